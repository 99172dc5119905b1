import { describe, expect, test } from '@jest/globals';

import { toPublishErrors } from '../../../src/shared/publish-error.ts';
import type { HostingSpec } from '../../../src/github/hosting/model.ts';
import { planRun } from '../../../src/publish/plan-run.ts';
import { fillRelease } from '../../../src/publish/release-template.ts';
import { createInputs, createPlugin, SHA256, ZIP_URL } from './in-memory.ts';

interface Released {
  readonly version: string;
  readonly slug: string;
  readonly changelog: string;
  /** Name of the package's file. */
  readonly fileName: string;
}

const released: Released = {
  version: '1.4.2',
  slug: 'tidy',
  changelog: '* Fixed the footer.',
  fileName: 'tidy.zip',
};

/** Plans the release for these inputs and a package on the runner or at a URL. */
function plan(
  inputs: Readonly<Record<string, string>> = {},
  changes: Partial<Released> = {},
): Partial<HostingSpec> | undefined {
  const { version, slug, changelog, fileName } = { ...released, ...changes };
  const file = { name: fileName, sizeBytes: 5, sha256: SHA256 };
  const url = { isSecret: false, shown: ZIP_URL, get: () => Promise.resolve(ZIP_URL) };
  const planned = planRun(
    createPlugin({
      ...{ version, slug, changelog },
      package:
        'zip_url' in inputs
          ? { kind: 'remote', url, ...file }
          : { kind: 'local', path: '/tidy.zip', ...file },
    }),
    createInputs(inputs),
  );
  if (planned.kind === 'host-and-publish') return planned.spec;
  return planned.completion.kind === 'tag' ? fillRelease(planned.completion.template, version) : undefined;
}

function findProblems(...order: Parameters<typeof plan>) {
  try {
    plan(...order);
  } catch (error) {
    return toPublishErrors(error);
  }
  return [];
}

describe('the release on GitHub', () => {
  test('is named after the version and holds the file, when the workflow says nothing of it', () => {
    expect(plan()).toMatchObject({
      tag: 'v1.4.2',
      assetName: 'tidy.zip',
      notes: '* Fixed the footer.',
      prerelease: false,
    });
  });

  test('is what the workflow says', () => {
    const inputs = {
      'release-tag': '{slug}/{version}',
      'asset-name': '{slug}-{version}-{slug}.zip',
      'release-notes': 'Look at {version}.',
      prerelease: 'true',
    };
    expect(plan(inputs)).toMatchObject({
      tag: 'tidy/1.4.2',
      assetName: 'tidy-1.4.2-tidy.zip',
      notes: 'Look at {version}.',
      prerelease: true,
    });
  });

  test('is not touched for a package with a URL, unless it is asked for', () => {
    const zipUrl = { zip_url: 'https://downloads.example/tidy.zip' };
    expect(plan(zipUrl)).toBeUndefined();
    // An unused input cannot be wrong.
    expect(plan({ ...zipUrl, 'asset-name': '{slug}.zip' }, { slug: '' })).toBeUndefined();
    expect(plan({ ...zipUrl, 'release-tag': 'v{version}' })?.tag).toBe('v1.4.2');
  });

  test('has notes that GitHub writes when there is no changelog', () => {
    expect(plan({}, { changelog: '' })?.notes).toBe('');
    expect(plan({ 'release-notes': ' ' })?.notes).toBe(released.changelog);
  });

  test.each([
    ['auto', '1.4.2', false],
    ['auto', '1.4.2-patch1', false],
    ['auto', '1.4.2-beta', true],
    ['auto', '2.0-RC1', true],
    ['auto', '2.0a1', true],
    ['auto', '2.0-dev', true],
    ['auto', '', false],
    ['true', '1.4.2', true],
    ['FALSE', '1.4.2-beta', false],
  ])('with prerelease: %s and version %j is a pre-release: %s', (prerelease, version, isPrerelease) => {
    expect(plan({ prerelease, 'release-tag': 'latest' }, { version })?.prerelease).toBe(isPrerelease);
  });
});

