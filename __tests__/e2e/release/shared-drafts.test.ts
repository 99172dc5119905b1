import { describe, expect, test } from '@jest/globals';
import { type GitHubFault, preceded } from '../../../sandbox/github/faults.ts';
import type { Exchange } from '../../../sandbox/github/github.ts';
import { type Fault, instead, json, silence, status, times, watched } from '../../../sandbox/http/faults.ts';
import { sendJson } from '../../../sandbox/http/http-server.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import { onBranch, onTag, type ReleaseStage, startReleaseStage } from '../fixtures/release-stage.ts';
import { FAST, readErrors, readWarnings, sampleZip, sent, versions } from '../fixtures/stage.ts';

const NAME = 'tidy-footer.zip';
const ZIP = { 'zip-path': NAME };
const onV142 = { ...FAST, env: onTag('v1.4.2') };
const REFUSAL = { message: 'This version exists already.' };
const otherZip = await zipFiles({
  'tidy-footer/tidy-footer.php': '<?php\n/*\nPlugin Name: Other\nVersion: 1.4.2\n*/',
});

const MARK = /\s*<!-- publish-wordpress-plugin: [^>]*-->/g;

/** Describes the releases as people see them. */
const describeReleases = ({ github }: ReleaseStage) =>
  github.releases().map(({ tagName, name, body, isDraft, assets }) => ({
    ...{ tagName, name, isDraft },
    marks: body?.match(MARK)?.length ?? 0,
    assets: assets.map((asset) => [asset.name, asset.bytes.equals(sampleZip)]),
  }));

const COMPLETE = { tagName: 'v1.4.2', name: 'v1.4.2', isDraft: false, marks: 0, assets: [[NAME, true]] };

/** Something that happens once, and whoever waits for it. */
function createMoment(): { readonly happens: Promise<void>; readonly happen: () => void } {
  let happen: () => void = () => undefined;
  const happens = new Promise<void>((resolve) => (happen = resolve));
  return { happens, happen: () => happen() };
}

const isPublishing = ({ route, body }: Exchange): boolean =>
  route === 'repos/update-release' && (body as { readonly draft?: boolean }).draft === false;

/** The order is refused, but the answer waits. */
const refusedAfter = (arrive: () => void, moment: Promise<void>): Fault =>
  instead((_request, response) => {
    arrive();
    void moment.then(() => sendJson(response, 422, REFUSAL));
  });

/** The order is carried out, and something happens when it is answered. */
const acceptedThen = (happen: () => void): Fault => ({
  processed: true,
  answer: (_request, response) => {
    sendJson(response, 200, { success: true, version: '1.4.2' });
    happen();
  },
});

/** GitHub does not do what it is asked for, but a colleague has just done it by hand. */
const doneByColleague =
  ({ github }: ReleaseStage): GitHubFault =>
  ({ call }) => {
    const fields = call.exchange.body as Readonly<Record<'tag_name' | 'name' | 'body', string>>;
    github.addRelease({
      tagName: fields.tag_name,
      name: fields.name,
      body: fields.body.replace(MARK, ''),
      target: 'c'.repeat(40),
      isDraft: true,
    });
    return { status: 502, json: { message: 'Server Error' } };
  };

const allText = ({ log, summary }: ActionResult): string => [...log, summary].join('\n');

