import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { type ActionResult, type ActionStep, runAction } from '../../sandbox/runner/run-action.ts';
import type { RehearsalPlace } from './playground.ts';
import { inFolder, samplePlugin } from './sample.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** The longest that a cancelled step may take to end. */
const MAX_END_MS = 2_000;

/**
 * Runs the bundled action `rehearse` with a good plugin, on two pairs, with one that lacks a file, and cancels it.
 *
 * @param oldest another PHP has other needs, which no other play has of the bundle
 * @param isWhole whether one lacks a file, too: in the gate, workflows rehearse versions that die
 * @param command see {@link ActionStep}
 * @returns what is not as it has to be
 */
export async function playAction(
  ports: RehearsalPlace,
  oldest: RehearsalPlace,
  isWhole: boolean,
  command: readonly string[] = [],
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rehearse-action-'));
  try {
    await mkdir(join(folder, 'wordpress-playground'));
    await symlink(ports.playgroundFolder, join(folder, 'wordpress-playground', 'playground'));
    const zips = {
      old: samplePlugin({ version: '1.0.0' }),
      good: samplePlugin({ version: '1.1.0' }),
      bad: samplePlugin({ version: '1.1.0', code: "require __DIR__ . '/vendor/autoload.php';" }),
    };
    const tests = {
      before: "<?php\nupdate_option( 'acme_color', 'teal' );\n",
      after: "<?php\nreturn 'teal' === get_option( 'acme_color' );\n",
    };
    for (const [name, code] of Object.entries(tests)) await writeFile(join(folder, `${name}.php`), code);
    for (const [name, files] of Object.entries(zips))
      await writeFile(join(folder, `${name}.zip`), await zipFiles(inFolder(files)));
    const run = (name: string, step: Omit<ActionStep, 'inputs'> = {}, places = [ports]) =>
      play(folder, name, places, { command, ...step });
    return [
      ...checkGood(await run('good', { onOutput: signalOnce() }, [oldest, ports])),
      ...(isWhole ? checkBad(await run('bad')) : []),
      ...(await checkCancelled((step) => run('good', step))),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Signals an action as code could that gets out of its site: Node.js opens an inspector then, unless told otherwise. */
function signalOnce(): (text: string, pid: number) => void {
  let isDone = false;
  return (text, pid) => {
    if (isDone || !text.includes('PHP syntax')) return;
    isDone = true;
    process.kill(pid, 'SIGUSR1');
  };
}

function play(
  folder: string,
  name: string,
  places: readonly RehearsalPlace[],
  step: Omit<ActionStep, 'inputs'>,
): Promise<ActionResult> {
  const inputs = {
    'zip-path': join(folder, `${name}.zip`),
    previous: join(folder, 'old.zip'),
    'before-update': 'before.php',
    'after-update': 'after.php',
    php: places.map(({ php }) => php).join(),
    wordpress: places.map(({ wordpressZip }) => wordpressZip).join(),
    browser: places[0]?.browser ?? 'none',
  };
  const env = { RUNNER_TEMP: folder, GITHUB_WORKSPACE: folder };
  return runAction({ actionFolder: join(ROOT, 'rehearse'), env, inputs, ...step });
}

function checkGood({ exitCode, outputs, summary, rawOutput }: ActionResult): readonly string[] {
  const isGood =
    exitCode === 0 &&
    outputs['passed'] === 'true' &&
    outputs['version'] === '1.1.0' &&
    outputs['previous-version'] === '1.0.0' &&
    /^PHP \S+ and \S+, WordPress \S+ and \S+$/.test(outputs['tested'] ?? '') &&
    summary.includes('| Update | ✅ | ✅ |') &&
    summary.includes('| After update | ✅ | ✅ |') &&
    !rawOutput.includes('Debugger');
  return isGood ? [] : [`the good plugin is not green:\n${rawOutput}`];
}

function checkBad({ exitCode, outputs, commands, summary, rawOutput }: ActionResult): readonly string[] {
  const errors = commands.filter(({ name }) => name === 'error').map(({ value }) => value);
  const isRed =
    exitCode === 1 &&
    outputs['passed'] === 'false' &&
    errors.some((text) => text.includes('vendor/autoload.php') && text.includes('acme-notes.php:')) &&
    errors.some((text) =>
      /^The package failed on .* Before you publish it, let the build make `acme-notes\/vendor\/autoload.php`/.test(
        text,
      ),
    ) &&
    summary.includes('**Rehearsal failed**') &&
    summary.includes('**What to do:** Before you publish it, let the build make ');
  return isRed ? [] : [`the plugin that lacks a file is not red:\n${rawOutput}`];
}

async function checkCancelled(
  run: (step: Omit<ActionStep, 'inputs'>) => Promise<ActionResult>,
): Promise<readonly string[]> {
  const started = new EventEmitter();
  const startedMs = once(started, 'step').then(() => performance.now());
  const { exitCode, rawOutput, outputs } = await run({
    cancel: { signal: 'SIGINT', when: startedMs },
    onOutput: (text) => {
      if (text.includes('PHP syntax')) started.emit('step');
    },
  });
  const tookMs = performance.now() - (await startedMs);
  const isRed = exitCode === 1 && outputs['passed'] === 'false';
  return [
    ...(isRed ? [] : [`the cancelled run ended with ${exitCode ?? 'a signal'}:\n${rawOutput}`]),
    ...(tookMs <= MAX_END_MS ? [] : [`the cancelled run took ${Math.round(tookMs)} ms to end`]),
  ];
}
