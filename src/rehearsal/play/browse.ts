import { withoutFullStop } from '../../shared/quote.ts';
import { createGallery, visitAlone, judgeTour, type BrowserSession, tourSite } from '../browser/index.ts';
import { explainNeed } from '../judge/browser/needs.ts';
import { mergeFindings } from '../judge/browser/visit.ts';
import {
  type Browser,
  type BrowserChoice,
  BrowserLost,
  type VisitTargets,
  type NoBrowser,
  type PageKind,
  type Tour,
} from '../model/browser.ts';
import { type Before, type Judgement, type RehearsalContext, UNTOLD } from '../model/context.ts';
import type { Inventory } from '../model/inventory.ts';
import type { ReadCode, RehearsedPackage } from '../model/packages.ts';
import type { Pictures, Problem, StepResult } from '../model/results.ts';
import { withoutBlame } from '../site/saved-site.ts';
import { UNPROBED } from './additions.ts';
import { isUnprinted, placeAll, placeUnprinted, type ShownFinding, type Sources } from './place-findings.ts';

/** The context of looking at the pages of one pair in a browser. */
export interface BrowsePlan extends Sources {
  readonly choice: BrowserChoice;
  /** The browser, which starts while WordPress does. @throws BrowserLost, Cancelled */
  readonly open: () => Promise<Browser | NoBrowser>;
  /** Ends it, also if nobody has asked for it yet. Idempotent. */
  readonly close: () => Promise<void>;
  /** Whether this WordPress has its scripts and styles. */
  readonly isWhole: boolean;
  /** More pages of the site, by path. */
  readonly paths: readonly string[];
  /** Where the pictures go. */
  readonly pictures: string;
}

/** The browser, if it runs, and what it saw of the previous version. */
interface Watched extends Judgement {
  readonly browser: Browser | undefined;
  readonly tour: Tour | undefined;
}

/** Starts the browser. @throws Cancelled */
export async function openBrowser({ isWhole, choice, open }: BrowsePlan): Promise<Watched> {
  if (!isWhole) return { ...skip('this WordPress comes without its scripts and styles'), ...NOT_WATCHED };
  const opened = await open();
  if ('why' in opened) return { ...explainNone(choice, opened), ...NOT_WATCHED };
  const message = `${opened.name}${opened.hasSandbox ? '' : ', without its sandbox'}`;
  return { problems: [], message, browser: opened, tour: undefined };
}

/** The part of the time that the pages of the previous version may take: those of the new one take as long, and some are visited twice. */
const BEFORE = 0.4;

/**
 * Starts the browser, and visits the pages on the site with the previous version. The site is then as before.
 *
 * @throws SiteLost, Unreadable, Cancelled
 */
export async function browseBefore(
  context: RehearsalContext,
  plan: BrowsePlan,
  { own }: Before,
): Promise<Watched> {
  const opened = await openBrowser(plan);
  const { browser } = opened;
  if (own === undefined || browser === undefined) return opened;
  const onLog: BrowserSession['onLog'] = (text) => context.log.remember(text, 'Browser');
  const session = openSession(context, browser, onLog, BEFORE);
  const targets = listTargets(context.next, own, plan.paths);
  const tour = await context.onSiteBefore(() => untilLost(() => tourSite(session, targets), blamePrevious));
  return 'severity' in tour ? { problems: [tour], ...NOT_WATCHED } : { ...opened, tour };
}

/** Begins to count what the browser takes. @param share of its time; by default all */
function openSession(
  { site, cookie, budget }: RehearsalContext,
  browser: Browser,
  onLog: BrowserSession['onLog'],
  share = 1,
): BrowserSession {
  const { spentMs = () => 0 } = browser;
  const allowance = budget.allow('browser', { spentMs, share });
  return { site, browser, cookie, onLog, hasPictures: true, allowance };
}

/** The browser may end on the way, also because a page makes it; what it said so far is not a verdict. */
async function untilLost<T>(work: () => Promise<T>, explain: (why: string) => Problem): Promise<T | Problem> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BrowserLost)) throw error;
    return explain(withoutFullStop(error.message));
  }
}

function blamePrevious(why: string): Problem {
  const message = `The browser ended early on pages of the previous version, so scripts were not looked at: ${why}.`;
  return { severity: 'warning', message };
}

function leaveOpen(why: string): Problem {
  const message = `The browser ended early, so it is not known whether all scripts work: ${why}.`;
  return { severity: 'unknown', message };
}

