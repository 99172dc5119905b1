import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repeat, resetAfter, uploadedAs } from '../../../sandbox/github/faults.ts';
import type { GitHub } from '../../../sandbox/github/github.ts';
import {
  afterwards,
  instead,
  json,
  reset,
  silence,
  status,
  times,
  watched,
} from '../../../sandbox/http/faults.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import { onBranch, onTag, startReleaseStage, TOKEN } from '../fixtures/release-stage.ts';
import { FAST, readErrors, readVisible, readWarnings, sampleZip, sent, versions } from '../fixtures/stage.ts';

const ZIP = { 'zip-path': 'tidy-footer.zip' };
const onV142 = { ...FAST, env: onTag('v1.4.2') };
const otherZip = await zipFiles({
  'tidy-footer/tidy-footer.php': '<?php\n/*\nPlugin Name: Other\nVersion: 1.4.2\n*/',
});

/** All that a person sees of the releases, but for how often their assets were fetched. */
const describeReleases = (github: GitHub) =>
  github.releases().map(({ assets, ...release }) => ({
    ...release,
    assets: assets.map(({ id, name, state, digest, updatedAt }) => ({ id, name, state, digest, updatedAt })),
  }));

/** Reads from the log what the step undid. */
const readTakenBack = ({ log }: ActionResult): string | undefined =>
  log.find((line) => /^[✔–] Undo the changes/.test(line))?.replace(/^.*?\): /, '');

const refusal = () => instead(json(422, { message: 'This plugin is not for sale.' }));

describe('when the service certainly refuses the package', () => {
  test.concurrent('the own draft is deleted again, and GitHub is as it was', async () => {
    await using stage = await startReleaseStage({ isPrivate: true });
    stage.service.script('POST', refusal());
    const step = await stage.run(ZIP, { env: onBranch });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([expect.stringMatching(/not for sale/)]);
    expect(readTakenBack(step)).toBe('the draft is deleted');
    expect(stage.github.releases()).toEqual([]);
    expect(stage.github.tags()).toEqual({});
  });

  test.concurrent('what is public stays, the log says so, and another run uses it as it is', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    stage.service.script('POST', refusal());
    const step = await stage.run(ZIP, onV142);
    expect(step.exitCode).toBe(1);
    expect(readWarnings(step)).toEqual([expect.stringMatching(/^Release stays on GitHub: /)]);
    expect(readTakenBack(step)).toBe('it is public, so it stays');
    expect(step.summary).toContain('<code>v1.4.2</code></a> with ');
    expect(step.summary).toContain(', which stays as it is');
    expect(stage.github.releases()).toMatchObject([{ assets: [{ name: 'tidy-footer.zip' }] }]);
    stage.service.script('POST', refusal());
    expect(readTakenBack(await stage.run(ZIP, onV142))).toBe('there is nothing');
    const before = describeReleases(stage.github);
    const again = await stage.run(ZIP, onV142);
    expect(readErrors(again)).toEqual([]);
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    expect(describeReleases(stage.github)).toEqual(before);
    const skipped = await stage.run(ZIP, onV142);
    expect(skipped.outputs).toMatchObject({ status: 'already-published', 'release-tag': '' });
    expect(describeReleases(stage.github)).toEqual(before);
  });
});

describe('in a public repository, with a service that could not be asked what is live', () => {
  const refused = instead(json(401, { message: 'The API key is not valid.' }));

  test.concurrent('nothing stays on GitHub when it refuses the order as well', async () => {
    await using stage = await startReleaseStage();
    stage.service.script('GET', refused);
    stage.service.script('POST', refused);
    const step = await stage.run(ZIP, onV142);
    expect(readErrors(step)).toEqual([expect.stringMatching(/^API key refused: /)]);
    expect(readWarnings(step)).toEqual([]);
    expect(step.log).toContain(
      'Live now: not known, because the service returned 401: `The API key is not valid`.',
    );
    expect(stage.github.releases()).toEqual([]);
  });

  test.concurrent('the release is published when it accepts the package', async () => {
    await using stage = await startReleaseStage();
    stage.service.script('GET', refused);
    const step = await stage.run(ZIP, onV142);
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ status: 'published', zip_url: '', 'release-tag': 'v1.4.2' });
    expect(stage.github.releases()).toEqual([expect.objectContaining({ isDraft: false })]);
  });

  test.concurrent('a dry run warns of it', async () => {
    await using stage = await startReleaseStage();
    stage.service.script('GET', refused);
    const step = await stage.run({ ...ZIP, 'dry-run': 'true' }, onV142);
    expect(step.exitCode).toBe(0);
    expect(readWarnings(step)).toEqual([
      expect.stringMatching(/^API key refused: .*returned 401.*a run would probably fail.*`api-key`/),
    ]);
    expect(step.log.join('\n')).toContain('would get a signed URL');
  });
});

