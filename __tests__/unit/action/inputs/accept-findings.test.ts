import { describe, expect, test } from '@jest/globals';
import { parseAcceptFindings } from '../../../../src/action/inputs/accept-findings.ts';
import { InputMistake } from '../../../../src/action/inputs/mistake.ts';
import { showAccepted } from '../../../../src/action/accept.ts';
import { CHECK_IDS, type CheckId } from '../../../../src/package/check-ids.ts';

const show = (value: string) => parseAcceptFindings(value).map(({ id, path }) => [id, path]);

function findMistake(value: string): InputMistake {
  try {
    parseAcceptFindings(value);
  } catch (error) {
    if (error instanceof InputMistake) return error;
  }
  throw new Error('There was no mistake.');
}

describe('accept-findings', () => {
  test.each<[value: string, entries: readonly (readonly [CheckId, string | undefined])[]]>([
    ['', []],
    [' ,\n, ', []],
    ['dev-files', [['dev-files', undefined]]],
    ['dev-files:a/b.sh', [['dev-files', 'a/b.sh']]],
    ['dev-files:a:b,c.sh', []],
    [
      'dev-files, leaked-secrets:a/.env\tsymlink:a/x\r\n\nzip-limits',
      [
        ['dev-files', undefined],
        ['leaked-secrets', 'a/.env'],
        ['symlink', 'a/x'],
        ['zip-limits', undefined],
      ],
    ],
    ['leaked-secrets:"a b/c, d.env"', [['leaked-secrets', 'a b/c, d.env']]],
    [
      `leaked-secrets:"it's.env",symlink:'a "b" c' macosx`,
      [
        ['leaked-secrets', "it's.env"],
        ['symlink', 'a "b" c'],
        ['macosx', undefined],
      ],
    ],
    ['dev-files:a"b"', [['dev-files', 'a"b"']]],
    ['dev-files:a::b', [['dev-files', 'a::b']]],
  ])('reads %j', (value, entries) => {
    if (value === 'dev-files:a:b,c.sh') expect(findMistake(value).message).toContain('`c.sh`');
    else expect(show(value)).toEqual(entries);
  });

  test.each([
    ['dev-file', /names `dev-file`, which is not a check/, /^Did you mean `dev-files`\?$/],
    ['DEV_FILES', /`DEV_FILES`, which is not a check/, /`dev-files`/],
    ['leaked-secret:a/.env', /`leaked-secret:a\/\.env`, which is not a check/, /`leaked-secrets`/],
    ['secrets:a', /`secrets:a`, which is not a check/, /`leaked-secrets`/],
    ['toString', /`toString`, which is not a check/, /Copy the name of the check from the log/],
    ['x'.repeat(100_000), /^names `x{200}…`, which is not a check$/, /from the log/],
    [':a', /`:a`, which is not a check/, /from the log/],
    ['leaked-secrets', /names `leaked-secrets` without a file/, /`leaked-secrets:my-plugin\/file\.php`/],
    ['symlink', /names `symlink` without a file/, /Name each file/],
    ['required-file-missing', /without a file/, /Name each file/],
    ['dev-files:', /`dev-files:`, whose path is empty/, /as the log shows it/],
    ['dev-files:""', /whose path is empty/, /as the log shows it/],
    [
      'dev-files:"a b',
      /`dev-files:"a`, whose path begins with a quote that does not end; it names `b`/,
      /quotes/,
    ],
    ['leaked-secrets:my plugin/.env', /`plugin\/\.env`, which is not a check/, /in quotes/],
    [
      'dev-files zip-crc no-plugin',
      /`zip-crc`, which cannot be accepted.*; it names `no-plugin`/,
      /fix the package/,
    ],
    ['a b c d e f g', /`e`, which is not a check; and 2 more mistakes$/, /from the log/],
  ])('refuses %j', (value, message, fix) => {
    const mistake = findMistake(value);
    expect(mistake.message).toMatch(message);
    expect(mistake.fix).toMatch(fix);
  });

  test('accepts nothing that makes the package unusable, or gives the key away', () => {
    const refused = Object.entries(CHECK_IDS).flatMap(([id, acceptance]) =>
      acceptance === 'no' ? [id] : [],
    );
    expect(refused).toEqual([
      'zip-unreadable',
      'zip-crc',
      'zip-structure',
      'zip-method',
      'zip-empty',
      'path-unsafe',
      'double-nested',
      'no-plugin',
      'version-missing',
      'api-key-in-package',
    ]);
    for (const id of refused) expect(() => parseAcceptFindings(`${id}:a`)).toThrow(/cannot be accepted/);
  });

  test.each(['dev-files', 'dev-files:a.sh', 'dev-files:"a b"', 'dev-files:"a,b"'])(
    'shows an entry as it is written: %s',
    (entry) => {
      expect(parseAcceptFindings(entry).map(showAccepted)).toEqual([entry]);
    },
  );
});
