/**
 * `npm run test:workflows`: checks every workflow of this repository and of `examples`, and runs each one as it is, on this
 * machine. With a part of a name, only those that have it: `npm run test:workflows -- provenance`. With `-- --all`, each rehearsal
 * that a workflow contains is run, too, and the scenarios that are else run only after a change to their workflows.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasChanged } from '../__tests__/fixtures/all-tests.ts';
import { findDrift } from '../__tests__/workflows/drift.ts';
import { readExamples } from '../__tests__/workflows/examples.ts';
import { lintWorkflows } from '../__tests__/workflows/lint.ts';
import { listInitialized } from '../__tests__/workflows/initialize.ts';
import { interrupted } from '../__tests__/workflows/process.ts';
import { layBundle, runScenario, type Outcome } from '../__tests__/workflows/run-scenario.ts';
import { nameScenario, withoutRehearsal, type Scenario } from '../__tests__/workflows/scenario.ts';
import { SCENARIOS } from '../__tests__/workflows/scenarios.ts';
import { installTools, type Tools } from '../__tests__/workflows/tools.ts';
import { installPlayground } from '../__tests__/wordpress/playground.ts';
import { storeInMemory } from '../sandbox/runner/memory-folder.ts';
import { messageOf } from '../src/shared/publish-error.ts';

/** Other workflows call these. */
const CALLED = ['.github/workflows/build-and-publish.yml', '.github/workflows/publish-plugins.yml'];

/** Workflows at a time on two processors: some wait most of the time. */
const AT_ONCE = 3;

/** Nothing may be left out on GitHub's Linux runners, which have everything. */
const IS_COMPLETE = process.env['GITHUB_ACTIONS'] === 'true' && process.platform === 'linux';

const SHOWN_LOG_LINES = 60;

storeInMemory();
try {
  const tools = await installTools();
  if (typeof tools === 'string') {
    console.log(`SKIPPED: no workflow was checked or run. ${tools}`);
    if (IS_COMPLETE) process.exitCode = 1;
  } else if (!(await testWorkflows(tools, process.argv[2] ?? ''))) process.exitCode = 1;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

async function testWorkflows(tools: Tools, part: string): Promise<boolean> {
  const examples = await readExamples();
  const drift = findDrift(examples, SCENARIOS);
  for (const problem of drift) console.log(`✗ ${problem}`);
  const linted = [...examples, ...listInitialized()];
  const reports = Object.entries(await lintWorkflows(tools, linted));
  for (const [name, report] of reports) {
    console.log(report === '' ? `✓ ${name}: ${linted.length} workflows` : `✗ ${name}\n${report}`);
  }
  const isClean = drift.length === 0 && reports.every(([, report]) => report === '');

  const isWeekly = part !== '';
  const isNamed = (scenario: Scenario): boolean =>
    nameScenario(scenario)
      .toLowerCase()
      .includes(part === '--all' ? '' : part.toLowerCase());
  const chosen = SCENARIOS.filter(
    (scenario) => isNamed(scenario) && (isWeekly || scenario.isWeekly !== true || isOfChange(scenario)),
  );
  const named = chosen.map((scenario) =>
    scenario.rehearsesWeekly !== undefined && !isWeekly ? withoutRehearsal(scenario) : scenario,
  );
  const wanted = await leaveOutRehearsals(named);
  const queue = wanted[Symbol.iterator]();
  let passed = 0;
  const work = async (): Promise<void> => {
    for (const scenario of queue) {
      if (interrupted.aborted) return;
      const outcome = await runScenario(shared, scenario);
      console.log(describe(outcome));
      if (outcome.problem === undefined) passed += 1;
    }
  };
  const bundleFolder = await mkdtemp(join(tmpdir(), 'action-'));
  const shared = { act: tools.act, examples, bundleFolder, hasBrowsers: isWeekly };
  try {
    await layBundle(bundleFolder);
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await rm(bundleFolder, { recursive: true, force: true });
  }
  console.log(`${passed} of ${wanted.length} workflows ran as they have to.`);
  return isClean && wanted.length > 0 && passed === (IS_COMPLETE ? named : wanted).length;
}

/** Whether its workflow, or one that others call, has changed. */
function isOfChange({ workflow }: Scenario): boolean {
  return hasChanged([workflow, `.github/workflows/${workflow}`, ...CALLED]);
}

/** Where npm has no WordPress Playground, nothing can be rehearsed. */
async function leaveOutRehearsals(scenarios: readonly Scenario[]): Promise<readonly Scenario[]> {
  const isRehearsal = (scenario: Scenario): boolean => scenario.isRehearsal === true;
  if (!scenarios.some(isRehearsal)) return scenarios;
  const installed = await installPlayground(interrupted);
  if (!('problem' in installed)) return scenarios;
  const names = scenarios.filter(isRehearsal).map(nameScenario);
  console.log(`SKIPPED: ${names.join('; ')}. ${installed.problem}`);
  return scenarios.filter((scenario) => !isRehearsal(scenario));
}

function describe({ scenario, durationMs, attempt, problem, log }: Outcome): string {
  const time = `${(durationMs / 1000).toFixed(1)} s${attempt === 1 ? '' : `, attempt ${attempt}`}`;
  const name = nameScenario(scenario);
  if (problem === undefined) return `✓ ${name} (${time})`;
  const tail = log.slice(-SHOWN_LOG_LINES).map((line) => `  | ${line}`);
  return [`✗ ${name} (${time})`, problem, ...tail].join('\n');
}
