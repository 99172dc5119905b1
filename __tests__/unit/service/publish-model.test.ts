import { expect, test } from '@jest/globals';
import fc from 'fast-check';

import { RUNS_ALL } from '../../fixtures/all-tests.ts';
import { Cancelled } from '../../../src/shared/clock.ts';
import { PublishError } from '../../../src/shared/publish-error.ts';
import { anySchedule } from './publish-schedules.ts';
import {
  ENDPOINT,
  type Get,
  isProvenByLook,
  PACKAGE,
  readClaim,
  type Run,
  type Schedule,
  simulate,
} from './publish-world.ts';

const REPEAT_BUDGET_MS = 90_000;
const LOOK_TIMES_MS = [2_000, 5_000, 10_000, 20_000, 30_000];

/** Invariants of every run, whatever happens to it. */
const invariants: Readonly<Record<string, (run: Run, schedule: Schedule) => boolean>> = {
  'the run ends, with a result or an error that it explains': ({ outcome, isCancelled }) =>
    outcome.kind === 'returned' ||
    (outcome.kind === 'threw' &&
      (outcome.error instanceof PublishError || (isCancelled && outcome.error instanceof Cancelled))),

  'one run creates at most one release': (run) => findOwn(run).length <= 1,

  'progress and requests are right at every moment': ({ wrongs }) => wrongs.length === 0,

  'success is proven: by the answer, or by a version that is live and was not': (run) => {
    if (run.outcome.kind !== 'returned' || run.outcome.published.status !== 'published') return true;
    const { version, problem } = run.outcome.published;
    const own = findOwn(run);
    if (lastKind(run) === 'proven') return own.length === 1 && own[0]?.version === version;
    return problem === undefined && lastKind(run) === 'unknown' && isSeenLive(run) && version === PACKAGE;
  },

  'a proven release is a success, whatever comes after it': (run) =>
    lastKind(run) !== 'proven' ||
    (run.outcome.kind === 'returned' && run.outcome.published.status === 'published'),

  'published already: seen live, without this run, and green only where that is fine': (run, { rules }) => {
    const claim = readClaim(run);
    if (!claim.endsWith('already-published')) return true;
    const isGreen = claim === 'green, already-published';
    const isSeen = [...run.baselineGets, ...run.lookGets].at(-1)?.shown === PACKAGE;
    return isSeen && wasLive(run) && findOwn(run).length === 0 && isGreen === (rules.ifPublished === 'skip');
  },

  'the run says "not published" when it published nothing and the version was not seen live, and only then': (
    run,
  ) => {
    const kind = lastKind(run);
    const isThrown = run.outcome.kind === 'threw';
    const isMistake = kind === undefined && !run.isCancelled && findBefore(run) === PACKAGE;
    const isCertain = kind !== 'proven' && kind !== 'unknown' && isThrown && !isMistake;
    return (readClaim(run) === 'not-published') === isCertain && (!isCertain || findOwn(run).length === 0);
  },

  'after a refusal, a version that is seen live is never "not published"': (run) =>
    !hasRefused(run) ||
    run.isCancelled ||
    run.lookGets.at(-1)?.shown !== PACKAGE ||
    run.outcome.kind === 'returned',

  'the run says "outcome unknown" when the order may have counted and nothing proves it, and only then': (
    run,
  ) => (readClaim(run) === 'unknown-outcome') === (lastKind(run) === 'unknown' && !isSeenLive(run)),

  'the last stage is what is known': (run) => {
    const kind = lastKind(run);
    if (kind === 'proven' || (kind === 'unknown' && isSeenLive(run))) return run.stage === 'published';
    return run.stage === (kind === 'unknown' ? 'ordered' : 'not-published');
  },

  'an order is repeated only when the one before certainly did not count': ({ posts }) =>
    posts.slice(0, -1).every(({ kind }) => kind === 'repeatable'),

  'an order is repeated only as often and as long as allowed': ({ posts }, { rules }) =>
    posts.length <= rules.retries + 1 &&
    (posts.at(-1)?.startMs ?? 0) - (posts[0]?.startMs ?? 0) <= REPEAT_BUDGET_MS,

  'an order that may be repeated is repeated': (run, schedule) => {
    const last = run.posts.at(-1);
    if (last?.kind !== 'repeatable' || run.isCancelled || run.posts.length > schedule.rules.retries)
      return true;
    const spentMs = last.endMs - (run.posts[0]?.startMs ?? 0);
    return spentMs + findWait(run, schedule, run.posts.length - 1) > REPEAT_BUDGET_MS;
  },

  'the waits are those that the service asked for, else the backoff': (run, schedule) =>
    run.posts.slice(1).every(({ startMs }, index) => {
      const waitedMs = startMs - (run.posts[index]?.endMs ?? 0);
      return waitedMs === findWait(run, schedule, index);
    }),

  'the baseline is read only where it can be compared, and shortly': (
    { baselineGets },
    { version, slug, rules },
  ) => {
    if (version === undefined || slug === undefined) return baselineGets.length === 0;
    const readMs = (baselineGets.at(-1)?.startMs ?? 0) - (baselineGets[0]?.startMs ?? 0);
    const isOnceShown = baselineGets.slice(0, -1).every(({ shown }) => shown === undefined);
    const byFolder = baselineGets.filter(({ isById }) => !isById).length;
    const isShort = byFolder <= rules.retries + 1 && baselineGets.length - byFolder <= rules.retries + 1;
    return byFolder >= 1 && isShort && readMs <= 10_000 && isOnceShown;
  },

  'the identifier alone is asked about when the folder may be why nothing was told, and only then': (
    { baselineGets, lookGets, isCancelled },
    { slug },
  ) =>
    [baselineGets, lookGets].every((gets) =>
      gets.every((get, index) => {
        const next = gets[index + 1];
        if (next?.isById === true) return get.mayBeFolder || get.isById;
        const isQuick =
          get.endMs - get.startMs < 2_000 && baselineGets.every((other) => other.endMs - other.startMs < 500);
        return slug === undefined || get.isById || !get.mayBeFolder || !isQuick || isCancelled;
      }),
    ),

  'a look takes 10 s at most, with both of its requests': ({ lookGets }) =>
    listReads(lookGets).every((read) => (read.at(-1)?.endMs ?? 0) - (read[0]?.startMs ?? 0) <= 10_000),

  'a version that is live already is ordered only on demand, any other always': (run, { rules }) => {
    const isPublished = findBefore(run) === PACKAGE && rules.ifPublished !== 'publish';
    return isPublished ? run.posts.length === 0 : run.posts.length > 0 || run.isCancelled;
  },

  'an open order is looked after at the given times, until the version is live': (run, { version }) => {
    const kind = lastKind(run);
    if (kind !== 'unknown' && kind !== 'conflict') return true;
    const wasLiveBefore = findBefore(run) === version;
    if (version === undefined || (kind === 'unknown' && (wasLiveBefore || isRedirectedAlike(run))))
      return run.lookGets.length === 0;
    if (wasLiveBefore) return true;
    const reads = listReads(run.lookGets);
    const isTimely = reads.every(([get], index) => get?.startMs === findLookTime(run, index));
    return isTimely && (isFound(run.lookGets, version) || reads.length === 5 || run.isCancelled);
  },

  'after a refusal the service is asked once, at once, what is live': (run, { version }) => {
    if (!hasRefused(run) || run.isCancelled) return true;
    if (lastKind(run) === 'conflict' && findBefore(run) !== version) return true;
    const reads = listReads(run.lookGets);
    if (version === undefined) return reads.length === 0;
    return reads.length === 1 && reads[0]?.[0]?.startMs === run.posts.at(-1)?.endMs;
  },

  'a proven release is looked at on demand, for 60 s, until it is live': (run, { rules }) => {
    if (lastKind(run) !== 'proven' || run.outcome.kind !== 'returned') return true;
    const { lookGets, isCancelled } = run;
    const { version, isVerified, problem } = run.outcome.published;
    if (!rules.verify) return lookGets.length === 0 && !isVerified && problem === undefined;
    if (isFound(lookGets, version)) return isVerified && problem === undefined;
    const lookedMs = (lookGets.at(-1)?.startMs ?? 0) - (run.posts.at(-1)?.endMs ?? 0);
    return !isVerified && problem?.code === 'after-publish' && (lookedMs >= 60_000 || isCancelled);
  },

  'nothing else is looked at': (run) =>
    listReads(run.lookGets).length <= 8 && (lastKind(run) !== 'denied' || run.lookGets.length === 0),

  'the author is warned of an answer that is lost and of another version, once': (run, { version }) => {
    const isReturned = run.outcome.kind === 'returned' && run.outcome.published.status === 'published';
    if (!isReturned) return run.warnings === 0;
    const isOther = version !== undefined && findOwn(run)[0]?.version !== version;
    return run.warnings === (lastKind(run) === 'unknown' || isOther ? 1 : 0);
  },

  'what was live before is told as it was seen': (run) =>
    run.outcome.kind !== 'returned' || run.outcome.published.previousVersion === findBefore(run),
};

