import { describe, expect, test } from '@jest/globals';

import { forgeZip } from '../forge-zip.ts';
import { judgeBy, main } from '../judge.ts';

const entries = [
  { name: 'my-plugin/my-plugin.php', content: main },
  { name: 'my-plugin/lib.v2/a.php', content: '<?php' },
  { name: 'my-plugin/docs/help.txt', content: '' },
];

/** A plugin with a symbolic link in it. */
function withLink(name: string, target: string, other: object = {}): Buffer {
  return forgeZip([...entries, { name, content: target, attributes: 0o120777 * 0x10000, ...other }]);
}

describe('symlink', () => {
  test.each([
    ['my-plugin/vendor', '../../vendor'],
    ['my-plugin/latest.lib', 'lib.v2'],
    ['my-plugin/inc/latest.lib', '.././lib.v2/'],
    ['my-plugin/old.lib', '/srv/lib/'],
    ['my-plugin/b.php', 'lib.v2/a.php'],
  ])('is an error for %s to %s', async (name, target) => {
    expect(await judgeBy('symlink', withLink(name, target))).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: name,
        message: `\`${name}\` is a symbolic link.`,
        effect: expect.stringContaining('fatal error'),
        fix: expect.stringContaining('--symlinks'),
      }),
    ]);
  });

  test('is a notice for links that lead to themselves, which nothing can use', async () => {
    const attributes = 0o120777 * 0x10000;
    const links = [
      { name: 'my-plugin/assets/a', content: 'b', attributes },
      { name: 'my-plugin/assets/b', content: '../assets/a', attributes },
    ];
    expect(await judgeBy('symlink', forgeZip([...entries, ...links]))).toEqual([
      expect.objectContaining({ severity: 'notice', files: links.map(({ name }) => name) }),
    ]);
    expect(await judgeBy('symlink', withLink('my-plugin/b.php', 'b.php'))).toMatchObject([
      { severity: 'error' },
    ]);
  });

  test('is a warning for other files', async () => {
    expect(await judgeBy('symlink', withLink('my-plugin/readme.md', 'docs/help.txt'))).toEqual([
      expect.objectContaining({ severity: 'warning', message: '`my-plugin/readme.md` is a symbolic link.' }),
    ]);
  });

  test('is not reported for files that only have its bits on another system', async () => {
    expect(await judgeBy('symlink', withLink('my-plugin/vendor', 'x', { madeBy: 20 }))).toEqual([]);
  });
});
