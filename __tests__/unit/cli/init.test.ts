import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readAbout } from '../../../src/cli/about.ts';
import { runCommand } from '../../../src/cli/run-command.ts';
import { createFolder, type Files, type TestFolder } from '../source/folder.ts';
import { createRepository, main } from './init-repository.ts';

const ABOUT = readAbout(new URL('../../../dist/cli.js', import.meta.url).href);
const WORKFLOW = '.github/workflows/publish-plugin.yml';

/** Runs a command in this process, in a folder. */
async function run(folder: TestFolder, ...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const take = (lines: string[]) => ({ on: () => undefined, write: (text: string) => lines.push(text) });
  const fake = {
    argv: ['node', 'cli.js', ...args],
    env: {},
    cwd: () => folder.path,
    stdin: {},
    stdout: take(out),
    stderr: take(err),
    exitCode: 0,
  };
  await runCommand(fake as unknown as NodeJS.Process, {} as Parameters<typeof runCommand>[1], ABOUT);
  return { code: fake.exitCode, out: out.join(''), err: err.join('') };
}

const init = (folder: TestFolder, ...args: readonly string[]) => run(folder, 'init', ...args);

const read = (folder: TestFolder, name: string) => readFile(folder.at(name), 'utf8');

interface Written {
  readonly name: string;
  readonly on: { readonly push: { readonly tags: readonly string[] } };
  readonly jobs: {
    readonly release: {
      readonly uses: string;
      readonly with: Readonly<Record<string, string>>;
      readonly secrets: Readonly<Record<string, string>>;
    };
  };
}

async function readWritten(folder: TestFolder, path = WORKFLOW): Promise<Written> {
  return parse(await read(folder, path)) as Written;
}

