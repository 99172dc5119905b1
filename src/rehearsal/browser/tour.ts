import { type Allowance, inTime } from '../model/budget.ts';
import type { LogEntry } from '../model/log.ts';
import type { PlayerReply, Site } from '../model/site.ts';
import { listTabs, showPage } from '../judge/html-text.ts';
import { hasVisited } from '../judge/browser/editor.ts';
import { judgeVisit, seemsBroken } from '../judge/browser/visit.ts';
import { digestOf, replay, startTrace, traceOfPost } from './replay.ts';
import type {
  BrowserFinding,
  Browser,
  PageKind,
  VisitTargets,
  PageVisit,
  SeenPage,
  SendToSite,
  Observation,
  Tour,
  TracedRequest,
} from '../model/browser.ts';

/** A browser, and the site that it visits. */
export interface BrowserSession {
  readonly site: Pick<Site, 'run' | 'exchange' | 'save' | 'restore'>;
  readonly browser: Browser;
  /** Of an administrator. */
  readonly cookie: string;
  /** Gets what PHP logged, and while which page was visited. */
  readonly onLog: (log: readonly LogEntry[], page?: PageVisit) => void;
  /** Whether pictures are kept. */
  readonly hasPictures: boolean;
  /** The time for the plugin's pages and others; by default, there is time for all. */
  readonly allowance?: Allowance;
}

const NO_BODY = new Uint8Array();

/** Only the pages of the site itself are for visitors. */
function planPage(id: string, kind: PageKind, url: string, subject: string, isOwn = true): PageVisit {
  return { id, kind, url, subject, isOwn, isForAdmins: kind !== 'site' };
}

/** Pages of WordPress itself on which plugins' scripts run. */
const CORE_PAGES: readonly PageVisit[] = [
  planPage('dashboard', 'admin', '/wp-admin/', 'The dashboard', false),
  planPage('plugins', 'admin', '/wp-admin/plugins.php', 'The plugins page', false),
  planPage('front', 'site', '/', 'The front page', false),
];

/** Each takes a second or more. */
const MAX_PAGES = 8;

function listPages({ pages, paths }: VisitTargets): readonly PageVisit[] {
  const own = pages.slice(0, MAX_PAGES).map(({ name, title, url }) => {
    const subject = title === '' ? `The page ${showPage(url)}` : `The page "${title}" (${url})`;
    return planPage(`page ${name}`, 'admin', url, subject);
  });
  const more = paths.map((url) => {
    const kind = /^\/wp-admin(?:\/|$)/.test(url) ? 'admin' : 'site';
    return planPage(`path ${url}`, kind, url, `The page ${showPage(url)}`);
  });
  return [...CORE_PAGES, ...own, ...more];
}

/**
 * Visits all pages on one state of the site, but those that are as they were.
 *
 * @param old the tour before the update, whose blocks are in the post
 * @throws BrowserLost, SiteLost, Cancelled
 */
export async function tourSite(session: BrowserSession, targets: VisitTargets, old?: Tour): Promise<Tour> {
  const visits = new Map<string, SeenPage>();
  const files = new Map<string, string>();
  const visit = async (page: PageVisit) => {
    const seen =
      (await findUnchanged(session, page, old?.visits.get(page.id), files)) ??
      (await visitTraced(session, page));
    visits.set(page.id, seen);
    return seen.observation;
  };
  const saved = old?.markup ?? '';
  await session.site.save('untoured');
  const prepared = await prepare(session, joinContent(saved, targets.content));
  const editor = planEditor(targets, prepared.blockScripts, saved === '' ? 0 : prepared.post);
  const { editor: seen } = await visit(editor);
  // A version that has no older one shows a post with what it saves itself.
  const markup = saved === '' ? (seen?.markup ?? '') : saved;
  // Other pages list posts, and tell what the editor has stored: both tours see them without it.
  await session.site.restore('untoured');
  const post = await prepare(session, joinContent(markup, targets.content));
  const first = visits.get(editor.id);
  if (saved === '' && markup !== '' && post.post > 0) {
    // The next version's editor opens the post, for which WordPress runs the blocks' PHP: what that logs is not new then.
    const opened = await openInEditor(session, post.post);
    if (first?.trace !== undefined)
      visits.set(editor.id, { ...first, trace: traceOfPost(first.trace, post.post, opened) });
  }
  const tabs: string[] = [];
  const pages = listPages(targets);
  // With a page that was not seen before, nothing could be compared.
  const known = pages.filter(({ id }) => old?.unseen?.has(id) !== true);
  for (const page of inTime(session.allowance, 'pages in the browser', known, pages.length)) {
    const { html } = await visit(page);
    if (page.kind === 'admin' && page.isOwn) tabs.push(...listTabs(html, page.url));
  }
  const unseen = new Set(pages.flatMap(({ id }) => (visits.has(id) ? [] : [id])));
  // Some plugins have their tabs in the menu, too.
  const others = tabs.slice(0, MAX_TABS).filter((tab) => !pages.some(({ url }) => url === tab));
  for (const url of new Set(others))
    await visit(planPage(`tab ${url}`, 'admin', url, `The tab ${showPage(url)}`));
  // A fault of several pages is told of the plugin's own.
  const inEditor = visits.get(editor.id);
  visits.delete(editor.id);
  if (inEditor !== undefined) visits.set(editor.id, inEditor);
  if (post.url !== '')
    await visit(
      planPage('post', 'site', post.url, "A post with the plugin's blocks, shortcodes and widgets"),
    );
  const content = joinContent(markup, targets.content);
  const { folder } = targets;
  return { folder, visits, unseen, markup, content, blockScripts: prepared.blockScripts };
}