describe('two runs for one tag', () => {
  test.concurrent('the refused one leaves the draft whose package the other one has published', async () => {
    await using stage = await startReleaseStage({ isPrivate: true, live: '1.4.1' });
    const [ordered, accepted, ended] = [createMoment(), createMoment(), createMoment()];
    stage.service.script('POST', refusedAfter(ordered.happen, accepted.happens));
    stage.service.script('POST', acceptedThen(accepted.happen));
    stage.github.script(
      isPublishing,
      preceded(() => ended.happens),
    );
    const first = stage.run(ZIP, onV142).finally(ended.happen);
    await ordered.happens;
    const second = await stage.run(ZIP, onV142);
    const refused = await first;

    expect(readErrors(second)).toEqual([]);
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    expect(describeReleases(stage)).toEqual([COMPLETE]);
    expect(allText(refused)).not.toMatch(/deleted again|is deleted/);
    expect(allText(second)).not.toContain('still a draft');
    expect(second.outputs['release-url']).toMatch(/\/releases\/tag\/v1\.4\.2$/);
  });

  test.concurrent('both refused: the draft stays, and the log says why and what to do', async () => {
    await using stage = await startReleaseStage({ isPrivate: true, live: '1.4.1' });
    const [ordered, joined] = [createMoment(), createMoment()];
    stage.service.script('POST', refusedAfter(ordered.happen, joined.happens));
    stage.service.script(
      'POST',
      refusedAfter(() => undefined, Promise.resolve()),
    );
    const first = stage.run(ZIP, onV142);
    await ordered.happens;
    const second = await stage.run(ZIP, onV142).finally(joined.happen);
    const steps = [await first, second];

    expect(steps.map(({ exitCode }) => exitCode)).toEqual([1, 1]);
    expect(describeReleases(stage)).toEqual([
      expect.objectContaining({ name: 'v1.4.2', isDraft: true, assets: [[NAME, true]] }),
    ]);
    expect(readWarnings(await first)).toContainEqual(
      expect.stringMatching(/^Draft stays on GitHub: .*another run .*by hand/),
    );
    const third = await stage.run(ZIP, onV142);
    expect(readErrors(third)).toEqual([]);
    expect(describeReleases(stage)).toEqual([COMPLETE]);
  });
});

describe('a colleague’s draft that appears while this run creates its own', () => {
  test.concurrent('gets the package, and is not published, named or written to', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    stage.github.script('repos/create-release', doneByColleague(stage));
    const step = await stage.run(ZIP, onV142);
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ status: 'published', zip_url: '' });
    expect(describeReleases(stage)).toEqual([{ ...COMPLETE, isDraft: true }]);
    expect(stage.github.requests.filter(({ route }) => route === 'repos/update-release')).toEqual([]);
  });
});

describe('a draft', () => {
  test.concurrent('of somebody that is deleted meanwhile is not said to be one still', async () => {
    await using stage = await startReleaseStage();
    const { id } = stage.github.addRelease({ tagName: 'v1.4.2', isDraft: true, body: 'By hand.' });
    stage.service.script(
      'POST',
      acceptedThen(() => stage.github.removeRelease(id)),
    );
    const step = await stage.run(ZIP, onV142);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Published, but: Draft is gone: .*by hand/)]);
    expect(allText(step)).not.toContain('still a draft');
    expect(step.outputs).toMatchObject({ status: 'published', version: '1.4.2' });
  });

  test.concurrent('that a cancelled run left is completed when the version is live already', async () => {
    await using stage = await startReleaseStage({ isPrivate: true, live: '1.4.1' });
    const { answer, arrival } = watched(silence());
    // The version becomes live by another way while this run is about to order it.
    stage.github.script('storage/get', instead(answer));
    stage.service.script('GET', instead(json(200, { version: '1.4.1' })));
    stage.service.script('GET', instead(json(200, { version: '1.4.2' })));
    const cancel = { signal: 'SIGTERM', when: arrival } as const;
    const step = await stage.run(ZIP, { env: onBranch, cancel });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Cancelled.*serves 1\.4\.2/)]);
    expect(sent(stage.service, 'POST')).toEqual([]);
    expect(describeReleases(stage)).toEqual([COMPLETE]);
  });

  test.concurrent('that a run was cancelled while creating is taken back', async () => {
    await using stage = await startReleaseStage({ isPrivate: true });
    const { answer, arrival } = watched(silence());
    stage.github.script('repos/create-release', { processed: true, answer });
    const step = await stage.run(ZIP, { env: onBranch, cancel: { signal: 'SIGINT', when: arrival } });
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Cancelled: .*This run published nothing/)]);
    expect(stage.github.releases()).toEqual([]);
    expect(readWarnings(step)).toEqual([]);
  });
});

