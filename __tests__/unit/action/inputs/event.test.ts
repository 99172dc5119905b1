import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from '@jest/globals';

import {
  readCaller,
  readLimits,
  readRepository,
  readSourceTime,
  readTag,
} from '../../../../src/action/inputs/event.ts';

const folder = mkdtempSync(join(tmpdir(), 'event-'));
afterAll(() => rmSync(folder, { recursive: true }));

const free = { isWithoutSecrets: false, isWithoutVariables: false, isCalled: false };

/** Reads which secrets and variables a run of this event lacks. */
function ask(eventName: string, payload: string, actor = 'octocat') {
  const path = join(folder, 'event.json');
  writeFileSync(path, payload);
  return readLimits({
    GITHUB_ACTOR: actor,
    GITHUB_EVENT_NAME: eventName,
    GITHUB_EVENT_PATH: path,
  });
}

const branch = (fullName: string | null) => ({ repo: fullName === null ? null : { full_name: fullName } });
const pull = (head: string | null, base: string) =>
  JSON.stringify({ pull_request: { head: branch(head), base: branch(base) } });

describe('a run that is not given everything', () => {
  test.each([
    ['a fork', pull('someone/plugin', 'owner/plugin')],
    ['a fork that is deleted', pull(null, 'owner/plugin')],
  ])('is a pull request from %s', (_name, payload) => {
    expect(ask('pull_request', payload)).toEqual({
      ...free,
      isWithoutSecrets: true,
      isWithoutVariables: true,
    });
  });

  test.each(['push', 'pull_request', 'workflow_dispatch'])('is what Dependabot starts by %s', (eventName) => {
    const limits = ask(eventName, pull('owner/plugin', 'owner/plugin'), 'dependabot[bot]');
    expect(limits).toEqual({ ...free, isWithoutSecrets: true });
  });
});

describe('a run with secrets and variables', () => {
  test('is told from the step of a workflow that gets only what is passed to it', () => {
    for (const name of ['publish-plugins.yml', 'build-and-publish.yml'])
      expect(readLimits({ CALLED_WORKFLOW: name })).toEqual({ ...free, isCalled: true });
    expect(readLimits({ CALLED_WORKFLOW: 'mine.yml' })).toEqual(free);
  });

  test('is a pull request within the repository', () => {
    expect(ask('pull_request', pull('owner/plugin', 'owner/plugin'))).toEqual(free);
  });

  // pull_request_target runs in the context of the base, secrets included.
  test.each(['push', 'release', 'workflow_dispatch', 'pull_request_target', ''])('is a %s', (eventName) => {
    expect(ask(eventName, pull('someone/plugin', 'owner/plugin'))).toEqual(free);
  });

  test.each(['dependabot', 'dependabot[bot]x', 'Dependabot-fan'])('is started by %s', (actor) => {
    expect(ask('push', '{}', actor)).toEqual(free);
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
    expect(ask('pull_request', payload)).toEqual(free);
  });

  test.each([undefined, '', join(folder, 'absent.json'), folder])(
    'is assumed when there is no event: %#',
    (path) => {
      expect(readLimits({ GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: path })).toEqual(free);
    },
  );

  test('is assumed outside of a runner', () => {
    expect(readLimits({})).toEqual(free);
  });
});

describe('the tag of a run', () => {
  test.each([
    ['tag', 'v1.2.3', 'v1.2.3'],
    ['tag', 'plugin/1.2.3', 'plugin/1.2.3'],
    ['tag', undefined, ''],
    ['branch', 'v1.2.3', ''],
    ['Tag', 'v1.2.3', ''],
    ['', 'v1.2.3', ''],
    [undefined, 'v1.2.3', ''],
  ])('with the type %j and the name %j is %j', (type, name, tag) => {
    expect(readTag({ GITHUB_REF_TYPE: type, GITHUB_REF_NAME: name })).toBe(tag);
  });

  test('is the ref that triggered it, and not the one that the event names', () => {
    const path = join(folder, 'release.json');
    writeFileSync(path, '{"ref":"refs/tags/v9","release":{"tag_name":"v9"}}');
    expect(readTag({ GITHUB_EVENT_PATH: path, GITHUB_REF: 'refs/tags/v8' })).toBe('');
  });
});

describe('the repository of a run', () => {
  const sha = '0123456789abcdef0123456789abcdef01234567';

  test('is what the runner tells', () => {
    const env = {
      GITHUB_REPOSITORY: 'owner/my.plugin',
      GITHUB_API_URL: 'https://github.example/api/v3',
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_SHA: sha,
    };
    expect(readRepository(env)).toEqual({
      apiUrl: new URL('https://github.example/api/v3'),
      serverUrl: new URL('https://github.example'),
      owner: 'owner',
      name: 'my.plugin',
      sha,
    });
  });

  test('is on github.com unless the runner says otherwise', () => {
    expect(readRepository({ GITHUB_REPOSITORY: 'owner/plugin' })).toEqual({
      apiUrl: new URL('https://api.github.com'),
      serverUrl: new URL('https://github.com'),
      owner: 'owner',
      name: 'plugin',
      sha: '',
    });
  });

  test.each([undefined, '', '/', 'owner', 'owner/', '/plugin', 'owner/plugin/', 'owner/plugin/more', '//'])(
    'is none when it is called %j',
    (GITHUB_REPOSITORY) => {
      expect(readRepository({ GITHUB_REPOSITORY })).toBeUndefined();
    },
  );

  test.each([
    '',
    'api.github.com',
    '//api.github.com',
    'file:///etc',
    'https://',
    'https://a b',
    'https:\\\\a',
  ])('is none when one of its addresses is %j', (url) => {
    const env = { GITHUB_REPOSITORY: 'owner/plugin' };
    expect(readRepository({ ...env, GITHUB_API_URL: url })).toBeUndefined();
    expect(readRepository({ ...env, GITHUB_SERVER_URL: url })).toBeUndefined();
  });
});

