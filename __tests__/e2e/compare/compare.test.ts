import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { instead, json, times } from '../../../sandbox/http/faults.ts';
import { startFileServer } from '../../../sandbox/http/file-server.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import {
  commandNames,
  KEY,
  readErrors,
  readNotices,
  readVisible,
  readWarnings,
  sampleZip,
  sent,
  startStage,
} from '../fixtures/stage.ts';
import { compareByUnzip } from './truth.ts';

/** The input as it is when nobody writes it. */
const BY_DEFAULT = { compare: undefined };
const SAMPLE = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'sandbox',
  'plugins',
  'sample-plugin',
  'tidy-footer',
);

/** The service does not say where its package is. */
const UNTOLD = { download_url: undefined, download_link: undefined };

/** The previous version with other files, too: one that is gone now, one that is new, and one that is another. */
const earlier = await zipSample('1.4.1', {
  'uninstall.php': undefined,
  'old.txt': 'old',
  'readme.txt': 'other',
});

async function zipSample(
  version: string,
  changes: Readonly<Record<string, string | undefined>> = {},
): Promise<Buffer> {
  const read = (path: string) => readFile(join(SAMPLE, path), 'utf8');
  const main = await read('tidy-footer.php');
  const files: Readonly<Record<string, string | undefined>> = {
    'includes/footer.php': await read('includes/footer.php'),
    'includes/years.php': await read('includes/years.php'),
    'readme.txt': await read('readme.txt'),
    'tidy-footer.php': main.replace(/(Version:\s*)\S+/, `$1${version}`),
    'uninstall.php': await read('uninstall.php'),
    ...changes,
  };
  return zipFiles(
    Object.fromEntries(
      Object.entries(files).flatMap(([path, text]) =>
        text === undefined ? [] : [[`tidy-footer/${path}`, text]],
      ),
    ),
  );
}

/** Parses the output `changes`; returns `undefined` when it is empty. */
function readChanges({ outputs }: ActionResult): unknown {
  return outputs['changes'] === '' ? undefined : JSON.parse(outputs['changes'] ?? 'null');
}

/** The line that says why nothing was compared, as the log has it; `undefined` when there is none, or another in the receipt. */
function readReason({ log, summary }: ActionResult): string | undefined {
  const lines = log.filter((line) => line.startsWith('Not compared: '));
  expect(lines.length).toBeLessThan(2);
  expect(summary.includes('<th align="left">Changes</th><td>Not compared&#58; ')).toBe(lines.length === 1);
  return lines[0];
}

const paths = (requests: readonly { readonly path: string }[]) => requests.map(({ path }) => path);

