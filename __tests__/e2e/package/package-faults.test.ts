import { describe, expect, test } from '@jest/globals';
import { inGate } from '../../fixtures/all-tests.ts';
import {
  type Answer,
  cut,
  drip,
  inTurn,
  redirect,
  reset,
  silence,
  status,
} from '../../../sandbox/http/faults.ts';
import {
  FAST,
  KEY,
  methods,
  readErrors,
  readVisible,
  sent,
  startStage,
  versions,
} from '../fixtures/stage.ts';

// The waits of these tests cost no processor time, so that several of them run side by side.
const answer = (code: number, body: string | Buffer, headers = {}) => status(code, { body, headers });

/**
 * Name of the case, answer of the package's host, and what the annotation must say: one of each kind. The units of
 * `download`, `download-wire` and `send` hold the others.
 */
const badPackages: readonly (readonly [string, Answer, RegExp])[] = [
  ['401', answer(401, 'log in'), /401.*without credentials.*public/],
  ['500', answer(500, 'no'), /500.*again later/],
  ['another file', answer(200, 'MZ'), /not a ZIP/],
  ['a redirect to a login page', redirect(302, '/login'), /web page.*redirect to .*\/login/],
  ['a redirect to itself', redirect(302, '/x.zip'), /more than 5 times/],
  [
    'a redirect to plain http elsewhere',
    redirect(302, 'http://host.example/x'),
    /redirects to http:\/\/host.example/,
  ],
  ['a part', answer(206, 'PK\x03\x04', { 'content-range': 'bytes 0-3/10' }), /returns 206/],
  ['silence', silence(), /sent nothing for 9 s/],
  [
    'too much',
    answer(200, 'PK\x03\x04', { 'content-length': 2e9 }),
    /2,000,000,000 bytes, and at most 1,073,741,824/,
  ],
  ['a cut file', cut(99, { body: Buffer.alloc(999, 'PK\x03\x04') }), /connection broke/],
];

describe('when the URL of the package answers', () => {
  const alike = ['500', 'a redirect to itself', 'a redirect to plain http elsewhere', 'a part', 'too much'];
  test.concurrent.each(inGate(badPackages, ...alike))(
    '%s: red before the service hears of it',
    async (_name, reply, text) => {
      await using stage = await startStage();
      stage.host.set('/x.zip', reply);
      stage.host.set('/login', answer(200, '<html>'));
      const step = await stage.run({ zip_url: stage.host.url('/x.zip'), timeout: '9' }, FAST);

      expect(step.exitCode).toBe(1);
      expect(readErrors(step)).toHaveLength(1);
      expect(readErrors(step)[0]).toMatch(text);
      expect(readErrors(step)[0]).toContain('`zip_url`');
      expect(step.summary).toContain('not published');
      expect(step.outputs).toEqual({});
      expect(sent(stage.service)).toEqual([]);
      for (const { headers } of sent(stage.host)) expect(headers).not.toHaveProperty('authorization');
      expect(readVisible(step)).not.toContain(KEY);
    },
  );

  test.concurrent('in drops, it has ten minutes: red, with both times', async () => {
    await using stage = await startStage();
    stage.host.set('/x.zip', drip(5));
    const step = await stage.run({ zip_url: stage.host.url('/x.zip') }, { clockSpeed: 300 });
    expect(readErrors(step)).toEqual([
      expect.stringMatching(
        / is not complete after 10 min \d+ s, and at most 10 min 0 s are allowed \(\d+ B came\)/,
      ),
    ]);
    expect(methods(stage.host)).toBe('GET');
    expect(sent(stage.service)).toEqual([]);
  });

  test.concurrent('busy, limited, broken and cut at first, it is asked again, and published once', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const faults = [
      answer(503, ''),
      answer(429, '', { 'retry-after': '2' }),
      reset(),
      cut(99, { body: Buffer.alloc(999, 'PK\x03\x04') }),
    ] as const;
    stage.host.set('/x.zip', inTurn(...faults, redirect(302, '/footer.zip')));
    const step = await stage.run({ zip_url: stage.host.url('/x.zip'), retries: '4' }, FAST);
    expect(step.exitCode).toBe(0);
    expect(sent(stage.host).map(({ path }) => path)).toEqual([
      ...Array<string>(5).fill('/x.zip'),
      '/footer.zip',
    ]);
    expect(methods(stage.service)).toBe('GET POST');
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
  });
});
