import { describe, expect, test } from '@jest/globals';
import { weekly } from '../../fixtures/all-tests.ts';
import {
  afterwards,
  instead,
  redirect,
  redirectToItself,
  redirectToLogIn,
} from '../../../sandbox/http/faults.ts';
import { onBranch, startReleaseStage } from '../fixtures/release-stage.ts';
import { FAST, methods, readErrors, readWarnings, sent, versions } from '../fixtures/stage.ts';

const ZIP = { 'zip-path': 'tidy-footer.zip' };
const PRIVATE = { isPrivate: true, live: '1.4.1' };

describe('after an order that is answered with a redirect', () => {
  // These may mean "done, see there", as others do that the units have.
  test.concurrent.each([
    ['303 to the page of the plugin', redirect(303, '/plugins/tidy-footer')],
    ...weekly(['302 to the endpoint', redirectToItself(302)] as const),
  ])('%s: a version that is live is published', async (_name, answer) => {
    await using stage = await startReleaseStage(PRIVATE);
    stage.service.script('POST', afterwards(answer));
    const step = await stage.run(ZIP, { ...FAST, env: onBranch });
    expect(readErrors(step)).toEqual([]);
    expect(readWarnings(step)).toEqual([expect.stringMatching(/^Answer lost: .*30[23], a redirect/)]);
    expect(step.outputs).toMatchObject({ status: 'published', version: '1.4.2', 'release-tag': 'v1.4.2' });
    // On a busy machine, a fast clock may cut a look short.
    expect(methods(stage.service)).toMatch(/^GET POST( GET)+$/);
    expect(stage.github.releases()).toEqual([expect.objectContaining({ isDraft: false })]);
  });

  test.concurrent('otherwise the outcome is unknown, and the draft stays', async () => {
    await using stage = await startReleaseStage(PRIVATE);
    stage.service.script('POST', instead(redirect(303, '/plugins/tidy-footer')));
    const step = await stage.run(ZIP, { ...FAST, env: onBranch });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Outcome unknown: .*303.*dashboard/)]);
    expect(step.log.at(-1)).toMatch(/It is not known whether .* was published/);
    expect(methods(stage.service)).toBe('GET POST GET GET GET GET GET');
    expect(stage.github.releases()).toEqual([expect.objectContaining({ isDraft: true })]);
  });

  test.concurrent.each([
    ['307', redirectToItself(307)],
    ['302 to another copy', redirect(302, 'https://www.service.example/x/api/v1/plugin/update/')],
  ])('%s: the same is asked for elsewhere, so nothing is published', async (name, answer) => {
    await using stage = await startReleaseStage(PRIVATE);
    stage.service.script('POST', instead(answer));
    const step = await stage.run(ZIP, { ...FAST, env: onBranch });
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Redirect not followed: .*`base-url`/)]);
    const address = 'set `base-url` to `https://www.service.example/x`.';
    expect(readErrors(step)[0]?.includes(address)).toBe(name === '302 to another copy');
    expect(methods(stage.service)).toBe('GET POST GET');
    expect(stage.github.releases()).toEqual([]);
    expect(versions(stage.service)).toEqual(['1.4.1']);
  });
});

test.concurrent('a service that sends everyone to its login page is not waited for', async () => {
  await using stage = await startReleaseStage();
  stage.service.script('GET', instead(redirectToLogIn()));
  stage.service.script('POST', instead(redirectToLogIn()));
  const step = await stage.run(ZIP, { env: onBranch });
  expect(step.exitCode).toBe(1);
  expect(readErrors(step)).toEqual([
    expect.stringMatching(
      /^Outcome unknown: .*302, a redirect to .*\/log-in\?….*redirected to the same place.*Check `api-key` and `base-url`.*dashboard/,
    ),
  ]);
  expect(methods(stage.service)).toBe('GET POST');
  expect(stage.github.releases()).toEqual([expect.objectContaining({ isDraft: true })]);
  expect(sent(stage.service, 'POST')).toHaveLength(1);
});
