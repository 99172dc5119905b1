/**
 * `npm run test:wordpress`: plays updates, good ones and such that kill a site, on real WordPress of two versions, and on the
 * oldest and the newest PHP. Each is played on the newest pair, what needs an old PHP on the oldest, which takes twice as long,
 * some on both, some in one update with others, and some only when they are named, because others are like them. What has to fail
 * is played until it has. `-- --all` plays all on both, to their ends.
 * With parts of names, only those that have one are played, on both, to their ends.
 * `--record FILE` writes what each step said, to be compared with what it says after a change. The shop is played beside the
 * WooCommerce in `--woocommerce ZIP`, on the WordPress in `--wordpress ZIP`, instead of a WooCommerce that WordPress.org gives.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportSite, installImporter } from '../__tests__/browser/play-site.ts';
import { hasChanged } from '../__tests__/fixtures/all-tests.ts';
import { NO_NAMESPACES } from '../__tests__/fixtures/no-namespaces.ts';
import { type Case, CASES } from '../__tests__/wordpress/cases.ts';
import { joinCases } from '../__tests__/wordpress/join-cases.ts';
import { playAction } from '../__tests__/wordpress/play-action.ts';
import { playAttacks, type Walling } from '../__tests__/wordpress/play-attacks.ts';
import { playBudget } from '../__tests__/wordpress/play-budget.ts';
import { playCases } from '../__tests__/wordpress/play-cases.ts';
import { playCopies } from '../__tests__/wordpress/play-copies.ts';
import { playDemo } from '../__tests__/wordpress/play-demo.ts';
import { playIsolation } from '../__tests__/wordpress/play-isolation.ts';
import { playMemory } from '../__tests__/wordpress/play-memory.ts';
import { playParsers } from '../__tests__/wordpress/play-parsers.ts';
import { playAllScenes } from '../__tests__/wordpress/play-scenes.ts';
import { playService } from '../__tests__/wordpress/play-service.ts';
import { playShop } from '../__tests__/wordpress/play-shop.ts';
import { playShopVisits } from '../__tests__/wordpress/play-shop-visits.ts';
import { playStandIn } from '../__tests__/wordpress/play-stand-in.ts';
import { playStart } from '../__tests__/wordpress/play-start.ts';
import { playUpdaters } from '../__tests__/wordpress/play-updater.ts';
import { playWrites } from '../__tests__/wordpress/play-writes.ts';
import { createSitePool } from '../__tests__/wordpress/site-pool.ts';
import {
  fetchPlugin,
  IMPORTER,
  installPlayground,
  locateBuild,
  type RehearsalPlace,
  WOOCOMMERCE,
} from '../__tests__/wordpress/playground.ts';
import { storeInMemory } from '../sandbox/runner/memory-folder.ts';
import type { StepResult } from '../src/rehearsal/model/results.ts';
import { chooseConfinement } from '../src/rehearsal/site/confine.ts';
import type { WatchMemory } from '../src/rehearsal/site/memory-watch.ts';
import { openSite, PLAYER_FLAGS } from '../src/rehearsal/site/site.ts';
import { createClock } from '../src/shared/clock.ts';
import type { Environment } from '../src/shared/environment.ts';
import { messageOf } from '../src/shared/publish-error.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** The player that is published: a bundle could lose a wall. */
const BUNDLED_PLAYER = join(ROOT, 'dist', 'player.js');

/** The oldest that npm has, and the newest: from 6.6 on, WordPress takes back the updates of plugins that die. */
const PAIRS = [
  { php: '7.4', wordpress: '6.2', build: 'wp-6.2.zip' },
  { php: '8.5', wordpress: '6.6', build: 'wp-beta.zip' },
] as const;

type Pair = (typeof PAIRS)[number];

/** The walls around PHP, also as they are published, Playground's versions, and the attacks. */
const WALLS = [
  'src/rehearsal/site',
  'dist/rehearsal-main.js',
  'rehearse/playground',
  '__tests__/wordpress/hostile-plugin.ts',
  '__tests__/wordpress/play-attacks.ts',
];

/** The walls are the same for each PHP, but not PHP's own way of loading an extension. */
const ATTACKED_PHP = '8.3';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    record: { type: 'string' },
    woocommerce: { type: 'string' },
    wordpress: { type: 'string' },
  },
});
const cancelling = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cancelling.abort());
const cancellation = cancelling.signal;
const clock = createClock(cancellation);
let playgroundFolder = '';
const { php: confinement } = await chooseConfinement(process.platform);
const recorded = new Map<string, readonly StepResult[]>();

/** Trials with more than one update; each returns its failures. */
interface Play {
  readonly name: string;
  readonly play: () => Promise<readonly string[]>;
}

