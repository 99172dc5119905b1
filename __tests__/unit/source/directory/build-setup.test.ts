import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { readBuildSetup } from '../../../../src/source/directory/build-setup.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-setup-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function readComposer(json: unknown) {
  writeFileSync(join(folder, 'composer.json'), typeof json === 'string' ? json : JSON.stringify(json));
  return (await readBuildSetup(folder)).composer;
}

describe('the setup of Composer', () => {
  test('is the packages that the plugin needs, and the folders for them', async () => {
    const config = { 'vendor-dir': './lib/packages/' };
    const extra = {
      strauss: { target_directory: '/src/deps/' },
      mozart: { dep_directory: 'a' },
      'wp-scoper': { target_directory: 'packages' },
      'branch-alias': { 'dev-main': '1.x-dev' },
    };
    const require = { php: '>=7.4', 'ext-json': '*', 'guzzlehttp/guzzle': '^7' };
    expect(await readComposer({ require, config, extra })).toEqual({
      packages: ['guzzlehttp/guzzle'],
      folders: ['lib/packages', 'src/deps', 'a', 'packages'],
      classes: [],
      placed: [],
      command: 'composer install --no-dev --optimize-autoloader',
      folder: '',
    });
    expect(await readComposer({ require: { 'a/b': '1' } })).toMatchObject({
      packages: ['a/b'],
      folders: ['vendor'],
    });
  });

  test('is the classes that its autoloader finds', async () => {
    const autoload = {
      'psr-4': { 'Acme\\Notes\\': './src/', 'Acme\\': ['lib', 'more/'] },
      classmap: ['classes'],
      files: ['inc/functions.php'],
      'exclude-from-classmap': ['old'],
    };
    expect(await readComposer({ require: { php: '>=7.4' }, autoload })).toMatchObject({
      packages: [],
      classes: ['src', 'lib', 'more', 'classes', 'inc/functions.php'],
    });
    expect(await readComposer({ require: { php: '>=7.4' }, autoload: { 'psr-4': {} } })).toBeUndefined();
  });

  test('is not the packages that are replaced, or are installed in another place', async () => {
    const require = {
      'a/b': '1',
      'c/d': '1',
      'e/f': '1',
      'g/h': '1',
      'i/j': '1',
      'wpackagist-plugin/k': '1',
    };
    const paths = { '../{$name}/': ['c/d', 'vendor:e'], 'inc/{$vendor}/{$name}': ['type:wordpress-plugin'] };
    mkdirSync(join(folder, 'inc/g/h'), { recursive: true });
    const json = { require, replace: { 'a/b': '*' }, extra: { 'installer-paths': paths } };
    expect((await readComposer(json))?.packages).toEqual(['i/j']);
    const inside = { 'installer-paths': { 'vendor/{$vendor}/{$name}/': ['c/d'] } };
    expect((await readComposer({ require: { 'c/d': '1' }, extra: inside }))?.packages).toEqual(['c/d']);
  });

  test('names the packages that have a folder of their own in the plugin', async () => {
    const paths = { 'inc/lib/{$name}/': ['a/b', 'vendor:c'], '../{$name}/': ['e/f'], './': ['g/h'] };
    const require = { 'a/b': '1', 'c/d': '1', 'e/f': '1', 'g/h': '1' };
    expect(await readComposer({ require, extra: { 'installer-paths': paths } })).toMatchObject({
      packages: [],
      placed: [
        { name: 'a/b', folder: 'inc/lib/b' },
        { name: 'c/d', folder: 'inc/lib/d' },
      ],
    });
  });

  test('runs where its file is', async () => {
    mkdirSync(join(folder, 'plugins/notes'), { recursive: true });
    writeFileSync(join(folder, 'plugins/notes/composer.json'), '{ "require": { "a/b": "1" } }');
    expect((await readBuildSetup(join(folder, 'plugins/notes'), folder)).composer?.folder).toBe(
      'plugins/notes',
    );
  });

  test.each([
    [
      {
        require: { php: '>=7.4', 'ext-json': '*', 'composer/installers': '^2', 'composer-runtime-api': '^2' },
      },
    ],
    [{ 'require-dev': { 'a/b': '1' } }],
    // It brings its own, and loads plugins; not the other way round.
    [{ require: { 'wp-cli/wp-cli-bundle': '^2.9' } }],
    [{ require: null, config: 7, extra: [] }],
    ['[]'],
    ['{'],
    ['null'],
  ])('is nothing for %j', async (json) => {
    expect(await readComposer(json)).toBeUndefined();
  });

  const many = (name: (index: number) => string, value: unknown) =>
    Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [name(index), value]));

  test.each([
    [
      'packages in many places',
      {
        require: many((at) => `a/${at}`, '1'),
        extra: { 'installer-paths': many((at) => `${at}/{$name}`, []) },
      },
    ],
    [
      'packages beside many tools',
      {
        require: many((at) => `a/${at}`, '1'),
        extra: {
          ...many((at) => `a${at}`, { target_directory: 'b' }),
          'installer-paths': many((at) => `${at}/{$name}`, []),
        },
      },
    ],
    ['many classes', { autoload: { classmap: Object.keys(many((at) => `${'/'.repeat(30)}${at}`, '')) } }],
  ])('is what people write, not %s', async (_name, json) => {
    const setup = await readComposer(json);
    expect(setup?.packages.length).toBeLessThanOrEqual(500);
    expect(setup?.folders.length).toBeLessThanOrEqual(20);
    expect(setup?.classes.length).toBeLessThanOrEqual(500);
  });

  test('is nothing without its file', async () => {
    expect(await readBuildSetup(folder)).toEqual({
      composer: undefined,
      script: undefined,
      isIgnored: expect.any(Function),
    });
  });
});

