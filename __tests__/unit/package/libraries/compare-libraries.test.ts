import { describe, expect, test } from '@jest/globals';
import { compareLibraries } from '../../../../src/package/libraries/compare-libraries.ts';
import type { Library } from '../../../../src/package/libraries/library.ts';

const list = (...names: readonly string[]) =>
  names.map((text): Library => {
    const [name = '', version = ''] = text.split('@');
    return { kind: name.includes('/') ? 'composer' : 'script', name, version, licenses: [], paths: [] };
  });
const compare = (from: readonly string[], to: readonly string[], unread: readonly Library['kind'][] = []) =>
  compareLibraries({ found: list(...from), unread }, { found: list(...to), unread: [] }).map(
    (change) => `${change.change} ${change.name} ${change.from} ${change.to}`,
  );

describe('libraries of two packages', () => {
  test('are added, raised, lowered and removed, by their names', () => {
    expect(
      compare(
        ['a/a@1.0', 'b/b@v1.9', 'c/c@2.0', 'd/d@1', 'e/e@1.0'],
        ['b/b@1.10', 'c/c@1.9', 'd/d@1', 'e/e@2.0', 'F@1.0'],
      ),
    ).toEqual([
      'added F  1.0',
      'raised b/b v1.9 1.10',
      'raised e/e 1.0 2.0',
      'lowered c/c 2.0 1.9',
      'removed a/a 1.0 ',
    ]);
  });

  test('are changed where versions have no order, and not for a `v`', () => {
    expect(compare(['a/a@dev-main', 'b/b', 'c/c@1.0'], ['a/a@1.0', 'b/b@1.0', 'c/c@v1.0'])).toEqual([
      'changed a/a dev-main 1.0',
      'changed b/b  1.0',
    ]);
  });

  test('are there in several versions, of which the highest counts', () => {
    expect(compare(['a/a@1.0', 'a/a@3.0'], ['a/a@3.1', 'a/a@1.0'])).toEqual(['raised a/a 1.0, 3.0 1.0, 3.1']);
    expect(compare(['a/a@1.0', 'a/a@3.0'], ['a/a@3.0', 'a/a@1.0'])).toEqual([]);
  });

  test('are not compared where some were not read', () => {
    const [from, to] = [
      ['a/a@1.0', 'B@1.0'],
      ['a/a@2.0', 'C@1.0'],
    ];
    expect(compare(from, to, ['script'])).toEqual(['raised a/a 1.0 2.0']);
    expect(compare(from, to, ['composer'])).toEqual(['added C  1.0', 'removed B 1.0 ']);
    expect(compare(from, to, ['composer', 'script'])).toEqual([]);
  });
});
