/**
 * Opens pages of a folder in the bundled driver's browser, as the action does, until this process is ended: the last page keeps the
 * browser busy. Its only argument is that folder, which holds `page.html`; it writes `seen` there when the page was asked for.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listBrowsers, startBrowser } from '../../src/rehearsal/browser/session.ts';
import { chooseConfinement } from '../../src/rehearsal/site/confine.ts';
import { serve, visitOf } from './fixtures.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const [, , folder = ''] = process.argv;
const { execPath, platform, env } = process;
const cancelling = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cancelling.abort());
const html = readFileSync(join(folder, 'page.html'), 'utf8');
const browser = await startBrowser({
  executables: await listBrowsers({ kind: 'auto' }, { env, platform }),
  execPath,
  driverFile: join(ROOT, 'dist', 'browser.js'),
  libraryFolder: ROOT,
  folder: join(folder, 'b'),
  env,
  platform,
  kill: (pid, signal) => process.kill(pid, signal),
  cancellation: cancelling.signal,
  confinement: await chooseConfinement(platform),
});
if ('why' in browser) throw new Error(browser.why.join('; '));
const onRequest = () =>
  writeFileSync(join(folder, 'seen'), browser.hasSandbox ? 'with its sandbox' : 'without');
const options = { cookie: '', hasPicture: false, isPatient: false, send: serve({ '/': html }, onRequest) };
try {
  for (;;) await browser.visit(visitOf('/'), options);
} catch (error) {
  if (!cancelling.signal.aborted) throw error;
} finally {
  await browser.close();
}
