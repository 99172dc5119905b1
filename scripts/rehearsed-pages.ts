/** The pictures in docs/rehearse.md and README.md: what a rehearsal leaves of an update whose settings page stays empty. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withPlayground } from '../__tests__/browser/play-rehearsals.ts';
import { IMPORTED_URL, importSite, installImporter } from '../__tests__/browser/play-site.ts';
import { locateWhole } from '../__tests__/browser/whole-wordpress.ts';
import { installPlayground } from '../__tests__/wordpress/playground.ts';
import { zipFiles } from '../sandbox/plugins/build-plugin.ts';
import { runAction } from '../sandbox/runner/run-action.ts';
import { createGallery } from '../src/rehearsal/browser/gallery.ts';
import type { PageVisit, Observation } from '../src/rehearsal/model/browser.ts';
import type { RequestHandler } from '../src/rehearsal/site/player/playground.ts';
import type { Answer, Camera, Shot } from './camera.ts';

const ROOT = join(import.meta.dirname, '..');
const YEARS = '/wp-admin/admin.php?page=tidy-footer-years';

/** A settings page that a script draws, which from 1.5.0 on lacks the data that the script reads. */
function packPlugin(version: '1.4.2' | '1.5.0'): Readonly<Record<string, string>> {
  const isOld = version === '1.4.2';
  const data = `wp_add_inline_script( 'tidy-footer-settings', 'var tidyFooter = ' . wp_json_encode( array( 'years' => '2019–2026', 'name' => get_bloginfo( 'name' ) ) ) . ';', 'before' );`;
  return {
    'tidy-footer/tidy-footer.php': `<?php
/**
 * Plugin Name: Tidy Footer
 * Version: ${version}
 * Requires at least: 6.2
 * Requires PHP: 7.4
 * License: GPL-2.0-or-later
 */
defined( 'ABSPATH' ) || exit;
add_action( 'admin_menu', function () {
	add_menu_page( 'Tidy Footer', 'Tidy Footer', 'manage_options', 'tidy-footer', function () {
		echo '<div class="wrap"><div id="tidy-footer"></div></div>';
	}, 'dashicons-editor-insertmore' );
	add_submenu_page( 'tidy-footer', 'Years', 'Years', 'manage_options', 'tidy-footer-years', function () {
		$rows = array( 'First post' => '2019', 'Newest post' => '2026', 'Shown' => '2019–2026'${isOld ? '' : ", 'Separator' => '–'"} );
		echo '<div class="wrap"><h1>Years</h1><table class="widefat striped"><tbody>';
		foreach ( $rows as $name => $value ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $name ), esc_html( $value ) );
		}
		echo '</tbody></table></div>';
	} );
} );
add_action( 'admin_enqueue_scripts', function ( $page ) {
	if ( 'toplevel_page_tidy-footer' !== $page ) {
		return;
	}
	wp_enqueue_style( 'wp-components' );
	wp_enqueue_script( 'tidy-footer-settings', plugins_url( 'build/settings.js', __FILE__ ), array( 'wp-components', 'wp-element' ), '${version}', true );
	${isOld ? data : ''}
} );
`,
    'tidy-footer/build/settings.js': `( function ( { createElement: e, render }, { Card, CardHeader, CardBody, TextControl, ToggleControl, Button } ) {
	const none = () => {};
	function Settings() {
		return e( Card, null,
			e( CardHeader, null, e( 'h2', null, 'Tidy Footer' ) ),
			e( CardBody, null,
				e( TextControl, { label: 'Years', value: tidyFooter.years, help: 'From the first post to this year.', onChange: none } ),
				e( TextControl, { label: 'Name', value: tidyFooter.name, onChange: none } ),
				e( ToggleControl, { label: 'Show the line on every page', checked: true, onChange: none } ),
				e( Button, { variant: 'primary' }, 'Save' )
			)
		);
	}
	render( e( Settings ), document.getElementById( 'tidy-footer' ) );
} )( window.wp.element, window.wp.components );
`,
  };
}

const GALLERY: Shot & { readonly heightPx: number } = {
  widthPx: 1280,
  heightPx: 850,
  theme: 'light',
  scale: 1.125,
};
const SITE = { ...GALLERY, heightPx: 460 };

