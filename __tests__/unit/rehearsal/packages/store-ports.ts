import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendRequest } from '../../../../src/http/message.ts';
import type { StorePorts } from '../../../../src/rehearsal/packages/store-zip.ts';
import { quietLog } from '../../../fixtures/quiet-log.ts';

/** A run in this workspace, with a temporary folder of its own: it does not wait, and prints nothing. */
export async function createStorePorts(
  workspace: string,
  send: SendRequest,
  cancellation: AbortSignal,
): Promise<StorePorts> {
  return {
    send,
    sendOnce: send,
    cancellation,
    log: quietLog,
    quote: (text) => text,
    clock: { now: () => 0, wallNow: () => Date.now(), sleep: () => Promise.resolve() },
    random: () => 0,
    mask: () => undefined,
    maskUrl: () => undefined,
    workspace,
    folder: await mkdtemp(join(workspace, 'run-')),
  };
}
