import { getOctokit } from '@actions/github';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { leaveStarter, secondaryLimit } from '../../sandbox/github/faults.ts';
import { startGitHub, type Exchange, type GitHub } from '../../sandbox/github/github.ts';
import {
  checkAnswer,
  checkRequest,
  description,
  validateGitHubExchange,
} from '../fixtures/github-exchange.ts';

const REPOSITORY = { owner: 'acme', repo: 'tidy-footer' };
const ZIP = Buffer.from('PK\u0003\u0004 and so on');

let github: GitHub;
beforeEach(async () => {
  github = await startGitHub({
    findBranch: (name) => (name === 'a-change' ? 'd'.repeat(40) : undefined),
    tokens: [
      { value: 'ghs_write', permissions: { contents: 'write', actions: 'read', 'pull-requests': 'write' } },
      { value: 'ghs_none', permissions: {} },
    ],
  });
});
afterEach(async () => {
  await github.close();
});

const connect = (token = 'ghs_write'): ReturnType<typeof getOctokit> =>
  getOctokit(token, { baseUrl: github.apiUrl });

/** Uploads as octokit does it for an `upload_url`; its own method goes to a host that it has built in. */
async function upload(uploadUrl: string, name: string): Promise<number> {
  const headers = { 'content-type': 'application/zip' };
  const response: { readonly data: unknown } = await connect().request(`POST ${uploadUrl}`, {
    name,
    headers,
    data: ZIP,
  });
  return (response.data as { readonly id: number }).id;
}

async function statusOf(work: Promise<unknown>): Promise<number> {
  const error = await work.then(
    () => ({ status: 0 }),
    (reason: unknown) => reason as { readonly status: number },
  );
  return error.status;
}

describe('what octokit asks, and what is answered, fits what GitHub publishes', () => {
  test('from a draft to a published release and back', async () => {
    const { repos, git } = connect().rest;
    await repos.get(REPOSITORY);
    github.addRelease({ tagName: 'v0' });
    await repos.generateReleaseNotes({ ...REPOSITORY, tag_name: 'v1' });
    const { data: draft } = await repos.createRelease({
      ...REPOSITORY,
      tag_name: 'v1',
      target_commitish: 'main',
      name: 'Spring',
      draft: true,
      generate_release_notes: true,
    });
    const asset_id = await upload(draft.upload_url, 'a b.zip');
    const release = { ...REPOSITORY, release_id: draft.id };
    await repos.listReleaseAssets({ ...release, per_page: 100 });
    await repos.updateReleaseAsset({ ...REPOSITORY, asset_id, name: 'b.zip', label: 'B' });
    await repos.getReleaseAsset({ ...REPOSITORY, asset_id });
    const download = await repos.getReleaseAsset({
      ...REPOSITORY,
      asset_id,
      headers: { accept: 'application/octet-stream' },
    });
    expect(Buffer.from(download.data as unknown as ArrayBuffer)).toEqual(ZIP);
    await repos.updateRelease({
      ...release,
      tag_name: 'v1',
      draft: false,
      make_latest: 'legacy',
    });
    await repos.getRelease(release);
    await repos.getReleaseByTag({ ...REPOSITORY, tag: 'v1' });
    await repos.getLatestRelease(REPOSITORY);
    const listed = await connect().paginate(repos.listReleases, { ...REPOSITORY, per_page: 1 });
    expect(listed.map(({ tag_name }) => tag_name)).toEqual(['v1', 'v0']);
    await git.getRef({ ...REPOSITORY, ref: 'tags/v1' });
    const sha = 'c'.repeat(40);
    await git.createRef({ ...REPOSITORY, ref: 'refs/tags/v1.0', sha });
    await git.updateRef({ ...REPOSITORY, ref: 'tags/v1.0', sha, force: true });
    await git.listMatchingRefs({ ...REPOSITORY, ref: 'tags/v1.' });
    await git.deleteRef({ ...REPOSITORY, ref: 'tags/v1.0' });
    await repos.deleteReleaseAsset({ ...REPOSITORY, asset_id });
    await repos.deleteRelease(release);

    expect(github.requests.flatMap(validateGitHubExchange)).toEqual([]);
    const described = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    const asked = new Set<string | undefined>(github.requests.map(({ route }) => route));
    expect(described.filter((operationId) => !asked.has(operationId))).toEqual([
      'actions/list-workflow-run-artifacts',
      'actions/download-artifact',
      'pulls/list',
      'pulls/create',
      'pulls/update',
    ]);
    expect(github.requests.filter(({ origin }) => origin === 'storage')).toMatchObject([
      { answer: { status: 200 } },
    ]);
  });

  test('with artifacts of another run', async () => {
    const { id } = github.addArtifact({ name: 'plugin', bytes: ZIP, runId: 7 });
    const { actions } = connect().rest;
    await actions.listWorkflowRunArtifacts({ ...REPOSITORY, run_id: 7, name: 'plugin' });
    const download = { ...REPOSITORY, artifact_id: id, archive_format: 'zip' };
    const { data } = await actions.downloadArtifact(download);
    expect(Buffer.from(data as ArrayBuffer)).toEqual(ZIP);
    const request = { redirect: 'manual' } as const;
    expect((await actions.downloadArtifact({ ...download, request })).status as number).toBe(302);
    expect(github.requests.flatMap(validateGitHubExchange)).toEqual([]);
  });

  test('with pull requests', async () => {
    const { pulls } = connect().rest;
    const branches = { head: 'a-change', base: 'main' };
    const { data } = await pulls.create({ ...REPOSITORY, ...branches, title: 'A change', body: 'Text.' });
    await pulls.update({ ...REPOSITORY, pull_number: data.number, title: 'Another', body: 'Text.' });
    const { data: listed } = await pulls.list({ ...REPOSITORY, state: 'all', head: 'acme:a-change' });
    expect(listed.map(({ title, head }) => [title, head.ref])).toEqual([['Another', 'a-change']]);
    expect(await statusOf(pulls.create({ ...REPOSITORY, ...branches, title: 'Again' }))).toBe(422);
    expect(github.requests.flatMap(validateGitHubExchange)).toEqual([]);
  });

  test('also when it is refused', async () => {
    const { repos } = connect().rest;
    const release_id = github.addRelease({ tagName: 'v1' }).id;
    const upload_url = `${github.uploadsUrl}/repos/acme/tidy-footer/releases/${release_id}/assets{?name,label}`;
    github.script('repos/upload-release-asset', leaveStarter());
    github.script('repos/create-release', secondaryLimit(1));
    expect([
      await statusOf(repos.createRelease({ ...REPOSITORY, tag_name: 'v2' })),
      await statusOf(repos.createRelease({ ...REPOSITORY, tag_name: 'v1' })),
      await statusOf(upload(upload_url, 'a.zip')),
      await statusOf(upload(upload_url, 'a.zip')),
      await statusOf(repos.getReleaseByTag({ ...REPOSITORY, tag: 'v9' })),
      await statusOf(repos.deleteRelease({ ...REPOSITORY, release_id: 9 })),
      await statusOf(connect('ghs_none').rest.repos.createRelease({ ...REPOSITORY, tag_name: 'v2' })),
      await statusOf(connect('ghs_wrong').rest.repos.get(REPOSITORY)),
    ]).toEqual([403, 422, 502, 422, 404, 404, 403, 401]);
    await repos.listReleaseAssets({ ...REPOSITORY, release_id });
    expect(github.requests.at(-1)?.answer?.body).toMatchObject([{ state: 'starter' }]);
    expect(github.requests.flatMap(validateGitHubExchange)).toEqual([]);
  });
});

