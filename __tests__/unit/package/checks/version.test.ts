import { describe, expect, test } from '@jest/globals';

import { VERSION_CHECKS } from '../../../../src/package/checks/version.ts';
import { clean, judgeBy, judgeWith, listErrors, mainFile } from '../judge.ts';

const judge = judgeWith(VERSION_CHECKS);

const path = 'my-plugin/my-plugin.php';

function withVersion(version: string | undefined): Readonly<Record<string, string>> {
  return { ...clean, [path]: mainFile({ Version: version }) };
}

describe('version-missing', () => {
  test('is reported when there is no header', async () => {
    expect(await judgeBy('version-missing', withVersion(undefined))).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: path,
        line: undefined,
        message: `\`${path}\` has no "Version" header.`,
        fix: expect.stringContaining('`Version: 1.2.3`'),
      }),
    ]);
  });

  test('is reported when the first header is empty, and is the only error then', async () => {
    const files = { ...clean, [path]: '<?php\n/* Plugin Name: A\nVersion:\nVersion: 2\n*/' };
    expect(await judgeBy('version-missing', files)).toEqual([
      expect.objectContaining({
        line: 3,
        message: `The "Version" header in line 3 of \`${path}\` is empty.`,
      }),
    ]);
    const expected = { version: { version: '2', origin: 'the tag `v2`' }, served: { version: '1' } };
    expect(await listErrors(files, expected)).toEqual(['version-missing']);
  });

  test('is not reported for a version of zero', async () => {
    expect(await judgeBy('version-missing', withVersion('0'))).toEqual([]);
  });
});

describe('version-format', () => {
  test.each([
    ['v1.2.3', 'begins with a `v`', 'Write `1.2.3`.'],
    ['V2', 'begins with a `V`', 'Write `2`.'],
    ['1.2.3 final', 'has a blank, which a version cannot have', 'Begin with a digit'],
    ['{{VERSION}}', 'has no digit', 'check that it ran'],
    ['dev', 'has no digit', 'Write a number'],
    ['trunk', 'has no digit', 'Write a number'],
    ['version', 'has no digit', 'Write a number'],
    ['-1', 'begins with `-`', 'Begin with a digit'],
    ['1,2', 'has `,`, which a version cannot have', 'Begin with a digit'],
    ['1'.repeat(65), 'has more than 64 characters', 'Begin with a digit'],
  ])('is an error for %j', async (version, message, fix) => {
    expect(await judgeBy('version-format', withVersion(version))).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: path,
        line: 4,
        message: expect.stringContaining(message),
        fix: expect.stringContaining(fix),
      }),
    ]);
    expect(await listErrors(withVersion(version), { served: { version: '9' } })).toEqual(['version-format']);
  });

  test.each(['1.2.3-hotfix', '1.2.3-stable', '1.2.3.'])(
    'is a warning for %j, which sites are offered over a lower number',
    async (version) => {
      expect(await judgeBy('version-format', withVersion(version))).toEqual([
        expect.objectContaining({
          severity: 'warning',
          message: expect.stringContaining('has a word that PHP does not know, or ends with a separator'),
          effect: expect.stringContaining(
            'below the version without that: sites that have that version are not offered the update',
          ),
          fix: expect.stringContaining('dev, alpha, beta, RC or pl'),
        }),
      ]);
    },
  );

  test('leaves a word that PHP does not know to the comparison with what is live', async () => {
    const files = withVersion('1.1.0-hotfix');
    expect(await judge(files, { served: { version: '1.0.0' } })).toEqual([]);
    expect(await listErrors(files, { served: { version: '1.1.0' } })).toEqual(['version-not-newer']);
  });

  test.each(['1.2.3-beta2', '1.2RC1', '2.0-dev', '1.0a'])('is a notice for %j', async (version) => {
    expect(await judgeBy('version-format', withVersion(version))).toEqual([
      expect.objectContaining({
        severity: 'notice',
        message: `The version \`${version}\` in line 4 of \`${path}\` is a pre-release.`,
      }),
    ]);
  });

  test.each(['1', '1.2.3', '1.2.3.4', '20261121', '1.2.3-pl1', '1.2.3+7', '.52.9', '1'.repeat(64)])(
    'is not reported for %j',
    async (version) => {
      expect(await judgeBy('version-format', withVersion(version))).toEqual([]);
    },
  );
});

