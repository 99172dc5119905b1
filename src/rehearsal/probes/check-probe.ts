import type { Problem } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { readRefused } from '../site/php-log.ts';
import { type Fault, isClosing, listFaults, statusOf } from './judge-answer.ts';
import type { Probe } from './probe.ts';

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
  switch (kind) {
    case 'crash':
      return before?.reply.failure === undefined ? { severity: 'error', message } : undefined;
    case 'redirect':
    case 'redirect-loop':
    case 'died':
    case 'server-error':
    case 'status':
      return before?.reply.status === seen.reply.status
        ? undefined
        : weighStatus(fault, probe, seen, wasFine);
    case 'no-handler':
    case 'ended':
      return wasFine ? { severity: 'warning', message } : undefined;
    case 'cut': {
      const wasCut =
        before?.reply.status === statusOf(probe) && old?.some((one) => one.kind === 'cut') === true;
      const isBegun = /<html/i.test(seen.reply.output);
      return wasCut || !(wasFine || isBegun) ? undefined : { severity: 'error', message };
    }
    default:
      return wasFine ? { severity: 'error', message } : undefined;
  }
}

/** Weighs an answer with another status than the expected one, and than the previous version has. */
function weighStatus(
  { kind, message }: Fault,
  probe: Probe,
  { reply: { status = 0, output, log }, target }: Visit,
  wasFine: boolean,
): Problem | undefined {
  if (kind === 'died' || kind === 'server-error') {
    const isDead = kind === 'died' || output === '';
    const refused = isDead ? undefined : readRefused(log);
    if (refused === undefined) return { severity: isDead || wasFine ? 'error' : 'warning', message };
    const excuse = `The request before it, to ${refused}, was refused: there is no network here.`;
    return wasFine ? { severity: 'unknown', message: `${message}. ${excuse}` } : undefined;
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