test.concurrent('an unknown outcome keeps everything, and says so', async () => {
  await using stage = await startReleaseStage({ isPrivate: true });
  stage.service.script('POST', instead(reset()));
  const step = await stage.run(ZIP, { ...FAST, env: onBranch });
  expect(step.exitCode).toBe(1);
  expect(readErrors(step)).toEqual([expect.stringMatching(/outcome/i)]);
  expect(step.log.join('\n')).toMatch(/release v1\.4\.2 stays on GitHub as it is/);
  expect(stage.github.releases()).toEqual([expect.objectContaining({ isDraft: true })]);
});

test.concurrent('a signed URL is made anew for every order, and a lost answer is found out', async () => {
  await using stage = await startReleaseStage({ isPrivate: true, live: '1.4.1' });
  stage.service.script(
    'POST',
    instead(status(429, { headers: { 'retry-after': '1' } })),
    afterwards(reset()),
  );
  const step = await stage.run(ZIP, { ...FAST, env: onBranch });
  expect(readErrors(step)).toEqual([]);
  const urls = sent(stage.service, 'POST').map(
    ({ body }) => (JSON.parse(body) as { zip_url: string }).zip_url,
  );
  expect(urls).toHaveLength(2);
  const signed = stage.github.requests.filter(
    ({ route, answer }) => route === 'repos/get-release-asset' && answer?.status === 302,
  );
  expect(signed).toHaveLength(2);
  for (const url of urls) expect(readVisible(step)).not.toContain(new URL(url).search.slice(1));
  expect(readWarnings(step)).toEqual([expect.stringMatching(/^Answer lost/)]);
  expect(stage.github.releases()).toEqual([expect.objectContaining({ isDraft: false })]);
});

