import { describe, expect, test } from '@jest/globals';

import { clean, judgeBy } from '../judge.ts';

function add(...names: readonly string[]): Readonly<Record<string, string>> {
  return { ...clean, ...Object.fromEntries(names.map((name) => [name, ''])) };
}

describe('macosx', () => {
  test.each([
    ['__MACOSX/my-plugin/._my-plugin.php', '__MACOSX/'],
    ['my-plugin/.DS_Store', 'my-plugin/.DS_Store'],
    ['my-plugin/a/._b.php', 'my-plugin/a/._b.php'],
    ['my-plugin/__MACOSX/._b.php', 'my-plugin/__MACOSX/'],
  ])('is reported for %s', async (name, shown) => {
    expect(await judgeBy('macosx', add(name))).toEqual([
      expect.objectContaining({
        severity: 'notice',
        message: `\`${shown}\` was added by macOS.`,
        fix: expect.stringContaining('zip -X'),
      }),
    ]);
  });

  test('is not reported for other files, nor for what is an error beside the folder', async () => {
    expect(await judgeBy('macosx', add('my-plugin/DS_Store', 'my-plugin/_a', '.DS_Store'))).toEqual([]);
  });
});
