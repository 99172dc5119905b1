import { describe, expect, test } from '@jest/globals';

import { joinFindings } from '../../../../src/package/difference/comparison.ts';
import { mainFile } from '../judge.ts';
import { compareFiles, findIn, judgeAfter, plugin } from '../../publish/compare/compare-files.ts';

const vendor = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [`vendor/a/${index}.php`, `<?php ${index};`]),
);
const loader = {
  'inc/a.php': "<?php\n\nrequire __DIR__ . '/../x.php';\ninclude ROOT . 'vendor/autoload.php';",
};
const uses = { ...loader, 'vendor/autoload.php': '<?php' };
const requires = { 'Requires at least': '6.0', 'Requires PHP': '7.4' };

describe('part-vanished', () => {
  test('is a warning where code still names what is gone', async () => {
    const { findings } = await compareFiles(plugin('1.0.0', { ...vendor, ...uses }), plugin('1.1.0', loader));
    expect(findings).toEqual([
      {
        id: 'part-vanished',
        severity: 'warning',
        message: 'The folder `vendor/` is missing; the live version `1.0.0` has 21 files with code in it.',
        effect: expect.stringMatching(
          /^Line 4 of `my-plugin\/inc\/a\.php` still names `vendor\/autoload\.php`: /,
        ),
        fix: expect.stringMatching(/^Run `composer install --no-dev`.* accept this finding\.$/),
        file: 'my-plugin/vendor/',
      },
      expect.objectContaining({ id: 'size-jump', severity: 'notice' }),
    ]);
  });

  test('is an error where the main file requires what is gone', async () => {
    const main = (version: string) =>
      `<?php /*\nPlugin Name: A\nVersion: ${version}\n*/\nrequire __DIR__ . '/vendor/autoload.php';`;
    const old = plugin('1.0.0', { ...vendor, ...uses, 'my-plugin.php': main('1.0.0') });
    const { findings } = await compareFiles(old, { 'my-plugin.php': main('1.1.0') });
    expect(findings[0]).toMatchObject({
      severity: 'error',
      effect:
        'Line 5 of `my-plugin/my-plugin.php` requires `my-plugin/vendor/autoload.php`: PHP stops with a fatal error on every request.',
    });
  });

  describe('of Composer, which PHP still names behind a guard,', () => {
    const guard = { 'inc/a.php': "<?php is_file( $dir . '/vendor/autoload.php' ) && load();" };
    const loader = { 'inc/b.php': '<?php spl_autoload_register( $find );' };
    const [packages, classes] = [{ require: { 'a/b': '*' } }, { autoload: { 'psr-4': { 'A\\': 'inc/' } } }];

    test.each<[string, unknown, Readonly<Record<string, string>>, string]>([
      ['its packages are required', packages, {}, 'error'],
      ['the plugin finds its own classes by it', classes, {}, 'error'],
      ['the plugin finds its classes by itself, too', classes, loader, 'warning'],
      ['the classes are not in the package', { autoload: { classmap: ['lib/'] } }, {}, 'warning'],
      ['only PHP is required', { require: { php: '>=8.0' } }, {}, 'warning'],
      ['packages are only for development', { 'require-dev': { 'a/b': '*' } }, {}, 'warning'],
      ['packages have a prefix now', packages, { 'lib/b/C.php': '<?php class C {}' }, 'warning'],
      ['there is no composer.json', undefined, {}, 'warning'],
    ])('when %s', async (_name, json, others, severity) => {
      const composer = json === undefined ? {} : { 'composer.json': JSON.stringify(json) };
      const after = plugin('1.1.0', { ...guard, ...others, ...composer });
      const found = await findIn(plugin('1.0.0', { ...vendor, ...guard }), after);
      expect(found.filter((one) => one.endsWith('/vendor/'))).toEqual([
        `${severity} part-vanished my-plugin/vendor/`,
      ]);
    });
  });

  const folder = (name: string, files = 10) =>
    Object.fromEntries(
      Array.from({ length: files }, (_, index) => [`${name}/file-${index}.php`, `<?php ${index};`]),
    );
  const named = (path: string) => ({ 'inc/a.php': `<?php load( '${path}' );` });

  test.each(['lib', 'build'])('advises to look at the rules of both kinds for %s', async (name) => {
    const { findings } = await compareFiles(plugin('1.0.0', folder(name)), plugin('1.1.0'));
    const fixes = findings.filter(({ id }) => id === 'part-vanished').map(({ fix }) => fix);
    expect(fixes).toEqual([expect.stringContaining('`.distignore` or `export-ignore`')]);
  });

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a folder', named('lib/file-1.php'), 'warning'],
    ['a folder by its name alone', named('/lib'), 'warning'],
    [
      'a folder and the beginning of a name',
      { 'inc/a.php': "<?php load( 'lib/file-' . $name );" },
      'warning',
    ],
    [
      'a folder of an old name in a text',
      { 'inc/a.php': '<?php load( "{$root}lib/file-1.php" );' },
      'warning',
    ],
    ['the same folder in another one', named('assets/lib/file-1.php'), 'notice'],
    ['a word that is called the same', named('lib'), 'notice'],
    ['a URL', named('https://example.org/lib/file-1.php'), 'notice'],
    ['nothing', {}, 'notice'],
    ['it only in tests', { 'tests/a.php': "<?php load( 'lib/file-1.php' );" }, 'notice'],
    ['a file that is in another folder', { ...named('/lib/x.php'), 'assets/lib/x.php': '<?php' }, 'notice'],
  ])('goes by code that names %s', async (_name, code, severity) => {
    expect(await findIn(plugin('1.0.0', folder('lib')), plugin('1.1.0', code))).toEqual([
      `${severity} part-vanished my-plugin/lib/`,
    ]);
  });

  test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ['moved with its files', folder('inc'), folder('src')],
    [
      'moved with its names',
      folder('inc'),
      Object.fromEntries(Object.keys(folder('src/inc')).map((path) => [path, '<?php changed();'])),
    ],
    ['for tests', folder('tests'), {}],
    ['of tools', folder('bin'), {}],
    ['hidden', folder('.config'), {}],
    ['filled by sites', folder('cache'), {}],
    ['without code', { 'images/a.png': '', 'images/b.svg': '' }, {}],
    ['of which a ninth is left', folder('inc', 9), folder('inc', 1)],
  ])('is not told of a folder that is %s', async (_name, before, after) => {
    const code = Object.keys(before).map((path) => `'${path.split('/')[0] ?? ''}/';`);
    const own = { 'my.php': `<?php\n${code.join('\n')}` };
    expect(
      await findIn(plugin('1.0.0', { ...before, ...own }), plugin('1.1.0', { ...after, ...own })),
    ).toEqual([]);
  });

  test('is told of a folder of which a tenth is left', async () => {
    const code = { 'my.php': "<?php 'inc/file-3.php';" };
    const before = plugin('1.0.0', { ...folder('inc', 10), ...code });
    const { findings } = await compareFiles(before, plugin('1.1.0', { ...folder('inc', 1), ...code }));
    expect(findings).toEqual([
      expect.objectContaining({
        severity: 'warning',
        message:
          'The folder `inc/` has only 1 file with code left; the live version `1.0.0` has 10 files with code in it.',
      }),
    ]);
  });

  test('is a notice for translations, which code names anyway', async () => {
    const texts = {
      'languages/a-de_DE.mo': 'x',
      'languages/a-de_DE-123.json': '{}',
      'languages/index.php': '<?php',
    };
    const code = named('/languages');
    expect(await findIn(plugin('1.0.0', { ...texts, ...code }), plugin('1.1.0', code))).toEqual([
      'notice part-vanished my-plugin/languages/',
    ]);
  });

  test('does not take what a build makes for translations', async () => {
    const made = { 'build/phploc.xml': '<a/>', 'build/translations.json': '{}' };
    const { findings } = await compareFiles(plugin('1.0.0', made), plugin('1.1.0', {}));
    expect(findings).toMatchObject([{ id: 'part-vanished', fix: expect.stringMatching(/^Run the build /) }]);
  });
});

