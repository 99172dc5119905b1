/** Asks whether this many steps may be taken; one step is about one look at one character. */
export type Spend = (steps: number) => boolean;

/** Steps per character for parsing PHP code. */
export const TOKEN_STEPS = 16;

/** A second or two. Counts steps, not time, so that every machine finds the same. */
const MAX_STEPS = 400_000_000;

/** Bounds the cost of searching the texts of one package. */
export interface SearchBudget {
  /** Creates the {@link Spend} for one file. */
  readonly spendOn: (path: string) => Spend;
  /** How many files were not searched completely. */
  readonly countUnsearched: () => number;
}

export function createSearchBudget(maxSteps = MAX_STEPS): SearchBudget {
  let left = maxSteps;
  const refused = new Set<string>();
  return {
    spendOn: (path) => (steps) => {
      if (steps > left) refused.add(path);
      else left -= steps;
      return !refused.has(path);
    },
    countUnsearched: () => refused.size,
  };
}

/** For a single text, without a budget. */
export const spendFreely: Spend = () => true;
