import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { inTurn, reset, serve, status } from '../../../sandbox/http/faults.ts';
import { zipDirectory, zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import { onBranch, onTag, RUN_ID } from '../fixtures/release-stage.ts';
import { KEY, PLUGIN_ID, readErrors, readVisible, sent } from '../fixtures/stage.ts';
import { END, type RehearseStage, startRehearseStage } from './rehearse-stage.ts';

const zipOf = (version: string): Promise<Buffer> =>
  zipDirectory(
    join(import.meta.dirname, '..', '..', '..', 'sandbox', 'plugins', 'sample-plugin', 'tidy-footer'),
    { version },
  );
const older = await zipOf('1.4.1');
const PACKAGE = { 'zip-path': 'tidy-footer' };
const ASSET = '/acme/tidy-footer/releases/download/v1.4.2/tidy-footer.zip';

function addRelease({ github }: RehearseStage, tagName: string, bytes: Buffer, name = 'tidy-footer.zip') {
  return github.addRelease({ tagName, assets: [{ name, bytes }] });
}

/** Reads from the log which previous version the step found, and expects a tick only if it found one. */
function readFound({ log }: ActionResult): string | undefined {
  const found = log.flatMap((line) => /^(.) Find the previous version \([^)]*\): (.*)$/.exec(line) ?? []);
  const [, mark, text] = found;
  if (text !== undefined) expect(mark).toBe(text.startsWith('none, ') ? '–' : '✔');
  return text;
}

const onRelease = (tag: string, version = '1.4.1', name = 'tidy-footer.zip') =>
  `${version}, from \`${name}\` of the release \`${tag}\``;
const none = (why: string) => `none, because ${why}; only a new installation is tried`;

/** The step came to where it needs a WordPress. */
function expectEnd(step: ActionResult, previousVersion: string): void {
  expect(readErrors(step)).toEqual([expect.stringContaining(END)]);
  expect(step.outputs).toMatchObject({
    passed: 'false',
    version: '1.4.2',
    'previous-version': previousVersion,
  });
  expect(step.summary).toContain(
    previousVersion === '' ? 'none, because ' : `<code>${previousVersion}</code>, from `,
  );
}

describe('the previous version is', () => {
  test('that of the newest release: no draft, no pre-release, and the service is not asked', async () => {
    await using stage = await startRehearseStage({ live: older });
    addRelease(stage, 'v1.4.0', await zipOf('1.4.0'));
    addRelease(stage, 'v1.4.1', older);
    const bytes = await zipOf('1.5.0');
    const assets = [{ name: 'tidy-footer.zip', bytes }];
    stage.github.addRelease({ tagName: 'v1.5.0-beta.1', isPrerelease: true, assets });
    stage.github.addRelease({ tagName: 'v1.5.0', isDraft: true, assets });
    const step = await stage.rehearse(PACKAGE);
    expectEnd(step, '1.4.1');
    expect(readFound(step)).toBe(onRelease('v1.4.1'));
    expect(sent(stage.service)).toEqual([]);
  });

  test('not that of the release of the tag that triggered the run', async () => {
    await using stage = await startRehearseStage();
    addRelease(stage, 'v1.4.1', older);
    addRelease(stage, 'v1.4.2', await zipOf('1.4.2'));
    const step = await stage.rehearse(PACKAGE, { env: onTag('v1.4.2') });
    expect(readFound(step)).toBe(onRelease('v1.4.1'));
  });

  test('not that of a release with the very package that is rehearsed, from its URL', async () => {
    await using stage = await startRehearseStage();
    addRelease(stage, 'v1.4.1', older);
    addRelease(stage, 'v1.4.2', await zipOf('1.4.2'));
    const step = await stage.rehearse({ zip_url: `${stage.github.serverUrl}${ASSET}` }, { env: onBranch });
    expectEnd(step, '1.4.1');
    expect(readFound(step)).toBe(onRelease('v1.4.1'));
  });

  test('none when there is no release', async () => {
    await using stage = await startRehearseStage();
    const step = await stage.rehearse(PACKAGE);
    expectEnd(step, '');
    expect(readFound(step)).toBe(none('no release on GitHub has a package yet'));
  });
});

