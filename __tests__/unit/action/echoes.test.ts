import { describe, expect, test } from '@jest/globals';
import { createEchoHider, createScrapFinder } from '../../../src/action/echoes.ts';
import { createGrowingSanitiser } from '../../../src/action/log.ts';
import { cpuNow } from '../../fixtures/cpu-time.ts';

const KEY = 'Zq8rT4wXk2Lm9PvB7nYd';
const hide = createEchoHider([KEY], 5);

describe('runs of a key are hidden', () => {
  test.each([
    ['the whole', KEY, '***'],
    ['its beginning', KEY.slice(0, 5), '***'],
    ['its end', KEY.slice(-5), '***'],
    ['its middle, in another text', `x${KEY.slice(7, 12)}x`, 'x***x'],
    ['upper case', KEY.toUpperCase(), '***'],
    ['lower case', KEY.toLowerCase(), '***'],
    ['parts', 'Zq8r/T4wX.k2Lm-9PvB', '***'],
    ['backwards', 'dYn7BvP9mL2kXw4Tr8qZ', '***'],
    ['percent-encoded', '%5aq8%72T4', '***'],
    ['percent-encoded three times', '%25255aq%25252538%2572T4', '***'],
    ['for JSON, with a slash or braces', '\\u005aq\\x38\\u{72}T4', '***'],
    ['for HTML', '&#90;q&#x38;&#x0072;&#084;', '***'],
    ['base64', Buffer.from(KEY).toString('base64').slice(0, 26), '***'],
    ['hex', Buffer.from(KEY).toString('hex'), '***'],
    ['twice', `${KEY}, and ${KEY}`, '***, and ***'],
  ])('%s', (_name, text, hidden) => {
    expect(hide(`<${text}>`)).toBe(`<${hidden}>`);
  });

  test('wherever a form of it is cut', () => {
    for (const form of [KEY, KEY.toUpperCase(), Buffer.from(`key ${KEY}!`).toString('base64')]) {
      for (let end = 0; end <= form.length; end += 1) {
        expect(
          hide(`x ${form.slice(0, end)}`)
            .replace(/^x /, '')
            .replace('***', ''),
        ).toHaveLength(Math.min(end, hide(form.slice(0, end)).replace('***', '').length));
        expect(hide(form.slice(0, end))).not.toMatch(/q8rt4|xk2lm|b7nyd/i);
      }
    }
  });

  test('and what was hidden before is no bridge to what is around it', () => {
    expect(hide('Zq8r***T4wX')).toBe('Zq8r***T4wX');
    for (const text of [`a${KEY}b`, 'Zq8r T4wXk', KEY.slice(3)]) expect(hide(hide(text))).toBe(hide(text));
  });
});

describe('a text stays as it is', () => {
  test.each([
    ['with less of a key', [KEY], 'Zq8r and 7nYd, wXk2'],
    ['with words that a key is made of', ['sk_live_plugin_Zq8rT4wXk2'], 'The plugin is not live: ask SK.'],
    [
      'with a word of a pass phrase',
      ['correct-horse-battery-staple'],
      'The battery of your horse is correct.',
    ],
    ['with numbers', [`20260117${KEY}12345`], '127.0.0.1:12345 on 2026-01-17'],
    ['without keys', [], KEY],
    ['with the letters of a short key', ['plugin1'], 'plug-in 1, PLUGIN1'],
    ['with words of a query', ['response-type=octet-stream&sig=x'], 'an octet stream of this response type'],
    ['with an escape that is none', [KEY], '%zz \\u12 &#; &#9999999; &#xffffff;'],
  ])('%s', (_name, keys, text) => {
    expect(createEchoHider(keys, 5)(text)).toBe(text);
  });
});

test.each([
  ['a pass phrase', 'correct-horse-battery-staple', 'CORRECT HORSE BATTERY STAPLE'],
  ['a key that is one word', 'supersecret', 'SuperSecret'],
  ['a key with a prefix', 'wp_live_Zq8rT4wXk2', 'WP LIVE ZQ8RT4WXK2'],
])('%s is hidden as a whole', (_name, key, text) => {
  expect(createEchoHider([key], 5)(`the ${text}.`)).toBe('the ***.');
});

describe('what is known of a key anyway', () => {
  const id = 'plugin_a1b2c3d4e5f6';
  const key = `key_a1b2c3d4e5f6_${KEY}`;

  test('is shown, and the rest is hidden', () => {
    const hideRest = createEchoHider([key], 5, [id]);
    expect(hideRest(`${id} has no key ${KEY.toUpperCase()}`)).toBe(`${id} has no key ***`);
    expect(createScrapFinder([key], ['plugin_a1b2c3d4e5f6'])('a1b2c3 d4e5f6')).toBe(false);
  });

  test('is not what holds the whole of it', () => {
    const { sanitise, addSecret } = createGrowingSanitiser(
      [key],
      [id, `https://a.example/${key}`, 'late-s3cr3t-value'],
    );
    expect(sanitise(`${id}, ${key.toUpperCase()}`)).toBe(`${id}, ***`);
    expect(sanitise('late s3cr3t value')).toBe('late s3cr3t value');
    addSecret('late-s3cr3t-value');
    expect(sanitise('late s3cr3t value')).toBe('***');
  });
});

test('a long text is read in a time that nobody notices', () => {
  const text = '%25'.repeat(100_000) + KEY;
  const startMs = cpuNow();
  expect(hide(text)).toMatch(/%25\*\*\*$/);
  expect(cpuNow() - startMs).toBeLessThan(5_000);
});

describe('scraps of a key', () => {
  const hasScraps = createScrapFinder([KEY]);

  test.each([
    '7nYd.9PvB.k2Lm.T4wX.Zq8r',
    'Zq8 rT4 wXk2 Lm9 PvB 7nYd',
    KEY,
    encodeURIComponent('7nYd/9PvB/k2Lm/T4w'),
  ])('are found in %j', (text) => {
    expect(hasScraps(text)).toBe(true);
  });

  test.each(['Zq8 and rT4', 'The key is not valid: it has expired on 2026-01-17.', '***', ''])(
    'are not found in %j',
    (text) => {
      expect(hasScraps(text)).toBe(false);
    },
  );
});
