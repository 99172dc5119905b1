/**
 * Preloaded into steps (`node --import`): takes the place of the network of which the action `rehearse` gets what it plays
 * on. It finds WordPress Playground as if it were installed already, and `auto`, `beta` and `nightly` mean a
 * WordPress of this machine, and perhaps no browser.
 */
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { RehearsalPlace } from '../../wordpress/playground.ts';

const { argv, env } = process;
const place = env['WORKFLOW_TEST_REHEARSAL'];
if (place !== undefined && argv[1]?.endsWith(join('dist', 'rehearse.js')) === true && argv.length === 2) {
  const { playgroundFolder, php, wordpressZip, browser } = JSON.parse(place) as RehearsalPlace;
  const cache = join(env['RUNNER_TEMP'] ?? '', 'wordpress-playground');
  const target = join(cache, 'playground');
  mkdirSync(cache, { recursive: true });
  if (!existsSync(target)) symlinkSync(playgroundFolder, target);
  const inputs = { INPUT_PHP: php, INPUT_WORDPRESS: wordpressZip, INPUT_BROWSER: browser };
  for (const [name, value] of Object.entries(inputs)) {
    if (['auto', 'beta', 'nightly'].includes(env[name] ?? '')) env[name] = value;
  }
}
