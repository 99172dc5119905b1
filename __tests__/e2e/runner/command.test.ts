import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { PLAYER_FLAGS } from '../../../src/rehearsal/site/site.ts';
import { instead, silence, watched } from '../../../sandbox/http/faults.ts';
import { zipDirectory } from '../../../sandbox/plugins/build-plugin.ts';
import { type ReleaseStage, startReleaseStage, TOKEN } from '../fixtures/release-stage.ts';
import { KEY, PLUGIN_ID, sent, startStage, versions } from '../fixtures/stage.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SAMPLE = join(ROOT, 'sandbox', 'plugins', 'sample-plugin', 'tidy-footer');
const isWindows = process.platform === 'win32';

/** Node.js of this project, and what else this machine has. */
const NODES = [
  process.execPath,
  ...(process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, isWindows ? 'node.exe' : 'node'))
    .filter((path) => existsSync(path) && isNewEnough(path))
    .slice(0, 1),
];

/** Source: `engines` in `package.json` */
function isNewEnough(node: string): boolean {
  const [major = 0, minor = 0] = execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' })
    .split('.')
    .map(Number);
  return major > 22 || (major === 22 && minor >= 15);
}

let folder: string;
let tarball: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-'));
  const empty = join(folder, 'empty');
  await mkdir(empty);
  await execute('npm', ['pack', '--pack-destination', empty, '--ignore-scripts'], { cwd: ROOT });
  tarball = `./${(await readdir(empty))[0] ?? ''}`;
  const install = ['install', '--prefix', join(folder, 'installed'), '--offline', '--no-audit', tarball];
  await execute('npm', install, { cwd: empty });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: unknown;
  readonly text: string;
}

function execute(
  program: string,
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Ended> {
  const { PATH = '', HOME = '', SystemRoot = '', APPDATA = '' } = process.env;
  const options = { cwd, env: { PATH, HOME, SystemRoot, APPDATA, ...env }, shell: isWindows };
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, text: stdout + stderr });
    });
  });
}

/** The first file of the command, as it was installed. */
async function findCommand(): Promise<string> {
  const modules = join(folder, 'installed', 'node_modules');
  const scope = (await readdir(modules)).find((name) => name.startsWith('@')) ?? '';
  return join(modules, scope, 'publish-wordpress-plugin', 'dist', 'cli.js');
}

/** Runs the command as it was installed, by default in an empty folder. */
async function command(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  node = process.execPath,
  cwd = join(folder, 'empty'),
): Promise<Ended> {
  return execute(node, [await findCommand(), ...args], { cwd, env });
}

describe('the package on npm', () => {
  test('has the bundle and what it reads, and depends on nothing', async () => {
    const installed = await readdir(join(folder, 'installed', 'node_modules'));
    expect(installed.filter((name) => !name.startsWith('.'))).toHaveLength(1);
    const lock = JSON.parse(await readFile(join(folder, 'installed', 'package-lock.json'), 'utf8')) as {
      readonly packages: object;
    };
    expect(Object.keys(lock.packages)).toHaveLength(2);
  });

  test('runs by npx', async () => {
    const { code, text } = await execute('npx', ['--yes', '--offline', tarball, 'inspect', SAMPLE], {
      cwd: join(folder, 'empty'),
    });
    expect(text).toContain('Package checks: no problems found.');
    expect(code).toBe(0);
  });
});

/** Publishes a folder by what a person sets, and where GitHub is: no commit, no tag, no event. */
function publishFolder({ github, service, workspace }: ReleaseStage, node?: string): Promise<Ended> {
  const { GITHUB_REPOSITORY = '', GITHUB_API_URL = '', GITHUB_SERVER_URL = '' } = github.env;
  const where = ['--plugin-id', PLUGIN_ID, '--base-url', service.baseUrl];
  const env = {
    PLUGIN_SERVICE_KEY: KEY,
    GITHUB_TOKEN: TOKEN,
    ...{ GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_SERVER_URL },
  };
  return command(['publish', ...where, '--zip-path', join(workspace, 'tidy-footer')], env, node);
}

function expectPublished({ github, service }: ReleaseStage, { code, text }: Ended): void {
  expect(text).toContain('Tidy Footer 1.4.2 is published.');
  expect(code).toBe(0);
  for (const secret of [KEY, TOKEN]) expect(text).not.toContain(secret);
  expect(versions(service)).toEqual(['1.4.1', '1.4.2']);
  expect(github.releases()).toMatchObject([
    { tagName: 'v1.4.2', isDraft: false, assets: [{ name: 'tidy-footer.zip' }] },
  ]);
}