describe('the time of the files in a ZIP', () => {
  const sha = '0123456789abcdef0123456789abcdef01234567';
  const commit = { id: sha, timestamp: '2024-05-06T07:08:09+02:00' };

  /** The time when the event is this text. */
  function readTime(payload: string, env: Readonly<Record<string, string>> = {}): number | undefined {
    const path = join(folder, 'push.json');
    writeFileSync(path, payload);
    return readSourceTime({ GITHUB_EVENT_PATH: path, GITHUB_SHA: sha, ...env });
  }
  const readPush = (head: unknown, env?: Readonly<Record<string, string>>) =>
    readTime(JSON.stringify({ head_commit: head }), env);

  test('is that of the commit that was pushed, in whole seconds since 1970', () => {
    expect(readPush(commit)).toBe(Date.UTC(2024, 4, 6, 5, 8, 9) / 1000);
    expect(readPush({ ...commit, timestamp: '1970-01-01T00:00:01.999Z' })).toBe(1);
    expect(readPush({ ...commit, timestamp: '1969-12-31T23:59:58.500Z' })).toBe(-2);
  });

  test.each([
    ['0', 0],
    ['1700000000', 1_700_000_000],
    [' 1700000000\n', 1_700_000_000],
    ['999999999999', 999_999_999_999],
  ])('is SOURCE_DATE_EPOCH %j, whatever was pushed', (text, seconds) => {
    expect(readPush(commit, { SOURCE_DATE_EPOCH: text })).toBe(seconds);
    expect(readSourceTime({ SOURCE_DATE_EPOCH: text })).toBe(seconds);
  });

  test.each(['', ' ', '-1', '1.5', '1e9', '0x10', 'now', '2024-05-06', '1000000000000', '١٧'])(
    'is not SOURCE_DATE_EPOCH when that is %j',
    (text) => {
      expect(readSourceTime({ SOURCE_DATE_EPOCH: text })).toBeUndefined();
      expect(readPush(commit, { SOURCE_DATE_EPOCH: text })).toBe(1_714_972_089);
    },
  );

  test('is not that of another commit than the one that is built', () => {
    expect(readPush({ ...commit, id: 'f'.repeat(40) })).toBeUndefined();
    expect(readPush({ timestamp: commit.timestamp })).toBeUndefined();
    expect(readPush(commit, { GITHUB_SHA: '' })).toBeUndefined();
  });

  test.each([
    '',
    '{',
    '\ufeff{}',
    'null',
    '0',
    '"text"',
    'true',
    '[]',
    '{}',
    '{"head_commit":null}',
    '{"head_commit":7}',
    '{"head_commit":"text"}',
    '{"head_commit":[]}',
    `{"head_commit":{"id":"${sha}"}}`,
    `{"head_commit":{"id":"${sha}","timestamp":null}}`,
    `{"head_commit":{"id":"${sha}","timestamp":{}}}`,
    `{"head_commit":{"id":"${sha}","timestamp":""}}`,
    `{"head_commit":{"id":"${sha}","timestamp":"yesterday"}}`,
    `{"head_commit":{"id":"${sha}","timestamp":"2024-13-45T99:00:00Z"}}`,
    `{"head_commit":{"id":["${sha}"],"timestamp":"2024-05-06T07:08:09Z"}}`,
    `{"__proto__":{"head_commit":{"id":"${sha}","timestamp":"2024-05-06T07:08:09Z"}}}`,
    '['.repeat(100_000),
  ])('is not known when the event is %#', (payload) => {
    expect(readTime(payload)).toBeUndefined();
  });

  test.each([undefined, '', join(folder, 'absent.json'), folder])(
    'is not known when there is no event: %#',
    (path) => {
      expect(readSourceTime({ GITHUB_EVENT_PATH: path, GITHUB_SHA: sha })).toBeUndefined();
    },
  );

  test('is not known outside of a runner', () => {
    expect(readSourceTime({})).toBeUndefined();
  });
});

test('a step is told of our workflows only, and of the job that builds only in one', () => {
  const none = { workflow: undefined, isBuild: false };
  expect(readCaller({})).toEqual(none);
  expect(readCaller({ CALLED_WORKFLOW: 'mine.yml', CALLED_JOB: 'build' })).toEqual(none);
  const workflow = 'build-and-publish.yml';
  expect(readCaller({ CALLED_WORKFLOW: workflow })).toEqual({ workflow, isBuild: false });
  expect(readCaller({ CALLED_WORKFLOW: workflow, CALLED_JOB: 'build' })).toEqual({ workflow, isBuild: true });
});
