/** Pictures of pages. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Options of a picture. */
export interface Shot {
  readonly widthPx: number;
  readonly theme: 'light' | 'dark';
  /** Pixels of the picture per pixel of the page. */
  readonly scale: number;
  /** Without the space around the text. */
  readonly isBare?: boolean;
}

/** Answers a GET request in place of a server. */
export type Answer = (url: string) => Promise<{
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}>;

export interface Camera extends AsyncDisposable {
  /** A picture of the whole page, however high it is, as PNG. */
  take(page: string, shot: Shot): Promise<Buffer>;
  /** A picture of the upper part of the page at an address; `answer` takes its requests, and without it none leaves. */
  takeAt(url: string, shot: Shot & { readonly heightPx: number }, answer?: Answer): Promise<Buffer>;
  /** The heads of tables of which a reader sees only a part, because they are wider than the page and not folded. */
  findWideTables(page: string, widthPx: number): Promise<readonly string[]>;
}

/** JavaScript of the page: the types of browsers are not known here. */
const LIST_WIDE_TABLES = `[...document.querySelectorAll('table')]
  .filter((table) => table.checkVisibility() && table.scrollWidth > table.clientWidth)
  .map((table) => table.textContent.replace(/\\s+/g, ' ').trim().slice(0, 60))`;

/**
 * Starts a browser that is installed already.
 *
 * @throws when there is none
 */
export async function startCamera(): Promise<Camera> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--hide-scrollbars'],
  });
  const open = async <Result>(html: string, shot: Shot, look: (page: Page) => Promise<Result>) => {
    const page = await browser.newPage({
      viewport: { width: shot.widthPx, height: 200 },
      deviceScaleFactor: shot.scale,
      colorScheme: shot.theme,
      javaScriptEnabled: false,
      offline: true,
    });
    try {
      await page.setContent(html);
      return await look(page);
    } finally {
      await page.close();
    }
  };
  return {
    take: (html, shot) =>
      open(html, shot, (page) =>
        shot.isBare === true ? page.locator('section').screenshot() : page.screenshot({ fullPage: true }),
      ),
    takeAt: async (url, { widthPx, heightPx, scale, theme }, answer) => {
      const page = await browser.newPage({
        viewport: { width: widthPx, height: heightPx },
        deviceScaleFactor: scale,
        colorScheme: theme,
      });
      try {
        if (answer !== undefined)
          await page.route('**', async (route) => route.fulfill(await answer(route.request().url())));
        await page.goto(url, { waitUntil: 'networkidle' });
        return await page.screenshot();
      } finally {
        await page.close();
      }
    },
    findWideTables: (html, widthPx) =>
      open(html, { widthPx, theme: 'light', scale: 1 }, (page) => page.evaluate<string[]>(LIST_WIDE_TABLES)),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

function findBrowser(): string {
  const { CHROME_PATH: given = '', PATH: path = '' } = process.env;
  const found = path
    .split(delimiter)
    .flatMap((folder) => BROWSERS.map((name) => join(folder, name)))
    .find(isExecutable);
  if (given !== '') return given;
  if (found !== undefined) return found;
  throw new Error(
    'There is no Chromium on PATH: install it (on Debian: apt-get install chromium), or name one in CHROME_PATH.',
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
