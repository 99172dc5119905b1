import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { makePhp } from '../../../sandbox/runner/stand-in-php.ts';
import { type ActionResult, runAction } from '../../../sandbox/runner/run-action.ts';
import {
  methods,
  readErrors,
  readNotices,
  readWarnings,
  startStage,
  type Stage,
  versions,
} from '../fixtures/stage.ts';

const main = (version: string, code = '') =>
  `<?php\n/*\nPlugin Name: Notes\nVersion: ${version}\n*/\n${code}`;

const pack = (content: string, others = {}): Promise<Buffer> =>
  zipFiles({ 'notes/notes.php': content, ...others });

/** Folders with a `php`: PHP cannot parse the code, or can, or is older than what the plugin declares. */
const [refusing, taking, older] = await Promise.all([
  makePhp(),
  makePhp({ takes: true }),
  makePhp({ version: '7.4.33' }),
]);
afterAll(async () => {
  for (const folder of [refusing, taking, older]) await rm(folder, { recursive: true });
});

async function publish(stage: Stage, content: string, others = {}, PATH = refusing): Promise<ActionResult> {
  stage.host.set('/notes.zip', await pack(content, others));
  return stage.run({ zip_url: stage.host.url('/notes.zip') }, { env: { PATH } });
}

describe('the code of the main file', () => {
  test.concurrent.each([
    ['no-php-tag', main('1.0').replace('<?php', '<?'), ['no-php-tag']],
    ['php-syntax', main('1.0', 'function f() {'), ['php-syntax']],
    [
      'a header that is wrong in several ways, output and a file that is missing',
      `\ufeff${main('trunk', "require __DIR__ . '/vendor/autoload.php';")}`.replace(
        '*/',
        'Requires PHP: PHP 7.4\nRequires Plugins: notes\n*/',
      ),
      [
        'output-before-headers',
        'required-file-missing',
        'requires-format',
        'requires-itself',
        'version-format',
      ],
    ],
  ])('stops the run before the service hears of it: %s', async (_name, content, ids) => {
    await using stage = await startStage();
    const step = await publish(stage, content);
    expect(step.exitCode).toBe(1);
    expect([...readErrors(step)].sort()).toEqual(
      ids.map((id) => expect.stringMatching(`^Package: ${id}: .*notes`)),
    );
    expect(methods(stage.service)).not.toContain('POST');
  });

  test.concurrent('stops the run also for a file that the main file loads', async () => {
    const loaded = {
      'required-file-missing': "<?php\nrequire __DIR__ . '/gone.php';\n",
      'php-syntax': '<?php\nclass A {\n',
      'no-php-tag': 'class A {}\n',
      'merge-conflict': '<?php\n<<<<<<< HEAD\n1;\n=======\n2;\n>>>>>>> branch\n',
      'lfs-pointer': `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`,
    };
    const ids = Object.keys(loaded);
    const code = ids.map((id) => `require_once plugin_dir_path( __FILE__ ) . 'inc/${id}.php';\n`).join('');
    const files = Object.fromEntries(
      Object.entries(loaded).map(([id, content]) => [`notes/inc/${id}.php`, content]),
    );
    await using stage = await startStage();
    const step = await publish(stage, main('1.0', code), files);
    expect(step.exitCode).toBe(1);
    expect([...readErrors(step)].sort()).toEqual(
      ids.sort().map((id) => expect.stringMatching(`^Package: ${id}: .*notes/inc/${id}.php`)),
    );
    expect(methods(stage.service)).not.toContain('POST');
  });

  test.concurrent.each([
    ['no PHP is there', '', 'php-syntax: Line 7 of `notes/notes.php` cannot be parsed: '],
    ['PHP is older than declared', older, 'php-syntax: Line 7 of `notes/notes.php` cannot be parsed: '],
  ])('is warned of, and published, when %s to ask whether it can be parsed', async (_name, path, says) => {
    await using stage = await startStage();
    const code = main('1.0', 'function f() {').replace('*/', 'Requires PHP: 8.1\n*/');
    const step = await publish(stage, code, {}, path);
    expect(readErrors(step)).toEqual([]);
    expect(readWarnings(step)).toEqual([expect.stringContaining(says)]);
    expect(versions(stage.service)).toEqual(['1.0']);
  });

  test.concurrent('is published when PHP takes what cannot be parsed here, and that is said', async () => {
    await using stage = await startStage();
    const step = await publish(stage, main('1.0', '$x = $a instanceof ("a"."b");'), {}, taking);
    expect([readErrors(step), readWarnings(step)]).toEqual([[], []]);
    expect(readNotices(step)).toContainEqual(
      expect.stringMatching(/^Package: php-syntax: .*PHP 8\.3\.6 can parse it/),
    );
    expect(versions(stage.service)).toEqual(['1.0']);
  });

  test.concurrent('is warned of, and published, when it is only half wrong', async () => {
    await using stage = await startStage({ live: await pack(main('1.0')) });
    const code = `define( 'NOTES_VERSION', '1.0' );\nif ( is_admin() ) { include __DIR__ . '/gone.php'; }`;
    const step = await publish(stage, main('1.1', code).replace('*/', 'Requires PHP: 7.4+\n*/'));
    expect(step.exitCode).toBe(0);
    expect(readWarnings(step).map((text) => /^Package: ([\w-]+)/.exec(text)?.[1])).toEqual([
      'required-file-missing',
      'stale-version',
      'requires-format',
    ]);
    expect(step.log).toContain('Update URI: none');
    expect(versions(stage.service)).toEqual(['1.0', '1.1']);
  });

  test.concurrent('a pre-release does not go over a stable version', async () => {
    await using stage = await startStage({ live: await pack(main('1.0')) });
    const step = await publish(stage, main('1.1-beta.1'));
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Package: prerelease-over-stable: .*`1\.0`/)]);
    expect(versions(stage.service)).toEqual(['1.0']);
  });
});

