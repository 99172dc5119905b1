import { describe, expect, test } from '@jest/globals';
import { type LargePluginOptions, makeUpLargePlugin } from '../../../../sandbox/plugins/large-plugin.ts';
import { inspect } from '../../../../src/package/inspect.ts';
import { startPackageStage } from '../package-stage.ts';

const KIB = 1024;

/** A readme that is longer than what is fetched of it at first. */
const readme = `=== Large Plugin ===\nStable tag: 3.1.0\n\n== Changelog ==\n\n= 3.1.0 =\n* New.\n\n${'x'.repeat(20_000)}`;

function buildMain(name = 'Large Plugin'): string {
  // As long as main files are.
  return `<?php\n/*\nPlugin Name: ${name}\nVersion: 3.1.0\n*/\n${'// Code.\n'.repeat(2_000)}`;
}

const files = (mainAt: number, readmeAt: number, others: LargePluginOptions['files'] = {}) => ({
  'large-plugin/large-plugin.php': { content: buildMain(), at: mainAt },
  'large-plugin/readme.txt': { content: readme, at: readmeAt },
  ...others,
});

const silence = { content: '<?php // Silence is golden.\n', at: 0.2 };

const layouts: readonly (readonly [string, LargePluginOptions])[] = [
  ['first', { files: files(0, 0) }],
  ['early', { files: files(0.001, 0.0011) }],
  ['in the middle', { files: files(0.5, 0.5) }],
  ['late', { files: files(0.9, 0.95) }],
  ['last', { files: files(1, 1) }],
  ['far from its readme', { files: files(0.3, 0.8) }],
  ['among other PHP files', { files: files(0.7, 0.71, { 'large-plugin/index.php': silence }) }],
  ['behind a large list of files', { files: files(0.4, 0.4), fillers: 5_000, fillerBytes: 20_000 }],
  [
    'under another name',
    {
      files: {
        'large-plugin/loader.php': { content: buildMain(), at: 0.6 },
        'large-plugin/readme.txt': { content: readme, at: 0.1 },
        'large-plugin/uninstall.php': silence,
      },
    },
  ],
];

/** Inspects a package behind its URL, and counts the requests. */
async function read(options: LargePluginOptions) {
  const plugin = makeUpLargePlugin(options);
  await using stage = await startPackageStage(plugin);
  const { reader } = await stage.read();
  const { facts, changelog, check } = await inspect(reader);
  const findings = check({ slug: undefined, version: undefined, served: undefined });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(await reader.readSha256()).toBeUndefined();
  const sizes = stage.ranges().map((range) => {
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    return Number(end) - Number(start) + 1;
  });
  expect(sizes.length).toBeLessThanOrEqual(5);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(plugin.directoryBytes + 160 * KIB);
  return { slug: facts.plugin?.slug, version: facts.plugin?.version, changelog, requests: sizes.length };
}

describe('of a package of 100 MB a few parts suffice whose main file is', () => {
  test.each(layouts)('%s', async (_name, options) => {
    expect(await read(options)).toMatchObject({
      version: '3.1.0',
      slug: 'large-plugin',
      changelog: expect.stringMatching(/^\* New\./),
    });
  });
});

describe('a package of 100 MB whose readme has no changelog', () => {
  const old = readme.replace('= 3.1.0 =', '= 3.0.0 =');
  const changelog = `# Changelog\n\n## 3.1.0\n* In a file.\n\n## 3.0.0\n${'* Old.\n'.repeat(20_000)}`;

  test.each([
    ['near its readme', 0.5, 0.501],
    ['far from its readme', 0.1, 0.9],
  ])('is looked into for a file with it, %s, within the same limits', async (_name, mainAt, at) => {
    const found = await read({
      files: {
        'large-plugin/large-plugin.php': { content: buildMain(), at: mainAt },
        'large-plugin/readme.txt': { content: old, at: mainAt },
        'large-plugin/CHANGELOG.md': { content: changelog, at },
      },
    });
    expect(found.changelog).toBe('* In a file.');
  });

  test('has none when that would cost too much', async () => {
    const spread = { content: buildMain(), at: 0.1 };
    const found = await read({
      fillers: 5_000,
      fillerBytes: 20_000,
      files: {
        'large-plugin/large-plugin.php': spread,
        'large-plugin/other.php': { ...spread, at: 0.3 },
        'large-plugin/readme.txt': { content: old, at: 0.6 },
        'large-plugin/CHANGELOG.md': { content: changelog, at: 0.9 },
      },
    });
    expect(found).toMatchObject({ version: '3.1.0', changelog: '' });
  });

  test('but has one in the readme is not asked for that file', async () => {
    const both = files(0.5, 0.5, { 'large-plugin/CHANGELOG.md': { content: changelog, at: 0.9 } });
    const [plain, more] = [await read({ files: files(0.5, 0.5) }), await read({ files: both })];
    expect(more.changelog).toMatch(/^\* New\./);
    expect(more.requests).toBe(plain.requests);
  });
});
