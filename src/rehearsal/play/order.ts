import type { Before, CannotRun, Judgement, OldPages } from '../model/context.ts';
import { type Inventory, NOTHING } from '../model/inventory.ts';
import type { PluginPackage } from '../model/packages.ts';
import { EARLIER, type StepResult } from '../model/results.ts';
import { checkLinks } from '../probes/linked-files.ts';
import { listActions, listPluginProbes, listTasks } from '../probes/plugin-probes.ts';
import { createAsk, type ProbeAnswer, visitsOf } from '../probes/run-probes.ts';
import { listSettingProbes } from '../probes/settings.ts';
import { listContexts, listMore, listSaves } from '../probes/site-probes.ts';
import { hasAcceptedError } from './accept-problems.ts';
import { checkActive, compareFiles } from './active.ts';
import { type Additions, listAdditions, NO_ADDITIONS } from './additions.ts';
import { checkAfterUpdate } from './author-files.ts';
import { browseAfter, browseBefore, openBrowser, tellRow } from './browse.ts';
import { checkCode } from './code.ts';
import { playCopy } from './copy.ts';
import { compareSiteData } from './data.ts';
import { turnOffAndOn, uninstall } from './endings.ts';
import { installAnew, installFirst } from './installation.ts';
import { explainNeeds, startAll, startNeeded } from './needed-plugins.ts';
import { playNetwork } from './network.ts';
import { updateFromOlder } from './older-versions.ts';
import { askOwnPages, isTheirs, listTheirTabs } from './own-pages.ts';
import { playPages, type SitePages } from './pages.ts';
import { explainUnpromised, type Pair, preparePair, type StartedSite } from './prepare.ts';
import { checkAllSyntax, prepareData, startPrevious } from './previous-version.ts';
import type { Story } from './recorder.ts';
import { playInUse } from './site-in-use.ts';
import { playScenes } from './scenes.ts';
import { checkStillActive } from './still-active.ts';
import { updateAtNight, updateByButton } from './update.ts';
import { hasUpdatesBeside, updateBeside } from './update-beside.ts';
import { playUpdater } from './updater/play-updater.ts';
import { keepCopy, playWayBack } from './way-back.ts';

/**
 * The order of play on one pair, from the start of WordPress on. `docs/rehearse-reference.md` tells it to users, in the same order: what
 * is asked stands in `probes`, what is wrong with an answer in `judge`.
 *
 * @throws SiteLost, Cancelled
 */
export async function playPair(started: StartedSite): Promise<void> {
  const { site, recorder, options, versions } = started;
  const unpromised = explainUnpromised(options.next, versions);
  if (unpromised !== undefined) {
    await recorder.begin().play('Update', () => Promise.resolve({ problems: [], skipped: unpromised }));
    return;
  }
  if (options.copy !== undefined) return playCopy(started, options.copy);
  const pair = await preparePair(started);
  const { context } = pair;
  await recorder.begin().play('PHP syntax', () => checkAllSyntax(context));
  const alone = await playNeeded(pair);
  if (alone === undefined) return;
  await site.save('clean');
  const { plugin } = options.previous ?? {};
  const before = plugin && (await playPrevious(pair, { ...options.previous, plugin } as PluginPackage));
  if (before !== undefined && !('why' in before)) await playUpdate(pair, before, alone);
  else if (before?.isUnprepared !== true) await playInstallation(pair, before, alone);
}

/** @returns the pages with the plugins beside it alone; `undefined`: there is no site on which it can be tried */
export async function playNeeded({ context, recorder }: Pair): Promise<OldPages['alone'] | undefined> {
  const { beside, next } = context;
  const isAlone = beside.packages.length + beside.missing.length === 0;
  if (isAlone && explainNeeds(beside, next) === undefined) return new Map();
  const needed = await recorder.begin().play('Needed plugins', () => startNeeded(context));
  return needed?.alone;
}

/** @returns the site with the previous version, which is saved; or why it does not run here */
export async function playPrevious(
  { context, recorder, plan: { authored } }: Pair,
  previous: PluginPackage,
): Promise<Before | CannotRun> {
  const story = recorder.begin();
  const isPrepared = authored.has('before-update');
  const { before: started = { why: '', problems: [] } } =
    (await story.play('Previous version', () => startPrevious(context, previous, isPrepared))) ?? {};
  const prepared = isPrepared
    ? await story.play('Before update', () => prepareData(context, started, authored))
    : undefined;
  const before = prepared?.before ?? started;
  await ('why' in before ? context.site.restore('clean') : context.site.save('before'));
  return before;
}

