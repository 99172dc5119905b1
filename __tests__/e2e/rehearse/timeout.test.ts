import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { silence } from '../../../sandbox/http/faults.ts';
import { startFileServer } from '../../../sandbox/http/file-server.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { type ActionResult, type ActionStep, runAction } from '../../../sandbox/runner/run-action.ts';
import { NO_NAMESPACES } from '../../fixtures/no-namespaces.ts';
import { readErrors, sampleZip } from '../fixtures/stage.ts';

const actionFolder = join(import.meta.dirname, '..', '..', '..', 'rehearse');
let temporary = '';

/** An installed Playground that starts WordPress for ever, and hears nothing meanwhile, which costs no processor time. */
const MODULES = {
  '@php-wasm/node/index.js': 'exports.loadNodeRuntime = () => {};',
  '@wp-playground/wordpress/index.js':
    'exports.bootWordPressAndRequestHandler = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
  '@wp-playground/cli/sqlite-database-integration.zip': '',
  'fs-ext-extra-prebuilt/index.js': '',
};

beforeAll(async () => {
  temporary = await realpath(await mkdtemp(join(tmpdir(), 'late-')));
  const playground = join(temporary, 'wordpress-playground', 'playground');
  for (const [name, content] of Object.entries(MODULES)) {
    const path = join(playground, 'node_modules', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  const lock = join(actionFolder, 'playground', 'package-lock.json');
  await copyFile(lock, join(playground, 'installed-lock.json'));
  await writeFile(join(temporary, 'plugin.zip'), sampleZip);
  await writeFile(
    join(temporary, 'wordpress.zip'),
    await zipFiles({ 'wordpress/wp-includes/version.php': '<?php\n' }),
  );
});
afterAll(() => rm(temporary, { recursive: true }));

const run = (
  inputs: Readonly<Record<string, string>>,
  watch: Pick<ActionStep, 'onOutput' | 'env' | 'command'> = {},
): Promise<ActionResult> =>
  runAction({
    ...watch,
    actionFolder,
    env: { RUNNER_TEMP: temporary, ...watch.env },
    inputs: {
      'zip-path': join(temporary, 'plugin.zip'),
      previous: 'none',
      php: '8.3, 8.4, 8.5',
      wordpress: join(temporary, 'wordpress.zip'),
      ...inputs,
    },
  });

/** The processes that were started with something of this run. */
const listProcesses = (): readonly string[] =>
  process.platform === 'win32'
    ? []
    : execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => line.includes(temporary));

/** Not one that starts it. */
const isPlayer = (line: string): boolean =>
  line.startsWith(process.execPath) && line.includes('--permission');

/** A busy machine starts a process within this time. */
const MAX_WAIT_MS = 240_000;
/** Nothing is left after this time. */
const MAX_END_MS = 5_000;

/** Waits for the processes of this run; real time, because the system ends them. */
async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<number> {
  const startMs = performance.now();
  while (!(await isSo()) && performance.now() - startMs < MAX_WAIT_MS) await setTimeout(100);
  return performance.now() - startMs;
}

describe('a rehearsal that `timeout` ends', () => {
  test('is red, says what is not known, and leaves no process behind', async () => {
    const seen = new Set<string>();
    const step = run({ timeout: '12' });
    const watch = setInterval(() => listProcesses().forEach((line) => seen.add(line)), 200);
    const { exitCode, outputs, summary, ...rest } = await step.finally(() => clearInterval(watch));
    expect([exitCode, outputs['passed'], outputs['tested'], outputs['results']]).toEqual([
      1,
      'false',
      '',
      '[]',
    ]);
    expect(readErrors({ exitCode, outputs, summary, ...rest })).toEqual([
      expect.stringMatching(
        /^Rehearsal not finished: The rehearsal did not end within 12 s\. Whether the package works on PHP 8\.3, WordPress wordpress\.zip; PHP 8\.4, WordPress wordpress\.zip; PHP 8\.5, WordPress wordpress\.zip is not known\. Raise `timeout`/,
      ),
    ]);
    expect(summary).toContain('was not rehearsed to the end');
    expect(summary).toContain(
      '| Step | PHP 8.3, WordPress wordpress.zip | PHP 8.4, WordPress wordpress.zip | PHP 8.5, WordPress wordpress.zip |',
    );
    expect(summary).toMatch(
      /\| Time (\| not finished&#58; stopped by <code>timeout<\/code> after [\d.]+ s ){3}\|/,
    );
    // Those of two pairs have the same arguments.
    expect([...seen].filter(isPlayer)).toHaveLength(process.platform === 'win32' ? 0 : 1);
    expect(listProcesses()).toEqual([]);
  });

  test('is red with `on-failure: warn`, too, while it waits for a server', async () => {
    await using host = await startFileServer({ '/wordpress.zip': silence() });
    const wordpress = host.url('/wordpress.zip');
    const step = await run({ timeout: '1', 'on-failure': 'warn', wordpress });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([expect.stringContaining('did not end within 1 s')]);
    expect(step.outputs['passed']).toBe('false');
  });
});

/** Only Linux ends a process that hears nothing when the one that started it was killed. */
const SIGNALS: Readonly<Record<string, readonly ('SIGINT' | 'SIGTERM' | 'SIGKILL')[]>> = {
  linux: ['SIGINT', 'SIGTERM', 'SIGKILL'],
  darwin: ['SIGINT', 'SIGTERM'],
};

for (const signal of SIGNALS[process.platform] ?? []) {
  test(`a rehearsal whose PHP hears nothing leaves no process behind after ${signal}`, async () => {
    let action = 0;
    const step = run({}, { onOutput: (_text, pid) => (action = pid) });
    await waitUntil(() => listProcesses().some(isPlayer));
    process.kill(action, signal);
    expect(await waitUntil(() => listProcesses().length === 0)).toBeLessThan(MAX_END_MS);
    expect((await step).exitCode).not.toBe(0);
  });
}

(NO_NAMESPACES === undefined ? test.skip : test)(
  'where the system gives no namespaces, it leaves none behind after SIGKILL, either',
  async () => {
    let action = 0;
    const watch = { onOutput: (_text: string, pid: number) => (action = pid), command: NO_NAMESPACES ?? [] };
    const step = run({}, watch);
    await waitUntil(() => listProcesses().some(isPlayer));
    expect(listProcesses().filter((line) => line.startsWith('unshare'))).toEqual([]);
    process.kill(action, 'SIGKILL');
    expect(await waitUntil(() => listProcesses().length === 0)).toBeLessThan(MAX_END_MS);
    expect((await step).exitCode).toBe(null);
  },
);

(process.platform === 'win32' ? test.skip : test)(
  'a signal from code that got out opens no inspector of the action',
  async () => {
    let action = 0;
    const step = run({}, { onOutput: (_text, pid) => (action = pid) });
    await waitUntil(() => listProcesses().some(isPlayer));
    process.kill(action, 'SIGUSR1');
    // Node.js says at once where its inspector listens.
    await setTimeout(1_000);
    process.kill(action, 'SIGTERM');
    const { exitCode, rawOutput } = await step;
    expect(rawOutput).not.toContain('Debugger');
    expect(exitCode).toBe(1);
  },
);

/** Writes the environment with which the action starts, once, and then again and again what it has. */
const WATCH = `
import { existsSync, writeFileSync } from 'node:fs';
const file = process.env.ACME_FILE;
const write = (path) => writeFileSync(path, JSON.stringify(process.env));
if (!existsSync(file + '.start')) write(file + '.start');
setInterval(() => write(file), 100).unref();
`;

test('while PHP runs, the environment of the action has neither inputs nor tokens', async () => {
  const [watch, file] = [join(temporary, 'watch.mjs'), join(temporary, 'environment.json')];
  await writeFile(watch, WATCH);
  const env = {
    NODE_OPTIONS: `--import=${pathToFileURL(watch).href}`,
    ACME_FILE: file,
    ACTIONS_RUNTIME_TOKEN: 'runtime-token',
    GITHUB_TOKEN: 'other-token',
  };
  let action = 0;
  const step = run({ timeout: '300' }, { onOutput: (_text, pid) => (action = pid), env });
  const read = async (path: string): Promise<readonly string[]> =>
    Object.keys(JSON.parse(await readFile(path, 'utf8').catch(() => '{}')) as object);
  let last: readonly string[] = [];
  await waitUntil(async () => {
    // It may be half written.
    last = await read(file).catch(() => []);
    return last.length > 0 && !last.includes('INPUT_PREVIOUS');
  });
  process.kill(action, 'SIGTERM');
  await step;
  expect(await read(`${file}.start`)).toEqual(
    expect.arrayContaining(['ACTIONS_RUNTIME_TOKEN', 'GITHUB_TOKEN', 'INPUT_ZIP-PATH']),
  );
  expect(last.filter((name) => /^(?:INPUT_|ACTIONS_|ACME_)|TOKEN/i.test(name))).toEqual([]);
  expect(last).toContain('GITHUB_OUTPUT');
});
