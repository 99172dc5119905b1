import { expect, test } from '@jest/globals';

import { isVersion, versionOfTag } from '../../../src/shared/version-text.ts';

test.each(['1', '1.4.2', '.52.9', '2.0.0-beta.1+build_7', 'v1', 'a'.repeat(64)])(
  '%s can be a version',
  (text) => {
    expect(isVersion(text)).toBe(true);
  },
);

test.each(['', '.', '..', '.-', '-1', '+1', '_1', '1 2', '1\n', '1/2', '1é', '1:2', '1'.repeat(65)])(
  '%j cannot be a version',
  (text) => {
    expect(isVersion(text)).toBe(false);
  },
);

test.each([
  ['refs/tags/v1.2.3', '1.2.3'],
  ['refs/tags/1.2.3', '1.2.3'],
  ['V1.2.3-rc.1', '1.2.3-rc.1'],
  ['2026.01.31', '2026.01.31'],
  ['v7', '7'],
  ['1.0.0+build_5', '1.0.0+build_5'],
  [`v${'1'.repeat(64)}`, '1'.repeat(64)],
  [`v${'1'.repeat(65)}`, undefined],
  ['vv1.2.3', undefined],
  ['refs/heads/1.2.3', undefined],
  ['1.2.3-dev', '1.2.3-dev'],
  ['1refs/tags/2', undefined],
  ['refs/tags/refs/tags/1.2.3', undefined],
  ['refs/tags/release-1.2.3', undefined],
  ['version1', undefined],
  ['v.1', undefined],
  ['1.2.3/4', undefined],
  ['1.2.3\n', undefined],
  ['1 2', undefined],
  ['١.٢', undefined],
  ['v', undefined],
  ['', undefined],
])('the tag %j names %j', (ref, version) => {
  expect(versionOfTag(ref)).toBe(version);
});
