import { describe, expect, test } from '@jest/globals';

import { zipDirectory, zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { readFromBuffer } from '../../../src/shared/bytes.ts';
import { inspect } from '../../../src/package/inspect.ts';
import { samplePlugin } from '../sandbox/stage.ts';
import { clean, judge, listErrors, main } from './judge.ts';
import { cpuNow } from '../../fixtures/cpu-time.ts';

async function inspectFiles(files: Readonly<Record<string, string | Uint8Array>>) {
  return inspect(readFromBuffer(await zipFiles(files)));
}

describe('the sample plugin', () => {
  test('is read completely', async () => {
    const zip = await zipDirectory(samplePlugin);
    const { facts, changelog } = await inspect(readFromBuffer(zip));
    expect(facts).toEqual({
      sizeBytes: zip.length,
      contents: {
        files: 5,
        unpackedBytes: expect.any(Number),
        parts: [expect.objectContaining({ name: 'includes/' }), expect.objectContaining({ name: '' })],
        largest: [
          expect.objectContaining({ path: 'tidy-footer/includes/years.php' }),
          expect.objectContaining({ path: 'tidy-footer/readme.txt' }),
          expect.objectContaining({ path: 'tidy-footer/tidy-footer.php' }),
        ],
        unread: 0,
        isRead: true,
        unsearched: 0,
      },
      plugin: {
        slug: 'tidy-footer',
        name: 'Tidy Footer',
        version: '1.4.2',
        mainFile: 'tidy-footer.php',
        requires: '6.2',
        requiresPhp: '7.4',
        upgradeNotice: 'Corrects the first year after posts are withdrawn.',
        updateUri: 'https://example.com/plugins/tidy-footer/',
        tested: '7.1',
        description: 'Prints a copyright line in the footer that keeps its years up to date by itself.',
        readme: expect.stringMatching(/^=== Tidy Footer ===\n/),
      },
    });
    expect(changelog).toMatch(/^\* /);
  });

  test('has nothing that stops a release', async () => {
    expect(await listErrors(await zipDirectory(samplePlugin), { slug: 'tidy-footer' })).toEqual([]);
  });

  test('is packed to the same bytes every time', async () => {
    const [first, second] = await Promise.all([zipDirectory(samplePlugin), zipDirectory(samplePlugin)]);
    expect(first.equals(second)).toBe(true);
  });

  test('can be packed with another version', async () => {
    const { facts } = await inspect(
      readFromBuffer(await zipDirectory(samplePlugin, { version: '2.0.0-$&' })),
    );
    expect(facts.plugin).toMatchObject({ slug: 'tidy-footer', version: '2.0.0-$&', requires: '6.2' });
  });
});

describe('the main file', () => {
  test('is the first PHP file by bytes with a Plugin Name', async () => {
    const { facts } = await inspectFiles({
      'demo/.hidden.php': '/* Plugin Name: Hidden */',
      'demo/a/a.php': '/* Plugin Name: Deep */',
      'demo/B.PHP': '/* Plugin Name: Upper case */',
      'demo/b.php': '<?php // No header.',
      'demo/c.php': '/* Plugin Name: C\nVersion: 3 */',
      'demo/Z.php': '/* Plugin Name: Z\nVersion: 26 */',
    });
    expect(facts.plugin).toMatchObject({ name: 'Z', version: '26', mainFile: 'Z.php' });
  });

  test('may lie at the top, where there is no slug', async () => {
    const { facts } = await inspectFiles({ 'my-plugin.php': main, 'includes/a.php': '<?php' });
    expect(facts.plugin).toMatchObject({ slug: '', mainFile: 'my-plugin.php' });
  });

  test('is the last of two entries of its name', async () => {
    const [older] = await judge({ ...clean, './my-plugin/my-plugin.php': main.replace('1.2.3', '1.2.2') });
    expect(older?.id).toBe('path-conflict');
    const { facts } = await inspectFiles({
      ...clean,
      './my-plugin/my-plugin.php': main.replace('1.2.3', '9'),
    });
    expect(facts.plugin).toMatchObject({ version: '9' });
  });
});

test('readme.txt is found in any case, before readme.md, and what it does not say stays empty', async () => {
  const readme = '=== Demo ===\r\nTESTED UP TO: 7.0\r\n\r\n== Changelog ==\r\n= 1.2.3 =\r\n* x\r\n';
  const files = { 'my-plugin/my-plugin.php': main, 'my-plugin/README.md': '=== No ===\nTested up to: 6.0\n' };
  const { facts, changelog } = await inspectFiles({ ...files, 'my-plugin/ReadMe.TXT': readme });
  expect([facts.plugin?.tested, changelog]).toEqual(['7.0', '* x']);
  const without = await inspectFiles({ 'my-plugin/my-plugin.php': main, 'my-plugin/a/readme.txt': readme });
  expect([without.facts.plugin?.tested, without.facts.plugin?.readme, without.changelog]).toEqual([
    '',
    '',
    '',
  ]);
});

describe('the changelog of a version', () => {
  const plugin = { 'my-plugin/my-plugin.php': main };
  const readme = (version: string) => `=== Demo ===\n\n== Changelog ==\n= ${version} =\n* In the readme.\n`;
  const text =
    '*** Demo Changelog ***\n\n2026-01-01 - version 1.2.3\n* In the text.\n\n2025-01-01 - version 1.2.2\n';
  const markdown =
    '# Changelog\n\n## Unreleased\n\n## [Demo 1.2.3] - 2026-01-01\n### Fixed\n- In Markdown.\n## 1.2.2\n';

  async function find(files: Readonly<Record<string, string | Uint8Array>>) {
    return (await inspectFiles({ ...plugin, ...files })).changelog;
  }

  test('is that of the readme before all others', async () => {
    const files = { 'my-plugin/readme.txt': readme('1.2.3'), 'my-plugin/changelog.txt': text };
    expect(await find(files)).toBe('* In the readme.');
  });

  test('is in a file of its own when the readme has none, in any case, as text before Markdown', async () => {
    const files = { 'my-plugin/readme.txt': readme('1.2.2'), 'my-plugin/CHANGELOG.md': markdown };
    expect(await find(files)).toBe('### Fixed\n- In Markdown.');
    expect(await find({ ...files, 'my-plugin/ChangeLog.TXT': text })).toBe('* In the text.');
    const other = text.replaceAll('1.2.3', '1.2.4');
    expect(await find({ ...files, 'my-plugin/changelog.txt': other })).toBe('### Fixed\n- In Markdown.');
  });

  test('needs no readme, and is read in UTF-16 too', async () => {
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(await find({ 'my-plugin/changelog.txt': utf16 })).toBe('* In the text.');
  });

  test('is not in other folders, and not in a file that is damaged', async () => {
    expect(await find({ 'my-plugin/docs/changelog.txt': text, 'my-plugin/changelogs.txt': text })).toBe('');
    const name = 'my-plugin/changelog.txt';
    const zip = await zipFiles({ [name]: text, ...plugin });
    zip.fill('x', zip.indexOf(name) + name.length, zip.indexOf(name) + name.length + 20);
    expect((await inspect(readFromBuffer(zip))).changelog).toBe('');
  });

  test('is known to be missing where other versions have one', async () => {
    const lacks = async (files: Readonly<Record<string, string>>) =>
      (await inspectFiles({ 'my-plugin/my-plugin.php': main, ...files })).lacksSection;
    expect(await lacks({ 'my-plugin/readme.txt': readme('1.2.2') })).toBe(true);
    expect(await lacks({ 'my-plugin/changelog.txt': '= 1.2.2 =\n* A' })).toBe(true);
    expect(await lacks({ 'my-plugin/readme.txt': readme('1.2.3') })).toBe(false);
    expect(await lacks({ 'my-plugin/readme.txt': readme('1.2.2'), 'my-plugin/changelog.txt': text })).toBe(
      false,
    );
    expect(await lacks({ 'my-plugin/readme.txt': '=== A ===\n== Changelog ==\nSee the website.' })).toBe(
      false,
    );
    expect(await lacks({})).toBe(false);
  });

  test('breaks off visibly where the file does', async () => {
    const long = `${text.slice(0, 60)}${'* A line.\n'.repeat(9_000)}`;
    const whole = await find({ 'my-plugin/changelog.txt': `${long}* Last.` });
    expect(whole).toMatch(/\* Last\.$/);
    const cut = await find({ 'my-plugin/changelog.txt': `${long}${' '.repeat(1024 * 1024)}` });
    expect(cut).toMatch(/\* A line\.\n…$/);
  });

  test('is found among files that are not in the package', async () => {
    const inspection = await inspectFiles({ ...plugin, 'my-plugin/readme.txt': readme('1.2.2') });
    const asked: (readonly string[])[] = [];
    const found = await inspection.findChangelog((names) => {
      asked.push(names);
      return Promise.resolve([Buffer.from('1.2.2\n* A'), Buffer.from(markdown), Buffer.from(text)]);
    });
    expect(found).toEqual({ changelog: '### Fixed\n- In Markdown.', lacksSection: false });
    expect(asked).toEqual([['changelog.txt', 'changelog.md']]);
    const none = { changelog: '', lacksSection: false };
    expect(await inspection.findChangelog(() => Promise.resolve([]))).toEqual(none);
    const old = await inspection.findChangelog(() => Promise.resolve([Buffer.from('# 1.2.2\n* A')]));
    expect(old).toEqual({ changelog: '', lacksSection: true });
    const nothing = await inspectFiles({ 'my-plugin/a.txt': '' });
    expect(await nothing.findChangelog(() => Promise.reject(new Error('asked')))).toEqual(none);
  });
});

test('what cannot be listed has a size, one finding and nothing else', async () => {
  const page = Buffer.from('<!doctype html><title>Sign in</title>');
  const { facts, changelog, check: judgePage } = await inspect(readFromBuffer(page));
  expect(facts).toEqual({ sizeBytes: page.length, contents: undefined, plugin: undefined });
  expect(changelog).toBe('');
  expect(judgePage({ slug: 'a', version: undefined, served: undefined })).toEqual([
    expect.objectContaining({
      id: 'zip-unreadable',
      severity: 'error',
      message: 'The package is a web page, not a ZIP.',
    }),
  ]);
});

test.each([
  ['an empty file', '', 'an empty file'],
  ['a gzip file', '\x1f\x8b\x08', 'a gzip file'],
  [
    'warnings in front of a ZIP',
    `${'Warning: a\n'.repeat(200)}PK\x03\x04`,
    '2200 other bytes come before it',
  ],
])('says what %s is', async (_name, text, message) => {
  const [finding] = await judge(Buffer.from(text, 'latin1'));
  expect(finding).toMatchObject({ id: 'zip-unreadable', severity: 'error' });
  expect(finding?.message).toContain(message);
});

test('half a ZIP is not whole', async () => {
  const zip = await zipDirectory(samplePlugin);
  const [finding] = await judge(zip.subarray(0, zip.length / 2));
  expect(finding?.message).toMatch(/its list of files, at the end, is missing: it is cut off\.$/);
});

test.each([
  ['a title that is none, behind many blanks', `== changelog${' '.repeat(200_000)}x`],
  ['a title of many equal signs', `== changelog ${'='.repeat(200_000)} x`],
  ['nothing but titles', '== changelog ==\n= 1.2.3 =\n`'.repeat(20_000)],
])('a readme with %s is read at once', async (_name, readme) => {
  const startMs = cpuNow();
  const { facts } = await inspectFiles({ ...clean, 'my-plugin/readme.txt': readme });
  expect(facts.plugin).toMatchObject({ version: '1.2.3' });
  expect(cpuNow() - startMs).toBeLessThan(2000);
});
