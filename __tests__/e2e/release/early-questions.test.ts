import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { together } from '../../../sandbox/github/faults.ts';
import type { Exchange } from '../../../sandbox/github/http.ts';
import { instead, json, silence, status, times } from '../../../sandbox/http/faults.ts';
import { onTag, type ReleaseStage, startReleaseStage } from '../fixtures/release-stage.ts';
import { FAST, readErrors, sent, versions } from '../fixtures/stage.ts';

const FOLDER = { 'zip-path': 'tidy-footer' };
const onV142 = { env: onTag('v1.4.2') };
const READS = ['git/get-ref', 'repos/get', 'repos/get-release-by-tag', 'repos/list-releases'] as const;
const isRead = ({ route }: Exchange) => READS.some((read) => read === route);

const routes = ({ github }: ReleaseStage) => github.requests.map(({ route = '' }) => route);

describe('what a run has to know of GitHub', () => {
  test.concurrent('is asked at once, and but for the drafts of others once', async () => {
    await using stage = await startReleaseStage();
    // None of the four is answered before all have come.
    stage.github.script(isRead, ...together(READS.length));
    const step = await stage.run(FOLDER, onV142);
    expect(readErrors(step)).toEqual([]);
    expect(routes(stage).slice(0, 4).sort()).toEqual(READS);
    expect(routes(stage).slice(4, 5)).toEqual(['repos/create-release']);
    const later = routes(stage)
      .slice(5)
      .filter((route) => READS.some((read) => read === route));
    expect(later.sort()).toEqual(['repos/get-release-by-tag', 'repos/list-releases']);
    expect(versions(stage.service)).toEqual(['1.4.2']);
  });

  test.concurrent('is asked before it is known whether the version is live', async () => {
    await using stage = await startReleaseStage({ live: '1.4.2' });
    stage.github.script(isRead, ...together(READS.length));
    const step = await stage.run(FOLDER, onV142);
    expect(step.outputs['status']).toBe('already-published');
    expect(stage.github.requests.every(isRead)).toBe(true);
    expect(stage.github.requests).toHaveLength(READS.length);
  });
});

describe('when GitHub does not answer', () => {
  test.concurrent('or refuses, a package with an error is told as ever, and at once', async () => {
    await using stage = await startReleaseStage();
    stage.github.script('repos/get', ...times(9, instead(status(401))));
    stage.github.script(isRead, ...times(9, instead(silence())));
    await rm(join(stage.workspace, 'tidy-footer', 'tidy-footer.php'));
    const step = await stage.run({ ...FOLDER, timeout: '3600' }, onV142);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toHaveLength(1);
    expect(readErrors(step)[0]).not.toMatch(/token|GitHub/);
  });

  test.concurrent('what nobody needs keeps nothing waiting', async () => {
    await using stage = await startReleaseStage({ live: '1.4.2' });
    stage.github.script('repos/get', instead(silence()));
    stage.github.script('git/get-ref', instead(silence()));
    const step = await stage.run({ ...FOLDER, timeout: '3600' }, onV142);
    expect(readErrors(step)).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(step.outputs['status']).toBe('already-published');
  });
});

test.concurrent('of several things that fail, the one is told that came first when they were asked one by one', async () => {
  await using stage = await startReleaseStage();
  stage.github.script('repos/list-releases', ...times(9, instead(status(500))));
  stage.github.script('repos/get', ...times(9, instead(json(502, { message: 'First.' }))));
  const step = await stage.run(FOLDER, { ...FAST, ...onV142 });
  expect(readErrors(step)).toEqual([expect.stringMatching(/502.*looking at the repository.*First/)]);
  expect(sent(stage.service, 'POST')).toEqual([]);
  // Repeats of what was asked early count where the answer is needed.
  expect(step.log.filter((line) => /^✘ Put the package on a release \(.*repeat/.test(line))).toHaveLength(1);
  expect(step.log.filter((line) => /^✔ .*repeat/.test(line))).toEqual([]);
});
