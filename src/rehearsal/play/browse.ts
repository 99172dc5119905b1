import { takeInventory, withoutBaseline } from '../names/take-inventory.ts';
import type { PhpIndex } from '../../package/index.ts';
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
import { findSource } from '../../shared/source-map.ts';
import type { Before, Judgement, RehearsalContext, Step } from '../model/context.ts';
import type { Inventory } from '../model/inventory.ts';
import type { FinishGallery } from '../model/rehearsal.ts';
import type { Problem, StepName } from '../model/results.ts';
import { withoutFullStop } from '../../shared/quote.ts';
import { withoutBlame } from '../site/saved-site.ts';
import { UNPROBED } from './probe-steps.ts';

/** The context of looking at the pages of one pair in a browser. */
export interface BrowsePlan {
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
  readonly onPictures: (pages: number, finish: FinishGallery) => void;
  /** Finds a source file in the workspace; `undefined` if it is not there. */
  readonly findInWorkspace: (path: string) => Promise<string | undefined>;
  /** Reads a file of the plugin's source, by its path in the plugin's folder. */
  readonly readSource: (path: string) => Promise<string | undefined>;
}

/** Looks at a pair's pages in a browser, before and after the update. */
export interface Eyes {
  /** Starts the browser, and looks at the site as the previous version left it. */
  readonly listBefore: (before: Before) => readonly Step[];
  /** @param clean what the site has without the plugin */
  readonly listAfter: (before: Before | undefined, clean: Inventory) => readonly Step[];
  readonly close: () => Promise<void>;
}

const KINDS: Readonly<Record<PageKind, StepName>> = {
  admin: 'Scripts: dashboard',
  editor: 'Scripts: editor',
  site: 'Scripts: site',
};

/**
 * Creates the steps in which a browser looks at the pages.
 *
 * @param place what they are played on, as the page of the pictures shows it
 */
