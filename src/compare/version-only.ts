import type { PackageSnapshot } from '../plugin/snapshot.ts';
import type { Difference } from './difference.ts';

/** Files that state the version, besides the main file and the readme; `installed.php` has the root package's. */
const VERSION_FILE =
  /^(readme|changelog|changes|history|release-?notes)(\.\w+)?$|^(package|composer)\.json$|\.pot$|^vendor\/composer\/installed\.php$/i;

/**
 * Whether nothing differs but what says which version it is: main file and readme are the same once their versions are
 * taken for one, and this version's section of the changelog is left out.
 */
export function isOnlyVersion({ from, to, added, removed, changed }: Difference): boolean {
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

/** One that may not be read counts as another. */
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

/** How often each line occurs; blank ones do not count. */
function countLines(lines: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) if (line !== '') counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** Takes versions for one and the same, where they stand as numbers of their own. */
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
