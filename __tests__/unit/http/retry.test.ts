import { describe, expect, test } from '@jest/globals';
import type { HttpAnswer, HttpRequest } from '../../../src/http/message.ts';

import { Cancelled } from '../../../src/shared/clock.ts';
import { TransportError, type TransportFailure } from '../../../src/http/transport-error.ts';
import {
  retryIfUnprocessed,
  retryIdempotent,
  type RetryRule,
  parseRetryAfter,
  sendWithRepeats,
} from '../../../src/http/retry.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';

const NOW_MS = Date.parse('Wed, 05 Aug 2026 12:00:00 GMT');

describe('Retry-After', () => {
  test.each<[string, number]>([
    ['0', 0],
    ['1', 1_000],
    [' 120 ', 120_000],
    ['007', 7_000],
    ['999999999', 999_999_999_000],
    // As a number it is far beyond every budget, so it must not pass for no number at all.
    ['9999999999', 9_999_999_999_000],
    ['Wed, 05 Aug 2026 12:00:30 GMT', 30_000],
    [' Thu, 06 Aug 2026 12:00:00 GMT ', 86_400_000],
    ['Wed, 05 Aug 2026 12:00:00 GMT', 0],
    ['Wed, 05 Aug 2026 11:59:59 GMT', 0],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 0],
    // The two obsolete forms of a date, which every recipient has to read (RFC 9110, section 5.6.7).
    ['Wednesday, 05-Aug-26 12:00:30 GMT', 30_000],
    ['Wed Aug  5 12:00:30 2026', 30_000],
  ])('%j', (value, expectedMs) => {
    expect(parseRetryAfter(value, NOW_MS)).toBe(expectedMs);
  });

  test.each([
    undefined,
    '',
    ' ',
    'soon',
    '-1',
    '+1',
    '1.5',
    '1e3',
    '0x10',
    '5 s',
    '5, 5',
    'Infinity',
    '٣',
    '2026-08-05T12:00:30Z',
    '1 Jan 2036',
    'Wed, 05 Aug 2026 12:00:30',
    'Wed, 05 Aug 2026 12:00:30 +0200',
    'Wed, 05 Foo 2026 12:00:30 GMT',
    'Wed, 05 Aug 2026 25:00:00 GMT',
    '12\nX: y',
  ])('%j says nothing', (value) => {
    expect(parseRetryAfter(value, NOW_MS)).toBeUndefined();
  });
});

const answer = (status: number, retryAfter?: string): HttpAnswer => ({
  status,
  headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  body: Buffer.from('{"success":true,"version":"1.0.0"}'),
  isCut: false,
});
const failure = (kind: TransportFailure, mayHaveArrived: boolean) =>
  new TransportError(kind, 'why', mayHaveArrived);
const describeOutcome = (outcome: Parameters<RetryRule>[0]) =>
  outcome instanceof TransportError
    ? `${outcome.failure}, ${outcome.mayHaveArrived ? 'perhaps arrived' : 'never left'}`
    : `${outcome.status}, Retry-After: ${outcome.headers['retry-after'] ?? '-'}`;

type Verdict = 'no' | 'backoff' | number;

function read(judge: RetryRule, outcome: Parameters<RetryRule>[0]): Verdict {
  const repeat = judge(outcome, NOW_MS);
  if (repeat === undefined) return 'no';
  expect(repeat.why).not.toBe('');
  return repeat.afterMs ?? 'backoff';
}

describe('a request is repeated', () => {
  const DATE = 'Wed, 05 Aug 2026 12:00:30 GMT';
  const everyFailure = [
    'name-not-found',
    'refused',
    'unreachable',
    'proxy',
    'deadline',
    'interrupted',
  ] as const;

  const rows: readonly (readonly [outcome: Parameters<RetryRule>[0], order: Verdict, read: Verdict])[] = [
    // It never left.
    ...everyFailure.map((kind) => [failure(kind, false), 'backoff', 'backoff'] as const),
    // It may have counted.
    ...everyFailure.map((kind) => [failure(kind, true), 'no', 'backoff'] as const),
    // The certificate will not become valid, and nobody waits any more.
    ...(['tls', 'proxy-address', 'cancelled'] as const).flatMap((kind) =>
      [false, true].map((mayHaveArrived) => [failure(kind, mayHaveArrived), 'no', 'no'] as const),
    ),
    // Refused by convention.
    ...[408, 425, 429].flatMap((status) => [
      [answer(status), 'backoff', 'backoff'] as const,
      [answer(status, 'soon'), 'backoff', 'backoff'] as const,
      [answer(status, '0'), 0, 0] as const,
      [answer(status, '7'), 7_000, 7_000] as const,
      [answer(status, '9999'), 9_999_000, 9_999_000] as const,
      [answer(status, DATE), 30_000, 30_000] as const,
    ]),
    [answer(503, '7'), 7_000, 7_000],
    [answer(503, DATE), 30_000, 30_000],
    // A 503 that does not say when to come back may have counted.
    [answer(503), 'no', 'backoff'],
    [answer(503, 'soon'), 'no', 'backoff'],
    ...[500, 501, 502, 504, 520, 599].flatMap((status) => [
      [answer(status), 'no', 'backoff'] as const,
      [answer(status, '7'), 'no', 7_000] as const,
    ]),
    // Decided.
    ...[200, 201, 204, 301, 302, 303, 307, 308, 400, 401, 403, 404, 409, 413, 422, 451].flatMap((status) => [
      [answer(status), 'no', 'no'] as const,
      [answer(status, '7'), 'no', 'no'] as const,
    ]),
  ];

  test.each(rows.map(([outcome, ...verdicts]) => [describeOutcome(outcome), ...verdicts, outcome] as const))(
    '%s: order %s, read %s',
    (_name, order, anyRead, outcome) => {
      expect([read(retryIfUnprocessed, outcome), read(retryIdempotent, outcome)]).toEqual([order, anyRead]);
    },
  );
});

