import { execFileSync, execSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { readLimits } from '../../src/action/inputs/event.ts';
import { INPUTS } from '../../src/action/inputs/table.ts';
import { listOptions, toInputs } from '../../src/cli/action-options.ts';
import { buildEnvironment } from '../../src/cli/environment.ts';
import { readInputs } from '../../src/action/inputs/read-inputs.ts';
import { CommandError } from '../../src/cli/command-error.ts';
import * as init from '../../src/cli/init/command.ts';
import * as inspect from '../../src/cli/inspect.ts';
import { type CommandOption, type GivenOptions, readOptions } from '../../src/cli/options.ts';
import * as raise from '../../src/cli/raise/command.ts';
import type { About } from '../../src/cli/about.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import { toPublishErrors } from '../../src/shared/publish-error.ts';
import type { Environment } from '../../src/shared/environment.ts';
import { createFolder, type Files, type TestFolder } from '../unit/source/folder.ts';
import { COMPOSER, PLAN, runStep, SCRIPTS } from './build-steps.ts';
import { hasTools } from './publish-plugins-steps.ts';

/** Where a mistake is made: one way to see it, which says nothing of it once it is fixed. */
interface Place {
  readonly folder: TestFolder;
  readonly init: (...words: readonly string[]) => Promise<string>;
  readonly inspect: (...words: readonly string[]) => Promise<string>;
  readonly raise: (...words: readonly string[]) => Promise<string>;
  /** A step of the job `build`. */
  readonly build: (step: string, options?: Parameters<typeof runStep>[2]) => string;
  readonly edit: (name: string, change: (text: string) => string) => void;
  readonly write: (name: string, text: string) => void;
  readonly remove: (name: string) => void;
  readonly rename: (from: string, to: string) => void;
}

const ABOUT: About = { name: '@acme/p', version: '1.0.0', repository: 'acme/publish-wordpress-plugin' };

interface Command {
  readonly OPTIONS: readonly CommandOption[];
  readonly run: (given: GivenOptions, terminal: Terminal, about: About) => Promise<number>;
}

/** Runs a command, and returns its output with the exit code at the end. */
async function call({ OPTIONS, run }: Command, workspace: string, words: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const terminal = {
    write: say,
    complain: say,
    paint: (_format: unknown, text: string) => text,
    ask: undefined,
  };
  try {
    const code = await run(
      readOptions(words, OPTIONS),
      { ...terminal, workspace, env: {}, isLive: false, columns: 80 },
      ABOUT,
    );
    return [...lines, `exit ${code}`].join('\n');
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return [...lines, error.message, 'exit 1'].join('\n');
  }
}

function enter(folder: TestFolder): Place {
  const read = (name: string) => readFileSync(folder.at(name), 'utf8');
  const write = (name: string, text: string) => writeFileSync(folder.at(name), text);
  return {
    folder,
    init: (...words) => call(init, folder.path, words),
    inspect: (...words) => call(inspect, folder.path, words),
    raise: (...words) => call(raise, folder.path, words),
    build: (step, options) => {
      const { status, log } = runStep(folder.path, step, options);
      return `${log}exit ${status}`;
    },
    edit: (name, change) => write(name, change(read(name))),
    write,
    remove: (name) => rmSync(folder.at(name), { recursive: true }),
    rename: (from, to) => renameSync(folder.at(from), folder.at(to)),
  };
}

const GOOD = {
  plugin_id: 'plugin_a1b2c3',
  'api-key': 'key-0123456789',
  'base-url': 'https://service.example',
  'zip-path': 'build/demo.zip',
  'github-token': 'ghs_0123456789',
};

/** Variables that GitHub gives each run. */
const RUN = { GITHUB_REPOSITORY: 'acme/demo', GITHUB_TOKEN: 'ghs_0123456789' };

/** The action's messages about its inputs. */
function step(inputs: Readonly<Record<string, string>>, env: Environment = {}): string {
  const given = Object.entries({ ...GOOD, ...inputs }).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ]);
  const all: Environment = { ...RUN, ...(Object.fromEntries(given) as Record<string, string>), ...env };
  try {
    readInputs(all, readLimits(all));
    return 'exit 0';
  } catch (error) {
    return [...toPublishErrors(error).map(({ message, hint }) => `${message} ${hint}`), 'exit 1'].join('\n');
  }
}

