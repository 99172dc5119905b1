import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..', '..');

/** `npm` prints these lines before the demo's. */
const NPM_LINES = 4;

async function start(project: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [join(project, 'sandbox', 'demo.ts'), ...args], {
    cwd: tmpdir(),
    // A copy of the project would be kept compiled for nobody.
    env: { ...process.env, NODE_OPTIONS: '', ...(project === root ? {} : { NODE_COMPILE_CACHE: undefined }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, err, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, err, exitCode };
}

describe('npm start', () => {
  test('shows on one screen what was published, the outputs, the receipts and where to go on', async () => {
    const { out, err, exitCode } = await start(root);
    expect({ err, exitCode }).toEqual({ err: '', exitCode: 0 });
    const lines = out.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(40 - NPM_LINES);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(out.match(/^ {3}Published: tidy-footer 1\.4\.2, in place of 1\.4\.1 /gm)).toHaveLength(2);
    expect(out).toContain('version=1.4.2  success=true  status=published');
    expect(out).toMatch(/^ {3}On GitHub: v1\.4\.2 with tidy-footer\.zip$/m);
    expect(out).toContain('npm start -- --verbose');
    const receipts = [...out.matchAll(/^ {3}Receipt: +(\S+)$/gm)].map(([, path = '']) => path);
    expect(receipts).toHaveLength(2);
    for (const path of receipts) {
      expect(await readFile(join(root, path), 'utf8')).toContain('Tidy Footer 1.4.2 is published');
    }
  });

  test('shows the details when they are wanted', async () => {
    const { out, exitCode } = await start(root, '--verbose');
    expect(exitCode).toBe(0);
    for (const part of [
      'uses: [\\w-]+/publish-wordpress-plugin@v1',
      '▼ Check the package',
      '✅ Tidy Footer 1\\.4\\.2 is published\\.',
      'sha256=[0-9a-f]{64}',
      '→ git tag "v1\\.4\\.2"',
      '"download_link": "http',
      'POST   uploads /repos/acme/tidy-footer/releases/\\d+/assets',
    ]) {
      expect(out).toMatch(new RegExp(`^ {3}.*${part}`, 'm'));
    }
    expect(out).not.toContain('sandbox-key');
    // A sample is no bad example.
    expect(out).not.toMatch(/warning/i);
  });

  test('says how it is called', async () => {
    const { err, exitCode } = await start(root, '--loud');
    expect(exitCode).toBe(2);
    expect(err).toMatch(/^Unknown option '--loud'.*\nUsage: npm start/s);
  });
});

describe('npm start with an action that fails', () => {
  let project: string;
  beforeEach(async () => {
    project = await mkdtemp(join(tmpdir(), 'demo-'));
    for (const name of ['sandbox', 'scripts', 'src', 'action.yml', 'package.json']) {
      await cp(join(root, name), join(project, name), { recursive: true });
    }
    await symlink(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
    await mkdir(join(project, 'dist'));
  });
  afterEach(() => rm(project, { recursive: true }));

  test('is red and shows the logs: of one that is red, and of one that is green without a release', async () => {
    const code = `const isRed = process.env.INPUT_ZIP_URL !== '';
console.log(isRed ? '::error title=Broken::It is.' : 'Error: Idle: It is.');
process.exitCode = isRed ? 1 : 0;\n`;
    await writeFile(join(project, 'dist', 'index.js'), code);
    const { out, exitCode } = await start(project);
    expect(exitCode).toBe(1);
    for (const [actionCode, title] of [
      ['1', 'Broken'],
      ['0', 'Idle'],
    ]) {
      expect(out).toContain(`   Failed:    exit code ${actionCode}; the service offers 1.4.1\n`);
      expect(out).toContain(`   Error: ${title}: It is.\n`);
    }
    expect(out).not.toContain('Published');
  });
});
