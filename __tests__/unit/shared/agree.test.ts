import { expect, test } from '@jest/globals';

import { agree } from '../../../src/shared/format.ts';

test('a list has its verb', () => {
  expect([agree(['a'], 'is', 'are'), agree(['a', 'b'], 'is', 'are')]).toEqual(['is', 'are']);
});
