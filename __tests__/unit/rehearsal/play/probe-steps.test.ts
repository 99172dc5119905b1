import { describe, expect, test } from '@jest/globals';
import { fillSettings } from '../../../../src/rehearsal/probes/forms.ts';
import { logged, NOTHING, rehearseOn, type Tell } from '../imagined-site.ts';

const FATAL = logged('Fatal error:  Uncaught Error: gone()');
const WARNING = logged('Warning:  Undefined array key "a"');
const REFUSED = '[22-Nov-2026 03:29:31 UTC] REHEARSAL refused license.example\n';
const PAGE = '<!DOCTYPE html>\n<html></html>';

type Lists = Readonly<Record<string, readonly (readonly string[])[]>>;

/** Gives the site these lists, with both versions of the plugin or with one. */
const own =
  (lists: Lists, version = '1.'): Tell =>
  (moment) =>
    moment.what === 'own' && moment.version.startsWith(version)
      ? { result: { ...NOTHING, ...lists } }
      : undefined;
const all =
  (...tells: readonly Tell[]): Tell =>
  (moment) =>
    tells.map((tell) => tell(moment)).find((reply) => reply !== undefined);
const log =
  (what: string, text: string, version = '1.1.0'): Tell =>
  (moment) =>
    moment.what === what && moment.version.startsWith(version) ? { log: text } : undefined;
const answers =
  (what: string, now: object, before: object = {}): Tell =>
  (moment) =>
    moment.what === what ? (moment.version === '1.1.0' ? now : before) : undefined;

const ACME = '/wp-admin/admin.php?page=acme';
/** A page of the dashboard, as WordPress frames it. */
const frame = (content: string) =>
  `<!DOCTYPE html>\n<html><div id="wpbody-content">
	<div id="screen-meta" class="metabox-prefs"><div id="contextual-help-wrap" class="hidden"><div class="contextual-help-tabs"><ul>
	</ul></div></div></div>
${content}
<div class="clear"></div></div><!-- wpbody-content --></html>`;
/** WordPress prints this for `wp_die()`. */
const DEATH = '<div class="wp-die-message">The link has expired.</div>';
const PAGES = { pages: [['acme', 'Acme', `http://127.0.0.1:8080${ACME}`]] };
const SHORTCODES = {
  shortcodes: [
    ['a', 'a', 'a'],
    ['b', 'b', 'b'],
  ],
};

describe('what the plugin itself adds', () => {
  test('has no steps where it adds nothing', async () => {
    const { result } = await rehearseOn(() => undefined);
    const names = result.steps.map(({ name }) => name);
    expect(names).toContain('More pages');
    for (const name of ['What it adds', 'Own pages', 'Widgets', 'Scheduled tasks'] as const)
      expect(names).not.toContain(name);
  });

  test('is counted', async () => {
    const lists = { ...PAGES, actions: [['wp_ajax_acme', 'acme', '']] };
    const { result } = await rehearseOn(own(lists));
    const message = (name: string) => result.steps.find((step) => step.name === name)?.message;
    expect(message('What it adds')).toBe('1 page, 1 AJAX action or form');
    expect(message('Own pages')).toBe('1');
  });

  test('is only what is not there without it', async () => {
    const { result } = await rehearseOn(own(PAGES, ''));
    expect(result.steps.map(({ name }) => name)).not.toContain('Own pages');
  });

  test('is asked for eight times at most', async () => {
    const routes = Array.from({ length: 11 }, (_, index) => [`/acme/${index}`, '', `/acme/${index}`]);
    const { result, moments } = await rehearseOn(own({ routes: [...routes, ['/acme/(x)', '', '']] }));
    expect(result.steps.find(({ name }) => name === 'REST routes')?.asked).toBe(
      '8, and 3 more, not asked for',
    );
    expect(moments.filter(({ what }) => what.startsWith('/?rest_route=%2Facme'))).toHaveLength(8);
  });

  test('is asked for only on this site', async () => {
    const pages = [['acme', 'Acme', 'https://elsewhere.example/']];
    const { moments } = await rehearseOn(own({ pages }));
    expect(moments.map(({ what }) => what).join()).not.toContain('elsewhere');
  });

  test('may be listed by a plugin that lies', async () => {
    const { told } = await rehearseOn(({ what, version }) =>
      what === 'own' && version === '1.1.0'
        ? { result: { ...NOTHING, pages: [3, [1], ['a', 'b']] } }
        : undefined,
    );
    expect(told('More pages')).toEqual(['passed']);
    expect(told('What it adds')).toEqual([]);
  });

  test('cannot be listed by WordPress when the plugin dies meanwhile', async () => {
    const { told } = await rehearseOn(({ what, version }) =>
      what === 'own' && version === '1.1.0' ? { result: undefined } : undefined,
    );
    expect(told('What it adds')).toEqual(['warned', expect.stringContaining('could not list all')]);
  });

  test('is left out without a word when the plugin is not active', async () => {
    const { result } = await rehearseOn(
      all(own(PAGES), ({ what, version }) =>
        what === 'state' && version === '1.1.0'
          ? { result: { active: false, listed: true, version, plugins: [] } }
          : undefined,
      ),
    );
    expect(result.steps.map(({ name }) => name)).not.toContain('Own pages');
  });
});

