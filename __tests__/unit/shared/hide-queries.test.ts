import { describe, expect, test } from '@jest/globals';
import { hideQueries } from '../../../src/shared/hide-queries.ts';
import { holdsSignature, QUOTED } from '../../fixtures/quoted-urls.ts';
import { cpuNow } from '../../fixtures/cpu-time.ts';

describe('a text of another party', () => {
  test.each(QUOTED)('loses the query of a URL that is quoted %s', (_name, text) => {
    const shown = hideQueries(text);
    expect(holdsSignature(shown)).toBe(false);
    expect(hideQueries(shown)).toBe(shown);
  });

  test.each([
    ['Cannot fetch https://cdn.example/a.zip?a=1: 403.', 'Cannot fetch https://cdn.example/a.zip?…: 403.'],
    ['(see https://a.example/b?c#d)', '(see https://a.example/b?…)'],
    [
      '{"url":"https:\\/\\/a.example\\/b?c=d","error":"gone"}',
      '{"url":"https:\\/\\/a.example\\/b?…","error":"gone"}',
    ],
    ['https%3A%2F%2Fa.example%2Fb%3Fc%3Dd is gone', 'https%3A%2F%2Fa.example%2Fb%3F… is gone'],
  ])('keeps the rest: %s', (text, shown) => {
    expect(hideQueries(text)).toBe(shown);
  });

  test.each([
    '',
    'The plugin plugin_abc123 is not known. Did you mean plugin_abc124?',
    'zip_url: must be a public URL; version=1.2.3 is published',
    'Issue #12 and #13, 100% of R&D & more; and/or? Yes.',
    'https://a.example/b/c.zip, https://a.example:8080/ and //a.example/b',
    'key: is required; token: has expired; signature: does not match',
    'Really?',
    '{"error":{"code":"rest_no_route","message":"No route","data":{"status":404}}}',
    '3f9c1d7e5b2a48609c1f7d3e5a8b2c4d6e0f1a3b5c7d9e1f2a4b6c8d0e2f4a6b',
  ])('stays as it is without a query: %s', (text) => {
    expect(hideQueries(text)).toBe(text);
  });

  test.each(['?', '#', '&', '=', ':', '/', 'sig', '://', '%3f', '&a=', 'x=?', 'http', ' a?b='])(
    'is read in linear time: %s',
    (text) => {
      const startMs = cpuNow();
      hideQueries(text.repeat(64 * 1024));
      expect(cpuNow() - startMs).toBeLessThan(5_000);
    },
  );
});
