import { listData } from '../names/list-data.ts';
import { takeInventory, withoutBaseline } from '../names/take-inventory.ts';
import type { Before, CannotRun, Judgement, RehearsalContext } from '../model/context.ts';
import type { AuthorFiles, PluginPackage } from '../model/packages.ts';
import type { StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import {
  checkChange,
  checkState,
  checkSyntax,
  explainGone,
  isIdle,
  readCan,
  readInstalledKey,
} from '../judge/replies.ts';
import { explainSelf } from '../judge/not-running.ts';
import { PAGES } from '../model/probe.ts';
import { runBeforeUpdate } from './author-files.ts';
import { explainNeeds } from './needed-plugins.ts';

/**
 * Parses all PHP files of the package without running them, and those of the previous one where PHP cannot parse some: only of these does
 * it matter whether they are as they were.
 *
 * @throws SiteLost, Unreadable
 */
export async function checkAllSyntax({ site, next, previous }: RehearsalContext): Promise<Judgement> {
  const parse = (name: string) => site.run('syntax', { plain: true, package: name });
  const parsed = await parse('next.zip');
  const isBroken = (parsed.result?.broken.length ?? 0) > 0;
  return checkSyntax(parsed, previous && isBroken ? await parse('previous.zip') : undefined, next);
}

/** The site with the previous version, or why that does not run here, which is not the fault of the new version. */
interface Started extends Judgement {
  readonly before: Before | CannotRun;
}

/**
 * Installs and activates the previous version, and visits the pages.
 *
 * @param isPrepared the author's file creates customers' data first, so the pages are visited later
 * @throws SiteLost, Unreadable
 */
export async function startPrevious(
  context: RehearsalContext,
  previous: PluginPackage,
  isPrepared: boolean,
): Promise<Started> {
  const { version } = previous.plugin;
  const started = await installPrevious(context, previous);
  const before = isPrepared ? started : await inspect(context, started);
  if (!('why' in before)) return { problems: [], message: version, before };
  const why = before.why.replace(/\.$/, '');
  const skipped = `${version} does not run here (${why}). Only a new installation is played.`;
  return { problems: [], skipped, rest: 'The previous version does not run here.', before };
}

/** Lets the author's file create customers' data with the previous version, then visits the pages. @throws SiteLost, Unreadable */
export async function prepareData(
  context: RehearsalContext,
  started: Before | CannotRun,
  authored: AuthorFiles,
): Promise<Started> {
  const whyIdle = 'why' in started ? started.why : started.whyIdle;
  if (whyIdle !== undefined) return { problems: [], skipped: whyIdle, before: started };
  const problem = await runBeforeUpdate(context, authored);
  if (problem === undefined) return { problems: [], before: await inspect(context, started) };
  return { problems: [problem], before: { why: problem.message, problems: [], isUnprepared: true } };
}

async function installPrevious(
  context: RehearsalContext,
  previous: PluginPackage,
): Promise<Before | CannotRun> {
  const { site, log, beside } = context;
  const { key, version } = previous.plugin;
  const alone = await listData(context);
  const clean = await takeInventory(context);
  const installed = await site.run('install', { package: 'previous.zip' });
  const [problem] = checkChange(installed, 'The installation');
  if (problem !== undefined) return { why: problem.message, problems: [] };
  const pages = new Map<StepName, Visit>();
  const installedKey = readInstalledKey(installed);
  const data = { alone, before: undefined };
  const whyIdle = explainNeeds(beside, previous);
  const before = { key, version, installedKey, pages, can: [], data, whyIdle, clean, own: undefined };
  if (before.whyIdle !== undefined) return before;

  const activated = await site.run('activate', { plugin: key });
  log.remember(activated.log, 'Installation');
  const problems = checkChange(activated, 'The activation').filter(({ severity }) => severity !== 'warning');
  const [error] = problems;
  if (error !== undefined) return { why: error.message, problems };
  const state = await context.askState(key);
  log.remember(state.log, 'Plugin active');
  if (isIdle(state)) return { ...before, whyIdle: explainSelf(version, []) };
  const gone = explainGone(state);
  if (gone !== undefined) return { why: gone, problems: checkState(state, key, version) };
  return { ...before, can: readCan(state) };
}

/** Visits the pages with the previous version, and lists what it adds and stores. @throws SiteLost, Unreadable */
export async function inspect(
  context: RehearsalContext,
  before: Before | CannotRun,
): Promise<Before | CannotRun> {
  if ('why' in before || before.whyIdle !== undefined) return before;
  const { log } = context;
  const { key, version } = before;
  const pages = new Map<StepName, Visit>();
  for (const page of PAGES) {
    const seen = await context.visit(page);
    log.remember(seen.reply.log, page.name);
    pages.set(page.name, seen);
  }
  const own = withoutBaseline(await takeInventory(context), before.clean);
  const end = await context.askState(key);
  const data = { alone: before.data.alone, before: await listData(context) };
  const whyIdle = isIdle(end) ? explainSelf(version, [...pages.values()]) : undefined;
  return { ...before, pages, whyIdle, data, ledTo: end.ledTo, own: whyIdle === undefined ? own : undefined };
}
