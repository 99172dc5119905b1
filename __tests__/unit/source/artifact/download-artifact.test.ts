import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { startFileServer } from '../../../../sandbox/http/file-server.ts';
import { zipFiles } from '../../../../sandbox/plugins/build-plugin.ts';
import {
  cut,
  drip,
  endless,
  instead,
  json,
  reset,
  silence,
  status,
  times,
  watched,
  type Answer,
} from '../../../../sandbox/http/faults.ts';
import type { RouteName } from '../../../../sandbox/github/http.ts';
import type { ArtifactRequest } from '../../../../src/source/artifact/download-artifact.ts';
import {
  catchError,
  ENTRY,
  RUN,
  startArtifactStage,
  type ArtifactStage,
  type DownloadOptions,
} from './artifact-stage.ts';

const PLUGIN = { 'tidy-footer/tidy-footer.php': '<?php /* Plugin Name: Tidy Footer */' };
const ZIP = await zipFiles(PLUGIN);
const BYTES = await zipFiles({ 'tidy-footer.zip': ZIP });
const OTHER_RUN = 6;
const ACTIONS = '/repos/acme/tidy-footer/actions';
const LISTED = { id: 1, name: 'plugin', size_in_bytes: BYTES.length };

let stage: ArtifactStage;
beforeEach(async () => {
  stage = await startArtifactStage();
});
afterEach(async () => {
  await stage[Symbol.asyncDispose]();
});

/** Adds the artifact `plugin` to both runs, with the package in it. */
function addPlugin(): void {
  for (const runId of [RUN, OTHER_RUN]) stage.github.addArtifact({ name: 'plugin', bytes: BYTES, runId });
}

/** The error of a download as the log shows it. */
async function fail(options: DownloadOptions = {}): Promise<string> {
  // Attempts follow each other without delay.
  const { code, message, hint } = await catchError(stage.download({ clockSpeed: 100, ...options }));
  return `${code}: ${message} ${hint}`;
}

/**
 * Scripts an answer of GitHub's API or storage, six times by default, as the library repeats some requests five
 * times.
 */
const script = (route: RouteName, answer: Answer, count = 6): void =>
  stage.github.script(route, ...times(count, instead(answer)));

const createError = (code: number, message: string): Answer =>
  json(code, { message, documentation_url: 'https://docs.github.com/rest', status: String(code) });

const routes = () => stage.github.requests.map(({ route }) => route);

