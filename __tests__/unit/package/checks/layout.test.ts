import { describe, expect, test } from '@jest/globals';

import { forgeZip } from '../forge-zip.ts';
import { clean, judgeBy, listErrors, main, mainFile } from '../judge.ts';

describe('root-files', () => {
  test('is reported for a plugin without a folder', async () => {
    const files = { 'my-plugin.php': main, 'readme.txt': '', 'includes/a.php': '<?php' };
    expect(await judgeBy('root-files', files)).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: 'my-plugin.php',
        message:
          "`my-plugin.php` and `readme.txt` are at the top of the ZIP instead of in the plugin's folder.",
        effect: expect.stringContaining('deactivates'),
        fix: expect.stringContaining('into one folder'),
      }),
    ]);
    expect(await listErrors(files, { slug: 'my-plugin' })).toEqual(['root-files']);
    expect((await judgeBy('root-files', { 'my-plugin.php': main }))[0]?.message).toMatch(
      /^`my-plugin.php` is at/,
    );
  });

  test('is not reported for one folder, with or without an entry of its own', async () => {
    expect(await judgeBy('root-files', clean)).toEqual([]);
    expect(await judgeBy('root-files', { './': '', 'my-plugin/': '', ...clean })).toEqual([]);
  });

  test('is not reported where a plugin lies deeper', async () => {
    const files = { 'loader.php': '<?php', 'my-plugin/my-plugin.php': main };
    expect(await listErrors(files)).toEqual(['double-nested']);
  });
});

describe('extra-root-entry', () => {
  test.each([
    ['README.md', '`README.md` is', 'or move it into `my-plugin`'],
    ['index.php', '`index.php` is', 'or move it into `my-plugin`'],
    ['docs/a.txt', '`docs/` is', 'or move it into `my-plugin`'],
    ['.DS_Store', '`.DS_Store` is', 'Leave it out: the ZIP must hold one folder'],
    ['.gitignore', '`.gitignore` is', 'Leave it out: the ZIP must hold one folder'],
    ['other/other.php', '`other/` is', 'Leave it out'],
  ])('is reported for %s beside the folder', async (name, shown, fix) => {
    const files = { [name]: '', ...clean };
    expect(await judgeBy('extra-root-entry', files)).toEqual([
      expect.objectContaining({
        severity: 'error',
        message: `Besides the folder \`my-plugin\`, ${shown} at the top of the ZIP.`,
        effect: expect.stringContaining('removes the plugin from the site'),
        fix: expect.stringContaining(fix),
      }),
    ]);
    expect(await listErrors(files, { slug: 'my-plugin' })).toEqual(['extra-root-entry']);
  });

  test('names several in one finding', async () => {
    const files = { ...clean, 'b.txt': '', 'a/a.txt': '', LICENSE: '' };
    expect((await judgeBy('extra-root-entry', files)).map(({ message, file }) => [message, file])).toEqual([
      ['Besides the folder `my-plugin`, `LICENSE`, `a/` and `b.txt` are at the top of the ZIP.', 'LICENSE'],
    ]);
  });

  test('takes for the plugin the folder that has the likeliest main file', async () => {
    const files = { 'assets/index.php': '<?php', 'lib/load.php': '<?php', 'zoo/zoo.php': main };
    expect((await judgeBy('extra-root-entry', files))[0]?.message).toMatch(/^Besides the folder `zoo`/);
    const readme = { 'a.txt': '', 'zoo/zoo/zoo.php': main };
    expect(await listErrors(readme)).toEqual(['extra-root-entry', 'double-nested']);
  });

  test('is not reported for what macOS adds, which WordPress leaves out', async () => {
    expect(await judgeBy('extra-root-entry', { ...clean, '__MACOSX/my-plugin/._a': '' })).toEqual([]);
    expect(await judgeBy('extra-root-entry', { ...clean, '__MACOSX.txt': '' })).toHaveLength(1);
  });
});

