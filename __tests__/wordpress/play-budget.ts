import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { type ActionResult, runAction } from '../../sandbox/runner/run-action.ts';
import type { RehearsalPlace } from './playground.ts';
import { inFolder, samplePlugin } from './sample.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** A run may end this long after its `timeout`. */
const MAX_LATE_MS = 5_000;

/** Playground's PHP does not sleep. */
const busyFor = (seconds: number) =>
  `for ( $end = hrtime( true ) + ${seconds}e9; hrtime( true ) < $end; ) {}`;

/** Plugins for which there is not time enough, how much time each gets, and whether there is a verdict. */
const PLAYS: readonly {
  readonly name: string;
  readonly code: string;
  readonly timeoutS: number;
  readonly ends: 'verdict' | 'not known' | 'either';
}[] = [
  { name: 'a small plugin', code: '', timeoutS: 60, ends: 'verdict' },
  {
    name: 'a plugin with 500 pages',
    code: `add_action( 'admin_menu', function () {
	for ( $i = 0; $i < 500; $i += 1 ) {
		add_menu_page( "Acme $i", "Acme $i", 'manage_options', "acme-$i", function () use ( $i ) { echo "Page $i"; } );
	}
} );`,
    timeoutS: 60,
    ends: 'verdict',
  },
  {
    name: 'a plugin whose every request takes two seconds',
    code: busyFor(2),
    timeoutS: 180,
    ends: 'verdict',
  },
  {
    name: 'a plugin whose every request takes ten seconds',
    code: busyFor(10),
    timeoutS: 60,
    ends: 'not known',
  },
  {
    name: 'a plugin whose own page hangs',
    code: `add_action( 'admin_menu', function () {
	add_menu_page( 'Acme', 'Acme', 'manage_options', 'acme', function () { for ( ; ; ) {} } );
} );`,
    timeoutS: 60,
    ends: 'verdict',
  },
];

/**
 * Runs the bundled action `rehearse` on plugins for which `timeout` is too short.
 *
 * @returns what is not as it has to be
 */
export async function playBudget({
  playgroundFolder,
  php,
  wordpressZip,
}: RehearsalPlace): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rehearse-budget-'));
  const wrong: string[] = [];
  try {
    await mkdir(join(folder, 'wordpress-playground'));
    await symlink(playgroundFolder, join(folder, 'wordpress-playground', 'playground'));
    for (const { name, code, timeoutS, ends } of PLAYS) {
      for (const version of ['1.0.0', '1.1.0'])
        await writeFile(
          join(folder, `${version}.zip`),
          await zipFiles(inFolder(samplePlugin({ version, code }))),
        );
      const inputs = {
        'zip-path': join(folder, '1.1.0.zip'),
        previous: join(folder, '1.0.0.zip'),
        php,
        wordpress: wordpressZip,
        browser: 'none',
        timeout: String(timeoutS),
      };
      const begin = performance.now();
      const result = await runAction({
        actionFolder: join(ROOT, 'rehearse'),
        env: { RUNNER_TEMP: folder },
        inputs,
      });
      const tookMs = performance.now() - begin;
      wrong.push(...checkInTime(result, { timeoutS, tookMs, ends }).map((what) => `${name}: ${what}`));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return wrong;
}

/** Checks that a run ended in its time, with the verdict, and what was not asked named; or not known. */
export function checkInTime(
  { exitCode, outputs, summary, rawOutput }: ActionResult,
  {
    timeoutS,
    tookMs,
    ends,
  }: { readonly timeoutS: number; readonly tookMs: number; readonly ends: (typeof PLAYS)[number]['ends'] },
): readonly string[] {
  const pages = ['Update', 'Files', 'Front page', 'Log-in page', 'Dashboard', 'Plugins page', 'REST index'];
  const hasVerdict =
    exitCode === 0 &&
    outputs['passed'] === 'true' &&
    [...pages, 'RSS feed'].every((name) => summary.includes(`| ${name} | ✅ |`));
  const isWhole = summary.includes('| Updater | ✅');
  const isNamed = /– Not asked \([^)]*\): Not asked, for lack of time: .*`timeout: \d+`/.test(rawOutput);
  const isUnknown =
    exitCode === 1 && outputs['passed'] === 'false' && rawOutput.includes('Rehearsal not finished');
  const isRight = {
    verdict: hasVerdict && (isWhole || isNamed),
    'not known': isUnknown,
    either: isUnknown || (hasVerdict && (isWhole || isNamed)),
  }[ends];
  const isLate = tookMs > timeoutS * 1_000 + MAX_LATE_MS;
  return [
    ...(isRight ? [] : [`not ${ends}:\n${rawOutput}`]),
    ...(isLate ? [`it took ${Math.round(tookMs / 1_000)} s of ${timeoutS} s`] : []),
  ];
}