describe('an artifact of this run', () => {
  test('with a ZIP in it is that ZIP', async () => {
    addPlugin();
    const taken = await stage.download();
    expect(taken).toMatchObject({ kind: 'file', name: 'tidy-footer.zip' });
    expect(await readFile(taken.path)).toEqual(ZIP);
    expect(stage.lines).toEqual(['The artifact `plugin` is downloaded.']);
    expect(routes()).toEqual(['storage/get']);
  });

  test('that is a ZIP itself is the package, byte for byte', async () => {
    const bytes = await zipFiles({ 'tidy-footer.zip': ZIP });
    stage.github.addArtifact({ name: 'tidy-footer.zip', bytes, runId: RUN, isZipped: false });
    const taken = await stage.download({ name: 'tidy-footer.zip' });
    expect(taken).toMatchObject({ kind: 'file', name: 'tidy-footer.zip' });
    expect(await readFile(taken.path)).toEqual(bytes);
  });

  test('of plain files is a folder with them', async () => {
    stage.github.addArtifact({ name: 'plugin', bytes: ZIP, runId: RUN });
    const taken = await stage.download();
    expect(taken).toMatchObject({ kind: 'directory', name: 'plugin' });
    expect(await readdir(taken.path, { recursive: true })).toEqual([
      'tidy-footer',
      join('tidy-footer', 'tidy-footer.php'),
    ]);
  });

  test('is the newest of its name', async () => {
    stage.github.addArtifact({ name: 'plugin', bytes: Buffer.from('an earlier attempt'), runId: RUN });
    addPlugin();
    const taken = await stage.download();
    expect(taken.name).toBe('tidy-footer.zip');
  });

  test('needs no token, also when the run is named', async () => {
    addPlugin();
    await stage.download({ runId: RUN, token: '' });
    expect(routes()).toEqual(['storage/get']);
  });

  test('need not have a digest, and is refused with another one', async () => {
    stage.github.addArtifact({ name: 'old', bytes: BYTES, runId: RUN, digest: null });
    await stage.download({ name: 'old' });
    stage.github.addArtifact({
      name: 'forged',
      bytes: BYTES,
      runId: RUN,
      digest: `sha256:${'0'.repeat(64)}`,
    });
    expect(await fail({ name: 'forged' })).toBe(
      'package: The artifact `forged` of this run differs from the upload: its SHA-256 is not the one that GitHub recorded. ' +
        'Run this again; if that does not help, upload the artifact again.',
    );
  });

  test('that is not there is named with those that are', async () => {
    expect(await fail()).toBe(
      'input: There is no artifact `plugin` in this run, which has no artifacts. Upload it in an earlier ' +
        'step, or in a job that this one `needs`; for an artifact of another run, set `artifact-run-id`.',
    );
    stage.github.addArtifact({ name: 'package', bytes: ZIP, runId: RUN });
    expect(await fail()).toBe(
      'input: There is no artifact `plugin` in this run, which has `package`. Set `artifact-name` to `package` if ' +
        'that is the plugin, or upload it in an earlier step, or in a job that this one `needs`; for an artifact of another run, set `artifact-run-id`.',
    );
    for (let index = 1; index <= 12; index += 1)
      stage.github.addArtifact({ name: `report-${index}`, bytes: ZIP, runId: RUN });
    expect(await fail()).toContain('which has `report-12`, `report-11`, ');
    expect(await fail()).toContain('`report-3` and 3 more.');
  });

  test('that is no package is refused', async () => {
    stage.github.addArtifact({ name: 'plugin', bytes: await zipFiles({ 'a.txt': '' }), runId: RUN });
    expect(await fail()).toContain(
      'package: The artifact `plugin` of this run holds neither a ZIP nor a folder with a PHP file',
    );
  });
});

