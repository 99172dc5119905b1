import { describe, expect, test } from '@jest/globals';

import { describeContent } from '../../../src/shared/file-type.ts';
import { cpuNow } from '../../fixtures/cpu-time.ts';

const describeText = (text: string) => describeContent(Buffer.from(text, 'latin1'));

test.each(['PK\x03\x04', `PK\x03\x04${'x'.repeat(100)}`, `PK\x05\x06${'\0'.repeat(18)}`])(
  'a ZIP, even one without files, is nothing else: %j',
  (text) => {
    expect(describeText(text)).toBeUndefined();
  },
);

test.each<[name: string, text: string, kind: string, what: RegExp]>([
  ['nothing', '', 'empty', /an empty file/],
  ['a web page', '<!doctype html>', 'web-page', /web page/],
  ['a web page after blanks', '\r\n\t <html>', 'web-page', /web page/],
  ['a web page after a byte order mark', '\xef\xbb\xbf\n<html>', 'web-page', /web page/],
  ['PHP code', '<?php echo 1;', 'text', /PHP code/],
  ['XML', '<?xml version="1.0"?>', 'text', /XML/],
  ['JSON', '{"message":"Not Found"}', 'json', /JSON/],
  ['a pointer of Git LFS', 'version https://git-lfs.github.com/spec/v1\n', 'pointer', /Git LFS/],
  ['gzip', '\x1f\x8b\x08', 'archive', /gzip/],
  ['RAR', 'Rar!\x1a\x07', 'archive', /RAR/],
  ['7z', '7z\xbc\xaf\x27\x1c', 'archive', /7z/],
  ['bzip2', 'BZh9', 'archive', /bzip2/],
  ['xz', '\xfd7zXZ\0', 'archive', /xz/],
  ['Zstandard', '\x28\xb5\x2f\xfd', 'archive', /Zstandard/],
  ['tar', `${'a.txt'.padEnd(257, '\0')}ustar\0`, 'archive', /tar/],
  ['tar with a ZIP in it', `${'a.zip'.padEnd(257, '\0')}ustar\0PK\x03\x04`, 'archive', /tar/],
  ['a ZIP after a warning', '<b>Warning</b>: x\nPK\x03\x04', 'prefixed', /18 other bytes come before it/],
  ['a ZIP after a line end', '\nPK\x03\x04', 'prefixed', /1 other byte comes before it/],
  ['a ZIP after a byte order mark', '\xef\xbb\xbfPK\x03\x04', 'prefixed', /3 other bytes/],
  ['a program', 'MZ\x90', 'unknown', /first bytes are not those of a ZIP/],
  ['a beginning that is cut', 'PK\x03', 'unknown', /or only a part of one/],
  ['other letters after PK', 'PK\x07\x08', 'unknown', /not a ZIP/],
  ['blanks', ' \n', 'unknown', /not a ZIP/],
])('%s', (_name, text, kind, what) => {
  const found = describeText(text);
  expect(found).toEqual({
    kind,
    what: expect.stringMatching(what),
    fix: expect.stringMatching(/^[A-Z].*\.$/),
  });
});

describe('a long content', () => {
  test('of one kind of byte takes no time', () => {
    const startMs = cpuNow();
    for (const byte of [' ', '\n', 'P', '\xef'])
      expect(describeContent(Buffer.alloc(64 * 1024, byte, 'latin1'))?.kind).toBe('unknown');
    expect(cpuNow() - startMs).toBeLessThan(1000);
  });
});
