/** The quick start: whatever builds the plugin and wherever it is, one ZIP is made, rehearsed and published. */
import { doesNotMatch, equal } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../examples.ts';
import {
  expectFiles,
  expectGreen,
  expectLog,
  expectNoFiles,
  expectNoDevelopment,
  expectNothingPublished,
  expectPublished,
  expectReleases,
  expectSummary,
} from '../expect.ts';
import { initialize } from '../initialize.ts';
import { ATTACKER_ACTION, OWN_ACTION, STOLEN } from '../pins.ts';
import { pluginAtRoot, withBuild, withComposer } from '../plugin-files.ts';
import { layPlugin, type Files } from '../repository.ts';
import { RUN_ID } from '../runs.ts';
import { give, type Scenario, type ScenarioRun } from '../scenario.ts';
import { SLUG } from '../world.ts';

const QUICK_START = {
  workflow: 'examples/publish-plugin.yml',
  event: 'push',
  tag: 'v1.4.2',
} as const satisfies Partial<Scenario>;

const FOLDER = 'plugins/my-plugin';

/** The rehearsal takes most of the time, and is the same whatever built the ZIP that it gets, and whatever started the run. */
const BUILT = {
  ...QUICK_START,
  workflow: 'build-and-publish.yml',
  calledBy: QUICK_START.workflow,
  change: (text: string): string => give(text, ['rehearse: false']),
} satisfies Partial<Scenario>;

const BUILT_IN_FOLDER = {
  ...BUILT,
  change: (text: string): string => BUILT.change(text).replace('folder: .', `folder: ${FOLDER}`),
} satisfies Partial<Scenario>;

const BUILD = { build: 'mkdir build && echo "/* */" > build/a.css' };

/** All that lies in the folder, but the repository and what npm has installed. */
const ZIP_OWN_FOLDER =
  'mkdir -p "$RUNNER_TEMP/own" && cp -R . "$RUNNER_TEMP/own/my-plugin" && top="$PWD" && cd "$RUNNER_TEMP/own" && rm -rf my-plugin/.git my-plugin/node_modules && zip -qr "$top/my-plugin.zip" my-plugin';

/** Where the jobs write their summaries. */
const JOBS = 'release/Build and publish';

