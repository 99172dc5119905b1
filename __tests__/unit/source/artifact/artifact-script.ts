/** A thread that does what a test wrote into the name of the artifact. */
import { createWriteStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import type { ThreadRequest } from '../../../../src/source/artifact/thread.ts';

/** One step of a scripted thread. */
export type Step =
  | { readonly tell: object }
  | { readonly print: string }
  | { readonly complain: string }
  | { readonly write: number }
  | { readonly fail: string }
  | { readonly showEnvironment: true }
  | { readonly stay: true };

const { name, folder } = workerData as ThreadRequest;
const tell = (message: unknown) => parentPort?.postMessage(message);

for (const step of JSON.parse(name) as readonly Step[]) {
  if ('tell' in step) tell(step.tell);
  else if ('print' in step) process.stdout.write(step.print);
  else if ('complain' in step) process.stderr.write(step.complain);
  else if ('write' in step) createWriteStream(join(folder, 'artifact')).end(Buffer.alloc(step.write));
  else if ('fail' in step) throw new Error(step.fail);
  else if ('showEnvironment' in step) writeFileSync(join(folder, 'environment'), JSON.stringify(process.env));
  else setInterval(() => undefined, 1000);
}
