import { describe, expect, test } from '@jest/globals';
import { weekly } from '../../fixtures/all-tests.ts';
import { instead, json, listContradictions, status, times, webPage } from '../../../sandbox/http/faults.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { onBranch, onTag, startReleaseStage } from '../fixtures/release-stage.ts';
import {
  FAST,
  KEY,
  methods,
  PLUGIN_ID,
  readClaims,
  readErrors,
  readVisible,
  readWarnings,
  sent,
  startStage,
  versions,
} from '../fixtures/stage.ts';

const mainFile = (version: string) =>
  `<?php\n/*\nPlugin Name: Tidy Footer\nVersion: ${version}\nUpdate URI: https://plugins.example/a\n*/`;
const readme = (version: string) => `=== Tidy Footer ===\nStable tag: ${version}\n\nDoes things.\n`;

/** The plugin in a folder, with a main file, of other names than usual. */
const otherZip = (folder: string, file = 'tidy-footer.php', version = '1.4.2') =>
  zipFiles({ [`${folder}/${file}`]: mainFile(version), [`${folder}/readme.txt`]: readme(version) });

/** One after the other: each is asked for once, and any that is believed makes the version live. */
const contradictions = listContradictions('1.4.2').map(([, answer]) => instead(answer));

describe('an answer that contradicts itself does not say that the version is live', () => {
  test.concurrent.each([
    ['two versions, and another plugin', [2, 4]],
    ...weekly<[string, number[]]>(['an error, and a draft', [1, 6]]),
  ])('before the order: %s', async (_name, indices) => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('GET', ...indices.flatMap((index) => contradictions[index] ?? []));
    const step = await stage.run();
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ status: 'published', 'previous-version': '' });
    expect(step.log.join('\n')).toMatch(/Live now: not known, because its answer /);
    expect(methods(stage.service)).toBe('GET GET POST');
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
  });

  test.concurrent('after a lost answer', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('POST', instead(status(502)));
    stage.service.script('GET', instead(json(200, { version: '1.4.1' })), ...contradictions);
    const step = await stage.run({}, FAST);
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Outcome unknown: /)]);
    expect(readClaims(step)).toEqual({});
    // Each look is two requests, because the folder may be why nothing is understood.
    expect(sent(stage.service, 'GET').length).toBeGreaterThan(contradictions.length);
  });

  test.concurrent('with `verify`: a release that never becomes live is red, published, and handed on', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const earlier = instead(json(200, { version: '1.4.1' }));
    stage.service.script('GET', earlier, earlier, ...contradictions, ...times(19, earlier));
    const step = await stage.run({ verify: 'true' }, FAST);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([
      expect.stringMatching(
        /^Published, but not verified: .*accepted version 1\.4\.2.*60 s.*do not publish it again/,
      ),
    ]);
    expect(step.summary).toContain('Published');
    expect(step.outputs).toMatchObject({
      status: 'published',
      version: '1.4.2',
      'previous-version': '1.4.1',
      verified: 'false',
    });
    expect(sent(stage.service, 'POST')).toHaveLength(1);
    expect(sent(stage.service, 'GET').length).toBeGreaterThan(2 + contradictions.length);
    expect(step.log.join('\n')).not.toMatch(/1\.4\.2 is live|seen live/);
  });

  test.concurrent('and the identifier alone clears it up', async () => {
    await using stage = await startStage({ live: '1.4.2' });
    stage.service.script('GET', instead(json(200, { success: false, version: '9.9.9' })));
    const step = await stage.run();
    expect(step.outputs['status']).toBe('already-published');
    expect(methods(stage.service)).toBe('GET GET');
  });
});

describe('a folder that the service does not know', () => {
  test.concurrent('is not published into: sites would lose the plugin', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.host.set('/other.zip', await otherZip('tidy'));
    const step = await stage.run({ zip_url: stage.host.url('/other.zip') });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([
      expect.stringMatching(
        /^Package: folder-mismatch: .*is `tidy`, not `tidy-footer`, which sites have installed.*Rename the folder to `tidy-footer`/,
      ),
    ]);
    expect(step.log.join('\n')).toContain(
      'knows the plugin by its `plugin_id`, but not by the folder `tidy`',
    );
    expect(methods(stage.service)).toBe('GET GET');
  });

  test.concurrent('is not published into, also when `slug` names it', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    const step = await stage.run({ 'zip-path': 'tidy-footer/', slug: 'my-plugin' }, { env: onBranch });
    expect(readErrors(step)).toEqual([
      expect.stringMatching(
        /folder-mismatch: .*not `tidy-footer`, which sites have.*Set the input `slug` to `tidy-footer`/,
      ),
    ]);
    expect(stage.github.releases()).toEqual([]);
  });

  test.concurrent('is compared with the short name where the service tells nothing else', async () => {
    await using stage = await startStage({ live: '1.4.1', told: { plugin: undefined, slug: 'footer-shop' } });
    const step = await stage.run();
    expect(readErrors(step)).toEqual([
      expect.stringMatching(
        /not `footer-shop`, as the service calls the plugin.*if the folder is right, set the input `slug`/,
      ),
    ]);
    expect(methods(stage.service)).toBe('GET');
    const again = await stage.run({ slug: 'tidy-footer' });
    expect(readErrors(again)).toEqual([]);
    expect(again.outputs['status']).toBe('published');
  });

  test.concurrent('has the main file, the version and `if-published` compared all the same', async () => {
    await using stage = await startStage({ live: '1.4.2' });
    stage.host.set('/other.zip', await otherZip('tidy', 'other.php', '1.4.0'));
    const inputs = { zip_url: stage.host.url('/other.zip') };
    const found = readErrors(await stage.run(inputs)).join('\n');
    for (const id of ['folder-mismatch', 'main-file', 'version-not-newer'])
      expect(found).toContain(`Package: ${id}`);
    expect(sent(stage.service, 'POST')).toEqual([]);

    const warned = { ...inputs, 'package-checks': 'warn' };
    stage.host.set('/other.zip', await otherZip('tidy'));
    expect((await stage.run(warned)).outputs['status']).toBe('already-published');
  });
});

