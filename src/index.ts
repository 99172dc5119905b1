import { isMainThread } from 'node:worker_threads';
import { run } from './main.ts';

if (isMainThread) {
  await run();
} else {
  // The client for artifacts runs in a thread of its own, which can be ended.
  const { serveDownload } = await import('./source/artifact/download-artifact.ts');
  serveDownload();
}
