import { describe, expect, test } from '@jest/globals';

import { forgeZip } from '../forge-zip.ts';
import { clean, judgeBy, listErrors, main, mainFile } from '../judge.ts';

const path = 'my-plugin/my-plugin.php';
const readmePath = 'my-plugin/readme.txt';

function withReadme(readme: string, headers: Readonly<Record<string, string>> = {}) {
  return { [path]: mainFile(headers), [readmePath]: `=== My Plugin ===\n${readme}\n\nDoes things.\n` };
}

/** A plugin whose packages Composer has installed for this PHP and newer ones. */
function withPlatform(id: string, headers: Readonly<Record<string, string>>) {
  return {
    [path]: `${mainFile(headers)}require __DIR__ . '/vendor/autoload.php';\n`,
    [readmePath]: '',
    'my-plugin/vendor/autoload.php': "<?php\nrequire_once __DIR__ . '/composer/autoload_real.php';\n",
    'my-plugin/vendor/composer/autoload_real.php':
      "<?php\nclass A { function getLoader() { require __DIR__ . '/platform_check.php'; } }\n",
    'my-plugin/vendor/composer/platform_check.php': `<?php\nif (!(PHP_VERSION_ID >= ${id})) { exit; }\n`,
  };
}

describe('requires-differs', () => {
  test.each([
    ['7.4', '80200', '`7.4`', '8.2'],
    ['8.1.0', '80102', '`8.1.0`', '8.1.2'],
    ['', '80000', 'not stated', '8.0'],
  ])('is reported for "Requires PHP: %s" when Composer demands %s', async (header, id, stated, php) => {
    const files = withPlatform(id, header === '' ? {} : { 'Requires PHP': header });
    expect(await judgeBy('requires-differs', files)).toEqual([
      expect.objectContaining({
        severity: 'warning',
        file: path,
        message: `"Requires PHP" is ${stated} in \`${path}\`, but Composer's \`my-plugin/vendor/composer/platform_check.php\` demands PHP \`${php}\`.`,
        fix: expect.stringContaining(`\`Requires PHP: ${php}\``),
      }),
    ]);
  });

  test.each([
    ['8.2', '80200'],
    ['8.2', '70205'],
    ['', '70400'],
    ['words', '80200'],
  ])('is not reported for "Requires PHP: %s" when Composer demands %s', async (header, id) => {
    const files = withPlatform(id, header === '' ? {} : { 'Requires PHP': header });
    expect(await judgeBy('requires-differs', files)).toEqual([]);
  });

  test('is not reported for packages that are not loaded at once', async () => {
    const files = { ...withPlatform('80200', { 'Requires PHP': '7.4' }), [path]: main };
    expect(await judgeBy('requires-differs', files)).toEqual([]);
  });

  test.each([
    ['Requires at least', '6.2', '6.0'],
    ['Requires PHP', '8.1', '7.4'],
  ])('is reported when "%s" is not the same', async (label, header, readme) => {
    const files = withReadme(`Tags: a\n${label}: ${readme}`, { [label]: header });
    expect(await judgeBy('requires-differs', files)).toEqual([
      expect.objectContaining({
        severity: 'warning',
        file: readmePath,
        line: 3,
        message: `"${label}" is \`${header}\` in \`${path}\`, but \`${readme}\` in line 3 of \`${readmePath}\`.`,
        fix: expect.stringContaining('in both'),
      }),
    ]);
  });

  test.each([
    ['the same', '6.0', '6.0'],
    ['zeros at the end', '6.0', '6.0.0'],
    ['words that the directory leaves out', '6.0', 'WordPress 6.0 or higher'],
    ['nothing in the header', '', '6.0'],
    ['nothing in the readme', '6.0', ''],
    ['what is told as no version number', '6.0+', '6.1'],
  ])('is not reported for %s', async (_name, header, readme) => {
    const files = withReadme(`Requires at least: ${readme}`, { 'Requires at least': header });
    expect(await judgeBy('requires-differs', files)).toEqual([]);
  });
});

