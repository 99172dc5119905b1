import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { instead, status } from '../../../sandbox/http/faults.ts';
import { zipDirectory } from '../../../sandbox/plugins/build-plugin.ts';
import {
  onBranch,
  onTag,
  RUN_ID,
  startReleaseStage,
  TOKEN,
  type ReleaseStage,
  type ReleaseStageOptions,
} from '../fixtures/release-stage.ts';
import { commandNames, KEY, readErrors, readVisible, sampleZip, sent } from '../fixtures/stage.ts';
import { compareByUnzip } from './truth.ts';

const BY_DEFAULT = { compare: undefined };
/** The service tells a version, and no place of its package. */
const UNTOLD = { download_url: undefined, download_link: undefined };

const older = await zipDirectory(
  join(import.meta.dirname, '..', '..', '..', 'sandbox', 'plugins', 'sample-plugin', 'tidy-footer'),
  { version: '1.4.1' },
);

/** Without the `Update URI` that it had. */
const OTHER_MAIN =
  "<?php\n/*\nPlugin Name: Tidy Footer\nVersion: 1.4.2\nText Domain: tidy-footer\n*/\ndefined( 'ABSPATH' ) || exit;\n";

/** Parses the output `changes`; returns `undefined` when it is empty. */
const readChanges = ({ outputs }: { readonly outputs: Readonly<Record<string, string>> }): unknown =>
  outputs['changes'] === '' ? undefined : JSON.parse(outputs['changes'] ?? 'null');

/** The line that says why nothing was compared. */
const readReason = ({ log }: { readonly log: readonly string[] }): string | undefined =>
  log.find((line) => line.startsWith('Not compared: '));

/** A stage with the previous version on a release, which the service does not tell. */
async function startStage(options: ReleaseStageOptions = {}): Promise<ReleaseStage> {
  const stage = await startReleaseStage({ live: older, told: UNTOLD, ...options });
  stage.github.addRelease({
    tagName: 'v1.4.1',
    assets: [
      { name: 'other.zip', bytes: Buffer.from('PK other') },
      { name: 'tidy-footer.zip', bytes: older },
    ],
  });
  return stage;
}

/** Requests by which hosting finds the release of the tag, in any order. */
const LOOK_UPS = ['', '/releases/tags/v1.4.2', '/releases'].map(
  (path) => `api GET /repos/acme/tidy-footer${path}`,
);
/** One more, of which the answer is needed only for a release that is created. */
const TAG_LOOK_UP = 'api GET /repos/acme/tidy-footer/git/ref/tags%2Fv1.4.2';

/** Requests to GitHub, but for those, each of which is sent. */
function traceWithoutLookUps(stage: ReleaseStage): readonly string[] {
  const trace = stage.trace().filter((line) => line !== TAG_LOOK_UP);
  for (const line of LOOK_UPS) {
    expect(trace).toContain(line);
    trace.splice(trace.indexOf(line), 1);
  }
  return trace;
}

/** Lists the requests before the one that creates the release; a dry run creates none, so it lists all. */
function tracedBefore(stage: ReleaseStage): readonly string[] {
  const trace = traceWithoutLookUps(stage);
  const end = trace.indexOf('api POST /repos/acme/tidy-footer/releases');
  return end < 0 ? trace : trace.slice(0, end);
}

const FOUND = [
  'api GET /repos/acme/tidy-footer/releases/tags/v1.4.1',
  'api GET /repos/acme/tidy-footer/releases/assets/N',
];

const truth = { from: '1.4.1', to: '1.4.2', ...compareByUnzip(older, sampleZip) };

