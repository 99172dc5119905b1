import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import type { Before, OldPages, RehearsalContext } from '../../src/rehearsal/model/context.ts';
import { NONE_BESIDE, type PluginPackage } from '../../src/rehearsal/model/packages.ts';
import type { Scene } from '../../src/rehearsal/model/scenes.ts';
import type { Site } from '../../src/rehearsal/model/site.ts';
import { readRehearsedPackage } from '../../src/rehearsal/packages/read-package.ts';
import type { StorePorts } from '../../src/rehearsal/packages/store-zip.ts';
import { playNeeded, playPrevious } from '../../src/rehearsal/play/order.ts';
import { logIn, preparePair } from '../../src/rehearsal/play/prepare.ts';
import { createRecorder } from '../../src/rehearsal/play/recorder.ts';
import { playScenes } from '../../src/rehearsal/play/scenes.ts';
import { updateBeside } from '../../src/rehearsal/play/update-beside.ts';
import { findScenes } from '../../src/rehearsal/scenes/find-scenes.ts';
import type { Clock } from '../../src/shared/clock.ts';
import { playDependents } from './play-dependents.ts';
import { CODE_LINE, zipSample } from './sample.ts';

/** A cart in a cookie, with a form that has a nonce, and a page for authors. */
const CART = (inCart: string, onSave = '') => `function acme_old() {} function acme_cart( $id ) {
	echo '<!DOCTYPE html><html><body><form><input type="hidden" name="token" value="' . wp_create_nonce( 'acme' ) . '"><input name="note"></form>';
	if ( 'A note' === get_the_title( $id ) ) { ${inCart} }
	echo '</body></html>';
	exit;
}
add_action( 'template_redirect', function () {
	if ( isset( $_GET['acme-add'] ) ) { setcookie( 'acme_cart', $_GET['acme-add'], 0, '/' ); wp_safe_redirect( '/?acme-cart=1' ); exit; }
	if ( isset( $_POST['note'] ) && ! wp_verify_nonce( $_POST['token'], 'acme' ) ) { wp_die( 'No.', '', 403 ); }
	if ( isset( $_POST['note'] ) ) { update_option( 'acme_saved', $_POST['note'] . wp_get_current_user()->user_login ); ${onSave} }
	if ( isset( $_GET['acme-cart'] ) ) { acme_cart( isset( $_COOKIE['acme_cart'] ) ? $_COOKIE['acme_cart'] : 0 ); }
} );`;

/** What the cart shows. */
const IN_CART = 'echo "In it: $id";';

/** Where a cart that calls what is missing does so. */
const CART_LINE = CODE_LINE + 2;

const CONTENT = `<?php require_once 'wordpress/wp-load.php';
$note = $wpdb->insert( $wpdb->posts, array( 'post_title' => 'A note', 'post_status' => 'publish', 'post_type' => 'acme_note' ) );
echo json_encode( array( 'note' => $wpdb->insert_id ) );`;

const VISITS = [
  { path: '/?acme-add={note}' },
  { path: '/?acme-cart=1', shows: 'In it: {note}' },
  { path: '/?acme-cart=1', after: '/?acme-cart=1', as: 'author', body: { note: 'kept for ' } },
  { path: '/wp-admin/edit.php', as: 'editor' },
  { path: '/?rest_route=/acme/v1/notes' },
];

const SHOP = { steps: [{ step: 'runPHP', code: CONTENT }], visits: VISITS };

/** Fails unless all steps before it have done their work, and none undid the walls. */
const LOOKS = `<?php
$wrong = array_keys( array_filter( array(
	'title'    => 'Acme shop' !== get_option( 'blogname' ),
	'early'    => 'early' !== get_option( 'acme_early' ),
	'constant' => ! defined( 'ACME_SCENE' ) || "it's 3" !== ACME_SCENE,
	'network'  => ! WP_HTTP_BLOCK_EXTERNAL,
	'mu'       => ! defined( 'ACME_MU' ),
	'tree'     => 'deep' !== file_get_contents( ABSPATH . 'wp-content/acme/a/b.txt' ),
	'folder'   => ! is_dir( ABSPATH . 'wp-content/uploads/empty' ),
	'unzipped' => ! is_file( ABSPATH . 'wp-content/uploads/zip/acme-beside/acme-beside.php' ),
	'sql'      => 'by; SQL' !== get_option( 'acme_sql' ),
	'meta'     => 'Acme' !== get_user_meta( 1, 'company', true ),
	'language' => 'de_DE' !== get_locale(),
	'plugin'   => ! is_plugin_active( 'acme-beside/acme-beside.php' ),
	'theme'    => 'acme-theme' !== get_stylesheet(),
) ) );
if ( $wrong ) { throw new Exception( 'Not done: ' . implode( ', ', $wrong ) ); }`;

