import { readWords } from './words.ts';

const BOX = /<div\b[^>]{0,300}?\bclass=["']([^"'>]{0,300})["'][^>]{0,300}>/gi;
const MAX_BOXES = 10;
const MAX_BOX = 3_000;

/** Reads the texts of the error boxes on a page of the dashboard. Source: WordPress core wp_admin_notice() and its older form. */
export function readErrorBoxes(html: string): readonly string[] {
  const texts: string[] = [];
  for (const { 0: tag, 1: names = '', index } of html.matchAll(BOX)) {
    if (texts.length === MAX_BOXES) break;
    const classes = names.split(/\s+/);
    const isError = classes.includes('notice-error') || classes.includes('error');
    if (!isError || classes.some((name) => name.startsWith('hid')) || /display:\s*none/.test(tag)) continue;
    const inside = html.slice(index + tag.length, index + tag.length + MAX_BOX);
    const [content = ''] = inside.split(/<\/div>/i, 1);
    const text = readWords(content);
    if (text !== '') texts.push(text);
  }
  return texts;
}
