import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { createSender } from '../../src/http/send.ts';
import { installLocked } from '../../src/rehearsal/site/install.ts';
import { loadPlayground, type Php, type RequestHandler } from '../../src/rehearsal/site/player/playground.ts';
import { unpackWordPress } from '../../src/rehearsal/site/player/unpack.ts';
import { logIn } from '../../src/rehearsal/steps/rehearse-pair.ts';
import { exportSite } from '../../src/rehearsal/steps/play-update.ts';
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

/**
 * Keeps an updated site as `keep-site` does, and imports it into another WordPress as playground.wordpress.net does.
 *
 * @returns what is not as it has to be
 */
export async function playSite(ports: ImportPorts): Promise<readonly string[]> {
  const { site } = ports;
  await logIn(site);
  await site.save('start');
  const zip = await keepSite(site);
  await site.restore('start');
  await using imported = await importSite(zip, ports);
  const { handler, php } = imported;
  const { bytes } = await handler.request({ url: '/', method: 'GET', headers: {} });
  const front = Buffer.from(bytes).toString('utf8');
  const told = await php.run({
    code: `<?php require '/wordpress/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/plugin.php';
echo json_encode( array( is_plugin_active( '${PLUGIN}' ), get_plugins()['${PLUGIN}']['Version'], get_option( 'acme_color' ), glob( WPMU_PLUGIN_DIR . '/rehearsal*' ) ) );`,
  });
  const state = Buffer.from(told.bytes).toString('utf8');
  return [
    ...(front.includes(SHOWN)
      ? []
      : [`the updated plugin does not run on the front page: ${front.slice(0, 500)}`]),
    ...(state === '[true,"1.1.0","teal",[]]' ? [] : [`the imported site has another state: ${state}`]),
  ];
}

/** Updates a plugin, and packs the site. */
async function keepSite(site: Site): Promise<Uint8Array> {
  const code = `add_action( 'wp_footer', function () { echo '${SHOWN}'; } );`;
  await site.put('previous.zip', await zipFiles(inFolder(samplePlugin({ version: '1.0.0' }))));
  await site.put('next.zip', await zipFiles(inFolder(samplePlugin({ version: '1.1.0', code }))));
  await site.run('install', { package: 'previous.zip' });
  await site.run('activate', { plugin: PLUGIN });
  await site.put('colour.php', Buffer.from("<?php update_option( 'acme_color', 'teal' );"));
  await site.run('author', { file: 'colour' });
  await site.run('update', { plugin: PLUGIN, package: 'next.zip', version: '1.1.0', cron: false });
  let kept: Uint8Array | undefined;
  await exportSite({
    site,
    keepSite: (bytes) => {
      kept = bytes;
      return Promise.resolve();
    },
  });
  if (kept === undefined) throw new Error('The site was not kept.');
  return kept;
}

/** Imports a site that was kept into another WordPress as playground.wordpress.net does. */
export async function importSite(
  zip: Uint8Array,
  { playgroundFolder, importerFolder, wordpressZip }: Omit<ImportPorts, 'site'>,
): Promise<AsyncDisposable & { readonly php: Php; readonly handler: RequestHandler }> {
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
  const load = createRequire(join(importerFolder, 'node_modules', 'index.js'));
  const { importWordPressFiles } = load('@wp-playground/blueprints') as Importer;
  await importWordPressFiles(php, { wordPressFilesZip: new File([new Uint8Array(zip)], 'site.zip') });
  return { php, handler, [Symbol.asyncDispose]: () => handler[Symbol.asyncDispose]() };
}
