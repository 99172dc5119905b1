import { describe, expect, test } from '@jest/globals';
import { chooseParts, cutLockfile } from '../../../src/rehearsal/site/install.ts';
import { AVAILABLE, LOCKFILE as committed } from '../../fixtures/playground.ts';

const choose = (php: readonly string[]) => {
  const { isUsed = () => true } = chooseParts(php);
  return cutLockfile(committed, isUsed).packages;
};

describe('the committed lockfile of WordPress Playground', () => {
  test.each(AVAILABLE.php)('has the packages of PHP %s, and is cut down to them', (php) => {
    const names = Object.keys(choose([php]));
    expect(names.filter((name) => name.includes('@php-wasm/node-'))).toEqual([
      `node_modules/@php-wasm/node-${php.replace('.', '-')}`,
    ]);
    expect(names.length).toBeLessThan(30);
    for (const loaded of [
      '@php-wasm/node',
      '@php-wasm/universal',
      '@wp-playground/wordpress',
      '@wp-playground/cli',
    ])
      expect(names).toContain(`node_modules/${loaded}`);
  });

  test('names no registry, and has a digest for all that is installed', () => {
    for (const [path, { integrity, resolved, version }] of Object.entries(choose(AVAILABLE.php))) {
      expect(resolved).toBeUndefined();
      if (path !== '')
        expect([path, integrity?.slice(0, 7), version]).toEqual([path, 'sha512-', expect.any(String)]);
    }
  });

  test('keeps versions and digests when it is cut', () => {
    for (const [path, { integrity, version }] of Object.entries(choose(['7.4', '8.5'])))
      expect({ integrity, version }).toEqual({
        integrity: committed.packages[path]?.integrity,
        version: committed.packages[path]?.version,
      });
  });
});

test('a lockfile is cut down to what can be reached, by the package that lies nearest', () => {
  const lock = {
    packages: {
      '': { dependencies: { one: '1', left: '1' } },
      'node_modules/one': {
        dependencies: { '@acme/two': '2', left: '1' },
        optionalDependencies: { three: '3' },
      },
      'node_modules/one/node_modules/@acme/two': { dependencies: { three: '3' } },
      'node_modules/one/node_modules/@acme/two/node_modules/four': { version: '4' },
      'node_modules/@acme/two': { version: '1', dependencies: { unreached: '1' } },
      'node_modules/three': { peerDependencies: { one: '1', absent: '1' } },
      'node_modules/unreached': {},
      'node_modules/left': {},
    },
  };
  const { packages } = cutLockfile(lock, (name) => name !== 'left');
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/one',
    'node_modules/one/node_modules/@acme/two',
    'node_modules/three',
  ]);
  expect(packages['node_modules/one'].dependencies).toEqual({ '@acme/two': '2' });
});
