import type { PackageBefore } from '../plugin/checks/check.ts';
import type { Finding } from '../plugin/finding.ts';
import type { Difference } from './difference.ts';

/** What became of comparing the package with the one before. */
export type Comparison = Compared | NotCompared;

export interface Compared {
  readonly isCompared: true;
  readonly difference: Difference;
  /** What the other package is, such as "the live version `1.4.1`". */
  readonly what: string;
  readonly findings: readonly Finding[];
}

export interface NotCompared {
  readonly isCompared: false;
  /** A clause after "not compared:", in which names in backticks are code. */
  readonly why: string;
}

/** What the checks of a package go by of the one before; `undefined` when there was none to compare it with. */
export function describeBefore(comparison: Comparison | undefined): PackageBefore | undefined {
  if (comparison?.isCompared !== true) return undefined;
  const { what, difference } = comparison;
  return { what, version: difference.from.header.version, mainFile: difference.from.mainFile };
}
