import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { Browser } from '../../src/rehearsal/browser/model.ts';
import { openBrowser, serve, visitOf } from './fixtures.ts';

const visit = (browser: Browser, html: string) =>
  browser.visit(visitOf('/'), {
    cookie: '',
    hasPicture: false,
    isPatient: false,
    send: serve({ '/': html }),
  });

/** Pages that flood, hang, and ask people things: each ends, and the next page is seen as it is. */
export async function playBounds(browser: Browser): Promise<readonly string[]> {
  const wrong: string[] = [];
  const expect = (isFine: boolean, what: string) => {
    if (!isFine) wrong.push(what);
  };
  const flood = await visit(
    browser,
    `<h1>Flood</h1><script>for (let i = 0; i < 20000; i += 1) console.error('::error::forged ' + i);
for (let i = 0; i < 10; i += 1) { alert(i); open('/'); }
setTimeout(() => { throw new Error('late'); });</script>`,
  );
  expect(flood.lines.join() === 'Flood', `a flood of messages: ${flood.state}, ${flood.lines.join()}`);
  expect(flood.errors.length <= 50, 'more errors than bounded');
  const away = await visit(
    browser,
    `<h1>Away</h1><a id="d" download href="data:text/plain,x">x</a><script>document.getElementById('d').click();
for (const url of ['file:///etc/passwd', 'chrome://version', 'view-source:http://127.0.0.1:8080/', 'chrome-extension://a/b']) { try { location.href = url; } catch {} try { open(url); } catch {} }
</script><iframe src="file:///etc/passwd"></iframe>`,
  );
  expect(!/root:|Chromium \d/.test(away.lines.join()), 'another scheme was opened');
  const stuck = await visit(
    browser,
    '<h1>Stuck</h1><script src="/loop.js"></script><script>for (;;) {}</script>',
  );
  expect(stuck.state === 'stuck', `a loop: ${stuck.state}`);
  const next = await visit(browser, '<h1>Next</h1>');
  expect(next.state === 'settled' && next.lines.join() === 'Next', `after a loop: ${next.state}`);
  return wrong;
}

/** In a process that ends at once, nothing of the browser stays. */
const END_MS = 2_000;

/** Cancels while a page hangs: the browser, its children and its folder are gone. */
export async function playEnd(): Promise<readonly string[]> {
  const cancelling = new AbortController();
  const browser = await openBrowser(cancelling.signal);
  const { folder } = browser;
  const hanging = visit(browser, '<script>for (;;) {}</script>').then(
    ({ state }): string => state,
    (error: unknown) => String(error),
  );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const before = await countProcesses(folder);
  const start = Date.now();
  cancelling.abort();
  while (((await countProcesses(folder)) > 0 || existsSync(folder)) && Date.now() - start < 5 * END_MS)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const took = Date.now() - start;
  return [
    ...(before === 0 && process.platform === 'linux' ? ['no process of the browser was found'] : []),
    ...(took > END_MS ? [`the browser was gone after ${took} ms`] : []),
    ...((await hanging).includes('Cancelled') ? [] : [`the visit ended otherwise: ${await hanging}`]),
  ];
}

/** Processes whose environment or command names a folder; only Linux tells. */
async function countProcesses(folder: string): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const { readFile } = await import('node:fs/promises');
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const texts = await Promise.all(
    ids.map(async (id) => [
      await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''),
      await readFile(`/proc/${id}/environ`, 'utf8').catch(() => ''),
    ]),
  );
  return texts.filter((parts) => parts.some((text) => text.includes(folder))).length;
}

/** The environment of the browser, as it is started. */
export async function playEnvironment(): Promise<readonly string[]> {
  if (process.platform !== 'linux') return [];
  await using browser = await openBrowser();
  const { readFile } = await import('node:fs/promises');
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  const environments = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/environ`, 'utf8').catch(() => '')),
  );
  const own = environments.filter((text) => text.includes(browser.folder));
  return [
    ...(own.length < 2 ? ['the environment of the browser was not found'] : []),
    ...(own.some((text) => text.includes('canary-token')) ? ['the browser has a token of the workflow'] : []),
  ];
}
