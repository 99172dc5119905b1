import { deepEqual, equal, match } from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { NONE_BESIDE } from '../../src/rehearsal/model/packages.ts';
import { flag, list, text } from '../../src/rehearsal/model/readers.ts';
import type { StepName, StepResult } from '../../src/rehearsal/model/results.ts';
import type { Site } from '../../src/rehearsal/model/site.ts';
import { readRehearsedPackage } from '../../src/rehearsal/packages/read-package.ts';
import { takeCopies } from '../../src/rehearsal/packages/take-copies.ts';
import { keepSite } from '../../src/rehearsal/play/keep-site.ts';
import { playPair } from '../../src/rehearsal/play/order.ts';
import { logIn } from '../../src/rehearsal/play/prepare.ts';
import { createRecorder } from '../../src/rehearsal/play/recorder.ts';
import type { Clock } from '../../src/shared/clock.ts';
import { createStorePorts } from '../unit/rehearsal/packages/store-ports.ts';
import { FOLDER, inFolder, samplePlugin } from './sample.ts';

const KEY = `${FOLDER}/acme-notes.php`;

/** A shortcode that shows a note, and nothing without one. */
const SHOWS = (show: string) =>
  `add_shortcode( 'acme_note', function ( $given ) { return empty( $given['id'] ) ? '' : ${show}; } );`;
const OLD = SHOWS("get_the_title( $given['id'] )");
const BROKEN = SHOWS("acme_title( $given['id'] )");

/** What people have made with the plugin, and where they have linked it. */
export const MAKES = `<?php
$note = wp_insert_post( array( 'post_type' => 'acme_note', 'post_status' => 'publish', 'post_title' => 'A note' ) );
wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Notes', 'post_content' => "[acme_note id=$note]" ) );
$link = home_url( '/notes/?a=1' );
update_option( 'acme_links', array( 'list' => array( $link, home_url() ), 'in' => serialize( array( $link ) ) ) );
update_option( 'acme_json', wp_json_encode( array( 'url' => $link ) ) );
update_option( 'acme_other', home_url() . '.example.org/' );
`;

/** Looks at these on the site of the rehearsal. */
const LOOKS = `<?php
require __DIR__ . '/lib.php';
$links = get_option( 'acme_links' );
rehearsal_return( array( $links['list'][0], $links['list'][1], unserialize( $links['in'] )[0], json_decode( get_option( 'acme_json' ), true )['url'], $wpdb->prefix, implode( ' ', glob( WP_CONTENT_DIR . '/{object-cache.php,mu-plugins/host.php}', defined( 'GLOB_BRACE' ) ? GLOB_BRACE : 0 ) ) ) );
`;
const URL = 'http://127.0.0.1:8080';
const LINK = `${URL}/notes/?a=1`;

interface CopyPorts {
  readonly open: () => Promise<Site>;
  readonly clock: Clock;
  /** Exports a site as Playground does, after code has run on it that has this plugin; `undefined`: not now. */
  readonly exportSite?: ((zip: Uint8Array, makes: string) => Promise<Uint8Array>) | undefined;
}

/**
 * Updates copies of sites: one that was kept, and where it is wanted, one that Playground exported, and such as cannot be played.
 *
 * @returns what is not as it has to be
 */
