import { describe, expect, test } from '@jest/globals';
import { InputMistake } from '../../../src/inputs/mistake.ts';

import type { RepositoryPlace } from '../../../src/inputs/event.ts';
import {
  isAssetName,
  isTag,
  parseAssetName,
  parseAssetUrl,
  parsePrerelease,
  parseReleaseTag,
  parseRunId,
  parseToken,
} from '../../../src/inputs/release-rules.ts';
import { cpuNow } from '../../fixtures/cpu-time.ts';

/** What is wrong with a value and how to mend it, in one text. */
function explain(parse: () => unknown): string {
  try {
    parse();
  } catch (error) {
    if (error instanceof InputMistake) return `${error.message}. ${error.fix}`;
    throw error;
  }
  throw new Error('The value was taken.');
}

// `git check-ref-format refs/tags/…` takes these.
const tags = [
  'v1.2.3',
  '1.2.3',
  '1',
  'v1.2.3-beta.2+5',
  'my-plugin@1.2.3',
  'release/1.2.3',
  'a/b/c.d',
  'a/-b',
  'a./b',
  'größe-1.0',
  '版本1',
  '🎉1.0',
  'x.locked',
  '1.0.LOCK',
  'lock',
  'refs',
  'tags/refs/1.0',
  'HEAD-1',
  '$1#2%3&4(5)=6',
  `a"b'c\`d`,
];

// It refuses these up to the at sign; the others no command of Git makes, or nobody can see what they are.
const noTags: readonly (readonly [why: string, tag: string])[] = [
  ['nothing', ''],
  ['a dot', '.'],
  ['two dots', 'a..b'],
  ['a dot at the beginning', '.a'],
  ['a dot at the beginning of a part', 'a/.b'],
  ['a dot at the end', 'v1.'],
  ['a slash', '/'],
  ['a slash at the beginning', '/a'],
  ['a slash at the end', 'a/'],
  ['an empty part', 'a//b'],
  ['.lock at the end', 'v1.lock'],
  ['.lock at the end of a part', 'v1.lock/b'],
  ['a blank', 'v 1'],
  ['a tab', 'v\t1'],
  ['a line feed', 'v1\nv2'],
  ['a line feed at the end', 'v1\n'],
  ['a NUL', 'v\u00001'],
  ['a DEL', 'v\u007f1'],
  ['a tilde', 'a~1'],
  ['a caret', 'a^1'],
  ['a colon', 'a:b'],
  ['a question mark', 'a?'],
  ['an asterisk', 'v*'],
  ['an opening bracket', 'a[b'],
  ['a backslash', 'a\\b'],
  ['an at sign before a brace', 'a@{1'],
  ['an at sign', '@'],
  ['what looks like an option', '-d'],
  ['what looks like a whole ref', 'refs/tags/v1'],
  ['a no-break space', 'v\u00a01'],
  ['a zero-width space', 'v\u200b1'],
  ['a bidi control', 'v\u202e1'],
  ['half a character', 'v\ud8001'],
];

