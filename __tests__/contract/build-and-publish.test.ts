import { execSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { hasTools, type Job, readYaml } from './publish-plugins-steps.ts';
import { type Called, COMPOSER, FIND, jobs, on, PROGRAMS, runStep, SCRIPTS } from './build-steps.ts';
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
        FIND,
        { '.gitmodules': `[submodule "library"]\n\tpath = library\n\turl = ${url}\n` },
        { prepare: ['git init --quiet', `git update-index --add --cacheinfo ${link}`] },
      );
      expect(log).toContain("unable to access 'https://github.com/acme/library.git/'");
      expect(log).toContain('::warning title=Submodules not fetched::');
      expect(status).toBe(0);
    },
  );
});

const UNNAMED =
  'unnamed=If it needs another Node.js than 24, write its version into .nvmrc: no file of the repository names one.\n';

describeSteps('the version of Node.js', () => {
  const manifest = { 'package.json': {} };
  test.each([
    ['is not needed without package.json', {}, ''],
    ['is 24 where the repository names none', manifest, `${UNNAMED}node=24\n`],
    ['is that of .nvmrc', { ...manifest, '.nvmrc': 'v20.11.1\r\n' }, 'node=v20.11.1\n'],
    [
      'is that of .nvmrc without comments',
      { ...manifest, '.nvmrc': '# LTS\n\nlts/iron\n' },
      'node=lts/iron\n',
    ],
    ['is that of .node-version', { ...manifest, '.node-version': '22' }, 'node=22\n'],
    ['is 24 of a range that has it', { 'package.json': { engines: { node: '>=18' } } }, 'node=24\n'],
    [
      'is what a range without 24 allows',
      { 'package.json': { engines: { node: '^18 || ^20' } } },
      'node=^18 || ^20\n',
    ],
    [
      'is that of Volta',
      { 'package.json': { volta: { node: '18.20.1' }, engines: { node: '>=18' } } },
      'node=18.20.1\n',
    ],
    [
      'is that of devEngines',
      { 'package.json': { devEngines: { runtime: { name: 'node', version: '22.x' } } } },
      'node=22.x\n',
    ],
    [
      'is not read from what is no object',
      { 'package.json': { engines: ['node >= 0.8'] } },
      `${UNNAMED}node=24\n`,
    ],
  ])('%s', (_name, files, outputs) => {
    expect(run(FIND, files)).toMatchObject({ status: 0, outputs });
  });

  test('is that of the folder before that of the top', () => {
    const files = { 'p/package.json': {}, '.nvmrc': '18', 'package.json': { engines: { node: '16' } } };
    expect(run(FIND, files, { place: 'p' }).outputs).toBe('node=18\n');
    expect(run(FIND, { ...files, 'p/.nvmrc': '20' }, { place: 'p' }).outputs).toBe('node=20\n');
  });
});

describeSteps('what is wrong with the inputs', () => {
  test('a folder that is not there', () => {
    const { status, log } = run(FIND, {}, { place: 'plugins/mine' });
    expect({ status, log }).toEqual({
      status: 1,
      log: '::error title=Input folder::The repository has no folder `plugins/mine`. Upper and lower case matter.\n',
    });
  });

  test('a script that is not there, with those that are', () => {
    const { status, log } = run(
      FIND,
      { 'package.json': built, 'composer.json': { scripts: { prefix: 'x' } } },
      { script: 'prod' },
    );
    expect(status).toBe(1);
    expect(log).toMatch(
      /^::error title=Input build-script::.* the script `prod`\. .*: prefix build build:production\.\n$/,
    );
  });

  test('a package.json that is none', () => {
    expect(run(FIND, { 'package.json': '{,}' })).toMatchObject({
      status: 1,
      log: expect.stringMatching(/::error file=package\.json,title=No JSON::/),
    });
  });
});