describe('the command by an older Node.js', () => {
  /** Says that it is another version; its own is in `process.version` still. */
  const pretend = (version: string) =>
    `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  const run = async (version: string, ...args: readonly string[]) =>
    execute(process.execPath, ['--import', pretend(version), await findCommand(), ...args], { cwd: folder });

  test.each(['18.20.8', '20.20.2', '22.14.0', '21.9.0'])('%s: says which it needs', async (version) => {
    for (const args of [['inspect', SAMPLE], ['--version'], ['rehearse', SAMPLE]])
      expect(await run(version, ...args)).toEqual({
        code: 3,
        text: `This command needs Node.js 22.15 or newer, and this is ${version}: install a newer one from https://nodejs.org.\n`,
      });
  });

  test.each(['22.15.0', '23.0.0', '24.21.0'])('%s is no older one', async (version) => {
    expect(await run(version, '--version')).toMatchObject({ code: 0 });
  });
});

describe.each(NODES)('the command by %s', (node) => {
  test('inspects', async () => {
    const good = await command(['inspect', SAMPLE], {}, node);
    expect(good).toMatchObject({ code: 0, text: expect.stringContaining('Tidy Footer') });
  });

  test('publishes a URL, and hands the outputs on', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const outputs = join(folder, 'outputs.env');
    const where = ['--plugin-id', PLUGIN_ID, '--base-url', stage.service.baseUrl];
    const published = await command(
      ['publish', ...where, '--zip-url', stage.host.url('/footer.zip'), '--verify', '--outputs', outputs],
      { PLUGIN_SERVICE_KEY: KEY, CI_COMMIT_TAG: 'v1.4.2' },
      node,
    );
    expect(published.text).toContain('Tidy Footer 1.4.2 is published.');
    expect(published.text).not.toMatch(/^::|::add-mask/m);
    expect(published.text).not.toContain(KEY);
    expect(published.code).toBe(0);
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    const lines = (await readFile(outputs, 'utf8')).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['VERSION=1.4.2', 'STATUS=published', 'SERVED=identical']));
    expect(lines.filter((line) => line !== '' && !/^[A-Z][A-Z_\d]*=/.test(line))).toEqual([]);

    const live = await command(
      ['live', ...where, '--version', '1.5.0', '--outputs', outputs],
      { PLUGIN_SERVICE_KEY: KEY },
      node,
    );
    expect(live).toMatchObject({ code: 0, text: expect.stringContaining('1.4.2') });
    expect(await readFile(outputs, 'utf8')).toContain('IS_NEWER=true\n');
  });

  test('publishes a folder on a release of a private repository', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1', isPrivate: true });
    expectPublished(stage, await publishFolder(stage, node));
  });

  test('checks a folder in a dry run, and leaves nothing behind', async () => {
    const temporary = join(folder, 'temporary');
    await mkdir(temporary, { recursive: true });
    const args = [
      'publish',
      '--plugin-id',
      PLUGIN_ID,
      '--base-url',
      'https://service.example',
      '--dry-run',
      SAMPLE,
    ];
    const step = await command(args, { TMPDIR: temporary, TEMP: temporary }, node);
    expect(step).toMatchObject({ code: 0, text: expect.stringContaining('Dry run: Tidy Footer 1.4.2') });
    expect(await readdir(temporary)).toEqual([]);
  });

  test('walls WordPress in by options that this Node.js has', async () => {
    expect(await execute(node, [...PLAYER_FLAGS, '--no-warnings', '-e', '0'], { cwd: folder })).toEqual({
      code: 0,
      text: '',
    });
  });

  test('hands the options of a rehearsal on', async () => {
    const summary = join(folder, 'receipt.md');
    const options = ['--zip-path', 'missing.zip', '--php', '4.4', '--summary', summary];
    const step = await command(['rehearse', ...options], {}, node);
    expect(step).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^Error: Option `--php` is `4\.4`/m),
    });
    expect(await readFile(summary, 'utf8')).toContain(
      '**Option --php**: Option <code>--php</code> is <code>4.4</code>',
    );
  });
});

