import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyCharacter } from '../../fixtures/any-character.ts';

import { sortByBytes } from '../../../src/shared/sorted.ts';

const sort = (names: readonly string[]) => sortByBytes(names, (name) => name);

test('capitals stand before small letters, and those before what is not ASCII', () => {
  expect(sort(['é', 'b', 'B', 'a/b', 'a-b', 'a', ''])).toEqual(['', 'B', 'a', 'a-b', 'a/b', 'b', 'é']);
});

test('what UTF-16 writes with surrogates stands behind all that it writes without', () => {
  expect(sort(['\u{1f600}', '\uff5e', '\ue000', 'a'])).toEqual(['a', '\ue000', '\uff5e', '\u{1f600}']);
});

test('what has the same bytes keeps its order', () => {
  const items = [{ name: 'b' }, { name: 'a', at: 1 }, { name: 'a', at: 2 }];
  expect(sortByBytes(items, ({ name }) => name)).toEqual([items[1], items[2], items[0]]);
});

test('any texts have the order of their bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: anyCharacter })), (names) => {
      expect(sort(names)).toEqual(names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
    }),
  );
});
