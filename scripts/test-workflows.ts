import { readExamples } from '../__tests__/workflows/examples.ts';
import { runScenario } from '../__tests__/workflows/run-scenario.ts';
import { SCENARIOS } from '../__tests__/workflows/scenarios.ts';
const examples = await readExamples();
for (const s of SCENARIOS.filter((s) => s.workflow.includes(process.argv[2] ?? ''))) {
  const o = await runScenario('/tmp/wf/bin/act', s, examples);
  console.log(o.problem === undefined ? 'ok' : 'FAIL', s.workflow, Math.round(o.durationMs));
  if (o.problem !== undefined) console.log(o.problem, '\n', o.log.slice(-70).join('\n'));
}