describe('nothing-changed', () => {
  const readme = (version: string, changes: string) =>
    `=== My Plugin ===\nStable tag: ${version}\nTested up to: 7.0\n\nDoes things.\n\n== Changelog ==\n\n${changes}= 1.0.0 =\n* First.\n`;
  const rest = { 'inc/a.php': '<?php a();' };
  const before = plugin('1.0.0', { ...rest, 'readme.txt': readme('1.0.0', ''), 'languages/a.pot': '1' });
  const changes = '= 1.1.0 =\n* New: nothing.\n\n';

  test.each<[string, Readonly<Record<string, string>>]>([
    ['the version', {}],
    ['the changelog', { 'readme.txt': readme('1.1.0', changes) }],
    [
      'files that only say the version',
      { 'package.json': '{}', 'languages/a.pot': '2', 'changelog.txt': '1' },
    ],
  ])('is a warning when %s differs', async (_name, files) => {
    const old = { ...before, 'package.json': '{"version": 1}', 'changelog.txt': '' };
    const all = { 'readme.txt': readme('1.1.0', ''), 'package.json': '{"version": 1}', 'changelog.txt': '' };
    const { findings } = await compareFiles(
      old,
      plugin('1.1.0', { ...rest, 'languages/a.pot': '1', ...all, ...files }),
    );
    expect(findings).toEqual([
      expect.objectContaining({
        id: 'nothing-changed',
        severity: 'warning',
        message: 'Only the version and the changelog changed since the live version `1.0.0`.',
      }),
    ]);
  });

  test('is not told when a beta becomes the version that it is of', async () => {
    const names = async (from: string, to: string) =>
      (await compareFiles(plugin(from, rest), plugin(to, rest))).findings.map(({ id }) => id);
    expect(await names('1.5.0-beta.1', '1.5.0')).toEqual([]);
    expect(await names('1.5.0-beta.1', '1.5.0-beta.2')).toEqual(['nothing-changed']);
    expect(await names('1.5.0-beta.1', '1.5.1')).toEqual(['nothing-changed']);
  });

  test('is not told beside the error of the same cause', async () => {
    const { findings } = await compareFiles(plugin('1.1.0', rest), plugin('1.0.0', rest));
    const [nothing] = findings;
    const old = { id: 'version-not-newer', severity: 'error', message: '', effect: '', fix: '' } as const;
    expect(joinFindings([old], { findings })).toEqual([old]);
    const accepted = ({ id }: { readonly id: string }) => id === 'version-not-newer';
    expect(joinFindings([old], { findings }, accepted)).toEqual([old, nothing]);
    const mild = { ...old, severity: 'warning' } as const;
    expect(joinFindings([mild], { findings })).toEqual([mild, nothing]);
  });

  test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ['code', { 'inc/a.php': '<?php b();' }, {}],
    ['a new file', { 'inc/b.php': '<?php b();' }, {}],
    ['the description', { 'readme.txt': readme('1.1.0', changes).replace('things', 'more') }, {}],
    ['what it is tested with', { 'readme.txt': readme('1.1.0', changes).replace('7.0', '7.1') }, {}],
    ['an old entry of the changelog', { 'readme.txt': readme('1.1.0', changes).replace('First', '1st') }, {}],
    ['a header', {}, { Author: 'Jane' }],
    ['a readme that is too large', { 'readme.txt': readme('1.1.0', changes) + '\n'.repeat(256 * 1024) }, {}],
  ])('is not told when %s differs', async (_name, files, headers) => {
    const all = { ...rest, 'readme.txt': readme('1.1.0', changes), 'languages/a.pot': '1', ...files };
    expect(await findIn(before, plugin('1.1.0', all, headers))).not.toContain('warning nothing-changed');
  });

  test('is not told of the same version', async () => {
    expect(await findIn(before, before)).toEqual([]);
  });
});

