import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, jest, test } from '@jest/globals';
import type { RecordedRequest } from '../../../sandbox/http/http-server.ts';
import { makeUpLargePlugin } from '../../../sandbox/plugins/large-plugin.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import { onBranch, onTag, RUN_ID, startReleaseStage } from '../fixtures/release-stage.ts';
import { methods, readErrors, sampleZip, sent, startStage } from '../fixtures/stage.ts';

jest.setTimeout(30_000);

const DIST = join(import.meta.dirname, '..', '..', '..', 'dist');
const KIB = 1024;

/** The parts of the bundle, by their files; every run loads those that are called `main`. */
const PARTS: Readonly<Record<string, string>> = {
  'index.js': 'main',
  // It is the main file in a thread.
  'thread.js': 'main',
  // Every run loads what stands in for packages.
  'stand-ins.js': 'main',
  // Every run that examines a package says what was found.
  'publish-check-package.js': 'main',
  'publish-host-and-publish.js': 'local package',
  'source-find-local-package.js': 'local package',
  'plugin-inspect.js': 'checks of packages',
  'plugin-wordpress-header.js': 'checks of packages',
  'plugin-zip-zip.js': 'ZIP reader',
  'yauzl.js': 'ZIP reader',
  'source-path-resolve-path.js': 'paths',
  'source-directory-zip-directory.js': 'directories',
  'source-artifact-download-artifact.js': 'artifacts',
  'actions-artifact.js': 'client for artifacts',
  'github-api.js': 'GitHub',
  'hosting-host-package.js': 'releases',
  'compare-lazy.js': 'comparison',
  'actions-github.js': 'octokit',
  // It speaks to proxies, too.
  'actions-http-client.js': 'HTTP client',
  'publish-dry-run.js': 'dry run',
};

/** Runs a step, and tells which parts of the bundle it loads, without those that every run loads. */
async function watchLoads(
  run: (env: Readonly<Record<string, string>>) => Promise<ActionResult>,
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'loads-'));
  try {
    const list = join(folder, 'list');
    const preload = pathToFileURL(join(import.meta.dirname, '..', '..', 'fixtures', 'loaded-files.ts')).href;
    const step = await run({ NODE_OPTIONS: `--import=${preload}`, SANDBOX_LOADED_FILES: list });
    expect(readErrors(step)).toEqual([]);
    expect(step.exitCode).toBe(0);
    const urls = (await readFile(list, 'utf8')).split('\n');
    const dist = `${pathToFileURL(DIST).href}/`;
    const files = urls.filter((url) => url.startsWith(dist)).map((url) => basename(new URL(url).pathname));
    expect(files[0]).toBe('index.js');
    const loaded = new Set(files.map((name) => PARTS[name] ?? name));
    return [...loaded].filter((part) => part !== 'main').sort();
  } finally {
    await rm(folder, { recursive: true });
  }
}

const CHECKS = ['ZIP reader', 'checks of packages'];
const RELEASE = ['GitHub', 'octokit', 'releases'];
const LOCAL = [...RELEASE, 'local package'];

