import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readAuthorFiles } from '../../../../src/rehearsal/packages/author-files.ts';
import { PublishError } from '../../../../src/shared/publish-error.ts';
import { rehearseOn, type Tell } from '../imagined-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'author-files-'));
const workspace = join(folder, 'work');
mkdirSync(join(workspace, 'tests'), { recursive: true });
writeFileSync(join(workspace, 'tests', 'after.php'), '<?php\nreturn false;\n');
writeFileSync(join(workspace, 'tests', 'plain.txt'), 'nothing');
writeFileSync(join(workspace, 'tests', 'large.php'), `<?php\n${' '.repeat(1024 * 1024)}`);
writeFileSync(join(folder, 'outside.php'), '<?php\n');
symlinkSync(join(folder, 'outside.php'), join(workspace, 'tests', 'out.php'));
symlinkSync('after.php', join(workspace, 'tests', 'in.php'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (beforeUpdate: string | undefined, afterUpdate: string | undefined) =>
  readAuthorFiles({ beforeUpdate, afterUpdate }, workspace);

describe('the files that run around the update', () => {
  test('are named as they lie in the workspace', () => {
    const files = read('tests/in.php', './tests/after.php');
    expect([...files].map(([name, { path }]) => [name, path])).toEqual([
      ['before-update', 'tests/in.php'],
      ['after-update', 'tests/after.php'],
    ]);
    expect(String(files.get('before-update')?.bytes)).toBe('<?php\nreturn false;\n');
    expect(read(join(workspace, 'tests', 'after.php'), undefined).get('before-update')?.path).toBe(
      'tests/after.php',
    );
  });

  test('are none where none are named', () => {
    expect(read(undefined, undefined).size).toBe(0);
  });

  test.each([
    ['../outside.php', '`../outside.php` is outside of the workspace.'],
    ['tests/out.php', '`tests/out.php` is outside of the workspace.'],
    ['tests', '`tests` is not a file on the runner.'],
    ['tests/gone.php', '`tests/gone.php` is not a file on the runner.'],
    ['tests/plain.txt', '`tests/plain.txt` has no `<?php`.'],
    ['tests/large.php', '`tests/large.php` is larger than 1 MB.'],
  ])('are refused: %j', (path, message) => {
    expect(() => read(path, undefined)).toThrow(
      expect.objectContaining({ code: 'input', message: `Input \`before-update\`: ${message}` }),
    );
    expect(() => read(undefined, path)).toThrow(PublishError);
  });
});

const file = (name: string) => ({ path: `tests/${name}.php`, bytes: Buffer.from('<?php') });
const authored = new Map(
  (['before-update', 'after-update'] as const).map((name) => [name, file(name)] as const),
);
const ends = (version: string, text: string, line = 4): Tell => {
  return (moment) =>
    moment.what === 'author' && moment.version === version
      ? { result: { done: false, text, line } }
      : undefined;
};

describe('what the author tests around the update', () => {
  test('runs before the pages of the previous version, and after those of the new one, and at night', async () => {
    const { moments, result } = await rehearseOn(() => undefined, { authored });
    const story = moments.map(({ what, version }) => `${what} ${version}`);
    const runs = story.flatMap((moment, index) => (moment.startsWith('author') ? [index] : []));
    expect(runs.map((index) => story[index])).toEqual(['author 1.0.0', 'author 1.1.0', 'author 1.1.0']);
    expect(story.indexOf('/ 1.0.0')).toBeGreaterThan(runs[0] ?? 0);
    expect(story.slice(runs[0], runs[1])).toContain('/wp-admin/ 1.1.0');
    expect(story.slice(runs[1], runs[2])).toContain('/wp-admin/ 1.1.0');
    expect(result.steps.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  });

  test('is an error with its text, at its line', async () => {
    const { result } = await rehearseOn(ends('1.1.0', 'The color is gone'), { authored });
    const step = result.steps.find(({ name }) => name === 'After update');
    expect(step?.problems).toEqual([
      {
        severity: 'error',
        message: 'The color is gone.',
        file: 'tests/after-update.php',
        line: 4,
        isInWorkspace: true,
      },
    ]);
  });

  test('fails at night alone', async () => {
    let runs = 0;
    const { told } = await rehearseOn(
      (moment) => {
        if (moment.what === 'author') runs += 1;
        return runs === 3 ? ends('1.1.0', 'Gone!')(moment) : undefined;
      },
      { authored },
    );
    expect(told('After update')).toEqual(['passed']);
    expect(told('Automatic update')).toEqual(['failed', 'error: Gone!']);
  });

  test('tells nothing when what customers have could not be made', async () => {
    const { told, result } = await rehearseOn(ends('1.0.0', 'There is no shop.'), { authored });
    expect(told('Before update')).toEqual([
      'unknown',
      'unknown: There is no shop. So the site does not have what customers have, and nothing is known about the update.',
    ]);
    expect(result.steps.at(-1)?.name).toBe('Before update');
  });

  test('does not run on a new installation', async () => {
    const { told, moments } = await rehearseOn(() => undefined, { authored, isFresh: true });
    expect(moments.filter(({ what }) => what === 'author')).toEqual([]);
    expect(told('After update')).toEqual(['skipped']);
    expect(told('Before update')).toEqual([]);
  });

  test.each([
    [
      'a fatal error in it',
      {
        result: undefined,
        log: '[22-Nov-2026 03:29:31 UTC] PHP Fatal error:  Allowed memory size exhausted in /rehearsal/after-update.php on line 7\n',
      },
      'Allowed memory size exhausted.',
      7,
    ],
    [
      'a fatal error elsewhere',
      {
        result: undefined,
        log: '[22-Nov-2026 03:29:31 UTC] PHP Fatal error:  Out in /wordpress/wp-includes/x.php on line 7\n',
      },
      'The file did not come to its end: Out in wp-includes/x.php on line 7.',
      undefined,
    ],
    [
      'wp_die()',
      { result: undefined, output: '<div class="wp-die-message">My words</div>' },
      'The file did not come to its end: My words.',
      undefined,
    ],
    ['exit', { result: undefined }, 'The file did not come to its end.', undefined],
    [
      'a result of others',
      { result: { done: 1 } },
      'The result of `author.php` cannot be read: `done` is neither true nor false. Code on the site has written to `/rehearsal`, so it is not known whether the plugin works. Find what writes there.',
      undefined,
    ],
    [
      'no words',
      { result: { done: false, text: ' ', line: 0 } },
      'It says that something is wrong.',
      undefined,
    ],
  ])('ends with %s', async (_what, reply, message, line) => {
    const { result } = await rehearseOn(
      ({ what, version }) => (what === 'author' && version === '1.1.0' ? reply : undefined),
      { authored },
    );
    const problems = result.steps.find(({ name }) => name === 'After update')?.problems;
    expect(problems?.map((problem) => [problem.message, problem.line])).toEqual([[message, line]]);
  });
});
