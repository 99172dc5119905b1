import type { RehearsalContext } from '../model/context.ts';
import type { ListedFile } from '../model/packages.ts';
import type { Visit } from '../model/site.ts';
import { SITE } from '../site/player/protocol.ts';
import { visit } from '../site/visit.ts';
import { listFaults } from './judge-answer.ts';
import type { Probe, ProbeSet } from './probe.ts';
import type { ProbeAnswer } from './run-probes.ts';
import { fillForm } from './settings.ts';

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
 */
export function listContexts(own: readonly ProbeAnswer[], files: readonly ListedFile[]): ProbeSet {
  const locale = chooseLocale(files);
  // What fails anyway says nothing about the language.
  const fine = own.find(
    ({ probe, seen }) => listFaults(probe, seen).length === 0 && seen.target.includes('page='),
  );
  const page = fine?.seen.target ?? '/wp-admin/tools.php';
  const probes: readonly Probe[] = [
    {
      name: 'language',
      subject: `The page ${page} in the language ${locale}`,
      ask: (context) => onSite(context, { locale }, () => visit(context, { url: page, isForAdmins: true })),
      kind: 'page',
    },
    {
      name: 'https',
      subject: `The front page of a site with HTTPS and the language ${locale}`,
      ask: (context) =>
        onSite(context, { locale, https: true }, () => visit(context, { url: '/', isForAdmins: false })),
      kind: 'page',
    },
    { ...started('cron', { task: '' }), subject: 'What WordPress runs for scheduled tasks (wp-cron.php)' },
    { ...started('cli', { cli: true }), subject: 'What WordPress runs for WP-CLI' },
    {
      name: 'xml-rpc',
      subject: 'A post by XML-RPC',
      ask: async ({ site }) => ({ reply: await site.request('/xmlrpc.php', '', NEW_POST), target: '' }),
      kind: 'open',
    },
    {
      name: 'sitemap',
      subject: 'The sitemap of posts',
      ask: (context) => visit(context, { url: SITEMAP, isForAdmins: false }),
      kind: 'open',
    },
  ];
  return { step: 'Other contexts', probes, asked: String(probes.length) };
}

function started(
  name: string,
  order: object,
): Pick<Probe, 'name'> & {
  readonly kind: 'script';
  readonly ask: Probe['ask'];
} {
  return {
    name,
    ask: async ({ site }) => ({ reply: await site.run('context', order), target: '' }),
    kind: 'script',
  };
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
export const CLASSIC: Probe = {
  name: 'classic editor',
  subject: 'A post in the classic editor',
  ask: (context) => onSite(context, { classic: true }, () => saveClassic(context)),
  kind: 'open',
};

async function saveClassic(context: RehearsalContext): Promise<Visit> {
  const { site, cookie } = context;
  const { reply, target } = await visit(context, { url: EDITOR, isForAdmins: true });
  const fields = fillForm(reply.output, 'post.php');
  if (fields === undefined) return { reply, target };
  fields.set('post_title', 'Rehearsal');
  fields.set('content', 'Rehearsal.');
  fields.set('publish', 'Publish');
  const saved = await site.request('/wp-admin/post.php', cookie, fields.toString());
  return { reply: { ...saved, log: reply.log + saved.log }, target: '/wp-admin/post.php' };
}
