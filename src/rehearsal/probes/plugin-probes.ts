import type { RehearsalContext } from '../model/context.ts';
import type { Registration, Inventory, RegistrationKind } from '../model/inventory.ts';
import type { StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { readAddress } from '../model/address.ts';
import { MAX_ASKED, type PageProbe, type Probe, type ProbeSet, type ProbeVisit } from '../model/probe.ts';

import { type ContentPart, listTabs, mark, readShown, showPage } from '../judge/html-text.ts';

/** In one post they take hardly any time. */
const MAX_IN_POST = 50;

/** The steps that request what a plugin adds, without its scheduled tasks and actions. */
type PluginStep = 'Own pages' | 'REST routes' | 'Shortcodes and blocks' | 'Widgets' | 'Post types';

/** Lists probes of what a plugin adds, by step. */
export function listPluginProbes(
  own: Inventory,
  before: Inventory | undefined,
): Readonly<Record<PluginStep, ProbeSet>> {
  const read = (kind: RegistrationKind) => own.kinds.get(kind) ?? [];
  const askable = (kind: RegistrationKind) => read(kind).filter(({ target }) => target !== '');
  const shortcodes = askable('shortcodes').map(({ name }) => contentProbe('shortcode', `[${name}]`, name));
  const old = new Set(
    before?.kinds.get('blocks')?.flatMap(({ name, target }) => (target === '' ? [] : [name])),
  );
  const dynamic = read('blocks').filter(({ name, target }) => target !== '' || old.has(name));
  const blocks = dynamic.map(({ name }) =>
    contentProbe('block', `<!-- wp:${name.replace(/^core\//, '')} /-->`, name),
  );
  const widgets = askable('widgets').map(({ name }) =>
    contentProbe('widget', `<!-- wp:legacy-widget ${JSON.stringify({ idBase: name })} /-->`, name),
  );
  const types = read('types');
  const samples = read('samples').slice(0, MAX_IN_POST);
  const ofType = (type: Registration) => typeProbes(type, samples);
  return {
    'Own pages': choose('Own pages', [
      ...askable('pages').map(pageProbe),
      ...askable('rules').map(ruleProbe),
    ]),
    'REST routes': choose(
      'REST routes',
      askable('routes').map((route) => routeProbe(route, own.nonce)),
    ),
    'Shortcodes and blocks': {
      step: 'Shortcodes and blocks',
      probes: [
        ...listAll(shortcodes, (all) => together("the plugin's shortcodes", 'post', all, askShown)),
        ...listAll(blocks, (all) => together("the plugin's blocks", 'page', all, askShown)),
      ],
      asked: count(
        Math.min(shortcodes.length, MAX_IN_POST) + Math.min(blocks.length, MAX_IN_POST),
        shortcodes.length + blocks.length,
      ),
    },
    Widgets: {
      step: 'Widgets',
      probes: listAll(widgets, (all) => together("the plugin's widgets", 'page', all)),
      asked: count(Math.min(widgets.length, MAX_IN_POST), widgets.length),
    },
    'Post types': choose('Post types', [
      ...types.slice(0, MAX_ASKED / 2).flatMap(ofType),
      ...read('taxonomies').map(taxonomyProbe),
      ...types.slice(MAX_ASKED / 2).flatMap(ofType),
    ]),
  };
}

/** Lists scheduled tasks, which come late because they may change the site. */
export function listTasks(own: Inventory, before: Inventory | undefined): ProbeSet {
  const tasks = own.kinds.get('tasks') ?? [];
  const old = new Set(before?.kinds.get('tasks')?.map(({ name }) => name));
  // The work may continue under another name, so that an old task without a handler is fine.
  const isReplaced = tasks.some(({ name }) => !old.has(name));
  return choose(
    'Scheduled tasks',
    tasks.map((task) => taskProbe(task, isReplaced)),
  );
}

function choose(step: StepName, probes: readonly Probe[]): ProbeSet {
  const chosen = probes.slice(0, MAX_ASKED);
  return { step, probes: chosen, asked: count(chosen.length, probes.length) };
}

function count(asked: number, all: number): string {
  return asked === all ? String(all) : `${asked}, and ${all - asked} more, not asked for`;
}

export function pageProbe({ name, title, target }: Registration): PageProbe {
  // The columns of a list show something only if there is a post.
  const type = /\/edit\.php\?post_type=([^&]+)/.exec(target)?.[1];
  return {
    name,
    subject: title === '' ? `The page ${showPage(target)}` : `The page "${title}" (${target})`,
    ask: async (context) => {
      const log = type === undefined ? [] : (await makePost(context, type)).log;
      const { reply, ...seen } = await context.visit({ url: target, isForAdmins: true });
      return { ...seen, reply: { ...reply, log: [...log, ...reply.log] } };
    },
    makesPost: type !== undefined,
    kind: 'page',
  };
}

/** A page that the author names. */
export function pathProbe(url: string): Probe {
  return visitProbe('page', url, `The page ${showPage(url)}`, url, /^\/wp-admin(?:\/|$)/.test(url));
}

/** Requests an address, and follows its redirects. */
export function visitProbe<const Kind extends 'page' | 'public' | 'json' | 'open'>(
  kind: Kind,
  name: string,
  subject: string,
  url: string,
  isForAdmins = false,
) {
  const ask = (context: RehearsalContext) => context.visit({ url, isForAdmins });
  return { name, subject, ask, kind };
}

function makePost({ site }: RehearsalContext, type: string) {
  return site.run('content', { type, content: 'Rehearsal.' });
}

export function routeProbe({ name }: Pick<Registration, 'name'>, nonce: string): Probe {
  const url = `/?rest_route=${encodeURIComponent(name)}&_wpnonce=${encodeURIComponent(nonce)}`;
  return { ...visitProbe('json', name, `The REST route \`${name}\``, url, true), url };
}

function taskProbe({ name }: Registration, isReplaced: boolean): Probe {
  const ask = async ({ site }: RehearsalContext) => ({
    reply: await site.run('task', { task: name }),
    target: '',
  });
  return { name, subject: `The scheduled task \`${name}\``, ask, kind: isReplaced ? 'script' : 'task' };
}

interface ContentProbe extends PageProbe {
  readonly content: string;
}

export function contentProbe(what: string, content: string, name: string): ContentProbe {
  const subject = `A post with the ${what} \`${name}\``;
  const parts = [{ subject, content }];
  const ask = (context: RehearsalContext) => askParts(context, 'post', parts);
  const askAgain = (context: RehearsalContext) => askShown(context, 'post', parts);
  return { name: `${what} ${name}`, subject, ask, askAgain, kind: 'page', content };
}

export function listAll(parts: readonly ContentProbe[], make: (parts: readonly ContentProbe[]) => Probe) {
  return parts.length === 0 ? [] : [make(parts)];
}

/** One post with all parts, which takes hardly longer than with one. */
export function together(
  what: string,
  type: 'post' | 'page',
  all: readonly ContentProbe[],
  askFor = askParts,
): Probe {
  const inPost = all.slice(0, MAX_IN_POST);
  const ask = (context: RehearsalContext) => askFor(context, type, inPost);
  const parts = inPost.length > 1 ? inPost : [];
  return { name: what, subject: `A ${type} with ${what}`, ask, kind: 'page', parts };
}

function askParts(
  context: RehearsalContext,
  type: 'post' | 'page',
  parts: readonly ContentPart[],
): Promise<ProbeVisit> {
  return askContent(context, { type, content: parts.map(({ content }) => content).join('\n\n') });
}

/** Requests a post with all parts, and reads what each of them shows. */
async function askShown(
  context: RehearsalContext,
  type: 'post' | 'page',
  parts: readonly ContentPart[],
): Promise<ProbeVisit> {
  const content = parts.map((part, index) => mark(part.content, index)).join('\n\n');
  const seen = await askContent(context, { type, content });
  const shown = readShown(parts, seen.reply.output);
  if (seen.isRedirected === true || ![...shown.values()].includes('')) return { ...seen, shown };
  // Some parts are shown only to users who have logged in.
  const { reply } = await context.visit({ url: seen.target, isForAdmins: true });
  const forAdmins = readShown(parts, reply.output);
  return {
    ...seen,
    shown: new Map([...shown].map(([part, text]) => [part, text || (forAdmins.get(part) ?? '')])),
  };
}

function ruleProbe({ name, title, target }: Registration): Probe {
  return visitProbe('public', name, `The address ${title}`, target);
}

/** Lists AJAX actions and forms, to be requested without data: only missing code in PHP's log counts. */
export function listActions(own: Inventory): ProbeSet {
  const actions = own.kinds.get('actions')?.filter(({ target }) => target !== '') ?? [];
  const probes = actions.map(({ name, title, target }): Probe => {
    const isForVisitors = /^(?:wp_ajax|admin_post)_nopriv_/.test(name);
    const ask = async ({ site, cookie }: RehearsalContext) => ({
      reply: await site.request(target, isForVisitors ? '' : cookie),
      target,
    });
    return { name, subject: `The action \`${title}\``, ask, kind: 'action' };
  });
  return choose('AJAX and forms', probes);
}

/** @param samples shortcodes that need such a post around them, or its ID */
function typeProbes({ name, target }: Registration, samples: readonly Registration[]): readonly Probe[] {
  const content = ['Rehearsal.', ...samples.map((sample) => `[${sample.target}]`)].join('\n\n');
  const what = samples.length === 0 ? '' : " with the plugin's shortcodes";
  const post: Probe = {
    name: `post of ${name}`,
    subject: `A post of the type \`${name}\`${what}`,
    ask: (context: RehearsalContext) => askContent(context, { type: name, content }),
    kind: 'page',
  };
  const archive = `The archive of the post type \`${name}\` (${target})`;
  return target === '' ? [post] : [post, visitProbe('page', `archive of ${name}`, archive, target)];
}

function taxonomyProbe({ name }: Registration): Probe {
  const ask = (context: RehearsalContext) => askContent(context, { taxonomy: name });
  return { name: `taxonomy ${name}`, subject: `A page of the taxonomy \`${name}\``, ask, kind: 'page' };
}

/** Creates a post or a term, and requests it as a visitor. */
async function askContent(context: RehearsalContext, args: object): Promise<ProbeVisit> {
  const made = await context.site.run('content', args);
  const address = readAddress(made.result?.url ?? '');
  if (address === undefined) return { reply: made, target: '' };
  const { reply, target } = await context.visit({ url: address, isForAdmins: false });
  return { reply: { ...reply, log: [...made.log, ...reply.log] }, target, isRedirected: target !== address };
}

const MAX_TABS = 2;

/** Lists the tabs of pages, but for those of others. */
export function listTabProbes(pages: readonly Visit[], theirs: ReadonlySet<string>): ProbeSet {
  const tabs = pages
    .flatMap(({ reply, target }) => listTabs(reply.output, target))
    .filter((tab) => !theirs.has(tab))
    .slice(0, MAX_TABS);
  const probes = tabs.map((target): Probe => {
    return { ...pageProbe({ name: target, title: '', target }), subject: `The tab ${showPage(target)}` };
  });
  return { step: 'Own pages', probes, asked: tabs.length === 1 ? '1 tab' : `${tabs.length} tabs` };
}
