import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { readBuildSetup } from '../../../src/source/build-setup.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-setup-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function readComposer(json: unknown) {
  writeFileSync(join(folder, 'composer.json'), typeof json === 'string' ? json : JSON.stringify(json));
  return readBuildSetup(folder).composer;
}

describe('the setup of Composer', () => {
  test('is the packages that the plugin needs, and the folders for them', () => {
    const config = { 'vendor-dir': './lib/packages/' };
    const extra = { strauss: { target_directory: '/src/deps/' }, mozart: { dep_directory: 'a' } };
    const require = { php: '>=7.4', 'ext-json': '*', 'guzzlehttp/guzzle': '^7' };
    expect(readComposer({ require, config, extra })).toEqual({
      packages: ['guzzlehttp/guzzle'],
      folders: ['lib/packages', 'src/deps', 'a'],
    });
    expect(readComposer({ require: { 'a/b': '1' } })).toEqual({ packages: ['a/b'], folders: ['vendor'] });
  });

  test.each([
    [
      {
        require: { php: '>=7.4', 'ext-json': '*', 'composer/installers': '^2', 'composer-runtime-api': '^2' },
      },
    ],
    [{ 'require-dev': { 'a/b': '1' } }],
    [{ require: null, config: 7, extra: [] }],
    ['[]'],
    ['{'],
    ['null'],
  ])('is nothing for %j', (json) => {
    expect(readComposer(json)).toBeUndefined();
  });

  test('is nothing without its file', () => {
    expect(readBuildSetup(folder)).toEqual({ composer: undefined });
  });
});
