/** The workflows of the README that publish one plugin from its repository. */
import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict';
import {
  expectGreen,
  expectLog,
  expectNothingPublished,
  expectPublished,
  expectReleases,
  expectSummary,
  listVersions,
  readAsset,
} from '../expect.ts';
import {
  DEVELOPMENT,
  pluginAtRoot,
  pluginForGitArchive,
  pluginInFolder,
  withBuild,
} from '../plugin-files.ts';
import { layPlugin } from '../repository.ts';
import type { Scenario, ScenarioRun } from '../scenario.ts';
import { SLUG } from '../world.ts';

const TAG = 'v1.4.2';

const MAIN_JOB = 'Publish new versions of main/publish';

/** One for each. */
export const README_SCENARIOS: readonly Scenario[] = [
  {
    workflow: 'README.md: Release',
    event: 'workflow_dispatch',
    tag: TAG,
    files: pluginAtRoot,
    // By hand, to see first what would happen.
    verify: (run) => {
      expectGreen(run);
      expectNothingPublished(run);
      expectReleases(run, []);
      expectLog(run, /dry run/i);
    },
    eventAgain: 'push',
    verifyAgain: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
      expectSummary(run, 'Release/release', /^Version 1\.4\.2 is live\.$/m);
      expectNoDevelopment(run);
    },
  },
  {
    workflow: 'README.md: Build and publish',
    event: 'push',
    tag: TAG,
    files: async () =>
      withBuild(await pluginAtRoot(), 'mkdir -p assets && echo "/* built */" > assets/footer.css'),
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
      ok(readAsset(run).includes('my-plugin/assets/footer.css'), 'What was built is not in the package.');
    },
  },
  {
    workflow: 'README.md: Publish from a private repository',
    event: 'push',
    tag: TAG,
    isPrivate: true,
    files: pluginInFolder,
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin-1.4.2.zip']);
      match(run.service.releases('plugin_a1b2c3').at(-1)?.zipUrl ?? '', /[?&](sig|jwt|X-Amz-Signature)=/);
    },
  },
  {
    workflow: 'README.md: Publish new versions of main',
    event: 'push',
    files: pluginAtRoot,
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
      equal(run.github.tags()[TAG], run.github.env['GITHUB_SHA']);
      expectSummary(run, MAIN_JOB, /^Tagged `v1\.4\.2`\.\n\n[^]*first year/m);
    },
    // Another push, with the same version.
    verifyAgain: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
      doesNotMatch(run.summaries[MAIN_JOB] ?? '', /Tagged/);
      match(run.summaries[MAIN_JOB] ?? '', /was published already/);
    },
  },
  {
    workflow: 'README.md: Publish after approval',
    event: 'push',
    tag: TAG,
    files: async () =>
      withBuild(await layPlugin(SLUG, { folder: 'source' }), `mkdir build && cp -r source build/${SLUG}`),
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
    },
  },
  {
    workflow: 'README.md: Check the plugin',
    event: 'pull_request',
    payload: { number: 7, pull_request: { number: 7, head: { ref: 'a-change' }, base: { ref: 'main' } } },
    hasSecrets: false,
    files: pluginAtRoot,
    verify: (run) => {
      expectGreen(run);
      equal(listVersions(run, 'plugin_a1b2c3').length, 1);
      expectReleases(run, []);
      expectLog(run, /dry run/i);
      equal(run.service.requests.filter(({ method }) => method === 'POST').length, 1);
    },
  },
  {
    workflow: 'README.md: Publish with provenance',
    event: 'push',
    tag: TAG,
    files: pluginForGitArchive,
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
      expectNoDevelopment(run);
      const { digest } = run.github.releases()[0]?.assets[0] ?? {};
      const sha256 = digest?.replace('sha256:', '') ?? '';
      expectLog(run, new RegExp(`Attested: my-plugin\\.zip sha256:${sha256}`));
      expectSummary(run, 'Publish with provenance/publish', new RegExp(`\`${sha256}\``));
    },
  },
];

/** Customers get the plugin, and nothing of what it was made with. */
function expectNoDevelopment(run: ScenarioRun): void {
  const asset = readAsset(run);
  ok(asset.includes('my-plugin/my-plugin.php'), 'The main file is not in the package.');
  deepEqual(
    DEVELOPMENT.filter((path) => asset.includes(`my-plugin/${path}`)),
    [],
  );
}