describe('same-version-changed', () => {
  test.each([
    [false, 'warning'],
    [true, 'notice'],
  ])('in a dry run (%s) is a %s', async (isDryRun, severity) => {
    const found = await findIn(
      plugin('1.0.0', { 'a.php': '<?php 1;' }),
      plugin('1.0.0', { 'a.php': '<?php 2;' }),
      {
        isDryRun,
      },
    );
    expect(found).toEqual([`${severity} same-version-changed`]);
  });
});

describe('update-uri-changed', () => {
  test.each([
    ['https://a.example/x', undefined, 'error'],
    ['https://a.example/x', 'false', 'error'],
    ['https://a.example/x', 'https://wordpress.org/plugins/x', 'error'],
    ['https://a.example/x', 'https://b.example/x', 'warning'],
    ['https://a.example/x', 'https://a.example/y', ''],
    ['https://a.example/x', 'https://A.Example/x', 'warning'],
    ['https://a.example/x', 'https://www.a.example/x', 'warning'],
    ['https://a.example/x', 'FALSE', 'error'],
    ['a.example/x', 'https://a.example', ''],
    ['false', undefined, ''],
    [undefined, 'https://a.example/x', ''],
    ['https://wordpress.org/plugins/x', undefined, ''],
    ['https://w.org/x', 'https://a.example/x', ''],
  ])('%s → %s: %s', async (from, to, severity) => {
    const found = await findIn(
      plugin('1.0.0', {}, { 'Update URI': from }),
      plugin('1.1.0', { 'a.php': '<?php' }, { 'Update URI': to }),
    );
    expect(found).toEqual(severity === '' ? [] : [`${severity} update-uri-changed my-plugin/my-plugin.php`]);
  });
});

