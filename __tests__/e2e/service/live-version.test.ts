import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { instead, json, silence, status, times } from '../../../sandbox/http/faults.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import {
  FAST,
  KEY,
  methods,
  readClaims,
  readErrors,
  readVisible,
  readWarnings,
  sent,
  startStage,
  versions,
} from '../fixtures/stage.ts';

describe('a version that the service serves already', () => {
  test.concurrent('is not published again, so that a job that is run again is green', async () => {
    await using stage = await startStage();
    expect((await stage.run()).outputs['status']).toBe('published');
    const before = sent(stage.service).length;
    const step = await stage.run();
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({
      status: 'already-published',
      success: 'true',
      version: '1.4.2',
      'previous-version': '1.4.2',
      verified: 'true',
    });
    expect(readWarnings(step)).toEqual([]);
    expect(
      sent(stage.service)
        .slice(before)
        .map(({ method }) => method),
    ).toEqual(['GET']);
    expect(versions(stage.service)).toEqual(['1.4.2']);
    expect(step.summary).not.toContain('not published');
  });

  test.concurrent('is a mistake when the workflow says so', async () => {
    await using stage = await startStage({ live: '1.4.2' });
    const step = await stage.run({ 'if-published': 'fail' });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toHaveLength(1);
    expect(readErrors(step)[0]).toMatch(/^Already published: .*1\.4\.2.*`if-published`.*Raise the version/);
    expect(readClaims(step)).toEqual({});
    expect(methods(stage.service)).toBe('GET');
    expect(versions(stage.service)).toEqual(['1.4.2']);
  });

  test.concurrent('is published again when the workflow says so', async () => {
    await using stage = await startStage({ live: '1.4.2' });
    const step = await stage.run({ 'if-published': 'publish' });
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({
      status: 'published',
      version: '1.4.2',
      'previous-version': '1.4.2',
    });
    expect(methods(stage.service)).toBe('GET POST');
    expect(versions(stage.service)).toEqual(['1.4.2', '1.4.2']);
  });

  test.concurrent('is recognised in an answer that tells it in another place', async () => {
    await using stage = await startStage();
    stage.service.script('GET', instead(json(200, { success: true, data: { version: '1.4.2' } })));
    const step = await stage.run();
    expect(step.outputs['status']).toBe('already-published');
    expect(methods(stage.service)).toBe('GET');
  });
});

test('a first release into a folder that is almost the name of the main file is told', async () => {
  await using stage = await startStage();
  const text = '<?php\n/*\n * Plugin Name: Tidy\n * Version: 1.0.0\n */\n';
  stage.host.set('/footer.zip', await zipFiles({ 'tidy-foter/tidy-footer.php': text }));
  const step = await stage.run({ slug: 'tidy-foter', 'dry-run': 'true' });
  expect(readErrors(step)).toEqual([]);
  expect(readWarnings(step)).toContainEqual(
    expect.stringMatching(/^Package: folder-unconfirmed: .*`tidy-foter`, almost .*`tidy-footer`.*for good/),
  );
});

describe('with verify', () => {
  const earlier = instead(json(200, { version: '1.4.1' }));

  test.concurrent('a service that lags is waited for', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('GET', ...times(4, earlier), instead(status(500)), instead(silence()));
    const step = await stage.run({ verify: 'true' }, FAST);
    expect(readErrors(step)).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({
      verified: 'true',
      'previous-version': '1.4.1',
      status: 'published',
    });
    expect(methods(stage.service)).toBe('GET POST GET GET GET GET GET GET GET');
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
  });
});

describe('a run that GitHub gives no secrets', () => {
  test.concurrent('such as a pull request from a fork, says so, before any request', async () => {
    await using stage = await startStage();
    const step = await runPullRequest(stage, 'someone/fork', { 'api-key': '' });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toHaveLength(1);
    expect(readErrors(step)[0]).toMatch(/^Input api-key: .*no secrets.*fork.*`dry-run: true`/);
    expect([...stage.host.requests, ...stage.service.requests]).toEqual([]);
    expect(step.outputs).toEqual({});
  });

  test.concurrent('can make a dry run', async () => {
    await using stage = await startStage();
    const step = await runPullRequest(stage, 'someone/fork', { 'api-key': '', 'dry-run': 'true' });
    expect(step.exitCode).toBe(0);
    expect(stage.service.requests).toEqual([]);
  });

  test.concurrent('publishes nothing of a pull request, with secrets, too', async () => {
    await using stage = await startStage();
    const env = { GITHUB_EVENT_NAME: 'pull_request' };
    const step = await runPullRequest(stage, 'owner/repository', {}, env);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Input dry-run: .*nobody has merged/)]);
    expect([...stage.host.requests, ...stage.service.requests]).toEqual([]);
  });

  test.concurrent('is not suspected where the branch is in the repository itself', async () => {
    await using stage = await startStage();
    const step = await runPullRequest(stage, 'owner/repository', { 'api-key': '' });
    expect(readErrors(step)[0]).toMatch(/^Input api-key: .*secret exists/);
    expect(readVisible(step)).not.toContain(KEY);
  });
});

async function runPullRequest(
  stage: Awaited<ReturnType<typeof startStage>>,
  fork: string,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
) {
  const directory = await mkdtemp(join(tmpdir(), 'event-'));
  try {
    const path = join(directory, 'event.json');
    const head = { repo: { full_name: fork } };
    const event = { pull_request: { head, base: { repo: { full_name: 'owner/repository' } } } };
    await writeFile(path, JSON.stringify(event));
    return await stage.run(inputs, {
      env: { GITHUB_EVENT_NAME: 'pull_request_review', GITHUB_EVENT_PATH: path, ...env },
    });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
