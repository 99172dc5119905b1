import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { inGate, weekly } from '../../fixtures/all-tests.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { onTag, RUN_ID, startReleaseStage, type ReleaseStage } from '../fixtures/release-stage.ts';
import { methods, readErrors, readWarnings, sampleZip, startStage, versions } from '../fixtures/stage.ts';

const OTHER = '0123456789abcdef'.repeat(4);
const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

type StepInputs = Readonly<Record<string, string>>;

/** Each source on this machine, and how an error names it. */
const SOURCES: readonly (readonly [string, StepInputs, string])[] = [
  ['a ZIP file', { 'zip-path': 'tidy-footer.zip' }, '`tidy-footer.zip`, from `zip-path`,'],
  ['a directory', { 'zip-path': 'tidy-footer' }, '`tidy-footer.zip`, from `zip-path`,'],
  ['an artifact', { 'artifact-name': 'package' }, '`package`, from the artifact `package` of this run,'],
  [
    'an artifact of files',
    { 'artifact-name': 'files', slug: 'tidy-footer' },
    '`tidy-footer.zip`, from the artifact `files` of this run,',
  ],
];

const env = { ...onTag('v1.4.2'), SOURCE_DATE_EPOCH: '1700000000' };

async function prepare({ github, workspace }: ReleaseStage): Promise<void> {
  github.addArtifact({ name: 'package', bytes: sampleZip, runId: RUN_ID, isZipped: false });
  const names = ['tidy-footer.php', 'includes/footer.php', 'includes/years.php'];
  const read = async (name: string) => [name, await readFile(join(workspace, 'tidy-footer', name))];
  const files = Object.fromEntries(await Promise.all(names.map(read))) as Record<string, Buffer>;
  github.addArtifact({ name: 'files', bytes: await zipFiles(files), runId: RUN_ID });
}

/** A run that refuses the package may only have read. */
function expectUntouched(stage: ReleaseStage): void {
  const { github, service } = stage;
  expect(stage.trace().filter((line) => !` ${line}`.includes(' GET '))).toEqual([]);
  expect(github.releases()).toEqual([]);
  expect(versions(service)).toEqual([]);
}