describe('a package from a URL', () => {
  test.concurrent('is compared with what the service serves', async () => {
    await using stage = await startStage({ live: earlier });
    const step = await stage.run(BY_DEFAULT);
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs['status']).toBe('published');
    expect(readChanges(step)).toEqual({ from: '1.4.1', to: '1.4.2', ...compareByUnzip(earlier, sampleZip) });
    expect(readChanges(step)).toMatchObject({ added: 1, removed: 1 });
    expect(step.summary).toMatch(
      /Changes<\/th><td>2 files changed, 1 added, 1 removed · .*live version <code>/,
    );
    expect(step.summary).toContain('<summary>What this version changes</summary>');
    expect(step.summary).toContain('Compare with the live version | 2 files changed, 1 added, 1 removed · ');
    expect(step.log.join('\n')).toMatch(/\n {2}top level: 2 files changed, 1 added, 1 removed; /);
    expect(paths(sent(stage.service))).toEqual([
      '/api/v1/plugin/update?id=plugin_footer&slug=tidy-footer',
      '/packages/tidy-footer/tidy-footer-1.4.1.zip',
      '/api/v1/plugin/update',
    ]);
    const [, fetched] = sent(stage.service);
    expect(fetched?.headers).not.toHaveProperty('authorization');
  });

  test.concurrent('is not compared with a live one of 300 MB, of which nothing is downloaded', async () => {
    let sentBytes = 0;
    const read = (start: number, end: number) => {
      sentBytes = end;
      return Buffer.alloc(end - start, 'PK\x03\x04');
    };
    await using host = await startFileServer({
      '/live.zip': { sizeBytes: 300_000_000, read, validators: {} },
    });
    const url = host.url('/live.zip');
    await using stage = await startStage({ live: earlier, told: { download_url: url, download_link: url } });
    const step = await stage.run({ ...BY_DEFAULT, verify: 'true' });
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ status: 'published', changes: '', served: '' });
    const why =
      'the package that the service names has 300,000,000 bytes, and at most 209,715,200 are accepted';
    expect(readReason(step)).toBe(`Not compared: ${why}.`);
    expect(step.log.join('\n')).toContain(`Sites get: not compared: ${why}.`);
    expect(sent(host)).toHaveLength(2);
    expect(sentBytes).toBeLessThan(30_000_000);
  });

  test.concurrent('is not compared before the first release, and nothing is said of it', async () => {
    await using stage = await startStage();
    const step = await stage.run(BY_DEFAULT);
    expect(step.outputs).toMatchObject({ status: 'published', changes: '' });
    expect(readReason(step)).toBeUndefined();
    expect(step.summary).not.toMatch(/compare/i);
    expect(sent(stage.service).map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
  });

  test.concurrent('is not compared with `compare: false`', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const step = await stage.run({ compare: 'false' });
    expect(step.outputs).toMatchObject({ status: 'published', changes: '' });
    expect(readReason(step)).toBeUndefined();
    expect(paths(sent(stage.service))).not.toContainEqual(expect.stringMatching(/\.zip$/));
  });

  describe('whose version is live', () => {
    const OTHER = { 'uninstall.php': '<?php' };

    test.concurrent('with this content ends without a word', async () => {
      await using stage = await startStage({ live: '1.4.2' });
      const step = await stage.run(BY_DEFAULT);
      expect(step.exitCode).toBe(0);
      expect(readReason(step)).toBe(
        'Not compared: the package that the service names is identical to this package.',
      );
      expect([...readNotices(step), ...readWarnings(step)]).toEqual([]);
      expect(paths(sent(stage.service))).toHaveLength(2);
    });

    test.concurrent('with the same files in another ZIP ends without a word, too', async () => {
      await using stage = await startStage({ live: await zipSample('1.4.2', {}) });
      const step = await stage.run(BY_DEFAULT);
      expect(step.outputs['status']).toBe('already-published');
      expect([...readNotices(step), ...readWarnings(step)]).toEqual([]);
    });

    test.concurrent.each([
      ['skip', 'already-published', []],
      ['fail', undefined, [expect.stringMatching(/^Already published: /)]],
    ])('with other content is warned of, with `if-published: %s`', async (ifPublished, status, errors) => {
      await using stage = await startStage({ live: await zipSample('1.4.2', OTHER) });
      const step = await stage.run({ ...BY_DEFAULT, 'if-published': ifPublished });
      expect(readErrors(step)).toEqual(errors);
      expect(step.outputs['status']).toBe(status);
      expect(readWarnings(step)).toEqual([
        expect.stringMatching(/^Package: same-version-changed: .*1 file differs.*Raise `Version:`/),
      ]);
      expect(sent(stage.service, 'POST')).toEqual([]);
    });

    test.concurrent('and lacks what the live one has is no error, because nothing is published', async () => {
      await using stage = await startStage({ live: '1.4.2' });
      const less = { 'includes/footer.php': undefined, 'includes/years.php': undefined };
      stage.host.set('/footer.zip', await zipSample('1.4.2', less));
      const step = await stage.run({ ...BY_DEFAULT, 'package-checks': 'warn' });
      expect(readErrors(step)).toEqual([]);
      expect(readWarnings(step)).toContainEqual(expect.stringMatching(/^Package: same-version-changed: /));
      expect(readWarnings(step)).not.toContainEqual(expect.stringMatching(/^Package: part-vanished: /));
    });

    test.concurrent('and accepted ends without a word', async () => {
      await using stage = await startStage({ live: await zipSample('1.4.2', OTHER) });
      const step = await stage.run({ ...BY_DEFAULT, 'accept-findings': 'same-version-changed' });
      expect(step.outputs['status']).toBe('already-published');
      expect(readWarnings(step)).toEqual([]);
    });

    test.concurrent('in a package that cannot be had is a notice; with `compare: false`, nothing', async () => {
      const told = { download_url: undefined, download_link: undefined };
      await using stage = await startStage({ live: '1.4.2', told });
      const step = await stage.run(BY_DEFAULT);
      expect(step.outputs['status']).toBe('already-published');
      expect(readNotices(step)).toEqual([
        expect.stringMatching(
          /^Live package not compared: Version `1\.4\.2` is live already, .*does not say where/,
        ),
      ]);
      const silent = await stage.run({ compare: 'false' });
      expect(silent.outputs['status']).toBe('already-published');
      expect(readNotices(silent)).toEqual([]);
    });
  });

  test.concurrent('may change what is live under the same version, which a dry run tells, too', async () => {
    const other = await zipSample('1.4.2', { 'uninstall.php': '<?php' });
    await using stage = await startStage({ live: other });
    const dry = await stage.run({ ...BY_DEFAULT, 'dry-run': 'true' });
    expect(dry.exitCode).toBe(0);
    expect(readWarnings(dry)).toEqual([]);
    expect(readNotices(dry)).toContainEqual(expect.stringMatching(/^Package: same-version-changed: /));
    expect(readChanges(dry)).toEqual({ from: '1.4.2', to: '1.4.2', ...compareByUnzip(other, sampleZip) });
    expect(readChanges(dry)).toMatchObject({ changed: 1 });
    const again = await stage.run({ ...BY_DEFAULT, 'if-published': 'publish' });
    expect(again.outputs['status']).toBe('published');
    expect(readWarnings(again)).toEqual([expect.stringMatching(/^Package: same-version-changed: /)]);
  });

  test.concurrent('that lacks what the main file requires is told once, and published when that is accepted', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.host.set(
      '/footer.zip',
      await zipSample('1.4.2', { 'includes/footer.php': undefined, 'includes/years.php': undefined }),
    );
    const step = await stage.run(BY_DEFAULT);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([
      expect.stringMatching(
        /^Package: part-vanished: The folder `includes\/` is missing; the live version `1\.4\.1` has 2 files/,
      ),
    ]);
    expect(step.summary).toMatch(/Changes<\/th><td>\d files? changed, 2 removed/);
    expect(sent(stage.service, 'POST')).toEqual([]);

    const accepted = await stage.run({ ...BY_DEFAULT, 'accept-findings': 'part-vanished' });
    expect(readErrors(accepted)).toEqual([expect.stringMatching(/^Package: required-file-missing: /)]);
    const warned = await stage.run({ ...BY_DEFAULT, 'package-checks': 'warn' });
    expect(warned.outputs['status']).toBe('published');
    expect(readWarnings(warned)).toEqual([expect.stringMatching(/^Package: part-vanished: /)]);
    expect(JSON.parse(warned.outputs['findings'] ?? '')).toContainEqual(
      expect.objectContaining({ id: 'part-vanished', severity: 'warning' }),
    );
  });

  test.concurrent('is told which accepted findings a comparison did not have', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const inputs = { ...BY_DEFAULT, 'accept-findings': 'part-vanished size-jump', 'dry-run': 'true' };
    expect(readNotices(await stage.run(inputs))).toEqual([
      expect.stringMatching(/^Nothing to accept: `part-vanished`.* `size-jump`/),
    ]);
  });
});

