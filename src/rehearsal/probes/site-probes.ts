import type { RehearsalContext } from '../model/context.ts';
import type { Registration, Inventory, RegistrationKind } from '../model/inventory.ts';
import type { Visit } from '../model/site.ts';
import { visit } from '../site/visit.ts';
import { CLASSIC } from './context-probes.ts';
import { FIRST_TEXT } from './judge-answer.ts';
import { contentProbe, listAll, pageProbe, routeProbe, together } from './plugin-probes.ts';
import { MAX_ASKED, type Probe, type ProbeSet } from './probe.ts';
import { fillSettings } from './settings.ts';

/** Pages that every site has, and that plugins change. */
const MORE_PAGES: readonly Probe[] = [
  page('search', 'The search (/?s=hello)', '/?s=hello'),
  { ...page('404', 'A page that is not there', '/?p=987654321'), kind: 'not-found' },
  { ...page('post', 'A post (/?p=1)', '/?p=1'), kind: 'post', shows: FIRST_TEXT },
  page('administrator', 'The front page, for an administrator,', '/', ({ cookie }) => cookie),
  page('reader', 'The front page, for a subscriber,', '/', ({ reader }) => reader.cookie),
  page('posts', 'The list of posts (/wp-admin/edit.php)', '/wp-admin/edit.php', ({ cookie }) => cookie),
  page('editor', 'The editor (/wp-admin/post-new.php)', '/wp-admin/post-new.php', ({ cookie }) => cookie),
  {
    ...page(
      'home',
      'The dashboard (/wp-admin/index.php), for an editor,',
      '/wp-admin/index.php',
      ({ editorCookie }) => editorCookie,
    ),
    kind: 'dashboard',
  },
  { name: 'log-in', subject: 'A log-in with name and password', ask: logIn, kind: 'form' },
];

/**
 * Lists pages that the plugin may change although they are not its own: those of every site, those of WordPress that it
 * hooks into, and what the plugins beside it show, where people meet an add-on.
 *
 * @param others what the site has without the plugin; `undefined` without plugins beside it
 */
export function listMore(own: Inventory, others: Inventory | undefined): ProbeSet {
  const read = (kind: RegistrationKind) => others?.kinds.get(kind) ?? [];
  const pages = read('pages').filter(({ target }) => target.includes('page='));
  const shortcodes = read('shortcodes').map(({ name }) => contentProbe('shortcode', `[${name}]`, name));
  const probes = [
    ...MORE_PAGES,
    editorProbe(own.nonce),
    beatProbe(own.beat),
    ...pages.slice(0, MAX_ASKED / 2).map(pageProbe),
    ...(own.kinds.get('hooks') ?? []).map(hookProbe),
    ...listAll(shortcodes, (all) => together('the shortcodes of the plugins beside it', 'post', all)),
  ];
  return { step: 'More pages', probes, asked: String(probes.length) };
}

function hookProbe({ title, target }: Registration): Probe {
  const ask = (context: RehearsalContext) => visit(context, { url: target, isForAdmins: true });
  return { name: title, subject: `The page ${target}`, ask, kind: 'page' };
}

function page(
  name: string,
  subject: string,
  url: string,
  chooseCookie: (context: RehearsalContext) => string = () => '',
): Probe {
  const ask = (context: RehearsalContext) =>
    visit(context, { url, isForAdmins: false }, chooseCookie(context));
  return { name, subject, ask, kind: 'page' };
}

/** A request that the editor sends before it shows anything. */
function editorProbe(nonce: string): Probe {
  const probe = routeProbe({ name: '/wp/v2/types/post' }, nonce);
  return { ...probe, name: 'rest', subject: 'The REST interface, for an administrator who edits posts,' };
}

/** The request that open pages of the dashboard send each minute. Source: WordPress core wp_ajax_heartbeat(). */
function beatProbe(nonce: string): Probe {
  const url = '/wp-admin/admin-ajax.php';
  const form = `action=heartbeat&screen_id=post&has_focus=true&interval=60&data[rehearsal]=1&_nonce=${encodeURIComponent(nonce)}`;
  const ask = async ({ site, cookie }: RehearsalContext) => ({
    reply: await site.request(url, cookie, form),
    target: url,
  });
  return {
    name: 'heartbeat',
    subject: 'AJAX, with which open pages of the dashboard report,',
    ask,
    kind: 'json',
  };
}

/** Forms that people save: the settings of the first page that has some, and those that every site has. */
export function listSaves(pages: readonly Visit[]): ProbeSet {
  const forms = pages.flatMap(({ reply, target }): readonly Probe[] => {
    const form = fillSettings(reply.output);
    if (form === undefined) return [];
    const url = '/wp-admin/options.php';
    const ask = async ({ site, cookie }: RehearsalContext) => ({
      reply: await site.request(url, cookie, form),
      target: url,
    });
    return [{ name: 'settings', subject: `Saving the settings of ${target}`, ask, kind: 'form' }];
  });
  const probes = [...forms.slice(0, 1), SAVE, CLASSIC];
  return { step: 'Saving', probes, asked: String(probes.length) };
}

const SAVE: Probe = {
  kind: 'script',
  name: 'post',
  subject: 'Saving a post, a user and a comment, and sending a mail,',
  ask: async ({ site }) => ({ reply: await site.run('save'), target: '' }),
};

const LOG_IN = '/wp-login.php';

async function logIn({ site, reader: { name, password } }: RehearsalContext): Promise<Visit> {
  const form = new URLSearchParams({ log: name, pwd: password, 'wp-submit': 'Log In', testcookie: '1' });
  const cookie = 'wordpress_test_cookie=WP%20Cookie%20check';
  return { reply: await site.request(LOG_IN, cookie, form.toString()), target: LOG_IN };
}
