import { hostingError } from '../github/explain.ts';
import type { Asset } from '../github/responses.ts';
import { parsePublicUrl } from '../github/trusted-url.ts';
import type { HostingContext } from './job.ts';
import type { Ends } from './local-package.ts';
import { disprove } from './prove-download.ts';

/** GitHub may need some seconds before everyone sees a new asset: about a minute in all. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Proves that anyone can download the asset of a published release.
 *
 * @returns its permanent URL
 * @throws PublishError `not-published`
 */
export async function provePublicUrl(
  { url: text }: Asset,
  ends: Ends,
  { repository, ports }: HostingContext,
): Promise<string> {
  const url = parsePublicUrl(text, repository.apiUrl);
  if (url === undefined) throw publicError('is no plain `https:` address');
  for (let tries = 0; ; tries += 1) {
    const disproof = await disprove(url, ends, ports);
    if (disproof === undefined) return url.href;
    const waitMs = WAITS_MS[tries];
    if (disproof.isLasting || waitMs === undefined) throw publicError(disproof.why);
    if (tries === 0)
      ports.log.info(`The public URL of the asset ${disproof.why}; waiting until GitHub has it.`);
    await ports.clock.sleep(waitMs);
  }
}

function publicError(why: string): Error {
  return hostingError(
    'Asset is not public',
    `The public URL of the asset ${why}.`,
    'Run this again: the asset is used as it is. If this GitHub asks everyone to log in, set `asset-url` to `signed`.',
    { remedy: 'rerun' },
  );
}
