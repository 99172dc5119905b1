import { describe, expect, test } from '@jest/globals';

import {
  compareVersion,
  findRange,
  parseContentRange,
  parseUnsatisfiedRange,
  readValidator,
} from '../../../src/http/content-range.ts';

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

test.each([
  ['bytes */0', 0],
  ['bytes */1234', 1234],
  ['bytes 0-1/1234', undefined],
  ['bytes */*', undefined],
  ['', undefined],
  [undefined, undefined],
])('of a range that cannot be had, %j says the size %j', (text, sizeBytes) => {
  expect(parseUnsatisfiedRange(text)).toBe(sizeBytes);
});

describe('a part is what was asked for', () => {
  const asked = { start: 10, end: 20 };
  const answer = (contentRange: string, sentBytes: number, changes: object = {}) => ({
    status: 206,
    headers: { 'content-range': contentRange },
    body: Buffer.alloc(sentBytes),
    isCut: false,
    ...changes,
  });

  test.each([
    ['when it fits', answer('bytes 10-19/100', 10), true],
    ['when the file ends before it does', answer('bytes 10-14/15', 5), true],
    ['when the size is not told', answer('bytes 10-19/*', 10), true],
    ['but not when it is elsewhere', answer('bytes 0-9/100', 10), false],
    ['but not when it begins earlier', answer('bytes 9-19/100', 11), false],
    ['but not when it is shorter', answer('bytes 10-18/100', 9), false],
    ['but not when it is longer', answer('bytes 10-20/100', 11), false],
    ['but not when it is longer, of no size', answer('bytes 10-20/*', 11), false],
    ['but not when more was sent', answer('bytes 10-19/100', 11), false],
    ['but not when less was sent', answer('bytes 10-19/100', 9), false],
    ['but not when more was coming', answer('bytes 10-19/100', 10, { isCut: true }), false],
    ['but not when it is said to be all', answer('bytes 10-19/100', 10, { status: 200 }), false],
    ['but not without a Content-Range', answer('', 10), false],
  ])('%s', (_name, given, isFit) => {
    expect(findRange(given, asked) !== undefined).toBe(isFit);
  });
});

describe('versions of a file', () => {
  const date = 'Sat, 21 Nov 2026 10:00:00 GMT';

  test.each([
    [
      { etag: '"1"', 'last-modified': date },
      { header: 'etag', value: '"1"' },
    ],
    [
      { etag: 'W/"1"', 'last-modified': date },
      { header: 'last-modified', value: date },
    ],
    [
      { etag: '', 'last-modified': date },
      { header: 'last-modified', value: date },
    ],
    [{ etag: 'W/"1"' }, undefined],
    [{ etag: 'unquoted' }, undefined],
    [{ 'last-modified': ' ' }, undefined],
    [{}, undefined],
  ])('are told apart, with %j, by %j', (headers, validator) => {
    expect(readValidator(headers)).toEqual(validator);
  });

  const etag = readValidator({ etag: '"1"' });
  const modified = readValidator({ 'last-modified': date });

  test.each([
    [etag, { etag: '"1"' }, 'same'],
    [etag, { etag: '"1"', 'last-modified': date }, 'same'],
    [etag, { etag: '"2"' }, 'other'],
    [etag, { etag: 'W/"1"' }, 'unknown'],
    [etag, { 'last-modified': date }, 'unknown'],
    [modified, { 'last-modified': date, etag: '"2"' }, 'same'],
    [modified, { 'last-modified': 'Sat, 21 Nov 2026 10:00:01 GMT' }, 'other'],
    [modified, { etag: '"2"' }, 'unknown'],
    [undefined, { etag: '"2"' }, 'same'],
  ])('%j and %j are %s', (known, headers, result) => {
    expect(compareVersion(known, headers)).toBe(result);
  });
});
