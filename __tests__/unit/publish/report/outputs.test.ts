import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OUTPUTS, writeFound, writeOutputs } from '../../../../src/publish/report/outputs.ts';
import type { RunEnd, RunResult } from '../../../../src/publish/types.ts';

import { afterAll, afterEach, describe, expect, test } from '@jest/globals';

import type { ReportedFinding } from '../../../../src/action/accept.ts';
import { PublishError } from '../../../../src/shared/publish-error.ts';
import { createSanitiser } from '../../../../src/action/log.ts';
import { createRunner } from '../../../../src/action/runner.ts';
import { SHA256, TIDY_PUBLISHED, TIDY_URL } from '../in-memory.ts';

const folder = mkdtempSync(join(tmpdir(), 'outputs-'));
const file = join(folder, 'output');
const { outputs: sink } = createRunner({});
const before = process.env['GITHUB_OUTPUT'];
afterEach(() => {
  if (before === undefined) delete process.env['GITHUB_OUTPUT'];
  else process.env['GITHUB_OUTPUT'] = before;
});
afterAll(() => rmSync(folder, { recursive: true }));

const plain = TIDY_PUBLISHED;
const { plugin } = plain;

function endWith(result: RunResult, end: Partial<RunEnd> = {}): RunEnd {
  return { result, problem: undefined, kept: undefined, bill: undefined, ...end };
}

/** Reads the outputs as the runner does: of two values with one name, the later one wins. */
function readOutputs(result: RunResult, end: Partial<RunEnd> = {}): Readonly<Record<string, string>> {
  process.env['GITHUB_OUTPUT'] = file;
  writeFileSync(file, '');
  writeOutputs(endWith(result, end), createSanitiser(['s3cr3t-key']), sink);
  const outputs: Record<string, string> = {};
  const lines = readFileSync(file, 'utf8').split('\n');
  for (let line = lines.shift(); line !== undefined && line !== ''; line = lines.shift()) {
    const [, name = '', delimiter = ''] = /^([^<]+)<<(.+)$/.exec(line) ?? [];
    outputs[name] = lines.splice(0, lines.indexOf(delimiter)).join('\n');
    expect(lines.shift()).toBe(delimiter);
  }
  expect(lines).toEqual([]);
  return outputs;
}

describe('the outputs', () => {
  test('are all set, and what does not apply is empty', () => {
    expect(readOutputs(plain)).toEqual({
      version: '1.4.2',
      success: 'true',
      status: 'published',
      plugin_id: 'plugin_a1b2c3',
      slug: 'tidy',
      zip_url: TIDY_URL,
      'previous-version': '',
      verified: 'false',
      served: '',
      sha256: SHA256,
      size: '12345',
      changelog: '',
      findings: '',
      changes: '',
      'package-path': '',
      sbom: '',
      'release-tag': '',
      'release-id': '',
      'release-url': '',
      'asset-id': '',
      'asset-name': '',
    });
  });

  test('tell of the package, the release and its asset', () => {
    const url = 'https://github.example/owner/plugin/releases/tag/v1.4.2';
    const outputs = readOutputs({
      ...plain,
      previousVersion: '1.4.1',
      isVerified: true,
      plugin: {
        ...plugin,
        package: { ...plugin.package, sha256: 'ab'.repeat(32), sizeBytes: 12_345 },
        changelog: '* One\n* Two',
      },
      onHost: {
        release: { id: 9_007_199_254_740_991, tag: 'v1.4.2', url },
        asset: { id: 7, name: 'tidy-1.4.2.zip' },
      },
    });
    expect(outputs).toMatchObject({
      'previous-version': '1.4.1',
      verified: 'true',
      sha256: 'ab'.repeat(32),
      size: '12345',
      changelog: '* One\n* Two',
      'release-tag': 'v1.4.2',
      'release-id': '9007199254740991',
      'release-url': url,
      'asset-id': '7',
      'asset-name': 'tidy-1.4.2.zip',
    });
  });

  test('hold a release without an asset, as for a package with a URL', () => {
    const release = { id: 5, tag: 'v1', url: 'https://github.example/r' };
    const onHost = { release, asset: undefined };
    expect(readOutputs({ ...plain, onHost })).toMatchObject({ 'release-id': '5', 'asset-id': '' });
  });

  test('cannot be forged by what is in one of them', () => {
    const changelog = '* One\nsuccess<<EOF\nforged\nEOF\nversion=9\nghadelimiter_\n\n';
    const outputs = readOutputs({ ...plain, plugin: { ...plugin, changelog } });
    expect(outputs).toMatchObject({ success: 'true', version: '1.4.2', changelog });
    expect(Object.keys(outputs)).toEqual(Object.keys(OUTPUTS));
  });
});

describe('a red step', () => {
  const problem = new Error('It is not complete.');

  test.each([
    ['published', 'true'],
    ['already-published', ''],
  ] as const)('is a success only of what this run has published: %s', (status, success) => {
    expect(readOutputs({ ...plain, status }, { problem })).toMatchObject({ status, success });
    expect(readOutputs({ ...plain, status })).toMatchObject({ success: 'true' });
  });
});

