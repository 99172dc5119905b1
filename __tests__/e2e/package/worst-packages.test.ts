import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { runsAll } from '../../fixtures/all-tests.ts';
import { forgeZip, type ForgedEntry } from '../../unit/package/forge-zip.ts';
import { mainFile } from '../../unit/package/judge.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PRELOAD = pathToFileURL(join(ROOT, 'bench', 'report-usage.js')).href;

/** A package of at most 20 MB takes at most this much. */
const MAX_CPU_MS = 5_000;
const MAX_BYTES = 400_000_000;
/** A busy machine takes much longer than the processor. */
const MAX_WALL_MS = 290_000;

/** Nearly as many entries as a package may have. */
const MOST = 19_000;

const list = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const put = (name: string, content = ''): ForgedEntry => ({ name: `a/${name}`, content, method: 8 });
const putMain = (code = '') => put('a.php', `${mainFile()}${code}`);
const putJson = (name: string, content: unknown) => put(name, JSON.stringify(content));
/** Keeps a package from being one that unpacks to far more than its size. */
const padding = { name: 'a/padding', content: randomBytes(400_000) };
const deep = (levels: number) => list(MOST, (index) => put(`${index}/${'d/'.repeat(levels)}a.txt`));
const loading = (count: number) =>
  putMain(list(count, (index) => `require __DIR__.'/${index}.php';`).join(''));

const KEY = `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(64)}\n-----END PRIVATE KEY-----\n`;

/** The slowest that were found of each kind. */
const PACKAGES: Readonly<Record<string, () => readonly ForgedEntry[]>> = {
  'places of packages, times entries': () => [
    putMain(),
    putJson('composer.json', {
      require: Object.fromEntries(list(500, (index) => [`a${index}/b${index}`, '*'])),
      extra: {
        'installer-paths': Object.fromEntries(list(20, (index) => [`${index}/{$vendor}/{$name}`, ['a/b']])),
      },
    }),
    ...deep(40),
  ],
  'classes of Composer, times entries': () => [
    putMain("if(file_exists($a))require 'vendor/autoload.php';"),
    putJson('composer.json', { autoload: { classmap: list(500, (index) => `c${index}/`) } }),
    ...deep(40),
  ],
  'what a build makes, times entries': () => [
    putMain(list(1000, (index) => `'${'d/'.repeat(9)}build/${index}.js';`).join('')),
    putJson('package.json', { scripts: { build: 'a' } }),
    ...list(8_000, (index) => put(`${index}/${'d/'.repeat(20)}a.txt`)),
  ],
  'conflicts behind much code': () => [
    putMain(),
    padding,
    ...list(300, (index) =>
      put(`${index}.php`, `<?php ${';'.repeat(249_000)}\n<<<<<<< a\n=======\n>>>>>>> b\n`),
    ),
  ],
  'braces in each other': () => [
    loading(25),
    ...list(25, (index) => put(`${index}.php`, `<?php ${'{'.repeat(100_000)}`)),
  ],
  'calls in each other': () => [
    loading(25),
    padding,
    ...list(25, (index) => put(`${index}.php`, `<?php ${'f('.repeat(50_000)}`)),
  ],
  'names like those of settings': () => [
    putMain(),
    ...list(50, (index) => put(`tsconfig${'-'.repeat(200)}${index}`)),
  ],
  'files of blocks': () => [
    putMain(),
    padding,
    ...list(50, (index) =>
      putJson(`${index}/block.json`, { script: list(100, () => `file:${'./'.repeat(1_000)}!`) }),
    ),
  ],
  'keys before quotes': () => [
    putMain(),
    padding,
    ...list(50, (index) => put(`${index}.php`, `<?php\n${KEY.repeat(10)}${"'\\".repeat(120_000)}`)),
    ...list(50, (index) => put(`${index}.js`, `\n${KEY.repeat(10)}${'`\\'.repeat(120_000)}`)),
  ],
  'words like names of files': () => [
    putMain('web-page'.repeat(30_000)),
    padding,
    ...list(50, (index) => put(`${index}.php`, `<?php ${'web-page'.repeat(30_000)}`)),
  ],
  'packages for development, times lists of them': () => [
    putMain(),
    ...list(6_000, (index) =>
      put(
        `${index}/v/composer/installed.php`,
        `'a/b' => array(${"'dev_requirement' => true,".repeat(1_000)}`,
      ),
    ),
  ],
  'lost files of blocks, times blocks': () => [
    putMain(),
    padding,
    ...list(MOST, (index) =>
      putJson(`${index}/block.json`, {
        script: list(100, (at) => `file:a${at}`),
        style: list(100, (at) => `file:b${at}`),
      }),
    ),
  ],
  'paths like those of files': () => [
    putMain(),
    padding,
    ...list(50, (index) => put(`${index}.php`, `<?php require '${'../'.repeat(80_000)}`)),
  ],
};

/** Has what they lack, so that a comparison looks for what still names it. */
const EARLIER = [putMain(), put('gone.php'), put('gone/a.php')];

/** After other changes: of Composer, of code, of blocks, and of secrets. */
const FEW = [
  'classes of Composer, times entries',
  'conflicts behind much code',
  'lost files of blocks, times blocks',
  'keys before quotes',
];
const packages = Object.entries(PACKAGES);

test.each(
  runsAll('src/package', 'src/cli', 'src/shared')
    ? packages
    : packages.filter(([name]) => FEW.includes(name)),
)('a package is read in linear time and little memory, with %s', async (_name, make) => {
  const folder = await mkdtemp(join(tmpdir(), 'worst-'));
  try {
    const [path, earlier, usageFile] = ['a.zip', 'earlier.zip', 'usage'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    await writeFile(earlier, forgeZip(EARLIER));
    const zip = forgeZip(make());
    expect(zip.length).toBeLessThan(20_000_000);
    await writeFile(path, zip);
    expect(await inspect(path, earlier, usageFile)).toContain('My Plugin');
    const { cpuMs, peakBytes } = JSON.parse(await readFile(usageFile, 'utf8')) as Record<string, number>;
    expect(cpuMs).toBeLessThan(MAX_CPU_MS);
    expect(peakBytes).toBeLessThan(MAX_BYTES);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Runs the command, and returns its output. */
function inspect(path: string, earlier: string, usageFile: string): Promise<string> {
  const args = [`--import=${PRELOAD}`, join(ROOT, 'dist', 'cli.js'), 'inspect', path, '--compare', earlier];
  const env = { ...process.env, BENCH_USAGE_FILE: usageFile };
  // More than linear time could be for ever.
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env, timeout: MAX_WALL_MS, killSignal: 'SIGKILL' }, (_error, stdout) =>
      resolve(stdout),
    );
  });
}
