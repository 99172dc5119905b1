import { describe, expect, test } from '@jest/globals';

import { clean, judgeBy, listErrors, main } from '../judge.ts';

const PRIVATE_KEY = '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n';

function add(...names: readonly string[]): Readonly<Record<string, string>> {
  return { ...clean, ...Object.fromEntries(names.map((name) => [name, ''])) };
}

describe('leaked-secrets', () => {
  test.each([
    ['my-plugin/.env', ''],
    ['my-plugin/.env.local', ''],
    ['my-plugin/.env.production', ''],
    ['my-plugin/config/.envrc', ''],
    ['my-plugin/id_rsa', PRIVATE_KEY.replace('PRIVATE', 'RSA PRIVATE')],
    ['my-plugin/id_ed25519', PRIVATE_KEY.replace('PRIVATE', 'OPENSSH PRIVATE')],
    ['my-plugin/certs/server.pem', PRIVATE_KEY],
    ['my-plugin/certs/server.PEM', `\ufeff${PRIVATE_KEY}`],
    ['my-plugin/certs/server.key', PRIVATE_KEY.replace('PRIVATE', 'ENCRYPTED PRIVATE')],
    ['my-plugin/certs/bag.pem', `Bag Attributes\n    localKeyID: 01\n${PRIVATE_KEY}`],
    ['my-plugin/certs/release.key', PRIVATE_KEY.replaceAll('PRIVATE KEY', 'PGP PRIVATE KEY BLOCK')],
    ['my-plugin/putty.ppk', 'PuTTY-User-Key-File-3: ssh-rsa\n'],
  ])('is reported for %s', async (name, content) => {
    const files = { ...clean, [name]: content };
    expect(await judgeBy('leaked-secrets', files)).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: name,
        message: `\`${name}\` is in the package.`,
        fix: expect.stringContaining('replace the secrets'),
      }),
    ]);
    expect(await listErrors(files)).toEqual(['leaked-secrets']);
  });

  test('is reported for a repository, once and not file by file', async () => {
    const files = add(
      'my-plugin/.git/',
      'my-plugin/.git/config',
      'my-plugin/.git/objects/a',
      'my-plugin/.env',
    );
    expect(await judgeBy('leaked-secrets', files)).toEqual([
      expect.objectContaining({
        message: '`my-plugin/.git/` and `my-plugin/.env` are in the package.',
        effect: expect.stringContaining('history of the repository'),
      }),
    ]);
    expect(await judgeBy('dev-files', files)).toEqual([]);
  });

  test('is reported for a repository in a library too, which may be private', async () => {
    expect(await judgeBy('leaked-secrets', add('my-plugin/vendor/a/.git/config'))).toEqual([
      expect.objectContaining({ severity: 'error' }),
    ]);
  });

  test('is a warning for what a library brings with it', async () => {
    const name = 'my-plugin/vendor/acme/jwt/tests/private.key';
    const files = { ...add('my-plugin/vendor/acme/dotenv/tests/.env'), [name]: PRIVATE_KEY };
    expect(await judgeBy('leaked-secrets', files)).toEqual([
      expect.objectContaining({
        severity: 'warning',
        message: `\`my-plugin/vendor/acme/dotenv/tests/.env\` and \`${name}\` of a library are in the package.`,
        fix: expect.stringContaining('tests of libraries'),
      }),
    ]);
  });

  test.each([
    ['my-plugin/.env.example', ''],
    ['my-plugin/.env.dist', ''],
    ['my-plugin/.env-sample', ''],
    ['my-plugin/environment.php', ''],
    ['my-plugin/certs/cacert.pem', '##\n## Bundle of CA Root Certificates\n-----BEGIN CERTIFICATE-----\n'],
    ['my-plugin/certs/public.pem', '-----BEGIN PUBLIC KEY-----\n'],
    ['my-plugin/certs/docs.key', 'A file that begins with BEGIN PRIVATE KEY'],
    ['my-plugin/id_rsa.pub', 'ssh-rsa AAAA'],
    ['my-plugin/translations.key', 'a=b'],
    ['my-plugin/key.php', PRIVATE_KEY],
    ['my-plugin/.github/a.yml', ''],
    ['my-plugin/.gitignore', ''],
    ['my-plugin/.git', 'gitdir: ../.git/modules/my-plugin'],
    ['my-plugin/a.git/b', ''],
  ])('is not reported for %s', async (name, content) => {
    expect(await judgeBy('leaked-secrets', { ...clean, [name]: content })).toEqual([]);
  });
});

