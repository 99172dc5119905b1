import { readFileSync } from 'node:fs';

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { parseReadme, splitLines, trimCharacters } from '../../../../src/package/wordpress/readme.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';

const readFixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/readmes/${name}`, import.meta.url));

const orderDesk = {
  name: 'Order Desk for Shops',
  stableTag: '3.10.2',
  tested: '6.8',
  requires: '6.2',
  requiresPhp: '7.4',
  lines: { requires: 5, tested: 6, requiresPhp: 7, stableTag: 8 },
  description: 'Exports the orders of a shop as CSV: on a schedule, by hand or with `wp order-desk export`.',
};

describe('readmes as they are found', () => {
  const text = readFixture('order-desk.txt').toString();

  test('a readme.txt', () => {
    expect(parseReadme(readFixture('order-desk.txt'))).toEqual({ ...orderDesk, text });
  });

  test.each([
    ['CRLF', Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['CR', Buffer.from(text.replaceAll('\n', '\r'))],
    ['a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`, 'utf16le')],
  ])('the same with %s', (_name, bytes) => {
    expect(parseReadme(bytes)).toEqual({ ...orderDesk, text });
  });

  test('a readme.md', () => {
    expect(parseReadme(readFixture('markdown.md'))).toMatchObject({
      name: 'Tidy Tables',
      stableTag: '2.0.0',
      tested: '6.8.1',
      requires: '6.4',
      requiresPhp: '8.0',
      lines: { requires: 5, tested: 6, requiresPhp: 7, stableTag: 8 },
      description: 'Tables that stay tidy on small screens.',
    });
  });

  test('one with a placeholder for its name, and headers in two groups', () => {
    const readme = parseReadme(readFixture('bold.txt'));
    expect(readme).toEqual({
      name: 'Quiet Forms',
      stableTag: 'trunk',
      tested: '6.7',
      requires: '',
      requiresPhp: '',
      lines: { stableTag: 5, tested: 6 },
      description: 'Forms without noise. Requires: nothing else.',
      text: readFixture('bold.txt').toString(),
    });
  });

  test.each([
    ['first', Buffer.concat([Buffer.from([0xff]), Buffer.from(text)])],
    ['second', Buffer.concat([Buffer.from([0x3d, 0xfe]), Buffer.from(text)])],
  ])('one with only the %s half of the mark of UTF-16 is UTF-8', (_name, bytes) => {
    expect(parseReadme(bytes)).toMatchObject({ stableTag: '3.10.2', tested: '6.8' });
    expect(parseReadme(bytes).text).toContain('\ufffd');
  });

  test('a UTF-16 file of the other byte order is not read, as in the directory', () => {
    const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
    expect(parseReadme(bytes)).toMatchObject({ stableTag: '', lines: {} });
  });
});

describe('the name', () => {
  test.each([
    ['=== My Plugin ===\nStable tag: 1', 'My Plugin', 2],
    ['\n \n0\n=== My Plugin ===\nStable tag: 1', 'My Plugin', 5],
    ['My Plugin\n=========\nStable tag: 1', 'My Plugin', 3],
    ['My Plugin\n---\n\n \nStable tag: 1', 'My Plugin', 5],
    ['# My Plugin #\n\nStable tag: 1', 'My Plugin', 3],
    ['Note: a title\nStable tag: 1', 'Note: a title', 2],
    ['Stable tag: 1', '', 1],
    ['=== Plugin Name ===\n\n== Real Name ==\nStable tag: 1', 'Real Name', 4],
    ['=== PLUGIN NAME ===\nStable tag: 1', '', 2],
    [`=== Plugin Name ===\n${'x'.repeat(49)}\nStable tag: 1`, 'x'.repeat(49), 3],
  ])('of %j is %j', (text, name, line) => {
    expect(parse(text)).toMatchObject({ name, stableTag: '1', lines: { stableTag: line } });
  });

  test('is not a line of 50 bytes below the placeholder: that is the description', () => {
    const line = `${'x'.repeat(48)}é`;
    expect(parse(`=== Plugin Name ===\n${line}\nStable tag: 1`)).toMatchObject({
      name: '',
      stableTag: '',
      description: `${line} Stable tag: 1`,
    });
  });
});

