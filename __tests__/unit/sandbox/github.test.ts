import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { readError, startStage, START, type Stage } from './github-stage.ts';

const OLD = 'a'.repeat(40);
const RISKY = 'b'.repeat(40);
const HEAD = 'c'.repeat(40);
const COMMITS = [{ sha: OLD }, { sha: RISKY, changesWorkflows: true }, { sha: HEAD }];

let stage: Stage;
beforeEach(async () => {
  stage = await startStage({ commits: COMMITS });
});
afterEach(async () => {
  await stage[Symbol.asyncDispose]();
});

const failed = (field: string, code: string, message?: string): unknown => [
  422,
  'Validation Failed',
  [{ resource: 'Release', code, field, ...(message !== undefined && { message }) }],
];

const LOST = expect.stringMatching(/^untagged-[0-9a-f]{20}$/);

describe('a draft', () => {
  test('has no tag, no public address and no archives', async () => {
    const { status, headers, body } = await stage.call('POST', '/releases', {
      json: { tag_name: 'v1.4.2', name: 'Spring', body: 'New', draft: true },
    });
    expect(status).toBe(201);
    const [release] = stage.github.releases();
    expect(headers.get('location')).toBe(
      `${stage.github.apiUrl}/repos/acme/tidy-footer/releases/${release?.id ?? 0}`,
    );
    expect(body).toMatchObject({
      draft: true,
      tag_name: 'v1.4.2',
      target_commitish: 'main',
      name: 'Spring',
      body: 'New',
      published_at: null,
      tarball_url: null,
      created_at: '2026-11-20T10:00:00Z',
      author: { login: 'github-actions[bot]', type: 'Bot' },
      html_url: expect.stringMatching(/\/acme\/tidy-footer\/releases\/tag\/untagged-[0-9a-f]{20}$/),
      upload_url: `${stage.github.uploadsUrl}/repos/acme/tidy-footer/releases/${release?.id ?? 0}/assets{?name,label}`,
    });
    expect(stage.github.tags()).toEqual({});
  });

  test('shares its tag with other drafts, and is listed for those who may push', async () => {
    const first = stage.github.addRelease({ tagName: 'v1', isDraft: true });
    const second = await stage.call('POST', '/releases', { json: { tag_name: 'v1', draft: true } });
    expect(second.status).toBe(201);
    expect((await stage.call('GET', '/releases')).body).toMatchObject([{ tag_name: 'v1' }, { id: first.id }]);
    for (const as of ['read', 'other', 'nobody'] as const) {
      expect((await stage.call('GET', '/releases', { as })).body).toEqual([]);
      expect(readError(await stage.call('GET', `/releases/${first.id}`, { as }))).toEqual([404, 'Not Found']);
      expect((await stage.call('GET', `/releases/${first.id}/assets`, { as })).status).toBe(404);
    }
  });

  test('is not found by its tag, nor as the latest release', async () => {
    stage.github.addRelease({ tagName: 'v1', isDraft: true });
    expect((await stage.call('GET', '/releases/tags/v1')).status).toBe(404);
    expect((await stage.call('GET', '/releases/latest')).status).toBe(404);
  });

  test('is published with a tag on its target, and other addresses', async () => {
    const { id } = stage.github.addRelease({ tagName: 'v1/a+b', isDraft: true, target: OLD });
    stage.wait(60);
    const { status, body } = await stage.call('PATCH', `/releases/${id}`, {
      json: { tag_name: 'v1/a+b', target_commitish: OLD, draft: false },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      draft: false,
      immutable: false,
      published_at: '2026-11-20T10:01:00Z',
      html_url: `${stage.github.serverUrl}/acme/tidy-footer/releases/tag/v1/a%2Bb`,
      tarball_url: expect.stringContaining('/tarball/v1/a%2Bb'),
    });
    expect(stage.github.tags()).toEqual({ 'v1/a+b': OLD });
    expect((await stage.call('GET', '/releases/tags/v1%2Fa%2Bb')).body).toMatchObject({ id });
    expect((await stage.call('GET', '/git/ref/tags/v1/a+b')).body).toMatchObject({
      ref: 'refs/tags/v1/a+b',
      object: { sha: OLD },
    });
  });

  test.each([
    ['changed', [], { body: 'New' }, LOST, 'main'],
    ['published', [], { draft: false }, LOST, 'main'],
    ['published', ['publishing-keeps-tag'], { draft: false, body: 'New' }, 'v1', 'main'],
    ['changed', ['publishing-keeps-tag', 'changes-keep-target'], { body: 'New' }, LOST, OLD],
    ['changed with its tag', [], { tag_name: 'v1', target_commitish: OLD, name: 'New' }, 'v1', OLD],
  ] as const)(
    'that is %s with %j may lose what is not named: %j',
    async (...[, readings, json, tag, target]) => {
      await stage[Symbol.asyncDispose]();
      stage = await startStage({ commits: [{ sha: OLD }, { sha: HEAD }], readings });
      const { id } = stage.github.addRelease({ tagName: 'v1', isDraft: true, target: OLD });
      const { body } = await stage.call('PATCH', `/releases/${id}`, { json });
      expect(body).toMatchObject({ tag_name: tag, target_commitish: target });
    },
  );

  test.each([
    [[], 404],
    [['drafts-403'], 403],
  ] as const)('is hidden from those who may not push, with %j by %j', async (readings, status) => {
    await stage[Symbol.asyncDispose]();
    stage = await startStage({ readings });
    const { id } = stage.github.addRelease({ tagName: 'v1', isDraft: true });
    expect((await stage.call('GET', `/releases/${id}`, { as: 'read' })).status).toBe(status);
  });

  test('is not published with a tag that a ruleset does not let anybody create', async () => {
    await stage[Symbol.asyncDispose]();
    stage = await startStage({ restrictsTags: true });
    const { id } = stage.github.addRelease({ tagName: 'v1', isDraft: true });
    const publish = { json: { tag_name: 'v1', draft: false } };
    expect((await stage.call('PATCH', `/releases/${id}`, publish)).body).toMatchObject({
      errors: [{ field: 'pre_receive', message: expect.stringContaining('creations being restricted') }, {}],
    });
    stage.github.addTag('v1');
    expect((await stage.call('PATCH', `/releases/${id}`, publish)).status).toBe(200);
  });

  test('does not move a tag that exists', async () => {
    stage.github.addTag('v1', OLD);
    await stage.call('POST', '/releases', { json: { tag_name: 'v1', target_commitish: HEAD } });
    expect(stage.github.tags()).toEqual({ v1: OLD });
  });

  test('is not published beside another release of its tag', async () => {
    stage.github.addRelease({ tagName: 'v1' });
    const { id } = stage.github.addRelease({ tagName: 'v1', isDraft: true });
    const json = { tag_name: 'v1', draft: false };
    expect(readError(await stage.call('PATCH', `/releases/${id}`, { json }))).toEqual(
      failed('tag_name', 'already_exists'),
    );
    expect(readError(await stage.call('POST', '/releases', { json: { tag_name: 'v1' } }))).toEqual(
      failed('tag_name', 'already_exists'),
    );
    expect(stage.github.releases()).toHaveLength(2);
  });

  test('is deleted without a trace', async () => {
    const { id } = stage.github.addRelease({ tagName: 'v1', isDraft: true });
    expect((await stage.call('DELETE', `/releases/${id}`)).status).toBe(204);
    expect((await stage.call('DELETE', `/releases/${id}`)).status).toBe(404);
    expect(stage.github.releases()).toEqual([]);
  });
});

