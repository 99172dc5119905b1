import { access, copyFile, cp, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { installPlayground, locateBuild } from '../../__tests__/wordpress/playground.ts';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { withFolder } from '../measure.ts';
import { measureTree } from '../processor-time.ts';
import type { Place } from '../rehearsal.ts';
import { formatTime, type Measured } from '../result.ts';
import { interleave, median } from '../statistics.ts';
import { timePart, timePlay } from '../time-play.ts';

const ROUNDS = 3;
const MIB = 1024 ** 2;
const ROOT = resolve(import.meta.dirname, '..', '..');
const SOURCE = join(ROOT, 'rehearse', 'playground');
const PHP = ['7.4', '8.5'];
const LIBRARY_FILES = 99;
/** Only some of what each pair plays, but from its start to its end. */
const STEPS = [
  ...(['WordPress starts', 'Previous version', 'Update', 'Plugin active', 'Front page'] as const),
  ...(['Own pages', 'REST routes', 'Shortcodes and blocks', 'Post types', 'Still active'] as const),
  ...(['Uninstall', 'Automatic update', 'New installation'] as const),
];

/**
 * Time of all processors that a rehearsal takes on two pairs, with a plugin of 100 PHP files that adds ten things of its own: to
 * install Playground from tarballs that are here already, against all of its packages; to start WordPress; and the whole step.
 */
export async function benchRehearsal(): Promise<Measured> {
  if (process.platform !== 'linux') return { problem: 'It takes Linux.' };
  const installed = await installPlayground(new AbortController().signal);
  if ('problem' in installed) return installed;
  return withFolder(async (folder) => {
    const at = (name: string) => join(folder, name);
    const place: Place = {
      ...installed,
      php: PHP,
      wordpressZips: [locateBuild('wp-6.2.zip'), locateBuild('wp-beta.zip')],
      oldZip: at('old.zip'),
      newZip: at('new.zip'),
    };
    await writeFile(place.oldZip, await zipFiles(writePlugin('1.0.0')));
    await writeFile(place.newZip, await zipFiles(writePlugin('1.1.0')));
    const step = (temporary: string) => timePlay('step', place, temporary, { php: PHP, steps: STEPS });
    const runs = await interleave(ROUNDS, {
      everything: async () => {
        await rm(at('everything'), { recursive: true, force: true });
        await mkdir(at('everything'));
        for (const name of ['package.json', 'package-lock.json'])
          await copyFile(join(SOURCE, name), join(at('everything'), name));
        const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', `--cache=${at('all')}`];
        return measureTree('npm', flags, at('everything'));
      },
      install: async () => {
        await rm(at('playground'), { recursive: true, force: true });
        return timePart(folder, 'install', at('playground'), at('npm'), ...PHP);
      },
      boot: () => timePlay('boot', place, folder, { php: PHP, steps: [] }),
      pairs: async () => {
        const cache = join(await stageTemporary(at('pairs')), 'wordpress-playground');
        await mkdir(cache);
        await symlink(installed.playgroundFolder, join(cache, 'playground'));
        return step(at('pairs'));
      },
      step: async () => {
        const downloads = join(await stageTemporary(at('step')), 'wordpress-playground', 'downloads', 'npm');
        await cp(at('npm'), downloads, { recursive: true });
        return step(at('step'));
      },
    });
    for (const target of [at('everything'), at('playground')])
      for (const version of PHP) await access(locatePhp(target, version));
    const ms = Object.fromEntries(
      Object.entries(runs).map(([name, values]) => [name, median(values.map(({ cpuMs }) => cpuMs))]),
    ) as Record<keyof typeof runs, number>;
    const compare = (ours: keyof typeof runs, theirs: keyof typeof runs) => ({
      row: 'rehearsal',
      value: ms[ours] / ms[theirs],
      unit: 'times' as const,
      detail: `${formatTime(ms[ours])} to ${formatTime(ms[theirs])}`,
    });
    return [
      {
        ...compare('install', 'everything'),
        what: 'Playground for PHP 7.4 and 8.5, to all of its packages: time of all processors',
        budget: 0.25,
      },
      {
        row: 'rehearsal',
        what: 'Playground for PHP 7.4 and 8.5 on the disk, with its tarballs',
        value: ((await sumBytes(at('playground'))) + (await sumBytes(at('npm')))) / MIB,
        unit: 'MiB',
        budget: 162,
        isExact: true,
        detail: `${Math.round((await sumBytes(at('everything'))) / MIB)} MiB with all packages, without tarballs`,
      },
      {
        ...compare('step', 'pairs'),
        what: 'a plugin of 100 PHP files on two pairs, to the same with Playground installed: time of all processors',
        budget: 1.5,
      },
      {
        ...compare('pairs', 'boot'),
        what: 'the same with Playground installed, to starting WordPress on both pairs: time of all processors',
        budget: 4,
      },
    ];
  });
}

/** Where Playground has a version of PHP once it is installed. */
function locatePhp(playground: string, version: string): string {
  return join(playground, 'node_modules', '@php-wasm', `node-${version.replace('.', '-')}`, 'package.json');
}

async function stageTemporary(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  return folder;
}

async function sumBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}

const OWN_THINGS = `
foreach ( array( 'one', 'two', 'three' ) as $name ) {
	add_shortcode( "many_$name", function () use ( $name ) { return esc_html( $name ); } );
	add_action( 'admin_menu', function () use ( $name ) {
		add_menu_page( $name, $name, 'manage_options', "many-$name", function () use ( $name ) { echo '<div class="wrap">' . esc_html( $name ) . '</div>'; } );
	} );
	add_action( 'rest_api_init', function () use ( $name ) {
		register_rest_route( 'many/v1', "/$name", array( 'callback' => function () { return array( 1 ); }, 'permission_callback' => '__return_true' ) );
	} );
}
add_action( 'init', function () { register_post_type( 'many', array( 'public' => true, 'has_archive' => true, 'label' => 'Many' ) ); } );
`;

function writePlugin(version: string): Record<string, string> {
  const main = `<?php\n/*\nPlugin Name: Many Files\nVersion: ${version}\nRequires PHP: 7.4\nRequires at least: 6.2\n*/
defined( 'ABSPATH' ) || exit;
for ( $i = 0; $i < ${LIBRARY_FILES}; $i++ ) { require __DIR__ . "/includes/part-$i.php"; }\n${OWN_THINGS}`;
  const parts = Array.from({ length: LIBRARY_FILES }, (_value, part) => {
    const methods = Array.from({ length: 20 }, (_value, index) => writeMethod(part, index));
    return [`includes/part-${part}.php`, `<?php\nclass Many_Part_${part} {\n${methods.join('')}}\n`] as const;
  });
  const files = { 'many-files.php': main, ...Object.fromEntries(parts) };
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`many-files/${name}`, text]));
}

function writeMethod(part: number, index: number): string {
  return `	public function method_${index}( $value, array $options = array() ) {
		foreach ( $options as $key => $item ) {
			$value = apply_filters( 'many_${part}_${index}', $value, $key, sanitize_text_field( $item ) );
		}
		return $value;
	}
`;
}
