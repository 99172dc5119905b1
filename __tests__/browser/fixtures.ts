import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, PageVisit, SendToSite, SiteResponse } from '../../src/rehearsal/browser/model.ts';
import { listBrowsers, startBrowser } from '../../src/rehearsal/browser/session.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** Starts the browser of this machine as a rehearsal does. @throws when it has none */
export async function openBrowser(
  cancellation = new AbortController().signal,
): Promise<Browser & AsyncDisposable & { readonly folder: string }> {
  const { env, platform, execPath } = process;
  const executables = await listBrowsers({ kind: 'auto' }, { env, platform });
  const folder = await mkdtemp(join(tmpdir(), 'browser-'));
  const started = await startBrowser(executables, {
    execPath,
    driverFile: join(ROOT, 'src', 'rehearsal', 'browser', 'main.ts'),
    // The project has the library for its pictures.
    libraryFolder: ROOT,
    folder,
    env: { ...env, GITHUB_TOKEN: 'canary-token' },
    platform,
    cancellation,
    kill: process.kill.bind(process),
  });
  if ('why' in started) {
    const tried = started.why.length === 0 ? '' : ` Tried: ${started.why.join('; ')}.`;
    throw new Error(
      `No browser starts on this machine.${tried} Install one: \`sudo apt-get install chromium\`, or set \`CHROME_PATH\`.`,
    );
  }
  return { ...started, folder, [Symbol.asyncDispose]: () => started.close() };
}

/** A site in memory: the HTML, or the whole response, of each path. */
export function serve(
  pages: Readonly<Record<string, string | Partial<SiteResponse>>>,
  onRequest: (url: string) => void = () => undefined,
): SendToSite {
  return ({ url }) => {
    onRequest(url);
    const page = pages[url.split('?')[0] ?? ''];
    const type = url.includes('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    const response: Partial<SiteResponse> | undefined =
      typeof page === 'string' ? { body: Buffer.from(page) } : page;
    const {
      status = response === undefined ? 404 : 200,
      headers = {},
      body = new Uint8Array(),
    } = response ?? {};
    return Promise.resolve({ status, headers: { 'content-type': [type], ...headers }, body });
  };
}

/** A page of the plugin. */
export function visitOf(url: string, more: Partial<PageVisit> = {}): PageVisit {
  return { id: url, kind: 'admin', url, subject: `The page ${url}`, isOwn: true, isForAdmins: true, ...more };
}
