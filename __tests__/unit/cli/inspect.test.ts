import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startFileServer } from '../../../sandbox/http/file-server.ts';
import { zipDirectory, zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { OPTIONS, run } from '../../../src/cli/inspect.ts';
import { readOptions } from '../../../src/cli/options.ts';

const sample = join(import.meta.dirname, '../../../sandbox/plugins/sample-plugin/tidy-footer');
const sampleZip = await zipDirectory(sample);
const main = '<?php\n/*\nPlugin Name: Demo\nVersion: v1.0\nUpdate URI: https://a.example\n*/\n';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'));
  await writeFile(join(folder, 'good.zip'), sampleZip);
  await writeFile(join(folder, 'bad.zip'), await zipFiles({ 'demo/demo.php': main }));
  const noisy = main.replace('v1.0', '1.0');
  await writeFile(join(folder, 'noisy.zip'), await zipFiles({ 'demo/demo.php': noisy, 'demo/a.sh': 'x' }));
  await writeFile(join(folder, 'page.zip'), '<!doctype html>');
});
afterAll(() => rm(folder, { recursive: true }));

async function inspect(...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const exitCode = await run(readOptions(args, OPTIONS), {
    workspace: folder,
    env: {},
    write: (text) => void out.push(`${text}\n`),
    complain: (text) => void err.push(`${text}\n`),
    paint: (_format, text) => text,
    isLive: false,
    columns: 80,
    ask: undefined,
  });
  return { out: out.join(''), err: err.join(''), exitCode };
}

