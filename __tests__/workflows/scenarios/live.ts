/** The example that reads what is live. */
import { deepEqual, doesNotMatch, equal } from 'node:assert/strict';
import { instead, json, webPage } from '../../../sandbox/http/faults.ts';
import { expectGreen, expectLog, expectPublished, expectReleases, listVersions } from '../expect.ts';
import { pluginAtRoot, withBuild } from '../plugin-files.ts';
import type { Files } from '../repository.ts';
import type { Scenario, ScenarioRun } from '../scenario.ts';
import { PLUGIN_ID, SLUG } from '../world.ts';

/** A line that the build writes, after the name of its job. */
const BUILT = /\] The long build\.$/m;

const example = {
  workflow: 'examples/new-versions-of-main.yml',
  event: 'push',
  files: async (): Promise<Files> =>
    withBuild(await pluginAtRoot(), {
      build: `mkdir build && echo "/* */" > build/a.css && echo The long build.`,
    }),
} as const;

export const LIVE_SCENARIOS: readonly Scenario[] = [
  {
    ...example,
    case: 'a new version',
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
      equal(run.github.tags()['v1.4.2'], run.github.env['GITHUB_SHA']);
      expectLog(run, BUILT);
    },
    // Another push, with the same version.
    verifyAgain: (run) => {
      expectPublished(run);
      expectNoBuild(run);
    },
  },
  {
    ...example,
    case: 'the first release',
    // In the end-to-end tests, `live` finds nothing, too.
    isWeekly: true,
    plugins: { [PLUGIN_ID]: undefined },
    verify: (run) => {
      expectGreen(run);
      deepEqual(listVersions(run, PLUGIN_ID), ['1.4.2']);
      expectLog(run, /plugin_a1b2c3: nothing is live yet/);
    },
  },
  {
    ...example,
    case: 'a version that is live',
    // The second run of a new version is the same.
    isWeekly: true,
    plugins: { [PLUGIN_ID]: { slug: SLUG, version: '1.4.2' } },
    verify: (run) => {
      expectGreen(run);
      deepEqual(listVersions(run, PLUGIN_ID), ['1.4.2']);
      expectNoBuild(run);
    },
  },
  {
    ...example,
    case: 'a key that is refused',
    prepare: ({ service }) => service.script('GET', instead(json(401, { message: 'No such key.' }))),
    verify: (run) => expectRed(run, /API key refused/),
  },
  {
    ...example,
    case: 'a web page in place of the service',
    // A refused key ends it at the same step; what may answer are rows of the end-to-end tests of `live`.
    isWeekly: true,
    prepare: ({ service }) => service.script('GET', instead(webPage())),
    verify: (run) => expectRed(run, /Not the service/),
  },
];

/** It stopped before the build. */
function expectRed(run: ScenarioRun, why: RegExp): void {
  equal(run.exitCode, 1);
  expectLog(run, why);
  expectNoBuild(run);
  deepEqual(listVersions(run, PLUGIN_ID), ['1.4.1']);
}

function expectNoBuild({ log }: ScenarioRun): void {
  doesNotMatch(log.join('\n'), BUILT);
}
