/** The examples that publish what lies elsewhere, or several plugins, and what follows. */
import { deepEqual } from 'node:assert/strict';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { expectPublished, expectReleases, expectSummary, listVersions } from '../expect.ts';
import { layPlugin } from '../repository.ts';
import type { Scenario, ScenarioRun } from '../scenario.ts';
import { BUILT_FROM, DEPLOY_PATH, PLUGIN_ID, SLACK_PATH, SLUG, type World } from '../world.ts';

export const OTHER_ID = 'plugin_d4e5f6';
export const OTHER_SLUG = 'my-other-plugin';

/** Two plugins, of which one has a new version. */
export const several: Pick<Scenario, 'event' | 'files' | 'plugins'> = {
  event: 'push',
  files: async () => ({
    ...(await layPlugin(SLUG, { folder: `plugins/${SLUG}` })),
    ...(await layPlugin(OTHER_SLUG, { folder: `plugins/${OTHER_SLUG}`, version: '2.0.0' })),
  }),
  plugins: {
    [PLUGIN_ID]: { slug: SLUG, version: '1.4.1' },
    [OTHER_ID]: { slug: OTHER_SLUG, version: '2.0.0' },
  },
};

/** One for each. */
export const EXAMPLE_CHAIN_SCENARIOS: readonly Scenario[] = [
  {
    workflow: 'examples/zip-from-url.yml',
    event: 'workflow_dispatch',
    payload: { inputs: { version: '1.4.2' } },
    files: emptyRepository,
    prepare: (world) => hostPackage(world, '/my-plugin-1.4.2.zip'),
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, []);
    },
  },
  {
    workflow: 'examples/announce-and-deploy.yml',
    event: 'workflow_dispatch',
    payload: { inputs: { commit: BUILT_FROM } },
    files: emptyRepository,
    prepare: (world) => hostPackage(world, '/my-plugin.zip'),
    verify: (run) => {
      expectPublished(run);
      deepEqual(run.github.tags(), { 'v1.4.2': BUILT_FROM });
      deepEqual(readBodies(run, SLACK_PATH), [{ text: 'my-plugin 1.4.2 is live.' }]);
      deepEqual(readBodies(run, DEPLOY_PATH), [{ plugin: SLUG, version: '1.4.2' }]);
    },
  },
  {
    ...several,
    workflow: 'examples/several-plugins.yml',
    verify: (run) => {
      expectPublished(run);
      deepEqual(listVersions(run, OTHER_ID), ['2.0.0']);
      expectReleases(run, ['my-plugin-v1.4.2: my-plugin.zip']);
      expectSummary(run, 'Publish several plugins/announce', /^my-plugin 1\.4\.2 is live\.\n$/);
    },
  },
];

async function emptyRepository(): Promise<Readonly<Record<string, string>>> {
  return Promise.resolve({ 'README.md': 'Workflows only.\n' });
}

async function hostPackage({ host }: World, path: string): Promise<void> {
  host.set(path, await zipFiles(await layPlugin(SLUG, { folder: SLUG })));
}

function readBodies({ host }: ScenarioRun, path: string): readonly unknown[] {
  return host.requests
    .filter((request) => request.path === path)
    .map(({ body }) => JSON.parse(body) as unknown);
}
