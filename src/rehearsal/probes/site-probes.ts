import type { RehearsalContext } from '../model/context.ts';
import type { Inventory, RegistrationKind } from '../model/inventory.ts';
import type { StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { FIRST_TEXT, listFaults } from '../judge/answer.ts';
import {
  contentProbe,
  listAll,
  pageProbe,
  pathProbe,
  routeProbe,
  together,
  visitProbe,
} from './plugin-probes.ts';
import { MAX_ASKED, type Probe, type ProbeSet } from '../model/probe.ts';
import { fillForm, fillSettings } from './forms.ts';
import type { ListedFile } from '../model/packages.ts';
import { SITE } from '../site/player/protocol.ts';
import type { ProbeAnswer } from './run-probes.ts';

const HOME = 'The dashboard (/wp-admin/index.php), for an editor,';

/** Pages that every site has, and that plugins change. */
const MORE_PAGES: readonly Probe[] = [
  page('search', 'The search (/?s=hello)', '/?s=hello'),
  { ...page('404', 'A page that is not there', '/?p=987654321'), kind: 'not-found' },
  { ...page('post', 'A post (/?p=1)', '/?p=1'), kind: 'post', shows: FIRST_TEXT },
  page('administrator', 'The front page, for an administrator,', '/', ({ cookie }) => cookie),
  page('reader', 'The front page, for a subscriber,', '/', ({ reader }) => reader.cookie),
  page('posts', 'The list of posts (/wp-admin/edit.php)', '/wp-admin/edit.php', ({ cookie }) => cookie),
  page('editor', 'The editor (/wp-admin/post-new.php)', '/wp-admin/post-new.php', ({ cookie }) => cookie),
  { ...page('home', HOME, '/wp-admin/index.php', ({ editorCookie }) => editorCookie), kind: 'dashboard' },
  { name: 'log-in', subject: 'A log-in with name and password', ask: logIn, kind: 'form' },
];

/**
 * Lists pages that the plugin may change although they are not its own: those of every site, those of WordPress that it
 * hooks into, and what the plugins beside it show, where people meet an add-on.
 *
 * @param others what the site has without the plugin; `undefined` without plugins beside it
 * @param paths pages that the author names
 * @param failed pages of WordPress that have an error: an editor would meet that of the dashboard again
 */
export function listMore(
  own: Inventory,
  others: Inventory | undefined,
  paths: readonly string[],
  failed: ReadonlySet<StepName>,
): ProbeSet {
  const read = (kind: RegistrationKind) => others?.kinds.get(kind) ?? [];
  const pages = read('pages').filter(({ target }) => target.includes('page='));
  const shortcodes = read('shortcodes').map(({ name }) => contentProbe('shortcode', `[${name}]`, name));
  const probes = [
    ...MORE_PAGES,
    editorProbe(own.nonce),
    heartbeatProbe(own.beat),
    ...pages.slice(0, MAX_ASKED / 2).map(pageProbe),
    ...(own.kinds.get('hooks') ?? []).map(({ title, target }) =>
      visitProbe('page', title, `The page ${target}`, target, true),
    ),
    ...listAll(shortcodes, (all) => together('the shortcodes of the plugins beside it', 'post', all)),
  ];
  const left = probes.filter(({ kind }) => !(kind === 'dashboard' && failed.has('Dashboard')));
  return {
    step: 'More pages',
    probes: [...left, ...paths.map(pathProbe)],
    asked: String(probes.length),
  };
}

function page(
  name: string,
  subject: string,
  url: string,
  chooseCookie: (context: RehearsalContext) => string = () => '',
): Probe {
  const ask = (context: RehearsalContext) =>
    context.visit({ url, isForAdmins: false }, chooseCookie(context));
  return { name, subject, ask, kind: 'page' };
}

/** A request that the editor sends before it shows anything. */
function editorProbe(nonce: string): Probe {
  const probe = routeProbe({ name: '/wp/v2/types/post' }, nonce);
  return { ...probe, name: 'rest', subject: 'The REST interface, for an administrator who edits posts,' };
}

/** The request that open pages of the dashboard send each minute. Source: WordPress core wp_ajax_heartbeat(). */
function heartbeatProbe(nonce: string): Probe {
  const url = '/wp-admin/admin-ajax.php';
  const form = `action=heartbeat&screen_id=post&has_focus=true&interval=60&data[rehearsal]=1&_nonce=${encodeURIComponent(nonce)}`;
  return formProbe('json', 'heartbeat', 'AJAX, with which open pages of the dashboard report,', url, form);
}

/** Posts a form as an administrator. */
function formProbe(kind: 'form' | 'json', name: string, subject: string, url: string, form: string): Probe {
  const ask: Probe['ask'] = async ({ site, cookie }) => {
    return { reply: await site.request(url, cookie, form), target: url };
  };
  return { name, subject, ask, kind };
}

/** Forms that people save: the settings of the first page that has some, and those that every site has. */
export function listSaves(pages: readonly Visit[]): ProbeSet {
  const forms = pages.flatMap(({ reply, target }): readonly Probe[] => {
    const form = fillSettings(reply.output);
    if (form === undefined) return [];
    const subject = `Saving the settings of ${target}`;
    return [formProbe('form', 'settings', subject, '/wp-admin/options.php', form)];
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

/** How a site differs from the usual one. */
interface Setting {
  /** The owner has chosen the classic editor. */
  readonly classic?: boolean;
  readonly locale?: string;
  readonly https?: boolean;
}

/** Works on the site while it is as `setting` says. */
async function onSite<T>({ site }: RehearsalContext, setting: Setting, work: () => Promise<T>): Promise<T> {
  const put = (what: Setting) =>
    site.put(SITE.scene.slice(SITE.folder.length + 1), Buffer.from(JSON.stringify(what)));
  await put(setting);
  const result = await work();
  await put({});
  return result;
}

/** A language without its translations is another one, too. */
const OTHER_LOCALE = 'de_DE';
const TRANSLATION = /-([a-z]{2,3}_[A-Z]{2})\.mo$/;

/** The language of the first translation in the package that is not the English that everybody has. */
function chooseLocale(files: readonly ListedFile[]): string {
  const locales = files.flatMap(({ shown }) => TRANSLATION.exec(shown)?.[1] ?? []);
  return locales.find((locale) => !locale.startsWith('en_')) ?? OTHER_LOCALE;
}

/**
 * Lists ways into a site on which plugins run without anybody who looks: another language, HTTPS, scheduled tasks, WP-CLI,
 * XML-RPC and the sitemap. One request each, because they take as long as a page.
 *
 * @param own the answers of the plugin's own pages
 * @param files of the package
 * @param failed pages of WordPress that have an error: with HTTPS, the front page would have it again
 */
export function listContexts(
  own: readonly ProbeAnswer[],
  files: readonly ListedFile[],
  failed: ReadonlySet<StepName>,
): ProbeSet {
  const locale = chooseLocale(files);
  // A page that fails anyway says nothing about the language.
  const fine = own.find(
    ({ probe, seen }) => listFaults(probe, seen).length === 0 && seen.target.includes('page='),
  );
  const page = fine?.seen.target ?? '/wp-admin/tools.php';
  const probes: readonly Probe[] = [
    {
      name: 'language',
      subject: `The page ${page} in the language ${locale}`,
      ask: (context) => onSite(context, { locale }, () => context.visit({ url: page, isForAdmins: true })),
      kind: 'page',
    },
    {
      name: 'https',
      subject: `The front page of a site with HTTPS and the language ${locale}`,
      ask: (context) =>
        onSite(context, { locale, https: true }, () => context.visit({ url: '/', isForAdmins: false })),
      kind: 'page',
    },
    scriptProbe('cron', 'What WordPress runs for scheduled tasks (wp-cron.php)', { task: '' }),
    scriptProbe('cli', 'What WordPress runs for WP-CLI', { cli: true }),
    {
      name: 'xml-rpc',
      subject: 'A post by XML-RPC',
      ask: async ({ site }) => ({ reply: await site.request('/xmlrpc.php', '', NEW_POST), target: '' }),
      kind: 'open',
    },
    visitProbe('open', 'sitemap', 'The sitemap of posts', SITEMAP),
  ];
  const left = probes.filter(({ name }) => !(name === 'https' && failed.has('Front page')));
  return { step: 'Other contexts', probes: left, asked: String(probes.length) };
}

function scriptProbe(name: string, subject: string, order: object): Probe {
  const ask: Probe['ask'] = async ({ site }) => ({ reply: await site.run('context', order), target: '' });
  return { name, subject, ask, kind: 'script' };
}

/** Source: WordPress core WP_Sitemaps::register_rewrites(). */
const SITEMAP = '/?sitemap=posts&sitemap-subtype=post&paged=1';

const text = (value: string) => `<value><string>${value}</string></value>`;
const member = (name: string, value: string) => `<member><name>${name}</name>${text(value)}</member>`;

/** The administrator of a new site publishes a post. Source: WordPress core wp_xmlrpc_server::wp_newPost(). */
const NEW_POST = `<?xml version="1.0"?><methodCall><methodName>wp.newPost</methodName><params>${[
  '<value><int>1</int></value>',
  text('admin'),
  text('password'),
  `<value><struct>${member('post_title', 'Rehearsal')}${member('post_content', 'Rehearsal.')}${member('post_status', 'publish')}</struct></value>`,
]
  .map((value) => `<param>${value}</param>`)
  .join('')}</params></methodCall>`;

const EDITOR = '/wp-admin/post-new.php';

/** A post in the classic editor, saved with the fields that plugins put beside it. */
const CLASSIC: Probe = {
  name: 'classic editor',
  subject: 'A post in the classic editor',
  ask: (context) => onSite(context, { classic: true }, () => saveClassic(context)),
  kind: 'open',
};

async function saveClassic(context: RehearsalContext): Promise<Visit> {
  const { site, cookie } = context;
  const { reply, target } = await context.visit({ url: EDITOR, isForAdmins: true });
  const fields = fillForm(reply.output, 'post.php');
  if (fields === undefined) return { reply, target };
  fields.set('post_title', 'Rehearsal');
  fields.set('content', 'Rehearsal.');
  fields.set('publish', 'Publish');
  const saved = await site.request('/wp-admin/post.php', cookie, fields.toString());
  return { reply: { ...saved, log: [...reply.log, ...saved.log] }, target: '/wp-admin/post.php' };
}
