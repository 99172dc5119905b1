import type { Problem, StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { BOX_PAGES } from './error-boxes.ts';

/** Fewer files say nothing about a small plugin. */
const MIN_FILES = 8;

/**
 * Compares how many of the plugin's files PHP loads on the dashboard. Plugins that stop early load hardly anything. Of 18 healthy
 * updates, none loaded less than 0.75 of the files that were loaded before.
 *
 * @param before the pages with the previous version
 * @param hasOtherSign whether something else says that the plugin does not run
 */
export function checkLoaded(
  folder: string,
  before: ReadonlyMap<StepName, Visit> | undefined,
  seen: ReadonlyMap<StepName, Visit>,
  hasOtherSign: boolean,
): readonly Problem[] {
  const count = (pages: typeof before, name: StepName) => pages?.get(name)?.reply.loaded?.get(folder) ?? 0;
  // The first page after an activation loads more, for work that is done once, such as a migration: the other one counts.
  const [{ was, is } = { was: 0, is: 0 }] = BOX_PAGES.map((name) => {
    return { was: count(before, name), is: count(seen, name) };
  })
    .filter(({ was: files }) => files >= MIN_FILES)
    .toSorted((a, b) => b.is / b.was - a.is / a.was);
  if (is >= was / 2) return [];
  const isDead = is < was / 4 && hasOtherSign;
  const message = `On the dashboard, PHP loads ${is} of the plugin's files. Of the previous version, it loads ${was}: most of the plugin may not run. Check that the package has all that it loads, such as its libraries.`;
  return [{ severity: isDead ? 'error' : 'warning', message }];
}
