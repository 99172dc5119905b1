import { describe, expect, test } from '@jest/globals';
import {
  acceptFindings,
  type AcceptedFinding,
  parseAcceptFindings,
  showAccepted,
} from '../../../src/inputs/accept-findings.ts';
import { InputMistake } from '../../../src/inputs/mistake.ts';
import { CHECK_IDS, type CheckId } from '../../../src/plugin/check-ids.ts';
import type { Finding } from '../../../src/plugin/finding.ts';

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

  test('takes the former name of a check', () => {
    expect(parseAcceptFindings('left-overs:a.sh', { 'left-overs': 'dev-files' })).toEqual([
      { id: 'dev-files', path: 'a.sh' },
    ]);
  });

  test.each([
    ['dev-file', /names `dev-file`, which is no check/, /^Did you mean `dev-files`\?$/],
    ['DEV_FILES', /`DEV_FILES`, which is no check/, /`dev-files`/],
    ['leaked-secret:a/.env', /`leaked-secret:a\/\.env`, which is no check/, /`leaked-secrets`/],
    ['secrets:a', /`secrets:a`, which is no check/, /`leaked-secrets`/],
    ['toString', /`toString`, which is no check/, /Copy the name of the check from the log/],
    ['x'.repeat(100_000), /^names `x{200}…`, which is no check$/, /from the log/],
    [':a', /`:a`, which is no check/, /from the log/],
    ['leaked-secrets', /names `leaked-secrets` without a path/, /`leaked-secrets:my-plugin\/file\.php`/],
    ['symlink', /names `symlink` without a path/, /Name each file/],
    ['required-file-missing', /without a path/, /Name each file/],
    ['dev-files:', /`dev-files:`, whose path is empty/, /as the log shows it/],
    ['dev-files:""', /whose path is empty/, /as the log shows it/],
    [
      'dev-files:"a b',
      /`dev-files:"a`, whose path begins with a quote that does not end; it names `b`/,
      /quotes/,
    ],
    ['leaked-secrets:my plugin/.env', /`plugin\/\.env`, which is no check/, /in quotes/],
    [
      'dev-files zip-crc no-plugin',
      /`zip-crc`, which cannot be accepted.*; it names `no-plugin`/,
      /fix the package/,
    ],
    ['a b c d e f g', /`e`, which is no check; and 2 more mistakes$/, /from the log/],
  ])('refuses %j', (value, message, fix) => {
    const mistake = findMistake(value);
    expect(mistake.message).toMatch(message);
    expect(mistake.fix).toMatch(fix);
  });

  test('accepts nothing that makes the package unusable', () => {
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

function find(id: CheckId, file?: string, files?: readonly string[]): Finding {
  return { id, severity: 'error', message: '', effect: '', fix: '', file, files };
}

function accept(finding: Finding, ...entries: readonly string[]): boolean | undefined {
  const accepted = entries.flatMap((entry): readonly AcceptedFinding[] => parseAcceptFindings(entry));
  return acceptFindings([finding], accepted).findings[0]?.accepted;
}

describe('a finding is accepted', () => {
  test('by its check, whatever it is about', () => {
    expect(accept(find('dev-files', 'a/b.sh'), 'dev-files')).toBe(true);
    expect(accept(find('macosx'), 'macosx')).toBe(true);
    expect(accept(find('macosx'), 'dev-files')).toBe(false);
    expect(accept(find('macosx'))).toBe(false);
  });

  test('by its file, and by no other', () => {
    expect(accept(find('dev-files', 'a/b.sh'), 'dev-files:a/b.sh')).toBe(true);
    expect(accept(find('dev-files', 'a/b.sh'), 'dev-files:a/B.sh', 'dev-files:a/')).toBe(false);
    expect(accept(find('macosx'), 'macosx:a')).toBe(false);
  });

  test('when each of its files is', () => {
    const finding = find('symlink', 'a/b', ['a/b', 'a/c']);
    expect(accept(finding, 'symlink:a/b')).toBe(false);
    expect(accept(finding, 'symlink:a/c', 'symlink:a/b')).toBe(true);
  });
});

test('what is accepted comes last, and what does not occur is told', () => {
  const accepted = parseAcceptFindings('leaked-secrets:a/.env macosx leaked-secrets:a/c');
  const found = [find('leaked-secrets', 'a/.env'), find('leaked-secrets', 'a/b'), find('dev-files', 'a/x')];
  const { findings, unused } = acceptFindings(found, accepted);
  expect(findings.map(({ file, accepted: isFine }) => [file, isFine])).toEqual([
    ['a/b', false],
    ['a/x', false],
    ['a/.env', true],
  ]);
  expect(unused.map(showAccepted)).toEqual(['macosx', 'leaked-secrets:a/c']);
});
