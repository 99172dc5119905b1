import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { collectProjectMessages } from '../../scripts/messages/project.ts';
import { collectTitles } from '../../scripts/messages/titles.ts';
import { findCode, findHeadings, readText, ROOT } from './pages.ts';

/** Reading them takes seconds. */
const messages = collectProjectMessages(ROOT);

describe('what the action says', () => {
  test('is found', () => {
    for (const kind of ['error', 'mistake', 'warning', 'notice', 'info', 'input', 'output', 'finding'])
      expect(messages.filter((message) => message.kind === kind).length).toBeGreaterThan(20);
  });

  // GitHub cuts longer ones off in lists of annotations.
  test('is at most 300 characters long, if it is an error or a warning', () => {
    const serious = messages.filter(({ kind }) => ['error', 'mistake', 'warning', 'finding'].includes(kind));
    expect(serious.filter(({ length }) => length > 300)).toEqual([]);
  });
});

const page = readText('docs/troubleshooting.md');
const [, listed = ''] = page.split('\n## Complete messages\n');
/** Titles in headings, and those whose messages need no more words. */
const explained = [...findHeadings(page).flatMap(findCode), ...findCode(listed)];
const code = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readText(join('src', path)))
  .join('\n');
const said = [...collectTitles(ROOT, messages).keys()];

describe('docs/troubleshooting.md', () => {
  test('explains titles, each once', () => {
    expect(explained.length).toBeGreaterThan(60);
    expect(new Set(explained).size).toBe(explained.length);
  });

  test('explains nothing that neither the code nor the reusable workflows say', () => {
    const isSaid = (title: string): boolean => {
      const [start = '', rest] = title.split('…');
      return said.includes(title) || code.includes(rest === undefined ? `'${title}'` : `\`${start}\${`);
    };
    expect(explained.filter((title) => !isSaid(title))).toEqual([]);
  });

  test('leaves out no title that the code says', () => {
    const known = (title: string): boolean =>
      explained.some((heading) =>
        heading.endsWith('…') ? title.startsWith(heading.slice(0, -1)) : title === heading,
      );
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((title) => !known(title))).toEqual([]);
  });
});