describe('expected-sha256', () => {
  // The way of each source is gone once, by the very package or by another one.
  test.concurrent.each(inGate(SOURCES, 'a directory', 'an artifact'))(
    'lets the very package pass from %s',
    async (_name, source) => {
      await using stage = await startReleaseStage();
      await prepare(stage);
      const built = await stage.run({ ...source, 'dry-run': 'true' }, { env });
      expect(readErrors(built)).toEqual([]);
      const { sha256 = '' } = built.outputs;
      expect(sha256).toMatch(/^[\da-f]{64}$/);
      const inputs = { ...source, 'expected-sha256': sha256.toUpperCase() };
      const step = await stage.run(inputs, { env });
      expect(readErrors(step)).toEqual([]);
      expect(step.outputs).toMatchObject({ status: 'published', sha256 });
    },
  );

  test.concurrent('annotates only what the job that built the package could not see', async () => {
    await using stage = await startReleaseStage();
    const main = join(stage.workspace, 'tidy-footer', 'tidy-footer.php');
    await writeFile(join(stage.workspace, 'tidy-footer', 'phpunit.xml'), '<phpunit/>');
    await writeFile(main, (await readFile(main, 'utf8')).replace(/^( \* Version:).*$/m, '$1 1.4.1'));
    const inputs = { 'zip-path': 'tidy-footer', 'expected-version': 'any', 'if-published': 'publish' };
    const built = await stage.run({ ...inputs, 'api-key': '', 'base-url': '', 'dry-run': 'true' }, { env });
    expect(readWarnings(built).join('\n')).toMatch(/^Package: dev-files: /m);
    const { sha256 = '' } = built.outputs;
    const step = await stage.run({ ...inputs, 'expected-sha256': sha256 }, { env });
    expect(step.outputs).toMatchObject({ status: 'published', sha256 });
    expect(readWarnings(step).join('\n')).not.toContain('dev-files');
    expect(step.log.join('\n')).toContain('Package: dev-files: ');
    expect(step.summary).toContain('dev-files');
  });

  test.concurrent.each(inGate(SOURCES, 'a ZIP file', 'an artifact of files'))(
    'refuses another package from %s',
    async (_name, source, named) => {
      await using stage = await startReleaseStage();
      await prepare(stage);
      for (const isDry of ['true', 'false']) {
        const step = await stage.run({ ...source, 'expected-sha256': OTHER, 'dry-run': isDry }, { env });
        expect(step.exitCode).toBe(1);
        const [error = '', ...more] = readErrors(step);
        expect(more).toEqual([]);
        expect(error).toMatch(/^Not the package that was built: The package is not the one that was built: /);
        expect(error).toContain(named);
        expect(error).toContain(`but the input \`expected-sha256\` is \`${OTHER}\`.`);
        expect(error).toMatch(/has the SHA-256 `[\da-f]{64}`/);
        expect(step.outputs).toEqual({});
        expectUntouched(stage);
      }
    },
  );

  test.concurrent('sees a package that was exchanged after it was built', async () => {
    await using stage = await startReleaseStage();
    const built = await stage.run({ 'zip-path': 'tidy-footer.zip', 'dry-run': 'true' }, { env });
    const { sha256 = '' } = built.outputs;
    // The same plugin in the same version, with one line more.
    const main = `${await readFile(join(stage.workspace, 'tidy-footer', 'tidy-footer.php'), 'utf8')}// more\n`;
    const exchanged = await zipFiles({ 'tidy-footer/tidy-footer.php': main });
    await writeFile(join(stage.workspace, 'tidy-footer.zip'), exchanged);
    const inputs = { 'zip-path': 'tidy-footer.zip', 'expected-sha256': sha256 };
    const step = await stage.run(inputs, { env });
    expect(readErrors(step)).toEqual([expect.stringContaining(hash(exchanged))]);
    expect(readErrors(step)).toEqual([expect.stringContaining(sha256)]);
    expectUntouched(stage);
  });

  test.concurrent('fetches a package behind a URL whole, whether it is opened or not', async () => {
    await using stage = await startStage();
    const temporary = await mkdtemp(join(tmpdir(), 'job-'));
    const main = '<?php\n/*\nPlugin Name: Tidy Footer\nVersion: 1.5.0\n*/\n';
    const large = await zipFiles({
      'tidy-footer/tidy-footer.php': main,
      'tidy-footer/a.bin': randomBytes(3_000_000),
    });
    stage.host.set('/large.zip', large);
    for (const [path, bytes] of [
      ['/footer.zip', sampleZip],
      ['/large.zip', large],
    ] as const) {
      // Each once, and all four every week.
      for (const checks of [
        path === '/large.zip' ? 'off' : 'error',
        ...weekly(path === '/large.zip' ? 'error' : 'off'),
      ]) {
        const zip = { zip_url: stage.host.url(path), 'package-checks': checks };
        const other = await stage.run({ ...zip, 'expected-sha256': OTHER });
        expect(readErrors(other)).toEqual([expect.stringContaining(hash(bytes))]);
        expect(other.log.join('\n')).toContain('from the URL in `zip_url`');
        expect(methods(stage.service)).not.toContain('POST');
        const same = { ...zip, 'expected-sha256': hash(bytes), 'dry-run': 'true' };
        const right = await stage.run(same, { env: { RUNNER_TEMP: temporary } });
        expect(readErrors(right)).toEqual([]);
        expect(right.outputs['sha256']).toBe(hash(bytes));
        const kept = await readFile(right.outputs['package-path'] ?? '');
        expect(kept.equals(bytes)).toBe(true);
      }
    }
    await rm(temporary, { recursive: true });
  });

  test.concurrent('refuses a version that is live already, too', async () => {
    await using stage = await startReleaseStage({ live: '1.4.2' });
    const step = await stage.run({ 'zip-path': 'tidy-footer.zip', 'expected-sha256': OTHER }, { env });
    expect(readErrors(step)).toHaveLength(1);
    expect(step.outputs).toEqual({});
  });

  test.concurrent.each([
    ['abc', 'Input `expected-sha256` is `abc`, not a SHA-256 of 64 hexadecimal digits.'],
    [`${OTHER}0`, 'Input `expected-sha256` is not a SHA-256 of 64 hexadecimal digits.'],
    [`${OTHER.slice(1)}g`, 'Input `expected-sha256` is not a SHA-256 of 64 hexadecimal digits.'],
    [`sha256:${OTHER}`, 'Write only the 64 digits behind it.'],
    ['$' + '{{ needs.build.outputs.sha256 }', 'expected-sha256'],
  ])('must be a digest, so %s is a mistake', async (value, told) => {
    await using stage = await startStage();
    const step = await stage.run({ 'expected-sha256': value });
    expect(readErrors(step)).toEqual([expect.stringContaining(told)]);
    expect([...stage.host.requests, ...stage.service.requests]).toEqual([]);
  });
});
