import { findLeftOver } from '../plugin/left-overs.ts';
import type { SnapshotFile } from '../plugin/snapshot.ts';
import { groupBy } from '../shared/group-by.ts';
import { type Difference, type FileChanges, partOf } from './difference.ts';

/** A folder of the version before that is gone, or nearly empty. */
export interface VanishedPart {
  /** With a slash at its end. */
  readonly name: string;
  /** How many files with code, or made by a build, it had, and how many of them are left. */
  readonly fileCount: number;
  readonly leftCount: number;
  /** There were translations in it, and nothing else of these. */
  readonly isOnlyTranslations: boolean;
}

/** Files that run on sites, or that a build makes. */
const CODE = /\.(php|js|css|json|mo)$/i;
const TRANSLATION = /\.(mo|json|l10n\.php)$|(^|\/)index\.php$/i;
/** Sites have no use for these, or fill them themselves. */
const NOT_SHIPPED =
  /^(\..*|bin|tools?|scripts?|docs?|documentation|docker|storybook|examples?|samples?|vendor-bin|cache|tmp|logs?|uploads?|.*-(tests?|tester|scripts))\/$/i;
/** A folder that lost so much of its files is as good as gone, and one of which so much is elsewhere was moved. */
const MOST = 0.9;

/**
 * Finds the folders that a build that did not run, or a rule that takes too much, would leave out. A folder that was moved is
 * none. Pure.
 */
export function findVanishedParts({ from, to, parts, added }: Difference): readonly VanishedPart[] {
  const suspects = parts.filter(({ name, removed }) => removed.length > 0 && name.endsWith('/'));
  const names = suspects.map(({ name }) => name).filter((name) => !NOT_SHIPPED.test(name));
  if (names.length === 0) return [];
  const isMoved = createMoveTest(to.files, added);
  const [before, after] = [from, to].map(({ files }) => groupBy(files.filter(isCode), partOfFile));
  return names.flatMap((name) => {
    const [old, left] = [before?.get(name) ?? [], after?.get(name) ?? []];
    const isLost = old.length > 0 && old.length - left.length >= old.length * MOST;
    if (!isLost || old.filter(isMoved).length >= old.length * MOST) return [];
    const isOnlyTranslations = old.every(({ path }) => TRANSLATION.test(path));
    return [{ name, fileCount: old.length, leftCount: left.length, isOnlyTranslations }];
  });
}

function isCode({ path }: SnapshotFile): boolean {
  return CODE.test(path) && findLeftOver(path)?.kind !== 'development';
}

function partOfFile({ path }: SnapshotFile): string {
  return partOf(path);
}

/**
 * Tells whether a file stands in another place now: with the same content, or as a new file that is called the same, as when
 * `vendor/` becomes `vendor-prefixed/`, or `admin/` becomes `src/admin/`.
 */
export function createMoveTest(
  files: readonly SnapshotFile[],
  added: FileChanges['added'],
): (file: SnapshotFile) => boolean {
  const contents = new Set(files.map(nameContent));
  const names = new Set(added.map(baseName));
  return (file) => contents.has(nameContent(file)) || names.has(baseName(file.path));
}

function nameContent({ sizeBytes, crc32 }: SnapshotFile): string {
  return `${crc32} ${sizeBytes}`;
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
