import { describe, expect, test } from '@jest/globals';

import { zipFiles } from '../../../../sandbox/plugins/build-plugin.ts';
import type { Finding } from '../../../../src/package/finding.ts';
import { runsAll } from '../../../fixtures/all-tests.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';
import { forgeZip } from '../forge-zip.ts';
import { clean, judge, judgeBy, listErrors } from '../judge.ts';

const KEY_LINE = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj';
const KEY = `-----BEGIN PRIVATE KEY-----\n${KEY_LINE}\nMzEfYyjiWA4R4/M2bS1GB4t7NXp98C3S\n-----END PRIVATE KEY-----\n`;
const SERVICE_ACCOUNT = JSON.stringify(
  { type: 'service_account', project_id: 'a', private_key: KEY },
  null,
  2,
);
const GITHUB_TOKEN = 'ghp_R4nd0mR4nd0mR4nd0mR4nd0mR4nd0mR4nd0m';
const AWS =
  'aws_access_key_id = AKIA2E0A8F3B244C9986\naws_secret_access_key = 7CE556A3BC234CC1FF9E8A5C324C0BB70AA21B6d\n';
const NPM_TOKEN = 'npm_4n9Kq2vX7bT1mZ8cR5wY3uL6jH0gF4dS2aP9';
const WP_CONFIG = "<?php\ndefine( 'DB_NAME', 'shop' );\ndefine( 'DB_PASSWORD', 'Tr0ub4dor&3' );\n";

/** Checks a plugin that also has this file. */
function judgeWith(name: string, content: string | Buffer): Promise<readonly Finding[]> {
  return judgeBy('leaked-secrets', { ...clean, [`my-plugin/${name}`]: content });
}