/** Plays the update by the button with all that is checked behind it, then what needs fresh sites. */
export async function playUpdate(pair: Pair, before: Before, alone: OldPages['alone']): Promise<void> {
  const { context, recorder, plan } = pair;
  const { key, clean } = before;
  const story = recorder.begin();
  const updated = await story.play('Update', () => updateByButton(context, before, plan));
  const hasUpdated = updated?.problems.every(
    ({ severity }) => severity !== 'error' && severity !== 'unknown',
  );
  const old = { before: before.pages, alone };
  await playNewVersion(pair, story, { key, before, old, clean, hasUpdated: hasUpdated === true });
  // It keeps as much memory as WordPress.
  await plan.browse?.close();
  await playFreshSites(pair, before, old);
}

/** Installs the plugin on a site that never had it, with all that is checked behind it. */
async function playInstallation(
  pair: Pair,
  cannotRun: CannotRun | undefined,
  alone: OldPages['alone'],
): Promise<void> {
  const { context, recorder, plan } = pair;
  const { beside, next } = context;
  const installed = await recorder
    .begin()
    .play('Installation', () => installFirst(context, cannotRun, plan.keep));
  const { key = '', clean = NOTHING, rest } = installed ?? {};
  const story = recorder.begin(key === '' ? EARLIER : rest);
  await playNewVersion(pair, story, { key, old: { before: undefined, alone }, clean, cannotRun });
  const isPlayed = recorder.steps.at(-1)?.outcome !== 'skipped' && !hasStopped(recorder.steps);
  if (plan.isLast && isPlayed && explainNeeds(beside, next) === undefined)
    await recorder.begin().play('Updater', () => askForUpdates(pair, key, clean, false));
}

/**
 * Plays a new installation, on a new site, after the previous version has ended the first one.
 *
 * @throws SiteLost, Cancelled
 */
export async function playAnew(started: StartedSite): Promise<void> {
  const pair = await preparePair(started);
  const { context } = pair;
  const { broken, alone } = await startAll(context);
  if (broken !== undefined) return;
  await context.site.save('clean');
  await playInstallation(pair, undefined, alone);
}

/** A site on which the new version was just updated or installed. */
interface NewSite {
  /** The plugin as WordPress calls it. */
  readonly key: string;
  /** `undefined`: the site never had another version. */
  readonly before?: Before;
  readonly old: OldPages;
  /** Everything on the site without the plugin. */
  readonly clean: Inventory;
  /** Set if the previous version does not run here either. */
  readonly cannotRun?: CannotRun | undefined;
  /** The update was carried out, and all of it is known. */
  readonly hasUpdated?: boolean;
}

/** Checks the new version, until it is deleted: what counts most first, then the rest. */
async function playNewVersion(pair: Pair, story: Story, site: NewSite): Promise<void> {
  const { context, plan } = pair;
  const { key, before, old, hasUpdated = false } = site;
  const pages = await playEssentials(pair, story, site);
  const previous = plan.isLast && hasUpdated && before?.own !== undefined ? context.previous : undefined;
  const kept = previous && (await story.playAnyway('Way back', () => keepCopy(context, pages.skipped)));
  if (plan.authored.has('after-update'))
    await story.play('After update', () => checkAfterUpdate(context, plan.authored, before !== undefined));
  const { own, loss } = await playAdditions(pair, story, site, pages);
  await playBrowser(pair, story, before, own);
  await story.play('Still active', () =>
    checkStillActive(context, key, { before, old, seen: pages.seen, loss }),
  );
  if (kept !== undefined && previous !== undefined && before !== undefined)
    await story.playAnyway('Way back', () => playWayBack(context, before, previous, old.alone));
  const turned = await story.play('Deactivate and activate', () => turnOffAndOn(context, key, before));
  await story.play('Uninstall', () => uninstall(context, key, before, turned?.old));
}

/** Plays what counts most: its files, whether it is active, its code, the pages of WordPress, and the database. */
async function playEssentials(
  { context, recorder, plan: { readCode } }: Pair,
  story: Story,
  { key, before, old, cannotRun }: NewSite,
): Promise<SitePages> {
  const earlier = recorder.steps;
  await story.play('Files', () => compareFiles(context, key));
  await story.play('Plugin active', () => checkActive(context, key, { before, cannotRun, earlier }));
  if (readCode !== undefined)
    await story.play('Functions and classes', () => checkCode(context, before, readCode));
  const pages = await playPages(story, context, old);
  // Comes before the steps that write to the database themselves.
  if (before !== undefined) await story.play('Data', () => compareSiteData(context, before));
  return pages;
}

