import { type PairResult, STEP_NAMES, type StepResult } from '../src/rehearsal/model/results.ts';
import { listProblems } from '../src/rehearsal/report/annotate.ts';
import { MARKS } from '../src/rehearsal/report/verdict.ts';
import { formatDuration } from '../src/shared/format.ts';
import { showInvisible } from '../src/shared/quote.ts';

const NONE = ' ';

/** Lists all problems, once each, with their places and pairs, for a terminal. */
export function listProblemLines(results: readonly PairResult[]): readonly string[] {
  return listProblems(results).map(({ severity, step, message, file, line, pairs, isAccepted }) => {
    const place = file === undefined ? '' : ` ${file}${line === undefined ? '' : `:${line}`}`;
    return showInvisible(
      `${isAccepted === true ? 'accepted' : severity}${place}: ${message} (${step}, on ${pairs.join('; ')})`,
    );
  });
}

/** Renders the results as a table for a terminal: a row for each step, a column for each pair. */
export function renderPairs(pairs: readonly PairResult[]): readonly string[] {
  const head = pairs.map(({ php, wordpress, beside = [] }) =>
    [`PHP ${php}`, `WordPress ${wordpress}`, ...beside].join(', '),
  );
  const names = STEP_NAMES.filter((name) =>
    pairs.some(({ steps }) => steps.some((step) => step.name === name)),
  );
  const rows = [
    ['', ...head],
    ...names.map((name) => [
      name,
      ...pairs.map(({ steps }) => markOf(steps.find((step) => step.name === name))),
    ]),
    ['Time', ...pairs.map(({ durationMs }) => formatDuration(durationMs))],
  ];
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? [];
  const notes = pairs.flatMap(({ note, php, wordpress }) =>
    note === undefined ? [] : [`PHP ${php}, WordPress ${wordpress}: ${note}.`],
  );
  return [
    '',
    ...rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    '',
    ...notes,
    'No other plugins were played, and no real hosting.',
  ];
}

function markOf(step: StepResult | undefined): string {
  return step === undefined ? NONE : [MARKS[step.outcome], step.asked ?? ''].join(' ').trimEnd();
}
