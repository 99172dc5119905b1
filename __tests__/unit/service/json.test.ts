import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { parseObject } from '../../../src/service/json.ts';

const TWICE = { why: 'a name occurs twice in one of its objects' };

describe('an object in which a name occurs twice is malformed', () => {
  test.each([
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":2}',
    '{"a":{"b":1,"b":2}}',
    '{"a":[{"b":1 , "c" : 2,"b"\n:2}]}',
    '{"a":{"b":{}},"a":{}}',
    '{"":1,"":2}',
    '{"__proto__":1,"__proto__":2}',
    '{"a\\"b":1,"a\\"b":2}',
  ])('%s', (text) => {
    expect(parseObject(text)).toEqual(TWICE);
  });

  test('at any depth', () => {
    const nested = (inner: string) => `${'{"a":'.repeat(100_000)}${inner}${'}'.repeat(100_000)}`;
    expect(parseObject(nested('{"b":1,"b":2}'))).toEqual(TWICE);
    expect(parseObject(nested('{"b":1,"c":2}')).object).toBeDefined();
  });
});

test.each([
  '{"a":"\\"b\\":1,\\"b\\":2","b":":"}',
  '{"a":{"b":1},"c":{"b":1}}',
  '{"a":[{"b":1},{"b":1}]}',
  '{"a\\\\":1,"a":2}',
  '{"a":"\\\\","b":"}"}',
  '{"__proto__":{"a":1},"constructor":2}',
  '{}',
])('names that occur once: %s', (text) => {
  expect(parseObject(text).object).toEqual(JSON.parse(text));
});

test('every object that JSON can write is read as it is', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const text = JSON.stringify(value, null, 1);
      expect(parseObject(text).object).toEqual(JSON.parse(text));
    }),
  );
});

test('takes time in proportion to the text', () => {
  const text = `{"a":"${'\\"'.repeat(500_000)}","b":"${'{'.repeat(500_000)}"}`;
  expect(parseObject(text).object).toBeDefined();
});