describe('a release is refused', () => {
  test.each([
    ['a tag with a blank', { tag_name: 'v 1' }, failed('tag_name', 'custom', 'tag_name is not well-formed')],
    [
      'a tag with two dots',
      { tag_name: 'a..b' },
      failed('tag_name', 'custom', 'tag_name is not well-formed'),
    ],
    [
      'a target that is none',
      { tag_name: 'v1', target_commitish: 'no' },
      failed('target_commitish', 'invalid'),
    ],
    ['an unknown make_latest', { tag_name: 'v1', make_latest: 'yes' }, failed('make_latest', 'invalid')],
    ['no tag', {}, [422, 'Invalid request.\n\n"tag_name" wasn\'t supplied.']],
    [
      'a number for a tag',
      { tag_name: 1 },
      [422, "Invalid request.\n\nFor 'properties/tag_name', 1 is not a string."],
    ],
    ['a body that is missing', undefined, [400, 'Problems parsing JSON']],
    ['a body over 1 MiB', { tag_name: 'v1', body: 'x'.repeat(1024 * 1024) }, [413, 'Payload Too Large']],
    ['a body that is a list', [], [400, 'Body should be a JSON object']],
    [
      'too long a text',
      { tag_name: 'v1', body: 'x'.repeat(125_001) },
      failed('body', 'custom', 'body is too long (maximum is 125000 characters)'),
    ],
  ])('for %s', async (_name, json, error) => {
    expect(readError(await stage.call('POST', '/releases', { json }))).toEqual(error);
    expect(stage.github.releases()).toEqual([]);
  });

  test('but not for a text of 125,000 characters', async () => {
    const json = { tag_name: 'v1', body: 'ü'.repeat(125_000) };
    expect((await stage.call('POST', '/releases', { json })).status).toBe(201);
  });
});

