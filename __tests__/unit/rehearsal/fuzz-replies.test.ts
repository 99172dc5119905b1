import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { judgeVisit, mergeFindings } from '../../../src/rehearsal/judge/browser/visit.ts';
import type { PageVisit, Observation } from '../../../src/rehearsal/model/browser.ts';
import {
  DRIVER_REPLY,
  readBlocks,
  readEditor,
  readMeasured,
  readNames,
} from '../../../src/rehearsal/browser/read-driver.ts';
import { read, type Reader, Unreadable } from '../../../src/rehearsal/model/readers.ts';
import { type ScriptName, SCRIPTS } from '../../../src/rehearsal/model/scripts.ts';
import { renderRehearsalSummary } from '../../../src/rehearsal/report/summary.ts';
import { readRaw, readReply } from '../../../src/rehearsal/site/read-reply.ts';
import { KEY, listed, logged, NOTHING, rehearseOn } from './imagined-site.ts';

/** `FUZZ_SECONDS=600 npm test -- __tests__/unit/rehearsal/fuzz-replies.test.ts` tries for so long, and says how often. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 0);
const PROPERTIES = 4;
const TIMEOUT_MS = SECONDS * 1000 + 60_000;

const runs = new Map<string, number>();
const count = (what: string) => runs.set(what, (runs.get(what) ?? 0) + 1);
afterAll(() => {
  if (SECONDS > 0) process.stderr.write(`Tried: ${JSON.stringify(Object.fromEntries(runs))}\n`);
});

async function tryAll<T>(property: fc.IRawProperty<T>, numRuns: number): Promise<void> {
  const end = performance.now() + (SECONDS * 1000) / PROPERTIES;
  do await fc.assert(property, { numRuns });
  while (performance.now() < end);
}

/** Values where the site, or the judges behind the readers, expect others. */
const ODD_TEXTS = [
  ...['', ' ', '//', '/', '?', '#', '%', '%E0%A4%A', '..', '\\', '`', '|', '<', '<!--', '[', '(', '*', '$&'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '\0',
    '\ud800',
    '::error::x',
    'true',
    '1e999',
  ],
  ...[
    'http://127.0.0.1:8080//',
    'http://127.0.0.1:8080/?page=acme&tab[]=1',
    'http://[',
    'javascript:0',
    '///a',
  ],
  ...[
    KEY,
    'acme',
    'f:acme',
    'p:8.0',
    'a'.repeat(5_000),
    '('.repeat(3_000),
    '/wp-login.php',
    '/wp-admin/..//',
  ],
];
const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 20 }));
const odd: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1,
    0.5,
    1e308,
    2 ** 53,
    [],
    {},
    [[]],
    { toString: 1 },
    { length: -1 },
  ),
  fc
    .constantFrom('{"__proto__":{"a":1}}', '{"toJSON":1,"then":1}', '['.repeat(40) + ']'.repeat(40))
    .map(parse),
  fc.jsonValue({ maxDepth: 3 }),
);

function parse(json: string): unknown {
  return JSON.parse(json);
}

/** Lists all places in a value. */
function listPlaces(value: unknown, place: readonly string[] = []): readonly (readonly string[])[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [place, ...inside.flatMap(([name, one]) => listPlaces(one, [...place, name]))];
}

function replace(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (String(at) === name ? replace(one, rest, by) : one));
  const entries = Object.entries(value as object) as readonly (readonly [string, unknown])[];
  return Object.fromEntries(entries.map(([key, one]) => [key, key === name ? replace(one, rest, by) : one]));
}

/** The value, with other values at some places. */
function change(value: unknown): fc.Arbitrary<unknown> {
  return fc.array(fc.tuple(fc.nat(), odd), { maxLength: 4 }).map((changes) =>
    changes.reduce((changed, [at, by]) => {
      const places = listPlaces(changed);
      return replace(changed, places[at % places.length] ?? [], by);
    }, value),
  );
}

