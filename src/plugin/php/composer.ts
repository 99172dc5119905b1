import { parentOf } from '../layout.ts';
import { readVersionId } from './conditions.ts';
import { evaluate, type Scope } from './paths.ts';
import type { PhpToken } from './tokens.ts';

/** What Composer's autoloader loads, by the files that Composer has written. */
const REAL = /(^|\/)composer\/autoload_real\.php$/;
const STATIC = /(^|\/)composer\/autoload_static\.php$/;
/** Older versions name more of them, for versions of PHP that nobody has. */
const ALWAYS = /\/(ClassLoader|autoload_static|platform_check)\.php$/;

/** Whether a file of Composer always loads another one, in a function. Source: Composer's AutoloadGenerator. */
export function isLoadedByComposer(path: string, target: string): boolean {
  return REAL.test(path) && parentOf(path) === parentOf(target) && ALWAYS.test(target);
}

/** A path in the lists of Composer's autoloader. */
export interface ListedPath {
  /** As {@link evaluate} has it. */
  readonly value: string;
  readonly index: number;
}

/** The files that the autoloader requires at once: its `$files`. Source: Composer's AutoloadGenerator. */
export function listRequiredFiles(
  tokens: readonly PhpToken[],
  scope: Scope,
  path: string,
): readonly ListedPath[] {
  if (!STATIC.test(path)) return [];
  const start = tokens.findIndex(({ kind, text }) => kind === 'variable' && text === '$files');
  const end = start < 0 ? -1 : tokens.findIndex(({ text }, at) => at > start && text === ';');
  const listed: ListedPath[] = [];
  for (let at = start; at >= 0 && at < end; at += 1) {
    if (tokens[at]?.text !== '=' || tokens[at + 1]?.text !== '>') continue;
    const found = evaluate(tokens, at + 2, scope);
    if (found !== undefined && tokens[found.next]?.text === ',')
      listed.push({ value: found.value, index: tokens[at + 2]?.index ?? 0 });
  }
  return listed;
}

/** A package of which the autoloader knows classes. */
export interface ListedPackage {
  /** As {@link evaluate} has it; in the package, once it is resolved. */
  readonly folder: string;
  /** In lower case; the first names of namespaces end in a backslash. */
  readonly names: ReadonlySet<string>;
}

/** Where the files of a package lie: `vendor/acme/thing`. */
const PACKAGE = /^(.*\/vendor\/)(?:composer\/\.\.\/)?([^/]+\/[^/]+)\//;

/** The packages whose classes the autoloader lists. Source: Composer's AutoloadGenerator. */
export function listPackages(
  tokens: readonly PhpToken[],
  scope: Scope,
  path: string,
): readonly ListedPackage[] {
  if (!STATIC.test(path)) return [];
  const packages = new Map<string, Set<string>>();
  tokens.forEach(({ value: name }, at) => {
    if (name === undefined || tokens[at + 1]?.text !== '=' || tokens[at + 2]?.text !== '>') return;
    const isList = tokens[at + 3]?.text.toLowerCase() === 'array';
    const found = evaluate(tokens, at + (isList ? 8 : 3), scope);
    const [, vendor, folder] = PACKAGE.exec(`${found?.value ?? ''}/`) ?? [];
    if (vendor === undefined || folder === undefined) return;
    const known = packages.get(vendor + folder) ?? new Set<string>();
    packages.set(vendor + folder, known.add(name.toLowerCase()));
  });
  return [...packages].map(([folder, names]) => ({ folder, names }));
}

/** The lowest version of PHP with which packages that Composer has installed can run; `undefined` in another file. */
export function readPlatform(path: string, text: string): string | undefined {
  if (!/(^|\/)composer\/platform_check\.php$/.test(path)) return undefined;
  const [, id = ''] = /PHP_VERSION_ID >= (\d{5,6})\b/.exec(text) ?? [];
  return id === '' ? undefined : readVersionId(Number(id));
}
