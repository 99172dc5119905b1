import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';

import { instead, redirect, status } from '../../../sandbox/http/faults.ts';
import { hostPackage, signAssetUrl } from '../../../src/github/hosting/host-package.ts';
import {
  catchError,
  startFixture,
  type HostingFixture,
  type FixtureOptions,
  TAG,
} from './hosting/fixture.ts';

const SHA = 'a'.repeat(40);
const RISKY = { sha: SHA, commits: [{ sha: SHA, changesWorkflows: true }, { sha: 'c'.repeat(40) }] };

async function fail(
  options: FixtureOptions,
  prepare: (fixture: HostingFixture) => unknown = () => undefined,
): ReturnType<typeof catchError> {
  await using fixture = await startFixture(options);
  await prepare(fixture);
  const error = await catchError(
    hostPackage(fixture.spec, fixture.repository, fixture.ports, fixture.isLive),
  );
  expect(error.code).toBe('not-published');
  expect(fixture.github.releases().filter(({ author }) => author !== 'octocat')).toEqual([]);
  return error;
}

describe('a token that may not', () => {
  test('create releases: the permission is named, and who has no such token', async () => {
    const error = await fail({ as: 'read' });
    expect(error.title).toBe('GitHub permission missing');
    expect(error.message).toBe(
      'GitHub returned 403 while creating the release `v1.4.2`: `Resource not accessible by integration`.',
    );
    expect(error.hint).toMatch(
      /^Give the job `permissions: contents: write`, which pull requests from forks cannot get\./,
    );
    // One sentence for each of the two causes.
    expect(error.hint.match(/\.( |$)/g)).toHaveLength(2);
  });

  test('upload: the same', async () => {
    const error = await fail({ as: 'read' }, ({ github }) => github.addRelease({ tagName: TAG }));
    expect(error.message).toContain('403 while uploading `tidy-footer.zip`');
    expect(error.message).not.toContain('it asks for');
    expect(error.hint).toContain('`permissions: contents: write`');
    expect(error.hint).not.toContain('workflow files');
  });

  test('tag a commit that changes workflow files: how else it can be tagged', async () => {
    const error = await fail(RISKY);
    expect(error.message).toContain('403 while creating the release');
    expect(error.hint).toContain('push the tag before this step');
    expect(error.hint).toContain('GitHub App');
  });

  test('tag it, although it has written before: only that cause is left, and no repeat helps', async () => {
    await using fixture = await startFixture();
    const hosted = await hostPackage(
      fixture.change({ assetUrl: 'signed' }),
      fixture.repository,
      fixture.ports,
      fixture.isLive,
    );
    fixture.github.script('repos/update-release', instead(status(403, { body: '{}' })));
    const { hint } = await catchError(hosted.publishDraft());
    expect(hint).toMatch(/^The token may write contents, so the workflow files of the commit differ /);
    expect(hint).toMatch(/publish the draft of the release `v1\.4\.2` by hand, and not the version again\.$/);
    expect(hint).not.toMatch(/run (this|the step) again/i);
  });

  test('create the tag, because of a ruleset: how else it comes to be', async () => {
    await using fixture = await startFixture({ restrictsTags: true });
    const hosted = await hostPackage(
      fixture.change({ assetUrl: 'signed' }),
      fixture.repository,
      fixture.ports,
      fixture.isLive,
    );
    const { title, hint } = await catchError(hosted.publishDraft());
    expect(title).toBe('Published, but: Tag not allowed');
    expect(hint).toMatch(
      /^A ruleset .*: push the tag first, or allow it in the ruleset\. Then publish the draft/,
    );
    expect(hint).not.toMatch(/again[:,]|run this/i);
    fixture.github.addTag(TAG);
    await fixture.publish(hosted.release.id);
    expect((await hosted.getUrl()).length).toBeGreaterThan(0);
  });

  test('create it before the service is asked: the same', async () => {
    const error = await fail({ restrictsTags: true });
    expect(error).toMatchObject({ title: 'Tag not allowed', message: expect.stringContaining('`v1.4.2`') });
    expect(error.hint).toMatch(/ruleset\.$/);
  });

  test.each([[[]], [['drafts-403']]] as const)(
    'see a draft is told which one it needs, with %j',
    async (readings) => {
      await using fixture = await startFixture({ as: 'read', isPrivate: true, readings });
      const { assets } = fixture.github.addRelease({
        tagName: TAG,
        isDraft: true,
        assets: [{ name: 'a.zip' }],
      });
      const url = new URL(`${fixture.github.apiUrl}/repos/acme/tidy-footer/releases/assets/${assets[0]?.id}`);
      const error = await catchError(signAssetUrl(url, fixture.repository, fixture.ports));
      expect(error.hint).toContain('`permissions: contents: write`');
    },
  );

  test('tag it, where the tag exists: that is no matter', async () => {
    await using fixture = await startFixture(RISKY);
    fixture.github.addTag(TAG, SHA);
    await hostPackage(fixture.spec, fixture.repository, fixture.ports, fixture.isLive);
    expect(fixture.github.releases()).toMatchObject([{ isDraft: false }]);
  });

  test('see the repository', async () => {
    const error = await fail({ as: 'other', isPrivate: true });
    expect(error.title).toBe('Not found on GitHub');
    expect(error.message).toBe('GitHub returned 404 while looking at the repository: `Not Found`.');
    expect(error.hint).toContain('can read this repository');
  });

  test('write to a repository of others', async () => {
    const error = await fail({ as: 'other' });
    expect(error.message).toContain('404 while creating the release');
    expect(error.hint).toContain('`permissions: contents: write`');
  });

  test('do anything, because it is no longer valid', async () => {
    await using fixture = await startFixture();
    const repository = { ...fixture.repository, token: 'ghs_expired' };
    const error = await catchError(hostPackage(fixture.spec, repository, fixture.ports, fixture.isLive));
    expect(error).toMatchObject({ code: 'not-published', title: 'GitHub token refused' });
    expect(error.message).not.toContain('ghs_expired');
  });

  test('do what takes another permission: that is named, too', async () => {
    const error = await fail({}, ({ github }) => {
      const headers = { 'x-accepted-github-permissions': 'administration=read' };
      github.script('repos/get', instead(status(403, { headers, body: '{}' })));
    });
    expect(error.message).toContain('(it asks for `administration=read`)');
  });

  test('read, in the words of GitHub', async () => {
    const error = await fail({}, ({ github }) =>
      github.script('repos/get', instead(status(403, { body: '{"message":1}' }))),
    );
    expect(error).toMatchObject({
      title: 'GitHub permission missing',
      message: 'GitHub returned 403 while looking at the repository.',
    });
  });
});

