import { expect, test } from '@jest/globals';
import { cut, inTurn, serve } from '../../../sandbox/http/faults.ts';
import { makeUpLargePlugin } from '../../../sandbox/plugins/large-plugin.ts';
import { readErrors, sent, startStage } from '../fixtures/stage.ts';

// As long as main files are.
const main = `<?php\n/*\nPlugin Name: Large Plugin\nVersion: 3.1.0\n*/\n${'// Code.\n'.repeat(2_000)}`;
/** Without a changelog of this version. */
const readme = `=== Large Plugin ===\nStable tag: 3.1.0\n\n== Changelog ==\n\n= 3.0.0 =\n* Old.\n\n${'x'.repeat(20_000)}`;
const changelog = `# Changelog\n\n## 3.1.0\n* In a file.\n\n## 3.0.0\n${'* Old.\n'.repeat(20_000)}`;
const files = {
  'large-plugin/large-plugin.php': { content: main, at: 0.3 },
  'large-plugin/readme.txt': { content: readme, at: 0.3 },
  'large-plugin/CHANGELOG.md': { content: changelog, at: 0.9 },
};

test.concurrent('a package of 100 MB is downloaded once, and checked and measured as a whole', async () => {
  const plugin = makeUpLargePlugin({ files });
  await using stage = await startStage();
  stage.host.set('/large.zip', serve(plugin, { hasLength: false }));
  const step = await stage.run({ zip_url: stage.host.url('/large.zip'), 'dry-run': 'true' });

  expect(readErrors(step)).toEqual([]);
  expect(step.exitCode).toBe(0);
  expect(step.outputs).toMatchObject({
    version: '3.1.0',
    slug: 'large-plugin',
    size: String(plugin.sizeBytes),
  });
  expect(step.outputs['sha256']).toMatch(/^[0-9a-f]{64}$/);
  expect(step.outputs['changelog']).toBe('* In a file.');
  expect(step.log.join('\n')).not.toContain('Not read');
  expect(sent(stage.host)).toHaveLength(1);
});

test.concurrent('a package that breaks off is downloaded once more, also if it was exchanged since', async () => {
  const [first, plugin] = [
    makeUpLargePlugin({ files, fillers: 40 }),
    makeUpLargePlugin({ files, fillers: 50 }),
  ];
  await using stage = await startStage();
  const broken = cut(3_000_000, { body: Buffer.from(first.read(0, first.sizeBytes)) });
  stage.host.set('/large.zip', inTurn(broken, serve(plugin)));
  const step = await stage.run({ zip_url: stage.host.url('/large.zip') });
  expect(readErrors(step)).toEqual([]);
  expect(step.log).toContainEqual(expect.stringMatching(/; downloading the package again from its start\.$/));
  expect(step.outputs).toMatchObject({ version: '3.1.0', size: String(plugin.sizeBytes) });
  expect(sent(stage.host)).toHaveLength(2);
  expect(sent(stage.service, 'POST')).toHaveLength(1);
});
