/** Schedules of runs: the world they begin in, and who does what next. */
import fc from 'fast-check';
import { type Reading, READINGS } from '../../../sandbox/github/world.ts';

/** Fates of a request. One that does not apply to its kind leaves it as it is. */
export const TWISTS = [
  'well',
  /** It never left the runner. */
  'unreached',
  /** The connection breaks before, or after, the request was carried out. */
  'lost-before',
  'lost-after',
  /** The server answers 502 without having, or having, carried it out. */
  'fails-before',
  'fails-after',
  /** Too many requests, for the moment. */
  'limited',
  /** 422 by the service, 403 by GitHub. */
  'refused',
  /** 401 by the service, 403 by GitHub. */
  'denied',
  /** The service answers 409, and has carried nothing out. */
  'conflict',
  /** The service answers 303 without having, or having, carried it out. */
  'see-other-before',
  'see-other-after',
  /** A 200 that is no answer. */
  'unclear-before',
  'unclear-after',
  /** The service answers 504, and carries it out seconds later. */
  'late',
  /** A read does not show what was made lately; the service shows what was live before. */
  'lagging',
  /** The service's read is a page, or contradicts itself. */
  'page',
  'contradiction',
  /** The upload leaves a broken asset. */
  'starter',
  /** The run is cancelled while the request, or the sleep, is under way; GitHub or the service may carry it out. */
  'cancel-before',
  'cancel-after',
  /** The runner is gone, without a last word. */
  'kill-before',
  'kill-after',
] as const;

export type Twist = (typeof TWISTS)[number];

/** Deeds of a person, on the web pages of GitHub or of the service. */
export const DEEDS = [
  'drafts',
  'publishes',
  'deletes',
  'rewrites',
  'appends',
  'renames',
  'adds a file',
  'removes a file',
  'releases on the dashboard',
] as const;

export function isDeed(what: Step['what']): what is Deed {
  return (DEEDS as readonly string[]).includes(what);
}

export type Deed = (typeof DEEDS)[number];

/** One step: the request, or the sleep, that comes next, and what becomes of it; or what a person does. */
export interface Step {
  /** Of all that wait, in the order of time; for a deed, of all releases. */
  readonly who: number;
  readonly what: Twist | Deed;
}

/** Requests by what they do. */
export const KINDS = [
  ...([
    'create',
    'upload',
    'change release',
    'delete release',
    'list',
    'find by tag',
    'read release',
  ] as const),
  ...(['list assets', 'change asset', 'delete asset', 'sign', 'download', 'order', 'look'] as const),
] as const;

export type Kind = (typeof KINDS)[number];

/** Waits for the nth request of a kind, whenever it comes. */
export interface Trap {
  readonly on: Kind;
  /** Which request of that kind; from 0. */
  readonly nth: number;
  readonly what: Twist;
  /** So much else happens first, as far as there is something else. */
  readonly hold: number;
  /** A person does this right afterwards. */
  readonly then?: Deed | undefined;
}

/** The world in which the runs begin, and what they are told. */
export interface Setting {
  readonly runs: number;
  readonly assetUrl: 'signed' | 'public' | 'auto';
  readonly isPrivate: boolean;
  /** Published releases cannot be changed. */
  readonly isImmutable: boolean;
  /** The tag is there already, as for a run that was started by it. */
  readonly isTagged: boolean;
  /** GitHub's behaviour where nobody knows it. */
  readonly readings: readonly Reading[];
  readonly ifPublished: 'skip' | 'fail' | 'publish';
  readonly verify: boolean;
  readonly retries: number;
  /** The later runs have another build of the same version. */
  readonly hasOtherBuild: boolean;
  readonly overwrite: boolean;
  readonly liveBefore: string | undefined;
  /** The service's answer when a version exists already. */
  readonly existing: '422' | '409' | 'success: false' | 'again';
  /** How long the service goes on showing what was live before. */
  readonly serviceLagMs: number;
  /** The release that a person made for the tag before the runs. */
  readonly before: 'nothing' | 'draft' | 'draft with the package' | 'release';
  /** How the last run comes about: the first one is run again after ten minutes, or another one begins two hours later. */
  readonly repeat: 'rerun' | 'later';
}

