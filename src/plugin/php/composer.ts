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

/** What the autoloader requires at once, and the packages of which it knows classes. Source: Composer's AutoloadGenerator. */
export interface Listed {
  /** As {@link evaluate} has them. */
  readonly files: readonly { readonly value: string; readonly index: number }[];
  readonly packages: readonly ListedPackage[];
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
/** What `$files` has in front of a path. */
const HASH = /^(?=.*\d)[0-9a-f]+$/;

/** Reads the lists of Composer's autoloader: pairs of a name, or a hash, and a path. */
export function listComposed(tokens: readonly PhpToken[], scope: Scope, path: string): Listed {
  const files: { value: string; index: number }[] = [];
  const packages = new Map<string, Set<string>>();
  for (const [at, { value: name, index }] of STATIC.test(path) ? tokens.entries() : []) {
    if (name === undefined || tokens[at + 1]?.text !== '=' || tokens[at + 2]?.text !== '>') continue;
    const isList = tokens[at + 3]?.text.toLowerCase() === 'array';
    const { value = '' } = evaluate(tokens, at + (isList ? 8 : 3), scope) ?? {};
    if (HASH.test(name)) files.push({ value, index });
    const [, vendor, folder] = PACKAGE.exec(`${value}/`) ?? [];
    if (vendor === undefined || folder === undefined || HASH.test(name)) continue;
    const known = packages.get(vendor + folder) ?? new Set<string>();
    packages.set(vendor + folder, known.add(name.toLowerCase()));
  }
  return { files, packages: [...packages].map(([folder, names]) => ({ folder, names })) };
}

/** The lowest version of PHP with which packages that Composer has installed can run; `undefined` in another file. */
export function readPlatform(path: string, text: string): string | undefined {
  if (!/(^|\/)composer\/platform_check\.php$/.test(path)) return undefined;
  const [, id = ''] = /PHP_VERSION_ID >= (\d{5,6})\b/.exec(text) ?? [];
  return id === '' ? undefined : readVersionId(Number(id));
}
