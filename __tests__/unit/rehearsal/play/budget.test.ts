import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CAPS_MS, inTime, nameAsked } from '../../../../src/rehearsal/model/budget.ts';
import type { Observation } from '../../../../src/rehearsal/model/browser.ts';
import type { StepName } from '../../../../src/rehearsal/model/results.ts';
import type { Site } from '../../../../src/rehearsal/model/site.ts';
import { listUnused, parseAcceptProblems } from '../../../../src/rehearsal/play/accept-problems.ts';
import type { BrowsePlan } from '../../../../src/rehearsal/play/browse.ts';
import { createBudget } from '../../../../src/rehearsal/play/budget.ts';
import { shareTime } from '../../../../src/rehearsal/play/share-time.ts';
import { REHEARSE_OUTPUTS } from '../../../../src/rehearsal/report/outputs.ts';
import { describeTested, judgeResults } from '../../../../src/rehearsal/report/verdict.ts';
import { type Imagined, NOTHING, rehearseOn, type Tell } from '../imagined-site.ts';

/** Of a plugin with something for each step. */
const OWN = {
  ...NOTHING,
  pages: [1, 2, 3].map((index) => [`acme${index}`, 'Acme', `/wp-admin/admin.php?page=acme${index}`]),
  tasks: [['acme_task', '', '']],
  routes: [['/acme', '', '/acme']],
  shortcodes: [['acme', 'acme', 'acme']],
  widgets: [['acme', 'Acme', 'acme']],
  types: [['acme', 'Acme', '/?post_type=acme']],
  actions: [['wp_ajax_acme', 'acme', '/wp-admin/admin-ajax.php?action=acme']],
};
const PAGE = `<!DOCTYPE html>
<html><script src="/wp-content/plugins/acme/a.js"></script><form method="post" action="options.php">
<input name="option_page" value="acme"><input name="_wpnonce" value="1"><input type="checkbox" name="on">
<input type="submit" name="submit" value="Save"></form></html>`;

/** Each request takes a second. */
const slow: Tell = ({ what, version }) => ({
  tookMs: 1_000,
  ...(what === 'own' && version !== '' && { result: OWN }),
  ...(what.startsWith('/wp-admin/admin.php?page=acme') && { output: PAGE }),
});

const OBSERVATION = {
  ...{ state: 'settled', status: 200, aside: 0, parts: {}, roots: {}, loads: 1, html: '' },
  ...{ errors: [], failed: [], refused: [], unprinted: [], asked: [], lines: [], inline: [] },
  content: { amount: 100, hidden: 0, isHidden: false },
  editor: {
    ...{ isReady: true, hasCrashed: false, saved: [], inserted: [], fallen: [], leftOut: [], known: [] },
    markup: '',
  },
} as unknown as Observation;

let pictures = '';
beforeAll(async () => {
  pictures = await mkdtemp(join(tmpdir(), 'budget-'));
});
afterAll(() => rm(pictures, { recursive: true }));

/** A browser that asks the site for each page once. */
const watch = (): BrowsePlan => ({
  ...{ choice: { kind: 'auto' }, isWhole: true, paths: [], pictures },
  ...{ findInWorkspace: () => Promise.resolve(undefined), readSource: () => Promise.resolve(undefined) },
  close: () => Promise.resolve(),
  open: () =>
    Promise.resolve({
      ...{ name: 'Chromium 156', hasSandbox: true, close: () => Promise.resolve() },
      visit: async ({ url }, { send }) => {
        await send({ method: 'GET', url, headers: {}, body: new Uint8Array() });
        return OBSERVATION;
      },
    }),
});

const play = (roomMs: number, tell = slow): Promise<Imagined> =>
  rehearseOn(tell, {
    ...{ header: ' * Network: true\n', isLast: true, older: ['0.9.0', '0.8.0'], files: { 'a.js': 'let a;' } },
    ...{ code: ['class Acme {}', 'class Acme {}'], browse: watch(), roomMs },
    authored: new Map([['after-update', { file: 'check.php', bytes: new Uint8Array() }]]) as never,
  });

/** What the verdict is made of. */
const VERDICT: readonly StepName[] = [
  ...(['WordPress starts', 'PHP syntax', 'Previous version', 'Update', 'Files', 'Plugin active'] as const),
  ...(['Functions and classes', 'Front page', 'Log-in page', 'Dashboard', 'Plugins page'] as const),
  ...(['REST index', 'RSS feed', 'Data', 'After update'] as const),
];
/** The rest, in the order in which it is played. */
const REST: readonly StepName[] = [
  ...([
    'What it adds',
    'More pages',
    'Own pages',
    'REST routes',
    'Shortcodes and blocks',
    'Widgets',
  ] as const),
  ...(['Post types', 'Scripts and styles', 'Saving', 'Scheduled tasks', 'AJAX and forms'] as const),
  ...(['Other contexts', 'Settings', 'Browser', 'Scripts: dashboard', 'Scripts: editor'] as const),
  ...(['Scripts: site', 'Still active', 'Way back', 'Deactivate and activate', 'Uninstall'] as const),
  ...(['Automatic update', 'New installation', 'Older versions', 'Network of sites'] as const),
  ...(['Site in use', 'Updater'] as const),
];
const TELLS_ONLY: readonly StepName[] = ['Scripts: editor', 'Scripts: site'];

