import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { weekly } from '../../fixtures/all-tests.ts';
import { createFolder, type Files, type TestFolder } from '../../unit/source/folder.ts';
import { runCommand } from '../fixtures/run-command.ts';

const PLUGIN = {
  'demo.php': '<?php\n/*\nPlugin Name: Demo\nVersion: 1.2.0\n*/\n',
  'readme.txt': '=== Demo ===\nStable tag: 1.2.0\n\n== Changelog ==\n\n= 1.3.0 =\n* New.\n',
} satisfies Files;

/** Runs git as its user would, who has a name. */
function git(folder: string, ...args: readonly string[]): string {
  const own = ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'protocol.file.allow=always'];
  const options = { cwd: folder, encoding: 'utf8' } as const;
  return execFileSync('git', [...own, ...args], { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
}

/** Creates a repository that anybody may change, with everything committed. */
async function createRepository(files: Files): Promise<TestFolder> {
  const folder = await createFolder(files);
  git(folder.path, 'init');
  git(folder.path, 'add', '--all');
  git(folder.path, 'commit', '--message', 'All');
  for (const path of [folder.path, ...Object.keys(files).map((name) => dirname(folder.at(name)))])
    await chmod(path, 0o777);
  return folder;
}

// The program is a script of a POSIX shell.
const isPosix = process.platform !== 'win32';

(isPosix ? describe : describe.skip)(
  'a folder from somebody else, with the programs that its .git names',
  () => {
    /** A program that shows that it was run, and hands on what it is given. */
    async function createProgram(): Promise<{ readonly folder: TestFolder; readonly path: string }> {
      const folder = await createFolder({
        'ran/': '',
        program: '#!/bin/sh\ntouch "$(dirname "$0")/ran/$$"\ncat\n',
      });
      for (const path of [folder.path, folder.at('ran'), folder.at('program')]) await chmod(path, 0o777);
      return { folder, path: folder.at('program') };
    }

    /** Each leads git to the program once it looks at the files. */
    const WAYS: readonly (readonly [string, (folder: TestFolder, program: string) => Promise<void>])[] = [
      [
        'core.fsmonitor',
        async ({ path }, program) => {
          git(path, 'config', 'core.fsmonitor', program);
          await Promise.resolve();
        },
      ],
      ...(['clean', 'process'] as const).flatMap((kind) =>
        ['own', ...weekly('a=b')].map(
          (name) =>
            [
              `filter.${name}.${kind}`,
              async (folder: TestFolder, program: string) => {
                await writeFile(folder.at('.git/info/attributes'), `*.txt filter=${name}\n`);
                await writeFile(
                  folder.at('.git/config'),
                  `${await readFile(folder.at('.git/config'), 'utf8')}[filter "${name}"]\n\t${kind} = ${program}\n\trequired = true\n`,
                );
                await utimes(folder.at('readme.txt'), 1, 1);
              },
            ] as const,
        ),
      ),
      [
        'a filter in a file that it includes',
        async (folder, program) => {
          await writeFile(folder.at('.git/info/attributes'), '*.txt filter=own\n');
          await writeFile(folder.at('.git/more'), `[filter "own"]\n\tclean = ${program}\n`);
          git(folder.path, 'config', 'include.path', 'more');
          await utimes(folder.at('readme.txt'), 1, 1);
        },
      ],
      [
        'core.hooksPath',
        async (folder, program) => {
          await mkdir(folder.at('.git/own'));
          for (const name of ['post-index-change', 'reference-transaction']) {
            await writeFile(folder.at(`.git/own/${name}`), `#!/bin/sh\n${program}\n`);
            await chmod(folder.at(`.git/own/${name}`), 0o777);
          }
          git(folder.path, 'config', 'core.hooksPath', '.git/own');
          await utimes(folder.at('readme.txt'), 1, 1);
        },
      ],
      [
        'a remote for objects that are missing',
        async (folder, program) => {
          git(folder.path, 'config', 'core.repositoryFormatVersion', '1');
          git(folder.path, 'config', 'extensions.partialClone', 'origin');
          git(folder.path, 'config', 'remote.origin.url', `ext::${program}`);
          git(folder.path, 'config', 'protocol.ext.allow', 'always');
          const [tree = ''] = git(folder.path, 'rev-parse', 'HEAD^{tree}').split('\n');
          const objects = folder.at(`.git/objects/${tree.slice(0, 2)}`);
          for (const name of await readdir(objects)) await writeFile(`${objects}/${name}.gone`, '');
          execFileSync('rm', ['-f', `${objects}/${tree.slice(2)}`]);
        },
      ],
      [
        'a filter of a submodule',
        async (folder, program) => {
          await using library = await createRepository({ 'library.txt': 'Text\n' });
          git(folder.path, 'submodule', 'add', '--quiet', library.path, 'library');
          git(folder.path, 'commit', '--all', '--message', 'Library');
          const own = folder.at('.git/modules/library');
          await writeFile(`${own}/info/attributes`, '* filter=inner\n');
          git(folder.at('library'), 'config', 'filter.inner.clean', program);
          await utimes(folder.at('library/library.txt'), 1, 1);
        },
      ],
    ];

    test.each(WAYS)('%s: raise and init run nothing', async (_name, prepare) => {
      const program = await createProgram();
      await using ran = program.folder;
      await using folder = await createRepository(PLUGIN);
      await prepare(folder, program.path);
      execFileSync('chmod', ['-R', 'a+rwX', folder.path]);
      for (const args of [
        ['raise', '1.3.0'],
        ['init', '--yes'],
      ])
        await runCommand(folder, ...args);
      expect(await readdir(ran.at('ran'))).toEqual([]);
    });

    test.each(WAYS.slice(0, 2))('%s: git would run it', async (_name, prepare) => {
      const program = await createProgram();
      await using ran = program.folder;
      await using folder = await createRepository(PLUGIN);
      await prepare(folder, program.path);
      git(folder.path, 'status');
      expect(await readdir(ran.at('ran'))).not.toEqual([]);
    });

    test('a file that a filter changes is no change that is not committed, unless it is staged', async () => {
      await using folder = await createRepository({
        ...PLUGIN,
        '.gitattributes': '*.png filter=own\n',
        'a.png': 'Pointer\n',
      });
      git(folder.path, 'config', 'filter.own.clean', 'cat > /dev/null; echo Pointer');
      git(folder.path, 'config', 'filter.own.smudge', 'cat > /dev/null; echo A picture');
      await rm(folder.at('a.png'));
      git(folder.path, 'checkout', '--', 'a.png');
      expect(await readFile(folder.at('a.png'), 'utf8')).toBe('A picture\n');
      await utimes(folder.at('a.png'), 1, 1);
      expect(git(folder.path, 'status', '--porcelain', '--untracked-files=no')).toBe('');
      expect((await runCommand(folder, 'raise', '--dry-run', '1.3.0')).code).toBe(0);
      expect(await runCommand(folder, 'raise', '1.3.0')).toMatchObject({ code: 0, err: '' });
      git(folder.path, 'commit', '--all', '--message', '1.3.0');
      git(folder.path, 'config', 'filter.own.clean', 'cat');
      git(folder.path, 'add', '--renormalize', 'a.png');
      expect((await runCommand(folder, 'raise', '1.4.0')).err).toContain('`a.png`');
    });
  },
);

describe('a folder from somebody else, with links', () => {
  test.each([
    ['.github', (folder: TestFolder, to: string) => folder.add({ '.github': { to } })],
    [
      '.github/workflows',
      (folder: TestFolder, to: string) => folder.add({ '.github/': '', '.github/workflows': { to } }),
    ],
  ])('init writes nothing through %s', async (name, link) => {
    await using outside = await createFolder();
    await chmod(outside.path, 0o777);
    await using folder = await createRepository(PLUGIN);
    await link(folder, outside.path);
    for (const force of [[], ['--force']]) {
      const { code, err } = await runCommand(folder, 'init', '--yes', ...force);
      expect({ code, err }).toEqual({
        code: 1,
        err: `${name} is a link, so nothing was written: it may lead out of the repository. Put a folder in its place.\n`,
      });
    }
    expect(await readdir(outside.path)).toEqual([]);
    expect(await readdir(folder.path)).not.toContain('.distignore');
  });

  test('init reads nothing that a link leads to outside of it', async () => {
    await using outside = await createFolder({
      'manifest.json': JSON.stringify({ name: 'outside', scripts: { build: 'x' } }),
      'composer.json': JSON.stringify({ require: { 'outside/package': '1' } }),
      settings: '//registry.example/:_authToken=${NODE_AUTH_TOKEN}',
      'release.yml': 'name: Outside release\non: { push: { tags: [v*] } }\n',
    });
    await chmod(outside.path, 0o755);
    await using folder = await createRepository({
      ...PLUGIN,
      'package.json': { to: outside.at('manifest.json') },
      'package-lock.json': '{}',
      'composer.json': { to: outside.at('composer.json') },
      '.npmrc': { to: outside.at('settings') },
      '.github/workflows/outside.yml': { to: outside.at('release.yml') },
    });
    const { code, out } = await runCommand(folder, 'init', '--yes');
    expect(code).toBe(0);
    expect(out).not.toMatch(/outside\/package|npm |NODE_AUTH_TOKEN/);
  });

  test('init neither shows nor replaces a workflow that is a link', async () => {
    await using outside = await createFolder({ 'broken.json': 'secret-of-the-user' });
    await chmod(outside.path, 0o755);
    await using folder = await createRepository({
      ...PLUGIN,
      '.github/workflows/publish-plugin.yml': { to: outside.at('broken.json') },
    });
    for (const force of [[], ['--force']])
      expect(await runCommand(folder, 'init', '--yes', ...force)).toMatchObject({
        code: 1,
        err: '.github/workflows/publish-plugin.yml is a link, so nothing was written: it may lead out of the repository. Put a file in its place.\n',
      });
    expect(await readFile(outside.at('broken.json'), 'utf8')).toBe('secret-of-the-user');
  });

  test('raise writes to nothing that a link leads to outside of it', async () => {
    await using outside = await createFolder({ 'demo.json': '{ "version": "1.2.0" }\n' });
    await chmod(outside.path, 0o777);
    await chmod(outside.at('demo.json'), 0o666);
    await using folder = await createRepository({
      ...PLUGIN,
      'package.json': { to: outside.at('demo.json') },
    });
    await runCommand(folder, 'raise', '1.3.0', '--include', 'package.json');
    expect(await readFile(outside.at('demo.json'), 'utf8')).toContain('1.2.0');
  });
});
