import type { Scenario } from './scenario.ts';
import { README_CHAIN_SCENARIOS } from './scenarios/readme-chains.ts';
import { README_SCENARIOS } from './scenarios/readme.ts';

/** One for each workflow of the README and of this repository. */
export const SCENARIOS: readonly Scenario[] = [...README_SCENARIOS, ...README_CHAIN_SCENARIOS];
