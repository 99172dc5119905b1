import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Fetches a ZIP that never changes, unless an earlier rehearsal has kept it. The digest beside it shows damage, and nothing else:
 * whoever can change the one can change the other.
 *
 * @param kept where it stays, on the same disk as what is fetched
 * @param fetch returns the path of a file that may be moved
 * @returns the path of the ZIP
 */
export async function fetchOnce(kept: string, fetch: () => Promise<string>): Promise<string> {
  const digestFile = `${kept}.sha256`;
  const digest = await readFile(digestFile, 'utf8').catch(() => '');
  if (digest !== '' && (await hashFile(kept).catch(() => undefined)) === digest) return kept;
  const path = await fetch();
  await mkdir(dirname(kept), { recursive: true });
  await writeFile(digestFile, await hashFile(path));
  await rename(path, kept);
  return kept;
}

async function hashFile(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}