describe('a thing that fails', () => {
  test('is an error', async () => {
    const { told } = await rehearseOn(all(own(PAGES), log(ACME, FATAL)));
    expect(told('Own pages')).toEqual(['failed', 'error: PHP Fatal error: Uncaught Error: gone().']);
  });

  test('is an error of a first version', async () => {
    const { told } = await rehearseOn(all(own(PAGES), log(ACME, FATAL)), { isFresh: true });
    expect(told('Own pages')[0]).toBe('failed');
  });

  test.each([FATAL, WARNING])('is old when it did before: %j', async (text) => {
    const { told, moments } = await rehearseOn(all(own(PAGES), log(ACME, text, '1.')));
    expect(told('Own pages')).toEqual(
      text === FATAL
        ? ['passed', expect.stringMatching(/^notice: .*gone\(\)\. The previous version has it, too\.$/)]
        : ['passed'],
    );
    const versions = moments.filter(({ what }) => what === ACME).map(({ version }) => version);
    // Later it is asked for in another language.
    expect(versions.slice(0, 2)).toEqual(['1.1.0', '1.0.0']);
  });

  test('has new warnings', async () => {
    const { told } = await rehearseOn(all(own(PAGES), log(ACME, WARNING)));
    expect(told('Own pages')).toEqual(['warned', 'warning: PHP Warning: Undefined array key "a".']);
  });

  test('is not asked for a second time when nothing is wrong', async () => {
    const { moments } = await rehearseOn(own(PAGES));
    // The second time is in another language. The last two are on a site in use, before its update and after it.
    expect(moments.filter(({ what }) => what === ACME).map(({ version }) => version)).toEqual([
      '1.1.0',
      '1.1.0',
      '1.0.0',
      '1.1.0',
    ]);
  });

  test('is not known behind a server that was refused', async () => {
    const { told } = await rehearseOn(all(own(PAGES), log(ACME, REFUSED + FATAL)));
    expect(told('Own pages')[0]).toBe('unknown');
  });

  test.each([
    ['failed', { failure: 'memory access out of bounds' }, /crashes PHP/],
    ['failed', { status: 500, output: '' }, /"Acme" .*answers 500$/],
    ['failed', { output: '<html>half' }, /stops before its end.*half/],
    ['failed', { output: '' }, /is empty/],
    ['failed', { output: frame('') }, /is empty but for/],
    ['failed', { output: frame(DEATH) }, /stops with an error: The link has expired\.$/],
    ['failed', { status: 302, location: ACME }, /redirects to .*without end/],
    ['warned', { status: 302, location: 'https://elsewhere.example/' }, /was not followed/],
    ['failed', { status: 403, output: 'Sorry.' }, /answers 403: Sorry\./],
    ['warned', { status: 403, output: 'Sorry.', log: REFUSED }, /answers 403: Sorry\./],
  ])('is %s when its page does not answer as before: %j', async (outcome, now, says) => {
    const { told } = await rehearseOn(all(own(PAGES), answers(ACME, now)));
    expect(told('Own pages')).toEqual([outcome, expect.stringMatching(says)]);
  });

  test.each(['Hello', '<div id="app"></div>', '<script>app();</script>'])(
    'is a page that works when it prints %s',
    async (content) => {
      const { told } = await rehearseOn(all(own(PAGES), answers(ACME, { output: frame(content) })));
      expect(told('Own pages')).toEqual(['passed']);
    },
  );

  test.each([
    { status: 403 },
    { status: 500 },
    { output: '<html>half' },
    { output: frame('') },
    { output: frame(DEATH) },
    { failure: 'out of bounds' },
  ])('is no problem of this version when it answered so before: %j', async (same) => {
    const { told } = await rehearseOn(all(own(PAGES), answers(ACME, same, same)));
    expect(told('Own pages')).toEqual(['passed']);
  });

  test.each([
    ['passed', { status: 403 }],
    ['passed', { output: 'a,b' }],
    ['warned', { status: 503, output: 'Soon.' }],
    ['failed', { output: '<html>half' }],
    ['failed', { status: 500, output: '{"message":"There has been a critical error."}' }],
  ])('is %s on a new site: %j', async (outcome, now) => {
    const { told } = await rehearseOn(all(own(PAGES), answers(ACME, now)), { isFresh: true });
    expect(told('Own pages')[0]).toBe(outcome);
  });

  test('is none of the plugin where the one beside it fails alone', async () => {
    const editor: Tell = ({ what }) => (what.includes('post-new') ? { status: 500, log: FATAL } : undefined);
    const { told } = await rehearseOn(editor, { isFresh: true, beside: ['shop'] });
    expect(told('More pages')).toEqual(['passed']);
  });

  test('is a REST route that is no JSON any more', async () => {
    const routes = own({ routes: [['/acme', '/acme', '/acme']] });
    const broken =
      (output: string): Tell =>
      ({ what, version }) =>
        what.startsWith('/?rest_route=%2Facme') ? { output: version === '1.1.0' ? output : '{}' } : undefined;
    const { told } = await rehearseOn(all(routes, broken('x{}')));
    expect(told('REST routes')).toEqual(['failed', expect.stringMatching(/`\/acme` is no longer JSON/)]);
    const { told: tellNew } = await rehearseOn(all(routes, broken('a,b')), { isFresh: true });
    expect(tellNew('REST routes')).toEqual(['passed']);
  });

  test('is no REST route that leads to a page, which is told as that', async () => {
    const routes = own({ routes: [['/acme', '/acme', '/acme']] });
    const leads: Tell = ({ what, version }) =>
      what.startsWith('/?rest_route=%2Facme') && version === '1.1.0'
        ? { status: 302, location: '/' }
        : undefined;
    const { told } = await rehearseOn(all(routes, leads));
    expect(told('REST routes')).toEqual(['warned', 'warning: The REST route `/acme` now redirects to `/`.']);
  });

  test('comes after the pages of the site, which would show what is made for it', async () => {
    const { moments } = await rehearseOn(own(SHORTCODES));
    const whats = moments.filter(({ version }) => version === '1.1.0').map(({ what }) => what);
    const made = whats.findIndex((what) => what.startsWith('content'));
    expect(whats.slice(0, made)).toContain('/?s=hello');
  });

  test('is a log-in that no longer works', async () => {
    const form = answers('/wp-login.php with a form', { status: 200, output: 'No.' });
    const { told } = await rehearseOn(form);
    expect(told('More pages')).toEqual([
      'failed',
      'error: A log-in with name and password no longer works: No.',
    ]);
  });

  test('is no log-in on a page that is hidden now, which its own step tells', async () => {
    const { told } = await rehearseOn(answers('/wp-login.php with a form', { status: 404 }));
    expect(told('More pages')).toEqual(['passed']);
  });

  test('asks the previous version for nothing but what looks wrong', async () => {
    const { moments } = await rehearseOn(answers('/?s=hello', { status: 404 }));
    const asked = moments.filter(({ version }) => version === '1.0.0').map(({ what }) => what);
    expect(asked).toContain('/?s=hello');
    expect(asked).not.toContain('/wp-admin/edit.php');
  });

  test('is a task that ends WordPress', async () => {
    const tasks = own({ tasks: [['acme', 'acme', 'acme']] });
    const { told } = await rehearseOn(all(tasks, answers('task', { result: undefined })));
    expect(told('Scheduled tasks')).toEqual([
      'warned',
      'warning: The scheduled task `acme` calls `exit` or redirects, so what comes after it does not run.',
    ]);
    const output = 'It redirects to /wp-admin/?page=acme';
    const { told: tellMore } = await rehearseOn(all(tasks, answers('task', { result: undefined, output })));
    expect(tellMore('Scheduled tasks')[1]).toMatch(/does not run: It redirects to \/wp-admin\/\?page=acme$/);
  });

  test('is no task that an earlier step has unscheduled, which is named', async () => {
    const tasks = own({ tasks: [['acme', 'acme', 'acme']], pages: PAGES.pages });
    const gone: Tell = ({ what, version }) =>
      what === 'task' && version === '1.1.0' ? { result: { handled: true, gone: true } } : undefined;
    const { told } = await rehearseOn(all(tasks, gone));
    expect(told('Scheduled tasks')).toEqual([
      'passed',
      'notice: The scheduled task `acme` was not run: an earlier step has unscheduled it.',
    ]);
    const log = '[22-Nov-2026 03:29:31 UTC] REHEARSAL unscheduled acme\n';
    const { told: tellStep } = await rehearseOn(all(tasks, answers(ACME, { log }), gone));
    expect(tellStep('Scheduled tasks')).toEqual([
      'passed',
      'notice: The scheduled task `acme` was not run: the step "Own pages" has unscheduled it.',
    ]);
  });

  test('is a task that nothing handles any more, unless it has a successor', async () => {
    const idle: Tell = ({ what, version }) =>
      what === 'task' ? { result: { handled: version !== '1.1.0' } } : undefined;
    const tasks = own({ tasks: [['acme', 'acme', 'acme']] });
    const { told } = await rehearseOn(all(tasks, idle));
    expect(told('Scheduled tasks')).toEqual([
      'warned',
      expect.stringMatching(/`acme` of the previous version is still scheduled, but nothing handles it/),
    ]);
    const both = own({ tasks: [...['acme', 'acme_2'].map((name) => [name, name, name])] }, '1.1');
    const { told: tellReplaced } = await rehearseOn(all(both, tasks, idle));
    expect(tellReplaced('Scheduled tasks')).toEqual(['passed']);
    const unhandled = { result: { handled: false } };
    const { told: tellOld } = await rehearseOn(all(tasks, answers('task', unhandled, unhandled)));
    expect(tellOld('Scheduled tasks')).toEqual(['passed']);
  });

  test('is a list of its own posts, which has one then', async () => {
    const list = '/wp-admin/edit.php?post_type=acme';
    let isMade = false;
    const { told } = await rehearseOn(
      all(own({ pages: [[list, 'Acme', `http://127.0.0.1:8080${list}`]] }), ({ what, version }) => {
        if (what === 'content Rehearsal.') isMade = true;
        return what === list && isMade && version === '1.1.0' ? { log: FATAL } : undefined;
      }),
    );
    expect(told('Own pages')[0]).toBe('failed');
  });

  test('may need a post that a list of its own posts got: the previous version gets one, too', async () => {
    const list = '/wp-admin/edit.php?post_type=book';
    const pages = [['book', 'Books', `http://127.0.0.1:8080${list}`]];
    const listed = new Set<string>();
    const tell = all(own({ ...SHORTCODES, pages }), ({ what, version }) => {
      if (what === list) listed.add(version);
      return what === '/?p=3' && listed.has(version) ? { log: FATAL } : undefined;
    });
    const { told } = await rehearseOn(tell);
    expect(told('Shortcodes and blocks')).toEqual([
      'passed',
      expect.stringMatching(/^notice: .*The previous version has it, too/),
    ]);
  });

  test('is a post without its text', async () => {
    const bare = { output: PAGE };
    const text = { output: PAGE.replace('</html>', 'This is your first post.</html>') };
    const { told } = await rehearseOn(answers('/?p=1', bare, text));
    expect(told('More pages')).toEqual(['failed', expect.stringContaining('no longer shows its text')]);
    const { told: tellOld } = await rehearseOn(answers('/?p=1', bare, bare));
    expect(tellOld('More pages')).toEqual(['passed']);
  });

  test('is a REST interface that is closed to administrators', async () => {
    const closed: Tell = ({ what, version }) =>
      what.includes('rest_route=%2Fwp') && version === '1.1.0' ? { status: 401, output: '{}' } : undefined;
    const { told } = await rehearseOn(closed);
    expect(told('More pages')).toEqual(['failed', expect.stringContaining('who edits posts, answers 401')]);
  });

  test('is told by its own name when many are in one post', async () => {
    const contents: string[] = [];
    const { told } = await rehearseOn(
      all(own(SHORTCODES), ({ what, version }) => {
        if (what.startsWith('content')) contents.push(what);
        return what.includes('[b]') && version === '1.1.0' ? { log: FATAL, result: undefined } : undefined;
      }),
    );
    expect(told('Shortcodes and blocks')[0]).toBe('failed');
    expect(contents.slice(0, 3)).toEqual([
      expect.stringMatching(/\[a\][^]*\[b\]/),
      expect.stringMatching(/\[a\]$/),
      expect.stringMatching(/\[b\]$/),
    ]);
  });
});

