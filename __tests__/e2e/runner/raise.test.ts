import { execFileSync } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { createFolder, type Files, type TestFolder } from '../../unit/source/folder.ts';
import { runCommand } from '../fixtures/run-command.ts';

const raise = (folder: TestFolder, ...args: readonly string[]) => runCommand(folder, 'raise', ...args);

const PLUGIN = {
  'demo.php': "<?php\r\n/*\r\nPlugin Name: Demo\r\nVersion: 1.2.0\r\n*/\r\nconst DEMO_VERSION = '1.2.0';\r\n",
  'readme.txt': '=== Demo ===\nStable tag: 1.2.0\n\n== Changelog ==\n\n= 1.3.0 =\n* New.\n',
} satisfies Files;

/** A plugin that anybody may change, in a repository with everything committed. */
async function createRepository(files: Files = PLUGIN): Promise<TestFolder> {
  const folder = await createFolder(files);
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'core.autocrlf=false', ...args], {
      cwd: folder.path,
      stdio: 'ignore',
    });
  git('init');
  git('add', '--all');
  git('commit', '--message', 'All');
  git('tag', 'demo-1.2.0');
  await chmod(folder.path, 0o777);
  return folder;
}

const read = (folder: TestFolder, name: string) => readFile(folder.at(name), 'utf8');

describe('raise', () => {
  test('writes the version, shows each line, and says what to do next', async () => {
    await using folder = await createRepository();
    const { code, out, err } = await raise(folder, 'minor');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(
      [
        'Demo 1.2.0 → 1.3.0',
        '',
        'demo.php:4',
        '- Version: 1.2.0',
        '+ Version: 1.3.0',
        '',
        'demo.php:6',
        "- const DEMO_VERSION = '1.2.0';",
        "+ const DEMO_VERSION = '1.3.0';",
        '',
        'readme.txt:2',
        '- Stable tag: 1.2.0',
        '+ Stable tag: 1.3.0',
        '',
        '3 lines in 2 files were changed.',
        '',
        'Next: git commit --all --message "Version 1.3.0" && git tag demo-1.3.0 && git push origin HEAD demo-1.3.0',
        '',
      ].join('\n'),
    );
    for (const [name, text] of Object.entries(PLUGIN))
      expect(await read(folder, name)).toBe(text.replaceAll('1.2.0', '1.3.0'));
  });

  test('lists what else has the version, and raises it when it is included', async () => {
    const other = { 'inc/db.php': "<?php const DEMO_DB_VERSION = '1.2.0';\n" };
    await using folder = await createRepository({ ...PLUGIN, ...other });
    await chmod(folder.at('inc'), 0o777);
    const told = await raise(folder, '1.3.0', '--dry-run');
    expect(told.code).toBe(0);
    expect(told.out).toMatch(
      /\n3 lines in 2 files would be changed\.\ninc\/db\.php:1 stays: <\?php const DEMO_DB_VERSION = '1\.2\.0';\nRaise such a line by hand, or start again with --include inc\/db\.php:1\.\n$/,
    );
    const { code, out } = await raise(folder, '1.3.0', '--include', 'inc/db.php:1');
    expect(code).toBe(0);
    expect(out).not.toContain('stays');
    expect(await read(folder, 'inc/db.php')).toBe(other['inc/db.php'].replace('1.2.0', '1.3.0'));
  });

  test('changes nothing in a dry run', async () => {
    await using folder = await createRepository();
    const { code, out } = await raise(folder, '--dry-run', '1.2.1');
    expect(code).toBe(0);
    expect(out).toContain('3 lines in 2 files would be changed.\n');
    expect(out).toContain('no section for 1.2.1 yet');
    expect(await read(folder, 'demo.php')).toBe(PLUGIN['demo.php']);
  });

  test('changes nothing while others are changed, unless it is forced', async () => {
    await using folder = await createRepository();
    await writeFile(folder.at('readme.txt'), `${PLUGIN['readme.txt']}* More.\n`);
    const refused = await raise(folder, '1.3.0');
    expect(refused).toEqual({
      code: 1,
      out: '',
      err: 'Nothing was changed: `readme.txt` has changes that are not committed, and would be mixed with the new version. Commit them, or add --force.\n',
    });
    expect(await read(folder, 'demo.php')).toBe(PLUGIN['demo.php']);
    expect((await raise(folder, '1.3.0', '--force')).code).toBe(0);
    expect(await read(folder, 'readme.txt')).toContain('Stable tag: 1.3.0\n');
  });

  test('changes no file when it may not write one', async () => {
    await using folder = await createRepository({ ...PLUGIN, 'inc/a.php': "<?php const VERSION = '1.2.0';" });
    // On Windows, only the file itself can be closed.
    await chmod(folder.at(process.platform === 'win32' ? 'inc/a.php' : 'inc'), 0o555);
    const { code, out, err } = await raise(folder, '1.3.0', '--include', 'inc');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^inc\/a\.php cannot be written: E\w+: .*\. Nothing was changed\. Allow this user to write/,
    );
    expect(await read(folder, 'demo.php')).toBe(PLUGIN['demo.php']);
  });

  test.each([
    ['without a version', [], /^Give the new version/],
    ['with two folders', ['1.3.0', 'a', 'b'], /^Give the new version/],
    ['for a version that is not newer', ['1.2.0'], /is not newer than 1\.2\.0/],
    ['with an unknown option', ['1.3.0', '--dryrun'], /^There is no option --dryrun\. Write --dry-run\./],
    ['for a folder without a plugin', ['1.3.0', 'inc'], /^The folder .* cannot be read/],
  ])('is refused %s', async (_name, args, message) => {
    await using folder = await createRepository();
    const { code, out, err } = await raise(folder, ...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(message);
    expect(err.trimEnd()).toMatch(/\.$/);
  });

  test('tells what it takes', async () => {
    await using folder = await createFolder();
    await chmod(folder.path, 0o777);
    const { code, out } = await raise(folder, '--help');
    expect(code).toBe(0);
    for (const name of ['include', 'exclude', 'dry-run', 'force', 'help'])
      expect(out).toMatch(new RegExp(`^  --${name}\\b`, 'm'));
  });
});
