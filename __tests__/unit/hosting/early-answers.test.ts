import { beforeEach, describe, expect, test } from '@jest/globals';

import { instead, status, times } from '../../../sandbox/http/faults.ts';
import { preceded, together } from '../../../sandbox/github/faults.ts';
import { askEarly } from '../../../src/hosting/early-answers.ts';
import { hostPackage } from '../../../src/hosting/host-package.ts';
import type { EarlyAnswers, EarlyQuestions } from '../../../src/hosting/model.ts';
import { repairRelease } from '../../../src/hosting/repair-release.ts';
import { catchError, type HostingFixture, useFixture, TAG } from './fixture.ts';

const READS = ['git/get-ref', 'repos/get', 'repos/get-release-by-tag', 'repos/list-releases'];

let fixture: HostingFixture;
/** The paths that were answered, as the run has seen it. */
let answered: string[];
beforeEach(async () => {
  fixture = await useFixture();
  answered = [];
});

const ask = (questions: Partial<EarlyQuestions> = {}): EarlyAnswers =>
  askEarly({ privacy: true, tag: TAG, ...questions }, fixture.repository, {
    ...fixture.ports,
    send: (request) => fixture.ports.send(request).finally(() => void answered.push(request.url.pathname)),
  });

const host = (...early: readonly EarlyAnswers[]) =>
  hostPackage(fixture.spec, fixture.repository, { ...fixture.ports, early }, fixture.isLive);

const routes = () => fixture.routes().map((route) => route.split(' ')[0] ?? '');

const breathe = () => new Promise((resolve) => setImmediate(resolve));

/** All that was asked early is answered, and the answers are read. */
async function settle(count = READS.length): Promise<void> {
  while (answered.length < count) await breathe();
  for (let turns = 0; turns < 5; turns += 1) await breathe();
}

describe('what was asked early', () => {
  test('is not asked again, and hosting begins with the draft', async () => {
    const early = ask();
    await settle();
    expect(routes().sort()).toEqual(READS);
    await host(early);
    expect(routes()[4]).toBe('repos/create-release');
    const asked = (route: string) => routes().filter((other) => other === route).length;
    // Once more for the drafts of others, made at the same time.
    expect(READS.map(asked)).toEqual([1, 1, 2, 2]);
  });

  test('is asked at once', async () => {
    fixture.github.script(({ route = '' }) => READS.includes(route), ...together(READS.length));
    await host(ask());
    expect(fixture.github.releases()).toMatchObject([{ isDraft: false }]);
  });

  test('in two pieces is used as one', async () => {
    const [privacy, rest] = [ask({ tag: undefined }), ask({ privacy: false })];
    await settle();
    await host(privacy, rest);
    expect(routes().filter((route) => route === 'repos/get')).toHaveLength(1);
    expect(routes().filter((route) => route === 'git/get-ref')).toHaveLength(1);
  });

  test('of another tag is of no use', async () => {
    const early = ask({ tag: 'v9' });
    await settle();
    await host(early);
    expect(routes().filter((route) => route === 'git/get-ref')).toHaveLength(2);
    expect(routes().filter((route) => route === 'repos/get')).toHaveLength(1);
    expect(fixture.github.releases()).toMatchObject([{ tagName: TAG }]);
  });

  test('longer than half a minute ago is asked again', async () => {
    const early = ask();
    await settle();
    fixture.wait(30_001);
    await host(early);
    expect(routes().filter((route) => route === 'repos/get')).toHaveLength(2);
  });

  test('shows drafts that an earlier run left, whatever their kind', async () => {
    const left = { tagName: TAG, isDraft: true };
    fixture.github.addRelease({ ...left, body: 'By hand.' });
    const early = ask({ privacy: false });
    await settle(3);
    const repaired = await repairRelease(fixture.spec, fixture.repository, {
      ...fixture.ports,
      early: [early],
    });
    expect(repaired).toBe('none');
    expect(routes().sort()).toEqual(READS.filter((route) => route !== 'repos/get'));
  });
});

describe('a failure of what was asked early', () => {
  test('is that of the run that needs the answer, with what was said about it', async () => {
    fixture.github.script('repos/get', ...times(4, instead(status(502))));
    const early = ask();
    // Repeats and all.
    await settle(READS.length + 3);
    expect(fixture.lines).toEqual([]);
    const error = await catchError(host(early));
    expect(error.message).toContain('502');
    expect(fixture.lines.filter((line) => line.includes('again in'))).toHaveLength(3);
    expect(routes().filter((route) => route === 'repos/get')).toHaveLength(4);
  });

  test('that nobody needs is nobody’s', async () => {
    fixture.github.script('git/get-ref', ...times(4, instead(status(502))));
    fixture.github.addRelease({ tagName: TAG });
    const early = ask();
    await settle(READS.length + 3);
    await host(early);
    expect(fixture.github.releases()[0]?.assets).toHaveLength(1);
  });

  test('comes in the order of the questions, not in that of the answers', async () => {
    fixture.github.script('repos/list-releases', ...times(4, instead(status(500))));
    fixture.github.script('repos/get', ...times(4, instead(status(502))));
    const early = ask();
    await settle(READS.length + 6);
    expect((await catchError(host(early))).message).toContain('502');
  });
});

test('a long list ends with the page at which a published release is known', async () => {
  fixture.github.addRelease({ tagName: TAG });
  for (let index = 0; index < 250; index += 1) fixture.github.addRelease({ tagName: `v0.${index}` });
  const lists = () => routes().filter((route) => route === 'repos/list-releases').length;
  fixture.github.script(
    'repos/list-releases',
    preceded(() => settle(READS.length - 1)),
  );
  const early = ask();
  await settle();
  await host(early);
  expect(lists()).toBe(1);
});
