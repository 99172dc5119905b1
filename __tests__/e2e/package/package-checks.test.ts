import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inGate } from '../../fixtures/all-tests.ts';
import { instead, json } from '../../../sandbox/http/faults.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import {
  methods,
  readClaims,
  readErrors,
  readVisible,
  readWarnings,
  sent,
  type Stage,
  startStage,
  versions,
} from '../fixtures/stage.ts';

const truth = join(import.meta.dirname, '..', '..', 'fixtures', 'truth', 'zips');

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

/**
 * Packages of each kind that WordPress was seen to take, refuse or break, and what is said of it. All of them are
 * compared with the records of WordPress in the unit `truth-zips`.
 */
const REFUSED = [
  ['no ZIP that can be read', '43-truncated.zip', 'zip-unreadable'],
  ['no plugin', '15-theme.zip', 'no-plugin'],
  ['another folder', '05-version-folder.zip', 'folder-mismatch'],
  ['no version, which WordPress takes', '35-no-version.zip', 'version-missing'],
  ['a version of PHP that no site has', '23-requires-php-99.zip', 'requires-format'],
] as const;
const TAKEN = [
  ['nothing odd', '01-good.zip'],
  ['a second header', '21-nested-header-earlier-name.zip'],
] as const;

describe('what WordPress was seen to do with a package decides', () => {
  const run = async (zip: string) => {
    const stage = await startStage({ live: earlierZip });
    const step = await publishZip(stage, readFileSync(join(truth, zip)), { slug: 'my-plugin' });
    return { stage, step, [Symbol.asyncDispose]: () => stage[Symbol.asyncDispose]() };
  };

  const alike = ['no plugin', 'no version, which WordPress takes', 'a version of PHP that no site has'];
  test.concurrent.each(inGate(REFUSED, ...alike))(
    'about one with %s: %s is refused',
    async (_name, zip, id) => {
      await using ran = await run(zip);
      const { stage, step } = ran;
      expect(step.exitCode).toBe(1);
      expect(sent(stage.service, 'POST')).toEqual([]);
      expect(readErrors(step)).toEqual([expect.stringMatching(`^Package: ${id}: `)]);
      expect(readClaims(step)).toEqual({});
      expect(versions(stage.service)).toEqual(['1.0.0']);
    },
  );

  test.concurrent.each(inGate(TAKEN, 'a second header'))(
    'about one with %s: %s is published',
    async (_name, zip) => {
      await using ran = await run(zip);
      const { stage, step } = ran;
      expect(readErrors(step)).toEqual([]);
      expect(step.exitCode).toBe(0);
      expect(sent(stage.service, 'POST')).toHaveLength(1);
      expect(versions(stage.service)).toEqual(['1.0.0', '1.2.3']);
      expect(step.outputs['slug']).toBe('my-plugin');
    },
  );
});

/** A package with three errors, a warning and a notice, of which some are found several times. */
const badZip = await zipFiles({
  'demo/demo.php': main('v2.0', 'Requires at least: newest\nRequires PHP: newest\n'),
  'demo/.env': 'SECRET=1',
  ...Object.fromEntries(['.htaccess', 'z.sh', 'a.zip', 'b.sh'].map((name) => [`demo/${name}`, 'x'])),
});

