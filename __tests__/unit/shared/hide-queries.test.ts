import { describe, expect, test } from '@jest/globals';
import { hideQueries } from '../../../src/shared/hide-queries.ts';

/** As S3 writes them: the service's own address of a package. */
const SIGNATURE = '3f9c1d7e5b2a48609c1f7d3e5a8b2c4d6e0f1a3b5c7d9e1f2a4b6c8d0e2f4a6b';
const QUERY = `X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIA/eu&X-Amz-Signature=${SIGNATURE}`;
const URL = `https://cdn.example/paid/my-plugin.zip?${QUERY}`;

const percent = (text: string) => encodeURIComponent(text);
const unicode = (text: string) =>
  text.replace(/[^a-z0-9]/gi, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
const entities = (text: string) =>
  text.replace(/[^a-z0-9]/gi, (character) => `&#${character.charCodeAt(0)};`);
const everyPercent = (text: string) =>
  Array.from(text, (character) => `%${character.charCodeAt(0).toString(16)}`).join('');

/** How a server may quote its own address. */
export const QUOTED: readonly (readonly [name: string, text: string])[] = [
  ['as it is', `Cannot fetch ${URL}, try again.`],
  ['in JSON', JSON.stringify({ download_url: URL })],
  ['with escaped slashes', JSON.stringify({ download_url: URL }).replaceAll('/', '\\/')],
  ['with \\u escapes', `{"a":"${unicode(URL)}"}`],
  ['with %u escapes', unicode(URL).replaceAll('\\u', '%u')],
  ['with \\x escapes', URL.replaceAll('?', '\\x3f').replaceAll('=', '\\x3d').replaceAll('&', '\\x26')],
  ['in JSON within JSON', JSON.stringify({ a: JSON.stringify({ b: JSON.stringify({ URL }) }) })],
  ['in HTML', `<a href="${URL.replaceAll('&', '&amp;')}">download</a>`],
  ['in HTML with numbers', `<p>${entities(URL)}</p>`],
  ['in HTML with names', `<p>${URL.replace('?', '&quest;').replaceAll('=', '&equals;')}</p>`],
  ['in HTML with breaks', URL.replaceAll('&', '<wbr>&').replace('Signature', '<b>Signature</b>')],
  ['percent-encoded', `redirect=${percent(URL)}`],
  ['percent-encoded twice', percent(percent(URL))],
  ['percent-encoded thrice', percent(percent(percent(URL)))],
  ['percent-encoded in every letter', everyPercent(URL)],
  ['in the query of a URL', `https://a.example/login?next=${URL}`],
  ['in the encoded query of a URL', `https://a.example/login?next=${percent(URL)}`],
  ['in the path of a URL', `https://a.example/proxy/${URL}`],
  ['in a fragment', `https://a.example/app#/get?url=${percent(URL)}`],
  ['with the query in the fragment', URL.replace('?', '#')],
  ['with the query in a fragment, without a scheme', `a.example#${QUERY}`],
  ['without a scheme', URL.replace('https://', '')],
  ['relative to the scheme', URL.replace('https:', '')],
  ['as a path', URL.replace('https://cdn.example', '')],
  ['in upper case', URL.replace('https', 'HTTPS').replace('cdn.example', 'CDN.EXAMPLE')],
  ['with another scheme', URL.replace('https', 's3')],
  ['with backslashes', URL.replaceAll('/', '\\')],
  ['with a line break in the path', URL.replace('/my-', '/\r\n  my-')],
  ['with a line break before the query', URL.replace('?', '\n?')],
  ['with a line break after the question mark', URL.replace('?', '?\n')],
  ['with a line break between parameters', URL.replaceAll('&', '\n&')],
  ['with a line break in the signature', URL.replace('5a8b2c4d', '5a8b\r\n\t2c4d')],
  ['with line breaks at the end of each line of 40', URL.replace(/.{40}/g, '$&\n')],
  ['with soft line breaks', URL.replaceAll('=', '=3D').replace(/.{60}/g, '$&=\r\n')],
  ['with escaped line breaks', URL.replace('5a8b2c4d', '5a8b\\n2c4d')],
  ['with invisible characters', URL.replace('?', '\u200b?\u200b').replace('5a8b', '5a\u00ad8b')],
  ['with a wide question mark', URL.replace('?', '\uff1f')],
  ['cut at its end', `{"download_url":"${URL.slice(0, -20)}`],
  ['cut at its start', URL.slice(URL.indexOf('Amz-Algorithm'))],
  ['cut within the last name', URL.slice(URL.indexOf('ature='))],
  ['cut at both ends', URL.slice(30, -10)],
  ['the query alone', `query: ${QUERY}`],
  ['the last parameter alone', `X-Amz-Signature=${SIGNATURE}`],
  ['parameters in lines', QUERY.replaceAll('&', '\n')],
  ['parameters as JSON', JSON.stringify({ query: { 'X-Amz-Signature': SIGNATURE } })],
  ['parameters as headers', `X-Amz-Signature: ${SIGNATURE}`],
  ['parameters by semicolons', URL.replaceAll('&', ';')],
  ['with a signature without a name', `https://cdn.example/a.zip?${SIGNATURE}`],
  ['with names that say nothing', `https://cdn.example/a.zip?e=1700000000&s=${SIGNATURE}`],
  ['in brackets', `[download](${URL}) (${URL})`],
  ['in quotation marks', `'${URL}', \`${URL}\`, “${URL}”`],
  ['in base64', Buffer.from(URL).toString('base64')],
  ['in base64url', Buffer.from(URL).toString('base64url')],
  ['in hex', Buffer.from(URL).toString('hex')],
  ['several times', `${URL} ${URL}\n${URL}`],
  ['in XML', `<Url><![CDATA[${URL}]]></Url>`],
  ['in a header', `Location: ${URL}; rel=next`],
  ['with a user', `https://AKIA:${SIGNATURE}@cdn.example/a.zip`],
];

/** So much of it is of no use to anybody. */
const PIECES = SIGNATURE.match(/.{12}/g) ?? [];

describe('a text of another party', () => {
  test.each(QUOTED)('loses the query of a URL that is quoted %s', (_name, text) => {
    const shown = hideQueries(text);
    const letters = shown.replace(/[^a-z0-9]/gi, '');
    for (const piece of PIECES) expect(letters).not.toContain(piece);
    expect(shown).not.toMatch(/X-Amz-Credential=AKIA|M2Y5YzFkN2/);
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
      const startMs = performance.now();
      hideQueries(text.repeat(64 * 1024));
      expect(performance.now() - startMs).toBeLessThan(5_000);
    },
  );
});
