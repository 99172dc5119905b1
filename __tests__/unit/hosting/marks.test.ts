import { describe, expect, test } from '@jest/globals';

import { addMark, cutNotes, hasMark, readMarks, removeMarks } from '../../../src/hosting/marks.ts';
import { cpuNow } from '../../fixtures/cpu-time.ts';

const ONE = { value: 'a'.repeat(24), assetName: 'tidy-footer.zip' };
const OTHER = { value: '0123456789abcdef', assetName: undefined };

describe('the mark of a run', () => {
  test('is found in the order of writing, and removed without a trace', () => {
    const body = addMark(addMark('* Tidier.', ONE), OTHER);
    expect(body).toBe(
      `* Tidier.\n\n<!-- publish-wordpress-plugin: ${ONE.value} tidy-footer.zip -->\n\n<!-- publish-wordpress-plugin: 0123456789abcdef -->`,
    );
    expect(readMarks(body)).toEqual([ONE, OTHER]);
    expect([ONE, OTHER, { ...ONE, value: 'b'.repeat(24) }].map((mark) => hasMark(body, mark))).toEqual([
      true,
      true,
      false,
    ]);
    expect(removeMarks(body)).toBe('* Tidier.');
  });

  test('is all that notes hold which are generated later', () => {
    expect(removeMarks(addMark('', ONE))).toBe('');
    expect(removeMarks(`${addMark('', ONE)}\n\n**Full Changelog**: x`)).toBe('**Full Changelog**: x');
  });

  test('leaves what people wrote around it', () => {
    expect(removeMarks(`One.\r\n\r\n${addMark('', ONE)}\r\n\r\nTwo.`)).toBe('One.\n\nTwo.');
    expect(removeMarks('One.  \n\n\n<!-- publish-wordpress-plugin -->\n')).toBe(
      'One.  \n\n\n<!-- publish-wordpress-plugin -->\n',
    );
  });

  test.each([
    ['another comment', '<!-- note: 0123456789abcdef -->'],
    ['a short value', '<!-- publish-wordpress-plugin: 0123456789abcde -->'],
    ['a value that is no hex', '<!-- publish-wordpress-plugin: 0123456789ABCDEF -->'],
    ['a comment that goes on', '<!-- publish-wordpress-plugin: 0123456789abcdef a.zip b.zip -->'],
    ['a comment over two lines', '<!-- publish-wordpress-plugin:\n0123456789abcdef -->'],
  ])('is not %s', (_name, body) => {
    expect(readMarks(body)).toEqual([]);
  });

  test('is found in hostile notes in no time', () => {
    const begun = '<!-- publish-wordpress-plugin: 0123456789abcdef ';
    const bodies = [
      begun.repeat(2_500),
      begun + ' '.repeat(120_000),
      '\n'.repeat(120_000),
      '<!--'.repeat(30_000),
    ];
    const startMs = cpuNow();
    for (const body of bodies) removeMarks(body);
    expect(cpuNow() - startMs).toBeLessThan(1_000);
  });
});

test('notes are cut so that they have room for the marks of some runs', () => {
  const name = `${'x'.repeat(250)}.zip`;
  let body = cutNotes('ü'.repeat(200_000));
  for (let run = 0; run < 6; run += 1) body = addMark(body, { ...ONE, assetName: name });
  expect(body.length).toBeLessThanOrEqual(125_000);
  expect(cutNotes(`One.\n\n${addMark('', ONE)}`)).toBe('One.');
});