test('what was found cannot hide why a run ended, when the output file cannot be written', () => {
  process.env['GITHUB_OUTPUT'] = join(folder, 'missing', 'output');
  const write = () => writeFound({ plugin: undefined, facts: [], findings: [] }, createSanitiser([]), sink);
  expect(write).not.toThrow();
});

test('the package is where it was kept', () => {
  const kept = { path: '/tmp/a.zip', discard: () => Promise.resolve() };
  expect(readOutputs(plain, { kept })).toMatchObject({ 'package-path': '/tmp/a.zip' });
});

describe('the output `findings`', () => {
  const finding = {
    id: 'dev-files',
    severity: 'warning',
    message: '`a.sh` is a program.',
    effect: 'Hosts block it.',
    fix: 'Leave it out.',
    accepted: false,
  } as const;
  const write = (findings: readonly ReportedFinding[]): string => {
    const report = { plugin: undefined, facts: [], findings };
    return readOutputs({ ...plain, plugin: { ...plugin, report } })['findings'] ?? '';
  };

  test('is one line of JSON, an empty list where nothing was found', () => {
    expect(write([])).toBe('[]');
    const accepted = { ...finding, file: 'demo/a.sh', line: 3, accepted: true };
    const text = write([finding, accepted]);
    expect(text).not.toContain('\n');
    const told = {
      id: 'dev-files',
      severity: 'warning',
      message: '`a.sh` is a program. Hosts block it.',
      fix: 'Leave it out.',
    };
    expect(JSON.parse(text)).toEqual([
      { ...told, file: null, line: null, accepted: false },
      { ...told, file: 'demo/a.sh', line: 3, accepted: true },
    ]);
  });

  test('lists all files of a finding, unless these alone take too much', () => {
    const files = Array.from({ length: 300 }, (_, index) => `demo/${index} s3cr3t-key.sh`);
    const [told] = JSON.parse(write([{ ...finding, file: files[0], files }])) as [{ files: string[] }];
    expect(told.files).toEqual(files.map((path) => path.replace('s3cr3t-key', '***')));
    const long = files.map((path) => path.padEnd(200, 'x'));
    expect(write([{ ...finding, file: long[0], files: long }])).not.toContain('"files"');
  });

  test('says nothing that is secret, and nothing that a runner would obey', () => {
    const text = 'a s3cr3t-key\n::add-mask::x ##[error]y';
    const [shown] = JSON.parse(
      write([{ ...finding, message: text, effect: text, fix: text, file: text }]),
    ) as [Record<string, string>];
    for (const name of ['message', 'fix', 'file']) {
      expect(shown[name]).toContain('***');
      expect(shown[name]).not.toMatch(/s3cr3t|::|##\[|\n/);
    }
  });

  test('takes up to 64 KiB, and says how much was left out', () => {
    const many = Array.from({ length: 1000 }, (_, line) => ({ ...finding, message: 'ä'.repeat(500), line }));
    const text = write(many);
    expect(Buffer.byteLength(text)).toBeLessThan(64 * 1024 + 300);
    const told = JSON.parse(text) as readonly { readonly id: string; readonly message: string }[];
    expect(told.length).toBeGreaterThan(50);
    expect(told.at(-1)).toMatchObject({
      id: 'left-out',
      message: `${1000 - told.length + 1} more findings were left out here.`,
    });
  });
});

describe('outputs that cannot be written', () => {
  function fail(result: RunResult): unknown {
    process.env['GITHUB_OUTPUT'] = join(folder, 'absent');
    try {
      writeOutputs(endWith(result), createSanitiser([]), sink);
    } catch (error) {
      return error;
    }
    return undefined;
  }

  test('name the file that the command was given', () => {
    const name = '`out.env`';
    const set = () => {
      throw new Error('full');
    };
    expect(() => writeOutputs(endWith(plain), createSanitiser([]), { name, set })).toThrow(
      /is published, but .* could not be written to `out\.env`\.$/,
    );
  });

  test.each(['published', 'already-published'] as const)(
    'do not hide that the release is live: %s',
    (status) => {
      const error = fail({ ...plain, status });
      expect(error).toBeInstanceOf(PublishError);
      expect(error).toMatchObject({
        code: 'after-publish',
        message: expect.stringMatching(/^plugin_a1b2c3 1\.4\.2 is published, but .*`GITHUB_OUTPUT`/),
        hint: expect.stringMatching(/do not publish again/),
      });
    },
  );

  test('are not said to be those of a release after a dry run', () => {
    const dryRun = { isUpToDate: false, outlook: 'could be', remarks: [], onHost: [], request: [] };
    const isVerified = false;
    const error = fail({ ...plain, status: 'dry-run', isVerified, onHost: undefined, dryRun });
    expect(error).toMatchObject({
      code: 'not-published',
      message: expect.stringMatching(/^The dry run is complete, but .*`GITHUB_OUTPUT`/),
    });
    expect((error as PublishError).hint).not.toMatch(/again/);
  });
});
