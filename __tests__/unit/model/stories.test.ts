import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { READINGS } from '../../../sandbox/github/world.ts';
import { listBreaches, readSearch } from './check.ts';
import { type Builds, makeBuilds, TAG } from './package-file.ts';
import type { Schedule, Setting, Trap } from './schedule.ts';
import { simulate } from './simulate.ts';

const CALM: Setting = {
  runs: 1,
  assetUrl: 'signed',
  isPrivate: false,
  isImmutable: false,
  isTagged: false,
  readings: [],
  ifPublished: 'skip',
  verify: false,
  retries: 0,
  hasOtherBuild: false,
  overwrite: false,
  liveBefore: '1.0.0',
  existing: '422',
  serviceLagMs: 0,
  before: 'nothing',
  repeat: 'rerun',
};

const PUBLISHING = { on: 'change release', nth: 0, hold: 0 } as const;

interface Story {
  readonly name: string;
  readonly setting?: Partial<Setting>;
  readonly traps?: readonly Trap[];
  /** How the releases of the tag end: `release` or `draft`. */
  readonly ends: readonly string[];
}

/** Written down before any of them was played. Each ends with the same run once more. */
const STORIES: readonly Story[] = [
  { name: 'a run that is repeated finds its release complete', ends: ['release'] },
  {
    name: 'a run whose request to publish the draft was lost is completed by the next',
    traps: [{ ...PUBLISHING, what: 'lost-before' }],
    ends: ['release'],
  },
  {
    name: 'a run whose draft was published, but without an answer, is completed by the next',
    traps: [{ ...PUBLISHING, what: 'lost-after' }],
    ends: ['release'],
  },
  {
    name: 'a run that GitHub refuses to publish for is completed by the next',
    traps: [{ ...PUBLISHING, what: 'refused' }],
    ends: ['release'],
  },
  {
    name: 'a run that is killed before it publishes the draft is completed by the next',
    traps: [{ ...PUBLISHING, what: 'kill-before' }],
    ends: ['release'],
  },
  {
    name: 'a run that is killed after it published the draft has nothing left to do',
    traps: [{ ...PUBLISHING, what: 'kill-after' }],
    ends: ['release'],
  },
  {
    name: 'a run that is cancelled before it publishes the draft is completed by the next',
    traps: [{ ...PUBLISHING, what: 'cancel-before' }],
    ends: ['release'],
  },
  {
    name: 'a draft of a run that was killed is taken over by another one, hours later',
    setting: { repeat: 'later' },
    traps: [{ on: 'order', nth: 0, what: 'kill-before', hold: 0 }],
    ends: ['release'],
  },
  {
    name: 'an empty draft of a run that was killed is taken over by another one, hours later',
    setting: { repeat: 'later' },
    traps: [{ on: 'upload', nth: 0, what: 'kill-before', hold: 0 }],
    ends: ['release'],
  },
  {
    name: 'a draft of a run that was killed is published by another one, hours later, when the version is live',
    setting: { repeat: 'later' },
    traps: [{ ...PUBLISHING, what: 'kill-before' }],
    ends: ['release'],
  },
  { name: 'a second run leaves the draft to the first', setting: { runs: 2 }, ends: ['release'] },
  { name: 'of three runs, one publishes the release', setting: { runs: 3 }, ends: ['release'] },
  {
    name: 'a second run leaves the draft to a first that waits for the service',
    setting: { runs: 2 },
    traps: [{ on: 'order', nth: 0, what: 'well', hold: 40 }],
    ends: ['release'],
  },
  {
    name: 'a first run that is killed while it asks the service is completed when it is run again',
    setting: { runs: 2 },
    traps: [{ on: 'order', nth: 0, what: 'kill-before', hold: 12 }],
    ends: ['release'],
  },
  {
    name: 'one of two runs loses the answer to publishing the draft',
    setting: { runs: 2, retries: 1 },
    traps: [{ ...PUBLISHING, what: 'lost-after' }],
    ends: ['release'],
  },
  {
    name: 'the service refuses: the draft is taken back, and the next run makes another',
    traps: [{ on: 'order', nth: 0, what: 'refused', hold: 0 }],
    ends: ['release'],
  },
  {
    name: 'the service refuses, and taking back breaks off: the next attempt finds the draft',
    traps: [
      { on: 'order', nth: 0, what: 'refused', hold: 0 },
      { on: 'delete release', nth: 0, what: 'refused', hold: 0 },
    ],
    ends: ['release'],
  },
  {
    name: 'the service refuses one of two runs',
    setting: { runs: 2 },
    traps: [{ on: 'order', nth: 0, what: 'refused', hold: 12 }],
    ends: ['release'],
  },
  {
    name: 'nobody knows whether the service has accepted: the next run completes the draft',
    traps: [{ on: 'order', nth: 0, what: 'fails-after', hold: 0 }],
    ends: ['release'],
  },
  {
    name: 'a person publishes the draft of a run that was killed',
    traps: [{ ...PUBLISHING, what: 'kill-before', then: 'publishes' }],
    ends: ['release'],
  },
  {
    name: 'a person publishes the draft while the run asks the service',
    traps: [{ on: 'sign', nth: 0, what: 'well', hold: 0, then: 'publishes' }],
    ends: ['release'],
  },
  {
    name: 'a person adds to the notes of the draft while the run asks the service',
    traps: [{ on: 'sign', nth: 0, what: 'well', hold: 0, then: 'appends' }],
    ends: ['release'],
  },
  {
    name: 'a run adds the package to the draft of a person, who publishes it when the service has it',
    setting: { before: 'draft' },
    traps: [{ on: 'order', nth: 0, what: 'well', hold: 0, then: 'publishes' }],
    ends: ['release'],
  },
];