/** The verdict of the browser on the new version. */
interface Browsed {
  /** By what it opened. */
  readonly rows: Readonly<Record<PageKind, Judgement>>;
}

/** The site with the new version, on which pages are opened. */
interface Updated {
  readonly before: Before | undefined;
  /** All that the new version adds. */
  readonly own: Inventory;
  /** The steps before this one. */
  readonly earlier: readonly StepResult[];
  readonly readCode: ReadCode | undefined;
}

/**
 * Visits the pages with the new version, on the site before content was created, and compares them with those of the previous one. The
 * site is then as before.
 *
 * @returns the row of the dashboard, and all rows
 * @throws SiteLost, Unreadable, Cancelled
 */
export async function browseAfter(
  context: RehearsalContext,
  plan: BrowsePlan,
  { browser, tour }: Pick<Watched, 'browser' | 'tour'> = NOT_WATCHED,
  updated: Updated,
): Promise<Judgement & Partial<Browsed>> {
  if (browser === undefined || (updated.before !== undefined && tour === undefined)) return UNTOLD;
  const { site } = context;
  const begin = performance.now();
  const times = new Map<PageKind, number>();
  await site.save('unseen');
  await site.restore(UNPROBED);
  const logged: Problem[] = [];
  const onLog: BrowserSession['onLog'] = (text, page) => {
    logged.push(...context.log.check(text, 'Browser').map((one) => ({ ...one, subject: page?.subject })));
  };
  const session = openSession(context, timed(browser, times), onLog);
  const seen = await untilLost(() => judgePages(context, plan, session, { ...updated, tour }), leaveOpen);
  await site.restore('unseen');
  if ('severity' in seen) return { problems: [seen, ...logged] };
  const { byKind, counts, pictures } = seen;
  // Work that belongs to no page has the first row.
  const elsewhere = (times.get('editor') ?? 0) + (times.get('site') ?? 0);
  times.set('admin', performance.now() - begin - elsewhere);
  const tell = (kind: PageKind): Judgement => ({
    problems: [...(byKind.get(kind) ?? []), ...(kind === 'admin' ? logged : [])],
    asked: tellCount(counts.get(kind)),
    durationMs: times.get(kind) ?? 0,
  });
  const rows = { admin: tell('admin'), editor: tell('editor'), site: tell('site') };
  return { ...rows.admin, pictures, rows };
}

const NOT_WATCHED = { browser: undefined, tour: undefined };

/** The row of one kind of pages. */
export function tellRow(browsed: Partial<Browsed> | undefined, kind: PageKind): Promise<Judgement> {
  return Promise.resolve(browsed?.rows?.[kind] ?? UNTOLD);
}

/** Measures how long pages of each kind are visited. */
function timed(browser: Browser, times: Map<PageKind, number>): Browser {
  return {
    ...browser,
    visit: async (page, ports) => {
      const begin = performance.now();
      try {
        return await browser.visit(page, ports);
      } finally {
        times.set(page.kind, (times.get(page.kind) ?? 0) + performance.now() - begin);
      }
    },
  };
}

/** The problems of the pages, and their pictures. */
interface JudgedPages {
  readonly byKind: ReadonlyMap<PageKind, readonly Problem[]>;
  readonly counts: ReadonlyMap<PageKind, PageCount>;
  readonly pictures: Pictures | undefined;
}

/** @throws BrowserLost, SiteLost, Unreadable, Cancelled */
async function judgePages(
  context: RehearsalContext,
  plan: BrowsePlan,
  session: BrowserSession,
  { before, own, tour: old, earlier, readCode }: Updated & Pick<Watched, 'tour'>,
): Promise<JudgedPages> {
  const { site, next, versions } = context;
  const tour = await tourSite(session, listTargets(next, own, plan.paths), old);
  const visitWithout: Parameters<typeof judgeTour>[3] = async (page, saved) => {
    await site.save('toured');
    await site.restore(before === undefined ? 'clean' : 'before');
    // Messages that PHP logs without this version are not its problems.
    const silent = { ...session, onLog: () => undefined, hasPictures: false };
    const seen = await withoutBlame(() => visitAlone(silent, page, saved));
    await site.restore('toured');
    return seen;
  };
  const found = await judgeTour(session, old, tour, visitWithout);
  const code = found.some(isUnprinted) ? await readCode?.() : undefined;
  const declared = next.plugin?.requiresWordPress ?? '';
  const judged = found
    .map((one) => placeUnprinted(one, code?.current))
    .map((one) => explainNeed(one, { wordpress: versions.wordpress, declared }));
  const findings = withoutTold(judged, earlier);
  const pictures = await storePictures(context, plan, session, { before, old, tour, findings });
  const counts = countKinds(tour, judged);
  const byKind = await placeAll(mergeFindings(findings), plan, session, next.plugin?.folder ?? '');
  return { byKind, counts, pictures };
}