export const QUICK_START_SCENARIOS: readonly Scenario[] = [
  {
    ...QUICK_START,
    case: 'whole, as `init` writes it',
    isRehearsal: true,
    hasBrowser: true,
    // As it is written: the example is the same, byte for byte, which a test of the command compares.
    change: async () => initialize(await pluginAtRoot()),
    // A script of npm that runs Composer must not bring its packages for development.
    files: async () =>
      withComposer(
        withBuild(await pluginAtRoot(), { build: `test "$COMPOSER_NO_DEV" = 1 && ${BUILD.build}` }),
      ),
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
      expectSummary(run, `${JOBS}/Rehearse`, /\| Installation \| ✅ \|/);
      expectNoDevelopment(run);
      expectFiles(run, ['build/a.css', 'vendor/autoload.php', 'composer.json']);
      expectOneFile(run);
    },
  },
  {
    ...QUICK_START,
    case: 'by hand, to see first what would happen',
    event: 'workflow_dispatch',
    change: BUILT.change,
    files: pluginWithoutBuild,
    verify: (run) => {
      expectGreen(run);
      expectNothingPublished(run);
      expectReleases(run, []);
      expectSummary(run, `${JOBS}/Publish`, /dry run/i);
    },
  },
  {
    ...BUILT,
    case: 'a tag without v, of a plugin that needs no build',
    // Another one publishes such a plugin by hand; tags and plans without steps are rows of units.
    isWeekly: true,
    tag: '1.4.2',
    files: pluginWithoutBuild,
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['1.4.2: my-plugin.zip']);
      expectLog(run, /No Composer packages are installed: the folder \S+ has no composer\.json/);
      expectLog(run, /No scripts and styles are built: the folder \S+ has no package\.json/);
    },
  },
  {
    ...BUILT,
    case: 'merged into the default branch, with npm, a script with a colon, and a PHP of its own',
    // `new-versions-of-main.yml` releases on the default branch; names of scripts are rows of a test of the steps.
    isWeekly: true,
    tag: undefined,
    change: (text) =>
      give(BUILT.change(text), ['build-script: build:production', "build-php: '7.4'"]).replace(
        "tags: ['v[0-9]*', '[0-9]*']",
        'branches: [main]',
      ),
    files: async () => withBuild(await pluginAtRoot(), { 'build:production': BUILD.build, build: 'exit 1' }),
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
      expectFiles(run, ['build/a.css']);
      expectLog(run, /PHP 7\.4 was asked for/);
    },
  },
  {
    ...BUILT_IN_FOLDER,
    case: 'Composer and pnpm in a folder of a monorepo',
    files: async () => ({
      ...inFolder(withComposer(withBuild(await pluginAtRoot(), BUILD))),
      'package.json': JSON.stringify({ private: true, scripts: { build: 'exit 1' } }),
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
      'pnpm-workspace.yaml': 'packages: [plugins/*]\n',
    }),
    verify: (run) => {
      expectPublished(run);
      expectNoDevelopment(run);
      expectFiles(run, ['build/a.css', 'vendor/autoload.php']);
      expectLog(run, /pnpm install --frozen-lockfile/);
    },
  },
  {
    ...BUILT_IN_FOLDER,
    case: 'Yarn and a tool that prefixes Composer packages, in a folder, for Node.js 20',
    // pnpm is in a folder, too; which commands a package manager takes are rows of the plan.
    isWeekly: true,
    files: async () => {
      const files = without(withBuild(await pluginAtRoot(), BUILD), 'package-lock.json');
      const composer = {
        require: { 'acme/tools': '^1.0' },
        'require-dev': { 'brianhenryie/strauss': '^0.19' },
        scripts: {
          'post-install-cmd': 'test -f vendor/bin/tool && mkdir -p prefixed && touch prefixed/a.php',
        },
      };
      return inFolder({
        ...files,
        'yarn.lock': '# yarn lockfile v1\n',
        '.nvmrc': 'v20\n',
        'composer.json': JSON.stringify(composer),
      });
    },
    verify: (run) => {
      expectPublished(run);
      expectNoDevelopment(run);
      expectFiles(run, ['build/a.css', 'prefixed/a.php', 'vendor/autoload.php']);
      expectLog(run, /yarn install --frozen-lockfile/);
      expectLog(run, /Node\.js v20 was asked for/);
    },
  },
  {
    ...BUILT,
    case: 'Bun, whose build writes the plugin into another folder',
    // The build that zips its own folder has a `zip-path`, too.
    isWeekly: true,
    change: (text) => give(BUILT.change(text), ['zip-path: out/my-plugin']),
    files: async () => ({
      ...(await pluginAtRoot()),
      'package.json': JSON.stringify({
        scripts: { build: 'mkdir -p out/my-plugin && cp -r *.php includes out/my-plugin' },
      }),
      'bun.lock': '{}',
    }),
    verify: (run) => {
      expectPublished(run);
      expectNoDevelopment(run);
      expectLog(run, /bun install --frozen-lockfile/);
    },
  },
  {
    ...BUILT,
    case: 'a build that zips its own folder, without the action that was fetched into it',
    change: (text) => give(BUILT.change(text), ['zip-path: my-plugin.zip']),
    files: async () => withBuild(await pluginAtRoot(), { build: ZIP_OWN_FOLDER }),
    verify: (run) => {
      expectPublished(run);
      expectFiles(run, ['my-plugin.php', 'tests/footer-test.php']);
      expectLog(run, /npm run build/);
      expectNoFiles(run, /publish-wordpress-plugin|dist\/index\.js/);
    },
  },
  {
    ...QUICK_START,
    workflow: 'docs/build.md',
    isRehearsal: true,
    rehearsesWeekly: 'passes',
    files: async () => withComposer(withBuild(await pluginAtRoot(), BUILD)),
    verify: (run) => {
      expectPublished(run);
      expectNoDevelopment(run);
      expectFiles(run, ['build/a.css', 'vendor/autoload.php']);
      expectOneFile(run);
    },
  },
  {
    ...BUILT,
    case: 'as `init` writes it, for a plugin in a folder that is built at the top',
    change: () => give(initialize(FOR_INIT), ['rehearse: false']),
    files: laidForInit,
    verify: (run) => {
      expectPublished(run);
      expectFiles(run, ['build/a.css']);
      expectLog(run, /npm run build:production/);
    },
  },
  {
    ...BUILT,
    case: 'a build that changes the outputs of its job in the memory of its runner',
    hasAttacker: true,
    files: attackRunner,
    verify: (run) => {
      expectPublished(run);
      doesNotMatch(run.log.join('\n'), new RegExp(STOLEN));
      expectLog(run, new RegExp(`Publish\\].*Checked out: ${OWN_ACTION}@`));
      // The step of its own job that fetches the action fell for it, so the attack works.
      if (process.env['GITHUB_ACTIONS'] === 'true' || !run.log.some((line) => line.endsWith(`] ${SHUT}`)))
        expectLog(run, new RegExp(`Build\\].*Checked out: ${ATTACKER_ACTION}@`));
    },
  },
  {
    ...BUILT,
    case: 'a build that fails',
    files: async () => withBuild(await pluginAtRoot(), { build: 'exit 3' }),
    verify: (run) => {
      equal(run.exitCode, 1);
      expectNothingPublished(run);
      expectLog(run, /`npm run build` failed in the folder `\.`\. .*docs\/build\.md/);
    },
  },
];

