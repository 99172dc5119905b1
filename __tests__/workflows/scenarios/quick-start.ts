/** The quick start: whatever builds the plugin and wherever it is, one ZIP is made, rehearsed and published. */
import { equal, match } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  expectFiles,
  expectGreen,
  expectLog,
  expectNoDevelopment,
  expectNothingPublished,
  expectPublished,
  expectReleases,
  expectSummary,
} from '../expect.ts';
import { pluginAtRoot, withBuild, withComposer } from '../plugin-files.ts';
import type { Files } from '../repository.ts';
import { RUN_ID } from '../runs.ts';
import type { Scenario, ScenarioRun } from '../scenario.ts';

const QUICK_START = {
  workflow: 'examples/publish-plugin.yml',
  event: 'push',
  tag: 'v1.4.2',
  isRehearsal: true,
} as const satisfies Partial<Scenario>;

const FOLDER = 'plugins/my-plugin';

/** The rehearsal takes most of the time, and is the same whatever built the ZIP that it gets, and whatever started the run. */
const BUILT = { ...QUICK_START, isRehearsal: false, change: leaveOutRehearsal } satisfies Partial<Scenario>;

const BUILT_IN_FOLDER = {
  ...BUILT,
  change: (text: string): string => leaveOutRehearsal(setFolder(text)),
} satisfies Partial<Scenario>;

const BUILD = { build: 'mkdir build && echo "/* */" > build/a.css' };

const NO_COMPOSER = /No Composer packages were installed: the folder \S+ has no composer\.json/;
const NOTHING_NEEDED = /No Composer packages were installed: composer\.json requires none that sites need/;
const NO_SCRIPTS = /No scripts and styles were built: the folder \S+ has no package\.json/;

export const QUICK_START_SCENARIOS: readonly Scenario[] = [
  {
    ...BUILT,
    case: 'by hand, to see first what would happen',
    event: 'workflow_dispatch',
    files: pluginWithoutBuild,
    verify: (run) => {
      expectGreen(run);
      expectNothingPublished(run);
      expectReleases(run, []);
      expectSummary(run, 'Release/publish', /dry run/i);
    },
  },
  {
    ...QUICK_START,
    change: showDigest,
    // A script of npm that runs Composer must not bring its packages for development.
    files: async () =>
      withComposer(
        withBuild(await pluginAtRoot(), { build: `test "$COMPOSER_NO_DEV" = 1 && ${BUILD.build}` }),
      ),
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
      expectSummary(run, 'Release/build', /\| Installation \| ✅ \|/);
      expectNoDevelopment(run);
      expectFiles(run, ['build/a.css', 'vendor/autoload.php', 'composer.json']);
      expectOneFile(run);
    },
  },
  {
    ...BUILT,
    case: 'a tag without v, of a plugin that needs no build',
    tag: '1.4.2',
    files: pluginWithoutBuild,
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['1.4.2: my-plugin.zip']);
      expectLog(run, NO_COMPOSER);
      expectLog(run, NO_SCRIPTS);
    },
  },
  {
    ...BUILT,
    case: 'Composer and npm only for those who develop it',
    files: async () => ({
      ...(await pluginWithoutBuild()),
      // The real Composer refuses to run this plugin of its own, unless composer.json allows that.
      'composer.json': JSON.stringify({ require: { php: '>=7.4', 'composer/installers': '^2.0' } }),
      'package.json': JSON.stringify({ private: true, scripts: { test: 'exit 1' } }),
    }),
    verify: (run) => {
      expectPublished(run);
      expectLog(run, NOTHING_NEEDED);
    },
  },
  {
    ...BUILT,
    case: 'Composer only for those who develop it, in versions that are not to be had',
    files: async () => ({
      ...(await pluginWithoutBuild()),
      'composer.json': JSON.stringify({ 'require-dev': { 'acme/gone': '^1' }, scripts: { lint: 'phpcs' } }),
    }),
    verify: (run) => {
      expectPublished(run);
      expectLog(run, NOTHING_NEEDED);
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
    case: 'Composer in a folder',
    files: async () => inFolder(withComposer(await pluginWithoutBuild())),
    verify: (run) => {
      expectPublished(run);
      expectFiles(run, ['vendor/autoload.php']);
      expectLog(run, NO_SCRIPTS);
    },
  },
  {
    ...BUILT_IN_FOLDER,
    case: 'npm in a folder',
    files: async () => inFolder(withBuild(await pluginAtRoot(), BUILD)),
    verify: (run) => {
      expectPublished(run);
      expectNoDevelopment(run);
      expectFiles(run, ['build/a.css']);
      expectLog(run, NO_COMPOSER);
    },
  },
  {
    ...BUILT_IN_FOLDER,
    case: 'Yarn in a folder',
    files: async () => {
      const files = without(withBuild(await pluginAtRoot(), BUILD), 'package-lock.json');
      return inFolder({ ...files, 'yarn.lock': '# yarn lockfile v1\n' });
    },
    verify: (run) => {
      expectPublished(run);
      expectNoDevelopment(run);
      expectFiles(run, ['build/a.css']);
      expectLog(run, /yarn install --frozen-lockfile/);
    },
  },
  {
    ...BUILT_IN_FOLDER,
    case: 'nothing to build in a folder, and a build elsewhere',
    files: async () => ({
      ...inFolder(await pluginWithoutBuild()),
      ...withBuild({}, { build: 'exit 1' }),
      'composer.json': '{}',
    }),
    verify: (run) => {
      expectPublished(run);
      expectLog(run, NO_COMPOSER);
      expectLog(run, NO_SCRIPTS);
    },
  },
];

function setFolder(text: string): string {
  return text.replace('FOLDER: .', `FOLDER: ${FOLDER}`);
}

function leaveOutRehearsal(text: string): string {
  return text.replace(/ +- uses: \S+\/rehearse@\S+\n(?: {8}.*\n)+/, '');
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

/** Has the job say what it rehearsed. */
function showDigest(text: string): string {
  const step = [
    '      - env:',
    '          PACKAGE: ${{ steps.package.outputs.package-path }}',
    '        run: echo "Rehearsed $(sha256sum < "$PACKAGE")"',
  ].join('\n');
  return text.replace('      - uses: actions/upload-artifact', `${step}\n$&`);
}

/** Expects the rehearsed, uploaded and published packages to be the same, byte for byte. */
function expectOneFile({ github, log }: ScenarioRun): void {
  const [asset] = github.releases()[0]?.assets ?? [];
  const published = digest(asset?.bytes ?? Buffer.alloc(0));
  const artifact = github.artifacts(RUN_ID).at(-1);
  equal(digest(execFileSync('funzip', { input: artifact?.bytes })), published);
  match(log.join('\n'), new RegExp(`Rehearsed ${published}`));
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