const isWhole = values.all || positionals.length > 0;
const [oldest, newest] = PAIRS;
/** Sites for what needs no process of its own, on the pair on which nearly all is played. */
const sites = createSitePool(() => open(newest));
const lend = (pair: Pair) => (pair === newest ? sites.lend() : open(pair));
/** The longest come first. */
const PLAYS: readonly Play[] = [
  ...[...new Set([ATTACKED_PHP, ...(values.all ? PAIRS.map(({ php }) => php) : [])])].map((php) => ({
    name: `a plugin that gets JavaScript into the process of PHP ${php} finds a wall behind each wall`,
    play: () =>
      playAttacks(
        playgroundFolder,
        confinement,
        (walling) => open({ ...newest, php }, { ...walling, playerFile: BUNDLED_PLAYER }),
        isWhole || hasChanged(WALLS),
      ),
  })),
  ...(values.all ? PAIRS : [newest]).map((pair) => ({
    name: `on PHP ${pair.php}, a release that breaks its update client is told, and a good one is not`,
    play: () =>
      playUpdaters({
        open: () => lend(pair),
        clock,
        isWhole: values.all,
        tell: values.all ? console.log : () => undefined,
      }),
  })),
  {
    name: 'the action rehearse: a good plugin, one that lacks a file, and a cancelled run',
    play: () => playAction(locatePair(newest), locatePair(oldest), isWhole),
  },
  {
    name: 'a version is rehearsed, published, and reaches WordPress as it was packed; what is not published does not',
    play: () => playService(() => lend(newest), locatePair(newest), isWhole),
  },
  ...(values.all && NO_NAMESPACES !== undefined
    ? [
        {
          name: 'the action rehearse, where the system gives no namespaces',
          play: () => playAction(locatePair(newest), locatePair(oldest), isWhole, NO_NAMESPACES),
        },
      ]
    : []),
  ...[...new Set([newest.php, ...(values.all ? [ATTACKED_PHP, ...PAIRS.map(({ php }) => php)] : [])])].map(
    (php) => ({
      name: `a plugin that tries to get out of its site gets nothing from PHP ${php}`,
      // Namespaces would hide what the process of PHP itself does not stop.
      play: () => playIsolation((env) => open({ ...newest, php }, { env, confinement: [] })),
    }),
  ),
  {
    name: 'a plugin that writes the results of scripts makes nothing known, and no error of the action',
    play: () => playWrites(locatePair(newest), isWhole),
  },
  {
    name: 'PHP that fills the memory of its process is ended, and said to be no fault of the plugin',
    play: () => playMemory((watchMemory) => open(newest, { watchMemory }), values.all),
  },
  {
    name: "the SQLite driver gets a parser that understands what the driver's own does",
    play: () => playParsers(() => lend(newest)),
  },
  {
    name: 'the stand-in for an update server is there while updates are looked for, and neither before nor afterwards',
    play: () => playStandIn(() => lend(newest), clock, isWhole),
  },
  ...(isWhole
    ? [
        {
          name: 'a rehearsal whose time does not suffice ends in time with a verdict, and names what was not asked',
          play: () => playBudget(locatePair(newest)),
        },
      ]
    : []),
  {
    name: 'copies of sites are updated: one that was kept, one that Playground exported, and none that cannot be played',
    play: async () => {
      const { wordpressZip } = locatePair(newest);
      const exporting = values.all && {
        importerFolder: await installImporter(cancellation),
        ...{ playgroundFolder, wordpressZip },
      };
      const exported = exporting && ((zip: Uint8Array, makes: string) => exportSite(zip, makes, exporting));
      return playCopies({ open: () => lend(newest), clock, exportSite: exported || undefined });
    },
  },
  {
    name: 'scenes show what an update breaks only with their content, and say why they cannot be made',
    play: () => playAllScenes(() => lend(newest), clock),
  },
  ...(isWhole
    ? [
        {
          name: 'a shop with orders shows what updates break, and warns of no harmless one',
          play: () => playInShop(playShop),
        },
        {
          name: 'each visit of a shop shows what it is for, with orders in tables and as posts',
          play: () => playInShop(playShopVisits),
        },
        {
          name: 'a demo in the package shows an update that breaks its entries',
          play: async () => {
            const importer = await fetchPlugin(IMPORTER, cancellation);
            if ('path' in importer) return playDemo(() => open(newest), importer.path, clock, cancellation);
            console.log(`SKIPPED: no demo was played. ${importer.problem}`);
            return process.env['GITHUB_ACTIONS'] === 'true' ? [importer.problem] : [];
          },
        },
      ]
    : []),
  {
    name: 'a WordPress that does not start says why',
    play: () => playStart((wordpressZip) => open(newest, { wordpressZip })),
  },
];

