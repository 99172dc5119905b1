import { describe, expect, test } from '@jest/globals';
import { listFaults } from '../../../../src/rehearsal/judge/answer.ts';
import type { Before, RehearsalContext } from '../../../../src/rehearsal/model/context.ts';
import type { Scene } from '../../../../src/rehearsal/model/scenes.ts';
import { type Site, SiteLost } from '../../../../src/rehearsal/model/site.ts';
import { createBudget } from '../../../../src/rehearsal/play/budget.ts';
import { playScenes } from '../../../../src/rehearsal/play/scenes.ts';
import { rehearseOn } from '../imagined-site.ts';
import { makeVisit } from '../../../../src/rehearsal/scenes/visits.ts';

const VISIT = { path: '/loop/', as: 'visitor', method: 'GET' } as const;
const SCENE: Scene = {
  name: 'tests/site.json',
  isNamed: true,
  steps: [{ number: 2, kind: 'runPHP', args: {}, files: {} }],
  visits: [VISIT],
  unplayed: [],
};

/** A site on which a script or a page does not end in time. */
function playWithout(ends: 'steps' | 'visits', scene: Scene = SCENE) {
  const lost = new SiteLost('PHP did not answer within 90 seconds.');
  const done = { result: { text: '', line: 0 }, output: '', log: [] };
  const site = {
    restore: () => Promise.resolve(),
    spentMs: () => 0,
    run: (_script: string, { step }: { readonly step: string }) =>
      ends === 'steps' && step !== 'people' ? Promise.reject(lost) : Promise.resolve(done),
    exchange: () => Promise.reject(lost),
  } as unknown as Site;
  const log = { remember: () => undefined };
  const context = { site, log, budget: createBudget({ now: () => 0 }) } as unknown as RehearsalContext;
  return playScenes(context, {} as Before, [scene]);
}

describe('a scene without an end', () => {
  test.each([
    ['steps', 'step 2 (`runPHP`)'],
    ['visits', 'the visit to /loop/'],
  ] as const)('in its %s makes nothing known', async (ends, what) => {
    const { problems, lost } = await playWithout(ends);
    expect(lost).toBeInstanceOf(SiteLost);
    expect(problems).toEqual([
      {
        severity: 'unknown',
        isEnd: true,
        message: `The scene \`tests/site.json\` cannot be made with the previous version: ${what}: PHP did not answer within 90 seconds. What comes after it was not played. So it is not known whether the update works there.`,
      },
    ]);
    const { problems: softer } = await playWithout(ends, { ...SCENE, isNamed: false });
    expect(softer).toMatchObject([{ severity: 'notice', isEnd: true }]);
  });

  test('redirects as often as a browser follows them', async () => {
    let asked = 0;
    const exchange = () => {
      asked += 1;
      const headers = { location: ['/loop/'] };
      const response = { status: 302, headers, body: new Uint8Array(), unprinted: [] };
      return Promise.resolve({ output: '', log: [], response });
    };
    const seen = await makeVisit({ site: { exchange } as unknown as Site }, VISIT, new Map());
    expect(asked).toBe(21);
    const probe = {
      name: 'loop',
      subject: 'The page',
      kind: 'page',
      ask: () => Promise.resolve(seen),
    } as const;
    expect(listFaults(probe, seen)).toMatchObject([{ kind: 'redirect-loop' }]);
  });
});

test('what steps have imported is visited, but for what people may not see', async () => {
  const step = (name: string) => ({
    number: 1,
    kind: 'importWxr',
    args: {},
    files: { file: { name, content: { onSite: `/wordpress/${name}` } } },
  });
  const visit = { ...VISIT, path: '/?p={imported}' };
  const scene = { ...SCENE, steps: [step('a.xml'), step('b.xml')], visits: [visit] };
  const imported = ['', '3 5', '7'];
  const { result, moments } = await rehearseOn(
    ({ what }) => {
      if (what === 'scene') return { result: { text: '', line: 0, values: { imported: imported.shift() } } };
      return what === '/?p=5 in the browser' ? { status: 404 } : undefined;
    },
    { isLast: true, scenes: [scene] },
  );
  expect(result.steps.find(({ name }) => name === 'Scenes')).toMatchObject({
    outcome: 'passed',
    message: '`tests/site.json`: 2 steps, 2 visits',
    problems: [],
  });
  const pages = moments.flatMap(({ what }) => /^\/\?p=(\d+) in/.exec(what)?.[1] ?? []);
  expect(pages).toEqual(['3', '5', '7', '3', '7']);
});
