import { describe, expect, test } from '@jest/globals';
import { instead, json, status } from '../../../sandbox/http/faults.ts';
import {
  methods,
  PLUGIN_ID,
  readEnd,
  readErrors,
  readNotices,
  readVisible,
  sent,
} from '../fixtures/stage.ts';
import { startLiveStage } from './live-stage.ts';

describe('a plugin that is live', () => {
  test.concurrent('is told with all that the service says of it', async () => {
    await using stage = await startLiveStage({ live: '1.4.1' });
    const step = await stage.run({ slug: 'tidy-footer' });
    expect(readErrors(step)).toEqual([]);
    expect(step.exitCode).toBe(0);
    const { json: said = '', 'download-url': url, 'last-updated': updated, ...others } = step.outputs;
    expect(others).toEqual({
      found: 'true',
      'is-newer': '',
      version: '1.4.1',
      slug: 'tidy-footer',
      requires: expect.stringMatching(/^\d+\.\d+$/),
      'requires-php': expect.stringMatching(/^\d+\.\d+$/),
      tested: expect.stringMatching(/^\d+\.\d+/),
    });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/.*\.zip$/);
    expect(updated).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(JSON.parse(said)).toMatchObject({ version: '1.4.1', download_url: url, last_updated: updated });
    expect(methods(stage.service)).toBe('GET');
    expect(sent(stage.service)[0]?.path).toBe(`/api/v1/plugin/update?id=${PLUGIN_ID}&slug=tidy-footer`);
    expect(step.summary).toMatch(/^### ✅ <code>plugin&#95;footer<\/code>: 1\.4\.1 is live$/m);
    // A phone has no room for the address of the package.
    const [shown = '', folded = ''] = step.summary.split('<details>');
    expect(shown).not.toContain('.zip');
    expect(folded).toContain('.zip');
    expect(readEnd(step)).toContain(`✅ ${PLUGIN_ID}: 1.4.1 is live.`);
  });

  test.concurrent.each([
    ['v1.4.2', 'true'],
    ['1.4.1-beta.2', 'false'],
  ])('is compared with %s: is-newer=%s', async (version, isNewer) => {
    await using stage = await startLiveStage({ live: '1.4.1' });
    const step = await stage.run({ version });
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ found: 'true', 'is-newer': isNewer, version: '1.4.1' });
  });

  test.concurrent('is asked for by the identifier alone when the service does not know the folder', async () => {
    await using stage = await startLiveStage({ live: '1.4.1' });
    const step = await stage.run({ slug: 'other-folder' });
    expect(step.outputs).toMatchObject({ found: 'true', slug: 'tidy-footer' });
    expect(methods(stage.service)).toBe('GET GET');
    expect(sent(stage.service)[1]?.path).toBe(`/api/v1/plugin/update?id=${PLUGIN_ID}`);
    expect(readVisible(step)).toContain('not by the folder `other-folder`');
    expect(readVisible(step)).toMatch(
      /::warning title=Another folder::.*folder is `tidy-footer`, but `slug` is `other-folder`/,
    );
  });
});

test.concurrent('an answer without what update clients read is told in a notice', async () => {
  await using stage = await startLiveStage({ live: '1.4.1', told: { name: undefined, download_url: null } });
  const step = await stage.run();
  expect(step.outputs).toMatchObject({ found: 'true', version: '1.4.1' });
  expect(readNotices(step)).toEqual([
    expect.stringMatching(
      /^Update clients may see no update: .*no `name` and `download_url`\. Some update clients take an answer without `name` for "no update"/,
    ),
  ]);
  await using whole = await startLiveStage({ live: '1.4.1' });
  expect(readNotices(await whole.run())).toEqual([]);
});

describe('a plugin that is not live yet', () => {
  test.concurrent('is green with found=false, and every version is newer', async () => {
    await using stage = await startLiveStage();
    const step = await stage.run({ slug: 'tidy-footer', version: '0.1.0' });
    expect(readErrors(step)).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({
      found: 'false',
      'is-newer': 'true',
      version: '',
      slug: 'tidy-footer',
      'download-url': '',
      json: '{"message":"The plugin has no release yet."}',
    });
    expect(methods(stage.service)).toBe('GET GET');
    expect(step.summary).toContain(': nothing is live yet, or the service does not know it');
    expect(step.summary).toContain('The plugin has no release yet');
  });

  test.concurrent.each([
    ['a text', status(404, { body: 'Not found' }), /404: `Not found`, which is not JSON/],
    ['a version', json(404, { version: '1.4.1' }), /describes a release/],
  ])('is not what a 404 with %s says', async (_name, answer, pattern) => {
    await using stage = await startLiveStage({ live: '1.4.1' });
    stage.service.script('GET', instead(answer));
    const step = await stage.run();
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Live version not known: /)]);
    expect(readErrors(step)).toEqual([expect.stringMatching(pattern)]);
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toEqual({});
  });
});

describe('mistakes in inputs', () => {
  test.concurrent('are told together, before anything is asked, or the key goes unencrypted', async () => {
    await using stage = await startLiveStage({ live: '1.4.1' });
    const step = await stage.run({
      'api-key': undefined,
      plugin_id: 'footer',
      'base-url': 'http://service.example',
      version: 'main',
      retries: '99',
    });
    expect(readErrors(step).map((error) => error.split(':')[0])).toEqual([
      'Input plugin_id',
      'Input api-key',
      'Input base-url',
      'Input version',
      'Input retries',
    ]);
    expect(readErrors(step)[2]).toContain('unencrypted');
    expect(readErrors(step)[3]).toContain('is `main`, not a version');
    expect(methods(stage.service)).toBe('');
    expect(step.exitCode).toBe(1);
  });

  test.concurrent('say so for a run that gets no secrets', async () => {
    await using stage = await startLiveStage({ live: '1.4.1' });
    const step = await stage.run({ 'api-key': '' }, { env: { GITHUB_ACTOR: 'dependabot[bot]' } });
    expect(readErrors(step)).toEqual([
      expect.stringMatching(/^Input api-key: .*Dependabot.*Leave this step out/),
    ]);
    expect(readErrors(step).join()).not.toContain('dry-run');
  });
});

test.concurrent('outputs that cannot be written make the step red', async () => {
  await using stage = await startLiveStage({ live: '1.4.1' });
  const step = await stage.run({}, { env: { GITHUB_OUTPUT: '/nowhere/output' } });
  expect(readErrors(step)).toEqual([expect.stringMatching(/^Outputs not written: /)]);
  expect(step.exitCode).toBe(1);
  expect(readEnd(step)).toContain('was read, but the step failed afterwards');
});
