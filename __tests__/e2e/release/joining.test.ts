import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { preceded } from '../../../sandbox/github/faults.ts';
import { afterwards, instead, json, silence, status, times, watched } from '../../../sandbox/http/faults.ts';
import { onBranch, startReleaseStage } from '../fixtures/release-stage.ts';
import { FAST, readErrors, readWarnings, versions } from '../fixtures/stage.ts';

const ZIP = { 'zip-path': 'tidy-footer.zip' };
/** The log before the wait for the next attempt. */
const AGAIN = /trying again in/;
const LATER = status(503, { headers: { 'retry-after': '60' } });

test.concurrent('with `zip_url` and `release-tag`, a run cancelled before it creates the release again still has its outputs', async () => {
  await using stage = await startReleaseStage();
  stage.github.script('repos/create-release', instead(LATER));
  const zip_url = stage.host.url('/footer.zip');
  const cancel = { signal: 'SIGINT', when: AGAIN } as const;
  const step = await stage.run({ zip_url, 'release-tag': 'v{version}' }, { env: onBranch, cancel });
  expect(step.exitCode).toBe(1);
  expect(step.outputs).toMatchObject({ version: '1.4.2', status: 'published' });
});

describe('a release that is live', () => {
  test.concurrent('has its outputs when the run is cancelled before it publishes the draft again', async () => {
    await using stage = await startReleaseStage({ isPrivate: true });
    stage.github.script('repos/update-release', instead(LATER));
    const cancel = { signal: 'SIGINT', when: AGAIN } as const;
    const step = await stage.run(ZIP, { env: onBranch, cancel });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Published, but: /)]);
    expect(step.outputs).toMatchObject({ version: '1.4.2', status: 'published' });
  });

  test.concurrent('keeps its draft when another order was first and the run is cancelled', async () => {
    await using stage = await startReleaseStage({ isPrivate: true, live: '1.4.1' });
    stage.service.script('POST', afterwards(status(409)));
    stage.github.script('repos/update-release', instead(LATER));
    const cancel = { signal: 'SIGINT', when: AGAIN } as const;
    const step = await stage.run(ZIP, { ...FAST, env: onBranch, cancel });
    expect(step.exitCode).toBe(1);
    expect(stage.github.releases()).toHaveLength(1);
    expect(step.summary).toContain('is published, but the run was cancelled afterwards');
  });

  test.concurrent('and neither seen nor complete on GitHub has an error for each', async () => {
    await using stage = await startReleaseStage({ isPrivate: true, live: '1.4.1' });
    stage.service.script('GET', ...times(20, instead(json(200, { version: '1.4.1' }))));
    stage.github.script('repos/update-release', ...times(9, instead(status(500))));
    const step = await stage.run({ ...ZIP, verify: 'true' }, { ...FAST, env: onBranch });
    expect(readErrors(step)).toEqual([
      expect.stringMatching(/not verified/),
      expect.stringMatching(/release on GitHub is not complete/),
    ]);
  });

  test.concurrent('is green although temporary files cannot be deleted', async () => {
    await using stage = await startReleaseStage({ isPrivate: true });
    const temporary = await mkdtemp(join(tmpdir(), 'closing-'));
    stage.github.script('repos/update-release', async ({ carryOut }) => {
      await rename(temporary, `${temporary}-away`);
      await writeFile(temporary, '');
      return carryOut();
    });
    const step = await stage.run(
      { 'zip-path': 'tidy-footer' },
      { env: { ...onBranch, RUNNER_TEMP: temporary } },
    );
    await Promise.all([rm(temporary), rm(`${temporary}-away`, { recursive: true })]);
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ version: '1.4.2', status: 'published' });
  });
});

describe('a run that is cancelled', () => {
  test.concurrent('while it zips changes nothing on GitHub', async () => {
    await using stage = await startReleaseStage();
    await writeFile(join(stage.workspace, 'tidy-footer', 'film.bin'), randomBytes(100_000_000));
    const temporary = await mkdtemp(join(tmpdir(), 'zipping-'));
    const hasBegun = async () => {
      for (;;) {
        const [folder] = await readdir(temporary);
        if (folder !== undefined && (await readdir(join(temporary, folder))).length > 0) return;
        await delay(20);
      }
    };
    const step = await stage.run(
      { 'zip-path': 'tidy-footer', 'package-checks': 'off', 'release-tag': 'v1.4.2' },
      {
        env: { ...onBranch, RUNNER_TEMP: temporary },
        cancel: { signal: 'SIGINT', when: hasBegun() },
      },
    );
    expect(await readdir(temporary)).toEqual([]);
    await rm(temporary, { recursive: true });
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Cancelled: .*This run published nothing/)]);
    // Early requests only read.
    expect(stage.trace().filter((line) => !line.startsWith('api GET '))).toEqual([]);
  });

  test.concurrent('while GitHub makes the draft, which it does not show then, says that it may be left', async () => {
    await using stage = await startReleaseStage({ isPrivate: true });
    const creation = watched(silence());
    stage.github.script('repos/create-release', afterwards(creation.answer));
    stage.github.script(
      'repos/list-releases',
      preceded(() => undefined),
      instead(status(403)),
    );
    const cancel = { signal: 'SIGINT', when: creation.arrival } as const;
    const step = await stage.run(ZIP, { env: onBranch, cancel });
    expect(stage.github.releases()).toHaveLength(1);
    expect(readWarnings(step)).toEqual([expect.stringMatching(/left on GitHub/)]);
  });
});

test.concurrent('a runner without a temporary folder is told in words', async () => {
  await using stage = await startReleaseStage();
  const step = await stage.run(ZIP, { env: { ...onBranch, RUNNER_TEMP: '/nonexistent/x' } });
  expect(readErrors(step)).toEqual([expect.stringMatching(/^No temporary folder: .*RUNNER_TEMP/)]);
});

test.concurrent('a dry run says whether a run would publish at all', async () => {
  await using stage = await startReleaseStage({ live: '1.4.2' });
  const skipped = await stage.run({ ...ZIP, 'dry-run': 'true' }, { env: onBranch });
  expect(skipped.exitCode).toBe(0);
  expect(skipped.log.join('\n')).toMatch(/would publish nothing/);
  const failed = await stage.run({ ...ZIP, 'dry-run': 'true', 'if-published': 'fail' }, { env: onBranch });
  expect(failed.exitCode).toBe(1);
  expect(versions(stage.service)).toEqual(['1.4.2']);
});

test.concurrent('a dry run without a token refuses what is no ZIP, also when it is not opened', async () => {
  await using stage = await startReleaseStage();
  await writeFile(join(stage.workspace, 'x.zip'), '<html>');
  const inputs = { 'dry-run': 'true', 'package-checks': 'off', 'release-tag': 'v1', 'github-token': '' };
  const step = await stage.run({ 'zip-path': 'x.zip', ...inputs }, { env: onBranch });
  expect(readErrors(step)).toEqual([expect.stringMatching(/`x\.zip` is a web page/)]);
});
