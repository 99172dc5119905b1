/** The workflows that rehearse an update before they publish it, on a real WordPress. */
import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict';
import { preceded } from '../../../sandbox/github/faults.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import {
  expectGreen,
  expectLog,
  expectNothingPublished,
  expectPublished,
  expectReleases,
  expectSummary,
  listVersions,
} from '../expect.ts';
import { pluginAtRoot, withBuild } from '../plugin-files.ts';
import { type Files, layPlugin } from '../repository.ts';
import { PINS } from '../pins.ts';
import { RUN_ID } from '../runs.ts';
import type { Scenario, ScenarioRun } from '../scenario.ts';
import { PLUGIN_ID, SLUG, type World } from '../world.ts';
import { OTHER_ID, OTHER_SLUG, several } from './example-chains.ts';
import { pullRequest } from './examples.ts';
import { ANNOUNCED, called, TABLE } from './publish-plugins.ts';

const addInputs = (lines: string) => (text: string) => text.replace('    with:\n', `    with:\n${lines}`);

const rehearsed = {
  ...called,
  isRehearsal: true,
  change: addInputs('      rehearse: true\n'),
} satisfies Partial<Scenario>;

const HEAD = String.raw`\| Plugin \| Version \| Rehearsal \| Status \| Release \|`;
const TESTED = String.raw`✅ \x60PHP 8\.5, WordPress 6\.6\S*\x60`;

/** It calls what is not there, as after a file was forgotten. */
const BROKEN = '<?php\nacme_gone();\n';

const PULL_REQUEST = {
  workflow: 'examples/check-pull-requests.yml',
  event: 'pull_request',
  payload: pullRequest,
  hasSecrets: false,
  isRehearsal: true,
} as const;

const TAGGED = { event: 'push', tag: 'v1.4.2', isRehearsal: true } as const;

const BUTTON = {
  workflow: 'examples/release-button.yml',
  event: 'workflow_dispatch',
  payload: { inputs: { version: 'patch' } },
  files: pluginAtRoot,
  origin: 'open',
  isRehearsal: true,
} as const;

/** First the tag is pushed, and then the button is pressed. */
const APPROVED = {
  ...TAGGED,
  workflow: 'examples/approved-by-a-person.yml',
  files: pluginAtRoot,
  payload: { action: 'published', release: { tag_name: 'v1.4.2' } },
  eventAgain: 'release',
  rehearsesWeekly: 'passes',
} as const;

const NEXT = {
  workflow: 'examples/next-wordpress.yml',
  event: 'workflow_dispatch',
  files: pluginAtRoot,
  hasSecrets: false,
  isRehearsal: true,
} as const;

const pin = (name: string): string => `${name}@${PINS[name]?.commit ?? ''}`;

/** A job before the call uploads the one plugin as an artifact. */
const builtBefore = (text: string): string =>
  addInputs('      rehearse: true\n')(text)
    .replace(
      'jobs:\n',
      `jobs:
  build:
    runs-on: ubuntu-latest
    permissions:
      contents: read
    steps:
      - uses: ${pin('actions/checkout')}
      - uses: ${pin('actions/upload-artifact')}
        with:
          name: built
          path: plugins/my-plugin
`,
    )
    .replace('  publish:\n', '  publish:\n    needs: build\n')
    .replace('"zip-path": "plugins/my-plugin"', '"artifact-name": "built", "slug": "my-plugin"');

