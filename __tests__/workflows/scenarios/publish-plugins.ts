/** The reusable workflow, as the example calls it, when things go wrong around it. */
import { deepEqual, doesNotMatch, equal } from 'node:assert/strict';
import { json } from '../../../sandbox/http/faults.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { expectLog, expectPublished, expectReleases, expectSummary, listVersions } from '../expect.ts';
import { layPlugin } from '../repository.ts';
import { RUN_ID } from '../runs.ts';
import type { Scenario, ScenarioRun } from '../scenario.ts';
import { PLUGIN_ID, SLUG, type World } from '../world.ts';
import { OTHER_ID, OTHER_SLUG, several } from './example-chains.ts';

export const called = {
  ...several,
  workflow: 'publish-plugins.yml',
  calledBy: 'examples/several-plugins.yml',
} satisfies Partial<Scenario>;

/** Both have a new version, and its release is to hold both packages. */
const sharing = {
  ...called,
  files: async () => ({
    ...(await layPlugin(SLUG, { folder: `plugins/${SLUG}` })),
    ...(await layPlugin(OTHER_SLUG, { folder: `plugins/${OTHER_SLUG}` })),
  }),
  plugins: { ...several.plugins, [OTHER_ID]: { slug: OTHER_SLUG, version: '1.4.1' } },
  change: (text: string) => text.replace(/^( +)plugins: \|$/m, "$1release-tag: 'v{version}'\n$&"),
} satisfies Partial<Scenario>;

export const TABLE = 'publish/Publish plugins/Summary';

export const ANNOUNCED = 'Publish several plugins/announce';

