import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { refusal, sampleZip, startStage, type Stage } from './stage.ts';

let stage: Stage;

beforeEach(async () => {
  stage = await startStage();
});

afterEach(async () => {
  await stage[Symbol.asyncDispose]();
});

describe('a request is refused', () => {
  test.each([
    ['/api/v2/plugin/update'],
    ['/api/v1/theme/update'],
    ['/api/v1/plugin/delete'],
    ['/api/v1/plugin/update/'],
    ['/packages/tidy-footer/tidy-footer-9.zip'],
  ])('for the path %s', async (path) => {
    const response = await fetch(stage.service.baseUrl + path, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: `There is nothing at ${path}.` });
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'])('for the method %s', async (method) => {
    const response = await fetch(`${stage.service.baseUrl}/api/v1/plugin/update`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST');
  });

  test.each([undefined, 'key-a', 'Basic key-a', 'Bearer', 'Bearer key-c', 'Bearer key-a key-a'])(
    'with the authorization %s, whatever else is wrong',
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      for (const method of ['GET', 'POST']) {
        const response = await fetch(`${stage.service.baseUrl}/api/v1/plugin/update`, { method, headers });
        expect(response.status).toBe(401);
        expect(response.headers.get('www-authenticate')).toBe('Bearer');
      }
    },
  );

  test('with another content type', async () => {
    expect(await stage.publish({}, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
  });

  test.each(['', '{', '[]', 'null', '"text"'])('with the body %j', async (body) => {
    expect(await stage.post(body)).toEqual(refusal(400, 'The request body must be a JSON object.'));
  });

  test('with a body over 1 MiB', async () => {
    expect(await stage.post(' '.repeat(1024 * 1024 + 1))).toMatchObject({ status: 413 });
  });

  test('without its parameters, all of them named', async () => {
    expect(await stage.publish({ plugin_id: 7, zip_url: '' })).toEqual({
      status: 422,
      body: {
        message: expect.any(String),
        errors: {
          plugin_id: [{ message: 'plugin_id is required and must be a string.' }],
          zip_url: [{ message: 'zip_url is required and must be a string.' }],
        },
      },
    });
  });

  test('for an unknown plugin, and for that of another key', async () => {
    expect(await stage.publish({ plugin_id: 'plugin_none' })).toEqual(
      refusal(404, 'There is no such plugin.'),
    );
    expect(await stage.publish({ plugin_id: 'plugin_other' })).toEqual(
      refusal(403, 'This API key is not for that plugin.'),
    );
    expect(stage.host.requests).toHaveLength(0);
  });

  test.each([
    'footer.zip',
    'file:///etc/hosts',
    'https://user@host.test/a.zip',
    'https://:secret@host.test/a.zip',
  ])('for the zip_url %s', async (zipUrl) => {
    expect(await stage.publish({ zip_url: zipUrl })).toMatchObject({
      status: 422,
      body: { errors: { zip_url: [{ message: expect.any(String) }] } },
    });
  });
});

describe('a package is refused', () => {
  test('when the host answers with an error', async () => {
    expect(await stage.publish({ zip_url: stage.host.url('/none.zip') })).toEqual(
      refusal(422, 'The ZIP file could not be fetched: the server answered with status 404.'),
    );
  });

  test('when the host cannot be reached', async () => {
    await stage.host.close();
    expect(await stage.publish()).toEqual(refusal(422, 'The ZIP file could not be fetched: ECONNREFUSED.'));
  });

  test('when it is larger than allowed, whatever the host declares', async () => {
    stage.host.set('/footer.zip', (_request, response) => {
      response.write(sampleZip);
      response.end('x');
    });
    expect(await stage.publish()).toEqual(
      refusal(422, `The ZIP file could not be fetched: it is larger than ${sampleZip.length} bytes.`),
    );
  });

  test('when it does not come in time', async () => {
    await using hasty = await startStage({ fetchTimeoutMs: 20 });
    hasty.host.set('/footer.zip', (_request, response) => {
      response.write('PK');
    });
    expect(await hasty.publish()).toEqual(
      refusal(422, 'The ZIP file could not be fetched: it took longer than 20 ms.'),
    );
  });

  test('when it is no plugin', async () => {
    stage.host.set('/footer.zip', Buffer.from('<!doctype html>'));
    expect(await stage.publish()).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^The package is a web page/) },
    });
  });
});