describe('the latest release', () => {
  const publish = (tag_name: string, more: object = {}): ReturnType<Stage['call']> =>
    stage.call('POST', '/releases', { json: { tag_name, ...more } });

  test('is the one published last, unless it says otherwise', async () => {
    await publish('v2.0.0');
    await publish('v1.0.0');
    expect(stage.github.latestTag()).toBe('v1.0.0');
    await publish('v3.0.0', { make_latest: 'false' });
    expect(stage.github.latestTag()).toBe('v1.0.0');
    await publish('v4.0.0', { prerelease: true });
    expect((await stage.call('GET', '/releases/latest')).body).toMatchObject({ tag_name: 'v1.0.0' });
  });

  test('is the highest version, where that is asked for', async () => {
    await publish('v1.10.0', { make_latest: 'legacy' });
    await publish('v1.9.0', { make_latest: 'legacy' });
    expect(stage.github.latestTag()).toBe('v1.10.0');
    await publish('v1.10.1', { make_latest: 'legacy' });
    expect(stage.github.latestTag()).toBe('v1.10.1');
  });

  test('can be chosen later, but never a draft or a pre-release', async () => {
    await publish('v1.0.0');
    await publish('v2.0.0');
    const [first] = stage.github.releases();
    await stage.call('PATCH', `/releases/${first?.id ?? 0}`, { json: { make_latest: 'true' } });
    expect(stage.github.latestTag()).toBe('v1.0.0');
    const { id } = stage.github.addRelease({ tagName: 'v3.0.0', isDraft: true });
    const refused = [
      422,
      'Validation Failed',
      [{ resource: 'Release', code: 'custom', message: 'Latest release cannot be draft or prerelease.' }],
    ];
    expect(
      readError(await stage.call('PATCH', `/releases/${id}`, { json: { make_latest: 'true' } })),
    ).toEqual(refused);
    expect(readError(await publish('v4.0.0', { prerelease: true, make_latest: 'true' }))).toEqual(refused);
  });

  test('is the one before when it is deleted', async () => {
    await publish('v1.0.0');
    await publish('v2.0.0');
    await stage.call('DELETE', `/releases/${stage.github.releases()[1]?.id ?? 0}`);
    expect(stage.github.latestTag()).toBe('v1.0.0');
    expect(stage.github.tags()).toHaveProperty(['v2.0.0']);
  });
});

describe('permissions', () => {
  test.each([
    ['read', 403, 'Resource not accessible by integration'],
    ['other', 404, 'Not Found'],
    ['nobody', 401, 'Requires authentication'],
  ] as const)('to write are not those of "%s"', async (as, status, message) => {
    const { id } = stage.github.addRelease({ tagName: 'v1', isDraft: true });
    const attempts = [
      await stage.call('POST', '/releases', { as, json: { tag_name: 'v2' } }),
      await stage.call('PATCH', `/releases/${id}`, { as, json: { draft: false } }),
      await stage.call('DELETE', `/releases/${id}`, { as }),
      await stage.call('POST', '/releases/generate-notes', { as, json: { tag_name: 'v2' } }),
      await stage.upload(id, 'a.zip', 'PK', { as }),
    ];
    for (const attempt of attempts) expect(readError(attempt)).toEqual([status, message]);
    const accepted = attempts.map(({ headers }) => headers.get('x-accepted-github-permissions'));
    const expected = status === 403 ? expect.stringMatching(/^contents=write/) : null;
    expect(accepted).toEqual(attempts.map(() => expected));
    expect(stage.github.releases()).toMatchObject([{ isDraft: true, assets: [] }]);
  });

  test('come with a token that is known, and a User-Agent', async () => {
    const headers = { authorization: 'Bearer ghs_guessed' };
    expect(readError(await stage.call('GET', '/releases', { headers }))).toEqual([401, 'Bad credentials']);
    expect((await stage.call('GET', '/releases', { headers: { 'user-agent': '' } })).status).toBe(403);
    expect(
      (await stage.call('GET', '/releases', { headers: { authorization: 'token ghs_read' } })).status,
    ).toBe(200);
  });

  test('of a private repository hide it from strangers', async () => {
    await using hidden = await startStage({ isPrivate: true });
    hidden.github.addRelease({ tagName: 'v1' });
    for (const as of ['other', 'nobody'] as const) {
      for (const path of ['', '/releases', '/releases/tags/v1', '/git/ref/heads/main']) {
        expect((await hidden.call('GET', path, { as })).status).toBe(404);
      }
      expect((await hidden.call('POST', '/releases', { as, json: { tag_name: 'v2' } })).status).toBe(404);
    }
    expect((await hidden.call('GET', '', { as: 'read' })).body).toMatchObject({ private: true });
    expect((await hidden.call('GET', '/releases', { as: 'read' })).body).toHaveLength(1);
  });

  test('to run other workflows are needed for a target that changes them', async () => {
    const json = { tag_name: 'v1', target_commitish: RISKY, draft: true };
    const refused = await stage.call('POST', '/releases', { json });
    expect(readError(refused)).toEqual([403, 'Resource not accessible by integration']);
    expect(refused.headers.get('x-accepted-github-permissions')).toBe(
      'contents=write; contents=write,workflows=write',
    );
    expect((await stage.call('POST', '/releases', { json, as: 'app' })).status).toBe(201);
    const [release] = stage.github.releases();
    const publishing = { json: { ...json, draft: false } };
    expect((await stage.call('PATCH', `/releases/${release?.id ?? 0}`, publishing)).status).toBe(403);
    expect(stage.github.tags()).toEqual({});
  });
});

