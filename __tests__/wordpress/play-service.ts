import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFileServer } from '../../sandbox/http/file-server.ts';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { runAction } from '../../sandbox/runner/run-action.ts';
import { startPublishingService } from '../../sandbox/service/publishing-service.ts';
import { map, text } from '../../src/rehearsal/model/readers.ts';
import type { Site } from '../../src/rehearsal/model/site.ts';
import { bringScripts, runOnline } from './online/bridge.ts';
import type { RehearsalPlace } from './playground.ts';
import { type Files, FOLDER, inFolder, samplePlugin } from './sample.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const ID = 'plugin_notes';
const KEY = 'key_5c0d7e1b';
const PLUGIN = `${FOLDER}/acme-notes.php`;

/** The result of a look for updates. */
interface Taken {
  readonly offered: { readonly version: string; readonly package: string } | null;
  readonly done: boolean | null;
  readonly messages: readonly string[];
  /** PHP says this of the code of the plugin. */
  readonly noted: readonly string[];
}

const NOTHING_OFFERED: Taken = { offered: null, done: null, noted: [], messages: [] };

/**
 * Rehearses and publishes a plugin with the bundled actions, lets a real WordPress look for updates at the service and take them, and compares
 * what is on its disk with what was packed.
 *
 * @param isWhole whether it is rehearsed, too; without that, other plays of the action and end-to-end tests of `previous` do it
 * @returns what is not as it has to be
 */
export async function playService(
  open: () => Promise<Site>,
  place: RehearsalPlace,
  isWhole: boolean,
): Promise<readonly string[]> {
  const host = await startFileServer({});
  const service = await startPublishingService({ accounts: [{ key: KEY, plugins: [{ id: ID }] }] });
  let site: Site | undefined;
  try {
    const [first, second] = await makeReleases();
    const publish = async (files: Files, inputs: Readonly<Record<string, string>> = {}) => {
      host.set('/acme-notes.zip', await zipFiles(inFolder(files)));
      return runAction({
        inputs: {
          plugin_id: ID,
          'api-key': KEY,
          'base-url': service.baseUrl,
          zip_url: host.url('/acme-notes.zip'),
          ...inputs,
        },
      });
    };
    const published = await publish(first);
    equal(published.outputs['status'], 'published', published.rawOutput);
    site = await open();
    await installFrom(service.baseUrl, site);
    const wordpress = site;
    const takeUpdate = async (): Promise<Taken> =>
      (await runOnline(wordpress, 'take-update', { plugin: PLUGIN }, service.baseUrl)) as Taken;
    await expectOnDisk(site, first, '1.0.0');

    const { 'acme-notes.php': text = '', ...others } = second;
    const refused = await publish({ ...others, 'acme-notes.php': text.replace('<?php', '') });
    equal(refused.exitCode, 1, refused.rawOutput);
    const dry = await publish(second, { 'dry-run': 'true' });
    equal(dry.outputs['status'], 'dry-run', dry.rawOutput);
    deepEqual(await takeUpdate(), NOTHING_OFFERED);
    await expectOnDisk(site, first, '1.0.0');

    if (isWhole) await expectRehearsed(place, service.baseUrl, host.url('/acme-notes.zip'));
    const updated = await publish(second);
    equal(updated.outputs['status'], 'published', updated.rawOutput);
    const { offered, done, messages, noted } = await takeUpdate();
    deepEqual(noted, []);
    equal(offered?.version, '1.1.0');
    ok(done, messages.join('\n'));
    await expectOnDisk(site, second, '1.1.0');
    deepEqual(await takeUpdate(), NOTHING_OFFERED);

    const asked = service.requests.filter(({ headers }) => headers['user-agent']?.startsWith('WordPress/'));
    const look = `/api/v1/plugin/update?id=${ID}&slug=${FOLDER}&referrer=…&telemetry=1&meta=…`;
    const fetched = new URL(offered.package).pathname;
    deepEqual(
      asked.map(({ method, path }) => `${method} ${path.replace(/(referrer|meta)=[^&]+/g, '$1=…')}`),
      [look, look, fetched, look].map((path) => `GET ${path}`),
    );
    return [];
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    await site?.close();
    await Promise.all([host.close(), service.close()]);
  }
}

