import { describe, expect, test } from '@jest/globals';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import {
  methods,
  readErrors,
  readNotices,
  readVisible,
  readWarnings,
  startStage,
  versions,
  type Stage,
} from '../fixtures/stage.ts';

const main = '<?php\n/*\nPlugin Name: Demo\nVersion: 2.0\nUpdate URI: https://demo.example/\n*/\n';
const readme = '=== Demo ===\nStable tag: 2.0\n\nDoes things.\n';
const clean = { 'demo/demo.php': main, 'demo/readme.txt': readme };

/** A package with two errors of one kind, and a warning. */
const leaky = {
  ...clean,
  'demo/.env': 'KEY=1\nSECRET_TOKEN=0a1b2c3d4e5f\n',
  'demo/my config/.env': 'KEY=1\nSECRET_TOKEN=0a1b2c3d4e5f\n',
  'demo/build.sh': '#!/bin/sh\n',
};
const BOTH = 'leaked-secrets:demo/.env leaked-secrets:"demo/my config/.env"';

async function publish(
  stage: Stage,
  files: Readonly<Record<string, string>>,
  accepted: string,
  inputs: Readonly<Record<string, string>> = {},
): Promise<ActionResult> {
  stage.host.set('/x.zip', await zipFiles(files));
  return stage.run({ zip_url: stage.host.url('/x.zip'), 'accept-findings': accepted, ...inputs });
}

describe('findings that the author accepts', () => {
  test.concurrent.each(['false', 'true'])(
    'stop nothing, are no annotation and stand in the receipt; dry run: %s',
    async (isDryRun) => {
      await using stage = await startStage();
      const step = await publish(stage, leaky, `${BOTH},dev-files`, { 'dry-run': isDryRun });
      expect(readErrors(step)).toEqual([]);
      expect(readWarnings(step)).toEqual([]);
      const titles = step.commands.map(({ properties }) => properties['title']);
      expect(titles.filter((title) => /^Package: (leaked-secrets|dev-files)/.test(title ?? ''))).toEqual([]);
      expect(step.exitCode).toBe(0);
      expect(versions(stage.service)).toEqual(isDryRun === 'true' ? [] : ['2.0']);
      expect(step.log.join('\n')).toMatch(/^Package checks: .*\b\d accepted\.$/m);
      expect(step.log.join('\n')).toMatch(/^Accepted: leaked-secrets: .*`demo\/\.env`/m);
      expect(step.summary).toMatch(/<summary>Package checks: .*\b\d accepted<\/summary>/);
      expect(step.summary).toMatch(
        /^- ☑️ \*\*<a href="[^"]+#leaked-secrets">leaked-secrets<\/a>\*\*.*accepted/m,
      );
      expect(step.summary).toMatch(/^- ☑️ \*\*<a href="[^"]+#dev-files">dev-files<\/a>\*\*.*accepted/m);
    },
  );

  test.concurrent('are told to later steps, with those that are not', async () => {
    await using stage = await startStage();
    const step = await publish(stage, leaky, BOTH);
    expect(step.exitCode).toBe(0);
    expect(step.outputs['findings']).not.toContain('\n');
    const findings = JSON.parse(step.outputs['findings'] ?? '') as readonly Record<string, unknown>[];
    expect(Object.keys(findings[0] ?? {})).toEqual([
      'id',
      'severity',
      'message',
      'fix',
      'file',
      'line',
      'accepted',
    ]);
    expect(findings[0]).toMatchObject({ id: 'dev-files', severity: 'warning', accepted: false });
    expect(findings.at(-1)).toMatchObject({ id: 'leaked-secrets', severity: 'error', accepted: true });
  });

  test.concurrent('leave those that are not accepted what they are', async () => {
    await using stage = await startStage();
    const step = await publish(stage, leaky, 'leaked-secrets:demo/.env');
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([
      expect.stringMatching(/^Package: leaked-secrets: .*`demo\/my config\/\.env`/),
    ]);
    expect(readWarnings(step)).toEqual([expect.stringMatching(/^Package: dev-files: /)]);
    expect(methods(stage.service)).not.toContain('POST');
  });

  test.concurrent('are a notice when they do not occur', async () => {
    await using stage = await startStage();
    // The third depends on what is live when a beta is published.
    const accepted = 'dev-files:demo/old.sh\nmacosx\nprerelease-over-stable';
    const step = await publish(stage, clean, accepted);
    expect(step.exitCode).toBe(0);
    expect(readNotices(step).filter((notice) => notice.startsWith('Nothing to accept'))).toEqual([
      expect.stringMatching(
        /: `dev-files:demo\/old\.sh` and `macosx` in `accept-findings` have no effect, .*did not find/,
      ),
    ]);
    expect(step.summary).not.toContain('accepted');
    expect(step.outputs['findings']).not.toMatch(/dev-files|macosx/);
  });

  test.concurrent('are a notice when the package is not opened, whose outputs are set', async () => {
    await using stage = await startStage();
    const step = await publish(stage, leaky, 'dev-files', { 'package-checks': 'off' });
    expect(step.exitCode).toBe(0);
    expect(readNotices(step)).toEqual([
      expect.stringMatching(/^Nothing to accept: .*`package-checks` is `off`/),
    ]);
    const nothing = { slug: '', changelog: '', findings: '' };
    expect(step.outputs).toMatchObject({ version: '2.0', ...nothing });
    // Its bytes are compared in the tests of `package-path`.
    expect(step.outputs).toMatchObject({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      size: expect.stringMatching(/^\d+$/),
      'package-path': expect.stringMatching(/x\.zip$/),
    });
    expect(methods(stage.host)).toBe('GET');
    expect(methods(stage.service)).toBe('POST');
  });

  test.concurrent('do not let a package pass that could not be read to its end', async () => {
    await using stage = await startStage();
    const zip = Buffer.from(await zipFiles(clean));
    // How many entries there are, in the record at the end.
    zip.writeUInt16LE(20_001, zip.length - 12);
    stage.host.set('/x.zip', zip);
    const step = await stage.run({
      zip_url: stage.host.url('/x.zip'),
      'accept-findings': 'zip-limits',
    });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Package: zip-limits: /)]);
    expect(readNotices(step)).toEqual([expect.stringMatching(/could not be read completely/)]);
    expect(methods(stage.service)).not.toContain('POST');
  });
});

test('what cannot be accepted is an error of the input before any request, and nothing that the runner obeys', async () => {
  await using stage = await startStage();
  const hostile = 'x\r::add-mask::2.0 ##[error]a <img src=x> @everyone';
  const step = await publish(stage, leaky, `leaked-secret:demo/.env, leaked-secrets no-plugin ${hostile}`);
  expect(step.exitCode).toBe(1);
  expect(readErrors(step)).toEqual([
    expect.stringMatching(
      /^Input accept-findings: Input `accept-findings` names `leaked-secret:demo\/\.env`, which is not a check; it names `leaked-secrets` without a file; it names `no-plugin`, which cannot be accepted: .* Did you mean `leaked-secrets`\? /,
    ),
  ]);
  expect(step.commands.filter(({ value }) => value === '2.0')).toEqual([]);
  expect(step.summary).not.toContain('<img');
  expect(readVisible(step)).not.toContain('##[error]');
  expect([...stage.host.requests, ...stage.service.requests]).toEqual([]);
});
