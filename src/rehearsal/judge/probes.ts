import type { Problem } from '../model/results.ts';
import type { Probe } from '../model/probe.ts';
import type { Visit } from '../model/site.ts';
import { readRefused } from './php-log.ts';
import { explainRefused, type Fault, isClosing, listFaults, statusOf } from './answer.ts';
import { cutWords, readWords } from './html-text.ts';

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
  if (closesSites && fault !== undefined && isClosing(fault, seen)) return [];
  const problem = fault && weigh(fault, probe, seen, before);
  return problem === undefined ? [] : [problem];
}

function weigh(fault: Fault, probe: Probe, seen: Visit, before: Visit | undefined): Problem | undefined {
  const { kind, message } = fault;
  const isChosen = probe.isComparable !== undefined && (before === undefined || !probe.isComparable());
  if (isChosen && kind !== 'crash' && kind !== 'died') return undefined;
  const old = before && listFaults(probe, before);
  const wasFine = old?.length === 0;
  if (kind === 'crash')
    return before?.reply.failure === undefined ? { severity: 'error', message } : undefined;
  if (OF_STATUS.has(kind))
    return before?.reply.status === seen.reply.status ? undefined : weighStatus(fault, probe, seen, wasFine);
  if (kind === 'cut') {
    const wasCut =
      before?.reply.status === statusOf(probe) && old?.some((one) => one.kind === 'cut') === true;
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
  const { kind, message } = fault;
  const { reply, target } = seen;
  const { status = 0, log } = reply;
  if (kind === 'died' || kind === 'server-error') {
    const excuse = explainRefused(fault, seen);
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

/** Lists the subjects of parts that showed something with the previous version, and show nothing now. */
export function listHidden(
  now: ReadonlyMap<string, string> = new Map(),
  before: ReadonlyMap<string, string> = new Map(),
): readonly string[] {
  return [...now].flatMap(([subject, text]) =>
    text === '' && (before.get(subject) ?? '') !== '' ? [subject] : [],
  );
}

/** @param before what the part showed */
export function explainHidden(subject: string, before: string): Problem {
  const words = readWords(before);
  const isBare = words === '' ? !FULL.test(before) : EMPTY.test(words);
  const what = words === '' ? cutWords(before) : `"${words}"`;
  return {
    severity: isBare ? 'warning' : 'error',
    message: `${subject} without attributes shows nothing now; the previous version shows ${what}.`,
  };
}

/** Words of a part that has nothing to show, or lacks an attribute. */
const EMPTY =
  /\b(?:no|nothing|none|not|yet|empty|missing|required|invalid|please|specify|provide|choose|select|error|sorry|deprecated|log[ -]?in)\b/i;

/** Tags that show something without words, or that scripts fill. */
const FULL =
  /<(?:audio|button|canvas|embed|iframe|img|input|object|select|svg|textarea|video|\w+-[\w-]+)\b|\s(?:id|data-[\w-]+)=/i;