/** A linked file that the package lacks was told by PHP's part. */
function withoutTold<T extends Problem>(findings: readonly T[], steps: readonly StepResult[]): readonly T[] {
  const told = new Set(steps.flatMap(({ problems }) => problems.flatMap(({ file }) => file ?? [])));
  return findings.filter(({ file, line }) => file === undefined || line !== undefined || !told.has(file));
}

/** Stores the pictures of the pages; `undefined` if there are none. */
async function storePictures(
  { next, versions: { php, wordpress } }: RehearsalContext,
  { pictures: folder }: BrowsePlan,
  { browser }: BrowserSession,
  {
    before,
    old,
    tour,
    findings,
  }: {
    readonly before: Before | undefined;
    readonly old: Tour | undefined;
    readonly tour: Tour;
    readonly findings: readonly ShownFinding[];
  },
): Promise<Pictures | undefined> {
  const { name, version } = next.plugin ?? { name: '', version: '' };
  const versions = before === undefined ? version : `${before.version} → ${version}`;
  const { pages, finish } = await createGallery({
    folder,
    heading: `${name} ${versions}`,
    place: `PHP ${php}, WordPress ${wordpress}, ${browser.name}`,
    before: old,
    after: tour,
    findings,
  });
  return pages === 0 ? undefined : { folder, pages, finish };
}

function skip(why: string): Judgement {
  return { problems: [], skipped: `Scripts were not looked at, because ${why}.` };
}

/** Without a browser, a rehearsal says so; one that the author has named has to start. */
function explainNone(choice: BrowserChoice, { why }: NoBrowser): Judgement {
  if (choice.kind === 'path') {
    const words = withoutFullStop(why.join('; ')) || `\`${choice.path}\` is not a program`;
    const message = `The browser that the input \`browser\` names does not start: ${words}.`;
    return { problems: [{ severity: 'unknown', message }] };
  }
  return why.length === 0
    ? skip('no browser was found')
    : skip(`no browser starts: ${withoutFullStop(why.join('; '))}`);
}

/** The additions of the plugin that can be shown. */
function listTargets(
  { plugin }: RehearsedPackage,
  { kinds }: Inventory,
  paths: readonly string[],
): VisitTargets {
  const read = (kind: 'pages' | 'blocks' | 'shortcodes' | 'widgets') => kinds.get(kind) ?? [];
  const shortcodes = read('shortcodes').map(({ name }) => `[${name}]`);
  const widgets = read('widgets').map(
    ({ name }) => `<!-- wp:legacy-widget ${JSON.stringify({ idBase: name })} /-->`,
  );
  return {
    folder: plugin?.folder ?? '',
    pages: read('pages')
      .filter(({ target }) => target !== '')
      .map(({ name, title, target }) => ({ name, title, url: target })),
    blocks: read('blocks').map(({ name }) => name),
    content: [...shortcodes.slice(0, MAX_IN_POST), ...widgets.slice(0, MAX_IN_POST)].join('\n\n'),
    paths,
  };
}

const MAX_IN_POST = 30;

/** The number of pages that were seen, or are as they were when they were. */
interface PageCount {
  readonly seen: number;
  readonly unchanged: number;
}

/** Counts the pages that were seen, at the first visit or the second. */
function countKinds({ visits }: Tour, judged: readonly ShownFinding[]): ReadonlyMap<PageKind, PageCount> {
  const unseen = new Set(judged.flatMap(({ key, page }) => (key === 'unseen' ? page.id : [])));
  const seen = [...visits.values()].filter(({ page }) => !unseen.has(page.id));
  const byKind = Map.groupBy(seen, ({ page: { kind } }) => kind);
  return new Map(
    [...byKind].map(([kind, list]) => [
      kind,
      { seen: list.length, unchanged: list.filter(({ isUnchanged = false }) => isUnchanged).length },
    ]),
  );
}

function tellCount({ seen, unchanged }: PageCount = { seen: 0, unchanged: 0 }): string {
  if (unchanged === 0) return String(seen);
  return unchanged === seen ? `${seen}, unchanged` : `${seen}, ${unchanged} of them unchanged`;
}
