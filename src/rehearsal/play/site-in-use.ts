import { readPage, showPage } from '../judge/html-text.ts';

import { type Before, type Judgement, type RehearsalContext, UNTOLD } from '../model/context.ts';
import type { Inventory, Registration, RegistrationKind } from '../model/inventory.ts';
import type { Probe, ProbeSet, ProbeVisit } from '../model/probe.ts';
import { hasError, type Problem } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { takeInventory, withoutBaseline } from '../names/take-inventory.ts';
import { listUnchanged } from '../packages/old-code.ts';
import {
  addRow,
  deeperProbe,
  listAddPages,
  listDeeper,
  listFormProbes,
  listStoredForms,
  orderPages,
  saveForm,
  skipSetUp,
  type StoredForm,
} from '../probes/deep-pages.ts';
import {
  type Entry,
  listEntryChanges,
  listEntryViews,
  listTermProbes,
  makeEntry,
  makeTerm,
  statusProbe,
} from '../probes/entries.ts';
import { listOthers } from '../probes/others.ts';
import { pageProbe } from '../probes/plugin-probes.ts';
import { createAsk, type ProbeAnswer, visitsOf } from '../probes/run-probes.ts';
import { withoutBlame } from '../site/saved-site.ts';
import { update } from './update.ts';

/** The site with the previous version, on which people have done what it is for. */
const SAVED = 'in use';

const STEP = 'Site in use';

/** How much is made with the previous version: the time is for what comes after the update. */
const MAX_MADE = { entries: 6, terms: 3, forms: 8, rows: 3, statuses: 3 };

/**
 * Does with the previous version what people do with it: passes its set-up, saves its forms, and makes entries. Then updates the
 * plugin, and asks for all that is behind it, which a new site does not show.
 *
 * @throws SiteLost, Unreadable
 */
export async function playInUse(context: RehearsalContext, before: Before): Promise<Judgement> {
  const { own, key, clean } = before;
  if (own === undefined || !hasUse(own)) return UNTOLD;
  const { site } = context;
  await site.restore('before');
  const use = await withoutBlame(() => makeUse(context, own));
  await site.save(SAVED);
  const counted = context.budget.allow('entries');
  const updated = await update(context, 'The update of a site in use', { key });
  if (hasError(updated)) return { problems: [...use.notices, ...updated] };
  const now = withoutBaseline(await takeInventory(context), clean);
  counted.leftMs();
  const { problems, asked } = await askInUse(context, now, use);
  return { problems: [...use.notices, ...updated, ...problems], asked };
}

function hasUse({ kinds }: Inventory): boolean {
  return (['pages', 'screens', 'terms', 'shortcodes'] as const).some(
    (kind) => (kinds.get(kind)?.length ?? 0) > 0,
  );
}

/** The things that people have made with the previous version. */
interface Use {
  readonly entries: readonly { readonly entry: Entry; readonly screen: Registration }[];
  readonly terms: readonly { readonly entry: Entry; readonly screen: Registration }[];
  readonly forms: readonly StoredForm[];
  /** How many kinds of entries and terms there are. */
  readonly kinds: number;
  readonly notices: readonly Problem[];
  /** The pages that others see, and the lists of entries by their status. */
  readonly others: readonly Probe[];
}

async function makeUse(context: RehearsalContext, own: Inventory): Promise<Use> {
  // Three parts take half of the cap: the same requests come once more, after the update.
  const allow = () => context.budget.allow('entries', { share: 0.2 });
  const { mayGoOn } = allow();
  const read = (kind: RegistrationKind) => own.kinds.get(kind) ?? [];
  const make = async <Made>(
    items: readonly Registration[],
    most: number,
    work: (item: Registration) => Promise<Made>,
  ) => {
    const made: { readonly screen: Registration; readonly made: Made }[] = [];
    for (const screen of items.slice(0, most)) if (mayGoOn()) made.push({ screen, made: await work(screen) });
    return made;
  };
  const remember = (name: string, seen: ProbeVisit | undefined) => {
    if (seen !== undefined) context.log.remember(seen.reply.log, `${STEP}: ${name}`);
  };
  const screens = read('screens').filter(({ target }) => target !== '');
  const entries = await make(screens, MAX_MADE.entries, (screen) => makeEntry(context, screen));
  for (const { made, screen } of entries) remember(`new ${screen.name}`, made.seen);
  const statuses: Probe[] = [];
  for (const { entry } of entries.flatMap(({ made: { entry } }) => (entry === undefined ? [] : [{ entry }])))
    for (const { name } of read('statuses').slice(0, MAX_MADE.statuses)) {
      if (!mayGoOn()) break;
      const order = { type: entry.type, content: 'Rehearsal.', status: name };
      remember(`new ${entry.type}`, { reply: await context.site.run('content', order), target: '' });
      statuses.push(statusProbe(entry.type, name));
    }
  const terms = await make(read('terms'), MAX_MADE.terms, (screen) => makeTerm(context, screen));
  for (const { made, screen } of terms) remember(`new ${screen.name}`, made.seen);
  const { pages, notices } = await openPages(context, own, allow().mayGoOn);
  const filling = allow();
  for (const url of listAddPages(pages, read('pages')).slice(0, MAX_MADE.rows))
    if (filling.mayGoOn()) remember(url, await addRow(context, url));
  const forms = listStoredForms(pages);
  for (const form of forms.slice(0, MAX_MADE.forms))
    if (filling.mayGoOn()) remember(form.page, await saveForm(context, form, true));
  const others = await listOthers(context, own);
  filling.leftMs();
  const select = (all: typeof entries) =>
    all.flatMap(({ screen, made: { entry } }) => (entry === undefined ? [] : [{ entry, screen }]));
  return {
    entries: select(entries),
    terms: select(terms),
    forms,
    kinds: screens.length + read('terms').length,
    notices,
    others: [...statuses, ...others],
  };
}

