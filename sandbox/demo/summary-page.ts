/** Pages that show Markdown like the summary of a run on GitHub. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The icons of alerts, by kind. */
const ICONS = {
  note: 'info',
  tip: 'light-bulb',
  important: 'report',
  warning: 'alert',
  caution: 'stop',
} as const;

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

/** A whole page with the card of a job's summary, in the reader's colour scheme. */
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
