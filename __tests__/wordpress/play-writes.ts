import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { runAction } from '../../sandbox/runner/run-action.ts';
import type { RehearsalPlace } from './playground.ts';
import { inFolder, samplePlugin } from './sample.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** Plugins write these in place of the result of a script, and the action has to say so. But for `--all`, the first stands for all. */
const WRITTEN: readonly (readonly [key: string, json: string, why: string])[] = [
  ['active', `str_repeat( '{"a":', 3000 ) . 1 . str_repeat( '}', 3000 )`, 'it nests deeper than 16 lists'],
  ['lost', `'{"lost":[{"toString":1}]}'`, '`lost[0]` is not text'],
];

/**
 * Runs the bundled action `rehearse` with plugins that write the results of the scripts by which a rehearsal looks at them.
 *
 * @returns what is not as it has to be
 */
export async function playWrites(
  { playgroundFolder, php, wordpressZip, browser }: RehearsalPlace,
  isWhole: boolean,
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rehearse-writes-'));
  try {
    await mkdir(join(folder, 'wordpress-playground'));
    await symlink(playgroundFolder, join(folder, 'wordpress-playground', 'playground'));
    const wrong: string[] = [];
    for (const [key, json, why] of WRITTEN.slice(0, isWhole ? undefined : 1)) {
      const code = `register_shutdown_function( function () {
        $result = '/rehearsal/result.json';
        if ( is_file( $result ) && strpos( file_get_contents( $result ), '"${key}"' ) ) {
          file_put_contents( $result, ${json} );
        }
      } );`;
      await writeFile(join(folder, 'old.zip'), await zipFiles(inFolder(samplePlugin({ version: '1.0.0' }))));
      await writeFile(
        join(folder, 'new.zip'),
        await zipFiles(inFolder(samplePlugin({ version: '1.1.0', code }))),
      );
      const { commands, rawOutput } = await runAction({
        actionFolder: join(ROOT, 'rehearse'),
        env: { RUNNER_TEMP: folder, GITHUB_WORKSPACE: folder },
        inputs: {
          'zip-path': join(folder, 'new.zip'),
          previous: join(folder, 'old.zip'),
          php,
          wordpress: wordpressZip,
          browser,
          'on-failure': 'warn',
        },
      });
      const errors = commands.filter(({ name }) => name === 'error').map(({ value }) => value);
      const isKnown =
        errors.some((text) => text.includes(`.php\` cannot be read: ${why}.`)) &&
        errors.some((text) => text.includes('it is not known whether the plugin works')) &&
        !/unexpected error|report this/i.test(rawOutput);
      if (!isKnown) wrong.push(`a plugin that writes ${json}:\n${rawOutput}`);
    }
    return wrong;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
