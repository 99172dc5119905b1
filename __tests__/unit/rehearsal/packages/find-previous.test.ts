import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type GitHub, startGitHub } from '../../../../sandbox/github/github.ts';
import { type Answer, cut, instead, status, webPage } from '../../../../sandbox/http/faults.ts';
import { type FileServer, startFileServer } from '../../../../sandbox/http/file-server.ts';
import { zipFiles } from '../../../../sandbox/plugins/build-plugin.ts';
import { retryIdempotent, sendWithRepeats } from '../../../../src/http/retry.ts';
import { createSender } from '../../../../src/http/send.ts';
import { findPrevious, findSibling } from '../../../../src/rehearsal/packages/find-previous.ts';
import type { StorePorts } from '../../../../src/rehearsal/packages/store-zip.ts';
import { readRehearseInputs } from '../../../../src/rehearsal/inputs.ts';
import { readRehearsedPackage } from '../../../../src/rehearsal/packages/read-package.ts';
import { createGrowingSanitiser, createQuote } from '../../../../src/action/log.ts';
import type { PublishError } from '../../../../src/shared/publish-error.ts';
import { validateGitHubExchange } from '../../../fixtures/github-exchange.ts';
import { AVAILABLE } from '../../../fixtures/playground.ts';
import { quietLog } from '../../../fixtures/quiet-log.ts';

const TOKEN = 'ghs_4fT0k3nOfTheJob';
const { signal } = new AbortController();

const zip = (version: string, folder = 'tidy', name = 'Tidy', mainFile = 'tidy') =>
  zipFiles({
    [`${folder}/${mainFile}.php`]: `<?php\n/**\n * Plugin Name: ${name}\n * Version: ${version}\n */\n`,
  });
const built = await zip('1.4.2');
const older = await zip('1.4.1');

let root: string;
let host: FileServer;
let github: GitHub;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'previous-'));
  host = await startFileServer({ '/old.zip': older });
  await startHub();
});
afterEach(async () => {
  await Promise.all([host.close(), github.close()]);
  await rm(root, { recursive: true });
  expect(github.requests.flatMap(validateGitHubExchange)).toEqual([]);
});

async function startHub(
  permissions: Readonly<Record<string, 'read'>> = { contents: 'read' },
  isPrivate = false,
) {
  github = await startGitHub({ tokens: [{ value: TOKEN, permissions }], isPrivate });
}

const addRelease = (tagName: string, bytes: Buffer, name = 'tidy.zip') =>
  github.addRelease({ tagName, assets: [{ name, bytes }] });

/** Finds the previous version and tells its origin, or why there is none. */
async function find(inputs: Readonly<Record<string, string>> = {}, hasHub = true): Promise<string> {
  const path = join(root, 'next.zip');
  await writeFile(path, built);
  const env = Object.entries({ 'ZIP-PATH': 'built.zip', ...inputs }).map(
    ([name, value]) => [`INPUT_${name}`, value] as const,
  );
  const given = readRehearseInputs(Object.fromEntries<string>(env), AVAILABLE);
  const { sanitise, addSecret, addUrl } = createGrowingSanitiser([TOKEN]);
  const send = createSender(signal);
  const tools = {
    clock: { now: () => 0, wallNow: () => Date.now(), sleep: () => Promise.resolve() },
    random: () => 0,
    log: quietLog,
    quote: createQuote(sanitise),
  };
  const [sibling] = given.siblings;
  const order = {
    ...given,
    previous: given.previous[0],
    repository: hasHub
      ? {
          apiUrl: new URL(github.apiUrl),
          serverUrl: new URL(github.serverUrl),
          owner: 'acme',
          name: 'tidy-footer',
          token: TOKEN,
          sha: 'c'.repeat(40),
        }
      : undefined,
    names: { fileName: 'built.zip', slug: 'tidy', version: '1.4.2', mainFile: 'tidy.php' },
    path,
    triggeringTag: 'other-v9.9',
    urls: given.source.kind === 'url' ? [given.source.url] : [],
  };
  const folder = await mkdtemp(join(root, 'run-'));
  const ports: StorePorts = {
    ...tools,
    sendOnce: send,
    send: (request) =>
      sendWithRepeats(request, retryIdempotent, { ...tools, send }, { retries: 3, budgetMs: 90_000 }),
    cancellation: signal,
    workspace: root,
    folder,
    mask: addSecret,
    maskUrl: addUrl,
  };
  const found =
    sibling === undefined
      ? await findPrevious(order, ports)
      : await findSibling(sibling, join(folder, 'sibling.zip'), order, ports);
  if (found.path === undefined) return `none, because ${found.missing}`;
  const { plugin } = await readRehearsedPackage(found.path);
  return `${plugin?.version ?? 'no plugin'}, from ${found.origin}`;
}