describe('an immutable release', () => {
  beforeEach(async () => {
    await stage[Symbol.asyncDispose]();
    stage = await startStage({ hasImmutableReleases: true });
  });

  test('keeps its assets, its tag and its state, but not its text', async () => {
    const { body } = await stage.call('POST', '/releases', { json: { tag_name: 'v1', draft: true } });
    const { id } = body as { readonly id: number };
    await stage.upload(id, 'a.zip', 'PK');
    expect((await stage.call('PATCH', `/releases/${id}`, { json: { draft: false } })).body).toMatchObject({
      immutable: true,
    });
    const [asset] = stage.github.releases()[0]?.assets ?? [];
    const assetPath = `/releases/assets/${asset?.id ?? 0}`;
    expect([
      readError(await stage.upload(id, 'b.zip', 'PK')),
      readError(await stage.call('PATCH', assetPath, { json: { name: 'b.zip' } })),
      readError(await stage.call('DELETE', assetPath)),
      readError(await stage.call('PATCH', `/releases/${id}`, { json: { draft: true } })),
      readError(await stage.call('PATCH', `/releases/${id}`, { json: { tag_name: 'v2' } })),
    ]).toEqual([
      [422, 'Cannot upload assets to an immutable release.'],
      [422, 'Cannot update asset from an immutable release'],
      [422, 'Cannot delete asset from an immutable release'],
      [422, 'state cannot be changed when release is immutable'],
      [422, 'tag_name cannot be changed when release is immutable'],
    ]);
    expect((await stage.call('PATCH', `/releases/${id}`, { json: { body: 'New' } })).status).toBe(200);
    expect(stage.github.releases()).toMatchObject([{ body: 'New', assets: [{ name: 'a.zip' }] }]);
  });

  test('uses its tag up: a later draft cannot be published', async () => {
    const { id } = stage.github.addRelease({ tagName: 'v1' });
    await stage.call('DELETE', `/releases/${id}`);
    const reason = expect.arrayContaining([
      expect.objectContaining({ message: 'tag_name was used by an immutable release' }),
    ]);
    const refused = [422, 'Validation Failed', reason];
    expect(readError(await stage.call('POST', '/releases', { json: { tag_name: 'v1' } }))).toEqual(refused);
    const draft = await stage.call('POST', '/releases', { json: { tag_name: 'v1', draft: true } });
    expect(draft.status).toBe(201);
    const path = `/releases/${(draft.body as { readonly id: number }).id}`;
    const json = { tag_name: 'v1', draft: false };
    expect(readError(await stage.call('PATCH', path, { json }))).toEqual(refused);
  });
});

test('lists come in pages, newest first, with links to the others', async () => {
  for (let count = 1; count <= 32; count += 1) stage.github.addRelease({ tagName: `v${count}` });
  const tagsOf = ({ body }: { readonly body: unknown }): readonly string[] =>
    (body as readonly { readonly tag_name: string }[]).map(({ tag_name }) => tag_name);
  const first = await stage.call('GET', '/releases');
  expect(tagsOf(first)).toHaveLength(30);
  expect(first.headers.get('link')).toBe(
    `<${stage.github.apiUrl}/repos/acme/tidy-footer/releases?page=2>; rel="next", ` +
      `<${stage.github.apiUrl}/repos/acme/tidy-footer/releases?page=2>; rel="last"`,
  );
  const last = await stage.call('GET', '/releases?per_page=10&page=4');
  expect(tagsOf(last)).toEqual(['v2', 'v1']);
  expect(last.headers.get('link')).toMatch(/per_page=10&page=3>; rel="prev", .*page=1>; rel="first"$/);
  expect(tagsOf(await stage.call('GET', '/releases?per_page=1000'))).toHaveLength(32);
});

