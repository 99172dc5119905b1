import { Cancelled, type Clock } from '../../shared/clock.ts';
import { Unreadable } from '../model/readers.ts';
import type { PairResult, StepResult } from '../model/results.ts';
import { type Site, SiteLost } from '../model/site.ts';
import { createBudget, type PairBudget } from './budget.ts';
import { listNames } from './needed-plugins.ts';
import { playAnew, playPair } from './order.ts';
import { logIn, type PairOptions, type StartedSite } from './prepare.ts';
import { createRecorder, endedBefore } from './recorder.ts';

/** Plays the update of a plugin on one WordPress. The result includes failures, and whether the run was cancelled. */
export async function rehearsePair(
  options: PairOptions,
  {
    clock,
    open,
    onStep,
    budget = createBudget(clock),
  }: {
    /** Boots the WordPress of this pair. @throws SiteLost */
    readonly open: () => Promise<Site>;
    readonly clock: Clock;
    readonly onStep: (step: StepResult) => void;
    /** By default, there is time for everything. */
    readonly budget?: PairBudget;
  },
): Promise<PairResult> {
  const startMs = clock.now();
  const recorder = createRecorder(clock, onStep, options.accepted, budget);
  let site: Site | undefined;
  let isCut = false;
  let { wordpress } = options;
  const start = async (): Promise<StartedSite> => {
    site = budget.watch(await open());
    return { site, recorder, options, versions: await logIn(site) };
  };
  try {
    const first = await recorder.begin().play('WordPress starts', async () => {
      const started = await start();
      wordpress = started.versions.wordpress;
      return { problems: [], message: `PHP ${started.versions.php}, WordPress ${wordpress}`, started };
    });
    if (first !== undefined)
      await playPair(first.started).catch(async (error: unknown) => {
        // The previous version ended the site, after the new one passed on it: the step says that nothing else was tried.
        if (error instanceof SiteLost && recorder.steps.at(-1)?.name === 'Way back') return;
        if (!(error instanceof SiteLost) || endedBefore(recorder.steps) === undefined) throw error;
        await site?.close();
        await playAnew(await start());
      });
  } catch (error) {
    isCut = error instanceof Cancelled;
    if (!isCut) {
      if (!(error instanceof SiteLost || error instanceof Unreadable)) throw error;
      // It happened between two steps, where no step tells of it.
      const isTold = recorder.steps.some(({ problems }) =>
        problems.some(({ message, isEnd = false }) => isEnd || message === error.message),
      );
      const name = options.previous === undefined ? 'Installation' : 'Update';
      if (!isTold)
        await recorder
          .begin()
          .play(name, () => Promise.reject(error))
          .catch(() => undefined);
    }
  } finally {
    // The browser starts before WordPress does, so it has to end where nothing was looked at, too.
    await Promise.all([site?.close(), options.browse?.close()]);
  }
  const left = isCut ? undefined : budget.tellLeft();
  if (left !== undefined) await recorder.begin().play('Not asked', () => Promise.resolve(left));
  const { php, note, copy } = options;
  const beside = options.beside && listNames(options.beside);
  const end = { durationMs: clock.now() - startMs, isCut, isLate: isCut && budget.isOver() };
  return { php, wordpress, note, site: copy?.name, beside, steps: recorder.steps, ...end };
}