export function createEyes(context: RehearsalContext, ports: BrowsePlan, place: string): Eyes {
  const { site, log, next } = context;
  let browser: Browser | undefined;
  let tourBefore: Tour | undefined;
  let byKind: ReadonlyMap<PageKind, readonly Problem[]> | undefined;
  let counts: ReadonlyMap<PageKind, number> = new Map();

  /** How long pages of each kind were looked at since the update. */
  const times = new Map<PageKind, number>();
  const timed = (running: Browser): Browser => ({
    ...running,
    visit: async (page, ports) => {
      const begin = performance.now();
      try {
        return await running.visit(page, ports);
      } finally {
        times.set(page.kind, (times.get(page.kind) ?? 0) + performance.now() - begin);
      }
    },
  });

  const start = async (): Promise<Judgement> => {
    if (!ports.isWhole) return skip('this WordPress comes without its scripts and styles');
    const opened = await ports.open();
    if ('why' in opened) return explainNone(ports.choice, opened);
    browser = opened;
    return { problems: [], message: `${opened.name}${opened.hasSandbox ? '' : ', without its sandbox'}` };
  };
  const stageOf = (running: Browser, onLog: BrowserSession['onLog']): BrowserSession => ({
    site,
    browser: timed(running),
    cookie: context.cookie,
    onLog,
    hasPictures: true,
  });
  /** The browser may end on the way, also because a page makes it; what it said so far is not a verdict. */
  const withBrowser = async (
    work: (running: Browser) => Promise<void>,
    tellLost: (why: string) => Problem,
  ): Promise<Judgement | undefined> => {
    if (browser === undefined) return undefined;
    try {
      await work(browser);
      return undefined;
    } catch (error) {
      if (!(error instanceof BrowserLost)) throw error;
      browser = undefined;
      return { problems: [tellLost(withoutFullStop(error.message))] };
    }
  };

  const lookBefore = async ({ own }: Before): Promise<Judgement> => {
    const started = await start();
    if (own === undefined || browser === undefined) return started;
    const ended = await withBrowser(async (running) => {
      const stage = stageOf(running, (text) => log.remember(text, 'Browser'));
      tourBefore = await tourSite(stage, listExhibits(context, own, ports.paths));
    }, blamePrevious);
    await site.restore('before');
    return ended ?? started;
  };

  const lookAfter = async (before: Before | undefined, clean: Inventory): Promise<Judgement | undefined> => {
    if (browser === undefined || (before !== undefined && tourBefore === undefined)) return undefined;
    const begin = performance.now();
    times.clear();
    await site.save('unseen');
    await site.restore(UNPROBED);
    const own = withoutBaseline(await takeInventory(context), clean);
    const logged: Problem[] = [];
    const ended = await withBrowser(async (running) => {
      const stage = stageOf(running, (text, page) => {
        logged.push(...log.check(text, 'Browser').map((one) => ({ ...one, subject: page?.subject })));
      });
      const tour = await tourSite(stage, listExhibits(context, own, ports.paths), tourBefore?.markup);
      const folder = next.plugin?.folder ?? '';
      const lookWithout: Parameters<typeof judgeTour>[3] = async (page, saved) => {
        await site.save('toured');
        await site.restore(before === undefined ? 'clean' : 'before');
        // Messages that PHP logs without this version are not its problems.
        const silent = { ...stage, onLog: () => undefined, hasPictures: false };
        const seen = await withoutBlame(() => visitAlone(silent, page, saved));
        await site.restore('toured');
        return seen;
      };
      const found = await judgeTour(stage, tourBefore, tour, lookWithout);
      const code = found.some(isUnprinted) ? await context.readCode?.() : undefined;
      const declared = next.plugin?.requiresWordPress ?? '';
      const { wordpress } = context.versions;
      const judged = found
        .map((one) => placeUnprinted(one, code?.current))
        .map((one) => explainNeed(one, { wordpress, declared }));
      const findings = withoutKnown(judged, context);
      const merged = mergeFindings(findings);
      const mapped = new Set([...merged.values()].flat().filter(hasPlace).slice(0, MAX_MAPPED));
      const problems = new Map<ShownFinding, Problem>();
      // A large map takes much memory, so one is read at a time.
      for (const finding of mapped) problems.set(finding, await placeProblem(finding, ports, stage, folder));
      byKind = new Map(
        [...merged].map(([kind, list]) => [kind, list.map((one) => problems.get(one) ?? toProblem(one))]),
      );
      counts = countKinds(tour, judged);
      const { name, version } = next.plugin ?? { name: folder, version: '' };
      const versions = before === undefined ? version : `${before.version} → ${version}`;
      const gallery = {
        folder: ports.pictures,
        heading: `${name} ${versions}`,
        place: `${place}, ${running.name}`,
        before: tourBefore,
        after: tour,
        findings,
      };
      const { pages, finish } = await createGallery(gallery);
      ports.onPictures(pages, finish);
    }, leaveOpen);
    await site.restore('unseen');
    if (ended !== undefined) return { ...ended, problems: [...ended.problems, ...logged] };
    // Work that belongs to no page has the first row.
    const elsewhere = (times.get('editor') ?? 0) + (times.get('site') ?? 0);
    times.set('admin', performance.now() - begin - elsewhere);
    return tell('admin', logged);
  };
  const tell = (kind: PageKind, more: readonly Problem[] = []): Judgement | undefined => {
    if (byKind === undefined) return undefined;
    const count = counts.get(kind) ?? 0;
    const durationMs = times.get(kind) ?? 0;
    return { problems: [...(byKind.get(kind) ?? []), ...more], asked: String(count), durationMs };
  };

  return {
    listBefore: (before) => [{ name: 'Browser', play: () => lookBefore(before), isOwn: true }],
    listAfter: (before, clean) => [
      ...(before === undefined ? [{ name: 'Browser' as const, play: start, isOwn: true }] : []),
      { name: KINDS.admin, play: () => lookAfter(before, clean), isOwn: true },
      { name: KINDS.editor, play: () => Promise.resolve(tell('editor')), isOwn: true },
      { name: KINDS.site, play: () => Promise.resolve(tell('site')), isOwn: true },
    ],
    close: async () => {
      browser = undefined;
      await ports.close();
    },
  };

  function withoutKnown<T extends Problem>(
    findings: readonly T[],
    { recorder: { steps } }: RehearsalContext,
  ): readonly T[] {
    // A linked file that the package lacks was told by PHP's part.
    const told = new Set(steps.flatMap(({ problems }) => problems.flatMap(({ file }) => file ?? [])));
    return findings.filter(({ file, line }) => file === undefined || line !== undefined || !told.has(file));
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
function listExhibits(
  { next }: RehearsalContext,
  { kinds }: Inventory,
  paths: readonly string[],
): VisitTargets {
  const read = (kind: 'pages' | 'blocks' | 'shortcodes' | 'widgets') => kinds.get(kind) ?? [];
  const shortcodes = read('shortcodes').map(({ name }) => `[${name}]`);
  const widgets = read('widgets').map(
    ({ name }) => `<!-- wp:legacy-widget ${JSON.stringify({ idBase: name })} /-->`,
  );
  return {
    folder: next.plugin?.folder ?? '',
    pages: read('pages')
      .filter(({ target }) => target !== '')
      .map(({ name, title, target }) => ({ name, title, url: target })),
    blocks: read('blocks').map(({ name }) => name),
    content: [...shortcodes.slice(0, MAX_IN_POST), ...widgets.slice(0, MAX_IN_POST)].join('\n\n'),
    paths,
  };
}

const MAX_IN_POST = 30;

/** Counts the pages that were seen, at the first visit or the second. */
function countKinds({ visits }: Tour, judged: readonly ShownFinding[]): ReadonlyMap<PageKind, number> {
  const unseen = new Set(judged.flatMap(({ key, page }) => (key === 'unseen' ? page.id : [])));
  const seen = [...visits.values()].filter(({ page }) => !unseen.has(page.id));
  const byKind = Map.groupBy(seen, ({ page: { kind } }) => kind);
  return new Map([...byKind].map(([kind, list]) => [kind, list.length]));
}

type ShownFinding = Parameters<typeof createGallery>[0]['findings'][number];

const isUnprinted = ({ key }: ShownFinding) => key.startsWith('unprinted ');

/** Names the PHP file that registers a script which WordPress does not print: the script itself is as it should be. */
export function placeUnprinted(finding: ShownFinding, code: PhpIndex | undefined): ShownFinding {
  if (!isUnprinted(finding)) return finding;
  const handle = finding.key.slice('unprinted '.length);
  const named = [...(code?.files ?? [])].filter(([, { texts }]) => texts.has(handle));
  const registering = named.flatMap(([file, { units }]) => {
    const uses = units.flatMap(({ uses: all }) => all.filter(({ name }) => REGISTERS.test(name)));
    return uses.length === 0 ? [] : [{ file, line: uses.length === 1 ? uses[0]?.line : undefined }];
  });
  const [place, ...others] = registering;
  return place === undefined || others.length > 0 ? finding : { ...finding, ...place };
}

/** Source: WordPress core functions.wp-scripts.php. */
const REGISTERS = /^wp_(?:register|enqueue)_script$/;

/** Each map may take a second. */
const MAX_MAPPED = 5;

function hasPlace({ file, place }: ShownFinding): boolean {
  return file !== undefined && place !== undefined;
}

function toProblem({ severity, message, file, line }: ShownFinding): Problem {
  return { severity, message, file, line };
}

/** Names the source of a built script where a source map knows it, in the workspace if it is there. */
async function placeProblem(
  finding: ShownFinding,
  { findInWorkspace, readSource }: BrowsePlan,
  { site }: BrowserSession,
  folder: string,
): Promise<Problem> {
  const { severity, message, file, place } = finding;
  const problem = toProblem(finding);
  if (file === undefined || place === undefined) return problem;
  const read = async (path: string) => {
    const url = `/wp-content/plugins/${folder}/${path.split('/').map(encodeURIComponent).join('/')}`;
    const { response } = await site.exchange({ method: 'GET', url, headers: {}, body: new Uint8Array() });
    return response?.status === 200 ? Buffer.from(response.body).toString('utf8') : readSource(path);
  };
  const source = await findSource(file, place, read);
  if (source === undefined) return problem;
  const path = await findInWorkspace(source.source);
  const shown = `${message} It comes from \`${source.source}:${source.line}\`.`;
  return path === undefined
    ? { ...problem, message: shown }
    : { severity, message, file: path, line: source.line, isInWorkspace: true };
}
