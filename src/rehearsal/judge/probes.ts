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
  const problem = weigh(fault, { probe, seen, before: old, wasFine: old?.faults.length === 0 });
  return problem === undefined ? [] : [problem];
}

/** The previous version's answer, and what is wrong with it. */
interface Old extends PlayerReply {
  readonly faults: readonly Fault[];
}

interface Weighed {
  readonly probe: Probe;
  readonly seen: Visit;
  readonly before: Old | undefined;
  /** The previous version was asked, too, and nothing is wrong with its answer. */
  readonly wasFine: boolean;
}

function weigh({ kind, message, excuse }: Fault, weighed: Weighed): Problem | undefined {
  const { probe, before, wasFine } = weighed;
  const isChosen = probe.isComparable !== undefined && (before === undefined || !probe.isComparable());
  if (isChosen && kind !== 'crash' && kind !== 'died') return undefined;
  if (excuse !== undefined) return wasFine ? { severity: 'unknown', message: excuse } : undefined;
  const severity = SEVERITIES[kind](weighed);
  return severity && { severity, message };
}

type RateFault = (weighed: Weighed) => Problem['severity'] | undefined;

const isNew: RateFault = ({ wasFine }) => (wasFine ? 'error' : undefined);
const mayBeWanted: RateFault = ({ wasFine }) => (wasFine ? 'warning' : undefined);

/** An answer with the status of the previous version's is not new. */
function unlessSameStatus(rate: RateFault): RateFault {
  return (weighed) => (weighed.before?.status === weighed.seen.reply.status ? undefined : rate(weighed));
}

/** How bad a fault is by its kind; `undefined` if it is not new, or if plugins may want it. */
const SEVERITIES: Readonly<Record<Fault['kind'], RateFault>> = {
  crash: ({ before }) => (before?.failure === undefined ? 'error' : undefined),
  died: unlessSameStatus(() => 'error'),
  'server-error': unlessSameStatus(({ seen, wasFine }) =>
    seen.reply.output === '' || wasFine ? 'error' : 'warning',
  ),
  'redirect-loop': unlessSameStatus(isNew),
  redirect: unlessSameStatus(mayBeWanted),
  status: unlessSameStatus(rateStatus),
  cut: rateCut,
  elsewhere: mayBeWanted,
  'no-handler': mayBeWanted,
  ended: mayBeWanted,
  'log-in': isNew,
  'left-dashboard': isNew,
  'wp-die': isNew,
  blank: isNew,
  'lost-text': isNew,
  hidden: isNew,
  'php-message': isNew,
  'critical-error': isNew,
  shape: isNew,
  'stray-ampersand': isNew,
  'damaged-post': isNew,
};

/** Rates an answer with another status than the expected one, and than the previous version has. */
function rateStatus({ probe, seen, wasFine }: Weighed): Problem['severity'] | undefined {
  const { reply, target } = seen;
  const { status = 0, log } = reply;
  if (!wasFine || probe.kind === 'not-found') return undefined;
  // A hidden log-in page was already reported.
  if (probe.kind === 'form') return status === 404 ? undefined : 'error';
  // Plugins may lock out visitors on purpose, but not administrators, unless a server that was not reached decides.
  const isKeeper =
    target.startsWith('/wp-admin/') || (target.includes('_wpnonce=') && [401, 403].includes(status));
  const isLockedOut = isKeeper && readRefused(log) === undefined;
  const isMissing = status === 404 && (probe.kind === 'public' || probe.kind === 'post');
  return isLockedOut || isMissing ? 'error' : 'warning';
}

/** Rates a page that stops before its end. */
function rateCut({ probe, seen, before, wasFine }: Weighed): Problem['severity'] | undefined {
  const wasCut = before?.status === statusOf(probe) && before.faults.some(({ kind }) => kind === 'cut');
  const isBegun = /<html/i.test(seen.reply.output);
  return wasCut || !(wasFine || isBegun) ? undefined : 'error';
}

export function isUnscheduled({ reply: { result } }: Visit): boolean {
  return typeof result === 'object' && 'gone' in result && result.gone === true;
}

/** @param step that has unscheduled it */
export function explainUnscheduled({ subject }: Probe, step: string | undefined): Problem {
  const who = step === undefined ? 'an earlier step' : `the step "${step}"`;
  return { severity: 'notice', message: `${subject} was not run: ${who} has unscheduled it.` };
}
