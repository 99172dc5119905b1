import { execSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { inGate, weekly } from '../fixtures/all-tests.ts';
import { hasTools, type Job, readYaml } from './publish-plugins-steps.ts';
import { type Called, COMPOSER, FETCH, jobs, on, PLAN, PROGRAMS, runStep, SCRIPTS } from './build-steps.ts';
import { ROOT } from './pages.ts';

const several = readYaml('.github/workflows/publish-plugins.yml') as Called & {
  readonly jobs: Record<'check', Job>;
};
const folder = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(folder, { recursive: true }));
let repositories = 0;

/** Lays out a repository, and returns its folder. */
function lay(files: Readonly<Record<string, unknown>>): string {
  repositories += 1;
  const top = join(folder, String(repositories));
  mkdirSync(top);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return top;
}

/** Runs a step of the job `build` in a new repository. */
function run(
  name: string,
  files: Readonly<Record<string, unknown>>,
  { prepare = [], ...options }: Parameters<typeof runStep>[2] & { readonly prepare?: readonly string[] } = {},
): ReturnType<typeof runStep> {
  const top = lay(files);
  for (const command of prepare) execSync(command, { cwd: top });
  return runStep(top, name, options);
}

const built = { scripts: { build: 'echo Built.', 'build:production': 'echo Built for production.' } };

describe('the reusable workflow', () => {
  test('gives the build no key, and what runs code of the plugin a token that can only read', () => {
    expect(JSON.stringify(jobs.build)).not.toMatch(/api-key|PLUGIN_SERVICE_KEY/);
    expect(JSON.stringify(jobs.rehearse)).not.toMatch(/secrets\./);
    expect(jobs.build.permissions).toEqual({ contents: 'read' });
    expect(jobs.rehearse.permissions).toEqual({ contents: 'read' });
  });

  test('gives credentials of packages to the step that installs them alone', () => {
    const holders = Object.values(jobs).flatMap(({ steps }) =>
      steps.flatMap(({ name, ...step }) =>
        [...JSON.stringify(step).matchAll(/secrets\.([\w-]+)/g)].map(([, secret]) => [name, secret]),
      ),
    );
    expect(holders).toEqual([
      [COMPOSER, 'COMPOSER_AUTH'],
      [SCRIPTS, 'NODE_AUTH_TOKEN'],
      ['Publish', 'api-key'],
      ['Publish', 'PLUGIN_SERVICE_KEY'],
    ]);
    expect(Object.keys(on.workflow_call.secrets).sort()).toEqual(
      [...new Set(holders.map(([, secret]) => secret))].sort(),
    );
  });

  const find = ({ steps }: Job) => steps.find(({ name }) => name === 'Find the action');

  test('publishes in a job that runs nothing but the action', () => {
    expect(jobs.publish.steps.map(({ uses, run: script }) => script ?? uses?.replace(/@.*/, ''))).toEqual([
      find(jobs.publish)?.run,
      'actions/checkout',
      './.publish-wordpress-plugin',
    ]);
  });

  test('moves the action away before the build, and fetches it again for what packs', () => {
    const names = jobs.build.steps.map(({ name = '' }) => name);
    const order = [
      'Fetch the action',
      PLAN,
      'Move the action away',
      COMPOSER,
      SCRIPTS,
      'Fetch the action',
      'Pack',
    ];
    expect(names.filter((name) => order.includes(name))).toEqual(order);
  });

  test('lets each run of a plugin wait for the one before it', () => {
    expect(jobs.publish.concurrency).toEqual({
      group: 'publish-plugin-${{ inputs.plugin_id }}',
      'cancel-in-progress': false,
      queue: 'max',
    });
  });

  test('finds the action as the workflow for several plugins does', () => {
    expect(find(jobs.build)).toEqual(find(several.jobs.check));
  });

  test('finds the same action in each job', () => {
    const [build, ...others] = Object.values(jobs).map(find);
    const [pattern] = /=~ \S+ \]\]/.exec(build?.run ?? '') ?? [];
    expect(others).toHaveLength(2);
    for (const step of others) {
      expect({ id: step?.id, env: step?.env }).toEqual({ id: build?.id, env: build?.env });
      expect(step?.run).toContain(pattern);
    }
  });

  test('uses every input', () => {
    const text = readFileSync(join(ROOT, '.github/workflows/build-and-publish.yml'), 'utf8');
    const unused = Object.keys(on.workflow_call.inputs).filter((name) => !text.includes(`inputs.${name}`));
    expect(unused).toEqual([]);
  });

  test('has the inputs of the action that the list of several plugins has, with the same defaults', () => {
    const { inputs } = on.workflow_call;
    for (const [name, input] of Object.entries(several.on.workflow_call.inputs)) {
      if (['plugins', 'release-tag', 'dry-run', 'rehearse'].includes(name)) continue;
      expect({ name, default: inputs[name]?.default }).toEqual({ name, default: input.default });
    }
  });
});

