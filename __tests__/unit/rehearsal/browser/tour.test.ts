import { expect, test } from '@jest/globals';
import type { PageVisit, SeenEditor, Observation, Tour } from '../../../../src/rehearsal/model/browser.ts';
import { judgeTour, type BrowserSession, tourSite } from '../../../../src/rehearsal/browser/tour.ts';
import { createBudget } from '../../../../src/rehearsal/play/budget.ts';

const editor: SeenEditor = {
  isReady: true,
  hasCrashed: false,
  saved: [],
  inserted: [],
  fallen: [],
  leftOut: [],
  known: [],
  markup: '',
};
const fine: Observation = {
  state: 'settled',
  status: 200,
  errors: [],
  failed: [],
  unprinted: [],
  asked: [],
  aside: 0,
  parts: {},
  refused: [],
  loads: 1,
  content: { amount: 100, hidden: 0, isHidden: false },
  roots: {},
  lines: [],
  inline: [],
  html: '',
  editor,
};
const page: PageVisit = {
  id: 'editor',
  kind: 'editor',
  url: '/wp-admin/post-new.php',
  subject: 'The editor',
  isOwn: true,
  isForAdmins: true,
};

/** The editor looks so at each visit. */
const stageOf = (seen: Observation, patience: boolean[] = []): BrowserSession => ({
  site: {
    run: () => Promise.reject(new Error()),
    exchange: () => Promise.reject(new Error()),
    save: () => Promise.resolve(),
    restore: () => Promise.resolve(),
  },
  browser: {
    name: 'Chromium 156',
    hasSandbox: true,
    visit: (_page, { isPatient }) => {
      patience.push(isPatient);
      return Promise.resolve(seen);
    },
    close: () => Promise.resolve(),
  },
  cookie: '',
  onLog: () => undefined,
  hasPictures: false,
});
const tourOf = (observation: Observation) => ({
  folder: 'acme',
  visits: new Map([[page.id, { page, observation }]]),
  markup: '',
  content: '',
  blockScripts: new Map<string, readonly string[]>(),
});

/** Judges the editor after a first installation, where it looks so each time, and so without the plugin. */
async function judge(after: Observation, without: Observation) {
  const patience: boolean[] = [];
  let asked = 0;
  const findings = await judgeTour(stageOf(after, patience), undefined, tourOf(after), () => {
    asked += 1;
    return Promise.resolve(without);
  });
  return { findings, asked, patience };
}
const dead: Observation = { ...fine, editor: { ...editor, isReady: false } };

test('after a first installation, a page of WordPress that is broken and works without the plugin is an error', async () => {
  const { findings, patience } = await judge(dead, fine);
  expect(findings).toMatchObject([{ severity: 'error', message: 'The editor no longer starts.' }]);
  // A page that seems broken has more time at the second visit.
  expect(patience).toEqual([true]);
});

test('one that does not work without the plugin either is not blamed on it', async () => {
  expect((await judge(dead, dead)).findings).toMatchObject([{ severity: 'notice' }]);
});

test('the site without the plugin is asked only about what seems broken', async () => {
  expect(await judge(fine, fine)).toEqual({ findings: [], asked: 0, patience: [] });
});

test('a block whose saved content the previous version itself refuses is no error', async () => {
  const block = { name: 'acme/a', isKnown: true, isValid: true, hasCrashed: false, isOffered: true };
  const refused = { ...block, isValid: false };
  const now: Observation = { ...fine, editor: { ...editor, saved: [refused] } };
  const before = { ...tourOf({ ...fine, editor: { ...editor, inserted: [block] } }), markup: 'saved' };
  const judgeSaved = async (saved: typeof block) => {
    const asked: string[] = [];
    const findings = await judgeTour(stageOf(now), before, tourOf(now), (_page, content) => {
      asked.push(content);
      return Promise.resolve({ ...fine, editor: { ...editor, saved: [saved] } });
    });
    return { asked, keys: findings.map(({ key }) => key) };
  };
  expect(await judgeSaved(block)).toEqual({ asked: ['saved'], keys: ['block acme/a'] });
  expect(await judgeSaved(refused)).toEqual({ asked: ['saved'], keys: [] });
});

test('a page that is empty now, and with the previous version, too, when it is visited again, is no error', async () => {
  const own: PageVisit = { ...page, id: 'post', kind: 'site', subject: 'A post' };
  const full: Observation = { ...fine, editor: undefined };
  const empty: Observation = { ...full, content: { amount: 0, hidden: 0, isHidden: false } };
  const tour = (observation: Observation) => ({
    ...tourOf(observation),
    content: '[acme]',
    visits: new Map([[own.id, { page: own, observation }]]),
  });
  const judgePost = async (again: Observation) => {
    const asked: string[] = [];
    const findings = await judgeTour(stageOf(empty), tour(full), tour(empty), (_page, content) => {
      asked.push(content);
      return Promise.resolve(again);
    });
    return { asked, keys: findings.map(({ key }) => key) };
  };
  expect(await judgePost(full)).toEqual({ asked: ['[acme]'], keys: ['empty'] });
  expect(await judgePost(empty)).toEqual({ asked: ['[acme]'], keys: [] });
  expect(await judgePost({ ...empty, state: 'failed' })).toEqual({ asked: ['[acme]'], keys: ['empty'] });
});

