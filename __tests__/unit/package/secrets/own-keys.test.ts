import { describe, expect, test } from '@jest/globals';
import { createKeySearch, type OwnKey } from '../../../../src/package/secrets/own-keys.ts';
import { listSecretForms } from '../../../../src/shared/secret-forms.ts';

const LONG = 'awp_Zq8/4w+T7<c>&9xKd%2e=#';
const SHORT = 'plainkey-771';

const keysOf = (value: string): readonly OwnKey[] => [{ input: 'api-key', value }];

/** Shows a file in pieces of some size, and returns what is found in it. */
function search(content: string | Buffer, value: string, pieceBytes = Infinity) {
  const keySearch = createKeySearch(keysOf(value));
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const look = keySearch?.begin('p/a', bytes.length);
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const end = Math.min(bytes.length, at + pieceBytes);
    look?.(Buffer.from(bytes.subarray(at, end)), end === bytes.length);
  }
  return (keySearch?.report().found ?? []).map(({ kind, line }) => ({ kind, line }));
}

const encode = (text: string, encoding: BufferEncoding) => Buffer.from(text, 'latin1').toString(encoding);

describe.each([
  ['long', LONG],
  ['short', SHORT],
])('a %s key is found', (_name, key) => {
  test('in each of its forms, wherever pieces end', () => {
    for (const { text, kind } of listSecretForms(key).filter(({ kind }) => kind === 'text')) {
      const content = `one\ntwo "${text}"\n${'filler '.repeat(60)}`;
      for (const pieceBytes of [1, 3, 16, 50, 200, Infinity])
        expect([text, pieceBytes, search(content, key, pieceBytes)]).toEqual([
          text,
          pieceBytes,
          [{ kind, line: 2 }],
        ]);
    }
  });

  test.each(['base64', 'base64url', 'hex'] as const)(
    'in %s, whatever stands before and behind it',
    (encoding) => {
      for (const before of ['', ':', '::', 'Bearer ', '{"key":"'])
        for (const after of ['', '"', '"}', ' and more of it']) {
          const content = `a\n\nb = '${encode(before + key + after, encoding)}'; // c`;
          const kind = encoding === 'hex' ? 'hex' : 'base64';
          expect([before, after, search(content, key)]).toEqual([before, after, [{ kind, line: 3 }]]);
          expect(search(content.toUpperCase(), key)).toHaveLength(kind === 'hex' ? 1 : 0);
        }
    },
  );

  test('at the very beginning, at the very end, and as all that there is', () => {
    for (const content of [key, ` ${key}`, `${key} `, `${'\n'.repeat(5000)}${key}`])
      expect(search(content, key, 100)).toEqual([{ kind: 'text', line: content.split('\n').length }]);
  });

  test('in a binary file, without a line', () => {
    const bytes = Buffer.concat([Buffer.from([0, 10, 255]), Buffer.from(key), Buffer.from([255, 10])]);
    expect(search(bytes, key)).toEqual([{ kind: 'text', line: undefined }]);
  });

  test('once in each file', () => {
    expect(search(`${key}\n${key}`, key)).toEqual([{ kind: 'text', line: 1 }]);
  });
});

test('a key of 20 characters is found beside letters, too', () => {
  const key = 'a-key-of-20-characts';
  expect(search(`x${key}s`, key)).toHaveLength(1);
  expect(search(encode(`x${key}s`, 'base64'), key)).toHaveLength(1);
  expect(search(encode(`x${key}s`, 'hex'), key)).toHaveLength(1);
});

test('a key of letters alone counts from 20 characters on', () => {
  const [short, long] = ['PluginUpdaterClient', 'PluginUpdaterClients'];
  expect(search(`'${short}'`, short)).toEqual([]);
  expect(search(`'${long}'`, long)).toHaveLength(1);
});

test('a key under 8 characters is not looked for', () => {
  expect(createKeySearch(keysOf('k3y-771'))).toBeUndefined();
  expect(createKeySearch(keysOf('k3y-7718'))).toBeDefined();
  expect(createKeySearch(keysOf(''))).toBeUndefined();
});

describe('beside a letter or digit, a short key', () => {
  test.each([
    ['as written', `x${SHORT}`],
    ['as written, before it', `${SHORT}5`],
    ['in base64', encode(`x${SHORT}`, 'base64')],
    ['in base64, further', encode(`::x${SHORT} `, 'base64')],
    ['in base64, before it', encode(`:${SHORT}s`, 'base64')],
    ['in hex', encode(`0${SHORT}`, 'hex')],
    ['in hex, before it', encode(`${SHORT}0`, 'hex')],
    ['behind an escape of a letter', `%41${SHORT}`],
  ])('is another word: %s', (_name, text) => {
    expect(search(`a = '${text}'`, SHORT)).toEqual([]);
  });

  test.each([
    ['behind an escape of URLs', `key%3D${SHORT}%26`],
    ['behind an escape of JSON', String.raw`"\n${SHORT}\n"`],
    ['behind an escaped quote of JSON', String.raw`\u0022${SHORT}\u0022`],
    ['behind a character that is not ASCII', `é${SHORT}é`],
    ['behind an underscore', `_${SHORT}_`],
  ])('is itself: %s', (_name, text) => {
    expect(search(text, SHORT)).toHaveLength(1);
  });

  test('is found behind such a word', () => {
    expect(search(`my${SHORT}s\n${SHORT}`, SHORT)).toEqual([{ kind: 'text', line: 2 }]);
  });
});

test('a key is found in names, which are told without it', () => {
  const found = createKeySearch(keysOf(SHORT))?.findInNames([
    'p/a.txt',
    `p/${SHORT}.txt`,
    `p/x${SHORT}.txt`,
    `p/${SHORT}/${Buffer.from(SHORT).toString('hex')}.txt`,
  ]);
  expect(found?.map(({ path }) => path)).toEqual(['p/***.txt', 'p/***/***.txt']);
});

test('what is beyond the budget is counted', () => {
  const keySearch = createKeySearch(keysOf(LONG));
  const look = keySearch?.begin('p/a', 4e9);
  look?.(Buffer.from(LONG), true);
  keySearch?.begin('p/b', 100)(Buffer.from(LONG), true);
  expect(keySearch?.report()).toMatchObject({ found: [{ path: 'p/b' }], unsearched: 1 });
});
