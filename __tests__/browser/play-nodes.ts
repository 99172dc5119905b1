import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Place, withPackages } from './play-rehearsals.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const COMMAND = join(ROOT, 'dist', 'cli.js');
const run = promisify(execFile);

/** A version that is too old for all but the first file of the command. */
const OLD = '18.20.8';

/** One page, which both versions have. */
const PAGE = `add_action( 'admin_menu', function () {
	add_menu_page( 'Acme', 'Acme', 'manage_options', 'acme', function () { echo '<h1>Acme</h1>'; } );
} );`;

/**
 * Runs the bundled command on other versions of Node.js, which npm has: an old one says so, and on the lowest one that
 * `engines` names, a rehearsal opens pages in a browser.
 */
export async function playNodes(place: Place): Promise<readonly string[]> {
  const manifest = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    readonly engines: { readonly node: string };
  };
  const lowest = `${manifest.engines.node.replace('>=', '')}.0`;
  const installed = await mkdtemp(join(tmpdir(), 'nodes-'));
  try {
    const old = await runBy(await installNode(OLD, installed), ['inspect', ROOT]);
    const said = `This command needs Node.js ${lowest.slice(0, -2)} or newer, and this is ${OLD}`;
    const wrong = old.code === 3 && old.text.startsWith(said) ? [] : [`Node.js ${OLD}: ${old.text}`];
    const node = await installNode(lowest, installed);
    return await withPackages(place, PAGE, async (folder) => {
      // Each version installs what it needs itself: PHP is compiled in two ways.
      const packages = [join(folder, '1.1.0.zip'), '--previous', join(folder, '1.0.0.zip')];
      const args = ['rehearse', ...packages, '--php', '8.5', '--wordpress', place.wordpressZip];
      const { code, text } = await runBy(node, args, { XDG_CACHE_HOME: installed });
      const isFine = code === 0 && text.includes('✔ Scripts: dashboard');
      return isFine ? wrong : [...wrong, `Node.js ${lowest}: ${text}`];
    });
  } finally {
    await rm(installed, { recursive: true, force: true });
  }
}

/** Installs one version from npm, and returns the path of its program. */
async function installNode(version: string, folder: string): Promise<string> {
  const { platform, arch } = process;
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const target = join(folder, version);
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', '--prefix', target, ...quiet, `${name}@${version}`], {
    shell: platform === 'win32',
  });
  return join(target, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/** Runs the command on this machine, in no workflow. */
async function runBy(
  node: string,
  args: readonly string[],
  own: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: unknown; readonly text: string }> {
  const env = { ...process.env, GITHUB_ACTIONS: '', ...own };
  return new Promise((settle) => {
    execFile(node, [COMMAND, ...args], { env, cwd: tmpdir() }, (error, stdout, stderr) => {
      settle({ code: error?.code ?? 0, text: stdout + stderr });
    });
  });
}