/** The command's messages about options for `publish`. */
function publish(words: readonly string[], env: Readonly<Record<string, string>>): string {
  const rows = Object.values(INPUTS);
  try {
    const given = readOptions(words, listOptions(rows));
    return step(
      {},
      buildEnvironment('publish', { ...GOOD, 'api-key': '', ...toInputs(given, rows) }, rows, {
        ...RUN,
        ...env,
      }),
    );
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return `${error.message}\nexit 1`;
  }
}

const main = (name = 'Demo', version = '1.2.0', more = '') =>
  `<?php\n/*\nPlugin Name: ${name}\nVersion: ${version}\nUpdate URI: https://a.example\n*/\n${more}`;
const README =
  '=== Demo ===\nStable tag: 1.2.0\n\n== Changelog ==\n\n= 1.3.0 =\n* New.\n\n= 1.2.0 =\n* Old.\n';
const script = (scripts: object, more: object = {}) => JSON.stringify({ scripts, ...more });
const KEY = `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEowIBAAKCAQEA'.repeat(40)}\n-----END RSA PRIVATE KEY-----\n`;

interface Mistake {
  readonly what: string;
  readonly files?: Files;
  /** Whether the build's programs are needed. */
  readonly isBuild?: boolean;
  readonly isCommitted?: boolean;
  /** Makes the mistake, and returns what is said. */
  readonly make: (place: Place) => string | Promise<string>;
  /** The message; what its groups catch goes to the fix. */
  readonly told: RegExp;
  /** Does what the message says, literally, and looks again. */
  readonly fix: (place: Place, named: readonly string[]) => string | Promise<string>;
  /** The message then; without it, nothing may be wrong. */
  readonly fixed?: RegExp;
}

const demo = { 'demo.php': main() };

