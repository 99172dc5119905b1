import { describe, expect, test } from '@jest/globals';
import { createKnownMessages } from '../../../src/rehearsal/judge/known-messages.ts';
import { lacksCode } from '../../../src/rehearsal/judge/php-log.ts';
import { fillSettings } from '../../../src/rehearsal/probes/forms.ts';
import { readShown, readErrorBoxes, readWords } from '../../../src/rehearsal/judge/html-text.ts';
import { renderRehearsalSummary } from '../../../src/rehearsal/report/summary.ts';
import { readLog } from '../../../src/rehearsal/site/php-log.ts';
import { MAX_OUTPUT_BYTES } from '../../../src/rehearsal/site/player/protocol.ts';
import { RUNS_ALL, runsAll } from '../../fixtures/all-tests.ts';
import { measureCpu } from '../../fixtures/cpu-time.ts';
import { KEY, listed, logged, NO_SYMBOLS, NOTHING, rehearseOn, type Tell } from './imagined-site.ts';

/** As long as a reply can be. */
const fill = (text: string, size = MAX_OUTPUT_BYTES) => text.repeat(Math.floor(size / text.length));
/** As many items as fit into a reply. */
const fillList = <T>(make: (index: number) => T, size = MAX_OUTPUT_BYTES): readonly T[] => {
  const items: T[] = [];
  for (let length = 0; length < size;) {
    const item = make(items.length);
    items.push(item);
    length += JSON.stringify(item).length + 1;
  }
  return items;
};

const AT = '[22-Nov-2026 03:29:31 UTC] ';
const PARTS = Array.from({ length: 50 }, (_, index) => ({ subject: `${index}`, content: `[${index}]` }));

describe('the longest text that a site can reply', () => {
  test.each<[string, (text: string) => unknown, string]>([
    ['fatal errors without classes', lacksCode, fill('Fatal error:', 60_000) + fill('class ')],
    ['fatal errors', lacksCode, fill('Fatal error: ')],
    ['boxes without an end', readErrorBoxes, fill('<div class="')],
    ['boxes with an end', readErrorBoxes, fill('<div class="a"')],
    ['boxes without words', readErrorBoxes, fill('<div class="error"   ><p>')],
    ['tags without an end', (text) => PARTS.map(() => readWords(text)), fill('<')],
    ['fatal errors with traces', checkLog, fill(`${AT}PHP Fatal error:  a\nStack trace:\n#1 /a.php(1)\n`)],
    [
      'a form with many fields',
      fillSettings,
      `<form action="options.php">${fill('<input name=a>', 500_000)}<select name=b>${fill('<option value=c>', 500_000)}`,
    ],
    [
      'parts in each other',
      (text) => readShown(PARTS, text),
      `${PARTS.map((_, index) => `<!--rehearsal ${index}-->`).join('')}${fill('<p>', 1_000_000)}${PARTS.map((_, index) => `<!--/rehearsal ${index}-->`).join('')}`,
    ],
  ])('is read in linear time: %s', async (_name, read, text) => {
    expect(await measureCpu(() => read(text))).toBeLessThan(1_500);
  });

  function checkLog(log: string) {
    return createKnownMessages('acme').check(readLog(log), 'Front page');
  }
});

/** The reply to each request, and of each script of the plugin. */
const always =
  (reply: ReturnType<Tell>): Tell =>
  ({ what, version }) =>
    version !== '' && /^\/|[ ]|^(?:task|save|activate)$/.test(what) ? reply : undefined;
const page = (content: string) => ({ output: `<!DOCTYPE html><html>${content}</html>` });
/** The replies of a script with the previous version, and with this one. */
const script =
  (name: string, make: (version: string) => unknown): Tell =>
  ({ what, version }) =>
    what === name && version !== '' ? { result: make(version) } : undefined;

/** So much that each step asks for as much as it may; in the gate, some of each kind. */
const MANY = RUNS_ALL ? 20 : 4;
const many = (make: (index: number) => readonly string[]) =>
  Array.from({ length: MANY }, (_, at) => make(at));
const ADDED = {
  ...NOTHING,
  pages: many((at) => [`acme${at}`, 'Acme', `http://127.0.0.1:8080/wp-admin/admin.php?page=acme${at}`]),
  ...Object.fromEntries(
    ['shortcodes', 'blocks', 'widgets', 'routes', 'types', 'tasks'].map((kind) => [
      kind,
      many((at) => [`${kind}/${at}`, 'a', 'http://127.0.0.1:8080/a']),
    ]),
  ),
  actions: many((at) => [`wp_ajax_${at}`, 'a', 'http://127.0.0.1:8080/wp-admin/admin-ajax.php']),
};

/** What runs after other changes: logs, pages, data and code. */
const FEW = [
  'logs of many different entries',
  'pages of tabs',
  'columns of a table',
  'functions and classes of the site',
];