describe('the setup of npm', () => {
  const build = { scripts: { build: 'wp-scripts build' } };

  function write(name: string, json: unknown) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(json));
  }

  test.each([
    ['package-lock.json', 'npm ci && npm run build'],
    ['yarn.lock', 'yarn install --frozen-lockfile && yarn run build'],
    [
      'pnpm-lock.yaml',
      'npm install --global --force pnpm@10 && pnpm install --frozen-lockfile && pnpm run build',
    ],
    ['bun.lock', 'npm install --global bun@1 && bun install --frozen-lockfile && bun run build'],
    ['other', 'npm install && npm run build'],
  ])('is the command that goes with %s', async (lock, command) => {
    write('package.json', { ...build, devDependencies: { vite: '^5' } });
    write(lock, {});
    expect((await readBuildSetup(folder)).script).toEqual({ command, folder: '' });
  });

  test('goes with the lockfile of the repository around it', async () => {
    write('plugins/notes/package.json', build);
    write('package.json', { packageManager: 'pnpm@9.1.0' });
    write('pnpm-lock.yaml', {});
    expect((await readBuildSetup(join(folder, 'plugins/notes'), folder)).script).toEqual({
      command: 'corepack enable && pnpm install --frozen-lockfile && pnpm run build',
      folder: 'plugins/notes',
    });
  });

  test('is found above the plugin, and not above the workspace', async () => {
    write('a/package.json', build);
    mkdirSync(join(folder, 'a/b/c'), { recursive: true });
    expect((await readBuildSetup(join(folder, 'a/b/c'), folder)).script?.folder).toBe('a');
    expect((await readBuildSetup(join(folder, 'a/b/c'), join(folder, 'a/b'))).script).toBeUndefined();
  });

  test('is not that of a repository with many packages around the plugin, nor without a script', async () => {
    mkdirSync(join(folder, 'a'));
    write('package.json', { ...build, workspaces: ['*'] });
    expect((await readBuildSetup(join(folder, 'a'), folder)).script).toBeUndefined();
    expect((await readBuildSetup(folder)).script).toBeDefined();
    write('a/package.json', { scripts: { test: 'a' } });
    expect((await readBuildSetup(join(folder, 'a'), folder)).script).toBeUndefined();
  });

  test('knows what git leaves out', async () => {
    writeFileSync(join(folder, '.gitignore'), 'build/\n*.map\n!a.map\n');
    const { isIgnored } = await readBuildSetup(folder);
    expect(['build/a.js', 'a/build/b', 'x.map'].map(isIgnored)).toEqual([true, true, true]);
    expect(['build.js', 'a.map', 'src/a.js'].map(isIgnored)).toEqual([false, false, false]);
  });

  test('knows that a folder that a build has made is left out as a whole', async () => {
    mkdirSync(join(folder, 'dist/demo'), { recursive: true });
    writeFileSync(join(folder, '.gitignore'), '/dist/\n*.map\n');
    writeFileSync(join(folder, 'dist/.gitignore'), 'b.js\n');
    expect((await readBuildSetup(join(folder, 'dist/demo'), folder)).isIgnored('a.js')).toBe(true);
    const other = await readBuildSetup(join(folder, 'dist/demo'), join(folder, 'dist'));
    expect(['a.js', 'a.map', 'a/b.js'].map(other.isIgnored)).toEqual([false, false, true]);
    mkdirSync(join(folder, 'plugins/demo'), { recursive: true });
    const plugin = await readBuildSetup(join(folder, 'plugins/demo'), folder);
    expect(['a.js', 'dist/a.js', 'a.map'].map(plugin.isIgnored)).toEqual([false, false, true]);
  });
});

test('files that lead out of the workspace say nothing', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'build-setup-'));
  const composer = JSON.stringify({ require: { 'a/b': '1' } });
  writeFileSync(join(outside, 'composer.json'), composer);
  writeFileSync(join(outside, 'package.json'), '{"scripts":{"build":"x"}}');
  writeFileSync(join(outside, '.gitignore'), '*');
  for (const name of ['composer.json', 'package.json', '.gitignore'])
    symlinkSync(join(outside, name), join(folder, name));
  const { composer: found, script, isIgnored } = await readBuildSetup(folder);
  expect([found, script, isIgnored('a.js')]).toEqual([undefined, undefined, false]);
  rmSync(outside, { recursive: true });
  // Elsewhere in the workspace they are the repository's own.
  mkdirSync(join(folder, 'plugins/demo'), { recursive: true });
  rmSync(join(folder, 'composer.json'));
  writeFileSync(join(folder, 'composer.json'), composer);
  symlinkSync('../../composer.json', join(folder, 'plugins/demo/composer.json'));
  expect((await readBuildSetup(join(folder, 'plugins/demo'), folder)).composer?.packages).toEqual(['a/b']);
});