describe('stable-tag', () => {
  test.each(['{{VERSION}}', 'v1.4.3', 'VERSION', '1.2 3'])(
    'is not reported for the version %s, which has to change itself',
    async (version) => {
      expect(await judgeBy('stable-tag', withReadme('Stable tag: 1.4.2', { Version: version }))).toEqual([]);
    },
  );

  test.each([
    ['1.2.2', '1.2.3', 'warning'],
    ['trunk', '1.2.3', 'notice'],
    ['master', '1.2.3', 'notice'],
    ['1.2.2', '1.2.3-beta1', 'notice'],
  ])('is reported for a Stable tag of %s and version %s', async (stableTag, version, severity) => {
    const files = withReadme(`Stable tag: ${stableTag}`, { Version: version });
    expect(await judgeBy('stable-tag', files)).toEqual([
      expect.objectContaining({
        severity,
        file: readmePath,
        line: 2,
        message: `"Stable tag" in line 2 of \`${readmePath}\` is \`${stableTag}\`, but the version is \`${version}\`.`,
        fix: `Set "Stable tag" to \`${version}\`, or leave the line out.`,
      }),
    ]);
  });

  test.each([
    ['Stable tag: 1.2.3', '1.2.3'],
    ['Stable tag: "tags/1.2.3"', '1.2.3'],
    ['Stable tag: 1.2.3+7', '1.2.3+7'],
    ['Stable tag: .52.9', '.52.9'],
    ['Stable tag: 0.52.9', '.52.9'],
    ['Stable tag:', '1.2.3'],
    ['Tags: a', '1.2.3'],
    ['Stable tag: 1.2.2', ''],
  ])('is not reported for %j and version %j', async (readme, version) => {
    expect(await judgeBy('stable-tag', withReadme(readme, { Version: version }))).toEqual([]);
  });
});

describe('changelog-version', () => {
  const changelog = (...versions: readonly string[]) =>
    `== Changelog ==\n\n${versions.map((version) => `= ${version} =\n* A change.\n\n`).join('')}`;

  test('is a notice for a changelog that has other versions only', async () => {
    expect(await judgeBy('changelog-version', withReadme(`\n${changelog('1.2.2', '1.2.1')}`))).toEqual([
      {
        id: 'changelog-version',
        severity: 'notice',
        message: 'The changelog in `my-plugin/readme.txt` has other versions, but nothing for `1.2.3`.',
        effect: expect.stringContaining('Customers do not learn what is new.'),
        fix: 'Add the version to the changelog.',
        file: readmePath,
      },
    ]);
    const file = { [path]: main, 'my-plugin/CHANGELOG.md': '# Changelog\n\n## 1.2.2\n\n- A change.\n' };
    expect(await judgeBy('changelog-version', file)).toMatchObject([{ file: 'my-plugin/CHANGELOG.md' }]);
  });

  test.each([
    ['the version', withReadme(`\n${changelog('1.2.3', '1.2.2')}`)],
    [
      'the version in another file',
      { ...withReadme(`\n${changelog('1.2.2')}`), 'my-plugin/changelog.txt': '= 1.2.3 =\n* A' },
    ],
    [
      'the version in a readme whose name has another case',
      { ...withReadme(`\n${changelog('1.2.3')}`), 'my-plugin/README.txt': changelog('1.2.2') },
    ],
    ['no version', withReadme('\n== Changelog ==\n\nSee our website.')],
    ['other versions, as a pre-release', withReadme(`\n${changelog('1.2.2')}`, { Version: '1.2.3-beta.1' })],
    ['other versions, without one of its own', withReadme(`\n${changelog('1.2.2')}`, { Version: '' })],
  ])('is silent for a changelog that has %s', async (_name, files) => {
    expect(await judgeBy('changelog-version', files)).toEqual([]);
  });
});

describe('readme-missing', () => {
  test.each([
    ['no readme', {}],
    ['a readme in another folder', { 'my-plugin/docs/readme.txt': '' }],
    ['another kind of readme', { 'my-plugin/readme.html': '' }],
  ])('is reported for %s', async (_name, files) => {
    expect(await judgeBy('readme-missing', { [path]: main, ...files })).toEqual([
      expect.objectContaining({
        severity: 'notice',
        message: 'The plugin has no `readme.txt`.',
        fix: expect.stringContaining('Add'),
      }),
    ]);
  });

  test.each(['readme.txt', 'README.TXT', 'readme.md', 'README.md'])(
    'is not reported for %s',
    async (name) => {
      expect(await judgeBy('readme-missing', { [path]: main, [`my-plugin/${name}`]: '' })).toEqual([]);
    },
  );

  test('is not reported for a readme that cannot be read, or without a plugin', async () => {
    const zip = forgeZip([
      { name: path, content: main },
      { name: readmePath, method: 8, packed: Buffer.from([0xff]) },
    ]);
    expect(await listErrors(zip)).toEqual(['zip-crc']);
    expect(await judgeBy('readme-missing', zip)).toEqual([]);
    expect(await judgeBy('readme-missing', { 'my-plugin/a.txt': '' })).toEqual([]);
    expect(await judgeBy('readme-missing', clean)).toEqual([]);
  });
});
