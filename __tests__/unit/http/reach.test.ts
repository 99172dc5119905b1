import dns, { type LookupAddress } from 'node:dns';
import { isIPv6 } from 'node:net';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { startServer } from '../../../sandbox/http/http-server.ts';
import { leadsInside } from '../../../src/http/reach.ts';
import { createSender } from '../../../src/http/send.ts';

const SERVICE = new URL('https://service.example');
const REFUSED = { failure: 'private', mayHaveArrived: false };

afterEach(() => {
  jest.restoreAllMocks();
});

/** A resolver; of several answers for a name, each look-up takes the next. */
function resolve(names: Readonly<Record<string, string[]>>): readonly string[] {
  const asked: string[] = [];
  const lookup = (
    name: string,
    _options: unknown,
    callback: (error: Error | null, found: LookupAddress[]) => void,
  ) => {
    asked.push(name);
    const answers = names[name] ?? [];
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    const found = (answer ?? '').split(' ').filter((address) => address !== '');
    const error = found.length === 0 ? Object.assign(new Error('none'), { code: 'ENOTFOUND' }) : null;
    setImmediate(
      callback,
      error,
      found.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 })),
    );
  };
  jest.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup);
  return asked;
}

const send = (url: string, namedBy = SERVICE) =>
  createSender(new AbortController().signal)({
    method: 'GET',
    url: new URL(url),
    namedBy,
    headers: {},
    timeoutMs: 60_000,
    maxBytes: 100,
  });

const INSIDE = [
  'localhost',
  'a.localhost',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[::7f00:1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[64:ff9b::192.168.0.1]',
  '[2002:a00:1::]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
];
const OUTSIDE = [
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.0.1',
  '192.169.0.1',
  '[2606:4700::1111]',
  '[64:ff9b::101:101]',
  '[::ffff:1.1.1.1]',
  'localhost.example',
  '10.example',
];

test.each(INSIDE)('%s is private', async (host) => {
  resolve({ 'service.example': ['1.1.1.1'] });
  const url = new URL(`https://${host}/`);
  expect(await leadsInside(url, SERVICE)).toBe(true);
  await expect(send(url.href)).rejects.toMatchObject(REFUSED);
  expect(await leadsInside(url, new URL('http://127.0.0.1:1'))).toBe(false);
});

test.each(OUTSIDE)('%s is not', async (host) => {
  expect(await leadsInside(new URL(`https://${host}/`), SERVICE)).toBe(false);
});

describe('who names an address', () => {
  test.each([
    ['10.0.0.1', '10.0.0.9', false],
    ['10.0.0.1', '127.0.0.1', true],
    ['1.1.1.1 10.0.0.1', '10.0.0.9', true],
    ['127.0.0.1', '10.0.0.9', false],
    ['fd00::1', 'fe80::1', false],
    ['', '10.0.0.9', true],
  ])('and is at %j may name one of %s: %s', async (here, there, isInside) => {
    resolve({ 'service.example': [here] });
    const host = isIPv6(there) ? `[${there}]` : there;
    expect(await leadsInside(new URL(`https://${host}`), SERVICE)).toBe(isInside);
  });
});

describe('a name', () => {
  test.each(['127.0.0.1', '10.0.0.1', '1.1.1.1 10.0.0.1', '::ffff:127.0.0.1', 'fe80::1'])(
    'that resolves to %s is not asked',
    async (address) => {
      resolve({ 'service.example': ['1.1.1.1'], 'host.example': [address] });
      await expect(send('http://host.example:1/')).rejects.toMatchObject(REFUSED);
    },
  );

  test('that resolves to nothing is said not to', async () => {
    resolve({});
    await expect(send('http://host.example:1/')).rejects.toMatchObject({ failure: 'name-not-found' });
  });

  test('is looked up once: the address that was looked at is the one that is connected to', async () => {
    await using server = await startServer((_request, response) => {
      response.end('here');
    });
    const asked = resolve({ 'host.example': ['127.0.0.1', '127.0.0.2'], 'service.example': ['127.0.0.3'] });
    const { port } = new URL(server.origin);
    const { body } = await send(`http://host.example:${port}/`);
    expect(body.toString()).toBe('here');
    expect(asked).toEqual(['host.example', 'service.example']);
  });
});
