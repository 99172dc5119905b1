import { createHash, type Hash } from 'node:crypto';
import { requestSignedUrl } from '../asset-url.ts';
import { toGitHubError } from '../github-error.ts';
import { hostingError } from '../explain-errors.ts';
import type { Asset } from '../responses.ts';
import type { HttpAnswer } from '../../http/message.ts';
import { describeRedirect, followRedirects, RedirectError } from '../../http/redirect.ts';
import { REPEAT_BUDGET_MS, retryIdempotent, sendWithRepeats } from '../../http/retry.ts';
import { isLasting, TransportError } from '../../http/transport-error.ts';
import { showTargetHost } from '../../http/urls.ts';
import type { PublishError } from '../../shared/publish-error.ts';
import { quoteName } from '../../shared/quote.ts';
import type { HostingPorts, PackageFile, Uses } from './model.ts';
import type { PackageHead } from './local-package.ts';

/** The slowest download that does not time out. */
const MIN_BYTES_PER_S = 128 * 1024;

/** Whether an asset is uploaded and has the size of the package, and its digest if GitHub knows one. */
export function matchesMetadata({ state, sizeBytes, digest }: Asset, file: PackageFile): boolean {
  const isSame = !isKnown(digest) || digest === `sha256:${file.sha256}`;
  return state === 'uploaded' && sizeBytes === file.sizeBytes && isSame;
}

/**
 * Whether an asset that somebody else may have uploaded is the package. Compares its digest or, when GitHub has none,
 * as for older assets, the digest of a download.
 *
 * @throws PublishError `not-published`: it cannot be downloaded
 * @throws GitHubError
 */
export async function hasSameContent(
  asset: Asset,
  file: PackageFile,
  context: HostingPorts & Uses<'github' | 'repository'>,
): Promise<boolean> {
  if (!matchesMetadata(asset, file)) return false;
  if (isKnown(asset.digest)) return true;
  const { log, quote } = context;
  log.info(`GitHub has no digest of ${quoteName(asset.name, quote)}: downloading it to compare.`);
  return (await hashAsset(asset, context)) === file.sha256;
}

function isKnown(digest: string | undefined): boolean {
  return digest?.startsWith('sha256:') === true;
}

/** The SHA-256 of an asset's content, in lower-case hex. */
async function hashAsset(
  asset: Asset,
  context: HostingPorts & Uses<'github' | 'repository'>,
): Promise<string> {
  const { sizeBytes } = asset;
  let hash: Hash | undefined;
  const request = {
    method: 'GET',
    url: await requestSignedUrl(asset, context.repository, context),
    headers: { Accept: '*/*' },
    timeoutMs: context.timeoutMs + (sizeBytes / MIN_BYTES_PER_S) * 1000,
    maxBytes: 0,
    receive: ({ status }: { readonly status: number }) => {
      if (status !== 200) return undefined;
      const fresh = createHash('sha256');
      hash = fresh;
      return { maxBytes: sizeBytes, write: (chunk: Buffer) => Promise.resolve(void fresh.update(chunk)) };
    },
  } as const;
  const limits = { retries: context.retries, budgetMs: REPEAT_BUDGET_MS };
  const { status } = await sendWithRepeats(request, retryIdempotent, context, limits).catch(
    (error: unknown) => {
      throw toGitHubError(error, { doing: 'downloading the asset', kind: 'read' });
    },
  );
  if (hash === undefined || status !== 200) {
    throw hostingError(
      'Asset cannot be compared',
      `The asset ${quoteName(asset.name, context.quote)} has no digest on GitHub, and its download returned ${status}.`,
      'Run this again later, or delete the asset.',
      { remedy: 'rerun' },
    );
  }
  return hash.digest('hex');
}

/** The error for an asset that has the name but other content. */
export function conflictError({ name }: Asset, { spec, quote }: Uses<'spec' | 'quote'>): PublishError {
  return hostingError(
    'Asset exists with other content',
    `The release \`${spec.tag}\` has an asset ${quoteName(name, quote)} already, with other content than the package.`,
    'If another workflow or a person uploads it, stop that. Else raise the version, set another `asset-name`, or set `overwrite: true` to replace it.',
  );
}

/** Why a URL does not lead to the package. */
interface DownloadProblem {
  /** Continues a sentence about the URL. */
  readonly why: string;
  /** Whether waiting does not help. */
  readonly isLasting: boolean;
}

/**
 * Begins to fetch the package without credentials, as the service will fetch all of it; `undefined` when its size and
 * its first bytes are right: GitHub's digest of the asset has shown that it is the package. Uses a GET, because a storage
 * host may refuse HEAD.
 */
export async function checkDownload(
  start: URL,
  { sizeBytes, head }: PackageHead,
  { send, timeoutMs, quote }: Pick<HostingPorts, 'send' | 'timeoutMs' | 'quote'>,
): Promise<DownloadProblem | undefined> {
  let url = start;
  try {
    const { answer } = await followRedirects(start, (next) => {
      url = next;
      return send({ method: 'GET', url, headers: { Accept: '*/*' }, timeoutMs, maxBytes: head.length });
    });
    return compareStart(answer, sizeBytes, head);
  } catch (error) {
    if (error instanceof RedirectError) return { why: describeRedirect(error, quote), isLasting: true };
    if (!(error instanceof TransportError)) throw error;
    const why = `cannot be fetched from ${showTargetHost(url, quote)}: ${error.message}`;
    return { why, isLasting: isLasting(error.failure) };
  }
}

function compareStart(
  { status, headers, body }: HttpAnswer,
  sizeBytes: number,
  head: Buffer,
): DownloadProblem | undefined {
  if (status !== 200) return { why: `returns ${status}`, isLasting: false };
  if (headers['content-type']?.startsWith('text/html') === true) {
    return { why: 'returns a web page, such as a login page', isLasting: true };
  }
  return Number(headers['content-length']) === sizeBytes && body.equals(head)
    ? undefined
    : { why: 'returns something other than the package', isLasting: false };
}