const namesOf = ({ result }: Imagined) => result.steps.map(({ name }) => name);
/** What the row "Not asked" names. */
const leftOf = ({ told }: Imagined): readonly string[] =>
  /^notice: Not asked, for lack of time: (.*); `timeout: \d+`/
    .exec(told('Not asked')[1] ?? '')?.[1]
    ?.split(', ') ?? [];

/** The steps that ask for what earlier ones have found: where these were not played, nobody knows of it. */
const FOUND_BY: Readonly<Partial<Record<StepName, readonly StepName[]>>> = {
  'What it adds': [
    ...(['Own pages', 'REST routes', 'Shortcodes and blocks', 'Widgets', 'Post types'] as const),
    ...(['Scheduled tasks', 'AJAX and forms', 'Settings'] as const),
  ],
  'Own pages': ['Settings'],
};

/** Expects that these steps were not played, and are named. */
const expectLeft = (played: Imagined, steps: readonly StepName[]) => {
  const rest = steps.filter((step) => !TELLS_ONLY.includes(step));
  const unknown = rest.flatMap((step) => FOUND_BY[step] ?? []);
  const named = leftOf(played).map((name) => name.replace(/^\d+ (?:of \d+ )?/, ''));
  expect(new Set(named)).toEqual(new Set(rest.filter((step) => !unknown.includes(step)).map(nameAsked)));
  expect(namesOf(played).filter((name) => rest.includes(name))).toEqual([]);
};

let whole: Imagined;
beforeAll(async () => {
  whole = await play(10_000_000);
});
/** When a step begins, where there is time for all. */
const beginOf = (step: StepName) => {
  const names = namesOf(whole);
  return whole.ends.get(names[names.indexOf(step) - 1] ?? step) ?? 0;
};