test.concurrent('a service that knows the plugin by its identifier only is asked by that', async () => {
  const accounts = [{ key: KEY, plugins: [{ id: PLUGIN_ID, isKnownByIdOnly: true }] }];
  await using stage = await startStage({ live: '1.4.1', accounts });
  const step = await stage.run({ verify: 'true' });
  expect(readErrors(step)).toEqual([]);
  expect(step.outputs).toMatchObject({ 'previous-version': '1.4.1', verified: 'true' });
  // The last is for the package that sites get.
  expect(methods(stage.service)).toBe('GET GET POST GET GET GET');
});

describe('a service that will refuse the order has no public release made for it', () => {
  const onV142 = { ...FAST, env: onTag('v1.4.2') };

  test.concurrent('because a website answers', async () => {
    await using stage = await startReleaseStage();
    stage.service.script('GET', ...times(9, instead(webPage())));
    stage.service.script('POST', instead(webPage(404)));
    const step = await stage.run({ 'zip-path': 'tidy-footer.zip' }, onV142);
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Not the service: .*`base-url`/)]);
    // A service need not answer to be read, so nothing is said about what is live.
    expect(step.log.join('\n')).toMatch(/Live now: not known, .*it returned 200 with a web page/);
    expect(stage.github.releases()).toEqual([]);
    expect(readWarnings(step)).toEqual([]);
  });

  test.concurrent('nor for a first release, which looks like a wrong `plugin_id`, before it is accepted', async () => {
    await using stage = await startReleaseStage();
    const step = await stage.run({ 'zip-path': 'tidy-footer.zip' }, onV142);
    expect(readErrors(step)).toEqual([]);
    expect(step.log.join('\n')).toContain('✔ Check what is live (');
    expect(step.log.join('\n')).toContain(
      'nothing yet, or the service does not know this plugin: the service returned 404: `The plugin has no release yet`',
    );
    expect(step.outputs['zip_url']).toBe('');
    expect(stage.github.releases()).toMatchObject([{ isDraft: false }]);
  });
});

test.concurrent('a refusal because of the folder names the input for it', async () => {
  const accounts = [{ key: KEY, plugins: [{ id: PLUGIN_ID, slug: 'footer' }] }];
  await using stage = await startStage({ accounts });
  const step = await stage.run();
  expect(readErrors(step)).toEqual([
    expect.stringMatching(
      /^Release refused: .*folder in the ZIP file is "tidy-footer".*check the input `slug`/,
    ),
  ]);
});

describe('a version that contains a secret is refused before the service hears of anything', () => {
  test.concurrent('when it is the key', async () => {
    await using stage = await startStage();
    const step = await stage.run({ 'api-key': '1.4.2' });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Version contains a secret: .*`api-key`/)]);
    expect(readVisible(step)).not.toContain('1.4.2');
    expect(stage.service.requests).toEqual([]);
  });

  test.concurrent('but not when a URL of the author has it as a parameter: anyone may know it', async () => {
    await using stage = await startReleaseStage();
    stage.host.set('/other.zip', await otherZip('tidy-footer', 'tidy-footer.php', '2026.11.21'));
    const zipUrl = `${stage.host.url('/other.zip')}?token=2026.11.21`;
    const step = await stage.run({ zip_url: zipUrl, 'release-tag': 'v{version}' }, { env: onBranch });
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ version: '2026.11.21', 'release-tag': 'v2026.11.21', zip_url: '' });
    expect(readVisible(step)).not.toContain('token=');
  });
});

test.concurrent('a tag and an `expected-version` that disagree are told', async () => {
  await using stage = await startReleaseStage();
  const inputs = { 'zip-path': 'tidy-footer.zip', 'expected-version': '1.4.2' };
  const step = await stage.run(inputs, { env: onTag('v1.5.0') });
  expect(readErrors(step)).toEqual([]);
  expect(readWarnings(step)).toEqual([
    expect.stringMatching(
      /^Tag and version differ: The tag `v1\.5\.0` triggered this run, but .*`expected-version` says `1\.4\.2`.*in the release `v1\.5\.0`/,
    ),
  ]);
});
