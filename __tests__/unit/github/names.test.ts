import { describe, expect, test } from '@jest/globals';
import { isAssetName, isTag } from '../../../src/github/names.ts';
import { NO_ASSET_NAMES, NO_TAGS, TAGS } from './sample-names.ts';

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

  test.each(['', ...NO_ASSET_NAMES])('cannot be %j', (name) => {
    expect(isAssetName(name)).toBe(false);
  });
});
