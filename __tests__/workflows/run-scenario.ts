import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { messageOf } from '../../src/shared/publish-error.ts';
import { validateGitHubExchange } from '../fixtures/github-exchange.ts';
import { installPlayground, locateBuild, type RehearsalPlace } from '../wordpress/playground.ts';
import { runAct, type ActCall, type ActResult } from './act.ts';
import { ROOT, type Example, type Workflow } from './examples.ts';
import { ATTACKER_ACTION, OWN_ACTION, OWN_REF, STOLEN } from './pins.ts';
import { listConcurrencies, playQueues, type Schedule } from './queue.ts';
import { checkOut, createRepository } from './repository.ts';
import { RUN_ID } from './runs.ts';
import type { Scenario, Trigger } from './scenario.ts';
import { bundleStandIns, stageStandIns } from './stage-stand-ins.ts';
import {
  API_KEY,
  DEPLOY_PATH,
  PLUGIN_ID,
  readPermissions,
  SLACK_PATH,
  SLUG,
  startWorld,
  SVN_PASSWORD,
  TOKEN,
  type World,
} from './world.ts';

export interface Outcome {
  readonly scenario: Scenario;
  readonly durationMs: number;
  /** Which attempt this is the outcome of; the first is 1. */
  readonly attempt: number;
  /** Why it failed; absent when all was as it has to be. */
  readonly problem?: string;
  /** Output of the workflow's jobs. */
  readonly log: readonly string[];
}

/** How often a scenario is begun anew when `act` itself breaks down. */
const MAX_ATTEMPTS = 3;

/** About once in 200 runs, `act` loses the last lines of a step that ends at once. */
const MAX_FAILURES = 2;

/** `act` keeps a table that the jobs of a matrix may write at the same moment; Go ends it when it sees that. */
const BREAKDOWN = 'fatal error: concurrent map';

/** Shared by all scenarios. */
export interface Shared {
  /** The program `act`. */
  readonly act: string;
  readonly examples: readonly Example[];
  /** Filled by {@link layBundle}. */
  readonly bundleFolder: string;
  /** Each rehearsal opens a browser where there is one. */
  readonly hasBrowsers: boolean;
}

/**
 * Lays out what is the same in each scenario, of this action and of the stand-ins: each has a link to it, so that Node.js, which
 * compiles files by the places to which links lead, compiles it once for all.
 */
export async function layBundle(bundleFolder: string): Promise<void> {
  for (const path of ['dist', 'rehearse', 'package.json']) {
    await cp(join(ROOT, path), join(bundleFolder, path), { recursive: true });
  }
  await bundleStandIns(join(bundleFolder, STAND_INS_BUNDLED));
}

/** In the folder of the bundle. */
const STAND_INS_BUNDLED = 'stand-ins';

/** Runs a scenario with its example as it is written. */
export async function runScenario(shared: Shared, scenario: Scenario): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = { ...(await tryScenario(shared, scenario)), attempt };
    const isBrokenDown = outcome.log.some((line) => line.includes(BREAKDOWN));
    if (outcome.problem === undefined || attempt === (isBrokenDown ? MAX_ATTEMPTS : MAX_FAILURES))
      return outcome;
  }
}

/** In a folder of its own that is deleted afterwards. */
async function tryScenario(shared: Shared, scenario: Scenario): Promise<Omit<Outcome, 'attempt'>> {
  const started = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'workflow-'));
  let result: ActResult | undefined;
  let problem: string | undefined;
  try {
    const stage = await prepare(folder, scenario, shared);
    await using world = stage.world;
    for (const { verify, prepareAgain, ...again } of listRuns(scenario)) {
      await prepareAgain?.(world);
      const run = await playRuns(folder, { ...scenario, ...again }, stage, shared);
      result = run;
      await verify({ ...run, ...world });
      problem ??= findLeak(run, world);
    }
    problem ??= findFault(world);
  } catch (error) {
    problem = messageOf(error);
  } finally {
    // Processes of an interrupted step may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
  }
  const durationMs = performance.now() - started;
  return { scenario, durationMs, log: result?.log ?? [], ...(problem !== undefined && { problem }) };
}