/** A page of the tour before, if the site answers all that it asked then as before: a visit can show nothing new. */
async function findUnchanged(
  { site, onLog }: BrowserSession,
  page: PageVisit,
  old: SeenPage | undefined,
  files: Map<string, string>,
): Promise<SeenPage | undefined> {
  const { observation, trace } = old ?? {};
  if (observation?.state !== 'settled' || observation.editor?.isReady === false) return undefined;
  const isAsked = trace?.requests.some(({ request }) => request.url === page.url) === true;
  const listBlocks = (one: PageVisit | undefined) => JSON.stringify([one?.blocks, one?.otherBlocks]);
  if (!isAsked || listBlocks(page) !== listBlocks(old?.page)) return undefined;
  const log = await replay(site, trace, files);
  if (log === undefined) return undefined;
  if (log.length > 0) onLog(log, page);
  return { page, observation, isUnchanged: true };
}

async function openInEditor({ site, cookie, onLog }: BrowserSession, post: number): Promise<TracedRequest> {
  const request = { method: 'GET', url: editorOf(post), headers: { cookie }, body: NO_BODY };
  const { log, response } = await site.exchange(request);
  if (log.length > 0) onLog(log);
  return { request, digest: digestOf(request, response) };
}

function editorOf(post: number): string {
  return `/wp-admin/post.php?post=${post}&action=edit`;
}

function joinContent(...parts: readonly string[]): string {
  return parts.filter((text) => text !== '').join('\n\n');
}

const MAX_TABS = 2;

function planEditor({ blocks }: VisitTargets, known: Tour['blockScripts'], post: number): PageVisit {
  const own = new Set(blocks);
  const url = post === 0 ? '/wp-admin/post-new.php' : editorOf(post);
  const otherBlocks = [...known.keys()].filter((name) => !own.has(name));
  return { ...planPage('editor', 'editor', url, 'The editor', own.size > 0), blocks, otherBlocks };
}

/**
 * Compares two tours, and visits again what seems broken: an error counts when it appears twice.
 *
 * @param visitWithout visits a page without this version: with the previous one, with a post of what it saved; or, where none was
 *   looked at, without the plugin, with which a page of WordPress is compared. Asked only about what seems broken.
 */
