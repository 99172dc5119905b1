/** The examples that publish one plugin from its repository. */
import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict';
import {
  expectFiles,
  expectGreen,
  expectLog,
  expectNoDevelopment,
  expectPublished,
  expectReleases,
  expectSummary,
  listVersions,
} from '../expect.ts';
import { pluginAtRoot, pluginInFolder, withBuild } from '../plugin-files.ts';
import { type Files, layPlugin } from '../repository.ts';
import { give, type Scenario } from '../scenario.ts';
import { BETA_ID, PLUGIN_ID, SLUG } from '../world.ts';

const TAG = 'v1.4.2';

/** Fields of an event about a pull request. */
export const pullRequest = {
  number: 7,
  pull_request: {
    number: 7,
    user: { login: 'octocat' },
    head: { ref: 'a-change', repo: { full_name: 'acme/my-plugin' } },
    base: { ref: 'main' },
  },
};

/** The second identifier, of the older line. */
const OLDER_ID = BETA_ID;

const MAIN_JOB = 'release/Build and publish/Publish';

/** In front of what is published, another job builds and rehearses it. */
const BUILT_BEFORE = { isRehearsal: true, rehearsesWeekly: 'passes' } as const satisfies Partial<Scenario>;

/** Elsewhere, the whole of the same workflow is run. */
const withoutRehearsal = (text: string): string => give(text, ['rehearse: false']);

/** One for each. */
export const EXAMPLE_SCENARIOS: readonly Scenario[] = [
  {
    workflow: 'examples/publish-plugin.yml',
    case: 'in a private repository',
    // In the end-to-end tests, private repositories are one kind of each release.
    isWeekly: true,
    event: 'push',
    tag: TAG,
    isPrivate: true,
    files: pluginAtRoot,
    change: (text) => give(text, ['rehearse: false', 'verify: true', "asset-name: '{slug}-{version}.zip'"]),
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin-1.4.2.zip']);
      match(run.service.releases('plugin_a1b2c3').at(-1)?.zipUrl ?? '', /[?&](sig|jwt|X-Amz-Signature)=/);
    },
  },
  {
    workflow: 'examples/publish-plugin.yml',
    case: 'a fix for an older line, under its own identifier',
    // It differs by its identifier alone.
    isWeekly: true,
    event: 'push',
    tag: 'v2.0.1',
    files: () => pluginOf('2.0.1'),
    plugins: { [PLUGIN_ID]: { slug: SLUG, version: '2.1.0' }, [OLDER_ID]: undefined },
    change: (text) => withoutRehearsal(text.replace(PLUGIN_ID, OLDER_ID)),
    verify: (run) => {
      expectGreen(run);
      deepEqual(listVersions(run, OLDER_ID), ['2.0.1']);
      deepEqual(listVersions(run, PLUGIN_ID), ['2.1.0']);
      expectReleases(run, ['v2.0.1: my-plugin.zip']);
    },
  },
  {
    workflow: 'examples/upload-to-service.yml',
    event: 'push',
    tag: TAG,
    isPrivate: true,
    files: pluginInFolder,
    change: withoutRehearsal,
    verify: (run) => {
      expectPublished(run);
      // The release has no asset.
      expectReleases(run, ['v1.4.2: ']);
      equal(run.github.tags()[TAG], run.github.env['GITHUB_SHA']);
      equal(run.service.releases(PLUGIN_ID).at(-1)?.zipUrl, '');
      deepEqual(
        run.service.uploads.map(({ method }) => method),
        ['PUT'],
      );
      expectSummary(run, MAIN_JOB, /Sent to the service/);
    },
    verifyAgain: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: ']);
      equal(run.service.uploads.length, 1);
      match(run.summaries[MAIN_JOB] ?? '', /was published already/);
    },
  },
  {
    ...BUILT_BEFORE,
    workflow: 'examples/provenance.yml',
    event: 'push',
    tag: TAG,
    files: builtPlugin,
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
      expectNoDevelopment(run);
      expectFiles(run, BUILT_FILES);
      const { digest } = run.github.releases()[0]?.assets[0] ?? {};
      const sha256 = digest?.replace('sha256:', '') ?? '';
      expectLog(run, new RegExp(`Attested: my-plugin\\.zip sha256:${sha256}`));
      expectLog(run, /Attested with its bill of materials: my-plugin\.cdx\.json/);
      expectSummary(
        run,
        'Publish with provenance/attest',
        new RegExp(`what was built: SHA-256 \`${sha256}\``),
      );
    },
  },
  {
    workflow: 'examples/provenance.yml',
    case: 'of a service that packs anew',
    isWeekly: true,
    change: withoutRehearsal,
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
  {
    ...BUILT_BEFORE,
    workflow: 'examples/beta-channel.yml',
    case: 'a beta',
    event: 'push',
    tag: 'v1.5.0-beta.1',
    files: () => pluginOf('1.5.0-beta.1'),
    plugins: channels('1.4.1'),
    verify: (run) => {
      deepEqual(listVersions(run, BETA_ID), ['1.4.1', '1.5.0-beta.1']);
      deepEqual(listVersions(run, PLUGIN_ID), ['1.4.1']);
      const [release] = run.github.releases();
      deepEqual([release?.tagName, release?.isPrerelease], ['v1.5.0-beta.1', true]);
    },
  },
  {
    workflow: 'examples/beta-channel.yml',
    case: 'a stable version after betas',
    change: withoutRehearsal,
    event: 'push',
    tag: TAG,
    files: builtPlugin,
    plugins: channels('1.4.2-beta.2'),
    verify: (run) => {
      expectPublished(run);
      expectFiles(run, BUILT_FILES);
      deepEqual(listVersions(run, BETA_ID), ['1.4.2-beta.2', '1.4.2']);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
    },
    // Nothing is published twice.
    verifyAgain: (run) => {
      expectPublished(run);
      deepEqual(listVersions(run, BETA_ID), ['1.4.2-beta.2', '1.4.2']);
    },
  },
  {
    workflow: 'examples/beta-channel.yml',
    case: 'a stable version below the newest beta',
    isWeekly: true,
    change: withoutRehearsal,
    event: 'push',
    tag: TAG,
    files: pluginAtRoot,
    plugins: channels('1.5.0-beta.1'),
    verify: (run) => {
      expectPublished(run);
      deepEqual(listVersions(run, BETA_ID), ['1.5.0-beta.1']);
    },
  },
];

/** Of a plugin whose build makes one. */
const BUILT_FILES = ['build/a.css'];

/** A plugin that has to be built. */
export async function builtPlugin(): Promise<Files> {
  return withBuild(await pluginAtRoot(), { build: 'mkdir build && echo "/* */" > build/a.css' });
}

async function pluginOf(version: string): Promise<Files> {
  return { ...(await pluginAtRoot()), ...(await layPlugin(SLUG, { folder: '', version })) };
}

/** Live plugins: the stable channel with 1.4.1, the beta channel with this version. */
function channels(beta: string): NonNullable<Scenario['plugins']> {
  return { [PLUGIN_ID]: { slug: SLUG, version: '1.4.1' }, [BETA_ID]: { slug: SLUG, version: beta } };
}
