import { describe, expect, test } from '@jest/globals';
import { type Answer, instead, status, times, watched } from '../../../sandbox/http/faults.ts';
import { startServer } from '../../../sandbox/http/http-server.ts';
import { startPublishingService } from '../../../sandbox/service/publishing-service.ts';
import {
  FAST,
  KEY,
  methods,
  PLUGIN_ID,
  readClaims,
  readErrors,
  readVisible,
  resolving,
  sent,
  startStage,
  versions,
} from '../fixtures/stage.ts';

const putOff = (code: number, retryAfter?: string): Answer =>
  status(code, { headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });

describe('an order that the service puts off', () => {
  test.concurrent('with 429 and 503 for some seconds, and with 408, is repeated, and counts once', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const answers = [putOff(429, '2'), putOff(503, '3'), putOff(408)];
    stage.service.script('POST', ...answers.map(instead));
    const step = await stage.run({}, FAST);

    expect(readErrors(step)).toEqual([]);
    expect(step.exitCode).toBe(0);
    const log = step.log.join('\n');
    expect(log).toMatch(/POST .*429; trying again in 2\.0 s \(1 of 3\)/);
    expect(log).toMatch(/POST .*503; trying again in 3\.0 s \(2 of 3\)/);
    expect(log).toMatch(/POST .*408; trying again in [0-4]\.\d s \(3 of 3\)/);
    expect(methods(stage.service)).toBe('GET POST POST POST POST');
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    expect(step.outputs).toMatchObject({ status: 'published', version: '1.4.2' });
  });

  test.concurrent('is really waited for', async () => {
    await using stage = await startStage();
    const [first, second] = [watched(putOff(429, '1')), watched(putOff(429, '0'))];
    stage.service.script('POST', instead(first.answer), instead(second.answer));
    const run = stage.run();
    await first.arrival;
    const startMs = performance.now();
    await second.arrival;
    expect(performance.now() - startMs).toBeGreaterThan(950);
    expect((await run).exitCode).toBe(0);
  });

  test.concurrent.each([
    [
      '429 for hours',
      putOff(429, '9999'),
      'Too many requests',
      /429.*wait 9999 s.*this run published nothing/,
    ],
    ['503 for hours', putOff(503, '9999'), 'Service busy', /503.*wait 9999 s.*this run published nothing/],
  ])('with %s is not waited for', async (_name, answer, title, text) => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('POST', instead(answer));
    const step = await stage.run();
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toHaveLength(1);
    expect(readErrors(step)[0]?.startsWith(`${title}: `)).toBe(true);
    expect(readErrors(step)[0]).toMatch(text);
    expect(methods(stage.service)).toBe('GET POST GET');
    expect(step.summary).toContain('not published');
  });

  test.concurrent('again and again is given up', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('POST', ...times(9, instead(putOff(429, '1'))));
    const step = await stage.run({ retries: '2' }, FAST);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toMatch(/^Too many requests: .*429.*this run published nothing/);
    expect(methods(stage.service)).toBe('GET POST POST POST GET');
    expect(versions(stage.service)).toEqual(['1.4.1']);
  });

  test.concurrent('is not repeated without retries', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('GET', instead(status(500)));
    stage.service.script('POST', instead(putOff(429, '0')));
    const step = await stage.run({ retries: '0' });
    expect(step.exitCode).toBe(1);
    expect(methods(stage.service)).toBe('GET POST GET');
  });
});

describe('an order that the service refuses', () => {
  test.concurrent.each([
    ['for the key', { 'api-key': 'key_of-another' }, /^API key refused: .*401.*api-key/, 'GET POST'],
    [
      'for the plugin',
      { plugin_id: 'plugin_other' },
      /^Plugin not found: .*404.*`plugin_id` is `plugin_other`/,
      'GET GET POST GET GET',
    ],
  ])('%s is not repeated', async (_name, inputs, text, traffic) => {
    await using stage = await startStage({ live: '1.4.1' });
    const step = await stage.run(inputs);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toMatch(text);
    expect(methods(stage.service)).toBe(traffic);
    expect(readVisible(step)).not.toContain('key_of-another');
  });
});

