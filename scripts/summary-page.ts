/** Pages and pictures of Markdown as GitHub shows it in the summary of a run. */
import { accessSync, constants, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The icons of alerts, by kind. */
const ICONS = {
  note: 'info',
  tip: 'light-bulb',
  important: 'report',
  warning: 'alert',
  caution: 'stop',
} as const;

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const { resolve } = createRequire(import.meta.url);

const FRAME = `
body { margin: 0; color-scheme: light dark; background: light-dark(#fff, #0d1117);
  font: 14px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
main { display: inline-block; box-sizing: border-box; width: 100%; padding: 16px; }
section { border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 6px; }
header { padding: 16px; font-weight: 600; color: light-dark(#1f2328, #f0f6fc); }
article.markdown-body { padding: 0 16px 16px; }
footer { padding: 8px 16px; border-top: 1px solid light-dark(#d1d9e0, #3d444d); font-size: 12px;
  color: light-dark(#59636e, #9198a1); }
`;

/** A whole page: the card of a job's summary, light or dark as the reader has it. */
export function makePage(title: string, html: string): string {
  const css = readFileSync(resolve('github-markdown-css/github-markdown.css'), 'utf8');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${css}${FRAME}</style>
<main>
<section>
<header>${title} summary</header>
<article class="markdown-body">
${html.replace(/(?<=<p class="markdown-alert-title">)(?=(\w+)<)/g, (_place, kind: string) => readIcon(kind.toLowerCase()))}
</article>
<footer>Job summary generated at run-time</footer>
</section>
</main>
</html>
`;
}

function readIcon(kind: string): string {
  const svg = resolve(`@primer/octicons/build/svg/${ICONS[kind as keyof typeof ICONS]}-16.svg`);
  return readFileSync(svg, 'utf8').replace('<svg', '<svg class="octicon mr-2" fill="currentColor"');
}

/** How a picture is taken. */
export interface Shot {
  readonly widthPx: number;
  readonly theme: 'light' | 'dark';
  /** Picture points for each point of the page. */
  readonly scale: number;
  /** Without what is around the text. */
  readonly isBare?: boolean;
}

export interface Camera extends AsyncDisposable {
  /** A picture of the whole page, however high it is, as PNG. */
  take(page: string, shot: Shot): Promise<Buffer>;
}

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
  return {
    take: async (html, { widthPx, theme, scale, isBare = false }) => {
      const page = await browser.newPage({
        viewport: { width: widthPx, height: 200 },
        deviceScaleFactor: scale,
        colorScheme: theme,
        javaScriptEnabled: false,
        offline: true,
      });
      try {
        await page.setContent(html);
        return await (isBare ? page.locator('section').screenshot() : page.screenshot({ fullPage: true }));
      } finally {
        await page.close();
      }
    },
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