/** In which repositories each story is played. */
const PLACES = [
  ...[false, true].flatMap((isPrivate) =>
    [false, true].flatMap((isTagged) =>
      [false, true].map((isImmutable) => ({ isPrivate, isTagged, isImmutable })),
    ),
  ),
] as const;

/** As GitHub may be: the harder way, the easier way, and between. */
const POSSIBLE: readonly Setting['readings'][] = [[], ['publishing-keeps-tag'], READINGS];

let builds: Builds;
beforeAll(async () => {
  builds = await makeBuilds();
});
afterAll(async () => {
  await builds[Symbol.asyncDispose]();
});

/** After a change, and when asked for many schedules. */
const isLongSearch = readSearch(process.env).schedules >= 1_200;

describe.each(STORIES.map((story, index) => ({ ...story, index })))(
  '$name',
  ({ setting = {}, traps = [], ends, index }) => {
    // A search of every day plays each in two places, and all places in turn; a longer one each in all.
    const played = PLACES.filter((_, at) => isLongSearch || (at + index) % 4 === 0);
    test.each(played)('private: $isPrivate, tagged: $isTagged, immutable: $isImmutable', async (place) => {
      for (const readings of POSSIBLE) {
        const schedule = { setting: { ...CALM, ...setting, ...place, readings }, traps, steps: [] };
        const outcome = await simulate(schedule, builds);
        const left = outcome.releases.at(-1) ?? [];
        expect({
          breaches: listBreaches(outcome, schedule),
          tags: left.map(({ tagName }) => tagName),
          ends: left.map(({ isDraft }) => (isDraft ? 'draft' : 'release')),
        }).toEqual({ breaches: [], tags: ends.map(() => TAG), ends });
      }
    });
  },
);

describe('two runs of one plugin without a group keep their promises', () => {
  const KINDS = ['create', 'upload', 'change release', 'delete release', 'order'] as const;
  const FATES = ['well', 'lost-before', 'lost-after', 'fails-after'] as const;
  /** So much of the other run happens before the request of the one, and the other way round. */
  const HOLDS = [0, 1, 2, 3, 4, 6, 8, 11, 15, 40];

  const TRAPS = KINDS.flatMap((on) =>
    [0, 1].flatMap((nth) => FATES.flatMap((what) => HOLDS.map((hold): Trap => ({ on, nth, what, hold })))),
  );

  test.each(PLACES.map((place, index) => ({ ...place, index })))(
    'private: $isPrivate, tagged: $isTagged, immutable: $isImmutable',
    async ({ index, ...place }) => {
      const setting = { ...CALM, ...place, runs: 2, assetUrl: 'auto' } as const;
      // A search of every day plays each in some places, a longer one each in all.
      const played = TRAPS.filter((_, at) => isLongSearch || (at + index) % 8 === 0);
      expect(await playTogether(played, (trap) => tellBroken({ setting, traps: [trap], steps: [] }))).toEqual(
        [],
      );
    },
  );

  async function tellBroken(schedule: Schedule): Promise<readonly unknown[]> {
    const outcome = await simulate(schedule, builds);
    const breaches = listBreaches(outcome, schedule);
    const published = (outcome.releases.at(-1) ?? []).filter(({ isDraft }) => !isDraft).length;
    return breaches.length === 0 && published === 1 ? [] : [{ ...schedule.traps[0], breaches, published }];
  }
});

/** Plays some at a time, because each waits for the disk now and then. */
async function playTogether<T>(
  traps: readonly Trap[],
  play: (trap: Trap) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let start = 0; start < traps.length; start += 4)
    found.push(...(await Promise.all(traps.slice(start, start + 4).map(play))).flat());
  return found;
}