const NOTE = { type: 'unscheduled', task: 'acme_daily' } as const;

test('what PHP logs when the editor opens the post is known of the previous version, which a browser shows an empty one', async () => {
  const tour = async (saved: string) => {
    const asked: string[] = [];
    const logs: unknown[] = [];
    const result = { post: 7, url: 'http://127.0.0.1:8080/?p=7', blocks: [] };
    const stage: BrowserSession = {
      site: {
        run: () => Promise.resolve({ output: '', log: [], result }),
        exchange: ({ url, headers }) => {
          asked.push(`${url} ${headers['cookie'] ?? ''}`);
          return Promise.resolve({ output: '', log: [NOTE] });
        },
        save: () => Promise.resolve(),
        restore: () => Promise.resolve(),
      },
      browser: {
        name: 'Chromium 156',
        hasSandbox: true,
        visit: () => Promise.resolve({ ...fine, editor: { ...editor, markup: '<!-- wp:acme/a /-->' } }),
        close: () => Promise.resolve(),
      },
      cookie: 'a=1',
      onLog: (log) => logs.push(...log),
      hasPictures: false,
    };
    const targets = { folder: 'acme', pages: [], blocks: ['acme/a'], content: '', paths: [] };
    await tourSite(stage, targets, saved === '' ? undefined : { ...tourOf(fine), markup: saved });
    return { asked, logs };
  };
  const opened = '/wp-admin/post.php?post=7&action=edit a=1';
  expect(await tour('')).toEqual({ asked: [opened], logs: [NOTE] });
  expect(await tour('<!-- wp:acme/a /-->')).toEqual({ asked: [], logs: [] });
});

/** Tours of a site with a page of the plugin, which asks for a route and a script. @returns what was visited after the update */
async function tourTwice(change: Readonly<Record<string, string>>): Promise<{
  readonly visited: readonly string[];
  readonly unchanged: readonly string[];
  readonly states: readonly string[];
}> {
  let visited: string[] = [];
  const states: string[] = [];
  let answers: Readonly<Record<string, string>> = {};
  const target = '/wp-admin/admin.php?page=acme';
  const page = '<script src="/wp-content/plugins/acme/a.js?ver=1.0.0"></script>';
  const paths = [target, '/wp-content/plugins/acme/a.js?ver=1.0.0', '/wp-json/acme/v1/notes'];
  const stage: BrowserSession = {
    ...stageOf(fine),
    site: {
      run: () => Promise.resolve({ output: '', log: [], result: { post: 0, url: '', blocks: [] } }),
      exchange: ({ url }) => {
        const body = Buffer.from(answers[url] ?? (url === target ? page : 'as before'));
        const headers = { 'content-type': ['text/html'] };
        return Promise.resolve({
          output: '',
          log: [],
          response: { status: 200, headers, body, unprinted: [] },
        });
      },
      save: (name) => Promise.resolve(void states.push(`save ${name}`)),
      restore: (name) => Promise.resolve(void states.push(`restore ${name}`)),
    },
    browser: {
      ...stageOf(fine).browser,
      visit: async ({ id, url }, { send }) => {
        visited.push(id);
        for (const path of url === target ? paths : [url])
          await send({ method: 'GET', url: path, headers: {}, body: new Uint8Array() });
        return id === 'editor' ? fine : { ...fine, editor: undefined };
      },
    },
  };
  const targets = {
    folder: 'acme',
    pages: [{ name: 'acme', title: 'Acme', url: target }],
    blocks: [],
    content: '',
    paths: [],
  };
  const before = await tourSite(stage, targets);
  visited = [];
  states.length = 0;
  answers = change;
  const after = await tourSite(stage, targets, before);
  const unchanged = [...after.visits.values()].flatMap(({ page: { id }, isUnchanged }) =>
    isUnchanged === true ? id : [],
  );
  return { visited, unchanged, states };
}
const OTHERS = ['dashboard', 'plugins', 'front'];

test('a page is not visited again if the site answers all that it asks as before', async () => {
  const page = '/wp-admin/admin.php?page=acme';
  const same = '<script src="/wp-content/plugins/acme/a.js?ver=1.1.0"></script>';
  const { visited, unchanged } = await tourTwice({ [page]: same });
  expect(visited).toEqual([]);
  expect(unchanged).toEqual([...OTHERS, 'page acme', 'editor']);
});