describe('a shortcode', () => {
  const show = (now: string, before: string, forAdmins = now): Tell => {
    let asked = 0;
    return ({ what, version }) => {
      if (what !== '/?p=3') return undefined;
      if (version === '1.1.0') asked += 1;
      const shown = version !== '1.1.0' ? before : asked === 1 ? now : forAdmins;
      return {
        output: `<!DOCTYPE html><html><p><!--rehearsal 0-->${shown}<!--/rehearsal 0--></p></html>`,
      };
    };
  };
  const one = own({ shortcodes: [['a', 'a', 'a']] });

  test.each([
    ['', '<b>5 notes</b>', 'failed'],
    ['<style>b{}</style></p>\n<p>', '<img src="a.png">', 'failed'],
    ['', 'No notes yet.', 'warned'],
    ['', '[a]', 'passed'],
    ['', '<style>b{}</style>', 'passed'],
    ['<div></div>', '5 notes', 'passed'],
    ['', '<div class="notes"><ul></ul></div>', 'warned'],
    ['', '<div id="notes"></div>', 'failed'],
  ])('that shows %j, and before %j: %s', async (now, before, outcome) => {
    const { told } = await rehearseOn(all(one, show(now, before)));
    expect(told('Shortcodes and blocks')[0]).toBe(outcome);
  });

  test('that only those see who have logged in is fine', async () => {
    const { told } = await rehearseOn(all(one, show('', '5 notes', '5 notes')));
    expect(told('Shortcodes and blocks')).toEqual(['passed']);
  });

  const post = (...shown: readonly string[]) => {
    const parts = shown.map((text, index) => `<!--rehearsal ${index}-->${text}<!--/rehearsal ${index}-->`);
    return { output: `<!DOCTYPE html><html>${parts.join('')}</html>` };
  };

  test('that only visitors see is fine beside a new one that only those see who have logged in', async () => {
    let asked = 0;
    const { told } = await rehearseOn(
      all(own(SHORTCODES, '1.1.0'), one, ({ what, version }) => {
        if (what !== '/?p=3') return undefined;
        if (version !== '1.1.0') return post('Log in here: Name', '[b]');
        asked += 1;
        return asked === 1 ? post('Log in here: Name', '') : post('', 'Your account');
      }),
    );
    expect(told('Shortcodes and blocks')).toEqual(['passed']);
  });

  test('that shows itself once on a page is fine below a new one that shows the same', async () => {
    let content = '';
    const { told } = await rehearseOn(
      all(
        own(
          {
            shortcodes: [
              ['new', '', 'new'],
              ['a', '', 'a'],
            ],
          },
          '1.1.0',
        ),
        one,
        ({ what, version }) => {
          if (what.startsWith('content')) content = what;
          if (what !== '/?p=3') return undefined;
          if (version !== '1.1.0') return post('[new]', '5 notes');
          return content.includes('[new]') ? post('5 notes', '') : post('5 notes');
        },
      ),
    );
    expect(told('Shortcodes and blocks')).toEqual(['passed']);
  });
});

