import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { status } from '../../../sandbox/http/faults.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { readErrors, startStage } from '../fixtures/stage.ts';

/** Packs a plugin with packages of Composer, given as `name@version`. */
function pack(
  version: string,
  packages: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  const listed = packages.map((text) => {
    const [name = '', installed = ''] = text.split('@');
    return { name, version: installed };
  });
  return zipFiles({
    'tidy-footer/tidy-footer.php': `<?php\n/*\nPlugin Name: Tidy Footer\nVersion: ${version}\n*/\n`,
    'tidy-footer/vendor/composer/installed.json': JSON.stringify({ packages: listed }),
    ...Object.fromEntries(listed.map(({ name }) => [`tidy-footer/vendor/${name}/a.php`, '<?php'])),
    ...files,
  });
}

describe('the bill of materials', () => {
  test.concurrent('lists libraries, and the receipt what the release changes in them', async () => {
    const live = await pack('1.4.1', ['psr/log@1.1.4', 'acme/old@1.0']);
    const next = await pack('1.4.2', ['psr/log@3.0.0'], { 'tidy-footer/a.js': '/*! Chart.js v4.4.0 */' });
    await using stage = await startStage({ live });
    stage.host.set('/next.zip', status(200, { body: next }));
    const folder = await mkdtemp(join(tmpdir(), 'job-'));
    try {
      const inputs = { zip_url: stage.host.url('/next.zip'), compare: undefined };
      const step = await stage.run(inputs, { env: { RUNNER_TEMP: folder } });
      expect(readErrors(step)).toEqual([]);
      const bill = JSON.parse(await readFile(step.outputs['sbom'] ?? '', 'utf8')) as {
        readonly components: readonly { readonly purl: string }[];
      };
      expect(bill.components.map(({ purl }) => purl)).toEqual([
        'pkg:composer/psr/log@3.0.0',
        'pkg:generic/Chart.js@4.4.0',
      ]);
      expect(step.summary).toContain('<td>1 added, 1 raised, 1 removed</td>');
      expect(step.summary).toContain('- added <code>Chart.js</code> <code>4.4.0</code>');
      expect(step.summary).toContain('- raised <code>psr/log</code> <code>1.1.4</code> → <code>3.0.0</code>');
      expect(step.summary).toContain('- removed <code>acme/old</code> <code>1.0</code>');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
