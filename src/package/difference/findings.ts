import type { Finding, Severity } from '../finding.ts';
import type { PackageSnapshot } from './snapshot.ts';
import { findUpdateHost } from '../wordpress/update-host.ts';
import { compareVersions, isPrerelease } from '../wordpress/version.ts';
import { formatSize } from '../../shared/format.ts';
import { quoteName } from '../../shared/quote.ts';
import { placeIn } from './comparison.ts';
import { type Difference, type FindingContext, isSame } from './difference.ts';
import { findDead, findLost } from './check-lost.ts';
import { findVanished } from './check-vanished.ts';

type DifferenceRule = (difference: Difference, context: FindingContext) => Iterable<Finding>;

/** Lists findings about the changes from the previous package, the most severe first. Pure. */
export function findInDifference(difference: Difference, context: FindingContext): readonly Finding[] {
  const findings = RULES.flatMap((rule) => [...rule(difference, context)]);
  return findings.sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

const ORDER: readonly Severity[] = ['error', 'warning', 'notice'];

const RULES: readonly DifferenceRule[] = [
  findLostUpdateUri,
  findVanished,
  findLost,
  findDead,
  findNothingNew,
  findSameVersion,
  findOtherTextDomain,
  findRaisedRequires,
  findUntoldRaise,
  findSizeJump,
];

function* findLostUpdateUri({ from, to }: Difference, { what }: FindingContext): Iterable<Finding> {
  const [before, after] = [from, to].map(({ header }) => findAsked(header.updateUri));
  if (before === undefined || before === after) return;
  const { updateUri } = to.header;
  const isGone = after === undefined;
  const state = updateUri === '' ? 'is missing' : `is ${quoteName(updateUri)}`;
  yield {
    id: 'update-uri-changed',
    severity: isGone ? 'error' : 'warning',
    message: `The header \`Update URI\` ${state}; in ${what} it is ${quoteName(from.header.updateUri)}.`,
    effect: `Once this update is installed, WordPress stops asking the updater of ${quoteName(before)}: those sites never hear of another update.`,
    fix: 'Restore the header, or accept this finding if the plugin gets its updates another way.',
    file: placeIn(to, to.mainFile),
  };
}

function* findNothingNew(difference: Difference, { what }: FindingContext): Iterable<Finding> {
  const { from, to } = difference;
  if (from.header.version === to.header.version || !isOnlyVersion(difference)) return;
  if (isPromoted(from.header.version, to.header.version)) return;
  yield {
    id: 'nothing-changed',
    severity: 'warning',
    message: `Only the version and the changelog changed since ${what}.`,
    effect:
      'Sites get an update that does nothing. Usually the build is old, or the wrong commit was checked out.',
    fix: 'Check that the package was built from the commit that is released.',
  };
}

/** Whether a version is the stable one of a pre-release, which mostly has the same files. */
function isPromoted(before: string, after: string): boolean {
  return isPrerelease(before) && !isPrerelease(after) && before.startsWith(after);
}

function* findSameVersion(difference: Difference, context: FindingContext): Iterable<Finding> {
  const { from, to, added, removed, changed } = difference;
  if (from.header.version !== to.header.version || isSame(difference)) return;
  const count = added.length + removed.length + changed.length;
  yield {
    id: 'same-version-changed',
    severity: context.isDryRun ? 'notice' : 'warning',
    message: `The version is ${quoteName(to.header.version)}, as that of ${context.what}, but ${count} ${count === 1 ? 'file differs' : 'files differ'}.`,
    effect: 'Sites that have this version are not offered it again: they keep the other files.',
    fix: `Raise \`Version:\` in ${quoteName(placeIn(to, to.mainFile))} if sites are to get these files.`,
  };
}

function* findOtherTextDomain({ from, to }: Difference, { what }: FindingContext): Iterable<Finding> {
  const [before, after] = [from, to].map(({ header, folder }) => header.textDomain || folder);
  if (before === undefined || after === undefined || before === after) return;
  // Without the header, the folder's name is the text domain; another check reports that it changed.
  if (from.header.textDomain === '' && to.header.textDomain === '') return;
  yield {
    id: 'text-domain-changed',
    severity: 'notice',
    message: `The text domain is ${quoteName(after)}; in ${what} it is ${quoteName(before)}.`,
    effect: 'Installed translations are named after the text domain, and are no longer found.',
    fix: 'Keep the text domain, unless you rename the translations too.',
    file: placeIn(to, to.mainFile),
  };
}

const REQUIREMENTS = [
  ['requiresWordPress', 'WordPress'],
  ['requiresPhp', 'PHP'],
] as const;

function* findRaisedRequires({ from, to }: Difference, { what }: FindingContext): Iterable<Finding> {
  for (const [field, name] of REQUIREMENTS) {
    const [before, after] = [from.header[field], to.header[field]];
    // Everybody who has 8.0 also has 8.0.0.
    const [old, now] = [before, after].map((version) => version.replace(/(\.0+)+$/, ''));
    const isRaised = /^\d/.test(after) && (before === '' || compareVersions(now ?? '', old ?? '') > 0);
    if (!isRaised) continue;
    yield {
      id: 'requires-raised',
      severity: 'notice',
      message: `The plugin requires ${name} ${quoteName(after)}; ${what} ${before === '' ? 'names no version' : `requires ${quoteName(before)}`}.`,
      effect: 'Sites with an older one are not offered the update.',
      fix: 'Publish it if that is intended.',
      file: placeIn(to, to.mainFile),
    };
  }
}

function* findUntoldRaise(difference: Difference, context: FindingContext): Iterable<Finding> {
  const { to } = difference;
  const raised = [...findRaisedRequires(difference, context)];
  if (raised.length === 0 || to.readme?.upgradeNotice !== '') return;
  yield {
    id: 'upgrade-notice',
    severity: 'notice',
    message: `\`== Upgrade Notice ==\` of ${quoteName(placeIn(to, to.readme.path))} has other versions, but nothing for ${quoteName(to.header.version)}, which requires more than ${context.what}.`,
    effect: 'People who read it before they update do not learn that their sites may be too old.',
    fix: 'Add an entry that names what the version requires.',
    file: placeIn(to, to.readme.path),
  };
}

/** A jump by this factor deserves a look; smaller changes never do. */
const JUMP = 3;
const MIN_JUMP_BYTES = 100_000;
/** Slightly more than half, because a new version also adds a few files. */
const MAX_LEFT = 0.6;
/** Authors of smaller plugins often merge their code into fewer files. */
const MIN_FILES = 20;

function* findSizeJump({ from, to, unpackedBytes }: Difference, { what }: FindingContext): Iterable<Finding> {
  const isJump =
    unpackedBytes.to >= unpackedBytes.from * JUMP || unpackedBytes.from >= unpackedBytes.to * JUMP;
  const isLarge = isJump && Math.abs(unpackedBytes.to - unpackedBytes.from) >= MIN_JUMP_BYTES;
  const isThin = from.files.length >= MIN_FILES && to.files.length <= from.files.length * MAX_LEFT;
  if (!isLarge && !isThin) return;
  const describe = ({ files }: Difference['to'], bytes: number) =>
    `${files.length} files, ${formatSize(bytes)}`;
  yield {
    id: 'size-jump',
    severity: 'notice',
    message: `Unpacked, the package has ${describe(to, unpackedBytes.to)}; ${what} has ${describe(from, unpackedBytes.from)}.`,
    effect:
      unpackedBytes.to > unpackedBytes.from
        ? 'Updates take longer, and something may be in the package that sites do not need.'
        : 'Something may be missing in the package.',
    fix: 'Check the list of changes.',
  };
}

/** Values with which WordPress asks no custom updater: its own plugin directory, and `false`, for no updates. */
const NOBODY: ReadonlySet<string> = new Set(['wordpress.org', 'w.org', 'false']);

/** The host whose updater a site asks because of the header `Update URI`. */
function findAsked(updateUri: string): string | undefined {
  const host = findUpdateHost(updateUri);
  return host === undefined || NOBODY.has(host.toLowerCase()) ? undefined : host;
}

/**
 * Files that state the version, besides the main file and the readme; `installed.php` states that of the root package.
 */
const VERSION_FILE =
  /^(readme|changelog|changes|history|release-?notes)(\.\w+)?$|^(package|composer)\.json$|\.pot$|^vendor\/composer\/installed\.php$/i;

/**
 * Whether only statements of the version differ: the main file and the readme are equal once versions are hidden and
 * this version's section of the changelog is left out.
 */
function isOnlyVersion({ from, to, added, removed, changed }: Difference): boolean {
  if (added.length + removed.length > 0) return false;
  const { mainFile, readme } = to;
  const others = changed.filter((path) => path !== mainFile && path !== readme?.path);
  if (!others.every((path) => VERSION_FILE.test(path))) return false;
  const hide = createVersionHider([from.header.version, to.header.version]);
  return (
    (!changed.includes(mainFile) || isSameMain(from, to, hide)) &&
    (readme === undefined || !changed.includes(readme.path) || isSameReadme(from, to, hide))
  );
}

type Hide = (text: string) => string;

/** A main file that could not be read counts as changed. */
function isSameMain(from: PackageSnapshot, to: PackageSnapshot, hide: Hide): boolean {
  if (from.mainText === undefined || to.mainText === undefined) return false;
  return hide(from.mainText) === hide(to.mainText);
}

function isSameReadme(from: PackageSnapshot, to: PackageSnapshot, hide: Hide): boolean {
  const [before, after] = [from.readme?.lines, to.readme?.lines];
  if (before === undefined || after === undefined) return false;
  const clean = (lines: readonly string[]) => countLines(lines.map((line) => hide(line).trim()));
  const section = clean(to.readme?.changelog ?? []);
  const [old, current] = [clean(before), clean(after)];
  const isKept = [...old].every(([line, count]) => (current.get(line) ?? 0) >= count);
  const isNew = ([line, count]: readonly [string, number]) => count > (old.get(line) ?? 0);
  return isKept && [...current].filter(isNew).every(([line]) => section.has(line));
}

/** Counts how often each line occurs, except blank ones. */
function countLines(lines: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) if (line !== '') counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** Creates the function that replaces versions with one text, where they stand alone as numbers. */
function createVersionHider(versions: readonly string[]): Hide {
  const known = versions.filter((version) => version !== '');
  if (known.length === 0) return (text) => text;
  const longest = [...known].sort((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(`(?<![\\w.])(v?)(?:${longest.join('|')})(?![\\w-]|\\.\\w)`, 'g');
  return (text) => text.replace(pattern, '$1\0');
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
