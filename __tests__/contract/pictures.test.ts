import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isDrawnFrom, PICTURES, SHOWN_PX } from '../../scripts/page-pictures.ts';
import { REHEARSED_PICTURES } from '../../scripts/rehearsed-pages.ts';
import { OUTCOMES, runOutcome } from '../../scripts/summary-outcomes.ts';

const root = join(import.meta.dirname, '..', '..');

/** Pages that show a picture, by its name. */
const PAGES = { receipt: 'README.md', comparison: 'docs/how-it-works.md' } as const;

const MAX_BYTES = 120_000;

/** Width and height in points. Source: PNG, 11.2.2 IHDR. */
function measure(path: string): { readonly width: number; readonly height: number; readonly bytes: number } {
  const png = readFileSync(join(root, path));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), bytes: png.length };
}

describe.each(PICTURES)('the picture $file', ({ file, outcome, pick }) => {
  test('is there for light pages and dark ones, twice as wide as it is shown', () => {
    const page = PAGES[file as keyof typeof PAGES];
    const text = readFileSync(join(root, page), 'utf8');
    const [, dark = '', light = '', width = ''] =
      /<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)">\s+<img src="([^"]+)" width="(\d+)"/.exec(
        text,
      ) ?? [];
    expect(Number(width)).toBe(SHOWN_PX);
    const [onLight, onDark] = [light, dark].map((path) => measure(join(dirname(page), path)));
    expect(onLight?.width).toBe(2 * SHOWN_PX);
    expect(onDark).toMatchObject({ width: onLight?.width, height: onLight?.height });
    expect(Math.max(onLight?.bytes ?? 0, onDark?.bytes ?? 0)).toBeLessThan(MAX_BYTES);
  });

  test('shows what summaries of the bundle show today; else run `npm run render -- --pages`', async () => {
    const shown = OUTCOMES[outcome];
    if (shown === undefined) throw new Error(`There is no outcome ${outcome}.`);
    const { summary } = await runOutcome(shown);
    expect(pick(summary)).toContain('<th align="left">Changes</th>');
    for (const theme of ['', '-dark']) {
      const picture = readFileSync(join(root, 'docs', `${file}${theme}.png`));
      expect([theme, isDrawnFrom(picture, pick(summary))]).toEqual([theme, true]);
    }
  });
});

describe.each(REHEARSED_PICTURES)('the picture $file', ({ file, themes, readSource }) => {
  test.each(['README.md', 'docs/rehearse.md'])('is in %s, twice as wide as it is shown', (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    for (const theme of themes) {
      const path = relative(dirname(page), `docs/${file}${theme}.png`);
      expect(text).toContain(theme === '' ? `<img src="${path}" width="${SHOWN_PX}"` : `srcset="${path}"`);
      const { width, bytes } = measure(`docs/${file}${theme}.png`);
      expect(width).toBe(2 * SHOWN_PX);
      expect(bytes).toBeLessThan(MAX_BYTES);
    }
  });

  test('shows the gallery and the plugin of today; else run `npm run render -- --pages`', async () => {
    const source = await readSource();
    for (const theme of themes)
      expect([theme, isDrawnFrom(readFileSync(join(root, 'docs', `${file}${theme}.png`)), source)]).toEqual([
        theme,
        true,
      ]);
  });
});
