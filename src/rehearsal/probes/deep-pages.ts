import { listTabs, readAttribute, readPage, readWords, showPage } from '../judge/html-text.ts';
import { readAddress } from '../model/address.ts';
import type { RehearsalContext } from '../model/context.ts';
import type { Inventory, Registration } from '../model/inventory.ts';
import type { Probe, ProbeVisit } from '../model/probe.ts';
import type { Visit } from '../model/site.ts';
import { send } from './entries.ts';
import { visitProbe } from './plugin-probes.ts';
import { DOES_MORE, encode, findSender, type Form, listForms, STORES } from './forms.ts';

/** Lists the plugin's own pages in the dashboard, those whose code has changed first. */
export function orderPages(own: Inventory, unchanged: ReadonlySet<string>): readonly Registration[] {
  const changed = new Set(
    own.kinds.get('sources')?.flatMap(({ name, title }) => (unchanged.has(title) ? [] : [name])),
  );
  const pages = own.kinds.get('pages')?.filter(({ target }) => readPage(target) !== null) ?? [];
  return [
    ...pages.filter(({ name }) => changed.has(name)),
    ...pages.filter(({ name }) => !changed.has(name)),
  ];
}

const LINK = /<a\b([^<>]{0,1000})>([^<]{0,300})/gi;
const MAX_LINKS = 2_000;

/** A link of a page, on the site. */
interface Link {
  readonly url: string;
  readonly words: string;
}

