import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { type ActionResult, runAction } from '../../../sandbox/runner/run-action.ts';
import { readErrors } from '../fixtures/stage.ts';

jest.setTimeout(60_000);

const MAIN = '<?php\n/*\n * Plugin Name: Bulk\n * Version: 1.0.0\n */\n';
const FILES = 20_000;
const GIB = 1024 ** 3;
const FIND = 'Find the package';

/** Many files of one kind beside the main file; the number is how many. */
function repeat(
  count: number,
  name: (index: number) => string,
  content: string,
  main = '',
): Readonly<Record<string, string>> {
  const files = Array.from({ length: count }, (_, index) => [`bulk/${name(index)}`, content] as const);
  return { 'bulk/bulk.php': MAIN + main, ...Object.fromEntries(files) };
}

/** What takes the longest to look into, of all that were made up by rule. */
const WORST: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  'functions in functions in files that are loaded': () =>
    repeat(
      190,
      (index) => `f${index}.php`,
      `<?php\n${'(function(){'.repeat(700)}${'if(a){'.repeat(1200)}`,
      Array.from({ length: 190 }, (_, index) => `require __DIR__ . '/f${index}.php';\n`).join(''),
    ),
  'starts of tokens and of keys': () => {
    const start = (at: number) => `sk_live_${at * 7919}aaaaaaaaaaaaaaaaaa\n-----BEGIN PRIVATE KEY-----\n`;
    const content = Array.from({ length: 3500 }, (_, at) => start(at)).join('');
    return repeat(400, (index) => `f${index}.js`, content);
  },
  'marks of conflicts behind code': () =>
    repeat(
      300,
      (index) => `f${index}.php`,
      `<?php\n${'$a=1;'.repeat(30_000)}/*\n<<<<<<< a\n=======\n>>>>>>> b\n*/`,
    ),
};

const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

// On Windows a process that is sent a signal is ended by it.
(process.platform === 'win32' ? describe.skip : describe)(
  'work on this machine that is cancelled ends at once',
  () => {
    test.each([
      ['listed', 0],
      ['zipped', 700],
    ])('while files are %s', async (_name, delayMs) => {
      const step = await cancel(writeMany, { 'zip-path': 'bulk' }, FIND, delayMs);
      expectEnd(step);
    });

    test('while they are compared with `.distignore`', async () => {
      const prepare = (workspace: string) => {
        const folder = join(workspace, 'bulk', 'abc'.repeat(80), 'abc'.repeat(80), 'abc'.repeat(80));
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(workspace, 'bulk', 'bulk.php'), MAIN);
        // What can take for ever, and what may take some seconds.
        const rules = [
          `${'*/**/'.repeat(30)}z`,
          ...Array.from({ length: 100 }, () => `/**/${'[a-c]*'.repeat(100)}z`),
        ];
        writeFileSync(join(workspace, 'bulk', '.distignore'), rules.join('\n'));
        mkdirSync(join(workspace, 'bulk', 'a/'.repeat(40)), { recursive: true });
        for (let index = 0; index < 2000; index += 1)
          writeFileSync(join(folder, `${'abc'.repeat(70)}${index}`), '');
      };
      expectEnd(await cancel(prepare, { 'zip-path': 'bulk' }, FIND, 300));
    });

    describe.each(Object.entries(WORST))('while a package is searched that has %s', (_name, make) => {
      const files = make();
      let zip: Promise<Buffer> | undefined;
      test.each(
        (['SIGINT', 'SIGTERM'] as const).flatMap((signal) =>
          (['directory', 'ZIP'] as const).map((kind) => [kind, signal] as const),
        ),
      )('as a %s, by %s', async (kind, signal) => {
        const prepare = async (workspace: string) => {
          if (kind === 'ZIP') writeFileSync(join(workspace, 'bulk.zip'), await (zip ??= zipFiles(files)));
          else
            for (const [path, content] of Object.entries(files)) {
              mkdirSync(dirname(join(workspace, path)), { recursive: true });
              writeFileSync(join(workspace, path), content);
            }
        };
        const inputs = { 'zip-path': kind === 'ZIP' ? 'bulk.zip' : 'bulk' };
        expectEnd(await cancel(prepare, inputs, FIND, 250, signal));
      });
    });

    test('while a package is hashed', async () => {
      const prepare = async (workspace: string) => {
        const file = await open(join(workspace, 'bulk.zip'), 'w');
        await file.write('PK\x03\x04');
        await file.truncate(12 * GIB);
        await file.close();
      };
      const inputs = { 'zip-path': 'bulk.zip', 'package-checks': 'off', 'release-tag': 'v1.0.0' };
      expectEnd(await cancel(prepare, inputs, 'The package is not opened', 200));
    });
  },
);

/** More than can be zipped in some seconds, and made in one: all of them are one file. */
function writeMany(workspace: string): void {
  const folder = join(workspace, 'bulk');
  mkdirSync(folder);
  writeFileSync(join(folder, 'bulk.php'), MAIN);
  const first = join(folder, 'f0.txt');
  writeFileSync(first, Array.from({ length: 6000 }, (_, index) => `${(index * 7919) % 6007}\n`).join(''));
  for (let index = 1; index < FILES - 1; index += 1) linkSync(first, join(folder, `f${index}.txt`));
}

interface Ended extends ActionResult {
  readonly endedAfterMs: number;
  /** What is in the runner's temporary folder afterwards. */
  readonly left: readonly string[];
}

/** Cancels a run some time after it wrote a text. */
async function cancel(
  prepare: (workspace: string) => unknown,
  inputs: Readonly<Record<string, string>>,
  text: string,
  delayMs: number,
  signal: 'SIGINT' | 'SIGTERM' = 'SIGINT',
): Promise<Ended> {
  const folder = await mkdtemp(join(tmpdir(), 'cancelled-'));
  try {
    const [workspace, temporary] = [join(folder, 'workspace'), join(folder, 'temporary')];
    for (const path of [workspace, temporary]) mkdirSync(path);
    await prepare(workspace);
    let hear: () => void = () => undefined;
    const heard = new Promise<void>((resolve) => (hear = resolve));
    let output = '';
    const when = heard.then(() => wait(delayMs));
    const run = runAction({
      inputs: { plugin_id: 'plugin_bulk', 'base-url': 'http://127.0.0.1:9', 'dry-run': 'true', ...inputs },
      env: { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temporary },
      cancel: { signal, when },
      onOutput: (part) => {
        output += part;
        if (output.includes(text)) hear();
      },
    });
    // A run that ends without that text is shown as it is.
    await Promise.race([when, run]);
    const startMs = performance.now();
    const step = await run;
    return { ...step, endedAfterMs: performance.now() - startMs, left: await readdir(temporary) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function expectEnd(step: Ended): void {
  expect(readErrors(step)).toEqual([expect.stringMatching(/^Cancelled: .*before it published the version/)]);
  expect(step.exitCode).toBe(1);
  expect(step.endedAfterMs).toBeLessThan(2000);
  expect(step.left).toEqual([]);
}
