import { basename } from 'node:path/posix';
import { PublishError } from '../errors.ts';
import { type HttpAnswer, type SendRequest, TransportError, type TransportFailure } from '../http.ts';
import { isLoopback, parseUrl, showUrl } from '../urls.ts';

/** A package that anyone can download. */
export interface Package {
  /** The file name in the URL after redirects, as a person would call the package. */
  readonly name: string;
  /** Bytes; absent when the server does not tell. */
  readonly sizeBytes?: number;
}

export interface UrlReaderOptions {
  readonly send: SendRequest;
  readonly timeoutMs: number;
}

/** Enough to tell a ZIP from what servers send instead of one. */
const HEAD_BYTES = 64;
const MAX_REDIRECTS = 5;

/**
 * Proves, with one ranged request and without credentials, that the package can be downloaded by anyone and is a
 * ZIP: the service will fetch it in the same way.
 *
 * @throws PublishError `package`: it cannot be fetched, or is something else
 */
export async function readUrlPackage(start: URL, options: UrlReaderOptions): Promise<Package> {
  const { url, answer } = await fetchHead(start, options);
  const where = url.href === start.href ? '' : ` (after a redirect to ${showUrl(url)})`;
  refuseStatus(answer.status, start, where);
  refuseContent(answer, where);
  const sizeBytes = readSize(answer);
  return { name: nameFile(url), ...(sizeBytes === undefined ? {} : { sizeBytes }) };
}

async function fetchHead(start: URL, { send, timeoutMs }: UrlReaderOptions) {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await send({
      method: 'GET',
      url,
      headers: { Accept: '*/*', Range: `bytes=0-${HEAD_BYTES - 1}` },
      timeoutMs,
      maxBytes: HEAD_BYTES,
    }).catch((error: unknown) => {
      throw explainTransport(error, url);
    });
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status >= 400 || location === undefined) return { url, answer };
    url = followRedirect(url, location);
  }
  throw packageError(
    `cannot be fetched: it redirects more than ${MAX_REDIRECTS} times`,
    'Give the URL at which the redirects end.',
  );
}

function followRedirect(from: URL, location: string): URL {
  const to = parseUrl(location, from);
  const isSafe =
    to?.protocol === 'https:' || (to?.protocol === 'http:' && isLoopback(from) && isLoopback(to));
  if (to === null || !isSafe || to.username !== '' || to.password !== '') {
    const target = to === null ? 'something that is no URL' : showUrl(to);
    throw packageError(
      `redirects to ${target}, which is not a plain \`https:\` URL`,
      'Give a URL that leads to the ZIP over `https:` all the way.',
    );
  }
  return to;
}

const REACH_HINTS: Readonly<Partial<Record<TransportFailure, string>>> = {
  tls: 'Mend the certificate of that host: the service and WordPress would refuse it too.',
  deadline: 'Check that the host is up; if it is only slow, raise `timeout`.',
  proxy: 'Check `https_proxy` and `no_proxy` of the runner.',
};

function explainTransport(error: unknown, url: URL): unknown {
  if (!(error instanceof TransportError)) return error;
  return packageError(
    `cannot be fetched from ${url.host}: ${error.message}`,
    REACH_HINTS[error.failure] ?? 'Check the URL and that its host is up, then run this again.',
    error,
  );
}

function refuseStatus(status: number, start: URL, where: string): void {
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
  if (status === 416)
    throw packageError(`is an empty file${where}`, 'Check the step that builds and uploads the ZIP.');
  throw packageError(
    what,
    status >= 500 || status === 429
      ? 'The host of the ZIP is busy or in trouble: run this again later.'
      : 'Give a URL that answers with the ZIP itself.',
  );
}

const BUILD_FIX = 'Check the step that builds and uploads the ZIP.';
const ZIP_ONLY_FIX = 'Build a ZIP: WordPress installs nothing else.';

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

function refuseContent({ body, status, headers }: HttpAnswer, where: string): void {
  const head = body.toString('latin1');
  if (head === '') throw packageError(`is an empty file${where}`, BUILD_FIX);
  if (status === 206 && !isRangeAsked(headers['content-range'])) {
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
function isRangeAsked(contentRange = ''): boolean {
  const [, last = '', size = ''] = /^bytes 0-(\d+)\/(\d+|\*)$/.exec(contentRange) ?? [];
  return last !== '' && Number(last) < HEAD_BYTES && (size === '*' || Number(last) < Number(size));
}

function readSize({ status, headers }: HttpAnswer): number | undefined {
  const text =
    status === 206 ? /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1] : headers['content-length'];
  const sizeBytes = Number(text);
  return text !== undefined && Number.isSafeInteger(sizeBytes) ? sizeBytes : undefined;
}

function nameFile(url: URL): string {
  try {
    return decodeURIComponent(basename(url.pathname)) || url.host;
  } catch {
    return basename(url.pathname);
  }
}

function packageError(what: string, hint: string, cause?: unknown): PublishError {
  return new PublishError({
    code: 'package',
    title: 'Package cannot be published',
    message: `The package at \`zip_url\` ${what}.`,
    hint,
    cause,
  });
}
