import type { Reading } from '../../sandbox/github/github.ts';
import type { Serving } from '../../sandbox/service/serve-package.ts';
import type { ActResult } from './act.ts';
import type { Schedule } from './queue.ts';
import type { Commit, Files, Origin } from './repository.ts';
import type { LivePlugin, World } from './world.ts';

/** The event that triggers a run of a workflow. */
export interface Trigger {
  /** The example that is run; see `Example.id`. */
  readonly workflow: string;
  /** Changes the workflow as an author would. */
  readonly change?: (text: string) => string | Promise<string>;
  readonly event: 'push' | 'pull_request' | 'release' | 'workflow_dispatch';
  /** The tag that triggers the run; without one, it is the branch `main`. */
  readonly tag?: string | undefined;
  /** Fields of the event besides `ref` and `repository`. */
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** A run of a workflow, and how it must end. */
export interface Scenario extends Trigger {
  /** Tells this run from the example's other scenarios. */
  readonly case?: string;
  /** The workflow that calls it, when it cannot be triggered itself; it is run in its place. */
  readonly calledBy?: string;
  /** Files of the repository besides the workflow. */
  readonly files: () => Promise<Files>;
  /** An earlier commit, and its tag. */
  readonly earlier?: Commit;
  /** Commits that are pushed while the first run is busy, and their tags. */
  readonly later?: readonly Commit[];
  /**
   * Runs that are triggered, in this order, while the first one is busy. GitHub's queues decide which of all these are carried
   * out, and when (`queue.ts`).
   */
  readonly queued?: readonly Trigger[];
  /** Where the workflow pushes to. */
  readonly origin?: Origin;
  /** The account that holds this action; by default the placeholder, as the example has it. */
  readonly owner?: string;
  /** On a server that does not tell a called workflow its repository. */
  readonly isEnterpriseServer?: boolean;
  /** An attacker has an action of its own, which can be fetched (`ATTACKER_ACTION`). */
  readonly hasAttacker?: boolean;
  /** `acme/my-plugin` by default. */
  readonly repository?: string;
  readonly isPrivate?: boolean;
  /** Published releases cannot be changed. */
  readonly hasImmutableReleases?: boolean;
  /** The example's plugin, which has an earlier release, by default. */
  readonly plugins?: Readonly<Record<string, LivePlugin | undefined>>;
  /** A job of it plays an update on a real WordPress, which takes half a minute. */
  readonly isRehearsal?: boolean;
  /** Its rehearsal opens a browser where there is one; those of others do with `--all` or by their names. */
  readonly hasBrowser?: boolean;
  /**
   * Its workflow is run with a step in place of the rehearsal, which passes or fails, except with `--all` or by its name: of what it
   * verifies, only `verifyRehearsal` depends on more than that.
   */
  readonly rehearsesWeekly?: 'passes' | 'fails';
  /**
   * It is run only with `--all`, by its name, or after a change to its workflow or one that may be called by it: another scenario
   * plays the same workflow, or a comment says what holds the same.
   */
  readonly isWeekly?: boolean;
  /** Only this job, and those that it needs. */
  readonly job?: string;
  /** GitHub's behaviour where nobody knows it. */
  readonly readings?: readonly Reading[];
  /** The package that sites get of a release: by default the very one that was published. */
  readonly serving?: Serving;
  /** Without secrets, as a run for somebody's fork is. */
  readonly hasSecrets?: boolean;
  /** Puts things on the servers before the run, which rehearses or not. */
  readonly prepare?: (world: World, isRehearsed: boolean) => void | Promise<void>;
  /** Looks at what the run left. Throws when it is not what it should be. */
  readonly verify: (run: ScenarioRun) => void | Promise<void>;
  /** Looks at what its rehearsal said, when that was played. */
  readonly verifyRehearsal?: (run: ScenarioRun) => void;
  /** Changes what is on the servers before the second run. */
  readonly prepareAgain?: ((world: World) => void | Promise<void>) | undefined;
  /** Triggers the second run; by default the same event. */
  readonly eventAgain?: Scenario['event'];
  /** The same after the workflow was run once more; where absent, it is run once. */
  readonly verifyAgain?: (run: ScenarioRun) => void | Promise<void>;
}

/** The log, summaries and servers after a run. */
export type ScenarioRun = ActResult & World & { readonly schedule?: Schedule };

export function nameScenario({ workflow, case: what }: Pick<Scenario, 'workflow' | 'case'>): string {
  return what === undefined ? workflow : `${workflow}: ${what}`;
}

/** Takes the rehearsal out of the scenario's workflow, which runs as after one that passes, or fails. */
export function withoutRehearsal(scenario: Scenario): Scenario {
  const step = `run: '${scenario.rehearsesWeekly === 'fails' ? 'false' : 'true'}'\n`;
  const change = async (original: string): Promise<string> => {
    const text = (await scenario.change?.(original)) ?? original;
    return text.includes('/rehearse@v1')
      ? text.replaceAll(/uses: \S+\/rehearse@v1\n +with:\n(?: {10}.*\n)+/g, step)
      : give(text, ['rehearse: false']);
  };
  return { ...scenario, isRehearsal: false, verifyRehearsal: () => undefined, change };
}

/** Writes inputs into the call of `build-and-publish.yml`. */
export function give(text: string, inputs: readonly string[]): string {
  return text.replace(/^( +)slug: /m, (line, indent: string) => {
    return `${inputs.map((input) => `${indent}${input}\n`).join('')}${line}`;
  });
}