describe('an AJAX action', () => {
  const AJAX = '/wp-admin/admin-ajax.php?action=acme';
  const action = own({ actions: [['wp_ajax_acme', 'acme', `http://127.0.0.1:8080${AJAX}`]] });
  const fatal = (text: string) =>
    `[01-Jan-2026 00:00:00 UTC] PHP Fatal error:  Uncaught ${text} in /wordpress/wp-content/plugins/acme/acme.php:3\n`;

  test.each([
    ['Error: Call to undefined function gone()', 'failed'],
    ['TypeError: acme(): Argument #1 ($id) must be of type string, null given', 'passed'],
    ['Error: Call to undefined method Acme::gone()', 'failed'],
    ['Error: Call to undefined method WP_Error::get_items()', 'passed'],
  ])('that dies of %s', async (text, outcome) => {
    const { told } = await rehearseOn(all(action, log(AJAX, fatal(text))));
    expect(told('AJAX and forms')[0]).toBe(outcome);
  });

  test.each([200, 400, 403, 500])('may answer %i', async (status) => {
    const { told } = await rehearseOn(all(action, answers(AJAX, { status, output: '0' })));
    expect(told('AJAX and forms')).toEqual(['passed']);
  });

  test('may change people, because the site is put back', async () => {
    let isChanged = false;
    const { told } = await rehearseOn(
      all(action, ({ what, version }) => {
        if (what === AJAX || what.startsWith('restore')) isChanged = what === AJAX;
        if (what !== 'state') return undefined;
        const can = isChanged ? [] : ['manage_options', 'activate_plugins', 'edit_posts'];
        return { result: { active: true, listed: true, version, can, plugins: ['acme/acme.php'] } };
      }),
    );
    expect(told('AJAX and forms')).toEqual(['passed']);
    expect(told('Still active')).toEqual(['passed']);
  });

  test('may die as it did', async () => {
    const { told } = await rehearseOn(
      all(action, log(AJAX, fatal('Error: Call to undefined function gone()'), '1.')),
    );
    expect(told('AJAX and forms')).toEqual(['passed']);
  });
});