export interface Schedule {
  readonly setting: Setting;
  /** Beyond its end all is well, and everything happens in the order of time. */
  readonly steps: readonly Step[];
  readonly traps: readonly Trap[];
}

/** Mostly what comes first. */
const mostly = <T>(weight: number, first: T, ...others: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight, arbitrary: fc.constant(first) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

const settings = (assetUrls: readonly Setting['assetUrl'][]): fc.Arbitrary<Setting> =>
  fc.record({
    runs: mostly(6, 2, 1, 3),
    assetUrl: fc.constantFrom(...assetUrls),
    isPrivate: mostly(3, false, true),
    isImmutable: mostly(5, false, true),
    isTagged: fc.boolean(),
    readings: fc.subarray([...READINGS]),
    ifPublished: mostly<Setting['ifPublished']>(5, 'skip', 'fail', 'publish'),
    verify: mostly(5, false, true),
    retries: fc.constantFrom(0, 1, 3),
    hasOtherBuild: mostly(8, false, true),
    overwrite: mostly(8, false, true),
    liveBefore: mostly<string | undefined>(3, '1.0.0', undefined),
    existing: fc.constantFrom('422', '409', 'success: false', 'again'),
    serviceLagMs: mostly(4, 0, 3_000, 60_000),
    before: mostly<Setting['before']>(8, 'nothing', 'draft', 'draft with the package', 'release'),
    repeat: fc.constantFrom('rerun', 'later'),
  });

/** In some schedules nothing goes wrong but the order, in others hardly anything goes well. */
const steps = (trouble: number, deeds: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.record({
      who: fc.oneof(
        { withCrossShrink: true },
        { weight: 1, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.nat(2) },
      ),
      what: fc.oneof(
        { withCrossShrink: true },
        { weight: 100, arbitrary: fc.constant<Step['what']>('well') },
        ...(trouble === 0 ? [] : [{ weight: trouble, arbitrary: fc.constantFrom(...TWISTS) }]),
        ...(deeds === 0 ? [] : [{ weight: deeds, arbitrary: fc.constantFrom(...DEEDS) }]),
      ),
    }),
    { maxLength: 45, size: 'max' },
  );

/** Requests that change something get more traps than those that read. */
const CHANGES = ['create', 'upload', 'change release', 'delete release', 'order'] as const;

/** The faults after which a run has to find out what is so. */
const DOUBTS = ['lost-before', 'lost-after', 'fails-before', 'fails-after'] as const;

const anyTrap: fc.Arbitrary<Trap> = fc.record({
  on: fc.oneof(fc.constantFrom<Kind[]>(...CHANGES), fc.constantFrom(...KINDS)),
  nth: mostly(2, 0, 1, 2),
  what: fc.oneof(
    { withCrossShrink: true },
    { weight: 2, arbitrary: fc.constant<Twist>('well') },
    { weight: 2, arbitrary: fc.constantFrom<Twist[]>(...DOUBTS, 'refused') },
    { weight: 2, arbitrary: fc.constantFrom(...TWISTS) },
  ),
  hold: fc.oneof({ withCrossShrink: true }, fc.constant(0), fc.nat(20)),
  then: fc.oneof(
    { withCrossShrink: true },
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...DEEDS) },
  ),
});

/** All schedules, of runs that are told one of these ways to give the package to the service. */
export const schedulesFor = (...assetUrls: readonly Setting['assetUrl'][]): fc.Arbitrary<Schedule> =>
  fc.record({
    setting: settings(assetUrls),
    traps: fc.oneof(
      { withCrossShrink: true },
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: 2, arbitrary: fc.array(anyTrap, { maxLength: 4, size: 'max' }) },
    ),
    steps: fc.oneof(
      { withCrossShrink: true },
      { weight: 2, arbitrary: steps(0, 0) },
      steps(5, 3),
      steps(0, 10),
      steps(25, 5),
    ),
  });
