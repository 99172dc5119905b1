/**
 * Shows the job summaries as GitHub does: runs the bundled action for every outcome, and writes what it left.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderAsGitHub } from '../sandbox/demo/github-markdown.ts';
import { makePage } from '../sandbox/demo/summary-page.ts';
import { messageOf } from '../src/shared/publish-error.ts';
import { type Camera, type Shot, startCamera } from './camera.ts';
import { PICTURES, SHOWN_PX, stampPicture } from './page-pictures.ts';
import { drawRehearsed, REHEARSED_PICTURES } from './rehearsed-pages.ts';
import { OUTCOMES, REHEARSALS, runOutcome } from './summary-outcomes.ts';

const ALL = { ...OUTCOMES, ...REHEARSALS };

const USAGE = `Usage: npm run render [-- NAME... | --pages]

Runs the bundled action (npm run build) against the sandbox, and writes its job summaries as GitHub shows them into
render/: NAME.md, NAME.html, NAME.png, NAME-dark.png, NAME-narrow.png and, if
anything is folded, NAME-open.png.

  --pages   writes the pictures in README.md and docs/ instead, for light pages and dark ones

Names: ${Object.keys(ALL).join(', ')}

Needs Chromium on PATH or in CHROME_PATH, and fonts that are like GitHub's. On Debian:
apt-get install chromium fonts-noto-core fonts-noto-color-emoji fonts-liberation`;

const FOLDER = 'render';
/** The card is as wide as GitHub's, whose text has about 1010 points. */
const WIDE_PX = 1076;
const NARROW_PX = 390;
const SHOTS: Readonly<Record<string, Shot>> = {
  '': { widthPx: WIDE_PX, theme: 'light', scale: 2 },
  '-dark': { widthPx: WIDE_PX, theme: 'dark', scale: 2 },
  '-narrow': { widthPx: NARROW_PX, theme: 'light', scale: 2 },
};

/** A phone, a tablet and a laptop, on which no table may be wider than the page. */
const WIDTHS_PX = [NARROW_PX, 800, 1280] as const;

/** Unfolds all details. */
const OPEN: Shot = { widthPx: WIDE_PX, theme: 'light', scale: 2 };

/** The space around the card on a page. */
const MARGINS_PX = 32;

/** Pictures in pages, by the end of their names. */
const THEMES = [
  ['', 'light'],
  ['-dark', 'dark'],
] as const;

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
    options: { pages: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(ALL, name));
  if (unknown.length > 0) throw new Error(`There is no outcome ${unknown.join(', ')}.\n\n${USAGE}`);
  if (values.help === true) {
    console.log(USAGE);
    return;
  }
  await using camera = await startCamera();
  const names = positionals.length > 0 ? positionals : Object.keys(ALL);
  if (values.pages) {
    await takePictures(camera);
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
  for (const widthPx of WIDTHS_PX)
    for (const table of await camera.findWideTables(page, widthPx))
      console.warn(`  At ${widthPx} px, readers see only a part of: ${table}`);
  const opened = page.replaceAll('<details>', '<details open>');
  if (opened !== page) {
    await writeFile(join(FOLDER, `${name}-open.png`), await camera.take(opened, OPEN));
  }
  console.log(`Written: ${FOLDER}/${name}.png`);
}

/** Draws the pictures of README and docs, twice as wide as shown, for sharp screens. */
async function takePictures(camera: Camera): Promise<void> {
  for (const { file, outcome, pick, widthPx } of PICTURES) {
    const { markdown } = await makeSummary(outcome);
    const source = pick(markdown);
    const page = makePage('publish', renderAsGitHub(source).html);
    for (const [suffix, theme] of THEMES) {
      const path = join('docs', `${file}${suffix}.png`);
      const scale = (2 * SHOWN_PX) / widthPx;
      const picture = await camera.take(page, { widthPx: widthPx + MARGINS_PX, theme, scale, isBare: true });
      await writeFile(path, stampPicture(picture, source));
      console.log(`Written: ${path}, ${Math.round(picture.length / 1000)} kB`);
    }
  }
  const drawn = await drawRehearsed(camera);
  for (const { file, themes, readSource } of REHEARSED_PICTURES) {
    const source = await readSource();
    for (const theme of themes) {
      const picture = drawn.get(`${file}${theme}`);
      if (picture === undefined) throw new Error(`There is no picture ${file}${theme}.`);
      await writeFile(join('docs', `${file}${theme}.png`), stampPicture(picture, source));
      console.log(`Written: docs/${file}${theme}.png, ${Math.round(picture.length / 1000)} kB`);
    }
  }
}

async function makeSummary(name: string): Promise<{ readonly markdown: string; readonly page: string }> {
  const outcome = ALL[name];
  if (outcome === undefined) throw new Error(`There is no outcome ${name}.`);
  const { summary: markdown, exitCode } = await runOutcome(outcome);
  const { html, lost, autolinks } = renderAsGitHub(markdown);
  console.log(`${name}: exit code ${exitCode}`);
  for (const part of lost) console.warn(`  GitHub drops: ${part}`);
  for (const text of autolinks) console.warn(`  GitHub makes a link or an emoji of: ${text}`);
  return { markdown, page: makePage('publish', html) };
}
