import { hasDied, type LogEntry } from '../model/log.ts';
import { findTarget, readAddress } from '../model/address.ts';
import type { FollowedScript, RedirectedReply, PlayerReply, Session, Site, Visit } from '../model/site.ts';
import { onSiteBefore } from './saved-site.ts';
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

/** Opens a session on a site. @param cookie of an administrator */
export function openSession(site: Site, cookie: string): Session {
  const place = { site, cookie };
  return {
    visit: (page, as) => visit(place, page, as),
    runAgain: (script, args) => runAgain(place, script, args),
    runFollowing: (script, args) => runFollowing(place, script, args),
    askState: (plugin) => runFollowing(place, 'state', { plugin }),
    onSiteBefore: (work, saved) => onSiteBefore(site, work, saved),
  };
}

/** The site, and the cookie of an administrator. */
interface Place {
  readonly site: Site;
  readonly cookie: string;
}

async function visit(
  { site, cookie: admin }: Place,
  { url, isForAdmins }: { readonly url: string; readonly isForAdmins: boolean },
  cookie = isForAdmins ? admin : '',
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

/** Often enough for a redirect that is made once, and for one that is made once more when it was followed. */
const MAX_FOLLOWED = 2;

async function runAgain<Name extends FollowedScript>(
  { site, cookie }: Place,
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

async function runFollowing<Name extends 'state' | 'update' | 'own'>(
  place: Place,
  script: Name,
  args: object,
): Promise<RedirectedReply<ResultOf<Name>>> {
  const reply = await runAgain(place, script, args);
  const { ledTo } = reply;
  const log = [...reply.log, ...reply.logBehind];
  if (ledTo === undefined) return { ...reply, log };
  const behind = await place.site.run(script, { ...args, ajax: true });
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
