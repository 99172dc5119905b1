import { describe, expect, test } from '@jest/globals';
import { readLiveInputs } from '../../../src/live/inputs.ts';

const given = {
  INPUT_PLUGIN_ID: 'plugin_a',
  'INPUT_API-KEY': 'key_Zq8/4w+T==',
  'INPUT_BASE-URL': 'https://service.example/',
};

const fail = (...args: Parameters<typeof readLiveInputs>): readonly string[] => {
  try {
    readLiveInputs(...args);
    return [];
  } catch (error) {
    return (error as AggregateError).errors.map(
      ({ message, hint }: { message: string; hint: string }) => `${message} ${hint}`,
    );
  }
};

test('are the same as those for publishing, with the same defaults', () => {
  expect(readLiveInputs(given)).toMatchObject({
    pluginId: 'plugin_a',
    baseUrl: new URL('https://service.example/'),
    slug: undefined,
    version: undefined,
    timeoutMs: 180_000,
    retries: 3,
  });
});

describe('the version to compare', () => {
  test.each([
    ['1.2.3', '1.2.3'],
    ['v1.2.3', '1.2.3'],
    ['V2', '2'],
    ['.52.9', '.52.9'],
    ['1.2.3-beta.1', '1.2.3-beta.1'],
    [' ', undefined],
  ])('%j is %j', (text, version) => {
    expect(readLiveInputs({ ...given, INPUT_VERSION: text }).version).toBe(version);
  });

  test.each(['main', 'v', 'version1', 'dev', '-1', '1 2', '1.2/3'])('%j is none', (text) => {
    expect(fail({ ...given, INPUT_VERSION: text })).toEqual([
      expect.stringMatching(/^Input `version` is .*not a version\. Write a version such as/),
    ]);
  });

  test('is named when the whole ref of a tag is given', () => {
    expect(fail({ ...given, INPUT_VERSION: 'refs/tags/v1.2.3' })).toEqual([
      'Input `version` is `refs/tags/v1.2.3`, not a version. Write `1.2.3`.',
    ]);
  });
});

test('a pull request from a fork is told why it has neither key nor address', () => {
  const mistakes = fail(
    { INPUT_PLUGIN_ID: 'plugin_a' },
    { isWithoutSecrets: true, isWithoutVariables: true, isCalled: false },
  );
  expect(mistakes).toEqual([
    expect.stringMatching(
      /^Input `api-key` is missing, because GitHub gives no secrets .*Leave this step out/,
    ),
    expect.stringMatching(
      /^Input `base-url` is missing, because GitHub gives no variables .*Leave this step out/,
    ),
  ]);
  expect(mistakes.join()).not.toMatch(/[Pp]ublish|dry-run/);
});
