import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { instead, json, silence, status, times } from '../../../sandbox/http/faults.ts';
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

jest.setTimeout(20_000);

describe('a version that the service serves already', () => {
  test.concurrent('is not published again', async () => {
    await using stage = await startStage({ live: '1.4.2' });
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
    expect(methods(stage.service)).toBe('GET');
    expect(versions(stage.service)).toEqual(['1.4.2']);
    expect(step.summary).not.toContain('not published');
  });

  test.concurrent('so that a job that is run again is green, and publishes once', async () => {
    await using stage = await startStage();
    expect((await stage.run()).outputs['status']).toBe('published');
    expect((await stage.run()).outputs['status']).toBe('already-published');
    expect(versions(stage.service)).toEqual(['1.4.2']);
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

  test.concurrent.each([
    ['version', { version: '1.4.2' }],
    ['new_version', { new_version: '1.4.2' }],
    ['data', { success: true, data: { version: '1.4.2' } }],
    ['plugin', { plugin: { new_version: '1.4.2' } }],
    ['release', { release: { version: '1.4.2' } }],
  ])('is recognised in an answer that tells it under %s', async (_name, answer) => {
    await using stage = await startStage();
    stage.service.script('GET', instead(json(200, answer)));
    const step = await stage.run();
    expect(step.outputs['status']).toBe('already-published');
    expect(methods(stage.service)).toBe('GET');
  });
});

test.concurrent('what was live before is handed on', async () => {
  await using stage = await startStage({ live: '1.3.0' });
  const step = await stage.run();
  expect(step.outputs).toMatchObject({ version: '1.4.2', 'previous-version': '1.3.0', verified: 'false' });
  expect(methods(stage.service)).toBe('GET POST');
});

describe('with verify', () => {
  const earlier = instead(json(200, { version: '1.4.1' }));

  test.concurrent('a release that is live at once is confirmed with one look', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const step = await stage.run({ verify: 'true' });
    expect(step.exitCode).toBe(0);
    expect(step.outputs['verified']).toBe('true');
    // The last is for the package that sites get.
    expect(methods(stage.service)).toBe('GET POST GET GET');
  });

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

  test.concurrent('a release that never becomes live is red, published, and handed on', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('GET', ...times(99, earlier));
    const step = await stage.run({ verify: 'true' }, FAST);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toHaveLength(1);
    expect(readErrors(step)[0]).toMatch(
      /^Published, but not verified: .*accepted version 1\.4\.2.*60 s.*do not publish it again/,
    );
    expect(step.summary).toContain('Published');
    expect(step.outputs).toMatchObject({
      status: 'published',
      version: '1.4.2',
      'previous-version': '1.4.1',
      verified: 'false',
    });
    expect(sent(stage.service, 'POST')).toHaveLength(1);
    expect(step.log.join('\n')).not.toMatch(/1\.4\.2 is live|seen live/);
  });
});

describe('a run that GitHub gives no secrets', () => {
  test.concurrent.each([
    ['a pull request from a fork', 'someone/fork', {}],
    ['a pull request whose fork is gone', null, {}],
    ['Dependabot', 'owner/repository', { GITHUB_ACTOR: 'dependabot[bot]' }],
  ])('%s: says so, before any request', async (_name, fork, env) => {
    await using stage = await startStage();
    const step = await runPullRequest(stage, fork, { 'api-key': '' }, env);
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

  test.concurrent('publishes nothing of a pull request, with secrets or without', async () => {
    await using stage = await startStage();
    for (const key of ['', KEY]) {
      const env = { GITHUB_EVENT_NAME: 'pull_request' };
      const step = await runPullRequest(stage, 'owner/repository', { 'api-key': key }, env);
      expect(step.exitCode).toBe(1);
      expect(readErrors(step)).toEqual([expect.stringMatching(/^Input dry-run: .*nobody has merged/)]);
    }
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
  fork: string | null,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
) {
  const directory = await mkdtemp(join(tmpdir(), 'event-'));
  try {
    const path = join(directory, 'event.json');
    const head = { repo: fork === null ? null : { full_name: fork } };
    const event = { pull_request: { head, base: { repo: { full_name: 'owner/repository' } } } };
    await writeFile(path, JSON.stringify(event));
    return await stage.run(inputs, {
      env: { GITHUB_EVENT_NAME: 'pull_request_review', GITHUB_EVENT_PATH: path, ...env },
    });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
