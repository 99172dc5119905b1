import { request } from 'node:http';
import { expect, test } from '@jest/globals';
import { SITE_HOST } from '../../../../src/rehearsal/browser/protocol.ts';
import { startProxy } from '../../../../src/rehearsal/browser/proxy.ts';

/** Asks a proxy for an address, as a browser does. */
const ask = (port: number, address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });

test('the site is asked for its own pages, and neither for those of others nor for its icon', async () => {
  const proxy = await startProxy(() => 0);
  const asked: string[] = [];
  const before = await ask(proxy.port, `http://${SITE_HOST}/early`);
  const traffic = proxy.open(({ url }) => {
    asked.push(url);
    return Promise.resolve({ status: 200, headers: {}, body: Buffer.from('fine') });
  });
  const addresses = [
    `http://${SITE_HOST}/page?a=1`,
    `http://${SITE_HOST}/favicon.ico`,
    'http://127.0.0.1:9/other',
    'http://other.example/other',
  ];
  const answers = await Promise.all(addresses.map((address) => ask(proxy.port, address)));
  await proxy.shut();
  expect([before, ...answers, await ask(proxy.port, `http://${SITE_HOST}/late`)]).toEqual([
    403, 200, 204, 403, 403, 403,
  ]);
  expect(asked).toEqual(['/page?a=1']);
  expect([...traffic.refused]).toEqual(['127.0.0.1', 'other.example']);
});

test('requests that wait for the site hold no more than a bound, and others pass when they are answered', async () => {
  const proxy = await startProxy(() => 0);
  const waiting: (() => void)[] = [];
  proxy.open(async ({ body }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { status: 200, headers: {}, body: Buffer.from(String(body.byteLength)) };
  });
  const body = Buffer.alloc(16 * 1024 * 1024);
  const post = () =>
    new Promise<string>((resolve) => {
      const options = { host: '127.0.0.1', port: proxy.port, path: `http://${SITE_HOST}/`, method: 'POST' };
      const sent = request({ ...options, agent: false }, (response) => {
        response.resume().on('end', () => resolve(String(response.statusCode)));
      }).on('error', () => resolve('refused'));
      sent.end(body);
    });
  const until = async (count: number) => {
    while (waiting.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  const held = [post(), post(), post(), post()];
  await until(4);
  expect(await post()).toMatch(/^(?:403|refused)$/);
  waiting.splice(0).forEach((answer) => answer());
  expect(await Promise.all(held)).toEqual(['200', '200', '200', '200']);
  const next = post();
  await until(1);
  waiting.splice(0).forEach((answer) => answer());
  expect(await next).toBe('200');
  await proxy.shut();
});
