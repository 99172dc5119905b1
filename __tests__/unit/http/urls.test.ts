import { describe, expect, test } from '@jest/globals';

import { createQuote, createSanitiser } from '../../../src/action/log.ts';
import {
  collectUrlSecrets,
  isLoopback,
  isSignedUrl,
  parseWebUrl,
  showTarget,
  showTargetHost,
  showUrl,
} from '../../../src/http/urls.ts';

describe('a web URL', () => {
  test.each([
    ['https://service.example', 'https://service.example/'],
    ['HTTP://LOCALHOST:80/a', 'http://localhost/a'],
    ['https://münchen.example/ä', 'https://xn--mnchen-3ya.example/%C3%A4'],
    ['https://a.example/x/../b?c=d#e', 'https://a.example/b?c=d#e'],
  ])('is read from %j', (text, href) => {
    expect(parseWebUrl(text)?.href).toBe(href);
  });

  test.each([
    '',
    'a.example',
    '//a.example',
    'https:a.example',
    'https:/a.example',
    'https://',
    'https:///a.example',
    'https://?a',
    'ftp://a.example',
    'file:///a.zip',
    'https://a.example:99999',
    'https://[::1',
    'https:\\\\a.example',
    'https://a.example\\@b.example',
    ' https://a.example',
    'https://a.example/b c',
    'https://a.exa\nmple',
    'https://a.exa\tmple',
    'https://a.example/\u0000',
    'https://a\u200b.example',
    'https://a.example/\u202egpj.zip',
    'https://a.example/\u00a0',
  ])('is not %j', (text) => {
    expect(parseWebUrl(text)).toBeNull();
  });
});

