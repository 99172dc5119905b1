import { resolve } from 'node:path';
import { measureTree } from './processor-time.ts';
import { assertPlayed, type Played, type PlayedPair } from './proof.ts';
import type { Place } from './rehearsal.ts';

const SCRIPT = resolve(import.meta.dirname, 'rehearsal.ts');

/** The beginning of the arguments that {@link measureTree} needs for a part of `bench/rehearsal.ts`. */
export function timePart(folder: string, ...args: readonly string[]) {
  return measureTree(process.execPath, [SCRIPT, ...args], folder);
}

/**
 * Plays on a place, with all that it takes in a folder, and tells how much time of all processors that took. Throws when it fails,
 * or has not played what a row is about.
 */
export async function timePlay(
  mode: 'boot' | 'step',
  place: Place,
  temporary: string,
  played: Played,
): Promise<{ readonly cpuMs: number }> {
  const { cpuMs, output } = await timePart(temporary, mode, JSON.stringify(place), temporary);
  assertPlayed(readPairs(output), played);
  return { cpuMs };
}

function readPairs(output: string): readonly PlayedPair[] {
  return output.trim() === '' ? [] : (JSON.parse(output) as readonly PlayedPair[]);
}
