import { type PairResult, STEP_NAMES, type StepResult } from '../src/rehearse/results.ts';
import { formatDuration } from '../src/shared/format.ts';
import { showInvisible } from '../src/shared/quote.ts';

const MARKS: Readonly<Record<StepResult['outcome'], string>> = {
  passed: '✓',
  warned: '!',
  failed: '✗',
  skipped: '-',
};
const NONE = ' ';

/** A step with all that is wrong in it, for a terminal. */
export function showStep({ name, outcome, message, problems, durationMs }: StepResult): string {
  const lines = problems.map(({ severity, message: text, file, line }) => {
    const place = file === undefined ? '' : ` ${file}${line === undefined ? '' : `:${line}`}`;
    return `\n      ${severity}${showInvisible(place)}: ${showInvisible(text)}`;
  });
  const rest = problems.length === 0 ? `: ${showInvisible(message)}` : '';
  return `  ${MARKS[outcome]} ${name} (${formatDuration(durationMs)})${rest}${lines.join('')}`;
}

/** What was tried, as a table of lines: a row for each step, a column for each pair. */
export function renderPairs(pairs: readonly PairResult[]): readonly string[] {
  const head = pairs.map(({ php, wordpress }) => `PHP ${php}, WordPress ${wordpress}`);
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
    'Only this plugin was played: no other plugins, and no real hosting.',
  ];
}

function markOf(step: StepResult | undefined): string {
  return step === undefined ? NONE : MARKS[step.outcome];
}