describe('PHP files that are gone or empty', () => {
  const code = `<?php\n// ${'A file with code in it. '.repeat(8)}\nclass A {}\n`;
  const old = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`inc/${at}.php`, `${code}// ${at}`]));
  const user = { 'admin.php': "<?php\nfunction f() {\nrequire __DIR__ . '/inc/7.php';\n}" };
  const [before, left] = [
    plugin('1.0.0', { ...old, ...user }),
    Object.fromEntries(Object.entries(old).slice(20)),
  ];

  test('are an error where code still loads them, and a warning where these are many', async () => {
    const after = plugin('1.1.0', { ...left, ...user });
    expect((await findIn(before, after)).filter((found) => found.includes('part-vanished'))).toEqual([
      'error part-vanished my-plugin/inc/7.php',
      'warning part-vanished my-plugin/inc/0.php',
    ]);
  });

  test('are not told when as many new ones may be in their place', async () => {
    const others = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`api/${at}.php`, `${code}// another ${at}`]),
    );
    const after = { ...left, ...others, 'inc/7.php': old['inc/7.php'] };
    expect(await findIn(before, plugin('1.1.0', after))).toEqual([]);
  });

  test('are told when they are empty', async () => {
    const emptied = { ...old, ...user, 'inc/7.php': '', 'inc/8.php': '' };
    expect(await findIn(before, plugin('1.1.0', emptied))).toEqual([
      'error part-vanished my-plugin/inc/7.php',
      'warning part-vanished my-plugin/inc/8.php',
    ]);
  });

  test('are not told when they are few, or elsewhere', async () => {
    const moved = Object.fromEntries(Object.entries(old).map(([path, text]) => [`src/${path}`, text]));
    expect(await findIn(before, plugin('1.1.0', { ...moved, 'b.php': '<?php' }))).toEqual([]);
    const { 'inc/3.php': gone, ...others } = old;
    expect(gone).toBeDefined();
    expect(await findIn(before, plugin('1.1.0', { ...others, ...user }))).toEqual([]);
  });
});