const MISTAKES: Readonly<Record<string, readonly Mistake[]>> = {
  names: [
    {
      what: 'two main files',
      files: { ...demo, 'other.php': main('Other') },
      make: ({ init }) => init(),
      told: /^demo\.php and other\.php have `(Plugin Name:)` .* Remove that line from all but the main file\.$/m,
      fix: ({ edit, init }, [line = '']) => {
        edit('other.php', (text) => text.replace(new RegExp(`^${line}.*\n`, 'm'), ''));
        return init();
      },
    },
    {
      what: 'a slug with a blank',
      files: demo,
      make: ({ init }) => init('--slug', 'my demo'),
      told: /^"my demo" is not the folder of a plugin: write the letters, digits and hyphens .*, such as (\S+)\.$/m,
      fix: ({ init }, [name = '']) => init('--slug', name),
    },
    {
      what: 'an identifier that is none',
      files: demo,
      make: ({ init }) => init('--plugin-id', 'demo'),
      told: /^"demo" is not a plugin identifier; those start with (plugin_)\. Copy it from the dashboard of your service\.$/m,
      fix: ({ init }, [start = '']) => init('--plugin-id', `${start}demo`),
    },
    {
      what: 'a folder named like an expression',
      files: { '${{ x }}/demo.php': main() },
      make: ({ init }) => init(),
      told: /^The name "\$\{\{ x \}\}" cannot stand in a workflow: it has an expression\. Rename it\.$/m,
      fix: ({ rename, init }) => {
        rename('${{ x }}', 'demo');
        return init();
      },
    },
    {
      what: 'an option that is misspelt',
      files: demo,
      make: ({ init }) => init('--plugin', 'plugin_1'),
      told: /^There is no option --plugin\. Write (--\S+)\.$/m,
      fix: ({ init }, [option = '']) => init(option, 'plugin_1'),
    },
    {
      what: 'an input that is misspelt',
      make: () => step({ 'zip-path': '', zip_path: 'build/demo.zip' }),
      told: /`zip_path`.*`(zip-path)`/,
      fix: (_place, [name = '']) => step({ [name]: 'build/demo.zip' }),
    },
    {
      what: 'a tag for a release that git refuses',
      make: () => step({ 'release-tag': 'v 1.2.0' }),
      told: /`release-tag` is `v 1\.2\.0`, which cannot be a tag\. Write `([^`]+)`/,
      fix: (_place, [tag = '']) => step({ 'release-tag': tag }),
    },
  ],
  folders: [
    {
      what: 'no plugin in the folder',
      files: { 'a.php': '<?php', 'deep/er/and/deep/er/demo.php': main() },
      make: ({ init }) => init(),
      told: /^No plugin was found in .* Name the folder of your plugin\.$/m,
      fix: ({ init }) => init('deep/er/and/deep/er'),
    },
    {
      what: 'a folder that is not there',
      files: { 'plugins/demo/demo.php': main() },
      make: ({ init }) => init('plugin/demo'),
      told: /^There is no folder .*plugin\/demo\. Name the folder of your plugin\.$/m,
      fix: ({ init }) => init('plugins/demo'),
    },
    {
      what: 'a workflow that is there, and differs',
      files: { ...demo, '.github/workflows/publish-plugin.yml': 'on: push\n' },
      make: ({ init }) => init(),
      told: /differs\. Nothing was written\. Compare, then keep yours, or add (--force):$/m,
      fix: ({ init }, [option = '']) => init(option),
    },
    {
      what: 'a folder of the workflow with another case',
      files: { 'Plugins/demo/demo.php': main() },
      isBuild: true,
      make: ({ build }) => build(PLAN, { place: 'plugins/demo' }),
      told: /The repository has no folder `plugins\/demo`\. Correct the input `folder`\. Upper and lower case matter\.$/m,
      fix: ({ build }) => build(PLAN, { place: 'Plugins/demo' }),
    },
    {
      what: 'two sources',
      make: () => step({ zip_url: 'https://downloads.example/demo.zip' }),
      told: /`zip_url`.*`zip-path`/,
      fix: () => step({ zip_url: '' }),
    },
    {
      what: 'files of development in the package',
      files: { 'demo/demo.php': main(), 'demo/.distignore': '/.*\n', 'demo/tests/a.php': '<?php' },
      make: ({ inspect }) => inspect('demo'),
      told: /dev-files[^]*Lines for `\.distignore`:\n(\S+)\n/,
      fix: ({ edit, inspect }, [rule = '']) => {
        edit('demo/.distignore', (text) => `${text}${rule}\n`);
        return inspect('demo');
      },
    },
    {
      what: 'scripts that a rule leaves out',
      files: {
        'demo/demo.php': main(
          'Demo',
          '1.2.0',
          "wp_enqueue_script( 'a', plugins_url( '/build/a.js', __FILE__ ) );\n",
        ),
        'demo/build/a.js': 'a()',
        'demo/.distignore': '/.*\nbuild\n',
      },
      make: ({ inspect }) => inspect('demo'),
      told: /not-built[^]*Remove line (2) of `\.distignore`, `build`: it leaves out `build\/a\.js`, which is there\./,
      fix: ({ edit, inspect }, [line = '']) => {
        edit('demo/.distignore', (text) =>
          text
            .split('\n')
            .toSpliced(Number(line) - 1, 1)
            .join('\n'),
        );
        return inspect('demo');
      },
    },
    {
      what: 'a folder of several plugins',
      files: { 'plugins/demo/demo.php': main(), 'plugins/other/other.php': main('Other') },
      make: ({ inspect }) => inspect('plugins'),
      told: /Each of them is a plugin of its own: give `demo` or `(other)` alone\./,
      fix: ({ inspect }, [path = '']) => inspect(`plugins/${path}`),
    },
    {
      what: 'a library that was not built',
      files: {
        'demo/demo.php': main('Demo', '1.2.0', "require __DIR__ . '/vendor/autoload.php';\n"),
        'demo/composer.json': '{"require":{"acme/a":"^1"}}',
      },
      isBuild: true,
      make: ({ inspect }) => inspect('demo'),
      told: /required-file-missing[^]*Fix: Run `composer install --no-dev`, and whatever else builds the plugin/,
      fix: ({ build, inspect }) => {
        build(COMPOSER, { place: 'demo' });
        return inspect('demo');
      },
    },
  ],
  versions: [
    {
      what: 'no version',
      files: { 'demo/demo.php': main().replace(/^Version.*\n/m, '') },
      make: ({ inspect }) => inspect('demo'),
      told: /^ *Fix: .*`(Version: [\d.]+)`/m,
      fix: ({ edit, inspect }, [line = '']) => {
        edit('demo/demo.php', (text) => text.replace('Plugin Name', `${line}\nPlugin Name`));
        return inspect('demo');
      },
    },
    {
      what: 'a version that begins with v',
      files: { 'demo/demo.php': main('Demo', 'v1.2.0') },
      make: ({ inspect }) => inspect('demo'),
      told: /version-format[^]*Fix: Write `([\d.]+)`\./,
      fix: ({ edit, inspect }, [version = '']) => {
        edit('demo/demo.php', (text) => text.replace('v1.2.0', version));
        return inspect('demo');
      },
    },
    {
      what: 'a stable tag of the last release',
      files: { 'demo/demo.php': main('Demo', '1.3.0'), 'demo/readme.txt': README },
      make: ({ inspect }) => inspect('demo'),
      told: /stable-tag[^]*Set "Stable tag" to `([\d.]+)`/,
      fix: ({ edit, inspect }, [version = '']) => {
        edit('demo/readme.txt', (text) => text.replace(/^(Stable tag:).*$/m, `$1 ${version}`));
        return inspect('demo');
      },
    },
    {
      what: 'a tag of a version that the plugin does not have',
      files: { 'demo/demo.php': main(), 'demo/readme.txt': README },
      isCommitted: true,
      make: ({ inspect }) => inspect('demo', '--version', '1.3.0'),
      told: /version[^]*?1\.3\.0/,
      fix: async ({ raise, inspect }) => {
        await raise('1.3.0', 'demo');
        return inspect('demo', '--version', '1.3.0');
      },
    },
    {
      what: 'an expected version that is none',
      make: () => step({ 'expected-version': 'latest' }),
      told: /`expected-version`.*`(auto)`/,
      fix: (_place, [word = '']) => step({ 'expected-version': word }),
    },
    {
      what: 'a version that is not newer',
      files: { ...demo, 'readme.txt': README },
      isCommitted: true,
      make: ({ raise }) => raise('1.1.0'),
      told: /^1\.1\.0 is not newer than 1\.2\.0, .* Name a newer version\.$/m,
      fix: ({ raise }) => raise('1.3.0'),
    },
    {
      what: 'changes that are not committed',
      files: { ...demo, 'readme.txt': README },
      isCommitted: true,
      make: ({ edit, raise }) => {
        edit('readme.txt', (text) => `${text}\n`);
        return raise('1.3.0');
      },
      told: /not committed[^]*(--force)/,
      fix: ({ raise }, [option = '']) => raise('1.3.0', option),
    },
  ],
  lockfiles: [
    {
      what: 'none',
      files: {
        'package.json': script({ build: 'true' }, { devDependencies: { tool: 'file:tool' } }),
        'tool/package.json': '{"name":"tool","version":"1.0.0"}',
      },
      isBuild: true,
      make: ({ build }) => build(SCRIPTS),
      told: /package\.json has no lockfile\. Run (npm install), and commit package-lock\.json\.$/m,
      fix: ({ folder, build }, [command = '']) => {
        execSync(`${command} --offline`, { cwd: folder.path, stdio: 'ignore' });
        return build(SCRIPTS);
      },
    },
    {
      what: 'an empty one',
      files: {
        'package.json': script({ build: 'true' }, { devDependencies: { vite: '^5' } }),
        'bun.lock': '',
      },
      isBuild: true,
      make: ({ build }) => build(SCRIPTS),
      told: /(bun\.lock) is empty\. Run bun install, and commit it\.$/m,
      fix: ({ write, build }, [lock = '']) => {
        write(lock, '{ "lockfileVersion": 1 }');
        return build(SCRIPTS);
      },
    },
    {
      what: 'a package.json that is none',
      files: { ...demo, 'package.json': '{,}' },
      make: ({ init }) => init(),
      told: /`package\.json` is not valid JSON: .* Correct it: the build reads it\./,
      fix: ({ write, init }) => {
        write('package.json', '{}');
        return init();
      },
    },
    {
      what: 'a script that is not there',
      files: { 'package.json': script({ 'build:prod': 'true' }), 'package-lock.json': '{}' },
      isBuild: true,
      make: ({ build }) => build(PLAN, { script: 'prod' }),
      told: /has the script `prod`\. Write the name of one of these: (\S+)\.$/m,
      fix: ({ build }, [name = '']) => build(PLAN, { script: name }),
    },
    {
      what: 'a script of another name',
      files: { 'package.json': script({ 'make:all': 'true' }), 'package-lock.json': '{}' },
      isBuild: true,
      make: ({ build }) => build(SCRIPTS),
      told: /package\.json has no script build\. If another one builds the plugin, name it as build-script\.$/m,
      fix: ({ build }) => build(SCRIPTS, { script: 'make:all' }),
    },
    {
      what: 'scripts that are built in a folder below',
      files: {
        ...demo,
        'assets/package.json': script({ build: 'echo built' }),
        'assets/package-lock.json': '{"lockfileVersion":3,"requires":true,"packages":{"":{}}}',
      },
      isBuild: true,
      make: ({ init }) => init(),
      told: /^assets\/package\.json has the script build, which is not run: add "build": "(.+)" to the scripts of a package\.json in \.\.$/m,
      fix: ({ write, build }, [command = '']) => {
        write('package.json', script({ build: command }));
        return build(SCRIPTS);
      },
    },
    {
      what: 'a task of gulp that no script runs',
      files: { ...demo, 'package.json': '{"scripts":{}}', 'gulpfile.js': 'exports.dist = a;' },
      make: ({ init }) => init(),
      told: /gulpfile\.js is not run, .*: add "build": "(gulp dist)" to its scripts\.$/m,
      fix: ({ write, init }, [command = '']) => {
        write('package.json', script({ build: command }));
        return init('--force');
      },
    },
    {
      what: 'packages for another PHP',
      files: {
        'composer.json': script(
          {
            'post-install-cmd': 'test "$PHP" = 7.4 || { echo "your php version (8.3.6) does not"; exit 2; }',
          },
          { require: { 'acme/a': '^1' } },
        ),
      },
      isBuild: true,
      make: ({ build }) => build(COMPOSER),
      told: /name another one as build-php, such as '([\d.]+)'/,
      fix: ({ build }, [PHP = '']) => build(COMPOSER, { env: { PHP } }),
    },
  ],
  secrets: [
    {
      what: 'no key, which the workflow does not pass on',
      make: () => step({ 'api-key': '' }, { CALLED_WORKFLOW: 'build-and-publish.yml' }),
      told: /`(PLUGIN_SERVICE_KEY): \$\{\{ secrets\.PLUGIN_SERVICE_KEY \}\}` under `secrets:`/,
      fix: () => step({}, { CALLED_WORKFLOW: 'build-and-publish.yml' }),
    },
    {
      what: 'no key for a pull request of a fork',
      make: () => step({ 'api-key': '' }, { GITHUB_ACTOR: 'dependabot[bot]' }),
      told: /`(dry-run): (true)`/,
      fix: (_place, [name = '', value = '']) =>
        step({ 'api-key': '', [name]: value }, { GITHUB_ACTOR: 'dependabot[bot]' }),
    },
    {
      what: 'a key with what stands before it',
      make: () => step({ 'api-key': 'Bearer key-0123456789' }),
      told: /begins with `(Bearer )`, which the action adds.* Store only the key/,
      fix: (_place, [start = '']) => step({ 'api-key': 'Bearer key-0123456789'.replace(start, '') }),
    },
    {
      what: 'a key with a line break',
      make: () => step({ 'api-key': 'key-01234\n56789' }),
      told: /line break.* alone and on one line/,
      fix: () => step({ 'api-key': 'key-0123456789' }),
    },
    {
      what: 'the key on the command line',
      make: () => publish(['--api-key', 'key-0123456789'], {}),
      told: /^--api-key is refused: .* Set the environment variable (PLUGIN_SERVICE_KEY) instead\.$/m,
      fix: (_place, [variable = '']) => publish([], { [variable]: 'key-0123456789' }),
    },
    {
      what: 'an address without its scheme',
      make: () => step({ 'base-url': 'service.example' }),
      told: /`base-url`.*`(https:\/\/service\.example)`/,
      fix: (_place, [url = '']) => step({ 'base-url': url }),
    },
    {
      what: 'a private key in the package',
      files: { 'demo/demo.php': main(), 'demo/inc/key.pem': KEY },
      make: ({ inspect }) => inspect('demo'),
      told: /leaked-secrets demo\/(inc\/key\.pem)[^]*Fix: /,
      fix: ({ remove, inspect }, [file = '']) => {
        remove(`demo/${file}`);
        return inspect('demo');
      },
    },
  ],
};

describe.each(Object.entries(MISTAKES))('mistakes with %s', (_area, mistakes) => {
  for (const { what, files = {}, isBuild, isCommitted, make, told, fix, fixed } of mistakes) {
    const run = isBuild === true && !hasTools ? test.skip : test;
    run(`${what}: what is said settles it`, async () => {
      await using folder = await createFolder(files);
      const git = (...args: readonly string[]) =>
        execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
          cwd: folder.path,
          stdio: 'ignore',
        });
      if (isCommitted === true) {
        git('init');
        git('add', '--all');
        git('commit', '--message', 'All');
      }
      const place = enter(folder);
      const said = await make(place);
      expect(said).toMatch(told);
      const [, ...named] = told.exec(said) ?? [];
      const then = await fix(place, named);
      expect(then).not.toMatch(told);
      expect(then).toMatch(fixed ?? /exit 0$/);
    });
  }
});

test('there are at least thirty', () => {
  expect(Object.values(MISTAKES).flat().length).toBeGreaterThanOrEqual(30);
});