export const REHEARSAL_SCENARIOS: readonly Scenario[] = [
  {
    ...TAGGED,
    workflow: 'examples/publish-plugin.yml',
    case: 'a version that dies',
    files: async () => ({ ...(await pluginAtRoot()), 'includes/footer.php': BROKEN }),
    verify: (run) => {
      equal(run.exitCode, 1);
      expectNothingPublished(run);
      expectReleases(run, []);
      expectLog(run, /acme_gone/);
    },
  },
  {
    ...TAGGED,
    workflow: 'examples/publish-plugin.yml',
    case: 'a package that is exchanged after it was built',
    // Whether it was rehearsed, the job that publishes takes it by the same input.
    rehearsesWeekly: 'passes',
    files: pluginAtRoot,
    prepare: (world, isRehearsed) => exchange(world, /^package-/, isRehearsed),
    verify: expectExchanged,
  },
  {
    ...APPROVED,
    verify: expectDraft,
    prepareAgain: press,
    verifyAgain: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
    },
  },
  {
    ...APPROVED,
    case: 'with another ZIP on the release',
    // The case before it holds both runs; that the action refuses another ZIP is held by tests of its hosting.
    isWeekly: true,
    verify: expectDraft,
    prepareAgain: async (world) => {
      const [release] = world.github.releases();
      const files = await layPlugin(SLUG, { folder: SLUG });
      const bytes = await zipFiles({ ...files, [`${SLUG}/includes/footer.php`]: '<?php // another\n' });
      world.github.removeAsset(release?.assets[0]?.id ?? 0);
      world.github.addAsset(release?.id ?? 0, { name: `${SLUG}.zip`, bytes });
      press(world);
    },
    verifyAgain: (run) => {
      equal(run.exitCode, 1);
      expectNothingPublished(run);
      expectLog(run, /Asset exists with other content/);
    },
  },
  {
    ...BUTTON,
    rehearsesWeekly: 'passes',
    prepare: addReleaseBefore,
    verify: (run) => {
      expectPublished(run, '1.4.3');
      expectReleases(run, ['v1.4.1: my-plugin.zip', 'v1.4.3: my-plugin.zip']);
      expectLog(run, /\[new tag\] +v1\.4\.3 -> v1\.4\.3/);
      expectLog(run, /HEAD -> main/);
    },
  },
  {
    ...BUTTON,
    case: 'a version that dies',
    isWeekly: true,
    rehearsesWeekly: 'fails',
    files: async () => ({ ...(await pluginAtRoot()), 'includes/footer.php': BROKEN }),
    verify: (run) => {
      expectNotReleased(run);
      doesNotMatch(run.log.join('\n'), /new tag|HEAD -> main/);
    },
    verifyRehearsal: (run) => expectLog(run, /acme_gone/),
  },
  {
    ...BUTTON,
    case: 'on a protected branch',
    isWeekly: true,
    rehearsesWeekly: 'passes',
    origin: 'protected',
    verify: (run) => {
      expectNotReleased(run);
      expectLog(run, /title=Not released::Nothing was tagged or published/);
      doesNotMatch(run.log.join('\n'), /\[new tag\]/);
    },
  },
  {
    ...BUTTON,
    case: 'a draft with files that somebody makes in between',
    isWeekly: true,
    rehearsesWeekly: 'passes',
    prepare: ({ github }) => {
      const assets = [{ name: `${SLUG}.zip`, bytes: Buffer.from('PK') }];
      const draft = { tagName: 'v1.4.3', isDraft: true, assets };
      // Of all that list releases, the stand-in of `gh` in the job that commits calls itself so.
      github.script(
        ({ route, headers }) => route === 'repos/list-releases' && headers['user-agent'] === 'node',
        preceded(() => github.addRelease(draft)),
      );
    },
    verify: (run) => {
      equal(run.exitCode, 1);
      expectNothingPublished(run);
      expectReleases(run, ['v1.4.3 (draft): my-plugin.zip']);
      expectLog(run, /title=Release has files::Nothing was tagged or published.*already: my-plugin\.zip\./);
      deepEqual(run.github.tags(), {});
      doesNotMatch(run.log.join('\n'), /\[new tag\]/);
    },
  },
  {
    ...BUTTON,
    case: 'a tag that exists',
    rehearsesWeekly: 'passes',
    prepare: ({ github }) => github.addTag('v1.4.3'),
    verify: (run) => {
      expectNotReleased(run);
      expectLog(run, /title=Tag exists::The tag v1\.4\.3 exists already/);
    },
  },
  {
    ...TAGGED,
    workflow: 'examples/zip-from-build.yml',
    files: async () =>
      withBuild(await layPlugin(SLUG, { folder: '' }), {
        release: `mkdir -p build out/${SLUG} && echo "/* */" > build/a.css && cp -r *.php readme.txt includes build out/${SLUG} && cd out && zip -qr ../${SLUG}.zip ${SLUG}`,
      }),
    // `check-pull-requests.yml` finds the version of the newest release, too.
    rehearsesWeekly: 'passes',
    // Without the key, the previous version is that of the newest release.
    prepare: addReleaseBefore,
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.1: my-plugin.zip', 'v1.4.2: my-plugin.zip']);
      expectSummary(run, 'release/Build and publish/Publish', /added <code>a\.css<\/code>/);
    },
    verifyRehearsal: (run) => {
      const updated = /Previous version<\/[a-z]+>[^]*<code>1\.4\.1<\/code>[^]*\| Update \| ✅ \|/;
      expectSummary(run, 'release/Build and publish/Rehearse', updated);
    },
  },
  {
    ...PULL_REQUEST,
    isWeekly: true,
    files: pluginAtRoot,
    verify: (run) => {
      expectGreen(run);
      expectNothingPublished(run);
      expectReleases(run, []);
      expectLog(run, /dry run/i);
      equal(run.service.requests.filter(({ method }) => method === 'POST').length, 1);
      expectSummary(
        run,
        'Check the plugin/rehearse',
        /Rehearsed <code>my-plugin 1\.4\.2<\/code>|✅ Rehearsed/,
      );
      // The site that was kept, to be tried by a person.
      const kept = run.github.artifacts(RUN_ID).find(({ name }) => name === 'rehearsal');
      match(kept?.bytes.toString('latin1') ?? '', /my-plugin-1\.4\.2-site-\w+\.zip/);
    },
  },
  {
    ...PULL_REQUEST,
    case: 'a change that dies',
    files: async () => ({ ...(await pluginAtRoot()), 'includes/footer.php': BROKEN }),
    prepare: addReleaseBefore,
    verify: (run) => {
      equal(run.exitCode, 1);
      expectNothingPublished(run);
      const updated = /Previous version<\/[a-z]+>[^]*<code>1\.4\.1<\/code>[^]*\| Update \| ✅ \|/;
      expectSummary(run, 'Check the plugin/rehearse', updated);
      expectSummary(run, 'Check the plugin/rehearse', /❌[^]*<code>includes\/footer\.php/);
    },
  },
  {
    ...NEXT,
    isWeekly: true,
    files: async () => ({ ...(await pluginAtRoot()), 'readme.txt': await oldReadme() }),
    origin: 'open',
    prepare: addReleaseBefore,
    verify: async (run) => {
      expectGreen(run);
      expectSummary(
        run,
        'Try the next WordPress/rehearse',
        /\| Installation \| ✅ \|[^]*\| Installation \| ✅ \|/,
      );
      doesNotMatch(run.log.join('\n'), /Issue \d/);
      deepEqual(listPulls(run), ['Tested up to WordPress 6.6 (open)']);
      const expected = (await oldReadme()).replace('Tested up to: 6.5', 'Tested up to: 6.6');
      equal(run.readPushed('tested-up-to', 'readme.txt'), expected);
    },
  },
  {
    ...NEXT,
    case: 'that the live version does not stand',
    rehearsesWeekly: 'fails',
    prepare: async ({ github }) => {
      const files = await layPlugin(SLUG, { folder: SLUG, version: '1.4.1' });
      const bytes = await zipFiles({ ...files, [`${SLUG}/includes/footer.php`]: BROKEN });
      github.addRelease({ tagName: 'v1.4.1', assets: [{ name: `${SLUG}.zip`, bytes }] });
    },
    verify: (run) => {
      equal(run.exitCode, 1);
      expectLog(run, /Issue 8: my-plugin does not pass on the next WordPress: .*\/actions\/runs\/\d+/);
      doesNotMatch(run.log.join('\n'), /Comment \d+: The rehearsal/);
      deepEqual(listPulls(run), []);
    },
    // Its job ends red without a rehearsal then.
    prepareAgain: ({ github }) => {
      for (const { id } of github.releases()) github.removeRelease(id);
    },
    verifyAgain: (run) => {
      equal(run.exitCode, 1);
      expectLog(
        run,
        /Comment 50: The rehearsal on the next WordPress did not pass \(newest beta or release: skipped, nightly: skipped\)/,
      );
      doesNotMatch(run.log.join('\n'), /Issue \d/);
    },
  },
  {
    ...rehearsed,
    change: builtBefore,
    case: 'rehearsed, one from an artifact and one from its folder',
    isWeekly: true,
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['my-plugin-v1.4.2: my-plugin.zip']);
      deepEqual(listVersions(run, OTHER_ID), ['2.0.0']);
      const rows = `plugin_a1b2c3.* ${TESTED} \\| ✅ published \\|[^]*plugin_d4e5f6.* ${TESTED} \\| ✅ published already`;
      expectSummary(run, TABLE, new RegExp(`^### ✅ 2 plugins\n[^]*${HEAD}[^]*${rows}`));
      expectSummary(run, ANNOUNCED, /^my-plugin 1\.4\.2 is live\.\n$/);
      expectLog(run, /Rehearse my-plugin\b|Rehearse plugin_a1b2c3/);
    },
  },
  {
    ...rehearsed,
    case: 'rehearsed, each beside the live version of the other, which needs it',
    // Unit tests find both on releases, a play updates one beside the other, and contract tests pass their names on.
    isWeekly: true,
    files: async () => ({
      ...(await layPlugin(SLUG, { folder: `plugins/${SLUG}` })),
      ...needing(`plugins/${OTHER_SLUG}`, '2.0.0'),
    }),
    prepare: async ({ github }) => {
      const [live, needs] = [
        await zipFiles(await layPlugin(SLUG, { folder: SLUG, version: '1.4.1' })),
        await zipFiles(needing(OTHER_SLUG, '1.9.0')),
      ];
      const add = (slug: string, version: string, bytes: Buffer) =>
        github.addRelease({ tagName: `${slug}-v${version}`, assets: [{ name: `${slug}.zip`, bytes }] });
      add(SLUG, '1.4.1', live);
      add(OTHER_SLUG, '1.9.0', needs);
    },
    verify: (run) => {
      expectPublished(run);
      expectLog(run, /Find the plugins beside it \([^)]*\): My Other Plugin 1\.9\.0, which needs it/);
      expectLog(run, /Find the plugins beside it \([^)]*\): Tidy Footer 1\.4\.1/);
      match(Object.values(run.summaries).join('\n'), /\| Updates beside it \| ✅ \|/);
      expectSummary(run, TABLE, /plugin_d4e5f6.* with Tidy Footer 1\.4\.1/);
    },
  },
  {
    ...rehearsed,
    change: (text) => builtBefore(text).replace(/,\n.*"plugin_d4e5f6".*/, ''),
    case: 'rehearsed, from an artifact that is exchanged after it was built',
    // The quick start refuses it by the same input, which a contract test wants of each workflow that rehearses.
    isWeekly: true,
    prepare: (world, isRehearsed) => exchange(world, /-package-0$/, isRehearsed),
    verify: expectExchanged,
  },
  {
    ...rehearsed,
    case: 'a rehearsal that fails',
    files: withBrokenPlugin,
    verify: (run) => {
      equal(run.exitCode, 1);
      deepEqual(listVersions(run, PLUGIN_ID), ['1.4.1']);
      deepEqual(listVersions(run, OTHER_ID), ['2.0.0']);
      expectReleases(run, []);
      expectLog(run, /acme_gone/);
      const rows = `plugin_a1b2c3.* ${TESTED} \\| ❌ not run \\|[^]*plugin_d4e5f6.* \\| ❌ failed \\| ❌ not run`;
      const title = '^### ❌ Nothing was published: 1 of 2 rehearsals failed\n';
      expectSummary(run, TABLE, new RegExp(`${title}[^]*${HEAD}[^]*${rows}`));
    },
  },
  {
    ...rehearsed,
    case: 'a rehearsal that fails and only warns, on a PHP of its own',
    isWeekly: true,
    change: addInputs("      rehearse: true\n      php: '7.4'\n      on-failure: warn\n"),
    files: withBrokenPlugin,
    verify: (run) => {
      expectPublished(run);
      deepEqual(listVersions(run, OTHER_ID), ['2.0.0']);
      expectLog(run, /acme_gone/);
      const tested = TESTED.replace('8\\.5', '7\\.4');
      const rows = `plugin_a1b2c3.* ${tested} \\| ✅ published \\|[^]*plugin_d4e5f6.* \\| ⚠️ failed \\| ✅ published already`;
      expectSummary(run, TABLE, new RegExp(`^### ✅ 2 plugins\n[^]*${HEAD}[^]*${rows}`));
      expectSummary(run, TABLE, /with `on-failure: warn` stopped nothing/);
    },
  },
];

