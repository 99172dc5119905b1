import { describe, expect, test } from '@jest/globals';
import { showCommand, showCommands } from '../../../src/build/command.ts';
import { findNodeVersion } from '../../../src/build/node-version.ts';
import { planBuild, type Project } from '../../../src/build/plan.ts';
import { chooseNode } from '../../../src/planning/choose-node.ts';
import { PublishError } from '../../../src/shared/publish-error.ts';

type Files = Readonly<Record<string, unknown>>;

/** A repository of these files. */
function read(files: Files): Project['read'] {
  const texts = new Map(
    Object.entries(files).map(([path, content]) => [
      path,
      typeof content === 'string' ? content : JSON.stringify(content),
    ]),
  );
  return (path) => texts.get(path);
}

const plan = (files: Files, options: Partial<Project> = {}) =>
  planBuild({ read: read(files), folder: '.', ...options });

/** A part of a plan, with the programs that spare commands in front of them. */
function list({ commands }: ReturnType<typeof plan>['scripts']): readonly string[] {
  return commands.map(
    ({ argv, unless }) => `${unless === undefined ? '' : `${unless} || `}${argv.join(' ')}`,
  );
}

describe('Composer', () => {
  const INSTALL = 'composer install --no-dev --optimize-autoloader';
  const ALL = 'composer install';
  const AFTER = 'composer install --no-dev --no-scripts --optimize-autoloader';
  const script = { script: 'build:plugin' };

  test.each<
    readonly [name: string, manifest: object, commands: readonly string[], why: string, options?: object]
  >([
    ['what sites need', { require: { 'a/b': '^1' } }, [INSTALL], 'composer.json requires a/b'],
    ['the autoloader', { autoload: { 'psr-4': {} } }, [INSTALL], 'composer.json has autoload'],
    [
      'scripts that follow it',
      { scripts: { 'post-install-cmd': 'true' } },
      [INSTALL],
      'composer.json has scripts for it',
    ],
    [
      'nothing for developers',
      { 'require-dev': { 'a/b': '^1' }, scripts: { lint: 'phpcs' } },
      [],
      'composer.json requires none that sites need',
    ],
    [
      'nothing for the platform',
      { require: { php: '>=7.4', 'composer/installers': '^2' }, autoload: null },
      [],
      'composer.json requires none that sites need',
    ],
    [
      'a tool that prefixes',
      { 'require-dev': { 'brianhenryie/strauss': '^0.19' } },
      [ALL, AFTER],
      'brianhenryie/strauss in composer.json',
    ],
    [
      'the script that is named',
      { scripts: { 'build:plugin': 'x' } },
      [ALL, 'composer run-script build:plugin', AFTER],
      'the script build:plugin of composer.json',
      script,
    ],
    [
      'the script that is named, by a tool that prefixes',
      { scripts: { 'build:plugin': 'x' }, 'require-dev': { 'wpify/scoper': '^3' } },
      [ALL, 'composer run-script build:plugin', AFTER],
      'wpify/scoper in composer.json',
      script,
    ],
    [
      'what is needed, where package.json has the script',
      { require: { 'a/b': '^1' } },
      [INSTALL],
      'composer.json requires a/b',
      script,
    ],
    [
      'nothing of odd kinds',
      { require: 'a/b', scripts: ['post-'], 'require-dev': 7 },
      [],
      'composer.json requires none that sites need',
    ],
    ['no script without a name', { scripts: { '': 'x' } }, [], 'composer.json requires none that sites need'],
  ])('installs %s', (_name, manifest, commands, why, options = {}) => {
    const { composer } = plan({ 'composer.json': manifest }, options);
    expect({ commands: list(composer), why: composer.why }).toEqual({ commands, why });
  });

  test('is not needed without its file, and runs in the folder of it', () => {
    expect(plan({}).composer).toEqual({ commands: [], why: 'the folder `.` has no composer.json' });
    const files = { 'composer.json': { require: { 'a/b': '1' } }, 'p/composer.json': {} };
    expect(plan(files, { folder: 'p' }).composer.commands).toEqual([]);
  });
});