describe('a package that is put on a release', () => {
  test.concurrent.each([
    ['a ZIP file, on a branch, in a private repository', { 'zip-path': 'tidy-footer.zip' }, true, onBranch],
    ['an artifact, on a tag', { 'artifact-name': 'tidy-footer' }, false, onTag('v1.4.2')],
  ])('is compared with the release of the live version: %s', async (_name, inputs, isPrivate, env) => {
    await using stage = await startStage({ isPrivate });
    if (env !== onBranch) stage.github.addTag('v1.4.2');
    stage.github.addArtifact({ name: 'tidy-footer', bytes: sampleZip, runId: RUN_ID, isZipped: false });
    const step = await stage.run({ ...BY_DEFAULT, ...inputs }, { env });
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs['status']).toBe('published');
    expect(readChanges(step)).toEqual(truth);
    const before = tracedBefore(stage).filter((line) => line.startsWith('api ') && !line.includes('actions'));
    expect(before).toEqual(FOUND);
    expect(readVisible(step)).not.toContain(TOKEN);
    expect(readVisible(step)).not.toMatch(/(jwt|sig|se)=[^*]/);
    for (const { origin, headers } of stage.github.requests)
      if (origin === 'storage') expect(headers).not.toHaveProperty('authorization');
  });

  test.concurrent('a directory is compared by the same names, with what the service serves', async () => {
    await using stage = await startReleaseStage({ live: older });
    const inputs = { ...BY_DEFAULT, 'zip-path': 'tidy-footer', 'dry-run': 'true' };
    const step = await stage.run(inputs, { env: onBranch });
    expect(step.exitCode).toBe(0);
    expect(readChanges(step)).toEqual({ ...truth, packedBytes: expect.anything() });
    expect(tracedBefore(stage).join()).not.toContain('v1.4.1');
  });

  test.concurrent('takes the release when the address of the service fails, by three requests', async () => {
    await using stage = await startStage({ told: { download_url: 'http://127.0.0.1:9/gone.zip' } });
    const step = await stage.run({ ...BY_DEFAULT, 'zip-path': 'tidy-footer.zip' }, { env: onBranch });
    expect(readChanges(step)).toEqual(truth);
    expect(tracedBefore(stage).slice(0, 2)).toEqual(FOUND);
  });

  test.concurrent('is published all the same when GitHub is in trouble', async () => {
    await using stage = await startStage();
    stage.github.script(({ path }) => path.endsWith('/releases/tags/v1.4.1'), instead(status(502)));
    const step = await stage.run({ ...BY_DEFAULT, 'zip-path': 'tidy-footer.zip' }, { env: onBranch });
    expect(step.outputs).toMatchObject({ status: 'published', changes: '' });
    expect(readReason(step)).toBe(
      'Not compared: the service does not say where its package is; looking for the release `v1.4.1` on GitHub failed: GitHub returned 502.',
    );
    expect(commandNames(step).filter((name) => name !== 'add-mask')).toEqual([]);
  });

  test.concurrent('is compared with the newest release where there is no key, as in a pull request', async () => {
    await using stage = await startStage();
    stage.github.addRelease({
      tagName: 'v1.5.0-beta',
      isPrerelease: true,
      assets: [{ name: 'tidy-footer.zip', bytes: sampleZip }],
    });
    stage.github.addRelease({ tagName: 'v1.4.2', isDraft: true });
    await writeFile(join(stage.workspace, 'tidy-footer', 'tidy-footer.php'), OTHER_MAIN);
    const inputs = { ...BY_DEFAULT, 'zip-path': 'tidy-footer', 'api-key': undefined, 'dry-run': 'true' };
    const step = await stage.run(inputs, { env: onBranch });
    expect(readErrors(step)).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(readChanges(step)).toMatchObject({ from: '1.4.1', to: '1.4.2', changed: 2 });
    expect(step.summary).toContain(
      'compared with release <code>v1&#46;4&#46;1</code> on GitHub'.replaceAll('&#46;', '.'),
    );
    expect(step.summary).toContain('Compare with the newest release | ');
    expect(JSON.parse(step.outputs['findings'] ?? '')).toContainEqual(
      expect.objectContaining({ id: 'update-uri-changed', severity: 'warning' }),
    );
    expect(stage.trace().slice(0, 2)).toEqual([
      'api GET /repos/acme/tidy-footer/releases',
      'api GET /repos/acme/tidy-footer/releases/assets/N',
    ]);
    expect(sent(stage.service)).toEqual([]);
    expect(readVisible(step)).not.toContain(KEY);
  });
});
