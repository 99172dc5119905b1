import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { createSender } from '../../src/http/send.ts';
import { installLocked } from '../../src/rehearsal/site/install.ts';
import { loadPlayground, type Php, type RequestHandler } from '../../src/rehearsal/site/player/playground.ts';
import { unpackWordPress } from '../../src/rehearsal/site/player/unpack.ts';
import { logIn } from '../../src/rehearsal/play/prepare.ts';
import { keepSite, type PackedSite } from '../../src/rehearsal/play/keep-site.ts';
import { NONE_BESIDE, type PluginPackage } from '../../src/rehearsal/model/packages.ts';
import type { Site } from '../../src/rehearsal/model/site.ts';
import { FOLDER, inFolder, samplePlugin } from '../wordpress/sample.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

interface ImportPorts {
  readonly site: Site;
  readonly playgroundFolder: string;
  /** Where npm installed the importer of WordPress Playground. */
  readonly importerFolder: string;
  readonly wordpressZip: string;
}

interface Importer {
  readonly importWordPressFiles: (
    playground: object,
    step: { readonly wordPressFilesZip: File },
  ) => Promise<void>;
  readonly zipWpContent: (playground: object) => Promise<Uint8Array>;
}

const SHOWN = 'Notes for everyone, imported';
const PLUGIN = `${FOLDER}/acme-notes.php`;
const PHP = '8.5';
/** As playground.wordpress.net scopes one. */
export const IMPORTED_URL = 'http://playground.test/scope:kind-green-place';

/** Installs the importer of WordPress Playground once, into `.cache`. @returns its folder */
export async function installImporter(cancellation: AbortSignal): Promise<string> {
  const { execPath, platform, env } = process;
  const send = createSender(cancellation);
  const ports = { execPath, platform, env, cancellation, send, kill: process.kill.bind(process) };
  const source = join(import.meta.dirname, 'importer');
  return installLocked({ source, target: join(ROOT, '.cache', 'importer') }, ports);
}

/** A plugin that is active beside the other, and may not be passed on. */
const BASE = { folder: 'acme-base', key: 'acme-base/acme-base.php', name: 'Acme Base', version: '2.0' };
const PAID = 'a paid plugin';
const BASE_FILES = {
  'acme-base/acme-base.php': `<?php\n/**\n * Plugin Name: Acme Base\n * Version: 2.0\n */\n// ${PAID}\nclass Acme_Base {}\nrequire_once __DIR__ . '/inc/more.php';\n`,
  'acme-base/inc/more.php': `<?php // ${PAID}`,
};

interface KeptCase {
  readonly what: string;
  readonly code: string;
  readonly hasBase: boolean;
  readonly isActive: boolean;
  /** Played only with `--all`, or by its name. */
  readonly isThorough?: boolean;
}

/** Plugins that are updated, and what has to be active on the site that is kept. */
const KEPT: readonly KeptCase[] = [
  { what: 'a plugin alone', code: '', hasBase: false, isActive: true },
  // The others show, once each, a site that lacks the plugin beside it, and one that is active.
  {
    what: 'a plugin that runs without the one beside it',
    code: '',
    hasBase: true,
    isActive: true,
    isThorough: true,
  },
  {
    what: 'a plugin that dies without the one beside it',
    code: 'class Acme_More extends Acme_Base {}',
    hasBase: true,
    isActive: false,
  },
];

/**
 * Keeps updated sites as `keep-site` does, and imports them into another WordPress as playground.wordpress.net does.
 *
 * @returns what is not as it has to be
 */
export async function playSite(ports: ImportPorts, isAll: boolean): Promise<readonly string[]> {
  const { site } = ports;
  const { cookie } = await logIn(site);
  await site.save('ahead');
  await using elsewhere = await bootElsewhere(ports);
  const wrong: string[] = [];
  for (const { what, code, hasBase, isActive } of KEPT.filter((one) => isAll || one.isThorough !== true)) {
    const packed = await keepUpdated(site, cookie, code, hasBase);
    const before = (await site.run('state', { plugin: hasBase ? BASE.key : PLUGIN })).result?.active;
    await site.restore('ahead');
    const problems = [
      ...(before === true ? [] : ['the site that is played is another one now']),
      ...(packed.isIdle === isActive
        ? [`it says that the plugin is ${isActive ? 'not active' : 'active'}`]
        : []),
      ...(packed.without.join() === (hasBase ? 'Acme Base 2.0' : '')
        ? []
        : [`without ${packed.without.join()}`]),
      ...(await openKept(packed.bytes, isActive, ports, elsewhere)),
    ];
    wrong.push(...problems.map((problem) => `${what}: ${problem}`));
  }
  return wrong;
}

