import type { Allowance } from '../model/budget.ts';
import type { PageVisit } from '../model/browser.ts';

/** Chooses the pages that a browser visits, as long as there is time, and names what is left. */
export interface PageChoice {
  readonly choose: (pages: readonly PageVisit[]) => Iterable<PageVisit>;
  /** The ids of those that were left. */
  readonly left: ReadonlySet<string>;
}

/** @param unseen what was left before the update, with which a page would have to be compared */
export function choosePages(allowance: Allowance, unseen: ReadonlySet<string> = new Set()): PageChoice {
  const left = new Set(unseen);
  function* choose(pages: readonly PageVisit[]): Iterable<PageVisit> {
    const known = pages.filter(({ id }) => !unseen.has(id));
    for (const [index, page] of known.entries()) {
      if (!allowance.mayGoOn()) {
        for (const { id } of known.slice(index)) left.add(id);
        allowance.leave(known.length - index, pages.length, 'pages in the browser');
        return;
      }
      yield page;
    }
  }
  return { choose, left };
}