/** Opens the plugin's pages with the previous version, and leaves a set-up in front of them as people do. */
async function openPages(
  context: RehearsalContext,
  own: Inventory,
  mayGoOn: () => boolean,
): Promise<{ readonly pages: readonly Visit[]; readonly notices: readonly Problem[] }> {
  const targets = orderPages(own, unchangedIn(context)).map(({ target }) => target);
  const visit = (url: string) => context.visit({ url, isForAdmins: true });
  const seen = new Map<string, Visit>();
  for (const url of targets) if (mayGoOn()) seen.set(url, await visit(url));
  const led = [...seen].filter(([url, page]) => isLedAway(url, page));
  const setUp = led[0]?.[1];
  const listOpened = () => [...seen].flatMap(([url, page]) => (isAt(url, page) ? [page] : []));
  if (setUp === undefined) return { pages: listOpened(), notices: [] };
  const words = await skipSetUp(context, setUp);
  if (words !== undefined) for (const [url] of led) if (mayGoOn()) seen.set(url, await visit(url));
  const hidden = [...seen].filter(([url, page]) => isLedAway(url, page));
  const count = hidden.length === 1 ? '1 page leads' : `${hidden.length} pages lead`;
  const tried = words === undefined ? '' : `, also after "${words}"`;
  const notice: Problem = {
    severity: 'notice',
    message: `With the previous version, ${count} to the set-up (\`${showPage(setUp.target)}\`)${tried}, and what is behind it was not seen. Pass it in \`before-update\`.`,
  };
  return {
    pages: listOpened(),
    notices: hidden.length === 0 ? [] : [notice],
  };
}

/** Whether a page shows itself, at another address of it, too. */
function isAt(url: string, { target }: Visit): boolean {
  return readPage(target) === readPage(url);
}

/** Whether a page leads to another one of a plugin. The dashboard is no set-up. */
function isLedAway(url: string, page: Visit): boolean {
  return !isAt(url, page) && readPage(page.target) !== null && page.target.startsWith('/wp-admin/');
}

function unchangedIn({ next, previous }: RehearsalContext): ReadonlySet<string> {
  return previous === undefined ? new Set() : listUnchanged(next, previous);
}

/** Asks for what the site has, first without changing it. */
async function askInUse(
  context: RehearsalContext,
  now: Inventory,
  { entries, terms, forms, kinds, others }: Use,
): Promise<Judgement> {
  const { ask, askAndRestore } = createAsk(context, SAVED);
  const set = (what: string, probes: readonly Probe[]): ProbeSet => {
    return { step: STEP, probes, asked: '', changesSite: true, what, share: 0.5 };
  };
  const publicTypes = new Set(now.kinds.get('types')?.map(({ name }) => name));
  const pages = orderPages(now, unchangedIn(context));
  const views = entries.flatMap(({ entry }) => listEntryViews(entry, publicTypes.has(entry.type)));
  // A page may make what another one then shows, with the previous version, too.
  const earlier: ProbeAnswer[] = [];
  const look = async (what: string, probes: readonly Probe[]) => {
    const answered = await ask(set(what, probes), [...earlier]);
    earlier.push(...answered.answers);
    return answered;
  };
  const viewed = await look('pages of entries', views);
  const opened = await look('own pages', pages.map(pageProbe));
  const deeper = await look('tabs', listDeeper(visitsOf(opened.answers), pages).map(deeperProbe));
  const asOthers = await look('pages for others', others);
  // A box that is not checked may switch off what the entries need.
  const saved = await askAndRestore(set('saved forms', forms.flatMap(listFormProbes)), earlier);
  const changes = [
    ...entries.flatMap(({ entry, screen }) => listEntryChanges(entry, screen)),
    ...terms.flatMap(({ entry, screen }) => listTermProbes(entry, screen)),
  ];
  const changed = await ask(set('changes of entries', changes), earlier);
  const all = [viewed, opened, deeper, asOthers, saved, changed];
  return {
    problems: all.flatMap(({ problems }) => problems),
    asked: tellAsked({
      pages: [opened.answers.length, pages.length],
      deeper: deeper.answers.length,
      forms: [Math.ceil(saved.answers.length / 2), forms.length],
      entries: [entries.length + terms.length, kinds],
    }),
  };
}

interface Asked {
  readonly pages: readonly [asked: number, all: number];
  readonly deeper: number;
  readonly forms: readonly [asked: number, all: number];
  readonly entries: readonly [asked: number, all: number];
}

function tellAsked({ pages, deeper, forms, entries }: Asked): string {
  const count = ([asked, all]: readonly [number, number], one: string, many: string) =>
    all === 0 ? [] : [asked < all ? `${asked} of ${all} ${many}` : `${all} ${all === 1 ? one : many}`];
  return [
    ...count(pages, 'own page', 'own pages'),
    ...count([deeper, deeper], 'page behind them', 'pages behind them'),
    ...count(forms, 'form', 'forms'),
    ...count(entries, 'kind of entry', 'kinds of entries'),
  ].join(', ');
}
