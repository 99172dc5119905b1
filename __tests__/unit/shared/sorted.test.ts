import { expect, test } from '@jest/globals';

import { createFolderTest } from '../../../src/shared/sorted.ts';

test('folders below thousands of folders are looked up', () => {
  const isInside = createFolderTest(['a/b', 'a', 'a-b/c', 'z', 'a/b/c']);
  const inside = ['a/x', 'a/b/x', 'a-b/c/d/e', 'z/1'].map(isInside);
  const outside = ['a', 'a-b', 'a-b/c', 'a-b/cd', 'zz/1', '', 'b/a/x', 'A/x'].map(isInside);
  expect([...inside, ...outside]).toEqual([...inside.map(() => true), ...outside.map(() => false)]);
  expect(createFolderTest([])('a/b')).toBe(false);
});