describe('an artifact of another run', () => {
  test('is had over the API, with the token', async () => {
    addPlugin();
    const taken = await stage.download({ runId: OTHER_RUN });
    expect(await readFile(taken.path)).toEqual(ZIP);
    expect(routes()).toEqual([
      'actions/list-workflow-run-artifacts',
      'actions/download-artifact',
      'storage/get',
    ]);
    const tokens = stage.github.requests.map(({ headers }) => headers.authorization);
    expect(tokens).toEqual(['token ghs_write', 'token ghs_write', undefined]);
    expect(stage.service.requests).toEqual([]);
  });

  test('that is not there is named with those that are', async () => {
    stage.github.addArtifact({ name: 'report', bytes: ZIP, runId: OTHER_RUN });
    expect(await fail({ runId: OTHER_RUN })).toBe(
      'input: There is no artifact `plugin` in run 6, which has `report`. ' +
        'Check `artifact-name` and `artifact-run-id`, and that the artifact has not expired.',
    );
  });

  test('has expired', async () => {
    stage.github.addArtifact({ name: 'plugin', bytes: BYTES, runId: OTHER_RUN, isExpired: true });
    expect(await fail({ runId: OTHER_RUN })).toBe(
      'input: The artifact `plugin` of run 6 cannot be fetched: GitHub returned 410 (Artifact has expired). ' +
        'It has expired: run the workflow that uploads it again, and raise its `retention-days` if it is needed for longer.',
    );
  });

  test('needs a token', async () => {
    expect(await fail({ runId: OTHER_RUN, token: '' })).toContain(
      'input: Input `github-token` is empty, and',
    );
    const error = await fail({ runId: OTHER_RUN, token: 'ghs_sécret' });
    expect(error).toContain('input: Input `github-token` has characters that tokens cannot have, and');
    expect(error).not.toContain('cret');
    expect(routes()).toEqual([]);
  });

  test('needs a token that may read it', async () => {
    addPlugin();
    expect(await fail({ runId: OTHER_RUN, token: 'ghs_read' })).toBe(
      'input: The artifact `plugin` of run 6 cannot be fetched: GitHub returned 403 (Resource not accessible by integration). ' +
        'Add `actions: read` to the `permissions` of the job, and keep the others.',
    );
    expect(await fail({ runId: OTHER_RUN, token: 'ghs_wrong' })).toContain(
      'GitHub returned 401 (Bad credentials). Leave `github-token` out, or give a token that is still valid.',
    );
  });

  test.each<[string, RouteName, Answer, string]>([
    [
      'a run that is not there',
      'actions/list-workflow-run-artifacts',
      createError(404, 'Not Found'),
      'input: The artifact `plugin` of run 6 cannot be fetched: GitHub returned 404 (Not Found). Set `artifact-run-id`',
    ],
    [
      'a rate limit',
      'actions/list-workflow-run-artifacts',
      createError(403, 'API rate limit exceeded for installation.'),
      'package: The artifact `plugin` of run 6 cannot be fetched: GitHub returned 403 (API rate limit exceeded for installation.). Check',
    ],
    [
      'trouble at GitHub',
      'actions/list-workflow-run-artifacts',
      createError(500, 'Server Error'),
      'package: The artifact `plugin` of run 6 cannot be fetched: GitHub returned 500 (Server Error). Check https://www.githubstatus.com and run this again later',
    ],
    [
      'a broken connection',
      'actions/list-workflow-run-artifacts',
      reset(),
      'package: The artifact `plugin` of run 6 cannot be fetched: the connection broke before the answer was complete (ECONNRESET). Check https',
    ],
    [
      'a storage that refuses',
      'storage/get',
      status(403),
      'package: The artifact `plugin` of run 6 returns 403 to a request without credentials. Run this again.',
    ],
    [
      'a storage in trouble',
      'storage/get',
      status(503),
      'package: The artifact `plugin` of run 6 returns 503 to a request without credentials. Run this again.',
    ],
    [
      'a storage that leads elsewhere',
      'storage/get',
      status(302, { headers: { location: 'http://elsewhere.example/' } }),
      'package: The artifact `plugin` of run 6 redirects to http://elsewhere.example/, which is not a plain `https:` address.',
    ],
    [
      'an artifact that is deleted meanwhile',
      'actions/download-artifact',
      createError(404, 'Not Found'),
      'GitHub returned 404 (Not Found). It was deleted while this ran: run the workflow that uploads it again.',
    ],
  ])('meets %s', async (_name, route, answer, error) => {
    addPlugin();
    script(route, answer);
    expect(await fail({ runId: OTHER_RUN })).toContain(error);
    expect(stage.lines.join()).not.toContain('secret');
  });

  test('is the newest of its name, and may be a ZIP that was uploaded as it is', async () => {
    const upload = { name: 'tidy-footer.zip', runId: OTHER_RUN, isZipped: false };
    stage.github.addArtifact({ ...upload, bytes: Buffer.from('an earlier attempt') });
    stage.github.addArtifact({ ...upload, bytes: BYTES });
    const taken = await stage.download({ name: 'tidy-footer.zip', runId: OTHER_RUN });
    expect(taken).toMatchObject({ kind: 'file', name: 'tidy-footer.zip' });
    expect(await readFile(taken.path)).toEqual(BYTES);
    expect(stage.masked).toEqual([expect.stringContaining('sig=')]);
  });

  test.each<[string, Answer]>([
    ['resets a connection', reset()],
    ['is in trouble', status(503)],
    ['goes silent in the middle', cut(50, { body: BYTES })],
  ])('arrives although its storage %s once', async (_name, answer) => {
    addPlugin();
    script('storage/get', answer, 1);
    const taken = await stage.download({ runId: OTHER_RUN });
    expect(await readFile(taken.path)).toEqual(ZIP);
    expect(stage.lines).toEqual([
      expect.stringMatching(
        /^GET 127\.0\.0\.1:\d+: .*; (trying again in 0\.\d s \(1 of 3\)|downloading the package again from its start)\.$/,
      ),
      'The artifact `plugin` is downloaded.',
    ]);
  });

  test.each<[string, { readonly artifacts: readonly object[] }, Readonly<Record<string, string>>, string]>([
    ['answers that are none', { artifacts: [{ id: 1 }] }, {}, ": its response does not match GitHub's API."],
    ['no address', { artifacts: [LISTED] }, {}, ': GitHub gave no usable address of it.'],
    [
      'an address without TLS',
      { artifacts: [LISTED] },
      { location: 'http://storage.example/?sig=secret' },
      ': GitHub gave no usable address of it.',
    ],
  ])('meets %s', async (_name, list, headers, error) => {
    await using api = await startFileServer({
      [`${ACTIONS}/runs/6/artifacts`]: json(200, list),
      [`${ACTIONS}/artifacts/1/zip`]: status(302, { headers }),
    });
    const text = await fail({ runId: OTHER_RUN, apiUrl: api.origin });
    expect(text).toContain(
      `package: The artifact \`plugin\` of run 6 cannot be fetched${error} Check https://www.githubstatus.com`,
    );
    expect(text).not.toContain('secret');
  });

  test('is refused when it is too large or has another digest', async () => {
    addPlugin();
    const large = 'package: The artifact `plugin` of run 6 is larger than 10 B.';
    expect(await fail({ runId: OTHER_RUN, limits: { maxBytes: 10 } })).toContain(large);
    expect(routes()).toEqual(['actions/list-workflow-run-artifacts']);
    script('storage/get', endless(), 1);
    expect(await fail({ runId: OTHER_RUN, limits: { maxBytes: 3_000_000 } })).toContain(
      'of run 6 has more than 3,000,000 bytes, the most that are accepted',
    );
    script('storage/get', status(200, { body: BYTES.subarray(1) }), 1);
    expect(await fail({ runId: OTHER_RUN })).toContain('its SHA-256 is not the one that GitHub recorded');
  });

  test('is late when its storage goes silent', async () => {
    addPlugin();
    script('storage/get', silence(), 4);
    expect(await fail({ runId: OTHER_RUN, limits: { downloadMs: 50 } })).toMatch(
      /^package: The artifact `plugin` of run 6 .* Run this again\. If that does not help, check that the runner can reach/,
    );
  });
});