describe('init', () => {
  test('leaves out what WP-CLI and coding agents put beside a plugin', async () => {
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'bin/install-wp-tests.sh': '#!/usr/bin/env bash\n',
      'AGENTS.md': '# Demo\n',
      'CLAUDE.md': '@AGENTS.md\n',
    });
    const { out } = await init(folder);
    expect(out).not.toContain('dev-files');
    const { out: packed } = await run(folder, 'inspect', '.');
    expect(packed).toMatch(/^Files: 1,/m);
  });

  test('changes nothing the second time', async () => {
    await using folder = await createRepository({ 'demo.php': main('Demo') });
    await init(folder);
    const { code, out } = await init(folder);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(`${WORKFLOW} is up to date.`) });
    // It wrote them both, and nobody has committed them.
    expect(out).toContain(`git add ${WORKFLOW} .distignore && git commit`);
  });

  test('finds the build, the tags and the secrets of a plugin in a folder', async () => {
    await using folder = await createRepository(
      {
        'composer.json':
          '{"repositories":[{"type":"vcs","url":"https://git.example/a"},{"type":"vcs","url":"https://github.com/acme/pro"}],"require":{"acme/a":"^1"}}',
        'package.json': '{"scripts":{"build:production":"x"},"devDependencies":{"vite":"^5"}}',
        'pnpm-lock.yaml': 'lockfileVersion: 9',
        'bun.lockb': '',
        '.npmrc': '//npm.example/:_authToken=${NODE_AUTH_TOKEN}\n',
        '.gitattributes': '/tests export-ignore\n',
        '.github/workflows/deploy.yml': 'on:\n  push:\n    tags: [v*]\njobs:\n  deploy: {}\n',
        '.github/workflows/test.yml': 'on:\n  push:\n    tags: [v*]\njobs:\n  phpunit: {}\n',
        'src/pro.php': main('Acme Pro', 'Text Domain: acme-pro\n'),
      },
      { tags: ['acme-pro@1.2.0'], remote: 'https://github.com/acme/pro' },
    );
    const { code, out } = await init(folder, '--plugin-id=plugin_x1');
    expect(code).toBe(0);
    const { on, jobs } = await readWritten(folder);
    expect(on.push.tags).toEqual(['acme-pro@[0-9]*']);
    expect(jobs.release.with).toEqual({
      plugin_id: 'plugin_x1',
      'base-url': '${{ vars.PLUGIN_SERVICE_URL }}',
      slug: 'acme-pro',
      folder: '.',
      'zip-path': 'src',
      'build-script': 'build:production',
    });
    expect(Object.keys(jobs.release.secrets)).toEqual([
      'PLUGIN_SERVICE_KEY',
      'COMPOSER_AUTH',
      'NODE_AUTH_TOKEN',
    ]);
    expect(out).toContain('composer install --no-dev --optimize-autoloader (composer.json requires acme/a)');
    expect(out).toContain(
      'Build      npm install --global --force pnpm@10, pnpm install --frozen-lockfile, pnpm run build:production (pnpm-lock.yaml and the script',
    );
    expect(out).toContain('deploy.yml runs on tags or releases, too');
    expect(out).not.toContain('test.yml');
    expect(out).toContain(
      'bun.lockb is empty, so it is not used: delete it, or run bun install, and commit it.',
    );
    expect(out).toContain(
      'Secret     COMPOSER_AUTH, for packages from https://git.example/a; not needed if anybody can read them',
    );
    expect(out).toContain('Secret     NODE_AUTH_TOKEN, which .npmrc reads');
    expect(out).toContain(
      '  gh secret set COMPOSER_AUTH # unless anybody can read https://git.example/a\n  gh secret set NODE_AUTH_TOKEN\n',
    );
    expect(await readdir(folder.at('src'))).toEqual(['pro.php']);
  });

  test.each<readonly [what: string, files: Files, tags: readonly string[], pattern: string]>([
    [
      'the name in package.json',
      { 'package.json': '{"name":"@acme/demo-plugin"}' },
      ['@acme/core@3.0.0', '@acme/demo-plugin@1.1.0', 'v0.1.0'],
      '@acme/demo-plugin@[0-9]*',
    ],
    ['a tag that has the version', {}, ['v0.1.0', 'release-1.2.0', 'docs-4.0'], 'release-[0-9]*'],
    ['the usual tags, if two have the version', {}, ['a-1.2.0', 'b-1.2.0', 'v1.1.0'], 'v[0-9]*'],
  ])('takes tags by %s', async (_what, files, tags, pattern) => {
    await using folder = await createRepository({ ...files, 'demo.php': main('Demo') }, { tags });
    await init(folder);
    const { on } = await readWritten(folder);
    expect(on.push.tags[0]).toBe(pattern);
  });

  test.each<readonly [what: string, files: Files, slug: string, why: string]>([
    ['the name in package.json', { 'package.json': '{"name":"shopp"}' }, 'shopp', 'package.json'],
    ['no other name', {}, 'Shopp', 'its main file'],
  ])('takes a folder in lower case from %s', async (_what, files, slug, why) => {
    await using folder = await createRepository({ ...files, 'Shopp.php': main('Shopp') });
    const { out } = await init(folder);
    const [line = ''] = /^Slug .*$/m.exec(out) ?? [];
    expect(line).toContain(`Slug       ${slug}, from`);
    expect(line).toContain(why);
    expect(line.includes('its main file is Shopp')).toBe(slug === 'shopp');
    const { jobs } = await readWritten(folder);
    expect(jobs.release.with['slug']).toBe(slug);
  });

  test.each([
    [{ build: 'tool', 'build:prod': 'tool --minify' }, 'build:prod'],
    [{ build: 'npm run css && npm run build:prod', 'build:prod': 'tool' }, undefined],
    [{ 'build:js': 'tool', build: 'all' }, undefined],
  ])('takes the script for production: %j', async (scripts, name) => {
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'package.json': JSON.stringify({ scripts }),
    });
    await init(folder);
    const { jobs } = await readWritten(folder);
    expect(jobs.release.with['build-script']).toBe(name);
  });

  test.each<readonly [what: string, scripts: object, name: string | undefined]>([
    ['a script of install', { 'post-install-cmd': 'vendor/bin/strauss' }, undefined],
    [
      'a script that one of install runs',
      { prefix: ['strauss'], 'post-install-cmd': ['@prefix'] },
      undefined,
    ],
    ['a script of its own', { lint: 'phpcs', prefix: ['@php vendor/bin/strauss', 'true'] }, 'prefix'],
  ])('names the script that prefixes libraries, if it has to: %s', async (_what, scripts, name) => {
    const composer = { 'require-dev': { 'brianhenryie/strauss': '^0.19' }, scripts };
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'composer.json': JSON.stringify(composer),
    });
    const { out } = await init(folder);
    expect(out).toMatch(/^Build {6}composer install.*\(brianhenryie\/strauss in composer\.json\)$/m);
    expect((await readWritten(folder)).jobs.release.with['build-script']).toBe(name);
  });

  const phpunit = (php: string) =>
    JSON.stringify({ packages: [], 'packages-dev': [{ name: 'phpunit/phpunit', require: { php } }] });
  test.each<readonly [what: string, files: Files, php: string | undefined]>([
    ['packages for PHP 7', { 'composer.lock': phpunit('^5.6 || ^7.0') }, '7.4'],
    ['packages for PHP 7, with an end', { 'composer.lock': phpunit('>=7.1, <8.0') }, '7.4'],
    ['packages for PHP 8, too', { 'composer.lock': phpunit('^7.2 || ^8.0') }, undefined],
    ['packages for any newer PHP', { 'composer.lock': phpunit('>=7.1') }, undefined],
    ['packages for a PHP that only its number names', { 'composer.lock': phpunit('~7.2.0') }, undefined],
    ['no lockfile', {}, undefined],
  ])('sets the PHP of the build for %s', async (_what, files, php) => {
    const composer = {
      'require-dev': { 'coenjacobs/mozart': '^0.5' },
      scripts: { 'post-install-cmd': 'mozart compose' },
    };
    await using folder = await createRepository({
      ...files,
      'demo.php': main('Demo'),
      'composer.json': JSON.stringify(composer),
    });
    const { out } = await init(folder);
    expect((await readWritten(folder)).jobs.release.with['build-php']).toBe(php);
    if (php !== undefined)
      expect(out).toMatch(
        /^PHP {8}7\.4 for the build: composer\.lock has phpunit\/phpunit, which requires /m,
      );
  });

  test('says when nothing runs what prefixes libraries, and when two scripts build', async () => {
    const composer = { 'require-dev': { 'humbug/php-scoper': '^0.18' } };
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'composer.json': JSON.stringify(composer),
      'package.json': '{"scripts":{"prod":"x"}}',
    });
    expect((await init(folder)).out).toContain('No script of composer.json runs PHP-Scoper, so the workflow');
    const scripts = { scope: 'php-scoper add-prefix' };
    await writeFile(folder.at('composer.json'), JSON.stringify({ ...composer, scripts }));
    expect((await init(folder, '--force')).out).toContain(
      'give the script prod of package.json the name scope, too.',
    );
  });

  test.each([
    [
      'in a script, from packages of its own',
      {
        require: { 'acme/pdf': '^2' },
        scripts: {
          'build:scope': ['@composer install -d tools', '@php tools/vendor/bin/php-scoper add-prefix'],
        },
      },
      'build:scope',
      'Build      composer install, composer run-script build:scope, composer install --no-dev --no-scripts --optimize-autoloader (the script build:scope of composer.json)',
    ],
    [
      'when Composer installs, though no package has it',
      {
        require: { 'acme/pdf': '^2' },
        scripts: { scope: { run: 'php-scoper add-prefix' }, 'post-install-cmd': ['@scope'] },
      },
      undefined,
      'The script scope of composer.json runs php-scoper, which no package installs: run composer require --dev humbug/php-scoper',
    ],
    [
      'by hand',
      { require: { 'acme/pdf': '^2' }, extra: { strauss: { target_directory: 'vendor/strauss' } } },
      undefined,
      'No script of composer.json runs Strauss, so the workflow does not, either: add one, and name it as build-script.',
    ],
  ])('sees that libraries get a prefix %s', async (_how, composer, script, said) => {
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'composer.json': JSON.stringify(composer),
      'package.json': '{"scripts":{"build":"x"}}',
    });
    expect((await init(folder)).out).toContain(said);
    expect((await readWritten(folder)).jobs.release.with['build-script']).toBe(script);
  });

  test('says that submodules are not there, and that what they build is not run', async () => {
    const modules = '[submodule "build"]\n\tpath = build\n\turl = git@github.com:acme/build.git\n';
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      '.gitmodules': modules,
      'build/gulpfile.js': "gulp.task('release', []);\n",
    });
    await mkdir(folder.at('inc/installer'), { recursive: true });
    await writeFile(
      folder.at('.gitmodules'),
      `${modules}[submodule "inc/installer"]\n\tpath = inc/installer\n\turl = git@github.com:acme/i.git\n`,
    );
    const { out } = await init(folder);
    expect(out).toContain(
      'The submodule inc/installer is not checked out here: run git submodule update --init',
    );
    expect(out).toContain(
      'build/gulpfile.js is not run, because package.json has no script that builds: add "build": "cd build && npm ci && npx gulp release" to its scripts.',
    );
  });

  test('does not take a job for an event', async () => {
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      '.github/workflows/a.yml': 'on:\n  push:\n    branches: [main]\njobs:\n  release:\n    runs-on: x\n',
      '.github/workflows/b.yml': 'name: B\non: [push, release]\njobs: {}\n',
    });
    const { out } = await init(folder);
    expect(out).toContain('Workflow   b.yml runs on tags or releases, too');
    expect(out).not.toContain('a.yml');
  });

  test.each<readonly [what: string, workflow: string, told: string | undefined]>([
    [
      'one that a person starts, with "release" and tags among its inputs',
      'on:\n  workflow_dispatch:\n    inputs:\n      tags:\n        description: Write notes, release them\n      release:\n        description: Of which release\njobs:\n  deploy: {}\n',
      undefined,
    ],
    [
      'one that makes releases when a pull request is merged',
      'on:\n  pull_request:\n    types: [closed]\njobs:\n  a:\n    steps:\n      - uses: actions/create-release@v1\n',
      'a.yml makes a release, too (actions/create-release)',
    ],
    [
      'one that only speaks of making releases',
      'on: push\njobs:\n  a:\n    steps:\n      # not `gh release create`\n      - run: x\n',
      undefined,
    ],
    [
      'one that publishes in the directory',
      'on:\n  push:\n    tags: ["*"]\njobs:\n  a:\n    steps:\n      - uses: 10up/action-wordpress-plugin-deploy@stable\n',
      'a.yml publishes on WordPress.org (10up/action-wordpress-plugin-deploy)',
    ],
    [
      'one that releases start',
      'on:\n  release:\n    types: [published]\njobs: {}\n',
      'a.yml runs on tags or releases, too',
    ],
    ['one that branches start', 'on:\n  push:\n    branches: [release]\njobs:\n  deploy: {}\n', undefined],
  ])('looks at the keys of other workflows: %s', async (_what, text, told) => {
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      '.github/workflows/a.yml': text,
    });
    const { out } = await init(folder);
    const lines = out.match(/^Workflow .*$/gm) ?? [];
    expect(lines).toEqual(told === undefined ? [] : [expect.stringContaining(told)]);
  });

  test('takes plugin, service and secret from a workflow that publishes with curl', async () => {
    const curl = [
      'on: push',
      'jobs:',
      '  a:',
      '    steps:',
      '      - run: >-',
      '          curl --header "Authorization: Bearer ${{ secrets.ACME_KEY }}"',
      '          --data \'{"plugin_id": "plugin_77aa", "zip_url": "https://a.example/a.zip"}\'',
      '          https://service.example/api/v1/plugin/update',
    ].join('\n');
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      '.github/workflows/a.yml': curl,
    });
    const { out } = await init(folder);
    expect(out).toMatch(/^Workflow +a\.yml publishes, too: delete it/m);
    expect(out).toContain('Plugin ID  plugin_77aa, from a.yml');
    expect(out).toContain('gh variable set PLUGIN_SERVICE_URL --body https://service.example\n');
    expect(out).not.toMatch(/gh secret set|Write the identifier/);
    const { jobs } = await readWritten(folder);
    expect(jobs.release.with['plugin_id']).toBe('plugin_77aa');
    expect(jobs.release.secrets).toEqual({ PLUGIN_SERVICE_KEY: '${{ secrets.ACME_KEY }}' });
    const { out: other } = await init(folder, '--plugin-id=plugin_b', '--force');
    expect(other).toContain('Wrote');
    expect((await readWritten(folder)).jobs.release.with['plugin_id']).toBe('plugin_b');
  });

  test.each<readonly [file: string, code: string, advice: string]>([
    [
      'Gruntfile.js',
      "grunt.registerTask( 'default', [ 'watch' ] );\ngrunt.registerTask( 'prod', [] );",
      'grunt prod',
    ],
    ['gulpfile.mjs', 'export const styles = 1;\nexport default series(styles);', 'gulp'],
    ['gulpfile.js', 'exports.watch = a;\nexports.dist = b;', 'gulp dist'],
    ['Gruntfile.coffee', "require('load-grunt-config') grunt", 'grunt TASK'],
  ])('names the task of %s that builds: %#', async (file, code, advice) => {
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'package.json': '{}',
      [file]: code,
    });
    const { out } = await init(folder);
    expect(out).toContain(
      `${file} is not run, because package.json has no script that builds: add "build": "${advice}" to its scripts`,
    );
  });

  test('names the tasks of grunt that lie in files of their own', async () => {
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'package.json': '{}',
      'Gruntfile.js': "require('load-grunt-config')(grunt);",
      'config/grunt/aliases.yaml': "---\n'build':\n  - 'build:js'\nrelease:\n  - 'webpack:prod'\n",
    });
    expect((await init(folder)).out).toContain(
      'add "build": "grunt build" to its scripts, or another task that builds for customers (release).',
    );
  });

  test('takes the package manager that package.json names, of several lockfiles', async () => {
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'package.json': '{"scripts":{"build":"x"},"packageManager":"yarn@4.5.0"}',
      'pnpm-lock.yaml': 'lockfileVersion: 9',
      'yarn.lock': '__metadata:',
    });
    expect((await init(folder)).out).toContain(
      'corepack enable, yarn install --immutable, yarn run build (yarn.lock and the script',
    );
  });

  test('tells of an option of npm that its scripts have and its settings lack', async () => {
    const files = {
      'demo.php': main('Demo'),
      'package.json': '{"scripts":{"build":"x","start":"npm i --legacy-peer-deps && x"}}',
      'package-lock.json': '{}',
    };
    await using folder = await createRepository(files);
    expect((await init(folder)).out).toContain('write legacy-peer-deps=true into .npmrc');
    await using settled = await createRepository({ ...files, '.npmrc': 'legacy-peer-deps=true\n' });
    expect((await init(settled)).out).not.toContain('legacy-peer-deps');
  });

  test('names the scripts that run the one it takes, and the one that makes a ZIP', async () => {
    const scripts = {
      build: 'wp-scripts build',
      'build:start': 'npm run build && node more.js',
      'plugin-zip': 'npm run build:start && wp-scripts plugin-zip',
      'test:e2e': 'npm run build && x',
    };
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'package.json': JSON.stringify({ name: 'demo', scripts }),
      'package-lock.json': '{}',
    });
    const { out } = await init(folder);
    expect(out).toMatch(/runs the script build, which build:start runs, too: .*set build-script/);
    expect(out).toMatch(/script plugin-zip makes a ZIP: .*build-script: plugin-zip and zip-path: demo\.zip/);
  });

  test('names the ZIP that the script it takes makes by itself', async () => {
    const scripts = {
      build: 'wp-scripts build',
      postbuild: 'npm run archive',
      archive: 'composer archive --file=$npm_package_name --format=zip',
    };
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'package.json': JSON.stringify({ name: 'demo', scripts }),
      'package-lock.json': '{}',
    });
    const { out } = await init(folder);
    expect(out).toContain(
      'The script build makes a ZIP (archive): to publish that one, set zip-path: demo.zip',
    );
    expect(out).not.toContain('build-script: archive');
  });

  test('names no ZIP of which the scripts do not tell the name', async () => {
    const scripts = { build: 'vite build', 'build:zip': 'npm run build && node scripts/build-zip.mjs' };
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'package.json': JSON.stringify({ name: 'demo', scripts }),
      'package-lock.json': '{}',
    });
    const { out } = await init(folder);
    expect(out).toMatch(/set build-script: build:zip and zip-path to its output, such as dist\/\*\.zip/);
    expect(out).not.toContain('demo.zip');
  });

  test.each([
    'release-it --ci',
    'npm run build && semantic-release',
    'npm version patch && git push --follow-tags',
    'bash deploy.sh && svn ci',
    'gh release create "v$npm_package_version"',
    'npm run publish:all',
  ])('does not take a script that releases: %s', async (release) => {
    const scripts = { release, 'publish:all': 'npm publish' };
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'package.json': JSON.stringify({ scripts }),
      'package-lock.json': '{}',
    });
    const { out } = await init(folder);
    expect(out).toContain('nothing to build');
    expect(await read(folder, WORKFLOW)).not.toContain('build-script');
  });

  test('has files of Git LFS fetched', async () => {
    await using without = await createRepository({
      'demo.php': main('Demo'),
      '.gitattributes': '# *.png filter=lfs\n',
    });
    expect((await init(without)).out).not.toContain('LFS');
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      '.gitattributes': '/.github export-ignore\n*.png filter=lfs diff=lfs merge=lfs -text\n',
    });
    const { out } = await init(folder);
    expect(out).toMatch(/^LFS +\.gitattributes keeps files in Git LFS, which the workflow fetches$/m);
    expect(await read(folder, WORKFLOW)).toContain('      lfs: true\n');
    await using several = await createRepository({
      'a/a.php': main('A'),
      'b/b.php': main('B'),
      '.gitattributes': '*.png filter=lfs\n',
    });
    await init(several);
    expect(await read(several, '.github/workflows/publish-plugins.yml')).toContain(
      '\n      lfs: true\n      plugins: |\n        [\n',
    );
  });

  test('takes the rules of composer archive', async () => {
    const json = { archive: { exclude: ['/docs', '/vendor', '!/docs/a.md', '*.dist', 'a\nb', 7] } };
    const files = { 'demo.php': main('Demo'), 'composer.json': JSON.stringify(json) };
    await using folder = await createRepository(files);
    const { out } = await init(folder);
    expect(out).toContain('and in archive.exclude of composer.json');
    expect((await read(folder, '.distignore')).split('\n').slice(-5)).toEqual([
      '# As `archive.exclude` in composer.json.',
      '/docs',
      '!/docs/a.md',
      '*.dist',
      '',
    ]);
  });

  test.each<readonly [rules: string, text: string, told: string | undefined]>([
    ['.distignore', '/tests\n', 'Add the lines /.github and /node_modules to .distignore'],
    ['.distignore', '/.*\n/tests\n', 'Add the line /node_modules to .distignore'],
    [
      '.gitattributes',
      '/node_modules export-ignore\n',
      'Add the line /.github export-ignore to .gitattributes',
    ],
    ['.distignore', '.*\nnode_modules\n', undefined],
  ])('names the lines that %s lacks: %j', async (rules, text, told) => {
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'package.json': '{}',
      [rules]: text,
    });
    const { out } = await init(folder);
    expect(/^Add the line.*/m.exec(out)?.[0].replace(/:.*/, '')).toBe(told);
  });

  test('leaves packages in that are committed', async () => {
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'package.json': '{}',
      '.gitattributes': '/.github export-ignore\n',
      'node_modules/chart.js/dist/chart.min.js': 'a();',
    });
    expect((await init(folder)).out).not.toContain('Add the line');
  });

  test('names the commands of Bun for a project of Bun', async () => {
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'package.json': '{"scripts":{"build":"x"}}',
      'bun.lock': '{}',
    });
    expect((await init(folder)).out).toContain(
      'Build      npm install --global bun@1, bun install --frozen-lockfile, bun run build (bun.lock and the script build)',
    );
  });

  test('tells what the checks find, with the fix, but for what the build will make', async () => {
    await using folder = await createRepository({
      'demo.php': `${main('Demo')}require __DIR__ . '/vendor/autoload.php';\n`,
      'composer.json': '{"require":{"acme/a":"^1"}}',
      'inc/notes.txt': `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEowIBAAKCAQEA'.repeat(40)}\n-----END RSA PRIVATE KEY-----\n`,
    });
    const { out } = await init(folder);
    expect(out).not.toContain('not-built');
    expect(out).toMatch(
      /^Findings for the folder as it is now, before the build:\n {2}error: leaked-secrets demo\/inc\/notes\.txt:1\n {4}.*\n {4}Fix: /m,
    );
    expect(out).toMatch(/^ {2}✘ Package checks: 1 error\b/m);
  });

  test('writes at most 20 lines that are no comments', async () => {
    await using folder = await createRepository({
      'demo.php': main('Demo'),
      'package.json': '{"scripts":{"prod":"x"}}',
    });
    await init(folder);
    const written = (await read(folder, WORKFLOW)).split('\n').filter((line) => !/^\s*(#|$)/.test(line));
    expect(written.length).toBeLessThanOrEqual(20);
  });

  test('writes one workflow for several plugins, and one of its own for a plugin that is named', async () => {
    await using folder = await createRepository({
      'plugins/one/one.php': main('One'),
      'plugins/two/two.php': main('Two'),
      'plugins/two/composer.json': '{"require":{"acme/a":"^1"}}',
    });
    const { code, out } = await init(folder, '--plugin-id', 'plugin_1', '--plugin-id', 'plugin_2');
    expect(code).toBe(0);
    const { jobs } = await readWritten(folder, '.github/workflows/publish-plugins.yml');
    expect(jobs.release.uses).toMatch(/\/publish-plugins\.yml@v1$/);
    expect(JSON.parse(jobs.release.with['plugins'] ?? '')).toEqual([
      { plugin_id: 'plugin_1', 'zip-path': 'plugins/one', slug: 'one' },
      { plugin_id: 'plugin_2', 'zip-path': 'plugins/two', slug: 'two' },
    ]);
    expect(out).toContain('plugins/two: the workflow for several plugins builds nothing.');
    expect((await init(folder, 'plugins/two')).code).toBe(0);
    const { name, jobs: own, on } = await readWritten(folder, '.github/workflows/publish-two.yml');
    expect(name).toBe('Release two');
    expect(own.release.with).toMatchObject({ slug: 'two', folder: 'plugins/two' });
    expect(on.push.tags).toEqual(['two-v[0-9]*']);
  });

  test('shows how a workflow differs, and overwrites it only when asked', async () => {
    await using folder = await createRepository({ 'demo.php': main('Demo') });
    await init(folder);
    const before = await read(folder, WORKFLOW);
    const { code, err } = await init(folder, '--slug', 'other');
    expect(code).toBe(1);
    expect(err).toMatch(
      /is there already, and differs\. Nothing was written\.[^]*^- +slug: demo .*\n\+ +slug: other /m,
    );
    expect(await read(folder, WORKFLOW)).toBe(before);
    expect((await init(folder, '--slug', 'other', '--force')).code).toBe(0);
    expect(await read(folder, WORKFLOW)).toContain('slug: other ');
  });

  test('writes names that look like something else as texts', async () => {
    await using folder = await createRepository({ "a: 'b'/true.php": main('Odd', 'Text Domain: true\n') });
    expect((await init(folder)).code).toBe(0);
    const path = (await readdir(folder.at('.github/workflows')))[0] ?? '';
    const { jobs } = await readWritten(folder, `.github/workflows/${path}`);
    expect(jobs.release.with).toMatchObject({ slug: 'true', folder: "a: 'b'" });
  });
});

