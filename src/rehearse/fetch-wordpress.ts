import { basename, join } from 'node:path';
import { showUrl } from '../http/urls.ts';
import { PackageProblem } from '../plugin/finding.ts';
import { PublishError } from '../shared/errors.ts';
import { openLocalFile } from '../shared/local-file.ts';
import { quoteName } from '../shared/quote.ts';
import { fetchOnce } from './fetch-once.ts';
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
  if (place.kind !== 'release') {
    const path = await storeZip(place, target, 'wordpress', ports);
    await assertWordPress(path, showWordPress(item));
    return path;
  }
  const release = nameRelease(place.version);
  const url = new URL(release, 'https://wordpress.org/');
  const fetch = () => storeZip({ kind: 'url', url }, target, 'wordpress', ports);
  return place.version === 'latest' ? fetch() : fetchOnce(join(keptFolder, release), fetch);
}

/** Playground says of other ZIPs only that WordPress did not start. */
async function assertWordPress(path: string, shown: string): Promise<void> {
  const { openZip } = await import('../plugin/inspect.ts');
  const file = await openLocalFile(path);
  try {
    const { entries } = await openZip(file);
    if (entries.some(({ path: inZip }) => /^([^/]+\/)?wp-includes\/version\.php$/.test(inZip))) return;
    throw explainOther(shown, 'it has no `wp-includes/version.php`');
  } catch (error) {
    if (!(error instanceof PackageProblem)) throw error;
    throw explainOther(shown, error.finding.message, error);
  } finally {
    await file.close();
  }
}

function explainOther(shown: string, why: string, cause?: unknown): PublishError {
  return new PublishError({
    code: 'not-known',
    title: 'Input wordpress',
    message: `Input \`wordpress\`: ${quoteName(shown)} is not a ZIP of WordPress: ${why.replace(/\.$/, '')}.`,
    hint: 'Give a version such as `6.5`, or the ZIP of a release as wordpress.org has it.',
    cause,
  });
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