describe('nothing turns red or yellow when the live package', () => {
  test.concurrent('is gone, whose address stays secret', async () => {
    await using files = await startFileServer({});
    const url = `${files.url('/live.zip')}?token=s3cr3tt0k3n`;
    await using stage = await startStage({ live: '1.4.0', told: { download_url: url } });
    const step = await stage.run(BY_DEFAULT);
    expect(step.outputs).toMatchObject({ status: 'published', changes: '' });
    expect(readReason(step)).toMatch(/^Not compared: the package that the service names returns 404/);
    expect(commandNames(step).filter((name) => name !== 'add-mask')).toEqual([]);
    expect(readVisible(step)).not.toContain('s3cr3tt0k3n');
    expect(sent(files).length).toBeLessThanOrEqual(2);
    expect(JSON.stringify(files.requests)).not.toContain(KEY);
  });

  test.concurrent('is not told, and no accepted finding is called needless then', async () => {
    await using stage = await startStage({ live: '1.4.1', told: UNTOLD });
    const step = await stage.run({ ...BY_DEFAULT, 'accept-findings': 'part-vanished size-jump' });
    expect(step.outputs).toMatchObject({ status: 'published', changes: '' });
    expect(readReason(step)).toBe('Not compared: the service does not say where its package is.');
    expect(step.log).toContainEqual(
      expect.stringMatching(/^– Compare with the live version \(.*\): not compared$/),
    );
    expect(commandNames(step).filter((name) => name !== 'add-mask')).toEqual([]);
  });

  test.concurrent('is not known', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('GET', ...times(2, instead(json(200, {}))));
    const step = await stage.run(BY_DEFAULT);
    expect(step.outputs).toMatchObject({ status: 'published', changes: '' });
    expect(readReason(step)).toBe('Not compared: what is live is not known.');
  });

  test.concurrent('may not be asked for', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const step = await stage.run({ ...BY_DEFAULT, 'api-key': undefined, 'dry-run': 'true' });
    expect(step.exitCode).toBe(0);
    expect(readReason(step)).toBe('Not compared: without `api-key`, the service was not asked.');
  });
});