describe('inspecting without a workflow', () => {
  test('a good ZIP, named from where the person is, ends with 0 and the facts', async () => {
    const { out, err, exitCode } = await inspect('good.zip', '--slug', 'tidy-footer', '--version', '1.4.2');
    expect({ err, exitCode }).toEqual({ err: '', exitCode: 0 });
    expect(out).toContain('Plugin: `Tidy Footer` `1.4.2`');
    expect(out).toContain('Package checks: no problems found.');
  });

  test('a folder is looked into as the ZIP that it would be', async () => {
    const { out, exitCode } = await inspect(sample);
    expect(exitCode).toBe(0);
    expect(out).toContain('Main file: `tidy-footer/tidy-footer.php`');
  });

  test('what is accepted does not count', async () => {
    const { out, exitCode } = await inspect('noisy.zip', '--accept', 'dev-files:demo/a.sh');
    expect(exitCode).toBe(0);
    expect(out).toContain('accepted: dev-files demo/a.sh');
    const mistake = await inspect('noisy.zip', '--accept', 'dev-file');
    expect(mistake.exitCode).toBe(3);
    expect(mistake.err).toContain(
      '`--accept` names `dev-file`, which is not a check. Did you mean `dev-files`?',
    );
  });

  test('what sites do not need comes as lines for the rules of the folder, which a ZIP does not tell', async () => {
    const files = {
      'demo/demo.php': main.replace('v1.0', '1.0'),
      'demo/tests/a.php': '<?php',
      'demo/[a].sh': 'x',
    };
    await writeFile(join(folder, 'left-over.zip'), await zipFiles(files));
    const { out } = await inspect('left-over.zip');
    expect(out).toContain('  To leave out:\n/tests/\n/\\[a].sh\n');
    expect(out).not.toMatch(/distignore|gitattributes/);
    const accepted = await inspect('left-over.zip', '--accept', 'dev-files');
    expect(accepted.out).not.toContain('To leave out');
    const trunk = join(folder, 'exported', 'demo');
    await mkdir(join(trunk, 'bin'), { recursive: true });
    await writeFile(join(trunk, 'demo.php'), main.replace('v1.0', '1.0'));
    await writeFile(join(trunk, 'a b.sh'), 'x');
    await writeFile(join(trunk, '.gitattributes'), '/.gitattributes export-ignore\n');
    const exported = await inspect(trunk);
    expect(exported.out).toContain(', with `export-ignore` in `.gitattributes`.');
    expect(exported.out).toContain('  Lines for `.gitattributes`:\n/a?b.sh export-ignore\n');
  });

  test('a folder is called by the slug, as the action does it', async () => {
    await mkdir(join(folder, 'trunk', '.git'), { recursive: true });
    await writeFile(join(folder, 'trunk', 'demo.php'), main.replace('v1.0', '1.0'));
    await writeFile(join(folder, 'trunk', 'a.map'), '');
    await writeFile(join(folder, 'trunk', '.distignore'), '*.map');
    const { out, exitCode } = await inspect('trunk', '--slug', 'demo');
    expect(exitCode).toBe(0);
    expect(out).toContain('Main file: `demo/demo.php`');
    expect(out).toContain('Left out of the ZIP (by .distignore): .distignore, .git/, a.map');
    const bad = await inspect('trunk', '--slug', 'a/b');
    expect(bad.exitCode).toBe(3);
    expect(bad.err).toMatch(/^The plugin's folder would be named `a\/b`.* Set `--slug` to the name/);
  });

  test('a checkout is judged as the action judges it: its name, and what is not built', async () => {
    const checkout = join(folder, 'DemoRepository');
    await mkdir(join(checkout, '.git'), { recursive: true });
    await writeFile(join(checkout, 'main.php'), main.replace('v1.0', '1.0'));
    await writeFile(join(checkout, 'load.php'), "<?php @include __DIR__ . '/vendor/autoload.php';");
    await writeFile(join(checkout, 'composer.json'), '{"require": {"acme/library": "^1"}}');
    const { out, exitCode } = await inspect('DemoRepository');
    expect(exitCode).toBe(2);
    expect(out).toMatch(/\nwarning: folder-unconfirmed\n {2}.*`DemoRepository`, the name of the repository/);
    expect(out).toContain("Fix: Set `--slug` to the plugin's folder");
    expect(out).toMatch(/\nerror: not-built\n {2}`composer\.json` requires `acme\/library`/);
    const named = await inspect('DemoRepository', '--slug', 'demo');
    expect(named.out).not.toContain('folder-unconfirmed');
    expect(named.out).toContain('not-built');
  });

  test('a folder that was not built is told from one that was, and its secrets are found', async () => {
    const files: Readonly<Record<string, string>> = {
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.gitignore': '/build/\n',
      '.distignore': '/.*\n/package.json\n',
      'package.json': '{"scripts":{"build":"wp-scripts build"}}',
      'readme.txt': '=== Demo ===\nStable tag: 2.0\n\n== Changelog ==\n\n= 2.0 =\n* New.\n',
      'demo.php': `<?php
/*
Plugin Name: Demo
Version: 2.0
Text Domain: demo
*/
add_action( 'init', function () {
	wp_enqueue_script( 'demo', plugins_url( 'build/index.js', __FILE__ ), array(), '2.0', true );
} );
`,
    };
    const write = async (name: string, content: string) => {
      const path = join(folder, 'unbuilt', 'demo', name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    };
    for (const [name, content] of Object.entries(files)) await write(name, content);
    const unbuilt = await inspect('unbuilt/demo');
    expect(unbuilt.out).toMatch(/^warning: not-built$/m);
    expect(unbuilt.out).toContain('`build/index.js`');
    expect(unbuilt.exitCode).toBe(1);
    await write('build/index.js', 'wp.demo = 1;\n');
    const built = await inspect('unbuilt/demo');
    expect(built.out).not.toContain('not-built');
    expect(built.exitCode).toBe(0);
    const key = `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEowIBAAKCAQEA'.repeat(40)}\n-----END RSA PRIVATE KEY-----\n`;
    await write('inc/notes.txt', key);
    const leaking = await inspect('unbuilt/demo');
    expect(leaking.out).toMatch(/^error: leaked-secrets demo\/inc\/notes\.txt/m);
    expect(leaking.exitCode).toBe(2);
  });

  test('a folder outside of a repository has a name that somebody gave it', async () => {
    await mkdir(join(folder, 'demo-copy'), { recursive: true });
    await writeFile(join(folder, 'demo-copy', 'main.php'), main.replace('v1.0', '1.0'));
    const { out, exitCode } = await inspect('demo-copy');
    expect({ out, exitCode }).toEqual({
      out: expect.not.stringContaining('folder-unconfirmed'),
      exitCode: 0,
    });
  });

  test('texts speak of the option, not of the input', async () => {
    const { out, exitCode } = await inspect('good.zip', '--slug', 'other');
    expect(exitCode).toBe(2);
    expect(out).toContain('not `other`, which `--slug` names');
    expect(out).toContain('or correct `--slug`');
  });

  test('warnings end with 1, errors with 2, and each says how to mend it', async () => {
    const noisy = await inspect('noisy.zip');
    expect(noisy.exitCode).toBe(1);
    expect(noisy.out).toMatch(/\nwarning: dev-files demo\/a\.sh\n {2}.*\n {2}Fix: /);
    const bad = await inspect('bad.zip');
    expect(bad.exitCode).toBe(2);
    expect(bad.out).toMatch(/\nerror: version-format demo\/demo\.php:4\n {2}.*\n {2}Fix: Write `1\.0`\./);
    const page = await inspect('page.zip');
    expect(page.exitCode).toBe(2);
    expect(page.out).toMatch(/error: zip-unreadable\n {2}The package is a web page/);
    expect((await inspect('good.zip', '--version', '9')).exitCode).toBe(2);
  });

  test('what it changes in the package before is shown, from a file, a folder or a URL', async () => {
    const before = main.replace('v1.0', '0.9');
    const old = await zipFiles({ 'demo/demo.php': before, 'demo/vendor/autoload.php': '<?php' });
    await writeFile(join(folder, 'old.zip'), old);
    const code = `${main.replace('v1.0', '1.0')}require __DIR__ . '/vendor/autoload.php';\n`;
    await writeFile(join(folder, 'new.zip'), await zipFiles({ 'demo/demo.php': code }));
    const broken = await inspect('new.zip', '--compare', 'old.zip');
    expect(broken.exitCode).toBe(2);
    expect(broken.out).toMatch(/\nChanges: 1 file changed, 1 removed · .*, compared with version `0\.9`\.\n/);
    expect(broken.out).toContain('\n  `vendor/`: 1 file removed; 1 → 0 files, 5 → 0 B\n');
    expect(broken.out).toContain('\n  Version: `0.9` → `1.0`\n');
    expect(broken.out).toContain('\nerror: part-vanished demo/vendor/\n');
    expect(broken.out).not.toContain('required-file-missing');
    await using host = await startFileServer({ '/old.zip': old });
    expect((await inspect('new.zip', '--compare', host.url('/old.zip'))).out).toBe(broken.out);
    await mkdir(join(folder, 'before', 'demo', 'vendor'), { recursive: true });
    await writeFile(join(folder, 'before', 'demo', 'demo.php'), before);
    await writeFile(join(folder, 'before', 'demo', 'vendor', 'autoload.php'), '<?php');
    const fromFolder = await inspect('new.zip', '--compare', join('before', 'demo'));
    expect(fromFolder.out).toContain('error: part-vanished demo/vendor/');
    expect((await inspect('old.zip', '--compare', 'new.zip')).out).toContain('error: version-not-newer');
    const page = await inspect('new.zip', '--compare', 'page.zip');
    expect(page.out).toContain('\nNot compared: ');
    const none = await inspect('new.zip', '--compare', 'nothing.zip');
    expect(none).toMatchObject({
      exitCode: 3,
      err: 'There is no file or folder nothing.zip. Check the path, which is relative to the current folder.\n',
    });
  });

  test('a URL is read as the action reads it', async () => {
    await using host = await startFileServer({ '/a.zip': sampleZip });
    const found = await inspect(`${host.url('/a.zip')}?token=s3cr3tt0k3n`);
    expect(found.exitCode).toBe(0);
    expect(host.requests.map(({ method }) => method)).toEqual(['GET']);
    const missing = await inspect(`${host.url('/b.zip')}?token=s3cr3tt0k3n`);
    expect(missing.exitCode).toBe(3);
    expect(missing.err).toContain('404');
    expect(JSON.stringify([found, missing])).not.toContain('s3cr3tt0k3n');
  });

  test.each([
    ['good.zip', '✔ Package checks: no problems found.'],
    ['noisy.zip', '⚠ Package checks: 1 warning, 1 notice. It would be published.'],
    ['bad.zip', '✘ Package checks: 1 error, 1 notice. It would not be published.'],
  ])('the last line of %s is the verdict', async (name, verdict) => {
    const { out } = await inspect(name);
    expect(out.trimEnd().split('\n').at(-1)).toBe(verdict);
  });

  test('what is not there ends with 3', async () => {
    expect(await inspect('nothing.zip')).toEqual({
      out: '',
      err: 'There is no file or folder nothing.zip. Check the path, which is relative to the current folder.\n',
      exitCode: 3,
    });
  });

  test('a bill of materials is written where the person says, and replaces what is there', async () => {
    const file = join(folder, 'demo.cdx.json');
    await writeFile(file, 'old');
    const { out, exitCode } = await inspect('good.zip', '--sbom', 'demo.cdx.json');
    expect(exitCode).toBe(0);
    expect(out).toContain('Bill of materials: `demo.cdx.json`, 0 libraries.');
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ bomFormat: 'CycloneDX' });
    expect(await inspect('good.zip', '--sbom', 'no-folder/a.json')).toMatchObject({
      err: '`--sbom` `no-folder/a.json` cannot be written (ENOENT). Check that its folder exists, and that this user may write there.\n',
      exitCode: 3,
    });
  });

  test.each([[[]], [['a.zip', 'b.zip']]])(
    'a command that names not one package is refused: %j',
    async (args) => {
      await expect(inspect(...args)).rejects.toThrow(/^Name one package to inspect/);
    },
  );
});
