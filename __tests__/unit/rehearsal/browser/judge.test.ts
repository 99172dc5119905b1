import { describe, expect, test } from '@jest/globals';
import { judgeVisit, mergeFindings } from '../../../../src/rehearsal/browser/judge.ts';
import type { PageVisit, Sighting } from '../../../../src/rehearsal/browser/model.ts';

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
const fine: Sighting = {
  state: 'settled',
  status: 200,
  errors: [],
  failed: [],
  unprinted: [],
  refused: [],
  loads: 1,
  content: { amount: 100, hidden: 0, isHidden: false },
  roots: { '#app': { amount: 90, hidden: 0, isHidden: false } },
  lines: [],
  inline: [],
  html: '',
};
const context = { folder: 'acme', blockScripts: new Map<string, readonly string[]>() };
const judge = (before: Partial<Sighting> | undefined, after: Partial<Sighting>, on = page) =>
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

  test('a block that was broken before is none', () => {
    expect(judge(seen({}, { hasCrashed: true }), seen({ hasCrashed: true }), editor)).toEqual([]);
  });
});
