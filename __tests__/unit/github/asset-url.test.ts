import { expect, test } from '@jest/globals';

import { formatAssetUrl, parseAssetUrl } from '../../../src/github/asset-url.ts';

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
