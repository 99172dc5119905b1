import { createHash } from 'node:crypto';
import type { SiteRequest, SiteResponse, Trace, TracedRequest } from '../model/browser.ts';
import type { LogEntry } from '../model/log.ts';
import type { Site } from '../model/site.ts';

/** More than pages ask for; one that asks for more is visited again. */
const MAX_REQUESTS = 500;
const MAX_BODY_BYTES = 1_000_000;

/** Files that a web server sends without PHP. */
const FILE = /^\/wp-(?:content|includes|admin)\/[^?]+\.(?!php)[a-z0-9]+(?:\?|$)/i;

/** Sent by PHP for what the address says, which a new version of the plugin changes. WordPress's own hold its own scripts alone. */
const VERSIONED = /^(?!\/wp-admin\/load-(?:scripts|styles)\.php)[^?]*\?(?:[^#]*&)?(?:v|ver|version)=/;

/** Where the editor says which post it opens. */
const POST = / name='post_ID' value='(\d{1,15})'/;

/** Keeps what a page asks for during a visit, and what came. */
export function startTrace(): {
  readonly note: (request: SiteRequest, response: SiteResponse | undefined) => void;
  readonly end: () => Trace;
} {
  const requests: TracedRequest[] = [];
  let isWhole = true;
  let bytes = 0;
  let post: number | undefined;
  return {
    note: (request, response) => {
      bytes += request.body.byteLength;
      const isKept = requests.length < MAX_REQUESTS && bytes <= MAX_BODY_BYTES;
      if (response === undefined || !isKept || (!isFile(request) && VERSIONED.test(request.url))) {
        isWhole = false;
        return;
      }
      requests.push({ request, digest: digestOf(request, response) });
      if (isDocument(request)) post = Number(POST.exec(Buffer.from(response.body).toString('latin1'))?.[1]);
    },
    end: () => ({ requests, isWhole, post }),
  };
}

/**
 * Turns what the editor asked for a new post into what it asks for another: the page for that post, which holds what the REST API says
 * of it, was asked for beside the visit.
 */
export function traceOfPost(
  { requests, isWhole, post = NaN }: Trace,
  other: number,
  opened: TracedRequest,
): Trace {
  const name = new RegExp(`\\b${post}\\b`, 'g');
  const rest = requests.flatMap(({ request, digest }): readonly TracedRequest[] => {
    const { url, body } = request;
    if (isDocument(request) || new RegExp(`/wp/v2/posts/${post}\\b`).test(decodeUrl(url))) return [];
    if (isFile(request)) return [{ request, digest }];
    const named = Buffer.from(Buffer.from(body).toString('latin1').replace(name, String(other)), 'latin1');
    return [{ request: { ...request, url: url.replace(name, String(other)), body: named }, digest }];
  });
  return { requests: [opened, ...rest], isWhole: isWhole && !Number.isNaN(post), post: other };
}

/**
 * Asks the site for all that a page has asked it for. What was asked has no effect if an answer is another.
 *
 * @param files digests of files by their path, which this adds to
 * @returns what PHP logged, if each answer is the same; else `undefined`
 * @throws SiteLost, Unreadable
 */
export async function replay(
  site: Pick<Site, 'exchange' | 'save' | 'restore'>,
  { requests, isWhole }: Trace,
  files: Map<string, string>,
): Promise<readonly LogEntry[] | undefined> {
  if (!isWhole) return undefined;
  // Releases change these most, and they cost least.
  for (const { request, digest } of requests.filter((one) => isFile(one.request))) {
    const [path = ''] = request.url.split('?', 1);
    const known = files.get(path) ?? digestOf(request, (await site.exchange(request)).response);
    files.set(path, known);
    if (known !== digest) return undefined;
  }
  await site.save('unreplayed');
  const log: LogEntry[] = [];
  for (const { request, digest } of requests.filter((one) => !isFile(one.request))) {
    const reply = await site.exchange(request);
    log.push(...reply.log);
    if (digestOf(request, reply.response) === digest) continue;
    await site.restore('unreplayed');
    return undefined;
  }
  return log;
}

function isFile({ method, url }: SiteRequest): boolean {
  return method === 'GET' && FILE.test(url);
}

function isDocument({ headers }: SiteRequest): boolean {
  return headers['sec-fetch-dest'] === 'document';
}

function decodeUrl(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** These differ each time. */
const PASSING = /^(?:date|etag|expires|last-modified|content-length)$/i;
/** How long a cookie lasts. */
const LASTS = /; (?:expires|max-age)=[^;\n]*/gi;
const TEXT = /^(?:text\/|application\/(?:json|javascript|xml))/i;

/** A digest of an answer, the same for answers that differ only in the time, and in versions in addresses. */
export function digestOf(request: SiteRequest, response: SiteResponse | undefined): string {
  if (response === undefined) return '';
  const { status, headers, body, unprinted = [] } = response;
  const kept = Object.entries(headers)
    .filter(([name]) => !PASSING.test(name))
    .map(([name, values]) => `${name.toLowerCase()}: ${values.join('\n').replace(LASTS, '')}`)
    .sort();
  const head = JSON.stringify([status, kept, unprinted]);
  const isText = !isFile(request) && TEXT.test(headers['content-type']?.[0] ?? '');
  const hash = createHash('sha256').update(fold(head));
  return hash.update(isText ? fold(Buffer.from(body).toString('latin1')) : body).digest('hex');
}

const DAY_S = 86_400;
const UUID = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi;

/** Takes out of a text what differs each time, and versions that no script reads. */
function fold(text: string): string {
  const nowS = Date.now() / 1000;
  const isNow = (seconds: number) => Math.abs(seconds - nowS) < DAY_S;
  return (
    text
      .replace(/([?&;]|u0026)(v|ver|version)=[\w.+-]{1,100}/g, '$1$2=')
      .replace(/<!-- [^<>]{1,300} -->|<meta name="generator"[^<>]{1,300}>/g, (all) =>
        all.replace(/\d+(?:\.\d+)+/g, ''),
      )
      // Texts that are nothing but a version.
      .replace(/>\s{0,200}(?:v|version:? )?\d+(?:\.\d+)+\s{0,200}</gi, '><')
      .replace(/\b\d{10}(?:\d{3})?\b/g, (all) => (isNow(Number(all.slice(0, 10))) ? 'now' : all))
      .replace(/\b(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d{1,6})?/g, (all, day: string, time: string) =>
        isNow(Date.parse(`${day}T${time}Z`) / 1000) ? 'now' : all,
      )
      .replace(/\b\d{1,2}:\d\d [ap]m\b/g, 'now')
      .replace(UUID, 'uuid')
      // WordPress chooses one of these by chance for people without an address. Source: WordPress core get_avatar_data().
      .replace(/\b[0-2]\.gravatar\.com\b/g, 'gravatar.com')
  );
}