describe('the artifact service', () => {
  const NO_ACCESS =
    'input: The artifact `plugin` of this run cannot be fetched: the runner gave this step no valid access to ' +
    'artifacts. Run this action by `uses:` in a job of a workflow: the runner gives `ACTIONS_RUNTIME_TOKEN` to actions, not ' +
    'to commands in `run:`.';
  const scope = Buffer.from('{"scp":"Actions.Other"}').toString('base64url');

  test.each<[string, Readonly<Record<string, string | undefined>>]>([
    ['no token', { ACTIONS_RUNTIME_TOKEN: undefined }],
    ['no address', { ACTIONS_RESULTS_URL: undefined }],
    ['a token that is none', { ACTIONS_RUNTIME_TOKEN: 'nonsense' }],
    ['a token for something else', { ACTIONS_RUNTIME_TOKEN: `a.${scope}.c` }],
  ])('is out of reach with %s', async (_name, env) => {
    expect(await fail({ env })).toBe(NO_ACCESS);
  });

  test('is not asked directly when the address of the proxy cannot be read', async () => {
    const env = {
      ACTIONS_RESULTS_URL: 'https://results.example/',
      https_proxy: 'http://runner:s3cret@127.0.0.1:99999',
    };
    expect(await fail({ env })).toBe(
      'package: The artifact `plugin` of this run cannot be fetched: the environment variable `https_proxy` is not the URL of a proxy. ' +
        'Set it to an address such as `http://proxy.example:3128`, or remove it.',
    );
  });

  test('refuses a token that has expired', async () => {
    stage.service.script('ListArtifacts', json(401, { code: 'unauthenticated', msg: 'expired' }));
    expect(await fail()).toBe(NO_ACCESS);
  });

  test('is another one on GitHub Enterprise Server', async () => {
    expect(await fail({ env: { GITHUB_SERVER_URL: 'https://github.acme.example' } })).toBe(
      'input: Input `artifact-name` works on GitHub.com only: GitHub Enterprise Server has another artifact service. ' +
        'Use `actions/download-artifact@v3` in an earlier step and give `zip-path`, or give `zip_url`.',
    );
  });

  test('is in trouble for a while', async () => {
    addPlugin();
    const answer = json(503, { code: 'unavailable', msg: 'later' });
    stage.service.script('ListArtifacts', answer, answer);
    await stage.download({ clockSpeed: 100 });
    expect(stage.lines).toEqual(['The artifact `plugin` is downloaded.']);
  });

  test.each<[string, Answer, string]>([
    [
      'is in trouble',
      json(503, { code: 'unavailable', msg: 'later' }),
      '(Failed to make request after 5 attempts: Failed request: (503) Service Unavailable: later).',
    ],
    ['resets connections', reset(), 'library failed (ECONNRESET).'],
    ['answers something else', status(200, { body: '<a href="?sig=secret">' }), '(an answer was not JSON).'],
    ['ends in the middle of an answer', cut(5), 'GitHub broke off its answer.'],
  ])('%s', async (_name, answer, error) => {
    stage.service.script('ListArtifacts', ...Array<Answer>(5).fill(answer));
    expect(await fail()).toContain(error);
    expect(stage.lines.join()).not.toContain('secret');
  });

  test('never answers', async () => {
    stage.service.script('ListArtifacts', silence());
    expect(await fail({ limits: { lookUpMs: 700 } })).toBe(
      'package: The artifact `plugin` of this run cannot be fetched: GitHub did not answer in time. ' +
        'Check https://www.githubstatus.com and run this again later.',
    );
  });
});