export async function playCopies(ports: CopyPorts): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'copies-'));
  try {
    const kept = await keep(ports);
    const broken = await play(ports, folder, kept, BROKEN);
    equal(broken.step('Copy of a site')?.outcome, 'passed');
    equal(broken.step('Update')?.outcome, 'passed');
    const { problems = [] } = broken.step('Entries and menus') ?? {};
    match(problems[0]?.message ?? '', /undefined function acme_title\(\)/);
    equal(broken.step('Entries and menus')?.outcome, 'failed');
    if (ports.exportSite !== undefined) {
      await playExported(ports, folder, ports.exportSite);
      await playRefused(ports, folder, kept);
    }
    return [];
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const pack = (version: string, code: string) => zipFiles(inFolder(samplePlugin({ version, code })));

/** A site with content, as `keep-site` keeps it. */
async function keep({ open }: CopyPorts): Promise<Uint8Array> {
  const site = await open();
  try {
    const { cookie } = await logIn(site);
    await site.put('previous.zip', await pack('1.0.0', OLD));
    await site.run('install', { package: 'previous.zip' });
    await site.run('activate', { plugin: KEY });
    await site.put('makes.php', Buffer.from(MAKES));
    await site.run('author', { file: 'makes' });
    let bytes = new Uint8Array();
    const store: Parameters<typeof keepSite>[2] = {
      isWhole: false,
      store: ({ bytes: packed, ...rest }) => {
        bytes = new Uint8Array(packed);
        return Promise.resolve({ ...rest, path: '' });
      },
    };
    await keepSite({ site, cookie, beside: NONE_BESIDE }, KEY, store);
    return bytes;
  } finally {
    await site.close();
  }
}

interface PlayedCopy {
  readonly step: (name: StepName) => StepResult | undefined;
  readonly looked: readonly string[];
}

/** Updates a copy to a version with this code. */
async function play(
  { open, clock }: CopyPorts,
  folder: string,
  zip: Uint8Array,
  code: string,
): Promise<PlayedCopy> {
  await writeFile(join(folder, 'site.zip'), zip);
  await writeFile(join(folder, 'next.zip'), await pack('1.1.0', code));
  const next = await readRehearsedPackage(join(folder, 'next.zip'));
  const ports = await createStorePorts(
    folder,
    () => Promise.reject(new Error('Nothing has to be fetched.')),
    new AbortController().signal,
  );
  const [copy] = await takeCopies(['site.zip'], next, NONE_BESIDE, ports);
  const site = await open();
  try {
    const recorder = createRecorder(clock, () => undefined);
    const versions = await logIn(site);
    const options = { ...versions, next, copy };
    await playPair({ site, recorder, versions, options });
    await site.put('looks.php', Buffer.from(LOOKS));
    const { result: looked = [] } = await site.run('looks', {}, list(text(500)));
    return { step: (name) => recorder.steps.find((one) => one.name === name), looked };
  } finally {
    await site.close();
  }
}

/** A site of another address, which a host has added to, and whose tables have another prefix. */
async function playExported(
  ports: CopyPorts,
  folder: string,
  exportSite: NonNullable<CopyPorts['exportSite']>,
): Promise<void> {
  const zip = await exportSite(await pack('1.0.0', OLD), MAKES + HOST + PREFIX);
  const { step, looked } = await play(ports, folder, zip, OLD);
  const copied = step('Copy of a site');
  equal(copied?.outcome, 'passed', copied?.message);
  match(copied.problems[0]?.message ?? '', /without what belongs to its host: .*object-cache\.php/);
  for (const name of ['Update', 'Front page', 'Entries and menus', 'Still active'] as const)
    equal(step(name)?.outcome, 'passed', step(name)?.message);
  deepEqual(looked, [LINK, URL, LINK, LINK, 'acme_', '']);
}

const HOST = `
file_put_contents( WP_CONTENT_DIR . '/object-cache.php', '<?php exit;' );
wp_mkdir_p( WPMU_PLUGIN_DIR );
file_put_contents( WPMU_PLUGIN_DIR . '/host.php', '<?php exit;' );
`;

/** Also in what the driver knows of the tables. */
const PREFIX = `
$database = new PDO( 'sqlite:' . WP_CONTENT_DIR . '/database/.ht.sqlite', null, null, array( PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION ) );
$config = ABSPATH . 'wp-config.php';
file_put_contents( $config, str_replace( "'wp_'", "'acme_'", file_get_contents( $config ) ) );
$tables = $database->query( "SELECT name FROM sqlite_master WHERE type = 'table'" )->fetchAll( PDO::FETCH_COLUMN );
foreach ( $tables as $table ) {
	if ( 0 === strpos( $table, '_wp_sqlite_mysql_information' ) ) {
		foreach ( $database->query( "PRAGMA table_info( $table )" )->fetchAll( PDO::FETCH_ASSOC ) as $column ) {
			if ( 'TABLE_NAME' === strtoupper( $column['name'] ) ) {
				$database->exec( "UPDATE $table SET TABLE_NAME = 'acme_' || substr( TABLE_NAME, 4 ) WHERE TABLE_NAME LIKE 'wp\\\\_%' ESCAPE '\\\\'" );
			}
		}
	} elseif ( 0 === strpos( $table, 'wp_' ) ) {
		$database->exec( "ALTER TABLE $table RENAME TO acme_" . substr( $table, 3 ) );
	}
}
$database->exec( "UPDATE acme_usermeta SET meta_key = 'acme_' || substr( meta_key, 4 ) WHERE meta_key IN ( 'wp_capabilities', 'wp_user_level' )" );
$database->exec( "UPDATE acme_options SET option_name = 'acme_user_roles' WHERE option_name = 'wp_user_roles'" );
`;

/** Changes of a copy, and why it is not played then. */
const REFUSED: readonly (readonly [change: string, why: RegExp])[] = [
  ["$database->exec( 'DROP TABLE wp_users' );", /without all of WordPress's tables/],
  ["$database->exec( 'CREATE TABLE wp_blogs ( blog_id INTEGER )' );", /is a network of sites/],
  [
    '$size = filesize( $file ); $database = null; file_put_contents( $file, substr( file_get_contents( $file ), 0, (int) ( $size / 2 ) ) );',
    /has a damaged database/,
  ],
  [
    "$database->exec( \"UPDATE wp_options SET option_value = 'a:0:{}' WHERE option_name = 'active_plugins'\" );",
    /but not active/,
  ],
  [
    "$database->exec( \"UPDATE wp_options SET option_value = 'acme-theme' WHERE option_name = 'template'\" );",
    /does not have its theme `acme-theme`/,
  ],
  [
    "$database->exec( \"UPDATE wp_options SET option_value = '\" . serialize( array( 'acme-notes/acme-notes.php', 'shop/shop.php' ) ) . \"' WHERE option_name = 'active_plugins'\" );",
    /needs `shop`, and its files are not in the ZIP: give its ZIP in the input `plugins`/,
  ],
];

async function playRefused(ports: CopyPorts, folder: string, kept: Uint8Array): Promise<void> {
  const site = await ports.open();
  try {
    for (const [change, why] of REFUSED) {
      const { step } = await play(ports, folder, await changeDatabase(site, kept, change), OLD);
      equal(step('Copy of a site')?.outcome, 'unknown');
      match(step('Copy of a site')?.message ?? '', why);
      equal(step('Update'), undefined);
    }
  } finally {
    await site.close();
  }
}

/** Changes the database in the ZIP of a site, on another site, which has PHP and SQLite. */
async function changeDatabase(site: Site, kept: Uint8Array, change: string): Promise<Uint8Array> {
  const code = `<?php
require __DIR__ . '/lib.php';
$file = __DIR__ . '/changed.sqlite';
copy( __DIR__ . '/kept.zip', '/wordpress/changed.zip' );
$zip = new ZipArchive();
$zip->open( '/wordpress/changed.zip' );
file_put_contents( $file, $zip->getFromName( 'wp-content/database/.ht.sqlite' ) );
$database = new PDO( 'sqlite:' . $file, null, null, array( PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION ) );
${change}
$database = null;
$zip->addFile( $file, 'wp-content/database/.ht.sqlite' );
rehearsal_return( $zip->close() );
`;
  await site.put('kept.zip', kept);
  await site.put('change.php', Buffer.from(code));
  const { result } = await site.run('change', { plain: true }, flag);
  const request = { method: 'GET', url: '/changed.zip', headers: {}, body: new Uint8Array() };
  const { response } = await site.exchange(request);
  equal(`${String(result)} ${response?.status ?? 0}`, 'true 200');
  return response?.body ?? new Uint8Array();
}
