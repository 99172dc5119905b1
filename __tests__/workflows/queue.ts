/**
 * Plays GitHub with runs that are triggered while others are busy; `act` runs one workflow at a time and knows nothing of
 * it. Sources: https://docs.github.com/actions/how-tos/write-workflows/choose-when-workflows-run/control-workflow-concurrency and
 * https://github.blog/changelog/2026-05-07-github-actions-concurrency-groups-now-allow-larger-queues
 */
import { basename } from 'node:path';
import type { Concurrency, Example, Job, Workflow } from './examples.ts';

/** A run that was triggered, with the groups of its workflow and its jobs. */
export interface TriggeredRun {
  readonly name: string;
  readonly concurrencies: readonly Concurrency[];
}

/** The fate of runs. */
export interface Schedule {
  /** Those that are carried out: all of one wave at the same time, one wave after the other. */
  readonly waves: readonly (readonly string[])[];
  readonly cancelled: readonly string[];
}

/**
 * Plays the queues: all runs are triggered, in this order, while those that began at once are busy.
 *
 * A run waits as long as another one of one of its groups is busy or waits before it. In a group without `queue: max`, it takes
 * the place of the run that waits there. Where a job has the group, its whole run is counted: nothing else of it publishes.
 */
export function playQueues(runs: readonly TriggeredRun[]): Schedule {
  const waves: TriggeredRun[][] = [[]];
  let waiting: readonly TriggeredRun[] = [];
  const cancelled: string[] = [];
  for (const run of runs) {
    const isBusy = [...(waves[0] ?? []), ...waiting].some((other) => findShared(run, other) !== undefined);
    if (!isBusy) {
      waves[0]?.push(run);
      continue;
    }
    const replaced = waiting.filter(
      (other) => findShared(run, other)?.queue !== 'max' && findShared(run, other),
    );
    cancelled.push(...replaced.map(({ name }) => name));
    waiting = [...waiting.filter((other) => !replaced.includes(other)), run];
  }
  while (waiting.length > 0) {
    const wave: TriggeredRun[] = [];
    const later: TriggeredRun[] = [];
    for (const run of waiting) {
      const isFree = [...wave, ...later].every((other) => findShared(run, other) === undefined);
      (isFree ? wave : later).push(run);
    }
    waves.push(wave);
    waiting = later;
  }
  return { waves: waves.map((wave) => wave.map(({ name }) => name)), cancelled };
}

/** The group of a run that is one of another run, too. Upper and lower case are the same. */
function findShared(run: TriggeredRun, other: TriggeredRun): Concurrency | undefined {
  const groups = other.concurrencies.map(({ group }) => group.toLowerCase());
  return run.concurrencies.find(({ group }) => groups.includes(group.toLowerCase()));
}

/**
 * Lists the groups of a run: those of the workflow, of its jobs, and of the workflows of this project that these call.
 *
 * @throws a group is named by an expression that is not known here
 */
export function listConcurrencies(
  { name, concurrency, jobs }: Workflow,
  examples: readonly Example[],
  ref: string,
): readonly Concurrency[] {
  const github = { 'github.workflow': name, 'github.ref': ref };
  const own = [concurrency, ...Object.values(jobs).map((job) => job.concurrency)];
  const called = Object.values(jobs).flatMap((job) => listCalled(job, examples));
  return [...fill(own, [github]), ...called];
}

function listCalled({ uses, with: inputs = {} }: Job, examples: readonly Example[]): readonly Concurrency[] {
  const called = uses && examples.find(({ id }) => id === basename(uses.replace(/@.*$/, '')));
  if (!called) return [];
  const { plugins = '[{}]' } = inputs as { readonly plugins?: string };
  const matrices = JSON.parse(plugins) as readonly object[];
  const name = (scope: string, values: object) =>
    Object.entries(values).map(([key, value]) => [`${scope}.${key}`, String(value)] as const);
  const values = matrices.map((plugin) =>
    Object.fromEntries([...name('inputs', inputs), ...name('matrix.plugin', plugin)]),
  );
  const jobs = Object.values(called.workflow.jobs);
  return fill([called.workflow.concurrency, ...jobs.map((job) => job.concurrency)], values);
}

function fill(
  concurrencies: readonly (Concurrency | undefined)[],
  values: readonly Readonly<Record<string, string>>[],
): readonly Concurrency[] {
  return concurrencies
    .flatMap((concurrency) => concurrency ?? [])
    .flatMap((concurrency) =>
      values.map((known) => ({
        ...concurrency,
        group: concurrency.group.replaceAll(/\$\{\{ *(.*?) *\}\}/g, (_expression, key: string) => {
          const value = known[key];
          if (value === undefined) throw new Error(`Nobody knows here what ${key} is.`);
          return value;
        }),
      })),
    );
}
