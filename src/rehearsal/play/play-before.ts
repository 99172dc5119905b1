import { listData } from '../names/list-data.ts';
import { takeInventory, withoutBaseline } from '../names/take-inventory.ts';
import type { Before, Judgement, RehearsalContext, Step, CannotRun } from '../model/context.ts';
import type { PluginPackage, RehearsedPackage } from '../model/packages.ts';
import type { Problem, StepName } from '../model/results.ts';
import type { ResultOf } from '../model/scripts.ts';
import type { PlayerReply, Visit } from '../model/site.ts';
import {
  checkChange,
  checkState,
  checkSyntax,
  explainGone,
  isIdle,
  readCan,
  readInstalledKey,
} from '../judge/replies.ts';
import { readErrorBoxes } from '../judge/html-text.ts';
import { onSiteBefore } from '../site/saved-site.ts';
import { askState, runAgain, visit } from '../site/visit.ts';
import { prepare } from './play-author.ts';
import { PAGES } from '../model/probe.ts';
import { explainNeeds } from './install-and-check.ts';

/** Parses all PHP files of both packages without running them. */
export async function playSyntax(
  { site, recorder, next }: RehearsalContext,
  previous: RehearsedPackage | undefined,
): Promise<void> {
  const parse = (name: string) => site.run('syntax', { plain: true, package: name });
  const play = async () =>
    checkSyntax(await parse('next.zip'), previous && (await parse('previous.zip')), next);
  await recorder.play([{ name: 'PHP syntax', play }]);
}

/**
 * Installs and activates the previous version, lets the author's file create customers' data, and visits the pages.
 *
 * @returns the site with it, or why it does not run here, which is not the fault of the new version
 */
export async function playBefore(
  context: RehearsalContext,
  previous: PluginPackage,
): Promise<Before | CannotRun> {
  const { site, recorder, authored } = context;
  const { version } = previous.plugin;
  let before: Before | CannotRun = { why: '', problems: [] };
  const isPrepared = authored.has('before-update');
  const start = async (): Promise<Judgement> => {
    const started = await startBefore(context, previous);
    before = isPrepared ? started : await inspectBefore(context, started);
    if (!('why' in before)) return { problems: [], message: version };
    const why = before.why.replace(/\.$/, '');
    const skipped = `${version} does not run here (${why}). Only a new installation is played.`;
    return { problems: [], skipped, rest: 'The previous version does not run here.' };
  };
  const makeContent = async (): Promise<Judgement> => {
    const started = before as Before;
    if (started.whyIdle !== undefined) return { problems: [], skipped: started.whyIdle };
    const problem = await prepare(context);
    if (problem === undefined) before = await inspectBefore(context, started);
    else before = { why: problem.message, problems: [], isUnprepared: true };
    return { problems: problem === undefined ? [] : [problem] };
  };
  const story: readonly Step[] = isPrepared ? [{ name: 'Before update', play: makeContent }] : [];
  await recorder.play([{ name: 'Previous version', play: start }, ...story]);
  await ('why' in before ? site.restore('clean') : site.save('before'));
  return before;
}

async function startBefore(context: RehearsalContext, previous: PluginPackage): Promise<Before | CannotRun> {
  const { site, log } = context;
  const { key, version } = previous.plugin;
  const alone = await listData(context);
  const clean = await takeInventory(context);
  const installed = await site.run('install', { package: 'previous.zip' });
  const [problem] = checkChange(installed, 'The installation');
  if (problem !== undefined) return { why: problem.message, problems: [] };
  const pages = new Map<StepName, Visit>();
  const installedKey = readInstalledKey(installed);
  const data = { alone, before: undefined };
  const whyIdle = explainNeeds(context, previous);
  const before = { key, version, installedKey, pages, can: [], data, whyIdle, clean, own: undefined };
  if (before.whyIdle !== undefined) return before;

  const activated = await site.run('activate', { plugin: key });
  log.remember(activated.log, 'Installation');
  const problems = checkChange(activated, 'The activation').filter(({ severity }) => severity === 'error');
  const [error] = problems;
  if (error !== undefined) return { why: error.message, problems };
  const state = await askState(context, key);
  log.remember(state.log, 'Plugin active');
  if (isIdle(state)) return { ...before, whyIdle: explainSelf(version, []) };
  const gone = explainGone(state);
  if (gone !== undefined) return { why: gone, problems: checkState(state, key, { version }) };
  return { ...before, can: readCan(state) };
}

/** Visits the pages with the previous version, and lists what it adds and stores. */
async function inspectBefore(
  context: RehearsalContext,
  before: Before | CannotRun,
): Promise<Before | CannotRun> {
  if ('why' in before || before.whyIdle !== undefined) return before;
  const { log } = context;
  const { key, version } = before;
  const pages = new Map<StepName, Visit>();
  for (const page of PAGES) {
    const seen = await visit(context, page);
    log.remember(seen.reply.log, page.name);
    pages.set(page.name, seen);
  }
  const own = withoutBaseline(await takeInventory(context), before.clean);
  const end = await askState(context, key);
  const data = { alone: before.data.alone, before: await listData(context) };
  const whyIdle = isIdle(end) ? explainSelf(version, [...pages.values()]) : undefined;
  return { ...before, pages, whyIdle, data, ledTo: end.ledTo, own: whyIdle === undefined ? own : undefined };
}

/** Explains that a plugin deactivates itself, quoting an error box of its pages. */
export function explainSelf(version: string, pages: readonly Visit[]): string {
  const [words] = pages.flatMap(({ reply }) => readErrorBoxes(reply.output));
  return `${version} deactivates itself here${words === undefined ? '.' : `: "${words}"`}`;
}

/** The scripts that end a plugin's life on a site, and the words for them in problems. */
export const ENDINGS = {
  deactivate: 'The deactivation',
  activate: 'The activation',
  delete: 'The uninstall',
} as const;

/** Deactivates, activates or deletes the plugin, as a button does: a page to which it leads after its activation is visited first. */
export async function runEnding(
  context: RehearsalContext,
  script: keyof typeof ENDINGS,
  key: string,
): Promise<PlayerReply<ResultOf<keyof typeof ENDINGS>>> {
  const args = { plugin: key, low: true };
  if (script === 'delete') return context.site.run(script, args);
  const reply = await runAgain(context, script, args);
  return { ...reply, log: [...reply.log, ...reply.logBehind] };
}

/**
 * Deactivates, activates and deletes the previous version, then restores the site. Only this shows which messages and problems of
 * the new version are new. Takes seconds, so it runs only if something is odd there with the new version.
 *
 * @returns the problems of the previous version
 */
export async function playEndBefore(context: RehearsalContext, { key }: Before): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  await onSiteBefore(context, async () => {
    for (const requestId of ['deactivate', 'activate', 'deactivate', 'delete'] as const) {
      const reply = await runEnding(context, requestId, key);
      context.log.remember(reply.log, requestId);
      problems.push(...checkChange(reply, ENDINGS[requestId]));
    }
  });
  return problems;
}
