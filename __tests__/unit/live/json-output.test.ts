import { describe, expect, test } from '@jest/globals';
import { writeJson } from '../../../src/live/json-output.ts';
import { createSanitiser } from '../../../src/action/log.ts';

const KEY = 'key_Zq8/4w+T==';
const sanitise = createSanitiser([KEY]);
const known = { version: '1.4.1', requires: '' };

const write = (answer: Readonly<Record<string, unknown>>, sizeBytes = JSON.stringify(answer).length) =>
  writeJson({ answer, sizeBytes }, known, sanitise);

const nest = (depth: number): Record<string, unknown> => (depth === 0 ? {} : { a: nest(depth - 1) });

describe('what the service said', () => {
  test.each([
    [{ version: '1.4.1', list: [1, true, null, 'a\nb\t"ü"'], none: null }],
    [{ text: 'a::b:::c ##[d] ###[e] \u0007\u2028\u202e\ufeff 👩‍💻 *** \\u{a} ' }],
    [JSON.parse('{"__proto__":{"a":1},"constructor":"b"}') as Record<string, unknown>],
  ])('means the same afterwards, in one line without commands: %j', (answer) => {
    const json = write(answer);
    expect(JSON.parse(json)).toEqual(answer);
    expect(Object.keys(JSON.parse(json) as object)).toEqual(Object.keys(answer));
    expect(json).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|::|##\[/u);
  });

  test.each([KEY, KEY.toUpperCase(), encodeURIComponent(KEY), Buffer.from(KEY).toString('base64')])(
    'loses a secret in any form, in values and names: %j',
    (echo) => {
      expect(write({ a: `x ${echo} y` })).toBe(
        '{"a":"x *** y"}'.replace('x *** y', sanitise(`x ${echo.replace('\n', ' ')} y`)),
      );
      expect(write({ [echo]: [echo] })).toContain('***');
      expect(write({ [echo]: [echo] })).not.toContain('Zq8');
    },
  );

  test.each([
    ['https://a.example/b.zip?sig=5ecre7', 'https://a.example/b.zip?…'],
    [
      '<a href="https://a.example/b.zip?x=1&amp;token=5ecre7">b</a>',
      '<a href="https://a.example/b.zip?…">b</a>',
    ],
    ['https://user:5ecre7@a.example/b', 'https://a.example/b'],
    ['https://a.example/b?page=2', 'https://a.example/b?page=2'],
    ['https://a.example/b?3f9c1d7e5b2a48609c1f7d3e5a8b2c4d', 'https://a.example/b?…'],
  ])('loses the credential of a URL: %s', (text, shown) => {
    expect(JSON.parse(write({ text }))).toEqual({ text: shown });
  });

  test('has only the known fields where it is too large', () => {
    expect(write({ a: 'x'.repeat(64 * 1024) })).toBe('{"version":"1.4.1"}');
    expect(write({ a: 'x'.repeat(64 * 1024 - 8) })).toHaveLength(64 * 1024);
    expect(write({ a: 'ü'.repeat(40 * 1024) })).toBe('{"version":"1.4.1"}');
    expect(write({ a: 1 }, 256 * 1024 + 1)).toBe('{"version":"1.4.1"}');
  });

  test('has only the known fields where it is too deep', () => {
    expect(JSON.parse(write(nest(39)))).toEqual(nest(39));
    expect(write(nest(41))).toBe('{"version":"1.4.1"}');
    expect(write({ a: JSON.parse('['.repeat(60_000) + ']'.repeat(60_000)) as unknown }, 120_000)).toBe(
      '{"version":"1.4.1"}',
    );
  });
});
