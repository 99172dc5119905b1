import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { startArtifactService, type ArtifactService } from '../../../sandbox/github/artifacts.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { json } from '../../../sandbox/http/faults.ts';
import { startStage, type Stage } from './github-stage.ts';

const ZIP = await zipFiles({ 'tidy-footer/tidy-footer.php': '<?php /* Plugin Name: Tidy Footer */' });
const DIGEST = `sha256:${createHash('sha256').update(ZIP).digest('hex')}`;
const OTHER = `sha256:${'0'.repeat(64)}`;

let stage: Stage;
let service: ArtifactService;
let folder: string;
beforeEach(async () => {
  stage = await startStage();
  service = await startArtifactService({ github: stage.github, runId: 7 });
  folder = await mkdtemp(join(tmpdir(), 'artifacts-'));
});
afterEach(async () => {
  await Promise.all([service.close(), rm(folder, { recursive: true })]);
  await stage[Symbol.asyncDispose]();
});

/** Downloads one artifact as it is stored, with GitHub's own client library. */
const DOWNLOAD = `
  import { DefaultArtifactClient } from '@actions/artifact';
  const client = new DefaultArtifactClient();
  const { name, path, findBy } = JSON.parse(process.env.TEST_REQUEST);
  const { artifact } = await client.getArtifact(name, { findBy });
  const { digestMismatch } = await client.downloadArtifact(artifact.id, {
    path, findBy, skipDecompress: true, expectedHash: artifact.digest,
  });
  const { artifacts } = await client.listArtifacts({ findBy, latest: true });
  const names = artifacts.map((one) => one.name);
  process.stdout.write('\\nRESULT ' + JSON.stringify({ artifact, digestMismatch, names }) + '\\n');
`;

/** Downloads an artifact with the real client in a process of its own, as a step of run 7. */
function download(name: string, findBy?: object): Promise<unknown> {
  return runStep(DOWNLOAD, { name, path: folder, findBy });
}

async function runStep(program: string, request: unknown): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...stage.github.env,
      ...service.env,
      // The library works on github.com only.
      GITHUB_SERVER_URL: 'https://github.com',
      TEST_REQUEST: JSON.stringify(request),
    },
  });
  return JSON.parse(/^RESULT (.*)$/m.exec(stdout)?.[1] ?? 'null');
}

/** Uploads files, and then others in their place. */
const UPLOAD = `
  import { DefaultArtifactClient } from '@actions/artifact';
  const client = new DefaultArtifactClient();
  const [folder, file] = JSON.parse(process.env.TEST_REQUEST);
  const again = () => client.uploadArtifact('plugin', [file], folder);
  const { id } = await again();
  const refusal = await again().then(() => '', ({ message }) => message);
  await client.deleteArtifact('plugin');
  const { digest } = await again();
  await client.uploadArtifact('', [file], folder, { skipArchive: true });
  process.stdout.write('\\nRESULT ' + JSON.stringify({ id, refusal, digest }) + '\\n');
`;

