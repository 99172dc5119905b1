import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { planRaise } from '../../../../src/cli/raise/plan-raise.ts';
import { replaceFiles } from '../../../../src/cli/raise/write-files.ts';
import { createFolder, type Files, type TestFolder } from '../../source/folder.ts';

const header = (version: string, name = 'Demo') =>
  `<?php\n/*\nPlugin Name: ${name}\nVersion: ${version}\n*/\n`;

const plan = (folder: TestFolder, order: Partial<Parameters<typeof planRaise>[0]> = {}) =>
  planRaise({ folder: folder.path, wanted: '1.3.0', include: [], exclude: [], ...order });

/** The new lines, with their places. */
function raise(folder: TestFolder, order?: Partial<Parameters<typeof planRaise>[0]>) {
  const { lines, remarks } = plan(folder, order);
  return [...lines.map(({ file, line, after }) => `${file}:${line} ${after}`), ...remarks];
}

const MANIFEST = '{\n  "name": "demo",\n  "version": "1.2.0"\n}\n';

describe('raising a version', () => {
  test('changes each place that tells it, and lists the others', async () => {
    const files: Files = {
      'demo.php': `${header('1.2.0')}define( 'DEMO_VERSION', '1.2.0' );\n_deprecated_function( 'a', '1.2.0' );\n`,
      'includes/class-demo.php':
        "<?php\n/** @since 1.2.0 */\nclass Demo {\n\tpublic $version = '1.2.0';\n}\nadd( array( '1.2.0' ), '1.2.0.1', '11.2.0' );\n",
      'includes/object-cache.php': header('1.2.0', 'Demo Cache'),
      'readme.txt': '=== Demo ===\nStable tag: 1.2.0\n\n== Changelog ==\n\n= Version 1.2.0 =\n* Old.\n',
      'README.md': '# Demo\n\n**Stable tag:** 1.2.0  \n',
      'package.json': '{\n  "version": "1.2.0",\n  "tool": {\n    "pluginVersion": "1.2.0"\n  }\n}\n',
      'package-lock.json':
        '{"name":"demo","version":"1.1.0","packages":{"":{"version":"1.1.0"},"node_modules/a":{"version":"1.2.0"}}}',
      'blocks/one/block.json': '{"name":"demo/one","version":"1.2.0"}',
      'blocks/two/block.json': '{"name":"demo/two","version":"0.9.0"}',
      'vendor/a/a.php': "<?php const VERSION = '1.2.0';",
      'tests/test.php': "<?php define( 'DEMO_VERSION', '1.2.0' );",
      'src/index.js': "export const version = '1.2.0';",
      'src/index.min.js': "const a='1.2.0'",
      'readme/01-header.md': '# A\r\n\r\n**Stable tag:** 1.2.0\r\n',
    };
    await using folder = await createFolder(files);
    expect(raise(folder)).toEqual([
      'demo.php:4 Version: 1.3.0',
      "demo.php:6 define( 'DEMO_VERSION', '1.3.0' );",
      'README.md:3 **Stable tag:** 1.3.0',
      'readme.txt:2 Stable tag: 1.3.0',
      'package.json:2 "version": "1.3.0",',
      'package-lock.json:1 {"name":"demo","version":"1.3.0","packages":{"":{"version":"1.3.0"},"node_modules/a":{"version":"1.2.0"}}}',
      'blocks/one/block.json:1 {"name":"demo/one","version":"1.3.0"}',
      "includes/class-demo.php:4 stays: public $version = '1.2.0';",
      "includes/class-demo.php:6 stays: add( array( '1.2.0' ), '1.2.0.1', '11.2.0' );",
      'includes/object-cache.php:4 stays: Version: 1.2.0',
      'package.json:4 stays: "pluginVersion": "1.2.0"',
      'readme/01-header.md:3 stays: **Stable tag:** 1.2.0',
      "src/index.js:1 stays: export const version = '1.2.0';",
      'Raise such a line by hand, or start again with --include includes/class-demo.php:4.',
      'The changelog in `readme.txt` has no section for 1.3.0 yet: write one.',
    ]);
    const { changes } = plan(folder);
    replaceFiles(changes);
    for (const [name, before] of Object.entries(files)) {
      const changed = changes.find((one) => one.name === name);
      expect(await readFile(folder.at(name), 'utf8')).toBe(changed?.after.toString() ?? before);
    }
    expect(() => plan(folder)).toThrow('1.3.0 is not newer than 1.3.0');
    const { next, version } = plan(folder, { wanted: 'patch' });
    expect([version, next]).toEqual(['1.3.0', '1.3.1']);
  });

  test('finds the plugin below the top, and what belongs to it above', async () => {
    await using folder = await createFolder({
      'plugin/demo.php': header('1.2.0'),
      'package.json': MANIFEST,
      'composer.json': '{"version":"1.2.0"}',
      'composer.lock': '{"content-hash":"0123"}',
      'readme.txt': '=== Demo ===\nStable tag: trunk\n',
      'scripts/other.php': "<?php const VERSION = '1.2.0';",
    });
    expect(raise(folder)).toEqual([
      'plugin/demo.php:4 Version: 1.3.0',
      'package.json:3 "version": "1.3.0"',
      'composer.json:1 {"version":"1.3.0"}',
      'Run `composer update --lock`, so that composer.lock follows composer.json.',
      'readme.txt:2 stays: Stable tag: trunk (The "Stable tag" is not a plain version.)',
      'Raise such a line by hand, or start again with --include readme.txt:2.',
    ]);
  });

  test('keeps the digest in composer.lock right', async () => {
    const json = '{"name":"acme/demo","version":"1.2.0","require":{}}';
    await using folder = await createFolder({
      'demo.php': header('1.2.0'),
      'composer.json': json,
      // md5('{"name":"acme\/demo","require":[],"version":"1.2.0"}') by PHP
      'composer.lock': '{\n    "content-hash": "a5de1a6542ee2a733075f1b31b3eecee"\n}',
    });
    expect(raise(folder)).toEqual([
      'demo.php:4 Version: 1.3.0',
      'composer.json:1 {"name":"acme/demo","version":"1.3.0","require":{}}',
      'composer.lock:2 "content-hash": "f46691eaf6efc94ed011c0c4c4762ca7"',
    ]);
  });

  test('raises a workspace in the lockfile of the repository', async () => {
    await using folder = await createFolder({
      '.git/HEAD': '',
      'package.json': '{"workspaces":["plugins/*"]}',
      'package-lock.json':
        '{"packages":{"":{},"plugins/demo":{"version":"1.2.0"},"plugins/other":{"version":"1.2.0"}}}',
      'plugins/demo/demo.php': header('1.2.0'),
      'plugins/demo/package.json': MANIFEST,
      'plugins/other/other.php': header('1.2.0'),
    });
    const order = { folder: folder.at('plugins/demo') };
    expect(raise(folder, order)).toEqual([
      'demo.php:4 Version: 1.3.0',
      'package.json:3 "version": "1.3.0"',
      '../../package-lock.json:1 {"packages":{"":{},"plugins/demo":{"version":"1.3.0"},"plugins/other":{"version":"1.2.0"}}}',
    ]);
    expect(raise(folder, { ...order, exclude: ['package.json'] })).toEqual(['demo.php:4 Version: 1.3.0']);
  });

  test('writes three numbers for npm where it has them', async () => {
    await using folder = await createFolder({
      'demo.php': header('1.2-dev'),
      'package.json': '{"version":"1.2.0-dev"}',
      'package-lock.json': '{"version":"1.2.0-dev"}',
    });
    expect(raise(folder, { wanted: '1.2' })).toEqual([
      'demo.php:4 Version: 1.2',
      'package.json:1 {"version":"1.2.0"}',
      'package-lock.json:1 {"version":"1.2.0"}',
    ]);
  });

  test('keeps a byte order mark, CRLF and other encodings', async () => {
    const latin = Buffer.from('=== D\xe9mo ===\r\nContributors: J\x85hn\r\nStable tag: 1.2.0\r\n', 'latin1');
    const marked = `\ufeff${header('1.2.0').replaceAll('\n', '\r\n')}const DEMO_VERSION = '1.2.0';\r\n`;
    await using folder = await createFolder({
      'demo.php': marked.replace('/*\r\n', '/*\r\n\r\n'),
      'readme.txt': latin,
      'package.json': '\ufeff{"version":"1.2.0"}',
    });
    const { changes } = plan(folder);
    expect(changes.map(({ name }) => name)).toEqual(['demo.php', 'readme.txt', 'package.json']);
    for (const { before, after } of changes)
      expect(after.toString('latin1')).toBe(before.toString('latin1').replaceAll('1.2.0', '1.3.0'));
  });

  test('raises one constant: that of the main file, else of the file that is least deep', async () => {
    await using folder = await createFolder({
      'demo.php': `${header('1.2.0')}define( 'DEMO_MIN_VERSION', '1.2.0' );\n`,
      'inc/deep/a.php': "<?php\nconst VERSION = '1.2.0';\n",
      'inc/b.php': "<?php\n// const VERSION = '1.2.0';\n$this->version = '1.2.0';\n",
      'lib/a.php': "<?php\nconst VERSION = '1.2.0';\n",
    });
    expect(raise(folder)).toEqual([
      'demo.php:4 Version: 1.3.0',
      "inc/b.php:3 $this->version = '1.3.0';",
      "demo.php:6 stays: define( 'DEMO_MIN_VERSION', '1.2.0' );",
      "inc/b.php:2 stays: // const VERSION = '1.2.0';",
      "inc/deep/a.php:2 stays: const VERSION = '1.2.0';",
      "lib/a.php:2 stays: const VERSION = '1.2.0';",
      'Raise such a line by hand, or start again with --include demo.php:6.',
    ]);
  });

  test.each([
    "define( 'DEMO_VERSION', '1.2.0' );",
    'define("DEMO_VER","1.2.0");',
    "defined( 'DEMO_VERSION' ) || define( 'DEMO_VERSION', '1.2.0' );",
    "if ( ! defined( 'DEMO_VERSION' ) ) define( 'DEMO_VERSION', '1.2.0' );",
    "define( __NAMESPACE__ . '\\VERSION', '1.2.0' );",
    "define( 'DEMO_VERSION', '1.2.0' . $debug );",
    "const VERSION = '1.2.0';",
    "final public const string DEMO_PLUGIN_VERSION = '1.2.0';",
    "class A { public $version='1.2.0'; }",
    "\t$this->pluginVersion = '1.2.0';",
    "$demo_version_number = '1.2.0'; // Raised by hand.",
    "const PRO_VERSION = '1.2.0'; // In the name of the plugin.",
  ])('raises %s', async (line) => {
    await using folder = await createFolder({ 'demo.php': `${header('1.2.0', 'Demo Pro')}${line}\n` });
    expect(raise(folder)).toEqual([
      'demo.php:4 Version: 1.3.0',
      `demo.php:6 ${line.replaceAll('1.2.0', '1.3.0').trim()}`,
    ]);
  });

  test.each([
    "define( 'DEMO_DB_VERSION', '1.2.0' );",
    "define( 'DEMO_WP_VERSION', '1.2.0' );",
    "define( 'DEMO_REQUIRED_PRO_VERSION', '1.2.0' );",
    "const REQUIRED_DEMO_VERSION = '1.2.0';",
    "const CONVERSION = '1.2.0';",
    "$a['version'] = '1.2.0';",
    "return '1.2.0';",
    "function a( $version = '1.2.0' ) {}",
    "if ( $version === '1.2.0' ) {}",
    "$a = array( 'version' => '1.2.0' );",
    "wp_enqueue_style( 'a', $a, array(), '1.2.0' );",
    "* const VERSION = '1.2.0';",
    '/** @version 1.2.0 */',
    "define( 'DEMO_VERSION', 1.2.0 );",
  ])('lists %s', async (line) => {
    await using folder = await createFolder({ 'demo.php': `${header('1.2.0')}${line}\n` });
    const raised = 'demo.php:4 Version: 1.3.0';
    expect(raise(folder)).toEqual([
      raised,
      `demo.php:6 stays: ${line}`,
      'Raise such a line by hand, or start again with --include demo.php:6.',
    ]);
    expect(raise(folder, { include: ['demo.php:6'] })).toEqual([
      raised,
      `demo.php:6 ${line.replaceAll('1.2.0', '1.3.0')}`,
    ]);
    expect(raise(folder, { exclude: ['demo.php:6'] })).toEqual([raised]);
  });

  test.each([
    "_deprecated_function( 'a', '1.2.0' );",
    "if ( version_compare( $a, '1.2.0', '<' ) ) {}",
    '/** @since 1.2.0 */',
    "$a = '1.2.0.1' . '11.2.0' . '1.2.0-beta';",
    "const OTHER_VERSION = '0.0.1';",
  ])('does not list %s', async (line) => {
    await using folder = await createFolder({ 'demo.php': `${header('1.2.0')}${line}\n` });
    expect(raise(folder)).toEqual(['demo.php:4 Version: 1.3.0']);
  });

  test('lists no more than 20 lines, and none of a build', async () => {
    const lines = Array.from({ length: 23 }, () => "$a['version'] = '1.2.0';\n").join('');
    await using folder = await createFolder({
      'demo.php': `${header('1.2.0')}${lines}`,
      'build/demo/demo.php': `${header('1.2.0')}const VERSION = '1.2.0';\n`,
      'notes.js': "const a = '1.2.0';\n",
      '.gitignore': '/build/\nnotes.js\n',
    });
    execFileSync('git', ['init'], { cwd: folder.path, stdio: 'ignore' });
    const told = raise(folder);
    expect(told).toHaveLength(1 + 20 + 2);
    expect(told.slice(-2)).toEqual([
      '… and 3 more that have 1.2.0.',
      'Raise such a line by hand, or start again with --include demo.php:6.',
    ]);
  });

  test('raises what the author includes, and leaves what is excluded', async () => {
    await using folder = await createFolder({
      'demo.php': `${header('1.2.0')}const DEMO_VERSION = '1.2.0';\nconst DEMO_DB_VERSION = '1.2.0';\n`,
      'lib/a.php': "<?php\nconst VERSION = '1.2.0';\n",
      'inc/b.php': "<?php\nwp_enqueue_style( 'a', $a, array(), '1.2.0' );\n",
      'readme.txt': '=== Demo ===\nStable tag: 1.2.0\n',
    });
    const answers = { include: ['demo.php:7', './inc/'], exclude: ['lib', 'readme.txt'] };
    expect(raise(folder, answers)).toEqual([
      'demo.php:4 Version: 1.3.0',
      "demo.php:6 const DEMO_VERSION = '1.3.0';",
      "demo.php:7 const DEMO_DB_VERSION = '1.3.0';",
      "inc/b.php:2 wp_enqueue_style( 'a', $a, array(), '1.3.0' );",
    ]);
    for (const order of [
      { exclude: ['demo.php:8'] },
      { include: ['demo.php:8'] },
      { include: ['readme.md'] },
    ])
      expect(() => plan(folder, order)).toThrow(
        /matches no place that has 1\.2\.0\. Check the file and the line\.$/,
      );
    expect(() => plan(folder, { exclude: ['demo.php:4'] })).toThrow(
      '--exclude matches the header of the main file',
    );
    for (const outside of ['../other.php', '/etc/passwd', 'C:\\a.php', 'inc/../../a.php'])
      expect(() => plan(folder, { include: [outside] })).toThrow('lies outside of the folder');
  });

  test.each<readonly [string, Files, string]>([
    [
      'a plugin inside that has the same version',
      { 'plugins/pro/pro.php': `${header('1.2.0')}const PRO_VERSION = '1.2.0';` },
      'plugins/pro/pro.php:4 stays: Version: 1.2.0',
    ],
    [
      'a readme that is ahead',
      { 'readme.txt': '=== A ===\nStable tag: 1.4.0\n' },
      'readme.txt:2 stays: Stable tag: 1.4.0 (The "Stable tag" is not older than 1.3.0.)',
    ],
    [
      'a readme that has quotes',
      { 'readme.txt': '=== A ===\nStable tag: "1.2.0"\n' },
      'readme.txt:2 stays: Stable tag: "1.2.0" (The "Stable tag" is not a plain version.)',
    ],
    [
      'a key that stands twice',
      { 'package.json': '{"version":"1.2.0","version":"1.2.0"}' },
      'package.json:1 stays: {"version":"1.2.0","version":"1.2.0"} (The file has this key twice: remove one.)',
    ],
  ])('leaves %s, and says so', async (_name, files, told) => {
    await using folder = await createFolder({ 'a.php': header('1.2.0'), ...files });
    const { lines, remarks } = plan(folder);
    expect(lines.map(({ file }) => file)).toEqual(['a.php']);
    expect(remarks).toContain(told);
  });

  test('writes to no link that leads out of the folder, and says so', async () => {
    const readme = '=== A ===\nStable tag: 1.2.0\n';
    await using other = await createFolder({ 'readme.txt': readme, 'other.php': '<?php' });
    await using folder = await createFolder({
      'a.php': header('1.2.0'),
      'docs/readme.md': readme,
      'README.md': { to: 'docs/readme.md' },
      'other.php': { to: other.at('other.php') },
      'lost.php': { to: 'nothing' },
    });
    expect(raise(folder)).toEqual(['a.php:4 Version: 1.3.0', 'README.md:2 Stable tag: 1.3.0']);
    replaceFiles(plan(folder).changes);
    expect(await readFile(folder.at('docs/readme.md'), 'utf8')).toContain('1.3.0');
    expect(lstatSync(folder.at('README.md')).isSymbolicLink()).toBe(true);
    await folder.add({ 'readme.txt': { to: other.at('readme.txt') } });
    const order = { wanted: '1.4.0' };
    for (const include of [[], ['readme.txt']]) {
      const { changes, remarks } = plan(folder, { ...order, include });
      expect(changes.map(({ name }) => name)).toEqual(['a.php', 'README.md']);
      expect(remarks[0]).toBe(
        'readme.txt:2 stays: Stable tag: 1.2.0 (It is a link that leads out of the folder: put the file itself there.)',
      );
    }
  });
});

