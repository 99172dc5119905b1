import { describe, expect, test } from '@jest/globals';
import { runsAll } from '../../../fixtures/all-tests.ts';

import { readFromBuffer } from '../../../../src/shared/bytes.ts';
import { readPackageView } from '../../../../src/package/read/package-view.ts';
import { forgeZip, type ForgedEntry } from '../forge-zip.ts';
import { judge, main } from '../judge.ts';

const KIB = 1024;

/** Bytes that no packing makes smaller. */
function noise(sizeBytes: number): string {
  return Array.from({ length: sizeBytes }, (_, index) =>
    String.fromCharCode(33 + ((index * 7919) % 89)),
  ).join('');
}

const code = `<?php\n${noise(20 * KIB)}`;
const files: readonly ForgedEntry[] = [
  { name: 'my-plugin/admin.php', content: code },
  { name: 'my-plugin/includes/a.php', content: code },
  { name: 'my-plugin/my-plugin.php', content: `${main}${noise(100 * KIB)}` },
  { name: 'my-plugin/readme.txt', content: `=== My Plugin ===\nStable tag: 1.2.3\n\n${noise(30 * KIB)}` },
  { name: 'my-plugin/server.key', content: code },
  { name: 'my-plugin/video.mp4', content: noise(500 * KIB) },
];

describe('of a package', () => {
  test('all PHP files of the folder are read, and those one level deeper', async () => {
    const zip = forgeZip([...files, { name: 'my-plugin/a/b/c.php' }, { name: 'my-plugin/b.PHP' }]);
    const view = await readPackageView(readFromBuffer(zip));
    expect(view.ownPhp.map(({ path }) => path)).toEqual(['my-plugin/admin.php', 'my-plugin/my-plugin.php']);
    expect(view.nestedPhp.map(({ path }) => path)).toEqual(['my-plugin/includes/a.php']);
  });

  test('deeper PHP files are read when its folder has none of its own', async () => {
    const zip = forgeZip([
      { name: 'build/out/my-plugin/my-plugin.php', content: main },
      { name: 'build/readme.txt' },
    ]);
    expect((await readPackageView(readFromBuffer(zip))).misplaced?.path).toBe(
      'build/out/my-plugin/my-plugin.php',
    );
  });

  test('the readme is read to its end', async () => {
    const readme = `=== My Plugin ===\n\n${noise(200 * KIB)}`;
    const zip = forgeZip([...files.slice(0, 3), { name: 'my-plugin/readme.txt', content: readme }]);
    expect((await readPackageView(readFromBuffer(zip))).readme?.bytes.length).toBe(readme.length);
  });

  test('that exceeds the limits, a key is taken for what it begins with', async () => {
    const key = `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(64)}\n${noise(100_000)}`;
    const large = { name: 'my-plugin/large.bin', method: 8, sizeBytes: 300_000_000 };
    const zip = forgeZip([...files, { name: 'my-plugin/a.pem', content: key }, large]);
    const view = await readPackageView(readFromBuffer(zip));
    expect(view.isRead).toBe(false);
    expect(view.secrets).toEqual([{ path: 'my-plugin/a.pem', what: 'holds a private key', line: 1 }]);
  });
});

describe('20,000 hostile entries', () => {
  const count = 20_000;

  const entries: readonly (readonly [name: string, nameOf: (index: number) => string])[] = [
    ['PHP files in the folder', (index: number) => `p/${index}.php`],
    ['folders at the top', (index: number) => `${index}/a.php`],
    ['files that are folders', (index: number) => 'a/'.repeat((index % 440) + 1).slice(0, -1)],
    ['names that no Windows host can write', (index: number) => `p/${'a:/'.repeat(130)}${index}. `],
    ['letters with accents', (index: number) => `p\\${'\u0301\u0323\u0316'.repeat(30)}${index}`],
  ];
  // After other changes, one of those that take longest.
  const few = entries.filter(([name]) => name === 'files that are folders');
  test.each(runsAll('src/package') ? entries : few)('are judged at once: %s', async (_name, nameOf) => {
    const entries = Array.from({ length: count }, (_, index) => ({
      name: nameOf(index),
      content: '<?php',
    }));
    const zip = forgeZip(entries);
    const start = process.cpuUsage();
    const findings = await judge(zip);
    const { user, system } = process.cpuUsage(start);
    // Mostly below 1 s when linear, minutes when quadratic; between them is room for a slow machine.
    expect((user + system) / 1_000_000).toBeLessThan(5);
    expect(findings.some(({ severity }) => severity === 'error')).toBe(true);
    expect(Math.max(...findings.map(({ message, fix }) => message.length + fix.length))).toBeLessThan(1500);
  });
});
