import { explainGone, isIdle, checkChange, checkSyntax, readCan, readInstalledKey } from './check-replies.ts';
import { listOwned, type Owned, subtract } from './own.ts';
import { PAGES, type Visit } from './pages.ts';
import { prepare } from './play-author.ts';
import type { RehearsedPackage } from './read-package.ts';
import type { Judgement, Step } from './recorder.ts';
import type { PluginPackage, Problem, StepName } from './results.ts';
import { explainNeeds, type Scene, visit } from './scene.ts';
import type { Site } from './site.ts';
import { readErrorBoxes } from './words.ts';

/** The site before the update. */
export interface Before {
  /** The plugin as WordPress calls it. */
  readonly key: string;
  readonly version: string;
  /** The plugin that WordPress found when it was installed. */
  readonly installedKey: string;
  /** Why the plugin is not active here, through no fault of its own. */
  readonly whyIdle: string | undefined;
  readonly pages: ReadonlyMap<StepName, Visit>;
  /** The administrator's capabilities. */
  readonly can: readonly string[];
  /** The database, without the plugin and with it. */
  readonly data: { readonly alone: SiteData | undefined; readonly before: SiteData | undefined };
  /** Everything on the site without the plugin. */
  readonly clean: Owned;
  /** Additions of the version before; `undefined` if it does not run. */
  readonly own: Owned | undefined;
}

/** Why the version before does not run, and what failed when it was activated. */
export interface Stuck {
  readonly why: string;
  readonly problems: readonly Problem[];
  /** The author's file failed to create customers' data, so nothing else is played. */
  readonly isUnprepared?: boolean;
}

/** Parses all PHP files of both packages without running them. */
export async function playSyntax(
  { site, recorder, next }: Scene,
  previous: RehearsedPackage | undefined,
): Promise<void> {
  const parse = (name: string) => site.run('syntax', { plain: true, package: name });
  const play = async () =>
    checkSyntax(await parse('next.zip'), previous && (await parse('previous.zip')), next);
  await recorder.play([{ name: 'PHP syntax', play }]);
}

/**
 * Installs and activates the version before, lets the author's file create customers' data, and visits the pages.
 *
 * @returns the site with it, or why it does not run here, which is no fault of the new version
 */
export async function playBefore(scene: Scene, previous: PluginPackage): Promise<Before | Stuck> {
  const { site, recorder, authored } = scene;
  const { version } = previous.plugin;
  let before: Before | Stuck = { why: '', problems: [] };
  const isPrepared = authored.has('before-update');
  const start = async (): Promise<Judgement> => {
    const started = await startBefore(scene, previous);
    before = isPrepared ? started : await lookBefore(scene, started);
    if (!('why' in before)) return { problems: [], message: version };
    const why = before.why.replace(/\.$/, '');
    const skipped = `${version} does not run here (${why}). Only a new installation is played.`;
    return { problems: [], skipped, rest: 'The version before does not run here.' };
  };
  const makeContent = async (): Promise<Judgement> => {
    const started = before as Before;
    if (started.whyIdle !== undefined) return { problems: [], skipped: started.whyIdle };
    const problem = await prepare(scene);
    if (problem === undefined) before = await lookBefore(scene, started);
    else before = { why: problem.message, problems: [], isUnprepared: true };
    return { problems: problem === undefined ? [] : [problem] };
  };
  const story: readonly Step[] = isPrepared ? [{ name: 'Before update', play: makeContent }] : [];
  await recorder.play([{ name: 'Version before', play: start }, ...story]);
  await ('why' in before ? site.restore('clean') : site.save('before'));
  return before;
}

async function startBefore(scene: Scene, previous: PluginPackage): Promise<Before | Stuck> {
  const { site, log } = scene;
  const { key, version } = previous.plugin;
  const alone = await listData(scene);
  const clean = await listOwned(scene);
  const installed = await site.run('install', { package: 'previous.zip' });
  const [problem] = checkChange(installed, 'The installation');
  if (problem !== undefined) return { why: problem.message, problems: [] };
  const pages = new Map<StepName, Visit>();
  const installedKey = readInstalledKey(installed);
  const data = { alone, before: undefined };
  const whyIdle = explainNeeds(scene, previous);
  const before = { key, version, installedKey, pages, can: [], data, whyIdle, clean, own: undefined };
  if (before.whyIdle !== undefined) return before;

  const activated = await site.run('activate', { plugin: key });
  log.remember(activated.log, 'Installation');
  const problems = checkChange(activated, 'The activation').filter(({ severity }) => severity === 'error');
  const [error] = problems;
  if (error !== undefined) return { why: error.message, problems };
  const state = await site.run('state', { plugin: key });
  log.remember(state.log, 'Plugin active');
  if (isIdle(state)) return { ...before, whyIdle: explainSelf(version, []) };
  const gone = explainGone(state);
  return gone === undefined ? { ...before, can: readCan(state) } : { why: gone, problems: [] };
}

