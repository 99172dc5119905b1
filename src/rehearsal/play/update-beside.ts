import { readFile } from 'node:fs/promises';
import { withoutFullStop } from '../../shared/quote.ts';
import { checkChange } from '../judge/replies.ts';
import { checkPage } from '../judge/pages.ts';
import type { Before, Judgement, OldPages, RehearsalContext } from '../model/context.ts';
import type { BesidePackage, BesidePlugins, PluginPackage } from '../model/packages.ts';
import { PAGES } from '../model/probe.ts';
import { hasError, type Problem } from '../model/results.ts';
import type { SavedSite } from '../model/site.ts';
import { runProbes } from '../probes/run-probes.ts';
import { withoutBlame } from '../site/saved-site.ts';
import { startDependents } from './dependents.ts';
import { listNames } from './needed-plugins.ts';
import { checkVisit } from './pages.ts';
import { update } from './update.ts';
import { checkUpdatedSite } from './updated-site.ts';

const PACKAGE = 'newer.zip';

/** A site on which nothing is updated yet. */
interface Base {
  readonly before: Before;
  readonly saved: SavedSite;
  readonly old: OldPages;
}

/** Whether a plugin needs this one, or has an update of its own. */
export function hasUpdatesBeside({ packages, dependents = [] }: BesidePlugins): boolean {
  return dependents.length > 0 || packages.some(({ newer }) => newer !== undefined);
}

/**
 * Updates the plugin beside those that need it, as customers have them, and plugins beside it that are there in their previous
 * versions: customers update one first, or the other.
 *
 * @throws SiteLost, Unreadable
 */
export async function updateBeside(
  context: RehearsalContext,
  before: Before,
  old: OldPages,
): Promise<Judgement> {
  const { packages, dependents = [] } = context.beside;
  const played = [await updateBoth(context, { before, saved: 'before', old }, packages)];
  if (dependents.length > 0) {
    const { started, own, refused, old: beside } = await startDependents(context, before, old);
    const base = { before, saved: 'beside', old: beside } as const;
    played.push({ problems: refused, names: [] });
    if (started.length > 0) played.push(await updateOurs(context, base, started, own));
    played.push(await updateBoth(context, base, started));
  }
  const problems = played.flatMap((one) => one.problems);
  return { problems, message: played.flatMap((one) => one.names).join(', ') };
}

interface Played {
  readonly problems: readonly Problem[];
  /** Of what was there, or was updated. */
  readonly names: readonly string[];
}

/** Updates the plugin beside those that need it, and opens their pages, too. */
async function updateOurs(
  context: RehearsalContext,
  { before: { key }, saved, old }: Base,
  dependents: readonly BesidePackage[],
  own: Awaited<ReturnType<typeof startDependents>>['own'],
): Promise<Played> {
  const names = listNames({ packages: dependents });
  const where = `beside ${names.join(' and ')}`;
  await context.site.restore(saved);
  const updated = await update(context, `The update ${where}`, { key });
  if (hasError(updated)) return { problems: updated, names };
  const problems = [...updated, ...(await checkUpdatedSite(context, key, true, old))];
  for (const page of PAGES.slice(1)) problems.push(...(await checkVisit(context, page, old)).problems);
  const set = { step: 'Updates beside it', probes: [...own.keys()], asked: '' } as const;
  problems.push(...(await runProbes(context, set, own)).problems);
  return { problems: problems.map((one) => place(one, where)), names };
}

/** Updates the plugins that have an update of their own, before this one and after it. */
async function updateBoth(
  context: RehearsalContext,
  base: Base,
  plugins: readonly BesidePackage[],
): Promise<Played> {
  const updates = plugins.flatMap(({ newer }) => newer ?? []);
  const problems: Problem[] = [];
  for (const theirs of updates) {
    await context.site.put(PACKAGE, await readFile(theirs.path));
    problems.push(...(await updateTheirsFirst(context, base, theirs)));
    problems.push(...(await updateOursFirst(context, base, theirs)));
  }
  return { problems, names: listNames({ packages: updates }) };
}

function place(problem: Problem, where: string): Problem {
  return { ...problem, message: `${withoutFullStop(problem.message)}, ${where}.` };
}

const nameOf = (plugin: PluginPackage) => listNames({ packages: [plugin] }).join('');

/** A fault before this one's own update is told, but this version is not to blame. */
async function updateTheirsFirst(
  context: RehearsalContext,
  { before, saved, old }: Base,
  theirs: PluginPackage,
): Promise<readonly Problem[]> {
  await context.site.restore(saved);
  const [broken] = await withoutBlame(() => updateTheirs(context, old, theirs));
  if (broken !== undefined) {
    const message = `${nameOf(theirs)} fails beside ${before.version}, before this update: ${broken.message}`;
    return [{ severity: 'warning', message }];
  }
  const where = `after that of ${nameOf(theirs)}`;
  const updated = await update(context, `The update ${where}`, { key: before.key });
  const problems = hasError(updated) ? updated : await checkUpdatedSite(context, before.key, true, old);
  return problems.map((one) => place(one, where));
}

async function updateOursFirst(
  context: RehearsalContext,
  { before, saved, old }: Base,
  theirs: PluginPackage,
): Promise<readonly Problem[]> {
  await context.site.restore(saved);
  const updated = await update(context, `The update before that of ${nameOf(theirs)}`, { key: before.key });
  if (hasError(updated)) return updated;
  const problems = [
    ...(await updateTheirs(context, old, theirs)),
    ...(await checkUpdatedSite(context, before.key, true, old)),
  ];
  return problems.map((one) => place(one, `after the update of ${nameOf(theirs)}`));
}

/** Updates a plugin beside this one, and looks at the first pages. */
async function updateTheirs(
  { site, log, visit }: RehearsalContext,
  old: OldPages,
  { plugin }: PluginPackage,
): Promise<readonly Problem[]> {
  const order = { plugin: plugin.key, package: PACKAGE, version: plugin.version };
  const reply = await site.run('update', order);
  log.rememberOthers(reply.log);
  const problems: Problem[] = [...checkChange(reply, 'Its update')];
  for (const page of PAGES.filter(({ name }) => name === 'Front page' || name === 'Dashboard')) {
    const seen = await visit(page);
    problems.push(...checkPage(page, seen, old.before?.get(page.name)));
    log.rememberOthers(seen.reply.log);
  }
  return problems.filter(({ severity }) => severity === 'error');
}
