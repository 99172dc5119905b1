import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { createRepository, main } from '../../unit/cli/init-repository.ts';
import type { TestFolder } from '../../unit/source/folder.ts';
import { runCommand } from '../fixtures/run-command.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const init = (folder: TestFolder, ...args: readonly string[]) => runCommand(folder, 'init', ...args);
const read = (folder: TestFolder, name: string) => readFile(folder.at(name), 'utf8');

describe('init', () => {
  test('writes the workflow and the rules of the pages, byte for byte but for the values', async () => {
    await using folder = await createRepository({
      'my-plugin.php': main('My Plugin', 'Text Domain: my-plugin\n'),
    });
    const { code, out, err } = await init(
      folder,
      '--plugin-id',
      'plugin_a1b2c3',
      '--base-url',
      'https://s.example',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(await read(folder, '.github/workflows/publish-plugin.yml')).toBe(
      await readFile(join(ROOT, 'examples', 'publish-plugin.yml'), 'utf8'),
    );
    expect(await read(folder, '.distignore')).toBe(
      await readFile(join(ROOT, 'examples', '.distignore'), 'utf8'),
    );
    expect(out).toContain('Slug       my-plugin, from its main file and its Text Domain');
    expect(out).toMatch(
      /^ {2}gh secret set PLUGIN_SERVICE_KEY\n {2}gh variable set PLUGIN_SERVICE_URL --body https:\/\/s\.example$/m,
    );
    expect(out).toMatch(
      /^Findings for the folder as it is now:\n {2}notice: readme-missing\n {4}.*\n {2}✔ Package checks: 1 notice\.$/m,
    );
    expect(out).toContain(
      'Then start a dry run: https://github.com/acme/tools/actions/workflows/publish-plugin.yml',
    );
  });

  test('writes nothing in a folder in which nobody may write', async () => {
    await using folder = await createRepository({ 'a.php': main('A') });
    await mkdir(folder.at('.github'), { mode: 0o755 });
    await mkdir(folder.at('.github/workflows'), { mode: 0o555 });
    const { code, err } = await init(folder);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(
        /^\.github\/workflows\/publish-plugin\.yml cannot be written: EACCES.*Allow this user/,
      ),
    });
    expect(await readdir(folder.path)).not.toContain('.distignore');
    expect(await readdir(folder.at('.github/workflows'))).toEqual([]);
  });

  test('ends quietly for a reader that has read enough', async () => {
    await using folder = await createRepository({ 'demo.php': main('Demo') });
    const args = [join(ROOT, 'dist', 'cli.js'), 'init'];
    const child = spawn(process.execPath, args, { cwd: folder.path, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    const [err] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect({ err, code: child.exitCode }).toEqual({ err: '', code: 0 });
  });
});
