import { describe, expect, test } from '@jest/globals';
import { judgeVisit, mergeFindings } from '../../../../../src/rehearsal/judge/browser/visit.ts';
import type { PageVisit, Observation } from '../../../../../src/rehearsal/model/browser.ts';

const SITE = 'http://127.0.0.1:8080';
const SCRIPT = `${SITE}/wp-content/plugins/acme/build/admin.js?ver=1`;
const page: PageVisit = {
  id: 'page acme',
  kind: 'admin',
  url: '/wp-admin/admin.php?page=acme',
  subject: 'The page',
  isOwn: true,
  isForAdmins: true,
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
  roots: { '#app': { amount: 90, hidden: 0, isHidden: false } },
  lines: [],
  inline: [],
  html: '',
};
const context = { folder: 'acme', blockScripts: new Map<string, readonly string[]>() };
const judge = (before: Partial<Observation> | undefined, after: Partial<Observation>, on = page) =>
  judgeVisit(on, before && { ...fine, ...before }, { ...fine, ...after }, context);
const thrown = (url = SCRIPT, message = 'TypeError: x is not a function') => ({
  errors: [{ kind: 'exception' as const, message, isSyntax: false, stack: [{ url, line: 3, column: 9 }] }],
});

describe('what the update broke', () => {
  test('an exception in a script of the plugin is an error at its line', () => {
    expect(judge({}, thrown())).toMatchObject([{ severity: 'error', file: 'build/admin.js', line: 3 }]);
  });

  test('an exception that the previous version throws in the same script is none', () => {
    const renamed = thrown(SCRIPT.replace('admin.js', 'admin.8f3a2b1c.js'), 'TypeError: y is not a function');
    const old = thrown(SCRIPT.replace('admin.js', 'admin.0d9e7a55.js'));
    expect(judge(thrown(), thrown(SCRIPT, 'TypeError: y is not a function'))).toEqual([]);
    expect(judge(old, renamed)).toEqual([]);
  });

  test('errors in which no file of the plugin has a part are none', () => {
    expect(judge({}, thrown(`${SITE}/wp-includes/js/dist/editor.min.js`))).toEqual([]);
    expect(judge({}, thrown(`${SITE}/wp-content/plugins/acme-pro/build/admin.js`))).toEqual([]);
    expect(
      judge({}, { errors: [...thrown().errors.map((error) => ({ ...error, kind: 'console' as const }))] }),
    ).toEqual([]);
  });

  test('an inline script belongs to the plugin by the script beside which WordPress prints it', () => {
    const owner = '/wp-content/plugins/acme/build/admin.js?ver=1';
    const script = { id: 'acme-js-after', firstLine: 2, lastLine: 5, owner, isInContent: false };
    const inline = [script];
    expect(judge({}, { ...thrown(SITE + page.url), inline })).toHaveLength(1);
    expect(
      judge({}, { ...thrown(SITE + page.url), inline: [{ ...script, owner: '/wp-admin/js/a.js' }] }),
    ).toEqual([]);
  });

  test('an empty root is an error, and told with the exception that emptied it', () => {
    const empty = {
      roots: { '#app': { amount: 0, hidden: 0, isHidden: false } },
      content: { amount: 10, hidden: 0, isHidden: false },
    };
    expect(judge({}, empty)).toMatchObject([{ severity: 'error', key: 'empty' }]);
    const [finding, ...others] = judge({}, { ...empty, ...thrown() });
    expect(finding?.message).toMatch(/throws: TypeError.*\. The page stays empty/);
    expect(finding?.message.match(/TypeError/g)).toHaveLength(1);
    expect(others).toEqual([]);
  });

  test('an empty page names an exception that WordPress throws for it, which the previous version does not have', () => {
    const empty = { content: { amount: 0, hidden: 0, isHidden: false } };
    const react = thrown(
      `${SITE}/wp-includes/js/dist/vendor/react-dom.min.js`,
      'TypeError: t is not a function',
    );
    expect(judge({}, { ...empty, ...react })).toMatchObject([
      {
        severity: 'error',
        message: expect.stringMatching(/is empty: .* A script throws: TypeError: t is not a function\.$/),
      },
    ]);
    expect(judge(react, { ...empty, ...react })).toMatchObject([
      { message: expect.not.stringMatching(/throws/) },
    ]);
  });

  test('a page that is made anew, or was empty before, is no error', () => {
    const anew = {
      roots: {
        '#app': { amount: 0, hidden: 0, isHidden: false },
        '#new': { amount: 95, hidden: 0, isHidden: false },
      },
    };
    expect(judge({}, anew)).toEqual([]);
    const empty = {
      roots: { '#app': { amount: 0, hidden: 0, isHidden: false } },
      content: { amount: 0, hidden: 0, isHidden: false },
    };
    expect(judge(empty, empty)).toEqual([]);
  });

  test('all roots of a page that stay empty are told, a few of them by name', () => {
    const roots = (amount: number) =>
      Object.fromEntries(
        [1, 2, 3, 4, 5, 6, 7].map((n) => [`#app${n}`, { amount, hidden: 0, isHidden: false }]),
      );
    const [finding, ...others] = judge({ roots: roots(40) }, { roots: roots(0) });
    expect(finding?.message).toMatch(/`#app1` is empty, .*`#app5` is empty, and 2 more\.$/);
    expect(others).toEqual([]);
  });

  test('a page whose content is in a notice, or in a part that people open, is not empty', () => {
    const roots = { '.clear': { amount: 0, hidden: 0, isHidden: false } };
    const after = { roots, content: { amount: 4, hidden: 0, isHidden: false } };
    expect(judge({}, after)).toMatchObject([{ key: 'empty' }]);
    expect(judge({}, { ...after, aside: 60 })).toEqual([]);
    expect(judge({ aside: 60 }, { ...after, aside: 60 })).toMatchObject([{ key: 'empty' }]);
  });

  test('a page under something that lets people see through and reach nothing is covered', () => {
    const content = { amount: 0, hidden: 100, isHidden: true, isVeiled: true };
    expect(judge({}, { content })[0]?.message).toMatch(/is covered/);
  });

  test('a part of a post that is there and no longer shown is a warning', () => {
    const part = (amount: number, hidden: number) => ({
      parts: { '#acme': { amount, hidden, isHidden: false } },
    });
    expect(judge(part(60, 0), part(0, 60))).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('`#acme`') as unknown },
    ]);
    // It says less now, or still something.
    expect(judge(part(60, 0), part(0, 10))).toEqual([]);
    expect(judge(part(60, 0), part(12, 60))).toEqual([]);
    expect(judge(part(0, 60), part(0, 60))).toEqual([]);
  });

  test('a script that leads to a page which the site refuses is an error', () => {
    const away = { status: 403, deadEnd: '/wp-admin/admin.php?page=acme-`wizard`' };
    expect(judge({}, away)).toMatchObject([
      {
        severity: 'error',
        message: expect.stringContaining('`/wp-admin/admin.php?page=acme-wizard`') as unknown,
      },
    ]);
    expect(judge({ status: 403 }, away)).toEqual([]);
    expect(judge({}, away, { ...page, isOwn: false })).toEqual([]);
  });

  const asked = (what: string, status: number, count = 1) => ({ asked: [{ what, status, count }] });

  test.each([
    ['/acme/v1/notes/7?context=edit', '/acme/v1/notes/8'],
    ['admin-ajax.php?action=acme_notes', 'admin-ajax.php?action=acme_notes'],
  ])('a warning tells that %s is refused, and was answered before', (old, now) => {
    expect(judge(asked(old, 200), asked(now, 403))).toMatchObject([{ severity: 'warning' }]);
    expect(judge(asked(old, 404), asked(now, 403))).toEqual([]);
    expect(judge({}, asked(now, 404))).toEqual([]);
    // PHP tells of a fatal error.
    expect(judge(asked(old, 200), asked(now, 500))).toEqual([]);
  });

  test('routes of WordPress that are refused are no problem', () => {
    for (const route of ['/wp/v2/users/1', '/wp-site-health/v1/tests', '/wp/v2/block-renderer/core/archives'])
      expect(judge(asked(route, 200), asked(route, 403))).toEqual([]);
  });

  test('a block that WordPress refuses to draw is an error', () => {
    const route = '/wp/v2/block-renderer/acme/box';
    expect(judge(asked(route, 200), asked(`${route}?attributes=1`, 400))).toMatchObject([
      { severity: 'error', message: expect.stringContaining('`acme/box`') as unknown },
    ]);
  });

  test('what is refused is told with the error that follows from it', () => {
    const after = { ...asked('/acme/v1/notes', 404), ...thrown() };
    const [finding, ...others] = judge(asked('/acme/v1/notes', 200), after);
    expect(finding?.message).toMatch(/throws: .* refuses now \(404\)\.$/);
    expect(others).toEqual([]);
  });

  test('a page that asks for the same again and again, which it did not before, is a warning', () => {
    const flood = asked('/acme/v1/notes', 200, 90);
    expect(judge(asked('/acme/v1/notes', 200), flood)).toMatchObject([{ severity: 'warning' }]);
    expect(judge(flood, flood)).toEqual([]);
    expect(judge({}, asked('/acme/v1/progress', 200, 20))).toEqual([]);
  });

  test('a page of the plugin that shows nothing with both versions is told with what it throws', () => {
    const blank = { content: { amount: 0, hidden: 0, isHidden: false }, roots: {}, ...thrown() };
    expect(judge(blank, blank)).toMatchObject([
      {
        severity: 'notice',
        message:
          'The page shows nothing, and showed nothing with the previous version. A script throws: TypeError: x is not a function.',
        file: 'build/admin.js',
        line: 3,
      },
    ]);
    const react = thrown(`${SITE}/wp-includes/js/dist/vendor/react-dom.min.js`);
    expect(judge(undefined, { ...blank, ...react })).toMatchObject([
      { severity: 'notice', message: expect.stringMatching(/shows nothing\. A script throws/) as unknown },
    ]);
    expect(judge(blank, blank, { ...page, isOwn: false })).toEqual([]);
    expect(judge(blank, { ...blank, content: fine.content })).toEqual([]);
  });

  test('content that is there and is not shown is hidden', () => {
    const hidden = { content: { amount: 4, hidden: 96, isHidden: false }, roots: {} };
    expect(judge({ roots: {} }, hidden)[0]?.message).toMatch(/is hidden/);
    expect(judge({ roots: {}, content: { amount: 100, hidden: 100, isHidden: false } }, hidden)).toEqual([]);
  });

  test('a page that reloads without end is told once', () => {
    const after = { loads: 7, content: { amount: 0, hidden: 0, isHidden: false }, roots: {} };
    expect(judge({}, after)).toMatchObject([{ key: 'reload' }]);
    expect(judge({ loads: 7 }, { loads: 7 })).toEqual([]);
  });

  test('a page that was not seen is a notice', () => {
    const failed = { state: 'failed' as const, why: 'net::ERR_EMPTY_RESPONSE' };
    expect(judge({}, failed)).toMatchObject([
      { severity: 'notice', message: expect.stringMatching(/after the update.*ERR_EMPTY/) as unknown },
    ]);
    expect(judge(failed, {})).toMatchObject([{ severity: 'notice' }]);
    expect(judge({ state: 'stuck' }, { state: 'stuck' })).toMatchObject([{ severity: 'notice' }]);
  });

  test('a page that still asks the site for more when its time is over is not known', () => {
    const slow = { state: 'slow' as const };
    expect(judge({}, slow)).toMatchObject([
      {
        severity: 'notice',
        message: expect.stringMatching(/after the update: .*still asked.*not known/) as unknown,
      },
    ]);
    expect(judge(slow, {})).toMatchObject([{ severity: 'notice' }]);
    expect(judge(slow, { state: 'stuck' })).toMatchObject([{ severity: 'notice' }]);
    expect(judge({}, { state: 'stuck' })).toMatchObject([{ severity: 'error', key: 'stuck' }]);
  });

  test('a root of several that stays empty is an error, unless another draws as much', () => {
    const drawn = (amount: number) => ({ amount, hidden: 0, isHidden: false });
    const before = { roots: { '#app': drawn(60), '#other': drawn(400) } };
    expect(judge(before, { roots: { '#app': drawn(0), '#other': drawn(400) } })).toMatchObject([
      { key: 'empty' },
    ]);
    expect(judge(before, { roots: { '#app': drawn(0), '#other': drawn(450) } })).toEqual([]);
    const message = { roots: { '#app': drawn(12), '#other': drawn(400) } };
    expect(judge(message, { roots: { '#app': drawn(0), '#other': drawn(400) } })).toEqual([]);
  });

  test('what only this network refuses is not known', () => {
    const after = { ...thrown(), refused: ['cdn.example.com'] };
    expect(judge({}, after)).toMatchObject([{ severity: 'unknown' }]);
    expect(judge({ refused: ['cdn.example.com'] }, after)).toMatchObject([{ severity: 'error' }]);
  });

  describe('a request that only this network refuses, and nothing catches', () => {
    const HOST = 'api.example.com';
    const failed = (message = 'TypeError: Failed to fetch') => ({
      ...thrown(SCRIPT, message),
      refused: [HOST],
    });
    const NOTICE = {
      severity: 'notice',
      message:
        'The page has a script that throws: TypeError: Failed to fetch. The page asks `api.example.com`, which a rehearsal cannot reach, and still shows its content.',
    };

    test('is a notice where the page is as before, also if the host was asked before', () => {
      expect(judge({}, failed())).toMatchObject([NOTICE]);
      expect(judge({ refused: [HOST] }, failed())).toMatchObject([NOTICE]);
      expect(judge(undefined, failed())).toMatchObject([{ severity: 'notice' }]);
    });

    test('is not known where the page shows nothing of what it showed', () => {
      const empty = { content: { amount: 0, hidden: 0, isHidden: false }, roots: {} };
      expect(judge({}, { ...failed(), ...empty })).toMatchObject([{ severity: 'unknown' }]);
      expect(judge(undefined, { ...failed(), ...empty })).toMatchObject([{ severity: 'unknown' }]);
    });

    test('excuses no other exception, and no file of the site', () => {
      expect(judge({ refused: [HOST] }, failed('TypeError: x is not a function'))).toMatchObject([
        { severity: 'error' },
      ]);
      const own = `TypeError: Failed to fetch dynamically imported module: ${SCRIPT}`;
      expect(judge({ refused: [HOST] }, failed(own))).toMatchObject([{ severity: 'error' }]);
      expect(judge({}, { ...failed(), refused: [] })).toMatchObject([{ severity: 'error' }]);
      // The plugin's own words.
      const thrownByIt = failed('Error: Failed to fetch settings: 500');
      expect(judge({ refused: [HOST] }, thrownByIt)).toMatchObject([{ severity: 'error' }]);
      const both = { ...failed(), errors: [...failed().errors, ...thrown(`${SCRIPT}2`).errors] };
      expect(judge({ refused: [HOST] }, both)).toContainEqual(expect.objectContaining({ severity: 'error' }));
    });
  });

  test('what WordPress itself asks of other servers excuses nothing where there is no previous version', () => {
    const asks = (host: string) => judge(undefined, { ...thrown(), refused: [host] });
    expect(asks('secure.gravatar.com')).toMatchObject([{ severity: 'error' }]);
    expect(asks('s.w.org')).toMatchObject([{ severity: 'error' }]);
    expect(asks('w.org.example.com')).toMatchObject([{ severity: 'unknown' }]);
  });

  test('a page that leads to another server is told so', () => {
    const away = {
      state: 'failed' as const,
      status: 302,
      refused: ['acme.example.com'],
      why: 'Error: page.goto: net::ERR_TUNNEL',
    };
    expect(judge(away, away)).toMatchObject([
      {
        severity: 'notice',
        message: expect.stringMatching(
          /neither before nor after the update: it leads to `acme\.example\.com`, which/,
        ),
      },
    ]);
    expect(judge({}, away)).toMatchObject([{ message: expect.stringMatching(/not seen after.*not known/) }]);
    expect(judge(away, {})).toMatchObject([{ message: expect.stringMatching(/not seen before.*not known/) }]);
    expect(judge(away, { ...away, refused: ['other.example'] })).toMatchObject([
      { message: expect.stringMatching(/not seen before.*not known/) },
    ]);
  });

  test("a missing script is an error, a missing stylesheet a warning, another server's neither", () => {
    const failed = (url: string, destination: string) => ({ failed: [{ url, destination, status: 404 }] });
    const path = '/wp-content/plugins/acme/build/a';
    expect(judge({}, failed(`${path}.js?ver=2`, 'script'))).toMatchObject([
      { severity: 'error', file: 'build/a.js' },
    ]);
    expect(judge({}, failed(`${path}.css`, 'style'))).toMatchObject([{ severity: 'warning' }]);
    expect(judge({}, failed('/wp-content/themes/a/a.js', 'script'))).toEqual([]);
  });

  test('a page that PHP already calls broken is left to it', () => {
    expect(judge({}, { status: 500, content: { amount: 0, hidden: 0, isHidden: false }, roots: {} })).toEqual(
      [],
    );
  });

  test('what another page lost for the same cause is told, too', () => {
    const empty = { roots: { '#app': { amount: 0, hidden: 0, isHidden: false } } };
    const findings = [
      ...judge({}, thrown()),
      ...judge({}, { ...thrown(), ...empty }, { ...page, id: 'post', subject: 'A post' }),
    ];
    const [first] = mergeFindings(findings).get('admin') ?? [];
    expect(first?.message).toMatch(/The page has a script that throws.*A post stays empty/);
  });

  test('one cause on many pages is told once', () => {
    const other = { ...page, id: 'page two' };
    const merged = mergeFindings([...judge({}, thrown()), ...judge({}, thrown(), other)]);
    expect(merged.get('admin')).toMatchObject([
      { message: expect.stringMatching(/One other page has the same/) as unknown },
    ]);
  });
});

