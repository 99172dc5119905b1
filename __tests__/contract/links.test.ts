import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from '@jest/globals';
import { findHeadings, listPages, readText, removeFences, ROOT } from './pages.ts';

describe.each(listPages())('%s', (page) => {
  const text = removeFences(readText(page));
  const written = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)];
  // Two levels up from a repository on GitHub are its own pages.
  const links = written
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !/^(https?:|\.\.\/\.\.\/security)/.test(link));

  test('has links that lead somewhere', () => {
    const lost = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !findAnchors(target).includes(anchor);
    });
    expect(lost).toEqual([]);
  });
});

test('a link to a heading that is not there is found', () => {
  expect(findAnchors('README.md')).toContain('quick-start');
  expect(findAnchors('README.md')).not.toContain('quick-end');
});

/** A heading becomes an anchor as GitHub makes it. */
function findAnchors(page: string): readonly string[] {
  return findHeadings(readText(page)).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}
