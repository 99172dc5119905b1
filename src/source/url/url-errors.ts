import type { HttpHead } from '../../http/message.ts';
import { describeRedirect, type RedirectError } from '../../http/redirect.ts';
import { isPassing } from '../../http/retry.ts';
import { PROXY_ADDRESS_HINT, TransportError, type TransportFailure } from '../../http/transport-error.ts';
import { showUrl } from '../../http/urls.ts';
import { PublishError } from '../../shared/publish-error.ts';
import type { OtherContent } from '../../shared/file-type.ts';
import { formatDuration, formatSize } from '../../shared/format.ts';
import type { Sanitise } from '../../shared/logger.ts';
import { quoteText } from '../../shared/quote.ts';

/** The package cannot be fetched from its URL. */
export class UrlPackageError extends PublishError {
  /** Continues a sentence about the package, for callers whose package is not at `zip_url`. */
  readonly what: string;

  /** @param shown the URL, if it mostly has a mistake */
  constructor(what: string, hint: string, cause?: unknown, shown?: string) {
    const where = shown === undefined ? '' : ` (${quoteText(shown)})`;
    const message = `The package at \`zip_url\`${where} ${what}.`;
    super({ code: 'package', title: 'Package cannot be published', message, hint, cause });
    this.what = what;
  }
}

/** How far the download of a package has come. */
export interface Progress {
  /** Whether an answer with the package has begun. */
  hasBegun: boolean;
  cameBytes: number;
  /** The size that the server announces, if any. */
  sizeBytes: number | undefined;
}

const REACH_HINTS: Readonly<Partial<Record<TransportFailure, string>>> = {
  tls: 'Fix the certificate of that host: the service and WordPress would reject it too.',
  deadline: 'Check that the host is up; if it is only slow, raise `timeout`.',
  proxy: 'Check `https_proxy` and `no_proxy` of the runner.',
  'proxy-address': PROXY_ADDRESS_HINT,
};

/** Explains a host that did not answer, or whose answer broke off; returns errors other than network errors unchanged. */
export function explainUnreached(error: unknown, host: string, progress: Progress): unknown {
  if (!(error instanceof TransportError)) return error;
  const came = progress.hasBegun ? ` (${describeProgress(progress)})` : '';
  const hint = REACH_HINTS[error.failure] ?? 'Check the URL and that its host is up, then run this again.';
  return new UrlPackageError(`cannot be fetched from ${host}: ${error.message}${came}`, hint, error);
}

/** The error for a package that takes too long. */
export function timeError(progress: Progress, passedMs: number, maxMs: number): PublishError {
  const [passed, limit] = [formatDuration(passedMs), formatDuration(maxMs)];
  const what = `is not complete after ${passed}, and at most ${limit} are allowed (${describeProgress(progress)})`;
  return new UrlPackageError(what, 'Put it on a faster server, or make it smaller.');
}

function describeProgress({ cameBytes, sizeBytes }: Progress): string {
  return `${formatSize(cameBytes)}${sizeBytes === undefined ? '' : ` of ${formatSize(sizeBytes)}`} came`;
}

/** The error for redirects that are not followed. */
export function redirectError(error: RedirectError, quote: Sanitise): PublishError {
  const hint =
    error.target === undefined
      ? 'Give the URL at which the redirects end.'
      : 'Give a URL that reaches the ZIP over `https:` only.';
  return new UrlPackageError(describeRedirect(error, quote), hint);
}

/**
 * The error for another status than 200.
 *
 * @param asked the URL of the input
 * @param where how the request came to its address, as the end of a sentence
 */
export function statusError(status: number, asked: URL, where: string): PublishError {
  const what = `returns ${status} to a request without credentials${where}`;
  if (status === 404 || status === 410)
    return new UrlPackageError(what, adviseOnMissing(asked), undefined, showUrl(asked));
  const hint =
    status === 401 || status === 403
      ? 'Make the file public. If the URL is signed, renew it: it may have expired.'
      : isPassing(status)
        ? 'The host of the ZIP has a problem: run this again later.'
        : 'Give a URL that returns the ZIP itself.';
  return new UrlPackageError(what, hint);
}

/** Recognises GitHub Enterprise, too, which has the same paths on other hosts. */
function adviseOnMissing({ hostname, pathname }: URL): string {
  return hostname === 'github.com' || /^\/[^/]+\/[^/]+\/(archive|releases|raw|blob|suites)\//.test(pathname)
    ? 'Check the URL: on GitHub, files of private repositories and draft releases are not public.'
    : 'Check the URL and that the ZIP was uploaded before this step.';
}

/** Fixes for a URL that leads to something else. */
const URL_FIXES: Readonly<Partial<Record<OtherContent['kind'], string>>> = {
  'web-page':
    'Open the URL in a private browser window: it must download the ZIP directly, without a login or a button.',
  json: 'Give the URL of the file itself.',
  text: 'Give the URL of the ZIP itself.',
  pointer: "Give a URL that returns the file's content, such as that of a release asset.",
  unknown: 'Check the URL and the step that builds the ZIP.',
};

/** The error for content that does not begin like a ZIP. */
export function contentError(other: OtherContent, headers: HttpHead['headers'], where: string): PublishError {
  const { 'content-encoding': encoding = 'identity' } = headers;
  return encoding !== 'identity' && (other.kind === 'archive' || other.kind === 'unknown')
    ? new UrlPackageError(
        `is sent compressed (\`Content-Encoding\`), which was not requested${where}`,
        'Turn off compression for ZIP files on that server: they are compressed already.',
      )
    : new UrlPackageError(`is ${other.what}${where}`, URL_FIXES[other.kind] ?? other.fix);
}

/**
 * The error for a package that is too large.
 *
 * @param sizeBytes the announced size; `undefined`: more than the maximum came
 */
export function sizeError(sizeBytes: number | undefined, maxBytes: number, where: string): PublishError {
  const limit = maxBytes.toLocaleString('en');
  const what =
    sizeBytes === undefined
      ? `has more than ${limit} bytes, the most that are accepted: it did not end after them`
      : `has ${sizeBytes.toLocaleString('en')} bytes, and at most ${limit} are accepted`;
  const hint = 'Leave out files that the plugin does not need at run time, or load it from elsewhere.';
  return new UrlPackageError(`${what}${where}`, hint);
}
