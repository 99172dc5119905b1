/**
 * `npm run bench`: measures what the bundle in `dist` takes, side by side with public tools, and compares it with budgets. It
 * prints a table, and writes it to `docs/maintainers/bench.md`. Names of rows choose some: `npm run bench -- start zipping`; these
 * are only printed. `--without browser` leaves a row out that this machine cannot measure.
 *
 * Exit code: 0 all rows were measured or left out by name, and all budgets are kept, but for noise of at most 15 % in what is
 * measured; 1 one is broken or missing, or it could not run.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Choice, describeUnknown, measureRows } from './measure-rows.ts';
import { ROWS } from './rows.ts';
import { renderTable } from './table.ts';
import { describeMissingTools, describeTools } from './tools.ts';

const PAGE = resolve(import.meta.dirname, '..', 'docs', 'maintainers', 'bench.md');

process.exitCode = 1;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { without: { type: 'string', multiple: true, default: [] } },
});
const choice = { only: positionals, without: values.without };
const problems = [...describeMissingTools(), ...describeUnknown(ROWS, choice)];
if (problems.length > 0) for (const problem of problems) console.error(problem);
else await bench(choice);

async function bench(chosen: Choice): Promise<void> {
  const { results, leftOut, failures } = await measureRows(ROWS, chosen, console.error);
  const figures = [renderTable(results), ...leftOut].join('\n\n');
  console.log(`${figures}\n\n${describeMachine()}`);
  if (chosen.only.length === 0) writeFileSync(PAGE, renderPage(figures));
  for (const failure of failures) console.error(failure);
  if (failures.length === 0) process.exitCode = 0;
}

function describeMachine(): string {
  const [cpu] = cpus();
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GiB`;
  return `${availableParallelism()} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory}, ${type()} ${release()}; ${describeTools()}.`;
}

function renderPage(figures: string): string {
  return `# Benchmark

\`npm run bench\` measures whole runs of \`dist\`, and writes this page. Figures are medians of alternating runs. More than 15 % over
the budget fails; a count may not exceed it at all.

<!-- figures:start -->

${figures}

<!-- figures:end -->

- **start**: the bare script imports \`node:http\`, with which Node.js also loads \`fetch\` and \`WebSocket\`; the one in the last row
  avoids this.
- **rounds**: the extra time of a run when each answer comes 100 ms later, divided by 100 ms; the shortest of several runs. Parallel
  requests are one round; GitHub's redirect to its storage is another.
- **rehearsal**: all processes, with npm's tarballs here. It needs Playground on npm; \`--without browser\` leaves a row out.

Machine: ${describeMachine()}
`;
}
