import { describe, expect, test } from '@jest/globals';

import {
  describeComparison,
  formatSizes,
  listChangeLines,
  renderChanges,
  renderChangesLine,
  writeChanges,
} from '../../../../src/publish/compare/describe.ts';
import { createSanitiser } from '../../../../src/action/log.ts';
import { compareFiles, plugin } from '../../publish/compare/compare-files.ts';

const same = (text: string) => text;

const before = plugin('1.0.0', {
  'a.php': '<?php 1;',
  'inc/b.php': '<?php',
  'inc/c.php': '<?php',
  'js/d.js': '1',
});
const after = plugin(
  '1.1.0',
  { 'a.php': '<?php 2;', 'inc/b.php': '<?php', 'inc/e.php': '<?php 22;', 'js/d.js': '1', 'css/f.css': '' },
  { 'Requires PHP': '8.1' },
);

describe('the difference of two packages', () => {
  test('is told by files, by parts and by headers', async () => {
    const { difference } = await compareFiles(before, after);
    expect(difference).toMatchObject({
      added: ['css/f.css', 'inc/e.php'],
      removed: ['inc/c.php'],
      changed: ['a.php', 'my-plugin.php'],
      headers: [
        { label: 'Version', from: '1.0.0', to: '1.1.0' },
        { label: 'Requires PHP', from: '', to: '8.1' },
      ],
      parts: [
        { name: '', changed: ['a.php', 'my-plugin.php'], files: { from: 2, to: 2 } },
        { name: 'css/', added: ['css/f.css'], files: { from: 0, to: 1 }, unpackedBytes: { from: 0, to: 0 } },
        { name: 'inc/', added: ['inc/e.php'], removed: ['inc/c.php'], unpackedBytes: { from: 10, to: 14 } },
      ],
    });
    const sum = (files: typeof before) =>
      Object.values(files).reduce((bytes, text) => bytes + text.length, 0);
    expect(difference.unpackedBytes).toEqual({ from: sum(before), to: sum(after) });
  });

  test('counts files that lie in another folder of the plugin as the same', async () => {
    const { difference } = await compareFiles(before, before);
    expect(difference).toMatchObject({ added: [], removed: [], changed: [], parts: [], headers: [] });
  });

  test('is one line, and more lines in the log', async () => {
    const comparison = await compareFiles(before, after);
    expect(describeComparison(comparison)).toMatch(
      /^2 files changed, 2 added, 1 removed · \d+ → \d+ B, compared with the live version `1\.0\.0`$/,
    );
    expect(listChangeLines(comparison)).toEqual([
      expect.stringMatching(/^Changes: 2 files changed, .*`\.$/),
      expect.stringMatching(/^ {2}top level: 2 files changed; 2 → 2 files, \d+ → \d+ B$/),
      '  `css/`: 1 file added; 0 → 1 files, 0 → 0 B',
      '  `inc/`: 1 file added, 1 removed; 2 → 2 files, 10 → 14 B',
      '  Version: `1.0.0` → `1.1.0`',
      '  Requires PHP: none → `8.1`',
    ]);
    expect(describeComparison(await compareFiles(before, before))).toMatch(/^No file changed · /);
  });

  test('is JSON for later steps', async () => {
    const comparison = await compareFiles(before, after);
    const { packedBytes, unpackedBytes } = comparison.difference;
    expect(JSON.parse(writeChanges(comparison, same))).toEqual({
      from: '1.0.0',
      to: '1.1.0',
      added: 2,
      removed: 1,
      changed: 2,
      packedBytes,
      unpackedBytes,
    });
  });

  test('is told by few names in the receipt, without a table that is wider than a phone', async () => {
    const [folded] = renderChanges(await compareFiles(before, after), same);
    expect(folded).toContain('<details open><summary>What this version changes</summary>');
    expect(folded).not.toContain('| Part |');
    expect(folded).toContain('- <code>inc/</code>: removed <code>c.php</code>; added <code>e.php</code>');
    expect(folded).toContain('<th align="left">Requires PHP</th><td>none → <code>8.1</code></td>');
  });

  test('that is not known is told as such, and is no JSON', () => {
    const comparison = { isCompared: false, why: 'there is no release `v1` on GitHub' } as const;
    expect(listChangeLines(comparison)).toEqual(['Not compared: there is no release `v1` on GitHub.']);
    expect(renderChangesLine(comparison, same)).toBe(
      'Not compared&#58; there is no release <code>v1</code> on GitHub',
    );
    expect(renderChanges(comparison, same)).toEqual([]);
    expect(writeChanges(comparison, same)).toBe('');
  });

  test('names 50 files of a part, and counts the others', async () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`inc/${index}.php`, '']));
    const [folded] = renderChanges(await compareFiles(before, plugin('1.1.0', many)), same);
    expect(folded).toContain('<details><summary>What this version changes</summary>');
    expect(folded).toMatch(/^\| <code>inc\/<\/code> \| {2}\| 60 \| 2 \| 2 → 60 \| /m);
    expect(folded?.match(/<code>\d+\.php<\/code>/g)).toHaveLength(48);
    expect(folded).toContain('and 12 more');
  });

  test('cannot break out of the receipt, however the files are called', async () => {
    const name = `${'@</details>|`'.repeat(14)}.php`.replaceAll('/', ':');
    const many = Object.fromEntries(
      Array.from({ length: 1500 }, (_, index) => [`${index % 40}/${index}${name}`, '']),
    );
    const blocks = renderChanges(
      await compareFiles(before, plugin('1.1.0', many)),
      createSanitiser(['s3cr3tt0k3n']),
    );
    const text = blocks.join('');
    expect(Buffer.byteLength(text)).toBeLessThan(200_000);
    expect(text.match(/<\/details>/g)).toHaveLength(1);
    expect(text).toMatch(/- and the files of \d+ more/);
    expect(text).toContain('And 13 more folders.');
  });
});

test.each([
  [1_200_000, 1_300_000, '1.2 → 1.3 MB'],
  [999_000, 1_200_000, '999 kB → 1.2 MB'],
  [5, 7_000, '5 B → 7.0 kB'],
])('sizes share their unit: %i, %i', (from, to, text) => {
  expect(formatSizes({ from, to })).toBe(text);
});
