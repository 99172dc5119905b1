import { expect, test } from '@jest/globals';
import { hashComposerJson } from '../../../../src/cli/raise/composer-lock.ts';
import { findJsonPlaces } from '../../../../src/cli/raise/json-places.ts';

function find(text: string, ...wanted: readonly (readonly string[])[]) {
  const paths = wanted.map((path) => path.join('\n'));
  return findJsonPlaces(text, (path) => paths.includes(path.join('\n'))).map(({ value, start, end }) => {
    expect(JSON.parse(`"${text.slice(start, end)}"`)).toBe(value);
    return [value, start];
  });
}

test('texts in JSON are found by their paths, with their places', () => {
  const text =
    '{"a":[{"version":"0"},"version","1"],"b":{"version":"1"},"version" : "2", "c":{"":{"version":"3"}}}';
  expect(find(text, ['version'])).toEqual([['2', text.indexOf('"2"') + 1]]);
  expect(find(text, ['c', '', 'version'])).toEqual([['3', text.indexOf('"3"') + 1]]);
  expect(find(text, ['b', 'version'], ['version'])).toHaveLength(2);
  expect(find(text, ['a', 'version'])).toEqual([]);
  expect(find('{"version":"1","version":"2"}', ['version'])).toHaveLength(2);
  expect(find('{"ver\\u0073ion":"1\\"}"}', ['version'])).toEqual([['1"}', 17]]);
  expect(find('\ufeff[\n// a "comment"\n]')).toEqual([]);
});

// By json_encode() of PHP 8.2, as Composer's Locker calls it.
test('the content hash of composer.json is that of Composer', () => {
  const json = {
    name: 'acme/my-plügin',
    version: '1.2.0',
    require: { php: '>=7.4', 'acme/a/b': '^1.0' },
    extra: {},
    config: { platform: { php: '7.4' }, 'sort-packages': true },
    repositories: [{ type: 'vcs', url: 'https://git.example/acme' }],
  };
  expect(hashComposerJson(json)).toBe('75c278325698b8cdb78098d09fe18bf5');
  expect(hashComposerJson({ ...json, version: '1.3.0', license: 'MIT' })).toBe(
    '2a7a6453230912818850ea54b1ab099b',
  );
});
