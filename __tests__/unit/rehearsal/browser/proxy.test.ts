import { request } from 'node:http';
import { expect, test } from '@jest/globals';
import { SITE_HOST } from '../../../../src/rehearsal/browser/model.ts';
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
