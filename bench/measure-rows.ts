import { judge, type Measured, type Result } from './result.ts';

/** Measures each row, by its name. */
export type Rows = Readonly<Record<string, () => Promise<Measured>>>;

/** What `npm run bench` was told: the only rows to measure, or none for all, and those to leave out. */
export interface Choice {
  readonly only: readonly string[];
  readonly without: readonly string[];
}

/** What came of the rows. */
export interface Report {
  readonly results: readonly Result[];
  /** A sentence about each row that has no figure; the page has it, too. */
  readonly leftOut: readonly string[];
  /** Why the run is red: broken budgets, and rows that nobody said may be left out. */
  readonly failures: readonly string[];
}

/** Says what is wrong with a choice. */
export function describeUnknown(rows: Rows, { only, without }: Choice): readonly string[] {
  return [...only, ...without].filter((name) => !(name in rows)).map((name) => `There is no row ${name}.`);
}

/** Measures the rows that were chosen, one after the other. */
export async function measureRows(
  rows: Rows,
  { only, without }: Choice,
  tell: (line: string) => void,
): Promise<Report> {
  const results: Result[] = [];
  const [leftOut, failures]: [string[], string[]] = [[], []];
  for (const [name, measure] of Object.entries(rows)) {
    if (only.length > 0 && !only.includes(name)) continue;
    if (without.includes(name)) {
      leftOut.push(`\`${name}\` was not measured: \`--without ${name}\`.`);
      continue;
    }
    tell(`Measuring ${name} …`);
    const measured = await measure();
    if ('problem' in measured) {
      leftOut.push(`\`${name}\` was not measured: ${measured.problem}`);
      failures.push(`Not measured: ${name}. ${measured.problem} \`--without ${name}\` leaves it out.`);
    } else results.push(...measured);
  }
  const broken = results.filter((result) => judge(result) === 'broken');
  failures.push(...broken.map(({ row, what }) => `Over its budget: ${row}, ${what}.`));
  return { results, leftOut, failures };
}
