import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLimits } from '../action/inputs/event.ts';
import { type Run, runAction, type RunningAction } from '../action/run.ts';
import type { Runner } from '../action/runner.ts';
import { createSourceLocator } from '../action/workspace.ts';
import { showAccepted } from '../action/accept.ts';
import { PublishError } from '../shared/publish-error.ts';
import { formatDuration } from '../shared/format.ts';
import type { Logger, Sanitise } from '../shared/logger.ts';
import { listNames, quoteName } from '../shared/quote.ts';
import { collectRehearseTexts, readRehearseInputs, type RehearseInputs } from './inputs.ts';
import type { Rehearsal, RehearsalEnvironment } from './model/rehearsal.ts';
import type { Problem } from './model/results.ts';
import { findLostFile } from './judge/php-log.ts';
import { showWordPress } from './packages/fetch-wordpress.ts';
import { listAvailable } from './packages/plan-pairs.ts';
import { rehearse } from './recipe.ts';
import { annotate, countFailed, countUnclear, listProblems } from './report/annotate.ts';
import { writeRehearseOutputs } from './report/outputs.ts';
import {
  countPictures,
  describeRehearsal,
  explainWithout,
  renderRehearsalSummary,
} from './report/summary.ts';
import { explainNotPlayed, isFinished, judgeResults } from './report/verdict.ts';
import { explainDisk, readLockfile } from './site/install.ts';
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
  const rehearsal: Rehearsal = { planned: [], results: [] };
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
    await rehearse(
      inputs,
      {
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
      },
      rehearsal,
    );
  };
  const explainCancelled = () => {
    const reason: unknown = run.tools.cancellation.reason;
    rehearsal.isLate = reason instanceof Late;
    return reason instanceof Late ? explainLate(reason, rehearsal) : explainCancellation();
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

/** Replaces the advice of internal errors, because a rehearsal publishes nothing. */
function explainUnexpected(error: PublishError): PublishError {
  if (error.code !== 'internal') return error;
  const { code, title, message, cause } = error;
  const explained = explainDisk(cause);
  if (explained instanceof PublishError) return explained;
  const hint =
    'It published nothing. Run it again, and if it fails again, report this with the log of the run.';
  return new PublishError({ code, title, message, hint, cause });
}

/** The errors that follow from the results alone. */
function explainVerdict(
  { results, planned }: Rehearsal,
  errors: readonly PublishError[],
  isMild: boolean,
): readonly PublishError[] {
  switch (judgeResults(results, planned.length)) {
    case 'failed':
      return isMild ? [] : [explainFailed(results)];
    case 'not-started':
      return [explainNoStart()];
    case 'unfinished':
    case 'not-played':
      // The errors of the run say why.
      return errors.length > 0 ? [] : [refuseNotPlayed(results)];
    case 'not-known':
      return [explainUnclear(results)];
    case 'not-run':
    case 'passed':
      return [];
  }
}

function explainUnclear(results: Rehearsal['results']): PublishError {
  return new PublishError({
    code: 'not-known',
    title: 'Result not known',
    message: `On ${countUnclear(results)}, it is not known whether the plugin works.`,
    hint: `Change what kept it from running: ${nameFirst(results, 'unknown')}.`,
  });
}

function refuseNotPlayed(results: Rehearsal['results']): PublishError {
  return new PublishError({
    code: 'not-known',
    title: 'Nothing was rehearsed',
    message: explainNotPlayed(results),
    hint: 'Set `php` and `wordpress` to versions that it supports.',
  });
}

function explainNoStart(): PublishError {
  return new PublishError({
    code: 'not-known',
    title: 'WordPress did not start',
    message: 'WordPress Playground could not start WordPress, so nothing is known about the package.',
    hint: 'Set `wordpress` or `php` to another version; if it was only too slow, run this again.',
  });
}

function explainFailed(results: Rehearsal['results']): PublishError {
  return new PublishError({
    code: 'package',
    title: 'Rehearsal failed',
    message: `The package failed on ${countFailed(results)}.`,
    hint: `Before you publish it, ${adviseOnFirst(results)}.`,
  });
}

/** Says what to do about the first error: where a file is missing, the line that names it is right. */
function adviseOnFirst(results: Rehearsal['results']): string {
  const [first, ...others] = listOpen(results, 'error');
  const missing = first && findLostFile(first.message);
  if (missing === undefined) return `fix ${nameFirst(results, 'error')}`;
  const more = others.length === 0 ? '' : `; then fix ${others.length} more`;
  return `let the build make ${quoteName(missing)}, which the package lacks, or see what \`.distignore\` leaves out${more}`;
}

function listOpen(results: Rehearsal['results'], severity: Problem['severity']) {
  return listProblems(results).filter(
    (problem) => problem.severity === severity && problem.isAccepted !== true,
  );
}

/** Names the place of the first problem, and how many there are besides. */
function nameFirst(results: Rehearsal['results'], severity: Problem['severity']): string {
  const [first, ...others] = listOpen(results, severity);
  if (first === undefined) return 'what is reported above';
  const { file, line, step } = first;
  const place =
    file === undefined
      ? `what is reported for "${step}"`
      : quoteName(line === undefined ? file : `${file}:${line}`);
  return others.length === 0 ? place : `${place} and ${others.length} more`;
}

function explainLate({ timeoutMs }: Late, { planned, results }: Rehearsal): PublishError {
  const left = planned
    .filter((_pair, index) => results[index] === undefined || !isFinished(results[index]))
    .map(({ php, wordpress }) => `PHP ${php}, WordPress ${showWordPress(wordpress)}`);
  const where = left.length === 0 ? '' : ` on ${left.join('; ')}`;
  return new PublishError({
    code: 'not-known',
    title: 'Rehearsal not finished',
    message: `The rehearsal did not end within ${formatDuration(timeoutMs)}. Whether the package works${where} is not known.`,
    hint: 'Raise `timeout`, or try fewer versions of PHP and WordPress.',
  });
}

function explainCancellation(): PublishError {
  return new PublishError({
    code: 'not-known',
    title: 'Cancelled',
    message: 'The run was cancelled before the rehearsal ended.',
    hint: 'It changed nothing; run it again when you like.',
  });
}
