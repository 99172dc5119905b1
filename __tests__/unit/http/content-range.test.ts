import { expect, test } from '@jest/globals';

import { parseContentRange } from '../../../src/http/content-range.ts';

test.each([
  ['bytes 0-63/1000', { start: 0, end: 64, sizeBytes: 1000 }],
  ['bytes 10-10/11', { start: 10, end: 11, sizeBytes: 11 }],
  ['BYTES  10-19/20', { start: 10, end: 20, sizeBytes: 20 }],
  ['bytes 0-63/*', { start: 0, end: 64 }],
  ['bytes 0-63/63', undefined],
  ['bytes 9-8/63', undefined],
  ['bytes */63', undefined],
  ['bytes 0-63/', undefined],
  ['bytes 0-63', undefined],
  ['bytes=0-63/64', undefined],
  ['items 0-63/1000', undefined],
  ['0-63/1000', undefined],
  ['bytes 0-1,4-5/64', undefined],
  ['bytes -1-5/64', undefined],
  ['', undefined],
  [undefined, undefined],
  [`bytes 0-63/${'9'.repeat(30)}`, undefined],
  [`bytes 0-${'9'.repeat(30)}/*`, undefined],
])('the Content-Range %j is read as %j', (text, range) => {
  expect(parseContentRange(text)).toEqual(range);
});
