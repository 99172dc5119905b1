import { compareVersions } from '../plugin/wordpress/version.ts';
import type { RehearsedPackage } from './read-package.ts';
import { describe, type Judgement } from './recorder.ts';
import type { PairResult, Problem, StepResult } from './results.ts';
import { MUTED } from './player/protocol.ts';
import type { NameOrigin, NamePlace, UsedNames } from './used-names.ts';

/** Maximum number of names that are reported one by one. */
const MAX_PROBLEMS = 50;

interface Reader extends NameReader {
  readonly step: StepResult;
}

/**
 * Compares which functions and classes of the package's code the lowest and the newest pair know, once all pairs have
 * ended.
 *
 * @returns the results, with the missing names in the step of the pair that lacks them
 */
export function compareNames(results: readonly PairResult[], next: RehearsedPackage): readonly PairResult[] {
  const readers = results
    .flatMap(({ steps, php, wordpress }) =>
      steps.flatMap((step): readonly Reader[] => {
        const versions = { PHP: php, WordPress: wordpress };
        return step.names === undefined ? [] : [{ step, names: step.names, versions }];
      }),
    )
    .toSorted(
      ({ versions: a }, { versions: b }) =>
        compareVersions(a.WordPress, b.WordPress) || compareVersions(a.PHP, b.PHP),
    );
  const [lowest, newest] = [readers.at(0), readers.at(-1)];
  const compare = (step: StepResult): StepResult => {
    if (lowest === undefined || newest === undefined || step.names === undefined) return step;
    if (lowest === newest) return { ...step, message: 'The other pairs did not come this far.' };
    if (step !== lowest.step && step !== newest.step)
      return { ...step, message: 'The lowest and the newest pair are compared.' };
    const [mine, other] = step === lowest.step ? [lowest, newest] : [newest, lowest];
    return { ...step, ...describe(checkNames(mine, other, next)) };
  };
  return results.map((result) => ({ ...result, steps: result.steps.map(compare) }));
}

/** How many names one of the pairs lacks, in words; `open` when they were not compared. */
export function describeCompared(results: readonly PairResult[]): string | { readonly inconclusive: string } {
  const steps = results
    .flatMap((result) => result.steps)
    .filter(({ name, outcome }) => name === 'Functions and classes' && outcome !== 'skipped');
  if (steps.length === 0) return { inconclusive: 'fewer than two pairs came this far' };
  const count = steps.flatMap(({ problems }) => problems).filter(({ file }) => file !== undefined).length;
  return count === 0
    ? 'no difference'
    : `${count} of the functions and classes ${count === 1 ? 'is' : 'are'} missing on one of them`;
}

function checkNames(mine: Reader, other: Reader, next: RehearsedPackage): Judgement {
  const { known, unknown, unreadCount } = mine.names;
  const isGuarded = {
    PHP: createGuardTest('PHP', mine, other),
    WordPress: createGuardTest('WordPress', mine, other),
  };
  const all = [...unknown.keys()].flatMap((key) => explainName(key, { mine, other, next, isGuarded }));
  const more = all.length - MAX_PROBLEMS;
  const problems = [
    ...all.slice(0, MAX_PROBLEMS),
    ...(more > 0
      ? [{ severity: 'warning', message: `${more} more names are not known here.` } as const]
      : []),
    ...(unreadCount > 0 ? [explainUnread(unreadCount)] : []),
  ];
  return { problems, message: `${known.size} names of PHP and WordPress` };
}

function explainUnread(count: number): Problem {
  const files = count === 1 ? 'one PHP file, because of its' : `${count} PHP files, because of their`;
  const message = `Functions and classes were not looked for in ${files} size or that of the package.`;
  return { severity: 'notice', message };
}

interface Comparison {
  readonly mine: Reader;
  readonly other: Reader;
  readonly next: RehearsedPackage;
  readonly isGuarded: Readonly<Record<NameOwner, (place: NamePlace) => boolean>>;
}

/** Explains a name that `mine` lacks, if `other` has it. */
function explainName(key: string, comparison: Comparison): readonly Problem[] {
  const { mine, other, next, isGuarded } = comparison;
  const { shown, places } = mine.names.unknown.get(key) ?? { shown: '', places: [] };
  const origin = other.names.known.get(key);
  if (origin === undefined || origin.owner === 'asked') return [];
  const { owner } = origin;
  const difference = compareVersions(mine.versions[owner], other.versions[owner]);
  if (difference === 0 || isOfBuild(key, origin, mine, difference)) return [];
  const open = places.filter((place) => !next.isShown(place.file) && !isGuarded[owner](place));
  const own = open.filter(({ file }) => !next.isLibrary(`${next.plugin?.folder ?? ''}/${file}`));
  const [first, ...more] = own.length > 0 ? own : open;
  if (first === undefined) return [];
  const isFunction = key.startsWith('f:');
  const words = {
    name: isFunction ? `\`${shown}()\`` : `\`${shown}\``,
    check: isFunction ? 'check `function_exists()` first' : 'check first that it exists',
    owner,
    mine: mine.versions[owner],
    other: other.versions[owner],
  };
  const message = difference < 0 ? explainNewer(words, origin, next) : explainGone(words);
  const others = more.length === 0 ? '' : ` Also at ${listPlaces(more)}.`;
  const { file, line } = first;
  return [{ severity: own.length > 0 ? 'warning' : 'notice', message: message + others, file, line }];
}

