import { describe, expect, test } from '@jest/globals';
import { checkPackage } from '../../../src/publish/check-package.ts';
import type { PackageReport } from '../../../src/publish/report/package-report.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';
import { createInputs, createInspection, createLocalPackage, createParts } from './in-memory.ts';

interface Given {
  readonly inputs?: Readonly<Record<string, string>>;
  /** That triggered the run. */
  readonly tag?: string;
  readonly version?: string;
  readonly lacksSection?: boolean;
}

function check({ inputs = {}, tag = '', version = '1.4.2' }: Given) {
  const told: string[] = [];
  const reports: PackageReport[] = [];
  const warned: string[] = [];
  const tell = (title: string, text: string) => void told.push(`${title}: ${text}`);
  const warn = (title: string, text: string) => void warned.push(`${title}: ${text}`);
  const env = tag === '' ? {} : { GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: tag };
  const parts = createParts({
    log: { ...quietLog, info: (text) => void told.push(text), notice: tell, warning: warn },
    runner: { ...createParts().runner, triggeringTag: tag },
    onReport: (report) => void reports.push(report),
  });
  const inspection = createInspection({ slug: 'tidy', version });
  const subject = {
    inspection,
    keyFindings: [],
    live: undefined,
    comparison: undefined,
    found: createLocalPackage(),
  };
  checkPackage(subject, createInputs(inputs, env), parts);
  return {
    told: [...told, ...warned].join('\n'),
    warned: warned.join('\n'),
    expectedVersion: reports[0]?.expectedVersion,
  };
}

describe('the version that is expected', () => {
  test.each(['release-9.9.9', 'my-plugin/v9.9.9', 'v.9.9.9', 'nightly', 'release-1.4.2'])(
    'is any for the tag %s, and it is said why',
    (tag) => {
      const { told, expectedVersion } = check({ tag });
      const why = `any, because the tag \`${tag}\` is not a version`;
      expect(told).toContain(`Expected version: ${why}\n`);
      expect(expectedVersion).toBe(why);
    },
  );

  test('is that of the tag, or any, in a run for a branch', () => {
    expect(check({ tag: 'v1.4.2' })).toMatchObject({
      told: expect.stringContaining('Expected version: 1.4.2, from the tag `v1.4.2`\n'),
      expectedVersion: undefined,
    });
    expect(check({})).toMatchObject({
      told: expect.stringContaining('Expected version: any, because no tag triggered this run\n'),
      expectedVersion: undefined,
    });
  });

  test.each(['tidy-v1.5.0', 'tidy@1.5.0', 'tidy/v1.5.0', 'tidy-1.5.0'])(
    'is that of the tag behind the name of the plugin: %s',
    (tag) => {
      const { told, expectedVersion } = check({ tag });
      expect(told).toContain(`Expected version: 1.5.0, from the tag \`${tag}\`\n`);
      expect(told).not.toContain('Tag and version differ');
      expect(expectedVersion).toBeUndefined();
      const any = check({ tag, inputs: { 'expected-version': 'any' } });
      expect(any.told).toContain('Expected version: any, because the input');
    },
  );

  test('is any where the workflow says so', () => {
    const { told, expectedVersion } = check({ tag: 'v1.4.3', inputs: { 'expected-version': 'any' } });
    const why = 'any, because the input `expected-version` is `any`';
    expect(told).toContain(`Expected version: ${why}\n`);
    expect(expectedVersion).toBe(why);
  });
});

describe('a tag that ends in a version', () => {
  test.each([
    ['release-9.9.9', '9.9.9'],
    ['my-plugin/v9.0.0', '9.0.0'],
    ['v.1.4.1', '1.4.1'],
    ['tidy-pro-1.5', '1.5'],
    ['release-1.4.2-beta.1', '1.4.2-beta.1'],
    ['release_1.4.2RC1', '1.4.2RC1'],
  ])('is a warning where the package has another: %s', (tag, version) => {
    expect(check({ tag }).warned).toContain(
      `Tag and version differ: The tag \`${tag}\` ends in \`${version}\`, but the package has version \`1.4.2\`. If that is a mistake, correct the tag or \`Version:\`. If the tag is about something else, set \`expected-version: any\`.`,
    );
  });

  test.each(['release-1.4.2', 'my-plugin/v1.4.2', 'nightly', 'php8.1-build', 'build-77', 'release-2026'])(
    'is not noticed for %s',
    (tag) => {
      expect(check({ tag }).told).not.toContain('Tag and version differ');
    },
  );

  test('is not noticed where the workflow expects any version', () => {
    const { told } = check({ tag: 'release-9.9.9', inputs: { 'expected-version': 'any' } });
    expect(told).not.toContain('Tag and version differ');
  });
});

describe('a tag that triggers a run with an `expected-version`', () => {
  const look = (tag: string) => check({ tag, inputs: { 'expected-version': '1.4.2' } }).told;

  test('is warned of when it says another', () => {
    expect(look('v1.5.0')).toContain('Tag and version differ: The tag `v1.5.0` triggered this run');
  });

  test.each(['v1.4.2', 'nightly', 'release-9.9.9'])('is fine otherwise: %s', (tag) => {
    expect(look(tag)).not.toContain('Tag and version differ');
  });
});

describe('the name of the asset', () => {
  test.each([
    ['tidy', 'tidy.zip'],
    ['{slug}-{version}', '{slug}-{version}.zip'],
    ['tidy.zap', 'tidy.zap.zip'],
  ])('is warned of without `.zip`: %s', (name, better) => {
    expect(check({ inputs: { 'asset-name': name } }).told).toContain(
      `Asset name without .zip: Input \`asset-name\` is \`${name}\`, so services and sites may not take the asset for a ZIP. Set it to \`${better}\`.`,
    );
  });

  test.each(['tidy.zip', '{slug}.ZIP'])('is fine with it: %s', (name) => {
    expect(check({ inputs: { 'asset-name': name } }).told).not.toContain('Asset name');
  });
});
