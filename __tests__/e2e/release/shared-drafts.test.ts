import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { weekly } from '../../fixtures/all-tests.ts';
import { type GitHubFault, together } from '../../../sandbox/github/faults.ts';
import type { Exchange } from '../../../sandbox/github/github.ts';
import { type Fault, instead, json, silence, status, times, watched } from '../../../sandbox/http/faults.ts';
import { sendJson } from '../../../sandbox/http/http-server.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import { onBranch, onTag, type ReleaseStage, startReleaseStage } from '../fixtures/release-stage.ts';
import {
  FAST,
  readErrors,
  readNotices,
  readWarnings,
  sampleZip,
  sent,
  startStage,
  versions,
} from '../fixtures/stage.ts';

const NAME = 'tidy-footer.zip';
const ZIP = { 'zip-path': NAME };
const onV142 = { ...FAST, env: onTag('v1.4.2') };
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

/** The run with that id. */
const as = (runId: string) => ({ ...FAST, env: { ...onTag('v1.4.2'), GITHUB_RUN_ID: runId } });

describe('two runs of one plugin for one tag', () => {
  test.concurrent.each([true, ...weekly(false)])(
    'while the first is publishing, the second ends before it sends anything (private: %s)',
    async (isPrivate) => {
      await using stage = await startReleaseStage({ isPrivate, live: '1.4.1' });
      const [held, ended] = [createMoment(), createMoment()];
      const hold: GitHubFault = ({ carryOut }) => {
        held.happen();
        return ended.happens.then(() => carryOut());
      };
      stage.github.script('repos/upload-release-asset', hold);
      const first = stage.run(ZIP, as('7001')).finally(held.happen);
      await held.happens;
      const changes = () => stage.github.requests.filter(({ method }) => method !== 'GET').length;
      const before = changes();
      const second = await stage.run(ZIP, as('7002'));
      expect(readErrors(second)).toEqual([
        expect.stringMatching(
          /^Another run is publishing: .*`v1\.4\.2`.*`gh release delete v1\.4\.2`.*`concurrency: \{/,
        ),
      ]);
      expect(changes()).toBe(before);
      ended.happen();
      expect(readErrors(await first)).toEqual([]);
      expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
      expect(describeReleases(stage)).toEqual([COMPLETE]);
    },
  );

  test.concurrent('both create a draft: the later one deletes its own and ends, and is green when it is run again', async () => {
    await using stage = await startReleaseStage({ isPrivate: true, live: '1.4.1' });
    stage.github.script('repos/create-release', ...together(2));
    const steps = await Promise.all([stage.run(ZIP, as('7001')), stage.run(ZIP, as('7002'))]);
    const errors = steps.flatMap(readErrors);
    expect(errors).toEqual([
      expect.stringMatching(/^Two releases at once: .*Run this again\. .*`concurrency: \{/),
    ]);
    expect(describeReleases(stage)).toEqual([COMPLETE]);
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    const again = await stage.run(ZIP, as('7002'));
    expect(readErrors(again)).toEqual([]);
    expect(again.outputs['status']).toBe('already-published');
  });

  test.concurrent('an earlier attempt left its draft: the next one finds it, and another run does not touch it', async () => {
    await using stage = await startReleaseStage({ isPrivate: true, live: '1.4.1' });
    // The service has not taken the order, but the run does not know.
    stage.service.script('POST', instead(status(500)));
    const left = await stage.run(ZIP, as('7001'));
    expect(readErrors(left)).toEqual([expect.stringMatching(/[Oo]utcome unknown/)]);
    expect(describeReleases(stage)).toMatchObject([{ isDraft: true, marks: 1 }]);
    const other = await stage.run(ZIP, as('7002'));
    expect(readErrors(other)).toEqual([expect.stringMatching(/^Another run is publishing: /)]);
    const again = await stage.run(ZIP, as('7001'));
    expect(readErrors(again)).toEqual([]);
    expect(describeReleases(stage)).toEqual([COMPLETE]);
  });

  test.concurrent('a run was killed more than an hour ago: another one takes its draft over', async () => {
    await using stage = await startReleaseStage({ isPrivate: true, live: '1.4.1' });
    const digest = createHash('sha256').update(sampleZip).digest('hex');
    const writtenS = Math.floor(Date.now() / 1000) - 3_700;
    const body = `Notes.\n\n<!-- publish-wordpress-plugin: 7001 ${NAME} ${digest} ${writtenS} -->`;
    stage.github.addRelease({ tagName: 'v1.4.2', name: 'v1.4.2', isDraft: true, body });
    const step = await stage.run(ZIP, as('7002'));
    expect(readErrors(step)).toEqual([]);
    expect(step.log).toContainEqual(expect.stringMatching(/^Took over the draft of the release `v1\.4\.2`/));
    expect(describeReleases(stage)).toEqual([COMPLETE]);
  });
});

describe('two plugins on one tag', () => {
  const SECOND = { ...ZIP, 'asset-name': 'second.zip' };
  const BOTH = {
    ...COMPLETE,
    assets: [
      [NAME, true],
      ['second.zip', true],
    ],
  };

  test.concurrent.each([
    ['public', {}],
    ['private', { isPrivate: true }],
  ])('one after the other, in a %s repository: both are green, on one release', async (_name, options) => {
    await using stage = await startReleaseStage({ live: '1.4.1', ...options });
    await using other = await startStage({ live: '1.4.1' });
    const first = await stage.run(ZIP, as('7001'));
    // Two jobs of one run.
    const second = await stage.run({ ...SECOND, 'base-url': other.service.baseUrl }, as('7001'));
    expect([first, second].flatMap(readErrors)).toEqual([]);
    expect([versions(stage.service), versions(other.service)]).toEqual([
      ['1.4.1', '1.4.2'],
      ['1.4.1', '1.4.2'],
    ]);
    expect(describeReleases(stage)).toEqual([BOTH]);
  });

  test.concurrent.each([
    ['public', {}],
    ['private, immutable', { isPrivate: true, hasImmutableReleases: true }],
    ...weekly<[string, object]>(
      ['private', { isPrivate: true }],
      ['public, immutable', { hasImmutableReleases: true }],
    ),
  ])(
    'at the same time, in a repository that is %s: the second uses the draft of the first',
    async (_name, options) => {
      await using stage = await startReleaseStage({ live: '1.4.1', ...options });
      await using other = await startStage({ live: '1.4.1' });
      const [held, ended] = [createMoment(), createMoment()];
      const hold: GitHubFault = ({ carryOut }) => {
        held.happen();
        return ended.happens.then(() => carryOut());
      };
      stage.github.script(isPublishing, hold);
      const first = stage.run(ZIP, as('7001')).finally(held.happen);
      await held.happens;
      // Another workflow.
      const second = await stage
        .run({ ...SECOND, 'base-url': other.service.baseUrl }, as('7002'))
        .finally(ended.happen);
      expect([await first, second].flatMap(readErrors)).toEqual([]);
      expect(readNotices(second)).toContainEqual(
        expect.stringMatching(/^Release left to another run: .*another plugin/),
      );
      expect(second.outputs).toMatchObject({ status: 'published', zip_url: '' });
      expect([versions(stage.service), versions(other.service)]).toEqual([
        ['1.4.1', '1.4.2'],
        ['1.4.1', '1.4.2'],
      ]);
      expect(describeReleases(stage)).toEqual([BOTH]);
    },
  );

  test.concurrent('one after the other, where releases are immutable: the second says that it is too late', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1', hasImmutableReleases: true });
    await using other = await startStage({ live: '1.4.1' });
    await stage.run(ZIP, as('7001'));
    const second = await stage.run({ ...SECOND, 'base-url': other.service.baseUrl }, as('7001'));
    expect(readErrors(second)).toEqual([expect.stringMatching(/^Release is immutable: /)]);
    expect(versions(other.service)).toEqual(['1.4.1']);
    expect(describeReleases(stage)).toEqual([COMPLETE]);
  });
});

describe('a colleague’s draft that appears while this run creates its own', () => {
  test.concurrent('ends the run, and gets the package when it is run again', async () => {
    await using stage = await startReleaseStage({ live: '1.4.1' });
    stage.github.script('repos/create-release', doneByColleague(stage));
    const red = await stage.run(ZIP, onV142);
    expect(readErrors(red)).toEqual([expect.stringMatching(/^Two releases at once: .*Run this again/)]);
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
    const mark = `<!-- publish-wordpress-plugin: 6001 ${NAME} ${'0'.repeat(64)} 1795168800 -->`;
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
