import { describe, expect, test } from '@jest/globals';

import { findUploadUrl, parsePublicUrl } from '../../../src/github/asset-url.ts';
import { isSafe, isSafeFrom } from '../../../src/http/urls.ts';

const TEMPLATE = '/repos/a/b/releases/1/assets{?name,label}';

describe('an address for uploads', () => {
  test.each([
    ['https://api.github.com', 'https://uploads.github.com'],
    ['https://api.acme.ghe.com', 'https://uploads.acme.ghe.com'],
    ['https://ghe.example/api/v3', 'https://ghe.example/api/uploads'],
    ['https://ghe.example/api/v3', 'https://uploads.ghe.example'],
    ['https://ghe.example:8443/api/v3', 'https://ghe.example:8443/api/uploads'],
    ['https://api.ghe.example', 'https://api.ghe.example'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3001'],
    ['http://localhost:3000', 'http://uploads.localhost:3001'],
  ])('of %s is at %s', (api, uploads) => {
    expect(findUploadUrl(`${uploads}${TEMPLATE}`, new URL(api))?.href).toBe(
      `${uploads}/repos/a/b/releases/1/assets`,
    );
  });

  test.each([
    ['https://api.github.com', 'https://uploads.github.com.evil.example'],
    ['https://api.github.com', 'https://evilgithub.com'],
    ['https://api.github.com', 'https://uploads.github.io'],
    ['https://api.github.com', 'http://uploads.github.com'],
    ['https://api.github.com', 'https://uploads.github.com:8443'],
    ['https://api.github.com', 'https://user:pass@uploads.github.com'],
    ['https://api.github.com', 'http://127.0.0.1:3000'],
    ['https://api.acme.ghe.com', 'https://uploads.other.ghe.com'],
    ['https://ghe.example/api/v3', 'https://uploads.github.com'],
    ['http://127.0.0.1:3000', 'https://uploads.github.com'],
    ['https://api.github.com', ''],
    ['https://api.github.com', 'https://'],
  ])('of %s is not at %s', (api, uploads) => {
    expect(findUploadUrl(`${uploads}${TEMPLATE}`, new URL(api))).toBeUndefined();
  });
});

test.each([
  ['https://github.com/a', true],
  ['http://127.0.0.1:1/a', true],
  ['http://github.localhost:1/a', true],
  ['http://github.com/a', false],
  ['http://localhost.example/a', false],
  ['https://user@github.com/a', false],
  ['ftp://127.0.0.1/a', false],
])('%s is safe: %s', (text, expected) => {
  expect(isSafe(new URL(text))).toBe(expected);
  expect(parsePublicUrl(text, new URL('http://127.0.0.1:9')) !== undefined).toBe(expected);
});

test('this machine is safe only for those who are here, too', () => {
  const here = new URL('http://127.0.0.1:1/a');
  const there = new URL('https://api.github.com');
  expect([isSafeFrom(here, there), isSafeFrom(here, here), isSafeFrom(there, here)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(isSafeFrom(new URL('https://localhost/a'), there)).toBe(false);
});
