import type { Scenario } from './scenario.ts';
import { EXAMPLE_CHAIN_SCENARIOS } from './scenarios/example-chains.ts';
import { EXAMPLE_TOOL_SCENARIOS } from './scenarios/example-tools.ts';
import { EXAMPLE_SCENARIOS } from './scenarios/examples.ts';
import { LIVE_SCENARIOS } from './scenarios/live.ts';
import { OWN_SCENARIOS } from './scenarios/own.ts';
import { PUBLISH_PLUGINS_SCENARIOS } from './scenarios/publish-plugins.ts';
import { QUEUE_SCENARIOS } from './scenarios/queues.ts';
import { QUICK_START_SCENARIOS } from './scenarios/quick-start.ts';
import { REAL_ACTIONS_SCENARIOS } from './scenarios/real-actions.ts';
import { REHEARSAL_SCENARIOS } from './scenarios/rehearsals.ts';

/** At least one for each workflow of this repository, and for each that people copy. Those that take longest come first. */
export const SCENARIOS: readonly Scenario[] = [
  ...OWN_SCENARIOS,
  ...REAL_ACTIONS_SCENARIOS,
  ...REHEARSAL_SCENARIOS,
  ...QUICK_START_SCENARIOS,
  ...QUEUE_SCENARIOS,
  ...EXAMPLE_SCENARIOS,
  ...EXAMPLE_TOOL_SCENARIOS,
  ...EXAMPLE_CHAIN_SCENARIOS,
  ...LIVE_SCENARIOS,
  ...PUBLISH_PLUGINS_SCENARIOS,
];
