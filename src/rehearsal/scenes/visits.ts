import { findTarget, readAddress } from '../model/address.ts';
import type { RehearsalContext } from '../model/context.ts';
import type { LogEntry } from '../model/log.ts';
import type { Probe } from '../model/probe.ts';
import type { Person, SceneVisit } from '../model/scenes.ts';
import type { PlayerReply, Visit } from '../model/site.ts';
import { MAX_OUTPUT_BYTES } from '../site/player/protocol.ts';
import { fillFields } from '../probes/forms.ts';

/** One of the people on a site. */
interface Visitor {
  /** Kept from visit to visit. */
  readonly cookies: Map<string, string>;
  /** The page that is still open. */
  open?: { readonly path: string; readonly output: string } | undefined;
}

export type People = ReadonlyMap<Person, Visitor>;

/** As Chromium has it. */
const MAX_REDIRECTS = 20;
/** Longer ones are no cookies that a browser keeps. Source: RFC 6265, section 6.1. */
const MAX_COOKIE = 4_096;
const MAX_COOKIES = 100;

/** A visit with the values of the scene, whose path is on the site. */
export type FilledVisit = SceneVisit;

/**
 * Puts values into a visit; `undefined`: it then leads elsewhere, or lacks a value.
 *
 * @param values by the names in braces
 */
export function fillVisit(visit: SceneVisit, values: ReadonlyMap<string, string>): FilledVisit | undefined {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (all, name: string) => values.get(name) ?? all);
  const [path, after] = [visit.path, visit.after].map((one) => {
    const filled = one === undefined ? undefined : fill(one);
    return filled === undefined || /[{}\s\\]/.test(filled) ? undefined : readAddress(filled);
  });
  if (path === undefined || (visit.after !== undefined && after === undefined)) return undefined;
  const { body, shows, ...rest } = visit;
  const filled =
    typeof body === 'object'
      ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, fill(value)]))
      : body && fill(body);
  return { ...rest, path, after, body: filled, shows: shows && fill(shows) };
}

/** Asks for a page, follows its redirects, and keeps its cookies. @throws SiteLost, Unreadable */
export async function makeVisit(
  { site }: Pick<RehearsalContext, 'site'>,
  visit: FilledVisit,
  people: People,
): Promise<Visit & { readonly kind: Probe['kind'] }> {
  const visitor = people.get(visit.as) ?? { cookies: new Map<string, string>() };
  const { cookies, open } = visitor;
  const { after, path, method } = visit;
  const first =
    after === undefined || after === open?.path
      ? undefined
      : await follow(site, { url: after, method: 'GET' }, cookies);
  const form = after === undefined ? undefined : (first?.reply.output ?? open?.output);
  const seen = await follow(site, { url: path, method, ...encode(visit, form) }, cookies);
  visitor.open = method === 'GET' ? { path, output: seen.reply.output } : undefined;
  if (first === undefined) return seen;
  return { ...seen, reply: { ...seen.reply, log: [...first.reply.log, ...seen.reply.log] } };
}

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly type?: string;
  readonly body?: string;
}

/** Encodes what is sent: fields as a form, with those of the form on the page before; a text as JSON, if it is some. */
function encode({ body }: FilledVisit, form: string | undefined): Pick<Sent, 'type' | 'body'> {
  if (body === undefined) return {};
  if (typeof body === 'string')
    return { type: /^\s*[[{]/.test(body) ? 'application/json' : 'text/plain', body };
  const fields = form === undefined ? undefined : fillFields(form, Object.keys(body));
  const all = new URLSearchParams(fields);
  for (const [name, value] of Object.entries(body)) all.set(name, value);
  return { type: 'application/x-www-form-urlencoded', body: all.toString() };
}

async function follow(
  site: RehearsalContext['site'],
  sent: Sent,
  jar: Map<string, string>,
): Promise<Visit & { readonly kind: Probe['kind'] }> {
  let target = sent.url;
  let { reply, kind } = await request(site, sent, jar);
  let log: readonly LogEntry[] = reply.log;
  for (let count = 0; count < MAX_REDIRECTS; count += 1) {
    const next = findTarget(reply, target);
    if (next === undefined) break;
    target = next;
    ({ reply, kind } = await request(site, { url: target, method: 'GET' }, jar));
    log = [...log, ...reply.log];
  }
  return { reply: { ...reply, log }, target, kind };
}

async function request(
  site: RehearsalContext['site'],
  { url, method, type, body = '' }: Sent,
  jar: Map<string, string>,
): Promise<{ readonly reply: PlayerReply; readonly kind: Probe['kind'] }> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    'user-agent': 'Mozilla/5.0',
    ...(cookie === '' ? {} : { cookie }),
    ...(type === undefined ? {} : { 'content-type': type }),
  };
  const { response, ...reply } = await site.exchange({ url, method, headers, body: Buffer.from(body) });
  if (response === undefined) return { reply, kind: 'page' };
  const { headers: answered } = response;
  // What was created is as fine as what was found.
  const status = response.status > 200 && response.status < 300 ? 200 : response.status;
  keepCookies(answered['set-cookie'] ?? [], jar);
  const output = Buffer.from(response.body.subarray(0, MAX_OUTPUT_BYTES)).toString('utf8');
  const [location] = answered['location'] ?? [];
  return { reply: { ...reply, status, location, output }, kind: kindOf(answered['content-type']?.[0]) };
}

/** Whole pages have an end; of other answers, only the status tells. */
function kindOf(type = ''): Probe['kind'] {
  if (type.startsWith('text/html')) return 'page';
  return /^application\/(?:[\w.-]+\+)?json/.test(type) ? 'json' : 'public';
}

function keepCookies(lines: readonly string[], jar: Map<string, string>): void {
  for (const line of lines) {
    const [, name = '', value = ''] = /^\s*([^=;\s]+)=([^;]*)/.exec(line) ?? [];
    if (name === '' || line.length > MAX_COOKIE) continue;
    const isGone = /;\s*max-age=(?:0|-\d+)\s*(?:;|$)/i.test(line) || isPast(line);
    if (isGone) jar.delete(name);
    else if (jar.has(name) || jar.size < MAX_COOKIES) jar.set(name, value);
  }
}

function isPast(line: string): boolean {
  const date = /;\s*expires=([^;]+)/i.exec(line)?.[1];
  return date !== undefined && Date.parse(date) < Date.now();
}
