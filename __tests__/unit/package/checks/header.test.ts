import { describe, expect, test } from '@jest/globals';

import { HEADER_BYTES } from '../../../../src/package/wordpress/header.ts';
import { clean, judgeBy, listErrors, main, mainFile } from '../judge.ts';

const path = 'my-plugin/my-plugin.php';
const tag = { version: { version: '1.2.3', origin: 'the tag `v1.2.3`' } };

/** PHP of so many bytes, in lines of 10 bytes. */
function filler(sizeBytes: number): string {
  return '<?php    \n//-------\n'.padEnd(sizeBytes, '//-------\n');
}

describe('header-late', () => {
  test('is reported for a Plugin Name behind the first 8 KiB', async () => {
    const files = { ...clean, [path]: `${filler(HEADER_BYTES)}/* Plugin Name: A\nVersion: 1.2.3 */` };
    expect(await judgeBy('header-late', files)).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: path,
        line: 820,
        message: `The "Plugin Name" header in line 820 of \`${path}\` is not within the first 8192 bytes.`,
        effect: expect.stringContaining('finds no plugin'),
        fix: expect.stringContaining('start of the file'),
      }),
    ]);
    expect(await listErrors(files, tag)).toEqual(['header-late']);
  });

  test('is reported for a Version behind the first 8 KiB, and is then not said to be missing', async () => {
    const start = `<?php\n/* Plugin Name: A\n${'* more\n'.repeat(2000)}`;
    const files = { ...clean, [path]: `${start}Version: 1.2.3 */` };
    expect(await judgeBy('header-late', files)).toEqual([
      expect.objectContaining({
        file: path,
        line: 2003,
        message: `The "Version" header in line 2003 of \`${path}\` is not within the first 8192 bytes.`,
        effect: expect.stringContaining('without a version'),
      }),
    ]);
    expect(await listErrors(files, tag)).toEqual(['header-late']);
  });

  test.each([
    ['in its value', 'Version: 1.2.3'.length - 2],
    ['right behind its colon', 'Version:'.length],
  ])('is reported for a Version that is cut %s', async (_name, keptBytes) => {
    const start = '<?php /* Plugin Name: A\n'.padEnd(HEADER_BYTES - keptBytes - 1, '-');
    const files = { ...clean, [path]: `${start}\nVersion: 1.2.3\n*/` };
    expect(await judgeBy('header-late', files)).toEqual([
      expect.objectContaining({
        line: 3,
        message: `The "Version" header in line 3 of \`${path}\` is cut off after byte 8192.`,
        effect: 'WordPress takes the part before the cut for the whole.',
      }),
    ]);
    const served = { version: '1.2.2', pluginFile: path };
    expect(await listErrors(files, { ...tag, served })).toEqual(['header-late']);
  });

  test('is not reported for headers that end at byte 8192, nor for other text behind it', async () => {
    const start = '<?php /* Plugin Name: A\n'.padEnd(HEADER_BYTES - 'Version: 1.2.3'.length - 1, '-');
    const files = { ...clean, [path]: `${start}\nVersion: 1.2.3\nVersion: 2\nPlugin Name: B */` };
    expect(await listErrors(files, tag)).toEqual([]);
    const noPlugin = { [path]: `${filler(HEADER_BYTES)}echo 'Plugin Name: A';` };
    expect(await listErrors(noPlugin)).toEqual(['no-plugin']);
  });

  test('is reported once, for the likeliest of several files', async () => {
    const late = `${filler(HEADER_BYTES)}/* Plugin Name: A */`;
    const files = { 'my-plugin/a.php': late, [path]: late, 'my-plugin/z.php': late };
    expect((await judgeBy('header-late', files)).map(({ file }) => file)).toEqual([path]);
  });
});

