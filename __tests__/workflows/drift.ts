import type { Example } from './examples.ts';
import { nameScenario, type Scenario } from './scenario.ts';

/** Lists examples without a scenario, scenarios without an example, and duplicates of either. */
export function findDrift(examples: readonly Example[], scenarios: readonly Scenario[]): readonly string[] {
  const ids = examples.map(({ id }) => id);
  const workflows = scenarios.map(({ workflow }) => workflow);
  return [
    ...findTwins(ids).map((id) => `There are two workflows ${id}.`),
    ...findTwins(scenarios.map(nameScenario)).map((name) => `There are two scenarios for ${name}.`),
    ...ids.filter((id) => !workflows.includes(id)).map((id) => `There is no scenario for ${id}.`),
    ...workflows.filter((id) => !ids.includes(id)).map((id) => `There is no workflow ${id}.`),
  ];
}

function findTwins(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
