import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import { onBranch, onTag, RUN_ID, startReleaseStage } from '../fixtures/release-stage.ts';
import { methods, readErrors, sampleZip, startStage } from '../fixtures/stage.ts';

const DIST = join(import.meta.dirname, '..', '..', '..', 'dist');

/** The parts of the bundle, by their files; every run loads those that are called `main`. */
const PARTS: Readonly<Record<string, string>> = {
  'index.js': 'main',
  // It is the main file in a thread.
  'thread.js': 'main',
  // Every run loads what stands in for packages.
  'stand-ins.js': 'main',
  'publish-host-and-publish.js': 'local package',
  'source-find-local-package.js': 'local package',
  'package-inspect.js': 'checks of packages',
  'php-parser.js': 'checks of packages',
  'source-path-resolve-path.js': 'paths',
  'source-directory-zip-directory.js': 'directories',
  'source-artifact-download-artifact.js': 'artifacts',
  'actions-artifact.js': 'client for artifacts',
  'github-api.js': 'GitHub',
  'github-hosting-host-package.js': 'releases',
  'publish-compare-comparison-code.js': 'comparison',
  'actions-github.js': 'octokit',
  // It speaks to proxies, too.
  'actions-http-client.js': 'HTTP client',
  'publish-report-service-remarks.js': 'dry run',
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

const CHECKS = ['checks of packages'];
const RELEASE = ['GitHub', 'octokit', 'releases'];
const LOCAL = [...RELEASE, 'local package'];

describe('of the bundle, a run loads', () => {
  test('only parts that are there', async () => {
    expect(await readdir(DIST)).toEqual(expect.arrayContaining(Object.keys(PARTS)));
  });

  test.concurrent('for a URL only the checks, and sends one GET for it, and one GET and one POST to the service', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    expect(await watchLoads((env) => stage.run({}, { env }))).toEqual(CHECKS);
    expect(methods(stage.host)).toBe('GET');
    expect(methods(stage.service)).toBe('GET POST');
  });

  test.concurrent('with `package-checks: off` nothing else, and sends one GET and one POST', async () => {
    await using stage = await startStage();
    expect(await watchLoads((env) => stage.run({ 'package-checks': 'off' }, { env }))).toEqual([]);
    expect(methods(stage.host)).toBe('GET');
    expect(methods(stage.service)).toBe('POST');
  });

  test.concurrent('what a dry run says, in one, which sends one GET and nothing else without a key', async () => {
    await using stage = await startStage();
    const inputs = { 'dry-run': 'true', 'api-key': undefined };
    expect(await watchLoads((env) => stage.run(inputs, { env }))).toEqual([...CHECKS, 'dry run'].sort());
    expect(methods(stage.host)).toBe('GET');
    expect(methods(stage.service)).toBe('');
  });

  test.concurrent('only what a dry run says where it checks nothing', async () => {
    await using stage = await startStage();
    const inputs = { 'dry-run': 'true', 'package-checks': 'off' };
    expect(await watchLoads((env) => stage.run(inputs, { env }))).toEqual(['dry run']);
  });

  test.concurrent('for a ZIP file the comparison where something is live, and of GitHub what a release takes', async () => {
    const inputs = { compare: undefined, 'zip-path': 'tidy-footer.zip' };
    await using stage = await startReleaseStage({ live: '1.4.1' });
    const loaded = await watchLoads((env) => stage.run(inputs, { env: { ...onTag('v1.4.2'), ...env } }));
    expect(loaded).toEqual([...CHECKS, ...LOCAL, 'comparison', 'paths'].sort());
    await using first = await startStage();
    expect(await watchLoads((env) => first.run({ compare: undefined }, { env }))).toEqual(CHECKS);
  });

  test.concurrent.each([
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