/** Some machines let only an administrator into the memory of other programs, and ask for a password; GitHub's do not ask. */
const SHUT = 'No way into the memory of this runner.';

/** A script of the build runs code that nobody looked at. */
async function attackRunner(): Promise<Files> {
  const accounts = [OWN_ACTION, ATTACKER_ACTION].map((action) => action.replace(/\/.*/, ''));
  const attack = `attack.ts repository ${accounts.join(' ')}`;
  return {
    ...withBuild(await pluginAtRoot(), {
      build: `node ${attack} || sudo -n "$(command -v node)" ${attack} || echo "${SHUT}"`,
    }),
    'attack.ts': await readFile(join(ROOT, '__tests__', 'workflows', 'attacks', 'change-outputs.ts')),
  };
}

const FOR_INIT = {
  'package.json': JSON.stringify({
    scripts: { 'build:production': 'mkdir -p src/build && echo "/* */" > src/build/a.css' },
    devDependencies: {},
  }),
  'package-lock.json': JSON.stringify({ name: 'a', lockfileVersion: 3, packages: { '': { name: 'a' } } }),
  'src/my-plugin.php': '<?php\n/*\nPlugin Name: My Plugin\nText Domain: my-plugin\nVersion: 1.4.2\n*/\n',
};

async function laidForInit(): Promise<Files> {
  const plugin = Object.entries(await layPlugin(SLUG, { folder: 'src' }));
  return { ...FOR_INIT, ...Object.fromEntries(plugin) };
}

/** A plugin that needs no build. */
async function pluginWithoutBuild(): Promise<Files> {
  return without(await pluginAtRoot(), 'package.json');
}

function without(files: Files, name: string): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => path !== name));
}

function inFolder(files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [`${FOLDER}/${path}`, content]));
}

/** Expects the uploaded and the published package to be the same, byte for byte. */
function expectOneFile({ github }: ScenarioRun): void {
  const [asset] = github.releases()[0]?.assets ?? [];
  const published = digest(asset?.bytes ?? Buffer.alloc(0));
  const artifact = github.artifacts(RUN_ID).at(-1);
  equal(digest(execFileSync('funzip', { input: artifact?.bytes })), published);
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
