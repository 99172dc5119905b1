import { mkdir, rename, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { showUrl } from '../http/urls.ts';
import { readWordPressPlace } from './inputs.ts';
import { type StorePorts, storeZip } from './store-zip.ts';

/**
 * Brings a WordPress to this machine.
 *
 * @param item a version, `latest`, or the path or URL of a ZIP
 * @param name without an extension, for a file that goes with the run
 * @param keptFolder where numbered releases stay, which never change; on the disk of `ports.folder`
 * @returns the path of its ZIP
 * @throws PublishError `not-known`
 */
export async function findWordPress(
  item: string,
  name: string,
  keptFolder: string,
  ports: StorePorts,
): Promise<string> {
  const place = readWordPressPlace(item);
  const target = join(ports.folder, `${name}.zip`);
  if (place.kind !== 'release') return storeZip(place, target, 'wordpress', ports);
  const release = nameRelease(place.version);
  const kept = join(keptFolder, release);
  const isNumbered = place.version !== 'latest';
  if (isNumbered && (await isFile(kept))) return kept;
  const url = new URL(release, 'https://wordpress.org/');
  await storeZip({ kind: 'url', url }, target, 'wordpress', ports);
  if (!isNumbered) return target;
  await mkdir(keptFolder, { recursive: true });
  await rename(target, kept);
  return kept;
}

/** As a person calls it. */
export function showWordPress(item: string): string {
  const place = readWordPressPlace(item);
  if (place.kind === 'release') return place.version;
  return place.kind === 'url' ? showUrl(place.url) : basename(place.path);
}

/** Source: wordpress.org/download/releases. The first release of a branch has two numbers. */
function nameRelease(version: string): string {
  return version === 'latest' ? 'latest.zip' : `wordpress-${version.replace(/^(\d+\.\d+)\.0$/, '$1')}.zip`;
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}
