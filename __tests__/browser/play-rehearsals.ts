import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { runAction } from '../../sandbox/runner/run-action.ts';
import { checkInTime } from '../wordpress/play-budget.ts';
import { type Files, inFolder, samplePlugin } from '../wordpress/sample.ts';
import { listProcesses, TURNS_OF_OTHERS } from './fixtures.ts';
import { BUSY, MAX_LEFT_MS } from './play-ends.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** Ways to end a rehearsal early. */
export const ENDS = ['SIGKILL', 'SIGTERM', 'SIGINT', 'timeout'] as const;

/** The browser has started by then, also on a busy machine. */
const TIMEOUT_S = 60;
/** A page that is at work, or the browser's own process, has used so much processor time, in hundredths of a second. */
const LOOP_TICKS = 300;
const POLL_MS = 100;

/** A plugin whose pages in the dashboard keep the browser busy, each until the driver gives up. */
const writeBusy = (script: string) =>
  `add_action( 'admin_footer', function () { echo '<script>${script.replaceAll(/['\\]/g, '\\$&')}</script>'; } );`;
const PAGES = { ...BUSY, 'a loop': 'for (;;) {}' };
/** A first version that adds nothing but the script, so that the rehearsal soon comes to the browser. */
const FIRST = { previous: 'none' };
const ADDS_NOTHING: Files = {
  'includes/class-notes.php':
    '<?php\nclass Acme_Notes {\n\tpublic static function activate() {}\n\tpublic static function register() {}\n}\n',
};

/** The files that the action needs beside the packages. */
export interface Place {
  readonly playgroundFolder: string;
  readonly wordpressZip: string;
}

/**
 * Runs the bundled action `rehearse`, and ends it while the browser is on a page that keeps it busy; its `timeout`, when that is.
 *
 * @returns what is left then; only Linux tells
 */
export async function playKilled(
  place: Place,
  ends: readonly (typeof ENDS)[number][],
  isAll: boolean,
): Promise<readonly string[]> {
  if (process.platform !== 'linux') return [];
  const wrong: string[] = [];
  for (const [name, script] of Object.entries(PAGES).slice(0, isAll ? undefined : 1))
    await withPlayground(place, async (folder) => {
      const busy = samplePlugin({ code: writeBusy(script), files: ADDS_NOTHING });
      await writeFile(join(folder, '1.1.0.zip'), await zipFiles(inFolder(busy)));
      try {
        for (const end of ends)
          wrong.push(
            ...(await endOnce(end, folder, place)).map((what) => `after ${end} during ${name}, ${what}`),
          );
      } finally {
        for (const { pid } of await listProcesses(folder)) process.kill(Number(pid), 'SIGKILL');
      }
    });
  return wrong;
}

/**
 * Pages that no update broke: one shows nothing any more once somebody has published a post, as the rehearsal does, one
 * asks MySQL, which is not there, and one dies in each version.
 */
const UNBROKEN = `add_action( 'admin_menu', function () {
	add_menu_page( 'Acme', 'Acme', 'manage_options', 'acme', function () {
		echo get_posts( array( 'title' => 'Rehearsal' ) ) ? '<div id="acme"></div>' : '<div id="acme"><h1>Acme</h1>Write a post.</div>';
	} );
	add_menu_page( 'Server', 'Server', 'manage_options', 'acme-server', function () {
		echo mysqli_get_server_info( $GLOBALS['wpdb']->dbh );
	} );
	add_menu_page( 'Dead', 'Dead', 'manage_options', 'acme-dead', function () { acme_is_gone(); } );
} );`;

/** Runs the bundled action `rehearse` on pages that no update broke, though not all of them show something. */
export async function playUnbroken(place: Place): Promise<readonly string[]> {
  return withPackages(place, UNBROKEN, async (folder) => {
    const { exitCode, rawOutput } = await rehearse(folder, place);
    const isFine = exitCode === 0 && rawOutput.includes('✔ Scripts: dashboard');
    return isFine ? [] : [rawOutput];
  });
}

