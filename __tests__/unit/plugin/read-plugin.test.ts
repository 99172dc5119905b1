import { describe, expect, test } from '@jest/globals';

import { zipDirectory, zipFiles } from '../../../sandbox/build-plugin.ts';
import { describePlugin as readPlugin } from '../../../sandbox/describe-plugin.ts';
import { UnreadablePackage } from '../../../src/plugin/read-plugin.ts';
import { samplePlugin } from '../sandbox/stage.ts';

const main = '<?php\n/*\n * Plugin Name: Demo\n * Version: 1.0\n */\n';

describe('the sample plugin', () => {
  test('is read completely', async () => {
    expect(await readPlugin(await zipDirectory(samplePlugin))).toEqual({
      slug: 'tidy-footer',
      name: 'Tidy Footer',
      version: '1.4.2',
      requires: '6.2',
      requiresPhp: '7.4',
      tested: '7.1',
      description: 'Prints a copyright line in the footer that keeps its years up to date by itself.',
      changelog: expect.stringMatching(/^= 1\.4\.2 =\n[^]+\n= 1\.4\.1 =\n\* .+\.$/),
    });
  });

  test('is packed to the same bytes every time', async () => {
    const [first, second] = await Promise.all([zipDirectory(samplePlugin), zipDirectory(samplePlugin)]);
    expect(first.equals(second)).toBe(true);
  });

  test('can be packed with another version', async () => {
    const plugin = await readPlugin(await zipDirectory(samplePlugin, { version: '2.0.0-$&' }));
    expect(plugin).toMatchObject({ slug: 'tidy-footer', version: '2.0.0-$&', requires: '6.2' });
  });
});

describe('the main file', () => {
  test('is the first PHP file by bytes with a Plugin Name', async () => {
    const zip = await zipFiles({
      'demo/.hidden.php': '/* Plugin Name: Hidden */',
      'demo/a/a.php': '/* Plugin Name: Deep */',
      'demo/B.PHP': '/* Plugin Name: Upper case */',
      'demo/b.php': '<?php // No header.',
      'demo/c.php': '/* Plugin Name: C\nVersion: 3 */',
      'demo/Z.php': '/* Plugin Name: Z\nVersion: 26 */',
    });
    expect(await readPlugin(zip)).toMatchObject({ name: 'Z', version: '26' });
  });

  test('is read up to 8192 bytes', async () => {
    const zip = await zipFiles({ 'demo/demo.php': `/* Plugin Name: A\nVersion: 1${' '.repeat(9000)}x` });
    expect(await readPlugin(zip)).toMatchObject({ version: '1' });
  });
});

test('readme.txt is found in any case, and what it does not say stays empty', async () => {
  const readme =
    '=== Demo ===\r\nTested up to: 6.0\r\nTESTED UP TO: 7.0\r\n\r\n== Changelog ==\r\n= 1.0 =\r\n* x\r\n';
  const files = { '__MACOSX/demo/._demo.php': 'x', 'demo/': '', 'demo/demo.php': main };
  const [withReadme, without] = await Promise.all([
    zipFiles({ ...files, 'demo/ReadMe.TXT': readme }),
    zipFiles({ ...files, 'demo/docs/readme.txt': readme }),
  ]);
  expect(await readPlugin(withReadme)).toMatchObject({ tested: '7.0', changelog: '= 1.0 =\n* x' });
  expect(await readPlugin(without)).toMatchObject({ tested: '', changelog: '', requires: '' });
});

