import { run } from './publish/run-publish.ts';
import { INPUTS } from './action/inputs/table.ts';
import { loadReader } from './package/index.ts';

// Everything the runner starts is this one bundle, so that shared code exists once. The other entry files import it
// with a query that names their part.
switch (new URL(import.meta.url).search) {
  case '?live':
    await (await import('./live/index.ts')).run();
    break;
  case '?build':
    await (await import('./planning/index.ts')).run();
    break;
  case '?rehearse':
    await (await import('./rehearsal/index.ts')).run();
    break;
  case '?player':
    await import('./rehearsal/main.ts');
    break;
  case '?browser':
    await import('./rehearsal/browser/main.ts');
    break;
  case '?cli':
    await (await import('./cli/index.ts')).run({ INPUTS, run });
    break;
  case '?php':
    // Code is parsed in a thread of its own, which can be terminated, too.
    await (await loadReader()).serveParsing();
    break;
  case '?thread': {
    // The client for artifacts runs in its own thread, which can be terminated.
    const { serveDownload } = await import('./source/artifact/download-artifact.ts');
    serveDownload();
    break;
  }
  default:
    await run();
}