describe('what else changes', () => {
  const more = { 'a.php': '<?php' };

  test('another main file is told by the checks, as a warning while it is not known to be live', async () => {
    const renamed = {
      'my-plugin.php': undefined,
      'other.php': mainFile({ Version: '1.1.0' }),
    };
    expect(await findIn(plugin('1.0.0'), plugin('1.1.0', renamed))).toEqual([]);
    expect(await judgeAfter(plugin('1.0.0'), plugin('1.1.0', renamed))).toContainEqual(
      expect.objectContaining({
        id: 'main-file',
        severity: 'warning',
        message: 'The main file is `other.php`, not `my-plugin.php`, which the live version `1.0.0` has.',
      }),
    );
  });

  test('a second file with a header, which comes first, is no other main file', async () => {
    const addon = { 'addon.php': mainFile({ 'Plugin Name': 'Add-on', Version: '1.1.0' }) };
    const [before, after] = [plugin('1.0.0'), plugin('1.1.0', addon)];
    expect(await findIn(before, after)).toEqual([]);
    expect((await judgeAfter(before, after)).map(({ id }) => id)).not.toContain('main-file');
  });

  test('a constant that kept its version is told by the checks', async () => {
    const main = (version: string) =>
      `<?php /*\nPlugin Name: A\nVersion: ${version}\n*/\ndefine( 'A_VERSION', '1.0.0' );`;
    const findings = await judgeAfter(
      { 'my-plugin.php': main('1.0.0') },
      { 'my-plugin.php': main('1.1.0'), ...more },
    );
    expect(findings).toContainEqual(
      expect.objectContaining({
        id: 'stale-version',
        severity: 'warning',
        message: expect.stringContaining('is `1.0.0`, as in the live version `1.0.0`; the plugin'),
      }),
    );
  });

  test.each([
    ['one', 'two', true],
    ['my-plugin', undefined, false],
    [undefined, 'my-plugin', false],
    [undefined, 'two', true],
    [undefined, undefined, false],
  ])('the text domain %s → %s', async (from, to, isTold) => {
    const found = await findIn(
      plugin('1.0.0', {}, { 'Text Domain': from }),
      plugin('1.1.0', more, { 'Text Domain': to }),
    );
    expect(found).toEqual(isTold ? ['notice text-domain-changed my-plugin/my-plugin.php'] : []);
  });

  test.each([
    ['8.0', 1],
    ['7.4', 0],
    ['7.2', 0],
    ['7.4.0', 0],
    [undefined, 0],
    ['PHP 8', 0],
  ])('a requirement that is raised to %s is told %i times', async (version, count) => {
    const { findings } = await compareFiles(
      plugin('1.0.0', {}, requires),
      plugin('1.1.0', more, { ...requires, 'Requires PHP': version }),
    );
    expect(findings.map(({ id }) => id)).toEqual(new Array(count).fill('requires-raised'));
    if (count > 0)
      expect(findings[0]?.message).toBe(
        'The plugin requires PHP `8.0`; the live version `1.0.0` requires `7.4`.',
      );
  });

  describe('upgrade-notice', () => {
    const readme = (...versions: readonly string[]) => ({
      'readme.txt': `=== A ===\n\nDoes.\n\n== Upgrade Notice ==\n\n${versions.map((version) => `= ${version} =\nNeeds more.\n\n`).join('')}`,
    });
    const judgeRaise = async (files: Readonly<Record<string, string>>, php = '8.0') => {
      const { findings } = await compareFiles(
        plugin('1.0.0', files, requires),
        plugin('1.1.0', { ...more, ...files }, { ...requires, 'Requires PHP': php }),
      );
      return findings.filter(({ id }) => id === 'upgrade-notice');
    };

    test('is a notice where the version requires more, and only others have an entry', async () => {
      expect(await judgeRaise(readme('1.0.0', '0.9'))).toEqual([
        {
          id: 'upgrade-notice',
          severity: 'notice',
          message:
            '`== Upgrade Notice ==` of `my-plugin/readme.txt` has other versions, but nothing for `1.1.0`, which requires more than the live version `1.0.0`.',
          effect: expect.stringContaining('too old'),
          fix: expect.stringContaining('Add an entry'),
          file: 'my-plugin/readme.txt',
        },
      ]);
    });

    test('is silent with an entry, without the section, and where nothing is raised', async () => {
      expect(await judgeRaise(readme('1.1.0', '1.0.0'))).toEqual([]);
      expect(await judgeRaise(readme('1.1', '1.0.0'))).toEqual([]);
      expect(await judgeRaise(readme())).toEqual([]);
      expect(await judgeRaise({})).toEqual([]);
      expect(
        await judgeRaise({ 'readme.txt': '=== A ===\n\nDoes.\n\n== Changelog ==\n\n= 1.0.0 =\n* A\n' }),
      ).toEqual([]);
      expect(await judgeRaise(readme('1.0.0'), '7.4')).toEqual([]);
    });
  });

  test.each([
    [400_000, 1_100_000, 0],
    [400_000, 1_300_000, 1],
    [1_300_000, 400_000, 1],
    [1_000, 9_000, 0],
  ])('a size of %i that becomes %i is told %i times', async (from, to, count) => {
    const fill = (sizeBytes: number) => ({ 'a.svg': Buffer.alloc(sizeBytes) });
    const found = await findIn(plugin('1.0.0', fill(from)), plugin('1.1.0', fill(to)));
    expect(found).toEqual(new Array(count).fill('notice size-jump'));
  });
});