test('notes are generated on their own, and for a new release', async () => {
  stage.github.addRelease({ tagName: 'v1' });
  const link = `**Full Changelog**: ${stage.github.serverUrl}/acme/tidy-footer/compare/v1...v2`;
  const notes = await stage.call('POST', '/releases/generate-notes', { json: { tag_name: 'v2' } });
  expect(notes).toMatchObject({ status: 200, body: { name: 'v2', body: link } });
  const json = { tag_name: 'v2', body: 'Mine', generate_release_notes: true };
  expect((await stage.call('POST', '/releases', { json })).body).toMatchObject({
    name: 'v2',
    body: `Mine\n\n${link}`,
  });
});

test('what is asked for and answered is written down, in order, over all origins', async () => {
  const created = await stage.call('POST', '/releases', { json: { tag_name: 'v1', draft: true } });
  await stage.upload((created.body as { readonly id: number }).id, 'a.zip', 'PK..');
  await stage.call('GET', '/nowhere');
  await stage.download(`${stage.github.serverUrl}/acme/tidy-footer/releases/download/v1/a.zip`);
  expect(
    stage.github.requests.map(({ origin, route, sizeBytes, answer }) => [
      origin,
      route,
      sizeBytes,
      answer?.status,
    ]),
  ).toEqual([
    ['api', 'repos/create-release', expect.any(Number), 201],
    ['uploads', 'repos/upload-release-asset', 4, 201],
    ['api', undefined, 0, 404],
    ['web', 'web/download', 0, 404],
  ]);
  expect(stage.github.requests[0]).toMatchObject({
    method: 'POST',
    path: '/repos/acme/tidy-footer/releases',
    body: { tag_name: 'v1', draft: true },
    answer: { body: { tag_name: 'v1' } },
  });
});

test('the repository is found in any case, and no other one', async () => {
  const url = `${stage.github.apiUrl}/repos/ACME/Tidy-Footer/releases`;
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(url.replace('ACME', 'other'))).status).toBe(404);
  expect(stage.github.env).toEqual({
    GITHUB_API_URL: stage.github.apiUrl,
    GITHUB_SERVER_URL: stage.github.serverUrl,
    GITHUB_REPOSITORY: 'acme/tidy-footer',
    GITHUB_SHA: HEAD,
  });
  expect((await stage.call('GET', '/git/ref/heads/main')).body).toMatchObject({ object: { sha: HEAD } });
  expect((await stage.call('GET', '/git/ref/tags/v9')).status).toBe(404);
});

test('the web origin can have a name, which stands in all addresses', async () => {
  await using named = await startStage({ webHost: 'github.localhost' });
  expect(named.github.serverUrl).toMatch(/^http:\/\/github\.localhost:\d+$/);
  named.github.addRelease({ tagName: 'v1' });
  expect((await named.call('GET', '/releases/tags/v1')).body).toMatchObject({
    html_url: `${named.github.serverUrl}/acme/tidy-footer/releases/tag/v1`,
  });
});

test('time stands as long as the clock does', () => {
  expect(stage.github.addRelease({ tagName: 'v1' }).createdAt).toEqual(START);
});

describe('a person on the pages of the repository', () => {
  test('writes, publishes and deletes releases, and names and deletes files', () => {
    const { github } = stage;
    const { id, assets } = github.addRelease({
      tagName: 'v3',
      isDraft: true,
      assets: [{ name: 'a.zip' }, { name: 'b.zip' }],
    });
    github.editRelease(id, { name: 'Spring', body: 'New.' });
    expect(github.tags()).not.toHaveProperty('v3');
    github.editRelease(id, { isDraft: false });
    expect(github.tags()).toHaveProperty('v3');
    github.editAsset(assets[0]?.id ?? 0, { name: 'c.zip' });
    github.removeAsset(assets[1]?.id ?? 0);
    expect(github.releases()).toMatchObject([
      { name: 'Spring', body: 'New.', isDraft: false, assets: [{ name: 'c.zip' }] },
    ]);
    github.removeRelease(id);
    expect(github.releases()).toEqual([]);
    expect(() => github.removeRelease(id)).toThrow('There is no release');
  });
});