const bundled = (path: string) => ({ resource: 'bundled', path });

const ALL_STEPS = {
  constants: { ACME_SCENE: "it's 3", WP_HTTP_BLOCK_EXTERNAL: false },
  siteOptions: { acme_early: 'early' },
  plugins: [bundled('/beside.zip')],
  login: true,
  steps: [
    false,
    { step: 'login', username: 'admin' },
    { step: 'installPlugin', pluginData: { resource: 'wordpress.org/plugins', slug: 'acme-notes' } },
    { step: 'activatePlugin', pluginPath: 'acme-notes/acme-notes.php' },
    { step: 'setSiteOptions', options: { blogname: 'Acme shop' } },
    { step: 'mkdir', path: '/wordpress/wp-content/uploads/empty' },
    {
      step: 'writeFile',
      path: 'wordpress/wp-content/mu-plugins/acme.php',
      data: "<?php define( 'ACME_MU', 1 );",
    },
    {
      step: 'writeFiles',
      writeToPath: '/wordpress/wp-content/acme',
      filesTree: { resource: 'literal:directory', name: 'acme', files: { a: { 'b.txt': 'deep' } } },
    },
    {
      step: 'unzip',
      zipFile: { resource: 'vfs', path: '/site/beside.zip' },
      extractToPath: '/wordpress/wp-content/uploads/zip',
    },
    {
      step: 'runSql',
      sql: {
        resource: 'literal',
        name: 'a.sql',
        contents:
          "-- one\nDELETE FROM wp_options WHERE option_name = 'acme_none';\nINSERT INTO wp_options (option_name, option_value) VALUES ('acme_sql', 'by; SQL');\n",
      },
    },
    { step: 'updateUserMeta', userId: 1, meta: { company: 'Acme' } },
    { step: 'setSiteLanguage', language: 'de_DE' },
    { step: 'installTheme', themeData: bundled('theme.zip') },
    { step: 'activateTheme', themeFolderName: 'acme-theme' },
    { step: 'activatePlugin', pluginPath: '/wordpress/wp-content/plugins/acme-beside' },
    { step: 'runPHPWithOptions', options: { code: `${LOOKS} exit;` } },
    { step: 'wp-cli', command: 'wp post list' },
  ],
  visits: [
    { path: '/', shows: 'Nowhere' },
    { path: '/wp-admin/plugins.php', as: 'author' },
  ],
};

const failing = (step: object) => ({ steps: [step], visits: [{ path: '/' }] });
const write = (path: string) => failing({ step: 'writeFile', path, data: 'x' });

/** Scenes that cannot be made, and what is said of each. */
const UNMADE: readonly (readonly [scene: object, says: RegExp])[] = [
  [
    failing({ step: 'runPHP', code: "<?php\nthrow new Exception( 'No stock.' );" }),
    /step 1 \(`runPHP`\): No stock \(line 2 of its code\)\./,
  ],
  [
    failing({
      step: 'runPHP',
      code: '<?php eval( "class A extends Nowhere {}" ); trigger_error( "end", E_USER_ERROR );',
    }),
    /Nowhere/,
  ],
  [failing({ step: 'runSql', sql: 'SELECT * FROM nowhere;' }), /The database refuses a query/],
  [failing({ step: 'activatePlugin', pluginPath: 'nowhere' }), /There is no plugin `nowhere`/],
  [failing({ step: 'installPlugin', pluginData: 'no ZIP' }), /step 1 \(`installPlugin`\)/],
  [
    failing({ step: 'defineWpConfigConsts', consts: { "A', 1 ); exit; //": 1 } }),
    /A constant has a name or value/,
  ],
  [write('/rehearsal/lib.php'), /may not write to `\/rehearsal\/lib\.php`/],
  [write('/wordpress/wp-content/mu-plugins/rehearsal.php'), /only below/],
  [write('/wordpress/wp-content/database/.ht.sqlite'), /only below/],
  [
    {
      steps: [
        { step: 'runPHP', code: "<?php symlink( '/rehearsal', '/wordpress/out' );" },
        { step: 'writeFile', path: '/wordpress/out/lib.php', data: 'x' },
      ],
      visits: [],
    },
    /`\/wordpress\/out` is a link/,
  ],
  [
    { steps: [], visits: [{ path: '/{nothing}/' }] },
    /`\/\{nothing\}\/` is not a page of the site, or lacks a value/,
  ],
  [
    {
      steps: [
        { step: 'runPHP', code: `<?php echo json_encode( array( 'host' => '/elsewhere.example/' ) );` },
      ],
      visits: [{ path: '/{host}' }],
    },
    /is not a page of the site/,
  ],
];