describe('the headers', () => {
  test.each([
    ['in any case', 'STABLE TAG: 1\ntested UP to: 6.5', { stableTag: '1', tested: '6.5' }],
    ['with marks of lists and bold text', '* Stable tag: 1\n- **Tested up to:** 6.5 **\n', { tested: '6.5' }],
    ['with blanks before the colon', 'Stable tag \t:1', { stableTag: '1' }],
    ['under their short names', 'Requires: 6.1\nTested: 6.5', { requires: '6.1', tested: '6.5' }],
    ['after those that are not known', 'Colour: red\nconstructor: x\nStable tag: 1', { stableTag: '1' }],
    ['after empty lines', 'Tags: a\n\n0\n\nStable tag: 1', { stableTag: '1' }],
    [
      'after empty lines and one that is known',
      'Tags: a\n\nLicense: b\nX: y\nStable tag: 1',
      { stableTag: '1' },
    ],
    [
      'whose last duplicate wins',
      'Stable tag: 1\nStable tag: 2',
      { stableTag: '2', lines: { stableTag: 3 } },
    ],
    ['whose last name wins', 'Tested up to: 6.1\nTested: 6.2', { tested: '6.2', lines: { tested: 3 } }],
    [
      'whose last duplicate is empty',
      'Stable tag: 1\nStable tag:',
      { stableTag: '', lines: { stableTag: 3 } },
    ],
    ['whose last duplicate is dropped', 'Tested: 6.5\nTested: 6', { tested: '', lines: { tested: 3 } }],
    ['after one without a key', ': x\nStable tag: 1', { stableTag: '1' }],
    ['after one with marks in its value', 'Colour: #0f0 = green\nStable tag: 1', { stableTag: '1' }],
    ['whose value has a colon', 'Stable tag: 1:2', { stableTag: '12' }],
  ])('are read %s', (_name, headers, expected) => {
    expect(parse(`=== A ===\n${headers}`)).toMatchObject(expected);
  });

  test.each([
    'Contributors',
    'Donate link',
    'License',
    'License URI',
    'Requires',
    'Requires at least',
    'Requires PHP',
    'Tags',
    'Tested',
    'Tested up to',
  ])('may go on with %s after an empty line', (key) => {
    expect(parse(`=== A ===\nTags: a\n\n${key}: b\nStable tag: 1`).stableTag).toBe('1');
  });

  test.each([
    ['a sentence', 'Tags: a\nA sentence.\nStable tag: 1'],
    ['a section', 'Tags: a\n== Notes: more ==\nStable tag: 1'],
    ['a Markdown heading', 'Tags: a\n# Notes: more\nStable tag: 1'],
    ['a line of blanks', 'Tags: a\n \nStable tag: 1'],
    ['a key that is not known after an empty line', 'Tags: a\n\nNote: this.\nStable tag: 1'],
  ])('end at %s', (_name, headers) => {
    expect(parse(`=== A ===\n${headers}`)).toMatchObject({ stableTag: '', lines: {} });
  });

  test.each([
    ['1.2.3', '1.2.3'],
    ['"trunk"', 'trunk'],
    [`'1.2.3"`, '1.2.3'],
    ['tags/1.2', '1.2'],
    ['/TAGS/1.2', '1.2'],
    ['tags/tags/1', 'tags1'],
    ['a/tags/1', 'atags1'],
    ['.5', '0.5'],
    ['1.0 (beta+2)', '1.0beta2'],
    ['1_0-RC.1é', '1_0-RC.1'],
    ['0', ''],
    ['', ''],
  ])('the stable tag %j is %j', (value, stableTag) => {
    expect(parse(`=== A ===\nStable tag: ${value}`).stableTag).toBe(stableTag);
  });

  test.each([
    ['6.5', '6.5', '6.5', '6.5'],
    ['6.5.10', '6.5.10', '6.5.10', '6.5.10'],
    ['10.1', '10.1', '10.1', '10.1'],
    ['WordPress 6.5', '6.5', '6.5', ''],
    ['wp6.5', '6.5', '6.5', ''],
    ['6.5-RC2', '6.5', '6.5', ''],
    ['6.5 - RC2', '', '', ''],
    ['6.5+', '', '6.5', ''],
    ['WORDPRESS wordPress 6.5 Wp wP', '6.5', '6.5', ''],
    ['+6.5 OR higher or HIGHER AND above and ABOVE+', '', '6.5', ''],
    ['6.5 or Higher', '', '6.5', ''],
    ['6.5 and above', '', '6.5', ''],
    ['6.15', '', '', '6.15'],
    ['6', '', '', ''],
    ['6.5.1.2', '', '', ''],
    ['6.5.', '', '', ''],
    ['.5', '', '', ''],
    ['6.x', '', '', ''],
    ['٦.٥', '', '', ''],
    ['0', '', '', ''],
  ])('the version %j is %j tested, %j required, %j as PHP', (value, tested, requires, requiresPhp) => {
    expect(parse(`=== A ===\nTested: ${value}\nRequires: ${value}\nRequires PHP: ${value}`)).toMatchObject({
      tested,
      requires,
      requiresPhp,
      lines: { tested: 2, requires: 3, requiresPhp: 4 },
    });
  });
});

