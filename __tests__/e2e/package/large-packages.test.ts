import { describe, expect, jest, test } from '@jest/globals';
import { serve } from '../../../sandbox/http/faults.ts';
import { type LargePluginOptions, makeUpLargePlugin } from '../../../sandbox/plugins/large-plugin.ts';
import { readErrors, sent, startStage } from '../fixtures/stage.ts';

jest.setTimeout(20_000);

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

describe('a package of 100 MB whose main file is', () => {
  test.concurrent.each(layouts)('%s: a few parts of it suffice', async (_name, options) => {
    const plugin = makeUpLargePlugin(options);
    await using stage = await startStage();
    stage.host.set('/large.zip', plugin);
    const step = await stage.run({ zip_url: stage.host.url('/large.zip'), 'dry-run': 'true' });

    expect(readErrors(step)).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({ version: '3.1.0', slug: 'large-plugin', sha256: '', size: '' });
    expect(step.outputs['changelog']).toMatch(/^\* New\./);
    const requests = sent(stage.host);
    expect(requests.length).toBeLessThanOrEqual(5);
    const budgetBytes = plugin.directoryBytes + 160 * KIB;
    expect(countBytes(requests)).toBeLessThanOrEqual(budgetBytes);
  });
});

describe('a package of 100 MB whose readme has no changelog', () => {
  const old = readme.replace('= 3.1.0 =', '= 3.0.0 =');
  const changelog = `# Changelog\n\n## 3.1.0\n* In a file.\n\n## 3.0.0\n${'* Old.\n'.repeat(20_000)}`;

  test.concurrent.each([
    ['near its readme', 0.5, 0.501],
    ['far from its readme', 0.1, 0.9],
  ])('is looked into for a file with it, %s, within the same limits', async (_name, mainAt, at) => {
    const plugin = makeUpLargePlugin({
      files: {
        'large-plugin/large-plugin.php': { content: buildMain(), at: mainAt },
        'large-plugin/readme.txt': { content: old, at: mainAt },
        'large-plugin/CHANGELOG.md': { content: changelog, at },
      },
    });
    await using stage = await startStage();
    stage.host.set('/large.zip', plugin);
    const step = await stage.run({ zip_url: stage.host.url('/large.zip'), 'dry-run': 'true' });
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs['changelog']).toBe('* In a file.');
    const requests = sent(stage.host);
    expect(requests.length).toBeLessThanOrEqual(5);
    expect(countBytes(requests)).toBeLessThanOrEqual(plugin.directoryBytes + 160 * KIB);
  });

  test.concurrent('has none when that would cost too much', async () => {
    const spread = { content: buildMain(), at: 0.1 };
    const plugin = makeUpLargePlugin({
      fillers: 5_000,
      fillerBytes: 20_000,
      files: {
        'large-plugin/large-plugin.php': spread,
        'large-plugin/other.php': { ...spread, at: 0.3 },
        'large-plugin/readme.txt': { content: old, at: 0.6 },
        'large-plugin/CHANGELOG.md': { content: changelog, at: 0.9 },
      },
    });
    await using stage = await startStage();
    stage.host.set('/large.zip', plugin);
    const step = await stage.run({ zip_url: stage.host.url('/large.zip'), 'dry-run': 'true' });
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ version: '3.1.0', changelog: '' });
    expect(sent(stage.host).length).toBeLessThanOrEqual(5);
  });

  test.concurrent('but has one in the readme is not asked for that file', async () => {
    const both = files(0.5, 0.5, { 'large-plugin/CHANGELOG.md': { content: changelog, at: 0.9 } });
    await using stage = await startStage();
    const [plain, more] = [makeUpLargePlugin({ files: files(0.5, 0.5) }), makeUpLargePlugin({ files: both })];
    stage.host.set('/plain.zip', plain);
    stage.host.set('/more.zip', more);
    await stage.run({ zip_url: stage.host.url('/plain.zip'), 'dry-run': 'true' });
    const before = sent(stage.host).length;
    const step = await stage.run({ zip_url: stage.host.url('/more.zip'), 'dry-run': 'true' });
    expect(step.outputs['changelog']).toMatch(/^\* New\./);
    expect(sent(stage.host)).toHaveLength(2 * before);
  });
});

function countBytes(requests: ReturnType<typeof sent>): number {
  const ranges = requests.map(({ headers }) => {
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    return Number(end) - Number(start) + 1;
  });
  return ranges.reduce((sum, bytes) => sum + bytes);
}

describe('a package on a host', () => {
  const plugin = makeUpLargePlugin({ files: files(0.5, 0.5), fillers: 50 });

  test.concurrent.each([
    ['without ranges', serve(plugin, { hasRanges: false })],
    ['without ranges or length', serve(plugin, { hasRanges: false, hasLength: false })],
  ])('%s is downloaded once, and checked and measured as a whole', async (_name, answer) => {
    await using stage = await startStage();
    stage.host.set('/large.zip', answer);
    const step = await stage.run({ zip_url: stage.host.url('/large.zip') });
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ version: '3.1.0', size: String(plugin.sizeBytes) });
    expect(step.outputs['sha256']).toMatch(/^[0-9a-f]{64}$/);
    expect(sent(stage.host)).toHaveLength(1);
  });

  test.concurrent('that exchanges it between two reads is not published from', async () => {
    await using stage = await startStage();
    let reads = 0;
    stage.host.set('/large.zip', (request, response) => {
      reads += 1;
      serve(plugin, { validators: { etag: `"${reads}"` } })(request, response);
    });
    const step = await stage.run({ zip_url: stage.host.url('/large.zip') });
    expect(readErrors(step)).toEqual([expect.stringMatching(/changed between two reads/)]);
    expect(sent(stage.service, 'POST')).toEqual([]);
  });

  test.concurrent('whose ranges go wrong later is downloaded whole', async () => {
    await using stage = await startStage();
    let reads = 0;
    stage.host.set('/large.zip', (request, response) => {
      reads += 1;
      serve(plugin, { hasRanges: reads === 1 })(request, response);
    });
    const step = await stage.run({ zip_url: stage.host.url('/large.zip') });
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ version: '3.1.0', size: String(plugin.sizeBytes) });
  });
});