const describeSteps = hasTools ? describe : describe.skip;

describeSteps('git submodules', () => {
  test.each(['git@github.com:acme/library.git', 'ssh://git@github.com/acme/library.git'])(
    'are fetched as anybody can, and one that cannot be is a warning: %s',
    (url) => {
      const link = `160000,${'a'.repeat(40)},library`;
      const { status, log } = run(
        FETCH,
        { '.gitmodules': `[submodule "library"]\n\tpath = library\n\turl = ${url}\n` },
        { prepare: ['git init --quiet', `git update-index --add --cacheinfo ${link}`] },
      );
      expect(log).toContain("unable to access 'https://github.com/acme/library.git/'");
      expect(log).toContain('::warning title=Submodules not fetched::');
      expect(status).toBe(0);
    },
  );
});

describe('the plan', () => {
  test('is the commands for each part, as words and as a text, and the version of Node.js', () => {
    const { status, log, outputs } = run(PLAN, {
      'composer.json': { require: { 'acme/tools': '^1' } },
      'package.json': { ...built, devDependencies: { vite: '^5' } },
      'yarn.lock': '# yarn lockfile v1\n',
    });
    expect(status).toBe(0);
    expect(log).not.toContain('::');
    const install = ['composer', 'install', '--no-dev', '--optimize-autoloader'];
    expect(JSON.parse(outputs['composer'] ?? '')).toEqual([
      { unless: '', text: install.join(' '), argv: install },
    ]);
    expect(JSON.parse(outputs['scripts'] ?? '')).toEqual([
      { unless: 'yarn', text: 'npm install --global yarn@1', argv: ['npm', 'install', '--global', 'yarn@1'] },
      { unless: '', text: 'yarn install --frozen-lockfile', argv: ['yarn', 'install', '--frozen-lockfile'] },
      { unless: '', text: 'yarn run build', argv: ['yarn', 'run', 'build'] },
    ]);
    expect(outputs).toMatchObject({
      node: '24',
      hint: 'If it needs another Node.js than 24, write its version into .nvmrc: no file of the repository names one.',
    });
  });

  test('is empty where nothing is built, and says why', () => {
    const { status, log, outputs } = run(PLAN, { '.nvmrc': '20' });
    expect({ status, outputs }).toEqual({
      status: 0,
      outputs: { node: '', composer: '[]', scripts: '[]', hint: '' },
    });
    expect(log).toContain(
      '::notice title=Composer::No Composer packages are installed: the folder `.` has no composer.json.\n',
    );
    expect(log).toContain(
      '::notice title=Scripts and styles::No scripts and styles are built: the folder `.` has no package.json.\n',
    );
  });

  test('is that of the folder, with the version that the repository names', () => {
    const files = { 'p/package.json': built, '.nvmrc': '18', 'package.json': { engines: { node: '16' } } };
    expect(run(PLAN, files, { place: 'p' }).outputs).toMatchObject({ node: '18', hint: '' });
    expect(run(PLAN, files, { place: './p/' }).outputs).toMatchObject({ node: '18' });
  });

  test('keeps what a repository names on its line, where no runner obeys it', () => {
    const script = '::add-mask::a\r\n::error::b ##[group]';
    const { status, log, outputs } = run(
      PLAN,
      {
        'package.json': { scripts: { build: 'x', [script]: 'x' }, packageManager: 'npm@1::stop' },
        'composer.json': { require: { 'a/b::c\n::error::d': '1' } },
        '.nvmrc': '::error::e',
      },
      { script: 'build' },
    );
    expect(status).toBe(0);
    expect(log).not.toMatch(/^::|##\[/m);
    expect(outputs).toMatchObject({ node: '::error::e', scripts: expect.not.stringContaining('stop') });
    const missing = run(PLAN, { 'package.json': { scripts: { [script]: 'x' } } }, { script: 'prod' });
    expect(missing.log.match(/^::.*/gm)).toEqual([
      expect.stringMatching(/^::error title=Input build-script::/),
    ]);
    const named = run(PLAN, { 'package.json': { scripts: { 'a::b': 'x' } } }, { script: 'a::b' });
    expect(JSON.parse(named.outputs['scripts'] ?? '')).toEqual([
      { unless: '', text: 'npm run a::b', argv: ['npm', 'run', 'a::b'] },
    ]);
  });

  test('reads nothing that a link leads to outside of the repository', () => {
    const outside = lay({ 'package.json': built, 'yarn.lock': 'a' });
    const { outputs } = run(
      PLAN,
      { 'a.php': '' },
      { prepare: [`ln -s ${outside}/package.json ${outside}/yarn.lock .`] },
    );
    expect(outputs['scripts']).toBe('[]');
    const { status, log } = run(PLAN, {}, { place: 'p', prepare: [`ln -s ${outside} p`] });
    expect(status).toBe(1);
    expect(log).toContain('::error title=Input folder::The repository has no folder `p`.');
  });
});

describe('what is wrong with the inputs', () => {
  test('a folder that is not there', () => {
    const { status, log } = run(PLAN, {}, { place: 'plugins/mine' });
    expect(status).toBe(1);
    expect(log).toContain(
      '::error title=Input folder::The repository has no folder `plugins/mine`. Correct the input `folder`. Upper and lower case matter.\n',
    );
  });

  test.each(['..', ...weekly('a/../../b', '/tmp', 'a\nb')])(
    'a folder that is none of the repository: %j',
    (place) => {
      const { status, log } = run(PLAN, {}, { place });
      expect(status).toBe(1);
      expect(log).toMatch(/^::error title=Input folder::.* Write a folder of the repository, such as /m);
    },
  );

  test('a script that is not there, with those that are', () => {
    const { status, log } = run(
      PLAN,
      { 'package.json': built, 'composer.json': { scripts: { prefix: 'x' } } },
      { script: 'prod' },
    );
    expect(status).toBe(1);
    expect(log).toMatch(
      /^::error title=Input build-script::.* the script `prod`\. .*: prefix, build, build:production\.$/m,
    );
  });

  test('a package.json that is none', () => {
    expect(run(PLAN, { 'package.json': '{,}' })).toMatchObject({
      status: 1,
      log: expect.stringMatching(
        /^::error title=Not valid JSON::`package\.json` is not valid JSON: .*position 1/m,
      ),
    });
  });
});

/** The commands that the steps show. */
const listShown = (log: string): readonly string[] => [...new Set(log.match(/^\$ .*$/gm) ?? [])];

describeSteps('the steps that build', () => {
  test('run what is planned, in its order', () => {
    const files = {
      'composer.json': { scripts: { 'build:plugin': 'test -f vendor/bin/tool && touch built' } },
      'package.json': { scripts: { 'build:plugin': 'echo "It ran."' }, packageManager: 'pnpm@9.1.0' },
      'pnpm-lock.yaml': '{}',
    };
    const composer = [
      '$ composer install',
      '$ composer run-script build:plugin',
      '$ composer install --no-dev --no-scripts --optimize-autoloader',
    ];
    const scripts = ['$ corepack enable', '$ pnpm install --frozen-lockfile', '$ pnpm run build:plugin'];
    const planned = [...composer, '$ npm install --global corepack', ...scripts];
    const options = { script: 'build:plugin' };
    expect(listShown(run(PLAN, files, options).log)).toEqual(planned);
    const ran = (name: string) => {
      const { status, log } = run(name, files, options);
      expect(status).toBe(0);
      return log.slice(log.lastIndexOf('Planned.')).match(/^\$ .*$/gm);
    };
    expect(ran(COMPOSER)).toEqual(composer);
    // Corepack is there.
    expect(ran(SCRIPTS)).toEqual(scripts);
  });

  test.each(['build:production', 'a $(touch x) `touch x` \'b\' "c" * \\ %0A'])(
    'hand a script on as it is named: %s',
    (name) => {
      const top = lay({ 'package.json': { scripts: { [name]: 'echo "It ran."' } } });
      const { status, log } = runStep(top, SCRIPTS, { script: name });
      expect(readdirSync(top).filter((file) => !file.startsWith('.'))).toEqual(['package.json']);
      expect({ status, log }).toMatchObject({ status: 0, log: expect.stringMatching(/^It ran\.$/m) });
    },
  );

  test.each([COMPOSER, SCRIPTS])('take each word as it is, and a command that is needed: %s', (name) => {
    const files = { 'package.json': built, 'composer.json': { autoload: {} } };
    const words = ['a  b', '', 'c\nd', '*', '$(touch x)', "'", '\\', '--', '\u2028é'];
    const commands = [
      { unless: '', text: 'one', argv: ['printf', '<%s>', ...words] },
      { unless: 'printf', text: 'two', argv: ['false'] },
      { unless: 'no-such-program', text: 'three', argv: ['echo', 'last'] },
    ];
    const { status, log } = run(name, files, { env: { COMMANDS: JSON.stringify(commands) } });
    const [, shown] = log.split('Planned.\n');
    expect({ status, shown }).toEqual({
      status: 0,
      shown: `$ one\n${words.map((word) => `<${word}>`).join('')}$ three\nlast\n`,
    });
  });

  test.each([COMPOSER, SCRIPTS])('do not wait for what a command leaves in the background: %s', (name) => {
    const files = { 'package.json': built, 'composer.json': { autoload: {} } };
    const left = 'sleep 30 & echo It ran.';
    const commands = [{ unless: '', text: 'one', argv: ['bash', '-c', left] }];
    const start = performance.now();
    const { status, log } = run(name, files, { env: { COMMANDS: JSON.stringify(commands) } });
    expect({ status, log }).toMatchObject({ status: 0, log: expect.stringMatching(/^It ran\.$/m) });
    // Far less than the process takes, and more than a busy machine does.
    expect(performance.now() - start).toBeLessThan(25_000);
  });

  test.each(['{', '[{}]', ...weekly('', '7', '[{"unless":"","text":"","argv":[]}]')])(
    'end red where the plan cannot be read: %j',
    (commands) => {
      const { status, log } = run(SCRIPTS, { 'package.json': built }, { env: { COMMANDS: commands } });
      expect(status).not.toBe(0);
      expect(log).not.toContain('Built.');
    },
  );

  test.each<
    readonly [name: string, files: Readonly<Record<string, unknown>>, script: string, message: RegExp]
  >([
    [
      COMPOSER,
      { 'composer.json': { scripts: { make: 'exit 5' } } },
      'make',
      /^::error title=Build failed::`composer run-script make` failed in the folder `\.`\. See .*docs\/build\.md#when-the-build-fails\.$/m,
    ],
    [
      SCRIPTS,
      { 'package.json': { scripts: { build: 'exit 2' } }, '.nvmrc': '24' },
      '',
      /^::error title=Build failed::`npm run build` failed in the folder `\.`\. See .*docs\/build\.md#when-the-build-fails\.$/m,
    ],
    [
      SCRIPTS,
      { 'package.json': { scripts: { 'a%0A::b': 'exit 2' } }, '.nvmrc': '24' },
      'a%0A::b',
      /^::error title=Build failed::`npm run a%250A::b` failed/m,
    ],
    [
      SCRIPTS,
      { 'package.json': { scripts: { build: 'exit 2' } } },
      '',
      /build\.md#when-the-build-fails\. If it needs another Node\.js than 24, write its version into \.nvmrc: .* names one\.$/m,
    ],
    [
      COMPOSER,
      {
        'composer.json': {
          require: { 'acme/a': '^1' },
          scripts: {
            'post-install-cmd':
              'echo "acme/a requires php ^7.0 -> your php version (8.3.6) does not"; exit 2',
          },
        },
      },
      '',
      /^::error .*build\.md#when-the-build-fails\. The packages do not fit PHP [\d.]*, .* as build-php, such as '7\.4'/m,
    ],
  ])('end red with the command that failed: %s of %j', (name, files, script, message) => {
    const { status, log } = run(name, files, { script });
    expect(status).toBe(1);
    expect(log).toMatch(message);
  });
});

const LONG = 'x'.repeat(500);

describeSteps('the advice to take another Node.js', () => {
  test.each([
    ['sh: 1: webpack: not found', false],
    ...weekly(["sh: 1: cd: can't cd to src", false] as const),
    ['SyntaxError: Unexpected token', true],
  ])('where that may help: %s', (line, isGiven) => {
    const build = `echo "${line}"; exit 1`;
    const { log } = run(SCRIPTS, { 'package.json': { scripts: { build } } });
    expect(/^::error .*$/m.exec(log)?.[0].includes('another Node.js')).toBe(isGiven);
  });
});

describeSteps('the line of a program that says what is wrong', () => {
  const lines: readonly (readonly [what: string, step: string, lines: readonly string[], told: string])[] = [
    [
      'a program that is not there',
      COMPOSER,
      [
        '> vendor/bin/cghooks add',
        'sh: 1: vendor/bin/cghooks: not found',
        'Script returned with error code 127',
      ],
      'sh: 1: vendor/bin/cghooks: not found',
    ],
    [
      'of Composer',
      COMPOSER,
      ['Loading', 'Your requirements could not be resolved'],
      'Your requirements could not be resolved',
    ],
    [
      'of npm, behind its code',
      SCRIPTS,
      [
        'npm error code EUSAGE',
        'npm error',
        'npm error `npm ci` can only install when both are in sync.',
        'npm error Missing: a',
      ],
      'npm error `npm ci` can only install when both are in sync',
    ],
    ['of webpack, in colour', SCRIPTS, ['\\033[31mERROR in ./src/a.js\\033[0m'], 'ERROR in ./src/a.js'],
    [
      'of pnpm, with a percent sign',
      SCRIPTS,
      [' ERR_PNPM_OUTDATED_LOCKFILE 5%%0A'],
      'ERR_PNPM_OUTDATED_LOCKFILE 5%250A',
    ],
    ['a folder that is not there', SCRIPTS, ["sh: 1: cd: can't cd to src"], "sh: 1: cd: can't cd to src"],
    [
      'a file that is not there',
      SCRIPTS,
      ['cp: a.js: No such file or directory'],
      'cp: a.js: No such file or directory',
    ],
    ['a long one, but for a word that is cut', SCRIPTS, [`error ${LONG}`], 'error'],
  ];
  const alike = [
    'of Composer',
    'of webpack, in colour',
    'a folder that is not there',
    'a file that is not there',
  ];
  test.each(inGate(lines, ...alike))('is repeated: %s', (_what, name, printed, told) => {
    const script = `printf "${printed.join('\\n').replaceAll('`', '\\`')}\\n"; exit 1`;
    const files =
      name === SCRIPTS
        ? { 'package.json': { scripts: { build: script } }, '.nvmrc': '24' }
        : { 'composer.json': { scripts: { make: script } } };
    const { status, log } = run(name, files, { script: name === SCRIPTS ? '' : 'make' });
    expect(status).toBe(1);
    const [annotation = ''] = /^::error title=Build failed::.*$/m.exec(log) ?? [];
    expect(annotation).toContain(` failed in the folder \`.\`: ${told}. See `);
  });
});

test('no stand-in is missing', () => {
  for (const name of ['bun', 'composer', 'corepack', 'npm', 'pnpm', 'yarn'])
    expect(existsSync(join(PROGRAMS, name))).toBe(true);
});