/** Lays out Playground and the browser's driver, and a plugin in two versions that do the same. */
export async function withPackages<T>(
  place: Place,
  code: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  return withPlayground(place, async (folder) => {
    for (const version of ['1.0.0', '1.1.0']) {
      const files = inFolder(samplePlugin({ version, code }));
      await writeFile(join(folder, `${version}.zip`), await zipFiles(files));
    }
    return work(folder);
  });
}

/** Lays out Playground and the browser's driver in a folder of the runner. */
export async function withPlayground<T>(
  { playgroundFolder }: Pick<Place, 'playgroundFolder'>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'rehearsal-')));
  try {
    await mkdir(join(folder, 'wordpress-playground'));
    await symlink(playgroundFolder, join(folder, 'wordpress-playground', 'playground'));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function rehearse(
  folder: string,
  { wordpressZip }: Place,
  { inputs, onOutput }: Partial<Pick<Parameters<typeof runAction>[0], 'inputs' | 'onOutput'>> = {},
): ReturnType<typeof runAction> {
  return runAction({
    actionFolder: join(ROOT, 'rehearse'),
    env: { RUNNER_TEMP: folder },
    inputs: {
      'zip-path': join(folder, '1.1.0.zip'),
      previous: join(folder, '1.0.0.zip'),
      php: '8.5',
      wordpress: wordpressZip,
      ...inputs,
    },
    ...(onOutput === undefined ? {} : { onOutput }),
  });
}

async function endOnce(end: (typeof ENDS)[number], folder: string, place: Place): Promise<readonly string[]> {
  let action = 0;
  const over = new AbortController();
  const begin = performance.now();
  const step = rehearse(folder, place, {
    inputs: { ...FIRST, ...(end === 'timeout' && { timeout: String(TIMEOUT_S) }) },
    onOutput: (_text, pid) => (action = pid),
  }).finally(() => over.abort());
  const others = new Set<string>();
  let ticks = -1;
  for (let turn = 0; !over.signal.aborted && (ticks < LOOP_TICKS || end === 'timeout'); turn += 1) {
    if (turn % TURNS_OF_OTHERS === 0) others.clear();
    ticks = Math.max(ticks, await findBusiest(folder, others));
    await wait(POLL_MS);
  }
  if (!over.signal.aborted && end !== 'timeout') process.kill(action, end);
  const start = performance.now();
  const listLeft = () => listProcesses(folder);
  const maxMs = end === 'SIGTERM' ? MAX_LEFT_MS.SIGTERM : MAX_LEFT_MS.SIGKILL;
  while ((await listLeft()).length > 0 && performance.now() - start < maxMs) await wait(POLL_MS);
  const left = (await listLeft()).map(({ command }) => command.replaceAll('\0', ' ').slice(0, 100));
  const result = await step;
  const { exitCode, rawOutput } = result;
  const time = { timeoutS: TIMEOUT_S, tookMs: start - begin, ends: 'either' } as const;
  const hasLooked = ticks >= (end === 'timeout' ? 0 : LOOP_TICKS);
  return [
    ...(hasLooked ? [] : [`the browser was not at work before:\n${rawOutput}`]),
    ...(end === 'timeout' ? checkInTime(result, time) : exitCode === 0 ? ['the action was green'] : []),
    ...left.map((command) => `this ran on for ${maxMs} ms: ${command}`),
  ];
}

/** Both start in much less, and a flood of history entries keeps the browser's own process so busy that its page hardly runs. */
const IS_AT_WORK = /--type=renderer|--proxy-server=/;

/** The processor time of the busiest of these; -1 without one. Source: proc(5), whose fields 14 and 15 count it. */
async function findBusiest(folder: string, others: Set<string>): Promise<number> {
  let most = -1;
  for (const { pid, command } of await listProcesses(folder, others)) {
    if (!IS_AT_WORK.test(command)) continue;
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
    most = Math.max(most, user + system);
  }
  return most;
}