function listLinks({ reply, target }: Visit): readonly Link[] {
  return [...reply.output.matchAll(LINK)].slice(0, MAX_LINKS).flatMap(([, attributes = '', words = '']) => {
    const url = readAddress(readAttribute(attributes, 'href') ?? '', target);
    return url === undefined ? [] : [{ url: url.replace(/#.*$/, ''), words: readWords(words) }];
  });
}

/** Names of what a link shows: one entry. */
const ID = /^(?:id|.*_id|edit|item|entry|view)$/;
const SHOWS = /^(?:edit|view|show|details?|add|new|create)$/;

/** Lists what pages link to one deep: their tabs, and one page for each kind of entry. */
export function listDeeper(pages: readonly Visit[], own: readonly Registration[]): readonly string[] {
  const names = new Set(own.map(({ name }) => name));
  const known = new Set(pages.map(({ target }) => target));
  const deeper = new Map<string, string>();
  for (const page of pages) {
    for (const tab of listTabs(page.reply.output, page.target)) deeper.set(tab, tab);
    for (const { url } of listLinks(page)) {
      const query = new URLSearchParams(url.split('?')[1]);
      const slug = query.get('page');
      if (slug === null || !names.has(slug)) continue;
      const rest = [...query].filter(([name]) => name !== 'page' && name !== 'post_type');
      const isShown = rest.every(([name, value]) =>
        name === 'action' ? SHOWS.test(value) : ID.test(name) && /^[\w-]{1,40}$/.test(value),
      );
      const kind = `${slug} ${rest.map(([name, value]) => (name === 'action' ? value : name)).join(' ')}`;
      if (rest.length > 0 && isShown && !deeper.has(kind)) deeper.set(kind, url);
    }
  }
  return [...new Set(deeper.values())].filter((url) => !known.has(url));
}

/** Probes of pages one deep. */
export function deeperProbe(url: string): Probe {
  return visitProbe('page', url, `The page ${showPage(url)}`, url, true);
}

/** A form that stores what it shows. */
export interface StoredForm {
  /** The page that has it. */
  readonly page: string;
  /** The names of its fields, which tell it from others. */
  readonly key: string;
}

interface FoundForm extends StoredForm {
  readonly form: Form;
  readonly url: string;
  /** The fields that are sent, with the button. */
  readonly write: (hasBoxes: boolean) => string;
}

function findForms(html: string, page: string, words = STORES): readonly FoundForm[] {
  return listForms(html).flatMap((form): readonly FoundForm[] => {
    const sender = findSender(form, page, words);
    if (sender === undefined || !form.fields.some(({ type }) => type !== 'hidden')) return [];
    const write = (hasBoxes: boolean) =>
      encode([
        ...form.fields.filter(({ isBox, isNo, isSent }) => (hasBoxes || !(isBox || isNo) ? isSent : isNo)),
        ...sender.pressed,
      ]).toString();
    return [{ page, key: keyOf(form), form, url: sender.url, write }];
  });
}

function keyOf({ fields }: Form): string {
  return [...new Set(fields.map(({ name }) => name))].sort().join(' ');
}

/** Lists the forms of pages that store. Tabs often repeat a form. */
export function listStoredForms(pages: readonly Visit[]): readonly StoredForm[] {
  const forms = pages.flatMap(({ reply, target }) => findForms(reply.output, target));
  return forms.filter(({ key }, index) => index === forms.findIndex((one) => one.key === key));
}

const HIDDEN = new Set(['hidden', 'password']);

/** Values that people see in a form. */
function showValues({ form }: FoundForm): ReadonlyMap<string, string> {
  return new Map(
    form.fields.flatMap(({ name, type, value, isBox, isNo }) =>
      isBox || isNo || type === 'radio' || HIDDEN.has(type) ? [] : [[name, value]],
    ),
  );
}

/** Saves a form, and opens its page again. @returns the page, with what its fields show that were not empty before */
export async function saveForm(
  context: RehearsalContext,
  { page, key }: StoredForm,
  hasBoxes: boolean,
): Promise<ProbeVisit> {
  const opened = await context.visit({ url: page, isForAdmins: true });
  const found = findForms(opened.reply.output, page).find((one) => one.key === key);
  if (found === undefined) return opened;
  const saved = await send(context, found.url, found.write(hasBoxes));
  const again = await context.visit({ url: page, isForAdmins: true });
  const before = showValues(found);
  const now = findForms(again.reply.output, page).find((one) => one.key === key);
  const fields = new Map(
    [...(now === undefined ? [] : showValues(now))].filter(([name]) => (before.get(name) ?? '') !== ''),
  );
  const log = [...opened.reply.log, ...saved.reply.log, ...again.reply.log];
  return { ...again, reply: { ...again.reply, log }, fields };
}

/** Probes that save a form as it is, and then with no box checked. */
export function listFormProbes(form: StoredForm): readonly Probe[] {
  const where = `the form of ${showPage(form.page)}`;
  return [true, false].map((hasBoxes): Probe => {
    const how = hasBoxes ? 'as it is' : 'with no box checked';
    return {
      name: `form ${form.page} ${form.key} ${how}`,
      subject: `Saving ${where} ${how}`,
      ask: (context) => saveForm(context, form, hasBoxes),
      kind: 'page',
    };
  });
}

const ADDS = /\b(?:add|create|new|save|submit|publish)\b/i;

/** Lists the pages that add an entry to a list, by the words of the links to them. */
export function listAddPages(pages: readonly Visit[], own: readonly Registration[]): readonly string[] {
  const names = new Set(own.map(({ name }) => name));
  const links = pages.flatMap(listLinks).filter(({ url, words }) => {
    const slug = readPage(url);
    return (
      slug !== null && names.has(slug) && /\b(?:add|new|create)\b/i.test(words) && !url.includes('nonce')
    );
  });
  return [...new Set(links.map(({ url }) => url))];
}

/** Fills in the form of a page that adds an entry, once. @returns `undefined` if there is none */
export async function addRow(context: RehearsalContext, page: string): Promise<ProbeVisit | undefined> {
  const opened = await context.visit({ url: page, isForAdmins: true });
  const [found] = findForms(opened.reply.output, page, ADDS);
  if (found === undefined) return undefined;
  const filled = found.form.fields
    .filter(({ isSent }) => isSent)
    .map(({ name, value, filled: other = value }) => ({ name, value: other }));
  const pressed = findSender(found.form, page, ADDS)?.pressed ?? [];
  return send(context, found.url, encode([...filled, ...pressed]).toString());
}

/** Words with which people leave a set-up for later. */
const SKIPS = /\b(?:skip|later|not now|no,? thanks|dismiss|continue without|maybe later)\b/i;

/** Answers a set-up by what skips it. @returns the words of it; `undefined` if there is no such link or button */
export async function skipSetUp(context: RehearsalContext, page: Visit): Promise<string | undefined> {
  const link = listLinks(page).find(
    ({ url, words }) =>
      SKIPS.test(words) && url !== page.target && url.startsWith('/wp-admin/') && !DOES_MORE.test(words),
  );
  if (link !== undefined) {
    await context.visit({ url: link.url, isForAdmins: true });
    return link.words;
  }
  for (const form of listForms(page.reply.output)) {
    const button = form.buttons.find(({ words }) => SKIPS.test(words) && !DOES_MORE.test(words));
    const url = readAddress(form.action === '' ? page.target : form.action, page.target);
    if (button === undefined || url === undefined || !form.isPost || !url.startsWith('/wp-admin/')) continue;
    const fields = form.fields.filter(({ isSent }) => isSent);
    await send(context, url, encode([...fields, ...(button.name === '' ? [] : [button])]).toString());
    return readWords(button.words);
  }
  return undefined;
}
