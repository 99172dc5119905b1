import { describe, expect, test } from '@jest/globals';

import { listNames, quoteName, quoteText, showInvisible } from '../../../src/shared/quote.ts';

test('what is invisible becomes visible', () => {
  expect(showInvisible('a\nb\u202ec\u{e0041}\ud800')).toBe('a\\u{a}b\\u{202e}c\\u{e0041}\\u{d800}');
});

describe('a text in a sentence', () => {
  test.each([
    ['build/my-plugin', '`build/my-plugin`'],
    ['a`b', "`a'b`"],
    ['', '``'],
    ['two\nlines', '`two\\u{a}lines`'],
    ['x'.repeat(5_000), `\`${'x'.repeat(5_000)}\``],
  ])('%p stays on one line between backticks', (text, quoted) => {
    expect(quoteText(text)).toBe(quoted);
  });
});

describe('a name in a sentence', () => {
  test.each([
    ['a.php', '`a.php`'],
    ['', '`(no name)`'],
    ['x'.repeat(200), `\`${'x'.repeat(200)}\``],
    ['x'.repeat(201), `\`${'x'.repeat(200)}…\``],
    [`${'x'.repeat(199)}😀`, `\`${'x'.repeat(199)}\ufffd…\``],
  ])('%p is cut where only a hostile one would go on', (name, quoted) => {
    expect(quoteName(name)).toBe(quoted);
  });

  test('is sanitised before it is cut', () => {
    const name = `${'x'.repeat(195)}secret`;
    expect(quoteName(name, (text) => text.replace('secret', '***'))).toBe(`\`${'x'.repeat(195)}***\``);
  });
});

describe('a list of names', () => {
  test.each([
    [[], ''],
    [['a'], '`a`'],
    [['a', 'b'], '`a` and `b`'],
    [['a', 'b', 'c'], '`a`, `b` and `c`'],
    [['a', 'b', 'c', 'd', 'e', 'f'], '`a`, `b`, `c`, `d`, `e` and `f`'],
    [['a', 'b', 'c', 'd', 'e', 'f', 'g'], '`a`, `b`, `c`, `d`, `e` and 2 more'],
  ])('%j reads as a sentence', (names, text) => {
    expect(listNames(names)).toBe(text);
  });

  test('has each name sanitised', () => {
    expect(listNames(['a', 'key'], (text) => text.replace('key', '***'))).toBe('`a` and `***`');
  });
});
