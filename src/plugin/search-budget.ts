/** Asks whether so many steps may be taken; one step is about a character that is looked at once. */
export type Spend = (steps: number) => boolean;

/** To take PHP code apart takes so many steps for each character. */
export const TOKEN_STEPS = 16;

/** A second or two. Steps, not time, so that the same is found on every machine. */
const MAX_STEPS = 400_000_000;

/** Bounds what searching the texts of one package can cost, whatever is in them. */
export interface SearchBudget {
  /** For one file. */
  readonly spendOn: (path: string) => Spend;
  /** How many files were not searched, or not for everything. */
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

/** For a single text. */
export const spendFreely: Spend = () => true;
