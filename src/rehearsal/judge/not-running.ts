import type { OldPages } from '../model/context.ts';
import type { RehearsedPackage } from '../model/packages.ts';
import type { Problem, StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { readErrorBoxes } from './html-text.ts';
import { readRefused } from './php-log.ts';

/** Pages of the dashboard on which plugins show errors. */
const BOX_PAGES = ['Dashboard', 'Plugins page'] as const;

/** Error boxes that were not there with the previous version; on a new site, those that name the plugin. */
export function listNewBoxes(
  { plugin }: RehearsedPackage,
  { before, alone }: OldPages,
  seen: ReadonlyMap<StepName, Visit>,
): readonly string[] {
  const list = (pages: ReadonlyMap<StepName, Visit>) =>
    BOX_PAGES.flatMap((name) => {
      const { output, log } = pages.get(name)?.reply ?? { output: '', log: [] };
      const isRefused = readRefused(log) !== undefined;
      return readErrorBoxes(output).filter(
        (text) => !text.includes(BLOCKED) && !(isRefused && ABOUT_SERVER.test(text)),
      );
    });
  const known = new Set([...list(before ?? new Map()), ...list(alone)].map(withoutNumbers));
  const name = plugin?.name.toLowerCase() ?? '';
  const isOurs = (text: string) => before !== undefined || (name !== '' && text.toLowerCase().includes(name));
  return [...new Set(list(seen))].filter((text) => !known.has(withoutNumbers(text)) && isOurs(text));
}

/** Explains that a plugin deactivates itself, quoting an error box of its pages. */
export function explainSelf(version: string, pages: readonly Visit[]): string {
  const [words] = pages.flatMap(({ reply }) => readErrorBoxes(reply.output));
  return `${version} deactivates itself here${words === undefined ? '.' : `: "${words}"`}`;
}

/** WordPress's message for each refused request; plugins keep it for later pages. Source: WordPress core WP_Http::request(). */
const BLOCKED = 'blocked requests through HTTP';

/** Words of a plugin whose server was not reached. */
const ABOUT_SERVER = /connect|reach|respond|time[d-]? ?out|blocked requests|resolve|licen[cs]e/i;

function withoutNumbers(text: string): string {
  return text.replace(/\d+/g, '');
}

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
