import { readFile } from 'node:fs/promises';
import { inTime, nameAsked } from '../model/budget.ts';
import type { Judgement, OldPages, RehearsalContext } from '../model/context.ts';
import { type PluginPackage, type RehearsedPackage, versionOf } from '../model/packages.ts';
import { isDoubtful, type Problem, type StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { checkChange, explainGone, isIdle } from '../judge/replies.ts';
import { PAGES } from '../model/probe.ts';
import { withoutBlame } from '../site/saved-site.ts';
import { explainNeeds } from './needed-plugins.ts';
import { checkVisit } from './pages.ts';
import { update } from './update.ts';
import { checkUpdatedSite } from './updated-site.ts';

/**
 * Plays the update from versions that are older than the previous one, on fresh sites: customers skip versions, and a
 * migration may need each.
 *
 * @throws SiteLost, Unreadable
 */
export async function updateFromOlder(
  context: RehearsalContext,
  older: readonly RehearsedPackage[],
  alone: OldPages['alone'],
): Promise<Judgement> {
  const problems: Problem[] = [];
  const played: string[] = [];
  const allowance = context.budget.allow();
  for (const one of inTime(allowance, nameAsked('Older versions'), older)) {
    problems.push(...(await playFrom(context, one, alone)));
    played.push(versionOf(one));
  }
  return { problems, message: played.join(', ') };
}

async function playFrom(
  context: RehearsalContext,
  older: RehearsedPackage,
  alone: OldPages['alone'],
): Promise<readonly Problem[]> {
  const { site } = context;
  const { plugin } = older;
  if (plugin === undefined) return [{ severity: 'unknown', message: older.problem ?? 'No plugin.' }];
  await site.restore('clean');
  const why = await withoutBlame(() => startOlder(context, { ...older, plugin }));
  if (why !== undefined) {
    const message = `${plugin.version} does not run here (${why.replace(/\.$/, '')}), so the update from it was not played.`;
    return [{ severity: 'notice', message }];
  }
  const old = { before: await withoutBlame(() => visitPages(context)), alone };
  const updated = await update(context, `The update from ${plugin.version}`, plugin);
  if (isDoubtful(updated)) return updated;
  const looked = await checkUpdatedSite(context, plugin.key, true, old);
  const dashboard = PAGES.find(({ name }) => name === 'Dashboard');
  const seen = dashboard && (await checkVisit(context, dashboard, old));
  return [...updated, ...looked, ...(seen?.problems ?? [])].map((problem) => ({
    ...problem,
    message: `From ${plugin.version}: ${problem.message}`,
  }));
}

/** @returns why it does not run here */
async function startOlder(context: RehearsalContext, older: PluginPackage): Promise<string | undefined> {
  const { site, log, beside } = context;
  const needs = explainNeeds(beside, older);
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
  const state = await context.askState(older.plugin.key);
  return isIdle(state) ? 'It deactivates itself.' : explainGone(state);
}

/** The dashboard, where many plugins store what a later migration looks for, and the front page. */
async function visitPages(context: RehearsalContext): Promise<ReadonlyMap<StepName, Visit>> {
  const pages = new Map<StepName, Visit>();
  for (const page of PAGES.filter(({ name }) => name === 'Dashboard' || name === 'Front page')) {
    const seen = await context.visit(page);
    context.log.remember(seen.reply.log, page.name);
    pages.set(page.name, seen);
  }
  return pages;
}
