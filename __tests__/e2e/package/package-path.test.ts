import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { instead, json, silence, status, times, watched } from '../../../sandbox/http/faults.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import { onBranch, onTag, RUN_ID, startReleaseStage, type ReleaseStage } from '../fixtures/release-stage.ts';
import { FAST, readErrors, sampleZip, sent, startStage } from '../fixtures/stage.ts';

/** The folder of the runner, which lives longer than a step. */
async function makeTemporary(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await realpath(await mkdtemp(join(tmpdir(), 'job-')));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

/** The package that a later step of the job finds, which has to be what was told of it. */
async function readKept({ outputs }: ActionResult): Promise<Buffer> {
  const bytes = await readFile(outputs['package-path'] ?? '');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(outputs).toMatchObject({ sha256, size: String(bytes.length) });
  return bytes;
}

const SOURCES: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  ['a directory', { 'zip-path': 'tidy-footer' }, 'tidy-footer.zip'],
  ['an artifact', { 'artifact-name': 'package' }, 'package.zip'],
  ['an artifact of files', { 'artifact-name': 'files', slug: 'tidy-footer' }, 'tidy-footer.zip'],
];

async function prepare(stage: ReleaseStage): Promise<void> {
  const { github } = stage;
  github.addArtifact({ name: 'package', bytes: sampleZip, runId: RUN_ID, isZipped: false });
  const names = ['tidy-footer.php', 'includes/footer.php', 'includes/years.php'];
  const read = async (name: string) => [name, await readFile(join(stage.workspace, 'tidy-footer', name))];
  const files = Object.fromEntries(await Promise.all(names.map(read))) as Record<string, Buffer>;
  github.addArtifact({ name: 'files', bytes: await zipFiles(files), runId: RUN_ID });
}

describe('the package of a green run stays for later steps', () => {
  test.concurrent.each(SOURCES)('from %s, alone in a folder of its own', async (_name, inputs, name) => {
    await using stage = await startReleaseStage();
    await using temporary = await makeTemporary();
    await prepare(stage);
    const env = { ...onTag('v1.4.2'), RUNNER_TEMP: temporary.path };
    const step = await stage.run(inputs, { env });
    expect(readErrors(step)).toEqual([]);
    const { 'package-path': path = '', sbom = '' } = step.outputs;
    const folders = await readdir(temporary.path);
    expect(folders).toHaveLength(2);
    for (const kept of [path, sbom]) {
      expect(folders).toContain(basename(dirname(kept)));
      expect(dirname(dirname(kept))).toBe(temporary.path);
      expect(await readdir(dirname(kept))).toEqual([basename(kept)]);
    }
    expect(basename(sbom)).toBe('tidy-footer.cdx.json');
    expect(basename(path)).toBe(name);
    expect(step.outputs['asset-name']).toBe(basename(path));
    const [asset] = stage.github.releases().flatMap(({ assets }) => assets);
    expect(asset?.name).toBe(basename(path));
    await readKept(step);
  });

  test.concurrent('in a dry run, and when the version is live already, too', async () => {
    await using stage = await startReleaseStage({ live: '1.4.2' });
    await using temporary = await makeTemporary();
    const env = { ...onTag('v1.4.2'), RUNNER_TEMP: temporary.path };
    for (const inputs of [{ 'dry-run': 'true' }, {}]) {
      const step = await stage.run({ 'zip-path': 'tidy-footer', ...inputs }, { env });
      expect(step.exitCode).toBe(0);
      expect(basename(step.outputs['package-path'] ?? '')).toBe('tidy-footer.zip');
      await readKept(step);
    }
  });

  test.concurrent('where the workflow has it, when it is a file of the workspace', async () => {
    await using stage = await startReleaseStage();
    await using temporary = await makeTemporary();
    const env = { ...onTag('v1.4.2'), RUNNER_TEMP: temporary.path };
    const step = await stage.run({ 'zip-path': 'tidy-footer.zip' }, { env });
    expect(step.outputs['package-path']).toBe(join(stage.workspace, 'tidy-footer.zip'));
    expect(await readKept(step)).toEqual(sampleZip);
    expect(await readdir(temporary.path)).toEqual([basename(dirname(step.outputs['sbom'] ?? ''))]);
  });

  test.concurrent('from a URL, also with the checks off', async () => {
    await using stage = await startStage();
    await using temporary = await makeTemporary();
    const env = { RUNNER_TEMP: temporary.path };
    for (const checks of ['error', 'off']) {
      const small = await stage.run({ 'package-checks': checks }, { env });
      expect(basename(small.outputs['package-path'] ?? '')).toBe('footer.zip');
      expect(await readKept(small)).toEqual(sampleZip);
      expect(small.outputs['sbom'] === '').toBe(checks === 'off');
    }

    const files = { 'tidy-footer/a.bin': randomBytes(3_000_000) };
    const main = '<?php\n/*\nPlugin Name: Tidy Footer\nVersion: 1.5.0\n*/\n';
    const large = await zipFiles({ 'tidy-footer/tidy-footer.php': main, ...files });
    stage.host.set('/..%2Fodd%20name.zip', status(200, { body: large }));
    const whole = await stage.run({ zip_url: stage.host.url('/..%2Fodd%20name.zip') }, { env });
    expect(readErrors(whole)).toEqual([]);
    expect(basename(whole.outputs['package-path'] ?? '')).toBe('package.zip');
    // Jest would take seconds to compare it byte by byte.
    expect((await readKept(whole)).equals(large)).toBe(true);
    // With the checks off, no bill is made.
    expect(await readdir(temporary.path)).toHaveLength(5);
  });
});

