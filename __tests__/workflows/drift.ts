import type { Example } from './examples.ts';
import type { Scenario } from './scenario.ts';

/** What examples and scenarios do not have in common: each example has one scenario, and no other. */
export function findDrift(examples: readonly Example[], scenarios: readonly Scenario[]): readonly string[] {
  const ids = examples.map(({ id }) => id);
  const names = scenarios.map(({ workflow }) => workflow);
  return [
    ...findTwins(ids).map((id) => `There are two workflows ${id}.`),
    ...findTwins(names).map((name) => `There are two scenarios for ${name}.`),
    ...ids.filter((id) => !names.includes(id)).map((id) => `There is no scenario for ${id}.`),
    ...names.filter((name) => !ids.includes(name)).map((name) => `There is no workflow ${name}.`),
  ];
}

function findTwins(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
