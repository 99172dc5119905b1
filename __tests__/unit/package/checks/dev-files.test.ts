import { describe, expect, test } from '@jest/globals';

import { zipFiles } from '../../../../sandbox/plugins/build-plugin.ts';
import { clean, judge, judgeBy, main } from '../judge.ts';

function add(...names: readonly string[]): Readonly<Record<string, string>> {
  return { ...clean, ...Object.fromEntries(names.map((name) => [`my-plugin/${name}`, ''])) };
}

describe('dev-files', () => {
  test.each([
    ['.svn/entries', '.svn/', 'left over from development'],
    ['.github/workflows/a.yml', '.github/', 'left over from development'],
    ['.github/FUNDING.yml', '.github/', 'left over from development'],
    ['a/node_modules/b/c.js', 'a/node_modules/', 'left over from development'],
    ['.editorconfig', '.editorconfig', 'left over from development'],
    ['.git', '.git', 'left over from development'],
    ['.env.example', '.env.example', 'left over from development'],
    ['.well-known/a.txt', '.well-known/', 'left over from development'],
    ['tests/test-a.php', 'tests/', 'left over from development'],
    ['composer.lock', 'composer.lock', 'left over from development'],
    ['phpcs.xml', 'phpcs.xml', 'left over from development'],
    ['phpcs.ruleset.xml', 'phpcs.ruleset.xml', 'left over from development'],
    ['phpunit.xml.dist', 'phpunit.xml.dist', 'left over from development'],
    ['phpunit-experimental.xml', 'phpunit-experimental.xml', 'left over from development'],
    ['phpstan.neon', 'phpstan.neon', 'left over from development'],
    ['webpack.config.js', 'webpack.config.js', 'left over from development'],
    ['playwright.local.config.ts', 'playwright.local.config.ts', 'left over from development'],
    ['blocks/vite.config.mts', 'blocks/vite.config.mts', 'left over from development'],
    ['Gruntfile.js', 'Gruntfile.js', 'left over from development'],
    ['tsconfig.json', 'tsconfig.json', 'left over from development'],
    ['CONTRIBUTING.md', 'CONTRIBUTING.md', 'left over from development'],
    ['docker-compose.yml', 'docker-compose.yml', 'left over from development'],
    ['AGENTS.md', 'AGENTS.md', 'left over from development'],
    ['inc/CLAUDE.md', 'inc/CLAUDE.md', 'left over from development'],
    ['GEMINI.md', 'GEMINI.md', 'left over from development'],
    ['skills/a/SKILL.md', 'skills/a/SKILL.md', 'left over from development'],
    ['docs/llms.txt', 'docs/llms.txt', 'left over from development'],
    ['.cursorrules', '.cursorrules', 'left over from development'],
    ['demo.zip', 'demo.zip', 'an archive inside the package'],
    ['demo.tar.gz', 'demo.tar.gz', 'an archive inside the package'],
    ['demo.TGZ', 'demo.TGZ', 'an archive inside the package'],
    ['tool.phar', 'tool.phar', 'a program'],
    ['build.sh', 'build.sh', 'a program'],
    ['bin/tool.exe', 'bin/tool.exe', 'a program'],
    ['bin/lib.so', 'bin/lib.so', 'a program'],
  ])('is a warning for %s', async (name, shown, message) => {
    expect(await judgeBy('dev-files', add(name, `${name.replace(/[^/]*$/, '')}plain.txt`))).toEqual([
      expect.objectContaining({
        severity: 'warning',
        file: `my-plugin/${shown}`,
        message: expect.stringContaining(`\`my-plugin/${shown}\` is ${message}`),
        fix: 'Leave out files that the plugin does not need at run time when the ZIP is made.',
      }),
    ]);
  });

  test.each([
    [
      'common/node_modules/swiper/a.js',
      "wp_enqueue_script( 'a', plugins_url( 'common/node_modules/swiper/a.js', __FILE__ ) );",
    ],
    [
      'node_modules/swiper/a.js',
      "define( 'ACME_URL', plugins_url( '/', __FILE__ ) ); f( ACME_URL . 'node_modules/swiper/a.js' );",
    ],
    ['tests/stub.php', "require __DIR__ . '/tests/stub.php';"],
    ['.hidden/a.php', "require __DIR__ . '/.hidden/a.php';"],
    ['rector.php', "require __DIR__ . '/rector.php';"],
  ])('is not told of %s where own code loads it', async (name, code) => {
    const files = { ...add(name), 'my-plugin/my-plugin.php': main + code };
    expect(await judgeBy('dev-files', files)).toEqual([]);
    // Not by a name that is not there, nor by what lies in the folder itself.
    const other = code.replace('swiper/a.js', 'swiper/b.js').replace(/\/(stub|a|rector)\.php/, '/gone.php');
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    const inside = { [`my-plugin/${folder}z.php`]: `<?php ${code}` };
    expect(await judgeBy('dev-files', { ...files, 'my-plugin/my-plugin.php': main + other })).toHaveLength(1);
    if (folder !== '') expect(await judgeBy('dev-files', { ...add(name), ...inside })).toHaveLength(1);
  });

  test.each(['data/demo.zip', 'bin/tool.exe'])('is not told of %s when the code names it', async (name) => {
    const code = `<?php\nacme_run( __DIR__ . '/../${name}' );\n`;
    const files = { ...add(name), 'my-plugin/inc/a.php': code };
    expect(await judgeBy('dev-files', files)).toEqual([]);
    const other = { ...files, 'my-plugin/inc/a.php': `<?php // As ${name} does.\n` };
    expect(await judgeBy('dev-files', other)).toHaveLength(1);
  });

  test('tells a ZIP of another plugin as what it is', async () => {
    const header = '<?php\n/*\nPlugin Name: Shop Pro\nVersion: 2.1\n*/\n';
    const pro = await zipFiles({ 'shop-pro/shop-pro.php': header });
    const files = { ...add('data/broken.zip'), 'my-plugin/vendor-plugins/shop-pro.zip': pro };
    const found = await judgeBy('dev-files', files);
    expect(found).toEqual([
      expect.objectContaining({
        severity: 'warning',
        message:
          '`my-plugin/vendor-plugins/shop-pro.zip` is another plugin, `Shop Pro`; `my-plugin/data/broken.zip` is an archive inside the package.',
        effect: expect.stringMatching(/^Everyone who gets the package gets that plugin, too; /),
      }),
    ]);
  });

  test('says nothing of a ZIP in a ZIP, which is all there is', async () => {
    const files = { 'my-plugin-1.2.3.zip': await zipFiles(clean), '.gitignore': '' };
    expect((await judge(files)).map(({ id }) => id)).toEqual(['no-plugin']);
  });

  describe('of a ZIP of the plugin itself', () => {
    const own = "<?php load_plugin_textdomain( 'my-plugin' ); acme_offer( 'my-plugin.zip' );\n";
    const zipped = {
      isNamedByWorkspace: false,
      setup: { composer: undefined, script: undefined, isIgnored: () => false },
    };

    test.each(['my-plugin.zip', 'my-plugin-1.2.2.zip', 'dist/backup.zip'])(
      'tells it as what it is: %s',
      async (name) => {
        const files = { ...clean, 'my-plugin/inc/a.php': own, [`my-plugin/${name}`]: await zipFiles(clean) };
        const [finding, ...others] = await judgeBy('dev-files', files, { zipped });
        expect(others).toEqual([]);
        expect(finding).toMatchObject({
          severity: 'warning',
          message: `\`my-plugin/${name}\` is a ZIP of this plugin itself.`,
          fix: expect.stringMatching(/set `zip-path` to it.*\.distignore/),
        });
        expect(finding?.effect).not.toContain('that plugin');
        const [ofZip] = await judgeBy('dev-files', files);
        expect(ofZip?.fix).not.toContain('zip-path');
      },
    );

    test('tells an archive with the name of the folder, which stands in the code of each plugin', async () => {
      const code = "<?php load_plugin_textdomain( 'my-plugin' );\n";
      const files = { ...add('my-plugin.zip'), 'my-plugin/inc/a.php': code };
      expect(await judgeBy('dev-files', files)).toHaveLength(1);
    });
  });

  test('is not told of an archive whose name without its ending stands in the code', async () => {
    const files = {
      ...add('data/demo-shop.zip'),
      'my-plugin/inc/a.php': "<?php acme_fill( 'demo-shop' );\n",
    };
    expect(await judgeBy('dev-files', files)).toEqual([]);
    expect(
      await judgeBy('dev-files', { ...files, 'my-plugin/inc/a.php': '<?php // demo-shop\n' }),
    ).toHaveLength(1);
  });

  describe('of what Composer has installed', () => {
    const list = (isDev: boolean) =>
      `<?php return array(\n    'root' => array(\n        'name' => 'acme/notes',\n        'dev' => true,\n    ),\n    'versions' => array(\n` +
      `        'acme/used' => array(\n            'aliases' => array(),\n            'dev_requirement' => false,\n        ),\n` +
      `        'acme/tool' => array(\n            'aliases' => array(),\n            'dev_requirement' => ${isDev},\n        ),\n    ),\n);\n`;
    const files = (isDev: boolean, ...names: readonly string[]) => ({
      ...add(...names),
      'my-plugin/vendor/composer/installed.php': list(isDev),
    });

    test('is a warning for packages that are only for development', async () => {
      const found = await judgeBy(
        'dev-files',
        files(true, 'vendor/acme/tool/a.php', 'vendor/acme/used/a.php'),
      );
      expect(found).toEqual([
        expect.objectContaining({
          severity: 'warning',
          message: 'Composer has installed `my-plugin/vendor/acme/tool` for development only.',
          fix: expect.stringContaining('composer install --no-dev'),
        }),
      ]);
      const [ofWorkflow] = await judgeBy('dev-files', files(true, 'vendor/acme/tool/a.php'), {
        zipped: {
          isNamedByWorkspace: false,
          setup: { composer: undefined, script: undefined, isIgnored: () => false },
        },
        workflow: 'build-and-publish.yml',
      });
      expect(ofWorkflow?.fix).toMatch(/^Run `composer install --no-dev .*` before you commit `vendor`/);
      expect(ofWorkflow?.fix).not.toContain('this action');
      // Rules that leave a package out would leave an autoloader that looks for it.
      expect(found[0]?.files ?? found[0]?.file).toBeUndefined();
    });

    test.each([
      ['packages that the plugin needs', files(false, 'vendor/acme/tool/a.php')],
      ['packages that were left out', files(true, 'vendor/acme/used/a.php', 'vendor/acme/tools/a.php')],
      [
        'packages of a library',
        {
          ...add('vendor/a/b/vendor/acme/tool/a.php'),
          'my-plugin/vendor/a/b/vendor/composer/installed.php': list(true),
        },
      ],
    ])('is not told of %s', async (_what, contents) => {
      expect(await judgeBy('dev-files', contents)).toEqual([]);
    });
  });

  test('is one warning, with its kinds in groups and names in their order', async () => {
    const files = add('b.sh', 'a.sh', '.svn/b', '.svn/a', 'a.zip', 'z.zip', '.eslintrc', 'tests/a.php');
    expect((await judgeBy('dev-files', files)).map(({ message }) => message)).toEqual([
      '`my-plugin/.eslintrc`, `my-plugin/.svn/` and `my-plugin/tests/` are left over from development; ' +
        '`my-plugin/a.zip` and `my-plugin/z.zip` are archives inside the package; ' +
        '`my-plugin/a.sh` and `my-plugin/b.sh` are programs that sites do not need.',
    ]);
  });

  test('is a notice for what scripts and styles are built from', async () => {
    expect(await judgeBy('dev-files', add('package.json', 'src/a.tsx', 'src/a.scss'))).toEqual([
      expect.objectContaining({
        severity: 'notice',
        message:
          '`my-plugin/package.json`, `my-plugin/src/a.scss` and `my-plugin/src/a.tsx` are sources of scripts or styles.',
      }),
    ]);
  });

  test.each([
    'assets/app.min.js',
    'assets/app.js.gz',
    'assets/font.woff2',
    'assets/image.svgz',
    'assets/data.mmdb',
    'assets/webpack.runtime.js',
    'languages/my-plugin-so.po',
    'inc/class.sh.php',
    'inc/test/index.php',
    'inc/tests.php',
    'node_modules',
    'my_node_modules/a.js',
    'composer.json',
    'data/.htaccess',
    'data/web.config',
    'data/.gitkeep',
    'data/.gitignore',
    'dist/.vite/manifest.json',
    'vendor/a/.gitignore',
    'vendor/bin/a.bat',
    'packages/a/vendor-prefixed/setup.sh',
    'lib/a/tests/a.php',
  ])('is not reported for %s', async (name) => {
    expect(await judgeBy('dev-files', add(name))).toEqual([]);
  });

  test('is not reported inside of a folder that has a licence or a composer.json of its own', async () => {
    expect(
      await judgeBy('dev-files', add('inc/log/LICENSE', 'inc/log/.gitignore', 'inc/log/a/b.sh')),
    ).toEqual([]);
    expect(await judgeBy('dev-files', add('inc/log/a.php', 'inc/log/.gitignore'))).toHaveLength(1);
    expect(await judgeBy('dev-files', add('LICENSE', 'composer.json', 'a.sh'))).toHaveLength(1);
  });

  test('is not reported for what keeps a folder, even beside other files', async () => {
    expect(await judgeBy('dev-files', add('data/.gitkeep', 'data/a.php'))).toEqual([]);
    expect(await judgeBy('dev-files', add('data/.gitignore', 'data/a.php'))).toHaveLength(1);
  });

  test('leaves to others what is beside the folder, added by macOS or secret', async () => {
    const files = add('.DS_Store', '._a', '.env', '.htpasswd', '.git/config', '.aws/credentials');
    const env = { 'my-plugin/.env': 'API_KEY=a' };
    expect(await judgeBy('dev-files', { ...files, ...env, '.gitignore': '' })).toEqual([]);
  });

  test('looks at everything when the plugin has no folder', async () => {
    expect(await judgeBy('dev-files', { 'my-plugin.php': main, 'a.sh': '' })).toHaveLength(1);
  });

  test('does not take a hidden folder of the plugin itself for one', async () => {
    expect(await judgeBy('dev-files', { '.my-plugin/my-plugin.php': main })).toEqual([]);
  });
});
