import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { inGate } from '../../fixtures/all-tests.ts';
import {
  afterwards,
  type Answer,
  instead,
  json,
  redirect,
  reset,
  type Scripted,
  silence,
  status,
  times,
  watched,
  webPage,
} from '../../../sandbox/http/faults.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import { onTag, RUN_ID, startReleaseStage, type ReleaseStage } from '../fixtures/release-stage.ts';
import {
  FAST,
  KEY,
  PLUGIN_ID,
  readClaims,
  readErrors,
  readVisible,
  readWarnings,
  sampleZip,
  sent,
  versions,
} from '../fixtures/stage.ts';

const UPLOAD = { 'zip-path': 'tidy-footer.zip', 'upload-to': 'service' };

/** The requests of the action to the service and its storage, in order, without queries. */
const trace = ({ service }: ReleaseStage): readonly string[] => [
  ...sent(service).map(
    ({ method, path }) => `${method} ${path.replace(/\?.*/, '').replace(/^\/api\/v1\/plugin\//, '')}`,
  ),
  ...service.uploads.map(({ method }) => `${method} storage`),
];

/** Neither the key nor the upload URL can be seen. */
function expectSecret(step: ActionResult, { service }: ReleaseStage): void {
  const seen = readVisible(step);
  expect(seen).not.toContain(KEY);
  for (const { path } of service.uploads) {
    expect(seen).not.toContain(path);
    const { searchParams } = new URL(path, 'http://a.test');
    expect(seen).not.toContain(searchParams.get('X-Amz-Signature') ?? 'none');
  }
}

/** The step is red and says this; nothing was published, nor claimed. */
function expectNotPublished(step: ActionResult, stage: ReleaseStage, error: RegExp): void {
  expect(readErrors(step)).toEqual([expect.stringMatching(error)]);
  expect(step.exitCode).toBe(1);
  expect(readClaims(step)).toEqual({});
  expect(versions(stage.service)).toEqual(['1.4.1']);
  expect(step.log.at(-1)).toBe('❌ Tidy Footer 1.4.2 was not published by this run.');
  expectSecret(step, stage);
}

const place = (changes: Readonly<Record<string, unknown>>): Answer =>
  json(200, {
    presignedUrl: 'https://storage.example/put?sig=0123456789abcdef',
    objectKey: 'a.zip',
    ...changes,
  });

const xml = (code: number, name: string, text: string): Answer =>
  status(code, {
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0"?>\n<Error><Code>${name}</Code><Message>${text}</Message><RequestId>1</RequestId></Error>`,
  });

/** Answers as soon as the request begins, and closes the connection while the body is still coming. */
const early =
  (answer: Answer): Answer =>
  (request, response) => {
    response.setHeader('connection', 'close');
    answer(request, response);
  };