/** Of a plugin that was last tested on the WordPress before, in the format of Windows. */
async function oldReadme(): Promise<string> {
  const { 'readme.txt': readme = '' } = await pluginAtRoot();
  return String(readme).replace('Tested up to: 7.1', 'Tested up to: 6.5').replaceAll('\n', '\r\n');
}

function listPulls({ github }: ScenarioRun): readonly string[] {
  return github.pulls().map(({ title, isOpen }) => `${title} (${isOpen ? 'open' : 'closed'})`);
}

/** A plugin that WordPress activates only beside the other one. */
function needing(folder: string, version: string): Files {
  const header = `Plugin Name: My Other Plugin\nVersion: ${version}\nRequires Plugins: ${SLUG}`;
  return { [`${folder}/${OTHER_SLUG}.php`]: `<?php\n/*\n${header}\n*/\n` };
}

async function withBrokenPlugin(): Promise<Files> {
  return { ...(await several.files()), [`plugins/${OTHER_SLUG}/includes/footer.php`]: BROKEN };
}

async function addReleaseBefore({ github }: World): Promise<void> {
  const bytes = await zipFiles(await layPlugin(SLUG, { folder: SLUG, version: '1.4.1' }));
  github.addRelease({ tagName: 'v1.4.1', assets: [{ name: `${SLUG}.zip`, bytes }] });
}

