import { describe, expect, test } from '@jest/globals';
import { read as readValue } from '../../../../src/rehearsal/model/readers.ts';
import { SCRIPTS } from '../../../../src/rehearsal/model/scripts.ts';
import { readUsedNames } from '../../../../src/rehearsal/inventory/used-names.ts';

const files = ['acme.php'].map((shown) => ({ name: '', shown, sizeBytes: 1, crc32: '', isAscii: true }));
const read = (result: unknown) => readUsedNames(readValue(SCRIPTS.names, result), 'acme', files);
const usual = {
  known: [['f:wp_query', 'wordpress', '1.5.0']],
  unknown: [['f:wp_new', 'wp_new', [[0, 3, 1, 'acme_go']]]],
  paths: ['acme/acme.php', 'acme/../secret.php'],
  guards: [[], ['w:6.5']],
  loads: { 0: [[0, 1, 1]] },
  calls: { acme_go: [[0, 1, 0, '']] },
  own: [],
  broken: [],
  extensions: ['core'],
  unread: 2,
};

describe('what a site tells of names', () => {
  test('is read with places and guards', () => {
    const names = read(usual);
    expect(names.known.get('f:wp_query')).toEqual({ owner: 'WordPress', detail: '1.5.0' });
    const place = { file: 'acme.php', line: 1, guards: ['w:6.5'], inside: '' };
    const used = { ...place, line: 3, inside: 'acme_go' };
    expect(names.unknown.get('f:wp_new')).toEqual({ shown: 'wp_new', places: [used] });
    expect(names.loads.get('acme.php')).toEqual([place]);
    expect(names.calls.get('acme_go')).toEqual([{ ...place, guards: [] }]);
    expect([...names.extensions]).toEqual(['core']);
    expect(names.unreadCount).toBe(2);
  });

  test.each([
    ['a name with other letters', [['f:x`](http://evil)', 'x', [[0, 3, 0]]]]],
    ['a shown name with a line break', [['f:x', 'x\n::error::', [[0, 3, 0]]]]],
    ['a name that is too long', [[`f:${'x'.repeat(300)}`, 'x', [[0, 3, 0]]]]],
    ['a file that is not in the package', [['f:x', 'x', [[1, 3, 0]]]]],
    ['a file that is not listed', [['f:x', 'x', [[9, 3, 0]]]]],
    ['a line that is no number', [['f:x', 'x', [[0, '3', 0]]]]],
    ['places that are no list', [['f:x', 'x', 'y']]],
    ['no entry', [7, null, {}]],
  ])('leaves out %s', (_name, unknown) => expect(read({ ...usual, unknown }).unknown.size).toBe(0));

  test.each([
    [{ known: [['f:x', 'evil', '']] }],
    [{ known: [['x', 'php', '']] }],
    [{ known: [null, [[]], ['f:x']] }],
  ])('leaves out what is known to nobody: %j', (change) =>
    expect(read({ ...usual, ...change }).known.size).toBe(0),
  );
});
