/**
 * Plays the update of a plugin on real WordPress, without a workflow: `npm run rehearse -- PACKAGE [--previous OLD]`, where
 * both are ZIPs or folders of a plugin. `--php` and `--wordpress` say on what, separated by commas: versions, for WordPress
 * also `latest` and paths of ZIPs; `--full` pairs each with each.
 *
 * Exit code: 0 nothing failed, 2 something did, 3 not rehearsed.
 */
import { mkdir, mkdtemp, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installLocked } from '../src/rehearse/install.ts';
import { AVAILABLE, planPairs, type PlannedPair } from '../src/rehearse/plan-pairs.ts';
import { type RehearsedPackage, readRehearsedPackage } from '../src/rehearse/read-package.ts';
import { rehearsePair } from '../src/rehearse/rehearse-pair.ts';
import { hasFailed, type PairResult, type StepName } from '../src/rehearse/results.ts';
import { openSite } from '../src/rehearse/site.ts';
import { createClock } from '../src/shared/clock.ts';
import { messageOf, PublishError } from '../src/shared/errors.ts';
import { showInvisible } from '../src/shared/quote.ts';
import { zipPlugin } from '../src/source/zip-plugin.ts';
import { renderPairs, showStep } from './rehearsal-table.ts';

const USAGE =
  'Usage: npm run rehearse -- PACKAGE [--previous OLD] [--php VERSIONS] [--wordpress VERSIONS_OR_ZIPS] [--full]';
const FAILED = 2;
const NOT_REHEARSED = 3;
const PLAYED: readonly StepName[] = ['Update', 'Installation'];
const ROOT = resolve(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache');
const DOWNLOAD_TIMEOUT_MS = 120_000;

const cancelling = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cancelling.abort());
const cancellation = cancelling.signal;

process.exitCode = NOT_REHEARSED;
const folder = await mkdtemp(join(tmpdir(), 'rehearse-'));
try {
  process.exitCode = await main();
} catch (error) {
  const hint = error instanceof PublishError ? ` ${error.hint}` : '';
  console.error(showInvisible(messageOf(error) + hint));
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function main(): Promise<number> {
  const { positionals, values } = parseCommandLine();
  const [target, ...others] = positionals;
  if (target === undefined || others.length > 0) throw new Error(USAGE);
  const next = await openPackage(target, 'next');
  const previous = values.previous === undefined ? undefined : await openPackage(values.previous, 'previous');
  const pairs = planPairs(
    {
      php: readList(values.php),
      wordpress: readList(values.wordpress),
      matrix: values.full ? 'full' : 'pairs',
    },
    next.plugin ?? { requiresPhp: '', requiresWordPress: '' },
  );
  const unknown = pairs.find(({ php }) => !AVAILABLE.php.includes(php));
  if (unknown !== undefined)
    throw new Error(`WordPress Playground has no PHP ${unknown.php}, but ${AVAILABLE.php.join(', ')}.`);
  console.log('WordPress Playground is installed into .cache, unless it is there: about 600 MB.');
  const { execPath, platform, env } = process;
  const playgroundFolder = join(CACHE, 'playground');
  await installLocked(join(ROOT, 'rehearse', 'playground'), playgroundFolder, {
    execPath,
    platform,
    env,
    cancellation,
    kill: process.kill.bind(process),
  });
  const results: PairResult[] = [];
  for (const pair of pairs) results.push(await play(pair, { next, previous }, playgroundFolder));
  for (const line of renderPairs(results)) console.log(line);
  if (results.some(hasFailed)) return FAILED;
  // A package that requires more than a pair has is not played there.
  const isPlayed = ({ steps }: PairResult) =>
    steps.some(({ name, outcome }) => PLAYED.includes(name) && outcome !== 'skipped');
  if (results.some(isPlayed)) return 0;
  throw new Error(
    'Nothing was rehearsed: choose versions that the package supports by --php and --wordpress.',
  );
}

function parseCommandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        previous: { type: 'string' },
        php: { type: 'string' },
        wordpress: { type: 'string' },
        full: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${messageOf(error)} ${USAGE}`, { cause: error });
  }
}

function readList(value = 'auto'): 'auto' | readonly string[] {
  const items = value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return items.length === 0 || value.trim() === 'auto' ? 'auto' : items;
}

/** npm starts scripts in the project's folder, wherever the person is. */
function locate(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}

/** A folder becomes the ZIP that the action would make of it. */
async function openPackage(target: string, name: string): Promise<RehearsedPackage> {
  const path = locate(target);
  const stats = await stat(path).catch(() => {
    throw new Error(`There is no file or folder ${target}.`);
  });
  if (!stats.isDirectory()) return readRehearsedPackage(path);
  const ownFolder = join(folder, name);
  await mkdir(ownFolder);
  const zipped = await zipPlugin(path, { slug: undefined, epochSeconds: undefined, folder: ownFolder });
  return readRehearsedPackage(zipped.path);
}

interface Packages {
  readonly next: RehearsedPackage;
  readonly previous: RehearsedPackage | undefined;
}

async function play(
  { php, wordpress, note }: PlannedPair,
  { next, previous }: Packages,
  playgroundFolder: string,
): Promise<PairResult> {
  const wordpressZip = await findWordPress(wordpress);
  console.log(`PHP ${php}, WordPress ${basename(wordpress)}:`);
  return rehearsePair(
    { php, wordpress: basename(wordpress), note, next, previous },
    {
      clock: createClock(cancellation),
      onStep: (step) => console.log(showStep(step)),
      open: () =>
        openSite(
          { php, wordpressZip },
          {
            execPath: process.execPath,
            playerFile: join(ROOT, 'src', 'rehearse', 'main.ts'),
            ownFolder: join(ROOT, 'rehearse'),
            playgroundFolder,
            env: process.env,
            cancellation,
          },
        ),
    },
  );
}

/** A ZIP on this machine; releases come from wordpress.org, and numbered ones stay in `.cache`. */
async function findWordPress(wanted: string): Promise<string> {
  if (wanted !== 'latest' && !/^\d+(\.\d+){1,2}$/.test(wanted)) {
    return realpath(locate(wanted)).catch(() => {
      throw new Error(`There is no WordPress ${wanted}: give a version, \`latest\` or the path of a ZIP.`);
    });
  }
  const isLatest = wanted === 'latest';
  const kept = join(CACHE, 'wordpress', `wordpress-${wanted}.zip`);
  if (!isLatest && (await stat(kept).catch(() => undefined)) !== undefined) return kept;
  const url = `https://wordpress.org/${isLatest ? 'latest' : `wordpress-${wanted}`}.zip`;
  console.log(`Downloading ${url}`);
  const signal = AbortSignal.any([cancellation, AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS)]);
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`the answer is ${response.status}`);
    const part = join(folder, `wordpress-${wanted}.zip`);
    await writeFile(part, await response.bytes());
    if (isLatest) return await realpath(part);
    await mkdir(join(CACHE, 'wordpress'), { recursive: true });
    await rename(part, kept);
    return kept;
  } catch (error) {
    const hint = 'Give the path of a ZIP by `--wordpress`.';
    throw new Error(`WordPress ${wanted} was not downloaded: ${messageOf(error)}. ${hint}`, { cause: error });
  }
}