/** Two versions with an updater of their own. The first has a file that the second has no more, and the other way round. */
async function makeReleases(): Promise<readonly [Files, Files]> {
  const client = await readFile(join(import.meta.dirname, 'online', 'client.php'), 'utf8');
  const release = (version: string, extra: Files) =>
    samplePlugin({
      version,
      header: ['Update URI: https://updates.example/acme-notes'],
      code: "require_once __DIR__ . '/includes/class-updates.php';\nnew Acme_Notes_Updates( __FILE__ );",
      files: { 'includes/class-updates.php': client, ...extra },
    });
  return [
    release('1.0.0', { 'assets/old.css': '.old{}\n' }),
    release('1.1.0', { 'assets/new.css': '.new{}\n', 'languages/notes.pot': '\u0000\u00ff binary \r\n' }),
  ];
}

/** The update is rehearsed from the version that the service has live. */
async function expectRehearsed(
  { playgroundFolder, php, wordpressZip, browser }: RehearsalPlace,
  serviceUrl: string,
  zipUrl: string,
): Promise<void> {
  const live = await runAction({
    actionFolder: join(ROOT, 'live'),
    inputs: { plugin_id: ID, 'api-key': KEY, 'base-url': serviceUrl },
  });
  const folder = await mkdtemp(join(tmpdir(), 'rehearse-live-'));
  try {
    await mkdir(join(folder, 'wordpress-playground'));
    await symlink(playgroundFolder, join(folder, 'wordpress-playground', 'playground'));
    const { outputs, summary, rawOutput } = await runAction({
      actionFolder: join(ROOT, 'rehearse'),
      env: { RUNNER_TEMP: folder },
      inputs: {
        zip_url: zipUrl,
        previous: live.outputs['download-url'] ?? '',
        php,
        wordpress: wordpressZip,
        browser,
      },
    });
    const { passed, version, 'previous-version': previous } = outputs;
    deepEqual(
      { passed, version, previous },
      { passed: 'true', version: '1.1.0', previous: '1.0.0' },
      rawOutput,
    );
    match(summary, /\| Update \| ✅ \|/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** As a customer does for the first time: downloads the ZIP, uploads it, activates the plugin, and enters a key. */
async function installFrom(baseUrl: string, site: Site): Promise<void> {
  const headers = { authorization: `Bearer ${KEY}` };
  const answer = await fetch(`${baseUrl}/api/v1/plugin/update?id=${ID}`, { headers });
  const { download_url: url } = (await answer.json()) as { readonly download_url: string };
  await bringScripts(site);
  await site.put('first.zip', new Uint8Array(await (await fetch(url)).arrayBuffer()));
  await site.run('install', { package: 'first.zip' });
  await site.run('activate', { plugin: PLUGIN });
  await site.run('subscribe', { service: { url: baseUrl, id: ID, key: KEY } }, (value): unknown => value);
}

/** Every file is there as it was packed, no other one is, and the plugin runs. */
async function expectOnDisk(site: Site, files: Files, version: string): Promise<void> {
  const { result: onDisk } = await site.run('disk', { plain: true, folder: FOLDER }, map(text(64)));
  const packed = Object.entries(files).map(([name, content]) => [name, sha256(content)] as const);
  deepEqual(onDisk, new Map(packed));
  const { result: state } = await site.run('state', { plugin: PLUGIN });
  deepEqual(state, { ...state, active: true, listed: true, version });
  const { status, output, log } = await site.request('/');
  equal(status, 200);
  match(output, /<\/html>\s*$/);
  doesNotMatch(JSON.stringify(log), /Fatal error|acme-notes/);
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