describe('a package that the service gets itself', () => {
  test.concurrent('is published by four requests, without a release and a URL', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    const step = await stage.run({ ...UPLOAD, 'github-token': '' });
    expect(readErrors(step)).toEqual([]);
    expect(trace(stage)).toEqual([
      'GET update',
      'GET update/upload-url',
      'POST update/confirm',
      'PUT storage',
    ]);
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    expect(step.outputs).toMatchObject({
      status: 'published',
      version: '1.4.2',
      'previous-version': '1.4.1',
      zip_url: '',
      verified: 'false',
      'release-tag': '',
      'asset-id': '',
      'asset-name': '',
      size: String(sampleZip.length),
    });
    expect(step.summary).toContain('Sent to the service');
    expect(step.summary).not.toContain('Fetched from');
    expect(stage.trace()).toEqual([]);
    const [upload] = stage.service.uploads;
    expect(upload?.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(sampleZip.length),
    });
    expect(Object.keys(upload?.headers ?? {}).sort()).toEqual([
      'accept-encoding',
      'connection',
      'content-length',
      'content-type',
      'host',
      'user-agent',
    ]);
    expect(step.rawOutput).toContain(`::add-mask::${stage.service.baseUrl.replace(/:\d+$/, '')}`);
    expectSecret(step, stage);
    expect((await fetch(await readPackageUrl(stage))).ok).toBe(true);
  });

  test.concurrent('is read back by a fifth request with `verify: true`', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    const step = await stage.run({ ...UPLOAD, verify: 'true', 'package-checks': 'error' }, FAST);
    expect(readErrors(step)).toEqual([]);
    const asked = trace(stage).filter((line) => !line.startsWith('GET /packages/'));
    expect(asked).toEqual([
      'GET update',
      'GET update/upload-url',
      'POST update/confirm',
      'GET update',
      'PUT storage',
    ]);
    expect(step.outputs).toMatchObject({ status: 'published', verified: 'true', served: 'identical' });
  });

  test.concurrent('can be a folder, and is tagged afterwards with `release-tag`; a rerun completes that', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    const inputs = { 'zip-path': 'tidy-footer', 'upload-to': 'service', 'release-tag': 'v{version}' };
    stage.github.script('repos/create-release', instead(status(422, { body: '{"message":"No."}' })));
    const first = await stage.run(inputs);
    expect(readErrors(first)).toEqual([expect.stringMatching(/^Published, but: /)]);
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    expect(first.outputs).toMatchObject({ status: 'published', success: 'true', 'release-tag': '' });

    const again = await stage.run(inputs);
    expect(readErrors(again)).toEqual([]);
    expect(again.outputs).toMatchObject({
      status: 'already-published',
      'release-tag': 'v1.4.2',
      'asset-id': '',
      'asset-name': '',
    });
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    expect(stage.service.uploads).toHaveLength(1);
    expect(stage.github.releases().map(({ tagName, assets }) => [tagName, assets])).toEqual([['v1.4.2', []]]);
  });

  test.concurrent('can be an artifact', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    stage.github.addArtifact({ name: 'package', bytes: sampleZip, runId: RUN_ID, isZipped: false });
    const step = await stage.run({ 'artifact-name': 'package', 'upload-to': 'service' });
    expect(readErrors(step)).toEqual([]);
    expect(stage.service.uploads).toMatchObject([{ sizeBytes: sampleZip.length }]);
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    expect(stage.github.releases()).toEqual([]);
  });

  test.concurrent('arrives as it is when it has many parts, and sites get the same bytes', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    await writeFile(join(stage.workspace, 'tidy-footer', 'film.bin'), randomBytes(12_000_000));
    const step = await stage.run({ ...UPLOAD, 'zip-path': 'tidy-footer', verify: 'true' }, FAST);
    expect(readErrors(step)).toEqual([]);
    expect(stage.service.uploads).toMatchObject([{ sizeBytes: Number(step.outputs['size']) }]);
    expect(step.outputs).toMatchObject({ status: 'published', served: 'identical' });
  });

  test.concurrent('has its release after a tag only when `release-tag` is set', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    const step = await stage.run(UPLOAD, { env: onTag('v1.4.2') });
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ status: 'published', 'release-tag': '' });
    expect(stage.trace()).toEqual([]);
  });

  test.concurrent('is shown by a dry run, which asks for no upload URL', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    const step = await stage.run({ ...UPLOAD, 'dry-run': 'true' });
    expect(readErrors(step)).toEqual([]);
    expect(trace(stage)).toEqual(['GET update']);
    const log = step.log.join('\n');
    expect(log).toContain('These requests would be sent:');
    expect(log).toContain(`/api/v1/plugin/update/upload-url?plugin_id=${PLUGIN_ID}`);
    expect(log).toContain('PUT to the upload URL that the service returns');
    expect(log).toMatch(/POST .*\/api\/v1\/plugin\/update\/confirm/);
    expect(log).toContain('"objectKey":"the key that comes with the upload URL"');
    expectSecret(step, stage);
  });

  test.concurrent.each(['created-201', 'confirm-once'] as const)(
    'is published where the service does `%s`',
    async (reading) => {
      await using stage = await startReleaseStage({ live: '1.4.1', serviceReadings: [reading] });
      const step = await stage.run(UPLOAD);
      expect(readErrors(step)).toEqual([]);
      expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    },
  );

  test.concurrent('may be answered with another version, or with `success: true`', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    stage.service.script('confirm', instead(json(200, { success: true, id: 'a', version: '1.4.9' })));
    const step = await stage.run(UPLOAD);
    expect(readErrors(step)).toEqual([]);
    expect(readWarnings(step)).toEqual([expect.stringMatching(/^Version differs: /)]);
    expect(step.outputs).toMatchObject({ status: 'published', version: '1.4.9' });
  });
});