describe('an asset of that name', () => {
  test.concurrent('with other content is an error, and is replaced with `overwrite`', async () => {
    await using stage = await startReleaseStage();
    stage.github.addRelease({
      tagName: 'v1.4.2',
      assets: [{ name: 'tidy-footer.zip', bytes: otherZip }],
    });
    const step = await stage.run(ZIP, onV142);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([expect.stringMatching(/`overwrite/)]);
    expect(sent(stage.service, 'POST')).toEqual([]);
    const replaced = await stage.run({ ...ZIP, overwrite: 'true' }, onV142);
    expect(readErrors(replaced)).toEqual([]);
    const assets = stage.github.releases()[0]?.assets ?? [];
    expect(assets.map(({ name, bytes }) => [name, bytes.equals(sampleZip)])).toEqual([
      ['tidy-footer.zip', true],
    ]);
  });
});

describe('an upload', () => {
  test.concurrent('that is reset in its middle is repeated, and the release has one asset', async () => {
    await using stage = await startReleaseStage();
    stage.github.script('repos/upload-release-asset', resetAfter(1000));
    const step = await stage.run(ZIP, onV142);
    expect(readErrors(step)).toEqual([]);
    expect(stage.github.releases()[0]?.assets.map(({ name, state }) => [name, state])).toEqual([
      ['tidy-footer.zip', 'uploaded'],
    ]);
    expect(versions(stage.service)).toEqual(['1.4.2']);
  });

  test.concurrent('that arrives as something else stops the run, and nothing of it stays', async () => {
    await using stage = await startReleaseStage();
    const fault = uploadedAs({ digest: `sha256:${'0'.repeat(64)}` });
    stage.github.script('repos/upload-release-asset', ...repeat(9, fault));
    const step = await stage.run(ZIP, onV142);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([
      expect.stringMatching(/the bytes that arrived are not those that were sent/),
    ]);
    expect(stage.github.releases()).toEqual([]);
    expect(sent(stage.service, 'POST')).toEqual([]);
  });
});

test.concurrent('a token that may only read is explained with the permission that is missing', async () => {
  await using stage = await startReleaseStage({ tokenPermissions: { contents: 'read' } });
  const step = await stage.run(ZIP, onV142);
  expect(step.exitCode).toBe(1);
  expect(readErrors(step)).toEqual([expect.stringMatching(/contents: write/)]);
  expect(readVisible(step)).not.toContain(TOKEN);
});

test.concurrent('two runs for one tag end with one release and both assets, one of them perhaps at its second try', async () => {
  await using stage = await startReleaseStage();
  const inputs = ['tidy-footer.zip', 'second.zip'].map((name) => {
    return { ...ZIP, 'asset-name': name, 'if-published': 'publish' };
  });
  const steps = await Promise.all(inputs.map((one) => stage.run(one, onV142)));
  // If both have created a draft before either looked, the later one gives way.
  const red = inputs.filter((_, index) => steps[index]?.exitCode !== 0);
  expect(steps.flatMap(readErrors)).toEqual(
    red.map(() => expect.stringMatching(/^Two releases at once: .* Run this again\./)),
  );
  expect(red.length).toBeLessThan(2);
  for (const one of red) expect(readErrors(await stage.run(one, onV142))).toEqual([]);
  const [release, ...others] = stage.github.releases();
  expect(others).toEqual([]);
  expect(release?.isDraft).toBe(false);
  expect(release?.assets.map(({ name }) => name).sort()).toEqual(['second.zip', 'tidy-footer.zip']);
});

test.concurrent('a run that is cancelled after its upload takes the draft back', async () => {
  await using stage = await startReleaseStage({ isPrivate: true });
  const { answer, arrival } = watched(silence());
  stage.github.script('storage/get', instead(answer));
  const step = await stage.run(ZIP, { env: onBranch, cancel: { signal: 'SIGTERM', when: arrival } });
  expect(step.exitCode).toBe(1);
  expect(readErrors(step)).toEqual([expect.stringMatching(/^Cancelled: .*before it published the version/)]);
  expect(stage.github.releases()).toEqual([]);
});

describe('with a URL, `release-tag`', () => {
  const tagged = { 'release-tag': 'v{version}' };

  test.concurrent('tags the version that the service returned, after it accepted the package', async () => {
    await using stage = await startReleaseStage();
    const step = await stage.run({ ...tagged, zip_url: stage.host.url('/footer.zip') }, { env: onBranch });
    expect(readErrors(step)).toEqual([]);
    expect(stage.github.releases()).toEqual([
      expect.objectContaining({ tagName: 'v1.4.2', isDraft: false, assets: [] }),
    ]);
    expect(stage.github.releases()[0]?.body).toContain('Fixed: the first year');
    expect(step.outputs).toMatchObject({ 'release-tag': 'v1.4.2', 'asset-id': '' });
  });

  test.concurrent('that fails is red, with true outputs, and running again completes it', async () => {
    await using stage = await startReleaseStage();
    stage.github.script('repos/create-release', ...times(9, instead(status(500))));
    const inputs = { ...tagged, zip_url: stage.host.url('/footer.zip') };
    const step = await stage.run({ ...inputs, retries: '0' }, { ...FAST, env: onBranch });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([expect.stringMatching(/Running this again creates/)]);
    expect(step.outputs).toMatchObject({ version: '1.4.2', status: 'published' });
    const again = await stage.run({ ...inputs, retries: '10' }, { ...FAST, env: onBranch });
    expect(readErrors(again)).toEqual([]);
    expect(again.outputs).toMatchObject({ status: 'already-published', 'release-tag': 'v1.4.2' });
    expect(again.log.join('\n')).not.toContain('nothing was done');
    expect(stage.github.releases()).toHaveLength(1);
    expect(versions(stage.service)).toEqual(['1.4.2']);
  });

  test.concurrent('that the returned version cannot complete is told as what it is: published, not tagged', async () => {
    await using stage = await startReleaseStage();
    stage.service.script('POST', instead(json(200, { success: true, version: '1..2' })));
    const step = await stage.run({ ...tagged, zip_url: stage.host.url('/footer.zip') }, { env: onBranch });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([
      expect.stringMatching(/^Published, but: .*The version is published.*`v1\.\.2`/),
    ]);
    expect(step.summary).toContain('is published, but the step failed afterwards');
    expect(step.outputs).toMatchObject({ status: 'published', version: '1..2' });
  });

  test.concurrent('that the package cannot complete stops the run before the service hears of it', async () => {
    await using stage = await startReleaseStage();
    stage.host.set(
      '/odd.zip',
      await zipFiles({ 'a b/a.php': '<?php\n/*\nPlugin Name: A\nVersion: 1.0\n*/' }),
    );
    const inputs = { 'release-tag': '{slug}-{version}', zip_url: stage.host.url('/odd.zip') };
    const step = await stage.run(inputs, { env: onBranch });
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Input release-tag: .*`a b-1\.0`/)]);
    expect(sent(stage.service, 'POST')).toEqual([]);
  });

  test.concurrent('with the version of a package that is not opened is for the service to complete, and `asset-name` does not matter', async () => {
    await using stage = await startReleaseStage();
    const inputs = {
      ...tagged,
      zip_url: stage.host.url('/footer.zip'),
      'package-checks': 'off',
      'asset-name': '{slug}.zip',
    };
    const rehearsal = await stage.run({ ...inputs, 'dry-run': 'true' }, { env: onBranch });
    expect(readErrors(rehearsal)).toEqual([]);
    expect(rehearsal.log).toContain(
      'The release v{version} would be created, with the version that the service returns.',
    );
    const step = await stage.run(inputs, { env: onBranch });
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs['release-tag']).toBe('v1.4.2');
  });

  test.concurrent('is not needed: without it no release is touched', async () => {
    await using stage = await startReleaseStage();
    const step = await stage.run({ zip_url: stage.host.url('/footer.zip') }, onV142);
    expect(readErrors(step)).toEqual([]);
    expect(stage.github.requests).toEqual([]);
  });
});

test.concurrent('a `zip_url` of the same private repository is signed, and called by its own name', async () => {
  await using stage = await startReleaseStage({ isPrivate: true });
  stage.github.addRelease({ tagName: 'v1.4.2', assets: [{ name: 'tidy-footer.zip', bytes: sampleZip }] });
  const url = `${stage.github.serverUrl}/acme/tidy-footer/releases/download/v1.4.2/tidy-footer.zip`;
  const step = await stage.run({ zip_url: url }, { env: onBranch });
  expect(readErrors(step)).toEqual([]);
  expect(step.outputs).toMatchObject({ version: '1.4.2', zip_url: '' });
  expect(sent(stage.service, 'POST')[0]?.body).toMatch(/jwt=/);
  expect(step.summary).toContain('<th align="left">Package</th><td><code>tidy-footer.zip</code>');
});

describe('a dry run', () => {
  test.concurrent('says what would be done on GitHub, and what is left out, and only reads', async () => {
    await using stage = await startReleaseStage();
    await writeFile(join(stage.workspace, 'tidy-footer', '.distignore'), '/uninstall.php');
    const step = await stage.run({ 'zip-path': 'tidy-footer', 'dry-run': 'true' }, { env: onBranch });
    expect(readErrors(step)).toEqual([]);
    const log = step.log.join('\n');
    expect(log).toMatch(/release `v1\.4\.2` would be created on the commit/);
    expect(log).toMatch(/asset `tidy-footer\.zip` \(.*\) would be uploaded/);
    expect(log).toContain('"zip_url":"the URL of the release asset"');
    const lines = step.log.map((line) => line.trim());
    const start = lines.indexOf('Left out of the ZIP: 2');
    expect(lines.slice(start + 1, start + 3)).toEqual(['.distignore', 'uninstall.php']);
    expect(stage.github.requests.every(({ method }) => method === 'GET')).toBe(true);
    expect(stage.github.releases()).toEqual([]);
    expect(step.outputs).toMatchObject({ status: 'dry-run', version: '1.4.2', zip_url: '' });
  });

  test.concurrent('works without a token, as in a pull request from a fork', async () => {
    await using stage = await startReleaseStage();
    const inputs = { 'zip-path': 'tidy-footer', 'dry-run': 'true', 'api-key': undefined };
    const step = await stage.run(inputs, { env: onBranch, token: '' });
    expect(readErrors(step)).toEqual([]);
    expect(step.log.join('\n')).toContain('"zip_url":"the URL of the package"');
    expect(step.log.join('\n')).toMatch(
      /release v1\.4\.2 is not checked: this is not a workflow on GitHub, or it has no token\. .*`zip_url`/,
    );
  });
});
