import { readFile } from 'node:fs/promises';
import { quoteName, withoutFullStop } from '../../shared/quote.ts';
import { checkProbe } from '../judge/probes.ts';
import type { Before, CannotRun, Judgement, OldPages, RehearsalContext } from '../model/context.ts';
import type { SiteData } from '../model/inventory.ts';
import type { PluginPackage, SiteCopy } from '../model/packages.ts';
import { PAGES, type Probe } from '../model/probe.ts';
import type { Problem, StepName } from '../model/results.ts';
import type { ResultOf } from '../model/scripts.ts';
import type { Visit } from '../model/site.ts';
import { listData } from '../names/list-data.ts';
import { takeInventory } from '../names/take-inventory.ts';
import { listEntries } from '../probes/copied-entries.ts';
import { openSession } from '../site/session.ts';
import { logIn } from './prepare.ts';
import { inspect } from './previous-version.ts';

/** A copied site without the plugin. */
interface Adopted extends Judgement {
  /** As before, for the users of the copy; `undefined`: the copy cannot be played. */
  readonly context: RehearsalContext | undefined;
  /** Its active plugins as WordPress calls them, with this one. */
  readonly active: readonly string[];
  /** The data of an empty site. */
  readonly empty: SiteData | undefined;
}

/** Why a copy cannot be played, as the end of a sentence. */
const REFUSALS: Readonly<
  Record<NonNullable<ResultOf<'adopt'>['problem']>, (name: string, folder: string) => string>
> = {
  files: () => 'cannot be unpacked',
  database: () => 'has a damaged database',
  tables: () => "has a database without all of WordPress's tables",
  several: () => 'has the tables of more than one WordPress in its database',
  network: () => 'is a network of sites, which is not played: export one of a single site',
  address: () => 'has no address in its settings `home` and `siteurl`',
  theme: (name) => `does not have its theme ${quoteName(name)}`,
  inactive: (_name, folder) => `has ${quoteName(folder)}, but not active`,
  config: () => 'cannot get its table prefix here',
};

/**
 * Puts a copy in place of the empty site, with its other plugins as they were, and without this one.
 *
 * @throws SiteLost, Unreadable
 */
export async function adoptCopy(context: RehearsalContext, copy: SiteCopy): Promise<Adopted> {
  const { site, next } = context;
  const empty = await listData(context);
  await site.put('copy.zip', await readFile(copy.contentZip));
  const packages = copy.others.map((_other, index) => `beside-${index}.zip`);
  for (const [index, name] of packages.entries())
    await site.put(name, await readFile(copy.others[index]?.path ?? ''));
  const folder = next.plugin?.folder ?? '';
  const { result, output } = await site.run('adopt', {
    plain: true,
    packages,
    folder,
    address: copy.address ?? '',
  });
  const { problem, name = '', active = [], missing = [] } = result ?? {};
  if (result === undefined || problem !== undefined) {
    const why =
      problem === undefined
        ? `does not start: ${output.slice(0, MAX_OUTPUT)}`
        : REFUSALS[problem](name, folder);
    return refuse(copy, why, { active, empty });
  }
  const needs = missing.map((plugin) => explainMissing(plugin, copy));
  if (needs.length > 0) return refuse(copy, needs.join('; '), { active, empty });
  const { cookie, reader, editorCookie } = await logIn(site);
  const isActive = ({ plugin }: PluginPackage) => active.some((key) => key.startsWith(`${plugin.folder}/`));
  const others = copy.others.filter(isActive);
  const users = { cookie, reader, editorCookie };
  const beside = { isNone: false, packages: others, missing: [] };
  const adopted = { ...context, ...openSession(site, cookie), ...users, beside };
  const with_ = others.map(({ plugin }) => `${plugin.name} ${plugin.version}`.trim());
  return {
    problems: explainLeftOut(copy),
    message: [copy.name, ...with_].join(', '),
    context: adopted,
    active,
    empty,
  };
}

const MAX_OUTPUT = 300;

