import { readlinkSync, realpathSync, statSync } from 'node:fs';
import { quoteName } from '../../shared/quote.ts';
import { findInside } from '../../shared/read-start.ts';
import { readSystemCode } from '../../shared/system-error.ts';
import { createLocalError, explainFileRead } from '../local-errors.ts';

/**
 * Whether a link leads to a folder.
 *
 * @param name of the link, for errors
 * @throws PublishError `package`: it leads nowhere
 */
export function leadsToFolder(path: string, name: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    const code = readSystemCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') throw badLink(path, name, 'which does not exist');
    if (code === 'ELOOP') throw badLink(path, name, 'which points back to itself');
    throw explainFileRead(error, name);
  }
}

/**
 * Where a link leads: inside of the tree, or people would find files of the build machine in their plugin, and not back
 * to where it came from.
 *
 * @param chain the real paths of the folders that it is in, from the top on
 * @throws PublishError `package`
 */
export function resolveLink(path: string, name: string, chain: readonly string[]): string {
  const [top = ''] = chain;
  const target = realpathSync(path);
  const inside = findInside(top, target);
  if (inside === undefined) throw badLink(path, name, 'which is outside of the directory');
  if (inside.split('/').includes('.git')) throw badLink(path, name, 'which is inside of `.git`');
  if (chain.includes(target)) throw badLink(path, name, 'a folder that it is in, so it has no end');
  return target;
}

function badLink(path: string, name: string, problem: string) {
  return createLocalError(
    `The link ${quoteName(name)} points to ${quoteName(readlinkSync(path))}, ${problem}.`,
    'Copy its target into the plugin, or name the link in `.distignore`.',
  );
}
