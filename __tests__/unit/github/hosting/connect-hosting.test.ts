import { describe, expect, test } from '@jest/globals';
import { connectHosting } from '../../../../src/github/hosting/connect-hosting.ts';
import { PublishError } from '../../../../src/shared/publish-error.ts';
import { quietLog } from '../../../fixtures/quiet-log.ts';

const cancellation = new AbortController();
const sent: string[] = [];
const answerAs = (name: string) => () => {
  sent.push(name);
  return Promise.reject(new PublishError({ code: 'not-published', title: name, message: 'M.', hint: 'H.' }));
};
const tools: Parameters<typeof connectHosting>[1] = {
  send: answerAs('send'),
  sendAfterwards: answerAs('sendAfterwards'),
  cancellation: cancellation.signal,
  clock: { now: () => 0, wallNow: () => 0, sleep: () => Promise.resolve() },
  random: () => 0,
  randomHex: () => 'aa',
  log: quietLog,
  quote: (text) => text,
  mask: () => undefined,
};
const limits = { retries: 0, timeoutMs: 1_000 };
const release = { tag: 'v1', notes: '', prerelease: false };

describe('hosting', () => {
  test('without a repository says what it lacks, and signs nothing', async () => {
    const host = connectHosting({ ...limits, repository: undefined }, tools);
    await expect(host.tag(release)).rejects.toMatchObject({ code: 'input', title: 'Input github-token' });
    expect(await host.signAssetUrl(new URL('https://github.example/a'))).toBeUndefined();
  });

  test('sends as the run does, and once it is cancelled as it may afterwards', async () => {
    const repository = {
      apiUrl: new URL('https://api.github.example'),
      serverUrl: new URL('https://github.example'),
      owner: 'acme',
      name: 'a',
      token: 'ghs_token',
      sha: 'c'.repeat(40),
    };
    const host = connectHosting({ ...limits, repository }, tools);
    expect(await host.signAssetUrl(new URL('https://elsewhere.example/a'))).toBeUndefined();
    await expect(host.planTag(release)).rejects.toThrow();
    cancellation.abort();
    await expect(host.planTag(release)).rejects.toThrow();
    // The published release and the list are asked for at once.
    expect(sent).toEqual(['send', 'send', 'sendAfterwards', 'sendAfterwards']);
  });
});