test('with time enough, nothing is left out', () => {
  expect(namesOf(whole)).toEqual([...VERDICT, ...REST]);
  expect(whole.result.steps.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
});

/** Each request takes a second, but the last one before a step, or the one with which it begins. */
const playSlowly = (step: StepName, isFirst: boolean, slowMs: number) => {
  let nowMs = 0;
  const beginMs = beginOf(step) - (isFirst ? 0 : 1_000);
  const tell: Tell = (moment) => {
    // Saving takes no time on this clock.
    if (moment.what.startsWith('save ')) return undefined;
    const tookMs = nowMs === beginMs ? slowMs : 1_000;
    nowMs += tookMs;
    return { ...slow(moment), tookMs };
  };
  return play(2_000_000, tell);
};

describe('where 85 % of the time are used', () => {
  test.each(REST.filter((step) => !TELLS_ONLY.includes(step)))('before %s', async (step) => {
    const played = await playSlowly(step, false, 1_700_000);
    const { result } = played;
    expect(namesOf(played).slice(0, VERDICT.length)).toEqual(VERDICT);
    expect([judgeResults([result], 1), result.isLate]).toEqual(['passed', false]);
    expectLeft(played, REST.slice(REST.indexOf(step)));
  });

  test('inside of a step, the rest of it is counted', async () => {
    const played = await play((beginOf('Own pages') + 1_999) / 0.85);
    expect(leftOf(played)).toEqual(expect.arrayContaining(['2 of 3 own pages', 'REST routes']));
  });

  test('it is a notice, and the verdict is there', async () => {
    const { result, told } = await play(beginOf('Own pages') / 0.85);
    expect(told('Not asked')).toEqual([
      'skipped',
      expect.stringMatching(/^notice: Not asked, for lack of time: /),
    ]);
    const rehearsal = { planned: [{ php: '8.5', wordpress: '6.6' }], results: [result] };
    expect([REHEARSE_OUTPUTS.passed(rehearsal), describeTested([result])]).toEqual([
      ...['true', 'PHP 8.5, WordPress 6.6'],
    ]);
  });

  test('what is accepted in the rest may still occur', async () => {
    const accepted = parseAcceptProblems('uninstall own-pages');
    expect(listUnused([whole.result], accepted)).toHaveLength(2);
    const { result } = await playSlowly('Own pages', true, 1_700_000);
    expect(listUnused([result], accepted)).toEqual([]);
  });

  test('an error that was found until then counts', async () => {
    const tell: Tell = (moment) => ({
      ...slow(moment),
      ...(moment.what === '/' && moment.version === '1.1.0' && { status: 500 }),
    });
    const { result } = await play(beginOf('Own pages') / 0.85, tell);
    expect(judgeResults([result], 1)).toBe('failed');
  });
});

describe('a request that hangs', () => {
  const hangAt = (step: StepName) => playSlowly(step, true, 2_000_000);

  test.each(REST.filter((step) => !TELLS_ONLY.includes(step)))('at %s leaves the verdict', async (step) => {
    const played = await hangAt(step);
    expect(namesOf(played).slice(0, VERDICT.length)).toEqual(VERDICT);
    expect([judgeResults([played.result], 1), played.result.isCut]).toEqual(['passed', false]);
    expect(leftOf(played).some((name) => name.endsWith(nameAsked(step)))).toBe(true);
  });

  test.each(VERDICT)('at %s leaves none', async (step) => {
    const { result } = await hangAt(step);
    expect([judgeResults([result], 1), result.isCut, result.isLate]).toEqual(['unfinished', true, true]);
    expect(result.steps.map(({ name }) => name)).not.toContain('Not asked');
  });
});

describe('what is not asked', () => {
  const clock = { ms: 0, now: () => clock.ms };
  const site = {
    spentMs: () => clock.ms,
    request: () => Promise.resolve(void (clock.ms += 10_000)),
  } as unknown as Site;
  const leave = async (
    roomMs: number,
    rounds: number,
    timeoutMs: number,
    asked = 1,
  ): Promise<string | undefined> => {
    clock.ms = 0;
    const budget = createBudget(clock, { roomMs, rounds, timeoutMs, isOver: () => false });
    for (let count = 0; count < asked; count += 1) await budget.watch(site).request('/');
    budget.allow().leave(31, 73, 'own pages');
    return budget.tellLeft()?.skipped;
  };

  test.each([
    ['one pair', 60_000, 1, 60_000, 1, '420'],
    ['two rounds of pairs', 60_000, 2, 120_000, 1, '840'],
    ['a long way', 600_000, 1, 600_000, 51, '1200'],
  ])(
    'has room in a timeout that is reckoned from what it cost so far: %s',
    async (_name, room, rounds, timeout, asked, enough) => {
      const seconds = Number(enough) >= 600 ? Math.ceil(Number(enough) / 300) * 300 : enough;
      expect(await leave(room, rounds, timeout, asked)).toBe(
        `Not asked, for lack of time: 31 of 73 own pages; \`timeout: ${seconds}\` should have room.`,
      );
    },
  );

  test('may need more than there is', async () => {
    expect(await leave(3_600_000, 1, 3_600_000, 300)).toBe(
      'Not asked, for lack of time: 31 of 73 own pages; `timeout: 3600`, the highest, may have room for more.',
    );
  });

  test('because a part has a cap is named with it, whatever the time', async () => {
    clock.ms = 0;
    const budget = createBudget(clock);
    const watched = budget.watch(site);
    const asked: string[] = [];
    for (const form of inTime(budget.allow('entries'), 'forms', ['a', 'b', 'c', 'd'])) {
      await watched.request('/');
      asked.push(form);
    }
    expect([asked.length, budget.allow('entries').mayGoOn(), budget.allow('scene').leftMs()]).toEqual([
      ...[2, false, CAPS_MS.scene],
    ]);
    expect(budget.tellLeft()?.skipped).toBe(
      'Not asked, because it would take more than 20 s of processor time: 2 of 4 forms.',
    );
  });
});

describe('pairs share the time', () => {
  const share = (pairs: number, atOnce: number, beginsMs: readonly number[]) => {
    let nowMs = 0;
    const cancelling = new AbortController();
    const next = shareTime(
      { clock: { now: () => nowMs }, cancellation: cancelling.signal },
      { endMs: 600_000, timeoutMs: 600_000, pairs, atOnce },
    );
    const rooms = beginsMs.map((beginMs) => {
      nowMs = beginMs;
      const { budget } = next();
      // The last moment at which it may ask, by bisection.
      let [low, high] = [beginMs, 700_000];
      while (high - low > 1) {
        nowMs = Math.floor((low + high) / 2);
        if (budget.allow().mayGoOn()) low = nowMs;
        else high = nowMs;
      }
      return Math.round((low - beginMs) / 0.85 / 1_000);
    });
    cancelling.abort();
    return rooms;
  };

  test.each([
    ['one after the other', 2, 1, [0, 300_000], [300, 300]],
    ['one after a quick one', 2, 1, [0, 100_000], [300, 500]],
    ['side by side', 2, 2, [0, 0], [600, 600]],
    ['two and two', 4, 2, [0, 0, 300_000, 200_000], [300, 300, 300, 400]],
    ['after a long start', 3, 2, [60_000, 60_000, 200_000], [270, 540, 400]],
  ])('fairly: %s', (_name, pairs, atOnce, begins, rooms) => {
    expect(share(pairs, atOnce, begins)).toEqual(rooms);
  });
});
