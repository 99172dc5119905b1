import type { FolderMention } from '../read/folder-mentions.ts';
import { toFinding } from '../checks/php.ts';
import { comparePhp } from '../php/index.ts';
import { findLostFiles } from './check-lost.ts';
import { findVanishedParts } from './check-vanished.ts';
import { compareLibraries } from '../libraries/compare-libraries.ts';
import { type Compared, placeIn } from './comparison.ts';
import { findDifference } from './difference.ts';
import { findInDifference } from './findings.ts';
import { findLostLoads } from './lost-loads.ts';
import type { PackageSnapshot } from './snapshot.ts';

interface Terms {
  /** Finds code that still names folders that are gone. */
  readonly findMentions: (folders: readonly string[]) => Promise<readonly FolderMention[]>;
  /** The previous package in words, such as "the live version `1.4.1`". */
  readonly what: string;
  readonly isDryRun: boolean;
}

/** Compares two packages. */
export async function compareSnapshots(
  from: PackageSnapshot,
  to: PackageSnapshot,
  { what, isDryRun, findMentions }: Terms,
): Promise<Compared> {
  const difference = findDifference(from, to);
  const vanished = findVanishedParts(difference);
  const mentions = vanished.length === 0 ? [] : await findMentions(vanished.map(({ name }) => name));
  const lost = findLostFiles(difference);
  const paths = [...lost.gone, ...lost.emptied].map((path) => placeIn(to, path));
  const { php } = to;
  const previous = php && (await from.readPhp?.(php));
  const { lostLoads, deadLoads } = findLostLoads(difference, paths, php, previous);
  const context = { what, isDryRun, vanished, mentions, lost, lostLoads, deadLoads };
  const findings = findInDifference(difference, context);
  const libraries = await compareTheirLibraries(from, to);
  const compared = { isCompared: true, difference, what, libraries } as const;
  if (php === undefined || previous === undefined) return { ...compared, findings };
  // The package's own checks report missing files.
  const code = comparePhp({ current: php, previous, site: undefined }).filter(
    ({ id }) => id !== 'required-file-missing',
  );
  return {
    ...compared,
    findings: [...findings, ...code.map((finding) => toFinding(finding, to.folder))],
    isOfCode: true,
  };
}

async function compareTheirLibraries(
  from: PackageSnapshot,
  to: PackageSnapshot,
): Promise<Compared['libraries']> {
  const [before, after] = [await from.readLibraries?.(), await to.readLibraries?.()];
  if (before === undefined || after === undefined) return undefined;
  return compareLibraries(before, after);
}