describe('the storage', () => {
  test.each<[string, Answer]>([
    ['resets a connection', reset()],
    ['is in trouble', status(503)],
    ['goes silent in the middle', cut(50, { body: BYTES })],
  ])('%s once, and the artifact still arrives', async (_name, answer) => {
    addPlugin();
    // Without a name of its own, each attempt has that of this fault.
    script('storage/get', answer, 1);
    script('storage/get', status(200, { body: BYTES }), 1);
    const taken = await stage.download({ clockSpeed: 100 });
    expect(await readFile(taken.path)).toEqual(ZIP);
    expect(stage.lines).toEqual(['The artifact `plugin` is downloaded.']);
  });

  test.each<[string, Answer]>([
    ['always resets the connection', reset()],
    ['does not have it', status(404)],
    ['does not accept its URL', status(403)],
    [
      'gives it a name that cannot be decoded',
      status(200, { headers: { 'content-disposition': 'attachment; filename=100%.zip' } }),
    ],
    [
      'gives it the name of a folder',
      status(200, { headers: { 'content-disposition': 'attachment; filename=..' } }),
    ],
  ])('%s, and the artifact is told with its size and digest', async (_name, answer) => {
    addPlugin();
    script('storage/get', answer);
    const sha256 = createHash('sha256').update(BYTES).digest('hex');
    expect(await fail()).toBe(
      "package: The artifact `plugin` of this run cannot be fetched: GitHub's storage did not deliver it " +
        `(${BYTES.length} B, sha256:${sha256}). Run this again. If that does not help, check that the runner can reach ` +
        '`*.blob.core.windows.net`, that its disk has room, and https://www.githubstatus.com.',
    );
    expect(stage.github.requests).toHaveLength(5);
  });

  test('goes silent, sends little, or does not end', async () => {
    addPlugin();
    script('storage/get', silence(), 1);
    const late = `package: The artifact \`plugin\` of this run cannot be fetched: GitHub's storage did not deliver it (`;
    expect(await fail({ clockSpeed: 1, limits: { downloadMs: 100 } })).toContain(late);
    script('storage/get', drip(20), 1);
    expect(await fail({ clockSpeed: 1, limits: { downloadMs: 100 } })).toContain(late);
    script('storage/get', endless(), 1);
    expect(await fail({ clockSpeed: 1, limits: { maxBytes: 3_000_000, watchMs: 10 } })).toContain(
      'package: The artifact `plugin` of this run is larger than 3.0 MB.',
    );
  });

  test('calls it by another name in each attempt', async () => {
    addPlugin();
    script('storage/get', cut(50, { body: BYTES }), 1);
    expect(await fail()).toContain('package: The artifact `plugin` of this run came under several names.');
  });
});

