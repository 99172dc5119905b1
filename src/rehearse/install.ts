import { spawn } from 'node:child_process';
import { access, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { Cancelled } from '../shared/clock.ts';
import type { Environment } from '../shared/environment.ts';
import { PublishError } from '../shared/errors.ts';

export interface InstallPorts {
  /** The Node.js that runs, which may bring its own npm. */
  readonly execPath: string;
  readonly platform: string;
  readonly env: Environment;
  readonly cancellation: AbortSignal;
  /** `process.kill`, for a group of processes. */
  readonly kill: (pid: number, signal: 'SIGKILL') => void;
  /** Hears that something has to be installed. */
  readonly onStart?: () => void;
}

const MAX_OUTPUT = 2_000;
const DONE_FILE = 'installed-lock.json';

/**
 * Installs what a folder's `package.json` and `package-lock.json` name, as they name it: npm compares each package with the
 * digest in the lockfile, and runs none of its scripts. What is there already stays.
 *
 * @param source the folder with both files
 * @param target gets `node_modules`
 * @returns whether it had to be installed
 * @throws PublishError `not-published`, Cancelled
 */
export async function installLocked(source: string, target: string, ports: InstallPorts): Promise<boolean> {
  const lock = await readFile(join(source, 'package-lock.json'), 'utf8');
  const done = join(target, DONE_FILE);
  if ((await readFile(done, 'utf8').catch(() => '')) === lock) return false;
  ports.onStart?.();
  await mkdir(target, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    await copyFile(join(source, name), join(target, name));
  const npm = await findNpm(ports);
  await run([...npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], target, ports);
  // Only what is complete counts.
  await writeFile(done, lock);
  return true;
}

/** The command that starts npm: with Node.js, because Windows starts scripts of its own only through a shell. */
async function findNpm({ execPath, env, platform }: InstallPorts): Promise<readonly string[]> {
  const folder = dirname(execPath);
  const path = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter((part) => part !== '');
  const script = join('node_modules', 'npm', 'bin', 'npm-cli.js');
  const scripts = [
    ...(env['npm_execpath']?.endsWith('npm-cli.js') === true ? [env['npm_execpath']] : []),
    join(folder, script),
    join(folder, '..', 'lib', script),
    ...path.flatMap((part) => [join(part, script), join(part, '..', 'lib', script)]),
  ];
  for (const file of scripts) if (await exists(file)) return [execPath, file];
  for (const part of platform === 'win32' ? [] : path)
    if (await exists(join(part, 'npm'))) return [join(part, 'npm')];
  throw explain('npm was not found on this machine.', 'Add `actions/setup-node` before this step.');
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** What the runner and the workflow told this step is nothing for npm. */
const KEPT_BACK = /^(INPUT_|ACTIONS_|GITHUB_|RUNNER_)/i;

async function run(
  [program = '', ...args]: readonly string[],
  cwd: string,
  { env, platform, cancellation, kill }: InstallPorts,
): Promise<void> {
  if (cancellation.aborted) throw new Cancelled();
  const isGroup = platform !== 'win32';
  const child = spawn(program, args, {
    cwd,
    env: Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name))),
    stdio: ['ignore', 'ignore', 'pipe'],
    // npm's own children end with it.
    detached: isGroup,
    windowsHide: true,
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-MAX_OUTPUT);
  });
  const cancel = () => {
    if (isGroup && child.pid !== undefined) kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  };
  cancellation.addEventListener('abort', cancel);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => cancellation.removeEventListener('abort', cancel));
  // It changes while the process runs.
  if ((cancellation as { readonly aborted: boolean }).aborted) throw new Cancelled();
  if (code !== 0) {
    throw explain(
      `npm could not install WordPress Playground: ${output.trim().split('\n').slice(0, 5).join(' ')}`,
      'Check that this runner reaches the npm registry.',
    );
  }
}

function explain(message: string, hint: string): PublishError {
  return new PublishError({ code: 'not-published', title: 'No WordPress Playground', message, hint });
}