/** Visits the pages with the version before, and lists what it adds and stores. */
async function lookBefore(scene: Scene, before: Before | Stuck): Promise<Before | Stuck> {
  if ('why' in before || before.whyIdle !== undefined) return before;
  const { site, log } = scene;
  const { key, version } = before;
  const pages = new Map<StepName, Visit>();
  for (const page of PAGES) {
    const seen = await visit(scene, page);
    log.remember(seen.reply.log, page.name);
    pages.set(page.name, seen);
  }
  const own = subtract(await listOwned(scene), before.clean);
  const end = await site.run('state', { plugin: key });
  const data = { alone: before.data.alone, before: await listData(scene) };
  const whyIdle = isIdle(end) ? explainSelf(version, [...pages.values()]) : undefined;
  return { ...before, pages, whyIdle, data, own: whyIdle === undefined ? own : undefined };
}

/** Explains that a plugin deactivates itself, quoting an error box of its pages. */
export function explainSelf(version: string, pages: readonly Visit[]): string {
  const [words] = pages.flatMap(({ reply }) => readErrorBoxes(reply.output));
  return `${version} deactivates itself here${words === undefined ? '.' : `: "${words}"`}`;
}

/**
 * Deactivates, activates and deletes the version before, then restores the site. Only its log shows which messages of
 * the new version are new. Takes seconds, so it runs only if the new version logs something there.
 */
export async function playEndBefore(scene: Scene, { key }: Before): Promise<void> {
  await onSiteBefore(scene, async () => {
    for (const occasion of ['deactivate', 'activate', 'deactivate', 'delete'] as const) {
      const reply = await scene.site.run(occasion, { plugin: key });
      scene.log.remember(reply.log, occasion);
    }
  });
}

/** Runs `work` on the site with the version before, or on another saved site, then restores the current one. */
export async function onSiteBefore(
  { site }: Scene,
  work: () => Promise<void>,
  saved = 'before',
): Promise<void> {
  await site.save('meanwhile');
  await site.restore(saved);
  await work();
  await site.restore('meanwhile');
}

/** The contents of a site's database, without transients. */
export interface SiteData {
  readonly options: ReadonlyMap<string, SiteOption>;
  readonly tables: ReadonlyMap<string, SiteTable>;
  /** Number of posts by type, without revisions and automatic drafts. */
  readonly posts: ReadonlyMap<string, number>;
  /** Number of scheduled events by hook. */
  readonly events: ReadonlyMap<string, number>;
  /** Capabilities by role. */
  readonly roles: ReadonlyMap<string, readonly string[]>;
  /** Number of rows by key. */
  readonly userMeta: ReadonlyMap<string, number>;
  readonly postMeta: ReadonlyMap<string, number>;
}

export interface SiteOption {
  /** 0 for an empty list, too. */
  readonly sizeBytes: number;
  readonly isAutoloaded: boolean;
  readonly digest: string;
  /** Digests of the items, at any depth, if the option is a list. */
  readonly parts: readonly string[];
}

export interface SiteTable {
  readonly rowCount: number;
  readonly columns: readonly string[];
}

/**
 * Lists what a site's database holds; `undefined` if that fails.
 *
 * @throws SiteLost
 */
export async function listData({ site }: { readonly site: Site }): Promise<SiteData | undefined> {
  const { result } = await site.run('data', { plain: true });
  // The plugin may have written it.
  const lists = Object(result) as Readonly<Record<string, unknown>>;
  const options = read(lists['options'], toOption);
  if (options.size === 0) return undefined;
  return {
    options,
    tables: read(lists['tables'], toTable),
    posts: read(lists['posts'], toCount),
    events: read(lists['events'], toCount),
    roles: read(lists['roles'], (value) => (areTexts(value) ? value : undefined)),
    userMeta: read(lists['usermeta'], toCount),
    postMeta: read(lists['postmeta'], toCount),
  };
}

function read<T>(list: unknown, parse: (value: unknown) => T | undefined): ReadonlyMap<string, T> {
  const entries = Object.entries(Object(list) as object).flatMap(([name, value]) => {
    const parsed = parse(value);
    return parsed === undefined ? [] : [[name, parsed] as const];
  });
  return new Map(entries);
}

/** Source: WordPress core wp_autoload_values_to_autoload(), and `no` of older versions. */
const NOT_AUTOLOADED = ['no', 'off', 'auto-off'];

function toOption(value: unknown): SiteOption | undefined {
  const [sizeBytes, autoload, digest, parts = []] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (typeof sizeBytes !== 'number' || typeof autoload !== 'string' || typeof digest !== 'string')
    return undefined;
  const isAutoloaded = !NOT_AUTOLOADED.includes(autoload);
  return { sizeBytes, isAutoloaded, digest, parts: areTexts(parts) ? parts : [] };
}

function toTable(value: unknown): SiteTable | undefined {
  const [rowCount, columns] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return typeof rowCount === 'number' && areTexts(columns) ? { rowCount, columns } : undefined;
}

function toCount(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