function findOwn({ releases }: Run) {
  return releases.filter(({ by }) => by === 'run');
}

function lastKind({ posts }: Run) {
  return posts.at(-1)?.kind;
}

function findBefore({ baselineGets }: Run): string | undefined {
  return baselineGets.at(-1)?.shown;
}

/** The run was told, for certain, that its order did not count; a refused key apart. */
function hasRefused(run: Run): boolean {
  return ['refused', 'repeatable', 'conflict'].includes(String(lastKind(run)));
}

/** Reads of one request or two: the second one asks by the identifier alone. */
function listReads(gets: readonly Get[]): readonly (readonly Get[])[] {
  const reads: Get[][] = [];
  for (const get of gets) {
    if (get.isById) reads.at(-1)?.push(get);
    else reads.push([get]);
  }
  return reads;
}

/** The order was redirected to where the read before it was. */
function isRedirectedAlike({ baselineGets, posts }: Run): boolean {
  const [before, after] = [baselineGets.at(-1)?.location, posts.at(-1)?.location].map((location) => {
    const target = location === undefined ? null : URL.parse(location, ENDPOINT);
    return target === null ? undefined : target.origin + target.pathname.replace(/\/$/, '');
  });
  return after !== undefined && before === after;
}

function wasLive({ releases }: Run): boolean {
  return releases.some(({ version, by }) => version === PACKAGE && by !== 'run');
}