const done = { done: true, problem: { code: 'x', message: 'a', data: 'b' }, messages: ['a'], plugin: KEY };
const address = (path: string) => `http://127.0.0.1:8080${path}`;
const RESULTS: Readonly<Record<ScriptName, unknown>> = {
  activate: done,
  adopt: { problem: 'theme', name: 'a', active: [KEY], missing: ['shop/shop.php'] },
  author: { done: true, text: '', line: 0 },
  back: { done: true, messages: ['Removing the old version of the plugin…'] },
  browser: { post: 3, url: address('/?p=3'), blocks: [['acme/a', ['/a.js']]] },
  classes: {
    tried: 1,
    loaded: [0],
    errors: [[1, ['Class "Acme" not found', `/wordpress/wp-content/plugins/${KEY}`, 3]]],
    death: ['a', '', 0],
  },
  content: { url: address('/?p=3') },
  context: { started: true },
  data: listed({
    options: { acme: [20, 'yes', 'a', ['b']] },
    tables: { acme: [3, ['id']] },
    roles: { acme: ['read'] },
    ...{ posts: { acme: 3 }, events: { acme: 1 }, usermeta: { acme: 1 }, postmeta: { acme: 1 } },
  }),
  deactivate: done,
  delete: done,
  entries: [['post 3', 'a', address('/?p=3'), false]],
  export: true,
  files: [['YS5waHA=', 3, '00000abc']],
  install: done,
  leave: true,
  login: {
    ...{ php: '8.5.1', wordpress: '6.6', extensions: ['a'] },
    ...{ cookies: { a: 'b' }, readerCookies: { a: 'b' }, editorCookies: {} },
  },
  network: done,
  own: {
    ...NOTHING,
    nonce: [['a', 'b', '']],
    pages: [['acme', 'Acme', address('/wp-admin/admin.php?page=acme')]],
    shortcodes: [['acme', 'acme', 'acme']],
    blocks: [['acme/a', 'A', 'acme/a']],
    widgets: [['acme', 'A', 'acme']],
    tasks: [['acme', 'acme', 'acme']],
    routes: [['/acme/v1', '/acme/v1', '/acme/v1']],
    types: [['acme', 'Acme', address('/acme/')]],
    taxonomies: [['acme', 'Acme', 'acme']],
    actions: [['wp_ajax_acme', 'acme', address('/wp-admin/admin-ajax.php?action=acme')]],
    rules: [['^acme$', '/acme/', address('/acme/')]],
    samples: [['acme', 'acme', 'acme id="REHEARSAL_ID"']],
    hooks: [['customize_register 1', 'customize_register', address('/wp-admin/customize.php')]],
    ...{
      stale: [['a', 'a', '']],
      fields: [['post: a', '', '']],
      functions: [['a', 'a.php', '']],
      refused: [['a', 'a', '']],
    },
  },
  resume: true,
  save: { lost: [] },
  scene: { text: '', line: 0, values: { page: '3' }, cookies: { author: { a: 'b' } } },
  state: {
    active: true,
    listed: true,
    version: '1.1.0',
    plugins: [KEY],
    can: ['edit_posts', 'editor:edit_posts'],
  },
  symbols: {
    functions: { acme_go: ['other', '1.0', 1] },
    classes: { Acme: ['wordpress', '', 'class', true, false, ['Countable'], { go: [17, 1, -1] }] },
    later: { 'f:acme_later': 'other', 'c:acme\\later': 'wordpress' },
    ...{ constants: ['ACME'], hooks: { acme: 2 } },
  },
  syntax: { parsed: 1, broken: [['acme/acme.php', 3, 'a', false]] },
  task: { handled: true },
  update: done,
  updater: {
    asked: [['GET', 'updates.example', '/', ['slug'], 'acme.php', 3]],
    offer: ['1.1.0', 'https://updates.example/acme.zip'],
    others: [KEY],
    ...{ kept: true, details: true, version: '1.0.0', uri: '', problem: 'a', ended: false },
  },
  'updater-code': ['license'],
};
const READERS: Readonly<Record<ScriptName, Reader<unknown>>> = SCRIPTS;
const anyScript = fc.constantFrom(...(Object.keys(SCRIPTS) as readonly ScriptName[]));
const anyResult = anyScript.chain((name) => fc.tuple(fc.constant(name), change(RESULTS[name])));

/** Only an {@link Unreadable} is told as what a site answered. */
function expectReadable(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(Unreadable);
  }
}