export const PUBLISH_PLUGINS_SCENARIOS: readonly Scenario[] = [
  {
    ...several,
    workflow: 'docs/several-plugins.md',
    event: 'push',
    tag: 'my-plugin-v1.4.2',
    plugins: { ...several.plugins, [OTHER_ID]: { slug: OTHER_SLUG, version: '1.9.0' } },
    verify: (run) => {
      expectPublished(run);
      // Its version is new, but the tag names the first.
      deepEqual(listVersions(run, OTHER_ID), ['1.9.0']);
      expectSummary(run, 'release/Publish plugins/Summary', /^### ✅ 1 plugin$/m);
    },
  },
  {
    ...called,
    // The second one is older than what is live, which must not keep the first one from its release.
    plugins: { ...several.plugins, [OTHER_ID]: { slug: OTHER_SLUG, version: '2.1.0' } },
    verify: (run) => {
      equal(run.exitCode, 1);
      deepEqual(listVersions(run, PLUGIN_ID), ['1.4.1', '1.4.2']);
      deepEqual(listVersions(run, OTHER_ID), ['2.1.0']);
      expectSummary(run, TABLE, /1 of 2 plugins failed[^]*plugin_a1b2c3[^]*1\.4\.2[^]*plugin_d4e5f6/);
      // But for a name that the jobs pass on, which nobody uses then.
      const log = run.log.filter((line) => !line.includes('::set-output:: rehearsal-pattern='));
      doesNotMatch([...log, run.summaries[TABLE]].join('\n'), /rehears/i);
    },
  },
  {
    ...called,
    case: 'held by an account of its own',
    // A contract test runs the step that finds the action, for other accounts, too.
    isWeekly: true,
    owner: 'plugin-tools',
    verify: (run) => {
      expectBothDone(run);
      expectLog(run, /Checked out: plugin-tools\/publish-wordpress-plugin@5{40}/);
    },
  },
  {
    ...called,
    case: 'on a server that does not tell its repository',
    isEnterpriseServer: true,
    verify: (run) => {
      equal(run.exitCode, 1);
      deepEqual(listVersions(run, PLUGIN_ID), ['1.4.1']);
      expectSummary(run, 'publish/Publish plugins/Check the list', /`action`: This server does not tell/);
    },
  },
  {
    ...called,
    case: 'results that cannot be stored',
    // Contract tests show a table without results, and that no step after publishing turns a job red.
    isWeekly: true,
    prepare: ({ artifacts }) => {
      const refusal = json(403, { code: 'permission_denied', msg: 'Artifact storage quota has been hit.' });
      artifacts.script('CreateArtifact', refusal, refusal);
    },
    verify: (run) => {
      expectPublished(run);
      expectLog(run, /Artifact storage quota has been hit/);
      expectSummary(run, TABLE, /^### ❔ 2 of 2 plugins: no result recorded$/m);
      doesNotMatch(run.summaries[TABLE] ?? '', /❌|✅/);
    },
  },
  {
    ...called,
    case: 'results that cannot be fetched',
    // Contract tests show a table without results, and that no step after publishing turns a job red.
    isWeekly: true,
    prepare: ({ artifacts }) => {
      const refusal = json(403, { code: 'permission_denied', msg: 'Artifacts are not to be had.' });
      artifacts.script('GetSignedArtifactURL', refusal, refusal);
    },
    verify: (run) => {
      expectPublished(run);
      expectSummary(run, TABLE, /^### ❔ 2 of 2 plugins: no result recorded$/m);
    },
  },
  {
    ...called,
    case: 'results forged by another job',
    prepare: (world) => {
      meddle(world, async (prefix) => {
        const forged = { index: 0, outcome: 'failure', plugin_id: 'plugin_forged', version: '6.6.6' };
        const files = { '!.json': JSON.stringify(forged), '0.json': JSON.stringify(forged) };
        return [{ name: `${prefix}-!`, bytes: await zipFiles(files) }];
      });
    },
    verify: (run) => {
      expectBothDone(run);
      doesNotMatch(run.summaries[TABLE] ?? '', /forged|6\.6\.6/);
    },
  },
  {
    ...sharing,
    case: 'two plugins share one tag',
    verify: expectOneRelease,
  },
  {
    ...sharing,
    case: 'two plugins share one tag of a private repository',
    // End-to-end tests let two runs share a tag in each kind of repository.
    isWeekly: true,
    isPrivate: true,
    verify: expectOneRelease,
  },
  {
    ...sharing,
    case: 'two plugins share one tag where releases are immutable',
    // End-to-end tests let two runs share a tag in each kind of repository.
    isWeekly: true,
    hasImmutableReleases: true,
    verify: (run) => {
      equal(run.exitCode, 1);
      deepEqual(listVersions(run, PLUGIN_ID), ['1.4.1', '1.4.2']);
      deepEqual(listVersions(run, OTHER_ID), ['1.4.1']);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
      expectSummary(run, TABLE, /1 of 2 plugins failed[^]*plugin_a1b2c3.*published[^]*plugin_d4e5f6.*failed/);
    },
  },
  {
    ...called,
    case: 'a result that is no JSON',
    // A contract test breaks results in each way.
    isWeekly: true,
    prepare: (world) => {
      meddle(world, async (prefix) => [
        { name: `${prefix}-x`, bytes: await zipFiles({ 'x.json': 'no JSON' }) },
        { name: `${prefix}-1`, bytes: await zipFiles({ '1.json': 'no JSON' }) },
      ]);
    },
    verify: (run) => {
      expectPublished(run);
      expectSummary(run, TABLE, /plugin_a1b2c3.*✅ published[^]*plugin_d4e5f6.*❔ no result recorded/);
      expectSummary(run, ANNOUNCED, /^my-plugin 1\.4\.2 is live\.\n$/);
    },
  },
];

function expectOneRelease(run: ScenarioRun): void {
  expectPublished(run);
  expectPublished(run, '1.4.2', OTHER_ID);
  expectReleases(run, ['v1.4.2: my-plugin.zip, my-other-plugin.zip']);
}

/** One plugin has a new version, and the other one has not. */
function expectBothDone(run: ScenarioRun): void {
  expectPublished(run);
  deepEqual(listVersions(run, OTHER_ID), ['2.0.0']);
  expectSummary(
    run,
    TABLE,
    /^### ✅ 2 plugins$[^]*plugin_a1b2c3.*✅ published \|[^]*plugin_d4e5f6.*✅ published already/m,
  );
  expectSummary(run, ANNOUNCED, /^my-plugin 1\.4\.2 is live\.\n$/);
}

interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Adds artifacts, or replaces them, when the results of both plugins are there and before they are fetched. */
function meddle(world: World, make: (prefix: string) => Promise<readonly Upload[]>): void {
  const { artifacts, github } = world;
  const add = async (): Promise<void> => {
    const stored = github.artifacts(RUN_ID);
    const prefix = /^publish-plugins-[0-9a-f]+/.exec(stored[0]?.name ?? '')?.[0];
    if (prefix === undefined || stored.length !== 2) return;
    for (const upload of await make(prefix)) {
      const twin = stored.find(({ name }) => name === upload.name);
      if (twin !== undefined) github.deleteArtifact(twin.id);
      github.addArtifact({ ...upload, runId: RUN_ID });
    }
  };
  artifacts.script('ListArtifacts', ({ path, headers, body }, response) => {
    void add()
      .then(() =>
        fetch(`${artifacts.origin}${path}`, {
          method: 'POST',
          headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
          body,
        }),
      )
      .then(async (answer) => {
        meddle(world, make);
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
      });
  });
}
