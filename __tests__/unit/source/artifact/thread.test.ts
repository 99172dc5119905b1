import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { runThread, type ThreadLimits } from '../../../../src/source/artifact/thread.ts';
import type { Step } from './artifact-script.ts';

const LIMITS: ThreadLimits = { lookUpMs: 60_000, downloadMs: 60_000, maxBytes: 1000, watchMs: 5 };
const STAY: Step = { stay: true };

let folder: string;
let repeats: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thread-'));
  repeats = [];
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
      onRepeat: (why) => void repeats.push(why),
      ...options,
    },
  );
}

const found = (sizeBytes: number): Step => ({ tell: { kind: 'found', sizeBytes } });
const failed = (message: string): Step => ({
  tell: { kind: 'failed', failure: { name: 'Error', message } },
});
const attempt = (count: number, why: string): Step => ({
  print: `::debug::Failed to download artifact after ${count} retries due to ${why}. Retrying in 5 seconds...\n`,
});

describe('a thread', () => {
  test('tells that all went well, although it would stay', async () => {
    const end = run([found(10), { tell: { kind: 'done', isIntact: true } }, STAY]);
    expect(await end).toEqual({ kind: 'done', isIntact: true });
  });

  test('tells what failed, before and after the artifact was found', async () => {
    const failure = { name: 'Error', message: 'no' };
    expect(await run([failed('no'), STAY])).toEqual({ kind: 'failed', failure, isFound: false });
    expect(await run([found(1), failed('no')])).toEqual({ kind: 'failed', failure, isFound: true });
  });

  test('ends without a word', async () => {
    expect(await run([])).toEqual({ kind: 'stopped', why: 'vanished' });
    expect(await run([found(10)])).toEqual({ kind: 'stopped', why: 'vanished' });
  });

  test('ends by an error that nobody caught', async () => {
    const failure = { name: 'Error', message: 'a mistake' };
    expect(await run([{ fail: 'a mistake' }])).toEqual({ kind: 'failed', failure, isFound: false });
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
    expect(await run([STAY], { limits })).toEqual({ kind: 'stopped', why: 'look-up-deadline' });
  });

  test('when the download takes longer than its size allows', async () => {
    const limits = { ...LIMITS, downloadMs: 20 };
    expect(await run([found(10), STAY], { limits })).toEqual({ kind: 'stopped', why: 'download-deadline' });
  });

  test('when the artifact is too large, by what is announced or by what comes', async () => {
    const end = { kind: 'stopped', why: 'size' };
    expect(await run([found(1001), STAY])).toEqual(end);
    expect(await run([found(1), { write: 1001 }, STAY])).toEqual(end);
  });

  test('when the run is cancelled, or was before', async () => {
    const controller = new AbortController();
    const onRepeat = () => controller.abort();
    const options = { cancellation: controller.signal, onRepeat };
    const cancelled = { name: 'Cancelled' };
    await expect(run([attempt(1, 'read ECONNRESET'), STAY], options)).rejects.toMatchObject(cancelled);
    await expect(run([STAY], options)).rejects.toMatchObject(cancelled);
  });
});

describe('what the library prints', () => {
  // Printed text and messages take separate channels, so they arrive in any order.
  const end = attempt(5, 'the end');

  test('is read for the reasons of its attempts', async () => {
    const request =
      'Attempt 1 of 5 failed with error: Failed request: (503) No. Retrying request in 3000 ms...';
    const ended = await run([
      { print: `Attempt\n${request}\nFound 2 artifact(s)\n` },
      attempt(1, 'read ECONNRESET'),
      { print: '::add-mask::1.4.2\n::warning::Download failed\n::debug::Failed to ' },
      {
        print: 'download artifact after 2 retries due to 100%25 wrong%0D%0Aend. Retrying in 5 seconds...\r\n',
      },
      { complain: 'Attempt 2 of 5 failed with error: x. Retrying request in 1 ms...\n' },
      end,
      STAY,
    ]);
    expect(ended).toMatchObject({ kind: 'failed', failure: { message: 'the end' }, reason: 'the end' });
    expect(repeats).toEqual(['Failed request: (503) No', 'read ECONNRESET', '100% wrong  end']);
  });

  test.each([
    [1, 'ENOSPC: no space left on device, write'],
    [1, 'EDQUOT: disk quota exceeded, write'],
    [1, "EACCES: permission denied, open 'a'"],
    [1, 'Unexpected HTTP response from blob storage: 403 Forbidden'],
    [1, 'URI malformed'],
    [5, 'read ECONNRESET'],
  ])('ends it when no further attempt will help: %i, %s', async (count, why) => {
    const ended = await run([attempt(count, why), STAY]);
    expect(ended).toMatchObject({ kind: 'failed', failure: { name: 'Error', message: why }, reason: why });
    expect(repeats).toEqual([]);
  });

  test.each([
    [4, 'read ECONNRESET'],
    [1, 'Unexpected HTTP response from blob storage: 404 Not Found'],
    [1, 'Unexpected HTTP response from blob storage: 503 Service Unavailable'],
  ])('does not end it when another attempt may help: %i, %s', async (count, why) => {
    expect(await run([attempt(count, why), end, STAY])).toMatchObject({ failure: { message: 'the end' } });
    expect(repeats).toEqual([why]);
  });

  test('is forgotten as far as a line has no end', async () => {
    const line: Step = { print: 'x'.repeat(3_000_000) };
    const ended = await run([line, line, { print: '\n' }, attempt(1, 'an attempt'), end, STAY]);
    expect(ended).toMatchObject({ failure: { message: 'the end' } });
    expect(repeats).toEqual(['an attempt']);
  });
});