const onRelease = (tag: string, version = '1.4.1', name = 'tidy.zip') =>
  `${version}, from \`${name}\` of the release \`${tag}\``;

describe('the previous version is', () => {
  test('not that of a release with the very package that is rehearsed', async () => {
    addRelease('v1.4.1', older);
    addRelease('v1.4.2', built);
    expect(await find()).toBe(onRelease('v1.4.1'));
  });

  test('one of a version that the input names, and not the newest', async () => {
    addRelease('v1.3.0', await zip('1.3.0', 'tidy', 'Tidy'));
    addRelease('v1.4.1', older);
    expect(await find({ PREVIOUS: '1.3.0' })).toBe(onRelease('v1.3.0', '1.3.0'));
    expect(await find({ PREVIOUS: 'v1.3.0, auto' })).toBe(onRelease('v1.3.0', '1.3.0'));
  });

  test('none when the only release has the very package that is rehearsed', async () => {
    addRelease('v1.4.2', built);
    const ZIP_URL = `${github.serverUrl}/acme/tidy-footer/releases/download/v1.4.2/tidy.zip`;
    const none = 'none, because no release on GitHub has another package of `tidy`';
    expect(await find()).toBe(none);
    expect(await find({ 'ZIP-PATH': '', ZIP_URL })).toBe(none);
  });

  test('that of the same version when it differs, as in a pull request that leaves the version', async () => {
    addRelease('v1.4.2', await zip('1.4.2', 'tidy', 'Tidier'));
    expect(await find()).toBe(onRelease('v1.4.2', '1.4.2'));
  });

  test('not that of another plugin of the repository, whose release is newer', async () => {
    addRelease('tidy-v1.4.1', older);
    addRelease('other-v9.0', await zip('9.0', 'other', 'Other', 'other'), 'other.zip');
    addRelease('other-v9.1', await zip('9.1', 'other', 'Other', 'other'), 'other.zip');
    expect(await find()).toBe(onRelease('tidy-v1.4.1'));
    expect(github.requests.filter(({ route }) => route === 'repos/list-releases')).toHaveLength(1);
  });

  test('none when all releases are those of other plugins', async () => {
    addRelease('other-v9.0', await zip('9.0', 'other', 'Other', 'other'), 'other.zip');
    expect(await find()).toBe('none, because no release on GitHub has a package of `tidy`');
  });

  test('that of the same plugin when it was packed into another folder, so that this is seen', async () => {
    addRelease('v1.4.1', await zip('1.4.1', 'tidy-1.4.1'), 'plugin.zip');
    expect(await find()).toBe(onRelease('v1.4.1', '1.4.1', 'plugin.zip'));
  });

  test('none when GitHub signs nothing, and why is told', async () => {
    await github.close();
    await startHub({ contents: 'read' }, true);
    addRelease('v1.4.1', older);
    github.script('repos/get-release-asset', instead(status(403, { body: '{}' })));
    expect(await find()).toBe(
      'none, because asking for a signed URL of the asset on GitHub failed: GitHub returned 403',
    );
  });

  test('none outside of a workflow, unless it is named', async () => {
    expect(await find({}, false)).toBe('none, because no repository on GitHub is known that could have it');
    expect(await find({ PREVIOUS: host.url('/old.zip') }, false)).toBe('1.4.1, from the input `previous`');
  });

  test('a folder, by whatever name it was checked out', async () => {
    await mkdir(join(root, 'tidy-old'));
    await writeFile(join(root, 'tidy-old', 'tidy.php'), '<?php\n/* Plugin Name: Tidy\nVersion: 1.4.0 */\n');
    expect(await find({ PREVIOUS: 'tidy-old' })).toBe('1.4.0, from the input `previous`');
  });

  test('none when GitHub does not tell its releases, and why is told', async () => {
    await github.close();
    await startHub({}, true);
    addRelease('v1.4.1', older);
    const found = await find();
    expect(found).toMatch(/^none, because .* on GitHub failed: /);
    expect(found).not.toContain(TOKEN);
  });
});