describeSteps('Composer', () => {
  const calls = (files: Readonly<Record<string, unknown>>, script = ''): readonly string[] =>
    run(COMPOSER, files, { script }).log.match(/^\$ .*$/gm) ?? [];
  const INSTALL = '$ composer install --no-dev --optimize-autoloader --no-interaction';
  const BEFORE = '$ composer install --no-interaction';
  const AFTER = '$ composer install --no-dev --no-scripts --optimize-autoloader --no-interaction';

  test.each([
    ['installs what sites need', { require: { 'acme/tools': '^1' } }, [INSTALL]],
    ['installs for the autoloader alone', { autoload: { 'psr-4': {} } }, [INSTALL]],
    ['installs for a script that follows it', { scripts: { 'post-install-cmd': 'true' } }, [INSTALL]],
    [
      'installs nothing for developers',
      { 'require-dev': { 'acme/gone': '^1' }, scripts: { lint: 'phpcs' } },
      [],
    ],
    [
      'installs nothing for requirements of the platform',
      { require: { php: '>=7.4', 'composer/installers': '^2' } },
      [],
    ],
    ['lets Strauss prefix packages', { 'require-dev': { 'brianhenryie/strauss': '^0.19' } }, [BEFORE, AFTER]],
  ])('%s', (_name, manifest, expected) => {
    expect(calls({ 'composer.json': manifest })).toEqual(expected);
  });

  test('runs the script that is named, with the packages for developers', () => {
    const manifest = { scripts: { 'build:plugin': 'test -f vendor/bin/tool && touch built' } };
    expect(calls({ 'composer.json': manifest }, 'build:plugin')).toEqual([
      BEFORE,
      '$ composer run-script --no-interaction build:plugin',
      AFTER,
    ]);
  });

  test('says which command failed, and where the page is', () => {
    const manifest = { scripts: { make: 'exit 5' } };
    const { status, log } = run(COMPOSER, { 'composer.json': manifest }, { script: 'make' });
    expect(status).toBe(1);
    expect(log).toMatch(
      /^::error title=Build failed::`composer run-script --no-interaction make` failed .*docs\/build\.md\.$/m,
    );
  });
});

describeSteps('Composer that needs another PHP', () => {
  test('ends red with the input that sets it', () => {
    const scripts = {
      'post-install-cmd': 'echo "acme/a requires php ^7.0 -> your php version (8.3.6) does not"; exit 2',
    };
    const { status, log } = run(COMPOSER, { 'composer.json': { require: { 'acme/a': '^1' }, scripts } });
    expect(status).toBe(1);
    expect(log).toMatch(
      /^::error .*build\.md\. The packages do not fit PHP [\d.]*, .* as build-php, such as '7\.4'/m,
    );
  });
});