describe('an address of its own', () => {
  const rules = { rules: [['^acme/?$', '/acme/', 'http://127.0.0.1:8080/acme/']] };

  test('that is 404 now is an error', async () => {
    const { told } = await rehearseOn(all(own(rules), answers('/acme/', { status: 404 })));
    expect(told('Own pages')).toEqual(['failed', expect.stringContaining('/acme/ answers 404')]);
  });

  test('that is stored as the previous version had it is an error', async () => {
    const stale = { ...rules, stale: [['^acme/?$', '^acme/?$', '']] };
    const { told } = await rehearseOn(({ what, version }) =>
      what !== 'own' || version === ''
        ? undefined
        : { result: { ...NOTHING, ...(version === '1.1.0' ? stale : rules) } },
    );
    expect(told('What it adds')).toEqual(['failed', expect.stringContaining('flush_rewrite_rules()')]);
  });
});

describe('an editor', () => {
  const HOME = '/wp-admin/index.php';
  test('who is sent away from the dashboard is an error', async () => {
    const away = answers(HOME, { status: 302, location: '/' });
    const { told } = await rehearseOn(away);
    expect(told('More pages')).toEqual(['failed', expect.stringContaining('for an editor, sends them to /')]);
  });

  test('may be sent elsewhere in it', async () => {
    const { told } = await rehearseOn(answers(HOME, { status: 302, location: '/wp-admin/edit.php' }));
    expect(told('More pages')).toEqual(['passed']);
  });
});

test('what dies since the rehearsal saved a post is no error if the previous version dies of it, too', async () => {
  const saved = new Set<string>();
  const tell: Tell = ({ what, version }) => {
    if (what === 'save') saved.add(version);
    return what === 'task' && saved.has(version) ? { log: FATAL } : undefined;
  };
  const { told } = await rehearseOn(all(own({ tasks: [['acme', 'acme', 'acme']] }), tell));
  expect(told('Scheduled tasks').join()).toContain('The previous version has it, too.');
});