/** Asks for what the plugin adds, and for what every plugin may change. */
async function playAdditions(
  { context, plan }: Pair,
  story: Story,
  { before, clean }: NewSite,
  pages: SitePages,
): Promise<Additions> {
  const { next, beside } = context;
  const old = before?.own;
  const others = beside.packages.length > 0 ? clean : undefined;
  const added = (await story.play('What it adds', () => listAdditions(context, clean, old))) ?? NO_ADDITIONS;
  const { own } = added;
  const { ask, askAndRestore } = createAsk(context, before !== undefined ? 'before' : others && 'clean');
  const probes = listPluginProbes(own, old);
  // Comes early: later steps create posts, which these pages would show.
  const more = await story.play('More pages', () => ask(listMore(own, others, plan.paths, pages.failed)));
  const moreAnswers = more?.answers ?? [];
  const ownPages = await story.play('Own pages', async () => {
    const theirs = await listTheirTabs(context, moreAnswers, others);
    return askOwnPages(ask, probes['Own pages'], moreAnswers, theirs);
  });
  const listed = (ownPages?.pages ?? []).filter(({ probe }) => probe.kind === 'page' && probe.makesPost);
  // The posts that were created for lists are shown by the plugin's content, also with the previous version.
  const content: ProbeAnswer[] = [];
  for (const step of ['REST routes', 'Shortcodes and blocks', 'Widgets', 'Post types'] as const) {
    const asked = await story.play(step, () => ask(probes[step], listed));
    content.push(...(asked?.answers ?? []));
  }
  const shown = [...moreAnswers, ...(ownPages?.answers ?? []), ...content];
  await story.play('Scripts and styles', () => checkLinks(context, before, pages.seen, shown));
  const saved = await story.play('Saving', () =>
    ask(listSaves(visitsOf(shown.filter((one) => !isTheirs(one, others))))),
  );
  // All that has left posts, which the front page shows and tasks work on.
  const made = [...listed, ...content, ...(saved?.answers ?? [])];
  await story.play('Scheduled tasks', () => ask(listTasks(own, old), made));
  await story.play('AJAX and forms', () => askAndRestore(listActions(own), made));
  // Comes before the settings, after which scheduled tasks run, too: without these, no setting is to blame.
  await story.play('Other contexts', () =>
    askAndRestore(listContexts(ownPages?.pages ?? [], next.files, pages.failed), made),
  );
  await story.play('Settings', () =>
    askAndRestore(listSettingProbes(visitsOf(ownPages?.answers ?? []), own, old), made),
  );
  return added;
}

/** Opens the pages in a browser, as people see them: first those of the previous version. */
async function playBrowser(
  { context, recorder, plan: { browse, readCode } }: Pair,
  story: Story,
  before: Before | undefined,
  own: Inventory,
): Promise<void> {
  if (browse === undefined) return;
  const watched = await story.play('Browser', () =>
    before === undefined ? openBrowser(browse) : browseBefore(context, browse, before),
  );
  const updated = { before, own, earlier: recorder.steps, readCode };
  const browsed = await story.play('Scripts: dashboard', () =>
    browseAfter(context, browse, watched, updated),
  );
  await story.play('Scripts: editor', () => tellRow(browsed, 'editor'));
  await story.play('Scripts: site', () => tellRow(browsed, 'site'));
}

/** Plays what needs fresh sites, where nothing has stopped so far. */
async function playFreshSites(pair: Pair, before: Before, old: OldPages): Promise<void> {
  const { context, recorder, plan } = pair;
  const { beside, next } = context;
  const isActive = (explainNeeds(beside, next) ?? before.whyIdle) === undefined;
  const story = recorder.begin(hasStopped(recorder.steps) ? EARLIER : undefined);
  await story.play('Automatic update', () => updateAtNight(context, before, { ...plan, isActive, old }));
  await story.play('New installation', () => installAnew(context, before, isActive, old));
  if (!isActive) return;
  if (plan.older.length > 0)
    await story.play('Older versions', () => updateFromOlder(context, plan.older, old.alone));
  if (next.plugin?.isForNetworks === true) await story.play('Network of sites', () => playNetwork(context));
  await story.play('Site in use', () => playInUse(context, before));
  if (!plan.isLast) return;
  if (hasUpdatesBeside(beside))
    await story.play('Updates beside it', () => updateBeside(context, before, old));
  await story.play('Updater', () => askForUpdates(pair, before.key, before.clean, true));
  if (plan.scenes.length > 0) await story.play('Scenes', () => playScenes(context, before, plan.scenes));
}

function askForUpdates(
  { context, plan }: Pair,
  key: string,
  clean: Inventory,
  isUpdate: boolean,
): Promise<Judgement> {
  return playUpdater(context, key, clean, { isUpdate, hasLicense: plan.authored.has('before-update') });
}

/** Whether a step failed, or an accepted error kept the last ones from being played: it would only fail again. */
function hasStopped(steps: readonly StepResult[]): boolean {
  const isCut = steps.at(-1)?.outcome === 'skipped' && steps.some(hasAcceptedError);
  return isCut || steps.some(({ outcome }) => outcome === 'failed');
}