function isSeenLive(run: Run): boolean {
  return isProvenByLook(run) && run.releases.some(({ version }) => version === PACKAGE);
}

function isFound(gets: readonly Get[], version: string): boolean {
  const index = gets.findIndex(({ shown }) => shown === version);
  return index !== -1 && index === gets.length - 1;
}

/** The wait after the order with this index. */
function findWait({ posts }: Run, { random }: Schedule, index: number): number {
  return posts[index]?.askedMs ?? random * Math.min(30_000, 1_000 * 2 ** index);
}

/** At its time after the outcome became unknown, however long the look before it took. */
function findLookTime({ posts }: Run, index: number): number {
  return (posts.at(-1)?.endMs ?? 0) + (LOOK_TIMES_MS[index] ?? NaN);
}

/** Which end a run came to, and from where. */
function describeEnd(run: Run): string {
  const from = lastKind(run) ?? 'no order';
  return `${run.isCancelled ? 'cancelled, ' : ''}${from}: ${readClaim(run)}`;
}

test('publishing keeps its promises under any faults', async () => {
  // A sixth of the time would go into stacks that nobody sees.
  Error.stackTraceLimit = 0;
  const ends = new Set<string>();
  const property = fc.asyncProperty(anySchedule, async (schedule) => {
    const run = await simulate(schedule);
    const broken = Object.entries(invariants).filter(([, holds]) => !holds(run, schedule));
    const names = broken.map(([name]) => `\n- ${name}`).join('');
    if (names !== '') throw new Error(`Broken:${names}\nby ${JSON.stringify(run, null, 1)}`);
    ends.add(describeEnd(run));
  });
  await fc.assert(property, { seed: 20_260_805, numRuns: RUNS_ALL ? 20_000 : 5_000 });

  // The faults lead to every end there is, and to no other.
  expect([...ends].sort()).toEqual([
    'cancelled, conflict: not-published',
    'cancelled, no order: not-published',
    'cancelled, proven: red, after-publish',
    'cancelled, refused: not-published',
    'cancelled, repeatable: not-published',
    'cancelled, unknown: unknown-outcome',
    'conflict: green, already-published',
    'conflict: not-published',
    'conflict: red, already-published',
    'denied: not-published',
    'no order: already-published',
    'no order: green, already-published',
    'proven: green, published',
    'proven: red, after-publish',
    'refused: green, already-published',
    'refused: not-published',
    'refused: red, already-published',
    'repeatable: green, already-published',
    'repeatable: not-published',
    'repeatable: red, already-published',
    'unknown: green, published',
    'unknown: unknown-outcome',
  ]);
});
