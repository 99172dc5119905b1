import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type GitHub, startGitHub } from '../../../sandbox/github/github.ts';
import { type Answer, cut, instead, json, redirect, status, webPage } from '../../../sandbox/http/faults.ts';
import { type FileServer, startFileServer } from '../../../sandbox/http/file-server.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { retryIdempotent, sendWithRepeats } from '../../../src/http/retry.ts';
import { createSender } from '../../../src/http/send.ts';
import { findPrevious } from '../../../src/rehearse/find-previous.ts';
import { readRehearseInputs } from '../../../src/rehearse/inputs.ts';
import { readRehearsedPackage } from '../../../src/rehearse/read-package.ts';
import { createGrowingSanitiser, createQuote } from '../../../src/runner/log.ts';
import type { PublishError } from '../../../src/shared/errors.ts';
import { validateGitHubExchange } from '../../fixtures/github-exchange.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';

const TOKEN = 'ghs_4fT0k3nOfTheJob';
const KEY = 'key_Zq8/4w+T==';
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
/** The titles and texts of the warnings. */
let warnings: string[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'previous-'));
  host = await startFileServer({ '/old.zip': older });
  await startHub();
  warnings = [];
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

/** The inputs of a run that asks the service, which does the same to every question. */
function ask(answer: Answer): Readonly<Record<string, string>> {
  host.set('/api/v1/plugin/update', answer);
  return { PLUGIN_ID: 'plugin_a', 'API-KEY': KEY, 'BASE-URL': host.origin };
}

/** The service has 1.4.1 live. */
const serve = (downloadUrl?: string) => ask(json(200, { version: '1.4.1', download_url: downloadUrl }));

/** Finds the previous version and tells its origin, or why there is none. */
async function find(inputs: Readonly<Record<string, string>> = {}): Promise<string> {
  const path = join(root, 'next.zip');
  await writeFile(path, built);
  const env = Object.entries({ 'ZIP-PATH': 'built.zip', ...inputs }).map(
    ([name, value]) => [`INPUT_${name}`, value] as const,
  );
  const given = readRehearseInputs(Object.fromEntries<string>(env));
  const { sanitise, addSecret, addUrl } = createGrowingSanitiser([KEY, TOKEN]);
  const send = createSender(signal);
  const tools = {
    clock: { now: () => 0, wallNow: () => Date.now(), sleep: () => Promise.resolve() },
    random: () => 0,
    log: { ...quietLog, warning: (title: string, text: string) => void warnings.push(`${title}: ${text}`) },
    quote: createQuote(sanitise),
  };
  const order = {
    ...given,
    repository: {
      apiUrl: new URL(github.apiUrl),
      serverUrl: new URL(github.serverUrl),
      owner: 'acme',
      name: 'tidy-footer',
      token: TOKEN,
      sha: 'c'.repeat(40),
    },
    names: { fileName: 'built.zip', slug: 'tidy', version: '1.4.2', mainFile: 'tidy.php' },
    path,
    urls: given.source.kind === 'url' ? [given.source.url] : [],
  };
  const found = await findPrevious(order, {
    ...tools,
    send: (request) =>
      sendWithRepeats(request, retryIdempotent, { ...tools, send }, { retries: 3, budgetMs: 90_000 }),
    cancellation: signal,
    workspace: root,
    folder: await mkdtemp(join(root, 'run-')),
    mask: addSecret,
    maskUrl: addUrl,
    triggeringTag: '',
  });
  if (found.path === undefined) return `none, because ${found.missing}`;
  const { plugin } = await readRehearsedPackage(found.path);
  return `${plugin?.version ?? 'no plugin'}, from ${found.origin}`;
}

const onRelease = (tag: string, version = '1.4.1', name = 'tidy.zip') =>
  `${version}, from \`${name}\` of the release \`${tag}\``;

describe('with the key, the version before is', () => {
  test.each<[string, () => string | undefined]>([
    ['it does not say where', () => undefined],
    ['it says a page', () => 'https://user:word@shop.example/'],
    ['its package is gone', () => 'http://127.0.0.1:9/gone.zip'],
  ])('that of the release of the live version when %s', async (_what, nameUrl) => {
    addRelease('v1.4.1', older);
    addRelease('v1.4.2-other', built);
    expect(await find(serve(nameUrl()))).toBe(onRelease('v1.4.1'));
    expect(warnings).toEqual([]);
  });

  test('none when no place has the package of the live version, and both reasons are told', async () => {
    addRelease('v1.4.0', await zip('1.4.0'));
    expect(await find(serve('http://127.0.0.1:9/gone.zip'))).toMatch(
      /^none, because the package that the service names cannot be fetched .*; there is no release `v1\.4\.1` on GitHub$/,
    );
  });

  test('none when GitHub signs nothing, and why is told', async () => {
    addRelease('v1.4.1', older);
    github.script('repos/get-release-asset', instead(status(403, { body: '{}' })));
    expect(await find(serve())).toBe(
      'none, because the service does not say where its package is; asking for a signed URL of the asset on GitHub failed: GitHub returned 403',
    );
  });

  test('that of the newest release when nothing is live yet', async () => {
    addRelease('v1.4.1', older);
    expect(await find(ask(json(404, { message: 'No such plugin' })))).toBe(onRelease('v1.4.1'));
    expect(warnings).toEqual([]);
  });

  test.each<[string, Answer, RegExp, number]>([
    ['refuses the key', status(401), /\b401\b/, 1],
    ['answers with a web page', webPage(), /web page|HTML/, 1],
    ['fails', status(503), /503/, 4],
    ['points elsewhere', redirect(302, '/log-in'), /302|redirect/, 1],
  ])(
    'that of the newest release, with a warning, when the service %s',
    async (_what, answer, why, requests) => {
      addRelease('v1.4.0', await zip('1.4.0'));
      expect(await find(ask(answer))).toBe(onRelease('v1.4.0', '1.4.0'));
      expect(warnings).toEqual([expect.stringMatching(/^Live version not known: /)]);
      expect(warnings[0]).toMatch(why);
      expect(host.requests).toHaveLength(requests);
    },
  );
});

describe('without the key, the version before is', () => {
  test('not that of a release with the very package that is rehearsed', async () => {
    addRelease('v1.4.1', older);
    addRelease('v1.4.2', built);
    expect(await find()).toBe(onRelease('v1.4.1'));
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

  test('none when GitHub does not tell its releases, and why is told', async () => {
    await github.close();
    await startHub({}, true);
    addRelease('v1.4.1', older);
    const found = await find();
    expect(found).toMatch(/^none, because .* on GitHub failed: /);
    expect(found).not.toContain(TOKEN);
  });
});

describe('the version before that the input names', () => {
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

  test.each([
    ['old/my-plugin.zip', '`old/my-plugin.zip` is not a file on the runner.'],
    ['latest', '`latest` is not a file on the runner.'],
    ['old', '`old` is a folder.'],
  ])('says what it takes when it is %s', async (previous, what) => {
    await mkdir(join(root, 'old'));
    expect(await fail(previous)).toBe(
      `Input \`previous\`: ${what} Give the path of a ZIP, relative to the workspace, an \`https:\` URL of one, \`auto\` for the live version or the newest release, or \`none\`.`,
    );
  });
});