describe('a run repeated after one that could not complete the release', () => {
  test.concurrent('says so in a dry run, is red when it cannot either, and completes it at last', async () => {
    await using stage = await startReleaseStage({ isPrivate: true, live: '1.4.1' });
    stage.github.script(isPublishing, instead(status(500)));
    const failed = await stage.run({ ...ZIP, retries: '0' }, onV142);
    expect(failed.exitCode).toBe(1);
    expect(readErrors(failed)).toEqual([expect.stringMatching(/^Published, but: .*[Rr]un this again/)]);
    expect(failed.outputs).toMatchObject({
      version: '1.4.2',
      status: 'published',
      'release-tag': 'v1.4.2',
    });
    expect(failed.summary).toContain('is published, but the step failed afterwards');
    const incomplete = [{ ...COMPLETE, isDraft: true, marks: 1 }];
    expect(describeReleases(stage)).toEqual(incomplete);

    const dry = await stage.run({ ...ZIP, 'dry-run': 'true' }, onV142);
    expect(readErrors(dry)).toEqual([]);
    expect(dry.log.join('\n')).toMatch(/draft of the release `v1\.4\.2` .*would be published/);
    expect(describeReleases(stage)).toEqual(incomplete);

    stage.github.script(isPublishing, instead(status(403)));
    const red = await stage.run(ZIP, onV142);
    expect(red.exitCode).toBe(1);
    expect(readErrors(red)).toEqual([expect.stringMatching(/^Published, but: .*The version is published/)]);
    expect(red.outputs).toMatchObject({ status: 'already-published', version: '1.4.2' });

    const step = await stage.run(ZIP, onV142);
    expect(readErrors(step)).toEqual([]);
    expect(describeReleases(stage)).toEqual([COMPLETE]);
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    expect(step.outputs).toMatchObject({
      status: 'already-published',
      'release-tag': 'v1.4.2',
      'release-url': expect.stringMatching(/\/releases\/tag\/v1\.4\.2$/),
      'asset-name': NAME,
    });
    expect(step.log.join('\n')).toMatch(/✔ Complete the release on GitHub/);
  });

  test.concurrent('leaves a draft with another package, and drafts of people', async () => {
    await using stage = await startReleaseStage({ live: '1.4.2' });
    const mark = `<!-- publish-wordpress-plugin: ${'0'.repeat(16)} ${NAME} -->`;
    const assets = (bytes: Buffer) => [{ name: NAME, bytes }];
    stage.github.addRelease({ tagName: 'v1.4.2', isDraft: true, body: mark, assets: assets(otherZip) });
    stage.github.addRelease({ tagName: 'v1.4.2', isDraft: true, body: 'Mine', assets: assets(sampleZip) });
    const step = await stage.run(ZIP, onV142);
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ status: 'already-published', 'release-tag': '' });
    expect(stage.github.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  test.concurrent('warns when GitHub does not let it look, and is green', async () => {
    await using stage = await startReleaseStage({ live: '1.4.2' });
    stage.github.script('repos/get-release-by-tag', ...times(9, instead(status(403))));
    const step = await stage.run(ZIP, onV142);
    expect(step.exitCode).toBe(0);
    expect(readWarnings(step)).toEqual([
      expect.stringMatching(/^Release on GitHub not checked: .*`v1\.4\.2`.*403/),
    ]);
    expect(step.log).toContainEqual(
      expect.stringMatching(/^– Complete the release on GitHub \(.*\): not known whether there is a draft/),
    );

    stage.github.script('repos/get-release-by-tag', ...times(9, instead(status(403))));
    const dry = await stage.run({ ...ZIP, 'dry-run': 'true' }, onV142);
    expect(dry.exitCode).toBe(0);
    expect(dry.log).toContainEqual(expect.stringMatching(/^– Plan the release on GitHub \(.*\): not known$/));
  });
});

test.concurrent('a refusal after `overwrite` says what stands on the release now, and the way back', async () => {
  await using stage = await startReleaseStage({ live: '1.4.1' });
  stage.github.addRelease({ tagName: 'v1.4.2', assets: [{ name: NAME, bytes: otherZip }] });
  stage.service.script('POST', instead(json(422, { message: 'Not for sale.' })));
  const step = await stage.run({ ...ZIP, overwrite: 'true' }, onV142);
  expect(step.exitCode).toBe(1);
  expect(readWarnings(step)).toEqual([
    expect.stringMatching(/^Replaced asset stays on GitHub: .*`tidy-footer\.zip`.*`v1\.4\.2`.*upload/),
  ]);
});
