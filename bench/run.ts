/**
 * `npm run bench`: measures what the bundle in `dist` takes, side by side with public tools, and compares it with budgets. It
 * prints a table, and writes it to `docs/maintainers/bench.md`. Names of rows choose some: `npm run bench -- start zipping`; these
 * are only printed.
 *
 * Exit code: 0 all budgets are kept, but for noise of at most 15 % in what is measured; 1 one is broken, or it could not run.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';
import { resolve } from 'node:path';
import { judge, type Result } from './result.ts';
import { benchArtifact } from './rows/artifact.ts';
import { benchBrowser } from './rows/browser.ts';
import { benchGrowth } from './rows/growth.ts';
import { benchInspection } from './rows/inspection.ts';
import { benchRehearsal } from './rows/rehearsal.ts';
import { benchRounds } from './rows/rounds.ts';
import { benchScale } from './rows/scale.ts';
import { benchSmallFiles } from './rows/small-files.ts';
import { benchStart } from './rows/start.ts';
import { benchUpload } from './rows/upload.ts';
import { benchZipping } from './rows/zipping.ts';
import { renderTable } from './table.ts';
import { describeMissingTools, describeTools } from './tools.ts';

const PAGE = resolve(import.meta.dirname, '..', 'docs', 'maintainers', 'bench.md');

const ROWS: Readonly<Record<string, () => Promise<readonly Result[]>>> = {
  start: benchStart,
  artifact: benchArtifact,
  upload: benchUpload,
  zipping: benchZipping,
  'small-files': benchSmallFiles,
  inspection: benchInspection,
  growth: benchGrowth,
  scale: benchScale,
  rounds: benchRounds,
  rehearsal: benchRehearsal,
  browser: benchBrowser,
};

process.exitCode = 1;
const chosen = process.argv.slice(2);
const problems = [
  ...describeMissingTools(),
  ...chosen.filter((name) => !(name in ROWS)).map((name) => `There is no row ${name}.`),
];
if (problems.length > 0) for (const problem of problems) console.error(problem);
else await bench(chosen);

async function bench(names: readonly string[]): Promise<void> {
  const results: Result[] = [];
  for (const [name, measure] of Object.entries(ROWS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.error(`Measuring ${name} …`);
    results.push(...(await measure()));
  }
  const table = renderTable(results);
  console.log(`${table}\n\n${describeMachine()}`);
  if (names.length === 0) writeFileSync(PAGE, renderPage(table));
  const broken = results.filter((result) => judge(result) === 'broken');
  for (const { row, what } of broken) console.error(`Over its budget: ${row}, ${what}.`);
  if (broken.length === 0) process.exitCode = 0;
}

function describeMachine(): string {
  const [cpu] = cpus();
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GiB`;
  return `${availableParallelism()} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory}, ${type()} ${release()}; ${describeTools()}.`;
}

function renderPage(table: string): string {
  return `# Benchmark

Written by \`npm run bench\`, which measures the bundle in \`dist\` as a runner starts it. Figures are medians of runs that took
turns. A figure above its budget by more than 15 % fails the command; what is counted may not be above it at all.

${table}

The action is always measured as a whole run: Node.js starts, reads all inputs, checks the package, writes outputs and summary.
A bare script imports \`node:http\`, which has Node.js load its \`fetch\` and \`WebSocket\` too; a script that gets \`node:http\` in
another way starts faster; the last row of \`start\` is against that. Servers run on the same machine, in a process of their own.

A round is the time of one answer: how much longer a run takes when each answer comes 100 ms later, divided by 100 ms. What is
asked at the same time is one round; the shortest of several runs counts. GitHub redirects to its storage who downloads
an asset, which is a round more.

The rows \`rehearsal\` count the time of all processes, with npm's tarballs on the machine. WordPress Playground and its packages
come from npm; where it has none, the rows are left out. So is the row \`browser\` where the machine has none.

Machine: ${describeMachine()}
`;
}
