import { describe, expect, test } from '@jest/globals';

import { formatAssetUrl, parseAssetUrl, readExpiryMs } from '../../../src/github/asset-url.ts';

const START_MS = Date.parse('2026-11-20T10:00:00Z');

test('addresses on GitHub Enterprise Server have a path of their own', () => {
  const repository = {
    serverUrl: new URL('https://ghe.example/'),
    apiUrl: new URL('https://ghe.example/api/v3'),
    owner: 'acme',
    name: 'tidy',
  };
  const parse = (text: string) => parseAssetUrl(new URL(text), repository);
  expect(parse('https://ghe.example/api/v3/repos/acme/tidy/releases/assets/7')).toEqual({
    kind: 'id',
    id: 7,
  });
  expect(parse('https://ghe.example/acme/tidy/releases/download/v1/a.zip')).toEqual({
    kind: 'tag',
    tag: 'v1',
    name: 'a.zip',
  });
  expect(parse('https://ghe.example/repos/acme/tidy/releases/assets/7')).toBeUndefined();
  expect(parse('https://github.com/acme/tidy/releases/download/v1/a.zip')).toBeUndefined();
});

test('the address for browsers is read as it is written', () => {
  const repository = {
    serverUrl: new URL('https://ghe.example/base/'),
    apiUrl: new URL('https://ghe.example/api/v3'),
    owner: 'acme',
    name: 'tidy',
  };
  const url = formatAssetUrl('a/b #1', 'x+y.zip', repository);
  expect(url).toBe('https://ghe.example/base/acme/tidy/releases/download/a/b%20%231/x%2By.zip');
  expect(parseAssetUrl(new URL(url), repository)).toEqual({ kind: 'tag', tag: 'a/b #1', name: 'x+y.zip' });
});

describe('a signed URL ends', () => {
  const claims = (value: unknown): string =>
    `e30.${Buffer.from(JSON.stringify(value)).toString('base64url')}.AAAA`;

  test.each([
    [`jwt=${claims({ exp: 1_780_000_000 })}`, 1_780_000_000_000],
    ['se=2026-11-20T11:00:00Z', Date.parse('2026-11-20T11:00:00Z')],
    ['X-Amz-Date=20261120T100000Z&X-Amz-Expires=300', START_MS + 300_000],
    ['X-Goog-Date=20261120T100000Z&X-Goog-Expires=60', START_MS + 60_000],
    [`se=2026-11-20T11:00:00Z&jwt=${claims({ exp: START_MS / 1000 + 300 })}`, START_MS + 300_000],
    [`se=2026-11-20T11:00:00Z&jwt=${claims({ exp: 'soon' })}`, Date.parse('2026-11-20T11:00:00Z')],
  ])('by %s', (query, expectedMs) => {
    expect(readExpiryMs(new URL(`https://storage.example/a?${query}`))).toBe(expectedMs);
  });

  test.each([
    '',
    'jwt=',
    'jwt=a.b.c',
    `jwt=${claims(null)}`,
    `jwt=${claims([])}`,
    'se=soon',
    'X-Amz-Date=20261120T100000Z',
    'X-Amz-Expires=300',
    'X-Amz-Date=2026-11-20&X-Amz-Expires=300',
  ])('nowhere that %j says', (query) => {
    expect(readExpiryMs(new URL(`https://storage.example/a?${query}`))).toBeUndefined();
  });
});