describe('errors in a package', () => {
  describe('are told', () => {
    let stage: Stage;
    let step: ActionResult;
    beforeAll(async () => {
      stage = await startStage();
      step = await publishZip(stage, badZip);
    });
    afterAll(async () => {
      await stage[Symbol.asyncDispose]();
    });

    test('before the service hears of a release, each with its own annotation, errors first', () => {
      expect(step.exitCode).toBe(1);
      expect(readErrors(step).map((text) => text.split(':', 2).join(':'))).toEqual([
        'Package: requires-format',
        'Package: version-format',
        'Package: leaked-secrets',
      ]);
      expect(readErrors(step)[1]).toMatch(/`v2\.0` in line 4 of `demo\/demo\.php`.*Write `2\.0`/);
      expect(methods(stage.service)).not.toContain('POST');
      expect(step.log).toContain('Package checks: 3 errors, 1 warning, 1 notice.');
      const names = step.commands.map(({ name }) => name).filter((name) => /error|warning|notice/.test(name));
      expect(names).toEqual(['error', 'error', 'error', 'warning', 'notice']);
    });

    test('once for each check, also when it found several', () => {
      expect(readErrors(step)[0]).toMatch(
        /^Package: requires-format: .*"Requires at least".*"Requires PHP".*ignores it/,
      );
      expect(readWarnings(step)).toEqual([
        expect.stringMatching(/^Package: dev-files: .*`demo\/b\.sh` and `demo\/z\.sh` are programs/),
      ]);
      expect(
        step.summary.match(/\*\*<a href="[^"]+#dev-files">dev-files<\/a>\*\* in 3 files<br>/g),
      ).toHaveLength(1);
      expect(
        step.summary.match(
          /\*\*<a href="[^"]+#requires-format">requires-format<\/a>\*\* in <code>demo\/demo\.php<\/code><br>/g,
        ),
      ).toHaveLength(1);
    });

    test('in the summary with the facts of the package', () => {
      const { summary } = step;
      expect(summary).toMatch(/^### ❌ Demo v2\.0 was not published by this run\n/);
      expect(summary).toMatch(
        /^- ❌ \*\*<a href="[^"]+#version-format">version-format<\/a>\*\* in <code>demo\/demo\.php&#58;4<\/code><br>.*<br>\*\*Fix:\*\* /m,
      );
      expect(summary).toMatch(/^- ⚠️ \*\*<a href="[^"]+#dev-files">dev-files<\/a>\*\* in /m);
      expect(summary).toContain('Main file</th><td><code>demo/demo.php</code></td>');
      expect(summary).toMatch(/Files<\/th><td>6, \d+ B packed, \d+ B unpacked<\/td>/);
    });
  });

  test('are warnings with `package-checks: warn`, and the release is published', async () => {
    await using stage = await startStage();
    const zip = await zipFiles({ 'demo/demo.php': main('2.0'), 'demo/.env': 'SECRET=1' });
    const step = await publishZip(stage, zip, { 'package-checks': 'warn' });
    expect(step.exitCode).toBe(0);
    expect(readErrors(step)).toEqual([]);
    expect(readWarnings(step)).toEqual([expect.stringMatching(/^Package: leaked-secrets: /)]);
    expect(versions(stage.service)).toEqual(['2.0']);
    expect(step.summary).toContain('#leaked-secrets">leaked-secrets</a>** in ');
  });

  test('point at the file of the workspace, and at the line that loads a file which is missing', async () => {
    await using stage = await startStage();
    const workspace = await mkdtemp(join(tmpdir(), 'workspace-'));
    try {
      const code = `${main('v2.0')}\nrequire __DIR__ . '/load.php';\ninclude __DIR__ . '/more.php';`;
      await writeFile(join(workspace, 'demo.php'), code);
      // Only the workspace has it.
      await writeFile(join(workspace, 'load.php'), '<?php');
      const zip = await zipFiles({ 'demo/demo.php': code, 'demo/.env': 'SECRET=1' });
      const { commands, summary } = await publishZip(stage, zip, {}, { GITHUB_WORKSPACE: workspace });
      const places: readonly Readonly<Record<string, string>>[] = commands.flatMap(({ name, properties }) =>
        properties['title']?.startsWith('Package: ') === true ? [{ name, ...properties }] : [],
      );
      const [loads, format, secrets] = ['required-file-missing', 'version-format', 'leaked-secrets'].map(
        (id) => places.filter((place) => place['title'] === `Package: ${id}`),
      );
      expect(loads).toMatchObject([
        { name: 'error', file: 'demo.php', line: '7' },
        { name: 'warning', file: 'demo.php', line: '8' },
      ]);
      expect(format).toEqual([
        { name: 'error', title: 'Package: version-format', file: 'demo.php', line: '4' },
      ]);
      expect(secrets).toEqual([{ name: 'error', title: 'Package: leaked-secrets' }]);
      expect(places.filter((place) => place['name'] === 'error')).toHaveLength(3);
      expect(summary).toContain('required-file-missing</a>** in <code>demo/demo.php&#58;7</code>');
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
    const step = await publishZip(stage, await zipFiles({ 'demo/demo.php': main('1.4.0') }));
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

  // How a tag or an input is read, and compared, is in the units of the inputs, of `check-package` and of `version`.
  test.concurrent('is no matter with `any`, whatever the tag is', async () => {
    await using stage = await startStage();
    const step = await stage.run({ 'expected-version': 'any' }, { env: tag('v9.9.9') });
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs['version']).toBe('1.4.2');
  });

  test.concurrent.each([
    ['the tag', {}, tag('v1.4.3'), /`1\.4\.2`, but the tag `v1\.4\.3` says `1\.4\.3`/],
    [
      'the input, whatever the tag is',
      { 'expected-version': '1.4.3' },
      tag('v1.4.2'),
      /the input `expected-version` says `1\.4\.3`/,
    ],
  ])('is that of %s', async (_name, inputs, env, text) => {
    await using stage = await startStage();
    const step = await stage.run(inputs, { env });
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Package: version-tag: /)]);
    expect(readErrors(step)[0]).toMatch(text);
    expect(sent(stage.service, 'POST')).toEqual([]);
  });

  test.concurrent.each(['false', 'true'])('is greater than what is live; dry run: %s', async (isDryRun) => {
    await using stage = await startStage({ live: '1.10.0' });
    const step = await stage.run({ 'dry-run': isDryRun });
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Package: version-not-newer: .*`1\.10\.0`/)]);
    expect(methods(stage.service)).toBe('GET');
  });
});