describe('the real client', () => {
  test('uploads files, zipped or not, and replaces what it deleted before', async () => {
    const file = join(folder, 'plugin.php');
    await writeFile(file, '<?php');
    const { id, refusal, digest } = (await runStep(UPLOAD, [folder, file])) as Record<string, string>;
    const [zipped, plain] = stage.github.artifacts(7);
    expect(zipped).toMatchObject({
      name: 'plugin',
      fileName: 'plugin.zip',
      digest: `sha256:${digest ?? ''}`,
    });
    expect(zipped?.bytes.includes('plugin.php')).toBe(true);
    expect(zipped?.id).toBeGreaterThan(Number(id));
    expect(refusal).toContain('an artifact with this name exists');
    expect(plain).toMatchObject({ name: 'plugin.php', fileName: 'plugin.php', bytes: Buffer.from('<?php') });
  });

  test('downloads an artifact of its own run', async () => {
    stage.github.addArtifact({ name: 'plugin', bytes: Buffer.from('an earlier attempt'), runId: 7 });
    const { id } = stage.github.addArtifact({ name: 'plugin', bytes: ZIP, runId: 7 });
    stage.github.addArtifact({ name: 'report', bytes: ZIP, runId: 7 });
    expect(await download('plugin')).toEqual({
      artifact: {
        id,
        name: 'plugin',
        size: ZIP.length,
        digest: DIGEST,
        createdAt: '2026-11-20T10:00:00.000Z',
      },
      digestMismatch: false,
      names: ['report', 'plugin'],
    });
    expect(await readdir(folder)).toEqual(['plugin.zip']);
    expect(await readFile(join(folder, 'plugin.zip'))).toEqual(ZIP);
    expect(stage.github.requests.map(({ route }) => route)).toEqual(['storage/get']);
    expect(service.requests.map(({ path }) => path.split('/').at(-1))).toEqual([
      'ListArtifacts',
      'ListArtifacts',
      'GetSignedArtifactURL',
      'ListArtifacts',
    ]);
  });

  test('downloads a file that was uploaded unzipped, and notices another digest', async () => {
    stage.github.addArtifact({
      name: 'tidy-footer.zip',
      bytes: ZIP,
      runId: 7,
      isZipped: false,
      digest: OTHER,
    });
    expect(await download('tidy-footer.zip')).toMatchObject({ digestMismatch: true });
    expect(await readFile(join(folder, 'tidy-footer.zip'))).toEqual(ZIP);
  });

  test('downloads an artifact of another run, with a token and over the API', async () => {
    stage.github.addArtifact({ name: 'plugin', bytes: ZIP, runId: 6 });
    const findBy = {
      token: 'ghs_write',
      workflowRunId: 6,
      repositoryOwner: 'acme',
      repositoryName: 'tidy-footer',
    };
    expect(await download('plugin', findBy)).toMatchObject({ digestMismatch: false, names: ['plugin'] });
    expect(await readFile(join(folder, 'plugin.zip'))).toEqual(ZIP);
    expect(service.requests).toEqual([]);
    const storage = stage.github.requests.find(({ origin }) => origin === 'storage');
    expect(storage?.headers).not.toHaveProperty('authorization');
  });

  test('is told when there is no such artifact', async () => {
    await expect(download('plugin')).rejects.toThrow('Artifact not found for name: plugin');
  });
});

describe('the service', () => {
  const call = async (
    method: string,
    body: string,
    token = service.env['ACTIONS_RUNTIME_TOKEN'],
  ): Promise<unknown> => {
    const url = `${service.origin}/twirp/github.actions.results.api.v1.ArtifactService/${method}`;
    const headers = { authorization: `Bearer ${token ?? ''}` };
    const response = await fetch(url, { method: 'POST', headers, body });
    const { code, artifacts } = (await response.json()) as {
      readonly code?: string;
      readonly artifacts?: unknown;
    };
    return [response.status, code ?? artifacts];
  };
  const ids = {
    workflow_run_backend_id: 'ce7f54c7-61c7-4aae-887f-000000000007',
    workflow_job_run_backend_id: 'ca395085-040a-526b-2ce8-bdc85f692774',
  };

  test('knows its job by its token', async () => {
    expect([
      await call('ListArtifacts', JSON.stringify(ids)),
      await call('ListArtifacts', JSON.stringify(ids), 'another'),
      await call('ListArtifacts', JSON.stringify({ ...ids, workflow_run_backend_id: 'another' })),
      await call('ListArtifacts', '{'),
      await call('GetSignedArtifactURL', JSON.stringify({ ...ids, name: 'none' })),
      await call('MigrateArtifact', JSON.stringify(ids)),
    ]).toEqual([
      [200, []],
      [401, 'unauthenticated'],
      [403, 'permission_denied'],
      [400, 'malformed'],
      [404, 'not_found'],
      [404, 'bad_route'],
    ]);
  });

  test('hides what has expired, and fails when told to', async () => {
    stage.github.addArtifact({ name: 'plugin', bytes: ZIP, runId: 7, isExpired: true });
    service.script('ListArtifacts', json(503, { code: 'unavailable', msg: 'later' }));
    expect(await call('ListArtifacts', JSON.stringify(ids))).toEqual([503, 'unavailable']);
    expect(await call('ListArtifacts', JSON.stringify({ ...ids, name_filter: 'plugin' }))).toEqual([200, []]);
  });
});
