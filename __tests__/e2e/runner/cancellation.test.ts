import { describe, expect, test } from '@jest/globals';
import { weekly } from '../../fixtures/all-tests.ts';
import {
  afterwards,
  drip,
  instead,
  json,
  silence,
  status,
  times,
  watched,
} from '../../../sandbox/http/faults.ts';
import { startFileServer } from '../../../sandbox/http/file-server.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import {
  KEY,
  methods,
  readClaims,
  readErrors,
  readVisible,
  type Stage,
  startStage,
  versions,
} from '../fixtures/stage.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const EARLIER = json(200, { version: '1.4.1' });

// On Windows a process that is sent a signal is ended by it.
(process.platform === 'win32' ? describe.skip : describe)('a job that is cancelled', () => {
  test.concurrent.each([...weekly<(typeof SIGNALS)[number]>('SIGINT'), 'SIGTERM' as const])(
    'by %s while the package is read has published nothing',
    async (signal) => {
      await using stage = await startStage({ live: '1.4.1' });
      const reading = watched(drip(20, { byte: 'P' }));
      stage.host.set('/footer.zip', reading.answer);
      const step = await cancel(stage, signal, reading.arrival);
      expectEnd(
        step,
        /^Cancelled: .*before it published the version.*This run published nothing/,
        'not published',
      );
      expect(methods(stage.service)).toBe('');
    },
  );

  test.concurrent('by SIGTERM while it looks what is live has published nothing', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const look = watched(silence());
    stage.service.script('GET', instead(look.answer));
    const step = await cancel(stage, 'SIGTERM', look.arrival);
    expectEnd(
      step,
      /^Cancelled: .*before it published the version.*This run published nothing/,
      'not published',
    );
    expect(methods(stage.service)).toBe('GET');
  });

  test.concurrent('by SIGINT while the package is compared with the live one has published nothing', async () => {
    const reading = watched(silence());
    await using files = await startFileServer({ '/live.zip': reading.answer });
    await using stage = await startStage({ live: '1.4.1', told: { download_url: files.url('/live.zip') } });
    const step = await cancel(stage, 'SIGINT', reading.arrival, { compare: 'true' });
    expectEnd(
      step,
      /^Cancelled: .*before it published the version.*This run published nothing/,
      'not published',
    );
    expect(methods(stage.service)).toBe('GET');
  });

  test.concurrent.each([
    ...weekly(['SIGINT', 'has not answered', afterwards] as const),
    ['SIGTERM', 'has not answered', afterwards],
    ['SIGTERM', 'has not even begun', instead],
  ] as const)(
    'by %s while the service %s to the order does not know the outcome',
    async (signal, _name, fault) => {
      await using stage = await startStage({ live: '1.4.1' });
      const order = watched(silence());
      stage.service.script('POST', fault(order.answer));
      const step = await cancel(stage, signal, order.arrival);
      expectEnd(step, /^Cancelled, outcome unknown: .*dashboard.*may have been created/, 'not known whether');
      expect(methods(stage.service)).toBe('GET POST');
    },
  );

  test.concurrent('by SIGINT while the answer drips does not know the outcome', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const order = watched(drip(20));
    stage.service.script('POST', afterwards(order.answer));
    const step = await cancel(stage, 'SIGINT', order.arrival);
    expectEnd(step, /^Cancelled, outcome unknown: /, 'not known whether');
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
  });

  test.concurrent('by SIGTERM while it waits to look again does not know the outcome', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const order = watched(status(502));
    stage.service.script('POST', instead(order.answer));
    const step = await cancel(stage, 'SIGTERM', order.arrival);
    expectEnd(step, /^Cancelled, outcome unknown: /, 'not known whether');
    expect(methods(stage.service)).toBe('GET POST');
  });

  test.concurrent('by SIGINT while a look hangs does not know the outcome', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const look = watched(silence());
    stage.service.script('POST', instead(status(502)));
    stage.service.script('GET', instead(EARLIER), instead(look.answer));
    const step = await cancel(stage, 'SIGINT', look.arrival, {}, { clockSpeed: 10 });
    expectEnd(step, /^Cancelled, outcome unknown: /, 'not known whether');
    expect(methods(stage.service)).toBe('GET POST GET');
  });

  test.concurrent('by SIGTERM while it waits to order again has published nothing', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const order = watched(status(429, { headers: { 'retry-after': '60' } }));
    stage.service.script('POST', instead(order.answer));
    const step = await cancel(stage, 'SIGTERM', order.arrival);
    expectEnd(step, /^Cancelled: .*This run published nothing/, 'not published');
    expect(methods(stage.service)).toBe('GET POST');
  });

  test.concurrent.each([
    ['SIGINT', 'waits until the release is live', EARLIER],
    ['SIGTERM', 'looks whether the release is live', silence()],
  ] as const)(
    'by %s while it %s says that it is published, and hands it on',
    async (signal, _name, answer) => {
      await using stage = await startStage({ live: '1.4.1' });
      const look = watched(answer);
      stage.service.script('GET', instead(EARLIER), ...times(9, instead(look.answer)));
      const step = await cancel(stage, signal, look.arrival, { verify: 'true' });
      expectEnd(
        step,
        /^Cancelled after publishing: .*1\.4\.2.*cancelled.*do not publish it again/,
        'is published, but the run was cancelled afterwards',
      );
      expect(step.outputs).toMatchObject({ version: '1.4.2', status: 'published', verified: 'false' });
      expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    },
  );
});

/** Runs the step and cancels it a moment after something has happened. Its clock stands still then, so it ends without waiting. */
function cancel(
  stage: Stage,
  signal: (typeof SIGNALS)[number],
  when: Promise<void>,
  inputs: Readonly<Record<string, string>> = {},
  clock: { readonly clockSpeed?: number } = {},
): Promise<ActionResult> {
  return stage.run(inputs, { ...clock, cancel: { signal, when } });
}

function expectEnd(step: ActionResult, text: RegExp, headline: string): void {
  expect(step.exitCode).toBe(1);
  expect(readErrors(step)).toHaveLength(1);
  expect(readErrors(step)[0]).toMatch(text);
  expect(step.summary).toContain(headline);
  expect(readVisible(step)).not.toContain(KEY);
  if (!headline.startsWith('is published')) expect(readClaims(step)).toEqual({});
}
