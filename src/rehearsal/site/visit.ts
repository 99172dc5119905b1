import type { RehearsalContext } from '../model/context.ts';
import type { PlayerReply, Visit } from '../model/site.ts';
import type { ResultOf } from '../model/scripts.ts';
import { hasDied } from './php-log.ts';
import { SITE } from './player/protocol.ts';

/** Web servers and browsers take no longer ones. */
const MAX_ADDRESS = 8_000;

/**
 * The path and query of an address on the site; `undefined` for addresses elsewhere.
 *
 * @param from the path and query of the page that has it
 */
export function readAddress(address: string, from = '/'): string | undefined {
  const isUrl = address !== '' && address.length <= MAX_ADDRESS;
  // Alone, a path such as `//` is the beginning of another host.
  const url = isUrl ? URL.parse(address, `${SITE.url}${from}`) : null;
  return url?.origin === SITE.url ? url.pathname + url.search : undefined;
}

/** The target of a redirect on the site itself; `undefined` without a redirect, or if it leads elsewhere. */
export function findTarget({ status = 0, location }: PlayerReply, from: string): string | undefined {
  return status < 300 || status > 399 || location === undefined ? undefined : readAddress(location, from);
}

const MAX_REDIRECTS = 5;

/** Requests a page, follows its redirects on the site, and then requests the page once more. */
export async function visit(
  { site, ...context }: RehearsalContext,
  { url, isForAdmins }: { readonly url: string; readonly isForAdmins: boolean },
  cookie = isForAdmins ? context.cookie : '',
): Promise<Visit> {
  let target = url;
  let reply = await site.request(target, cookie);
  let { log } = reply;
  const isPassing = reply.status === 302;
  for (let count = 0; count < MAX_REDIRECTS; count += 1) {
    const next = findTarget(reply, target);
    if (next === undefined) break;
    target = next;
    reply = await site.request(target, cookie);
    log += reply.log;
  }
  if (isPassing && target !== url && reply.status === 200) {
    // Plugins redirect to a welcome page, once.
    const again = await site.request(url, cookie);
    log += again.log;
    if (again.status === 200) return { reply: { ...again, log }, target: url };
  }
  return { reply: { ...reply, log }, target };
}

/**
 * Asks WordPress for the plugin's state, and once more if the request ends without an error: many plugins redirect to their
 * first page, once.
 */
export async function askState(
  { site }: Pick<RehearsalContext, 'site'>,
  key: string,
): Promise<PlayerReply<ResultOf<'state'>>> {
  const reply = await site.run('state', { plugin: key });
  if (reply.result !== undefined || reply.failure !== undefined || hasDied(reply.log)) return reply;
  const again = await site.run('state', { plugin: key });
  return { ...again, log: reply.log + again.log };
}