describe('nothing stays on the runner', () => {
  test.concurrent('when the run is red, also when the version is live', async () => {
    await using stage = await startReleaseStage();
    await using temporary = await makeTemporary();
    const env = { ...onBranch, RUNNER_TEMP: temporary.path };
    stage.service.script('POST', instead(json(422, { message: 'No.' })));
    expect((await stage.run({ zip_url: stage.host.url('/footer.zip') }, { env })).exitCode).toBe(1);
    stage.service.script('GET', ...times(99, instead(json(200, { version: '1.4.1' }))));
    const live = await stage.run({ 'zip-path': 'tidy-footer', verify: 'true' }, { env, ...FAST });
    expect(live.exitCode).toBe(1);
    expect(live.outputs).toMatchObject({ version: '1.4.2', 'package-path': '', sbom: '' });
    expect(await readdir(temporary.path)).toEqual([]);
  });

  test.concurrent('when the outputs cannot be written', async () => {
    await using stage = await startStage();
    await using temporary = await makeTemporary();
    const env = { RUNNER_TEMP: temporary.path, GITHUB_OUTPUT: '/nonexistent/output' };
    const step = await stage.run({}, { env });
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Outputs not written: /)]);
    expect(await readdir(temporary.path)).toEqual([]);
  });

  (process.platform === 'win32' ? test.skip : test.concurrent)('when the job is cancelled', async () => {
    await using stage = await startReleaseStage();
    await using temporary = await makeTemporary();
    const order = watched(silence());
    stage.service.script('POST', instead(order.answer));
    const env = { ...onBranch, RUNNER_TEMP: temporary.path };
    const cancel = { signal: 'SIGINT', when: order.arrival } as const;
    const step = await stage.run({ 'zip-path': 'tidy-footer' }, { env, cancel });
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Cancelled/)]);
    expect(await readdir(temporary.path)).toEqual([]);
  });
});

test.concurrent('a package for which there is no room is not published', async () => {
  await using stage = await startStage();
  await using temporary = await makeTemporary();
  const file = join(temporary.path, 'no-folder');
  await writeFile(file, '');
  const step = await stage.run({}, { env: { RUNNER_TEMP: file } });
  expect(readErrors(step)).toEqual([
    expect.stringMatching(/^Disk cannot be written to: The package at `zip_url` could not be stored/),
  ]);
  expect(step.outputs).toEqual({});
  expect(sent(stage.service, 'POST')).toEqual([]);
});