test(
  'whatever a script returns is read, or is unreadable',
  async () => {
    for (const [name, result] of Object.entries(RESULTS))
      expect(() => read(READERS[name as ScriptName], result)).not.toThrow();
    const anyJson = fc.oneof(
      anyResult.map(([name, result]) => [name, JSON.stringify(result)] as const),
      fc.tuple(anyScript, fc.string({ unit: 'binary' })),
    );
    await tryAll(
      fc.property(anyJson, oddText, ([name, result], other) => {
        count('results');
        const response = { status: 200, headers: {}, unprinted: other };
        const raw = { output: '', log: '', result, loaded: other, response };
        const reader = READERS[name];
        expectReadable(() =>
          readReply({ ...raw, loaded: '', response: undefined }, new Uint8Array(), { name, reader }),
        );
        expectReadable(() => readReply(raw, new Uint8Array(), { name, reader }));
      }),
      300,
    );
  },
  TIMEOUT_MS,
);

const RAW = {
  ...{ failure: 'a', result: '{}', output: 'a', log: 'b', loaded: '{"acme":3}', status: 200, location: '/' },
  response: { status: 200, headers: { 'content-type': ['text/html'] }, unprinted: '[["a","/a.js",["b"]]]' },
};

test(
  'whatever the player sends is read, or is unreadable',
  async () => {
    const anyJson = fc.oneof(
      change(RAW).map((raw) => JSON.stringify(raw)),
      fc.string({ unit: 'binary' }),
    );
    await tryAll(
      fc.property(anyJson, (json) => {
        count('messages of the player');
        expectReadable(() => readReply<never>(readRaw(json), new Uint8Array()));
      }),
      300,
    );
  },
  TIMEOUT_MS,
);

const SHOWN = { amount: 90, hidden: 0, isHidden: false };
const BLOCK = {
  clientId: 'a',
  name: 'acme/a',
  isKnown: true,
  isValid: true,
  hasCrashed: false,
  isOffered: true,
};
const EDITOR = {
  ...{
    isReady: true,
    hasCrashed: false,
    saved: [BLOCK],
    inserted: [BLOCK],
    leftOut: ['a'],
    markup: '<!-- wp:a /-->',
  },
  ...{ fallen: ['acme/a'], known: ['acme/a'] },
};
const PLACE = { url: address('/wp-content/plugins/acme/a.js'), line: 3, column: 4 };
const SIGHTING = {
  ...{
    state: 'settled',
    why: 'a',
    status: 200,
    stuckAt: PLACE,
    deadEnd: '/a',
    refused: ['a'],
    loads: 1,
    aside: 3,
  },
  errors: [{ kind: 'exception', message: 'a is not defined', isSyntax: false, stack: [PLACE] }],
  failed: [{ url: '/wp-content/plugins/acme/a.js', destination: 'script', status: 404 }],
  unprinted: [{ handle: 'a', url: '/a.js', missing: ['b'] }],
  asked: [{ what: '/acme/v1/notes', status: 500, count: 3 }],
  ...{ content: SHOWN, roots: { '#acme': SHOWN }, parts: { '#acme': SHOWN }, lines: ['a'] },
  inline: [{ id: 'acme-js-after', firstLine: 1, lastLine: 3, owner: '/a.js', isInContent: true }],
  ...{ editor: EDITOR, html: '<p>' },
};
const MESSAGES: readonly unknown[] = [
  { kind: 'seen', observation: SIGHTING },
  { kind: 'started', name: 'Chromium 156', hasSandbox: true, executable: '/a' },
  { kind: 'not-started', why: ['a'] },
  { kind: 'lost', why: 'a' },
  { kind: 'request', id: 1, request: { method: 'GET', url: '/', headers: {}, body: new Uint8Array() } },
];

test(
  'whatever the driver of the browser sends is read and judged, or is unreadable',
  async () => {
    for (const message of MESSAGES) expect(() => read(DRIVER_REPLY, message)).not.toThrow();
    const kinds = ['admin', 'editor', 'site'] as const;
    const plugin = { folder: 'acme', blockScripts: new Map([['acme/a', ['/a.js']]]) };
    const anyVisit = fc
      .record({ kind: fc.constantFrom(...kinds), isOwn: fc.boolean() })
      .map((more): PageVisit => ({ id: 'a', url: '/', subject: 'The page', isForAdmins: true, ...more }));
    const anyMessage = fc.oneof(fc.constantFrom(...MESSAGES).chain(change), odd);
    const see = (message: unknown): Observation | undefined => {
      let observation: Observation | undefined;
      expectReadable(() => {
        const reply = read(DRIVER_REPLY, message);
        if (reply.kind === 'seen') ({ observation } = reply);
      });
      return observation;
    };
    await tryAll(
      fc.property(anyMessage, anyMessage, anyVisit, (before, after, page) => {
        count('messages of the driver');
        for (const reader of [readMeasured, readBlocks, readEditor, readNames]) reader(before);
        const now = see(after);
        if (now !== undefined) mergeFindings(judgeVisit(page, see(before), now, plugin));
      }),
      300,
    );
  },
  TIMEOUT_MS,
);

