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
