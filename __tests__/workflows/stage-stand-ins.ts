import { cp, readdir, symlink } from 'node:fs/promises';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PINS } from './pins.ts';

/** Where the actions of others have their stand-ins: `owner/name/action.yml` and its program. */
export const STAND_INS = join(import.meta.dirname, 'stand-ins');

/**
 * Lays the stand-ins out for a runner, and returns their folders by `owner/name@commit`. Their programs are links, so that
 * they find the modules of this project from wherever the runner copies them to.
 */
export async function stageStandIns(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(STAND_INS, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const source = join(parentPath, name);
    const target = join(folder, source.slice(STAND_INS.length));
    await mkdir(dirname(target), { recursive: true });
    await (name === 'action.yml' ? cp(source, target) : symlink(source, target));
  }
  return Object.fromEntries(
    Object.entries(PINS).map(([name, { commit }]) => [`${name}@${commit}`, join(folder, name)]),
  );
}
