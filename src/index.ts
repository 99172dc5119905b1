import { run } from './publish/run-publish.ts';
import { INPUTS } from './runner/inputs/table.ts';

// All that a runner starts is this one bundle, so that its parts are there once: the other files beside it import it with
// a query that says what they are.
switch (new URL(import.meta.url).search) {
  case '?live':
    await (await import('./live/index.ts')).run();
    break;
  case '?rehearse':
    await (await import('./rehearse/index.ts')).run();
    break;
  case '?player':
    await import('./rehearse/main.ts');
    break;
  case '?cli':
    await (await import('./cli/index.ts')).run({ INPUTS, run });
    break;
  case '?thread': {
    // The client for artifacts runs in a thread of its own, which can be ended.
    const { serveDownload } = await import('./source/artifact/download-artifact.ts');
    serveDownload();
    break;
  }
  default:
    await run();
}
