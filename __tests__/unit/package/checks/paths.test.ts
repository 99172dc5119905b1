import { describe, expect, test } from '@jest/globals';

import { forgeZip } from '../forge-zip.ts';
import { clean, judgeBy, listErrors, main } from '../judge.ts';

const mainEntry = { name: 'my-plugin/my-plugin.php', content: main };

function forgeNames(...names: readonly (string | Buffer)[]): Buffer {
  return forgeZip([mainEntry, ...names.map((name) => ({ name }))]);
}

describe('path-unsafe', () => {
  test.each([
    ['../evil.php', 'leads out of'],
    ['my-plugin/../../evil.php', 'leads out of'],
    ['my-plugin/..', 'leads out of'],
    ['my-plugin/a../b.php', 'leads out of'],
    ['my-plugin\\..\\..\\evil.php', 'leads out of'],
    ['/etc/evil.php', 'leads out of'],
    ['\\\\server\\evil.php', 'leads out of'],
    ['C:/evil.php', 'leads out of'],
    ['c:evil.php', 'leads out of'],
    ['__MACOSX/../evil.php', 'leads out of'],
    ['my-plugin/a\0.php', 'has control characters'],
    ['my-plugin/a\n.php', 'has control characters'],
    ['my-plugin/a\u0085.php', 'has control characters'],
    ['', 'has control characters in the name, or no name'],
    [`my-plugin/${'a'.repeat(256)}`, 'has a name of more than 255 bytes'],
    [`my-plugin/${'ä'.repeat(128)}`, 'has a name of more than 255 bytes'],
    [`my-plugin/${'a/'.repeat(510)}`, 'has a name of more than 255 bytes'],
  ])('is reported for %j', async (name, message) => {
    const zip = forgeNames(name);
    expect(await judgeBy('path-unsafe', zip)).toEqual([
      expect.objectContaining({ severity: 'error', message: expect.stringContaining(message) }),
    ]);
    expect(await listErrors(zip)).toEqual(['path-unsafe']);
  });

  test('is one finding for each kind, with the names', async () => {
    const zip = forgeNames('../a', '../b', 'my-plugin/\u0001');
    expect((await judgeBy('path-unsafe', zip)).map(({ message }) => message)).toEqual([
      "`../a` and `../b` lead out of the plugin's folder, by `..`, a drive letter or a slash at the start.",
      '`my-plugin/\\u{1}` has control characters in the name, or no name at all.',
    ]);
  });

  test('explains a missing main file', async () => {
    const zip = forgeZip([{ name: 'my-plugin/\tmy-plugin.php', content: main }, { name: 'my-plugin/a.txt' }]);
    expect(await listErrors(zip)).toEqual(['path-unsafe']);
  });

  test.each([
    'my-plugin/a..b',
    'my-plugin/..a',
    'my-plugin/a:b',
    `my-plugin/${'a'.repeat(255)}`,
    './my-plugin/a',
  ])('is not reported for %j', async (name) => {
    expect(await judgeBy('path-unsafe', forgeNames(name))).toEqual([]);
  });
});

describe('path-backslash', () => {
  test('is reported, and what is in the package is read as if there were slashes', async () => {
    const zip = forgeZip([
      { name: 'my-plugin\\', attributes: 0x10 },
      { name: 'my-plugin\\my-plugin.php', content: main },
    ]);
    expect(await judgeBy('path-backslash', zip)).toEqual([
      expect.objectContaining({
        severity: 'error',
        message:
          '`my-plugin\\` and `my-plugin\\my-plugin.php` are written with backslashes instead of slashes.',
        effect: expect.stringContaining('deactivates'),
        fix: expect.stringContaining('PowerShell'),
      }),
    ]);
    expect(await listErrors(zip, { slug: 'my-plugin' })).toEqual(['path-backslash']);
  });

  test('is a warning for one name among others, unless code loads the file', async () => {
    const bad = { name: 'my-plugin/inc\\a.php', content: '<?php' };
    const pack = (code: string) => forgeZip([{ name: 'my-plugin/my-plugin.php', content: main + code }, bad]);
    expect(await judgeBy('path-backslash', pack(''))).toEqual([
      expect.objectContaining({
        severity: 'warning',
        effect: 'On sites such a file has another name, under which no code finds it.',
      }),
    ]);
    expect(await judgeBy('path-backslash', pack("require __DIR__ . '/inc/a.php';"))).toMatchObject([
      { severity: 'error' },
    ]);
  });

  test('is not reported for slashes', async () => {
    expect(await judgeBy('path-backslash', clean)).toEqual([]);
  });
});

