import { compareVersions } from '../../package/index.ts';
import type { Judgement } from '../model/context.ts';
import type { RehearsedPackage } from '../model/packages.ts';
import type { NameOrigin, NamePlace, Problem, UsedNames } from '../model/results.ts';
import { MUTED } from '../site/player/protocol.ts';

/** Maximum number of names that are reported one by one. */
const MAX_PROBLEMS = 50;

/** Judges the names that the pair `mine` lacks and the pair `other` has. */
export function checkNames(mine: NameReader, other: NameReader, next: RehearsedPackage): Judgement {
  const { known, unknown, unreadCount } = mine.names;
  const isGuarded = {
    PHP: createGuardTest(mine.names, (guard) => holdsBack(guard, 'PHP', mine, other)),
    WordPress: createGuardTest(mine.names, (guard) => holdsBack(guard, 'WordPress', mine, other)),
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
  const [files, size] = count === 1 ? ['One PHP file was', 'its'] : [`${count} PHP files were`, 'their'];
  const message = `${files} not searched for functions and classes, because of ${size} size or that of the package.`;
  return { severity: 'notice', message };
}

/**
 * Judges calls that fail wherever PHP gets there, and that the previous version lacks. Nobody need get there.
 *
 * @param elsewhere the names that another pair knows, which are compared already
 */
export function checkCalls(
  names: UsedNames,
  next: RehearsedPackage,
  elsewhere: UsedNames['known'] = new Map(),
): readonly Problem[] {
  // Another plugin may be asked for, or bring the function. The package's own, it has.
  const ofOthers = (guard: string) => !names.known.has(guard) && !names.own.has(guard);
  // The plugin runs on these versions, so it loads files behind a check for them.
  const isOfOthers = createGuardTest(names, ofOthers, (guard) => !/^[pwv]\b/.test(guard) && ofOthers(guard));
  return names.broken.slice(0, MAX_PROBLEMS).flatMap(({ kind, shown, given, required, places }) => {
    // No other plugin brings a class of the package's own namespace, or a method of its classes.
    const isOwn = kind === 'no-class' || (kind !== 'nowhere' && !shown.startsWith('->'));
    const isGuarded = isOwn
      ? createGuardTest(
          names,
          (guard) => guard === 'v' || guard === `c:${shown.toLowerCase()}`,
          () => false,
        )
      : isOfOthers;
    const isOpen = (place: NamePlace) =>
      !next.isShown(place.file) &&
      !next.isLibrary(`${next.plugin?.folder ?? ''}/${place.file}`) &&
      !isGuarded(place);
    const [first, ...more] = places.filter(isOpen);
    const isElsewhere = elsewhere.has(`f:${shown.slice(0, -'()'.length).toLowerCase()}`);
    if (first === undefined || isElsewhere) return [];
    const message = {
      nowhere: `\`${shown}\` is defined nowhere: not in the package, in WordPress or PHP, or in a plugin beside it. PHP stops where it is called. Define it, or check \`function_exists()\` first.`,
      'no-class': `\`${shown}\` is defined nowhere: PHP looks for the class in this namespace, and stops there. Import it with \`use\`, or begin its name with a backslash.`,
      'no-method': `\`${shown}\` is called, but ${shown.startsWith('->') ? 'no class has such a method any more' : 'the class has no such method'}: PHP stops there. Correct the name, or add the method.`,
      'no-variable': `\`${shown}\` is called, but nothing in its function sets \`${shown.split('->', 1)[0] ?? ''}\`: PHP stops there. Set the variable, or correct its name.`,
      arguments: `\`${shown}\` is called with ${given} ${given === 1 ? 'argument' : 'arguments'}, and requires ${required}: PHP stops there. Pass what is missing.`,
    }[kind];
    const others = more.length === 0 ? '' : ` Also at ${listPlaces(more)}.`;
    return [{ severity: 'warning' as const, message: message + others, file: first.file, line: first.line }];
  });
}

interface NameComparison {
  readonly mine: NameReader;
  readonly other: NameReader;
  readonly next: RehearsedPackage;
  readonly isGuarded: Readonly<Record<NameOwner, (place: NamePlace) => boolean>>;
}

/** Explains a name that `mine` lacks, if `other` has it. */
function explainName(key: string, comparison: NameComparison): readonly Problem[] {
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

interface NameWords {
  readonly name: string;
  readonly check: string;
  readonly owner: NameOwner;
  /** Versions of its owner. */
  readonly mine: string;
  readonly other: string;
}

function explainNewer(
  { name, check, owner, mine, other }: NameWords,
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

function explainGone({ name, check, owner, mine, other }: NameWords): string {
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
  { names: { extensions }, versions }: NameReader,
  difference: number,
): boolean {
  if (owner === 'WordPress')
    return difference < 0 && detail !== '' && compareVersions(detail, versions.WordPress) <= 0;
  return !(extensions.has(detail) || ALWAYS.includes(detail)) || OF_PHP_7.test(key);
}

/** A pair on which the package's code was read. */
export interface NameReader {
  readonly names: UsedNames;
  readonly versions: Readonly<Record<NameOwner, string>>;
}

type NameOwner = 'PHP' | 'WordPress';

/** Functions that only call the next one could be nested so deep that the stack ends. */
const MAX_LEVELS = 200;

/**
 * Creates a test for places that a pair never reaches: the code checks first, or loads the file or calls the function
 * only after a check.
 *
 * @param holdsBack whether a check keeps the pair from the code behind it
 * @param holdsBackFile the same where that code loads a file
 */
function createGuardTest(
  { loads, calls }: UsedNames,
  holdsBack: (guard: string) => boolean,
  holdsBackFile = holdsBack,
): (place: NamePlace) => boolean {
  const decided = new Map<readonly NamePlace[], boolean>();
  const isHeldBack = remember(holdsBack);
  const isFileHeldBack = holdsBackFile === holdsBack ? isHeldBack : remember(holdsBackFile);
  const areGuarded = (
    places: readonly NamePlace[] = [],
    level: number,
    isHeld: typeof isHeldBack,
  ): boolean => {
    const known = decided.get(places);
    if (known !== undefined || places.length === 0 || level > MAX_LEVELS) return known ?? false;
    // Files may load each other.
    decided.set(places, false);
    const all = places.every((place) => isGuarded(place, level + 1, isHeld));
    decided.set(places, all);
    return all;
  };
  const isGuarded = (
    { file, guards, inside }: NamePlace,
    level: number,
    isHeld: typeof isHeldBack,
  ): boolean =>
    isHeld(guards) ||
    areGuarded(calls.get(inside), level, isHeldBack) ||
    areGuarded(loads.get(file), level, isFileHeldBack);
  return (place) => isGuarded(place, 0, isHeldBack);
}

/** Asks once for each list of guards, which places share. */
function remember(holdsBack: (guard: string) => boolean): (guards: NamePlace['guards']) => boolean {
  const held = new Map<NamePlace['guards'], boolean>();
  return (guards) => {
    const known = held.get(guards) ?? guards.some(holdsBack);
    held.set(guards, known);
    return known;
  };
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