const built = { scripts: { build: 'x', prod: 'x' } };
const needy = { ...built, devDependencies: { vite: '^5' } };
const withTool = (packageManager: unknown) => ({ 'package.json': { ...needy, packageManager } });
const withRange = (name: string, version: string) => ({
  'package.json': {
    ...needy,
    devEngines: {
      packageManager: [
        { name: 'other', version: '1' },
        { name, version },
      ],
    },
  },
});
const COREPACK = ['corepack || npm install --global corepack', 'corepack enable'];
const NEW_YARN = '__metadata:\n  version: 8\n';

describe('scripts and styles', () => {
  test.each<readonly [name: string, files: Files, commands: readonly string[]]>([
    ['npm', { 'package.json': needy, 'package-lock.json': '{}' }, ['npm ci', 'npm run build']],
    [
      'npm by its other lockfile',
      { 'package.json': needy, 'npm-shrinkwrap.json': '{}' },
      ['npm ci', 'npm run build'],
    ],
    [
      'npm of a version',
      { ...withTool('npm@10.8.2+sha1.ab'), 'package-lock.json': '{}' },
      ['npm install --global npm@10.8.2', 'npm ci', 'npm run build'],
    ],
    [
      'npm of a version that is an address',
      { ...withTool('npm@https://a.example/npm.tgz'), 'package-lock.json': '{}' },
      ['npm ci', 'npm run build'],
    ],
    ['npm without packages', { 'package.json': built }, ['npm run build']],
    [
      'pnpm of a version',
      { ...withTool('pnpm@9.1.0'), 'pnpm-lock.yaml': '{}' },
      [...COREPACK, 'pnpm install --frozen-lockfile', 'pnpm run build'],
    ],
    ...[
      ['5.4', '7'],
      ["'6.0'", '8'],
      ["'9.0'", '10'],
    ].map(
      ([format = '', version = '']) =>
        [
          `pnpm of the lockfile ${format}`,
          { 'package.json': needy, 'pnpm-lock.yaml': `lockfileVersion: ${format}\n` },
          [
            `npm install --global --force pnpm@${version}`,
            'pnpm install --frozen-lockfile',
            'pnpm run build',
          ],
        ] as const,
    ),
    [
      'pnpm of a range',
      { ...withRange('pnpm', '>=9.5'), 'pnpm-lock.yaml': '{}' },
      ['npm install --global --force pnpm@>=9.5', 'pnpm install --frozen-lockfile', 'pnpm run build'],
    ],
    [
      'pnpm of the range in engines',
      { 'package.json': { ...needy, engines: { pnpm: '^8 || ^9' } }, 'pnpm-lock.yaml': '{}' },
      ['npm install --global --force pnpm@^8 || ^9', 'pnpm install --frozen-lockfile', 'pnpm run build'],
    ],
    [
      'pnpm of a range that is none',
      { ...withRange('pnpm', '9 $(touch x)'), 'pnpm-lock.yaml': '{}' },
      ['npm install --global --force pnpm@10', 'pnpm install --frozen-lockfile', 'pnpm run build'],
    ],
    [
      'Yarn 1',
      { 'package.json': needy, 'yarn.lock': '# yarn lockfile v1\n' },
      ['yarn || npm install --global yarn@1', 'yarn install --frozen-lockfile', 'yarn run build'],
    ],
    [
      'Yarn 4 of a version',
      { ...withTool('yarn@4.5.0'), 'yarn.lock': NEW_YARN },
      [...COREPACK, 'yarn install --immutable', 'yarn run build'],
    ],
    [
      'Yarn 4 of no named version',
      { 'package.json': needy, 'yarn.lock': NEW_YARN },
      ['npm install --global --force @yarnpkg/cli-dist@4', 'yarn install --immutable', 'yarn run build'],
    ],
    [
      'Yarn 4 in the repository',
      { 'package.json': needy, 'yarn.lock': NEW_YARN, '.yarnrc.yml': 'yarnPath: .yarn/yarn.cjs\n' },
      ['yarn install --immutable', 'yarn run build'],
    ],
    [
      'Bun',
      { 'package.json': needy, 'bun.lock': '{}' },
      ['npm install --global bun@1', 'bun install --frozen-lockfile', 'bun run build'],
    ],
    [
      'Bun of a version, by its older lockfile',
      { ...withTool('bun@1.2.3'), 'bun.lockb': '\0' },
      ['npm install --global bun@1.2.3', 'bun install --frozen-lockfile', 'bun run build'],
    ],
    [
      'the one whose lockfile is not empty',
      { 'package.json': needy, 'bun.lockb': '', 'package-lock.json': '{}' },
      ['npm ci', 'npm run build'],
    ],
    [
      'the first of two',
      { 'package.json': needy, 'package-lock.json': '{}', 'yarn.lock': '{}' },
      ['yarn || npm install --global yarn@1', 'yarn install --frozen-lockfile', 'yarn run build'],
    ],
    [
      'the named one of two',
      { ...withTool('yarn@1.22.22'), 'pnpm-lock.yaml': '{}', 'yarn.lock': '{}' },
      [...COREPACK, 'yarn install --frozen-lockfile', 'yarn run build'],
    ],
    [
      'the one that is there, where another is named',
      { ...withTool('deno@2'), 'package-lock.json': '{}' },
      ['npm ci', 'npm run build'],
    ],
  ])('are built with %s', (_name, files, commands) => {
    expect(list(plan(files).scripts)).toEqual(commands);
  });

  test('are built in a folder with what is around it', () => {
    const files = {
      'a/p/package.json': needy,
      'package.json': { packageManager: 'pnpm@9.1.0' },
      'pnpm-lock.yaml': '{}',
    };
    const commands = [...COREPACK, 'pnpm install --frozen-lockfile', 'pnpm run build'];
    expect(list(plan(files, { folder: 'a/p' }).scripts)).toEqual(commands);
    const between = { ...files, 'pnpm-lock.yaml': '', 'a/package-lock.json': '{}' };
    expect(list(plan(between, { folder: 'a/p' }).scripts)).toEqual(['npm ci', 'npm run build']);
    expect(list(plan({ ...files, 'package.json': '{,' }, { folder: 'a/p' }).scripts)).toEqual([
      'npm install --global --force pnpm@10',
      ...commands.slice(2),
    ]);
  });

  test.each([
    ['prod', 'npm run prod'],
    ['lint', 'npm run build'],
    ['', 'npm run build'],
  ])('are built by the script that is named, if package.json has it: %j', (script, command) => {
    expect(list(plan({ 'package.json': built }, { script }).scripts)).toEqual([command]);
  });

  test.each<readonly [why: string, files: Files]>([
    ['the folder `.` has no package.json', {}],
    [
      'package.json has no script build. If another one builds the plugin, name it as build-script',
      { 'package.json': { scripts: { '': 'x' } }, 'package-lock.json': '{}' },
    ],
    [
      'package.json has no lockfile. Run npm install, and commit package-lock.json',
      { 'package.json': needy },
    ],
    ['bun.lockb is empty. Run bun install, and commit it', { 'package.json': needy, 'bun.lockb': '' }],
    ['yarn.lock is empty. Run yarn install, and commit it', { 'package.json': needy, 'yarn.lock': '' }],
  ])('are not built: %s', (why, files) => {
    expect(plan(files).scripts).toEqual({ commands: [], why });
  });

  test.each<readonly [Files, string]>([
    [{ 'package.json': needy }, 'npm install && npm run build'],
    [withTool('pnpm@9.1.0'), 'pnpm install && pnpm run build'],
    [{ 'package.json': needy, 'bun.lock': '' }, 'bun install && bun run build'],
  ])('are built without a lockfile by a person: %j', (files, command) => {
    expect(showCommands(plan(files, { isLockOptional: true }).scripts.commands)).toBe(command);
  });
});