describe('the previous version that the input names', () => {
  test('is fetched from its URL, as the package is from `zip_url`', async () => {
    await using stage = await startRehearseStage();
    stage.host.set('/old.zip', inTurn(status(503), reset(), serve(older)));
    const { host } = stage;
    const step = await stage.rehearse({ zip_url: host.url('/footer.zip'), previous: host.url('/old.zip') });
    expectEnd(step, '1.4.1');
    expect(readFound(step)).toBe('1.4.1, from the input `previous`');
  });

  test('ends the rehearsal when it is not there: nothing is known then', async () => {
    await using stage = await startRehearseStage();
    const step = await stage.rehearse({ ...PACKAGE, previous: stage.host.url('/old.zip') });
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Input previous: Input `previous`: .*\b404\b/)]);
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ passed: 'false', 'previous-version': '', results: '[]' });
    expect(step.summary).not.toMatch(/none, because|Previous version/);
    expect(step.log.join('\n')).not.toContain('Install WordPress Playground');
  });

  test('is the live one by the address that the action `live` gives in another job', async () => {
    await using stage = await startRehearseStage({ live: older });
    const live = await stage.live({ slug: 'tidy-footer' });
    expect(live.outputs).toMatchObject({ found: 'true', version: '1.4.1' });
    const previous = live.outputs['download-url'] ?? '';
    expect(previous).not.toBe('');
    const asked = sent(stage.service).length;
    const step = await stage.rehearse({ ...PACKAGE, previous });
    expectEnd(step, '1.4.1');
    expect(readFound(step)).toBe('1.4.1, from the input `previous`');
    // Of the service only the package is asked for, without credentials.
    const later = sent(stage.service).slice(asked);
    expect(later.map(({ path }) => path)).toEqual([expect.not.stringContaining('/api/')]);
    expect(later[0]?.headers.authorization).toBeUndefined();
    expect(stage.trace()).toEqual([]);
  });

  test('is that of the newest release where the action `live` gives no address', async () => {
    await using stage = await startRehearseStage();
    addRelease(stage, 'v1.4.1', older);
    expectEnd(await stage.rehearse({ ...PACKAGE, previous: '' }), '1.4.1');
  });

  test('can be none', async () => {
    await using stage = await startRehearseStage({ live: older });
    const step = await stage.rehearse({ ...PACKAGE, previous: 'none' });
    expectEnd(step, '');
    expect(readFound(step)).toBe(none('`previous` is `none`'));
    expect([...sent(stage.service), ...stage.trace()]).toEqual([]);
  });
});

test('the plugins beside it are siblings from their releases, if one needs the other', async () => {
  await using stage = await startRehearseStage();
  const sibling = (slug: string, needs: string) =>
    zipFiles({
      [`${slug}/${slug}.php`]: `<?php\n/*\nPlugin Name: ${slug}\nVersion: 3.0\nRequires Plugins: ${needs}\n*/\n`,
    });
  addRelease(stage, 'tidy-extra-v3.0', await sibling('tidy-extra', 'tidy-footer'), 'tidy-extra.zip');
  addRelease(stage, 'other-v3.0', await sibling('other', ''), 'other.zip');
  const step = await stage.rehearse({ ...PACKAGE, siblings: 'tidy-footer,tidy-extra,other,none-yet' });
  expect(step.log).toContainEqual(
    expect.stringMatching(/^✔ Find the plugins beside it \([^)]*\): tidy-extra 3\.0, which needs it$/),
  );
  expect(step.log.join('\n')).toContain(
    'The sibling `none-yet` is not beside it: no release on GitHub has a package of `none-yet`.',
  );
  expect(sent(stage.service)).toEqual([]);
});

test('a step that gets the key is red before anything is asked, and shows it nowhere', async () => {
  await using stage = await startRehearseStage({ live: older });
  const step = await stage.rehearse({ ...PACKAGE, 'api-key': KEY, plugin_id: PLUGIN_ID });
  expect(readErrors(step)).toEqual([
    expect.stringMatching(/^Input api-key: Input `api-key` is given to a step that runs the plugin's code/),
  ]);
  expect(step.exitCode).toBe(1);
  expect(readVisible(step)).not.toContain(KEY);
  expect([...sent(stage.service), ...stage.trace()]).toEqual([]);
});

describe('the package is', () => {
  test('not rehearsed when `zip_url` is gone', async () => {
    await using stage = await startRehearseStage();
    const step = await stage.rehearse({ zip_url: stage.host.url('/gone.zip') });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([expect.stringMatching(/404/)]);
    expect(step.outputs).toMatchObject({ passed: 'false', version: '' });
  });

  test('that of an artifact of this run', async () => {
    await using stage = await startRehearseStage();
    addRelease(stage, 'v1.4.1', older);
    stage.github.addArtifact({
      name: 'built',
      runId: RUN_ID,
      bytes: await zipFiles({ 'tidy-footer.zip': await zipOf('1.4.2') }),
    });
    const step = await stage.rehearse({ 'artifact-name': 'built' });
    expectEnd(step, '1.4.1');
    expect(readFound(step)).toBe(onRelease('v1.4.1'));
  });

  test('not rehearsed when the artifact is not there', async () => {
    await using stage = await startRehearseStage();
    const step = await stage.rehearse({ 'artifact-name': 'gone' });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([expect.stringContaining('gone')]);
  });
});
