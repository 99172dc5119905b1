import { expect, test } from '@jest/globals';
import { countPages, countWords } from '../../../scripts/count-words.ts';

test('words are counted as `wc -w` does, without what is generated', () => {
  const page =
    '# One two\n\n<!-- inputs:start -->\n\n| a | b |\n\n<!-- inputs:end -->\n\n```sh\nnpm ci\n```\n';
  expect(countWords(page)).toBe(7);
});

test('a section that does not end is counted', () => {
  expect(countWords('<!-- inputs:start --> one')).toBe(4);
});

test('pages that people write are counted, and neither those that are generated nor records', () => {
  const pages = [...countPages().keys()];
  expect(pages).toEqual(
    expect.arrayContaining(['SECURITY.md', 'docs/build.md', 'docs/maintainers/tests.md']),
  );
  expect(pages.filter((page) => /^README|checks\.md|CHANGELOG|adr/.test(page))).toEqual([]);
});
