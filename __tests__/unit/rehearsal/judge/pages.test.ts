import { describe, expect, test } from '@jest/globals';
import { checkPage } from '../../../../src/rehearsal/judge/pages.ts';
import { showPage } from '../../../../src/rehearsal/judge/html-text.ts';
import { findTarget } from '../../../../src/rehearsal/model/address.ts';
import { hideQueries } from '../../../../src/shared/hide-queries.ts';
import { PAGES } from '../../../../src/rehearsal/model/probe.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';

const HTML = '<!DOCTYPE html>\n<html><body>Hello</body></html>';
const RSS = '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"></rss>\n';
const page = (name: string) => {
  const found = PAGES.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
};
const reply = (output: string, status = 200) => ({ status, output, log: [] });
const visit = (name: string, given: ReturnType<typeof reply>) => ({ reply: given, target: page(name).url });
const judge = (name: string, given: ReturnType<typeof reply>, before?: ReturnType<typeof reply>) =>
  checkPage(page(name), visit(name, given), before && visit(name, before));

describe('a page', () => {
  test.each([
    ['Front page', HTML],
    ['Front page', `\n<!-- cached -->\n${HTML}`],
    ['Front page', `<!-- a --><!-- b -->\n${HTML}`],
    ['RSS feed', `${RSS}<!-- </rss> --> <!-- b -->`],
    ['REST index', '\n{"name":"x"}'],
    ['RSS feed', RSS],
    ['RSS feed', `${RSS}<!-- 0.1 s -->`],
    ['RSS feed', RSS.replace('</rss>', 'a &amp; b &#8211; &#x2013;<![CDATA[a & b]]><!-- & --></rss>')],
    ['Front page', `${HTML}<p>Warning: this is a text about warnings in PHP on line 3</p>`],
  ])('is fine: %s %j', (name, output) => expect(judge(name, reply(output))).toEqual([]));

  test.each([
    ['Front page', `hello${HTML}`, /begins with other text/],
    ['Front page', `\ufeff${HTML}`, /begins with other text.*\[BOM\]/],
    ['Front page', '', /is empty/],
    ['REST index', `hello{"name":"x"}`, /is no longer JSON/],
    ['RSS feed', `\n${RSS}`, /is no longer XML/],
    ['RSS feed', `${RSS}hello`, /is no longer XML/],
    [
      'RSS feed',
      RSS.replace('</rss>', '<a>Fish & chips</a></rss>'),
      /no longer XML, because of & chips: use/,
    ],
    ['RSS feed', RSS.replace('</rss>', 'a&nbsp;b</rss>'), /no longer XML, because of &nbsp;b/],
    [
      'Front page',
      `${HTML}<b>Warning</b>: x() in <b>/wordpress/a.php</b> on line <b>3</b>`,
      /shows a message of PHP: Warning : x/,
    ],
    ['Front page', `${HTML}There has been a critical error on this website.`, /critical error/],
  ])('is broken: %s %j', (name, output, message) =>
    expect(judge(name, reply(output))).toMatchObject([
      { severity: 'error', message: expect.stringMatching(message) },
    ]),
  );

  const repeated = (text: string) => text.repeat(Math.floor(1_000_000 / text.length));
  test.each([
    ['Front page', '<!-- x -->\n'.repeat(60) + 'hello'],
    ['Front page', repeated('<!--')],
    ['Front page', repeated('Notice: a in /a.php in /b')],
    ['Front page', repeated('Notice: in /a.php on line ')],
    ['Front page', repeated('Notice: in /a.phpx on line 3')],
    ['RSS feed', `<?xml${repeated('</rss><!-- -->')}`],
    ['RSS feed', `<?xml${repeated('</rss><!--')}`],
    ['RSS feed', `<?xml?>${repeated('<![CDATA[&')}</rss>`],
    ['RSS feed', `<?xml?>${repeated('<?&')}</rss>`],
    ['RSS feed', `<?xml?>${repeated('&#1')}</rss>`],
  ])('takes linear time, whatever it says: %s', (name, output) => {
    const start = cpuNow();
    judge(name, reply(output));
    judge(name, reply(output, 500));
    expect(cpuNow() - start).toBeLessThan(2_000);
  });

  test.each(['<', '<style', '<div class="wp-die-message">', '&a', '<title><style>'])(
    'takes linear time when it fails, whatever it says: %s',
    (text) => {
      const start = cpuNow();
      judge('Front page', reply(repeated(text), 500));
      expect(cpuNow() - start).toBeLessThan(2_000);
    },
  );

  test('is not judged by an end that was cut off', () => {
    const cut = (text: string) => text.padEnd(1024 * 1024, 'x');
    expect(judge('REST index', reply(cut('{"name":"')))).toEqual([]);
    expect(judge('REST index', reply(cut('hello{"')))).not.toEqual([]);
    expect(judge('RSS feed', reply(cut('<?xml version="1.0"?>')))).toEqual([]);
  });

  test('that was no XML before is not to blame on this version', () => {
    const stray = reply(RSS.replace('</rss>', 'a & b</rss>'));
    expect(judge('RSS feed', stray, stray)).toEqual([]);
    expect(judge('RSS feed', stray, reply(RSS))).toHaveLength(1);
  });

  test('that fails says so in the words of its body, not in those of its styles', () => {
    const head = `<html><head><style>${'a{color:red}'.repeat(2_000)}</style></head>`;
    const output = `${head}<body><style>b{}</style><h1>Page not found</h1></body></html>`;
    expect(judge('REST index', reply(output, 404))).toMatchObject([
      { message: expect.stringMatching(/answers 404: Page not found$/) },
    ]);
  });

  test('that dies says what WordPress says', () => {
    const output = `${HTML}<div class="wp-die-message"><p>There has been a critical error on this website.</p></div>`;
    const [problem] = judge('Dashboard', reply(output, 500));
    expect(problem).toEqual({
      severity: 'error',
      message: 'The dashboard (/wp-admin/) answers 500: There has been a critical error on this website.',
    });
  });

  test('that is closed on purpose is a warning, and a notice where it was closed before', () => {
    expect(judge('REST index', reply('{"code":"rest_forbidden"}', 401))).toMatchObject([
      { severity: 'warning' },
    ]);
    expect(judge('Front page', reply('Soon', 503), reply('Soon', 503))).toMatchObject([
      { severity: 'notice' },
    ]);
    expect(judge('Front page', reply('Soon', 503), reply(HTML))).toMatchObject([{ severity: 'error' }]);
  });

  test.each([
    ['Front page', { ...reply('', 302), location: '/?again=1' }, /redirects to .*without end/],
    ['Dashboard', reply('No.', 403), /answers 403: No/],
    ['Front page', reply(HTML), /no longer shows the posts/],
    ['Dashboard', reply(`${HTML}<div class="wp-die-message">No.</div></html>`), /stops with an error: No\.$/],
  ])('that nobody can use any more is an error: %s', (name, now, message) => {
    const before = reply(`${HTML}<h2>Hello world!</h2>`);
    expect(judge(name, now, before)).toEqual([
      { severity: 'error', message: expect.stringMatching(message) },
    ]);
    expect(judge(name, now, now).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('that hides the site from search engines, or lost the text of posts, is an error', () => {
    const hidden = reply(
      HTML.replace('</html>', "<meta name='robots' content='noindex, nofollow' /></html>"),
    );
    expect(judge('Front page', hidden, reply(HTML))).toEqual([
      { severity: 'error', message: expect.stringContaining('`noindex`') },
    ]);
    expect(judge('Front page', hidden, hidden)).toEqual([]);
    const feed = (text: string) => reply(`<?xml version="1.0"?><rss>${text}</rss>`);
    const text = feed('This is your first post. Edit it.');
    expect(judge('RSS feed', feed(''), text)).toEqual([
      { severity: 'error', message: expect.stringContaining('no longer shows the text of posts') },
    ]);
    expect(judge('RSS feed', feed(''), feed(''))).toEqual([]);
  });

  test.each([
    ['RSS feed', RSS],
    ['REST index', '{}'],
  ])('that leads to another kind of page is a warning, and says no more of it: %s', (name, usual) => {
    const led = (text: string) => ({ reply: reply(`${HTML}${text}`), target: '/' });
    const before = visit(name, reply(usual));
    expect(checkPage(page(name), led('&raquo;'), before)).toEqual([
      { severity: 'warning', message: expect.stringMatching(/now redirects to `\/`\.$/) },
    ]);
    expect(checkPage(page(name), led('&raquo;'), led(''))).toEqual([]);
  });

  test('that leads to another feed has to be one', () => {
    const led = (text: string) => ({ reply: reply(text), target: '/feed/' });
    const before = visit('RSS feed', reply(RSS));
    expect(checkPage(page('RSS feed'), led(RSS), before)).toEqual([]);
    expect(checkPage(page('RSS feed'), led(RSS.replace('</rss>', 'a&nbsp;b</rss>')), before)).toMatchObject([
      { severity: 'error', message: expect.stringMatching(/no longer XML, because of &nbsp;b/) },
    ]);
    expect(judge('RSS feed', reply(HTML), reply(RSS))).toMatchObject([{ severity: 'error' }]);
  });

  test('that sends administrators to the log-in page is an error, unless it did before', () => {
    const out = { reply: reply(HTML), target: '/wp-login.php?redirect_to=x' };
    const now = (before: typeof out) => checkPage(page('Dashboard'), out, before);
    expect(now({ ...out, target: '/wp-admin/' })).toMatchObject([{ severity: 'error' }]);
    expect(now(out)).toEqual([]);
  });

  test('that sends visitors there says so', () =>
    expect(
      checkPage(
        page('Front page'),
        { reply: reply(HTML), target: '/wp-login.php' },
        visit('Front page', reply(HTML)),
      ),
    ).toMatchObject([{ message: 'The front page (/) sends visitors to the log-in page.' }]));

  test('that crashes PHP is an error, and not known where the previous version does the same', () => {
    const crash = { ...reply(''), failure: 'null function or function signature mismatch' };
    expect(judge('Front page', crash, reply(HTML))).toMatchObject([{ severity: 'error' }]);
    expect(judge('Front page', crash)).toMatchObject([{ severity: 'error' }]);
    expect(judge('Front page', crash, crash)).toMatchObject([
      { severity: 'unknown', message: expect.stringMatching(/previous version does so, too.*Set `php`/) },
    ]);
  });

  test('that hides the log-in is a warning, and a notice where the previous version does so', () => {
    const hidden = reply('', 404);
    expect(judge('Log-in page', hidden, reply(HTML))).toMatchObject([{ severity: 'warning' }]);
    expect(judge('Log-in page', hidden, hidden)).toMatchObject([{ severity: 'notice' }]);
  });

  test('is followed on the site, and nowhere else', () => {
    const to = (location: string) => findTarget({ status: 302, output: '', log: [], location }, '/wp-admin/');
    expect(to('http://127.0.0.1:8080/wp-admin/admin.php?page=x')).toBe('/wp-admin/admin.php?page=x');
    expect(to('admin.php?page=x')).toBe('/wp-admin/admin.php?page=x');
    expect(to('https://shop.example/')).toBeUndefined();
    expect(findTarget({ ...reply(HTML), location: '/x' }, '/')).toBeUndefined();
  });
});

test('the names of pages stay apart in logs, which hide queries', () => {
  const shown = (url: string) => hideQueries(`The page ${showPage(url)} is empty.`);
  expect(shown('/wp-admin/admin.php?page=acme&tab=mail&_wpnonce=1a2b3c')).toBe(
    'The page /wp-admin/admin.php (page=acme, tab=mail) is empty.',
  );
  expect(shown('/pricing/?currency=eur')).toBe('The page /pricing/?… is empty.');
  expect(shown('/wp-admin/')).toBe('The page /wp-admin/ is empty.');
});

describe('a site that is closed from now on', () => {
  const closed = reply('<div class="wp-die-message">Soon.</div>', 503);
  const judgeFor = (closesSites: boolean, name = 'Front page') =>
    checkPage(page(name), visit(name, closed), visit(name, reply(HTML)), closesSites);

  test('is an error, unless the plugin says that it closes sites', () => {
    expect(judgeFor(false)).toMatchObject([{ severity: 'error' }]);
    expect(judgeFor(true)).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('Soon. Visitors see this from the update on') },
    ]);
  });

  test('is an error where administrators meet it', () => {
    expect(judgeFor(true, 'Dashboard')).toMatchObject([{ severity: 'error' }]);
  });

  test('is a warning where only its feeds are', () => {
    expect(judgeFor(false, 'RSS feed')).toMatchObject([{ severity: 'warning' }]);
  });
});
