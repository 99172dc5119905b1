import type { Inputs } from '../action/inputs/read-inputs.ts';
import {
  type FoundPackage,
  type SourceContext,
  cleanUp,
  type PackageUrl,
  type RemotePackage,
} from './found-package.ts';
import { prepareReader } from '../package/index.ts';
import { readExpiryMs } from '../http/url-expiry.ts';
import { showUrl } from '../http/urls.ts';
import type { SourceOf } from '../action/inputs/source.ts';
import { PublishError } from '../shared/publish-error.ts';
import { type Download, downloadPackage } from './url/download.ts';

/**
 * Finds the package behind a URL, on this machine, or in a workflow artifact, and zips a directory.
 *
 * @throws PublishError `package`, `input`, `not-published`
 */
export async function findPackage(
  inputs: UrlInputs & Pick<Inputs, 'source' | 'slug' | 'repository'>,
  context: SourceContext,
): Promise<FoundPackage> {
  const { source } = inputs;
  if (source.kind === 'url') return findUrl(source, inputs, context);
  const { findLocal } = await import('./find-local-package.ts');
  return findLocal(source, inputs, context);
}

type UrlInputs = Pick<Inputs, 'timeoutMs' | 'retries' | 'packageChecks'>;

/**
 * Finds the package behind `zip_url`. Uses a signed URL for an asset of this repository if it is private.
 *
 * @throws PublishError `package`, `not-published`
 */
async function findUrl(
  source: SourceOf<'url'>,
  inputs: UrlInputs,
  context: SourceContext,
): Promise<RemotePackage> {
  const { url, text, isSecret } = source;
  const { log, signAssetUrl } = context;
  log.info(`Package: ${showUrl(url)}`);
  try {
    const found = await download(url, inputs, context);
    log.info('Anyone can download it.');
    const get = (): Promise<string> =>
      Promise.resolve().then(() => {
        // Others may call something else so.
        if (isSecret) assertFresh(url, context.clock.wallNow());
        return text;
      });
    return toPackage(found, url, found.name, { isSecret, shown: isSecret ? showUrl(url) : text, get }, log);
  } catch (error) {
    // A private repository looks like a missing file without the token.
    const sign = isRefused(error) ? await signAssetUrl(url) : undefined;
    if (sign === undefined) throw error;
    const found = await download(new URL(await sign()), inputs, context);
    log.info('It is in this private repository, so a signed URL is used.');
    // The signed URL has a different, unknown file name.
    const name = url.pathname.split('/').at(-1) ?? found.name;
    return toPackage(found, url, name, { isSecret: true, shown: showUrl(url), get: sign }, log);
  }
}

/** The service may fetch the package some time after it got the URL. */
const MIN_LEFT_MS = 60_000;

/**
 * Refuses a URL that the service may find expired.
 *
 * @param nowMs milliseconds since 1970
 * @throws PublishError `not-published`
 */
function assertFresh(url: URL, nowMs: number): void {
  const endMs = readExpiryMs(url);
  if (endMs === undefined || endMs - nowMs >= MIN_LEFT_MS) return;
  throw new PublishError({
    code: 'not-published',
    title: 'URL expires too soon',
    message: `The URL in \`zip_url\` ${endMs <= nowMs ? 'expired' : 'expires'} at ${showTime(endMs)}, and it is ${showTime(nowMs)} now: the service needs at least ${MIN_LEFT_MS / 1000} seconds to fetch the package.`,
    hint: 'Sign the URL right before this step, for some minutes.',
  });
}

/** A time as the log of a workflow shows it, in whole seconds. */
function showTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

/** Whether the package cannot be downloaded without credentials. */
function isRefused(error: unknown): boolean {
  return error instanceof PublishError && error.code === 'package';
}

async function download(
  url: URL,
  { timeoutMs, retries, packageChecks }: UrlInputs,
  context: SourceContext,
): Promise<Download> {
  const downloading = downloadPackage(url, { ...context, timeoutMs, retries });
  // Loads the inspection while waiting for the host. A failure shows when it is used.
  if (packageChecks !== 'off') prepareReader();
  return downloading;
}

function toPackage(
  { path, file, sha256, finalUrl, close }: Download,
  start: URL,
  name: string,
  url: PackageUrl,
  log: SourceContext['log'],
): RemotePackage {
  return {
    kind: 'remote',
    name,
    path,
    reader: file,
    sizeBytes: file.sizeBytes,
    isTemporary: true,
    url,
    urls: [start, finalUrl],
    readSha256: () => Promise.resolve(sha256),
    [Symbol.asyncDispose]: () => cleanUp(close, log),
  };
}
