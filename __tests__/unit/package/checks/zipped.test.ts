import { describe, expect, test } from '@jest/globals';

import type { ZippedSource } from '../../../../src/package/checks/check.ts';
import { ZIPPED_CHECKS } from '../../../../src/package/checks/zipped.ts';
import { judgeBy, judgeWith, mainFile } from '../judge.ts';

const judge = judgeWith(ZIPPED_CHECKS);

const setup = { composer: undefined, script: undefined, isIgnored: () => false };
const zipped: ZippedSource = { isNamedByWorkspace: false, setup };
const byWorkspace = { ...zipped, isNamedByWorkspace: true };

/** A plugin in a folder, with another main file and text domain. */
function pluginIn(folder: string, file = 'notes.php', textDomain = 'acme-notes') {
  return { [`${folder}/${file}`]: mainFile({ 'Text Domain': textDomain }), [`${folder}/readme.txt`]: '' };
}

describe('folder-unconfirmed', () => {
  test.each([
    ['ElasticPress', byWorkspace, 'the name of the repository'],
    ['build', zipped, 'a common name for builds'],
    ['dist', zipped, 'a common name for builds'],
    ['plugin', zipped, 'a common name for builds'],
    ['my-plugin', zipped, 'the placeholder in our examples'],
  ])('is a warning for %j', async (folder, source, why) => {
    expect(await judge(pluginIn(folder), { zipped: source })).toEqual([
      expect.objectContaining({
        id: 'folder-unconfirmed',
        severity: 'warning',
        message: expect.stringContaining(`is \`${folder}\`, ${why}; nothing else confirms that name`),
        effect: expect.stringContaining('deactivates'),
        fix: expect.stringContaining('the input `slug`'),
      }),
    ]);
  });

  test('is a warning also where `slug` is the placeholder', async () => {
    expect(await judgeBy('folder-unconfirmed', pluginIn('my-plugin'), { zipped, slug: 'my-plugin' })).toEqual(
      [
        // Setting `slug` once more would change nothing.
        expect.objectContaining({
          fix: expect.stringMatching(/if it is `my-plugin`, accept this finding\.$/),
        }),
      ],
    );
  });

  test.each([
    ['another name', pluginIn('notes-pro'), { zipped }],
    ['a ZIP', pluginIn('build'), {}],
    ['the input `slug`', pluginIn('build'), { zipped, slug: 'build' }],
    ['the text domain', pluginIn('build', 'notes.php', 'build'), { zipped }],
    ['the main file', pluginIn('notes'), { zipped: byWorkspace }],
    ['the service', pluginIn('build'), { zipped, served: { version: '1', slug: 'build' } }],
    ['the service, in another folder', pluginIn('build'), { zipped, served: { version: '1', slug: 'a' } }],
  ])('is not reported with %s', async (_name, files, expected) => {
    expect(await judgeBy('folder-unconfirmed', files, expected)).toEqual([]);
  });
});
