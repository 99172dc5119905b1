import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import {
  type PublishingService,
  startPublishingService,
} from '../../../sandbox/service/publishing-service.ts';
import { createdAt, refusal, sampleZip, startStage, type Stage } from './stage.ts';

let stage: Stage;

beforeEach(async () => {
  stage = await startStage();
});

afterEach(async () => {
  await stage[Symbol.asyncDispose]();
});

describe('creating a release', () => {
  test('answers with success and version, and takes effect at once', async () => {
    const zipUrl = stage.host.url('/footer.zip');
    expect(await stage.publish()).toEqual({ status: 200, body: { success: true, version: '1.4.2' } });
    expect(stage.service.releases('plugin_footer')).toEqual([
      { version: '1.4.2', createdAt: createdAt.toISOString(), zipUrl, sizeBytes: sampleZip.length },
    ]);
    expect(await stage.read('id=plugin_footer')).toEqual({
      status: 200,
      body: {
        name: 'Tidy Footer',
        slug: 'tidy-footer',
        plugin: 'tidy-footer/tidy-footer.php',
        version: '1.4.2',
        author: expect.any(String),
        author_profile: expect.any(String),
        homepage: expect.any(String),
        icons: { svg: `${stage.service.origin}/pictures/tidy-footer.svg` },
        banners: { low: expect.stringMatching(/\.svg$/), high: expect.stringMatching(/\.svg$/) },
        download_url: `${stage.service.origin}/packages/tidy-footer/tidy-footer-1.4.2.zip`,
        download_link: `${stage.service.origin}/packages/tidy-footer/tidy-footer-1.4.2.zip`,
        requires: '6.2',
        requires_php: '7.4',
        tested: '7.1',
        last_updated: '2026-11-20 10:00:00',
        sections: {
          description: expect.stringMatching(/^<p>.*copyright line.*<\/p>$/),
          changelog: expect.stringMatching(/^<h4>1\.4\.2<\/h4>\n<ul><li>/),
        },
      },
    });
  });

  test('fetches the ZIP once and without credentials', async () => {
    await stage.publish();
    expect(stage.host.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /footer.zip']);
    expect(stage.host.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('follows redirects', async () => {
    stage.host.set('/latest', (_request, response) => {
      response.writeHead(302, { location: '/footer.zip' }).end();
    });
    expect(await stage.publish({ zip_url: stage.host.url('/latest') })).toMatchObject({ status: 200 });
  });

  test('accepts a version again as another release, and serves the newest of them', async () => {
    await stage.publish();
    stage.host.set(
      '/footer.zip',
      await zipFiles({ 'tidy-footer/a.php': '/* Plugin Name: A\nVersion: 1.4.2 */' }),
    );
    await stage.publish();
    expect(stage.service.releases('plugin_footer').map(({ version }) => version)).toEqual(['1.4.2', '1.4.2']);
    const download = await fetch(`${stage.service.origin}/packages/tidy-footer/tidy-footer-1.4.2.zip`);
    expect((await download.arrayBuffer()).byteLength).toBe(
      stage.service.releases('plugin_footer')[1]?.sizeBytes,
    );
  });

  test('refuses another folder than that of the first release', async () => {
    await stage.publish();
    stage.host.set('/footer.zip', await zipFiles({ 'tidy/a.php': '/* Plugin Name: A\nVersion: 2 */' }));
    expect(await stage.publish()).toEqual(
      refusal(422, `The folder in the ZIP file is "tidy", but the plugin's is "tidy-footer".`),
    );
    expect(stage.service.releases('plugin_footer')).toHaveLength(1);
  });

  test('refuses another folder than the configured slug, and the slug of another plugin', async () => {
    expect(await stage.publish({ plugin_id: 'plugin_named' })).toEqual(
      refusal(422, `The folder in the ZIP file is "tidy-footer", but the plugin's is "named".`),
    );
    stage.host.set('/footer.zip', await zipFiles({ 'other/a.php': '/* Plugin Name: A\nVersion: 2 */' }));
    expect(await stage.publish()).toEqual(refusal(422, 'The slug "other" belongs to another plugin.'));
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON'])(
    'accepts content type %s',
    async (type) => {
      expect(await stage.publish({}, { 'content-type': type })).toMatchObject({ status: 200 });
    },
  );
});

describe('reading', () => {
  test.each(['', 'id=', 'id=&slug=', 'name=tidy-footer'])(
    'needs an id or a slug, not "%s"',
    async (query) => {
      expect(await stage.read(query)).toMatchObject({
        status: 422,
        body: { errors: { id: [expect.anything()] } },
      });
    },
  );

  test.each(['slug=tidy-footer', 'id=plugin_footer&slug=tidy-footer'])('finds %s', async (query) => {
    await stage.publish();
    expect(await stage.read(query)).toMatchObject({ status: 200, body: { version: '1.4.2' } });
  });

  test.each([
    ['id=plugin_none', 404, 'There is no such plugin.'],
    ['slug=none', 404, 'There is no such plugin.'],
    ['id=plugin_footer&slug=named', 404, 'There is no such plugin.'],
    ['id=plugin_other', 403, 'This API key is not for that plugin.'],
    ['slug=other', 403, 'This API key is not for that plugin.'],
    ['slug=named', 404, 'The plugin has no release yet.'],
  ])('%s is a %i', async (query, status, message) => {
    expect(await stage.read(query)).toEqual(refusal(status, message));
  });

  test('shows the newest release', async () => {
    await stage.publish();
    stage.host.set(
      '/footer.zip',
      await zipFiles({ 'tidy-footer/a.php': '/* Plugin Name: A\nVersion: 1.0 beta/1 */' }),
    );
    await stage.publish();
    const { body } = await stage.read('slug=tidy-footer');
    expect(body).toMatchObject({ version: '1.0 beta/1' });
    const url = (body as { readonly download_url: string }).download_url;
    const download = await fetch(url, { headers: { range: 'bytes=0-1' } });
    expect(download.status).toBe(206);
    expect(download.headers.get('content-type')).toBe('application/zip');
    expect(await download.text()).toBe('PK');
  });
});

test('a picture stands for each plugin, and its name cannot break out of it', async () => {
  const picture = await fetch(`${stage.service.origin}/pictures/%3Cscript.svg`);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(await picture.text()).toContain('>%</text></svg>');
});

describe('when anything is accepted', () => {
  const plugins = [{ id: 'plugin_footer' }, { id: 'plugin_named', slug: 'named' }];
  const start = () =>
    startPublishingService({ accounts: [{ key: 'key-a', plugins }], acceptsAnything: true });

  const publish = async (service: PublishingService, id: string, zip: Buffer): Promise<unknown> => {
    stage.host.set('/footer.zip', zip);
    const response = await fetch(`${service.baseUrl}/api/v1/plugin/update`, {
      method: 'POST',
      headers: { authorization: 'Bearer key-a', 'content-type': 'application/json' },
      body: JSON.stringify({ plugin_id: id, zip_url: stage.host.url('/footer.zip') }),
    });
    return response.json();
  };
  const junk = Buffer.from('no ZIP at all');

  test('what is no plugin is released, again and again', async () => {
    await using service = await start();
    expect(await publish(service, 'plugin_footer', junk)).toEqual({ success: true, version: '0.0.1' });
    expect(await publish(service, 'plugin_footer', junk)).toEqual({ success: true, version: '0.0.2' });
  });

  test('what is no plugin is released for each plugin', async () => {
    await using service = await start();
    for (const { id } of plugins)
      expect(await publish(service, id, junk)).toEqual({ success: true, version: '0.0.1' });
  });

  test('what is no plugin is released on top of a plugin', async () => {
    await using service = await start();
    expect(await publish(service, 'plugin_footer', sampleZip)).toEqual({ success: true, version: '1.4.2' });
    expect(await publish(service, 'plugin_footer', junk)).toEqual({ success: true, version: '0.0.2' });
  });
});

test('packages are at the name by which other machines reach the service', async () => {
  const plugins = [{ id: 'plugin_footer' }];
  await using service = await startPublishingService({
    accounts: [{ key: 'key-a', plugins }],
    publicHost: 'updates.example',
  });
  const headers = { authorization: 'Bearer key-a', 'content-type': 'application/json' };
  const body = JSON.stringify({ plugin_id: 'plugin_footer', zip_url: stage.host.url('/footer.zip') });
  await fetch(`${service.baseUrl}/api/v1/plugin/update`, { method: 'POST', headers, body });
  const answer = await fetch(`${service.baseUrl}/api/v1/plugin/update?id=plugin_footer`, { headers });
  const { port } = new URL(service.origin);
  expect(await answer.json()).toMatchObject({
    download_url: `http://updates.example:${port}/packages/tidy-footer/tidy-footer-1.4.2.zip`,
  });
});

test('releases of an unknown plugin cannot be asked for by mistake', () => {
  expect(() => stage.service.releases('plugin_typo')).toThrow('No account has the plugin "plugin_typo".');
});

test('a plugin that is known by its identifier only, and told with other fields', async () => {
  const plugins = [{ id: 'plugin_footer', isKnownByIdOnly: true }];
  const told = { plugin: 'other/main.php', slug: undefined };
  await using service = await startPublishingService({ accounts: [{ key: 'key-a', plugins }], told });
  const read = (query: string) =>
    fetch(`${service.baseUrl}/api/v1/plugin/update?${query}`, { headers: { authorization: 'Bearer key-a' } });
  const created = await fetch(`${service.baseUrl}/api/v1/plugin/update`, {
    method: 'POST',
    headers: { authorization: 'Bearer key-a', 'content-type': 'application/json' },
    body: JSON.stringify({ plugin_id: 'plugin_footer', zip_url: stage.host.url('/footer.zip') }),
  });
  expect(created.status).toBe(200);
  expect((await read('id=plugin_footer&slug=tidy-footer')).status).toBe(404);
  const body = (await (await read('id=plugin_footer')).json()) as Record<string, unknown>;
  expect(body).toMatchObject({ version: '1.4.2', plugin: 'other/main.php' });
  expect(body).not.toHaveProperty('slug');
});