describe('GitHub', () => {
  test('is at another place: the token does not go there', async () => {
    const error = await fail({}, (fixture) => {
      const target = `${fixture.github.storageUrl}/repositories/1`;
      fixture.allowOddAnswers();
      fixture.github.script('repos/get', instead(redirect(301, target)));
    });
    expect(error).toMatchObject({ title: 'Repository moved' });
  });

  test('is not there', async () => {
    await using fixture = await startFixture({ retries: 1 });
    await fixture.github.close();
    const error = await catchError(
      hostPackage(fixture.spec, fixture.repository, fixture.ports, fixture.isLive),
    );
    expect(error).toMatchObject({ code: 'not-published', title: 'GitHub not reached' });
    expect(error.message).toBe(
      'Looking at the repository on GitHub failed: the connection was refused (ECONNREFUSED).',
    );
    // Four questions are asked at once, and each is repeated.
    expect(fixture.sleepsMs).toEqual([500, 500, 500, 500]);
  });

  test('takes no tag with a blank', async () => {
    await using fixture = await startFixture();
    const error = await catchError(
      hostPackage(fixture.change({ tag: 'v 1' }), fixture.repository, fixture.ports, fixture.isLive),
    );
    expect(error).toMatchObject({ title: 'Refused by GitHub' });
    expect(error.message).toContain('`Validation Failed tag_name is not well-formed`');
  });

  test('does not know the commit of the run', async () => {
    const error = await fail({ sha: 'f'.repeat(40) });
    expect(error.message).toContain('`Validation Failed target_commitish invalid`');
  });

  test.each([
    ['no JSON', '<html>'],
    ['another value', '{"private":"no"}'],
    ['a list', '[]'],
    ['nothing', ''],
  ])('answers with %s', async (_name, body) => {
    const error = await fail({}, (fixture) => {
      fixture.allowOddAnswers();
      fixture.github.script('repos/get', instead(status(200, { body })));
    });
    expect(error.message).toBe(
      "Looking at the repository on GitHub failed: its response does not match GitHub's API.",
    );
  });

  test('lists something that is no release', async () => {
    const error = await fail({}, (fixture) => {
      fixture.allowOddAnswers();
      fixture.github.script('repos/list-releases', instead(status(200, { body: '[{"id":1}]' })));
    });
    expect(error.message).toContain('Listing the releases on GitHub failed: its response does not match');
  });

  test('answers without end: it is not listened to for ever', async () => {
    const error = await fail({}, (fixture) => {
      fixture.allowOddAnswers();
      fixture.github.script('repos/get', instead(status(200, { body: Buffer.alloc(33 * 1024 * 1024, ' ') })));
    });
    expect(error.message).toBe('Looking at the repository on GitHub failed: its response is too large.');
  });

  test('cannot be asked through a proxy whose address is none', async () => {
    const client = fileURLToPath(new URL('../../../src/github/client.ts', import.meta.url));
    const script = `
      import { connect } from ${JSON.stringify(client)};
      const repository = { token: 'ghs_1', apiUrl: new URL('https://api.github.com') };
      await connect(repository, {}).catch((error) => console.log(JSON.stringify({ ...error, message: error.message })));
    `;
    const run = promisify(execFile);
    const env = { ...process.env, https_proxy: 'no address', NODE_OPTIONS: '' };
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { env });
    expect(JSON.parse(stdout)).toMatchObject({
      code: 'not-published',
      title: 'GitHub client not loaded',
      hint: 'Check that `https_proxy` and `http_proxy` of the runner are URLs.',
    });
  });
});
