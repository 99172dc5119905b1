import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { fillOwner, isAccount } from '../../../scripts/owner.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Files and folders that people copy. */
const COPIED = ['README.md', 'SECURITY.md', 'docs', 'examples'];

/** How files are to be formatted. */
const FORMAT = ['.oxfmtrc.json'];

// Put together, because `npm run set-owner` writes into tests, too.
const placeholder = ['OWNER', 'publish-wordpress-plugin'].join('/');

describe('the placeholder', () => {
  test('becomes the account wherever the action is named', () => {
    expect(fillOwner(`uses: ${placeholder}@v1 ${placeholder}/.github`, 'acme')).toBe(
      'uses: acme/publish-wordpress-plugin@v1 acme/publish-wordpress-plugin/.github',
    );
  });

  test('is in lower case where it is the scope of a name on npm', () => {
    expect(fillOwner(`npx @${placeholder}@1.2.3 ${placeholder}`, 'Acme')).toBe(
      'npx @acme/publish-wordpress-plugin@1.2.3 Acme/publish-wordpress-plugin',
    );
  });

  test('is no longer to be replaced by hand', () => {
    const advice =
      'Save it. Replace `OWNER` by the account that holds this action,\n   `plugin_a1b2c3` by the identifier.';
    expect(fillOwner(advice, 'acme')).toBe('Save it. Replace `plugin_a1b2c3` by the identifier.');
  });

  test('is not in other words', () => {
    expect(fillOwner('CODEOWNERS OWNER/other', 'acme')).toBe('CODEOWNERS OWNER/other');
  });
});

test.each(['acme', 'A', 'my-plugin-tools', 'x'.repeat(39), '7up'])('%s is an account', (name) => {
  expect(isAccount(name)).toBe(true);
});

test.each(['', 'OWNER', 'NAME/x', '-a', 'a-', 'a--b', 'a_b', 'a b', '$&', 'x'.repeat(40)])(
  '%j is no account',
  (name) => {
    expect(isAccount(name)).toBe(false);
  },
);

describe('npm run set-owner', () => {
  const isUnix = process.platform !== 'win32';
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'set-owner-'));
    for (const name of FORMAT) cpSync(join(root, name), join(folder, name));
    writeFileSync(join(folder, 'picture.png'), bytes);
    writeFileSync(join(folder, 'example.yml'), `uses: ${placeholder}@v1\n`);
    spawnSync('git', ['init', '--quiet'], { cwd: folder });
    spawnSync('git', ['add', '.'], { cwd: folder });
    writeFileSync(join(folder, 'not-of-the-project.yml'), placeholder);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const bytes = Buffer.from([0x89, 0xff, 0x00, 0xc3, 0x28]);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts', 'set-owner.ts'), ...args], {
      cwd: folder,
      encoding: 'utf8',
    });

  test('fills the files of the project, which the release looks at, and no other', () => {
    const { status, stdout, stderr } = run('acme');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^example\.yml$/m);
    expect(read('example.yml')).toBe('uses: acme/publish-wordpress-plugin@v1\n');
    expect(readFileSync(join(folder, 'picture.png'))).toEqual(bytes);
    expect(read('not-of-the-project.yml')).toBe(placeholder);

    // The release workflow looks at every file of the project.
    writeFileSync(join(folder, 'example.yml'), `uses: ${placeholder}/live@v1\n`);
    if (isUnix)
      expect(checkRelease()).toMatchObject({ status: 1, stdout: expect.stringMatching(/^example\.yml:1:/m) });
  });

  test('leaves no placeholder in what people copy, which the release waits for, and says when there is none', () => {
    for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'SECURITY.md'), `Verify ${placeholder}.\n`);
    spawnSync('git', ['add', ...COPIED], { cwd: folder });
    if (isUnix) {
      expect(checkRelease()).toMatchObject({ status: 1 });
      expect(checkRelease().stdout).toMatch(/^SECURITY\.md:1:[^]*::error title=Account not filled in::/m);
    }
    // Formatting takes seconds.
    run('acme');
    const copied = globSync(
      COPIED.map((name) => `${name}{,/**/*.{md,yml}}`),
      { cwd: folder, withFileTypes: true },
    )
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    expect(copied.length).toBeGreaterThan(30);
    expect(copied.join('')).not.toMatch(/\bOWNER\b/);
    if (isUnix) expect(checkRelease()).toMatchObject({ status: 0, stdout: '' });
    expect(run('acme').stdout).toBe('Nothing to fill in: no file has the placeholder.\n');
  });

  test('leaves files as the gate wants them formatted, whatever the length of the name', () => {
    const pad = '-'.repeat(placeholder.length + 5);
    const table = `| Use${' '.repeat(pad.length - 3)} |\n| ${pad} |\n| \`${placeholder}@v1\` |\n`;
    for (const name of ['a', 'x'.repeat(39)]) {
      writeFileSync(join(folder, 'table.md'), table);
      spawnSync('git', ['add', 'table.md'], { cwd: folder });
      run(name);
      const length = name.length + '/publish-wordpress-plugin@v1'.length + 2;
      expect(read('table.md').split('\n')[1]).toBe(`| ${'-'.repeat(length)} |`);
    }
  });

  test('refuses what is no account', () => {
    const { status, stderr } = run('my account');
    expect(status).toBe(1);
    expect(stderr).toBe(
      '"my account" is not an account on GitHub. Write its name: npm run set-owner -- NAME\n',
    );
    expect(read('example.yml')).toContain(placeholder);
  });

  function checkRelease() {
    const { jobs } = parse(readFileSync(join(root, '.github', 'workflows', 'release.yml'), 'utf8')) as {
      readonly jobs: { readonly check: { readonly steps: readonly { name?: string; run?: string }[] } };
    };
    const step = jobs.check.steps.find(({ name = '' }) => name.includes('placeholder'));
    return spawnSync('bash', ['-e', '-o', 'pipefail', '-c', step?.run ?? 'exit 99'], {
      cwd: folder,
      encoding: 'utf8',
    });
  }
});
