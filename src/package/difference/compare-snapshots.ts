import type { Inspection } from '../inspect.ts';
import { findLostFiles } from './check-lost.ts';
import { findVanishedParts } from './check-vanished.ts';
import { type Compared, placeIn } from './comparison.ts';
import { findDifference } from './difference.ts';
import { findInDifference } from './findings.ts';
import type { PackageSnapshot } from './snapshot.ts';

interface Terms extends Pick<Inspection, 'findMentions' | 'findLostLoads'> {
  /** The previous package in words, such as "the live version `1.4.1`". */
  readonly what: string;
  readonly isDryRun: boolean;
}

/** Compares two packages that are at hand. */
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
  const lostLoads = paths.length === 0 ? [] : await findLostLoads(new Set(paths));
  const context = { what, isDryRun, vanished, mentions, lost, lostLoads };
  const findings = findInDifference(difference, context);
  return { isCompared: true, difference, what, findings };
}
