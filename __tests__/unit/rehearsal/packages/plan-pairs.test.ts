import { describe, expect, test } from '@jest/globals';
import { listAvailable, planPairs } from '../../../../src/rehearsal/packages/plan-pairs.ts';
import { AVAILABLE } from '../../../fixtures/playground.ts';

const AUTO = { php: 'auto', wordpress: 'auto', matrix: 'pairs' } as const;
const declare = (requiresPhp: string, requiresWordPress: string) => ({ requiresPhp, requiresWordPress });

describe('on what a package is rehearsed', () => {
  test.each([
    [
      '7.4',
      '6.2',
      [
        { php: '7.4', wordpress: '6.2' },
        { php: '8.5', wordpress: 'latest' },
      ],
    ],
    [
      '8.1.2',
      '6.4.0',
      [
        { php: '8.1', wordpress: '6.4' },
        { php: '8.5', wordpress: 'latest' },
      ],
    ],
    [
      '',
      '',
      [
        { php: '7.4', wordpress: '6.2' },
        { php: '8.5', wordpress: 'latest' },
      ],
    ],
    [
      '5.6',
      '5',
      [
        {
          php: '7.4',
          wordpress: '6.2',
          note: 'declared PHP 5.6, tried 7.4; declared WordPress 5.0, tried 6.2',
        },
        { php: '8.5', wordpress: 'latest' },
      ],
    ],
    [
      '8.5',
      '6.9.1',
      [
        { php: '8.5', wordpress: '6.9.1' },
        { php: '8.5', wordpress: 'latest' },
      ],
    ],
    [
      '9',
      'latest',
      [
        { php: '8.5', wordpress: '6.2', note: 'declared PHP 9.0, tried 8.5' },
        { php: '8.5', wordpress: 'latest', note: 'declared PHP 9.0, tried 8.5' },
      ],
    ],
  ])('by its headers `%s` and `%s`', (php, wordpress, pairs) => {
    expect(planPairs(AUTO, declare(php, wordpress), AVAILABLE)).toEqual(pairs);
  });

  test('a plugin beside it may require more', () => {
    const shop = { name: 'Shop', ...declare('8.0', '6.8') };
    const plan = (php: string, wordpress: string) =>
      planPairs(AUTO, declare(php, wordpress), AVAILABLE, [{ ...shop, ...declare('7.4', '') }, shop])[0];
    expect(plan('7.4', '6.2')).toEqual({
      php: '8.0',
      wordpress: '6.8',
      note: 'declared PHP 7.4, tried 8.0: Shop requires it; declared WordPress 6.2, tried 6.8: Shop requires it',
    });
    expect(plan('', '')?.note).toBe('tried PHP 8.0: Shop requires it; tried WordPress 6.8: Shop requires it');
    expect(plan('8.1', '6.9')).toEqual({ php: '8.1', wordpress: '6.9' });
  });

  test('lists are paired in order, and the last of the shorter one is repeated', () => {
    const wishes = { php: ['7.4', '8.2', '8.5'], wordpress: ['6.4', 'latest'], matrix: 'pairs' } as const;
    expect(planPairs(wishes, declare('8.0', '6.5'), AVAILABLE)).toEqual([
      { php: '7.4', wordpress: '6.4' },
      { php: '8.2', wordpress: 'latest' },
      { php: '8.5', wordpress: 'latest' },
    ]);
  });

  test('`full` is each with each, and nothing twice', () => {
    const wishes = { php: ['7.4', '8.5', '7.4'], wordpress: ['6.4', 'latest'], matrix: 'full' } as const;
    expect(planPairs(wishes, declare('', ''), AVAILABLE)).toEqual([
      { php: '7.4', wordpress: '6.4' },
      { php: '7.4', wordpress: 'latest' },
      { php: '8.5', wordpress: '6.4' },
      { php: '8.5', wordpress: 'latest' },
    ]);
  });

  test('on every PHP of the Playground that is installed which WordPress still supports', () => {
    const name = (version: string) => `node_modules/@php-wasm/node-${version.replace('.', '-')}`;
    const versions = ['8.10', '5.2', '7.4', '8.6', '9.0'];
    const others = ['', 'node_modules/@php-wasm/node', 'node_modules/@php-wasm/node-8-5/node_modules/a'];
    const available = listAvailable([...others, ...versions.map(name)]);
    expect(available.php).toEqual(['7.4', '8.6', '8.10', '9.0']);
    expect(planPairs(AUTO, declare('8.5', '6.2'), available).map(({ php }) => php)).toEqual(['8.6', '9.0']);
  });
});
