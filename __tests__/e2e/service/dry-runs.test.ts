import { describe, expect, test } from '@jest/globals';
import {
  instead,
  json,
  redirectToLogIn,
  reset,
  status,
  times,
  webPage,
} from '../../../sandbox/http/faults.ts';
import { startServer } from '../../../sandbox/http/http-server.ts';
import { onBranch, startReleaseStage } from '../fixtures/release-stage.ts';
import {
  FAST,
  KEY,
  methods,
  PLUGIN_ID,
  readEnd,
  readErrors,
  readNotices,
  readVisible,
  readWarnings,
  startStage,
} from '../fixtures/stage.ts';

const DRY = { 'dry-run': 'true' };

/** The last line of the log, without the plugin's name. */
const outlook = (log: readonly string[]) => log.at(-1)?.replace('🧪 Dry run: Tidy Footer 1.4.2 ', '');

test.concurrent('a dry run without a key needs no service', async () => {
  await using stage = await startStage({ live: '1.4.1' });
  const step = await stage.run({ ...DRY, 'api-key': '', 'base-url': '' });
  expect({ code: step.exitCode, errors: readErrors(step) }).toEqual({ code: 0, errors: [] });
  expect(step.log.join('\n')).not.toMatch(/would be sent|service\.example/);
  expect(step.summary).toMatch(/none, because .*base-url.* is empty/);
  expect(readNotices(step)).toEqual([]);
  expect(step.log.join('\n')).toContain('The service was not asked, because `api-key` is empty');
  expect(step.summary).not.toContain('service.example');
  const withKey = await stage.run({ ...DRY, 'base-url': '' });
  expect(readErrors(withKey)[0]).toMatch(/^Input base-url: Input `base-url` is missing/);
});