// Nothing of this depends on the version of Node.js.
describe('the command', () => {
  test('has exit codes for what an inspection finds', async () => {
    const other = await command(['inspect', SAMPLE, '--version', '2.0']);
    expect(other).toMatchObject({ code: 2, text: expect.stringContaining('version-tag') });
    expect((await command(['inspect', 'missing'])).code).toBe(3);
  });

  test('publishes a folder on a release of a public repository, once', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1', isPrivate: false });
    expectPublished(stage, await publishFolder(stage));
    const again = await publishFolder(stage);
    expect(again).toMatchObject({ code: 0, text: expect.stringContaining('was published already.') });
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
  });

  test('is red where the action is', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const where = ['--plugin-id', PLUGIN_ID, '--base-url', stage.service.baseUrl];
    const zip = ['--zip-url', stage.host.url('/footer.zip')];
    const other = await command(['publish', ...where, ...zip, '--expected-version', '9.9.9'], {
      PLUGIN_SERVICE_KEY: KEY,
    });
    expect(other).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^Error: Package: version-tag/m),
    });
    const refused = await command(['publish', ...where, ...zip], { PLUGIN_SERVICE_KEY: 'wrong-key-1234' });
    expect(refused).toMatchObject({ code: 1, text: expect.stringMatching(/^Error: API key refused/m) });
    expect(refused.text).not.toContain('wrong-key-1234');
    const live = await command(['live', ...where], { PLUGIN_SERVICE_KEY: 'wrong-key-1234' });
    expect(live.code).toBe(1);
    expect(versions(stage.service)).toEqual(['1.4.1']);
  });

  (isWindows ? test.skip : test)('is red when it is cancelled, and says so', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const look = watched(silence());
    stage.service.script('GET', instead(look.answer));
    const where = ['--plugin-id', PLUGIN_ID, '--base-url', stage.service.baseUrl];
    const child = spawn(process.execPath, [await findCommand(), 'live', ...where], {
      env: { ...process.env, PLUGIN_SERVICE_KEY: KEY },
    });
    const output = readText(child.stdout);
    await look.arrival;
    child.kill('SIGTERM');
    await once(child, 'close');
    expect(child.exitCode).toBe(1);
    expect(await output).toMatch(/^Error: Cancelled: The run was cancelled before/m);
  });

  test('refuses a key on the command line, and says what it lacks', async () => {
    await using stage = await startStage();
    const where = ['--plugin-id', PLUGIN_ID, '--base-url', stage.service.baseUrl];
    const keyed = await command(['publish', ...where, '--api-key', KEY]);
    expect(keyed).toMatchObject({ code: 1, text: expect.stringContaining('--api-key is refused') });
    expect(keyed.text).not.toContain(KEY);
    const path = await command(['publish', ...where, '--zip-path', SAMPLE], { PLUGIN_SERVICE_KEY: KEY });
    expect(path).toMatchObject({
      code: 1,
      text: expect.stringContaining('needs the environment variables GITHUB_TOKEN'),
    });
    expect(sent(stage.service)).toEqual([]);
  });

  test('puts no file that it writes into the package', async () => {
    const plugin = join(folder, 'tidy-footer');
    await cp(SAMPLE, plugin, { recursive: true });
    const files = ['--outputs', 'package.env', '--summary', 'receipt.md'];
    const target = ['--plugin-id', PLUGIN_ID, '--base-url', 'https://service.example', '--zip-path', '.'];
    // The second run finds what the first one wrote.
    for (let run = 0; run < 2; run += 1) {
      const step = await command(['publish', '--dry-run', ...target, ...files], {}, process.execPath, plugin);
      expect(step).toMatchObject({ code: 0, text: expect.stringContaining('Zipped .: 5 files') });
      expect(await readFile(join(plugin, 'package.env'), 'utf8')).toContain('FINDINGS=[]\n');
    }
  });
});