describe('a tag', () => {
  test.each(tags)('can be %j', (tag) => {
    expect(isTag(tag)).toBe(true);
    expect(parseReleaseTag(tag)).toEqual({ text: tag, placeholders: [] });
  });

  test.each(noTags)('cannot be %s: %j', (_why, tag) => {
    expect(isTag(tag)).toBe(false);
  });

  test.each(noTags.filter(([, tag]) => tag !== ''))('that is given cannot be %s: %j', (_why, tag) => {
    expect(explain(() => parseReleaseTag(tag))).toMatch(
      /^(cannot be a tag|has braces besides those of .*)\. .*`v\{version\}`.*leave the input out/,
    );
  });

  test('is left to the action when none is given', () => {
    expect(parseReleaseTag('')).toBeUndefined();
  });

  test.each([
    ['v{version}', ['version']],
    ['{version}', ['version']],
    ['{slug}/{version}', ['slug', 'version']],
    ['{slug}', ['slug']],
    ['release-{version}-of-{slug}', ['version', 'slug']],
    ['{version}{version}', ['version', 'version']],
  ])('keeps its placeholders until the package is known: %s', (text, placeholders) => {
    expect(parseReleaseTag(text)).toEqual({ text, placeholders });
  });

  test.each([
    '{Version}',
    'v{ver}',
    'v{}',
    'v{ version }',
    'v${version}}',
    'v{version',
    'v}version{',
    '{{version}}',
    'v{version|slug}',
    'v{constructor}',
    'v{__proto__}',
  ])('has no other braces than those of its placeholders: %s', (text) => {
    expect(() => parseReleaseTag(text)).toThrow(InputMistake);
  });

  test.each(['.{version}', '-{version}', '{version}.', '{version}/', '{version}.lock', '{version}..{slug}'])(
    'is wrong around its placeholders already: %s',
    (text) => {
      expect(() => parseReleaseTag(text)).toThrow(InputMistake);
    },
  );

  test('has up to 200 characters', () => {
    const text = `v${'1'.repeat(199)}`;
    expect(parseReleaseTag(text)).toEqual({ text, placeholders: [] });
    expect(explain(() => parseReleaseTag(`${text}1`))).toMatch(/^cannot be a tag/);
  });

  test('is looked at in little time, however long it is', () => {
    const start = cpuNow();
    for (const part of ['.', '/', '-', 'a/', 'a.', '{', '{version}', '.lock', ' ']) {
      expect(() => parseReleaseTag(part.repeat(100_000))).toThrow(InputMistake);
    }
    expect(cpuNow() - start).toBeLessThan(2000);
  });
});

describe('the name of a release asset', () => {
  test.each(['a', '7', 'tidy.zip', 'Tidy_Footer+pro-1.2.3.zip', 'a..b.zip', 'tidy', 'a.', 'Z-'])(
    'can be %s',
    (name) => {
      expect(isAssetName(name)).toBe(true);
      expect(parseAssetName(name)).toEqual({ text: name, placeholders: [] });
    },
  );

  test.each([
    '.zip',
    '-a.zip',
    '_a.zip',
    '+a.zip',
    'tidy footer.zip',
    'größe.zip',
    'build/tidy.zip',
    '..\\tidy.zip',
    'a@1.zip',
    'a:b.zip',
    'a,b.zip',
    '~a.zip',
    'a\n.zip',
    'a.zip\n',
    'a\u0000.zip',
    'a?name=b.zip',
    'a%2f.zip',
    'ａ.zip',
  ])('cannot be %j', (name) => {
    expect(isAssetName(name)).toBe(false);
    expect(explain(() => parseAssetName(name))).toMatch(
      /^cannot be the name of a release asset\. Use only letters, digits.*`\{slug\}-\{version\}\.zip`/,
    );
  });

  test('is left to the action when none is given, and is never nothing', () => {
    expect(parseAssetName('')).toBeUndefined();
    expect(isAssetName('')).toBe(false);
  });

  test.each([
    ['{slug}.zip', ['slug']],
    ['{slug}-{version}.zip', ['slug', 'version']],
    ['tidy-{version}.zip', ['version']],
    ['{version}', ['version']],
  ])('keeps its placeholders until the package is known: %s', (text, placeholders) => {
    expect(parseAssetName(text)).toEqual({ text, placeholders });
  });

  test.each(['{name}.zip', '{Slug}.zip', '{}.zip', '{slug.zip', 'slug}.zip', '{{slug}}.zip', '-{slug}.zip'])(
    'is wrong around its placeholders already: %s',
    (text) => {
      expect(() => parseAssetName(text)).toThrow(InputMistake);
    },
  );

  test('has up to 200 characters', () => {
    const text = `${'a'.repeat(196)}.zip`;
    expect(parseAssetName(text)).toEqual({ text, placeholders: [] });
    expect(() => parseAssetName(`a${text}`)).toThrow(InputMistake);
  });
});

