import { describe, expect, test } from '@jest/globals';
import { isAssetName, isTag } from '../../../src/github/names.ts';
import { NO_TAGS, TAGS } from './tags.ts';

describe('a tag', () => {
  test.each(TAGS)('can be %j', (tag) => {
    expect(isTag(tag)).toBe(true);
  });

  test.each(NO_TAGS)('cannot be %s: %j', (_why, tag) => {
    expect(isTag(tag)).toBe(false);
  });
});

describe('the name of an asset', () => {
  test.each(['a', '7', 'tidy.zip', 'Tidy_Footer+pro-1.2.3.zip', 'a..b.zip', 'tidy', 'a.', 'Z-'])(
    'can be %s',
    (name) => {
      expect(isAssetName(name)).toBe(true);
    },
  );

  test.each([
    '',
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
  });
});
