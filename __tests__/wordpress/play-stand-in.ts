import { deepEqual, equal, ok } from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flag, list, number, text, tuple } from '../../src/rehearsal/model/readers.ts';
import type { Site } from '../../src/rehearsal/model/site.ts';
import { readRehearsedPackage } from '../../src/rehearsal/packages/read-package.ts';
import type { PluginPackage } from '../../src/rehearsal/model/packages.ts';
import { playPair, playPrevious } from '../../src/rehearsal/play/order.ts';
import { logIn, preparePair, type StartedSite } from '../../src/rehearsal/play/prepare.ts';
import { createRecorder } from '../../src/rehearsal/play/recorder.ts';
import { playUpdater } from '../../src/rehearsal/play/updater/play-updater.ts';
import type { Clock } from '../../src/shared/clock.ts';
import { CLIENTS, packVersion } from './updater-clients.ts';

/** Notes outside of the site what it finds of the drill, in each request. */
const LOOKS = `add_action( 'shutdown', function () {
	$seen = array(
		isset( $GLOBALS['rehearsal']['look'] ) ? $GLOBALS['rehearsal']['look'] : '',
		function_exists( 'rehearsal_stand_in' ) || is_file( WP_PLUGIN_DIR . '/rehearsal-other.php' ),
		time(),
	);
	file_put_contents( '/rehearsal/seen.txt', json_encode( $seen ) . "\\n", FILE_APPEND );
} );`;

/** Returns what was noted, and forgets it. */
const TELLS = `<?php
require __DIR__ . '/lib.php';
$lines = file( '/rehearsal/seen.txt' );
unlink( '/rehearsal/seen.txt' );
rehearsal_return( array_map( function ( $line ) { return json_decode( $line, true ); }, $lines ) );
`;
const SEEN = list(tuple(text(20), flag, number));

/**
 * Rehearses a plugin that looks for the stand-in and at the clock in all of its requests, then asks for a page and its state.
 *
 * @param isWhole whether the whole update is played around the look for updates, or no more than the previous version
 * @returns what is not as it has to be
 */
export async function playStandIn(
  open: () => Promise<Site>,
  clock: Clock,
  isWhole: boolean,
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'stand-in-'));
  const site = await open();
  try {
    const [client] = CLIENTS;
    if (client === undefined) throw new Error('There is no client.');
    const pack = async (version: string) => {
      const path = join(folder, `${version}.zip`);
      const load = 'new Acme_Notes_Updates( __FILE__ );';
      await writeFile(path, await packVersion(version, client, [[load, `${load}\n${LOOKS}`]]));
      return readRehearsedPackage(path);
    };
    const [previous, next] = [await pack('1.0.0'), await pack('1.1.0')];
    const recorder = createRecorder(clock, () => undefined);
    const versions = await logIn(site);
    const options = { ...versions, next, previous, isLast: true };
    await site.put('seen.php', Buffer.from(TELLS));
    const read = async () => (await site.run('seen', { plain: true }, SEEN)).result ?? [];
    const started = { site, recorder, versions, options };
    const updater = await (isWhole ? playAll(started) : playDrill(started));
    const during = await read();
    await site.request('/wp-admin/plugins.php', versions.cookie);
    await site.run('state', { plugin: 'acme-notes/acme-notes.php' });
    await site.restore('before');
    await site.request('/');
    const after = await read();

    equal(updater, 'works');
    const isLook = ([look]: (typeof during)[number]) => look !== '';
    const [first, last] = [during.findIndex(isLook), during.findLastIndex(isLook)];
    const least = isWhole ? 20 : 5;
    ok(first > least && last > first + 5, `looks from ${first} to ${last} of ${during.length}`);
    const nowS = clock.wallNow() / 1000;
    for (const [look, isThere, timeS] of [...during, ...after])
      deepEqual([look, isThere, timeS > nowS + 12 * 3600], [look, look !== '', look !== '']);
    equal(after.length, 3);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function playAll(started: StartedSite): Promise<string | undefined> {
  await playPair(started);
  return started.recorder.steps.find(({ name }) => name === 'Updater')?.updater;
}

/** Plays the previous version, and looks for updates. */
async function playDrill(started: StartedSite): Promise<string | undefined> {
  const pair = await preparePair(started);
  await started.site.save('clean');
  const before = await playPrevious(pair, started.options.previous as PluginPackage);
  if ('why' in before) throw new Error(before.why);
  const options = { isUpdate: true, hasLicense: false };
  return (await playUpdater(pair.context, before.key, before.clean, options)).updater;
}
