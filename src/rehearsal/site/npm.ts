import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import type { SendRequest } from '../../http/message.ts';
import { Cancelled } from '../../shared/clock.ts';
import type { Environment } from '../../shared/environment.ts';
import type { RehearsalEnvironment } from '../model/rehearsal.ts';
import { endGroup } from './end-group.ts';

/** Ports for installing packages of npm. */
export type InstallContext = RehearsalEnvironment['install'] & {
  readonly send: SendRequest;
  readonly env: Environment;
  readonly cancellation: AbortSignal;
  /** Called if something has to be installed. */
  readonly onStart?: () => void;
};

/** The result of an npm run. */
export interface NpmRun {
  readonly isDone: boolean;
  readonly stdout: string;
  /** Its last lines. */
  readonly stderr: string;
}

const MAX_STDERR = 4_000;

/** Variables that the runner and the workflow set for this step only; npm does not get them. */
const KEPT_BACK = /^(INPUT_|ACTIONS_|GITHUB_|RUNNER_)/i;

/** The command that starts npm, with Node.js if possible: Windows starts npm's own script only in a shell. */
export async function findNpm({
  execPath,
  env,
  platform,
}: InstallContext): Promise<readonly string[] | undefined> {
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
  return undefined;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * Runs npm in a folder, and waits until it ends.
 *
 * @throws Cancelled
 */
export async function runNpm(
  [program = '', ...args]: readonly string[],
  cwd: string,
  { env, platform, cancellation, kill }: InstallContext,
): Promise<NpmRun> {
  if (cancellation.aborted) throw new Cancelled();
  const isGroup = platform !== 'win32';
  const child = spawn(program, args, {
    cwd,
    env: Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name))),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that npm's children can be killed with it.
    detached: isGroup,
    windowsHide: true,
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-MAX_STDERR);
  });
  const cancel = () => {
    if (!isGroup || !endGroup(child.pid, kill)) child.kill('SIGKILL');
  };
  cancellation.addEventListener('abort', cancel);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => cancellation.removeEventListener('abort', cancel));
  // TypeScript does not know that it changes while the process runs.
  if ((cancellation as { readonly aborted: boolean }).aborted) throw new Cancelled();
  return { isDone: code === 0, stdout, stderr };
}
