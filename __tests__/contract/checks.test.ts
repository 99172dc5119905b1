import { describe, expect, test } from '@jest/globals';
import { readCheckWords } from '../../scripts/check-words.ts';
import { COMPARISON_CHECKS } from '../../src/package/difference/comparison.ts';
import { CHECK_IDS } from '../../src/package/check-ids.ts';
import { CHECKS } from '../../src/package/checks/check-package.ts';
import { readText } from './pages.ts';

const checks = [...CHECKS, ...COMPARISON_CHECKS];
const page = readText('docs/checks.md');
const ids = Object.keys(CHECK_IDS).sort();

test('the names that inputs know are those of the checks, each once', () => {
  expect(checks.map(({ id, acceptance }) => [id, acceptance])).toEqual(Object.entries(CHECK_IDS));
});

describe('docs/checks.md', () => {
  test('has each check once, in one group', () => {
    expect(
      readCheckWords()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids);
    expect([...page.matchAll(/^### `([\w-]+)`$/gm)].map(([, id]) => id).sort()).toEqual(ids);
  });

  test('begins with a link to each check', () => {
    const [table = ''] = page.split('\n## The ZIP\n');
    expect([...table.matchAll(/\[`([\w-]+)`\]\(#\1\)/g)].map(([, id]) => id).sort()).toEqual(ids);
  });

  test.each(checks.map(({ id, severity }) => [id, severity] as const))('tells %s as %s', (id, severity) => {
    const [, told = ''] = page.split(`\n### \`${id}\`\n\n`);
    expect(told.split('**')[1]?.toLowerCase()).toBe(severity);
  });

  test('says what cannot be accepted, and what only for a file', () => {
    const told = Object.entries(CHECK_IDS).map(([id, acceptance]) => {
      const [, text = ''] = page.split(`\n### \`${id}\`\n\n`);
      return [id, acceptance, /^\*\*\w+\*\*([^.]*)\. /.exec(text)?.[1]];
    });
    const words = { yes: '', path: ', accepted only for a file', no: ', cannot be accepted' };
    expect(told).toEqual(Object.entries(CHECK_IDS).map(([id, how]) => [id, how, words[how]]));
  });

  test.each(readCheckWords().map((words) => [words.id, words] as const))(
    'has full sentences about %s',
    (_id, { finds, warning, notice, silent, effect, fix }) => {
      for (const sentences of [finds, effect, fix]) expect(sentences).toMatch(/^["`A-Z].*[.]$/);
      for (const sentences of [warning, notice, silent]) expect(sentences).toMatch(/^(["`A-Z].*[.])?$/);
    },
  );
});
