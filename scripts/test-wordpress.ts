/**
 * `npm run test:wordpress`: plays updates, good ones and such that kill a site, on real WordPress of two versions, and on the
 * oldest and the newest PHP. On the second pair only some are played; `-- --all` plays all. With a part of a name, only
 * those that have it.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CASES } from '../__tests__/wordpress/cases.ts';
import { playAction } from '../__tests__/wordpress/play-action.ts';
import { playCases } from '../__tests__/wordpress/play-cases.ts';
import { playIsolation } from '../__tests__/wordpress/play-isolation.ts';
import { installPlayground, locateBuild, PLAYGROUND } from '../__tests__/wordpress/playground.ts';
import { openSite } from '../src/rehearse/site.ts';
import { createClock } from '../src/shared/clock.ts';
import type { Environment } from '../src/shared/environment.ts';
import { messageOf } from '../src/shared/errors.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** The oldest that npm has, and the newest: from 6.6 on, WordPress takes back the updates of plugins that die. */
const PAIRS = [
  { php: '7.4', wordpress: '6.2', build: 'wp-6.2.zip' },
  { php: '8.5', wordpress: '6.6', build: 'wp-beta.zip' },
] as const;

const ISOLATION = 'a plugin that tries to get out of its site gets nothing';
const ACTION = 'the action rehearse: a good plugin, one that lacks a file, and a cancelled run';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const cancelling = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cancelling.abort());
const cancellation = cancelling.signal;
const clock = createClock(cancellation);

process.exitCode = 1;
try {
  const part = positionals[0] ?? '';
  if (await install()) {
    const isTried = !ACTION.includes(part) || (await tryAction());
    const isOnlyAction = ACTION.includes(part) && !CASES.some(({ name }) => name.includes(part));
    process.exitCode = (isOnlyAction || (await playPairs(part))) && isTried ? 0 : 1;
  } else process.exitCode = process.env['GITHUB_ACTIONS'] === 'true' ? 1 : 0;
} catch (error) {
  console.error(messageOf(error));
}

/** Runs the bundled action as a runner does. */
async function tryAction(): Promise<boolean> {
  const [{ php, build }] = PAIRS;
  const wrong = await playAction({ playgroundFolder: PLAYGROUND, php, wordpressZip: locateBuild(build) });
  console.log([`${wrong.length === 0 ? '✓' : '✗'} ${ACTION}`, ...wrong].join('\n  '));
  return wrong.length === 0;
}

/** Not everywhere npm has what it takes; GitHub's runners do. */
async function install(): Promise<boolean> {
  const problem = await installPlayground(cancellation);
  if (problem !== undefined) console.log(`SKIPPED: no update was played on WordPress. ${problem}`);
  return problem === undefined;
}

async function playPairs(part: string): Promise<boolean> {
  const results = await Promise.all(
    PAIRS.map(async (pair, index) => {
      const named = CASES.filter(({ name }) => name.includes(part));
      const cases = named.filter(
        ({ isOnAllPairs = false, isForOldPhp = false }) =>
          index === 0 || (!isForOldPhp && (isOnAllPairs || values.all)),
      );
      const label = `PHP ${pair.php}, WordPress ${pair.wordpress}`;
      const passed = await playCases(cases, {
        open: () => open(pair),
        clock,
        tell: (name, problem, durationMs) => {
          const mark = problem === undefined ? '✓' : '✗';
          const seconds = (durationMs / 1000).toFixed(1);
          console.log(
            `${mark} ${label}: ${name} (${seconds} s)${problem === undefined ? '' : `\n  ${problem}`}`,
          );
        },
      });
      return { passed, count: cases.length };
    }),
  );
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const count = results.reduce((sum, result) => sum + result.count, 0);
  console.log(`${passed} of ${count} updates came out on WordPress as they have to.`);
  const isIsolated = !ISOLATION.includes(part) || (await tryToGetOut());
  return (count > 0 || ISOLATION.includes(part)) && passed === count && isIsolated;
}

async function tryToGetOut(): Promise<boolean> {
  const [, newest] = PAIRS;
  const got = await playIsolation((env) => open(newest, env));
  const mark = got.length === 0 ? '✓' : '✗';
  console.log([`${mark} ${ISOLATION}`, ...got].join('\n  '));
  return got.length === 0;
}

function open({ php, build }: (typeof PAIRS)[number], env: Environment = process.env) {
  return openSite(
    { php, wordpressZip: locateBuild(build) },
    {
      execPath: process.execPath,
      playerFile: join(ROOT, 'src', 'rehearse', 'main.ts'),
      ownFolder: join(ROOT, 'rehearse'),
      playgroundFolder: PLAYGROUND,
      env,
      cancellation,
    },
  );
}
