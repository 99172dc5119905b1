import { describe, expect, test } from '@jest/globals';
import type { Exchange } from '../../../sandbox/github/github.ts';
import { afterwards, instead, silence, status, times, watched } from '../../../sandbox/http/faults.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import { onTag, type ReleaseStage, startReleaseStage } from '../fixtures/release-stage.ts';
import { FAST, readErrors, readWarnings, sampleZip, sent } from '../fixtures/stage.ts';

const NAME = 'tidy-footer.zip';
const inputs = { 'zip-path': NAME };
const otherZip = await zipFiles({
  'tidy-footer/tidy-footer.php': '<?php\n/*\nPlugin Name: Other\nVersion: 1.4.2\n*/',
});
const UPLOAD = 'repos/upload-release-asset';

/** Runs the step, which is cancelled when GitHub has done something and has not answered yet. */
async function cancelAt(
  stage: ReleaseStage,
  when: Parameters<ReleaseStage['github']['script']>[0],
  more: Readonly<Record<string, string>> = {},
): Promise<ActionResult> {
  const { answer, arrival } = watched(silence());
  stage.github.script(when, afterwards(answer));
  const cancel = { signal: 'SIGINT', when: arrival } as const;
  const step = await stage.run({ ...inputs, ...more }, { env: onTag('v1.4.2'), cancel });
  expect(step.exitCode).toBe(1);
  expect(readErrors(step)).toEqual([expect.stringMatching(/^Cancelled: .*before it published the version/)]);
  expect(sent(stage.service, 'POST')).toEqual([]);
  return step;
}

const listAssets = ({ github }: ReleaseStage) => github.releases()[0]?.assets;

/** A rename of that number. */
const rename = (count: number) => {
  let seen = 0;
  return ({ route }: Exchange) => route === 'repos/update-release-asset' && ++seen === count;
};

describe('a run with `overwrite` that is cancelled leaves the release as it was', () => {
  const start = async () => {
    const stage = await startReleaseStage();
    stage.github.addRelease({ tagName: 'v1.4.2', assets: [{ name: NAME, bytes: otherZip }] });
    return stage;
  };

  test.concurrent.each([
    ['while GitHub stores the package', UPLOAD],
    ['while GitHub renames the old asset', rename(1)],
    ['while GitHub renames the new one', rename(2)],
  ] as const)('%s', async (_name, when) => {
    await using stage = await start();
    const step = await cancelAt(stage, when, { overwrite: 'true' });
    expect(listAssets(stage)).toMatchObject([{ name: NAME, bytes: otherZip }]);
    expect(readWarnings(step)).toEqual([]);
  });

  test.concurrent('or says what it may have left there', async () => {
    await using stage = await start();
    stage.github.script('repos/delete-release-asset', ...times(9, instead(status(500))));
    const step = await cancelAt(stage, UPLOAD, { overwrite: 'true', retries: '0' });
    expect(readWarnings(step)).toEqual([
      expect.stringMatching(/^Perhaps left on GitHub: .*`tidy-footer\.zip\.new-.*`v1\.4\.2`: delete it/),
    ]);
  });
});

describe('an upload that may have counted, to a release that this run did not create,', () => {
  const start = async (isDraft: boolean) => {
    const stage = await startReleaseStage();
    stage.github.addRelease({ tagName: 'v1.4.2', isDraft, body: 'By hand.' });
    return stage;
  };
  const LEFT = /^Perhaps left on GitHub: .*`tidy-footer\.zip`.*`v1\.4\.2`: run this again.*or delete it/;

  test.concurrent.each([true, false])('is told when the run is cancelled (draft: %s)', async (isDraft) => {
    await using stage = await start(isDraft);
    const step = await cancelAt(stage, UPLOAD);
    expect(listAssets(stage)).toMatchObject([{ name: NAME, bytes: sampleZip }]);
    expect(readWarnings(step)).toEqual([expect.stringMatching(LEFT)]);
  });

  test.concurrent('is told when GitHub cannot be asked what became of it', async () => {
    await using stage = await start(false);
    stage.github.script(UPLOAD, afterwards(status(502)));
    const isLater = ({ route }: Exchange) =>
      route === 'repos/list-release-assets' &&
      stage.github.requests.some((exchange) => exchange.route === UPLOAD);
    stage.github.script(isLater, ...times(9, instead(status(500))));
    const step = await stage.run({ ...inputs, retries: '1' }, { ...FAST, env: onTag('v1.4.2') });
    expect(readErrors(step)).toEqual([expect.stringMatching(/^GitHub unavailable: /)]);
    expect(readWarnings(step)).toEqual([expect.stringMatching(LEFT)]);
  });

  test.concurrent('is not told when nothing of it is there', async () => {
    await using stage = await start(false);
    const { answer, arrival } = watched(silence());
    stage.github.script(UPLOAD, instead(answer));
    const cancel = { signal: 'SIGTERM', when: arrival } as const;
    const step = await stage.run(inputs, { env: onTag('v1.4.2'), cancel });
    expect(listAssets(stage)).toEqual([]);
    expect(readWarnings(step)).toEqual([]);
  });
});