describe('double-nested', () => {
  test.each([
    ['build/my-plugin/my-plugin.php', 'Zip the folder `my-plugin` by itself.'],
    ['build/src/my-plugin.php', 'Move the file up into `build`, or zip the right folder.'],
    ['build/out/release/my-plugin/my-plugin.php', 'Zip the folder `my-plugin` by itself.'],
  ])('is reported for %s', async (path, fix) => {
    const files = { [path]: main, 'build/readme.txt': '' };
    expect(await judgeBy('double-nested', files)).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: path,
        message: `The plugin header is in \`${path}\`, not at the top level of \`build\`.`,
        fix,
      }),
    ]);
    expect(await listErrors(files, { slug: 'my-plugin' })).toEqual(['double-nested']);
  });

  test('is reported for a folder in one of several', async () => {
    const files = { 'a/b/my-plugin/my-plugin.php': main, 'c/d.txt': '' };
    expect(await judgeBy('double-nested', files)).toEqual([
      expect.objectContaining({
        message: 'The plugin header is in `a/b/my-plugin/my-plugin.php`, not at the top of the ZIP.',
        fix: 'Zip the folder `my-plugin` by itself.',
      }),
    ]);
  });

  test('prefers the file that is named like its folder', async () => {
    const files = { 'build/a/library.php': main, 'build/my-plugin/my-plugin.php': main };
    expect((await judgeBy('double-nested', files))[0]?.file).toBe('build/my-plugin/my-plugin.php');
  });

  test('is not reported when there is a main file, or no header anywhere', async () => {
    expect(await judgeBy('double-nested', { ...clean, 'my-plugin/a/a.php': main })).toEqual([]);
    expect(await judgeBy('double-nested', { 'my-plugin/a/a.php': '<?php' })).toEqual([]);
  });
});

test('a ZIP in a ZIP is to be published itself', async () => {
  const fixes = async (files: Readonly<Record<string, string>>) =>
    (await judgeBy('no-plugin', files)).map(({ fix }) => fix);
  const itself = ['Publish `good.zip` itself, without zipping it again.'];
  expect(await fixes({ 'good.zip': 'PK' })).toEqual(itself);
  expect(await fixes({ 'zz/good.zip': 'PK' })).toEqual(itself);
  expect(await fixes({ 'zz/a.txt': '' })).toEqual([expect.stringContaining('right folder')]);
});