describe('init refuses, and writes nothing', () => {
  test.each<readonly [what: string, files: Files, args: readonly string[], message: RegExp]>([
    [
      'a folder without a plugin',
      { 'a.php': '<?php' },
      [],
      /^No plugin was found in .*Name the folder of your plugin\.$/,
    ],
    [
      'a folder that is not there',
      { 'a.php': main('A') },
      ['plugins/a'],
      /^There is no folder .*plugins\/a\. /,
    ],
    [
      'two main files',
      { 'a.php': main('A'), 'b.php': main('B') },
      [],
      /^a\.php and b\.php have .* 2 plugins\. Remove that line/,
    ],
    [
      'an identifier that is none',
      { 'a.php': main('A') },
      ['--plugin-id', 'my-plugin'],
      /^"my-plugin" is not a plugin identifier; those start with plugin_/,
    ],
    [
      'more identifiers than plugins',
      { 'a.php': main('A') },
      ['--plugin-id=plugin_1', '--plugin-id=plugin_2'],
      /^--plugin-id is given 2 times, and there is one plugin\.$/,
    ],
    [
      'an address that is none',
      { 'a.php': main('A') },
      ['--base-url', 'service'],
      /^"service" is not a valid address of a service\. Write one/,
    ],
    [
      'a package.json that is none',
      { 'a.php': main('A'), 'package.json': '{,' },
      [],
      /^`package\.json` is not valid JSON: .* Correct it: the build reads it\.$/,
    ],
    [
      'an expression as a name',
      { '${{ github.token }}/a.php': main('A') },
      [],
      /cannot stand in a workflow: it has an expression\. Rename it\.$/,
    ],
    [
      'a slug that is no name of a folder',
      { 'a.php': main('A') },
      ['--slug', 'my plugin'],
      /^"my plugin" is not the folder of a plugin: write .* such as my-plugin\.$/,
    ],
    ['several folders', { 'a.php': main('A') }, ['a', 'b'], /^Name one folder: init FOLDER\.$/],
    ['an option that is none', { 'a.php': main('A') }, ['--plugin', 'x'], /^There is no option --plugin\./],
  ])('%s', async (_what, files, args, message) => {
    await using folder = await createRepository(files);
    const { code, err } = await init(folder, ...args);
    expect({ code, err: err.trim() }).toEqual({ code: 1, err: expect.stringMatching(message) });
    expect(await readdir(folder.path)).not.toContain('.github');
  });
});

test('init says what a folder lacks to be on GitHub', async () => {
  await using outside = await createFolder({ 'a.php': main('A') });
  expect((await init(outside)).out).toMatch(/is in no git repository: run `git init` first/);
  await using local = await createRepository(
    { 'a.php': main('A') },
    { remote: 'https://gitlab.example/a/b.git' },
  );
  expect((await init(local)).out).toMatch(/has no remote on GitHub: push it there/);
});
