import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import {
  cut,
  inTurn,
  instead,
  redirect,
  reset,
  serve,
  status,
  times,
  webPage,
} from '../../../sandbox/http/faults.ts';
import { zipDirectory, zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import { onBranch, onTag, RUN_ID, TOKEN } from '../fixtures/release-stage.ts';
import { KEY, PLUGIN_ID, readErrors, readVisible, readWarnings, sent } from '../fixtures/stage.ts';
import { END, type RehearseStage, startRehearseStage } from './rehearse-stage.ts';

jest.setTimeout(30_000);

const zipOf = (version: string): Promise<Buffer> =>
  zipDirectory(
    join(import.meta.dirname, '..', '..', '..', 'sandbox', 'plugins', 'sample-plugin', 'tidy-footer'),
    { version },
  );
const older = await zipOf('1.4.1');
const PACKAGE = { 'zip-path': 'tidy-footer' };
const ASSET = '/acme/tidy-footer/releases/download/v1.4.2/tidy-footer.zip';
/** The service tells a version, and no place of its package. */
const UNTOLD = { download_url: undefined, download_link: undefined };

const withKey = ({ service }: RehearseStage, key = KEY) => ({
  ...PACKAGE,
  plugin_id: PLUGIN_ID,
  'api-key': key,
  'base-url': service.baseUrl,
});

function addRelease({ github }: RehearseStage, tagName: string, bytes: Buffer, name = 'tidy-footer.zip') {
  return github.addRelease({ tagName, assets: [{ name, bytes }] });
}

/** What the step says of the version before; only one that was found has a tick. */
function readFound({ log }: ActionResult): string | undefined {
  const found = log.flatMap((line) => /^(.) Find the version before \([^)]*\): (.*)$/.exec(line) ?? []);
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

describe('with the key, the version before is', () => {
  test('what the service has live, from where it says; GitHub is not asked', async () => {
    await using stage = await startRehearseStage({ live: older });
    const step = await stage.rehearse(withKey(stage));
    expectEnd(step, '1.4.1');
    expect(readFound(step)).toBe('1.4.1, from the package that the service names');
    expect(stage.trace()).toEqual([]);
    const [question, download, ...others] = sent(stage.service);
    expect(question?.path).toBe(`/api/v1/plugin/update?id=${PLUGIN_ID}&slug=tidy-footer`);
    expect(question?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect([download, ...others].map((request) => request?.headers.authorization)).not.toContain(
      `Bearer ${KEY}`,
    );
    expect(readVisible(step)).not.toContain(KEY);
  });

  test.each([
    ['it does not say where', { told: UNTOLD }],
    ['it says a page', { told: { download_url: 'https://user:word@shop.example/' } }],
  ])('that of the release of the live version when %s', async (_what, options) => {
    await using stage = await startRehearseStage({ live: older, ...options });
    addRelease(stage, 'v1.4.1', older);
    addRelease(stage, 'v1.4.2-other', await zipOf('1.4.2'));
    const step = await stage.rehearse(withKey(stage));
    expectEnd(step, '1.4.1');
    expect(readFound(step)).toBe(onRelease('v1.4.1'));
  });

  test('that of the release when the package of the service is gone', async () => {
    const told = { download_url: 'http://127.0.0.1:9/gone.zip', download_link: undefined };
    await using stage = await startRehearseStage({ live: older, told });
    addRelease(stage, 'v1.4.1', older);
    const step = await stage.rehearse(withKey(stage));
    expectEnd(step, '1.4.1');
    expect(readFound(step)).toBe(onRelease('v1.4.1'));
  });

  test('none when no place has the package of the live version, and both reasons are told', async () => {
    const told = { download_url: 'http://127.0.0.1:9/gone.zip', download_link: undefined };
    await using stage = await startRehearseStage({ live: older, told });
    addRelease(stage, 'v1.4.0', await zipOf('1.4.0'));
    const step = await stage.rehearse(withKey(stage));
    expectEnd(step, '');
    expect(readFound(step)).toMatch(
      /^none, because the package that the service names cannot be fetched .*; there is no release `v1\.4\.1` on GitHub;/,
    );
  });

  test('that of the newest release when nothing is live yet', async () => {
    await using stage = await startRehearseStage();
    addRelease(stage, 'v1.4.1', older);
    const step = await stage.rehearse(withKey(stage));
    expectEnd(step, '1.4.1');
    expect(readFound(step)).toBe(onRelease('v1.4.1'));
    expect(readWarnings(step)).toEqual([]);
  });

  test.each([
    ['refuses the key', instead(status(401)), /\b401\b/],
    ['answers with a web page', instead(webPage()), /web page|HTML/],
    ['fails', instead(status(503)), /503/],
    ['points elsewhere', instead(redirect(302, '/log-in')), /302|redirect/],
  ])('that of the newest release, with a warning, when the service %s', async (_what, fault, why) => {
    await using stage = await startRehearseStage({ live: older });
    stage.service.script('GET', ...times(10, fault));
    addRelease(stage, 'v1.4.0', await zipOf('1.4.0'));
    const step = await stage.rehearse(withKey(stage));
    expectEnd(step, '1.4.0');
    expect(readWarnings(step)).toEqual([expect.stringMatching(/^Live version not known: /)]);
    expect(readWarnings(step)[0]).toMatch(why);
    expect(readFound(step)).toBe(onRelease('v1.4.0', '1.4.0'));
    // Once, and three repeats.
    expect(sent(stage.service).length).toBeLessThanOrEqual(4);
  });
});

describe('without the key, the version before is', () => {
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

  test.each([
    ['from a URL', ({ github }: RehearseStage) => ({ zip_url: `${github.serverUrl}${ASSET}` })],
    ['from the workspace', () => ({ 'zip-path': 'built.zip' })],
  ])('not that of a release with the very package that is rehearsed, %s', async (_where, from) => {
    await using stage = await startRehearseStage();
    const built = await zipOf('1.4.2');
    addRelease(stage, 'v1.4.1', older);
    addRelease(stage, 'v1.4.2', built);
    await writeFile(join(stage.workspace, 'built.zip'), built);
    const step = await stage.rehearse(from(stage), { env: onBranch });
    expectEnd(step, '1.4.1');
    expect(readFound(step)).toBe(onRelease('v1.4.1'));
  });

  test('none when the only release has the very package that is rehearsed', async () => {
    await using stage = await startRehearseStage();
    addRelease(stage, 'v1.4.2', await zipOf('1.4.2'));
    const step = await stage.rehearse({ zip_url: `${stage.github.serverUrl}${ASSET}` }, { env: onBranch });
    expectEnd(step, '');
    expect(readFound(step)).toBe(none('no release on GitHub has another package of `tidy-footer`'));
  });

  test('that of the same version when it differs, as in a pull request that leaves the version', async () => {
    await using stage = await startRehearseStage();
    addRelease(stage, 'v1.4.2', await zipOf('1.4.2'));
    expectEnd(await stage.rehearse(PACKAGE, { env: onBranch }), '1.4.2');
  });

  test('not that of another plugin of the repository, whose release is newer', async () => {
    await using stage = await startRehearseStage();
    addRelease(stage, 'tidy-footer-v1.4.1', older);
    const other = await zipFiles({ 'other/other.php': '<?php\n/* Plugin Name: Other\nVersion: 9.0 */\n' });
    addRelease(stage, 'other-v9.0', other, 'other.zip');
    addRelease(stage, 'other-v9.1', other, 'other.zip');
    const step = await stage.rehearse(PACKAGE);
    expectEnd(step, '1.4.1');
    expect(readFound(step)).toBe(onRelease('tidy-footer-v1.4.1'));
    expect(
      stage.trace().filter((line) => line.endsWith('GET /repos/acme/tidy-footer/releases')),
    ).toHaveLength(1);
  });

  test('none when all releases are those of other plugins', async () => {
    await using stage = await startRehearseStage();
    const other = await zipFiles({ 'other/other.php': '<?php\n/* Plugin Name: Other\nVersion: 9.0 */\n' });
    addRelease(stage, 'other-v9.0', other, 'other.zip');
    const step = await stage.rehearse(PACKAGE);
    expectEnd(step, '');
    expect(readFound(step)).toBe(none('no release on GitHub has a package of `tidy-footer`'));
  });

  test('that of the same plugin when it was packed into another folder, so that this is seen', async () => {
    await using stage = await startRehearseStage();
    const main = '<?php\n/* Plugin Name: Tidy Footer\nVersion: 1.4.1 */\n';
    addRelease(stage, 'v1.4.1', await zipFiles({ 'tidy-footer-1.4.1/tidy-footer.php': main }), 'plugin.zip');
    const step = await stage.rehearse(PACKAGE);
    expectEnd(step, '1.4.1');
  });

  test('none when there is no release', async () => {
    await using stage = await startRehearseStage();
    const step = await stage.rehearse(PACKAGE);
    expectEnd(step, '');
    expect(readFound(step)).toBe(none('no release on GitHub has a package yet'));
  });

  test('none when GitHub does not tell its releases, and why is told', async () => {
    await using stage = await startRehearseStage({ tokenPermissions: {}, isPrivate: true });
    addRelease(stage, 'v1.4.1', older);
    const step = await stage.rehearse(PACKAGE);
    expectEnd(step, '');
    expect(readFound(step)).toMatch(/^none, because .* on GitHub failed: /);
    expect(readVisible(step)).not.toContain(TOKEN);
  });
});

describe('the version before that the input names', () => {
  test('is fetched from its URL', async () => {
    await using stage = await startRehearseStage();
    stage.host.set('/old.zip', inTurn(status(503), reset(), serve(older)));
    const step = await stage.rehearse({ ...PACKAGE, previous: stage.host.url('/old.zip') });
    expectEnd(step, '1.4.1');
    expect(readFound(step)).toBe('1.4.1, from the input `previous`');
  });

  test.each([
    ['is not there', status(404), /\b404\b/],
    ['never comes whole', cut(1000, { body: older }), /connection|cut|whole/],
    ['is a web page', webPage(), /web page|HTML|no ZIP/],
  ])('ends the rehearsal when it %s: nothing is known then', async (_what, answer, why) => {
    await using stage = await startRehearseStage();
    stage.host.set('/old.zip', answer);
    const step = await stage.rehearse({ ...PACKAGE, previous: stage.host.url('/old.zip') });
    const [error = ''] = readErrors(step);
    expect(error).toMatch(/^Input previous: Input `previous`: /);
    expect(error).toMatch(why);
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ passed: 'false', 'previous-version': '', results: '[]' });
    expect(step.summary).not.toMatch(/none, because|Version before/);
    expect(step.log.join('\n')).not.toContain('Install WordPress Playground');
  });

  test('ends the rehearsal when its path matches no file', async () => {
    await using stage = await startRehearseStage();
    const step = await stage.rehearse({ ...PACKAGE, previous: 'old/my-plugin.zip' });
    expect(readErrors(step)).toEqual([
      expect.stringContaining('Input `previous`: `old/my-plugin.zip` is not a file on the runner.'),
    ]);
  });

  test.each([
    ['latest', '`latest` is not a file on the runner.'],
    ['old', '`old` is a folder.'],
  ])('says what it takes when it is %s', async (previous, what) => {
    await using stage = await startRehearseStage();
    await mkdir(join(stage.workspace, 'old'));
    const step = await stage.rehearse({ ...PACKAGE, previous });
    expect(readErrors(step)).toEqual([
      expect.stringContaining(
        `Input \`previous\`: ${what} Give the path of a ZIP, relative to the workspace, an \`https:\` URL of one, \`auto\` for the live version or the newest release, or \`none\`.`,
      ),
    ]);
  });

  test('can be none', async () => {
    await using stage = await startRehearseStage({ live: older });
    const step = await stage.rehearse({ ...withKey(stage), previous: 'none' });
    expectEnd(step, '');
    expect(readFound(step)).toBe(none('`previous` is `none`'));
    expect([...sent(stage.service), ...stage.trace()]).toEqual([]);
  });
});

describe('the package is', () => {
  test('that behind `zip_url`', async () => {
    await using stage = await startRehearseStage();
    addRelease(stage, 'v1.4.1', older);
    const step = await stage.rehearse({ zip_url: stage.host.url('/footer.zip') });
    expectEnd(step, '1.4.1');
  });

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
