import { describe, expect, test } from '@jest/globals';
import type { RepositoryPlace } from '../../../../src/action/inputs/event.ts';
import { InputMistake } from '../../../../src/action/inputs/mistake.ts';
import type { InputRow } from '../../../../src/action/inputs/reader.ts';
import { chooseRepository } from '../../../../src/action/inputs/release.ts';
import { INPUTS } from '../../../../src/action/inputs/table.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';
import { NO_ASSET_NAMES, NO_TAGS, TAGS } from '../../github/sample-names.ts';

const RUN = { isWithoutSecrets: false, isWithoutVariables: false, isCalled: false, tag: '' };

/** Parses an input; returns its value, or the problem and its fix in one text. */
function read<T>(row: InputRow<T>, value: string): T | string {
  return explain(row, () => row.parse(value, RUN));
}

function explain<T>(row: InputRow<unknown>, parse: () => T): T | string {
  try {
    return parse();
  } catch (error) {
    if (error instanceof InputMistake) return `${error.message}. ${error.fix || row.fix}`;
    throw error;
  }
}

describe('a tag', () => {
  test.each(TAGS)('can be %j', (tag) => {
    expect(read(INPUTS.tag, tag)).toEqual({ text: tag, placeholders: [] });
  });

  test.each(NO_TAGS.filter(([, tag]) => tag !== ''))('that is given cannot be %s: %j', (_why, tag) => {
    expect(read(INPUTS.tag, tag)).toMatch(
      /^(is `.*`, which )?(cannot be a tag|has braces or a placeholder other than .*)\. Write .*leave the input out/,
    );
  });

  test('is left to the action when none is given', () => {
    expect(read(INPUTS.tag, '')).toBeUndefined();
  });

  test.each([
    ['v{version}', ['version']],
    ['{version}', ['version']],
    ['{slug}/{version}', ['slug', 'version']],
    ['{slug}', ['slug']],
    ['release-{version}-of-{slug}', ['version', 'slug']],
    ['{version}{version}', ['version', 'version']],
  ])('keeps its placeholders until the package is known: %s', (text, placeholders) => {
    expect(read(INPUTS.tag, text)).toEqual({ text, placeholders });
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
    expect(() => INPUTS.tag.parse(text)).toThrow(InputMistake);
  });

  test.each(['.{version}', '-{version}', '{version}.', '{version}/', '{version}.lock', '{version}..{slug}'])(
    'is wrong around its placeholders already: %s',
    (text) => {
      expect(() => INPUTS.tag.parse(text)).toThrow(InputMistake);
    },
  );

  test('has up to 200 characters', () => {
    const text = `v${'1'.repeat(199)}`;
    expect(read(INPUTS.tag, text)).toEqual({ text, placeholders: [] });
    expect(read(INPUTS.tag, `${text}1`)).toMatch(/^cannot be a tag/);
  });

  test('is looked at in little time, however long it is', () => {
    const start = cpuNow();
    for (const part of ['.', '/', '-', 'a/', 'a.', '{', '{version}', '.lock', ' ']) {
      expect(() => INPUTS.tag.parse(part.repeat(100_000))).toThrow(InputMistake);
    }
    expect(cpuNow() - start).toBeLessThan(2000);
  });
});

describe('the name of a release asset', () => {
  test.each(['a', '7', 'tidy.zip', 'Tidy_Footer+pro-1.2.3.zip', 'a..b.zip', 'tidy', 'a.', 'Z-'])(
    'can be %s',
    (name) => {
      expect(read(INPUTS.assetName, name)).toEqual({ text: name, placeholders: [] });
    },
  );

  test.each(NO_ASSET_NAMES)('cannot be %j', (name) => {
    expect(read(INPUTS.assetName, name)).toMatch(
      /^(is `.*`, which )?cannot be the name of a release asset\. (Use only letters, digits.*`\{slug\}-\{version\}\.zip`|Write `[\w.+-]+`, or leave the input out\.)/,
    );
  });

  test('is left to the action when none is given', () => {
    expect(read(INPUTS.assetName, '')).toBeUndefined();
  });

  test.each([
    ['{slug}.zip', ['slug']],
    ['{slug}-{version}.zip', ['slug', 'version']],
    ['tidy-{version}.zip', ['version']],
    ['{version}', ['version']],
  ])('keeps its placeholders until the package is known: %s', (text, placeholders) => {
    expect(read(INPUTS.assetName, text)).toEqual({ text, placeholders });
  });

  test.each(['{name}.zip', '{Slug}.zip', '{}.zip', '{slug.zip', 'slug}.zip', '{{slug}}.zip', '-{slug}.zip'])(
    'is wrong around its placeholders already: %s',
    (text) => {
      expect(() => INPUTS.assetName.parse(text)).toThrow(InputMistake);
    },
  );

  test('has up to 200 characters', () => {
    const text = `${'a'.repeat(196)}.zip`;
    expect(read(INPUTS.assetName, text)).toEqual({ text, placeholders: [] });
    expect(() => INPUTS.assetName.parse(`a${text}`)).toThrow(InputMistake);
  });
});

