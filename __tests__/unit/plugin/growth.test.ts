import { describe, expect, test } from '@jest/globals';

import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { inspect } from '../../../src/plugin/inspect.ts';
import { createOnlooker } from '../../../src/plugin/seen-contents.ts';
import { createSearchBudget } from '../../../src/plugin/search-budget.ts';
import { readFromBuffer } from '../../../src/shared/bytes.ts';
import { createFolderTest } from '../../../src/shared/sorted.ts';
import { cpuNow } from '../../fixtures/cpu-time.ts';
import { clean } from './judge.ts';

type Files = Readonly<Record<string, string>>;

/** Many files of one kind. */
function repeat(count: number, name: (index: number) => string, content: (index: number) => string): Files {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`my-plugin/${name(index)}`, content(index)]),
  );
}

const deep = (index: number, levels: number) => `${index}${'/d'.repeat(levels)}`;
const [begin, end] = ['BEGIN', 'END'].map((word) => `-----${word} PRIVATE KEY-----`);
const keys = `<<<A\n${begin ?? ''}\n${'a'.repeat(40)}\nA\n${end ?? ''}\n`;

/** One dimension each; the number is how often. */
const SHAPES: Readonly<Record<string, (times: number) => Files>> = {
  'deep paths': (times) =>
    repeat(
      times * 4,
      (at) => `${deep(at, 300)}/.x`,
      () => '',
    ),
  'deep libraries': (times) =>
    repeat(
      times * 4,
      (at) => `${deep(at, 300)}/LICENSE`,
      () => '',
    ),
  'key markers behind heredocs': (times) =>
    repeat(
      times,
      (at) => `${at}.php`,
      () => `<?php\n${"$a = 'b'; ".repeat(5000)}${keys.repeat(20)}`,
    ),
  'tokens and line ends': (times) =>
    repeat(
      times,
      (at) => `${at}.txt`,
      () => '_auth\r'.repeat(8000),
    ),
  '.npmrc': (times) =>
    repeat(
      times,
      (at) => `${at}/.npmrc`,
      () => '_auth=EXAMPLEEXAMPLE\n'.repeat(2500),
    ),
  'marks of conflicts': (times) =>
    repeat(
      times,
      (at) => `${at}.php`,
      () => `<?php\n${'$a=1;'.repeat(10_000)}/*\n<<<<<<< a\n=======\n>>>>>>> b\n*/`,
    ),
  'starts of tokens': (times) =>
    repeat(
      times,
      (at) => `${at}.js`,
      () => 'sk_live_aaaaaaaaaaaaaaaaaaaa ghp_aaaaaaaaaaaa '.repeat(1200),
    ),
  'calls in calls': (times) => ({
    'my-plugin/my-plugin.php': `${clean['my-plugin/my-plugin.php'] ?? ''}${`require ${'dirname('.repeat(19)}1;\n`.repeat(times * 10)}`,
  }),
  'files that are loaded': (times) => ({
    'my-plugin/my-plugin.php': `${clean['my-plugin/my-plugin.php'] ?? ''}${Array.from({ length: times }, (_, at) => `require __DIR__ . '/${at}.php';\n`).join('')}`,
    ...repeat(
      times,
      (at) => `${at}.php`,
      () => `<?php\n${'if(a){'.repeat(800)}${'(function(){'.repeat(300)}`,
    ),
  }),
  'long lines': (times) =>
    repeat(
      times,
      (at) => `${at}.js`,
      () => 'mysql://aaaa:aaaaaaaaaa'.repeat(2500),
    ),
};

async function measure(files: Files): Promise<number> {
  const zip = await zipFiles({ ...clean, ...files });
  const from = cpuNow();
  const { judge } = await inspect(readFromBuffer(zip));
  judge({ slug: undefined, version: undefined, served: undefined });
  return cpuNow() - from;
}

describe('a package with twice as much takes about twice the work, so it takes linear time:', () => {
  test.each(Object.entries(SHAPES))('%s', async (_name, make) => {
    await measure(make(8));
    // The best of several, because the collector of garbage works now and then.
    let ratio = Infinity;
    for (let round = 0; round < 6 && ratio > 2.5; round += 1) {
      const once = await measure(make(50));
      ratio = Math.min(ratio, (await measure(make(100))) / once);
    }
    expect(ratio).toBeLessThan(2.5);
  });
});

test('folders below thousands of folders are looked up', () => {
  const isInside = createFolderTest(['a/b', 'a', 'a-b/c', 'z', 'a/b/c']);
  const inside = ['a/x', 'a/b/x', 'a-b/c/d/e', 'z/1'].map(isInside);
  const outside = ['a', 'a-b', 'a-b/c', 'a-b/cd', 'zz/1', '', 'b/a/x', 'A/x'].map(isInside);
  expect([...inside, ...outside]).toEqual([...inside.map(() => true), ...outside.map(() => false)]);
  expect(createFolderTest([])('a/b')).toBe(false);
});

describe('searching is bounded', () => {
  const look = (steps: number) => {
    const onlooker = createOnlooker(['p/a.txt', 'p/b.txt'], 'p', createSearchBudget(steps));
    for (const name of ['a', 'b']) {
      const start = Buffer.from(`npm_${'aB3dE5gH7j'.repeat(4).slice(0, 36)}`);
      onlooker.show(`p/${name}.txt`, start, start.length);
    }
    return onlooker.tell();
  };

  test('and what is left out is counted, once for each file', () => {
    expect(look(10_000)).toMatchObject({ secrets: [{}, {}], unsearched: 0 });
    expect(look(1200)).toMatchObject({ secrets: [{}], unsearched: 1 });
    expect(look(10)).toMatchObject({ secrets: [], unsearched: 2 });
  });

  test('in a package that is read, too', async () => {
    const zip = await zipFiles({ ...clean, 'my-plugin/a.txt': 'npm_' });
    const { facts } = await inspect(readFromBuffer(zip), { budget: createSearchBudget(1) });
    expect(facts.contents?.unsearched).toBe(Object.keys(clean).length + 1);
  });
});
