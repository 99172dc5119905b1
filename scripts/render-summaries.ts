/**
 * Shows the job summaries as GitHub does: runs the bundled action for every outcome, and writes what it left.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../src/shared/errors.ts';
import { type Camera, type Shot, startCamera } from './camera.ts';
import { renderAsGitHub } from './github-markdown.ts';
import { OUTCOMES, runOutcome } from './summary-outcomes.ts';
import { makePage } from './summary-page.ts';

const USAGE = `Usage: npm run render [-- NAME... | --screenshot FILE [NAME]]

Runs the bundled action (npm run build) against the sandbox, and writes its job summaries as GitHub shows them into
render/: NAME.md, NAME.html, NAME.png, NAME-dark.png, NAME-narrow.png and, if
anything is folded, NAME-open.png.

  --screenshot FILE   writes one small picture only: of the first outcome, unless a name is given

Names: ${Object.keys(OUTCOMES).join(', ')}

Needs Chromium on PATH or in CHROME_PATH, and fonts that are like GitHub's. On Debian:
apt-get install chromium fonts-noto-core fonts-noto-color-emoji fonts-liberation`;

const FOLDER = 'render';
/** The card is as wide as GitHub's, whose text has about 1010 points. */
const WIDE_PX = 1076;
const NARROW_PX = 600;
const SHOTS: Readonly<Record<string, Shot>> = {
  '': { widthPx: WIDE_PX, theme: 'light', scale: 2 },
  '-dark': { widthPx: WIDE_PX, theme: 'dark', scale: 2 },
  '-narrow': { widthPx: NARROW_PX, theme: 'light', scale: 2 },
};

/** With everything unfolded. */
const OPEN: Shot = { widthPx: WIDE_PX, theme: 'light', scale: 2 };

/** For the README, whose text is about as wide. */
const RECEIPT: Omit<Shot, 'scale'> = { widthPx: 860, theme: 'light', isBare: true };
const RECEIPT_SCALES = [2, 1.5];
const MAX_RECEIPT_BYTES = 150_000;

process.exitCode = 1;
try {
  await main();
  process.exitCode = 0;
} catch (error) {
  console.error(messageOf(error));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { screenshot: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(OUTCOMES, name));
  if (unknown.length > 0) throw new Error(`There is no outcome ${unknown.join(', ')}.\n\n${USAGE}`);
  if (values.help === true) {
    console.log(USAGE);
    return;
  }
  await using camera = await startCamera();
  const names = positionals.length > 0 ? positionals : Object.keys(OUTCOMES);
  if (values.screenshot !== undefined) {
    await takeReceipt(names[0] ?? '', resolve(values.screenshot), camera);
    return;
  }
  await mkdir(FOLDER, { recursive: true });
  for (const name of names) await takeAll(name, camera);
}

async function takeAll(name: string, camera: Camera): Promise<void> {
  const { markdown, page } = await makeSummary(name);
  await writeFile(join(FOLDER, `${name}.md`), markdown);
  await writeFile(join(FOLDER, `${name}.html`), page);
  for (const [suffix, shot] of Object.entries(SHOTS)) {
    await writeFile(join(FOLDER, `${name}${suffix}.png`), await camera.take(page, shot));
  }
  const opened = page.replaceAll('<details>', '<details open>');
  if (opened !== page) {
    await writeFile(join(FOLDER, `${name}-open.png`), await camera.take(opened, OPEN));
  }
  console.log(`Written: ${FOLDER}/${name}.png`);
}

/** As sharp as it can be while the README still loads fast. */
async function takeReceipt(name: string, file: string, camera: Camera): Promise<void> {
  const { page } = await makeSummary(name);
  let picture: Buffer = Buffer.alloc(0);
  for (const scale of RECEIPT_SCALES) {
    picture = await camera.take(page, { ...RECEIPT, scale });
    if (picture.length <= MAX_RECEIPT_BYTES) break;
  }
  await writeFile(file, picture);
  console.log(`Written: ${file}, ${Math.round(picture.length / 1000)} kB`);
}

async function makeSummary(name: string): Promise<{ readonly markdown: string; readonly page: string }> {
  const outcome = OUTCOMES[name];
  if (outcome === undefined) throw new Error(`There is no outcome ${name}.`);
  const { summary: markdown, exitCode } = await runOutcome(outcome);
  const { html, lost, autolinks } = renderAsGitHub(markdown);
  console.log(`${name}: exit code ${exitCode}`);
  for (const part of lost) console.warn(`  GitHub drops: ${part}`);
  for (const text of autolinks) console.warn(`  GitHub makes a link or an emoji of: ${text}`);
  return { markdown, page: makePage('publish', html) };
}
