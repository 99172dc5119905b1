import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findUpdateHost } from '../../../../src/package/wordpress/update-host.ts';
import { anyCharacter } from '../../../fixtures/any-character.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';

/**
 * Headers, each with `wp_parse_url( sanitize_url( … ), PHP_URL_HOST )` of WordPress 6.2 to 6.7 on PHP 8.2, which are the same; `null` where
 * that is no host. Addresses in brackets with a blank behind them are left out: WordPress cuts them in an odd way.
 */
const truth = JSON.parse(
  readFileSync(new URL('../../../fixtures/truth/update-hosts.json', import.meta.url), 'utf8'),
) as readonly (readonly [updateUri: string, host: string | null])[];

describe('the host of `Update URI`', () => {
  test("is that of WordPress's own functions for all 1,819 headers", () => {
    const wrong = truth.filter(([updateUri, host]) => (findUpdateHost(updateUri) ?? null) !== host);
    expect(truth).toHaveLength(1819);
    expect(wrong).toEqual([]);
  });

  test.each([
    ['https://www.automagicwp.com', 'www.automagicwp.com'],
    ['https://A.Example/y', 'A.Example'],
    ['false', 'false'],
    ['https://wordpress.org/plugins/x', 'wordpress.org'],
    ['example.com:8080', undefined],
    ['', undefined],
  ])('of %s is %s', (updateUri, host) => {
    expect(findUpdateHost(updateUri)).toBe(host);
  });

  test('is found or not for any text, in a moment', () => {
    const start = cpuNow();
    findUpdateHost(`https://${':a@['.repeat(25_000)}`);
    findUpdateHost('%0%0dd'.repeat(2000));
    expect(cpuNow() - start).toBeLessThan(1000);
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect([undefined, 'string']).toContain(
          findUpdateHost(text) === undefined ? undefined : typeof findUpdateHost(text),
        );
      }),
    );
  });
});