describe('of the bundle, a run loads', () => {
  test('only parts that are there', async () => {
    expect(await readdir(DIST)).toEqual(expect.arrayContaining(Object.keys(PARTS)));
  });

  test.concurrent.each([
    ['only the ZIP reader and the checks', {}, CHECKS],
    ['nothing with `package-checks: off`', { 'package-checks': 'off' }, []],
    ['and what a dry run says, in one', { 'dry-run': 'true' }, [...CHECKS, 'dry run']],
    [
      'only what a dry run says, where it checks nothing',
      { 'dry-run': 'true', 'package-checks': 'off' },
      ['dry run'],
    ],
  ])('beside the main file, for a URL: %s', async (_name, inputs, expected) => {
    await using stage = await startStage();
    expect(await watchLoads((env) => stage.run(inputs, { env }))).toEqual(expected);
  });

  test.concurrent('the comparison where something is live, and of GitHub what a release takes', async () => {
    const inputs = { compare: undefined, 'zip-path': 'tidy-footer.zip' };
    await using stage = await startReleaseStage({ live: '1.4.1' });
    const loaded = await watchLoads((env) => stage.run(inputs, { env: { ...onTag('v1.4.2'), ...env } }));
    expect(loaded).toEqual([...CHECKS, ...LOCAL, 'comparison', 'paths'].sort());
    await using first = await startStage();
    expect(await watchLoads((env) => first.run({ compare: undefined }, { env }))).toEqual(CHECKS);
  });

  test.concurrent.each([
    ['a ZIP file', { 'zip-path': 'tidy-footer.zip' }, [...CHECKS, ...LOCAL, 'paths']],
    [
      'a ZIP file that is not opened',
      { 'zip-path': 'tidy-footer.zip', 'package-checks': 'off' },
      [...LOCAL, 'paths'],
    ],
    ['a directory', { 'zip-path': 'tidy-footer' }, [...CHECKS, ...LOCAL, 'directories', 'paths']],
    [
      'an artifact',
      { 'artifact-name': 'package' },
      [...CHECKS, ...LOCAL, 'artifacts', 'client for artifacts', 'HTTP client'],
    ],
  ])('for %s, what it needs for a release', async (_name, inputs, expected) => {
    await using stage = await startReleaseStage();
    stage.github.addArtifact({ name: 'package', bytes: sampleZip, runId: RUN_ID, isZipped: false });
    const loaded = await watchLoads((env) => stage.run(inputs, { env: { ...onTag('v1.4.2'), ...env } }));
    expect(loaded).toEqual([...expected].sort());
  });

  test.concurrent('for an artifact of another run, no client for artifacts', async () => {
    await using stage = await startReleaseStage();
    const runId = RUN_ID - 1;
    stage.github.addArtifact({ name: 'package', bytes: sampleZip, runId, isZipped: false });
    const inputs = { 'artifact-name': 'package', 'artifact-run-id': String(runId) };
    const loaded = await watchLoads((env) => stage.run(inputs, { env: { ...onTag('v1.4.2'), ...env } }));
    expect(loaded).toEqual([...CHECKS, ...LOCAL, 'artifacts'].sort());
  });

  test.concurrent('for a URL and a release that is tagged afterwards, no client for artifacts', async () => {
    await using stage = await startReleaseStage();
    const inputs = { zip_url: stage.host.url('/footer.zip'), 'release-tag': 'v{version}' };
    const loaded = await watchLoads((env) => stage.run(inputs, { env: { ...onBranch, ...env } }));
    expect(loaded).toEqual([...CHECKS, ...RELEASE].sort());
  });
});

/** First and last byte that a request asks for. */
function readRange({ headers }: RecordedRequest): readonly [first: number, last: number] {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  return [Number(first), Number(last)];
}

describe('for a URL, a run sends', () => {
  test.concurrent('for a small package one ranged GET, one GET and one POST', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const step = await stage.run();
    expect(step.exitCode).toBe(0);
    expect(sent(stage.host).map(readRange)).toEqual([[0, 64 * KIB - 1]]);
    expect(methods(stage.host)).toBe('GET');
    expect(methods(stage.service)).toBe('GET POST');
  });

  test.concurrent('with `package-checks: off` one GET of a few bytes and one POST', async () => {
    await using stage = await startStage();
    const step = await stage.run({ 'package-checks': 'off' });
    expect(step.exitCode).toBe(0);
    expect(sent(stage.host).map(readRange)).toEqual([[0, 63]]);
    expect(methods(stage.host)).toBe('GET');
    expect(methods(stage.service)).toBe('POST');
  });

  test.concurrent('in a dry run without a key one ranged GET and nothing else', async () => {
    await using stage = await startStage();
    const step = await stage.run({ 'dry-run': 'true', 'api-key': undefined });
    expect(step.exitCode).toBe(0);
    expect(methods(stage.host)).toBe('GET');
    expect(methods(stage.service)).toBe('');
  });

  test.concurrent(
    'for a package of 64 KiB no more than for a smaller one, for a larger one up to five',
    async () => {
      const main = '<?php\n/*\nPlugin Name: Large Plugin\nVersion: 3.1.0\n*/\n';
      const files = { 'large-plugin/large-plugin.php': { content: main, at: 0.5 } };
      const large = makeUpLargePlugin({ files, fillers: 500 });
      const bare = makeUpLargePlugin({ files, fillers: 1, fillerBytes: 1 });
      const full = makeUpLargePlugin({ files, fillers: 1, fillerBytes: 64 * KIB - bare.sizeBytes + 1 });
      expect(full.sizeBytes).toBe(64 * KIB);

      await using stage = await startStage();
      stage.host.set('/full.zip', full);
      stage.host.set('/large.zip', large);
      const dryRun = (path: string) => stage.run({ zip_url: stage.host.url(path), 'dry-run': 'true' });
      expect((await dryRun('/full.zip')).exitCode).toBe(0);
      expect(sent(stage.host).map(readRange)).toEqual([[0, 64 * KIB - 1]]);
      expect((await dryRun('/large.zip')).exitCode).toBe(0);
      const requests = sent(stage.host).slice(1);
      expect(requests.length).toBeLessThanOrEqual(5);
      const fetchedBytes = requests.map(readRange).reduce((sum, [first, last]) => sum + last - first + 1, 0);
      expect(fetchedBytes).toBeLessThanOrEqual(large.directoryBytes + 160 * KIB);
      // Nothing is live yet, so each asks by the identifier alone as well.
      expect(methods(stage.service)).toBe('GET GET GET GET');
    },
  );
});