test('what dies since the content of the plugin was shown is no error if the previous version dies of it, too', async () => {
  const shown = new Set<string>();
  const tell: Tell = ({ what, version }) => {
    if (what === '/?p=3') shown.add(version);
    return what === '/?sitemap=posts&sitemap-subtype=post&paged=1' && shown.has(version)
      ? { log: FATAL }
      : undefined;
  };
  const { told } = await rehearseOn(all(own(SHORTCODES), tell));
  expect(told('Other contexts')).toEqual([
    'passed',
    expect.stringMatching(/^notice: .*The previous version has it, too\.$/),
  ]);
});

test('a post that is not published when it is saved is an error', async () => {
  const { told } = await rehearseOn(
    answers('save', { result: { lost: ['an administrator'] } }, { result: { lost: [] } }),
  );
  expect(told('Saving')).toEqual([
    'failed',
    expect.stringContaining('A post that an administrator publishes is not published'),
  ]);
});

test('one thing that breaks a post with many is found although not each of them is asked for alone', async () => {
  const shortcodes = Array.from({ length: 12 }, (_, index) => [`s${index}`, '', `s${index}`]);
  const { told } = await rehearseOn(
    all(own({ shortcodes }), ({ what, version }) =>
      what.includes('[s11]') && version === '1.1.0' ? { log: FATAL, result: undefined } : undefined,
    ),
  );
  expect(told('Shortcodes and blocks')).toEqual([
    'failed',
    'error: PHP Fatal error: Uncaught Error: gone().',
  ]);
});

describe('more pages', () => {
  const URL = 'http://127.0.0.1:8080/wp-admin/profile.php';
  const hooks = (count: string, version = '1.') =>
    own({ hooks: [[`show_user_profile ${count}`, 'show_user_profile', URL]] }, version);
  const changed = all(hooks('1'), hooks('0', ''));

  test('are those of WordPress to which the plugin adds something', async () => {
    const countMore = ({ result }: Awaited<ReturnType<typeof rehearseOn>>) =>
      Number(result.steps.find(({ name }) => name === 'More pages')?.asked);
    const [more, others] = [await rehearseOn(changed), await rehearseOn(hooks('1', ''))];
    expect(more.moments.map(({ what }) => what)).toContain('/wp-admin/profile.php');
    expect(others.moments.map(({ what }) => what)).not.toContain('/wp-admin/profile.php');
    expect(countMore(others)).toBeGreaterThan(8);
    expect(countMore(more)).toBe(countMore(others) + 1);
  });

  test('die of what the plugin adds', async () => {
    const { told } = await rehearseOn(all(changed, log('/wp-admin/profile.php', FATAL)));
    expect(told('More pages')[0]).toBe('failed');
  });

  test('are those of the plugins beside it', async () => {
    const shop = own({ ...PAGES, ...SHORTCODES }, '');
    const { told, moments } = await rehearseOn(all(shop, log(ACME, FATAL)), { beside: ['shop'] });
    expect(told('More pages')).toEqual(['failed', 'error: PHP Fatal error: Uncaught Error: gone().']);
    expect(moments.map(({ what }) => what)).toContain('content [a]\n\n[b]');
    const { moments: alone } = await rehearseOn(shop);
    expect(alone.map(({ what }) => what)).not.toContain(ACME);
  });
});

