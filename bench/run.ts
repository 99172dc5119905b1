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

\`npm run bench\` measures whole runs of \`dist\`, and writes this page. Figures are medians of alternating runs. More than 15 % over
the budget fails; a count may not exceed it at all.

<!-- figures:start -->

${table}

<!-- figures:end -->

- **start**: the bare script imports \`node:http\`, with which Node.js also loads \`fetch\` and \`WebSocket\`; that of the last row avoids
  this.
- **rounds**: the extra time of a run when each answer comes 100 ms later, divided by 100 ms; the shortest of several runs. Parallel
  requests are one round; GitHub's redirect to its storage is another.
- **rehearsal**: all processes, with npm's tarballs on the machine. It needs Playground on npm; \`browser\` needs a browser.

Machine: ${describeMachine()}
`;
}
