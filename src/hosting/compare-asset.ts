import { createHash, type Hash } from 'node:crypto';
import { toGitHubError } from '../github/errors.ts';
import { hostingError, quoteCode } from '../github/explain.ts';
import type { Asset } from '../github/responses.ts';
import { retryIdempotent, REPEAT_BUDGET_MS, sendWithRepeats } from '../http/retry.ts';
import type { HostingContext, PackageFile } from './job.ts';
import { signUrl } from './signed-url.ts';

/** A download may be so slow at worst. */
const MIN_BYTES_PER_S = 128 * 1024;

/** Whether what GitHub says of an asset is true of the package; a digest that it does not say cannot be wrong. */
export function fits({ state, sizeBytes, digest }: Asset, file: PackageFile): boolean {
  const isSame = !isKnown(digest) || digest === `sha256:${file.sha256}`;
  return state === 'uploaded' && sizeBytes === file.sizeBytes && isSame;
}

/**
 * Whether an asset that somebody else may have uploaded is the package: by its digest, and where GitHub has none, as for
 * assets of earlier years, by that of a download.
 *
 * @throws PublishError `not-published`: it cannot be downloaded
 * @throws GitHubError
 */
export async function hasContent(asset: Asset, file: PackageFile, context: HostingContext): Promise<boolean> {
  if (!fits(asset, file) || isKnown(asset.digest)) return fits(asset, file);
  const { log, quote } = context.ports;
  log.info(`GitHub has no digest of ${quoteCode(asset.name, quote)}: it is downloaded to be compared.`);
  return (await hashAsset(asset, context)) === file.sha256;
}

function isKnown(digest: string | undefined): boolean {
  return digest?.startsWith('sha256:') === true;
}

/** The SHA-256 of an asset's content, in lower-case hex. */
async function hashAsset(asset: Asset, context: HostingContext): Promise<string> {
  const { ports } = context;
  const { sizeBytes } = asset;
  let hash: Hash | undefined;
  const request = {
    method: 'GET',
    url: await signUrl(asset, context),
    headers: { Accept: '*/*' },
    timeoutMs: ports.timeoutMs + (sizeBytes / MIN_BYTES_PER_S) * 1000,
    maxBytes: 0,
    receive: ({ status }: { readonly status: number }) => {
      if (status !== 200) return undefined;
      const fresh = createHash('sha256');
      hash = fresh;
      return { maxBytes: sizeBytes, write: (chunk: Buffer) => Promise.resolve(void fresh.update(chunk)) };
    },
  } as const;
  const limits = { retries: ports.retries, budgetMs: REPEAT_BUDGET_MS };
  const { status } = await sendWithRepeats(request, retryIdempotent, ports, limits).catch(
    (error: unknown) => {
      throw toGitHubError(error, { doing: 'downloading the asset', kind: 'read' });
    },
  );
  if (hash === undefined || status !== 200) {
    throw hostingError(
      'Asset cannot be compared',
      `The asset ${quoteCode(asset.name, ports.quote)} has no digest on GitHub, and its download answers ${status}.`,
      'Run this again later, or delete the asset.',
      { remedy: 'rerun' },
    );
  }
  return hash.digest('hex');
}
