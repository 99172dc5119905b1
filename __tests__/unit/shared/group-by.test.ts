import { expect, test } from '@jest/globals';
import fc from 'fast-check';

import { groupBy } from '../../../src/shared/group-by.ts';

test('items stand with those of the same key, in the order in which they come', () => {
  const groups = groupBy(['b1', 'a1', 'b2'], (name) => name.charAt(0));
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});

test('any items are grouped as newer versions of Node.js group them', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 })), (texts) => {
      const keyOf = (text: string) => text.slice(0, 1);
      expect([...groupBy(texts, keyOf)]).toEqual([...Map.groupBy(texts, keyOf)]);
    }),
  );
});
