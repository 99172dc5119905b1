import { isSafeFrom } from '../github/trusted-url.ts';
import type { HttpAnswer } from '../http/message.ts';
import { isLasting, TransportError } from '../http/transport-error.ts';
import { parseUrl, showTarget, showTargetHost } from '../http/urls.ts';
import type { HostingPorts } from './job.ts';
import type { Ends } from './local-package.ts';

const MAX_REDIRECTS = 5;

/** Why a URL does not lead to the package. */
export interface Disproof {
  /** Continues a sentence about the URL. */
  readonly why: string;
  /** It will not pass. */
  readonly isLasting: boolean;
}

/** Bytes of the package that a download must have. */
interface Part {
  readonly start: number;
  readonly bytes: Buffer;
}

/**
 * Fetches both ends of the package, without credentials, as the service will fetch all of it; `undefined` when they
 * and the size are right. Ranged GETs, because a storage host may refuse HEAD.
 */
export async function disprove(
  url: URL,
  { sizeBytes, head, tail }: Ends,
  ports: HostingPorts,
): Promise<Disproof | undefined> {
  const parts = [
    { start: 0, bytes: head },
    { start: sizeBytes - tail.length, bytes: tail },
  ];
  for (const part of parts.filter(({ bytes }) => bytes.length > 0)) {
    const answer = await fetchPart(url, part, ports);
    const disproof = 'why' in answer ? answer : compare(answer, part, sizeBytes);
    if (disproof !== undefined) return disproof;
  }
  return undefined;
}

async function fetchPart(
  start: URL,
  part: Part,
  { send, timeoutMs, quote }: HostingPorts,
): Promise<HttpAnswer | Disproof> {
  const headers = { Accept: '*/*', Range: `bytes=${part.start}-${part.start + part.bytes.length - 1}` };
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    try {
      const answer = await send({ method: 'GET', url, headers, timeoutMs, maxBytes: part.bytes.length });
      const { location } = answer.headers;
      if (answer.status < 300 || answer.status >= 400 || location === undefined) return answer;
      const next = parseUrl(location, url);
      if (next === null || !isSafeFrom(next, url)) {
        const target = next === null ? 'nowhere' : showTarget(next, quote);
        return { why: `redirects to ${target}, which is no plain \`https:\` address`, isLasting: true };
      }
      url = next;
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      const why = `cannot be fetched from ${showTargetHost(url, quote)}: ${error.message}`;
      return { why, isLasting: isLasting(error.failure) };
    }
  }
  return { why: `redirects more than ${MAX_REDIRECTS} times`, isLasting: true };
}

function compare(
  { status, headers, body }: HttpAnswer,
  { start, bytes }: Part,
  sizeBytes: number,
): Disproof | undefined {
  if (status !== 200 && status !== 206) return { why: `answers ${status}`, isLasting: false };
  if (headers['content-type']?.startsWith('text/html') === true) {
    return { why: 'leads to a web page, such as one to log in', isLasting: true };
  }
  const [, first, size] = /^bytes +(\d+)-\d+\/(\d+)$/i.exec(headers['content-range'] ?? '') ?? [];
  // A server without ranges sends the whole file, of which no more is read than its beginning.
  const offset = status === 200 ? 0 : Number(first);
  const isSized = Number(status === 200 ? headers['content-length'] : size) === sizeBytes;
  const isSame = offset === start ? body.equals(bytes) : status === 200;
  return isSized && isSame
    ? undefined
    : { why: 'leads to something else than the package', isLasting: false };
}