test.each([
  ['the page', '/wp-admin/admin.php?page=acme', 'other'],
  ['its script', '/wp-content/plugins/acme/a.js?ver=1.0.0', 'other'],
  ['its route', '/wp-json/acme/v1/notes', 'other'],
])(
  'a page is visited again if %s differs, on the site as it was before it was asked',
  async (_, url, body) => {
    const { visited, unchanged, states } = await tourTwice({ [url]: body });
    expect(visited).toEqual(['page acme']);
    expect(unchanged).toEqual([...OTHERS, 'editor']);
    // Nothing of WordPress ran for the script.
    const restored = states.filter((state) => state === 'restore unreplayed');
    expect(restored).toHaveLength(url.includes('.js') ? 0 : 1);
  },
);

test('a tab that is a page of the menu, too, is visited once', async () => {
  const visited: string[] = [];
  const target = '/wp-admin/admin.php?page=acme';
  const html = ['a', 'b'].map((tab) => `<a class="nav-tab" href="${target}&tab=${tab}">${tab}</a>`).join('');
  const stage: BrowserSession = {
    ...stageOf(fine),
    site: {
      ...stageOf(fine).site,
      run: () => Promise.resolve({ output: '', log: [], result: { post: 0, url: '', blocks: [] } }),
    },
    browser: {
      ...stageOf(fine).browser,
      visit: ({ id, url }) => {
        visited.push(id);
        return Promise.resolve({ ...fine, html: url === target ? html : '' });
      },
    },
  };
  const pages = [target, `${target}&tab=a`].map((url) => ({ name: url, title: '', url }));
  await tourSite(stage, { folder: 'acme', pages, blocks: [], content: '', paths: [] });
  expect(visited.filter((id) => id.startsWith('tab '))).toEqual([`tab ${target}&tab=b`]);
});

test('a browser that is busy sees before the update what there is time to see again, and compares nothing else', async () => {
  let spentMs = 0;
  const budget = createBudget({ now: () => 0 });
  const stage = stageOf(fine);
  const pages = [1, 2, 3, 4, 5].map((at) => ({ name: `${at}`, title: '', url: `/wp-admin/${at}.php` }));
  const tour = async (share: number, old?: Tour) => {
    const seen: string[] = [];
    const session: BrowserSession = {
      ...stage,
      site: {
        ...stage.site,
        run: () => Promise.resolve({ output: '', log: [], result: { post: 0, url: '', blocks: [] } }),
      },
      browser: {
        ...stage.browser,
        visit: ({ id }) => {
          if (id !== 'editor') {
            seen.push(id);
            spentMs += 10_000;
          }
          return Promise.resolve(fine);
        },
      },
      allowance: budget.allow('browser', { share, spentMs: () => spentMs }),
    };
    const toured = await tourSite(
      session,
      { folder: 'acme', pages, blocks: [], content: '', paths: [] },
      old,
    );
    return { seen, toured };
  };
  const before = await tour(0.4);
  expect(before.seen).toEqual(OTHERS);
  expect((await tour(1, before.toured)).seen).toEqual(before.seen);
  expect(budget.tellLeft()?.skipped).toBe(
    'Not asked, because it would take more than 60 s of processor time: 5 of 8 pages in the browser.',
  );
});

test('a first version that throws, or lacks a script, on a page which shows all the same is warned of', async () => {
  const own: PageVisit = { ...page, id: 'page', kind: 'admin', subject: 'The page' };
  const script = 'http://127.0.0.1:8080/wp-content/plugins/acme/a.js';
  const unprinted = [{ handle: 'acme-a', url: script, missing: ['acme-b'] }];
  const errors = [
    {
      kind: 'exception' as const,
      message: 'Error: x',
      isSyntax: false,
      stack: [{ url: script, line: 3, column: 1 }],
    },
  ];
  const full: Observation = { ...fine, editor: undefined };
  const tour = (observation: Observation) => ({
    ...tourOf(observation),
    visits: new Map([[own.id, { page: own, observation }]]),
  });
  const judgeFirst = async (seen: Observation, before?: Observation) => {
    const findings = await judgeTour(stageOf(seen), before && tour(before), tour(seen), () =>
      Promise.resolve(full),
    );
    return findings.map(({ severity, key }) => `${severity} ${key}`);
  };
  expect(await judgeFirst({ ...full, unprinted })).toEqual(['warning unprinted acme-a']);
  expect(await judgeFirst({ ...full, errors })).toEqual(['warning exception thrown a.js']);
  // An update that breaks that stays red, and so does a page that shows nothing, or a file that is not there.
  expect(await judgeFirst({ ...full, unprinted }, full)).toEqual(['error unprinted acme-a']);
  const content = { amount: 0, hidden: 0, isHidden: false };
  expect(await judgeFirst({ ...full, errors, content })).toEqual(['error exception thrown a.js']);
  const failed = [{ url: script, destination: 'script', status: 404 }];
  expect(await judgeFirst({ ...full, failed, unprinted })).toEqual([
    'error file a.js',
    'error unprinted acme-a',
  ]);
});
