import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { json } from '../../../sandbox/http/faults.ts';
import { startServer } from '../../../sandbox/http/http-server.ts';
import {
  KEY,
  PLUGIN_ID,
  readErrors,
  readVisible,
  sampleZip,
  sent,
  startStage,
  type Stage,
} from '../fixtures/stage.ts';

/** The outputs that only the package decides. */
const OF_PACKAGE = {
  sha256: createHash('sha256').update(sampleZip).digest('hex'),
  size: String(sampleZip.length),
  changelog: '* Fixed: the first year was kept after the oldest post had been withdrawn.',
};

/** The outputs of a release that is not used. */
const NO_RELEASE = {
  'release-tag': '',
  'release-id': '',
  'release-url': '',
  'asset-id': '',
  'asset-name': '',
};

let stage: Stage;
beforeEach(async () => {
  stage = await startStage();
});
afterEach(async () => {
  await stage[Symbol.asyncDispose]();
});

describe('a package with a public URL', () => {
  test('is published once, told step by step, and the version reaches the outputs, the log and the summary', async () => {
    const step = await stage.run();

    expect(readErrors(step)).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toEqual({
      changes: '',
      findings: '[]',
      'package-path': expect.stringMatching(/footer\.zip$/),
      sbom: expect.stringMatching(/tidy-footer\.cdx\.json$/),
      version: '1.4.2',
      success: 'true',
      status: 'published',
      plugin_id: PLUGIN_ID,
      slug: 'tidy-footer',
      zip_url: stage.host.url('/footer.zip'),
      'previous-version': '',
      verified: 'false',
      served: '',
      ...OF_PACKAGE,
      ...NO_RELEASE,
    });
    expect(step.log.at(-1)).toBe('✅ Tidy Footer 1.4.2 is published.');
    expect(step.summary).toContain('1.4.2');
    expect(stage.service.releases(PLUGIN_ID).map(({ version }) => version)).toEqual(['1.4.2']);

    // A group of lines for each step, then its duration and its result.
    const titles = [
      'Find the package',
      'Inspect the package',
      'Check what is live',
      'Check the package',
      'Publish',
    ];
    const starts = step.commands.filter(({ name }) => name === 'group').map(({ value }) => value);
    expect(starts).toEqual(titles);
    expect(step.commands.filter(({ name }) => name === 'endgroup')).toHaveLength(titles.length);
    const ends = step.log.filter((line) => line.startsWith('✔'));
    expect(ends.map((line) => line.replace(/\(.*?\)/, '()'))).toEqual([
      '✔ Find the package (): `footer.zip`, 3.0 kB',
      '✔ Inspect the package (): `Tidy Footer` `1.4.2`',
      '✔ Check what is live (): nothing yet, or the service does not know this plugin: the service returned 404: `The plugin has no release yet`',
      '✔ Check the package (): no problems found',
      '✔ Publish (): `1.4.2`, created by the service',
    ]);
    expect(ends.every((line) => /\(\d+(\.\d+)? s\)/.test(line))).toBe(true);
    expect(step.rawOutput).not.toContain('::debug::');

    // One look more than usual, because the folder may be why nothing is live.
    expect(sent(stage.service).map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /api/v1/plugin/update?id=${PLUGIN_ID}&slug=tidy-footer`,
      `GET /api/v1/plugin/update?id=${PLUGIN_ID}`,
      'POST /api/v1/plugin/update',
    ]);
  });

  test('shows each request when debugging is on, and no secret', async () => {
    const step = await stage.run({}, { env: { RUNNER_DEBUG: '1' } });
    const debug = step.commands.filter(({ name }) => name === 'debug').map(({ value }) => value);
    expect(debug).toEqual([
      expect.stringMatching(/^GET http:.*\/footer\.zip: 200, 3\.0 kB, after/),
      expect.stringMatching(/^GET http:.*\/api\/v1\/plugin\/update\?…: 404, .* after/),
      expect.stringMatching(/^GET http:.*\/api\/v1\/plugin\/update\?…: 404, .* after/),
      expect.stringMatching(/^POST http:.*\/api\/v1\/plugin\/update: 200, .* after/),
    ]);
    expect(readVisible(step)).not.toContain(KEY);
  });

  test('costs one download without credentials, one look and one POST, exactly as the interface wants them', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const step = await stage.run();
    expect(step.outputs).toMatchObject({ version: '1.4.2', 'previous-version': '1.4.1', verified: 'false' });

    // The second request for the package is the service's own.
    const [download, ...byService] = stage.host.requests.filter(({ path }) => path === '/footer.zip');
    expect(download).toMatchObject({ method: 'GET', path: '/footer.zip' });
    expect(download?.headers).not.toHaveProperty('authorization');
    expect(download?.headers).not.toHaveProperty('range');
    expect(byService).toHaveLength(1);
    expect(sent(stage.service)).toHaveLength(2);
    const [look, post] = sent(stage.service);
    expect(look).toMatchObject({
      method: 'GET',
      path: `/api/v1/plugin/update?id=${PLUGIN_ID}&slug=tidy-footer`,
      headers: { authorization: `Bearer ${KEY}` },
      body: '',
    });
    expect(post).toMatchObject({
      method: 'POST',
      path: '/api/v1/plugin/update',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    });
    expect(JSON.parse(post?.body ?? '')).toEqual({
      plugin_id: PLUGIN_ID,
      zip_url: stage.host.url('/footer.zip'),
    });
  });

  test('is found behind redirects, and the service gets the URL that the workflow gave', async () => {
    stage.host.set('/latest', (_request, response) => {
      response.writeHead(302, { location: '/moved' }).end();
    });
    stage.host.set('/moved', (_request, response) => {
      response.writeHead(307, { location: stage.host.url('/footer.zip') }).end();
    });
    const step = await stage.run({ zip_url: stage.host.url('/latest') });
    expect(step.exitCode).toBe(0);
    expect(step.outputs['zip_url']).toBe(stage.host.url('/latest'));
  });

  test('is published from a server that tells no length', async () => {
    stage.host.set('/stream.zip', (_request, response) => {
      response.writeHead(200).write(sampleZip.subarray(0, 1000));
      response.end(sampleZip.subarray(1000));
    });
    const step = await stage.run({ zip_url: stage.host.url('/stream.zip') });
    expect(step.exitCode).toBe(0);
    expect(stage.host.requests).toHaveLength(2);
    expect(step.outputs).toMatchObject({ version: '1.4.2', 'previous-version': '' });
  });

  test('is not published from a signed URL that expires within a minute, and both times are told', async () => {
    const sign = (leftMs: number) =>
      `${stage.host.url('/footer.zip')}?sig=f00dfeedf00dfeed&se=${new Date(Date.now() + leftMs).toISOString()}`;
    for (const leftMs of [-1_000, 30_000]) {
      const step = await stage.run({ zip_url: sign(leftMs) });
      expect(step.exitCode).toBe(1);
      expect(readErrors(step)).toEqual([
        expect.stringMatching(
          /^URL expires too soon: The URL in `zip_url` expire[sd] at 20[-\dT:]+Z, and it is 20[-\dT:]+Z now/,
        ),
      ]);
      expect(step.summary).toContain('not published');
      expect(readVisible(step)).not.toContain('f00dfeed');
    }
    expect(sent(stage.service, 'POST')).toEqual([]);
    expect((await stage.run({ zip_url: sign(120_000) })).exitCode).toBe(0);
    const unsigned = `${stage.host.url('/footer.zip')}?se=2020`;
    expect((await stage.run({ zip_url: unsigned, 'if-published': 'publish' })).exitCode).toBe(0);
  });

  test('keeps the query of a signed URL out of everything but the request', async () => {
    const signed = `${stage.host.url('/footer.zip')}?X-Amz-Signature=f00dfeedf00dfeed&X-Amz-Expires=300`;
    const step = await stage.run({ zip_url: signed });
    expect(step.exitCode).toBe(0);
    expect(step.outputs['zip_url']).toBe('');
    expect(readVisible(step)).not.toContain('f00dfeed');
    expect(JSON.parse(sent(stage.service, 'POST')[0]?.body ?? '')).toMatchObject({ zip_url: signed });
  });
});

describe('the service', () => {
  test('is found through PLUGIN_SERVICE_URL, with its interface path or without', async () => {
    const step = await stage.run(
      { 'base-url': undefined },
      { env: { PLUGIN_SERVICE_URL: `${stage.service.baseUrl}/api/v1/` } },
    );
    expect(step.exitCode).toBe(0);
  });

  test('is found behind a base URL with a path', async () => {
    await using service = await startServer(json(200, { success: true, version: '1.4.2' }));
    const step = await stage.run({
      'base-url': `${service.origin}/plugins/api/v1/`,
      'if-published': 'publish',
    });
    expect(step.exitCode).toBe(0);
    const endpoint = '/plugins/api/v1/plugin/update';
    expect(service.requests.map(({ path }) => path.split('?')[0])).toEqual([endpoint, endpoint]);
  });

  test('is given a padded key without its blanks, and both forms are masked first', async () => {
    const padded = `  ${KEY}\n`;
    const step = await stage.run({ 'api-key': padded });
    expect(step.exitCode).toBe(0);
    expect(stage.service.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(step.commands.slice(0, 2)).toEqual([
      { name: 'add-mask', properties: {}, value: padded },
      { name: 'add-mask', properties: {}, value: KEY },
    ]);
    expect(step.rawOutput.startsWith('::add-mask::')).toBe(true);
    expect(readVisible(step)).not.toContain(KEY);
  });
});

describe('a dry run', () => {
  test('needs no key, shows the exact request and changes nothing', async () => {
    const step = await stage.run({ 'api-key': undefined, 'dry-run': 'TRUE' });
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toEqual({
      changes: '',
      findings: '[]',
      'package-path': expect.stringMatching(/footer\.zip$/),
      sbom: expect.stringMatching(/tidy-footer\.cdx\.json$/),
      version: '1.4.2',
      success: 'true',
      status: 'dry-run',
      plugin_id: PLUGIN_ID,
      slug: 'tidy-footer',
      zip_url: stage.host.url('/footer.zip'),
      'previous-version': '',
      verified: 'false',
      served: '',
      ...OF_PACKAGE,
      ...NO_RELEASE,
    });
    const log = step.log.join('\n');
    expect(log).toContain(`POST ${stage.service.baseUrl}/api/v1/plugin/update`);
    expect(log).toContain('Authorization: missing, because `api-key` is empty');
    expect(log).not.toContain('Bearer');
    expect(log).toContain(JSON.stringify({ plugin_id: PLUGIN_ID, zip_url: stage.host.url('/footer.zip') }));
    expect(step.summary).toContain('Dry run');
    expect(stage.service.requests).toEqual([]);
    expect(stage.host.requests).toHaveLength(1);
  });

  test('is as strict about the package, and does not show a key that it was given', async () => {
    const step = await stage.run({ 'dry-run': 'true', zip_url: stage.host.url('/missing.zip') });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toContain('404');
    expect(readVisible(step)).not.toContain(KEY);
  });
});
