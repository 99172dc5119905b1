/** The examples that publish one plugin from its repository. */
import { doesNotMatch, equal, match } from 'node:assert/strict';
import {
  expectFiles,
  expectLog,
  expectNoDevelopment,
  expectPublished,
  expectReleases,
  expectSummary,
} from '../expect.ts';
import { pluginAtRoot, pluginInFolder, withBuild } from '../plugin-files.ts';
import type { Scenario } from '../scenario.ts';

const TAG = 'v1.4.2';

/** What an event says of a pull request. */
export const pullRequest = {
  number: 7,
  pull_request: {
    number: 7,
    user: { login: 'octocat' },
    head: { ref: 'a-change', repo: { full_name: 'acme/my-plugin' } },
    base: { ref: 'main' },
  },
};

const MAIN_JOB = 'Publish new versions of main/publish';

/** One for each. */
export const EXAMPLE_SCENARIOS: readonly Scenario[] = [
  {
    workflow: 'examples/private-repository.yml',
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
    workflow: 'examples/new-versions-of-main.yml',
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
    workflow: 'examples/approved-by-a-person.yml',
    event: 'push',
    tag: TAG,
    files: async () =>
      withBuild(await pluginAtRoot(), { build: 'mkdir build && echo "/* */" > build/a.css' }),
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
      expectNoDevelopment(run);
      expectFiles(run, ['build/a.css']);
    },
  },
  {
    workflow: 'examples/provenance.yml',
    event: 'push',
    tag: TAG,
    files: pluginAtRoot,
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
      expectNoDevelopment(run);
      const { digest } = run.github.releases()[0]?.assets[0] ?? {};
      const sha256 = digest?.replace('sha256:', '') ?? '';
      expectLog(run, new RegExp(`Attested: my-plugin\\.zip sha256:${sha256}`));
      expectSummary(
        run,
        'Publish with provenance/publish',
        new RegExp(`what was built: SHA-256 \`${sha256}\``),
      );
    },
  },
  {
    workflow: 'examples/provenance.yml',
    case: 'of a service that packs anew',
    event: 'push',
    tag: TAG,
    files: pluginAtRoot,
    serving: 'packed-anew',
    verify: (run) => {
      expectPublished(run);
      expectLog(run, /The service serves other bytes than were built/);
      doesNotMatch(run.log.join('\n'), /Attested:/);
    },
  },
];
