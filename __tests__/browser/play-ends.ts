import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NO_NAMESPACES } from '../fixtures/no-namespaces.ts';
import { listProcesses, type OwnProcess } from './fixtures.ts';

/** A script that keeps the browser's own process busy. */
const FLOOD =
  'setInterval(() => { for (let i = 0; i < 500; i += 1) history.replaceState(i, "", "/" + i); });';

/** Pages that keep the browser's own process from hearing that its pipe is closed, or its children from hearing of it. */
export const BUSY = {
  'a flood of history entries': FLOOD,
  '60 workers': `const loop = URL.createObjectURL(new Blob(['for (;;) {}'], { type: 'text/javascript' }));
for (let i = 0; i < 60; i += 1) new Worker(loop);`,
  '300 frames': `for (let i = 0; i < 300; i += 1) { const frame = document.createElement('iframe');
frame.srcdoc = '<script>setInterval(() => { for (let i = 0; i < 50; i += 1) history.replaceState(i, "", ""); })<' + '/script>';
document.body.append(frame); }`,
};

/** How the process that started the browser is ended, and how long anything may stay, in ms. */
export const MAX_LEFT_MS = { SIGTERM: 2_000, SIGKILL: 5_000 } as const;
type EndSignal = keyof typeof MAX_LEFT_MS;
/** In which the page is at work. */
const WORK_MS = 3_000;
const MAX_START_MS = 60_000;
const POLL_MS = 50;

/**
 * Ends the process that started a browser while pages keep it busy, with namespaces and without them. Not all of it, it is a signal
 * each: with namespaces, `playKilled` kills a whole rehearsal, and what SIGTERM starts is the same without them.
 *
 * @returns what is left then; only Linux tells
 */
export async function playEnds(isAll: boolean): Promise<readonly string[]> {
  if (process.platform !== 'linux') return [];
  const systems = { '': [], ', without namespaces': NO_NAMESPACES ?? [] };
  const wrong: string[] = [];
  for (const [system, command] of Object.entries(systems))
    for (const [name, script] of Object.entries(BUSY).slice(0, isAll ? undefined : 1))
      for (const [signal, maxMs] of Object.entries(MAX_LEFT_MS) as [EndSignal, number][]) {
        if (!isAll && (signal === 'SIGTERM') !== (system === '')) continue;
        const left = await endOnce(script, signal, maxMs, command);
        wrong.push(...left.map((what) => `after ${signal} during ${name}${system}, ${what}`));
      }
  return wrong;
}

/** Processes that no signal to a group reaches, because they have left their session: its leader is gone. */
async function listStrays(folder: string): Promise<readonly OwnProcess[]> {
  const all = await listProcesses(folder);
  return all.filter(({ session }) => session !== '' && !all.some(({ pid }) => pid === session));
}

async function endOnce(
  script: string,
  signal: EndSignal,
  maxMs: number,
  command: readonly string[],
): Promise<readonly string[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'ends-')));
  const listLeft = () => listProcesses(folder);
  try {
    await writeFile(join(folder, 'page.html'), `<!doctype html><body><script>${script}</script>`);
    const [program = '', ...args] = [
      ...command,
      ...[process.execPath, join(import.meta.dirname, 'hold.ts'), folder],
    ];
    // A group of its own, so that nothing but the signal reaches it.
    const action = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
    for (let ms = 0; ms < MAX_START_MS && !existsSync(join(folder, 'seen')); ms += POLL_MS)
      await wait(POLL_MS);
    if (!existsSync(join(folder, 'seen'))) return ['the browser was not at work before'];
    await wait(WORK_MS);
    // Stopped, what has left its session does not end by itself.
    if (signal === 'SIGTERM')
      for (const { pid } of await listStrays(folder)) process.kill(Number(pid), 'SIGSTOP');
    action.kill(signal);
    const start = performance.now();
    while ((await listLeft()).length > 0 && performance.now() - start < maxMs) await wait(POLL_MS);
    const left = (await listLeft()).map(({ command }) => command.replaceAll('\0', ' ').slice(0, 100));
    return left.map((command) => `this ran on for ${maxMs} ms: ${command}`);
  } finally {
    for (const { pid } of await listLeft()) process.kill(Number(pid), 'SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
