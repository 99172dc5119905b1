import { readFile } from 'node:fs/promises';
import { withoutFullStop } from '../../shared/quote.ts';
import { checkChange } from '../judge/replies.ts';
import { checkPage } from '../judge/pages.ts';
import {
  type Before,
  type Judgement,
  type OldPages,
  type RehearsalContext,
  UNTOLD,
} from '../model/context.ts';
import type { PluginPackage } from '../model/packages.ts';
import { PAGES } from '../model/probe.ts';
import { hasError, type Problem } from '../model/results.ts';
import { withoutBlame } from '../site/saved-site.ts';
import { update } from './update.ts';
import { checkUpdatedSite } from './updated-site.ts';

const PACKAGE = 'newer.zip';

/**
 * Updates plugins beside this one, which are there in their previous versions: customers update one first, or the other.
 *
 * @throws SiteLost, Unreadable
 */
export async function updateBeside(
  context: RehearsalContext,
  before: Before,
  old: OldPages,
): Promise<Judgement> {
  const updates = context.beside.packages.flatMap(({ newer }) => newer ?? []);
  if (updates.length === 0) return UNTOLD;
  const problems: Problem[] = [];
  for (const theirs of updates) {
    await context.site.put(PACKAGE, await readFile(theirs.path));
    problems.push(...(await updateTheirsFirst(context, before, old, theirs)));
    problems.push(...(await updateOursFirst(context, before, old, theirs)));
  }
  return { problems, message: updates.map(nameOf).join(', ') };
}

const nameOf = ({ plugin: { name, version } }: PluginPackage) => `${name} ${version}`.trim();

/** A fault before this one's own update is told, but this version is not to blame. */
async function updateTheirsFirst(
  context: RehearsalContext,
  before: Before,
  old: OldPages,
  theirs: PluginPackage,
): Promise<readonly Problem[]> {
  await context.site.restore('before');
  const [broken] = await withoutBlame(() => updateTheirs(context, before, theirs));
  if (broken !== undefined) {
    const message = `${nameOf(theirs)} fails beside ${before.version}, before this update: ${broken.message}`;
    return [{ severity: 'warning', message }];
  }
  const where = `after that of ${nameOf(theirs)}`;
  const updated = await update(context, `The update ${where}`, { key: before.key });
  const problems = hasError(updated) ? updated : await checkUpdatedSite(context, before.key, true, old);
  return problems.map((one) => ({ ...one, message: `${withoutFullStop(one.message)}, ${where}.` }));
}

async function updateOursFirst(
  context: RehearsalContext,
  before: Before,
  old: OldPages,
  theirs: PluginPackage,
): Promise<readonly Problem[]> {
  await context.site.restore('before');
  const updated = await update(context, `The update before that of ${nameOf(theirs)}`, { key: before.key });
  if (hasError(updated)) return updated;
  const where = `after the update of ${nameOf(theirs)}`;
  const problems = [
    ...(await updateTheirs(context, before, theirs)),
    ...(await checkUpdatedSite(context, before.key, true, old)),
  ];
  return problems.map((one) => ({ ...one, message: `${withoutFullStop(one.message)}, ${where}.` }));
}

/** Updates a plugin beside this one, and looks at the first pages. */
async function updateTheirs(
  { site, log, visit }: RehearsalContext,
  { pages }: Before,
  { plugin }: PluginPackage,
): Promise<readonly Problem[]> {
  const order = { plugin: plugin.key, package: PACKAGE, version: plugin.version };
  const reply = await site.run('update', order);
  log.rememberOthers(reply.log);
  const problems: Problem[] = [...checkChange(reply, 'Its update')];
  for (const page of PAGES.filter(({ name }) => name === 'Front page' || name === 'Dashboard')) {
    const seen = await visit(page);
    problems.push(...checkPage(page, seen, pages.get(page.name)));
    log.rememberOthers(seen.reply.log);
  }
  return problems.filter(({ severity }) => severity === 'error');
}
