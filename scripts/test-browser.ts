/**
 * `npm run test:browser`: tries the walls of the browser, hostile pages, and updates whose scripts break what people see, on a
 * real WordPress with its scripts. `-- --all` plays all updates; parts of names choose some. Needs Chrome, Chromium or Edge.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../__tests__/browser/fixtures.ts';
import {
  playBounds,
  playEndless,
  playEarlyEnd,
  playEnd,
  playEnvironment,
  playFloods,
  playForgery,
  playNone,
  playReloads,
  playReplaced,
} from '../__tests__/browser/play-bounds.ts';
import { playNodes } from '../__tests__/browser/play-nodes.ts';
import { playEnds } from '../__tests__/browser/play-ends.ts';
import { playMemory } from '../__tests__/browser/play-memory.ts';
import { ENDS, playKilled, playUnbroken } from '../__tests__/browser/play-rehearsals.ts';
import { playScripts } from '../__tests__/browser/play-scripts.ts';
import { installImporter, playSite } from '../__tests__/browser/play-site.ts';
import { playPrograms, playWalls } from '../__tests__/browser/play-walls.ts';
import { locateWhole } from '../__tests__/browser/whole-wordpress.ts';
import { installPlayground } from '../__tests__/wordpress/playground.ts';
import { HELD_OUT } from '../__tests__/wordpress/held-out-scripts.ts';
import { SCRIPT_CASES } from '../__tests__/wordpress/script-cases.ts';
import { openSite, PLAYER_FLAGS } from '../src/rehearsal/site/site.ts';
import { messageOf } from '../src/shared/publish-error.ts';

const ROOT = resolve(import.meta.dirname, '..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, wordpress: { type: 'string' } },
});
/** As many as a tour visits pages; those of the gate are one update. */
const SCRIPTS_AT_ONCE = 8;
const cancelling = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cancelling.abort());
const cancellation = cancelling.signal;
let failed = 0;
let passed = 0;
let toldMs = performance.now();

/** @param problem what is wrong; the time is that since the play before it */
function tell(name: string, problem: string | undefined): void {
  if (problem === undefined) passed += 1;
  else failed += 1;
  const seconds = ((performance.now() - toldMs) / 1000).toFixed(1);
  toldMs = performance.now();
  const mark = problem === undefined ? '✓' : '✗';
  console.log(`${mark} ${name} (${seconds} s)${problem === undefined ? '' : `\n  ${problem}`}`);
}

process.exitCode = 1;
try {
  const isNamed = (name: string) =>
    positionals.length === 0 || positionals.some((part) => name.includes(part));
  await using browser = await openBrowser(cancellation);
  const plays = {
    'nothing but the site is reached': () => playWalls(browser),
    'no program of the machine is started': () => playPrograms(values.all),
    'pages that flood, hang and ask are bounded': () => playBounds(browser),
    'pages that hide what is asked of them are seen': () => playReplaced(browser),
    'what a page says forges nothing': () => playForgery(browser),
    'a program that is not a browser, or does not start, is named': () => playNone(browser),
    'a cancelled run leaves no browser': playEnd,
    'a browser that is busy ends with what started it': () => playEnds(values.all),
    'a browser that fills the memory is ended, and said so': playMemory,
    'a run cancelled while the browser starts leaves no folder': playEarlyEnd,
    'the browser has nothing of the workflow': () => playEnvironment(browser),
  };
  for (const [name, play] of Object.entries(plays))
    if (isNamed(name)) tell(name, (await play()).join('\n  ') || undefined);
  const isAll = values.all || positionals.length > 0;
  const ENDLESS = 'a page for which the site works without end is not known';
  if (isAll && isNamed(ENDLESS)) tell(ENDLESS, (await playEndless(browser)).join('\n  ') || undefined);
  const FLOODS = 'pages that flood the browser itself are given up';
  if (isAll && isNamed(FLOODS)) tell(FLOODS, (await playFloods(browser)).join('\n  ') || undefined);
  const RELOADS = 'a page that is loaded again at once is seen when it has come to rest';
  if (isAll && isNamed(RELOADS)) tell(RELOADS, (await playReloads(browser)).join('\n  ') || undefined);
  // Cases that are played together can hide each other, so each set is played by itself.
  const sets = Object.entries({ '': SCRIPT_CASES, 'held out: ': HELD_OUT })
    .map(([set, cases]) =>
      cases.filter(
        ({ id, name, isInGate = false }) => isNamed(`${set}${id}: ${name}`) && (isAll || isInGate),
      ),
    )
    .filter((cases) => cases.length > 0);
  const KEPT = 'a site that was kept opens in WordPress Playground';
  const KILLED = 'a rehearsal that is ended leaves no browser';
  const NODES = 'a rehearsal runs on the lowest Node.js, and an older one says so';
  const UNBROKEN = 'pages that no update broke are not problems';
  if (sets.length > 0 || [KEPT, KILLED, NODES, UNBROKEN].some(isNamed)) {
    const installed = await installPlayground(cancellation);
    if ('problem' in installed) throw new Error(installed.problem);
    const { playgroundFolder } = installed;
    const { execPath, env } = process;
    const wordpressZip = values.wordpress ?? (await locateWhole());
    const place = { playgroundFolder, wordpressZip };
    if (isNamed(KILLED)) {
      const ends = isAll ? ENDS : ENDS.slice(0, 1);
      tell(KILLED, (await playKilled(place, ends, isAll)).join('\n  ') || undefined);
    }
    if (isAll && isNamed(NODES)) tell(NODES, (await playNodes(place)).join('\n  ') || undefined);
    if (isAll && isNamed(UNBROKEN)) tell(UNBROKEN, (await playUnbroken(place)).join('\n  ') || undefined);
    const site = await openSite({
      php: '8.5',
      wordpressZip,
      execPath,
      playerFile: join(ROOT, 'src', 'rehearsal', 'main.ts'),
      playerFlags: PLAYER_FLAGS,
      ownFolder: join(ROOT, 'rehearse'),
      playgroundFolder,
      env,
      cancellation,
    });
    try {
      if (isNamed(KEPT)) {
        const importerFolder = await installImporter(cancellation);
        const ports = { site, playgroundFolder, importerFolder, wordpressZip };
        tell(KEPT, (await playSite(ports, isAll)).join('\n  ') || undefined);
      }
      for (const cases of sets)
        await playScripts(cases, isAll ? SCRIPTS_AT_ONCE : cases.length, { site, browser, tell });
    } finally {
      await site.close();
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} catch (error) {
  console.error(messageOf(error));
}