describe('version-tag', () => {
  test('is fixed where the other version comes from', async () => {
    const tag = { version: { version: '1.3', origin: 'the tag `v1.3`' } };
    const input = { version: { version: 'latest', origin: 'the input `expected-version`' } };
    const [byTag] = await judgeBy('version-tag', clean, tag);
    const [byInput] = await judgeBy('version-tag', clean, input);
    expect(byTag?.fix).toBe(
      'Raise `Version:`, commit, and move the tag: `git tag -f v1.3 && git push -f origin v1.3`. Or delete it: `git push -d origin v1.3`.',
    );
    expect(byInput?.fix).toMatch(/^Correct `Version:` or the input `expected-version`\.$/);
  });

  test.each([
    ['v1.2', '1.2', 'v1.2.3'],
    ['my-plugin-v1.2.2', '1.2.2', 'my-plugin-v1.2.3'],
  ])('of the lower tag %s is fixed by the tag of the package', async (tag, version, named) => {
    const [finding] = await judgeBy('version-tag', clean, {
      version: { version, origin: `the tag \`${tag}\`` },
    });
    expect(finding?.fix).toContain(
      `\`git push -d origin ${tag} && git tag ${named} && git push origin ${named}\``,
    );
    expect(finding?.fix).not.toMatch(/Raise|-f/);
  });

  test.each([
    ['v1.2.3-rc1', '1.2.3-rc1'],
    ['1.2.3-beta.2', '1.2.3-beta.2'],
  ])('of the tag %s leaves it to the author which of the two is meant', async (tag, version) => {
    const [finding] = await judgeBy('version-tag', clean, {
      version: { version, origin: `the tag \`${tag}\`` },
    });
    expect(finding?.fix).toContain(
      `Write \`Version: ${version}\`, commit, and move the tag: \`git tag -f ${tag} && git push -f origin ${tag}\`. Or tag \`1.2.3\` instead.`,
    );
  });

  const expected = { version: { version: '1.3.0', origin: 'the tag `v1.3.0`' } };

  test('is reported when the package has another version', async () => {
    expect(await judgeBy('version-tag', clean, expected)).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: path,
        line: 4,
        message: `The version in \`${path}\` is \`1.2.3\`, but the tag \`v1.3.0\` says \`1.3.0\`.`,
        effect: expect.stringContaining('again and again'),
        fix: expect.stringContaining('`Version:`'),
      }),
    ]);
  });

  test('compares texts, not their order', async () => {
    expect(await judgeBy('version-tag', withVersion('1.3'), expected)).toHaveLength(1);
    expect(await judgeBy('version-tag', withVersion('1.3.00'), expected)).toHaveLength(1);
  });

  test('is the one error for a version that was not raised', async () => {
    const served = { version: '1.2.4' };
    expect(await listErrors(clean, { ...expected, served })).toEqual(['version-tag']);
  });

  test('is not reported for the version of the tag, for its `v`, or without a tag', async () => {
    expect(await listErrors(withVersion('1.3.0'), expected)).toEqual([]);
    expect(await listErrors(withVersion('v1.3.0'), expected)).toEqual(['version-format']);
    expect(await listErrors(clean)).toEqual([]);
  });
});

describe('version-not-newer', () => {
  test.each([
    ['1.2.3', '1.2.4'],
    ['1.2.3', '1.10'],
    ['1.0', '1.0.0'],
    ['1.0', '1.00'],
    ['2.0-beta', '2.0'],
    ['1.0.0', '1.0.0+1'],
  ])('is reported for %s when %s is served', async (version, other) => {
    expect(await judgeBy('version-not-newer', withVersion(version), { served: { version: other } })).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: path,
        line: 4,
        message: `Version \`${version}\` is not newer than \`${other}\`, which is live now.`,
        effect: expect.stringContaining('never offered'),
        fix: `Raise \`Version:\` in \`${path}\` above \`${other}\`.`,
      }),
    ]);
  });

  test.each([
    ['1.2.3', '1.2.3'],
    ['1.2.3', '1.2.2'],
    ['1.10', '1.9'],
    ['1.2.3', 'v9'],
  ])('is not reported for %s when %s is served', async (version, other) => {
    const findings = await judgeBy('version-not-newer', withVersion(version), { served: { version: other } });
    expect(findings).toEqual([]);
  });
});

describe('prerelease-over-stable', () => {
  const served = { version: '1.2.2' };

  test('is an error when the live version is stable, and then the only one', async () => {
    expect(await judge(withVersion('1.3.0-beta.1'), { served })).toEqual([
      expect.objectContaining({
        id: 'prerelease-over-stable',
        severity: 'error',
        file: path,
        line: 4,
        message: expect.stringContaining('`1.3.0-beta.1` is a pre-release, but `1.2.2`'),
      }),
    ]);
  });

  test.each([
    ['1.3.0-beta.2', '1.3.0-beta.1', []],
    ['1.3.0', '1.2.2', []],
    ['1.2.2-beta.1', '1.2.2', ['version-not-newer']],
    ['v1.3.0-beta.1', '1.2.2', ['version-format']],
  ])('is not reported for %s over %s', async (version, live, ids) => {
    expect(await listErrors(withVersion(version), { served: { version: live } })).toEqual(ids);
  });

  test('is a notice where nothing is live', async () => {
    expect(await judgeBy('version-format', withVersion('1.3.0-beta.1'))).toHaveLength(1);
  });
});
