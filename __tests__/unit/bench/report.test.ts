import { describe, expect, test } from '@jest/globals';
import { formatTime, formatValue, judge, type Result } from '../../../bench/result.ts';
import { interleave, median, readMedians } from '../../../bench/statistics.ts';
import { renderTable } from '../../../bench/table.ts';

const ratio = (value: number, more: Partial<Result> = {}): Result => {
  return { row: 'start', what: 'this to <that>', value, unit: 'times', budget: 1.5, detail: '', ...more };
};

describe('median', () => {
  test.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  test('of nothing is an error', () => {
    expect(() => median([])).toThrow('no median');
  });
});

describe('interleave', () => {
  test('lets candidates take turns and drops the first round', async () => {
    const order: string[] = [];
    const count = (name: string) => () => Promise.resolve(order.push(name));
    const runs = await interleave(2, { a: count('a'), b: count('b') });
    expect(order.join('')).toBe('ababab');
    expect(runs).toEqual({ a: [3, 5], b: [4, 6] });
  });

  test('gives medians by candidate', () => {
    const took = (...times: readonly number[]) => times.map((wallMs) => ({ wallMs }));
    expect(readMedians({ a: took(1, 9, 2), b: took(4) })).toEqual({ a: 2, b: 4 });
  });
});

describe('a figure', () => {
  test.each([
    ['on its budget', ratio(1.5), 'kept'],
    ['a little above it', ratio(1.7), 'noisy'],
    ['far above it', ratio(1.73), 'broken'],
    ['that is counted, a little above it', ratio(1.51, { isExact: true }), 'broken'],
  ])('%s is judged', (_name, result, verdict) => {
    expect(judge(result)).toBe(verdict);
  });

  test('has its unit', () => {
    expect(formatValue(1.234, 'times')).toBe('1.23×');
    expect(formatValue(96.4, 'MiB')).toBe('96 MiB');
    expect(formatValue(1, 'rounds')).toBe('1 round');
    expect(formatValue(7, 'rounds')).toBe('7 rounds');
    expect(formatTime(3.21)).toBe('3.2 ms');
    expect(formatTime(98.7)).toBe('99 ms');
    expect(formatTime(1234)).toBe('1.23 s');
  });
});

describe('the table', () => {
  test('has columns of one width, as the formatter wants them', () => {
    const lines = renderTable([ratio(1), ratio(10, { row: 'a longer row' })]).split('\n');
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
    expect(lines[2]).toBe('| start        | 1.00×  | 1.50×  | kept    | this to <that>   |         |');
  });
});