/**
 * Plays scenes around updates: what is told of good ones, of one that breaks only with what the scene made, and of scenes that cannot
 * be made.
 *
 * @returns what is not as it has to be
 */
export async function playAllScenes(open: () => Promise<Site>, clock: Clock): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'scenes-'));
  const site = await open();
  try {
    const stage = await openStage(site, folder, clock);
    const play = async (scenes: readonly Scene[], code = CART(IN_CART)) => {
      const path = join(folder, 'next.zip');
      await writeFile(path, await zipSample({ code })());
      await site.put('next.zip', await zipSample({ code })());
      const context = { ...stage.context, next: await readRehearsedPackage(path) };
      return playScenes({ ...context, log: stage.context.log.fork() }, stage.before, scenes);
    };
    const good = await play(await find(folder, { shop: SHOP, all: ALL_STEPS }));
    deepEqual(
      good.problems.map(({ severity }) => severity),
      ['warning', 'notice', 'notice'],
    );
    match(good.problems[2]?.message ?? '', /plugins\.php in .+ for an author, answers 403: .+, also with/);
    match(good.problems[0]?.message ?? '', /without its step 17 \(`wp-cli`\)/);
    match(
      good.problems[1]?.message ?? '',
      /^The page \/ in .+ does not show `Nowhere`, also with the previous version/,
    );
    equal(good.message, '`site/shop.json`: 1 step, 5 visits; `site/all.json`: 15 steps, 2 visits');

    const shop = await find(folder, { shop: SHOP });
    const isAuto = (scene: Scene) => ({ ...scene, isNamed: false });
    for (const scenes of [shop, shop.map(isAuto)]) {
      const broken = await play(scenes, CART('acme_gone();'));
      const [first, ...others] = broken.problems;
      deepEqual([first?.severity, first?.file, first?.line], ['error', 'acme-notes.php', CART_LINE]);
      match(first?.message ?? '', /acme_gone/);
      ok(others.every(({ file, message }) => file === 'acme-notes.php' || message.includes('for an author')));
    }
    const refused = "wp_die( 'Gone.', '', 410 );";
    const whole = await play(shop, CART(IN_CART, refused));
    match(
      whole.problems[0]?.message ?? '',
      /POST to \/\?acme-cart=1 in the scene `site\/shop\.json`, for an author, answers 410/,
    );
    const soft = await play(shop.map(isAuto), CART('echo 1;', 'echo "<html>"; exit;'));
    deepEqual(
      soft.problems.map(({ severity }) => severity),
      ['warning', 'warning'],
    );
    match(soft.problems[0]?.message ?? '', /for a visitor, does not show `In it: \d+`\.$/);
    const hard = await play(shop, CART('echo 1;', 'echo "<html>"; exit;'));
    deepEqual(
      hard.problems.map(({ severity }) => severity),
      ['error', 'error'],
    );

    const wrong = [...(await playBeside(stage, folder)), ...(await playDependents(stage, folder))];
    for (const [scene, says] of UNMADE) {
      const { problems } = await play(await find(folder, { unmade: scene }));
      const [found] = problems;
      if (found?.severity !== 'unknown' || !says.test(found.message))
        wrong.push(`${String(says)} is not said: ${JSON.stringify(problems)}`);
    }
    return wrong;
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A Pro version that calls a function of the plugin on the front page. */
const pro = (version: string, calls: string) =>
  zipFiles({
    'acme-pro/acme-pro.php': `<?php\n/*\nPlugin Name: Acme Pro\nVersion: ${version}\n*/\nadd_action( 'wp_head', function () { ${calls}(); } );`,
  });

/** Updates the Pro version before and after the plugin. @returns what is not as it has to be */
async function playBeside({ context, before, old }: Stage, folder: string): Promise<readonly string[]> {
  const store = async (name: string, zip: Buffer) => {
    await writeFile(join(folder, name), zip);
    return (await readRehearsedPackage(join(folder, name))) as PluginPackage;
  };
  const play = async (calls: string, code: string) => {
    const zip = await zipSample({ code })();
    const next = await store('next.zip', zip);
    await context.site.put('next.zip', zip);
    const newer = await store('pro-2.zip', await pro('2.0', calls));
    const [first] = context.beside.packages;
    const packages = first === undefined ? [] : [{ ...first, newer }];
    const here = { ...context, next, log: context.log.fork(), beside: { ...context.beside, packages } };
    const { problems } = await updateBeside(here, before, old);
    return problems.map(({ severity, message }) => `${severity}: ${message}`).join('\n');
  };
  const good = await play('acme_old', CART('echo 1;'));
  const early = await play('acme_new', `${CART('echo 1;')} function acme_new() {}`);
  const broken = await play('acme_old', CART('echo 1;').replace('function acme_old', 'function acme_other'));
  return [
    ...(good === '' ? [] : [`good versions: ${good}`]),
    ...(/^warning: Acme Pro 2\.0 fails beside 1\.0\.0, before this update: .+$/.test(early)
      ? []
      : [`early: ${early}`]),
    ...(/^error: .+, after that of Acme Pro 2\.0\.$/m.test(broken) ? [] : [`broken: ${broken}`]),
    ...(/^error: .+, after the update of Acme Pro 2\.0\.$/m.test(broken) ? [] : [`broken: ${broken}`]),
  ];
}

interface Stage {
  readonly old: OldPages;
  readonly context: RehearsalContext;
  readonly before: Before;
}

async function openStage(site: Site, folder: string, clock: Clock): Promise<Stage> {
  const path = join(folder, 'previous.zip');
  await writeFile(path, await zipSample({ version: '1.0.0', code: CART(IN_CART) })());
  await mkdir(join(folder, 'site'));
  const beside = { 'acme-beside/acme-beside.php': '<?php\n/* Plugin Name: Beside */' };
  await writeFile(join(folder, 'site', 'beside.zip'), await zipFiles(beside));
  const theme = { 'acme-theme/style.css': '/* Theme Name: Acme */', 'acme-theme/index.php': '<html></html>' };
  await writeFile(join(folder, 'site', 'theme.zip'), await zipFiles(theme));
  const previous = (await readRehearsedPackage(path)) as PluginPackage;
  const recorder = createRecorder(clock, () => undefined);
  const versions = await logIn(site);
  await writeFile(join(folder, 'pro.zip'), await pro('1.0', 'is_admin'));
  const packages = [(await readRehearsedPackage(join(folder, 'pro.zip'))) as PluginPackage];
  const options = { ...versions, next: previous, previous, beside: { ...NONE_BESIDE, packages } };
  const pair = await preparePair({ site, recorder, versions, options });
  const alone = await playNeeded(pair);
  await site.save('clean');
  const before = await playPrevious(pair, previous);
  if ('why' in before) throw new Error(before.why);
  if (alone === undefined) throw new Error(recorder.steps.at(-1)?.message);
  return { context: pair.context, before, old: { before: before.pages, alone } };
}

/** Writes scenes into a workspace, and finds them there. */
async function find(workspace: string, scenes: Readonly<Record<string, object>>): Promise<readonly Scene[]> {
  const places = [];
  for (const [name, scene] of Object.entries(scenes)) {
    const path = `site/${name}.json`;
    await writeFile(join(workspace, path), JSON.stringify(scene));
    places.push({ kind: 'path', path } as const);
  }
  const beside = { isNone: false, packages: [], missing: [] };
  const next = { plugin: { folder: 'acme-notes' } } as PluginPackage;
  const ports = { workspace, folder: workspace, log: { info: () => undefined } } as unknown as StorePorts;
  const options = { places, next, previous: undefined, beside, ownFolder: '', sourceFolder: undefined };
  return findScenes(options, ports, (_name, work) => work());
}