describe('without an upload URL, nothing is sent', () => {
  const NO_FILES = /^Files not taken: .*This service does not take files: leave `upload-to` out/;
  const cases: readonly (readonly [name: string, answer: Answer, error: RegExp])[] = [
    ['404', json(404, { message: 'Nothing here.' }), NO_FILES],
    ['a page', webPage(), NO_FILES],
    ['a page with 404', webPage(404), NO_FILES],
    ['401', json(401, { message: 'Who?' }), /^API key refused: GET .*upload-url\?… returned 401/],
    [
      'a redirect',
      redirect(307, 'https://www.service.example/api/v1/plugin/update/upload-url'),
      /^Redirect not followed: .*set `base-url` to `https:\/\/www\.service\.example`/,
    ],
    [
      'a redirect with a page',
      status(301, {
        headers: {
          location: 'https://www.service.example/api/v1/plugin/update/upload-url',
          'content-type': 'text/html',
        },
        body: '<!DOCTYPE html><html><body><h1>Moved</h1></body></html>',
      }),
      /^Redirect not followed: .*set `base-url` to `https:\/\/www\.service\.example`/,
    ],
    ['no JSON', status(200, { body: 'OK' }), /^Upload URL not usable: .*it is not a JSON object/],
    [
      '5 MB',
      json(200, { presignedUrl: `https://a.example/${'a'.repeat(5e6)}`, objectKey: 'a' }),
      /it is too large/,
    ],
    [
      'http elsewhere',
      place({ presignedUrl: 'http://storage.example/put?sig=0123456789abcdef' }),
      /not a plain `https:` address/,
    ],
    [
      'a user name',
      place({ presignedUrl: 'https://me:secret99@storage.example/put' }),
      /not a plain `https:` address/,
    ],
    [
      'a link-local address',
      place({ presignedUrl: 'https://169.254.169.254/put?sig=0123456789abcdef' }),
      /169\.254\.169\.254 for the upload, but the package was not sent: its address is link-local/,
    ],
    ['no key of an object', place({ objectKey: '' }), /no `objectKey` text/],
  ];
  const left = [
    'a page',
    'a page with 404',
    'a redirect with a page',
    '5 MB',
    'a user name',
    'no key of an object',
    // `unit/service/upload.test.ts` has these, too.
    'no JSON',
    'a link-local address',
  ];
  test.concurrent.each(inGate(cases, ...left))('(%s)', async (_name, answer, error) => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    stage.service.script('upload-url', instead(answer));
    const step = await stage.run(UPLOAD, FAST);
    expectNotPublished(step, stage, error);
    expect(trace(stage).filter((line) => line !== 'GET update')).toEqual(['GET update/upload-url']);
    expect(readVisible(step)).not.toMatch(/0123456789abcdef|secret99|a{99}/);
  });

  test.concurrent('and `plugin_id` is named first where nothing is live', async () => {
    await using stage = await startReleaseStage({ takesNoFiles: true });
    const step = await stage.run(UPLOAD);
    expect(readErrors(step)).toEqual([
      expect.stringMatching(/^Files not taken: .*Check `plugin_id` first.*does not take files/),
    ]);
    expect(versions(stage.service)).toEqual([]);
  });

  test.concurrent('until the service is back', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    stage.service.script(
      'upload-url',
      instead(status(503)),
      instead(reset()),
      instead(status(429, { headers: { 'retry-after': '1' } })),
    );
    const step = await stage.run(UPLOAD, FAST);
    expect(readErrors(step)).toEqual([]);
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    expect(step.rawOutput).toMatch(/returned 503; trying again/);
  });
});