test.each([
  ['http://localhost:8080', true],
  ['http://LocalHost', true],
  ['http://127.0.0.1', true],
  ['http://127.255.255.254', true],
  ['http://127.1', true],
  ['http://2130706433', true],
  ['http://[::1]:3000', true],
  ['http://[0:0:0:0:0:0:0:1]', true],
  ['http://localhost.evil.example', false],
  ['http://evil-localhost', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://127.evil.example', false],
  ['http://localhost@evil.example', false],
  ['http://128.0.0.1', false],
  ['http://0.0.0.0', false],
  ['http://10.0.0.1', false],
  ['http://[::2]', false],
  ['http://[::]', false],
])('%s is on this machine: %s', (text, expected) => {
  expect(isLoopback(new URL(text))).toBe(expected);
});

test.each([
  ['X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Expires=300', true],
  ['x-goog-signature=abc', true],
  ['GoogleAccessId=a&Expires=1', true],
  ['sv=2025-01-05&se=2026&sp=r&sig=abc', true],
  ['Expires=1&Signature=abc', true],
  ['Key-Pair-Id=abc', true],
  ['AWSAccessKeyId=a', true],
  ['jwt=a.b.c', true],
  ['a=1&TOKEN=abc', true],
  ['access_token=abc', true],
  ['private_token=abc', true],
  ['api_key=abc', true],
  ['key=abc', true],
  ['%73ig=abc', true],
  ['token', true],
  ['hdnea=exp=1~acl=/*~hmac=abc', true],
  ['HASH=abc', true],
  ['verify=1700000000-abc', true],
  ['code=abc', true],
  ['md5=abc&expires=1700000000', true],
  ['Expires=1700000000&file=a&MD5=abc', true],
  ['md5=abc', false],
  ['expires=1700000000', false],
  ['postcode=1&verified=1&hashtag=a&codec=b', false],
  ['', false],
  ['version=1.2.3&download=1', false],
  ['design=1&keyword=signature', false],
  ['#token=abc', true],
])('the query %s is that of a signed URL: %s', (query, expected) => {
  expect(isSignedUrl(new URL(`https://a.example/b.zip?${query}`))).toBe(expected);
});

describe('secrets of a URL', () => {
  const collect = (text: string) => collectUrlSecrets(text);

  test('are its password, and nothing of a URL without credentials', () => {
    expect(collect('https://name:password@a.example/?a=long-enough')).toEqual(['password']);
    expect(collect('https://a.example/long-enough?version=long-enough#long-enough')).toEqual([]);
  });

  test('are its query and each credential in it, decoded and encoded', () => {
    const secrets = collect('https://a.example/b?version=long-enough&sig=abc%2Bdef%3D');
    expect(secrets).toEqual(
      expect.arrayContaining(['version=long-enough&sig=abc%2Bdef%3D', 'abc+def=', 'abc%2Bdef%3D']),
    );
    expect(secrets).not.toContain('long-enough');
  });

  test('are a checksum where it is one of a moment, and not otherwise', () => {
    const digest = '0123456789abcdef';
    expect(collect(`https://a.example/b?md5=${digest}&expires=17`)).toContain(digest);
    expect(collect(`https://a.example/b?md5=${digest}`)).toEqual([]);
  });

  test.each(['abc+defg', 'abc%2bdef', 'abc/def==', 'a%zzbcdef'])(
    'are a credential as it is written: %s',
    (value) => {
      expect(collect(`https://a.example/b?v=1&token=${value}&w=2`)).toContain(value);
    },
  );

  test.each(['hdnea=exp=17~acl=/*~hmac=VALUE', 'hash=VALUE', 'verify=17-VALUE', 'code=VALUE'])(
    'are what a query such as %s has',
    (query) => {
      const secrets = collect(`https://a.example/b?v=1&${query.replace('VALUE', '0123456789abcdef')}`);
      expect(secrets.filter((secret) => secret.endsWith('0123456789abcdef'))).toHaveLength(2);
    },
  );

  test('are what was written too, where parsing encodes it anew', () => {
    const secrets = collect('https://a.example/b?sig=abc%2Fdef"ghi\'jkl&x=1');
    expect(secrets).toContain('sig=abc%2Fdef"ghi\'jkl&x=1');
    expect(secrets).toContain('abc%2Fdef"ghi\'jkl');
    expect(secrets).toContain('abc/def"ghi\'jkl');
  });

  test('are not values that are too short to be one: they would mask half of the log', () => {
    expect(collect('https://a:b@a.example/?key=1&v=2024')).toEqual(['key=1&v=2024']);
    expect(collect('https://a.example/?plugin_key=foot-er')).toEqual(['plugin_key=foot-er']);
  });

  test('are no values that anyone may know, whatever their parameters are called', () => {
    const isPublic = (value: string) => ['plugin_abc123', 'tidy-footer'].includes(value);
    const list = (query: string) => collectUrlSecrets(`https://a.example/b?${query}`, isPublic);
    expect(list('plugin_key=plugin_abc123&hash=tidy%2Dfooter')).toEqual([]);
    expect(list('plugin_key=plugin_abc123&token=abcdefgh')).toEqual([
      'plugin_key=plugin_abc123&token=abcdefgh',
      'abcdefgh',
    ]);
  });
});

describe('a URL is shown', () => {
  test.each([
    ['https://name:password@a.example:8443/b%20c.zip', 'https://a.example:8443/b%20c.zip'],
    ['https://a.example/b?sig=abc#fragment', 'https://a.example/b?…'],
    ['https://a.example/b#fragment', 'https://a.example/b'],
    ['https://a.example', 'https://a.example/'],
  ])('%s as %s', (text, shown) => {
    expect(showUrl(new URL(text))).toBe(shown);
  });

  test('cut, when its path is too long to read', () => {
    const shown = showUrl(new URL(`https://a.example/${'b'.repeat(5000)}?c`));
    expect(shown.length).toBeLessThan(350);
    expect(shown).toMatch(/^https:\/\/a\.example\/b+…\?…$/);
  });
});

describe('a URL that others wrote', () => {
  const KEY = 'sk-live-Zq8rT4wXk2Lm9PvB7nYd';
  const quote = createQuote(createSanitiser([KEY]));

  test.each([
    ['https://a.example/b%20c.zip?d#e', 'https://a.example/b%20c.zip?…'],
    ['https://live.example/sk/live', 'https://live.example/sk/live'],
    ['https://[::1]:8080/a::b', 'https://[::1]:8080/a::b'],
    [`https://a.example/b?next=${KEY}`, 'https://a.example/b?…'],
    [`https://a.example/log-in/${KEY.toUpperCase()}/b`, 'https://a.example/…'],
    [`https://a.example/${'b'.repeat(294)}${KEY}`, 'https://a.example/…'],
    [`https://${KEY}.example/b`, 'an address that may hold a secret'],
    [`${KEY}:b`, 'an address that may hold a secret'],
    [`https://${'a.'.repeat(300)}example/b`, 'an address that may hold a secret'],
  ])('%s is shown as %s', (text, shown) => {
    expect(showTarget(new URL(text), quote)).toBe(shown);
  });

  test.each([
    [`https://a.example:8080/${KEY}`, 'a.example:8080'],
    [`https://${KEY}.example/a`, 'a host whose name may hold a secret'],
  ])('%s is called by its host %s', (text, shown) => {
    expect(showTargetHost(new URL(text), quote)).toBe(shown);
  });
});
