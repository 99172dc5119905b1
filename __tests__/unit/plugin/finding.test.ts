import { describe, expect, test } from '@jest/globals';

import { agree, listNames, quoteName } from '../../../src/plugin/finding.ts';

describe('a name', () => {
  test.each([
    ['a.php', '`a.php`'],
    ['a`b', '`a´b`'],
    ['', '`(no name)`'],
    ['x'.repeat(120), `\`${'x'.repeat(120)}\``],
    ['x'.repeat(121), `\`${'x'.repeat(120)}…\``],
    [`${'x'.repeat(119)}😀`, `\`${'x'.repeat(119)}\ufffd…\``],
  ])('%j is shown as code', (name, shown) => {
    expect(quoteName(name)).toBe(shown);
  });
});

describe('a list of names', () => {
  test.each([
    [[], ''],
    [['a'], '`a`'],
    [['a', 'b'], '`a` and `b`'],
    [['a', 'b', 'c'], '`a`, `b` and `c`'],
    [['a', 'b', 'c', 'd', 'e'], '`a`, `b`, `c`, `d` and `e`'],
    [['a', 'b', 'c', 'd', 'e', 'f', 'g'], '`a`, `b`, `c`, `d`, `e` and 2 more'],
  ])('%j is a part of a sentence', (names, shown) => {
    expect(listNames(names)).toBe(shown);
  });

  test('has its verb', () => {
    expect([agree(['a'], 'is', 'are'), agree(['a', 'b'], 'is', 'are')]).toEqual(['is', 'are']);
  });
});
