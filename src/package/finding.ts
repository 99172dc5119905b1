import type { CheckId } from './check-ids.ts';

export type { CheckId } from './check-ids.ts';

/** How much a finding matters: only an error stops the run. */
export type Severity = 'error' | 'warning' | 'notice';

interface Place {
  readonly file?: string | undefined;
  /** From 1. */
  readonly line?: number | undefined;
}

/** A problem in one place, in sentences for the plugin's author. Names in backticks are code. */
export interface PackageFault {
  /** The fact, with the file and the line. */
  readonly message: string;
  /** The effect on WordPress, or on other readers of the package. */
  readonly effect: string;
  /** The change that the author should make. */
  readonly fix: string;
  /** Path inside the package, and the line in it, from 1. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  /** Where to look, if not in `file`, which may be missing. */
  readonly place?: Place | undefined;
  /** The name in code of the thing that the problem is about: it can be accepted by that, too. */
  readonly name?: string | undefined;
  /** The file that contained the missing code in the previous version; if that file is gone, this finding follows from it. */
  readonly was?: string | undefined;
  /** All paths that the problem is about, if more than `file`. */
  readonly files?: readonly string[] | undefined;
}

/** A finding of a check. */
export interface Finding extends PackageFault {
  readonly id: CheckId;
  readonly severity: Severity;
}

/** A package that cannot be examined any further. */
export class PackageProblem extends Error {
  readonly finding: Finding;

  constructor(id: CheckId, problem: PackageFault, cause?: unknown) {
    super(problem.message, { cause });
    this.name = 'PackageProblem';
    this.finding = { id, severity: 'error', ...problem };
  }
}

/** The place where the author has to look. */
export function placeOf({ file, line, place = { file, line } }: PackageFault): Place {
  return place;
}