describe('the settings', () => {
  const form = `<form method="post" action="options.php"><input name='option_page' value='acme'><input name="_wpnonce" value="1">
    <input name="acme[title]" value="Bob&#039;s &amp; co"><input type="checkbox" name="on" checked><input type="checkbox" name="off">
    <select name="color"><option value="red">Red<option value="teal" selected>Teal</select><textarea name="text">a &lt; b</textarea>
    <input type="submit" name="submit" value="Save"></form>`;
  const shown: Tell = ({ what }) => (what === ACME ? { output: frame(form) } : undefined);
  const save = '/wp-admin/options.php with a form';

  test('are saved as the page shows them', () => {
    expect([...new URLSearchParams(fillSettings(frame(form)))]).toEqual([
      ['option_page', 'acme'],
      ['_wpnonce', '1'],
      ['acme[title]', "Bob's & co"],
      ['on', 'on'],
      ['color', 'teal'],
      ['text', 'a < b'],
    ]);
    expect(fillSettings(frame(form.replace('options.php', 'admin-post.php')))).toBeUndefined();
    expect(fillSettings(frame(form.replace('_wpnonce', 'x')))).toBeUndefined();
    // JavaScript brings the fields of this one, and sends them elsewhere.
    const [empty = ''] = form.split('<input name="acme[title]"');
    expect(fillSettings(frame(empty))).toBeUndefined();
  });

  test('that cannot be saved any more are an error', async () => {
    const { told, moments } = await rehearseOn(all(own(PAGES), shown, log(save, FATAL)));
    expect(told('Saving')).toEqual(['failed', 'error: PHP Fatal error: Uncaught Error: gone().']);
    expect(moments.filter(({ what, version }) => what === 'save' && version === '1.1.0')).toHaveLength(1);
    const refused = { status: 403, output: 'No.' };
    const { told: tellRefused } = await rehearseOn(
      all(own(PAGES), shown, answers(save, refused, { status: 302 })),
    );
    expect(tellRefused('Saving')).toEqual(['failed', expect.stringContaining('no longer works: No.')]);
    const { told: tellOld } = await rehearseOn(all(own(PAGES), shown, answers(save, refused, refused)));
    expect(tellOld('Saving')).toEqual(['passed']);
  });

  test('are not asked for where no page has some', async () => {
    const { result, moments } = await rehearseOn(own(PAGES));
    expect(moments.map(({ what }) => what)).not.toContain(save);
    expect(result.steps.find(({ name }) => name === 'Saving')?.asked).toBe('2');
  });

  test('may be in tabs', async () => {
    const link = (query: string, more = '') => `<a${more} href="${ACME}&amp;${query}">x</a>`;
    const links = [
      link('tab=a', ' class="nav-tab-active"'),
      link('tab=b'),
      link('tab=c&amp;action=x'),
      link('action=x'),
    ];
    const more = [
      `<a href="/wp-admin/admin.php?page=other&amp;tab=b">x</a>`,
      link('section=d'),
      link('tab=e'),
    ];
    const tabs: Tell = ({ what }) =>
      what === ACME ? { output: frame([...links, ...more].join('')) } : undefined;
    const { told, result, moments } = await rehearseOn(all(own(PAGES), tabs, log(`${ACME}&tab=b`, FATAL)));
    expect(told('Own pages')[0]).toBe('failed');
    expect(result.steps.find(({ name }) => name === 'Own pages')?.asked).toBe('1, and 2 tabs');
    const asked = moments.filter(({ what, version }) => what.startsWith(ACME) && version === '1.1.0');
    expect([...new Set(asked.map(({ what }) => what))]).toEqual([ACME, `${ACME}&tab=b`, `${ACME}&section=d`]);
  });

  test('may be in tabs of pages that are not its own', async () => {
    const hooks = { hooks: [['acme', 'The page of another plugin', `http://127.0.0.1:8080${ACME}`]] };
    const tabs: Tell = ({ what }) =>
      what === ACME ? { output: frame(`<a href="${ACME}&amp;tab=b">x</a>`) } : undefined;
    const { told, result } = await rehearseOn(all(own(hooks), tabs, log(`${ACME}&tab=b`, FATAL)));
    expect(told('Own pages')).toEqual(['failed', 'error: PHP Fatal error: Uncaught Error: gone().']);
    expect(result.steps.find(({ name }) => name === 'Own pages')?.asked).toBe('1 tab');
  });
});

describe('what belongs to a plugin beside it alone', () => {
  const form = (name: string, action: string) =>
    `<form method="post" action="${action}"><input type="hidden" name="option_page" value="${name}"><input type="hidden" name="_wpnonce" value="1"><input type="checkbox" name="${name}" value="1"><button name="save" value="save">Save</button></form>`;
  const link = (tab: string) => `<a href="${ACME}&amp;tab=${tab}">${tab}</a>`;
  const shop: Tell = ({ what, version }) => {
    const ours = version === '' ? '' : link('ours');
    if (what === ACME) return { output: frame(`${link('theirs')}${ours}${form('theirs', 'options.php')}`) };
    const tab = /&tab=(\w+)$/.exec(what)?.[1];
    return tab === undefined ? undefined : { output: frame(form(tab, '')) };
  };

  test('is neither saved nor opened, and a tab that the plugin adds there is', async () => {
    const { result, moments } = await rehearseOn(all(own(PAGES, ''), shop), { beside: ['shop'] });
    const message = (name: string) => result.steps.find((step) => step.name === name)?.message;
    expect(message('Own pages')).toBe('1 tab');
    expect(message('Settings')).toBe('1 box');
    // Those that every site has: a post, and the settings of the classic editor.
    expect(message('Saving')).toBe('2');
    const asked = moments.map(({ what }) => what);
    expect(asked).toContain(`${ACME}&tab=ours`);
    expect(asked).not.toContain(`${ACME}&tab=theirs`);
    expect(asked).not.toContain('/wp-admin/options.php');
  });

  test('has no rows where the plugin adds nothing to it', async () => {
    const alone: Tell = (moment) => shop({ ...moment, version: '' });
    const { result } = await rehearseOn(all(own(PAGES, ''), alone), { beside: ['shop'] });
    const names = result.steps.map(({ name }) => name);
    expect(names).toContain('More pages');
    expect(names).not.toContain('Own pages');
    expect(names).not.toContain('Settings');
  });
});

