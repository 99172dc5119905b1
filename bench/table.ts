import { formatValue, judge, type Result, type Verdict } from './result.ts';

const HEADER = ['Row', 'Figure', 'Budget', 'Verdict', 'What is compared', 'Medians'];

const VERDICTS: Readonly<Record<Verdict, string>> = {
  kept: 'kept',
  noisy: 'over, within 15 %',
  broken: 'broken',
};

/** The results as a Markdown table, ratios first; its columns are as wide as Oxfmt makes them. */
export function renderTable(results: readonly Result[]): string {
  const rows = results.map((result) => {
    const { row, what, value, unit, budget, detail } = result;
    return [row, formatValue(value, unit), formatValue(budget, unit), VERDICTS[judge(result)], what, detail];
  });
  const widths = HEADER.map((_title, column) =>
    Math.max(...[HEADER, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const renderRow = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [HEADER, rule, ...rows].map(renderRow).join('\n');
}