describe('a file that the command would write', () => {
  const where = ['--plugin-id', PLUGIN_ID, '--base-url', 'https://service.example', '--dry-run'];
  let home: string;
  let zip: Buffer;
  beforeAll(async () => {
    home = await mkdtemp(join(folder, 'home-'));
    zip = await zipDirectory(SAMPLE);
    await writeFile(join(home, 'a.zip'), zip);
    if (!isWindows) await symlink('a.zip', join(home, 'link.zip'));
    await cp(SAMPLE, join(home, 'tidy-footer'), { recursive: true });
  });

  test.each([
    ['a.zip', '--outputs', 'a.zip'],
    ['*.zip', '--summary', 'tidy-footer/../a.zip'],
    ['./a.zip', '--outputs', isWindows ? 'A.ZIP' : 'link.zip'],
    ['tidy-footer', '--summary', 'tidy-footer/readme.txt'],
    ['tidy-footer', '--outputs', 'tidy-footer/tidy-footer.php'],
    ['https://host.example/a.zip', '--outputs', 'a.zip'],
  ])('stays as it is when it may be the package: %s %s %s', async (source, option, file) => {
    const before = await readFile(join(home, file));
    const args = ['publish', source, ...where, option, file];
    const { code, text } = await command(args, {}, process.execPath, home);
    expect((await readFile(join(home, file))).equals(before)).toBe(true);
    expect(text).toContain(`${option} would overwrite ${file}, `);
    expect(code).toBe(1);
  });

  test('is written anew when a run that was killed had begun it', async () => {
    await writeFile(join(home, 'begun.env'), 'VERSION=1.0\n');
    const args = ['publish', 'tidy-footer', ...where, '--outputs', 'begun.env'];
    expect((await command(args, {}, process.execPath, home)).code).toBe(0);
    const written = await readFile(join(home, 'begun.env'), 'utf8');
    expect(written.match(/^VERSION=.*$/gm)).toEqual(['VERSION=1.4.2']);
  });
});

describe('help', () => {
  test('lists the commands', async () => {
    for (const args of [[], ['--help'], ['help']]) {
      const { code, text } = await command(args);
      expect(code).toBe(0);
      for (const name of ['inspect', 'rehearse', 'raise', 'publish', 'live'])
        expect(text).toMatch(new RegExp(`^  ${name} +[A-Z].*\\.$`, 'm'));
    }
  });

  test.each([
    ['publish', 'action.yml'],
    ['live', 'live/action.yml'],
    ['rehearse', 'rehearse/action.yml'],
  ])('of %s says what %s says of each option, with an example and the page', async (name, file) => {
    const { code, text } = await command([name, '--help']);
    expect(code).toBe(0);
    const { inputs } = parse(await readFile(join(ROOT, file), 'utf8')) as {
      readonly inputs: Readonly<Record<string, { readonly description: string }>>;
    };
    for (const [input, { description }] of Object.entries(inputs)) {
      const variable = { 'api-key': 'PLUGIN_SERVICE_KEY', 'github-token': 'GITHUB_TOKEN' }[input];
      const option = variable ?? `--${input.replaceAll('_', '-')}`;
      const [start = ''] = description
        .replace(/^`true`: ./, (first) => first.slice(-1).toUpperCase())
        .split(/[`.]/);
      expect(text).toMatch(new RegExp(`^  ${option}( [A-Za-z_|]+)? +${start.slice(0, 30).trim()}`, 'm'));
    }
    expect(text).not.toMatch(/api-key|github-token|zip_url|plugin_id/);
    expect(text).toMatch(new RegExp(`^  npx @.*/publish-wordpress-plugin@[\\d.]+ ${name} `, 'm'));
    expect(text).toMatch(/^https:\/\/github\.com\/.*\/docs\/[a-z]+\.md/m);
    const options = text.split('\n').filter((line) => line.startsWith('  -'));
    expect(options.filter((line) => line.length > 120)).toEqual([]);
  });

  test('of a command is the same by either word, and shows the values of an option that has few', async () => {
    const { code, text } = await command(['help', 'publish']);
    expect({ code, text }).toEqual(await command(['publish', '--help']));
    expect(text).toMatch(/^ {2}--if-published skip\|fail\|publish +What to do/m);
    expect(text).toMatch(/^ {2}--asset-url auto\|public\|signed +URL/m);
    expect(await command(['help', 'publsh'])).toMatchObject({
      code: 1,
      text: expect.stringMatching(/Write publish/),
    });
  });

  test('is not needed for the version', async () => {
    const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    for (const option of ['--version', '-v', '-V'])
      expect(await command([option])).toEqual({ code: 0, text: `${version}\n` });
  });

  test('is shorter than a guess', async () => {
    const { code, text } = await command(['publsh']);
    expect({ code, text }).toEqual({ code: 1, text: 'There is no command "publsh". Write publish.\n' });
  });
});
