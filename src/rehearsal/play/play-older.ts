import { readFile } from 'node:fs/promises';
import type { RehearsalContext, Step } from '../model/context.ts';
import type { PluginPackage, RehearsedPackage } from '../model/packages.ts';
import type { Problem, StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { checkChange, explainGone, isIdle } from '../judge/replies.ts';
import { withoutBlame } from '../site/saved-site.ts';
import { askState, visit } from '../site/visit.ts';
import { PAGES } from '../model/probe.ts';
import { checkVisit, explainNeeds, checkUpdatedSite, update, versionOf } from './install-and-check.ts';

/**
 * Plays the update from versions that are older than the previous one, on fresh sites: customers skip versions, and a
 * migration may need each.
 */
export function listOlder(context: RehearsalContext, older: readonly RehearsedPackage[]): readonly Step[] {
  if (older.length === 0) return [];
  const play = async () => {
    const problems: Problem[] = [];
    for (const one of older) problems.push(...(await playFrom(context, one)));
    return { problems, message: older.map((one) => versionOf(one).version).join(', ') };
  };
  return [{ name: 'Older versions', play }];
}

async function playFrom(context: RehearsalContext, older: RehearsedPackage): Promise<readonly Problem[]> {
  const { site } = context;
  const { plugin } = older;
  if (plugin === undefined) return [{ severity: 'unknown', message: older.problem ?? 'No plugin.' }];
  await site.restore('clean');
  const why = await withoutBlame(() => start(context, { ...older, plugin }));
  if (why !== undefined) {
    const message = `${plugin.version} does not run here (${why.replace(/\.$/, '')}), so the update from it was not played.`;
    return [{ severity: 'notice', message }];
  }
  const pages = await withoutBlame(() => visitPages(context));
  const updated = await update(context, `The update from ${plugin.version}`, plugin);
  if (updated.some(({ severity }) => severity === 'error' || severity === 'unknown')) return updated;
  const looked = await checkUpdatedSite(context, plugin.key, true, pages);
  const dashboard = PAGES.find(({ name }) => name === 'Dashboard');
  const seen = dashboard && (await checkVisit(context, dashboard, pages.get(dashboard.name)));
  return [...updated, ...looked, ...(seen?.problems ?? [])].map((problem) => ({
    ...problem,
    message: `From ${plugin.version}: ${problem.message}`,
  }));
}

/** @returns why it does not run here */
async function start(context: RehearsalContext, older: PluginPackage): Promise<string | undefined> {
  const { site, log } = context;
  const needs = explainNeeds(context, older);
  if (needs !== undefined) return needs;
  await site.put('previous.zip', await readFile(older.path));
  const installed = await site.run('install', { package: 'previous.zip' });
  const activated = await site.run('activate', { plugin: older.plugin.key });
  log.remember(activated.log, 'Installation');
  const [error] = [
    ...checkChange(installed, 'The installation'),
    ...checkChange(activated, 'The activation'),
  ].filter(({ severity }) => severity === 'error');
  if (error !== undefined) return error.message;
  const state = await askState(context, older.plugin.key);
  return isIdle(state) ? 'It deactivates itself.' : explainGone(state);
}

/** The dashboard, where many plugins store what a later migration looks for, and the front page. */
async function visitPages(context: RehearsalContext): Promise<ReadonlyMap<StepName, Visit>> {
  const pages = new Map<StepName, Visit>();
  for (const page of PAGES.filter(({ name }) => name === 'Dashboard' || name === 'Front page')) {
    const seen = await visit(context, page);
    context.log.remember(seen.reply.log, page.name);
    pages.set(page.name, seen);
  }
  return pages;
}
