import { expect, it } from '@jest/globals';
import { listOddPackages, NOT_REVIEWED, readTable, renewRow } from './table.ts';

const HOW = 'Run `npm run review:packages -- --update`, and give a reason for each difference.';
const table = readTable();

it('each package has its row', () => {
  expect(Object.keys(table)).toEqual(listOddPackages().map(({ name }) => name));
});

it.each(listOddPackages().map((odd) => [odd.name, odd] as const))(
  'WordPress and the checks agree, or differ for a reason: %s',
  async (name, odd) => {
    const row = await renewRow(odd, table[name]);
    expect({ ...row, HOW }).toEqual({ ...table[name], HOW });
    expect(row.reason).not.toBe(NOT_REVIEWED);
  },
);
