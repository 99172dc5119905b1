import { parentPort } from 'node:worker_threads';
import { parsePhp } from './parse.ts';
import type { ThreadFile } from './thread.ts';

/** The thread that parses PHP: it reads what it is sent, file by file. */
parentPort?.on('message', ({ key, bytes, isLibrary }: ThreadFile) => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  parentPort?.postMessage({ key, ...parsePhp(text, isLibrary) });
});
