import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from '@jest/globals';

import { isRunWithoutSecrets } from '../../src/event.ts';

const folder = mkdtempSync(join(tmpdir(), 'event-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether a run of this event, with this payload, is given no secrets. */
function ask(eventName: string, payload: string, actor = 'octocat'): boolean {
  const path = join(folder, 'event.json');
  writeFileSync(path, payload);
  return isRunWithoutSecrets({
    GITHUB_ACTOR: actor,
    GITHUB_EVENT_NAME: eventName,
    GITHUB_EVENT_PATH: path,
  });
}

const branch = (fullName: string | null) => ({ repo: fullName === null ? null : { full_name: fullName } });
const pull = (head: string | null, base: string) =>
  JSON.stringify({ pull_request: { head: branch(head), base: branch(base) } });

describe('a run without secrets', () => {
  test.each([
    ['a fork', pull('someone/plugin', 'owner/plugin')],
    ['a fork that is deleted', pull(null, 'owner/plugin')],
  ])('is a pull request from %s', (_name, payload) => {
    expect(ask('pull_request', payload)).toBe(true);
  });

  test.each(['push', 'pull_request', 'workflow_dispatch'])('is what Dependabot starts by %s', (eventName) => {
    expect(ask(eventName, pull('owner/plugin', 'owner/plugin'), 'dependabot[bot]')).toBe(true);
  });
});

describe('a run with secrets', () => {
  test('is a pull request within the repository', () => {
    expect(ask('pull_request', pull('owner/plugin', 'owner/plugin'))).toBe(false);
  });

  // pull_request_target runs in the context of the base, secrets included.
  test.each(['push', 'release', 'workflow_dispatch', 'pull_request_target', ''])('is a %s', (eventName) => {
    expect(ask(eventName, pull('someone/plugin', 'owner/plugin'))).toBe(false);
  });

  test.each(['dependabot', 'dependabot[bot]x', 'Dependabot-fan'])('is started by %s', (actor) => {
    expect(ask('push', '{}', actor)).toBe(false);
  });

  test.each([
    '',
    '{',
    'null',
    '5',
    '[]',
    '{}',
    '{"pull_request":null}',
    '{"pull_request":{"head":null,"base":{}}}',
  ])('is assumed when the event is %j', (payload) => {
    expect(ask('pull_request', payload)).toBe(false);
  });

  test.each([undefined, '', join(folder, 'absent.json'), folder])(
    'is assumed when there is no event: %#',
    (path) => {
      expect(isRunWithoutSecrets({ GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: path })).toBe(false);
    },
  );

  test('is assumed outside of a runner', () => {
    expect(isRunWithoutSecrets({})).toBe(false);
  });
});
