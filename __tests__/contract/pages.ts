/** The pages that people read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the project. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** A file of the project. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** All pages by their path: those at the top, and those of `docs`. */
export function listPages(): readonly string[] {
  const docs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
  const paths = [...readdirSync(ROOT), ...docs.map((path) => `docs/${path.replaceAll('\\', '/')}`)];
  return paths.filter((path) => path.endsWith('.md')).sort();
}

/** The cells of the first table in a text, without its header. */
export function readRows(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n');
  const table = lines.slice(lines.findIndex((line) => line.startsWith('| -')) + 1);
  const end = table.findIndex((line) => !line.startsWith('|'));
  return table.slice(0, end).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The texts between backticks. */
export function findCode(markdown: string): readonly string[] {
  return [...markdown.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** Headings of all levels, without what is fenced. */
export function findHeadings(markdown: string): readonly string[] {
  return [...removeFences(markdown).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
}

/** Removes fenced code, so that lines in it do not count as links or headings. */
export function removeFences(markdown: string): string {
  return markdown.replaceAll(/^```[^]*?^```$/gm, '');
}
