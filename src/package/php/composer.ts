import { parentOf } from '../read/layout.ts';
import { readVersionId } from './conditions.ts';
import { evaluate, resolve, type Scope } from './paths.ts';
import type { Tokens } from './tokens.ts';

const REAL = /(^|\/)composer\/autoload_real\.php$/;
const STATIC = /(^|\/)composer\/autoload_static\.php$/;
/** Old versions of Composer name more of them, for versions of PHP that nobody uses. */
const ALWAYS = /\/(ClassLoader|autoload_static|platform_check)\.php$/;

/** Whether a file of Composer always loads another one, in a function. Source: Composer's AutoloadGenerator. */
export function isLoadedByComposer(path: string, target: string): boolean {
  return REAL.test(path) && parentOf(path) === parentOf(target) && ALWAYS.test(target);
}

/** A package whose classes the autoloader knows. */
export interface ListedPackage {
  /** A path in the package. */
  readonly folder: string;
  /** In lower case; prefixes of namespaces end in a backslash. */
  readonly names: ReadonlySet<string>;
}

/** The folder of a package: `vendor/acme/thing`. */
const PACKAGE = /^(.*\/vendor\/)(?:composer\/\.\.\/)?([^/]+\/[^/]+)\//;
/** The hash before a path in `$files`. */
const HASH = /^(?=.*\d)[0-9a-f]+$/;

/**
 * Reads the lists of Composer's autoloader, which pair a name or a hash with a path: the files that it requires at
 * once, and the packages whose classes it knows. Source: Composer's AutoloadGenerator.
 */
export function listComposed(tokens: Tokens, scope: Scope, path: string, folder: string) {
  const files: { readonly path: string; readonly index: number }[] = [];
  const packages = new Map<string, Set<string>>();
  for (const [at, { value: name, index }] of STATIC.test(path) ? tokens.entries() : []) {
    if (name === undefined || tokens[at + 1]?.text !== '=' || tokens[at + 2]?.text !== '>') continue;
    const isList = tokens[at + 3]?.text.toLowerCase() === 'array';
    const { value = '' } = evaluate(tokens, at + (isList ? 8 : 3), scope) ?? {};
    const isHash = HASH.test(name);
    const [, vendor = '', own = ''] = PACKAGE.exec(`${value}/`) ?? [];
    const target = resolve(folder, isHash ? value : vendor + own);
    if (target === undefined) continue;
    if (isHash) files.push({ path: target, index });
    else packages.set(target, (packages.get(target) ?? new Set<string>()).add(name.toLowerCase()));
  }
  return {
    files,
    packages: [...packages].map(([listed, names]): ListedPackage => ({ folder: listed, names })),
  };
}

/** The lowest version of PHP that the packages installed by Composer need; `undefined` in another file. */
export function readPlatform(path: string, text: string): string | undefined {
  if (!/(^|\/)composer\/platform_check\.php$/.test(path)) return undefined;
  const [, id = ''] = /PHP_VERSION_ID >= (\d{5,6})\b/.exec(text) ?? [];
  return id === '' ? undefined : readVersionId(Number(id));
}
