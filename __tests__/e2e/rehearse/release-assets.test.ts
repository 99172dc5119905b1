import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { zipDirectory } from '../../../sandbox/plugins/build-plugin.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import { onBranch, TOKEN } from '../fixtures/release-stage.ts';
import { readErrors, readVisible } from '../fixtures/stage.ts';
import { END, type RehearseStage, startRehearseStage } from './rehearse-stage.ts';

const zipOf = (version: string): Promise<Buffer> =>
  zipDirectory(
    join(import.meta.dirname, '..', '..', '..', 'sandbox', 'plugins', 'sample-plugin', 'tidy-footer'),
    { version },
  );
const older = await zipOf('1.4.1');
const newer = await zipOf('1.4.2');

/** A private repository, and a token that can only read it. */
const PRIVATE = { tokenPermissions: { contents: 'read' }, isPrivate: true } as const;

function addReleases({ github }: RehearseStage): void {
  github.addRelease({ tagName: 'v1.4.1', assets: [{ name: 'tidy-footer.zip', bytes: older }] });
  github.addRelease({ tagName: 'v1.4.2', assets: [{ name: 'tidy-footer.zip', bytes: newer }] });
}

const nameUrl = ({ github }: RehearseStage, end = 'download/v1.4.2/tidy-footer.zip'): string =>
  `${github.serverUrl}/acme/tidy-footer/releases/${end}`;

/** The step came to where it needs a WordPress, with these versions. */
function expectUpdate(step: ActionResult, version: string, previous: string): void {
  expect(readErrors(step)).toEqual([expect.stringContaining(END)]);
  expect(step.outputs).toMatchObject({ version, 'previous-version': previous });
}

function expectNoSecrets(step: ActionResult, { github }: RehearseStage): void {
  const shown = readVisible(step);
  expect(shown).not.toContain(TOKEN);
  expect(shown).not.toMatch(/jwt=|sig=|github-production-release-asset/);
  const others = github.requests.filter(({ origin }) => origin !== 'api');
  expect(others.map(({ headers }) => headers.authorization).filter(Boolean)).toEqual([]);
}

describe('a `zip_url` that is an asset of a release in this private repository', () => {
  test('is rehearsed with a token that only reads, named as the latest', async () => {
    await using stage = await startRehearseStage(PRIVATE);
    addReleases(stage);
    const zipUrl = nameUrl(stage, 'latest/download/tidy-footer.zip');
    const step = await stage.rehearse({ zip_url: zipUrl }, { env: onBranch });
    expectUpdate(step, '1.4.2', '1.4.1');
    expect(step.log).toContain('It is in this private repository, so a signed URL is used.');
    expectNoSecrets(step, stage);
    expect(stage.github.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('is not rehearsed when the token may not read, and the log says what it needs', async () => {
    await using stage = await startRehearseStage({ isPrivate: true, tokenPermissions: {} });
    addReleases(stage);
    const step = await stage.rehearse({ zip_url: nameUrl(stage) }, { env: onBranch });
    expect(readErrors(step)).toEqual([
      expect.stringMatching(
        /^GitHub permission missing: .* release `v1\.4\.2`.* Give the job `permissions: contents: read`; for a draft, `contents: write`\.$/,
      ),
    ]);
    expect(step.outputs).toMatchObject({ passed: 'false', version: '' });
    expectNoSecrets(step, stage);
  });

  test('is not found without a token', async () => {
    await using stage = await startRehearseStage(PRIVATE);
    addReleases(stage);
    const step = await stage.rehearse({ zip_url: nameUrl(stage) }, { env: onBranch, token: '' });
    expect(readErrors(step)).toEqual([expect.stringMatching(/404 to a request without credentials/)]);
  });

  test('is not found when only a draft has it', async () => {
    await using stage = await startRehearseStage(PRIVATE);
    addReleases(stage);
    const assets = [{ name: 'tidy-footer.zip', bytes: newer }];
    stage.github.addRelease({ tagName: 'v1.5.0', isDraft: true, assets });
    const zipUrl = nameUrl(stage, 'download/v1.5.0/tidy-footer.zip');
    const step = await stage.rehearse({ zip_url: zipUrl }, { env: onBranch });
    expect(readErrors(step)).toEqual([
      expect.stringMatching(
        /^Asset not found: .* a draft needs a token with `permissions: contents: write`\.$/,
      ),
    ]);
  });

  test('is not signed when it is in another repository: no token is used for that', async () => {
    await using stage = await startRehearseStage(PRIVATE);
    const zipUrl = `${stage.github.serverUrl}/acme/other/releases/download/v1.4.2/tidy-footer.zip`;
    const step = await stage.rehearse({ zip_url: zipUrl }, { env: onBranch });
    expect(readErrors(step)).toEqual([expect.stringMatching(/404 to a request without credentials/)]);
    expect(stage.trace()).toEqual(['web GET /acme/other/releases/download/v1.4.2/tidy-footer.zip']);
  });
});