test.each(['composer.json', 'package.json'])(
  'a %s that is not valid JSON is an error that names it',
  (name) => {
    expect(() => plan({ [`p/${name}`]: '{,}' }, { folder: 'p' })).toThrow(PublishError);
    expect(() => plan({ [`p/${name}`]: '{,}' }, { folder: 'p' })).toThrow(
      new RegExp(`^\`p/${name.replace('.', '\\.')}\` is not valid JSON: .*position 1`),
    );
  },
);

test('commands for a shell are quoted, and leave out what only some machines need', () => {
  expect(showCommand({ argv: ['npm', 'run', "a $(touch x) 'b'"] })).toBe(
    "npm run 'a $(touch x) '\\''b'\\'''",
  );
  expect(showCommand({ argv: ['pnpm', 'add', 'pnpm@>=9', '@a/b@^4', ''] })).toBe(
    "pnpm add 'pnpm@>=9' @a/b@^4 ''",
  );
  const { scripts } = plan({ ...withTool('pnpm@9.1.0'), 'pnpm-lock.yaml': '{}' });
  expect(showCommands(scripts.commands)).toBe(
    'corepack enable && pnpm install --frozen-lockfile && pnpm run build',
  );
});

describe('the version of Node.js', () => {
  const manifest = { 'package.json': {} };

  test.each<readonly [name: string, files: Files, version: string | undefined]>([
    ['is not known where the repository names none', manifest, undefined],
    ['is that of .nvmrc', { '.nvmrc': 'v20.11.1\r\n' }, 'v20.11.1'],
    ['is that of .nvmrc without comments', { '.nvmrc': '# LTS\n\n \tlts/iron # old\n' }, 'lts/iron'],
    ['is that of .node-version', { '.node-version': '22' }, '22'],
    ['is that of .tool-versions', { '.tool-versions': 'php 8.3.1\nnodejs 20.11.1 18\n' }, '20.11.1'],
    ['is not that of another tool', { '.tool-versions': 'php 8.3.1\n' }, undefined],
    ['is a range', { 'package.json': { engines: { node: '^18 || ^20' } } }, '^18 || ^20'],
    [
      'is that of Volta',
      { 'package.json': { volta: { node: '18.20.1' }, engines: { node: '>=18' } } },
      '18.20.1',
    ],
    [
      'is that of devEngines',
      { 'package.json': { devEngines: { runtime: { name: 'node', version: '22.x' } } } },
      '22.x',
    ],
    [
      'is not read from what is no object',
      { 'package.json': { engines: ['node >= 0.8'], volta: '18' } },
      undefined,
    ],
    [
      'is not read from what no person wrote',
      { '.nvmrc': '1'.repeat(101), '.node-version': '20\u001b[2J' },
      undefined,
    ],
    ['is not read from what is not valid', { 'package.json': '{,' }, undefined],
  ])('%s', (_name, files, version) => {
    expect(findNodeVersion(read({ ...manifest, ...files }), '.')).toBe(version);
  });

  test('is that of the folder before that of the folders around it', () => {
    const files = { 'a/p/package.json': {}, '.nvmrc': '18', 'package.json': { engines: { node: '16' } } };
    expect(findNodeVersion(read(files), 'a/p')).toBe('18');
    expect(findNodeVersion(read({ ...files, 'a/.node-version': '22' }), 'a/p')).toBe('22');
    expect(findNodeVersion(read({ ...files, 'a/p/.nvmrc': '20' }), 'a/p')).toBe('20');
  });

  test('takes linear time, whatever its file holds', () => {
    const text = `${' \n'.repeat(500_000)}${'nodejs '.repeat(10)}`;
    const started = performance.now();
    findNodeVersion(read({ '.nvmrc': text, '.tool-versions': text }), '.');
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  test.each([
    ['the newest of 24 where none is named', undefined, { version: '24', isNamed: false }],
    ['the newest of 24 of a range that has it', '>=18', { version: '24', isNamed: true }],
    ['the newest of 24 of its number', '24', { version: '24', isNamed: true }],
    ['what a range without 24 allows', '^18 || ^20', { version: '^18 || ^20', isNamed: true }],
    ['one version of 24', '24.1.0', { version: '24.1.0', isNamed: true }],
    ['an alias', 'lts/iron', { version: 'lts/iron', isNamed: true }],
    ['a word', 'a || b', { version: 'a || b', isNamed: true }],
  ])('is %s', (_name, named, node) => {
    expect(chooseNode(named)).toEqual(node);
  });
});