/** In `docs/`, without what says whether it is light or dark, with what says when it is stale. */
export const REHEARSED_PICTURES = [
  { file: 'pictures', themes: ['', '-dark'], readSource: describeGallery },
  { file: 'site', themes: [''], readSource: () => Promise.resolve(PLUGIN_SOURCE) },
] as const;

const PLUGIN_SOURCE = JSON.stringify([packPlugin('1.4.2'), packPlugin('1.5.0')]);

/** The gallery's page around pictures of the plugin: what changes it makes the pictures stale. */
async function describeGallery(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  try {
    const pageOf = (subject: string): PageVisit => ({
      ...{ id: subject, kind: 'admin', url: '/', subject, isOwn: true, isForAdmins: true },
    });
    const tourOf = (line: string) => {
      const observation = { lines: [line], picture: Buffer.from(line) } as unknown as Observation;
      const pages = ['Tidy Footer', 'Years'].map(pageOf);
      const visits = new Map(pages.map((page) => [page.id, { page, observation }]));
      return {
        folder: 'tidy-footer',
        visits,
        markup: '',
        content: '',
        blockScripts: new Map<string, readonly string[]>(),
      };
    };
    const page = pageOf('Tidy Footer');
    const findings = [
      { severity: 'error' as const, message: 'It is empty.', file: 'a.js', line: 1, page, key: 'empty' },
    ];
    const shown = { heading: 'Tidy Footer', place: 'PHP', before: tourOf('a'), after: tourOf('b'), findings };
    await createGallery({ folder, ...shown });
    return `${await readFile(join(folder, 'index.html'), 'utf8')}${PLUGIN_SOURCE}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Rehearses the update with a browser, and draws what it leaves. @returns the pictures by their names in `docs/` */
export async function drawRehearsed(camera: Camera): Promise<ReadonlyMap<string, Buffer>> {
  const cancellation = new AbortController().signal;
  const installed = await installPlayground(cancellation);
  if ('problem' in installed) throw new Error(installed.problem);
  const place = { playgroundFolder: installed.playgroundFolder, wordpressZip: await locateWhole() };
  return withPlayground(place, async (folder) => {
    for (const version of ['1.4.2', '1.5.0'] as const)
      await writeFile(join(folder, `${version}.zip`), await zipFiles(packPlugin(version)));
    const { outputs, rawOutput } = await runAction({
      actionFolder: join(ROOT, 'rehearse'),
      env: { RUNNER_TEMP: folder },
      inputs: {
        'zip-path': join(folder, '1.5.0.zip'),
        previous: join(folder, '1.4.2.zip'),
        php: '8.5',
        wordpress: place.wordpressZip,
        'keep-site': 'true',
      },
    });
    const { pictures = '', site = '' } = outputs;
    if (pictures === '' || site === '') throw new Error(rawOutput);
    const gallery = pathToFileURL(join(pictures, 'index.html')).href;
    const importerFolder = await installImporter(cancellation);
    await using imported = await importSite(await readFile(site), { ...place, importerFolder });
    return new Map([
      ['pictures', await camera.takeAt(gallery, GALLERY)],
      ['pictures-dark', await camera.takeAt(gallery, { ...GALLERY, theme: 'dark' })],
      ['site', await camera.takeAt(`${IMPORTED_URL}${YEARS}`, SITE, await logInto(imported.handler))],
    ]);
  });
}

/** Answers as a site in which the administrator has logged in. */
async function logInto(handler: RequestHandler): Promise<Answer> {
  await handler.request({
    url: '/wp-login.php',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ log: 'admin', pwd: 'password' }).toString(),
  });
  // PHP answers one request after the other.
  let last: Promise<unknown> = Promise.resolve();
  return (url) => {
    const answer = last.then(() => handler.request({ url, method: 'GET', headers: {} }));
    last = answer.catch(() => undefined);
    return answer.then(({ httpStatusCode: status, headers, bytes }) => ({
      status,
      headers: Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values.join(', ')])),
      body: Buffer.from(bytes),
    }));
  };
}