describe('the summary of the job that only builds', () => {
  const build = { env: { CALLED_WORKFLOW: 'build-and-publish.yml', CALLED_JOB: 'build' } };
  const inputs = { ...DRY, 'api-key': '', 'base-url': '', compare: undefined };

  test.concurrent('says what is built, and leaves the rest to the one that publishes', async () => {
    await using stage = await startStage();
    const step = await stage.run(inputs, build);
    expect({ code: step.exitCode, errors: readErrors(step) }).toEqual({ code: 0, errors: [] });
    expect(step.log.at(-1)).toBe('📦 Tidy Footer 1.4.2 is built, and has no errors.');
    expect(step.summary).toMatch(/^### 📦 Tidy Footer 1\.4\.2 is built/);
    expect(step.summary).toMatch(/Version.{0,40}<code>1\.4\.2<\/code>/);
    expect(step.summary).not.toMatch(
      /[Dd]ry run|not known|[Nn]ot compared|Service|On GitHub|api-key|base-url/,
    );
    expect(step.log.join('\n')).toContain('the job that publishes asks the service');
  });

  test.concurrent('does not blame the service for a package that cannot be published', async () => {
    await using stage = await startStage();
    const step = await stage.run({ ...inputs, slug: 'other-folder' }, build);
    expect(step.exitCode).toBe(1);
    expect(step.summary).toMatch(/^### ❌ Tidy Footer 1\.4\.2 is built, and cannot be published as it is/);
    expect(step.summary).not.toMatch(/Service|base-url/);
  });
});

describe('the end of a dry run tells a newcomer', () => {
  test.concurrent('that the secret is missing', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const step = await stage.run({ ...DRY, 'api-key': '' });
    expect(step.exitCode).toBe(0);
    expect(readNotices(step)).toEqual([
      expect.stringMatching(
        /^Service not asked: The service was not asked, because `api-key` is empty.*`plugin_id` and `base-url` are not checked/,
      ),
    ]);
    expect(readEnd(step)).toContain('The service was not asked, because `api-key` is empty');
    expect(readEnd(step)).toContain('Authorization: missing, because `api-key` is empty');
    expect(outlook(step.log)).toBe('has no errors, but the service was not asked.');
    expect(step.rawOutput).not.toContain('Bearer');
    expect(step.summary).toContain('was not asked');
    expect(stage.service.requests.filter(({ method }) => method === 'GET')).toEqual([]);
  });

  test.concurrent('that the service does not know the `plugin_id`', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const step = await stage.run({ ...DRY, plugin_id: 'plugin_foother' });
    expect(step.exitCode).toBe(0);
    expect(readEnd(step)).toMatch(
      /Nothing is live yet, or the service does not know this plugin: the service returned 404: `There is no such plugin`\..*check that `plugin_id` is right: `plugin_foother`/,
    );
    expect(outlook(step.log)).toBe('could be published, if the service knows the plugin.');
    expect(methods(stage.service)).toBe('GET GET');
  });

  test.concurrent('that `base-url` is the address of a website', async () => {
    await using stage = await startStage();
    await using website = await startServer(webPage(404));
    const step = await stage.run({ ...DRY, 'base-url': website.origin });
    expect(step.exitCode).toBe(0);
    expect(readWarnings(step)).toEqual([
      expect.stringMatching(
        /^Not the service: `base-url` seems to be the address of a website, not of the service: .*with a web page; a run would probably fail.*Set `base-url`/,
      ),
    ]);
    expect(readEnd(step)).toContain('`base-url` seems to be the address of a website, not of the service');
    expect(outlook(step.log)).toBe('would probably fail, because a website answers instead of the service.');
    expect(step.log).toContainEqual(
      expect.stringMatching(
        /^– Check what is live \(.*\): not known, because `base-url` seems to be the address of a/,
      ),
    );
  });

  test.concurrent('that a firewall answers', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('GET', ...times(2, instead(webPage(403))));
    const step = await stage.run(DRY);
    expect(readWarnings(step)).toEqual([
      expect.stringMatching(/^Request blocked: The live version is not known.*Something before the service/),
    ]);
    expect(outlook(step.log)).toBe(
      'would probably fail, because something before the service seems to block requests.',
    );
  });

  test.concurrent('that the `slug` of the example is still there', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    const step = await stage.run({ ...DRY, 'zip-path': 'tidy-footer', slug: 'my-plugin' }, { env: onBranch });
    expect(step.exitCode).toBe(1);
    expect(readEnd(step)).toMatch(/`my-plugin`, not `tidy-footer`, which sites have installed.*`slug`/);
  });

  test.concurrent('that the service knows the plugin, but not by the folder', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    stage.service.script(
      'GET',
      instead(json(404, { message: 'There is no such plugin.' })),
      instead(json(200, { version: '1.4.1' })),
    );
    const step = await stage.run({ ...DRY, 'zip-path': 'tidy-footer', slug: 'my-plugin' }, { env: onBranch });
    expect(readErrors(step)).toEqual([]);
    expect(readWarnings(step)).toContainEqual(
      expect.stringMatching(/^Folder not known to the service: .*`my-plugin`.*input `slug`/),
    );
    expect(readEnd(step)).toContain('not by the folder `my-plugin`');
  });

  test.concurrent('that the key is refused', async () => {
    await using stage = await startStage();
    const step = await stage.run({ ...DRY, 'api-key': 'another-key' });
    expect(readEnd(step)).toMatch(
      /the service returned 401: `A valid API key is required`; a run would probably fail.*`api-key`/,
    );
    expect(outlook(step.log)).toBe('would probably fail, because the service refuses the API key.');
  });

  test.concurrent('that the service redirects', async () => {
    await using stage = await startStage();
    stage.service.script('GET', instead(redirectToLogIn()));
    const step = await stage.run(DRY);
    expect(readEnd(step)).toMatch(
      /the service returned 302, a redirect; a run would probably fail.*`base-url`, and `api-key`/,
    );
  });

  test.concurrent.each([
    ['has no time', status(503), /the service returned 503; a run may fail/],
    ['gives no answer', reset(), /connection broke.*a run may fail/],
    [
      'answers with something else',
      json(200, { plugins: [] }),
      /its answer names no version\. Check `base-url`/,
    ],
  ])('that the service %s, so that this was not checked', async (_name, answer, text) => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('GET', ...times(9, instead(answer)));
    const step = await stage.run(DRY, FAST);
    expect(step.exitCode).toBe(0);
    expect(readEnd(step)).toMatch(text);
    expect(readEnd(step)).toMatch(/`api-key` and `plugin_id` are not checked/);
    expect(outlook(step.log)).toBe('has no errors, but the live version is not known.');
    expect(step.log).toContainEqual(
      expect.stringMatching(/^– Check what is live \(.*\): not known, because /),
    );
    expect(step.summary).toMatch(/<td>– Check what is live<\/td>|\| – Check what is live \|/);
  });

  test.concurrent('that the package was not opened, so nothing was compared', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const step = await stage.run({ ...DRY, 'package-checks': 'off' });
    expect(readEnd(step)).toMatch(/was not asked, because the version of the package is not known/);
    expect(step.log).toContainEqual(expect.stringMatching(/^– Check the package \(.*\): not opened$/));
    expect(methods(stage.service)).toBe('');
  });

  test.concurrent('that all is well', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const step = await stage.run(DRY);
    expect(readWarnings(step)).toEqual([]);
    expect(readNotices(step)).toEqual([]);
    expect(readEnd(step)).toContain('The service accepted the key, and serves version 1.4.1.');
    expect(readEnd(step)).toContain('Authorization: Bearer ***');
    expect(outlook(step.log)).toBe('could be published.');
    expect(readVisible(step)).not.toContain(KEY);
  });

  test.concurrent('that the folder could not be compared', async () => {
    await using stage = await startStage({ live: '1.4.1', told: { plugin: undefined } });
    const step = await stage.run(DRY);
    expect(readEnd(step)).toContain(
      'does not say in which folder sites have the plugin: `tidy-footer` is not checked',
    );
  });

  test.concurrent('that the version is live already', async () => {
    await using stage = await startStage({ live: '1.4.2' });
    const step = await stage.run(DRY);
    expect(readEnd(step)).toContain('a run would publish nothing');
    expect(outlook(step.log)).toBe('is live already.');
  });
});

test.concurrent('a dry run with a hostile service prints nothing of the key, and obeys nothing', async () => {
  await using stage = await startStage();
  const hostile = `x\r::add-mask::1.4.2\n##[set-output name=version]9 ${KEY} \` <img src=x> @everyone`;
  stage.service.script('GET', ...times(9, instead(json(404, { message: hostile }))));
  const step = await stage.run(DRY);
  expect(step.exitCode).toBe(0);
  expect(step.commands.filter(({ name }) => name === 'add-mask')).toHaveLength(1);
  expect(readVisible(step)).not.toContain(KEY);
  expect(step.summary).not.toContain('<img');
  expect(step.outputs).toMatchObject({ status: 'dry-run', plugin_id: PLUGIN_ID });
});