process.exitCode = 1;
storeInMemory();
try {
  if (!(await install())) process.exitCode = process.env['GITHUB_ACTIONS'] === 'true' ? 1 : 0;
  else {
    const isNamed = ({ name }: { readonly name: string }): boolean =>
      positionals.length === 0 || positionals.some((part) => name.includes(part));
    const [cases, plays] = [CASES.filter(isNamed), PLAYS.filter(isNamed)];
    const queue = plays.values();
    // Each pair keeps one core busy.
    const outcomes = await Promise.all(
      PAIRS.map(async (pair) => {
        const result = await playPair(pair, cases);
        return { ...result, isFine: await playInTurn(queue) };
      }),
    );
    if (values.record !== undefined) await writeFile(values.record, showRecorded());
    const sum = (key: 'passed' | 'count') => outcomes.reduce((all, outcome) => all + outcome[key], 0);
    if (cases.length > 0)
      console.log(`${sum('passed')} of ${sum('count')} updates came out on WordPress as they have to.`);
    const isFine = sum('passed') === sum('count') && outcomes.every((outcome) => outcome.isFine);
    process.exitCode = isFine && cases.length + plays.length > 0 ? 0 : 1;
  }
} catch (error) {
  console.error(messageOf(error));
} finally {
  await sites.close();
}

function showRecorded(): string {
  const cases = [...recorded].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const withoutTimes = (key: string, value: unknown) =>
    key === 'durationMs' || key === 'names' ? undefined : value;
  return `${JSON.stringify(Object.fromEntries(cases), withoutTimes, 1)}\n`;
}

async function playInTurn(plays: Iterable<Play>): Promise<boolean> {
  let isFine = true;
  for (const play of plays) isFine = (await playAlone(play)) && isFine;
  return isFine;
}

async function playAlone({ name, play }: Play): Promise<boolean> {
  const start = clock.now();
  const wrong = await play();
  const seconds = ((clock.now() - start) / 1000).toFixed(1);
  console.log([`${wrong.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`, ...wrong].join('\n  '));
  return wrong.length === 0;
}

/** WordPress.org is not reached everywhere; GitHub's runners reach it. */
async function playInShop(play: typeof playShop): Promise<readonly string[]> {
  const { woocommerce: path, wordpress: wordpressZip = locatePair(newest).wordpressZip } = values;
  const woocommerce = path === undefined ? await fetchPlugin(WOOCOMMERCE, cancellation) : { path };
  if ('path' in woocommerce)
    return play(() => open(newest, { wordpressZip }), woocommerce.path, { clock, tell: console.log });
  console.log(`SKIPPED: no shop was played. ${woocommerce.problem}`);
  return process.env['GITHUB_ACTIONS'] === 'true' ? [woocommerce.problem] : [];
}

/** npm does not offer Playground everywhere; GitHub's runners have it. */
async function install(): Promise<boolean> {
  const installed = await installPlayground(cancellation);
  if ('problem' in installed) console.log(`SKIPPED: no update was played on WordPress. ${installed.problem}`);
  else ({ playgroundFolder } = installed);
  return !('problem' in installed);
}

async function playPair(
  pair: Pair,
  named: readonly Case[],
): Promise<{ readonly passed: number; readonly count: number }> {
  const isOldest = pair === oldest;
  const chosen = isWhole ? named : joinCases(named.filter(({ isThorough = false }) => !isThorough));
  const cases = chosen.filter((one) => {
    const { isOnAllPairs = one.told !== undefined, isForOldPhp = false } = one;
    return isOldest ? isWhole || isOnAllPairs || isForOldPhp : !isForOldPhp;
  });
  if (cases.length === 0) return { passed: 0, count: 0 };
  const label = `PHP ${pair.php}, WordPress ${pair.wordpress}`;
  const passed = await playCases(cases, {
    open: () => lend(pair),
    isOldest,
    clock,
    isWhole,
    tell: (name, problem, durationMs, steps) => {
      recorded.set(`${label}: ${name}`, steps);
      const mark = problem === undefined ? '✓' : '✗';
      const seconds = (durationMs / 1000).toFixed(1);
      console.log(`${mark} ${label}: ${name} (${seconds} s)${problem === undefined ? '' : `\n  ${problem}`}`);
    },
  });
  return { passed, count: cases.flatMap((one) => one.joined ?? one).length };
}

function locatePair({ php, build }: Pair): RehearsalPlace {
  // In the gate, `test:browser` and `test:workflows` open browsers in the whole action.
  return { playgroundFolder, php, wordpressZip: locateBuild(build), browser: isWhole ? 'auto' : 'none' };
}

function open(
  { php, build }: { readonly php: string; readonly build: string },
  {
    env = process.env,
    wordpressZip = locateBuild(build),
    playerFlags = PLAYER_FLAGS,
    walls,
    confinement: command = confinement,
    playerFile = join(ROOT, 'src', 'rehearsal', 'main.ts'),
    watchMemory,
  }: Partial<Walling> & {
    env?: Environment;
    wordpressZip?: string;
    playerFile?: string;
    watchMemory?: WatchMemory;
  } = {},
) {
  return openSite({
    php,
    wordpressZip,
    execPath: process.execPath,
    playerFile,
    playerFlags,
    walls,
    confinement: command,
    ownFolder: join(ROOT, 'rehearse'),
    playgroundFolder,
    env,
    cancellation,
    watchMemory,
  });
}