test.each([
  ['One.\nTwo. \n\n0\n Three.\n\n== Description ==\nNo.', 'One. Two.   Three.'],
  ['One.\n= Two =\n### Three', 'One. = Two ='],
  ['One.\n ## Two', 'One.'],
  ['a == b\nc ## d', 'a == b c ## d'],
  ['== Description ==\nNo.', ''],
  ['', ''],
])('the description of %j is %j', (text, description) => {
  expect(parse(`=== A ===\nTags: a\n\n${text}`).description).toBe(description);
});

test('lines end where the directory sees them end', () => {
  expect(splitLines('a\nb\r\nc\rd\ve\ff\u0085g\u2028h\u2029i\n\rj')).toEqual(
    'a,b,c,d,e,f,g,h,i,,j'.split(','),
  );
});

test('characters are trimmed from the ends only', () => {
  expect(trimCharacters('-=a-=b=-', '=-')).toBe('a-=b');
  expect(trimCharacters('===', '=')).toBe('');
  expect(trimCharacters(' a ', '=')).toBe(' a ');
});

describe('whatever the bytes are', () => {
  test('they are read, as Unicode text with one kind of line end', () => {
    const part = fc.constantFrom(
      '=== A ===',
      '\n',
      '\r',
      'Stable tag:',
      'Tested:',
      '1',
      '.',
      '\0',
      '=',
      '#',
      ':',
    );
    const bytes = fc.oneof(
      fc.uint8Array(),
      fc.uint8Array().map((some) => Buffer.concat([Buffer.from([0xff, 0xfe]), some])),
      fc.array(part).map((parts) => Buffer.from(parts.join(''))),
    );
    fc.assert(
      fc.property(bytes, (some) => {
        const { text, name, stableTag } = parseReadme(some);
        expect(text).not.toMatch(/[\r\v\f\u0085\u2028\u2029]/);
        expect(text.isWellFormed()).toBe(true);
        expect(name).not.toContain('\n');
        expect(stableTag).toMatch(/^[a-z0-9_.-]*$/i);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['empty lines', '\n'.repeat(1_000_000)],
    ['blanks', ' '.repeat(1_000_000)],
    ['headers', 'Stable tag: 1\n'.repeat(75_000)],
    ['lines of text', `=== A ===\n${'x\n'.repeat(500_000)}`],
    ['a key', `${'Stable tag '.repeat(100_000)}: 1`],
    ['a stable tag of quotes', `=== A ===\nStable tag: ${`"'x`.repeat(350_000)}`],
    ['a version of blanks', `=== A ===\nTested: 6${' '.repeat(1_000_000)}.5`],
    ['a version of phrases', `=== A ===\nRequires: ${'WoWPrdPress+or higher'.repeat(50_000)}`],
    ['a version of digits', `=== A ===\nRequires PHP: ${'1.'.repeat(500_000)}x`],
  ])('1 MB of %s take no time to speak of', (_name, text) => {
    const startMs = cpuNow();
    parse(text);
    // Below 400 ms when linear, many minutes when quadratic.
    expect(cpuNow() - startMs).toBeLessThan(3000);
  });
});

function parse(text: string) {
  return parseReadme(Buffer.from(text));
}