describe('an exchange does not fit', () => {
  const base: Exchange = {
    origin: 'api',
    route: 'repos/create-release',
    method: 'POST',
    path: '/repos/acme/tidy-footer/releases',
    headers: {},
    body: { tag_name: 'v1' },
    sizeBytes: 0,
    answer: { status: 404, headers: {}, body: { message: 'Not Found' } },
  };
  const list = { route: 'repos/list-releases', method: 'GET', body: undefined } as const;

  test.each<[string, Partial<Exchange>, readonly string[]]>([
    ['an address that leads nowhere', { route: undefined }, ['request leads nowhere']],
    ['a body without a tag', { body: {} }, ["request body must have required property 'tag_name'"]],
    ['a misspelt field', { body: { tag_name: 'v1', drat: true } }, ['request body has an unknown drat']],
    ['a wrong type', { body: { tag_name: 'v1', draft: 'no' } }, ['request body/draft must be boolean']],
    [
      'a query that is not known',
      { ...list, path: `${base.path}?drafts=1` },
      ['request query has an unknown drafts'],
    ],
    [
      'a page that is no number',
      { ...list, path: `${base.path}?page=last` },
      ['request page must be integer'],
    ],
    [
      'an upload without a name and a length',
      {
        origin: 'uploads',
        route: 'repos/upload-release-asset',
        path: '/repos/acme/tidy-footer/releases/1/assets',
        body: undefined,
      },
      ['request query lacks name', 'request lacks a Content-Length'],
    ],
    ['a status of its own', { answer: { status: 202, headers: {} } }, ['answer 202 is not described']],
    ['no body', { ...list, answer: { status: 200, headers: {} } }, ['answer 200 lacks its body']],
    [
      'an error of another form',
      { answer: { status: 500, headers: {}, body: { message: 1 } } },
      ['answer 500 /message must be string'],
    ],
    [
      'a redirect to nowhere',
      {
        route: 'repos/get-release-asset',
        method: 'GET',
        path: '/repos/acme/tidy-footer/releases/assets/1',
        body: undefined,
        answer: { status: 302, headers: {} },
      },
      ['answer lacks a Location'],
    ],
  ])('with %s', (_name, changes, problems) => {
    const exchange = { ...base, ...changes };
    expect([...checkRequest(exchange), ...checkAnswer(exchange)]).toEqual(problems);
    expect(validateGitHubExchange(exchange)).toHaveLength(problems.length);
  });

  test('with a release that lacks a field or has one of another kind', () => {
    const release = { assets: [{ state: 'lost' }] };
    const problems = checkAnswer({ ...base, ...list, answer: { status: 200, headers: {}, body: [release] } });
    expect(problems).toContain("answer 200 /0 must have required property 'upload_url'");
    expect(problems).toContain('answer 200 /0/assets/0/state must be equal to one of the allowed values');
  });

  test('except with pages and the storage, which are not described', () => {
    expect(checkRequest({ ...base, origin: 'web', route: undefined })).toEqual([]);
    expect(checkAnswer({ ...base, origin: 'storage', answer: { status: 206, headers: {} } })).toEqual([]);
  });
});
