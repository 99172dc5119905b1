import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..', '..');
const SECRET = `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEowIBAAKCAQEA'.repeat(40)}\n-----END RSA PRIVATE KEY-----\n`;
const FILES: Readonly<Record<string, string>> = {
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

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-test-'));
  await write(FILES);
});
afterAll(() => rm(folder, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'demo', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

function inspect(): Promise<{ readonly code: unknown; readonly stdout: string }> {
  const env = { ...process.env, INIT_CWD: folder, NODE_OPTIONS: '' };
  return new Promise((resolve) => {
    const script = join(root, 'scripts', 'inspect.ts');
    execFile(process.execPath, [script, 'demo'], { cwd: root, env }, (error, stdout) => {
      resolve({ code: error?.code ?? 0, stdout });
    });
  });
}

describe('npm run inspect', () => {
  test('tells a folder that was not built from one that was', async () => {
    const unbuilt = await inspect();
    expect(unbuilt.stdout).toMatch(/^warning: not-built$/m);
    expect(unbuilt.stdout).toContain('`build/index.js`');
    expect(unbuilt.code).toBe(1);
    await write({ 'build/index.js': 'wp.demo = 1;\n' });
    const built = await inspect();
    expect(built.stdout).toContain('Package checks: no problems found.');
    expect(built.code).toBe(0);
  });

  test('finds secrets in a folder', async () => {
    await write({ 'inc/notes.txt': SECRET });
    const { stdout, code } = await inspect();
    expect(stdout).toMatch(/^error: leaked-secrets demo\/inc\/notes\.txt/m);
    expect(code).toBe(2);
  });
});