describe('a service that is not reached at first', () => {
  test.concurrent('because its name is not found, for the look and for the order, is asked again', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const { port } = new URL(stage.service.origin);
    const answers = ['EAI_AGAIN', 'ENOTFOUND', '127.0.0.1', 'EAI_AGAIN', 'ENOTFOUND', '127.0.0.1'];
    const step = await stage.run(
      { 'base-url': `http://localhost:${port}` },
      { ...FAST, env: resolving({ localhost: answers }) },
    );
    expect(step.exitCode).toBe(0);
    expect(step.log.join('\n')).toMatch(/GET .*could not be resolved.*\(2 of 3\)/);
    expect(step.log.join('\n')).toMatch(/POST .*could not be resolved.*\(2 of 3\)/);
    expect(methods(stage.service)).toBe('GET POST');
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    expect(step.outputs['previous-version']).toBe('1.4.1');
  });

  test.concurrent('because nobody listens yet, is asked again, and publishes once', async () => {
    await using stage = await startStage();
    const port = await findFreePort();
    const inputs = { 'base-url': `http://127.0.0.1:${port}`, retries: '10' };
    let refuse: () => void = () => undefined;
    const isRefused = new Promise<void>((resolve) => (refuse = resolve));
    const onOutput = (text: string) => {
      if (/POST .*the connection was refused/.test(text)) refuse();
    };
    const run = stage.run(inputs, { ...FAST, onOutput });
    await isRefused;
    await using service = await startPublishingService({
      port,
      accounts: [{ key: KEY, plugins: [{ id: PLUGIN_ID }] }],
    });
    const step = await run;

    expect(step.exitCode).toBe(0);
    expect(step.log.join('\n')).toMatch(
      /POST .*the connection was refused \(ECONNREFUSED\); trying again in/,
    );
    expect(sent(service, 'POST')).toHaveLength(1);
    expect(versions(service)).toEqual(['1.4.2']);
  });

  test.concurrent('and never is, because its name does not exist, is red and says so', async () => {
    await using stage = await startStage();
    const step = await stage.run(
      { 'base-url': 'http://localhost:9' },
      { ...FAST, env: resolving({ localhost: ['ENOTFOUND'] }) },
    );
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toHaveLength(1);
    expect(readErrors(step)[0]).toMatch(
      /^Service not reached: .*resolved.*base-url.*This run published nothing/,
    );
  });
});

test.concurrent('a server that closes the connection may have got the order: it is not sent again', async () => {
  await using stage = await startStage();
  await using service = await startServer((_request, response) => void response.socket?.end());
  const step = await stage.run({ 'base-url': service.origin }, FAST);

  expect(step.exitCode).toBe(1);
  expect(readErrors(step)).toEqual([
    expect.stringMatching(/^Outcome unknown: .*connection broke.*dashboard/),
  ]);
  expect(sent(service, 'POST')).toHaveLength(1);
  expect(readClaims(step)).toEqual({});
  expect(readVisible(step)).not.toContain(KEY);
});

test.concurrent('an order that is answered in an unusual way, after early hints, is understood', async () => {
  await using stage = await startStage({ live: '1.4.1' });
  const created = 'HTTP/1.1 201 Created\r\nContent-Length: 34\r\n\r\n{"success":true,"version":"1.4.2"}';
  stage.service.script(
    'POST',
    instead((_request, response) => {
      response.socket?.end(`HTTP/1.1 103 Early Hints\r\n\r\n${created}`);
    }),
  );
  const step = await stage.run();
  expect(step.exitCode).toBe(0);
  expect(methods(stage.service)).toBe('GET POST');
});

async function findFreePort(): Promise<number> {
  await using server = await startServer(() => undefined);
  return Number(new URL(server.origin).port);
}
