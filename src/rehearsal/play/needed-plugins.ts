import { readFile } from 'node:fs/promises';
import { withoutFullStop } from '../../shared/quote.ts';
import type { Judgement, OldPages, RehearsalContext } from '../model/context.ts';
import type { BesidePlugins, PluginPackage, RehearsedPackage } from '../model/packages.ts';
import type { Problem, StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { checkChange } from '../judge/replies.ts';
import { checkPage } from '../judge/pages.ts';
import { PAGES } from '../model/probe.ts';

/** Explains why a plugin is not active here: WordPress activates it only with the plugins that it needs. */
export function explainNeeds({ packages }: BesidePlugins, { plugin }: RehearsedPackage): string | undefined {
  const here = new Set(packages.map(({ plugin: { folder } }) => folder));
  const needs = plugin?.requiresPlugins.filter((slug) => !here.has(slug)) ?? [];
  return needs.length === 0
    ? undefined
    : `It needs other plugins, which are missing here: ${needs.join(', ')}.`;
}

/**
 * Explains a plugin that does not run here through no fault of its own. The author has to name the plugins that it
 * needs, unless the input `plugins` is `none`.
 */
export function explainIdle({ isNone }: BesidePlugins, whyIdle: string): Problem {
  return isNone
    ? { severity: 'warning', message: `${whyIdle} It was installed and compared, not run.` }
    : { severity: 'unknown', message: `${whyIdle} ${FIX}` };
}

const FIX =
  'Nothing of it ran, so it is not known whether it works. Name the plugins that it needs in the input `plugins`.';

/** The plugins beside this one. */
interface Started extends Judgement {
  /** The pages with them alone; `undefined`: there is no site on which the plugin can be tried. */
  readonly alone: OldPages['alone'] | undefined;
}

/**
 * Installs and activates the plugins beside this one, and visits the pages with them alone, so that their problems are
 * not blamed on this one.
 *
 * @throws SiteLost, Unreadable
 */
export async function startNeeded(context: RehearsalContext): Promise<Started> {
  const { beside, next } = context;
  const { broken, alone } = await startAll(context);
  if (broken !== undefined) return { problems: [broken], alone: undefined };
  const needs = explainNeeds(beside, next);
  const problems = beside.missing.map((message): Problem => ({ severity: 'unknown', message }));
  if (problems.length === 0 && needs !== undefined) problems.push(explainIdle(beside, needs));
  return { problems, message: listNames(beside).join(', '), alone };
}

/** The plugins beside this one, as people call them, with their versions. */
export function listNames({ packages }: Pick<BesidePlugins, 'packages'>): readonly string[] {
  return packages.map(({ plugin: { name, version } }) => `${name} ${version}`.trim());
}

/**
 * Installs and activates the plugins beside this one, one after the other, then visits the pages.
 *
 * @returns the pages, and why the plugin cannot be tried, if it cannot
 * @throws SiteLost, Unreadable
 */
export async function startAll(
  context: RehearsalContext,
): Promise<{ readonly alone: OldPages['alone']; readonly broken?: Problem }> {
  const { beside, log } = context;
  const alone = new Map<StepName, Visit>();
  for (const [index, one] of beside.packages.entries()) {
    const why = await startOne(context, one, `beside-${index}.zip`);
    if (why !== undefined)
      return { alone, broken: explainBroken(listNames({ packages: [one] }).join(''), why) };
  }
  if (beside.packages.length === 0) return { alone };
  for (const page of PAGES) {
    const seen = await context.visit(page);
    log.rememberOthers(seen.reply.log);
    alone.set(page.name, seen);
    const dead = (seen.reply.status ?? 0) >= 500;
    const [error] = dead ? checkPage(page, seen, undefined) : [];
    if (error !== undefined)
      return { alone, broken: explainBroken(listNames(beside).join(' and '), error.message) };
  }
  return { alone };
}

/**
 * Installs and activates a plugin beside this one.
 *
 * @param file its name on the site
 * @returns why it does not start, if it does not
 * @throws SiteLost, Unreadable
 */
export async function startOne(
  { site, log }: RehearsalContext,
  { path, plugin }: PluginPackage,
  file: string,
): Promise<string | undefined> {
  await site.put(file, await readFile(path));
  const installed = await site.run('install', { package: file });
  log.rememberOthers(installed.log);
  const activated = await site.run('activate', { plugin: plugin.key });
  log.rememberOthers(activated.log);
  const [error] = [
    ...checkChange(installed, 'its installation'),
    ...checkChange(activated, 'its activation'),
  ].filter(({ severity }) => severity === 'error');
  return error?.message;
}

function explainBroken(name: string, why: string): Problem {
  return {
    severity: 'unknown',
    message: `${name} does not work here by itself: ${withoutFullStop(why)}. So nothing is known about the plugin. Give another version in the input \`plugins\`.`,
  };
}
