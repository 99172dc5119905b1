import { describe, expect, test } from '@jest/globals';
import { listAvailable, planPairs } from '../../../../src/rehearsal/packages/plan-pairs.ts';
import { AVAILABLE } from '../../../fixtures/playground.ts';

const AUTO = { php: 'auto', wordpress: 'auto', matrix: 'pairs' } as const;
const on = (php: string, wordpress: string, note?: string) => ({ php, wordpress, note });
const declare = (requiresPhp: string, requiresWordPress: string) => ({ requiresPhp, requiresWordPress });

describe('on what a package is rehearsed', () => {
  test.each([
    ['7.4', '6.2', [on('7.4', '6.2'), on('8.5', 'latest')]],
    ['8.1.2', '6.4.0', [on('8.1', '6.4'), on('8.5', 'latest')]],
    ['', '', [on('7.4', '6.2'), on('8.5', 'latest')]],
    [
      '5.6',
      '5',
      [
        on(
          '7.4',
          '6.2',
          'PHP 5.6 is declared, rehearsals begin with 7.4; WordPress 5.0 is declared, rehearsals begin with 6.2',
        ),
        on('8.5', 'latest'),
      ],
    ],
    ['8.5', '6.9.1', [on('8.5', '6.9.1'), on('8.5', 'latest')]],
    [
      '9',
      'latest',
      [on('8.5', '6.2', 'declared PHP 9.0, tried 8.5'), on('8.5', 'latest', 'declared PHP 9.0, tried 8.5')],
    ],
  ])('by its headers `%s` and `%s`', (php, wordpress, pairs) => {
    expect(planPairs(AUTO, declare(php, wordpress), AVAILABLE)).toEqual(pairs);
  });

  test('a plugin beside it may require more', () => {
    const shop = { name: 'Shop', ...declare('8.0', '6.8') };
    const plan = (php: string, wordpress: string) =>
      planPairs(AUTO, declare(php, wordpress), AVAILABLE, [{ ...shop, ...declare('7.4', '') }, shop])[0];
    expect(plan('7.4', '6.2')).toEqual(
      on(
        '8.0',
        '6.8',
        'declared PHP 7.4, tried 8.0: Shop requires it; declared WordPress 6.2, tried 6.8: Shop requires it',
      ),
    );
    expect(plan('', '')?.note).toBe('tried PHP 8.0: Shop requires it; tried WordPress 6.8: Shop requires it');
    expect(plan('8.1', '6.9')).toEqual(on('8.1', '6.9'));
  });

  test('lists are paired in order, and the last of the shorter one is repeated', () => {
    const wishes = { php: ['7.4', '8.2', '8.5'], wordpress: ['6.4', 'latest'], matrix: 'pairs' } as const;
    expect(planPairs(wishes, declare('8.0', '6.5'), AVAILABLE)).toEqual([
      on('7.4', '6.4'),
      on('8.2', 'latest'),
      on('8.5', 'latest'),
    ]);
  });

  test('`full` is each with each, and nothing twice', () => {
    const wishes = { php: ['7.4', '8.5', '7.4'], wordpress: ['6.4', 'latest'], matrix: 'full' } as const;
    expect(planPairs(wishes, declare('', ''), AVAILABLE)).toEqual([
      on('7.4', '6.4'),
      on('7.4', 'latest'),
      on('8.5', '6.4'),
      on('8.5', 'latest'),
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