test('a checkout that was never built, in the folder of its repository, is refused', async () => {
  const workspace = await mkdtemp(join(tmpdir(), 'Notes-Repository-'));
  try {
    const files = {
      'notes.php': main('1.0', "register_block_type( __DIR__ . '/build/note' );"),
      'load.php': "<?php @include __DIR__ . '/vendor/autoload.php';",
      'composer.json': '{"require":{"php":">=7.4","a/b":"1"}}',
      'icon.svg': `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`,
      'package.json': '{"scripts":{"build":"wp-scripts build"}}',
      'package-lock.json': '{}',
      '.gitignore': 'vendor\nbuild\n',
      '.distignore': '*.json\n.gitignore\n',
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(workspace, name)), { recursive: true });
      await writeFile(join(workspace, name), text);
    }
    const inputs = {
      plugin_id: 'plugin_a',
      'base-url': 'http://127.0.0.1:9',
      'dry-run': 'true',
      'zip-path': '.',
    };
    const step = await runAction({ inputs, env: { GITHUB_WORKSPACE: workspace } });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([
      expect.stringMatching(/not-built: .*- run: composer install --no-dev/),
    ]);
    expect(readWarnings(step).filter((text) => text.startsWith('Package:'))).toEqual([
      expect.stringContaining(`folder is \`${basename(workspace)}\`, the name of the repository`),
      expect.stringMatching(/- run: npm ci && npm run build/),
      expect.stringMatching(/lfs-pointer: .*icon\.svg.*lfs: true/),
    ]);
  } finally {
    await rm(workspace, { recursive: true });
  }
});

/** A client in a library, with its own host as default. */
const client = `<?php
namespace Acme;
class Client {
	private $options;
	private $defaults = array( 'hostname' => 'updates.example' );
	public function __construct( array $options ) {
		$this->options = wp_parse_args( $options, $this->defaults );
		add_filter( "update_plugins_{$this->options['hostname']}", array( $this, 'check' ), 10, 4 );
	}
	public function check( $update, $data, $file ) { return $update; }
}
`;

describe('an update client that WordPress never asks', () => {
  test.concurrent.each([
    ['https://www.updates.example/notes', '', ['update-uri-host']],
    ['https://www.updates.example/notes', 'update-uri-host', []],
    ['https://updates.example/notes', '', []],
  ])('by the header %s, accepted: "%s"', async (updateUri, accepted, ids) => {
    await using stage = await startStage();
    const code =
      "require __DIR__ . '/vendor/client.php';\nadd_action( 'init', function () { new Acme\\Client( array( 'file' => __FILE__ ) ); } );";
    const content = main('1.0', code).replace('*/', `Update URI: ${updateUri}\n*/`);
    stage.host.set('/notes.zip', await pack(content, { 'notes/vendor/client.php': client }));
    const step = await stage.run({
      zip_url: stage.host.url('/notes.zip'),
      'accept-findings': accepted,
    });
    expect(step.exitCode).toBe(0);
    expect(versions(stage.service)).toEqual(['1.0']);
    const titles = step.commands.map(({ properties }) => properties['title'] ?? '');
    expect(titles.filter((title) => title.includes('update-uri-host'))).toEqual(
      ids.map((id) => `Package: ${id}`),
    );
    expect(readWarnings(step).join('\n').includes('`update_plugins_updates.example`')).toBe(ids.length > 0);
  });
});