const PARTS = [
  ...[
    '<!DOCTYPE html>\n<html>',
    '</html>',
    '<div id="wpbody-content">',
    '<!-- wpbody-content -->',
    'Hello world!',
  ],
  ...[
    '<form action="options.php">',
    '</form>',
    '<input name="a[b][]" value="c">',
    '<input type=checkbox name=d checked>',
  ],
  ...[
    '<select name=e>',
    '<option value="f" selected>',
    '</select>',
    '<textarea name=g>',
    '<div class="notice error"><p>',
  ],
  ...['<a href="?page=acme&tab=1">', '<a href="//">', '<script src="/wp-content/plugins/acme/%E0%A4%A.js">'],
  ...['<link href="http://127.0.0.1:8080//wp-content/plugins/acme/a.css">', '<div class="wp-die-message">'],
  ...[
    '<!--rehearsal 0-->',
    '<!--/rehearsal 0-->',
    '{"a":1}',
    '<?xml version="1.0"?><rss>',
    '</rss>',
    '&nbsp;',
    '&#xD800;',
    '&#x110000;',
    '%ED%A0%80',
  ],
  ...[
    'Fatal error: a in /wordpress/wp-content/plugins/acme/acme.php on line 3',
    "href='admin.php?page=acme'",
  ],
];
const anyPage = fc
  .array(fc.oneof(fc.constantFrom(...PARTS), oddText), { maxLength: 12 })
  .map((parts) => parts.join(''));
const LOGS = [
  ...['Fatal error:  Uncaught Error: a', 'Warning:  b', 'Deprecated:  c', 'Parse error:  d'].map((text) =>
    logged(text),
  ),
  ...[
    '[22-Nov-2026 03:29:31 UTC] REHEARSAL refused example.org\n',
    '[22-Nov-2026 03:29:31 UTC] ',
    '\nStack trace:\n',
  ],
  '[22-Nov-2026 03:29:31 UTC] WordPress database error no such table: a for query SELECT 1 made by a\n',
];
const anyLog = fc
  .array(fc.oneof(fc.constantFrom(...LOGS), oddText), { maxLength: 4 })
  .map((parts) => parts.join(''));
/** For a moment of the site, often nothing else than usual. */
const anyTold = fc.record(
  {
    output: anyPage,
    log: anyLog,
    status: fc.constantFrom(200, 301, 302, 404, 500, 0),
    location: oddText,
    failure: oddText,
    loaded: fc.dictionary(fc.constantFrom('acme', '__proto__', 'constructor'), fc.nat()),
  },
  { requiredKeys: [] },
);

test(
  'whatever a site answers, a rehearsal comes to its end',
  async () => {
    await tryAll(
      fc.asyncProperty(
        // One that is alone is told each time.
        fc.array(fc.option(anyTold), { minLength: 1, maxLength: 30 }),
        fc.array(anyResult, { maxLength: 3 }),
        fc.record({
          isFresh: fc.boolean(),
          code: fc.constantFrom(undefined, ['class Acme {}\n', 'class Acme {}\n'] as const),
          isPullRequest: fc.boolean(),
          isLast: fc.boolean(),
        }),
        async (told, results, options) => {
          count('rehearsals');
          const byScript = new Map(results.map(([name, result]) => [name as string, result]));
          let moment = 0;
          const { result } = await rehearseOn(({ what, version }) => {
            moment += 1;
            const script = what.split(' ')[0] ?? '';
            const usual =
              version !== '' && script in RESULTS && script === 'own' ? { result: RESULTS.own } : {};
            const odd = version !== '' && byScript.has(script) ? { result: byScript.get(script) } : {};
            return { ...usual, ...told[moment % told.length], ...odd };
          }, options);
          const rehearsal = { next: undefined, previous: undefined, results: [result], planned: [] };
          const summary = { rehearsal, errors: [] } as unknown as Parameters<
            typeof renderRehearsalSummary
          >[0];
          renderRehearsalSummary(summary, (text) => text);
        },
      ),
      40,
    );
  },
  TIMEOUT_MS,
);