/** The job that publishes has refused what was exchanged. */
function expectExchanged(run: ScenarioRun): void {
  equal(run.exitCode, 1);
  expectNothingPublished(run);
  expectReleases(run, []);
  expectLog(run, /Not the package that was built/);
}

/**
 * Exchanges the package in an artifact after it was rehearsed, as code in the rehearsal could: the same plugin in the same
 * version, with one line more.
 */
function exchange({ artifacts, github }: World, name: RegExp, isRehearsed: boolean): void {
  let times = 0;
  const answer: Parameters<typeof artifacts.script>[1] = ({ path, headers, body }, response) => {
    const list = async (): Promise<void> => {
      const { name_filter: asked } = JSON.parse(body) as { readonly name_filter?: string };
      const stored = github
        .artifacts(RUN_ID)
        .find((artifact) => artifact.name === asked && name.test(artifact.name));
      if (stored !== undefined) times += 1;
      // The rehearsal has it by then.
      if (stored !== undefined && times === (isRehearsed ? 2 : 1)) {
        const files = await layPlugin(SLUG, { folder: SLUG });
        const bytes = await zipFiles({ ...files, [`${SLUG}/includes/footer.php`]: '<?php // another\n' });
        const packed = await zipFiles({ 'my-plugin.zip': bytes });
        github.deleteArtifact(stored.id);
        github.addArtifact({ name: stored.name, bytes: packed, runId: RUN_ID });
      }
      const init = {
        method: 'POST',
        body,
        headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      };
      const told = await fetch(`${artifacts.origin}${path}`, init);
      artifacts.script('ListArtifacts', answer);
      response.writeHead(told.status, { 'content-type': 'application/json' }).end(await told.text());
    };
    void list();
  };
  artifacts.script('ListArtifacts', answer);
}

/** The tag has made a draft with the package, and nothing is published. */
function expectDraft(run: ScenarioRun): void {
  expectGreen(run);
  expectNothingPublished(run);
  expectReleases(run, ['v1.4.2 (draft): my-plugin.zip']);
}

/** A person presses "Publish release". */
function press({ github }: World): void {
  for (const { id } of github.releases()) github.editRelease(id, { isDraft: false });
}

function expectNotReleased(run: ScenarioRun): void {
  equal(run.exitCode, 1);
  expectNothingPublished(run);
  expectReleases(run, []);
}