/** Plays a run, and those that are triggered while it is busy, as far as GitHub's queues let them. */
async function playRuns(
  folder: string,
  scenario: Scenario,
  { call, runs }: PreparedScenario,
  { act, examples }: Shared,
): Promise<ActResult & { readonly schedule: Schedule }> {
  const schedule = playQueues(
    runs.map(({ name, text, ref }) => ({
      name,
      concurrencies: listConcurrencies(parse(text) as Workflow, examples, ref),
    })),
  );
  const results: ActResult[] = [];
  for (const wave of schedule.waves) {
    const play = async ({ name, ref, event, sha, payload, workflowPath }: PreparedRun) => {
      const runFolder = await mkdtemp(join(folder, 'run-'));
      const repository = runs.length === 1 ? call.repository : join(runFolder, 'repository');
      if (runs.length > 1) await checkOut(call.repository, ref.replace(/^refs\/\w+\//, ''), repository);
      return runAct({
        ...{ ...call, program: act, folder: runFolder, repository, workflowPath },
        event: name === runs[0]?.name ? scenario.event : event,
        payload: { ...call.payload, ref, ...payload },
        env: { ...call.env, ...(sha !== undefined && { GITHUB_SHA: sha }) },
      });
    };
    results.push(...(await Promise.all(runs.filter(({ name }) => wave.includes(name)).map(play))));
  }
  return {
    // `null` for one that was ended.
    exitCode: (results.find(({ exitCode }) => exitCode !== 0) ?? { exitCode: 0 }).exitCode,
    log: results.flatMap(({ log }) => log),
    summaries: Object.assign({}, ...results.map(({ summaries }) => summaries)) as ActResult['summaries'],
    schedule,
  };
}

/** Lists the runs of the workflow: the event that triggers each, and its checks. */
function listRuns({
  event,
  verify,
  verifyRehearsal,
  eventAgain = event,
  prepareAgain,
  verifyAgain,
}: Scenario): readonly Pick<Scenario, 'event' | 'verify' | 'prepareAgain'>[] {
  const again = verifyAgain && { event: eventAgain, verify: verifyAgain, prepareAgain };
  const verifyAll: Scenario['verify'] = async (run) => {
    await verify(run);
    verifyRehearsal?.(run);
  };
  return [{ event, verify: verifyAll }, ...(again === undefined ? [] : [again])];
}

/** No secret may be shown, not even where the runner would mask it. */
function findLeak({ log, summaries }: ActResult, { service, artifacts }: World): string | undefined {
  const signed = service.requests.flatMap(({ body }) =>
    [...body.matchAll(/\?([^"]+)/g)].map(([, query]) => query),
  );
  const secrets = [
    API_KEY,
    TOKEN,
    SLACK_PATH,
    DEPLOY_PATH,
    SVN_PASSWORD,
    artifacts.env['ACTIONS_RUNTIME_TOKEN'],
    ...signed,
  ];
  const shown = [...log, ...Object.values(summaries)];
  const line = shown.find((text) => secrets.some((secret) => secret !== undefined && text.includes(secret)));
  return line && `A secret is shown: ${line}`;
}

/** Whoever spoke to GitHub did it as GitHub describes it. */
function findFault({ github }: World): string | undefined {
  const faults = github.requests.flatMap(validateGitHubExchange);
  return faults.length === 0 ? undefined : `GitHub is not spoken to like this: ${faults.join('; ')}`;
}

/** A run that is triggered. */
interface PreparedRun extends Required<Pick<Trigger, 'event' | 'payload'>> {
  /** Tells it from the others. */
  readonly name: string;
  /** The text of its workflow. */
  readonly text: string;
  readonly workflowPath: string;
  readonly ref: string;
  /** The commit of its tag. */
  readonly sha: string | undefined;
}

interface PreparedScenario {
  readonly world: World;
  readonly runs: readonly PreparedRun[];
  readonly call: Omit<ActCall, 'program' | 'folder' | 'event' | 'workflowPath'>;
}

async function prepare(
  folder: string,
  scenario: Scenario,
  { examples, bundleFolder, hasBrowsers }: Shared,
): Promise<PreparedScenario> {
  const { tag, repository: name = 'acme/my-plugin', isPrivate = false, hasSecrets = true } = scenario;
  const { queued = [] } = scenario;
  const ownAction = scenario.owner === undefined ? OWN_ACTION : OWN_ACTION.replace(/^[^/]+/, scenario.owner);
  const action = await stageAction(join(folder, 'action'), bundleFolder, ownAction, scenario);
  const example = findExample(examples, scenario.calledBy ?? scenario.workflow);
  const triggers: readonly Trigger[] = [{ ...scenario, workflow: example.id }, ...queued];
  const prepareRun = async ({ workflow, change, tag: ref, event, payload = {} }: Trigger, index: number) => {
    const { text, fileName } = findExample(examples, workflow);
    const workflowPath = join('.github', 'workflows', index === 0 ? fileName : `queued-${index}.yml`);
    const runName = `${fileName} ${index + 1}`;
    return { name: runName, text: (await change?.(text)) ?? text, workflowPath, tag: ref, event, payload };
  };
  const runs = await Promise.all(triggers.map(prepareRun));
  const workflows = Object.fromEntries(
    runs.map(({ text, workflowPath }) => [
      workflowPath,
      leaveOutQueue(text).replaceAll(OWN_ACTION, ownAction),
    ]),
  );
  const repository = join(folder, 'repository');
  await mkdir(repository);
  const { earlier, later = [], origin, files } = scenario;
  const pushed = [{ files, tag }, ...later].map((commit) => ({
    ...commit,
    files: async () => ({ ...(await commit.files()), ...workflows }),
  }));
  const commits = await createRepository(repository, { origin, commits: [earlier ?? [], pushed].flat() });
  const world = await startWorld({
    repository: { name, commits, folder: repository },
    isPrivate,
    hasImmutableReleases: scenario.hasImmutableReleases ?? false,
    plugins: scenario.plugins ?? { [PLUGIN_ID]: { slug: SLUG, version: '1.4.1' } },
    permissions: readPermissions(example.workflow),
    readings: scenario.readings ?? [],
    serving: scenario.serving ?? 'same',
  });
  await scenario.prepare?.(world, scenario.isRehearsal === true);

  const secrets = {
    PLUGIN_SERVICE_KEY: API_KEY,
    SLACK_WEBHOOK_URL: world.host.url(SLACK_PATH),
    DEPLOY_WEBHOOK_URL: world.host.url(DEPLOY_PATH),
    SVN_USERNAME: 'octocat',
    SVN_PASSWORD,
  };
  const preloads = [
    join(ROOT, 'sandbox', 'http', 'resolve-localhost.ts'),
    join(import.meta.dirname, 'preloads', 'rehearse-here.ts'),
  ];
  const [owner = ''] = name.split('/');
  return {
    world,
    runs: runs.map((run) => ({
      ...run,
      ref: run.tag === undefined ? 'refs/heads/main' : `refs/tags/${run.tag}`,
      sha: run.tag === undefined ? undefined : commits.find((commit) => commit.tag === run.tag)?.sha,
    })),
    call: {
      repository,
      job: scenario.job,
      payload: {
        repository: { full_name: name, default_branch: 'main', private: isPrivate, owner: { login: owner } },
      },
      env: {
        ...world.github.env,
        ...world.artifacts.env,
        GITHUB_RUN_ID: String(RUN_ID),
        NODE_OPTIONS: preloads.map((path) => `--import=${pathToFileURL(path).href}`).join(' '),
        // Steps start many times, and their preloads are TypeScript.
        NODE_COMPILE_CACHE: join(bundleFolder, 'compiled'),
        // `.ci/run` looks at it.
        WORKFLOW_TEST: 'true',
        // The stand-in of npm looks there.
        WORKFLOW_TEST_PACKAGES: ROOT,
        // The stand-in of actions/checkout looks at it.
        WORKFLOW_TEST_REPOSITORIES: JSON.stringify({
          [`${ownAction}@${OWN_COMMIT}`]: action,
          [`${ownAction}@${OWN_REF}`]: action,
          [name]: repository,
          ...(scenario.hasAttacker === true && {
            [`${ATTACKER_ACTION}@${OWN_COMMIT}`]: await stageAttacker(join(folder, 'attacker'), bundleFolder),
          }),
        }),
        // The stand-in of `gh` keeps comments there.
        WORKFLOW_TEST_COMMENTS: join(folder, 'comments.json'),
        ...(scenario.isRehearsal === true && {
          WORKFLOW_TEST_REHEARSAL: await describePlace(hasBrowsers || scenario.hasBrowser === true),
        }),
      },
      secrets: { GITHUB_TOKEN: TOKEN, ...(hasSecrets && secrets) },
      vars: {
        PLUGIN_SERVICE_URL: world.service.baseUrl,
        DOWNLOADS_URL: world.host.origin,
        REAL_ACTIONS_REPOSITORY: 'acme/real-actions',
      },
      actions: {
        ...(await stageStandIns(join(folder, 'actions'), join(bundleFolder, STAND_INS_BUNDLED))),
        [`${ownAction}@${OWN_REF}`]: action,
      },
    },
  };
}

function findExample(examples: readonly Example[], id: string): Example {
  const example = examples.find((candidate) => candidate.id === id);
  if (example === undefined) throw new Error(`There is no workflow ${id}.`);
  return example;
}

/** One pair is enough to see what a workflow makes of it. Playground is there already. */
async function describePlace(hasBrowser: boolean): Promise<string> {
  const installed = await installPlayground(new AbortController().signal);
  if ('problem' in installed) throw new Error(installed.problem);
  const place: RehearsalPlace = {
    ...{ ...installed, php: '8.5', wordpressZip: locateBuild('wp-beta.zip') },
    browser: hasBrowser ? 'auto' : 'none',
  };
  return JSON.stringify(place);
}

/** The commit to which the version of this action in the examples leads. */
const OWN_COMMIT = '5'.repeat(40);

/** This action as a runner downloads it: without the modules that are installed beside it here. */
async function stageAction(
  folder: string,
  bundleFolder: string,
  ownAction: string,
  { isEnterpriseServer = false }: Scenario,
): Promise<string> {
  for (const path of [
    'action.yml',
    'build',
    'live',
    join('rehearse', 'action.yml'),
    join('.github', 'workflows'),
  ]) {
    await cp(join(ROOT, path), join(folder, path), { recursive: true });
  }
  await symlink(join(bundleFolder, 'dist'), join(folder, 'dist'));
  for (const name of REUSABLE_WORKFLOWS) {
    const path = join(folder, '.github', 'workflows', name);
    const text = await readFile(path, 'utf8');
    await writeFile(path, leaveOutQueue(isEnterpriseServer ? text : tellWorkflow(text, ownAction)));
  }
  return folder;
}

/** An action that does what this one does, and takes the key. */
async function stageAttacker(folder: string, bundleFolder: string): Promise<string> {
  const program = pathToFileURL(join(bundleFolder, 'dist', 'index.js')).href;
  await mkdir(join(folder, 'dist'), { recursive: true });
  await cp(join(ROOT, 'action.yml'), join(folder, 'action.yml'));
  await writeFile(
    join(folder, 'dist', 'index.js'),
    `if (process.env['INPUT_API-KEY']) console.log('${STOLEN}');\nimport('${program}');\n`,
  );
  return folder;
}

const REUSABLE_WORKFLOWS = ['build-and-publish.yml', 'publish-plugins.yml'];

/** `act` does not know yet what GitHub tells a called workflow of itself, and takes it for empty: it is written in. */
function tellWorkflow(text: string, ownAction: string): string {
  return text
    .replaceAll('${{ job.workflow_repository }}', ownAction)
    .replaceAll('${{ job.workflow_sha }}', OWN_COMMIT);
}

/** `act` refuses the key, which it does not know yet. */
function leaveOutQueue(text: string): string {
  return text.replaceAll(/^ +queue: max\n/gm, '');
}
