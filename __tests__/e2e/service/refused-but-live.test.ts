import { describe, expect, test } from '@jest/globals';
import { afterwards, instead, json, reset, status, times } from '../../../sandbox/http/faults.ts';
import { onBranch, startReleaseStage } from '../fixtures/release-stage.ts';
import { FAST, methods, readErrors, readWarnings, startStage, versions } from '../fixtures/stage.ts';

const ZIP = { 'zip-path': 'tidy-footer.zip' };
const PRIVATE = { isPrivate: true, live: '1.4.1' };
const inPrivate = { ...FAST, env: onBranch };

/** Another run publishes the version at this very moment, so the order is refused. */
const outrun = afterwards(json(422, { message: 'This version exists already.' }));

describe('a refusal, after which the version is live by another run', () => {
  test.concurrent.each([
    ['422', outrun],
    ['409', afterwards(status(409))],
  ])('%s: there is nothing left to do, and the release on GitHub is complete', async (_name, fault) => {
    await using stage = await startReleaseStage(PRIVATE);
    stage.service.script('POST', fault);
    const step = await stage.run(ZIP, inPrivate);
    expect(readErrors(step)).toEqual([]);
    expect(readWarnings(step)).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({
      status: 'already-published',
      success: 'true',
      version: '1.4.2',
      verified: 'true',
      'release-tag': 'v1.4.2',
    });
    // Looks after a conflict may be cut short by a fast clock on a busy machine.
    expect(methods(stage.service)).toMatch(/^GET POST( GET)+$/);
    expect(stage.github.releases()).toEqual([expect.objectContaining({ tagName: 'v1.4.2', isDraft: false })]);
  });

  test.concurrent('with `if-published: fail` it is red, says what is so, and keeps the release', async () => {
    await using stage = await startReleaseStage(PRIVATE);
    stage.service.script('POST', outrun);
    const step = await stage.run({ ...ZIP, 'if-published': 'fail' }, inPrivate);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([
      expect.stringMatching(/^Release refused: .*exists already.*serves version 1\.4\.2.*`if-published`/),
    ]);
    expect(step.log.at(-1)).toBe('⚠️ Tidy Footer 1.4.2 is live, but this run did not publish it.');
    expect(step.summary).not.toContain('was not published');
    expect(step.outputs).toMatchObject({ status: 'already-published', success: '', version: '1.4.2' });
    expect(stage.github.releases()).toEqual([expect.objectContaining({ isDraft: false })]);
  });

  test.concurrent('is found although the service knows the plugin by its identifier only', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const unknown = instead(json(404, { message: 'There is no such plugin.' }));
    stage.service.script('POST', outrun);
    stage.service.script('GET', instead(json(200, { version: '1.4.1' })), unknown);
    const step = await stage.run();
    expect(step.outputs['status']).toBe('already-published');
    expect(methods(stage.service)).toBe('GET POST GET GET');
  });
});

test.concurrent('a version that was live before, and is refused, leaves the release complete', async () => {
  await using stage = await startReleaseStage({ isPrivate: true, live: '1.4.2' });
  stage.service.script('POST', instead(json(422, { message: 'No.' })));
  const step = await stage.run({ ...ZIP, 'if-published': 'publish' }, inPrivate);
  expect(readErrors(step)).toEqual([
    expect.stringMatching(/^Release refused: .*this run did not publish it/),
  ]);
  expect(stage.github.releases()).toEqual([expect.objectContaining({ isDraft: false })]);
});

describe('a refusal, after which the version is not seen live', () => {
  test.concurrent('is one: the draft is taken back', async () => {
    await using stage = await startReleaseStage(PRIVATE);
    stage.service.script('POST', instead(json(422, { message: 'No.' })));
    const step = await stage.run(ZIP, inPrivate);
    expect(readErrors(step)).toEqual([
      expect.stringMatching(/^Release refused: .*This run published nothing/),
    ]);
    expect(methods(stage.service)).toBe('GET POST GET');
    expect(stage.github.releases()).toEqual([]);
  });

  test.concurrent('because the key is refused with 403: nothing more is asked', async () => {
    await using stage = await startReleaseStage(PRIVATE);
    stage.service.script('POST', afterwards(status(403)));
    const step = await stage.run(ZIP, inPrivate);
    expect(readErrors(step)).toEqual([expect.stringMatching(/^API key refused: /)]);
    expect(methods(stage.service)).toBe('GET POST');
  });
});

test.concurrent('a signed URL that cannot be made is a refusal, too, after which the version may be live', async () => {
  await using stage = await startReleaseStage(PRIVATE);
  stage.github.script('repos/get-release-asset', ...times(9, instead(status(403))));
  const live = instead(json(200, { version: '1.4.2' }));
  stage.service.script('GET', instead(json(200, { version: '1.4.1' })), live);
  const step = await stage.run(ZIP, inPrivate);
  expect(readErrors(step)).toEqual([]);
  expect(step.outputs).toMatchObject({ status: 'already-published', version: '1.4.2' });
  expect(methods(stage.service)).toBe('GET GET');
  expect(versions(stage.service)).toEqual(['1.4.1']);
  expect(stage.github.releases()).toEqual([expect.objectContaining({ isDraft: false })]);
});

test.concurrent('a tag is not put on what another run published, when that is a mistake', async () => {
  await using stage = await startReleaseStage({ live: '1.4.1' });
  stage.service.script('POST', outrun);
  const inputs = {
    zip_url: stage.host.url('/footer.zip'),
    'release-tag': 'v{version}',
    'if-published': 'fail',
  };
  const step = await stage.run(inputs, inPrivate);
  expect(step.exitCode).toBe(1);
  expect(stage.github.releases()).toEqual([]);
});

test.concurrent('a service that is not reached is asked once more, in vain', async () => {
  await using stage = await startStage({ live: '1.4.1' });
  stage.service.script('GET', ...times(9, instead(reset())));
  stage.service.script('POST', instead(status(422)));
  const step = await stage.run({ retries: '0' }, FAST);
  expect(readErrors(step)).toEqual([expect.stringMatching(/^Release refused: /)]);
  expect(methods(stage.service)).toBe('GET POST GET');
});