describe('path-conflict', () => {
  test.each([
    ['one name', 'my-plugin/a.php', 'my-plugin/a.php'],
    ['one path', 'my-plugin/a.php', './my-plugin//a.php'],
    ['names that look the same', 'my-plugin/\u00e4.php', 'my-plugin/a\u0308.php'],
  ])('is reported for two files of %s', async (_name, first, second) => {
    const zip = forgeNames(first, second);
    expect(await judgeBy('path-conflict', zip)).toEqual([
      expect.objectContaining({
        severity: 'error',
        message: expect.stringMatching(/^`my-plugin\/[^`]+\.php` is in the ZIP more than once;/),
        fix: expect.stringContaining('Build a new ZIP'),
      }),
    ]);
    expect(await listErrors(zip)).toEqual(['path-conflict']);
  });

  test('is a warning for two files that are no PHP', async () => {
    const found = await judgeBy('path-conflict', forgeNames('my-plugin/readme.md', 'my-plugin/readme.md'));
    expect(found.map(({ severity }) => severity)).toEqual(['warning']);
    expect(await listErrors(forgeNames('my-plugin/a.css', './my-plugin/a.css'))).toEqual([]);
  });

  test.each([
    ['a folder with files', ['my-plugin/a', 'my-plugin/a/b']],
    ['a folder with files, and others between them', ['my-plugin/a/b/c', 'my-plugin/a-b', 'my-plugin/a']],
    ['an empty folder', ['my-plugin/a', 'my-plugin/a/']],
  ])('is reported for a file that is also %s', async (_name, names) => {
    const zip = forgeNames(...names);
    expect(await judgeBy('path-conflict', zip)).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: 'my-plugin/a',
        message: '`my-plugin/a` is both a file and a folder in the ZIP.',
        effect: expect.stringContaining('stops'),
      }),
    ]);
  });

  test("is the one error for a file with the name of the plugin's folder", async () => {
    expect(await listErrors(forgeNames('my-plugin'), { slug: 'my-plugin' })).toEqual(['path-conflict']);
  });

  test('is not reported for folders that are listed twice or not at all, nor for beginnings', async () => {
    const zip = forgeNames(
      'my-plugin/',
      'my-plugin/',
      'my-plugin/a/b',
      'my-plugin/a/b.php',
      'my-plugin/a.php',
    );
    expect(await judgeBy('path-conflict', zip)).toEqual([]);
  });
});

describe('path-portability', () => {
  test('is reported for names that differ only in case', async () => {
    const zip = forgeNames('my-plugin/A.php', 'my-plugin/a.php', 'my-plugin/\u00c4', 'my-plugin/a\u0308');
    expect(await judgeBy('path-portability', zip)).toEqual([
      expect.objectContaining({
        severity: 'warning',
        message:
          '`my-plugin/A.php`, `my-plugin/a.php`, `my-plugin/\u00c4` and `my-plugin/\u00e4` differ only in upper and lower case.',
      }),
    ]);
  });

  test.each([
    ['my-plugin/a:b.txt', 'my-plugin/a:b.txt'],
    ['my-plugin/a?', 'my-plugin/a?'],
    ['my-plugin/a|b/c.txt', 'my-plugin/a|b'],
    ['my-plugin/a."/b. /c.txt', 'my-plugin/a."'],
    ['my-plugin/a./c.txt', 'my-plugin/a.'],
    ['my-plugin/a ', 'my-plugin/a '],
  ])('is reported for %j', async (name, shown) => {
    expect(await judgeBy('path-portability', forgeNames(name, name.replace('c.txt', 'd.txt')))).toEqual([
      expect.objectContaining({
        severity: 'warning',
        file: shown,
        message: expect.stringMatching(/^`my-plugin\/[^`]+` has one of the characters/),
      }),
    ]);
  });

  test.each([
    ['my-plugin/aux.php', 'my-plugin/aux.php'],
    ['my-plugin/Con', 'my-plugin/Con'],
    ['my-plugin/lpt1.tar.gz', 'my-plugin/lpt1.tar.gz'],
    ['my-plugin/nul/c.txt', 'my-plugin/nul'],
  ])('is reported for %j, which is a device on Windows', async (name, shown) => {
    expect(await judgeBy('path-portability', forgeNames(name, name.replace('c.txt', 'd.txt')))).toEqual([
      expect.objectContaining({
        severity: 'warning',
        file: shown,
        message: `\`${shown}\` has the name of a device on Windows.`,
      }),
    ]);
  });

  test("leaves the name of the plugin's folder to another check", async () => {
    const files = { 'my plugin /my-plugin.php': main, 'my plugin /a': '' };
    expect(await judgeBy('path-portability', files)).toEqual([]);
    expect(await judgeBy('path-portability', { ...files, 'my plugin /b*': '' })).toHaveLength(1);
    expect(await judgeBy('path-portability', { 'my:plugin/my-plugin.php': main })).toHaveLength(1);
  });

  test('is not reported for usual names', async () => {
    const zip = forgeNames(
      'my-plugin/a b.txt',
      'my-plugin/.a',
      'my-plugin/auxiliary.php',
      'my-plugin/com.php',
      'my-plugin/a.con/nullable.php',
      'my-plugin/a.b/c',
      'my-plugin/[x]{y}#%&+,;=@!',
    );
    expect(await judgeBy('path-portability', zip)).toEqual([]);
  });
});