interface Words {
  readonly name: string;
  readonly check: string;
  readonly owner: NameOwner;
  /** Versions of its owner. */
  readonly mine: string;
  readonly other: string;
}

function explainNewer(
  { name, check, owner, mine, other }: Words,
  { detail }: NameOrigin,
  { plugin }: RehearsedPackage,
): string {
  const since = owner === 'WordPress' ? detail.replace(/^(\d+\.\d+)\.0$/, '$1') : '';
  const start = since === '' ? `${owner} ${other}` : `${owner} ${since} and newer`;
  const required = (owner === 'PHP' ? plugin?.requiresPhp : plugin?.requiresWordPress) ?? '';
  const promise =
    required === ''
      ? ', and the package declares no version'
      : compareVersions(required, mine) === 0
        ? ', which the package declares'
        : `, and the package declares ${required}`;
  const header = owner === 'PHP' ? 'Requires PHP' : 'Requires at least';
  const seen = since === '' ? `, not on ${mine}${promise}` : ` (seen on ${other}, not on ${mine}${promise})`;
  return `${name} exists on ${start}${seen}. Raise \`${header}\`, or ${check}.`;
}

function explainGone({ name, check, owner, mine, other }: Words): string {
  return `${name} is gone from ${owner} ${mine} (seen on ${other}). Replace it, or ${check}.`;
}

const SHOWN_PLACES = 2;

function listPlaces(places: readonly NamePlace[]): string {
  const shown = places.slice(0, SHOWN_PLACES).map(({ file, line }) => `${file}:${line}`);
  const more = places.length - SHOWN_PLACES;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(' and ');
}

/** Extensions that every PHP has, since the version that added them. */
const ALWAYS = ['random', 'uri'];
/** Before PHP 8, Playground builds gd without FreeType, and one function is disabled here. */
const OF_PHP_7 = new RegExp(`^f:(image(ft|ttf)|${MUTED}$)`);

/**
 * Whether the build lacks a name, not the version: some builds omit PHP extensions, or WordPress's files for networks.
 *
 * @param difference the version that lacks the name compared with the one that has it
 */
function isOfBuild(
  key: string,
  { owner, detail }: NameOrigin,
  { names: { extensions }, versions }: Reader,
  difference: number,
): boolean {
  if (owner === 'WordPress')
    return difference < 0 && detail !== '' && compareVersions(detail, versions.WordPress) <= 0;
  return !(extensions.has(detail) || ALWAYS.includes(detail)) || OF_PHP_7.test(key);
}

/** A pair on which the package's code was read. */
interface NameReader {
  readonly names: UsedNames;
  readonly versions: Readonly<Record<NameOwner, string>>;
}

type NameOwner = 'PHP' | 'WordPress';

/**
 * Creates a test for places that the pair `mine` never reaches, where the code uses names that `other` has: the code
 * checks first, or loads the file or calls the function only after a check.
 *
 * @param owner of the names
 */
function createGuardTest(
  owner: NameOwner,
  mine: NameReader,
  other: NameReader,
): (place: NamePlace) => boolean {
  const { loads, calls } = mine.names;
  const decided = new Map<readonly NamePlace[], boolean>();
  const areGuarded = (places: readonly NamePlace[] = []): boolean => {
    const known = decided.get(places);
    if (known !== undefined || places.length === 0) return known ?? false;
    // Files may load each other.
    decided.set(places, false);
    const all = places.every(isGuarded);
    decided.set(places, all);
    return all;
  };
  const isGuarded = ({ file, guards, inside }: NamePlace): boolean =>
    guards.some((guard) => holdsBack(guard, owner, mine, other)) ||
    areGuarded(calls.get(inside)) ||
    areGuarded(loads.get(file));
  return isGuarded;
}

function holdsBack(guard: string, owner: NameOwner, mine: NameReader, other: NameReader): boolean {
  if (guard === 'v') return true;
  const [kind, version = ''] = guard.split(':');
  if (kind === 'P' || kind === 'W') {
    // Code for older versions runs on neither pair.
    const asked = kind === 'P' ? 'PHP' : 'WordPress';
    return [mine, other].every(({ versions }) => compareVersions(version, versions[asked]) <= 0);
  }
  if (kind !== 'p' && kind !== 'w') return other.names.known.has(guard) && !mine.names.known.has(guard);
  // WordPress polyfills functions of PHP, so checks for its version guard these, too.
  if (kind === 'p' && owner !== 'PHP') return false;
  const asked = kind === 'p' ? 'PHP' : 'WordPress';
  const [low = '', high = ''] = [mine.versions[asked], other.versions[asked]].toSorted(compareVersions);
  return compareVersions(low, version) < 0 && compareVersions(version, high) <= 0;
}