describe('the live version of another plugin of the repository is', () => {
  const zipOther = (version: string) => zip(version, 'other', 'Other', 'other');
  const SIBLINGS = 'other';

  test('that of the newest release which names it, by its tag or an asset', async () => {
    addRelease('v1.0', await zipOther('1.0'), 'other.zip');
    addRelease('other-v1.1', await zipOther('1.1'), 'other-1.1.zip');
    expect(await find({ SIBLINGS })).toBe(onRelease('other-v1.1', '1.1', 'other-1.1.zip'));
    addRelease('v1.2', await zipOther('1.2'), 'other.zip');
    expect(await find({ SIBLINGS })).toBe(onRelease('v1.2', '1.2', 'other.zip'));
  });

  test('not that of a tag which this run publishes, nor one of a plugin with a longer name', async () => {
    addRelease('other-v1.1', await zipOther('1.1'), 'other-1.1.zip');
    addRelease('other-v9.9', await zipOther('9.9'), 'other.zip');
    addRelease('other-pro-v2.0', await zip('2.0', 'other-pro', 'Pro', 'pro'), 'other-pro.zip');
    expect(await find({ SIBLINGS })).toBe(onRelease('other-v1.1', '1.1', 'other-1.1.zip'));
    const assets = github.requests.filter(({ route }) => route === 'repos/get-release-asset');
    expect(assets).toHaveLength(1);
  });

  test('none where no release has it, or GitHub does not tell, and which is said', async () => {
    addRelease('v1.4.1', older);
    expect(await find({ SIBLINGS })).toBe('none, because no release on GitHub has a package of `other`');
    await github.close();
    await startHub({}, true);
    expect(await find({ SIBLINGS })).toMatch(/^none, because .* on GitHub failed: /);
  });
});

describe('the previous version that the input names', () => {
  const fail = async (previous: string) => {
    const error = await find({ PREVIOUS: previous }).then(
      (found) => Promise.reject(new Error(found)),
      (thrown: unknown) => thrown as PublishError,
    );
    expect(error).toMatchObject({ code: 'not-known', title: 'Input previous' });
    return `${error.message} ${error.hint}`;
  };

  test.each<[string, Answer, RegExp]>([
    ['is not there', status(404), /\b404\b/],
    ['never comes whole', cut(100, { body: older }), /connection|cut|whole/],
    ['is a web page', webPage(), /web page|HTML|no ZIP/],
  ])('is an error when it %s: nothing is known then', async (_what, answer, why) => {
    host.set('/old.zip', answer);
    expect(await fail(host.url('/old.zip'))).toMatch(why);
  });

  test('is an error when no release has that version', async () => {
    addRelease('v1.4.1', older);
    expect(await fail('1.2.0')).toBe(
      'Input `previous`: version `1.2.0` was not found, because no release on GitHub has a package yet. Give a version that is on a release of this repository, or the path or the `https:` URL of its ZIP.',
    );
  });

  test.each([
    ['old/my-plugin.zip', '`old/my-plugin.zip` is not a file on the runner.'],
    ['latest', '`latest` is not a file on the runner.'],
  ])('says what it takes when it is %s', async (previous, what) => {
    expect(await fail(previous)).toBe(
      `Input \`previous\`: ${what} Give the path of a ZIP or folder, relative to the workspace, the \`https:\` URL of a ZIP, \`auto\` for the newest release, or \`none\`.`,
    );
  });
});
