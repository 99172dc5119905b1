import type { Scenario } from './scenario.ts';
import { OWN_SCENARIOS } from './scenarios/own.ts';
import { PUBLISH_PLUGINS_SCENARIOS } from './scenarios/publish-plugins.ts';
import { README_CHAIN_SCENARIOS } from './scenarios/readme-chains.ts';
import { README_SCENARIOS } from './scenarios/readme.ts';

/** At least one for each workflow of this repository, of which one takes longest, and of the README. */
export const SCENARIOS: readonly Scenario[] = [
  ...OWN_SCENARIOS,
  ...README_SCENARIOS,
  ...README_CHAIN_SCENARIOS,
  ...PUBLISH_PLUGINS_SCENARIOS,
];
