import { type Spend, spendFreely, TOKEN_STEPS } from '../search-budget.ts';
import { tokenizePhp } from './tokens.ts';

const MAX_PATHS = 200;
const MAX_LENGTH = 300;

/**
 * Something of each path that counts. Hardly any file needs to be taken apart, and a search that begins with rare characters
 * is several times faster.
 */
const HINTS = /\/(?:build|dist|(?<=(?:build|dist)\/))|\.(?:asset\.php|min\.(?:js|css))/;
const BUILT =
  /^(?:[\w.@-]+\/)*(?:build|dist)(?:\/[\w.@-]+)*\/?$|^(?:[\w.@-]+\/)+[\w.@-]+\.(?:asset\.php|min\.js|min\.css)$/;

/** The paths in the texts of PHP code that only a build makes; what they are relative to is not known. */
export function findBuiltPaths(code: string, spend: Spend = spendFreely): readonly string[] {
  const paths = new Set<string>();
  if (!HINTS.test(code) || !spend(code.length * TOKEN_STEPS)) return [];
  for (const { kind, value } of tokenizePhp(code)) {
    if (kind !== 'string' || value === undefined || value.length > MAX_LENGTH) continue;
    const path = value.replace(/^(\.{0,2}\/)+/, '');
    // A word alone may be anything.
    if (value.includes('/') && BUILT.test(path) && paths.size < MAX_PATHS) paths.add(path);
  }
  return [...paths];
}
