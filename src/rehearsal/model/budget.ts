import type { StepName } from './results.ts';

/**
 * The processor time in milliseconds that a part may take on one pair. `docs/rehearse-reference.md` has the same table.
 */
export const CAPS_MS = {
  /** Loading the package's classes, for the rules of its code. */
  rules: 2_500,
  /** The previous version on what the new one left. */
  'way back': 4_000,
  /** Looks for updates. */
  updater: 6_000,
  /** Pages, forms and entries of a site in use. */
  entries: 20_000,
  /** A scene, such as a shop. */
  scene: 40_000,
  browser: 60_000,
} as const;

/** A part of a rehearsal that has a cap. */
export type Capped = keyof typeof CAPS_MS;

/** The time that a step may still take. */
export interface Allowance {
  /** Whether one more request fits: into the time of the pair, if it takes as long as those so far, and into the cap. */
  readonly mayGoOn: () => boolean;
  /** The processor time that is left of the cap; `Infinity` without one. Counts what was spent since this was last asked for. */
  readonly leftMs: () => number;
  /**
   * Names what is not asked, in the row "Not asked".
   *
   * @param what in the plural
   */
  readonly leave: (count: number, of: number, what: string) => void;
}

/** A step that takes a part of its cap, or uses more processes than the site's. */
interface Part {
  /** How much of what is left of the cap, and of the time of the pair, it may take at most; by default all. */
  readonly share?: number;
  /** The processor time of other processes so far. */
  readonly spentMs?: () => number;
}

/** The time of one pair. */
export interface Budget {
  /** Begins to count what a step takes. @param cap shared by all steps that name it */
  readonly allow: (cap?: Capped, part?: Part) => Allowance;
}

/**
 * Goes from one thing to ask for to the next, as long as there is time, and names what is left.
 *
 * @param allowance `undefined`: there is time for all
 * @param what in the plural, as the row "Not asked" names it
 * @param of how many there are, with those that are left out anyway
 */
export function* inTime<Item>(
  allowance: Allowance | undefined,
  what: string,
  items: readonly Item[],
  of = items.length,
): Iterable<Item> {
  for (const [index, item] of items.entries()) {
    if (allowance?.mayGoOn() === false) {
      allowance.leave(items.length - index, of, what);
      return;
    }
    yield item;
  }
}

/** Names of steps that are not the words for what they ask. */
const WORDS: Readonly<Partial<Record<StepName, string>>> = {
  Browser: 'the browser',
  'Scripts: dashboard': 'the browser',
  Saving: 'things to save',
  'Way back': 'the way back',
  Updater: 'the next update',
  'Site in use': 'the site in use',
};

/** Names what a step asks: `own pages`, `REST routes`. */
export function nameAsked(step: StepName): string {
  return WORDS[step] ?? step.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}
