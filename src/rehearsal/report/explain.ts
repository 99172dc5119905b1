import { formatDuration } from '../../shared/format.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { quoteName } from '../../shared/quote.ts';
import type { Rehearsal } from '../model/rehearsal.ts';
import type { Problem } from '../model/results.ts';
import { showWordPress } from '../packages/fetch-wordpress.ts';
import { explainDisk } from '../site/install.ts';
import { findLostFile } from '../judge/php-log.ts';
import { countFailed, countUnclear, listProblems } from './annotate.ts';
import { explainNotPlayed, isFinished, judgeResults } from './verdict.ts';

/** Replaces the advice of internal errors, because a rehearsal publishes nothing. */
export function explainUnexpected(error: PublishError): PublishError {
  if (error.code !== 'internal') return error;
  const { code, title, message, cause } = error;
  const explained = explainDisk(cause);
  if (explained instanceof PublishError) return explained;
  const hint =
    'It published nothing. Run it again, and if it fails again, report this with the log of the run.';
  return new PublishError({ code, title, message, hint, cause });
}

/** The errors that follow from the results alone. */
export function explainVerdict(
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

/** The error of a rehearsal that the input `timeout` ended. */
export function explainLate(timeoutMs: number, { planned, results }: Rehearsal): PublishError {
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

/** The error of a rehearsal that somebody cancelled. */
export function explainCancellation(): PublishError {
  return new PublishError({
    code: 'not-known',
    title: 'Cancelled',
    message: 'The run was cancelled before the rehearsal ended.',
    hint: 'It changed nothing; run it again when you like.',
  });
}
