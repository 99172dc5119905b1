import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import nock from 'nock';
import { pack } from 'tar-stream';
import { createSender } from '../../../../src/http/send.ts';
import { explainDisk, installLocked, type readLockfile } from '../../../../src/rehearsal/site/install.ts';

/** Stands in for npm: does as its script says, and tells what it was asked for. */
const NPM = `
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const [command, ...flags] = process.argv.slice(2);
const { CALLS, CONFIG, ENDS } = process.env;
if (command === 'config') console.log(CONFIG);
else {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (JSON.stringify(dependencies) !== JSON.stringify(lock.packages[''].dependencies)) {
    console.error('npm error code EUSAGE');
    process.exit(1);
  }
  const turn = readFileSync(CALLS, 'utf8').split('\\n').length - 1;
  appendFileSync(CALLS, JSON.stringify({ command, flags, lock }) + '\\n');
  for (const path of Object.keys(lock.packages).filter((path) => path !== '')) {
    for (const build of ['asyncify', 'jspi']) {
      mkdirSync(path + '/' + build, { recursive: true });
      writeFileSync(path + '/' + build + '/php.wasm', '');
    }
  }
  const { code = 0, stderr = '' } = JSON.parse(ENDS)[turn] ?? {};
  process.stderr.write(stderr);
  process.exitCode = code;
}
`;

const LOCK = {
  name: 'sample',
  lockfileVersion: 3,
  packages: {
    '': { name: 'sample', dependencies: { '@acme/one': '1.0.0', two: '2.0.0' } },
    'node_modules/@acme/one': { version: '1.0.0', integrity: 'sha512-one' },
    'node_modules/two': { version: '2.0.0', integrity: 'sha512-two' },
  },
};

interface Call {
  readonly flags: readonly string[];
  readonly lock: Awaited<ReturnType<typeof readLockfile>>;
}

let root = '';
beforeAll(() => {
  if (!nock.isActive()) nock.activate();
  nock.disableNetConnect();
});
// Other tests of the same process have servers.
afterAll(() => {
  nock.enableNetConnect();
  nock.restore();
});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'install-'));
  await mkdir(join(root, 'source'));
  await writeLock(LOCK);
  await writeFile(join(root, 'npm-cli.js'), NPM);
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  await writeFile(join(root, 'calls'), '');
});
afterEach(async () => {
  nock.cleanAll();
  await rm(root, { recursive: true });
});

const writeLock = (lock: object) =>
  writeFile(join(root, 'source', 'package-lock.json'), JSON.stringify(lock));

interface Npm {
  readonly config?: object;
  /** How its runs end, in turn; well unless it is given. */
  readonly ends?: readonly { readonly code?: number; readonly stderr?: string }[];
}

const { signal } = new AbortController();

function install(
  options: Partial<Parameters<typeof installLocked>[0]> = {},
  { config = {}, ends = [] }: Npm = {},
): Promise<string> {
  const env = {
    npm_execpath: join(root, 'npm-cli.js'),
    CALLS: join(root, 'calls'),
    CONFIG: JSON.stringify({ registry: 'https://registry.example/npm', ...config }),
    ENDS: JSON.stringify(ends),
  };
  const { execPath, platform } = process;
  const kill = process.kill.bind(process);
  const send = createSender(signal);
  return installLocked(
    { source: join(root, 'source'), target: join(root, 'kept', 'sample'), ...options },
    { execPath, platform, env, cancellation: signal, send, kill },
  );
}

