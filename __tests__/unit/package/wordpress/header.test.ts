import { readFileSync } from 'node:fs';

import { describe, expect, test } from '@jest/globals';

import { HEADER_BYTES, isPluginHeader, parsePluginHeader } from '../../../../src/package/wordpress/header.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';

type Value = string | { readonly b64: string };

interface Truth {
  readonly files: readonly {
    readonly file: string;
    readonly note: string;
    readonly is_plugin: boolean;
    readonly headers: Readonly<Record<string, Value>>;
  }[];
}

const fixtures = new URL('../../../fixtures/truth/', import.meta.url);
const truth = JSON.parse(readFileSync(new URL('headers.json', fixtures), 'utf8')) as Truth;

const wordPressKeys = {
  name: 'Name',
  pluginUri: 'PluginURI',
  version: 'Version',
  description: 'Description',
  author: 'Author',
  authorUri: 'AuthorURI',
  textDomain: 'TextDomain',
  domainPath: 'DomainPath',
  network: 'Network',
  requiresWordPress: 'RequiresWP',
  requiresPhp: 'RequiresPHP',
  updateUri: 'UpdateURI',
  requiresPlugins: 'RequiresPlugins',
  siteWideOnly: '_sitewide',
} as const;

describe('files that WordPress 7.1 has read', () => {
  test('are all there', () => {
    expect(truth.files).toHaveLength(35);
  });

  test.each(truth.files)('$file: $note', ({ file, headers, is_plugin: isPlugin }) => {
    const header = parsePluginHeader(readFileSync(new URL(`headers/${file}`, fixtures)));
    const expected = Object.entries(wordPressKeys).map(([field, key]) => [field, decode(headers[key])]);
    expect(header).toEqual(Object.fromEntries(expected));
    expect(isPluginHeader(header)).toBe(isPlugin);
  });
});

test('a form feed ends a value only in front of a comment end', () => {
  expect(parse('Version: 1\f').version).toBe('1\f');
  expect(parse('Version: 1\f*/').version).toBe('1');
});

test('bytes after the limit are not read', () => {
  const filler = '\n'.repeat(HEADER_BYTES - 'Version: 1'.length);
  expect(parse(`${filler}Version: 12`).version).toBe('1');
});

test.each([
  ['prefix characters', '*'.repeat(HEADER_BYTES)],
  ['blanks', ' '.repeat(HEADER_BYTES)],
  ['headers on one line', 'Version:'.repeat(HEADER_BYTES / 8)],
  ['a value of blanks', `Version:x${' '.repeat(HEADER_BYTES - 10)}x`],
  ['a value of half comment ends', `Version:${' *'.repeat(HEADER_BYTES / 2)}`],
  ['open tags', '<?'.repeat(HEADER_BYTES / 2)],
  ['empty lines', '\r'.repeat(HEADER_BYTES)],
])('8 KB of %s take no time to speak of', (_name, text) => {
  const startMs = cpuNow();
  parse(text);
  // Below 2 ms when linear, for ever when exponential; between them is room for a slow machine.
  expect(cpuNow() - startMs).toBeLessThan(1000);
});

function parse(text: string) {
  return parsePluginHeader(Buffer.from(text, 'latin1'));
}

function decode(value: Value | undefined): string | undefined {
  return typeof value === 'object' ? Buffer.from(value.b64, 'base64').toString('utf8') : value;
}
