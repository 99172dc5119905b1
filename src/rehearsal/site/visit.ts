import type { RehearsalContext } from '../model/context.ts';
import { hasDied, type LogEntry } from '../model/log.ts';
import { findTarget, readAddress } from '../model/address.ts';
import type { PlayerReply, Site, Visit } from '../model/site.ts';
import type { ResultOf } from '../model/scripts.ts';

/** As Chromium has it. */
const MAX_REDIRECTS = 20;

/** Follows the redirects of an answer on the site, as browsers do. */
async function follow(site: Site, seen: Visit, cookie: string): Promise<Visit> {
  let { reply, target } = seen;
  let { log } = reply;
  for (let count = 0; count < MAX_REDIRECTS; count += 1) {
    const next = findTarget(reply, target);
    if (next === undefined) break;
    target = next;
    reply = await site.request(target, cookie);
    log = [...log, ...reply.log];
  }
  return { reply: { ...reply, log }, target };
}

/** Requests a page, follows its redirects on the site, and then requests the page once more. */
export async function visit(
  { site, ...context }: RehearsalContext,
  { url, isForAdmins }: { readonly url: string; readonly isForAdmins: boolean },
  cookie = isForAdmins ? context.cookie : '',
): Promise<Visit> {
  const first = await site.request(url, cookie);
  const { reply, target } = await follow(site, { reply: first, target: url }, cookie);
  if (first.status !== 302 || target === url || reply.status !== 200) return { reply, target };
  // Plugins redirect to a welcome page, once.
  const again = await site.request(url, cookie);
  const log = [...reply.log, ...again.log];
  return again.status === 200
    ? { reply: { ...again, log }, target: url }
    : { reply: { ...reply, log }, target };
}

/** A reply to a script that looks at the dashboard, and where the site leads from each page of it. */
interface RedirectedReply<Result> extends PlayerReply<Result> {
  readonly ledTo?: string | undefined;
  /** PHP logged this on the pages that it led to. */
  readonly logBehind: readonly LogEntry[];
}

/** Often enough for a redirect that is made once, and for one that is made once more when it was followed. */
const MAX_FOLLOWED = 2;

type Followed = 'state' | 'update' | 'own' | 'activate' | 'deactivate';

/**
 * Runs a script as an administrator. Where a plugin ends the request by a redirect, follows this and runs the script again: many
 * lead to their first page, once.
 *
 * @throws SiteLost, Unreadable
 */
export async function runAgain<Name extends Followed>(
  { site, cookie }: Pick<RehearsalContext, 'site' | 'cookie'>,
  script: Name,
  args: object,
): Promise<RedirectedReply<ResultOf<Name>>> {
  let reply = await site.run(script, args);
  let { log } = reply;
  let logBehind: readonly LogEntry[] = [];
  for (let count = 0; count < MAX_FOLLOWED && isEnded(reply); count += 1) {
    const ledTo = readRedirect(reply);
    // Code that calls `exit` would not run a second time.
    if (ledTo === undefined) break;
    const answer = await site.request(ledTo, cookie);
    const behind = await follow(site, { reply: answer, target: ledTo }, cookie);
    logBehind = [...logBehind, ...behind.reply.log];
    reply = await site.run(script, args);
    log = [...log, ...reply.log];
  }
  return { ...reply, log, logBehind, ledTo: isEnded(reply) ? readRedirect(reply) : undefined };
}

/**
 * Runs a script as {@link runAgain} does. Where the redirects do not end, runs it as AJAX, as WordPress itself updates plugins.
 *
 * @throws SiteLost, Unreadable
 */
export async function runFollowing<Name extends 'state' | 'update' | 'own'>(
  context: Pick<RehearsalContext, 'site' | 'cookie'>,
  script: Name,
  args: object,
): Promise<RedirectedReply<ResultOf<Name>>> {
  const reply = await runAgain(context, script, args);
  const { ledTo } = reply;
  const log = [...reply.log, ...reply.logBehind];
  if (ledTo === undefined) return { ...reply, log };
  const behind = await context.site.run(script, { ...args, ajax: true });
  return { ...reply, ...(behind.result === undefined ? {} : behind), log: [...log, ...behind.log] };
}

/** Whether the plugin ended the request before the script had ended. */
const isEnded = ({ result, failure, log }: PlayerReply<unknown>) =>
  result === undefined && failure === undefined && !hasDied(log);

/** Where a script that was ended was led. Source: the end of `lib.php`. */
function readRedirect({ output }: PlayerReply): string | undefined {
  const address = /It redirects to (\S+)$/.exec(output.trimEnd())?.[1];
  return address === undefined ? undefined : readAddress(address, '/wp-admin/');
}

/** Asks WordPress for the plugin's state. */
export function askState(
  context: Pick<RehearsalContext, 'site' | 'cookie'>,
  key: string,
): Promise<RedirectedReply<ResultOf<'state'>>> {
  return runFollowing(context, 'state', { plugin: key });
}
