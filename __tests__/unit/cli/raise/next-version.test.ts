import { describe, expect, test } from '@jest/globals';
import { chooseVersion } from '../../../../src/cli/raise/next-version.ts';

describe('the next version', () => {
  test.each([
    ['1.2.3', 'patch', '1.2.4'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'major', '2.0.0'],
    ['1.2.3', 'Minor', '1.3.0'],
    ['6.34', 'minor', '6.35'],
    ['6.34', 'patch', '6.34.1'],
    ['6.34', 'major', '7.0'],
    ['5', 'minor', '5.1'],
    ['13.0.1.1', 'minor', '13.1.0'],
    ['4.16.5.1', 'patch', '4.16.6'],
    // A pre-release becomes its release.
    ['1.3.0-beta.1', 'minor', '1.3.0'],
    ['1.3.0-beta.1', 'patch', '1.3.0'],
    ['1.3.1-dev', 'minor', '1.4.0'],
    ['2.0.0RC1', 'major', '2.0.0'],
    ['3.9-dev', 'minor', '3.9'],
    ['1.2.3', '1.2.3.1', '1.2.3.1'],
    ['1.2.3', '1.3.0-beta.1', '1.3.0-beta.1'],
    ['1.3.0-beta.1', '1.3.0', '1.3.0'],
  ])('after %s, %s is %s', (current, wanted, next) => {
    expect(chooseVersion(wanted, current)).toBe(next);
  });

  test.each([
    ['1.2.3', '1.2.3', /^1\.2\.3 is not newer than 1\.2\.3, the version in the header/],
    ['1.10.0', '1.9.0', /is not newer than 1\.10\.0/],
    // For PHP, a beta is older than its release.
    ['1.2.3', '1.2.3-beta', /is not newer/],
    ['1.2.3', '1.2.4-hotfix', /has a word that PHP does not know/],
    ['1.2.3', '1.2.4.', /ends with a separator/],
    ['1.2.3', 'v1.3.0', /^A version begins with a digit\. Write 1\.3\.0\.$/],
    [
      '1.2.3',
      'next',
      /^"next" is not a version\. Write one such as 1\.3\.0, or one of major, minor, patch\.$/,
    ],
    ['1.2.3', '1.3.0 ', /is not a version/],
    ['1.2.3', "1.3'", /is not a version/],
    ['1.2.3', '', /is not a version/],
    ['2024.01.05', 'patch', /does not have the form 1\.2\.3.*Write the new version: raise 1\.3\.0\.$/],
    ['r12', 'minor', /does not have the form/],
  ])('after %s, %j is refused', (current, wanted, message) => {
    expect(() => chooseVersion(wanted, current)).toThrow(message);
  });
});
