/**
 * Counts the words of the pages that people write, as `wc -w` does: code and tables count; what `npm run docs` writes between its
 * marks does not. README.md has a bound of its own in `readme.test.ts`. Pages that are mostly generated, the changelog and the records
 * of decisions are left out.
 *
 * `node scripts/count-words.ts` prints the words of each page and their sum; `--at-most 15000` fails if the sum is higher.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = resolve(import.meta.dirname, '..');

const LEFT_OUT = ['README.md', 'CHANGELOG.md', 'docs/checks.md', 'docs/real-releases.md'];

/** The words of a page that a person has written. */
export function countWords(page: string): number {
  const written = page.replaceAll(/<!-- ([\w-]+):start -->[^]*?<!-- \1:end -->/g, '');
  return written.split(/\s+/).filter((word) => word !== '').length;
}

/** The pages that people write, with their words. */
export function countPages(): ReadonlyMap<string, number> {
  const pages = ['', 'docs', 'docs/maintainers']
    .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.md') && !LEFT_OUT.includes(path));
  return new Map(pages.sort().map((path) => [path, countWords(readFileSync(join(ROOT, path), 'utf8'))]));
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { 'at-most': { type: 'string' } } });
  const counted = countPages();
  const sum = [...counted.values()].reduce((total, words) => total + words, 0);
  for (const [path, words] of [...counted, ['all', sum]] as const)
    console.log(`${String(words).padStart(6)} ${path}`);
  if (values['at-most'] !== undefined && !(sum <= Number(values['at-most']))) {
    console.error(`The pages have ${sum} words, and at most ${values['at-most']} are read. Cut some.`);
    process.exitCode = 1;
  }
}
