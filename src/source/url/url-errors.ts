import type { HttpHead } from '../../http/message.ts';
import { isPassing } from '../../http/retry.ts';
import { PROXY_ADDRESS_HINT, TransportError, type TransportFailure } from '../../http/transport-error.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { describeContent, type OtherContent } from '../../shared/file-type.ts';
import { formatDuration, formatSize } from '../../shared/format.ts';
import { quoteText } from '../../shared/quote.ts';

const REACH_HINTS: Readonly<Partial<Record<TransportFailure, string>>> = {
  tls: 'Fix the certificate of that host: the service and WordPress would reject it too.',
  deadline: 'Check that the host is up; if it is only slow, raise `timeout`.',
  proxy: 'Check `https_proxy` and `no_proxy` of the runner.',
  'proxy-address': PROXY_ADDRESS_HINT,
};

/** How far the download of a package has come. */
export interface Progress {
  /** Whether an answer with the package has begun. */
  hasBegun: boolean;
  cameBytes: number;
  /** The size that the server announces, if any. */
  sizeBytes: number | undefined;
}

/** Explains a host that did not answer, or whose answer broke off; returns errors other than network errors unchanged. */
export function explainUnreached(error: unknown, host: string, progress: Progress): unknown {
  if (!(error instanceof TransportError)) return error;
  const came = progress.hasBegun ? ` (${describeProgress(progress)})` : '';
  return urlError(
    `cannot be fetched from ${host}: ${error.message}${came}`,
    REACH_HINTS[error.failure] ?? 'Check the URL and that its host is up, then run this again.',
    error,
  );
}

/** The error for a package that takes too long. */
export function timeError(
  progress: Progress,
  { passedMs, maxMs }: { readonly passedMs: number; readonly maxMs: number },
  cause: unknown,
): PublishError {
  return urlError(
    `is not complete after ${formatDuration(passedMs)}, and at most ${formatDuration(maxMs)} are allowed (${describeProgress(progress)})`,
    'Put it on a faster server, or make it smaller.',
    cause,
  );
}

function describeProgress({ cameBytes, sizeBytes }: Progress): string {
  return `${formatSize(cameBytes)}${sizeBytes === undefined ? '' : ` of ${formatSize(sizeBytes)}`} came`;
}

/**
 * The error for another status than 200.
 *
 * @param asked the URL of the input
 * @param where how the request came to its address, as the end of a sentence
 */
export function statusError(status: number, asked: URL, where: string): PublishError {
  const what = `returns ${status} to a request without credentials${where}`;
  if (status === 401 || status === 403) {
    return urlError(what, 'Make the file public. If the URL is signed, renew it: it may have expired.');
  }
  if (status === 404 || status === 410) {
    return urlError(
      what,
      isOnGitHub(asked)
        ? 'Check the URL: on GitHub, files of private repositories and draft releases are not public.'
        : 'Check the URL and that the ZIP was uploaded before this step.',
    );
  }
  return urlError(
    what,
    isPassing(status)
      ? 'The host of the ZIP has a problem: run this again later.'
      : 'Give a URL that returns the ZIP itself.',
  );
}

/** Whether the URL looks like one on GitHub. GitHub Enterprise has the same paths on other hosts. */
function isOnGitHub({ hostname, pathname }: URL): boolean {
  return hostname === 'github.com' || /^\/[^/]+\/[^/]+\/(archive|releases|raw|blob|suites)\//.test(pathname);
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

/**
 * Refuses content that does not begin like a ZIP.
 *
 * @throws PublishError `package`
 */
export function assertZipContent(head: Buffer, headers: HttpHead['headers'], where: string): void {
  const other = describeContent(head);
  if (other === undefined) return;
  const { 'content-encoding': encoding = 'identity' } = headers;
  if (encoding !== 'identity' && (other.kind === 'archive' || other.kind === 'unknown')) {
    throw urlError(
      `is sent compressed (\`Content-Encoding\`), which was not requested${where}`,
      'Turn off compression for ZIP files on that server: they are compressed already.',
    );
  }
  throw urlError(`is ${other.what}${where}`, URL_FIXES[other.kind] ?? other.fix);
}

/**
 * The error for a package that is too large.
 *
 * @param sizeBytes the announced size; `undefined`: more than the maximum came
 */
export function sizeError(sizeBytes: number | undefined, maxBytes: number, where: string): PublishError {
  const limit = maxBytes.toLocaleString('en');
  return urlError(
    sizeBytes === undefined
      ? `has more than ${limit} bytes, the most that are accepted: it did not end after them${where}`
      : `has ${sizeBytes.toLocaleString('en')} bytes, and at most ${limit} are accepted${where}`,
    'Leave out what the plugin does not need at run time, or load it from elsewhere.',
  );
}

/** The package cannot be fetched from its URL. */
export class UrlPackageError extends PublishError {
  /** Continues a sentence about the package, for callers whose package is not at `zip_url`. */
  readonly what: string;

  /** @param shown the URL, if it may be shown */
  constructor(what: string, hint: string, cause?: unknown, shown?: string) {
    super({
      code: 'package',
      title: 'Package cannot be published',
      message: `The package at \`zip_url\`${shown === undefined ? '' : ` (${quoteText(shown)})`} ${what}.`,
      hint,
      cause,
    });
    this.what = what;
  }
}

/** Creates the error; `what` continues a sentence about the package. */
export function urlError(what: string, hint: string, cause?: unknown): PublishError {
  return new UrlPackageError(what, hint, cause);
}
