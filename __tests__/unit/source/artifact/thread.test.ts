import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { runThread, type ThreadLimits } from '../../../../src/source/artifact/thread.ts';
import type { Step } from './artifact-script.ts';

const LIMITS: ThreadLimits = { lookUpMs: 60_000, downloadMs: 60_000, maxBytes: 1000, watchMs: 5 };
const STAY: Step = { stay: true };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thread-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a thread that takes these steps. */
function run(
  steps: readonly Step[],
  options: Partial<Parameters<typeof runThread>[1]> = {},
): ReturnType<typeof runThread> {
  return runThread(
    { name: JSON.stringify(steps), folder },
    {
      file: join(import.meta.dirname, 'artifact-script.ts'),
      env: {},
      cancellation: new AbortController().signal,
      limits: LIMITS,
      ...options,
    },
  );
}

const found = (sizeBytes: number): Step => ({ tell: { kind: 'found', found: { sizeBytes } } });
const failed = (message: string): Step => ({
  tell: { kind: 'failed', failure: { name: 'Error', message } },
});
describe('a thread', () => {
  test('tells that all went well, although it would stay', async () => {
    const end = run([found(10), { tell: { kind: 'done', isIntact: true } }, STAY]);
    expect(await end).toEqual({ kind: 'done', isIntact: true, found: { sizeBytes: 10 } });
  });

  test('tells what failed, before and after the artifact was found', async () => {
    const failure = { name: 'Error', message: 'no' };
    expect(await run([failed('no'), STAY])).toEqual({ kind: 'failed', failure });
    expect(await run([found(1), failed('no')])).toEqual({ kind: 'failed', failure, found: { sizeBytes: 1 } });
  });

  test('ends without a word', async () => {
    expect(await run([])).toEqual({ kind: 'vanished' });
    expect(await run([found(10)])).toEqual({ kind: 'vanished', found: { sizeBytes: 10 } });
  });

  test('ends by an error that nobody caught', async () => {
    const failure = { name: 'Error', message: 'a mistake' };
    expect(await run([{ fail: 'a mistake' }])).toEqual({ kind: 'failed', failure });
  });

  test('gets the environment without the inputs', async () => {
    const env = { ACTIONS_RUNTIME_TOKEN: 'token', 'INPUT_API-KEY': 'secret', ABSENT: undefined };
    await run([{ showEnvironment: true }], { env });
    expect(JSON.parse(await readFile(join(folder, 'environment'), 'utf8'))).toEqual({
      ACTIONS_RUNTIME_TOKEN: 'token',
    });
  });
});

describe('a thread is ended', () => {
  test('when it does not find the artifact in time', async () => {
    const limits = { ...LIMITS, lookUpMs: 300 };
    expect(await run([STAY], { limits })).toEqual({ kind: 'late' });
  });

  test('when the download takes longer than its size allows', async () => {
    const limits = { ...LIMITS, downloadMs: 20 };
    expect(await run([found(10), STAY], { limits })).toEqual({ kind: 'late', found: { sizeBytes: 10 } });
  });

  test('when the artifact is too large, by what is announced or by what comes', async () => {
    expect(await run([found(1001), STAY])).toMatchObject({ kind: 'large' });
    expect(await run([found(1), { write: 1001 }, STAY])).toMatchObject({ kind: 'large' });
  });

  test('when the run is cancelled, or was before', async () => {
    const controller = new AbortController();
    const cancelled = { name: 'Cancelled' };
    const ended = run([STAY], { cancellation: controller.signal });
    setImmediate(() => controller.abort());
    await expect(ended).rejects.toMatchObject(cancelled);
    await expect(run([STAY], { cancellation: controller.signal })).rejects.toMatchObject(cancelled);
  });
});

test('what the library prints is dropped, however much it is', async () => {
  const line = 'x'.repeat(3_000_000);
  const evil = '\n::stop-commands::evil\nAttempt 5 of 5 failed with error: x. Retrying request in 1 ms...\n';
  const steps = [{ print: line }, { complain: line }, { print: evil }, { complain: evil }];
  const ended = await run([...steps, { tell: { kind: 'done', isIntact: true } }, STAY]);
  expect(ended).toEqual({ kind: 'done', isIntact: true });
});