describe('folder-mismatch', () => {
  test('is reported for a folder that is not the slug', async () => {
    expect(await judgeBy('folder-mismatch', clean, { slug: 'other' })).toEqual([
      expect.objectContaining({
        severity: 'error',
        message: "The plugin's folder in the ZIP is `my-plugin`, not `other`, which the input `slug` names.",
        effect: expect.stringContaining('deactivates'),
        fix: 'Rename the folder to `other` before it is zipped, or correct `slug`.',
      }),
    ]);
  });

  test('names the input where this action has named the folder', async () => {
    const served = { version: '1.2.2', pluginFile: 'other/my-plugin.php' };
    const zipped = {
      isWrapped: true,
      isNamedByWorkspace: false,
      setup: { script: undefined, isIgnored: () => false, composer: undefined },
    };
    const fix = async (slug: string | undefined) =>
      (await judgeBy('folder-mismatch', clean, { slug, served, zipped })).map((found) => found.fix);
    expect(await fix('my-plugin')).toEqual(['Set the input `slug` to `other`.']);
    expect(await fix(undefined)).toEqual(['Set the input `slug` to `other`.']);
    const named = await judgeBy('folder-mismatch', clean, {
      served: { version: '1', slug: 'other' },
      zipped,
    });
    expect(named.map((one) => one.fix)).toEqual([
      'Set the input `slug` to `other`, or to `my-plugin` if sites have that one.',
    ]);
    const inner = { ...zipped, isWrapped: false };
    const found = await judgeBy('folder-mismatch', clean, { slug: 'other', zipped: inner });
    expect(found.map((one) => one.fix)).toEqual([
      'Rename the folder to `other` before it is zipped, or correct `slug`.',
    ]);
  });

  test('is reported for a folder that differs in case, or from what sites have installed', async () => {
    const served = { version: '1.2.2', pluginFile: 'My-Plugin/my-plugin.php' };
    expect(await judgeBy('folder-mismatch', clean, { served })).toEqual([
      expect.objectContaining({
        message:
          "The plugin's folder in the ZIP is `my-plugin`, not `My-Plugin`, which sites have installed; upper and lower case matter.",
        fix: 'Rename the folder to `My-Plugin` before it is zipped.',
      }),
    ]);
  });

  test.each([
    'my-plugin-1.2.3',
    'my-plugin.1.2.3',
    'my-plugin_v1.2.3',
    'my-plugin-V1.2.3',
    'my-plugin 1.2.3',
  ])('is reported for %s when nobody says how the folder is called', async (folder) => {
    const files = { [`${folder}/my-plugin.php`]: main };
    expect(await judgeBy('folder-mismatch', files)).toEqual([
      expect.objectContaining({
        severity: 'error',
        message: `The plugin's folder in the ZIP is \`${folder}\`, with the version in its name.`,
        fix: expect.stringContaining('set the input `slug`'),
      }),
    ]);
    expect(await judgeBy('folder-mismatch', files, { slug: folder })).toEqual([]);
    const served = { version: '1.2.2', pluginFile: `${folder}/my-plugin.php` };
    expect(await judgeBy('folder-mismatch', files, { served })).toEqual([]);
  });

  test.each(['my-plugin-1.2.3', 'my-plugin_v1.2', 'my-plugin.1.2.0.4'])(
    'is a warning for %s in a first release, which sets the folder for good',
    async (folder) => {
      const files = { [`${folder}/my-plugin.php`]: main };
      const warning = expect.objectContaining({
        severity: 'warning',
        message: `The plugin's folder is \`${folder}\`, with a version in its name.`,
        effect: 'The first release sets the folder for good: the next version needs the same one.',
        fix: 'If nothing is published yet, choose a name without a version, such as `my-plugin`, and set the input `slug` to it.',
      });
      expect(await judgeBy('folder-mismatch', files, { slug: folder, isFirst: true })).toEqual([warning]);
      expect(await judgeBy('folder-mismatch', files, { slug: folder })).toEqual([]);
    },
  );

  test.each(['my-plugin', 'web2.0', 'my-plugin-2', 'one-1.5x'])(
    'is not reported for %s in a first release',
    async (folder) => {
      const files = { [`${folder}/my-plugin.php`]: main };
      expect(await judgeBy('folder-mismatch', files, { slug: folder, isFirst: true })).toEqual([]);
    },
  );

  test.each([
    ['my-plugin-main', 'a branch', 'error'],
    ['My-Plugin-master', 'a branch', 'error'],
    ['repository-main', 'a branch', 'warning'],
    ['my-plugin-0123456789abcdef0123456789abcdef01234567', 'a commit', 'error'],
    ['owner-my-plugin-01f3c5a', 'a commit', 'error'],
  ])('is reported for %s, as GitHub calls it in archives', async (folder, what, severity) => {
    const files = { [`${folder}/my-plugin.php`]: main };
    expect(await judgeBy('folder-mismatch', files)).toEqual([
      expect.objectContaining({
        severity,
        message: `The plugin's folder in the ZIP is \`${folder}\`, with ${what} in its name, as in GitHub's source archives.`,
        fix: expect.stringContaining('set the input `slug`'),
      }),
    ]);
    expect(await judgeBy('folder-mismatch', files, { slug: folder })).toEqual([]);
    const served = { version: '1.2.2', pluginFile: `${folder}/my-plugin.php` };
    expect(await judgeBy('folder-mismatch', files, { served })).toEqual([]);
  });

  test.each(['domain-main', 'my-plugin-1234567', 'my-plugin-facades', 'maintain'])(
    'is not reported for %s',
    async (folder) => {
      const files = { [`${folder}/my-plugin.php`]: mainFile({ 'Text Domain': 'domain-main' }) };
      expect(await judgeBy('folder-mismatch', files)).toEqual([]);
    },
  );

  test('is reported for a folder that sites do not have, also when it is the slug', async () => {
    const served = { version: '1.2.2', pluginFile: 'other/my-plugin.php', slug: 'my-plugin' };
    const fix = 'Rename the folder to `other` before it is zipped';
    const found = (end: string) => [
      expect.objectContaining({
        severity: 'error',
        message: "The plugin's folder in the ZIP is `my-plugin`, not `other`, which sites have installed.",
        fix: fix + end,
      }),
    ];
    const advised = found(', and set the input `slug` to it.');
    expect(await judgeBy('folder-mismatch', clean, { slug: 'my-plugin', served })).toEqual(advised);
    expect(await judgeBy('folder-mismatch', clean, { slug: 'third', served })).toEqual(advised);
    expect(await judgeBy('folder-mismatch', clean, { slug: 'other', served })).toEqual(found('.'));
    expect(await judgeBy('folder-mismatch', clean, { served })).toEqual(found('.'));
  });

  test('is reported for a folder that is not what the service calls the plugin, unless `slug` names it', async () => {
    const served = { version: '1.2.2', slug: 'tidy' };
    expect(await judgeBy('folder-mismatch', clean, { served })).toEqual([
      expect.objectContaining({
        severity: 'error',
        message:
          "The plugin's folder in the ZIP is `my-plugin`, not `tidy`, as the service calls the plugin.",
        fix: 'Rename the folder to `tidy` before it is zipped; if the folder is right, set the input `slug` to its name.',
      }),
    ]);
    expect(await judgeBy('folder-mismatch', clean, { slug: 'my-plugin', served })).toEqual([]);
    const installed = { ...served, pluginFile: 'my-plugin/my-plugin.php' };
    expect(await judgeBy('folder-mismatch', clean, { served: installed })).toEqual([]);
    expect(
      await judgeBy('folder-mismatch', clean, { served: { version: '1.2.2', slug: 'my-plugin' } }),
    ).toEqual([]);
  });

  test('is not reported for the right folder, nor for numbers that are no version', async () => {
    const served = { version: '1.2.2', pluginFile: 'my-plugin/my-plugin.php', slug: 'other' };
    expect(await judgeBy('folder-mismatch', clean, { slug: 'my-plugin', served })).toEqual([]);
    expect(await judgeBy('folder-mismatch', { 'my-plugin-1.2/my-plugin.php': main })).toEqual([]);
    const two = { 'plugin-2/plugin.php': '/* Plugin Name: A\nVersion: 2 */' };
    expect(await judgeBy('folder-mismatch', two)).toEqual([]);
  });
});

