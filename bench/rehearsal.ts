/**
 * Does one part of a rehearsal, so that the time of all its processes can be measured: `install FOLDER DOWNLOADS`, with the
 * packages that two versions of PHP use; `boot PLACE`; or `step PLACE TEMPORARY`, the whole action, which installs what is not
 * in that folder. PLACE says on what it is played, as JSON. The last two print what was played, as the output `results` has it.
 */
import { join, resolve } from 'node:path';
import { runAction } from '../sandbox/runner/run-action.ts';
import { createSender } from '../src/http/send.ts';
import { chooseParts, installLocked } from '../src/rehearsal/site/install.ts';
import { logIn } from '../src/rehearsal/play/prepare.ts';
import { openSite, PLAYER_FLAGS } from '../src/rehearsal/site/site.ts';
import type { PlayedPair } from './proof.ts';

const ROOT = resolve(import.meta.dirname, '..');
const OWN_FOLDER = join(ROOT, 'rehearse');
const { execPath, platform, env } = process;
const cancellation = new AbortController().signal;

export interface Place {
  readonly playgroundFolder: string;
  readonly php: readonly string[];
  /** For each PHP. */
  readonly wordpressZips: readonly string[];
  readonly oldZip: string;
  readonly newZip: string;
  /** As in the input; a WordPress without scripts is not looked at in any case. */
  readonly browser?: 'auto' | 'none';
  /** Of the action; by default this project's. */
  readonly actionFolder?: string;
}

async function install(target = '', downloads = '', ...php: readonly string[]): Promise<void> {
  const options = { source: join(OWN_FOLDER, 'playground'), target, downloads, ...chooseParts(php) };
  const send = createSender(cancellation);
  const kill = process.kill.bind(process);
  await installLocked(options, { execPath, platform, env, cancellation, send, kill });
}

async function boot(place = ''): Promise<void> {
  const { playgroundFolder, php, wordpressZips } = JSON.parse(place) as Place;
  const playerFile = join(ROOT, 'dist', 'player.js');
  const ports = {
    execPath,
    playerFile,
    playerFlags: PLAYER_FLAGS,
    ownFolder: OWN_FOLDER,
    playgroundFolder,
    env,
    cancellation,
  };
  const start = async (version: string, index: number) => {
    const site = await openSite({ ...ports, php: version, wordpressZip: wordpressZips[index] ?? '' });
    const versions = await logIn(site);
    await site.close();
    return { ...versions, steps: [] };
  };
  const pairs: readonly PlayedPair[] = await Promise.all(php.map(start));
  console.log(JSON.stringify(pairs.map(({ php, wordpress, steps }) => ({ php, wordpress, steps }))));
}

async function step(place = '', temporary = ''): Promise<void> {
  const {
    php,
    wordpressZips,
    oldZip,
    newZip,
    browser = 'auto',
    actionFolder = OWN_FOLDER,
  } = JSON.parse(place) as Place;
  const inputs = {
    browser,
    'zip-path': newZip,
    previous: oldZip,
    php: php.join(','),
    wordpress: wordpressZips.join(','),
  };
  const { exitCode, rawOutput, outputs } = await runAction({
    actionFolder,
    env: { RUNNER_TEMP: temporary },
    inputs,
  });
  if (exitCode !== 0) throw new Error(`The rehearsal ended with ${exitCode}:\n${rawOutput}`);
  console.log(outputs['results'] ?? '');
}

const [mode = '', ...args] = process.argv.slice(2);
const work = { install, boot, step }[mode];
if (work !== undefined) await work(...args);
