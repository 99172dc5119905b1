import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLimits } from '../action/inputs/event.ts';
import { type Run, runAction, type RunningAction } from '../action/run.ts';
import type { Runner } from '../action/runner.ts';
import { createSourceLocator } from '../action/workspace.ts';
import { showAccepted } from '../action/accept.ts';
import { PublishError } from '../shared/publish-error.ts';
import type { Logger, Sanitise } from '../shared/logger.ts';
import { listNames } from '../shared/quote.ts';
import { collectRehearseTexts, readRehearseInputs, type RehearseInputs } from './inputs.ts';
import type { Rehearsal, RehearsalEnvironment } from './model/rehearsal.ts';
import { listAvailable } from './packages/plan-pairs.ts';
import { rehearse } from './recipe.ts';
import { annotate } from './report/annotate.ts';
import { explainCancellation, explainLate, explainUnexpected, explainVerdict } from './report/explain.ts';
import { writeRehearseOutputs } from './report/outputs.ts';
import {
  countPictures,
  describeRehearsal,
  explainWith,
  explainWithout,
  renderRehearsalSummary,
} from './report/summary.ts';
import { judgeResults } from './report/verdict.ts';
import { readLockfile } from './site/install.ts';
import { listUnused } from './play/accept-problems.ts';

/** The process that runs the action; `distFolder` may be a link. */
type RehearsalProcess = RehearsalEnvironment['install'] &
  Pick<RehearsalEnvironment, 'distFolder' | 'playerFlags'>;

/** The reason for a cancellation by the input `timeout`. */
class Late {
  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    this.timeoutMs = timeoutMs;
  }
}

/** Runs the action `rehearse`: plays an update on WordPress, and reports the results. */
export function runRehearsal(launch: RehearsalProcess, runner?: Runner): Promise<void> {
  return runAction(collectRehearseTexts, (run) => createRehearsalAction(run, launch), runner);
}

function createRehearsalAction(
  run: Run,
  { distFolder, playerFlags, ...install }: RehearsalProcess,
): RunningAction {
  const { machine, outputs, steps, sanitise } = run;
  const { env, temporaryFolder } = machine;
  const { quote, log } = run.tools;
  let rehearsal: Rehearsal = { planned: [], results: [] };
  let folder: string | undefined;
  let inputs: RehearseInputs | undefined;
  let deadline: NodeJS.Timeout | undefined;
  const work = async () => {
    const ownFolder = join(await realpath(distFolder), '..', 'rehearse');
    const { packages } = await readLockfile(join(ownFolder, 'playground'));
    const available = listAvailable(Object.keys(packages));
    inputs = readRehearseInputs(env, available, readLimits(env));
    const { timeoutMs } = inputs;
    deadline = setTimeout(() => run.cancel(new Late(timeoutMs)), timeoutMs);
    folder = await realpath(await mkdtemp(join(temporaryFolder, 'rehearsal-')));
    const environment: RehearsalEnvironment = {
      machine,
      tools: run.tools,
      step: steps.run,
      install,
      playerFlags,
      clearEnvironment: run.clearEnvironment,
      distFolder: await realpath(distFolder),
      playerFile: join(await realpath(distFolder), 'player.js'),
      driverFile: join(await realpath(distFolder), 'browser.js'),
      ownFolder,
      available,
      folder,
      cacheFolder: join(temporaryFolder, 'wordpress-playground'),
      // As a command, it has a cache that nobody empties.
      keptFolder: env['GITHUB_ACTIONS'] === 'true' ? await realpath(temporaryFolder) : tmpdir(),
    };
    for await (const stage of rehearse(inputs, environment)) rehearsal = { ...rehearsal, ...stage };
    if (rehearsal.results.some(({ isLate }) => isLate)) throw explainLate(timeoutMs, rehearsal);
  };
  const explainCancelled = () => {
    const reason: unknown = run.tools.cancellation.reason;
    if (!(reason instanceof Late)) return explainCancellation();
    rehearsal = { ...rehearsal, isLate: true };
    return explainLate(reason.timeoutMs, rehearsal);
  };
  const report = async (thrown: readonly PublishError[]) => {
    clearTimeout(deadline);
    let errors = thrown.map(explainUnexpected);
    if (folder !== undefined) await rm(folder, { recursive: true, force: true }).catch(() => undefined);

    const isMild = inputs?.onFailure === 'warn';
    annotate(rehearsal, { log, quote, isMild, locateSource: createSourceLocator(env['GITHUB_WORKSPACE']) });
    if (inputs !== undefined) noticeUnused(rehearsal, inputs.acceptedProblems, log);
    errors = [...errors, ...explainVerdict(rehearsal, errors, isMild)];
    if (inputs !== undefined) {
      try {
        writeRehearseOutputs(rehearsal, quote, outputs);
      } catch (error) {
        if (!(error instanceof PublishError)) throw error;
        errors = [...errors, error];
      }
    }
    await finishPictures(rehearsal, errors.length === 0, sanitise);
    tellKept(rehearsal, log);
    const summary = { rehearsal, errors };
    return {
      errors,
      outcome: `${describeRehearsal(summary, (name) => name)}.`,
      renderSummary: () => renderRehearsalSummary(summary, sanitise),
      unaffected: 'The rehearsal is not affected.',
    };
  };
  return { work, explainCancellation: explainCancelled, report };
}

/** Writes the page of pictures once more, with all that was found; if that fails, the first one stays. */
async function finishPictures(
  { pictures, results, planned }: Rehearsal,
  isGreen: boolean,
  show: Sanitise,
): Promise<void> {
  const problems = results.flatMap(({ steps }) =>
    steps.flatMap(({ name, problems: found }) => found.map((problem) => ({ ...problem, step: name }))),
  );
  const isPassed = isGreen && judgeResults(results, planned.length) === 'passed';
  const open = problems.filter(({ isAccepted = false }) => !isAccepted);
  await pictures
    ?.finish(
      open.map((one) => ({ ...one, message: show(one.message), file: one.file && show(one.file) })),
      isPassed,
    )
    .catch(() => undefined);
}

/** Tells where is what stays after the run. */
function tellKept({ pictures, site }: Rehearsal, log: Logger): void {
  if (pictures !== undefined)
    log.info(`Pictures of ${countPictures(pictures)}: ${join(pictures.folder, 'index.html')}`);
  if (site === undefined) return;
  log.info(`The updated site, for WordPress Playground: ${site.path}`);
  if (site.without.length > 0) log.notice('Plugins left out of the site', explainWithout(site));
  if (site.withOthers.length > 0) log.notice('Plugins in the site', explainWith(site));
}

/** Reports accepted problems that did not occur: they could hide a mistake in a later release. */
function noticeUnused(
  { results, planned }: Rehearsal,
  accepted: RehearseInputs['acceptedProblems'],
  log: Logger,
): void {
  const unused = listUnused(results, accepted);
  // Pairs that were not played may have the problems.
  if (unused.length === 0 || judgeResults(results, planned.length) === 'unfinished') return;
  const names = listNames(unused.map(showAccepted));
  const [verb, pronoun] = unused.length === 1 ? ['has', 'it'] : ['have', 'them'];
  log.notice(
    'Nothing to accept',
    `${names} in \`accept-problems\` ${verb} no effect, because the rehearsal did not find that. Remove ${pronoun} if no longer needed.`,
  );
}
