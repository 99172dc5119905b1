import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sampleZip } from '../fixtures/stage.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const main = '<?php\n/*\nPlugin Name: Demo\nVersion: 2.0\nUpdate URI: https://a.example\n*/\n';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  await writeFile(join(folder, "o'ne two.zip"), sampleZip);
  await mkdir(join(folder, 'demo', '.git'), { recursive: true });
  await writeFile(join(folder, 'demo', 'demo.php'), main);
  await mkdir(join(folder, 'empty'));
});
afterAll(() => rm(folder, { recursive: true }));

const env = () => ({ ...process.env, INIT_CWD: folder, NODE_OPTIONS: '' });

function start(...args: readonly string[]) {
  return spawn(process.execPath, [join(root, 'sandbox', 'start.ts'), ...args], {
    cwd: root,
    env: env(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.on('close', resolve));

/** Starts the sandbox, and does something with what it prints once it is up. */
async function withSandbox(args: readonly string[], act: (printed: string) => Promise<void>): Promise<void> {
  const child = start(...args);
  const end = ended(child);
  try {
    let printed = '';
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      printed += String(chunk);
      if (printed.includes('Stop with')) break;
    }
    await act(printed);
  } finally {
    child.kill();
  }
  expect(await end).toBe(0);
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** Runs the line below a heading as a person would, in a shell. */
async function runBelow(printed: string, heading: RegExp): Promise<string> {
  const lines = printed.split('\n');
  const command = lines[lines.findIndex((line) => heading.test(line)) + 1] ?? '';
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: root, env: env() });
  return stdout;
}

/** Carries out what is printed for a package, in turn. */
async function expectCommands(printed: string, plugin: RegExp): Promise<void> {
  expect(printed).toContain(' node_modules/.bin/node dist/index.js');
  const dryRun = await runBelow(printed, /dry run/);
  expect(dryRun).toMatch(plugin);
  expect(dryRun).toContain('could be published');
  const log = await runBelow(printed, /with the action/);
  expect(log).toContain('Live now: nothing yet');
  expect(log).toMatch(plugin);
  expect(log).toContain('is published.');
  expect(JSON.parse(await runBelow(printed, /without the action/))).toMatchObject({ success: true });
  expect(JSON.parse(await runBelow(printed, /what is published/))).toHaveProperty('version');
}

describe('npm run sandbox', () => {
  test('prints commands that publish the sample', async () => {
    await withSandbox(['--key', "it's"], (printed) => expectCommands(printed, /`Tidy Footer` `1\.4\.2`/));
  });

  test('prints commands that publish a folder and a ZIP, each for its plugin', async () => {
    const args = ['--package', 'demo', '--package', "o'ne two.zip"];
    await withSandbox([...args, '--plugin', 'plugin_demo', '--plugin', 'plugin_tidy'], async (printed) => {
      const [, folderPart = '', zipPart = ''] = printed.split('plugin_id: ');
      expect(folderPart).toMatch(/^plugin_demo\n/);
      expect(zipPart).toMatch(/^plugin_tidy\nzip_url: .*\/downloads\/2\/o'ne%20two\.zip\n/);
      // A dry run of the folder itself says more than one of a URL.
      expect(printed.match(/'INPUT_ZIP-PATH=[^']*\/demo' 'INPUT_DRY-RUN=true'/g)).toHaveLength(1);
      expect(printed.match(/'INPUT_ZIP_URL=[^']*\/demo\.zip' node_modules/g)).toHaveLength(1);
      expect(printed.match(/'INPUT_DRY-RUN=true'/g)).toHaveLength(2);
      await expectCommands(folderPart, /`Demo` `2\.0`/);
      await expectCommands(zipPart, /`Tidy Footer` `1\.4\.2`/);
    });
  });

  test('tells each request and its answer, without the key, and how to stop it from elsewhere', async () => {
    const child = start();
    const end = ended(child);
    let printed = '';
    const says = (pattern: RegExp): Promise<void> =>
      new Promise((resolve) => {
        const listen = (chunk: unknown): void => {
          printed += String(chunk);
          if (!pattern.test(printed)) return;
          child.stdout.off('data', listen);
          resolve();
        };
        child.stdout.on('data', listen);
      });
    try {
      await says(/Stop with/);
      const published = says(/^POST \/api\/v1\/plugin\/update 200$/m);
      await runBelow(printed, /without the action/);
      await published;
      expect(printed).toMatch(/^GET \/downloads\/tidy-footer\.zip 200$/m);
      const [, requests = ''] = printed.split('Stop with');
      expect(requests).not.toContain('sandbox-key');
      const [, pid] = /^Stop with Ctrl\+C, or from elsewhere with: kill (\d+)$/m.exec(printed) ?? [];
      // npm tells only the shell between.
      expect(Number(pid)).toBe(child.pid);
      process.kill(Number(pid));
    } catch (error) {
      child.kill();
      throw error;
    }
    expect(await end).toBe(0);
  });

  test('says what WordPress needs, and where other machines find it', async () => {
    await withSandbox(['--host', 'updates.example'], (printed) => {
      expect(printed).toContain("add_filter( 'http_request_host_is_external', '__return_true' );");
      expect(printed).toMatch(/\nOther machines reach the service at http:\/\/updates\.example:\d+\.\n/);
      return Promise.resolve();
    });
  });

  test('listens where WordPress would look, as long as there is room', async () => {
    await withSandbox([], async (first) => {
      const [, port = ''] = /^base-url: http:\/\/127\.0\.0\.1:(\d+)\n/.exec(first) ?? [];
      // The sandbox has it, or another program had it before.
      expect(await canListen(8080)).toBe(false);
      await withSandbox([], (second) => {
        expect(second).not.toContain(`base-url: http://127.0.0.1:${port}\n`);
        return Promise.resolve();
      });
    });
  });

  test('accepts what is no plugin, when that is wanted', async () => {
    await writeFile(join(folder, 'no.zip'), 'PK\x03\x04 nothing');
    await withSandbox(['--accept-anything', '--package', 'no.zip'], async (printed) => {
      expect(JSON.parse(await runBelow(printed, /without the action/))).toEqual({
        success: true,
        version: '0.0.1',
      });
      const unchecked = printed.replaceAll('env ', "env 'INPUT_PACKAGE-CHECKS=off' ");
      expect(await runBelow(unchecked, /with the action/)).toContain('is published.');
    });
  });

  test('says so when its port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      const child = start('--port', String(port));
      const [complaint, code] = await Promise.all([text(child.stderr), ended(child)]);
      expect(complaint).toMatch(
        new RegExp(`^The port ${port} cannot be used: .*EADDRINUSE.* Choose another`),
      );
      expect(code).toBe(2);
    } finally {
      server.close();
    }
  });

  test('lists its options', async () => {
    const child = start('--help');
    const [printed, code] = await Promise.all([text(child.stdout), ended(child)]);
    expect(printed).toMatch(/^Usage: .*--package PATH/);
    expect(code).toBe(0);
  });

  test.each<[readonly string[], RegExp]>([
    [['--nothing'], /^Unknown option '--nothing'\nUsage: .*--port .*--key .*--plugin .*--package /s],
    [['--port', '65536'], /^--port must be 0 to 65535, not "65536"\.\nUsage: /],
    [['--plugin', 'demo'], /^--plugin is `demo`, not `plugin_` followed by an identifier\.\nUsage: /],
    [['--host', 'a b'], /^--host must be a name or an IPv4 address, not "a b"\.\nUsage: /],
    [
      ['--package', 'nothing.zip'],
      /^There is no file or folder \S*nothing\.zip\. Check the path, which is relative to the current folder\.\n$/,
    ],
    [['--package', 'empty'], /^The directory `empty` holds no files\. /],
  ])('says what is wrong: %j', async (args, message) => {
    const child = start(...args);
    const [err, exitCode] = await Promise.all([text(child.stderr), ended(child)]);
    expect(err).toMatch(message);
    expect(exitCode).toBe(2);
  });
});
