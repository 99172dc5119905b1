import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ActionResult, ActionStep } from '../../../sandbox/runner/run-action.ts';
import { type ReleaseStage, type ReleaseStageOptions, startReleaseStage } from '../fixtures/release-stage.ts';
import { FAST } from '../fixtures/stage.ts';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');
const ACTION = join(ROOT, 'rehearse');

/** The last thing that a rehearsal does here: what comes then is tested with a real WordPress. */
export const END = 'Input wordpress: Input `wordpress`: `no-wordpress.zip` is not a file on the runner.';

/** A stage for the action `rehearse`. */
export interface RehearseStage extends Omit<ReleaseStage, 'run'> {
  /**
   * Runs the step until it needs a WordPress, which it does not get: it has found the package and the previous version by then.
   */
  rehearse(
    inputs: Readonly<Record<string, string>>,
    step?: Omit<ActionStep, 'inputs'>,
  ): Promise<ActionResult>;
  /** Runs the action `live`, which has the key, as a step of another job. */
  live(inputs: Readonly<Record<string, string>>): Promise<ActionResult>;
}

/** Starts a stage whose runner has Playground, by what it says. */
export async function startRehearseStage(options: ReleaseStageOptions = {}): Promise<RehearseStage> {
  const stage = await startReleaseStage(options);
  const temporary = await mkdtemp(join(tmpdir(), 'rehearse-'));
  const playground = join(temporary, 'wordpress-playground', 'playground');
  await mkdir(playground, { recursive: true });
  const lock = join(ACTION, 'playground', 'package-lock.json');
  await copyFile(lock, join(playground, 'installed-lock.json'));
  const bare = { 'api-key': undefined, plugin_id: undefined, 'base-url': undefined, compare: undefined };
  return {
    ...stage,
    live: (inputs) =>
      stage.run({ compare: undefined, ...inputs }, { ...FAST, actionFolder: join(ROOT, 'live') }),
    rehearse: (inputs, step = {}) =>
      stage.run(
        { ...bare, wordpress: 'no-wordpress.zip', ...inputs },
        { ...FAST, ...step, actionFolder: ACTION, env: { RUNNER_TEMP: temporary, ...step.env } },
      ),
    [Symbol.asyncDispose]: async () => {
      await stage[Symbol.asyncDispose]();
      await rm(temporary, { recursive: true, force: true });
    },
  };
}