describe('required-file-missing, of code that not every request runs,', () => {
  const DEAD = "<?php function later() {\nrequire_once __DIR__ . '/parts/gone.php'; }";

  test('is a warning where a changed or new file loads what no version has', async () => {
    const old = plugin('1.0.0', { 'inc/a.php': '<?php function later() {}' });
    const { findings } = await compareFiles(old, plugin('1.1.0', { 'inc/a.php': DEAD }));
    expect(findings).toEqual([
      expect.objectContaining({
        id: 'required-file-missing',
        severity: 'warning',
        message:
          'Line 2 of `my-plugin/inc/a.php` requires `my-plugin/inc/parts/gone.php`, which is not in the package; the live version `1.0.0` does not load it there.',
        effect: 'PHP stops with a fatal error when it gets there.',
        file: 'my-plugin/inc/parts/gone.php',
        place: { file: 'my-plugin/inc/a.php', line: 2 },
      }),
    ]);
    expect(await findIn(plugin('1.0.0'), plugin('1.1.0', { 'inc/b.php': DEAD }))).toEqual([
      'warning required-file-missing my-plugin/inc/parts/gone.php',
    ]);
  });

  test.each<[string, string | undefined, string]>([
    ['the previous version loads it, too', DEAD, `${DEAD} // Changed.`],
    ['the file has not changed', DEAD, DEAD],
    [
      'it is asked for first',
      undefined,
      "<?php if ( is_file( __DIR__ . '/x.php' ) ) { require __DIR__ . '/x.php'; }",
    ],
    ['the path is not certain', undefined, '<?php require __DIR__ . "/parts/$name.php";'],
    ['it is for tests', undefined, "<?php function f() { require __DIR__ . '/tests/x.php'; }"],
    ['it is sold apart', undefined, "<?php function f() { require dirname( __DIR__ ) . '/pro/x.php'; }"],
    ['it may leave it out', undefined, "<?php @include __DIR__ . '/x.php';"],
    ['it is there', undefined, "<?php require __DIR__ . '/b.php';"],
    [
      'an autoloader may find the class that it is asked for in another file',
      undefined,
      "<?php spl_autoload_register( 'b' ); function f() { if ( ! class_exists( 'B' ) ) { require __DIR__ . '/x.php'; } }",
    ],
    [
      'WordPress runs on no PHP that is so old',
      undefined,
      "<?php if ( PHP_VERSION_ID < 50600 ) { require __DIR__ . '/x.php'; }",
    ],
  ])('is not told where %s', async (_, before, after) => {
    const files = { 'inc/b.php': '<?php function b() { return 1; } class B {}' };
    const found = await findIn(
      plugin('1.0.0', { ...files, 'inc/a.php': before }),
      plugin('1.1.0', { ...files, 'inc/a.php': after }),
    );
    expect(found.filter((one) => one.includes('required-file-missing'))).toEqual([]);
  });

  test('is told where some of the declared versions of PHP get there', async () => {
    const code = "<?php if ( PHP_VERSION_ID < 80100 ) { require __DIR__ . '/x.php'; }";
    expect(await findIn(plugin('1.0.0'), plugin('1.1.0', { 'inc/a.php': code }))).toEqual([
      'warning required-file-missing my-plugin/inc/x.php',
    ]);
  });

  test('is not told of a file that has moved', async () => {
    const found = await findIn(
      plugin('1.0.0', { 'src/a.php': DEAD }),
      plugin('1.1.0', { 'inc/a.php': `${DEAD} // Moved.` }),
    );
    expect(found).toEqual([]);
  });

  test('is one finding with the error for what every request loads', async () => {
    const after = plugin('1.1.0', {
      'my-plugin.php': `${mainFile({ Version: '1.1.0' })} require __DIR__ . '/gone.php';`,
    });
    const checked = await judgeAfter(plugin('1.0.0'), after);
    const compared = await compareFiles(plugin('1.0.0'), after);
    const told = joinFindings(checked, compared).filter(({ id }) => id === 'required-file-missing');
    expect(told).toEqual([expect.objectContaining({ severity: 'error' })]);
  });
});
