import { join } from 'node:path';
import { readWordPressPlace } from './inputs.ts';
import { type StorePorts, storeZip } from './store-zip.ts';

/**
 * Brings a WordPress to this machine.
 *
 * @param item a version, `latest`, or the path or URL of a ZIP
 * @param name without an extension, for the file
 * @returns the path of its ZIP
 * @throws PublishError `not-known`
 */
export async function findWordPress(item: string, name: string, ports: StorePorts): Promise<string> {
  const place = readWordPressPlace(item);
  const zip =
    place.kind === 'release' ? ({ kind: 'url', url: locateRelease(place.version) } as const) : place;
  return storeZip(zip, join(ports.folder, `${name}.zip`), 'wordpress', ports);
}

/** Source: wordpress.org/download/releases. The first release of a branch has two numbers. */
function locateRelease(version: string): URL {
  const name = version === 'latest' ? 'latest' : `wordpress-${version.replace(/^(\d+\.\d+)\.0$/, '$1')}`;
  return new URL(`https://wordpress.org/${name}.zip`);
}
