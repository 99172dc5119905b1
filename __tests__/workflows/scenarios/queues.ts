/** Runs that are triggered while another one is busy. */
import { deepEqual } from 'node:assert/strict';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { expectGreen, expectReleases, listVersions } from '../expect.ts';
import { layPlugin, type Commit } from '../repository.ts';
import { give, type Scenario, type Trigger } from '../scenario.ts';
import { PLUGIN_ID, SLUG } from '../world.ts';
import { OTHER_ID, OTHER_SLUG } from './example-chains.ts';

/** The quick start, for one of the plugins; the rehearsal takes most of the time, and waits for nothing. */
function release(tag: string, slug = SLUG, pluginId = PLUGIN_ID): Trigger {
  const change = (text: string): string =>
    give(text, ['rehearse: false'])
      .replaceAll(PLUGIN_ID, pluginId)
      .replaceAll(SLUG, slug)
      .replace('folder: .', `folder: plugins/${slug}`);
  return { workflow: 'examples/publish-plugin.yml', event: 'push', tag, change };
}

/** Both plugins in this version, at its tag. */
function commitOf(version: string): Commit {
  const files = async () => ({
    ...(await layPlugin(SLUG, { folder: `plugins/${SLUG}`, version })),
    ...(await layPlugin(OTHER_SLUG, { folder: `plugins/${OTHER_SLUG}`, version })),
  });
  return { tag: `v${version}`, files };
}

export const QUEUE_SCENARIOS: readonly Scenario[] = [
  {
    ...release('v1.4.2'),
    case: 'three tags while one is busy',
    // A contract test plays these queues for each workflow that publishes; what two runs do to each other, the next shows.
    isWeekly: true,
    files: commitOf('1.4.2').files,
    later: ['1.4.3', '1.4.4', '1.4.5'].map(commitOf),
    queued: ['v1.4.3', 'v1.4.4', 'v1.4.5'].map((tag) => release(tag)),
    verify: (run) => {
      expectGreen(run);
      deepEqual(listVersions(run, PLUGIN_ID), ['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5']);
      const tags = ['v1.4.2', 'v1.4.3', 'v1.4.4', 'v1.4.5'];
      expectReleases(
        run,
        tags.map((tag) => `${tag}: ${SLUG}.zip`),
      );
      deepEqual(run.schedule?.waves.length, tags.length);
    },
  },
  {
    ...release('v1.4.2'),
    case: 'two plugins of a repository at the same time',
    files: commitOf('1.4.2').files,
    queued: [release('v1.4.2', OTHER_SLUG, OTHER_ID)],
    plugins: {
      [PLUGIN_ID]: { slug: SLUG, version: '1.4.1' },
      [OTHER_ID]: { slug: OTHER_SLUG, version: '1.4.1' },
    },
    verify: (run) => {
      expectGreen(run);
      deepEqual(run.schedule?.waves.length, 1);
      for (const id of [PLUGIN_ID, OTHER_ID]) deepEqual(listVersions(run, id), ['1.4.1', '1.4.2']);
      deepEqual(
        run.github.releases().map(({ tagName, assets }) => [tagName, assets.map(({ name }) => name).sort()]),
        [['v1.4.2', [`${OTHER_SLUG}.zip`, `${SLUG}.zip`]]],
      );
    },
  },
  {
    ...release('v1.4.4'),
    case: 'a good version is restored while a bad one is being released',
    // The same contract test lets restoring wait for each of them.
    isWeekly: true,
    files: commitOf('1.4.4').files,
    prepare: async ({ github }) => {
      const bytes = await zipFiles(await layPlugin(SLUG, { folder: SLUG, version: '1.4.1' }));
      github.addRelease({ tagName: 'v1.4.1', assets: [{ name: `${SLUG}.zip`, bytes }] });
    },
    queued: [
      {
        workflow: 'examples/restore-good-version.yml',
        event: 'workflow_dispatch',
        payload: { inputs: { good: 'v1.4.1', version: '1.4.6' } },
      },
    ],
    verify: (run) => {
      expectGreen(run);
      deepEqual(run.schedule?.waves.length, 2);
      deepEqual(listVersions(run, PLUGIN_ID), ['1.4.1', '1.4.4', '1.4.6']);
      expectReleases(
        run,
        ['v1.4.1', 'v1.4.4', 'v1.4.6'].map((tag) => `${tag}: ${SLUG}.zip`),
      );
    },
  },
];
