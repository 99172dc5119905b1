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

  describe('in a first release', () => {
    const named = (textDomain?: string) => pluginIn('my-plugn', 'my-plugin.php', textDomain);
    const first = { isFirst: true } as const;

    test.each([
      ['a letter less than the main file', named(), { ...first, slug: 'my-plugn', zipped }],
      ['upper case', pluginIn('Notes'), { ...first, slug: 'Notes', zipped }],
      ['another letter than the text domain', pluginIn('acme_notes'), first],
      ['a letter more than the repository', pluginIn('acme-shops'), { ...first, repository: 'acme-shop' }],
    ])('is a warning for a folder with %s', async (_name, files, expected) => {
      expect(await judge(files, expected)).toEqual([
        expect.objectContaining({
          id: 'folder-unconfirmed',
          severity: 'warning',
          message: expect.stringContaining('almost'),
          effect: expect.stringContaining('for good'),
          fix: expect.stringContaining('accept this finding'),
        }),
      ]);
    });

    test('names the folder and the name that was probably meant', async () => {
      const [finding] = await judge(named(), { ...first, slug: 'my-plugn', zipped });
      expect(finding?.message).toMatch(/`my-plugn`.*main file.*`my-plugin`/);
      expect(finding?.fix).toMatch(/input `slug` to `my-plugin`/);
      const [ofZip] = await judge(named(), first);
      expect(ofZip?.fix).toMatch(/^Rename the folder to `my-plugin`/);
    });

    test.each([
      ['none of them', pluginIn('orders'), first],
      ['only the repository', pluginIn('note'), { ...first, repository: 'note' }],
    ])('is a notice for a folder with the name of %s', async (_name, files, expected) => {
      expect(await judge(files, expected)).toEqual([
        expect.objectContaining({
          id: 'folder-unconfirmed',
          severity: 'notice',
          message: expect.stringMatching(/`notes\.php`.*`acme-notes`/),
        }),
      ]);
    });

    test.each([
      ['the main file', pluginIn('notes', 'notes.php', 'note'), first],
      ['the text domain', pluginIn('acme-notes', 'acme-note.php'), first],
      ['a version, which has a finding of its own', pluginIn('notes-2.0'), first],
      ['nothing to compare it with', pluginIn('orders', 'plugin.php', ''), first],
      ['a release before', named(), { slug: 'my-plugn', zipped }],
    ])('is not reported with %s', async (_name, files, expected) => {
      expect(await judgeBy('folder-unconfirmed', files, expected)).toEqual([]);
    });

    test('is not reported beside another `slug`', async () => {
      const expected = { ...first, slug: 'my-plugin', zipped: undefined };
      expect((await judge(named(), expected)).map(({ id }) => id)).toEqual([]);
    });
  });
});
