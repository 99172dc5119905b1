/** Stands in for the action itself, when it runs as a thread. */
import '../../../../sandbox/runner/fast-clock.ts';
import { registerHooks } from 'node:module';

const STAND_INS = new URL('../../../../scripts/stand-ins.js', import.meta.url).href;
const REPLACED = new Set(['@azure/storage-blob', 'archiver']);

// As in the bundle: what only uploads need is most of what the library loads.
registerHooks({
  resolve: (specifier, context, next) =>
    REPLACED.has(specifier) ? { url: STAND_INS, shortCircuit: true } : next(specifier, context),
});

const { serveDownload } = await import('../../../../src/source/artifact/download-artifact.ts');
serveDownload();