describe('dev-files', () => {
  test.each([
    ['my-plugin/.svn/entries', 'my-plugin/.svn/', 'left over from development'],
    ['my-plugin/.github/workflows/a.yml', 'my-plugin/.github/', 'left over from development'],
    ['my-plugin/a/node_modules/b/c.js', 'my-plugin/a/node_modules/', 'left over from development'],
    ['my-plugin/.editorconfig', 'my-plugin/.editorconfig', 'left over from development'],
    ['my-plugin/.git', 'my-plugin/.git', 'left over from development'],
    ['my-plugin/.env.example', 'my-plugin/.env.example', 'left over from development'],
    ['my-plugin/vendor/a/.gitkeep', 'my-plugin/vendor/a/.gitkeep', 'left over from development'],
    ['my-plugin/.htaccess', 'my-plugin/.htaccess', 'meant for the web server'],
    ['my-plugin/a/.htpasswd', 'my-plugin/a/.htpasswd', 'meant for the web server'],
    ['my-plugin/.well-known/a.txt', 'my-plugin/.well-known/', 'meant for the web server'],
    ['my-plugin/demo.zip', 'my-plugin/demo.zip', 'an archive inside the package'],
    ['my-plugin/demo.tar.gz', 'my-plugin/demo.tar.gz', 'an archive inside the package'],
    ['my-plugin/demo.TGZ', 'my-plugin/demo.TGZ', 'an archive inside the package'],
    ['my-plugin/tool.phar', 'my-plugin/tool.phar', 'a program'],
    ['my-plugin/build.sh', 'my-plugin/build.sh', 'a program'],
    ['my-plugin/bin/tool.exe', 'my-plugin/bin/tool.exe', 'a program'],
    ['my-plugin/bin/lib.so', 'my-plugin/bin/lib.so', 'a program'],
  ])('is reported for %s', async (name, shown, message) => {
    expect(await judgeBy('dev-files', add(name, `${name.replace(/[^/]*$/, '')}plain.txt`))).toEqual([
      expect.objectContaining({
        severity: 'warning',
        file: shown,
        message: expect.stringContaining(`\`${shown}\` is ${message}`),
        fix: expect.stringContaining('Leave such files out'),
      }),
    ]);
  });

  test('is one finding for each kind, with folders in place of their files', async () => {
    const files = add(
      'my-plugin/.svn/a',
      'my-plugin/.svn/b',
      'my-plugin/.eslintrc',
      'my-plugin/a.sh',
      'my-plugin/b.sh',
    );
    expect((await judgeBy('dev-files', files)).map(({ message }) => message)).toEqual([
      '`my-plugin/.eslintrc` and `my-plugin/.svn/` are left over from development.',
      '`my-plugin/a.sh` and `my-plugin/b.sh` are programs, not a part of a web page.',
    ]);
  });

  test.each([
    'my-plugin/assets/app.min.js',
    'my-plugin/assets/app.js.gz',
    'my-plugin/assets/font.woff2',
    'my-plugin/assets/image.svgz',
    'my-plugin/assets/data.mmdb',
    'my-plugin/languages/my-plugin-so.po',
    'my-plugin/lib/class.sh.php',
    'my-plugin/lib/zip/index.php',
    'my-plugin/node_modules',
    'my-plugin/my_node_modules/a.js',
    'my-plugin/composer.json',
  ])('is not reported for %s', async (name) => {
    expect(await judgeBy('dev-files', add(name))).toEqual([]);
  });

  test('leaves to others what is beside the folder, added by macOS or secret', async () => {
    const files = add('.gitignore', 'my-plugin/.DS_Store', 'my-plugin/._a', 'my-plugin/.env');
    expect(await judgeBy('dev-files', files)).toEqual([]);
  });

  test('looks at everything when the plugin has no folder', async () => {
    expect(await judgeBy('dev-files', { 'my-plugin.php': main, 'a.sh': '' })).toHaveLength(1);
  });
});

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
