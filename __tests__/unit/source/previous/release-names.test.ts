import { describe, expect, test } from '@jest/globals';

import { joinFindings } from '../../../../src/package/difference/comparison.ts';
import {
  chooseAsset,
  nameLiveTag,
  readReleaseVersion,
} from '../../../../src/source/previous/release-names.ts';
import type { Finding } from '../../../../src/package/finding.ts';
import { isAssetName, isTag } from '../../../../src/github/names.ts';
import { parseTemplate } from '../../../../src/action/inputs/release.ts';

const names = (tag = '', triggeringTag = '', assetName = '') => ({
  tag: parseTemplate(tag, { kind: 'a tag', isValid: isTag }),
  triggeringTag,
  assetName: parseTemplate(assetName, { kind: 'an asset', isValid: isAssetName }),
  fileName: 'my-plugin.zip',
  slug: 'my-plugin',
  version: '1.5.0',
});

describe('the tag of the live version', () => {
  test.each([
    ['{slug}/{version}', 'v1.5.0', 'my-plugin/1.4.0'],
    ['', 'v1.5.0', 'v1.4.0'],
    ['', 'release-1.5.0-final', 'release-1.4.0-final'],
    ['release/1.5.0', 'main', 'release/1.4.0'],
    ['', '', 'v1.4.0'],
    ['', 'nightly', 'v1.4.0'],
    ['', 'v11.5.0', 'v1.4.0'],
    ['', 'v1.5.0.1', 'v1.4.0'],
    ['', '1.5.0-of-1.5.0', '1.5.0-of-1.4.0'],
  ])('release-tag %j, triggered by %j: %s', (tag, triggering, live) => {
    expect(nameLiveTag(names(tag, triggering), '1.4.0')).toBe(live);
  });
});

describe('the version of a release', () => {
  test.each([
    ['', 'v1.4.0', '1.4.0'],
    ['rel-{version}', 'rel-1.4.0', '1.4.0'],
    ['rel-{version}', 'v1.4.0', '1.4.0'],
    ['', 'nightly', undefined],
  ])('release-tag %j, its tag %s: %s', (tag, released, version) => {
    expect(readReleaseVersion(names(tag), released)).toBe(version);
  });
});

describe('the asset of a release', () => {
  const assets = (...list: readonly string[]) => list.map((name) => ({ name }));

  test.each([
    ['{slug}-{version}.zip', ['my-plugin.zip', 'my-plugin-1.4.0.zip'], 'my-plugin-1.4.0.zip'],
    ['{slug}-{version}.zip', ['my-plugin.zip', 'b.zip'], 'my-plugin.zip'],
    ['', ['my-plugin.zip', 'b.zip'], 'my-plugin.zip'],
    ['', ['only.zip', 'notes.txt'], 'only.zip'],
    ['', ['a.zip', 'b.zip'], undefined],
    ['', [], undefined],
  ])('asset-name %j, of %j: %s', (assetName, list, name) => {
    expect(chooseAsset(assets(...list), names('', '', assetName), '1.4.0')?.name).toBe(name);
  });

  test('is not named by a version that is not known', () => {
    const found = chooseAsset(assets('-.zip', 'my-plugin.zip'), names('', '', '{version}.zip'), undefined);
    expect(found?.name).toBe('my-plugin.zip');
  });
});

describe('findings of both kinds', () => {
  const make = (id: Finding['id'], severity: Finding['severity'], file: string): Finding => {
    return { id, severity, file, message: '', effect: '', fix: '' };
  };
  const required = make('required-file-missing', 'error', 'p/vendor/autoload.php');
  const vanished = make('part-vanished', 'error', 'p/vendor/');

  test('tell one cause once', () => {
    const other = make('required-file-missing', 'error', 'p/inc/a.php');
    expect(joinFindings([required, other], { findings: [vanished] })).toEqual([other, vanished]);
  });

  test('keep what would stop sites, when the folder is told of as a warning or was accepted', () => {
    const warning = make('part-vanished', 'warning', 'p/vendor/');
    expect(joinFindings([required], { findings: [warning] })).toEqual([required, warning]);
    expect(joinFindings([required], { findings: [vanished] }, () => true)).toEqual([required, vanished]);
  });
});
