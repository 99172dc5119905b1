import { quoteName } from '../../shared/quote.ts';
import { createLocalError } from '../local-errors.ts';
import type { SpendOrThrow } from './wildcards.ts';

/** Some seconds of work. Counts steps instead of time, so that all machines refuse the same directories. */
const MAX_STEPS = 200_000_000;

/**
 * Bounds the work of rules on all paths together.
 *
 * @param name the name of their file
 * @throws (the function) PublishError `package`
 */
export function limitWork(name: string, maxSteps = MAX_STEPS): SpendOrThrow {
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

/** Reads the lines that may be rules, without empty lines, comments and CR at their ends. */
export function readLines(text: string): readonly string[] {
  return (
    text
      .replace(/^\ufeff/, '')
      .split('\n')
      .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
      // For git, which is written in C, a NUL ends the line.
      .map((line) => line.replace(/\0.*/s, ''))
      .filter((line) => line !== '' && !line.startsWith('#'))
  );
}
