import { join } from 'node:path';
import type { ActionResult, ActionStep } from '../../../sandbox/runner/run-action.ts';
import { startStage, type Stage } from '../fixtures/stage.ts';

const actionFolder = join(import.meta.dirname, '..', '..', '..', 'live');

/** A release service, and the bundled action `live` pointed at it. */
export interface LiveStage extends AsyncDisposable {
  readonly service: Stage['service'];
  readonly host: Stage['host'];
  run(
    inputs?: Readonly<Record<string, string | undefined>>,
    step?: Omit<ActionStep, 'inputs'>,
  ): Promise<ActionResult>;
}

/** Starts a stage; see {@link startStage}. */
export async function startLiveStage(options: Parameters<typeof startStage>[0] = {}): Promise<LiveStage> {
  const stage = await startStage(options);
  return {
    ...stage,
    run: (inputs = {}, step = {}) => stage.run({ zip_url: undefined, ...inputs }, { actionFolder, ...step }),
  };
}