describe('a run that is cancelled', () => {
  test.each<[string, (answer: Answer) => void, number | undefined]>([
    ['looks for the artifact', (answer) => stage.service.script('ListArtifacts', answer), undefined],
    ['downloads it', (answer) => script('storage/get', answer, 1), undefined],
    [
      'looks for the artifact of another run',
      (answer) => script('actions/list-workflow-run-artifacts', answer, 1),
      OTHER_RUN,
    ],
    ['downloads that', (answer) => script('storage/get', answer, 1), OTHER_RUN],
  ])('ends at once while it %s', async (_name, prepare, runId) => {
    addPlugin();
    const controller = new AbortController();
    const { answer, arrival } = watched(silence());
    prepare(answer);
    const download = stage.download({ runId, cancellation: controller.signal });
    void arrival.then(() => controller.abort());
    await expect(download).rejects.toMatchObject({ name: 'Cancelled' });
  });
});

test('a folder that cannot be written to is an error of the runner', async () => {
  expect(await fail({ folder: '/nowhere' })).toBe(
    'not-published: The artifact `plugin` could not be stored on the runner: a temporary file cannot be written (ENOENT). ' +
      'Check that `RUNNER_TEMP` names a writable folder of the runner.',
  );
});

test('nothing that the library or a server prints reaches the log, and the process ends', async () => {
  addPlugin();
  // Each of these would be a command to the runner if it began a line.
  const evil = '\n::stop-commands::evil\n';
  stage.service.script('ListArtifacts', json(503, { code: 'unavailable', msg: evil }));
  const name = `attachment; filename*=UTF-8''a${encodeURIComponent(evil)}.zip`;
  script('storage/get', status(503, { headers: { 'x-evil': '::stop-commands::evil' } }), 1);
  script('storage/get', status(200, { headers: { 'content-disposition': name }, body: BYTES }), 1);
  const order: ArtifactRequest = { name: 'plugin', repository: undefined };
  const temporary = await stage.makeFolder();
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'artifact-step.ts'), ENTRY, JSON.stringify(order)],
    {
      env: {
        PATH: process.env['PATH'],
        RUNNER_DEBUG: '1',
        RUNNER_TEMP: temporary,
        SANDBOX_CLOCK_SPEED: '100',
        ...stage.env,
      },
    },
  );
  expect(stderr).toBe('');
  expect(stdout.trimEnd().split('\n')).toEqual(['LOG The artifact `plugin` is downloaded.']);
  expect(await readdir(temporary)).toEqual(['download', 'package.zip']);
});
