import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { instead, json } from '../../../sandbox/http/faults.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import {
  methods,
  readClaims,
  readErrors,
  readVisible,
  readWarnings,
  sampleZip,
  sent,
  type Stage,
  startStage,
  versions,
} from '../fixtures/stage.ts';

jest.setTimeout(20_000);

const truth = join(import.meta.dirname, '..', '..', 'fixtures', 'truth');

const main = (version: string, more = '') => `<?php\n/*\nPlugin Name: Demo\nVersion: ${version}\n${more}*/\n`;

/** Sites have this, as in the records of WordPress. */
const earlierZip = await zipFiles({ 'my-plugin/my-plugin.php': main('1.0.0') });

async function publishZip(
  stage: Stage,
  zip: Buffer,
  inputs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<ActionResult> {
  stage.host.set('/x.zip', zip);
  return stage.run({ zip_url: stage.host.url('/x.zip'), ...inputs }, { env });
}

interface Recorded {
  readonly zip: string;
  readonly result: string;
  readonly active_after?: string;
}

const records = JSON.parse(readFileSync(join(truth, 'zips.json'), 'utf8')) as readonly Recorded[];

/** Whether WordPress refused the package, lost the plugin or deactivated it, in any way of updating. */
function isBad(zip: string): boolean {
  return records.some(
    (record) =>
      record.zip === zip &&
      (record.result === 'NULL' ||
        record.result.startsWith('WP_Error') ||
        record.active_after?.startsWith('DEACTIVATED') === true),
  );
}

/** Packages that WordPress takes and that are refused all the same, for what they would do elsewhere. */
const STRICTER: readonly string[] = [
  '25-traversal.zip',
  '33-dup-entry.zip',
  '35-no-version.zip',
  '49-bad-crc-both.zip',
];
/** It needs a PHP that the recording site did not have; which one sites have is not known. */
const DEPENDS_ON_SITE = '23-requires-php-99.zip';

describe('what WordPress was seen to do with a package', () => {
  const zips = [...new Set(records.map(({ zip }) => zip))];

  test.concurrent.each(zips)('decides about %s', async (zip) => {
    await using stage = await startStage({ live: earlierZip });
    const step = await publishZip(stage, readFileSync(join(truth, 'zips', zip)), { slug: 'my-plugin' });
    const posts = sent(stage.service, 'POST').length;
    if ((isBad(zip) && zip !== DEPENDS_ON_SITE) || STRICTER.includes(zip)) {
      expect(step.exitCode).toBe(1);
      expect(posts).toBe(0);
      expect(readErrors(step)).not.toEqual([]);
      expect(readClaims(step)).toEqual({});
      expect(versions(stage.service)).toEqual(['1.0.0']);
    } else {
      expect(readErrors(step)).toEqual([]);
      expect(step.exitCode).toBe(0);
      expect(posts).toBe(1);
      expect(versions(stage.service)).toEqual(['1.0.0', '1.2.3']);
      expect(step.outputs['slug']).toBe('my-plugin');
    }
  });
});

/** A package with three errors, a warning and two notices. */
const badZip = await zipFiles({
  'demo/demo.php': main('v2.0', 'Requires PHP: newest\n'),
  'demo/.env': 'SECRET=1',
  'demo/build.sh': '#!/bin/sh',
});

describe('errors in a package', () => {
  test('stop the run before the service hears of a release, each with its own annotation, errors first', async () => {
    await using stage = await startStage();
    const step = await publishZip(stage, badZip);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step).map((text) => text.split(':', 2).join(':'))).toEqual([
      'Package: requires-format',
      'Package: version-format',
      'Package: leaked-secrets',
    ]);
    expect(readErrors(step)[1]).toMatch(/`v2\.0` in line 4 of `demo\/demo\.php`.*Write `2\.0`/);
    expect(readWarnings(step)).toEqual([expect.stringMatching(/^Package: dev-files: .*`demo\/build\.sh`/)]);
    expect(methods(stage.service)).not.toContain('POST');
    expect(step.log).toContain('Package checks: 3 errors, 1 warning, 1 notice.');
    const names = step.commands.map(({ name }) => name).filter((name) => /error|warning|notice/.test(name));
    expect(names).toEqual(['error', 'error', 'error', 'warning', 'notice']);
  });

  test('are told once for each check, also when it found several', async () => {
    await using stage = await startStage();
    const needs = 'Requires at least: newest\nRequires PHP: newest\n';
    const files = Object.fromEntries(
      ['.htaccess', 'z.sh', 'a.zip', 'b.sh'].map((name) => [`demo/${name}`, 'x']),
    );
    const step = await publishZip(stage, await zipFiles({ 'demo/demo.php': main('2.0', needs), ...files }));
    expect(readErrors(step)).toEqual([
      expect.stringMatching(/^Package: requires-format: .*"Requires at least".*"Requires PHP".*ignores it/),
    ]);
    expect(readWarnings(step)).toEqual([
      expect.stringMatching(/^Package: dev-files: .*`demo\/b\.sh` and `demo\/z\.sh` are programs/),
    ]);
    expect(step.log.join('\n')).toMatch(/^Package checks: 1 error, 1 warning/m);
    expect(step.summary.match(/\*\*dev-files\*\* in 3 files<br>/g)).toHaveLength(1);
    expect(step.summary.match(/\*\*requires-format\*\* in <code>demo\/demo\.php<\/code><br>/g)).toHaveLength(
      1,
    );
  });

  test('are in the summary with the facts of the package', async () => {
    await using stage = await startStage();
    const { summary } = await publishZip(stage, badZip);
    expect(summary).toMatch(/^### ❌ Demo v2\.0 was not published by this run\n/);
    expect(summary).toMatch(
      /^- ❌ \*\*version-format\*\* in <code>demo\/demo\.php&#58;4<\/code><br>.*<br>\*\*Fix:\*\* /m,
    );
    expect(summary).toMatch(/^- ⚠️ \*\*dev-files\*\* in /m);
    expect(summary).toContain('Main file</th><td><code>demo/demo.php</code></td>');
    expect(summary).toMatch(/Files<\/th><td>3, \d+ B packed, \d+ B unpacked<\/td>/);
  });

  test('are warnings with `package-checks: warn`, and the release is published', async () => {
    await using stage = await startStage();
    const zip = await zipFiles({ 'demo/demo.php': main('2.0'), 'demo/.env': 'SECRET=1' });
    const step = await publishZip(stage, zip, { 'package-checks': 'warn' });
    expect(step.exitCode).toBe(0);
    expect(readErrors(step)).toEqual([]);
    expect(readWarnings(step)).toEqual([expect.stringMatching(/^Package: leaked-secrets: /)]);
    expect(versions(stage.service)).toEqual(['2.0']);
    expect(step.summary).toContain('- ⚠️ **leaked-secrets** in ');
  });

  test('are not looked for with `package-checks: off`: a few bytes of the package and one POST', async () => {
    await using stage = await startStage();
    const step = await publishZip(stage, await zipFiles({ 'demo/demo.php': main('2.0'), 'demo/.env': 'x' }), {
      'package-checks': 'off',
    });
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({ version: '2.0', slug: '', sha256: '', size: '', changelog: '' });
    expect(sent(stage.host).map(({ headers }) => headers.range)).toEqual(['bytes=0-63']);
    expect(methods(stage.service)).toBe('POST');
  });

  test('point at the file of the workspace from which the package was built', async () => {
    await using stage = await startStage();
    const workspace = await mkdtemp(join(tmpdir(), 'workspace-'));
    try {
      await writeFile(join(workspace, 'demo.php'), main('v2.0'));
      const zip = await zipFiles({ 'demo/demo.php': main('v2.0'), 'demo/.env': 'SECRET=1' });
      const { commands } = await publishZip(stage, zip, {}, { GITHUB_WORKSPACE: workspace });
      const errors = commands.filter(({ name }) => name === 'error').map(({ properties }) => properties);
      expect(errors).toEqual([
        { title: 'Package: version-format', file: 'demo.php', line: '4' },
        { title: 'Package: leaked-secrets' },
      ]);
    } finally {
      await rm(workspace, { recursive: true });
    }
  });

  test('point at the line that loads a file which is missing, also where the workspace has that', async () => {
    await using stage = await startStage();
    const workspace = await mkdtemp(join(tmpdir(), 'workspace-'));
    try {
      const code = `${main('2.0')}\nrequire __DIR__ . '/load.php';\ninclude __DIR__ . '/more.php';`;
      await writeFile(join(workspace, 'demo.php'), code);
      await writeFile(join(workspace, 'load.php'), '<?php');
      const zip = await zipFiles({ 'demo/demo.php': code });
      const { commands, summary } = await publishZip(stage, zip, {}, { GITHUB_WORKSPACE: workspace });
      const places = commands.flatMap(({ name, properties }) =>
        properties['title'] === 'Package: required-file-missing' ? [{ name, ...properties }] : [],
      );
      expect(places).toMatchObject([
        { name: 'error', file: 'demo.php', line: '7' },
        { name: 'warning', file: 'demo.php', line: '8' },
      ]);
      expect(summary).toContain('**required-file-missing** in <code>demo/demo.php&#58;7</code>');
    } finally {
      await rm(workspace, { recursive: true });
    }
  });

  test('say nothing that the runner would obey, whatever the package holds', async () => {
    await using stage = await startStage();
    const hostile = 'x\r::add-mask::1.4.2 ##[set-output name=version]9 <img src=x> @everyone `a` | b';
    const zip = await zipFiles({
      [`demo/${hostile.replaceAll('/', '-')}.sh`]: 'x',
      'demo/demo.php': main('1.0', `Requires PHP: ${hostile}\n`).replace('Name: Demo', `Name: ${hostile}`),
    });
    const step = await publishZip(stage, zip);
    expect(step.exitCode).toBe(1);
    expect(
      step.commands.filter(({ name }) => !/^(group|endgroup|error|warning|notice)$/.test(name)),
    ).toHaveLength(1);
    expect(step.summary).not.toContain('<img');
    expect(step.summary).not.toContain('@everyone');
    expect(readVisible(step)).not.toContain('##[set-output');
  });
});