async function readCalls(): Promise<readonly Call[]> {
  const lines = (await readFile(join(root, 'calls'), 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Call);
}

const onlyTwo: Partial<Parameters<typeof installLocked>[0]> = { isUsed: (name) => name === 'two' };

describe('an installation by a lockfile', () => {
  test('is made once, without scripts', async () => {
    const folder = await install();
    expect(await install()).toBe(folder);
    const [call, ...others] = await readCalls();
    expect(others).toEqual([]);
    expect(call?.flags).toContain('--ignore-scripts');
  });

  test('serves who needs no more than it has', async () => {
    const folder = await install();
    expect(await install(onlyTwo)).toBe(folder);
  });

  test('is made beside the others for who needs more, or other digests', async () => {
    const folders = [await install(onlyTwo), await install()];
    const { packages } = LOCK;
    await writeLock({
      packages: { ...packages, 'node_modules/two': { version: '2.0.0', integrity: 'other' } },
    });
    folders.push(await install(onlyTwo));
    expect(new Set(folders).size).toBe(3);
  });

  test('does not get into the way of another one at the same time', async () => {
    const folders = await Promise.all([install(), install()]);
    expect(new Set(folders).size).toBe(2);
    for (const folder of folders)
      expect(await readdir(join(folder, 'node_modules'))).toEqual(['@acme', 'two']);
  });

  test('has only what is used, and keeps its tarballs where it is told', async () => {
    await install({ ...onlyTwo, downloads: join(root, 'downloads') });
    const [call] = await readCalls();
    expect(Object.keys(call?.lock.packages ?? {})).toEqual(['', 'node_modules/two']);
    expect(call?.flags).toContain(`--cache=${join(root, 'downloads')}`);
  });

  test('empties the builds that this Node.js does not load, and is none for another one', async () => {
    const folder = await install({ unusedBuild: 'jspi' });
    const one = join(folder, 'node_modules', '@acme', 'one');
    expect(await readdir(join(one, 'jspi'))).toEqual([]);
    expect(await readdir(join(one, 'asyncify'))).toEqual(['php.wasm']);
    expect(await install({ unusedBuild: 'asyncify' })).not.toBe(folder);
    expect(await install({ unusedBuild: 'jspi' })).toBe(folder);
  });

  test('tells npm where tarballs lie in the registry that it is configured with', async () => {
    await install({}, { config: { '@acme:registry': 'https://acme.example/' } });
    const [call] = await readCalls();
    expect(Object.values(call?.lock.packages ?? {}).map(({ resolved }) => resolved)).toEqual([
      undefined,
      'https://acme.example/@acme/one/-/one-1.0.0.tgz',
      'https://registry.example/npm/two/-/two-2.0.0.tgz',
    ]);
  });

  test('lets npm look up what the registry has elsewhere', async () => {
    const ends = [{ code: 1, stderr: 'npm error code E404\nnpm error 404 Not Found' }];
    await install({}, { ends });
    const [, call] = await readCalls();
    expect(Object.values(call?.lock.packages ?? {}).map(({ resolved }) => resolved)).toEqual(
      Array(3).fill(undefined),
    );
  });
});

const FILES = {
  'package/index.js': 'one',
  'package/index.js.map': 'left out',
  'package/lib/types.d.ts': 'left out',
  'package/jspi/php.wasm': 'one build',
  'package/asyncify/8/php.wasm': 'another build',
  'package/../../evil.js': 'left out',
};

async function packTarball(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const tar = pack();
  for (const [name, text] of Object.entries(files)) tar.entry({ name }, text);
  tar.entry({ name: 'package/link', type: 'symlink', linkname: '/etc' });
  tar.finalize();
  return gzipSync(await buffer(tar as AsyncIterable<Buffer>));
}

const REGISTRY = 'https://registry.example';
const URLS = ['/npm/@acme/one/-/one-1.0.0.tgz', '/npm/two/-/two-2.0.0.tgz'] as const;

describe('an installation without npm', () => {
  let tarballs: readonly Buffer[] = [];
  const publish = async (files: Readonly<Record<string, string>>) => {
    tarballs = [await packTarball(files), await packTarball({ 'two-2.0.0/index.js': 'two' })];
    const [one, two] = tarballs.map(
      (bytes) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
    );
    await writeLock({
      packages: {
        '': LOCK.packages[''],
        'node_modules/@acme/one': { version: '1.0.0', integrity: one },
        'node_modules/two': { version: '2.0.0', integrity: two },
      },
    });
  };
  beforeEach(() => publish(FILES));
  const offer = (turns = 1) =>
    URLS.map((url, index) => nock(REGISTRY).get(url).times(turns).reply(200, tarballs[index]));
  const downloads = () => join(root, 'downloads');
  const target = (name: string) => ({ target: join(root, 'kept', name), downloads: downloads() });

  async function expectInstalled(folder: string): Promise<void> {
    const modules = join(folder, 'node_modules');
    expect(await readFile(join(modules, '@acme', 'one', 'index.js'), 'utf8')).toBe('one');
    expect(await readFile(join(modules, 'two', 'index.js'), 'utf8')).toBe('two');
    expect(await readCalls()).toEqual([]);
  }

  test('fetches each package once, and leaves out what nothing reads', async () => {
    offer();
    const folder = await install({ ...target('one'), unusedBuild: 'asyncify' });
    await expectInstalled(folder);
    const one = join(folder, 'node_modules', '@acme', 'one');
    expect((await readdir(one, { recursive: true })).toSorted()).toEqual([
      'asyncify',
      'index.js',
      'jspi',
      join('jspi', 'php.wasm'),
    ]);
    await rm(folder, { recursive: true });
    await expectInstalled(await install(target('two')));
  });

  test.each<readonly [string, (bytes: Buffer) => Buffer]>([
    ['was written by half', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['is another one', () => gzipSync('poison')],
    ['is empty', () => Buffer.alloc(0)],
  ])('fetches a package anew when the kept one %s', async (_what, change) => {
    offer();
    await install(target('one'));
    const kept = join(downloads(), 'two-2.0.0.tgz');
    await writeFile(kept, change(await readFile(kept)));
    await rm(join(root, 'kept'), { recursive: true });
    nock(REGISTRY).get(URLS[1]).reply(200, tarballs[1]);
    await expectInstalled(await install(target('two')));
    expect(await readFile(kept)).toEqual(tarballs[1]);
  });

  test('takes nothing from a kept package that is another one, also when the registry is down', async () => {
    await mkdir(downloads());
    await writeFile(join(downloads(), '@acme+one-1.0.0.tgz'), await packTarball({ 'package/poison.js': '' }));
    await writeFile(join(downloads(), 'two-2.0.0.tgz'), await packTarball({ 'package/poison.js': '' }));
    const folder = await install(target('one'));
    const files = await readdir(folder, { recursive: true });
    expect(files.filter((name) => name.includes('poison'))).toEqual([]);
    expect(await readCalls()).toHaveLength(1);
  });

  test('serves two rehearsals that share a folder at the same time', async () => {
    offer(2);
    for (const folder of await Promise.all([install(target('same')), install(target('same'))]))
      await expectInstalled(folder);
    expect((await readdir(downloads())).toSorted()).toEqual(['@acme+one-1.0.0.tgz', 'two-2.0.0.tgz']);
  });

  test('goes on without a folder to keep anything in', async () => {
    offer();
    await cp(join(root, 'package.json'), downloads());
    await expectInstalled(await install(target('one')));
  });

  test.each<readonly [string, number, string, Record<string, string>]>([
    ['wants a token', 401, '', {}],
    ['redirects', 302, '', { location: 'https://elsewhere.example/' }],
    ['does not have it', 404, '', {}],
    ['gives other bytes', 200, 'other', {}],
  ])('lets npm install when the registry %s', async (_what, status, body, headers) => {
    for (const url of URLS) nock(REGISTRY).get(url).reply(status, body, headers);
    const ends = [{ code: 1, stderr: 'npm error code E401\nnpm error it wants a token\n' }];
    await expect(install(target('one'), { ends })).rejects.toMatchObject({
      message:
        'npm could not install WordPress Playground from https://registry.example/npm/: it wants a token.',
    });
    expect(await readCalls()).toHaveLength(1);
    expect(await readdir(join(root, 'kept'))).toEqual([]);
  });

  test.each([
    { 'https-proxy': 'http://proxy.example:8080' },
    { before: '2026-01-01T00:00:00.000Z' },
    { 'min-release-age': 7 },
  ])('lets npm install when it has settings that only it knows: %j', async (config) => {
    const asked = offer();
    await install(target('one'), { config });
    expect(asked.some((scope) => scope.isDone())).toBe(false);
    expect(await readCalls()).toHaveLength(1);
  });

  test('tells errors of the disk unchanged, and leaves nothing', async () => {
    // A file where a folder has to be, as a full disk says it: by an error of the system.
    await publish({ 'package/a': '', 'package/a/b': '' });
    offer();
    await expect(install(target('one'))).rejects.toMatchObject({ syscall: 'mkdir' });
    expect(await readdir(join(root, 'kept'))).toEqual([]);
  });
});

describe('an installation that fails', () => {
  const fail = (stderr: string, npm: Npm = {}) =>
    install({}, { ends: Array(2).fill({ code: 1, stderr }), ...npm });

  test('names the registry that was asked, without credentials, and leaves nothing', async () => {
    const config = { registry: 'https://me:secret@registry.example/npm/' };
    await expect(
      fail('npm error code ENOTFOUND\nnpm error no such host\n', { config }),
    ).rejects.toMatchObject({
      message: 'npm could not install WordPress Playground from https://registry.example/npm/: no such host.',
      hint: 'Check that this runner reaches that registry.',
    });
    expect(await readdir(join(root, 'kept'))).toEqual([]);
  });

  test.each([
    ['E401', 'Give npm a token for that registry that may read these packages, in `.npmrc`.'],
    ['E403', 'Give npm a token for that registry that may read these packages, in `.npmrc`.'],
    ['E404', 'Let that registry offer these packages, or name another one in `.npmrc`.'],
    ['ETARGET', 'Let `.npmrc` allow these versions: `min-release-age` and `before` leave out newer ones.'],
    [
      'EINTEGRITY',
      'That registry gave other bytes than this action was tested with. Name another one in `.npmrc`.',
    ],
    [
      'SELF_SIGNED_CERT_IN_CHAIN',
      'Set the environment variable `NODE_EXTRA_CA_CERTS` to a PEM file with the certificate of the authority that signed that of the registry.',
    ],
  ])('has the fix for its cause: %s', async (code, hint) => {
    await expect(fail(`npm ERR! code ${code}\nnpm ERR! told\n`)).rejects.toMatchObject({ hint });
  });

  test('tells the lines of npm apart, without those that are for programs', async () => {
    const stderr =
      'npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error errno ENOTFOUND\nnpm error network request failed.\nnpm error network This is a problem of the network.\n';
    await expect(
      fail(`${stderr}npm error Log files were not written due to the config logs-max=0\n`),
    ).rejects.toMatchObject({
      message: expect.stringMatching(/: network request failed; network This is a problem of the network\.$/),
    });
  });

  test('on a full disk is seen although npm ends well', async () => {
    const stderr = 'npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write\n'.repeat(3);
    await expect(install({}, { ends: [{ stderr }] })).rejects.toMatchObject({
      message:
        'npm could not install WordPress Playground from https://registry.example/npm/: TAR_ENTRY_ERROR ENOSPC: no space left on device, write.',
      hint: 'Free some disk space: two versions of PHP need about 300 MB while they are installed.',
    });
    expect(await readdir(join(root, 'kept'))).toEqual([]);
  });
});

test('a full disk is told in the same words whatever was being written, and other errors stay', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(explainDisk(full)).toMatchObject({
    message: 'Data of the rehearsal could not be stored on the runner: its disk is full (ENOSPC).',
    hint: 'Free space on the runner before this step, or use one with a larger disk. With two versions of PHP it takes about 300 MB.',
  });
  const other = new Error('other');
  expect(explainDisk(other)).toBe(other);
});