describe('prerelease', () => {
  test.each([
    ['auto', 'auto'],
    ['true', 'true'],
    ['TRUE', 'true'],
    ['False', 'false'],
  ])('can be %s', (text, value) => {
    expect(read(INPUTS.prerelease, text)).toBe(value);
  });

  test.each(['', 'yes', '1', 'beta', 'true '])('cannot be %j', (text) => {
    expect(read(INPUTS.prerelease, text)).toMatch(
      /^is (`[a-z1 ]+`, )?none of `auto`, `true` and `false`\. Write one/,
    );
  });
});

describe('asset-url', () => {
  test.each(['auto', 'public', 'signed'])('can be %s', (text) => {
    expect(read(INPUTS.assetUrl, text)).toBe(text);
  });

  test.each(['', 'Public', 'private', 'true', 'https://downloads.example/a.zip'])('cannot be %j', (text) => {
    expect(read(INPUTS.assetUrl, text)).toMatch(
      /^is (`[^`]+`, )?none of `auto`, `public` and `signed`\. Write one/,
    );
  });
});

describe('the number of a workflow run', () => {
  test.each([
    ['1', 1],
    ['16543210987', 16_543_210_987],
    ['999999999999999', 999_999_999_999_999],
  ])('can be %s', (text, id) => {
    expect(read(INPUTS.artifactRunId, text)).toBe(id);
  });

  test('is that of this run when none is given', () => {
    expect(read(INPUTS.artifactRunId, '')).toBeUndefined();
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
    expect(read(INPUTS.artifactRunId, text)).toMatch(
      /^is (`[^`]+`, )?not the number of a workflow run\. .*URL of the run.*leave the input out/,
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
  const use: Parameters<typeof chooseRepository>[2] = {
    source: { kind: 'path', path: 'a.zip' },
    tag: { text: 'v1', placeholders: [] },
    isDryRun: false,
  };
  const noUse = { ...use, tag: undefined };
  const choose = (value: string, where: RepositoryPlace | undefined, wanted: typeof use) =>
    explain(INPUTS.token, () => chooseRepository(value, where, wanted));

  test.each([use, noUse])('comes with its repository: %#', (wanted) => {
    expect(choose(token, place, wanted)).toEqual({ ...place, token });
  });

  test.each([
    ['', place],
    ['', undefined],
    [token, undefined],
  ])('is of no use without its repository, and the other way round: %j', (value, where) => {
    expect(choose(value, where, noUse)).toBeUndefined();
    expect(choose(value, where, { ...use, isDryRun: true })).toBeUndefined();
  });

  const outside =
    /GitHub sets.* Outside of one, only a dry run, or `zip_url` or `upload-to: service` without `release-tag`, works\.$/;

  test.each([place, undefined])('is missed only when a release is touched: %#', (where) => {
    const text = choose('', where, use);
    expect(text).toMatch(/^is empty, .*release.*\. .*`permissions: contents: write`/);
    expect(text).toMatch(outside);
  });

  test('is needed for an artifact of another run, also in a dry run', () => {
    const source = { kind: 'artifact', name: 'package', runId: 5 } as const;
    expect(choose('', place, { source, tag: undefined, isDryRun: true })).toMatch(/^is empty/);
    expect(
      choose('', place, { source: { ...source, runId: undefined }, tag: undefined, isDryRun: true }),
    ).toBeUndefined();
  });

  test('is for a repository when a release is touched', () => {
    const text = choose(token, undefined, use);
    expect(text).toMatch(/cannot be used: `GITHUB_REPOSITORY`.* is not set or not valid\./);
    expect(text).toMatch(outside);
    expect(text).not.toContain(token);
  });

  test.each([`${token} x`, `${token}\n`, `${token}\r\nHost: a`, `${token}ä`, `${token}\u007f`, `\t${token}`])(
    'is one word of ASCII, and not shown: %j',
    (value) => {
      const text = read(INPUTS.token, value);
      expect(text).toMatch(/^contains a blank, a line break or .*ASCII\. Leave the input out/);
      expect(text).not.toContain(token);
    },
  );
});
