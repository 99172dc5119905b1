/** The built thread with a clock of its own: loading the library file by file takes three times as long. */
import '../../../../sandbox/runner/fast-clock.ts';
import { enableCompileCache } from 'node:module';

// Threads do not have the cache of their process.
enableCompileCache();

await import(new URL('../../../../dist/thread.js', import.meta.url).href);
