import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { READINGS } from '../../../sandbox/github/world.ts';
import { listBreaches } from './check.ts';
import { type Builds, makeBuilds, TAG } from './package-file.ts';
import type { Setting, Trap } from './schedule.ts';
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
    name: 'a run that takes back a draft that another one has published, and somebody deletes, says no more of it',
    setting: { runs: 2 },
    traps: [
      { on: 'change release', nth: 0, what: 'well', hold: 11, then: 'deletes' },
      { on: 'upload', nth: 0, what: 'refused', hold: 0 },
    ],
    ends: [],
  },
  { name: 'a second run joins the draft of the first', setting: { runs: 2 }, ends: ['release'] },
  { name: 'three runs share one draft', setting: { runs: 3 }, ends: ['release'] },
  {
    name: 'a second run joins the draft of a first that waits for the service',
    setting: { runs: 2 },
    traps: [{ on: 'order', nth: 0, what: 'well', hold: 40 }],
    ends: ['release'],
  },
  {
    name: 'a second run joins the draft of a first that is killed while it asks the service',
    setting: { runs: 2 },
    traps: [{ on: 'order', nth: 0, what: 'kill-before', hold: 12 }],
    ends: ['release'],
  },
  {
    name: 'a second run joins a draft, whose answer is lost',
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
    name: 'the service refuses, and taking back breaks off: the next run makes another beside it',
    traps: [
      { on: 'order', nth: 0, what: 'refused', hold: 0 },
      { on: 'delete release', nth: 0, what: 'refused', hold: 0 },
    ],
    ends: ['draft', 'release'],
  },
  {
    name: 'the service refuses one of two runs that share a draft',
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

describe.each(STORIES)('$name', ({ setting = {}, traps = [], ends }) => {
  test.each(PLACES)('private: $isPrivate, tagged: $isTagged, immutable: $isImmutable', async (place) => {
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
});
