import { hostingError } from '../github/explain.ts';
import type { Asset } from '../github/responses.ts';
import { parsePublicUrl } from '../github/trusted-url.ts';
import { collectUrlSecrets } from '../http/urls.ts';
import { readExpiryMs } from './expiry.ts';
import type { HostingContext } from './job.ts';
import type { Ends } from './local-package.ts';
import { disprove } from './prove-download.ts';

/** The service fetches the package some time after it got the URL. */
const MIN_LEFT_MS = 60_000;

/** Before it is asked for another URL. */
const WAITS_MS = [1_000, 2_000, 4_000];

type AnyAsset = Pick<Asset, 'id' | 'name'>;

/**
 * Asks for a signed URL of an asset and proves, without credentials, that it leads to the package for a minute and
 * longer. It is hidden before anything could print it.
 *
 * @throws PublishError `not-published`
 * @throws GitHubError
 */
export async function provideSignedUrl(
  asset: AnyAsset,
  ends: Ends,
  context: HostingContext,
): Promise<string> {
  const { clock, log } = context.ports;
  for (let tries = 0; ; tries += 1) {
    const url = await signUrl(asset, context);
    const disproof = await disprove(url, ends, context.ports);
    const leftMs = (readExpiryMs(url) ?? Infinity) - clock.wallNow();
    const waitMs = WAITS_MS[tries];
    if (disproof === undefined && leftMs >= MIN_LEFT_MS) return url.href;
    if (disproof === undefined && waitMs === undefined) {
      log.info('By the clock of this runner the signed URL ends within a minute; it is used all the same.');
      return url.href;
    }
    if (disproof !== undefined && (disproof.isLasting || waitMs === undefined))
      throw signedError(disproof.why);
    if (disproof !== undefined) await clock.sleep(waitMs ?? 0);
  }
}

/**
 * Asks for a signed URL of an asset, and hides it.
 *
 * @throws PublishError `not-published`: it is no address that can be fetched without credentials
 * @throws GitHubError
 */
export async function signUrl(asset: AnyAsset, { github, repository, ports }: HostingContext): Promise<URL> {
  const text = await github.signAsset(asset);
  const url = parsePublicUrl(text, repository.apiUrl);
  const query = text.replace(/^[^?#]*[?#]?/, '');
  const secrets = new Set([query, ...collectUrlSecrets(text)]);
  for (const secret of secrets) if (secret !== '') ports.mask(secret);
  if (url === undefined) throw signedError('is no plain `https:` address');
  if (url.origin === repository.apiUrl.origin)
    throw signedError('leads back to the API, which asks for a token');
  return url;
}

function signedError(why: string): Error {
  return hostingError(
    'No usable signed URL',
    `The signed URL of the asset ${why}.`,
    'Run this again later; on GitHub Enterprise Server, check that its storage answers without a log-in.',
    { remedy: 'rerun' },
  );
}
