import type { Check, PackageBefore } from '../plugin/checks/check.ts';
import type { Finding } from '../plugin/finding.ts';
import type { PackageSnapshot } from '../plugin/snapshot.ts';
import type { Difference } from './difference.ts';

/** The result of comparing the package with the previous one. */
export type Comparison = Compared | NotCompared;

export interface Compared {
  readonly isCompared: true;
  readonly difference: Difference;
  /** The other package in words, such as "the live version `1.4.1`". */
  readonly what: string;
  readonly findings: readonly Finding[];
}

interface NotCompared {
  readonly isCompared: false;
  /** A clause that continues "not compared:"; names in backticks are code. */
  readonly why: string;
}

/** Returns the facts about the previous package that the checks use; `undefined` if nothing was compared. */
export function describeBefore(comparison: Comparison | undefined): PackageBefore | undefined {
  if (comparison?.isCompared !== true) return undefined;
  const { what, difference } = comparison;
  return { what, version: difference.from.header.version, mainFile: difference.from.mainFile };
}

/** A path below the plugin's folder as findings write it: as a path in the package. */
export function placeIn({ folder }: Pick<PackageSnapshot, 'folder'>, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

/** Checks that need a comparison with the previous version. */
export const COMPARISON_CHECKS: readonly Omit<Check, 'find'>[] = [
  { id: 'part-vanished', severity: 'error', acceptance: 'yes' },
  { id: 'nothing-changed', severity: 'warning', acceptance: 'yes' },
  { id: 'same-version-changed', severity: 'warning', acceptance: 'yes' },
  { id: 'update-uri-changed', severity: 'error', acceptance: 'yes' },
  { id: 'text-domain-changed', severity: 'notice', acceptance: 'yes' },
  { id: 'requires-raised', severity: 'notice', acceptance: 'yes' },
  { id: 'size-jump', severity: 'notice', acceptance: 'yes' },
];

/**
 * Joins the findings of the package's checks and of the comparison, so that each cause is reported once.
 *
 * @param isAccepted whether the author has accepted a finding; then it does not replace another one
 */
export function joinFindings(
  checked: readonly Finding[],
  compared: readonly Finding[],
  isAccepted: (finding: Finding) => boolean = () => false,
): readonly Finding[] {
  const vanished = compared
    .filter((finding) => finding.id === 'part-vanished' && finding.severity === 'error')
    .filter((finding) => !isAccepted(finding));
  const isOfVanished = ({ id, file = '' }: Finding) =>
    id === 'required-file-missing' &&
    vanished.some(({ file: part = '\0', files = [part] }) =>
      files.some((lost) => file === lost || (lost.endsWith('/') && file.startsWith(lost))),
    );
  return [...checked.filter((finding) => !isOfVanished(finding)), ...compared];
}
