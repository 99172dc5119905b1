import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { locateBuild } from '../wordpress/playground.ts';

const VERSION = 'wp-6.5';
const TARGET = resolve(import.meta.dirname, '..', '..', '.cache', `whole-${VERSION}.zip`);

/**
 * A ZIP of WordPress with its scripts and styles. Builds for Playground have these beside their ZIP, because it serves them from
 * another place.
 */
export async function locateWhole(): Promise<string> {
  if (existsSync(TARGET)) return TARGET;
  const build = locateBuild(`${VERSION}.zip`);
  const beside = join(dirname(build), '..', '..', 'public', VERSION);
  const zip = new ZipFile();
  const mtime = new Date(2020, 0, 1);
  const known = new Set<string>();
  const archive = await openPromise(build, { autoClose: false });
  for await (const entry of archive.eachEntry()) {
    const name = entry.fileName;
    if (name.endsWith('/')) continue;
    known.add(name);
    zip.addBuffer(await buffer(await archive.openReadStreamPromise(entry)), name, { mtime });
  }
  archive.close();
  for (const entry of await readdir(beside, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(beside.length + 1).replaceAll('\\', '/');
    if (entry.isFile() && name.includes('/') && !known.has(name)) zip.addFile(path, name, { mtime });
  }
  zip.end();
  await mkdir(dirname(TARGET), { recursive: true });
  const aside = `${TARGET}.${process.pid}`;
  await pipeline(zip.outputStream, createWriteStream(aside));
  await rename(aside, TARGET);
  return TARGET;
}