describe('the name of the asset', () => {
  test.each([
    ['tidy.zip', 'tidy.zip'],
    ['Tidy_Footer+pro-1.2.zip', 'Tidy_Footer+pro-1.2.zip'],
    ['tidy.1.4.2.ZIP', 'tidy.1.4.2.zip'],
    ['tidy', 'tidy.zip'],
    ['tidy footer (1).zip', 'tidy-footer-1-.zip'],
    ['größe.zip', 'gr-e.zip'],
    ['.hidden.zip', 'hidden.zip'],
    ['--tidy.zip', 'tidy.zip'],
    ['a/b\\c.zip', 'a-b-c.zip'],
    ['a\n::error::b.zip', 'a-error-b.zip'],
    ['日本語.zip', 'plugin.zip'],
    ['.zip', 'plugin.zip'],
    ['', 'plugin.zip'],
  ])('made of the file %j is %s', (fileName, assetName) => {
    expect(plan({}, { fileName })?.assetName).toBe(assetName);
  });

  test('is never made of the file when the workflow gives one', () => {
    expect(plan({ 'asset-name': 'mine.zip' }, { fileName: 'größe.zip' })?.assetName).toBe('mine.zip');
  });
});

describe('a name that the package cannot complete', () => {
  test.each<[input: string, text: string, changes: Partial<Released>, problem: RegExp]>([
    ['release-tag', 'v{version}', { version: '' }, /`v\{version\}`, but the version .* is not known/],
    ['release-tag', '{slug}-{version}', { slug: '' }, /but the slug .* is not known/],
    ['asset-name', '{version}.zip', { version: '' }, /`\{version\}\.zip`, but the version .* is not known/],
    ['release-tag', 'v{version}', { version: '1 0' }, /becomes `v1 0`, which GitHub does not accept/],
    ['release-tag', 'v{version}', { version: '1.' }, /becomes `v1\.`/],
    ['release-tag', '{version}', { version: '-1' }, /becomes `-1`/],
    ['release-tag', '{slug}/1', { slug: 'a.lock' }, /becomes `a\.lock\/1`/],
    ['release-tag', '{slug}/1', { slug: 'refs' }, /becomes `refs\/1`/],
    ['release-tag', '{slug}', { slug: '..' }, /becomes `\.\.`/],
    ['asset-name', '{slug}.zip', { slug: 'größe' }, /becomes `größe\.zip`/],
    ['asset-name', '{slug}.zip', { slug: '../tidy' }, /becomes `\.\.\/tidy\.zip`/],
    ['asset-name', '{slug}.zip', { slug: '.tidy' }, /becomes `\.tidy\.zip`/],
    ['asset-name', 'a-{version}.zip', { version: '1~2' }, /becomes `a-1~2\.zip`/],
  ])('is a mistake in %s: %s with %j', (input, text, changes, problem) => {
    const tag: Record<string, string> = input === 'release-tag' ? {} : { 'release-tag': 'v1' };
    const [mistake, ...more] = findProblems({ ...tag, [input]: text }, changes);
    expect(more).toEqual([]);
    expect(mistake).toMatchObject({
      code: 'input',
      title: `Input ${input}`,
      hint: expect.stringContaining(`Set \`${input}\` to a complete name`),
    });
    expect(mistake?.message).toMatch(problem);
  });

  test('is one when the default cannot be completed', () => {
    expect(findProblems({}, { version: '' })).toMatchObject([{ title: 'Input release-tag' }]);
  });

  test('does not matter where the name asks for something else', () => {
    expect(plan({ 'release-tag': '{slug}' }, { version: '' })?.tag).toBe('tidy');
    expect(plan({ 'release-tag': 'nightly' }, { version: '', slug: '' })?.tag).toBe('nightly');
  });
});
