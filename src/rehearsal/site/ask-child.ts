import type { ChildProcess } from 'node:child_process';
import { Cancelled } from '../../shared/clock.ts';
import type { Wire } from './wire.ts';

interface AskOptions<Reply> {
  readonly wire: Wire<Reply>;
  /** The process and what answers in it, at the beginning of sentences. */
  readonly process: string;
  readonly answerer: string;
  /** @param isUnknown whether it says nothing of what was asked */
  readonly createError: (message: string, isUnknown?: boolean) => Error;
  readonly watch?: ((pid: number, onExceeded: (why: string) => void) => () => void) | undefined;
  readonly cancellation: AbortSignal;
  /** Takes messages that do not answer a command; by default all messages are. */
  readonly isReply?: (message: Reply) => boolean;
}

const MAX_STDERR = 4_000;

/**
 * Creates the function that sends commands to a process of the rehearsal, one at a time. Kills the process if one is not
 * answered, and rejects then and from then on.
 *
 * @returns a function that throws what `createError` makes; Cancelled
 */
export function createAsk<Reply>(
  child: ChildProcess,
  { wire, process, answerer, createError, cancellation, isReply, watch }: AskOptions<Reply>,
): (command: object, timeoutMs: number) => Promise<Reply> {
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-MAX_STDERR);
  });
  let lost: Error | undefined;
  let settle: ((outcome: Reply | Error) => void) | undefined;
  const lose = (error: Error) => {
    lost ??= error;
    child.kill('SIGKILL');
    settle?.(lost);
  };
  wire.listen(
    (reply) => {
      if (isReply?.(reply) !== false) settle?.(reply);
    },
    (why) => lose(createError(`${process} gave an answer that cannot be read: ${why}.`, true)),
  );
  child.on('error', (error) => lose(createError(`${process} failed: ${error.message}`)));
  child.on('close', () => lose(createError(`${process} ended. ${stderr.trim()}`.trim())));
  const cancel = () => lose(new Cancelled());
  cancellation.addEventListener('abort', cancel);
  child.on('close', () => cancellation.removeEventListener('abort', cancel));
  if (cancellation.aborted) cancel();
  if (watch !== undefined && child.pid !== undefined) {
    const stop = watch(child.pid, (why) => lose(createError(why, true)));
    child.once('exit', stop);
  }
  return (command, timeoutMs) =>
    new Promise((resolve, reject) => {
      if (lost !== undefined) {
        reject(lost);
        return;
      }
      const seconds = Math.round(timeoutMs / 1000);
      const timer = setTimeout(
        () => lose(createError(`${answerer} gave no answer within ${seconds} s.`)),
        timeoutMs,
      );
      settle = (outcome) => {
        settle = undefined;
        clearTimeout(timer);
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      };
      wire.send(command, (error) => {
        if (error) lose(createError(`${process} cannot be reached: ${error.message}`));
      });
    });
}

/** Kills a process, and waits until it has ended. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
}