describe('what was found is an output of a red step, too', () => {
  test.concurrent('that the package made red', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const other = await zipFiles({ 'demo/demo.php': main('1.4.0') });
    const step = await publishZip(stage, other);
    expect(step.exitCode).toBe(1);
    expect(Object.keys(step.outputs)).toEqual(['findings', 'changes']);
    const found = JSON.parse(step.outputs['findings'] ?? '') as readonly { id: string; severity: string }[];
    const errors = found.filter(({ severity }) => severity === 'error').map(({ id }) => id);
    expect(readErrors(step).map((text) => text.split(': ')[1])).toEqual(errors);
    expect(errors).toContain('version-not-newer');
  });

  test.concurrent('that the service made red', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('POST', instead(json(422, { message: 'No.' })));
    const step = await stage.run();
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toEqual({ findings: '[]', changes: '' });
  });
});

describe('the version that the package must carry', () => {
  const tag = (name: string) => ({
    GITHUB_REF_TYPE: 'tag',
    GITHUB_REF_NAME: name,
    GITHUB_REF: `refs/tags/${name}`,
  });
  const sample = (stage: Stage, inputs: Record<string, string>, env: Record<string, string>) =>
    publishZip(stage, sampleZip, inputs, env);

  test.concurrent.each([
    ['the tag v1.4.2', {}, tag('v1.4.2')],
    ['the tag 1.4.2', {}, tag('1.4.2')],
    ['a tag that is no version', {}, tag('release-7')],
    ['a branch', {}, { GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: '9.9.9' }],
    ['another tag, with `any`', { 'expected-version': 'any' }, tag('v9.9.9')],
    ['another tag, with the version itself', { 'expected-version': '1.4.2' }, tag('v9.9.9')],
  ])('is no matter with %s', async (_name, inputs, env) => {
    await using stage = await startStage();
    const step = await sample(stage, inputs, env);
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs['version']).toBe('1.4.2');
  });

  test.concurrent.each([
    ['the tag v1.4.3', {}, tag('v1.4.3'), /`1\.4\.2`, but the tag `v1\.4\.3` says `1\.4\.3`/],
    ['the tag 1.4.20', {}, tag('1.4.20'), /the tag `1\.4\.20` says `1\.4\.20`/],
    ['the input', { 'expected-version': '1.4.3' }, {}, /the input `expected-version` says `1\.4\.3`/],
  ])('is that of %s', async (_name, inputs, env, text) => {
    await using stage = await startStage();
    const step = await sample(stage, inputs, env);
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Package: version-tag: /)]);
    expect(readErrors(step)[0]).toMatch(text);
    expect(sent(stage.service, 'POST')).toEqual([]);
  });

  test.concurrent('is greater than what is live', async () => {
    await using stage = await startStage({ live: '1.10.0' });
    const step = await stage.run();
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Package: version-not-newer: .*`1\.10\.0`/)]);
    expect(methods(stage.service)).toBe('GET');
  });

  test.concurrent('is compared in a dry run too, when there is a key', async () => {
    await using stage = await startStage({ live: '1.10.0' });
    const step = await stage.run({ 'dry-run': 'true' });
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Package: version-not-newer: /)]);
    expect(methods(stage.service)).toBe('GET');
  });
});
