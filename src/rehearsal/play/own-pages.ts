import { listTabs, readPage } from '../judge/html-text.ts';
import type { RehearsalContext } from '../model/context.ts';
import type { Inventory } from '../model/inventory.ts';
import type { ProbeSet } from '../model/probe.ts';
import { listTabProbes } from '../probes/plugin-probes.ts';
import { type Answered, type Ask, type ProbeAnswer, visitsOf } from '../probes/run-probes.ts';

/**
 * Asks for the plugin's own pages, then for its tabs of all pages so far.
 *
 * @param more the answers of the pages before them
 * @param theirs the tabs that these have without the plugin
 * @returns the answers, of which `pages` are those without the tabs
 * @throws SiteLost, Unreadable
 */
export async function askOwnPages(
  ask: Ask,
  set: ProbeSet,
  more: readonly ProbeAnswer[],
  theirs: ReadonlySet<string> = new Set(),
): Promise<Answered & { readonly pages: readonly ProbeAnswer[] }> {
  const pages = await ask(set);
  const tabs = await ask(listTabProbes(visitsOf([...more, ...pages.answers]), theirs));
  const answers = { pages: pages.answers, answers: [...pages.answers, ...tabs.answers] };
  if (tabs.isUntold === true) return { ...pages, ...answers };
  // Also where it has no page of its own: it adds tabs to others.
  const asked = pages.isUntold === true ? tabs.asked : `${pages.asked ?? ''}, and ${tabs.asked ?? ''}`;
  return { problems: [...pages.problems, ...tabs.problems], asked, ...answers };
}

/** Tells pages of plugins beside it from others. @param others what the site has without the plugin */
export function isTheirs({ seen }: ProbeAnswer, others: Inventory | undefined): boolean {
  const page = readPage(seen.target);
  return (
    others?.kinds.get('pages')?.some(({ target }) => page !== null && readPage(target) === page) === true
  );
}

/**
 * Lists the tabs that pages of plugins beside it have without the plugin: nobody meets it there.
 *
 * @throws SiteLost, Unreadable
 */
export async function listTheirTabs(
  context: RehearsalContext,
  more: readonly ProbeAnswer[],
  others: Inventory | undefined,
): Promise<ReadonlySet<string>> {
  const pages = more.filter(
    (one) => isTheirs(one, others) && listTabs(one.seen.reply.output, one.seen.target).length > 0,
  );
  const tabs = new Set<string>();
  if (pages.length === 0) return tabs;
  const look = async (): Promise<void> => {
    for (const url of new Set(visitsOf(pages).map(({ target }) => target))) {
      const { reply, target } = await context.visit({ url, isForAdmins: true });
      context.log.rememberOthers(reply.log);
      for (const tab of listTabs(reply.output, target)) tabs.add(tab);
    }
  };
  await context.onSiteBefore(look, 'clean');
  return tabs;
}