describe('raising a version is refused', () => {
  test.each<readonly [string, Files, string]>([
    ['without a plugin', { 'a.txt': '' }, 'No plugin was found'],
    [
      'with two main files',
      { 'a.php': header('1.2.0'), 'b.php': header('1.2.0') },
      '`a.php` and `b.php` have a "Plugin Name" header, so WordPress takes each for a plugin. Remove it from all but the main file, or exclude a file that is not a plugin: --exclude b.php.',
    ],
    [
      'with several plugins',
      { 'plugins/a/a.php': header('1.2.0'), 'plugins/b/b.php': header('1.0') },
      'There are several plugins, in `plugins/a` and `plugins/b`. Name the folder of one: raise 1.3.0 plugins/a.',
    ],
    [
      'without a version',
      { 'a.php': '<?php\n// Plugin Name: A\n' },
      'a.php has no "Version" header. Write one',
    ],
    [
      'with a placeholder',
      { 'a.php': header('{{VERSION}}') },
      'The "Version" header in line 4 of a.php is `{{VERSION}}`, which is not a version. If a tool fills it in, let that raise it.',
    ],
    ['with broken JSON', { 'a.php': header('1.2.0'), 'package.json': '{' }, 'package.json is not valid JSON'],
  ])('%s', async (_name, files, message) => {
    await using folder = await createFolder(files);
    expect(() => plan(folder)).toThrow(message);
  });

  test('for a folder that is not there', async () => {
    await using folder = await createFolder({});
    expect(existsSync(folder.at('nothing'))).toBe(false);
    expect(() => plan(folder, { folder: folder.at('nothing') })).toThrow(
      /^The folder .* cannot be read: ENOENT/,
    );
  });
});