describe('what is gone', () => {
  const gone = async (before: Lists, now: Lists) =>
    (await rehearseOn(all(own(before, '1.0.0'), own(now, '1.1.0')))).told('What it adds');
  const named = (...names: readonly string[]) => names.map((name) => [name, 'acme.php', '']);

  test('is a notice', async () => {
    expect(await gone({ shortcodes: named('tidy') }, {})).toEqual([
      'passed',
      'notice: The shortcode `[tidy]` of the previous version is gone: posts that use it show its name.',
    ]);
  });

  test('is one notice for each kind', async () => {
    const functions = named('a', 'b', 'c', 'd', 'e', 'f', 'g');
    expect(await gone({ functions, tasks: named('x') }, {})).toEqual([
      'passed',
      expect.stringMatching(/The scheduled task `x`/),
      expect.stringMatching(/7 functions .*: `a\(\)`, `b\(\)`, `c\(\)`, `d\(\)`, `e\(\)` and 2 more/),
    ]);
  });

  test('is an error where administrators may no longer open a page', async () => {
    expect(await gone(PAGES, { refused: named('acme') })).toEqual([
      'failed',
      'error: Administrators may no longer open the page "Acme" (`acme`): they lack the capability that it asks for. Give it to them when the plugin finds data of an older version.',
    ]);
    expect(await gone({}, { refused: named('acme') })).toEqual([]);
  });

  test('may be there with other capitals, which only some names tell apart', async () => {
    expect(
      await gone(
        { shortcodes: named('Tidy'), functions: named('Tidy') },
        { shortcodes: named('tidy'), functions: named('tidy') },
      ),
    ).toEqual(['passed', expect.stringMatching(/`\[Tidy\]` is called `\[tidy\]` now/)]);
  });

  test('is nothing of a library, and nothing that WordPress plans itself', async () => {
    const before = { classes: [['Lib', 'vendor/lib.php', '']], tasks: named('wp_version_check') };
    expect(await gone(before, {})).toEqual([]);
  });
});

describe('scripts and styles', () => {
  const linking = (file: string, version = '1.1.0'): Tell => {
    const link = `<script src="http://127.0.0.1:8080/wp-content/plugins/acme/${file}?ver=1&amp;x=2"></script>`;
    return (moment) =>
      moment.what === '/' && moment.version.startsWith(version)
        ? { status: 200, output: PAGE.replace('</html>', `${link}</html>`) }
        : undefined;
  };

  test('that the package lacks are an error', async () => {
    const { told } = await rehearseOn(linking('build/a.js'));
    expect(told('Scripts and styles')).toEqual([
      'failed',
      'error: The front page (/) links `build/a.js`, which is not in the package.',
    ]);
  });

  test('that are empty now are an error', async () => {
    const files = (size: number) => ({ result: [[Buffer.from('a.js').toString('base64'), size, '']] });
    const emptied: Tell = ({ what, version }) =>
      what === 'files' ? files(version === '1.1.0' ? 0 : 9) : undefined;
    const { told } = await rehearseOn(all(linking('a.js'), emptied));
    expect(told('Scripts and styles')).toEqual([
      'failed',
      'error: The front page (/) links `a.js`, which is empty.',
    ]);
    const empty: Tell = ({ what }) => (what === 'files' ? files(0) : undefined);
    const { told: tellOld } = await rehearseOn(all(linking('a.js'), empty));
    expect(tellOld('Scripts and styles')).toEqual(['passed']);
  });

  test('may have two slashes in their addresses', async () => {
    const { told } = await rehearseOn(linking('/acme//a.js'));
    expect(told('Scripts and styles')).toEqual([
      'failed',
      'error: The front page (/) links `acme/a.js`, which is not in the package.',
    ]);
  });

  test('that the previous version links and lacks are old', async () => {
    const { told } = await rehearseOn(linking('build/a.js', '1.'));
    expect(told('Scripts and styles')).toEqual([
      'passed',
      expect.stringMatching(/^notice: .*does so, too\.$/),
    ]);
  });

  test('are found behind two slashes, as web servers find them', async () => {
    const { told } = await rehearseOn(linking('/build//a.js'));
    expect(told('Scripts and styles')).toEqual([
      'failed',
      'error: The front page (/) links `build/a.js`, which is not in the package.',
    ]);
  });

  test.each(['acme.php', '../other/a.js', '%zz.css/'])('do not count: %s', async (file) => {
    const { told } = await rehearseOn(linking(file));
    expect(told('Scripts and styles')).toEqual([]);
  });
});

describe('a page without its end', () => {
  const half: Tell = ({ what, version }) =>
    what === '/' ? { output: version === '1.1.0' ? '<!DOCTYPE html><html>half' : PAGE } : undefined;

  test('is an error', async () => {
    const { told } = await rehearseOn(half);
    expect(told('Front page')).toEqual(['failed', expect.stringContaining('stops before its end')]);
  });

  test('is asked for again behind a redirect', async () => {
    let count = 0;
    const { told } = await rehearseOn(({ what, version }) => {
      if (what !== '/wp-admin/' || version !== '1.1.0') return undefined;
      count += 1;
      return count === 1 ? { status: 302, location: '/wp-admin/admin.php?page=welcome' } : undefined;
    });
    expect(told('Dashboard')).toEqual(['passed']);
    expect(count).toBe(2);
  });
});
