import type { PackageBefore } from '../plugin/checks/check.ts';
import type { Finding } from '../plugin/finding.ts';
import type { Difference } from './difference.ts';

/** The result of comparing the package with the one before. */
export type Comparison = Compared | NotCompared;

export interface Compared {
  readonly isCompared: true;
  readonly difference: Difference;
  /** A name for the other package, such as "the live version `1.4.1`". */
  readonly what: string;
  readonly findings: readonly Finding[];
}

interface NotCompared {
  readonly isCompared: false;
  /** A clause after "not compared:", in which names in backticks are code. */
  readonly why: string;
}

/** The facts about the package before that the checks use; `undefined` when there was none to compare with. */
export function describeBefore(comparison: Comparison | undefined): PackageBefore | undefined {
  if (comparison?.isCompared !== true) return undefined;
  const { what, difference } = comparison;
  return { what, version: difference.from.header.version, mainFile: difference.from.mainFile };
}
