import { expect, test } from '@jest/globals';
import { createMasker, listForms } from '../../../src/shared/secret-forms.ts';

const KEY = `a/b+c="d'<&>~(e)\\f`;

/** As servers write a key that has everything in it that any of them escapes. */
test.each([
  ['as written', KEY],
  ['by encodeURIComponent', `a%2Fb%2Bc%3D%22d'%3C%26%3E~(e)%5Cf`],
  ["by PHP's rawurlencode", 'a%2Fb%2Bc%3D%22d%27%3C%26%3E~%28e%29%5Cf'],
  ["by PHP's urlencode, of old", 'a%2Fb%2Bc%3D%22d%27%3C%26%3E%7E%28e%29%5Cf'],
  ['for JSON', String.raw`a/b+c=\"d'<&>~(e)\\f`],
  ["for JSON, by PHP's json_encode", String.raw`a\/b+c=\"d'<&>~(e)\\f`],
  ['for JSON in HTML', String.raw`a\u002fb\u002bc\u003d\"d\u0027\u003c\u0026\u003e~(e)\\f`],
  ['for HTML, by names', `a/b+c=&quot;d'&lt;&amp;&gt;~(e)\\f`],
  ["for HTML, by PHP's htmlspecialchars", `a/b+c=&quot;d&#039;&lt;&amp;&gt;~(e)\\f`],
  ['for HTML, by numbers', `a/b+c=&#34;d&#39;&#60;&#38;&#62;~(e)\\f`],
  ['for HTML, by numbers in hex', `a/b+c=&#x22;d&#x27;&#x3C;&#x26;&#x3E;~(e)\\f`],
  ['in hex', Buffer.from(KEY).toString('hex')],
  ['in hex, in upper case', Buffer.from(KEY).toString('hex').toUpperCase()],
  ['in base64', Buffer.from(`x ${KEY} y`).toString('base64')],
  ['in base64, one byte further', Buffer.from(`xx ${KEY} y`).toString('base64')],
  ['in base64, two bytes further', Buffer.from(`xxx ${KEY} y`).toString('base64')],
  ['in base64url', Buffer.from(`xxx ${KEY} y`).toString('base64url')],
  ['URL-encoded in lower case', `a%2fb%2bc%3d%22d'%3c%26%3e~(e)%5cf`],
  ['URL-encoded in mixed case', `a%2Fb%2bc%3D%22d'%3c%26%3E~(e)%5cf`],
])('a secret is masked whole: %s', (_name, form) => {
  const masked = createMasker([KEY], '***')(`before ${form} after`);
  expect(masked).toMatch(/^before .{0,8}\*\*\*.{0,8} after$/);
});

test('each form is listed once, and none for a blank', () => {
  const forms = listForms('plainkey-771');
  expect(new Set(forms).size).toBe(forms.length);
  expect([listForms(''), listForms(' \n')]).toEqual([[], []]);
});