describe('header-encoding', () => {
  const mark = '\ufeff';

  test.each([
    ['UTF-16LE', Buffer.from(`${mark}${main}`, 'utf16le')],
    ['UTF-16LE without a mark', Buffer.from(main, 'utf16le')],
    ['UTF-16BE', Buffer.from(`${mark}${main}`, 'utf16le').swap16()],
    ['long UTF-16BE', Buffer.from(`${main}${filler(20_000)}`, 'utf16le').swap16()],
    ['UTF-16LE with an odd byte', Buffer.concat([Buffer.from(main, 'utf16le'), Buffer.from(' ')])],
  ])('is reported for %s', async (_name, content) => {
    const files = { ...clean, [path]: content };
    expect(await judgeBy('header-encoding', files)).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: path,
        line: 1,
        message: `\`${path}\` is saved in UTF-16.`,
        effect: expect.stringContaining('finds no plugin'),
        fix: expect.stringContaining('UTF-8'),
      }),
    ]);
    expect(await listErrors(files, tag)).toEqual(['header-encoding']);
  });

  test('is reported for a byte order mark in front of the Plugin Name', async () => {
    const files = { ...clean, [path]: `${mark}<?php // Plugin Name: A\n// Version: 1.2.3` };
    expect(await judgeBy('header-encoding', files)).toEqual([
      expect.objectContaining({
        file: path,
        line: 1,
        message: `There is a byte order mark before the "Plugin Name" header in line 1 of \`${path}\`.`,
      }),
    ]);
    expect(await listErrors(files, tag)).toEqual(['header-encoding']);
  });

  test('is reported for a byte order mark in front of the Version', async () => {
    const files = { ...clean, [path]: `${mark}<?php // Version: 1.2.3\n// Plugin Name: A` };
    expect(await judgeBy('header-encoding', files)).toEqual([
      expect.objectContaining({
        message: `There is a byte order mark before the "Version" header in line 1 of \`${path}\`.`,
        effect: expect.stringContaining('without a version'),
      }),
    ]);
    expect(await listErrors(files, tag)).toEqual(['header-encoding']);
  });

  test('is not reported for a byte order mark that hides nothing', async () => {
    const marked = { ...clean, [path]: `${mark}${main}` };
    expect(await listErrors(marked, tag)).toEqual(['output-before-headers']);
    const other = { ...clean, 'my-plugin/a.php': Buffer.from(main, 'utf16le') };
    expect(await listErrors(other, tag)).toEqual([]);
    expect(await listErrors({ [path]: Buffer.from('<?php echo 1;', 'utf16le') })).toEqual(['no-plugin']);
  });
});

describe('header-shadowed', () => {
  test('is reported for a second Version line', async () => {
    const content = `<?php\n/* Version: 0.1 */\n${main.slice('<?php\n'.length)}`;
    expect(await judgeBy('header-shadowed', { ...clean, [path]: content })).toEqual([
      expect.objectContaining({
        severity: 'warning',
        file: path,
        line: 5,
        message: `\`${path}\` has a "Version" header in line 2 and another in line 5.`,
        effect: expect.stringContaining('the first'),
      }),
    ]);
  });

  test('is reported for a second one in the same comment', async () => {
    const content = main.replace(' * Version:', ' * Version: 0.1\n * Version:');
    expect(await judgeBy('header-shadowed', { ...clean, [path]: content })).toHaveLength(1);
  });

  test('is not reported when the first is in the comment with the plugin header, and the other is not', async () => {
    const content = `${main}/**\n * @return array{\n *   version: string,\n * }\n */\nfunction f() {}\n`;
    expect(await judgeBy('header-shadowed', { ...clean, [path]: content })).toEqual([]);
  });

  test('is not reported for other lines with the word, nor behind the first 8 KiB', async () => {
    const content = `${main}// The Version: 2\n// @version 3\n${filler(HEADER_BYTES)}/* Version: 4 */`;
    expect(await judgeBy('header-shadowed', { ...clean, [path]: content })).toEqual([]);
  });
});

describe('multi-main', () => {
  test('is reported for more Plugin Name headers in the folder', async () => {
    const files = { ...clean, 'my-plugin/addon.php': main, 'my-plugin/z.php': main };
    expect(await judgeBy('multi-main', files)).toEqual([
      expect.objectContaining({
        severity: 'warning',
        file: path,
        message: `Besides \`my-plugin/addon.php\`, \`${path}\` and \`my-plugin/z.php\` have a "Plugin Name" header.`,
        fix: expect.stringContaining('main file only'),
      }),
    ]);
  });

  test('is not reported for headers in other folders, or of no name', async () => {
    const files = {
      ...clean,
      'my-plugin/addon.php': '/* Plugin Name: */',
      'my-plugin/a/a.php': main,
      'my-plugin/b.txt': main,
    };
    expect(await judgeBy('multi-main', files)).toEqual([]);
  });
});

describe('nested-header', () => {
  test('is reported for a header one level deeper whose name sorts in front', async () => {
    const addon = mainFile({ 'Plugin Name': 'addon' });
    const files = { ...clean, 'my-plugin/b/b.php': addon, 'my-plugin/a/a.php': addon };
    expect(await judgeBy('nested-header', files)).toEqual([
      expect.objectContaining({
        severity: 'warning',
        file: 'my-plugin/a/a.php',
        message:
          '`my-plugin/a/a.php` and `my-plugin/b/b.php` have a "Plugin Name" header too, with a name that sorts before the plugin\'s own.',
        effect: expect.stringContaining('activate'),
      }),
    ]);
  });

  test('is not reported for a name that sorts behind, nor deeper', async () => {
    const files = {
      ...clean,
      'my-plugin/a/a.php': mainFile({ 'Plugin Name': 'My Plugin Addon' }),
      'my-plugin/a/b/b.php': mainFile({ 'Plugin Name': 'addon' }),
    };
    expect(await judgeBy('nested-header', files)).toEqual([]);
  });
});
