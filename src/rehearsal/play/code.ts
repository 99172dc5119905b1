import { loadReader, type PhpIndex, type SiteNames } from '../../package/index.ts';
import {
  compareClasses,
  joinProblems,
  listOwnClasses,
  type LoadedVersion,
} from '../judge/compare-classes.ts';
import { loadClasses } from '../names/load-classes.ts';
import { readSiteNames } from '../names/site-names.ts';
import type { Before, Judgement, RehearsalContext } from '../model/context.ts';
import type { PackageCode, ReadCode } from '../model/packages.ts';
import type { Problem } from '../model/results.ts';
import type { ResultOf } from '../model/scripts.ts';
import type { Site } from '../model/site.ts';
import { withoutBlame } from '../site/saved-site.ts';

/** Maximum number of problems that are told one by one. */
const MAX_PROBLEMS = 50;

/**
 * Reads the package's code, and has PHP load its classes: most of it runs in no other step.
 *
 * @throws SiteLost, Unreadable
 */
export async function checkCode(
  context: RehearsalContext,
  before: Before | undefined,
  readCode: ReadCode,
): Promise<Judgement> {
  const code = await readCode();
  if (code === undefined) return { problems: [], skipped: 'The code could not be read.' };
  const { loaded, site } = await askSite(context, before, code);
  const { comparePhp } = await loadReader();
  const read = comparePhp({ ...code, site }).map(
    ({ id, name, severity, message, effect, fix, file, line }): Problem => ({
      ...{ severity, file, line, rule: { id, name } },
      message: [message, effect, fix].join(' '),
    }),
  );
  const all = joinProblems(read, loaded);
  const more = all.length - MAX_PROBLEMS;
  const problems = [
    ...all.slice(0, MAX_PROBLEMS),
    ...(more > 0 ? [{ severity: 'warning', message: `${more} more are left out.` } as const] : []),
    ...explainUnread(code.current),
  ];
  return { problems, message: `${code.current.files.size} files` };
}

function explainUnread({ unread }: PhpIndex): readonly Problem[] {
  const files = unread.length === 1 ? 'One PHP file was' : `${unread.length} PHP files were`;
  const message = `${files} not searched for functions and classes, because of size or time.`;
  return unread.length === 0 ? [] : [{ severity: 'notice', message }];
}

/** Answers of a site about the code. */
interface Asked {
  readonly loaded: readonly Problem[];
  /** `undefined` if the site could not tell. */
  readonly site: SiteNames | undefined;
}

/** Loads the classes with both versions, and lists what the site has without the plugin. The site is then as before. */
async function askSite(
  context: RehearsalContext,
  before: Before | undefined,
  code: PackageCode,
): Promise<Asked> {
  const { site, next, versions, budget } = context;
  await site.save('meanwhile');
  const own = listOwnClasses(code.current, next);
  const current = { own, ...(await loadClasses(site, own, budget.allow('rules'))) };
  const older = before && (await loadBefore(context, code, current));
  await site.restore('clean');
  const symbols = await listSymbols(site, code.current);
  await site.restore('meanwhile');
  return {
    loaded: compareClasses(current, older, next.plugin?.folder ?? ''),
    site: symbols && readSiteNames(symbols, versions),
  };
}

/** Loads with the previous version what this one cannot load: only then it matters, and the site is another one. */
async function loadBefore(
  { site, previous }: RehearsalContext,
  code: PackageCode,
  { errors }: LoadedVersion,
): Promise<LoadedVersion | undefined> {
  if (previous === undefined || code.previous === undefined) return undefined;
  const own = listOwnClasses(code.previous, previous);
  if (errors.size === 0) return { own, loaded: new Set(), errors: new Map() };
  await site.restore('before');
  const odd = new Set([...errors.keys()].map((shown) => shown.toLowerCase()));
  const known = new Map([...own].filter(([name]) => odd.has(name)));
  return { ...(await withoutBlame(() => loadClasses(site, known))), own };
}

async function listSymbols(site: Site, code: PhpIndex): Promise<ResultOf<'symbols'> | undefined> {
  const classes = [...listUsedClasses(code)].map((name) => `c:${name}`);
  // A class that other code has to load first may end the request.
  return (
    (await site.run('symbols', { classes })).result ?? (await site.run('symbols', { classes: [] })).result
  );
}

/** The classes that code extends, creates, or whose members it uses. */
function listUsedClasses({ files }: PhpIndex): ReadonlySet<string> {
  const used = [...files.values()].flatMap(({ classes, units }) => [
    ...classes.flatMap(({ parents, interfaces, traits }) => [...parents, ...interfaces, ...traits]),
    ...units.flatMap(({ uses }) => uses.map(({ kind, name, on = '' }) => (kind === 'new' ? name : on))),
  ]);
  return new Set(used);
}