const request: HttpRequest = {
  method: 'POST',
  url: new URL('https://user:pass@service.example/x?token=secret'),
  headers: {},
  timeoutMs: 1_000,
  maxBytes: 1_000,
};

/** Sends a request that meets these outcomes, one after the other; the last one stays. */
async function send(
  outcomes: readonly (HttpAnswer | Error)[],
  limits: Partial<Parameters<typeof sendWithRepeats>[3]> = {},
  { random = 0.5, tookMs = 0, cancelMs = Infinity } = {},
) {
  const lines: string[] = [];
  const waitsMs: number[] = [];
  let attempts = 0;
  let nowMs = 1_000;
  const ports = {
    send: (sent: HttpRequest) => {
      expect(sent).toBe(request);
      nowMs += tookMs;
      const outcome = outcomes[Math.min(attempts, outcomes.length - 1)];
      attempts += 1;
      return outcome instanceof Error || outcome === undefined
        ? Promise.reject(outcome ?? new Error())
        : Promise.resolve(outcome);
    },
    clock: {
      now: () => nowMs,
      wallNow: () => NOW_MS + nowMs - 1_000,
      sleep: (durationMs: number) => {
        waitsMs.push(durationMs);
        nowMs += durationMs;
        return nowMs > cancelMs ? Promise.reject(new Cancelled()) : Promise.resolve();
      },
    },
    log: { ...quietLog, repeat: (line: string) => void lines.push(line) },
    random: () => random,
  };
  const result = await sendWithRepeats(request, retryIfUnprocessed, ports, {
    retries: 3,
    budgetMs: 90_000,
    ...limits,
  }).catch((error: unknown) => error);
  return { result, attempts, waitsMs, lines };
}

describe('sending with repeats', () => {
  const gone = failure('refused', false);
  const done = answer(200);

  test('ends with the first answer that is none for now', async () => {
    const { result, attempts, waitsMs, lines } = await send([done]);
    expect(result).toBe(done);
    expect({ attempts, waitsMs, lines }).toEqual({ attempts: 1, waitsMs: [], lines: [] });
  });

  test('goes on after what passes', async () => {
    const { result, waitsMs } = await send([gone, answer(429, '2'), answer(503, '3'), done]);
    expect(result).toBe(done);
    expect(waitsMs).toEqual([500, 2_000, 3_000]);
  });

  test('asks the wall clock when a date is meant', async () => {
    const { waitsMs } = await send(
      [answer(503, 'Wed, 05 Aug 2026 12:00:30 GMT'), done],
      {},
      { tookMs: 10_000 },
    );
    expect(waitsMs).toEqual([20_000]);
  });

  test.each([
    [0, [0, 0, 0, 0, 0, 0, 0]],
    [0.25, [250, 500, 1_000, 2_000, 4_000, 7_500, 7_500]],
    [0.999, [999, 1_998, 3_996, 7_992, 15_984, 29_970, 29_970]],
  ])('backs off twice as long each time up to 30 s, of which chance takes %d', async (random, expectedMs) => {
    const { waitsMs } = await send([gone], { retries: 7, budgetMs: Infinity }, { random });
    expect(waitsMs).toEqual(expectedMs.map((waitMs) => expect.closeTo(waitMs, 6)));
  });

  test.each([0, 1, 3, 10])('repeats %d times at most', async (retries) => {
    const { attempts, result, lines } = await send([gone], { retries }, { random: 0 });
    expect(attempts).toBe(retries + 1);
    expect(lines).toHaveLength(retries);
    expect(result).toBe(gone);
  });

  test.each([
    [[answer(429, '90')], 0, 2],
    [[answer(429, '91')], 0, 1],
    [[answer(429, '45')], 0, 3],
    [[answer(429, '45')], 1, 2],
    [[gone], 90_000, 1],
    [[answer(503, '9999')], 0, 1],
  ])('begins the last attempt within the budget: case %#', async (outcomes, tookMs, expected) => {
    const { attempts, result, waitsMs } = await send(outcomes, { retries: 10 }, { tookMs });
    expect(attempts).toBe(expected);
    expect(waitsMs).toHaveLength(expected - 1);
    expect(result).toBe(outcomes[0]);
  });

  test('throws the failure of the last attempt as it is', async () => {
    const last = failure('tls', false);
    expect((await send([gone, failure('proxy', false), last])).result).toBe(last);
  });

  test('does not repeat what nobody expected', async () => {
    const mistake = new TypeError('a bug');
    expect(await send([gone, mistake, done])).toMatchObject({ result: mistake, attempts: 2 });
  });

  test('ends when the run is cancelled during a wait', async () => {
    const { result, attempts } = await send([gone], {}, { cancelMs: 1_100 });
    expect(result).toBeInstanceOf(Cancelled);
    expect(attempts).toBe(1);
  });

  test('tells why and when, and nothing that is secret', async () => {
    const { lines } = await send([gone, answer(429, '2'), done], { retries: 4 });
    expect(lines).toEqual([
      expect.stringMatching(/service\.example.*why.*0\.5 s.*1 of 4/),
      expect.stringMatching(/service\.example.*429.*2\.0 s.*2 of 4/),
    ]);
    expect(lines.join('')).not.toMatch(/secret|pass/);
  });
});