describe('blocks in the editor', () => {
  const editor: PageVisit = { ...page, id: 'editor', kind: 'editor', subject: 'The editor' };
  const block = { name: 'acme/box', isKnown: true, isValid: true, hasCrashed: false, isOffered: true };
  const seen = (saved: Partial<typeof block>, inserted: Partial<typeof block> = {}) => ({
    editor: {
      isReady: true,
      hasCrashed: false,
      leftOut: [],
      known: ['acme/box'],
      markup: '<!-- wp:acme/box -->\n<p>Hello</p>\n<!-- /wp:acme/box -->\n\n',
      saved: [{ ...block, ...saved }],
      fallen: [],
      inserted: [{ ...block, ...inserted }],
    },
  });

  test.each([
    ['no longer knows', seen({ isKnown: false })],
    ['refuses what the previous version saved', seen({ isValid: false })],
    ['shows an error in place of the block `acme/box`, in a post', seen({ hasCrashed: true })],
    ['when it is inserted', seen({}, { hasCrashed: true })],
  ])('the editor that %s is an error', (words, after) => {
    const findings = judge(seen({}), after, editor);
    expect(findings).toMatchObject([{ severity: 'error', key: 'block acme/box' }]);
    expect(findings[0]?.message).toContain(words);
  });

  test('an editor that no longer starts is an error; one that never did is a notice', () => {
    const [fine, none] = [seen({}), { editor: { ...seen({}).editor, isReady: false } }];
    expect(judge(fine, none, editor)).toMatchObject([{ severity: 'error', key: 'editor' }]);
    expect(judge(none, none, editor)).toMatchObject([{ severity: 'notice', key: 'unseen' }]);
  });

  test('says what was saved', () => {
    expect(judge(seen({}), seen({ isValid: false }), editor)[0]?.message).toContain('<p>Hello</p>');
  });

  test('a first version is not blamed for a block that nobody can insert', () => {
    const first = (isOffered: boolean) => judge(undefined, seen({}, { isValid: false, isOffered }), editor);
    expect(first(false)).toEqual([]);
    expect(first(true)).toMatchObject([{ key: 'block acme/box' }]);
  });

  test('a sidebar that the editor leaves out now is an error at the line that throws', () => {
    const without = { editor: { ...seen({}).editor, leftOut: ['acme-sidebar'] } };
    const [error] = thrown().errors;
    const errors = error === undefined ? [] : [{ ...error, kind: 'console' as const }];
    expect(judge(seen({}), { ...without, errors }, editor)).toMatchObject([
      { severity: 'error', key: 'part acme-sidebar', file: 'build/admin.js', line: 3 },
    ]);
    expect(judge(without, without, editor)).toEqual([]);
  });

  test('a block with which the editor shows an error as soon as it is selected is one', () => {
    const fallen = { editor: { ...seen({}).editor, fallen: ['acme/box'] } };
    expect(judge(seen({}), fallen, editor)).toMatchObject([
      { severity: 'error', message: expect.stringMatching(/selects the block `acme\/box`/) as unknown },
    ]);
    expect(judge(fallen, fallen, editor)).toEqual([]);
  });

  test('a block that was broken before is none', () => {
    expect(judge(seen({}, { hasCrashed: true }), seen({ hasCrashed: true }), editor)).toEqual([]);
  });
});
