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

/** The hash before a path in `$files`. */
const HASH = /^(?=.*\d)[0-9a-f]+$/;

/**
 * Reads the files that Composer's autoloader requires at once, from the list that pairs a hash with each. Source:
 * Composer's AutoloadGenerator.
 */
export function listComposed(tokens: Tokens, scope: Scope, path: string, folder: string) {
  const files: { readonly path: string; readonly index: number }[] = [];
  for (const [at, { value: name, index }] of STATIC.test(path) ? tokens.entries() : []) {
    if (
      name === undefined ||
      !HASH.test(name) ||
      tokens[at + 1]?.text !== '=' ||
      tokens[at + 2]?.text !== '>'
    )
      continue;
    const target = resolve(folder, evaluate(tokens, at + 3, scope)?.value ?? '');
    if (target !== undefined) files.push({ path: target, index });
  }
  return files;
}

/** The lowest version of PHP that the packages installed by Composer need; `undefined` in another file. */
export function readPlatform(path: string, text: string): string | undefined {
  if (!/(^|\/)composer\/platform_check\.php$/.test(path)) return undefined;
  const [, id = ''] = /PHP_VERSION_ID >= (\d{5,6})\b/.exec(text) ?? [];
  return id === '' ? undefined : readVersionId(Number(id));
}