describe('prerelease', () => {
  test.each([
    ['auto', 'auto'],
    ['true', 'true'],
    ['TRUE', 'true'],
    ['False', 'false'],
  ])('can be %s', (text, value) => {
    expect(parsePrerelease(text)).toBe(value);
  });

  test.each(['', 'yes', '1', 'beta', 'true '])('cannot be %j', (text) => {
    expect(explain(() => parsePrerelease(text))).toMatch(
      /^is none of `auto`, `true` and `false`\. Write one/,
    );
  });
});

describe('asset-url', () => {
  test.each(['auto', 'public', 'signed'])('can be %s', (text) => {
    expect(parseAssetUrl(text)).toBe(text);
  });

  test.each(['', 'Public', 'private', 'true', 'https://downloads.example/a.zip'])('cannot be %j', (text) => {
    expect(explain(() => parseAssetUrl(text))).toMatch(
      /^is none of `auto`, `public` and `signed`\. Write one/,
    );
  });
});

describe('the number of a workflow run', () => {
  test.each([
    ['1', 1],
    ['16543210987', 16_543_210_987],
    ['999999999999999', 999_999_999_999_999],
  ])('can be %s', (text, id) => {
    expect(parseRunId(text)).toBe(id);
  });

  test('is that of this run when none is given', () => {
    expect(parseRunId('')).toBeUndefined();
  });

  test.each([
    '0',
    '-1',
    '+1',
    '01',
    '1.0',
    '1e3',
    '0x10',
    '1_000',
    ' 1',
    '1\n',
    '1/../2',
    '١٢٣',
    'latest',
    '${{ github.run_id }}',
    '1000000000000000',
  ])('cannot be %j', (text) => {
    expect(explain(() => parseRunId(text))).toMatch(
      /^is not the number of a workflow run\. .*URL of the run.*leave the input out/,
    );
  });
});

describe('the token', () => {
  const token = 'ghs_0123456789abcdef';
  const place: RepositoryPlace = {
    apiUrl: new URL('https://api.github.example'),
    serverUrl: new URL('https://github.example'),
    owner: 'owner',
    name: 'plugin',
    sha: 'f'.repeat(40),
  };

  test.each([true, false])('comes with its repository (a release is touched: %s)', (isNeeded) => {
    expect(parseToken(token, { place, isNeeded })).toEqual({ ...place, token });
  });

  test.each([
    ['', place],
    ['', undefined],
    [token, undefined],
  ])('is of no use without its repository, and the other way round: %j', (value, where) => {
    expect(parseToken(value, { place: where, isNeeded: false })).toBeUndefined();
  });

  const outside =
    /GitHub sets.* Outside of one, only a dry run, or `zip_url` without `release-tag`, works\.$/;

  test.each([place, undefined])('is missed only when a release is touched: %#', (where) => {
    const text = explain(() => parseToken('', { place: where, isNeeded: true }));
    expect(text).toMatch(/^is empty, .*release.*\. .*`permissions: contents: write`/);
    expect(text).toMatch(outside);
  });

  test('is for a repository when a release is touched', () => {
    const text = explain(() => parseToken(token, { place: undefined, isNeeded: true }));
    expect(text).toMatch(/`GITHUB_REPOSITORY`.* does not tell it\./);
    expect(text).toMatch(outside);
    expect(text).not.toContain(token);
  });

  test.each([`${token} x`, `${token}\n`, `${token}\r\nHost: a`, `${token}ä`, `${token}\u007f`, `\t${token}`])(
    'is one word of ASCII, and not shown: %j',
    (value) => {
      for (const isNeeded of [true, false]) {
        const text = explain(() => parseToken(value, { place, isNeeded }));
        expect(text).toMatch(/^contains a blank, a line break or .*ASCII\. Leave the input out/);
        expect(text).not.toContain(token);
      }
    },
  );
});
