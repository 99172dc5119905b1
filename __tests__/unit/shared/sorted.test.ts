import { expect, test } from '@jest/globals';

import { createFolderTest, createPlaceTest } from '../../../src/shared/sorted.ts';

test('folders below thousands of folders are looked up', () => {
  const isInside = createFolderTest(['a/b', 'a', 'a-b/c', 'z', 'a/b/c']);
  const inside = ['a/x', 'a/b/x', 'a-b/c/d/e', 'z/1'].map(isInside);
  const outside = ['a', 'a-b', 'a-b/c', 'a-b/cd', 'zz/1', '', 'b/a/x', 'A/x'].map(isInside);
  expect([...inside, ...outside]).toEqual([...inside.map(() => true), ...outside.map(() => false)]);
  expect(createFolderTest([])('a/b')).toBe(false);
});

test('places are looked up among thousands of paths', () => {
  const isThere = createPlaceTest(['b/c/d.php', 'b-a', 'a.php', 'b/c-d/e', 'f\u{1f600}/g']);
  const there = ['b', 'b/c', 'b/c/d.php', 'b-a', 'a.php', 'b/c-d', 'f\u{1f600}'].map(isThere);
  const absent = ['', 'a', 'b/', 'b/c/d', 'c', 'b-a/b', 'f'].map(isThere);
  expect([...there, ...absent]).toEqual([...there.map(() => true), ...absent.map(() => false)]);
  expect(createPlaceTest([])('a')).toBe(false);
});
