import { describe, expect, test } from '@jest/globals';
import type { RunStep } from '../../../../src/action/steps.ts';
import type { PairResult } from '../../../../src/rehearsal/model/results.ts';
import { countAtOnce, playPairs } from '../../../../src/rehearsal/play-pairs.ts';
import { Cancelled } from '../../../../src/shared/clock.ts';
import { quietLog } from '../../../fixtures/quiet-log.ts';

const planned = ['8.2', '8.3', '8.4', '8.5'].map((php) => ({ php, wordpress: '6.9' }));

/** Pairs that end when a test says so. */
function stage() {
  const lines: string[] = [];
  const results: PairResult[] = [];
  const cancelling = new AbortController();
  const ends = new Map<string, (result: Partial<PairResult> | Error) => void>();
  const begun: string[] = [];
  const step: RunStep = async (title, work, tell) => {
    lines.push(title);
    const result = await work();
    const told = tell(result);
    lines.push(typeof told === 'string' ? told : told.inconclusive);
    return result;
  };
  const ports = {
    step,
    log: { ...quietLog, info: (text: string) => void lines.push(text) },
    cancellation: cancelling.signal,
    atOnce: 2,
    play: async ({ php }: { readonly php: string }, log: { readonly info: (text: string) => void }) => {
      begun.push(php);
      log.info(`${php} begins`);
      return new Promise<PairResult>((resolve, reject) => {
        ends.set(php, (end) => {
          if (end instanceof Error) reject(end);
          else resolve({ php, wordpress: '6.9', steps: [UPDATED], durationMs: 13_000, ...end });
        });
      });
    },
  };
  const playAll = async () => {
    for await (const result of playPairs(planned, ports)) results.push(result);
  };
  const playing = playAll();
  playing.catch(() => undefined);
  const end = async (php: string, result: Partial<PairResult> | Error = {}) => {
    ends.get(php)?.(result);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { playing, lines, results, begun, end, cancelling };
}

const UPDATED = { name: 'Update', outcome: 'passed', message: '', problems: [], durationMs: 1 } as const;
const phps = (results: readonly PairResult[]) => results.map(({ php }) => php);

describe('pairs', () => {
  test('are played as many at a time as asked for, and begin in their order', async () => {
    const { playing, begun, end } = stage();
    expect(begun).toEqual(['8.2', '8.3']);
    await end('8.3');
    expect(begun).toEqual(['8.2', '8.3', '8.4']);
    await end('8.4');
    expect(begun).toEqual(['8.2', '8.3', '8.4', '8.5']);
    await end('8.2');
    await end('8.5');
    await playing;
  });

  test('are told of in their order, whichever ends first', async () => {
    const { playing, lines, results, end } = stage();
    await end('8.3');
    expect(lines).toEqual(['Rehearse on PHP 8.2, WordPress 6.9', '8.2 begins']);
    await end('8.2');
    expect(lines.slice(2)).toEqual([
      'nothing failed in 13 s',
      'Rehearse on PHP 8.3, WordPress 6.9',
      '8.3 begins',
      'nothing failed in 13 s',
      'Rehearse on PHP 8.4, WordPress 6.9',
      '8.4 begins',
    ]);
    await end('8.4');
    await end('8.5');
    await playing;
    expect(phps(results)).toEqual(['8.2', '8.3', '8.4', '8.5']);
  });

  test('that fail do not keep the others from being played', async () => {
    const { playing, results, end } = stage();
    await end('8.2', { steps: [{ ...UPDATED, outcome: 'failed' }] });
    for (const php of ['8.3', '8.4', '8.5']) await end(php);
    await playing;
    expect(results).toHaveLength(4);
  });

  test('whose time is over do not keep the others from being played', async () => {
    const { playing, results, end } = stage();
    await end('8.2', { isCut: true, isLate: true });
    for (const php of ['8.3', '8.4', '8.5']) await end(php);
    await playing;
    expect(results.map(({ isLate = false }) => isLate)).toEqual([true, false, false, false]);
  });

  test('that were begun when the run is cancelled are known, and no other begins', async () => {
    const { playing, begun, results, end, cancelling } = stage();
    await end('8.3');
    cancelling.abort();
    await end('8.4', { isCut: true });
    await end('8.2', { isCut: true });
    await expect(playing).rejects.toThrow(Cancelled);
    expect(results.map(({ php, isCut }) => [php, isCut === true])).toEqual([
      ['8.2', true],
      ['8.3', false],
      ['8.4', true],
    ]);
    expect(begun).not.toContain('8.5');
  });

  test('that end by a defect end the run, when those beside them have ended', async () => {
    const { playing, results, end } = stage();
    await end('8.2', new Error('a defect'));
    for (const php of ['8.3', '8.4', '8.5']) await end(php);
    await expect(playing).rejects.toThrow('a defect');
    expect(phps(results)).toEqual(['8.3', '8.4', '8.5']);
  });
});

describe('the number of pairs at a time', () => {
  const GIB = 1024 ** 3;
  const count = (pairs: number, cores: number, memoryBytes: number) => {
    const lines: string[] = [];
    return [countAtOnce(pairs, { info: (text) => void lines.push(text) }, { cores, memoryBytes }), ...lines];
  };

  test.each([
    [2, 2, 7, 2],
    [4, 2, 7, 2],
    [6, 4, 16, 4],
    [1, 4, 1, 1],
    [2, 1, 0.5, 1],
  ])('%i pairs on %i cores with %f GiB: %i', (pairs, cores, gib, expected) => {
    expect(count(pairs, cores, gib * GIB)).toEqual([expected]);
  });

  test('is that which memory holds, at least one, and is told', () => {
    expect(count(3, 4, 2.5 * GIB)).toEqual([
      2,
      '2 pairs are played at a time, because this machine has only 2.7 GB of memory for them.',
    ]);
    expect(count(2, 2, 0.3 * GIB)).toEqual([
      1,
      'One pair is played at a time, because this machine has only 322 MB of memory for them.',
    ]);
  });
});
