import type { Scene } from '../model/context.ts';
import type { Own, Owned, OwnKind } from '../model/inventory.ts';
import type { StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { readAddress, visit } from '../site/visit.ts';
import { listTabs } from './settings.ts';
import { mark, readShown } from './shown.ts';

/** Something on a site that is requested by itself. */
export interface Thing {
  /** The same in every version. */
  readonly name: string;
  /** The beginning of sentences about it. */
  readonly subject: string;
  readonly ask: (scene: Scene) => Promise<Seen>;
  /** Requests it as a visitor and, if part of it is not shown, as an administrator. */
  readonly askAgain?: (scene: Scene) => Promise<Seen>;
  /** The expected status; 200 unless it is given. */
  readonly status?: number;
  /** A whole page of WordPress, from `<html>` to `</html>`. */
  readonly isPage?: boolean;
  readonly isJson?: boolean;
  /** A text of the site that it must show. */
  readonly shows?: string;
  /** Must not redirect people who may read and write. */
  readonly isHome?: boolean;
  /** Public, so 404 is an error. */
  readonly isOpen?: boolean;
  /** Requested without its data, so only missing code counts. */
  readonly isBlind?: boolean;
  /** A scheduled task, which needs a handler. */
  readonly isTask?: boolean;
  /** Requested one by one if the whole fails, because the first that dies hides the others. */
  readonly parts?: readonly Thing[];
}

/** A site's answer; without a status if it is not a page. */
interface Seen extends Visit {
  /** It redirects to another page. */
  readonly isAway?: boolean;
}

/** The things that one step requests. */
export interface Things {
  readonly step: StepName;
  readonly things: readonly Thing[];
  /** How many these are, and how many more are not requested, in words. */
  readonly asked: string;
}

/** Each takes up to a second. */
export const MAX_ASKED = 8;

/** In one post they take hardly any time. */
const MAX_IN_POST = 50;

/** Lists what a plugin adds, without its scheduled tasks and actions. */
export function listThings(own: Owned, before: Owned | undefined): readonly Things[] {
  const read = (kind: OwnKind) => own.kinds.get(kind) ?? [];
  const askable = (kind: OwnKind) => read(kind).filter(({ target }) => target !== '');
  const shortcodes = askable('shortcodes').map(({ name }) => contentThing('shortcode', `[${name}]`, name));
  const old = new Set(
    before?.kinds.get('blocks')?.flatMap(({ name, target }) => (target === '' ? [] : [name])),
  );
  const dynamic = read('blocks').filter(({ name, target }) => target !== '' || old.has(name));
  const blocks = dynamic.map(({ name }) =>
    contentThing('block', `<!-- wp:${name.replace(/^core\//, '')} /-->`, name),
  );
  const widgets = askable('widgets').map(({ name }) =>
    contentThing('widget', `<!-- wp:legacy-widget ${JSON.stringify({ idBase: name })} /-->`, name),
  );
  const types = read('types');
  return [
    choose('Own pages', [...askable('pages').map(pageThing), ...askable('rules').map(ruleThing)]),
    choose(
      'REST routes',
      askable('routes').map((route) => routeThing(route, own.nonce)),
    ),
    {
      step: 'Shortcodes and blocks',
      things: [
        ...listAll(shortcodes, (all) => together("the plugin's shortcodes", 'post', all, askShown)),
        ...listAll(blocks, (all) => together("the plugin's blocks", 'page', all, askShown)),
      ],
      asked: count(
        Math.min(shortcodes.length, MAX_IN_POST) + Math.min(blocks.length, MAX_IN_POST),
        shortcodes.length + blocks.length,
      ),
    },
    {
      step: 'Widgets',
      things: listAll(widgets, (all) => together("the plugin's widgets", 'page', all)),
      asked: count(Math.min(widgets.length, MAX_IN_POST), widgets.length),
    },
    choose('Post types', [
      ...types.slice(0, MAX_ASKED / 2).flatMap(typeThings),
      ...read('taxonomies').map(taxonomyThing),
      ...types.slice(MAX_ASKED / 2).flatMap(typeThings),
    ]),
  ];
}

/** Lists scheduled tasks, which come late because they may change the site. */
export function listTasks(own: Owned, before: Owned | undefined): Things {
  const tasks = own.kinds.get('tasks') ?? [];
  const old = new Set(before?.kinds.get('tasks')?.map(({ name }) => name));
  // The work may continue under another name, so that an old task without a handler is fine.
  const isReplaced = tasks.some(({ name }) => !old.has(name));
  return choose(
    'Scheduled tasks',
    tasks.map((task) => taskThing(task, isReplaced)),
  );
}

function choose(step: StepName, things: readonly Thing[]): Things {
  const chosen = things.slice(0, MAX_ASKED);
  return { step, things: chosen, asked: count(chosen.length, things.length) };
}

function count(asked: number, all: number): string {
  return asked === all ? String(all) : `${asked}, and ${all - asked} more, not asked for`;
}

export function pageThing({ name, title, target }: Own): Thing {
  // The columns of a list show something only if there is a post.
  const type = /\/edit\.php\?post_type=([^&]+)/.exec(target)?.[1];
  return {
    name,
    subject: `The page "${title}" (${target})`,
    ask: async (scene) => {
      const log = type === undefined ? '' : (await makePost(scene, type)).log;
      const { reply, ...seen } = await visit(scene, { url: target, isForAdmins: true });
      return { ...seen, reply: { ...reply, log: log + reply.log } };
    },
    isPage: true,
  };
}

/** A page that the author names. */
export function pathThing(url: string): Thing {
  const isForAdmins = /^\/wp-admin(?:\/|$)/.test(url);
  const ask = (scene: Scene) => visit(scene, { url, isForAdmins });
  return { name: url, subject: `The page ${url}`, ask, isPage: true };
}

function makePost({ site }: Scene, type: string) {
  return site.run('content', { type, content: 'Rehearsal.' });
}

export function routeThing({ name }: Pick<Own, 'name'>, nonce: string): Thing {
  const url = `/?rest_route=${encodeURIComponent(name)}&_wpnonce=${encodeURIComponent(nonce)}`;
  return {
    name,
    subject: `The REST route \`${name}\``,
    ask: (scene) => visit(scene, { url, isForAdmins: true }),
    isJson: true,
  };
}

function taskThing({ name }: Own, isReplaced: boolean): Thing {
  const ask = async ({ site }: Scene) => ({ reply: await site.run('task', { task: name }), target: '' });
  return { name, subject: `The scheduled task \`${name}\``, ask, isTask: !isReplaced };
}

interface ContentThing extends Thing {
  readonly content: string;
}

export function contentThing(what: string, content: string, name: string): ContentThing {
  const subject = `A post with the ${what} \`${name}\``;
  const parts = [{ subject, content }];
  const ask = (scene: Scene) => askParts(scene, 'post', parts);
  const askAgain = (scene: Scene) => askShown(scene, 'post', parts);
  return { name: `${what} ${name}`, subject, ask, askAgain, isPage: true, content };
}

export function listAll(parts: readonly ContentThing[], make: (parts: readonly ContentThing[]) => Thing) {
  return parts.length === 0 ? [] : [make(parts)];
}

/** One post with all parts, which takes hardly longer than with one. */
export function together(
  what: string,
  type: 'post' | 'page',
  all: readonly ContentThing[],
  askFor = askParts,
): Thing {
  const inPost = all.slice(0, MAX_IN_POST);
  const ask = (scene: Scene) => askFor(scene, type, inPost);
  const parts = inPost.length > 1 ? inPost : [];
  return { name: what, subject: `A ${type} with ${what}`, ask, isPage: true, parts };
}

type Parts = readonly Pick<ContentThing, 'subject' | 'content'>[];

function askParts(scene: Scene, type: 'post' | 'page', parts: Parts): Promise<Seen> {
  return askContent(scene, { type, content: parts.map(({ content }) => content).join('\n\n') });
}

/** Requests a post with all parts, and reads what each of them shows. */
async function askShown(scene: Scene, type: 'post' | 'page', parts: Parts): Promise<Seen> {
  const content = parts.map((part, index) => mark(part.content, index)).join('\n\n');
  const seen = await askContent(scene, { type, content });
  const shown = readShown(parts, seen.reply.output);
  if (seen.isAway === true || ![...shown.values()].includes('')) return { ...seen, shown };
  // Some parts are shown only to users who have logged in.
  const { reply } = await visit(scene, { url: seen.target, isForAdmins: true });
  const forAdmins = readShown(parts, reply.output);
  return {
    ...seen,
    shown: new Map([...shown].map(([part, text]) => [part, text || (forAdmins.get(part) ?? '')])),
  };
}

function ruleThing({ name, title, target }: Own): Thing {
  const ask = (scene: Scene) => visit(scene, { url: target, isForAdmins: false });
  return { name, subject: `The address ${title}`, ask, isOpen: true };
}

/** Lists AJAX actions and forms, to be requested without data: only missing code in PHP's log counts. */
export function listActions(own: Owned): Things {
  const actions = own.kinds.get('actions')?.filter(({ target }) => target !== '') ?? [];
  const things = actions.map(({ name, title, target }): Thing => {
    const isForVisitors = /^(?:wp_ajax|admin_post)_nopriv_/.test(name);
    const ask = async ({ site, cookie }: Scene) => ({
      reply: await site.request(target, isForVisitors ? '' : cookie),
      target,
    });
    return { name, subject: `The action \`${title}\``, ask, isBlind: true };
  });
  return choose('AJAX and forms', things);
}

function typeThings({ name, target }: Own): readonly Thing[] {
  const post = {
    name: `post of ${name}`,
    subject: `A post of the type \`${name}\``,
    ask: (scene: Scene) => askContent(scene, { type: name, content: 'Rehearsal.' }),
    isPage: true,
  };
  const archive = {
    name: `archive of ${name}`,
    subject: `The archive of the post type \`${name}\` (${target})`,
    ask: (scene: Scene) => visit(scene, { url: target, isForAdmins: false }),
    isPage: true,
  };
  return target === '' ? [post] : [post, archive];
}

function taxonomyThing({ name }: Own): Thing {
  const ask = (scene: Scene) => askContent(scene, { taxonomy: name });
  return { name: `taxonomy ${name}`, subject: `A page of the taxonomy \`${name}\``, ask, isPage: true };
}

/** Creates a post or a term, and requests it as a visitor. */
async function askContent(scene: Scene, args: object): Promise<Seen> {
  const made = await scene.site.run('content', args);
  const { url } = Object(made.result) as { readonly url?: unknown };
  const address = typeof url === 'string' ? readAddress(url) : undefined;
  if (address === undefined) return { reply: made, target: '' };
  const { reply, target } = await visit(scene, { url: address, isForAdmins: false });
  return { reply: { ...reply, log: made.log + reply.log }, target, isAway: target !== address };
}

const MAX_TABS = 2;

/** Lists the tabs of the plugin's pages. */
export function listTabThings(pages: readonly Visit[]): Things {
  const tabs = pages.flatMap(({ reply, target }) => listTabs(reply.output, target)).slice(0, MAX_TABS);
  const things = tabs.map((target): Thing => {
    return { ...pageThing({ name: target, title: '', target }), subject: `The tab ${target}` };
  });
  return { step: 'Own pages', things, asked: tabs.length === 1 ? '1 tab' : `${tabs.length} tabs` };
}
