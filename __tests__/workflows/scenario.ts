import type { Reading } from '../../sandbox/github/github.ts';
import type { Serving } from '../../sandbox/service/serve-package.ts';
import type { ActResult } from './act.ts';
import type { Commit, Files } from './repository.ts';
import type { LivePlugin, World } from './world.ts';

/** A run of a workflow, and how it must end. */
export interface Scenario {
  /** The example that is run; see `Example.id`. */
  readonly workflow: string;
  /** What is special in this run, where the example has several scenarios. */
  readonly case?: string;
  /** The workflow that calls it, when it cannot be triggered itself; it is run in its place. */
  readonly calledBy?: string;
  /** What an author changes in it. */
  readonly change?: (text: string) => string;
  readonly event: 'push' | 'pull_request' | 'workflow_dispatch';
  /** The tag that triggers the run; without one, it is the branch `main`. */
  readonly tag?: string;
  /** What the event says beside `ref` and `repository`. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** What is in the repository, beside the workflow. */
  readonly files: () => Promise<Files>;
  /** What was there in a commit before, and its tag. */
  readonly earlier?: Commit;
  /** The account that holds this action; by default the placeholder, as the example has it. */
  readonly owner?: string;
  /** On a server that does not tell a called workflow its repository. */
  readonly isEnterpriseServer?: boolean;
  /** `acme/my-plugin` by default. */
  readonly repository?: string;
  readonly isPrivate?: boolean;
  /** Published releases cannot be changed. */
  readonly hasImmutableReleases?: boolean;
  /** The example's plugin, which has an earlier release, by default. */
  readonly plugins?: Readonly<Record<string, LivePlugin | undefined>>;
  /** A job of it plays an update on a real WordPress, which takes half a minute. */
  readonly isRehearsal?: boolean;
  /** Only this job, and those that it needs. */
  readonly job?: string;
  /** What GitHub does where nobody knows it. */
  readonly readings?: readonly Reading[];
  /** What sites get of a release: its very package by default. */
  readonly serving?: Serving;
  /** Without secrets, as a run for somebody's fork is. */
  readonly hasSecrets?: boolean;
  /** Puts things on the servers before the run. */
  readonly prepare?: (world: World) => void | Promise<void>;
  /** Looks at what the run left. Throws when it is not what it should be. */
  readonly verify: (run: ScenarioRun) => void;
  /** Changes what is on the servers before the second run. */
  readonly prepareAgain?: ((world: World) => void) | undefined;
  /** What triggers the second run; by default the same. */
  readonly eventAgain?: Scenario['event'];
  /** The same after the workflow was run once more; where absent, it is run once. */
  readonly verifyAgain?: (run: ScenarioRun) => void;
}

/** What a run left: its log, its summaries, and the servers. */
export type ScenarioRun = ActResult & World;

/** What a scenario is called. */
export function nameScenario({ workflow, case: what }: Pick<Scenario, 'workflow' | 'case'>): string {
  return what === undefined ? workflow : `${workflow}: ${what}`;
}
