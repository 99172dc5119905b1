import { quoteName } from '../../shared/quote.ts';
import { createLocalError } from '../local-errors.ts';
import type { Spend } from './wildcards.ts';

/** Seconds of work. Steps, not time, so that a directory is refused on every machine or on none. */
const MAX_STEPS = 200_000_000;

/**
 * Bounds the work that rules make, on all paths together.
 *
 * @param name of the file that they are in
 * @throws (the function) PublishError `package`
 */
export function limitWork(name: string, maxSteps = MAX_STEPS): Spend {
  let left = maxSteps;
  return (steps) => {
    left -= steps;
    if (left >= 0) return;
    throw createLocalError(
      `${quoteName(name)} has too many patterns to compare with so many files.`,
      'Use fewer lines with `*`, and leave out whole folders instead of single files.',
    );
  };
}

/** The lines that can be rules: neither empty nor comments, without what Windows puts at their ends. */
export function readLines(text: string): readonly string[] {
  return (
    text
      .replace(/^\ufeff/, '')
      .split('\n')
      .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
      // For git, which is written in C, a line ends there.
      .map((line) => line.replace(/\0.*/s, ''))
      .filter((line) => line !== '' && !line.startsWith('#'))
  );
}
