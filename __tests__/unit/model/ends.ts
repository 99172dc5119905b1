/** Checks each claim at a run's end against what the run did and what is live. */
import { VERSION } from './package-file.ts';
import type { Run } from './run.ts';
import type { Outcome } from './simulate.ts';

/** Whether the end of a run is true: its status, or the codes of its errors. */
export function listFalseEnds(
  { name, end, isKilled }: Run,
  { service, repeatTurn }: Outcome,
): readonly string[] {
  if (end === undefined || isKilled) return [];
  const { result, errors } = end;
  const codes = errors.map(({ code }) => code);
  const limit = name === 'again' ? Infinity : repeatTurn;
  const live = service.releases.filter(({ version, turn }) => version === VERSION && turn < limit);
  const own = live.filter(({ by }) => by === name);
  const ownAtEnd = own.length > 0;
  const orders = service.orders.filter(({ by }) => by === name);
  const isOpen = orders.at(-1)?.verdict === 'open';
  return [
    ...(codes.some((code) => CERTAIN.includes(code)) && ownAtEnd
      ? [`${name} says "${end.text}", but it has published`]
      : []),
    ...(codes.includes('after-publish') && live.length === 0
      ? [`${name} says that it is published, and it is not`]
      : []),
    ...(codes.includes('unknown-outcome') && !isOpen
      ? [`${name} says that it does not know, but it does`]
      : []),
    ...(result !== undefined && live.length === 0 ? [`${name}: ${result.status}, but nothing is live`] : []),
    ...(codes.includes('already-published') && live.length === 0
      ? [`${name} says that it is live, and it is not`]
      : []),
    ...((result?.status === 'already-published' || codes.includes('already-published')) && ownAtEnd
      ? [`${name} says "already published", but it did it itself`]
      : []),
    ...(/was not published(?! by this run)/.test(end.text) && live.some(({ turn }) => turn <= end.turn)
      ? [`${name} says "${end.text}", but it is live`]
      : []),
  ];
}

const CERTAIN: readonly string[] = ['not-published', 'package', 'input'];