describe('a whole rehearsal on the most hostile site', () => {
  const sites: readonly (readonly [name: string, tell: Tell])[] = [
    ['logs of many entries', always({ log: fill(`${AT}PHP Warning:  a\n`) })],
    [
      'logs of many different entries',
      always({ log: fillList((at) => logged(`Warning:  a${at}b`)).join('') }),
    ],
    ['logs of fatal errors', always({ log: fill(`${AT}PHP Fatal error:  a\nStack trace:\n#1 /a.php(1)\n`) })],
    [
      'logs of database errors',
      always({
        log: fill(
          `${AT}WordPress database error <div class="error_message">no such table: a</div><p>MySQL query:</p>select from a\n`,
        ),
      }),
    ],
    [
      'logs of places',
      always({
        log: fillList((at) => `${AT}PHP Warning:  ${at}${'output started at /a'.repeat(100)}\n`).join(''),
      }),
    ],
    ['pages of boxes', always(page(fill('<div class="')))],
    ['pages of links', always(page(fill('<link href="a">')))],
    [
      'pages of different links',
      always(page(fillList((at) => `<script src="/wp-content/plugins/acme/${at}.js">`).join(''))),
    ],
    ['pages of tabs', always(page(fill('<a href="?page=acme&tab=1">')))],
    ['pages of messages', always(page(`${fill('Warning: a in / in /')}\n.php on line 3`))],
    ['errors', always({ status: 500, output: fill('<') })],
    ['crashes', always({ failure: fill(' a') })],
    ['redirects', always({ status: 302, location: `/${fill('a')}` })],
    [
      'capabilities',
      script('state', (version) => ({
        ...{ active: true, listed: true, version, plugins: [KEY] },
        can: fillList((at) => `${version}${at}`),
      })),
    ],
    [
      'columns of a table',
      script('data', (version) =>
        listed({
          options: { a: [20, 'yes', 'a'] },
          tables: { a: [5, fillList((at) => `${version}${at}`)] },
        }),
      ),
    ],
    [
      'tables',
      script('data', (version) =>
        listed({
          options: { a: [20, 'yes', 'a'] },
          tables: Object.fromEntries(fillList((at) => [`${version}${at}`, [5, []]])) as object,
        }),
      ),
    ],
    [
      'parts of an option',
      script('data', (version) =>
        listed({
          options: { a: [20, 'yes', version, fillList((at) => `${version}${at}`)] },
        }),
      ),
    ],
    [
      'capabilities of a role',
      script('data', (version) =>
        listed({
          options: { a: [20, 'yes', 'a'] },
          roles: { a: fillList((at) => `${version}${at}`) },
        }),
      ),
    ],
    [
      'files that cannot be parsed',
      script('syntax', () => ({ parsed: 1, broken: fillList((at) => [`acme/${at}.php`, at, 'a']) })),
    ],
    [
      'functions and classes of the site',
      script('symbols', () => ({
        ...NO_SYMBOLS,
        functions: Object.fromEntries(fillList((at) => [`a${at}`, ['php', '', 1]])),
        classes: Object.fromEntries(
          fillList((at) => [`a${at}`, ['php', '', 'class', false, false, [], { a: [1, 0, 0] }]]),
        ),
      })),
    ],
    [
      'classes that cannot be loaded',
      script('classes', () => ({
        tried: 1,
        loaded: fillList(() => 0),
        errors: fillList(() => [0, ['a', 'b', 1]]),
      })),
    ],
  ];
  const few = sites.filter(([name]) => FEW.includes(name));
  test.each(runsAll('src/rehearsal', 'src/shared') ? sites : few)(
    'takes linear time: %s',
    async (_name, tell) => {
      const added = script('own', () => ADDED);
      const ms = await measureCpu(() =>
        rehearseOn((moment) => tell(moment) ?? added(moment), {
          code: ['class Acme_A {}\n', 'class Acme_A {}\n'],
        }),
      );
      expect(ms).toBeLessThan(RUNS_ALL ? 5_000 : 3_000);
    },
  );

  test.each(['//', 'http://127.0.0.1:8080//', '/wp-admin/..//', '//[', '?', ''])(
    'comes to its end where each page leads to %j',
    async (location) => {
      const { told } = await rehearseOn(always({ status: 302, location }));
      expect(told('Front page')).toEqual([
        'passed',
        expect.stringMatching(/^notice: The front page \(\/\) redirects to /),
      ]);
    },
  );

  test('tells it in a summary that GitHub takes', async () => {
    const pages = [['acme', fill('<a>%3C'), 'http://127.0.0.1:8080/wp-admin/admin.php?page=acme']];
    const { result } = await rehearseOn((moment) => {
      if (moment.what === 'own' && moment.version !== '') return { result: { ...NOTHING, pages } };
      if (moment.what === 'syntax') return { result: { parsed: 1, broken: [['acme/a.php', 1, fill('a')]] } };
      return moment.what.includes('page=acme') && moment.version === '1.1.0' ? { status: 500 } : undefined;
    });
    expect(result.steps.flatMap(({ problems }) => problems)).toHaveLength(2);
    const rehearsal = { next: undefined, previous: undefined, results: [result], planned: [] };
    const summary = { rehearsal, errors: [] } as unknown as Parameters<typeof renderRehearsalSummary>[0];
    expect(renderRehearsalSummary(summary, (text) => text).length).toBeLessThan(100_000);
  });
});
