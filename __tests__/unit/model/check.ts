/** Holds schedules against the invariants, many in a row. */
import fc from 'fast-check';

import { hasChanged } from '../../fixtures/all-tests.ts';

import { INVARIANTS } from './invariants.ts';
import type { Builds } from './package-file.ts';
import type { Schedule } from './schedule.ts';
import { type Outcome, simulate } from './simulate.ts';

/** An invariant that a schedule breaks, and how. */
interface Breach {
  readonly invariant: string;
  readonly hows: readonly string[];
}

/** Which schedules, and how many of them. */
export interface Search {
  readonly seed: number;
  readonly schedules: number;
}

/** The result of a search. */
export interface Finding {
  /** The shortest story that breaks an invariant; `undefined`: there is none. */
  readonly broken: string | undefined;
  /** Error codes and statuses with which runs ended. */
  readonly ends: ReadonlySet<string>;
}

/** All that runs can end with here. */
export const ENDS = [
  'after-publish',
  'already-published',
  'killed',
  'not-published',
  'published',
  'unknown-outcome',
];

/** The folders of most code that the model plays. */
const PLAYED = ['src/github/hosting', 'src/service', '__tests__/unit/model', 'sandbox/github'];

/** The search of every day, longer after a change; `MODEL_SEED` and `MODEL_SCHEDULES` ask for others, and for more. */
export function readSearch({ MODEL_SEED: seed, MODEL_SCHEDULES: schedules }: NodeJS.ProcessEnv): Search {
  const daily = hasChanged(PLAYED) ? 1_200 : 150;
  return { seed: Number(seed ?? 20_261_122), schedules: Number(schedules ?? daily) };
}

/** So many schedules are made, and so many played, at a time: each waits for the disk now and then. */
const MADE_AT_ONCE = 10_000;
const PLAYED_AT_ONCE = 4;

/** Plays schedules until one breaks an invariant, and looks for the shortest that does. */
export async function checkSchedules(
  { seed, schedules }: Search,
  arbitrary: fc.Arbitrary<Schedule>,
  builds: Builds,
): Promise<Finding> {
  const ends = new Set<string>();
  // Half of the time would go into stacks that nobody sees.
  Error.stackTraceLimit = 0;
  const play = async (schedule: Schedule) => {
    const outcome = await simulate(schedule, builds);
    for (const { end } of outcome.runs) ends.add(end?.errors[0]?.code ?? end?.result?.status ?? 'killed');
    return listBreaches(outcome, schedule);
  };
  for (let made = 0; made < schedules; made += MADE_AT_ONCE) {
    const batch = { seed: seed + made, numRuns: Math.min(MADE_AT_ONCE, schedules - made) };
    const wanted = fc.sample(arbitrary, batch);
    for (let start = 0; start < wanted.length; start += PLAYED_AT_ONCE) {
      const results = await Promise.all(wanted.slice(start, start + PLAYED_AT_ONCE).map(play));
      const index = results.findIndex((breaches) => breaches.length > 0);
      const invariant = results[index]?.[0]?.invariant;
      if (invariant === undefined) continue;
      const property = fc.asyncProperty(arbitrary, async (schedule) =>
        (await play(schedule)).every((breach) => breach.invariant !== invariant),
      );
      const details = await fc.check(property, { seed: batch.seed, path: String(start + index) });
      const shortest = details.counterexample?.[0] ?? wanted[start + index];
      if (shortest === undefined) continue;
      const place = `Schedule ${start + index} of seed ${batch.seed}, made as short as possible.`;
      return { ends, broken: `${place}\n${await tellStory(shortest, builds)}` };
    }
  }
  return { ends, broken: undefined };
}

export function listBreaches(outcome: Outcome, schedule: Schedule): readonly Breach[] {
  return Object.entries(INVARIANTS)
    .map(([invariant, holds]) => ({ invariant, hows: holds(outcome, schedule) }))
    .filter(({ hows }) => hows.length > 0);
}

/** Tells which invariants a schedule breaks, and how it came to that. */
async function tellStory(schedule: Schedule, builds: Builds): Promise<string> {
  const outcome = await simulate(schedule, builds, true);
  return [
    ...listBreaches(outcome, schedule).flatMap(({ invariant, hows }) => [
      `Broken: ${invariant}`,
      ...hows.map((how) => `  - ${how}`),
    ]),
    ...outcome.story,
    JSON.stringify(schedule),
  ].join('\n');
}