describe('folder-chars', () => {
  test.each(['a[b', 'a]b', 'a*b', 'a?b'])('is an error for %j', async (folder) => {
    expect(await judgeBy('folder-chars', { [`${folder}/a.php`]: main })).toEqual([
      expect.objectContaining({
        severity: 'error',
        message: `The plugin's folder \`${folder}\` has one of the characters [ ] * ? in its name.`,
        fix: expect.stringContaining('letters, digits'),
      }),
    ]);
  });

  test('is an error for a dot in front', async () => {
    expect(await judgeBy('folder-chars', { '.my-plugin/my-plugin.php': main })).toEqual([
      expect.objectContaining({
        severity: 'error',
        message: "The name of the plugin's folder, `.my-plugin`, begins with a dot.",
        effect: expect.stringContaining('never lists it'),
      }),
    ]);
  });

  test.each(['my plugin', ' my-plugin', 'my\u00a0plugin'])('is a warning for %j', async (folder) => {
    expect(await judgeBy('folder-chars', { [`${folder}/a.php`]: main })).toEqual([
      expect.objectContaining({ severity: 'warning', message: expect.stringContaining('has a blank') }),
    ]);
  });

  test('is not reported for other characters, nor for other folders', async () => {
    const files = { 'my-plugin_2.0(ä)/a.php': main, 'my-plugin_2.0(ä)/a [b]/c.php': '' };
    expect(await judgeBy('folder-chars', files)).toEqual([]);
  });
});