export async function judgeTour(
  session: BrowserSession,
  before: Tour | undefined,
  after: Tour,
  visitWithout: (page: PageVisit, saved: string) => Promise<Observation>,
): Promise<readonly BrowserFinding[]> {
  const findings: BrowserFinding[] = [];
  for (const [id, { page, observation }] of after.visits) {
    const isOfWordPress = page.kind === 'editor' || !page.isOwn;
    const visited =
      before === undefined && isOfWordPress && seemsBroken(observation)
        ? await visitWithout(page, '')
        : before?.visits.get(id)?.observation;
    const doubts =
      before && judgeVisit(page, visited, observation, after).filter(({ key }) => isDoubtful(key));
    const saved = { editor: before?.markup, post: before?.content }[page.id] ?? '';
    const reopened = doubts?.length ? await visitWithout(page, saved) : undefined;
    const old = reopened === undefined ? visited : withSaved(visited, reopened);
    // Some pages draw a part once for each visitor.
    const anew =
      reopened && hasVisited(reopened) ? judgeVisit(page, reopened, observation, after) : undefined;
    const isSo = (key: string) =>
      key.startsWith('block ') || anew === undefined || anew.some((one) => one.key === key);
    const first = judgeVisit(page, old, observation, after).filter(
      ({ key }) => !isDoubtful(key) || isSo(key),
    );
    if (first.length === 0) continue;
    // It would take as long again, and show as little. Errors count only where they appear twice.
    const isUnseen = observation.state === 'slow' && first.every(({ severity }) => severity === 'notice');
    const again = isUnseen ? first : judgeVisit(page, old, await visitOnce(session, page, true), after);
    const seen = new Set(again.map(({ key }) => key));
    const told = first.filter(({ key }) => seen.has(key));
    findings.push(...(before === undefined ? softenFirst(told, observation) : told));
  }
  return findings;
}

/** Nobody knows whether a first version was ever without it: what keeps no page from showing is not an error. */
function softenFirst(
  findings: readonly BrowserFinding[],
  observation: Observation,
): readonly BrowserFinding[] {
  const isHarmless = ({ key, effect }: BrowserFinding) =>
    effect === undefined && /^(?:unprinted|exception) /.test(key);
  const isBroken = findings.some((one) => one.severity === 'error' && !isHarmless(one));
  if (isBroken || seemsBroken(observation)) return findings;
  return findings.map((one) => (one.severity === 'error' ? { ...one, severity: 'warning' } : one));
}

/** Whether the previous version may show the same when it is visited once more. */
function isDoubtful(key: string): boolean {
  return key === 'empty' || /^(block|hidden) /.test(key);
}

/** Some blocks save what their own version refuses to open. */
function withSaved(visited: Observation | undefined, reopened: Observation): Observation | undefined {
  const { editor } = visited ?? {};
  if (visited === undefined || editor === undefined) return visited;
  return { ...visited, editor: { ...editor, saved: reopened.editor?.saved ?? [] } };
}

/**
 * Visits one page, of a site on which no others are visited.
 *
 * @param saved the content of a post that the editor opens, or that visitors see
 */
export async function visitAlone(session: BrowserSession, page: PageVisit, saved = ''): Promise<Observation> {
  const { post, url } = await prepare(session, saved);
  const isEditor = page.kind === 'editor';
  return visitOnce(session, post === 0 ? page : { ...page, url: isEditor ? editorOf(post) : url }, !isEditor);
}

async function visitOnce(session: BrowserSession, page: PageVisit, isPatient = false): Promise<Observation> {
  return (await visitTraced(session, page, isPatient)).observation;
}

async function visitTraced(
  { site, browser, cookie, onLog, hasPictures }: BrowserSession,
  page: PageVisit,
  isPatient = false,
): Promise<SeenPage> {
  const trace = startTrace();
  let last: Promise<unknown> = Promise.resolve();
  const send: SendToSite = async ({ method, url, headers, body }) => {
    // Browsers ask for many things at once, and the site answers one after the other.
    const request = { method, url, headers, body };
    const asked = last.then((): Promise<PlayerReply> => site.exchange(request));
    last = asked.catch(() => undefined);
    const reply = await asked;
    if (reply.log.length > 0) onLog(reply.log, page);
    const { response } = reply;
    trace.note(request, response);
    if (response === undefined) throw new Error(reply.failure ?? 'The site gave no answer.');
    return response;
  };
  const observation = await browser.visit(page, {
    send,
    cookie: page.isForAdmins ? cookie : '',
    hasPicture: hasPictures && page.isOwn,
    isPatient,
  });
  return { page, observation, trace: trace.end() };
}

interface Prepared {
  readonly post: number;
  readonly url: string;
  readonly blockScripts: Tour['blockScripts'];
}

/** Creates a post with this content, if there is some. */
async function prepare({ site, onLog }: BrowserSession, content: string): Promise<Prepared> {
  const { result, log } = await site.run('browser', { content });
  if (log.length > 0) onLog(log);
  const { post, url, blocks } = result ?? NOT_PREPARED;
  const path = URL.parse(url);
  return {
    post,
    url: path === null ? '' : path.pathname + path.search,
    blockScripts: new Map(blocks),
  };
}

const NOT_PREPARED = { post: 0, url: '', blocks: [] };
