import { expect, test } from '@jest/globals';
import { readSiteNames } from '../../../../src/rehearsal/names/site-names.ts';
import { read } from '../../../../src/rehearsal/model/readers.ts';
import { SCRIPTS } from '../../../../src/rehearsal/model/scripts.ts';

const usual = {
  functions: { WP_Go: ['wordpress', '5.0', 2] },
  classes: {
    'Acme\\Shop': [
      ...['other', '', 'class', true, false, ['Countable']],
      { Go: [17, 1, -1], stay: [2 + 32, 0, 3], count: [1 + 64, 0, 0] },
    ],
  },
  later: { 'f:wp_go': 'wordpress', 'f:acme_later': 'other', 'c:acme\\later': 'other' },
  constants: ['ABSPATH'],
  hooks: { save_post: 3 },
};
const readSite = (result: unknown) =>
  readSiteNames(read(SCRIPTS.symbols, result), { php: '8.5', wordpress: '6.6' });

test('reads what a site has, in lower case', () => {
  const site = readSite(usual);
  expect(site).toMatchObject({ php: '8.5', wordpress: '6.6' });
  expect([...site.functions]).toEqual([
    ['wp_go', { owner: 'wordpress', since: '5.0', required: 2 }],
    ['acme_later', { owner: 'other', since: '', required: undefined }],
  ]);
  const shop = site.classes.get('acme\\shop');
  expect(shop).toMatchObject({ owner: 'other', isAbstract: true, isFinal: false, parents: ['countable'] });
  const method = { visibility: 'public', isStatic: false, isFinal: false, isAbstract: false };
  expect([...(shop?.methods ?? [])]).toEqual([
    ['go', { ...method, isStatic: true, required: 1, most: Infinity }],
    ['stay', { ...method, visibility: 'protected', isFinal: true, required: 0, most: 3 }],
    ['count', { ...method, isAbstract: true, required: 0, most: 0 }],
  ]);
  expect([...site.constants, ...site.hooks]).toEqual(['ABSPATH', ['save_post', 3]]);
});

test('nothing is said of the methods of a class that was not loaded', () => {
  const methods = readSite(usual).classes.get('acme\\later')?.methods;
  expect([...(methods?.keys() ?? [])]).toEqual(['__call', '__callstatic']);
});

test.each([
  [{ functions: { a: ['evil', '', 1], b: ['php', '', '1'], c: null } }],
  [{ classes: { a: ['php', '', 'enum', true, false, [], {}], b: ['php', '', 'class', 1, false, [], {}] } }],
  [{ later: { 'x:a': 'php', 'f:b': 'evil' } }],
])('leaves out what no site has: %j', (change) => {
  const { functions, classes } = readSite({ ...usual, functions: {}, classes: {}, later: {}, ...change });
  expect([functions.size, classes.size]).toEqual([0, 0]);
});
