import { describe, expect, test } from '@jest/globals';
import {
  instead,
  json,
  redirect,
  redirectToLogIn,
  reset,
  silence,
  status,
  times,
  watched,
  webPage,
} from '../../../sandbox/http/faults.ts';
import { startFileServer } from '../../../sandbox/http/file-server.ts';
import { commandNames, FAST, KEY, methods, readErrors, readVisible } from '../fixtures/stage.ts';
import { weekly } from '../../fixtures/all-tests.ts';
import { startLiveStage } from './live-stage.ts';

describe('is red, because it is not known what is live:', () => {
  test.concurrent.each([
    [
      'a key that is refused',
      json(401, { message: 'No such key' }),
      /^API key refused: .*401: `No such key`/,
    ],
    ['a web page', webPage(), /^Not the service: .*web page.*Check `base-url`/],
    ['a page that refuses', webPage(403), /^Request blocked: GET .*403 with a web page\. Something before/],
    ['a login page', redirectToLogIn(), /^Redirect not followed: GET .*\/log-in.*check `api-key`/],
    ...weekly([
      'a version that is none',
      json(200, { version: '1.0 beta\n::error::x' }),
      /^Live version not known: .*names something that is not a version/,
    ] as const),
  ] as const)('%s', async (_name, answer, pattern) => {
    await using stage = await startLiveStage({ live: '1.4.1' });
    stage.service.script('GET', instead(answer));
    const step = await stage.run({ slug: 'tidy-footer', retries: '0' });
    expect(readErrors(step)).toEqual([expect.stringMatching(pattern)]);
    expect(methods(stage.service)).toBe('GET');
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toEqual({});
    expect(step.summary).toContain('❌ The live version of <code>plugin&#95;footer</code> could not be read');
    expect(step.summary).toContain('**What to do:**');
    expect(step.rawOutput.replaceAll(`::add-mask::${KEY}`, '')).not.toContain(KEY);
  });

  test.concurrent.each([
    ['silence', silence(), /^Live version not known: .*raise `timeout`/],
    ['too many requests', status(429), /^Too many requests: /],
    ...weekly(['a service in trouble', status(500), /^Service busy: .*500/] as const),
  ] as const)('%s, again and again', async (_name, answer, pattern) => {
    await using stage = await startLiveStage({ live: '1.4.1' });
    stage.service.script('GET', ...times(2, instead(answer)));
    const step = await stage.run({ timeout: '3', retries: '1' }, FAST);
    expect(readErrors(step)).toEqual([expect.stringMatching(pattern)]);
    expect(step.exitCode).toBe(1);
    expect(methods(stage.service)).toBe('GET GET');
  });

  test.concurrent('a service that cannot be reached', async () => {
    await using stage = await startLiveStage();
    const step = await stage.run({ 'base-url': 'http://127.0.0.1:9', retries: '1' }, FAST);
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Service not reached: .*`base-url`/)]);
  });
});

test.concurrent('a passing failure is repeated', async () => {
  await using stage = await startLiveStage({ live: '1.4.1' });
  stage.service.script('GET', instead(status(503)), instead(reset()));
  const step = await stage.run({}, FAST);
  expect(step.outputs['version']).toBe('1.4.1');
  expect(methods(stage.service)).toBe('GET GET GET');
  expect(readVisible(step)).toContain('2 repeats');
});

test.concurrent('a redirect never sees the key', async () => {
  await using stage = await startLiveStage({ live: '1.4.1' });
  const other = await startFileServer({});
  stage.service.script('GET', instead(redirect(307, other.url('/api/v1/plugin/update?key=1'))));
  const step = await stage.run();
  await other.close();
  expect(readErrors(step)).toEqual([
    expect.stringMatching(
      new RegExp(`^Redirect not followed: .*307.*set \`base-url\` to \`${other.origin}\``),
    ),
  ]);
  expect(other.requests).toEqual([]);
});

/** Texts that would be commands, or hold the key or the credential of a URL. */
const HOSTILE = {
  name: 'Tidy\r\n::warning::Footer \u202e',
  version: '1.4.1',
  slug: 'tidy-footer',
  requires: 'x\r\n::add-mask::1.4.1',
  requires_php: '##[set-output name=version]9',
  tested: `7.1 ${KEY}`,
  last_updated: '2026-01-02\u2028now\u202e',
  download_url: 'https://downloads.example/a.zip?X-Amz-Signature=5ecre7',
  homepage: 'see https://user:pa55word@downloads.example/b and ::error::c',
  [`key ${KEY}`]: ['##[error]d', { deep: KEY }],
  sections: { changelog: 'First\nSecond\tThird 😀' },
};

test.concurrent('what the service says is inert in outputs, log and receipt', async () => {
  await using stage = await startLiveStage({ live: '1.4.1' });
  stage.service.script('GET', instead(json(200, HOSTILE)));
  const step = await stage.run();
  expect(readErrors(step)).toEqual([]);
  expect(step.outputs).toMatchObject({ version: '1.4.1', found: 'true', 'download-url': '' });
  for (const value of Object.values(step.outputs)) {
    expect(value).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e]|::|##\[|Zq8|5ecre7|pa55word/u);
    expect(value).not.toContain(KEY);
  }
  const said = JSON.parse(step.outputs['json'] ?? '') as typeof HOSTILE;
  expect(said.sections.changelog).toBe(HOSTILE.sections.changelog);
  expect(said.requires).toBe(HOSTILE.requires);
  expect(said.download_url).toBe('https://downloads.example/a.zip?…');
  expect(commandNames(step).filter((name) => name !== 'add-mask')).toEqual([]);
  expect(step.summary).not.toMatch(/Zq8|5ecre7/);
});

// On Windows a process that is sent a signal is ended by it.
(process.platform === 'win32' ? describe.skip : describe)('a job that is cancelled', () => {
  test.concurrent.each(['SIGINT', 'SIGTERM'] as const)('by %s ends at once, and is red', async (signal) => {
    await using stage = await startLiveStage({ live: '1.4.1' });
    const look = watched(silence());
    stage.service.script('GET', instead(look.answer));
    const step = await stage.run({}, { cancel: { signal, when: look.arrival } });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([
      expect.stringMatching(/^Cancelled: .*before it read the live version/),
    ]);
    expect(step.outputs).toEqual({});
  });
});