describe('the storage', () => {
  test.concurrent('may fail for a while', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    stage.service.script('PUT', instead(status(500)), instead(reset()), instead(status(429)));
    const step = await stage.run(UPLOAD, FAST);
    expect(readErrors(step)).toEqual([]);
    expect(stage.service.uploads).toHaveLength(4);
    expect(trace(stage).filter((line) => line === 'GET update/upload-url')).toHaveLength(1);
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    expectSecret(step, stage);
  });

  test.concurrent('may refuse one upload URL', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    stage.service.script('PUT', instead(early(xml(403, 'AccessDenied', 'Request has expired'))));
    const step = await stage.run(UPLOAD, FAST);
    expect(readErrors(step)).toEqual([]);
    const [first, second, ...others] = stage.service.uploads;
    expect(others).toEqual([]);
    expect(first?.path).not.toBe(second?.path);
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    expectSecret(step, stage);
  });

  const cases: readonly (readonly [name: string, answer: Answer, requests: number, error: RegExp])[] = [
    [
      '403 twice',
      xml(403, 'AccessDenied', 'Request has expired'),
      2,
      /^Upload failed: The storage 127\.0\.0\.1:\d+ returned 403: `AccessDenied: Request has expired`\. The storage refused two upload URLs/,
    ],
    [
      '400 and text',
      status(400, { body: '<b>bad</b> \r::add-mask::x' }),
      1,
      /^Upload failed: .*returned 400: `bad : :add-mask: :x`/,
    ],
    ['413', xml(413, 'EntityTooLarge', 'Too much'), 1, /^Package too large: .*`EntityTooLarge: Too much`/],
    ['a page', webPage(404), 1, /^Upload failed: The storage 127\.0\.0\.1:\d+ returned 404\. /],
    [
      'a redirect',
      redirect(307, 'https://other.example/put?token=0123456789abcdef'),
      1,
      /^Redirect not followed: .*a redirect to other\.example; it was not followed/,
    ],
    ['a large text', status(400, { body: 'x'.repeat(5e6) }), 1, /^Upload failed: .*x…`/],
    ['nothing but 500', status(500), 4, /^Upload failed: .*returned 500\. Run this again/],
    [
      'no connection',
      reset(),
      4,
      /^Upload failed: The upload to 127\.0\.0\.1:\d+ failed: the connection broke/,
    ],
  ];
  test.concurrent.each(inGate(cases, '400 and text', 'a page', 'a large text', 'no connection'))(
    'answers with %s: nothing is published',
    async (_name, answer, requests, error) => {
      await using stage = await startReleaseStage({ live: '1.4.1' });
      stage.service.script('PUT', ...times(5, instead(answer)));
      const step = await stage.run(UPLOAD, FAST);
      expectNotPublished(step, stage, error);
      expect(stage.service.uploads).toHaveLength(requests);
      expect(trace(stage)).not.toContain('POST update/confirm');
      expect(readVisible(step)).not.toContain('0123456789abcdef');
    },
  );
});

describe('a confirmation', () => {
  const script = (stage: ReleaseStage, answer: Answer, request: Scripted = 'confirm') =>
    stage.service.script(request, instead(answer));

  test.concurrent('that is lost counts when the version is live then', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    stage.service.script('confirm', afterwards(reset()));
    const step = await stage.run(UPLOAD, FAST);
    expect(readErrors(step)).toEqual([]);
    expect(readWarnings(step)).toEqual([expect.stringMatching(/^Answer lost: .*Do not publish it again/)]);
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    expect(step.outputs).toMatchObject({ status: 'published', verified: 'true', version: '1.4.2' });
  });

  const unknown: readonly (readonly [name: string, answer: Answer])[] = [
    ['is lost', reset()],
    ['gets 500', status(500)],
    ['gets a page', webPage()],
    ['names a version with markup', json(200, { id: 'a', version: '1.0 <b>\n::error::x' })],
    ['names no version', json(200, { id: 'a' })],
    ['is empty', status(200)],
    ['says `success: null`', json(200, { success: null, version: '1.4.2' })],
  ];
  const alike = [
    'gets 500',
    'gets a page',
    'names a version with markup',
    'is empty',
    'says `success: null`',
    'names no version',
  ];
  test.concurrent.each(inGate(unknown, ...alike))(
    'that %s is never repeated: not known',
    async (_name, answer) => {
      await using stage = await startReleaseStage({ live: '1.4.1' });
      script(stage, answer);
      const step = await stage.run(UPLOAD, FAST);
      expect(readErrors(step)).toEqual([expect.stringMatching(/^Outcome unknown: .*Check the dashboard/)]);
      expect(trace(stage).filter((line) => line.startsWith('POST'))).toHaveLength(1);
      expect(readClaims(step)).toEqual({});
      expect(step.log.at(-1)).toMatch(/^⚠️ It is not known whether/);
      expectSecret(step, stage);
    },
  );

  const refused: readonly (readonly [name: string, answer: Answer, error: RegExp])[] = [
    [
      'says `success: false`',
      json(200, { success: false, message: 'No.' }),
      /^Release refused: .*`success: false`: `No`/,
    ],
    [
      'gets 404',
      json(404, { message: 'There is no such upload.' }),
      /^Release refused: .*There is no such upload/,
    ],
    [
      'gets 422',
      json(422, { errors: { objectKey: [{ message: 'Not a ZIP.' }] } }),
      /^Release refused: .*objectKey: Not a ZIP/,
    ],
    [
      'is redirected',
      redirect(308, 'https://www.service.example/api/v1/plugin/update/confirm'),
      /^Redirect not followed: .*`https:\/\/www\.service\.example`/,
    ],
  ];
  test.concurrent.each(inGate(refused, 'gets 404', 'gets 422'))(
    'that %s: not published',
    async (_name, answer, error) => {
      await using stage = await startReleaseStage({ live: '1.4.1' });
      script(stage, answer);
      expectNotPublished(await stage.run(UPLOAD, FAST), stage, error);
    },
  );

  test.concurrent('that is put off is repeated, and counts once', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    stage.service.script(
      'confirm',
      instead(status(429, { headers: { 'retry-after': '2' } })),
      instead(status(408)),
    );
    const step = await stage.run(UPLOAD, FAST);
    expect(readErrors(step)).toEqual([]);
    expect(trace(stage).filter((line) => line.startsWith('POST'))).toHaveLength(3);
    expect(stage.service.uploads).toHaveLength(1);
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
  });

  const proofless: readonly (readonly [
    name: string,
    live: string,
    inputs: Readonly<Record<string, string>>,
  ])[] = [
    ['this version was live before', '1.4.2', { 'if-published': 'publish' }],
    ['the package was not opened', '1.4.1', { 'package-checks': 'off' }],
  ];
  test.concurrent.each(proofless)('that is lost where %s proves nothing', async (_name, live, inputs) => {
    await using stage = await startReleaseStage({ live });
    stage.service.script('confirm', afterwards(reset()));
    const step = await stage.run({ ...UPLOAD, ...inputs }, FAST);
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Outcome unknown: /)]);
    expect(readClaims(step)).toEqual({});
  });

  test.concurrent('after a run that failed in the storage uploads anew', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    stage.service.script('PUT', afterwards(status(400)));
    expectNotPublished(await stage.run(UPLOAD, FAST), stage, /^Upload failed: /);
    const again = await stage.run(UPLOAD, FAST);
    expect(readErrors(again)).toEqual([]);
    expect(stage.service.uploads).toHaveLength(2);
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
  });
});

// On Windows a process that is sent a signal is ended by it.
(process.platform === 'win32' ? describe.skip : describe)('a job that is cancelled', () => {
  const notPublished = /^Cancelled: .*before it published the version.*This run published nothing/;
  const cases: readonly (readonly [name: string, request: Scripted, answer: Answer, error: RegExp])[] = [
    ['asks for the upload URL', 'upload-url', silence(), notPublished],
    ['sends the package', 'PUT', silence(), notPublished],
    ['waits to send it again', 'PUT', status(429, { headers: { 'retry-after': '60' } }), notPublished],
    ['confirms it', 'confirm', silence(), /^Cancelled, outcome unknown: .*may have been created/],
  ];
  test.concurrent.each(cases)('while it %s says what is certain', async (_name, request, answer, error) => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    const { answer: watchedAnswer, arrival } = watched(answer);
    stage.service.script(request, instead(watchedAnswer));
    const step = await stage.run(UPLOAD, { cancel: { signal: 'SIGTERM', when: arrival } });
    expect(readErrors(step)).toEqual([expect.stringMatching(error)]);
    expect(readClaims(step)).toEqual({});
    expectSecret(step, stage);
  });
});

async function readPackageUrl({ service }: ReleaseStage): Promise<string> {
  const answer = await fetch(`${service.baseUrl}/api/v1/plugin/update?id=${PLUGIN_ID}`, {
    headers: { authorization: `Bearer ${KEY}` },
  });
  return ((await answer.json()) as { readonly download_url: string }).download_url;
}
