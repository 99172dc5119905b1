import type { Problem } from '../model/results.ts';
import type { Probe } from '../model/probe.ts';
import type { PlayerReply, Visit } from '../model/site.ts';
import { readRefused } from './php-log.ts';
import { type Fault, isClosing, listFaults, statusOf } from './answer.ts';

/**
 * Lists the problems of an answer, without those in PHP's log. An answer that was as bad with the previous version is no
 * problem.
 *
 * @param before the answer with the previous version
 * @param closesSites whether the plugin says that it closes sites to visitors, which the front page shows
 */
export function checkProbe(
  probe: Probe,
  seen: Visit,
  before: Visit | undefined,
  closesSites = false,
): readonly Problem[] {
  const [fault] = listFaults(probe, seen);
  const old = before && { ...before.reply, faults: listFaults(probe, before) };
  if (fault === undefined || (closesSites && isClosing(fault, seen))) return [];
  const problem = weigh(fault, probe, seen, old);
  return problem === undefined ? [] : [problem];
}

/** The previous version's answer, and what is wrong with it. */
interface Old extends PlayerReply {
  readonly faults: readonly Fault[];
}

function weigh(fault: Fault, probe: Probe, seen: Visit, before: Old | undefined): Problem | undefined {
  const { kind, message } = fault;
  const isChosen = probe.isComparable !== undefined && (before === undefined || !probe.isComparable());
  if (isChosen && kind !== 'crash' && kind !== 'died') return undefined;
  const wasFine = before?.faults.length === 0;
  if (kind === 'crash') return before?.failure === undefined ? { severity: 'error', message } : undefined;
  if (OF_STATUS.has(kind))
    return before?.status === seen.reply.status ? undefined : weighStatus(fault, probe, seen, wasFine);
  if (kind === 'cut') {
    const wasCut = before?.status === statusOf(probe) && before.faults.some((one) => one.kind === 'cut');
    const isBegun = /<html/i.test(seen.reply.output);
    return wasCut || !(wasFine || isBegun) ? undefined : { severity: 'error', message };
  }
  return wasFine ? { severity: MAY_BE_WANTED.has(kind) ? 'warning' : 'error', message } : undefined;
}

const OF_STATUS: ReadonlySet<Fault['kind']> = new Set([
  'redirect',
  'redirect-loop',
  'died',
  'server-error',
  'status',
]);
const MAY_BE_WANTED: ReadonlySet<Fault['kind']> = new Set(['elsewhere', 'no-handler', 'ended']);

/** Weighs an answer with another status than the expected one, and than the previous version has. */
function weighStatus(fault: Fault, probe: Probe, seen: Visit, wasFine: boolean): Problem | undefined {
  const { kind, message, excuse } = fault;
  const { reply, target } = seen;
  const { status = 0, log } = reply;
  if (kind === 'died' || kind === 'server-error') {
    if (excuse !== undefined) return wasFine ? { severity: 'unknown', message: excuse } : undefined;
    const isDead = kind === 'died' || seen.reply.output === '';
    return { severity: isDead || wasFine ? 'error' : 'warning', message };
  }
  if (!wasFine) return undefined;
  if (kind === 'redirect') return { severity: 'warning', message };
  if (kind === 'redirect-loop') return { severity: 'error', message };
  if (probe.kind === 'not-found') return undefined;
  // A hidden log-in page was already reported.
  if (probe.kind === 'form') return status === 404 ? undefined : { severity: 'error', message };
  // Plugins may lock out visitors on purpose, but not administrators, unless a server that was not reached decides.
  const isKeeper =
    target.startsWith('/wp-admin/') || (target.includes('_wpnonce=') && [401, 403].includes(status));
  const isLockedOut = isKeeper && readRefused(log) === undefined;
  const isMissing = status === 404 && (probe.kind === 'public' || probe.kind === 'post');
  return { severity: isLockedOut || isMissing ? 'error' : 'warning', message };
}

export function isUnscheduled({ reply: { result } }: Visit): boolean {
  return typeof result === 'object' && 'gone' in result && result.gone === true;
}

/** @param step that has unscheduled it */
export function explainUnscheduled({ subject }: Probe, step: string | undefined): Problem {
  const who = step === undefined ? 'an earlier step' : `the step "${step}"`;
  return { severity: 'notice', message: `${subject} was not run: ${who} has unscheduled it.` };
}
