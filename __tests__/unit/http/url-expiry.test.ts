import { describe, expect, test } from '@jest/globals';

import { readExpiryMs } from '../../../src/http/url-expiry.ts';

const START_MS = Date.parse('2026-11-20T10:00:00Z');

describe('a signed URL ends', () => {
  const claims = (value: unknown): string =>
    `e30.${Buffer.from(JSON.stringify(value)).toString('base64url')}.AAAA`;

  test.each([
    [`jwt=${claims({ exp: 1_780_000_000 })}`, 1_780_000_000_000],
    ['se=2026-11-20T11:00:00Z', Date.parse('2026-11-20T11:00:00Z')],
    ['X-Amz-Date=20261120T100000Z&X-Amz-Expires=300', START_MS + 300_000],
    ['X-Goog-Date=20261120T100000Z&X-Goog-Expires=60', START_MS + 60_000],
    [`se=2026-11-20T11:00:00Z&jwt=${claims({ exp: START_MS / 1000 + 300 })}`, START_MS + 300_000],
    [`se=2026-11-20T11:00:00Z&jwt=${claims({ exp: 'soon' })}`, Date.parse('2026-11-20T11:00:00Z')],
  ])('by %s', (query, expectedMs) => {
    expect(readExpiryMs(new URL(`https://storage.example/a?${query}`))).toBe(expectedMs);
  });

  test.each([
    '',
    'jwt=',
    'jwt=a.b.c',
    `jwt=${claims(null)}`,
    `jwt=${claims([])}`,
    `jwt=${claims({ exp: -1e300 })}`,
    'se=soon',
    'X-Amz-Date=20261120T100000Z',
    'X-Amz-Expires=300',
    'X-Amz-Date=2026-11-20&X-Amz-Expires=300',
  ])('nowhere that %j says', (query) => {
    expect(readExpiryMs(new URL(`https://storage.example/a?${query}`))).toBeUndefined();
  });
});
