/** The examples that work with programs and actions of others, of which there are stand-ins. */
import { deepEqual, doesNotMatch, equal } from 'node:assert/strict';
import {
  expectFiles,
  expectGreen,
  expectLog,
  expectNoDevelopment,
  expectNothingPublished,
  expectPublished,
  expectReleases,
} from '../expect.ts';
import { pluginAtRoot, withBuild } from '../plugin-files.ts';
import { type Files, layPlugin } from '../repository.ts';
import type { Scenario } from '../scenario.ts';
import { PLUGIN_ID, SLUG } from '../world.ts';
import { pullRequest } from './examples.ts';

const TAG = 'v1.4.2';
const PRO = 'my-plugin-pro';

/** At least one for each. */
export const EXAMPLE_TOOL_SCENARIOS: readonly Scenario[] = [
  {
    workflow: 'examples/plugin-check.yml',
    event: 'push',
    tag: TAG,
    files: pluginAtRoot,
    verify: (run) => {
      expectPublished(run);
      expectLog(run, /Plugin Check of my-plugin: includes, my-plugin\.php, readme\.txt, uninstall\.php\./);
      expectNoDevelopment(run);
    },
  },
  {
    workflow: 'examples/free-and-pro.yml',
    event: 'push',
    tag: TAG,
    plugins: { [PLUGIN_ID]: { slug: PRO, version: '1.4.1' } },
    files: layEditions,
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin-pro.zip']);
      expectLog(run, /On WordPress\.org: my-plugin 1\.4\.2\./);
    },
  },
  {
    workflow: 'examples/free-and-pro.yml',
    case: 'one of them with another version',
    event: 'push',
    tag: TAG,
    plugins: { [PLUGIN_ID]: { slug: PRO, version: '1.4.1' } },
    files: async () => ({
      ...(await layEditions()),
      ...(await layPlugin(SLUG, { folder: SLUG, version: '1.4.1' })),
    }),
    verify: (run) => {
      equal(run.exitCode, 1);
      expectNothingPublished(run);
      doesNotMatch(run.log.join('\n'), /On WordPress\.org/);
    },
  },
  {
    workflow: 'examples/more-assets.yml',
    event: 'push',
    hasImmutableReleases: true,
    tag: TAG,
    files: pluginAtRoot,
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: SHA256SUMS, my-plugin.zip']);
    },
    // As after a failure at the end: nothing is added to what is published.
    verifyAgain: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: SHA256SUMS, my-plugin.zip']);
    },
  },
  {
    workflow: 'examples/comment-on-pull-request.yml',
    event: 'pull_request',
    payload: pullRequest,
    hasSecrets: false,
    files: pluginAtRoot,
    verify: (run) => {
      expectGreen(run);
      expectLog(run, /Comment on pull request 7:[^]*### Package checks[^]*No problems found\./);
      const zipped = run.log.flatMap((line) => /Zipped \.: \d+ files/.exec(line)?.[0] ?? []);
      deepEqual(zipped, ['Zipped .: 5 files']);
    },
  },
  {
    workflow: 'examples/comment-on-pull-request.yml',
    case: 'from a fork',
    event: 'pull_request',
    payload: {
      ...pullRequest,
      pull_request: {
        ...pullRequest.pull_request,
        head: { ref: 'a-change', repo: { full_name: 'octo/fork' } },
      },
    },
    hasSecrets: false,
    files: pluginAtRoot,
    verify: (run) => {
      expectGreen(run);
      doesNotMatch(run.log.join('\n'), /Comment on pull request 7/);
    },
  },
  {
    workflow: 'examples/comment-on-pull-request.yml',
    case: 'with an error in the package',
    event: 'pull_request',
    payload: pullRequest,
    hasSecrets: false,
    files: async () => ({ ...(await pluginAtRoot()), 'deploy.json': KEY }),
    verify: (run) => {
      equal(run.exitCode, 1);
      expectLog(run, /Comment on pull request 7:[^]*\| `leaked-secrets` \| `my-plugin\/deploy\.json`/);
    },
  },
  {
    workflow: 'examples/restore-good-version.yml',
    event: 'workflow_dispatch',
    payload: { inputs: { good: 'v1.4.0', version: '1.4.2' } },
    earlier: { tag: 'v1.4.0', files: async () => layGood('1.4.0') },
    files: async () => ({ ...(await layGood('1.4.1')), 'includes/footer.php': '<?php oops(' }),
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
      expectFiles(run, ['includes/footer.php', 'build/a.css']);
      expectNoDevelopment(run);
      const tags = run.github.tags();
      equal(tags['v1.4.2'], tags['v1.4.0']);
    },
  },
];

const LABEL = ['PRIVATE', 'KEY'].join(' ');

/** Of a made-up account. */
const KEY = JSON.stringify({
  type: 'service_account',
  private_key: `-----BEGIN ${LABEL}-----\n${'Mx7Qe'.repeat(20)}\n-----END ${LABEL}-----\n`,
});

async function layEditions(): Promise<Files> {
  return {
    ...(await layPlugin(SLUG, { folder: SLUG })),
    ...(await layPlugin(PRO, { folder: PRO })),
  };
}

async function layGood(version: string): Promise<Files> {
  return withBuild(
    { ...(await pluginAtRoot()), ...(await layPlugin(SLUG, { folder: '', version })) },
    { build: 'mkdir build && echo "/* */" > build/a.css' },
  );
}