/** Opens a site that was kept, in the place of one before it, and looks for what it may have. */
async function openKept(
  zip: Uint8Array,
  isActive: boolean,
  ports: ElsewherePorts,
  { handler, php }: Elsewhere,
): Promise<readonly string[]> {
  await importInto(php, zip, ports);
  const { bytes, httpStatusCode } = await handler.request({ url: '/', method: 'GET', headers: {} });
  const front = Buffer.from(bytes).toString('utf8');
  const told = await php.run({
    code: `<?php require '/wordpress/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/plugin.php';
echo json_encode( array( get_option( 'active_plugins' ), get_plugins()['${PLUGIN}']['Version'], get_option( 'acme_color' ), glob( WPMU_PLUGIN_DIR . '/rehearsal*' ) ) );`,
  });
  const searched = await php.run({
    code: `<?php foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( '/wordpress/wp-content', FilesystemIterator::SKIP_DOTS ) ) as $path => $file ) { if ( $file->isFile() && false !== strpos( file_get_contents( $path ), '${PAID}' ) ) { echo $path, ' '; } }`,
  });
  const paid = Buffer.from(searched.bytes).toString('utf8');
  const state = Buffer.from(told.bytes).toString('utf8');
  const expected = JSON.stringify([isActive ? [PLUGIN] : [], '1.1.0', 'teal', []]);
  return [
    ...(paid === '' ? [] : [`it has files of the paid plugin: ${paid}`]),
    ...(httpStatusCode === 200 && front.includes(SHOWN) === isActive
      ? []
      : [`another front page is shown, ${httpStatusCode}: ${front.slice(0, 500)}`]),
    ...(state.replaceAll('\\/', '/') === expected ? [] : [`the imported site has another state: ${state}`]),
  ];
}

/** Updates a plugin, and packs the site. */
async function keepUpdated(site: Site, cookie: string, more: string, hasBase: boolean): Promise<PackedSite> {
  const code = `${more}\nadd_action( 'wp_footer', function () { echo '${SHOWN}'; } );`;
  await site.put('previous.zip', await zipFiles(inFolder(samplePlugin({ version: '1.0.0' }))));
  await site.put('next.zip', await zipFiles(inFolder(samplePlugin({ version: '1.1.0', code }))));
  if (hasBase) {
    await site.put('base.zip', await zipFiles(BASE_FILES));
    await site.run('install', { package: 'base.zip' });
    await site.run('activate', { plugin: BASE.key });
  }
  await site.run('install', { package: 'previous.zip' });
  await site.run('activate', { plugin: PLUGIN });
  await site.put('colour.php', Buffer.from("<?php update_option( 'acme_color', 'teal' );"));
  await site.run('author', { file: 'colour' });
  await site.run('update', { plugin: PLUGIN, package: 'next.zip', version: '1.1.0', cron: false });
  const packages = hasBase ? [{ plugin: BASE } as unknown as PluginPackage] : [];
  let kept: PackedSite | undefined;
  const store = (packed: PackedSite) => {
    kept = packed;
    return Promise.resolve({ ...packed, path: '' });
  };
  await keepSite({ site, cookie, beside: { ...NONE_BESIDE, packages } }, PLUGIN, { isWhole: false, store });
  if (kept === undefined) throw new Error('The site was not kept.');
  return kept;
}

type ElsewherePorts = Omit<ImportPorts, 'site'>;

/** Imports a site that was kept into another WordPress as playground.wordpress.net does. */
export async function importSite(zip: Uint8Array, ports: ElsewherePorts): Promise<Elsewhere> {
  const booted = await bootElsewhere(ports);
  await importInto(booted.php, zip, ports);
  return booted;
}

async function importInto(php: Php, zip: Uint8Array, ports: ElsewherePorts): Promise<void> {
  const wordPressFilesZip = new File([new Uint8Array(zip)], 'site.zip');
  await loadImporter(ports).importWordPressFiles(php, { wordPressFilesZip });
}

/**
 * Exports a site as playground.wordpress.net does.
 *
 * @param zip of a plugin that is active there
 * @param makes PHP that changes the site before
 */
export async function exportSite(zip: Uint8Array, makes: string, ports: ElsewherePorts): Promise<Uint8Array> {
  await using booted = await bootElsewhere(ports);
  const { php } = booted;
  php.writeFile('/tmp/plugin.zip', zip);
  php.writeFile('/tmp/makes.php', makes);
  const { bytes } = await php.run({
    code: `<?php require '/wordpress/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/plugin.php';
$zip = new ZipArchive();
$zip->open( '/tmp/plugin.zip' );
$zip->extractTo( WP_PLUGIN_DIR );
activate_plugin( '${PLUGIN}' );
require '/tmp/makes.php';`,
  });
  if (bytes.length > 0) throw new Error(Buffer.from(bytes).toString('utf8'));
  // What it reads is gone once this function has ended.
  return await loadImporter(ports).zipWpContent(php);
}

function loadImporter({ importerFolder }: ElsewherePorts): Importer {
  const load = createRequire(join(importerFolder, 'node_modules', 'index.js'));
  return load('@wp-playground/blueprints') as Importer;
}

/** Another WordPress than the one that rehearses. */
type Elsewhere = AsyncDisposable & { readonly php: Php; readonly handler: RequestHandler };

async function bootElsewhere({ playgroundFolder, wordpressZip }: ElsewherePorts): Promise<Elsewhere> {
  const { bootWordPressAndRequestHandler, loadNodeRuntime, sqliteZip } = loadPlayground(playgroundFolder);
  const handler = (await bootWordPressAndRequestHandler({
    createPhpRuntime: () => loadNodeRuntime(PHP, { emscriptenOptions: { processId: 1 } }),
    phpVersion: PHP,
    maxPhpInstances: 1,
    siteUrl: IMPORTED_URL,
    sqliteIntegrationPluginZip: new File([readFileSync(sqliteZip)], basename(sqliteZip)),
    hooks: {
      beforeWordPressFiles: (php: Php) =>
        unpackWordPress(wordpressZip, php, (why) => {
          throw new Error(why);
        }),
    },
  })) as RequestHandler & AsyncDisposable;
  const php = await handler.getPrimaryPhp();
  return { php, handler, [Symbol.asyncDispose]: () => handler[Symbol.asyncDispose]() };
}
