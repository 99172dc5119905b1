import { expect, test } from '@jest/globals';
import { findSource } from '../../../src/shared/source-map.ts';

// One line of `build/admin.js`; its column 0 comes from line 2 of `src/admin/app.js`, column 8 from line 5.
const MAP = JSON.stringify({
  version: 3,
  sources: ['webpack://acme/./src/admin/app.js'],
  names: [],
  mappings: 'AACA,QAGA',
});
const files =
  (list: Readonly<Record<string, string>>) =>
  (path: string): Promise<string | undefined> =>
    Promise.resolve(list[path]);

test.each([
  ['beside the script', { 'build/admin.js': 'x\n', 'build/admin.js.map': MAP }],
  [
    'under the name that it gives',
    { 'build/admin.js': 'x\n//# sourceMappingURL=../maps/a.map', 'maps/a.map': MAP },
  ],
  [
    'in the script',
    {
      'build/admin.js': `x\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(MAP).toString('base64')}`,
    },
  ],
])('finds where a place comes from, by a map %s', async (_where, list) => {
  expect(await findSource('build/admin.js', { line: 1, column: 10 }, files(list))).toEqual({
    source: 'src/admin/app.js',
    line: 5,
  });
});

test.each([
  ['there is none', {}],
  ['it is HTML', { 'build/admin.js.map': '<!doctype html>' }],
  [
    'it names what is no path',
    { 'build/admin.js.map': MAP.replace('app.js', 'app\\n::error::forged `b`.js') },
  ],
  ['it is damaged', { 'build/admin.js.map': '{"version":3,"sources":[1],"mappings":"!!"}' }],
])('keeps the place in the script if %s', async (_why, list) => {
  expect(await findSource('build/admin.js', { line: 1, column: 1 }, files(list))).toBeUndefined();
});

test('reads the end of a script in linear time', async () => {
  const start = process.cpuUsage();
  const script = `${'#sourceMappingURL='.repeat(60_000)}'`;
  expect(await findSource('a.js', { line: 1, column: 1 }, files({ 'a.js': script }))).toBeUndefined();
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});
