import { describe, expect, test } from '@jest/globals';
import { serve } from '../../../sandbox/http/faults.ts';
import { makeUpLargePlugin } from '../../../sandbox/plugins/large-plugin.ts';
import { readErrors, sent, startStage } from '../fixtures/stage.ts';

const KIB = 1024;

// As long as main files are.
const main = `<?php\n/*\nPlugin Name: Large Plugin\nVersion: 3.1.0\n*/\n${'// Code.\n'.repeat(2_000)}`;
/** Longer than what is fetched of a readme at first, and without a changelog of this version. */
const readme = `=== Large Plugin ===\nStable tag: 3.1.0\n\n== Changelog ==\n\n= 3.0.0 =\n* Old.\n\n${'x'.repeat(20_000)}`;
const changelog = `# Changelog\n\n## 3.1.0\n* In a file.\n\n## 3.0.0\n${'* Old.\n'.repeat(20_000)}`;
const files = {
  'large-plugin/large-plugin.php': { content: main, at: 0.3 },
  'large-plugin/readme.txt': { content: readme, at: 0.3 },
  'large-plugin/CHANGELOG.md': { content: changelog, at: 0.9 },
};

// Where in the package its files may lie, the unit `large-packages` holds.
test.concurrent('a few parts of a package of 100 MB suffice, and it is said what was not read', async () => {
  const plugin = makeUpLargePlugin({ files });
  await using stage = await startStage();
  stage.host.set('/large.zip', plugin);
  const step = await stage.run({ zip_url: stage.host.url('/large.zip'), 'dry-run': 'true' });

  expect(readErrors(step)).toEqual([]);
  expect(step.exitCode).toBe(0);
  expect(step.outputs).toMatchObject({ version: '3.1.0', slug: 'large-plugin', sha256: '', size: '' });
  expect(step.outputs['changelog']).toBe('* In a file.');
  expect(step.log).toContainEqual(expect.stringMatching(/^Not read: most file contents\. .*unnoticed/));
  expect(step.summary).toMatch(/Not read<\/th><td>most file contents\./);
  const requests = sent(stage.host);
  expect(requests.length).toBeLessThanOrEqual(5);
  expect(countBytes(requests)).toBeLessThanOrEqual(plugin.directoryBytes + 160 * KIB);
});

function countBytes(requests: ReturnType<typeof sent>): number {
  const ranges = requests.map(({ headers }) => {
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    return Number(end) - Number(start) + 1;
  });
  return ranges.reduce((sum, bytes) => sum + bytes);
}

describe('a package on a host', () => {
  const plugin = makeUpLargePlugin({ files, fillers: 50 });

  test.concurrent(
    'without ranges or length is downloaded once, and checked and measured as a whole',
    async () => {
      await using stage = await startStage();
      stage.host.set('/large.zip', serve(plugin, { hasRanges: false, hasLength: false }));
      const step = await stage.run({ zip_url: stage.host.url('/large.zip') });
      expect(readErrors(step)).toEqual([]);
      expect(step.outputs).toMatchObject({ version: '3.1.0', size: String(plugin.sizeBytes) });
      expect(step.outputs['sha256']).toMatch(/^[0-9a-f]{64}$/);
      expect(step.log.join('\n')).not.toContain('Not read');
      expect(sent(stage.host)).toHaveLength(1);
    },
  );

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
