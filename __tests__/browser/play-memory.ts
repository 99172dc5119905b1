import { createMemoryWatch } from '../../src/rehearsal/site/memory-watch.ts';
import { messageOf } from '../../src/shared/publish-error.ts';
import { listProcesses, openBrowser, serve, visitOf } from './fixtures.ts';

/** Workers have heaps of their own, so that no bound of one ends them. */
const FILL = `const fill = URL.createObjectURL(new Blob(
  ['const all = []; setInterval(() => all.push(new Uint8Array(2e7).fill(1)), 20);'], { type: 'text/javascript' }));
for (let i = 0; i < 8; i += 1) new Worker(fill);
setInterval(() => fetch('/more'), 200);`;

/** A browser with an empty page takes half of it. */
const MAX_BYTES = 1_300_000_000;
const SAID = 'The browser with its driver took more memory than the 1.3 GB that it may take.';

/** Lets a page fill the memory: the browser is ended, and it is said whose memory it was. Only on Linux, browsers are watched. */
export async function playMemory(): Promise<readonly string[]> {
  const { platform } = process;
  if (platform !== 'linux') return [];
  const bounds = { php: MAX_BYTES, browser: MAX_BYTES, together: 2 * MAX_BYTES };
  await using browser = await openBrowser(
    undefined,
    process.env,
    undefined,
    createMemoryWatch(bounds, { platform }),
  );
  const visit = (html: string) =>
    browser.visit(visitOf('/'), {
      ...{ cookie: '', hasPicture: false, isPatient: true },
      send: serve({ '/': `<h1>Shown</h1><script>${html}</script>`, '/more': 'more' }),
    });
  const { state } = await visit('');
  const said = await visit(FILL).then(({ state }) => state, messageOf);
  await browser.close();
  const left = await listProcesses(browser.folder);
  return [
    ...(state === 'settled' ? [] : [`a page that takes little memory: ${state}`]),
    ...(said === SAID ? [] : [`of a page that fills the memory it is said: ${said}`]),
    ...(left.length === 0 ? [] : [`${left.length} processes are left`]),
  ];
}
