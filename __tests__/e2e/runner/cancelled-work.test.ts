import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { type ActionResult, runAction } from '../../../sandbox/runner/run-action.ts';
import { runsAll } from '../../fixtures/all-tests.ts';
import { forgeZip } from '../../unit/package/forge-zip.ts';
import type { CancelAtWork } from '../fixtures/cancel-at-work.ts';
import { readErrors } from '../fixtures/stage.ts';

const MAIN = '<?php\n/*\n * Plugin Name: Bulk\n * Version: 1.0.0\n */\n';
const GIB = 1024 ** 3;
const FIND = 'Find the package';

/** Many files of one content beside the main file. */
interface Bulk {
  readonly count: number;
  readonly extension: 'js' | 'php' | 'txt';
  readonly content: string;
  /** Code of the main file. */
  readonly main?: string;
}

/** The generated packages that take longest to inspect. */
const WORST: Readonly<Record<string, Bulk>> = {
  'functions in functions in files that are loaded': {
    count: 190,
    extension: 'php',
    content: `<?php\n${'(function(){'.repeat(700)}${'if(a){'.repeat(1200)}`,
    main: Array.from({ length: 190 }, (_, index) => `require __DIR__ . '/f${index}.php';\n`).join(''),
  },
  'starts of tokens and of keys': {
    count: 400,
    extension: 'js',
    content: Array.from(
      { length: 3500 },
      (_, at) => `sk_live_${at * 7919}aaaaaaaaaaaaaaaaaa\n-----BEGIN PRIVATE KEY-----\n`,
    ).join(''),
  },
  'marks of conflicts behind code': {
    count: 300,
    extension: 'php',
    content: `<?php\n${'$a=1;'.repeat(30_000)}/*\n<<<<<<< a\n=======\n>>>>>>> b\n*/`,
  },
};

/** Each is a directory or a ZIP, in turn, and both after a change and once a week: the search itself is the same. */
const isBoth = runsAll('src/action', 'src/package', 'src/publish', 'src/source');
const SEARCHED = Object.entries(WORST).map(([name, bulk], index) => ({
  ...{ name, bulk },
  sources: ['a directory, by SIGINT', 'a ZIP, by SIGTERM'].filter((_, at) => isBoth || at === index % 2),
}));

const PRELOAD = pathToFileURL(join(import.meta.dirname, '..', 'fixtures', 'cancel-at-work.ts')).href;

// On Windows a process that is sent a signal is ended by it.
(process.platform === 'win32' ? describe.skip : describe)(
  'work on this machine that is cancelled ends at once',
  () => {
    test.each([
      ['listed', 0],
      ['zipped', 700],
    ])('while files are %s', async (_name, workMs) => {
      // More than can be zipped in some seconds.
      const content = Array.from({ length: 6000 }, (_, index) => `${(index * 7919) % 6007}\n`).join('');
      const prepare = (workspace: string) =>
        writeBulk(workspace, { count: 19_999, extension: 'txt', content });
      expectEnd(await cancel(prepare, { 'zip-path': 'bulk' }, FIND, workMs));
    });

    test('while they are compared with `.distignore`', async () => {
      const prepare = (workspace: string) => {
        const folder = join(workspace, 'bulk', 'abc'.repeat(80), 'abc'.repeat(80), 'abc'.repeat(80));
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(workspace, 'bulk', 'bulk.php'), MAIN);
        // The first rule can backtrack for ever, the others for some seconds.
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

    describe.each(SEARCHED)('while a package is searched that has $name', ({ bulk, sources }) => {
      test.each(sources)('as %s', async (source) => {
        if (source.startsWith('a directory')) {
          const prepare = (workspace: string) => writeBulk(workspace, bulk);
          expectEnd(await cancel(prepare, { 'zip-path': 'bulk' }, FIND, 250));
          return;
        }
        const prepare = (workspace: string) => writeFileSync(join(workspace, 'bulk.zip'), zipBulk(bulk));
        expectEnd(await cancel(prepare, { 'zip-path': 'bulk.zip' }, FIND, 250, 'SIGTERM'));
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

/** Many files in no time: all of them are one. */
function writeBulk(workspace: string, { count, extension, content, main = '' }: Bulk): void {
  const folder = join(workspace, 'bulk');
  mkdirSync(folder);
  writeFileSync(join(folder, 'bulk.php'), MAIN + main);
  const first = join(folder, `f0.${extension}`);
  writeFileSync(first, content);
  for (let index = 1; index < count; index += 1) linkSync(first, join(folder, `f${index}.${extension}`));
}

/** The same as a ZIP, for which the content is packed once. */
function zipBulk({ count, extension, content, main = '' }: Bulk): Buffer {
  const bytes = Buffer.from(content);
  const packed = { method: 8, packed: deflateRawSync(bytes), crc32: crc32(bytes), sizeBytes: bytes.length };
  return forgeZip([
    { name: 'bulk/bulk.php', content: MAIN + main },
    ...Array.from({ length: count }, (_, index) => ({ ...packed, name: `bulk/f${index}.${extension}` })),
  ]);
}

interface Ended extends ActionResult {
  /** Files left in the runner's temporary folder. */
  readonly left: readonly string[];
}

/** Cancels a run when it has worked for some time since it wrote a text. */
async function cancel(
  prepare: (workspace: string) => unknown,
  inputs: Readonly<Record<string, string>>,
  text: string,
  workMs: number,
  signal: CancelAtWork['signal'] = 'SIGINT',
): Promise<Ended> {
  const folder = await mkdtemp(join(tmpdir(), 'cancelled-'));
  try {
    const [workspace, temporary] = [join(folder, 'workspace'), join(folder, 'temporary')];
    for (const path of [workspace, temporary]) mkdirSync(path);
    await prepare(workspace);
    const step = await runAction({
      inputs: { plugin_id: 'plugin_bulk', 'base-url': 'http://127.0.0.1:9', 'dry-run': 'true', ...inputs },
      env: {
        GITHUB_WORKSPACE: workspace,
        RUNNER_TEMP: temporary,
        NODE_OPTIONS: `--import=${PRELOAD}`,
        SANDBOX_CANCEL: JSON.stringify({ signal, text, workMs } satisfies CancelAtWork),
      },
    });
    return { ...step, left: await readdir(temporary) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How long the step worked on after it was cancelled. */
function readWorkMs({ rawOutput }: ActionResult): number {
  return Number(/worked on for ([\d.]+) ms/.exec(rawOutput)?.[1] ?? Infinity);
}

function expectEnd(step: Ended): void {
  expect(readErrors(step)).toEqual([expect.stringMatching(/^Cancelled: .*before it published the version/)]);
  expect(step.exitCode).toBe(1);
  expect(readWorkMs(step)).toBeLessThan(500);
  expect(step.left).toEqual([]);
}
