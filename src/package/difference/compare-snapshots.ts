import type { Inspection } from '../inspect.ts';
import { prefixOf } from '../read/layout.ts';
import type { LostLoad } from '../read/lost-loads.ts';
import { toFinding } from '../checks/php.ts';
import { comparePhp } from '../php/index.ts';
import { findLostFiles, isPhp } from './check-lost.ts';
import { createMoveTest, findVanishedParts } from './check-vanished.ts';
import { type Compared, placeIn } from './comparison.ts';
import { type Difference, findDifference, indexFiles } from './difference.ts';
import { findInDifference } from './findings.ts';
import type { PackageSnapshot } from './snapshot.ts';

interface Terms extends Pick<Inspection, 'findMentions' | 'findLostLoads'> {
  /** The previous package in words, such as "the live version `1.4.1`". */
  readonly what: string;
  readonly isDryRun: boolean;
}

/** Compares two packages. */
export async function compareSnapshots(
  from: PackageSnapshot,
  to: PackageSnapshot,
  { what, isDryRun, findMentions, findLostLoads }: Terms,
): Promise<Compared> {
  const difference = findDifference(from, to);
  const vanished = findVanishedParts(difference);
  const mentions = vanished.length === 0 ? [] : await findMentions(vanished.map(({ name }) => name));
  const lost = findLostFiles(difference);
  const paths = [...lost.gone, ...lost.emptied].map((path) => placeIn(to, path));
  const others = [...difference.added, ...difference.changed].filter(isPhp);
  const loads =
    paths.length + others.length === 0
      ? []
      : await findLostLoads(new Set(paths), new Set(others.map((path) => placeIn(to, path))));
  const lostLoads = loads.filter(({ path }) => paths.includes(path));
  const deadLoads = await pickNew(
    loads.filter(({ path }) => !paths.includes(path)),
    difference,
  );
  const context = { what, isDryRun, vanished, mentions, lost, lostLoads, deadLoads };
  const findings = findInDifference(difference, context);
  const { php } = to;
  if (php === undefined || from.readPhp === undefined)
    return { isCompared: true, difference, what, findings };
  const previous = await from.readPhp(php);
  // The package's own checks tell of files that are missing.
  const code = comparePhp({ current: php, previous, site: undefined }).filter(
    ({ id }) => id !== 'required-file-missing',
  );
  return {
    isCompared: true,
    difference,
    what,
    findings: [...findings, ...code.map((finding) => toFinding(finding, to.folder))],
    isOfCode: true,
  };
}

/** Leaves out loads in files whose previous version names the same file, is elsewhere, or cannot be read. */
async function pickNew(
  loads: readonly LostLoad[],
  { from, to, added, removed }: Difference,
): Promise<readonly LostLoad[]> {
  if (loads.length === 0) return [];
  const below = (path: string) => path.slice(prefixOf(to.folder).length);
  const isMoved = createMoveTest(from.files, removed);
  const now = indexFiles(to.files);
  const isNew = (path: string) => {
    const file = added.includes(path) ? now.get(path) : undefined;
    return file !== undefined && !isMoved(file);
  };
  const files = new Set(loads.map(({ file }) => below(file)));
  const before = await from.readCode?.([...files].filter((path) => !isNew(path)));
  return loads.filter(({ file, path }) => {
    const code = before?.get(below(file));
    return isNew(below(file)) || code?.includes(path.slice(path.lastIndexOf('/') + 1)) === false;
  });
}