describe('main-file', () => {
  const served = { version: '1.2.2', pluginFile: 'my-plugin/plugin.php' };

  test('is reported when the main file has another name than that which sites have installed', async () => {
    expect(await judgeBy('main-file', clean, { served })).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: 'my-plugin/my-plugin.php',
        message: 'The main file is `my-plugin.php`, not `plugin.php`, which sites have installed.',
        effect: expect.stringContaining('deactivates'),
        fix: 'Name the file with the plugin header `plugin.php` again.',
      }),
    ]);
    const withoutHeader = { ...clean, 'my-plugin/plugin.php': '<?php' };
    expect(await judgeBy('main-file', withoutHeader, { served })).toHaveLength(1);
  });

  test('is not reported while the installed file still has a header, nor when none is known', async () => {
    const both = { ...clean, 'my-plugin/plugin.php': main };
    expect(await judgeBy('main-file', both, { served })).toEqual([]);
    expect(await judgeBy('main-file', clean, { served: { version: '1.2.2' } })).toEqual([]);
    const same = { version: '1.2.2', pluginFile: 'my-plugin/my-plugin.php' };
    expect(await judgeBy('main-file', clean, { served: same })).toEqual([]);
  });

  test('is reported when the installed file has another version than the one that is published', async () => {
    const stale = main.replace('Version: 1.2.3', 'Version: 1.2.2');
    expect(stale).not.toBe(main);
    expect(await judgeBy('main-file', { ...clean, 'my-plugin/plugin.php': stale }, { served })).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: 'my-plugin/plugin.php',
        message:
          '`plugin.php`, which sites have installed, says version `1.2.2`, but the version `1.2.3` is read from `my-plugin.php`.',
        effect: expect.stringContaining('again and again'),
        fix: expect.stringContaining('Remove the header of `my-plugin.php`'),
      }),
    ]);
  });
});

describe('no-plugin', () => {
  const where = 'No PHP file at the top level of `my-plugin` has a "Plugin Name" header';

  test.each([
    [{ 'my-plugin/my-plugin.php': '<?php' }, `${where}.`],
    [{ 'my-plugin/my-plugin.php': '/* Plugin Name: */' }, `${where}.`],
    [{ 'my-plugin/my-plugin.php': '/* Plugin Name: 0 */' }, `${where}.`],
    [{ 'my-plugin/.my-plugin.php': main }, `${where}.`],
    [
      { 'my-plugin/my-plugin.PHP': main },
      `${where}: \`my-plugin.PHP\` does not count: WordPress reads only \`.php\` files.`,
    ],
    [
      { 'my-plugin/style.css': '', 'my-plugin/functions.php': '<?php' },
      `${where}: its \`style.css\` looks like that of a theme.`,
    ],
    [{ 'my-plugin/my-plugin.zip': '' }, `${where}: there is another archive instead, \`my-plugin.zip\`.`],
    [{ 'my-plugin/readme.txt': '', 'my-plugin/README.md': '' }, `${where}: there is only a readme.`],
    [{ 'my-plugin/a/b.php': '<?php' }, `${where}: there is none.`],
    [{ 'my-plugin/a.js': '' }, `${where}: the ZIP has no PHP file at all.`],
    [
      { 'a.js': '' },
      'No PHP file at the top of the ZIP has a "Plugin Name" header: the ZIP has no PHP file at all.',
    ],
  ])('says what %j is instead', async (files, message) => {
    expect(await judgeBy('no-plugin', files as Record<string, string>)).toEqual([
      expect.objectContaining({
        severity: 'error',
        message,
        effect: expect.stringContaining('is refused'),
        fix: expect.stringContaining(message.includes('archive') ? 'itself' : '`Plugin Name:`'),
      }),
    ]);
    expect(await listErrors(files as Record<string, string>, { slug: 'other' })).toEqual(['no-plugin']);
  });

  test('says how many PHP files were too many to be read', async () => {
    const files = Array.from({ length: 302 }, (_, index) => ({ name: `my-plugin/${index}.php` }));
    expect((await judgeBy('no-plugin', forgeZip(files)))[0]?.message).toBe(`${where}, but 2 were not read.`);
  });

  test('is not reported for a main file among hundreds that is named like its folder', async () => {
    const files = Array.from({ length: 400 }, (_, index) => ({ name: `my-plugin/${index}.php` }));
    const zip = forgeZip([...files, { name: 'my-plugin/my-plugin.php', content: main }]);
    expect(await listErrors(zip)).toEqual([]);
  });
});
