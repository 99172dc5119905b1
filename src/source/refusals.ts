import { PublishError } from '../errors.ts';
import type { HttpAnswer } from '../http.ts';
import { TransportError, type TransportFailure } from '../transport-error.ts';

const REACH_HINTS: Readonly<Partial<Record<TransportFailure, string>>> = {
  tls: 'Mend the certificate of that host: the service and WordPress would refuse it too.',
  deadline: 'Check that the host is up; if it is only slow, raise `timeout`.',
  proxy: 'Check `https_proxy` and `no_proxy` of the runner.',
};

/** The package's host gave no answer; what is no failure of the network stays itself. */
export function explainTransport(error: unknown, url: URL): unknown {
  if (!(error instanceof TransportError)) return error;
  return packageError(
    `cannot be fetched from ${url.host}: ${error.message}`,
    REACH_HINTS[error.failure] ?? 'Check the URL and that its host is up, then run this again.',
    error,
  );
}

/**
 * Lets only an answer with content through.
 *
 * @param where how the request came to this address, as the end of a sentence
 * @throws PublishError `package`
 */
export function refuseStatus({ status, headers }: HttpAnswer, start: URL, where: string): void {
  if (status === 200 || status === 206) return;
  const what = `answers ${status} to a request without credentials${where}`;
  if (status === 401 || status === 403) {
    throw packageError(
      what,
      'Make the file public; if the URL is a signed one, renew it, because it may have expired.',
    );
  }
  if (status === 404 || status === 410) {
    throw packageError(
      what,
      start.hostname === 'github.com'
        ? 'Check the URL; files of a private repository and of a draft release are not public on GitHub.'
        : 'Check the URL and that the ZIP was uploaded before this step.',
    );
  }
  if (status === 416 && isEmpty(headers['content-range']))
    throw packageError(`is an empty file${where}`, BUILD_FIX);
  throw packageError(
    what,
    status >= 500 || status === 429 || status === 408
      ? 'The host of the ZIP is busy or in trouble: run this again later.'
      : 'Give a URL that answers with the ZIP itself.',
  );
}

const BUILD_FIX = 'Check the step that builds and uploads the ZIP.';
const ZIP_ONLY_FIX = 'Build a ZIP: WordPress installs nothing else.';

/** Whether the answer to a range that cannot be had says that there is nothing at all. */
function isEmpty(contentRange = 'bytes */0'): boolean {
  return contentRange === 'bytes */0';
}

/** What servers send instead of a ZIP, by its first characters (after white space and byte order mark). */
const OTHER_CONTENTS: readonly (readonly [start: string, what: string, fix: string])[] = [
  ['PK\x05\x06', 'is a ZIP without any files', BUILD_FIX],
  [
    '<',
    'answers with a web page instead of a ZIP',
    'Open the URL in a private browser window: it must download the ZIP at once, without a log-in or a button.',
  ],
  ['{', 'answers with JSON instead of a ZIP', 'Give the URL of the file itself.'],
  ['\x1f\x8b', 'is a gzip file, not a ZIP', ZIP_ONLY_FIX],
  ['Rar!', 'is a RAR archive, not a ZIP', ZIP_ONLY_FIX],
  ['7z', 'is a 7z archive, not a ZIP', ZIP_ONLY_FIX],
];

const UNKNOWN_CONTENT = [
  'is not a ZIP, or not a whole one: it does not begin like one',
  'Check the URL and the step that builds the ZIP; nothing may stand before the ZIP in the file.',
] as const;

/**
 * Lets only what begins like a ZIP through.
 *
 * @param askedBytes size of the range from the start that was asked for
 * @throws PublishError `package`
 */
export function refuseContent(
  { body, status, headers }: HttpAnswer,
  askedBytes: number,
  where: string,
): void {
  const head = body.toString('latin1');
  if (head === '') throw packageError(`is an empty file${where}`, BUILD_FIX);
  if (status === 206 && !isRangeAsked(headers['content-range'], body.length, askedBytes)) {
    throw packageError(
      `is sent by a server whose answer does not fit the part of the file that was asked for${where}`,
      'Mend the range support of that server, or put the ZIP somewhere else.',
    );
  }
  if (head.startsWith('PK\x03\x04')) return;
  const text = head.replace(/^(\xef\xbb\xbf)?\s*/, '');
  const [, what, fix] = OTHER_CONTENTS.find(([start]) => text.startsWith(start)) ?? ['', ...UNKNOWN_CONTENT];
  throw packageError(`${what}${where}`, fix);
}

/** Whether a Content-Range is about the first bytes, as asked for, and does not contradict itself. */
function isRangeAsked(contentRange = '', sentBytes: number, askedBytes: number): boolean {
  const [, last = '', size = ''] = /^bytes 0-(\d+)\/(\d+|\*)$/.exec(contentRange) ?? [];
  return (
    last !== '' &&
    Number(last) + 1 === sentBytes &&
    sentBytes <= askedBytes &&
    (size === '*' || Number(last) < Number(size))
  );
}

/** Why a package cannot be published; `what` continues a sentence about it. */
export function packageError(what: string, hint: string, cause?: unknown): PublishError {
  return new PublishError({
    code: 'package',
    title: 'Package cannot be published',
    message: `The package at \`zip_url\` ${what}.`,
    hint,
    cause,
  });
}