describe('refuses', () => {
  test.each([
    ['no files', { 'demo/': '' }, 'The ZIP file holds no files.'],
    [
      'a file at the top',
      { 'demo/demo.php': main, 'a.txt': '' },
      'The file "a.txt" must be inside the plugin',
    ],
    ['two folders', { 'a/a.php': main, 'b/b.php': main }, 'one folder at its top, but it has "a" and "b".'],
    [
      'no plugin',
      { 'demo/demo.php': '<?php' },
      'No PHP file directly in the folder "demo" has a "Plugin Name"',
    ],
    [
      'a plugin one level too deep',
      { 'demo/demo/demo.php': main },
      'No PHP file directly in the folder "demo"',
    ],
    ['no version', { 'demo/demo.php': '/* Plugin Name: A */' }, 'The plugin "A" has no "Version" header.'],
  ])('%s', async (_name, files, message) => {
    await expect(readPlugin(await zipFiles(files as Record<string, string>))).rejects.toThrow(message);
  });

  test.each([
    ['nothing', ''],
    ['a web page', '<!doctype html><title>Sign in</title>'],
  ])('%s in place of a ZIP', async (_name, text) => {
    await expect(readPlugin(Buffer.from(text))).rejects.toThrow(
      /^The file is not a ZIP file, or only a part of one \([^.]+\)\.$/,
    );
  });

  test('half a ZIP', async () => {
    const zip = await zipDirectory(samplePlugin);
    await expect(readPlugin(zip.subarray(0, zip.length / 2))).rejects.toThrow('The file is not a ZIP file');
  });

  test('an entry that does not inflate', async () => {
    const zip = await zipFiles({ 'demo/demo.php': main });
    // Behind the local header of 30 bytes and the name: deflate's reserved block type.
    zip[30 + 'demo/demo.php'.length] = 0xff;
    await expect(readPlugin(zip)).rejects.toThrow(
      '"demo/demo.php" cannot be read from the ZIP file (invalid block type).',
    );
  });

  test('an entry that is larger than it declares', async () => {
    const zip = await zipFiles({ 'demo/demo.php': main });
    const directory = zip.indexOf('PK\x01\x02');
    zip.writeUInt32LE(5, directory + 24);
    await expect(readPlugin(zip)).rejects.toThrow('"demo/demo.php" cannot be read from the ZIP file');
  });

  test('more than 20,000 entries', async () => {
    const zip = await zipFiles({ 'demo/demo.php': main });
    zip.writeUInt16LE(20_001, zip.lastIndexOf('PK\x05\x06') + 10);
    await expect(readPlugin(zip)).rejects.toThrow('The ZIP file has 20001 entries');
  });

  test('a name with a backslash', async () => {
    const zip = await zipFiles({ 'demo/demo.php': main });
    zip.write('\\', zip.indexOf('PK\x01\x02') + 46 + 'demo'.length);
    await expect(readPlugin(zip)).rejects.toThrow('The list of files in the ZIP file cannot be read');
  });
});

test.each([
  ['a title that is none, behind many blanks', `== changelog${' '.repeat(200_000)}x`],
  ['a title of many equal signs', `== changelog ${'='.repeat(200_000)} x`],
])('a readme with %s is read at once', async (_name, readme) => {
  const zip = await zipFiles({ 'demo/demo.php': main, 'demo/readme.txt': readme });
  expect(await readPlugin(zip)).toMatchObject({ version: '1.0', changelog: '' });
});

test('a folder with hundreds of PHP files is not looked through', async () => {
  const names = Array.from({ length: 501 }, (_, index) => [`demo/${index}.php`, '<?php']);
  const reading = readPlugin(await zipFiles(Object.fromEntries(names) as Record<string, string>));
  await expect(reading).rejects.toThrow(UnreadablePackage);
});

test('of a main file no more is inflated than WordPress reads', async () => {
  const lines = Array.from({ length: 50_000 }, (_, index) => `// ${index * 7919}`).join('\n');
  const zip = await zipFiles({ 'demo/demo.php': `${main}${lines}` });
  // Damage far behind the header: only a reader that goes on would stumble over it.
  zip.fill(0xff, Math.floor(zip.length / 2), Math.floor(zip.length / 2) + 200);
  expect(await readPlugin(zip)).toMatchObject({ version: '1.0' });
});