describeSteps('scripts and styles', () => {
  const lock = { 'package-lock.json': {} };
  const calls = (
    files: Readonly<Record<string, unknown>>,
    options: Parameters<typeof run>[2] = {},
  ): readonly string[] => run(SCRIPTS, files, options).log.match(/^\$ .*$/gm) ?? [];
  const withTool = (manager: string) => ({ 'package.json': { ...built, packageManager: manager } });

  test.each([
    ['npm', { 'package.json': { ...built }, 'package-lock.json': '{}' }, ['npm ci', 'npm run build']],
    [
      'npm of a version',
      { ...withTool('npm@10.8.2+sha1.ab'), ...lock },
      ['npm install --global npm@10.8.2', 'npm ci', 'npm run build'],
    ],
    ['npm without packages', { 'package.json': built }, ['npm run build']],
    [
      'pnpm of a version',
      { ...withTool('pnpm@9.1.0'), 'pnpm-lock.yaml': '{}' },
      ['corepack enable', 'pnpm install --frozen-lockfile', 'pnpm run build'],
    ],
    [
      'pnpm of an old lockfile',
      { 'package.json': built, 'pnpm-lock.yaml': "lockfileVersion: '6.0'\n" },
      ['npm install --global --force pnpm@8', 'pnpm install --frozen-lockfile', 'pnpm run build'],
    ],
    [
      'pnpm of a range',
      {
        'package.json': { ...built, devEngines: { packageManager: { name: 'pnpm', version: '>=9.5' } } },
        'pnpm-lock.yaml': '{}',
      },
      ['npm install --global --force pnpm@>=9.5', 'pnpm install --frozen-lockfile', 'pnpm run build'],
    ],
    [
      'Yarn 1',
      { 'package.json': built, 'yarn.lock': '# yarn lockfile v1\n' },
      ['yarn install --frozen-lockfile', 'yarn run build'],
    ],
    [
      'Yarn 4',
      { ...withTool('yarn@4.5.0'), 'yarn.lock': '__metadata:\n' },
      ['corepack enable', 'yarn install --immutable', 'yarn run build'],
    ],
    [
      'Yarn 4 of no named version',
      { 'package.json': built, 'yarn.lock': '__metadata:\n' },
      ['npm install --global --force @yarnpkg/cli-dist@4', 'yarn install --immutable', 'yarn run build'],
    ],
    [
      'Yarn 4 in the repository',
      { 'package.json': built, 'yarn.lock': '__metadata:\n', '.yarnrc.yml': 'yarnPath: .yarn/yarn.cjs\n' },
      ['yarn install --immutable', 'yarn run build'],
    ],
    [
      'Bun',
      { 'package.json': built, 'bun.lock': '{}' },
      ['npm install --global bun@1', 'bun install --frozen-lockfile', 'bun run build'],
    ],
    [
      'the one whose lockfile is not empty',
      { 'package.json': built, 'bun.lockb': '', 'package-lock.json': '{}' },
      ['npm ci', 'npm run build'],
    ],
    [
      'the named one of two',
      { ...withTool('yarn@1.22.22'), 'pnpm-lock.yaml': '{}', 'yarn.lock': '{}' },
      ['corepack enable', 'yarn install --frozen-lockfile', 'yarn run build'],
    ],
  ])('are built with %s', (_name, files, expected) => {
    expect(calls(files)).toEqual(expected.map((call) => `$ ${call}`));
  });

  test('are built in a folder with the package manager of the top', () => {
    const files = {
      'p/package.json': built,
      'package.json': { packageManager: 'pnpm@9.1.0' },
      'pnpm-lock.yaml': '{}',
    };
    expect(calls(files, { place: 'p' })).toEqual([
      '$ corepack enable',
      '$ pnpm install --frozen-lockfile',
      '$ pnpm run build',
    ]);
  });

  test.each(['build:production', 'build-plugin', 'a $(touch x) b'])(
    'are built with the script %s',
    (name) => {
      const { status, log } = run(
        SCRIPTS,
        { 'package.json': { scripts: { [name]: 'echo "It ran."' } } },
        { script: name },
      );
      expect({ status, log }).toMatchObject({ status: 0, log: expect.stringMatching(/^It ran\.$/m) });
    },
  );

  test.each([
    ['package.json has no script build', { 'package.json': { scripts: { dev: 'x' } }, ...lock }],
    ['package.json has no lockfile', { 'package.json': { ...built, devDependencies: { gulp: '^5' } } }],
    [
      'bun\\.lockb is empty\\. Run bun install, and commit it',
      { 'package.json': { ...built, devDependencies: { gulp: '^5' } }, 'bun.lockb': '' },
    ],
    [
      'yarn\\.lock is empty\\. Run yarn install, and commit it',
      { 'package.json': { ...built, devDependencies: { gulp: '^5' } }, 'yarn.lock': '' },
    ],
    ['the folder `\\.` has no package\\.json', {}],
  ])('are not built: %s', (reason, files) => {
    const { status, log } = run(SCRIPTS, files);
    expect(status).toBe(0);
    expect(log).toMatch(new RegExp(`^::notice::No scripts and styles were built: ${reason}.*\n$`));
  });

  test('end red with the command that failed', () => {
    const { status, log } = run(SCRIPTS, { 'package.json': { scripts: { build: 'exit 2' } } });
    expect(status).toBe(1);
    expect(log).toMatch(/^::error title=Build failed::`npm run build` failed in the folder `\.`\. See/m);
  });

  test('say, when they fail on a Node.js that the repository does not name, how to name it', () => {
    const build = (env: Readonly<Record<string, string>>) =>
      run(SCRIPTS, { 'package.json': { scripts: { build: 'exit 2' } } }, { env }).log;
    expect(build({ UNNAMED: 'Name it.' })).toMatch(/build\.md\. Name it\.$/m);
    expect(build({ UNNAMED: '' })).toMatch(/build\.md\.$/m);
  });
});

test('no stand-in is missing', () => {
  for (const name of ['bun', 'composer', 'corepack', 'npm', 'pnpm', 'yarn'])
    expect(existsSync(join(PROGRAMS, name))).toBe(true);
});