describe('leaked-secrets is an error for', () => {
  test.each([
    ['.env', 'API_KEY=a', 'variables of an environment'],
    ['.env.local', 'export "API_TOKEN" = "a"', 'variables of an environment'],
    ['config/.env.production', '# A=\n\nSENTRY_DSN=https://a@b.test/1', 'variables of an environment'],
    ['config/.envrc', 'export CLIENT_SECRET=a', 'variables of an environment'],
    ['.env', 'WP_VERSION=6.5\nDB_PASSWORD=1.2.3', 'variables of an environment'],
    ['.env', 'WP_VERSION=6.5\nDATABASE_URL=mysql://shop:Tr0ub4dor@db/shop', 'variables of an environment'],
    ['docker/production.env', 'DB_PASS: a', 'variables of an environment'],
    ['env.local', 'mail_pwd=a', 'variables of an environment'],
    ['env.production', 'AUTH_KEY=1', 'variables of an environment'],
    ['gha-creds-0f1e2d3c4b5a6978.json', '{}', 'Google Cloud'],
    ['auth.json', '{"http-basic":{"repo.example":{"username":"a","password":"b"}}}', 'Composer'],
    ['auth.json', '{ "github-oauth": { "github.com": "abc" } }', 'Composer'],
    ['terraform.tfstate', '{}', 'Terraform'],
    ['infra/terraform.tfstate.backup', '{}', 'Terraform'],
    ['kubeconfig', 'apiVersion: v1', 'Kubernetes'],
    ['.netrc', 'machine a.example login b password c', 'passwords'],
    ['.git-credentials', 'https://a:b@a.example', 'passwords'],
    ['.aws/credentials', '[default]', 'AWS'],
    ['.docker/config.json', '{"auths":{}}', 'registries'],
    ['.pypirc', '[pypi]', 'passwords'],
    ['.htpasswd', 'a:$apr1$b', 'passwords'],
  ])('the file %s: %j', async (name, content, what) => {
    const file = `my-plugin/${name}`;
    const found = await judgeWith(name, content);
    expect(found).toEqual([
      expect.objectContaining({
        severity: 'error',
        file,
        message: expect.stringMatching(/^`[^`]+` holds [^.]+\.$/),
        fix: expect.stringContaining('replace the secrets'),
      }),
    ]);
    expect(found[0]?.message).toContain(`\`${file}\` holds`);
    expect(found[0]?.message).toContain(what);
    expect(await listErrors({ ...clean, [file]: content })).toEqual(['leaked-secrets']);
    expect(await judgeBy('dev-files', { ...clean, [file]: content })).toEqual([]);
  });

  test('in a folder that was zipped is left out with the rules that it has', async () => {
    const setup = { composer: undefined, script: undefined, isIgnored: () => false };
    const zipped = { isNamedByWorkspace: false, setup, rulesFile: '.gitattributes' } as const;
    const [found] = await judgeBy(
      'leaked-secrets',
      { ...clean, 'my-plugin/.htpasswd': 'a:$apr1$b' },
      { zipped },
    );
    expect(found?.fix).toMatch(
      /^Leave it out with `export-ignore` in `\.gitattributes`, and replace the secrets/,
    );
  });

  test.each([
    ['id_rsa', KEY.replaceAll('PRIVATE', 'RSA PRIVATE')],
    ['id_ed25519', KEY.replaceAll('PRIVATE', 'OPENSSH PRIVATE')],
    ['certs/server.pem', KEY],
    ['certs/server.PEM', `\ufeff${KEY}`],
    ['certs/server.key', KEY.replaceAll('PRIVATE', 'ENCRYPTED PRIVATE')],
    ['certs/bag.pem', `Bag Attributes\n    localKeyID: 01\n${KEY}`],
    ['release.key', KEY.replaceAll('PRIVATE KEY', 'PGP PRIVATE KEY BLOCK')],
    ['under-another-name.txt', `Here it is:\n\n${KEY}`],
    ['without-a-name', KEY.replaceAll('\n', '\r\n')],
    ['with-old-line-ends', KEY.replaceAll('\n', '\r')],
    ['config.yml', `key: |\n${KEY.replaceAll(/^(?=.)/gm, '  ')}`],
    ['key.php', KEY],
    ['template.php', `<?php echo 'a'; ?>\n<pre>\n${KEY}</pre>\n`],
    ['commented.js', `/* It's ours:\n${KEY}*/\n`],
    ['large.txt', `${KEY}${'x'.repeat(300_000)}`],
    ['putty.ppk', 'PuTTY-User-Key-File-3: ssh-rsa\n'],
  ])('a private key in %s', async (name, content) => {
    const found = await judgeWith(name, content);
    expect(found).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: `my-plugin/${name}`,
        message: expect.stringMatching(/` holds a private key, in line \d+\.$/),
      }),
    ]);
  });

  test.each([
    ['google.json', SERVICE_ACCOUNT, 'Google service account', 4],
    ['.npmrc', `registry=https://a.example\n//registry.example/:_authToken=${NPM_TOKEN}\n`, 'npm', 2],
    ['.npmrc', '_auth = "dXNlcjpwYXNzd29yZA=="\n', 'npm', 1],
    ['.npmrc', '//registry.example/:username=me\n//registry.example/:_password="cGFzc3dvcmQx"\n', 'npm', 2],
    ['.npmrc', '_password = cGFzc3dvcmQx\n', 'npm', 1],
    ['publish.sh', `echo "//registry.example/:_authToken=${NPM_TOKEN}" > ~/.npmrc`, 'npm', 1],
    ['includes/updater.php', `<?php\n$token = '${GITHUB_TOKEN}';`, 'GitHub', 2],
    ['notes.txt', `github_pat_11ABCDEFG0${'aB3'.repeat(4)}_${'xY9'.repeat(19)}zz`, 'GitHub', 1],
    ['credentials.ini', AWS, 'AWS', 1],
    [
      'keys.csv',
      'Access key ID,Secret access key\nAKIA2E0A8F3B244C9986,wJalrXUtnFEMI/K7MDENG/bPxRfiCYzzzzzzzzKa\n',
      'AWS',
      2,
    ],
    ['wp-config.php', WP_CONFIG, 'password of a database', 3],
  ])('a secret in %s', async (name, content, what, line) => {
    const found = await judgeWith(name, content);
    expect(found).toEqual([expect.objectContaining({ severity: 'error', file: `my-plugin/${name}`, line })]);
    expect(found[0]?.message).toContain(what);
  });

  test('a repository, once and not file by file, and one of its own for each other file', async () => {
    const files = {
      'my-plugin/.git/': '',
      'my-plugin/.git/config': KEY,
      'my-plugin/.git/a': '',
      'my-plugin/.env': 'API_KEY=a',
    };
    expect((await judgeBy('leaked-secrets', { ...clean, ...files })).map(({ file }) => file)).toEqual([
      'my-plugin/.env',
      'my-plugin/.git/',
    ]);
    expect(await judgeBy('dev-files', { ...clean, ...files })).toEqual([]);
  });

  test('a repository in a library too, which may be private', async () => {
    expect(await judgeWith('vendor/a/.git/config', '')).toEqual([
      expect.objectContaining({ severity: 'error', file: 'my-plugin/vendor/a/.git/' }),
    ]);
  });

  test('many files, each of which is named', async () => {
    const names = Array.from({ length: 100 }, (_, index) => [`my-plugin/${index}/.env`, 'API_KEY=a']);
    const found = await judgeBy('leaked-secrets', { ...clean, ...(Object.fromEntries(names) as object) });
    expect(found).toHaveLength(22);
    expect(found.at(-1)).toMatchObject({ severity: 'error' });
    expect(found.at(-1)?.file).toBeUndefined();
    const told = found.map(({ message }) => message).join('\n');
    for (const [name] of names) expect(told).toContain(`\`${name ?? ''}\``);
  });
});

test('leaked-secrets never repeats the secret', async () => {
  const secrets = [KEY_LINE, GITHUB_TOKEN, NPM_TOKEN, 'Tr0ub4dor', 'AKIA2E0A8F3B244C9986', '7CE556A3BC'];
  const contents = [KEY, SERVICE_ACCOUNT, GITHUB_TOKEN, AWS, `x:_authToken=${NPM_TOKEN}`];
  const files = contents.map((content, index) => [`my-plugin/${index}.txt`, content] as const);
  const findings = await judge({
    ...clean,
    ...Object.fromEntries(files),
    'my-plugin/wp-config.php': WP_CONFIG,
  });
  expect(findings.filter(({ id }) => id === 'leaked-secrets')).toHaveLength(6);
  const text = JSON.stringify(findings);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

describe('leaked-secrets and tests', () => {
  const judgeSeverity = async (name: string, content: string) =>
    (await judgeWith(name, content)).map(({ severity }) => severity);

  test.each([
    ['.env.testing', 'DB_HOST=db\nDB_PASSWORD=password\n'],
    ['tests/.env', 'TEST_DB_PASSWORD="secret"\nAPI_TOKEN=changeme # none\n'],
    ['.env.ci', 'DATABASE_URL=mysql://root:root@db/wordpress'],
    ['.env.testing', "DB_PASSWORD='password'\r\nAPI_KEY = test\t# of the container \n"],
  ])('are a warning where only words stand for secrets: %s: %j', async (name, content) => {
    expect(await judgeSeverity(name, content)).toEqual(['warning']);
  });

  test.each([
    ['.env', 'DB_PASSWORD=password'],
    ['.env.testing', 'DB_PASSWORD=Tr0ub4dor'],
    ['.env.testing', 'DB_PASSWORD=password\nAPI_KEY=4f1c0e7b9a'],
    ['.env.testing', `DB_PASSWORD=password\nUSER=${GITHUB_TOKEN}`],
    ['.env.testing', 'SENTRY_DSN=https://0af3@b.test/1'],
    ['.env.testing', 'DB_PASSWORD="password 4f1c"'],
    ['.env.testing', 'DB_PASSWORD=test#4f1c0e7b9a'],
    ['.env.testing', 'DB_PASSWORD="test#4f1c0e7b9a" # of the container'],
    ['.env.testing', 'DB_PASSWORD=secret 4f1c0e7b9a'],
    ['tests/.env', 'DATABASE_URL=mysql://shop:Tr0ub4dor@db/shop'],
  ])('are an error where a value may be real: %s: %j', async (name, content) => {
    expect(await judgeSeverity(name, content)).toEqual(['error']);
  });
});

describe('the key of a cloud account in a library', () => {
  test.each([
    ['vendor/acme/google/key.json', SERVICE_ACCOUNT, 'error'],
    ['vendor/acme/aws/credentials.ini', AWS, 'error'],
    ['vendor/acme/google/tests/key.json', SERVICE_ACCOUNT, 'warning'],
    ['vendor/acme/google/examples/a/key.json', SERVICE_ACCOUNT, 'warning'],
  ])('is told as what it is: %s', async (name, content, severity) => {
    expect(await judgeWith(name, content)).toMatchObject([{ severity }]);
  });
});

describe('leaked-secrets is a warning', () => {
  test.each([
    'vendor/acme/jwt/tests/private.key',
    'node_modules/acme/a.pem',
    'dependencies/acme/testenv/.env',
    'vendor-prefixed/acme/.env',
    'vendor_prefixed/acme/.env',
    'jetpack_vendor/acme/.env',
    'third-party/acme/.env',
    'libraries/acme/.env',
    'includes/lib/acme/.env',
    'libs/acme/.npmrc',
  ])('in the library of %s', async (name) => {
    const content = name.endsWith('.npmrc') ? `//a.example/:_authToken=${NPM_TOKEN}` : `API_KEY=a\n${KEY}`;
    expect(await judgeWith(name, content)).toEqual([
      expect.objectContaining({
        severity: 'warning',
        file: `my-plugin/${name}`,
        effect: expect.stringContaining('test data'),
      }),
    ]);
  });

  test.each(['LICENSE', 'LICENSE.txt', 'license.md', 'LICENCE', 'composer.json'])(
    'in a folder with a %s of its own, but not because the plugin has one',
    async (name) => {
      const [own, others] = [`my-plugin/${name}`, `my-plugin/includes/acme/${name}`];
      const key = 'my-plugin/includes/acme/tests/a.pem';
      const judgeKey = async (...names: readonly string[]) => {
        const files = Object.fromEntries(names.map((file) => [file, '']));
        return (await judgeBy('leaked-secrets', { ...clean, ...files, [key]: KEY })).map(
          ({ severity }) => severity,
        );
      };
      expect(await judgeKey(own)).toEqual(['error']);
      expect(await judgeKey(own, others)).toEqual(['warning']);
    },
  );

  test('for a wp-config.php of tests', async () => {
    expect(await judgeWith('tests/wp-config.php', WP_CONFIG)).toEqual([
      expect.objectContaining({ severity: 'warning' }),
    ]);
  });
});

describe('leaked-secrets is nothing for', () => {
  const php = (text: string) => `<?php\n// It's code.\n$a = "b";\n${text}\n`;

  test.each([
    ['.env.example', ''],
    ['.env.dist', ''],
    ['.env-sample', ''],
    ['sample.env', 'A='],
    ['.env', 'PHP_IMAGE_TAG=7.1-alpine\nWORDPRESS_VERSION=4.9.6'],
    ['.env', '# For Docker.\n\nexport DB=mariadb:10.6\nNODE="20.1.0"\nEMPTY=\n'],
    ['.env', ''],
    ['.env', 'WP_VERSION=6.5\nDB_USER=root\nAPP_ENV=production\nDEBUG=true\n'],
    ['.env', '# DB_PASSWORD=a\nDB_PASSWORD=\n'],
    ['environment.php', ''],
    ['auth.json', '{"openapi":"3.1.0","http-basic":{}}'],
    ['assets/auth.json', '{"v":"5.7.4","layers":[]}'],
    ['certs/cacert.pem', '##\n## Bundle of CA Root Certificates\n-----BEGIN CERTIFICATE-----\n'],
    ['certs/public.pem', KEY.replaceAll('PRIVATE', 'PUBLIC')],
    ['certs/docs.key', 'A file that begins with BEGIN PRIVATE KEY'],
    ['certs/marker.pem', '-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----\n'],
    ['certs/short.pem', '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n'],
    ['certs/cut.pem', KEY.slice(0, -20)],
    ['includes/tcpdf/tcpdf.crt', KEY],
    ['id_rsa.pub', 'ssh-rsa AAAA'],
    ['translations.key', 'a=b'],
    ['key.php', php(`$key = '${KEY}';`)],
    ['key.php', php(`$key = <<<EOD\n${KEY}EOD;`)],
    ['key.php', php(`$key = "\n${KEY}";`)],
    ['key.php', php("if ( 0 === strpos( $key, '-----BEGIN RSA PRIVATE KEY-----' ) ) {}")],
    [
      'key.php',
      php(`'-----BEGIN PRIVATE KEY-----' . "\\n" . '${KEY_LINE}' . "\\n-----END PRIVATE KEY-----"`),
    ],
    ['key.js', `const begin = '-----BEGIN PRIVATE KEY-----', key = \`\n${KEY}\`;`],
    ['README.md', `\`\`\`php\n$privateKey = <<<EOD\n${KEY}EOD;\n\`\`\`\n`],
    ['google.json', '{"type":"service_account","private_key":"-----BEGIN PRIVATE KEY-----\\n…"}'],
    ['google.php', php(`$sample = '${SERVICE_ACCOUNT}';`)],
    ['.npmrc', 'save-exact=true\n'],
    ['.npmrc', '//registry.example/:_authToken=${NPM_TOKEN}\n'],
    ['.npmrc', '//registry.example/:_authToken=%NPM_TOKEN%\n'],
    ['.npmrc', '//registry.example/:_authToken=NPM_TOKEN\n'],
    ['.npmrc', '//registry.example/:_authToken=npm_EXAMPLEEXAMPLEEXAMPLE1234567890\n'],
    ['.npmrc', '//registry.example/:_authToken=00000000-0000-0000-0000-000000000000\n'],
    ['app.min.js', 'this._authToken=window.configuration.authToken;_authToken=configuration1;'],
    ['readme.md', `Set the token, such as ghp_${'x'.repeat(36)}.`],
    ['readme.md', 'Set the token, such as ghp_abc123.'],
    ['a.js', `var sprite_ghp_${'aB3'.repeat(20)}`],
    ['readme.md', 'AKIAIOSFODNN7EXAMPLE and wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'],
    ['keys.txt', 'AKIA2E0A8F3B244C9986'],
    ['commit.txt', 'AKIA2E0A8F3B244C9986 4f2d1b0c9a8e7f6d5c4b3a291807f6e5d4c3b2a1'],
    ['wp-config.php', WP_CONFIG.replace('Tr0ub4dor&3', '')],
    ['wp-config.php', WP_CONFIG.replace('Tr0ub4dor&3', 'password_here')],
    ['wp-config.php', WP_CONFIG.replace('Tr0ub4dor&3', '{{ password }}')],
    ['wp-config.php', WP_CONFIG.replace("'Tr0ub4dor&3'", "getenv( 'DB_PASSWORD' )")],
    ['wp-config-sample.php', WP_CONFIG],
    ['image.png', Buffer.concat([Buffer.from([0x89, 0x50, 0, 10]), Buffer.from(KEY)])],
    ['.github/a.yml', ''],
    ['.gitignore', ''],
    ['.git', 'gitdir: ../.git/modules/my-plugin'],
    ['a.git/b', ''],
  ])('%s: %j', async (name, content) => {
    expect(await judgeWith(name, content)).toEqual([]);
  });

  test('what a link holds, which is only a path', async () => {
    const link = { name: 'my-plugin/a.txt', content: KEY, attributes: 0o120777 * 0x10000 };
    const entries = Object.entries(clean).map(([name, content]) => ({ name, content }));
    expect(await judgeBy('leaked-secrets', forgeZip([...entries, link]))).toEqual([]);
  });
});

const ATTACKS: readonly (readonly [name: string, extension: string, content: string])[] = [
  ['keys in a string', 'js', `\`\n${KEY.repeat(1200)}`],
  ['half keys', 'txt', '-----BEGIN PRIVATE KEY-----\n'.repeat(9000)],
  ['half keys of AWS', 'txt', 'AKIA2E0A8F3B244C9986 '.repeat(12_000)],
  ['a string that does not end', 'js', `"${'\\a'.repeat(120_000)}\n${KEY}`],
  ['heredocs that do not end', 'php', `<?php\n${'<<<A\n'.repeat(50_000)}${KEY}`],
  ['comments that do not end', 'php', `<?php ${'/* '.repeat(80_000)}\n${KEY}`],
  ['blanks', 'txt', `PRIVATE KEY${' \t'.repeat(130_000)}`],
];
/** The readers of strings, of PHP and of plain text. */
const FEW = ['keys in a string', 'comments that do not end', 'half keys of AWS'];
const few = ATTACKS.filter(([name]) => FEW.includes(name));

test.each(runsAll('src/package', 'src/shared') ? ATTACKS : few)(
  'twenty files with nothing but %s are searched at once',
  async (_name, extension, content) => {
    const files = Array.from({ length: 20 }, (_, index) => [`my-plugin/${index}.${extension}`, content]);
    const zip = await zipFiles({ ...clean, ...(Object.fromEntries(files) as Record<string, string>) });
    const startMs = cpuNow();
    await judge(zip);
    // Mostly below 0.6 s; many times that when each of them is read from the start.
    expect(cpuNow() - startMs).toBeLessThan(3000);
  },
);
