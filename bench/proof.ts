/** What is timed has to be done, too: a run that does nothing is fast. Each row says what its runs leave behind when they have. */
import type { ActionResult } from '../sandbox/runner/run-action.ts';
import { type StepName, toId } from '../src/rehearsal/model/results.ts';

/** What a green run of the action says that it has done. */
export interface Done {
  readonly status: 'published' | 'already-published' | 'dry-run';
  /** The size of the package, where it is known before. */
  readonly bytes?: number;
  /** In the package; absent where the package is not looked into. */
  readonly files?: number;
}

/** Compares a run's outputs and log with what it had to do. Throws with what is missing. */
export function assertDone({ outputs, log }: Pick<ActionResult, 'outputs' | 'log'>, done: Done): void {
  const files = log.map((line) => /^Files: (\d+),/.exec(line)?.[1]).find((count) => count !== undefined);
  const found: Record<string, unknown> = {
    status: outputs['status'],
    bytes: Number(outputs['size']),
    files: Number(files),
  };
  assertNothingMissing(
    Object.entries(done)
      .filter(([name, wanted]) => found[name] !== wanted)
      .map(([name, wanted]) => `${name} ${wanted} (but ${String(found[name])})`),
  );
}

/** A pair as the output `results` of a rehearsal has it. */
export interface PlayedPair {
  readonly php: string;
  readonly wordpress: string;
  readonly steps: readonly { readonly id: string; readonly outcome: string }[];
}

/** What a rehearsal had to play on each of its pairs, which are in order. */
export interface Played {
  readonly php: readonly string[];
  readonly steps: readonly StepName[];
  readonly notSteps?: readonly StepName[];
}

/** Compares the results of a rehearsal with what it had to play. Throws with what is missing. */
export function assertPlayed(pairs: readonly PlayedPair[], { php, steps, notSteps = [] }: Played): void {
  const missing = php.flatMap((version, at) => {
    const pair = pairs[at];
    if (pair?.php.startsWith(version) !== true || pair.wordpress === '') return [`PHP ${version}`];
    const isPlayed = (name: StepName) =>
      pair.steps.some(({ id, outcome }) => id === toId(name) && outcome !== 'skipped');
    return [
      ...steps.filter((name) => !isPlayed(name)).map((name) => `PHP ${version} with ${name}`),
      ...notSteps.filter(isPlayed).map((name) => `PHP ${version} without ${name}`),
    ];
  });
  assertNothingMissing(missing);
}

/** @throws with what is missing */
function assertNothingMissing(missing: readonly string[]): void {
  if (missing.length > 0) throw new Error(`What was timed was not done: ${missing.join(', ')}.`);
}
