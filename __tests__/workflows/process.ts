import { spawn } from 'node:child_process';

/** How a program is run. */
export interface ProgramOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs?: number;
}

export interface ProgramResult {
  /** `null` when it was ended: it took too long, or whoever started this wants no more. */
  readonly exitCode: number | null;
  /** Standard output and errors. */
  readonly output: string;
}

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());

/** Whether this is to end. Programs are ended with it, and none is started any more. */
export const { signal: interrupted } = interruption;

/**
 * Runs a program to its end.
 *
 * @throws when it cannot be started
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env = process.env, timeoutMs = 600_000 }: ProgramOptions = {},
): Promise<ProgramResult> {
  return new Promise((fulfil, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = (): unknown => child.kill();
    const stop = AbortSignal.any([interrupted, AbortSignal.timeout(timeoutMs)]);
    stop.addEventListener('abort', end);
    if (stop.aborted) end();
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject).on('close', (exitCode) => {
      stop.removeEventListener('abort', end);
      fulfil({ exitCode, output });
    });
  });
}

/**
 * Runs a program that has to end well.
 *
 * @throws with what it wrote when it does not
 */
export async function requireProgram(...call: Parameters<typeof runProgram>): Promise<string> {
  const { exitCode, output } = await runProgram(...call);
  if (exitCode !== 0) throw new Error(`${call[0]} ${call[1].join(' ')}: exit code ${exitCode}\n${output}`);
  return output;
}