function refuse(copy: SiteCopy, why: string, rest: Pick<Adopted, 'active' | 'empty'>): Adopted {
  const message = `The site ${quoteName(copy.name)} ${why}. So the update was not played on it.`;
  return { ...rest, problems: [{ severity: 'unknown', message }], context: undefined };
}

function explainMissing(key: string, { missing }: SiteCopy): string {
  const [folder = ''] = key.split('/');
  const why = missing.get(folder) ?? 'its files are not in the ZIP';
  return `needs ${quoteName(folder)}, and ${why}: give its ZIP in the input \`plugins\``;
}

function explainLeftOut({ name, leftOut }: SiteCopy): readonly Problem[] {
  if (leftOut.length === 0) return [];
  const list = leftOut.slice(0, MAX_LEFT_OUT).map((path) => quoteName(path));
  const more = leftOut.length > MAX_LEFT_OUT ? [`${leftOut.length - MAX_LEFT_OUT} more`] : [];
  const message = `The site ${quoteName(name)} is played without what belongs to its host: ${[...list, ...more].join(', ')}.`;
  return [{ severity: 'notice', message }];
}

const MAX_LEFT_OUT = 10;

/** Visits the pages of WordPress with the other plugins of the copy alone. @throws SiteLost, Unreadable */
export async function visitAlone(context: RehearsalContext): Promise<OldPages['alone']> {
  const alone = new Map<StepName, Visit>();
  if (context.beside.packages.length === 0) return alone;
  for (const page of PAGES) {
    const seen = await context.visit(page);
    context.log.rememberOthers(seen.reply.log);
    alone.set(page.name, seen);
  }
  return alone;
}

/** The entries of the copy, and what they show with the previous version. */
export interface SeenEntries {
  readonly asked: string;
  readonly seen: ReadonlyMap<Probe, Visit>;
}

/** The copy with the previous version, as people use it. */
interface Resumed extends Judgement {
  readonly before: Before | CannotRun;
  readonly entries: SeenEntries;
}

/**
 * Starts the plugin at the version of the copy, without activating it, and visits the pages.
 *
 * @throws SiteLost, Unreadable
 */
export async function resume(
  context: RehearsalContext,
  { plugin: { key, version } }: PluginPackage,
  { active, empty }: Pick<Adopted, 'active' | 'empty'>,
): Promise<Resumed> {
  const { site, log } = context;
  const clean = await takeInventory(context);
  const { result } = await site.run('resume', { plain: true, plugins: active });
  const started = { key, version, installedKey: key, pages: new Map(), can: [], whyIdle: undefined };
  const data = { alone: empty, before: undefined };
  const before = await inspect(context, { ...started, data, clean, own: undefined });
  const entries = await listEntries(context);
  const seen = new Map<Probe, Visit>();
  for (const probe of entries.probes) {
    const answer = await probe.ask(context);
    log.remember(answer.reply.log, `Entries and menus: ${probe.name}`);
    seen.set(probe, answer);
  }
  const visited = { asked: entries.asked, seen };
  if (result === true && !('why' in before) && before.whyIdle === undefined)
    return { problems: [], message: version, before, entries: visited };
  const why = ('why' in before ? before.why : before.whyIdle) ?? 'it cannot be unpacked';
  const message = `The version of the copy, ${version}, does not run here: ${withoutFullStop(why)}. So the update was not played on it.`;
  return { problems: [{ severity: 'unknown', message }], before, entries: visited, rest: message };
}

/** Visits the entries with the new version, and compares them with what the previous one showed. @throws SiteLost, Unreadable */
export async function visitEntries(
  context: RehearsalContext,
  { asked, seen }: SeenEntries,
): Promise<Judgement> {
  const problems: Problem[] = [];
  for (const [probe, before] of seen) {
    const answer = await probe.ask(context);
    const logged = context.log
      .check(answer.reply.log, `Entries and menus: ${probe.name}`)
      .map((problem) => ({ ...problem, subject: probe.subject }));
    const isExplained = logged.some(({ severity }) => severity === 'error' || severity === 'unknown');
    const faults = isExplained ? [] : checkProbe(probe, answer, before, context.next.plugin?.closesSites);
    problems.push(...faults, ...logged);
  }
  return { problems, asked };
}
