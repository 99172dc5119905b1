import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { describeUnknown, measureRows, type Rows } from '../../../bench/measure-rows.ts';
import type { Result } from '../../../bench/result.ts';
import { ROWS } from '../../../bench/rows.ts';

const figure = (row: string, value = 1): Result => {
  return { row, what: 'this to that', value, unit: 'times', budget: 1.5, detail: '' };
};
const ROWS_HERE: Rows = {
  start: () => Promise.resolve([figure('start')]),
  growth: () => Promise.resolve([figure('growth', 9)]),
  browser: () => Promise.resolve({ problem: 'There is no browser.' }),
};
const measure = (only: readonly string[], without: readonly string[]) =>
  measureRows(ROWS_HERE, { only, without }, () => undefined);

test('a row that cannot be measured makes the run red, and the page says so', async () => {
  const { results, leftOut, failures } = await measure([], ['growth']);
  expect(results.map(({ row }) => row)).toEqual(['start']);
  expect(leftOut).toEqual([
    '`growth` was not measured: `--without growth`.',
    '`browser` was not measured: There is no browser.',
  ]);
  expect(failures).toEqual([
    'Not measured: browser. There is no browser. `--without browser` leaves it out.',
  ]);
});

test('a row that is left out by its name is only said on the page', async () => {
  const { leftOut, failures } = await measure(['start', 'browser'], ['browser']);
  expect(leftOut).toEqual(['`browser` was not measured: `--without browser`.']);
  expect(failures).toEqual([]);
});

test('a broken budget makes the run red', async () => {
  expect((await measure(['growth'], [])).failures).toEqual(['Over its budget: growth, this to that.']);
});

test('names that no row has are told', () => {
  expect(describeUnknown(ROWS_HERE, { only: ['start', 'stop'], without: ['brwoser'] })).toEqual([
    'There is no row stop.',
    'There is no row brwoser.',
  ]);
});

test('the page has each row, or says that it was not measured', () => {
  const page = readFileSync(
    resolve(import.meta.dirname, '..', '..', '..', 'docs', 'maintainers', 'bench.md'),
    'utf8',
  );
  const missing = Object.keys(ROWS).filter(
    (name) =>
      !page.includes(`\n| ${name.replace('-', ' ')} `) && !page.includes(`\`${name}\` was not measured`),
  );
  expect(missing).toEqual([]);
});
