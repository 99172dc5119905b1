import { describe, expect, test } from '@jest/globals';

import {
  addMark,
  createMark,
  cutNotes,
  readMark,
  removeMarks,
} from '../../../../src/github/hosting/marks.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';

const SHA256 = '0f'.repeat(32);
const ONE = { runId: '7001', assetName: 'tidy-footer.zip', sha256: SHA256, writtenS: 1_795_168_800 };
const OTHER = { ...ONE, runId: 'abcdef0123456789abcdef01', assetName: 'b.zip' };
const TEXT = `<!-- publish-wordpress-plugin: 7001 tidy-footer.zip ${SHA256} 1795168800 -->`;

describe('the mark of a run', () => {
  test('has the id of the run, the asset, its SHA-256 and the time; there is one at a time', () => {
    const body = addMark('* Tidier.', OTHER);
    expect(readMark({ body })).toEqual(OTHER);
    expect(addMark(body, ONE)).toBe(`* Tidier.\n\n${TEXT}`);
    expect(readMark({ body: addMark(body, ONE) })).toEqual(ONE);
    expect(removeMarks(body)).toBe('* Tidier.');
  });

  test('is the same in each attempt of a run but for its time, and random outside of workflows', () => {
    const spec = { assetName: ONE.assetName, file: { path: '', sizeBytes: 1, sha256: SHA256 } };
    const clock = { now: () => 0, wallNow: () => 1_795_168_800_999, sleep: () => Promise.resolve() };
    const ports = { clock, randomHex: (bytes: number) => 'ab'.repeat(bytes) };
    expect(createMark(spec, { runId: '7001' }, ports)).toEqual(ONE);
    expect(createMark(spec, {}, ports)).toEqual({ ...ONE, runId: 'ab'.repeat(12) });
  });

  test('is the first one, because notes that GitHub generates follow it', () => {
    expect(readMark({ body: `${addMark('', ONE)}\n\n${addMark('By somebody.', OTHER)}` })).toEqual(ONE);
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
    ['another comment', TEXT.replace('publish-wordpress-plugin', 'note')],
    ['a short digest', TEXT.replace('0f0f ', '0f ').replace(SHA256, SHA256.slice(2))],
    ['a digest that is no hex', TEXT.replace(SHA256, SHA256.toUpperCase())],
    ['one without an asset', TEXT.replace('tidy-footer.zip ', '')],
    ['one with a path', TEXT.replace('tidy-footer.zip', '../a.zip')],
    ['one without a time', TEXT.replace(' 1795168800', '')],
    ['a comment that goes on', TEXT.replace(' -->', ' b.zip -->')],
    ['a comment over two lines', TEXT.replace(': 7001', ':\n7001')],
  ])('is not %s', (_name, body) => {
    expect(readMark({ body })).toBeUndefined();
  });

  test('is found in hostile notes in no time', () => {
    const begun = '<!-- publish-wordpress-plugin: 7001 a.zip ';
    const bodies = [
      begun.repeat(2_500),
      begun + ' '.repeat(120_000),
      begun + '0'.repeat(120_000),
      '\n'.repeat(120_000),
      '<!--'.repeat(30_000),
    ];
    const startMs = cpuNow();
    for (const body of bodies) removeMarks(body);
    expect(cpuNow() - startMs).toBeLessThan(1_000);
  });
});

test('notes are cut so that they have room for a mark', () => {
  const assetName = `${'x'.repeat(250)}.zip`;
  const mark = { ...ONE, runId: '9'.repeat(24), assetName };
  expect(addMark(cutNotes('ü'.repeat(200_000)), mark).length).toBeLessThanOrEqual(125_000);
  expect(cutNotes(`One.\n\n${addMark('', ONE)}`)).toBe('One.');
});
