import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipDirectory } from '../../sandbox/plugins/build-plugin.ts';
import type { ActionStep } from '../../sandbox/runner/run-action.ts';
import { REPOSITORY } from '../github.ts';
import { runStep, withFolder } from '../measure.ts';
import type { Done } from '../proof.ts';
import { formatTime, type Result } from '../result.ts';
import { type ServerPlan, startBenchServer } from '../start-server.ts';
import { interleave } from '../statistics.ts';

const RUNS = 5;
const DELAY_MS = 100;
const VERSION = '1.4.2';
const EARLIER = '1.4.1';
const PLUGIN = 'tidy-footer';
const SAMPLE = join(import.meta.dirname, '..', '..', 'sandbox', 'plugins', 'sample-plugin', PLUGIN);

/** One way to publish, and how many answers it may have to wait for, one after the other. */
interface Scene {
  readonly what: string;
  readonly plan: Partial<ServerPlan>;
  readonly inputs: Readonly<Record<string, string>>;
  readonly budget: number;
  /** What the run says at its end; else `published`. */
  readonly status?: Done['status'];
}

const FOLDER = { 'zip-path': PLUGIN };
const NEW = { hasRelease: false };

const SCENES: readonly Scene[] = [
  {
    // Live version; look-ups; draft; drafts of others; upload; draft again; publish; proof; order.
    what: 'a folder to a new release, in a public repository',
    plan: NEW,
    inputs: FOLDER,
    budget: 10,
  },
  {
    // Live version; look-ups; draft; drafts of others; upload; signed URL; proof; order; draft again; publish.
    what: 'the same in a private repository, by a signed URL',
    plan: { ...NEW, isPrivate: true },
    inputs: FOLDER,
    budget: 10,
  },
  {
    // Live version; look-ups; assets; upload; proof; order.
    what: 'a folder to a release that exists',
    plan: {},
    inputs: FOLDER,
    budget: 6,
  },
  {
    // Package; live version; order; look-ups; tag; release.
    what: 'a URL with release-tag',
    plan: NEW,
    inputs: { 'release-tag': 'v{version}' },
    budget: 6,
  },
  {
    // Live version; upload URL; upload; confirmation.
    what: 'a folder to the service itself',
    plan: NEW,
    inputs: { ...FOLDER, 'upload-to': 'service' },
    budget: 4,
  },
  {
    // And what is live then.
    what: 'the same with verify',
    plan: { ...NEW, isLiveThen: true },
    inputs: { ...FOLDER, 'upload-to': 'service', verify: 'true' },
    budget: 5,
  },
  {
    // Live version; look-ups; live package.
    what: 'a folder whose version is live already, compared with the live package',
    plan: { ...NEW, liveVersion: VERSION, tellsPackage: true },
    inputs: { ...FOLDER, compare: 'true' },
    budget: 3,
    status: 'already-published',
  },
  {
    what: 'a folder to a new release, compared with the live package',
    plan: { ...NEW, liveVersion: EARLIER, tellsPackage: true },
    inputs: { ...FOLDER, compare: 'true' },
    budget: 10,
  },
];

/** How many answers a run has to wait for, one after the other. */
export async function benchRounds(): Promise<readonly Result[]> {
  return withFolder(async (workspace) => {
    await cp(SAMPLE, join(workspace, PLUGIN), { recursive: true });
    const packages = join(workspace, 'packages');
    await mkdir(packages);
    for (const version of [VERSION, EARLIER])
      await writeFile(join(packages, `${version}.zip`), await zipDirectory(SAMPLE, { version }));
    const results: Result[] = [];
    for (const scene of SCENES) results.push(await measureScene(scene, workspace));
    return results;
  });
}

async function measureScene(scene: Scene, workspace: string): Promise<Result> {
  const { what, plan, inputs, budget, status = 'published' } = scene;
  const packagePath = join(workspace, 'packages', `${plan.liveVersion ?? VERSION}.zip`);
  const run = (delay: Pick<ServerPlan, 'delayMs'>) => async () => {
    // A new one for each run, whose repository is as it was.
    await using server = await startBenchServer({ version: VERSION, packagePath, ...plan, ...delay });
    const { wallMs } = await runStep(describeStep(server.origin, inputs, workspace), { status });
    return { wallMs, requests: (await server.takeRecords()).length };
  };
  const runs = await interleave(RUNS, { fast: run({}), slow: run({ delayMs: DELAY_MS }) });
  const shortest = (name: keyof typeof runs) => Math.min(...runs[name].map(({ wallMs }) => wallMs));
  const rounds = (shortest('slow') - shortest('fast')) / DELAY_MS;
  return {
    row: 'rounds',
    what,
    value: Math.round(rounds),
    unit: 'rounds',
    budget,
    isExact: true,
    detail: `${rounds.toFixed(2)}; ${formatTime(shortest('slow'))} to ${formatTime(shortest('fast'))}; ${runs.fast[0]?.requests ?? 0} requests`,
  };
}

function describeStep(origin: string, inputs: Scene['inputs'], workspace: string): ActionStep {
  return {
    inputs: {
      plugin_id: 'plugin_bench',
      'api-key': 'bench-key',
      'base-url': origin,
      compare: 'false',
      ...('zip-path' in inputs ? {} : { zip_url: `${origin}/package.zip` }),
      ...inputs,
    },
    token: 'bench-token',
    env: {
      GITHUB_API_URL: origin,
      GITHUB_SERVER_URL: origin,
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_SHA: 'c'.repeat(40),
      GITHUB_REF_TYPE: 'tag',
      GITHUB_REF_NAME: `v${VERSION}`,
      GITHUB_REF: `refs/tags/v${VERSION}`,
      GITHUB_WORKSPACE: workspace,
    },
  };
}
