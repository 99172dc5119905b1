import { expect, test } from '@jest/globals';
import { judgeTour, type Stage } from '../../../../src/rehearsal/browser/tour.ts';
import type { PageVisit, SeenEditor, Sighting } from '../../../../src/rehearsal/browser/model.ts';

const editor: SeenEditor = {
  isReady: true,
  hasCrashed: false,
  saved: [],
  inserted: [],
  known: [],
  markup: '',
};
const fine: Sighting = {
  state: 'settled',
  status: 200,
  errors: [],
  failed: [],
  unprinted: [],
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
const context = { folder: 'acme', blockScripts: new Map<string, readonly string[]>() };

/** Judges the editor after a first installation, where it looks so each time, and so without the plugin. */
async function judge(after: Sighting, without: Sighting) {
  const patience: boolean[] = [];
  const stage: Stage = {
    site: { run: () => Promise.reject(new Error()), exchange: () => Promise.reject(new Error()) },
    browser: {
      name: 'Chromium 156',
      hasSandbox: true,
      visit: (_page, { isPatient }) => {
        patience.push(isPatient);
        return Promise.resolve(after);
      },
      close: () => Promise.resolve(),
    },
    cookie: '',
    onLog: () => undefined,
    hasPictures: false,
  };
  const tour = {
    visits: new Map([[page.id, { page, sighting: after }]]),
    markup: '',
    blockScripts: new Map(),
  };
  let asked = 0;
  const findings = await judgeTour(stage, undefined, tour, context, () => {
    asked += 1;
    return Promise.resolve(without);
  });
  return { findings, asked, patience };
}
const dead: Sighting = { ...fine, editor: { ...editor, isReady: false } };

test('after a first installation, a page of WordPress that is broken and works without the plugin is an error', async () => {
  const { findings, patience } = await judge(dead, fine);
  expect(findings).toMatchObject([{ severity: 'error', message: 'The editor no longer starts.' }]);
  // What seems broken has more time at the second visit.
  expect(patience).toEqual([true]);
});

test('one that does not work without the plugin either is not blamed on it', async () => {
  expect((await judge(dead, dead)).findings).toMatchObject([{ severity: 'notice' }]);
});

test('the site without the plugin is asked only about what seems broken', async () => {
  expect(await judge(fine, fine)).toEqual({ findings: [], asked: 0, patience: [] });
});
