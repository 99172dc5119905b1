import { withoutFullStop } from '../../shared/quote.ts';
import { takeInventory } from '../names/take-inventory.ts';
import type { Before, CannotRun, Judgement, OldPages, RehearsalContext } from '../model/context.ts';
import type { Inventory } from '../model/inventory.ts';
import type { BesidePlugins, RehearsedPackage } from '../model/packages.ts';
import type { Problem } from '../model/results.ts';
import { checkChange, isAsBefore, readInstalledKey } from '../judge/replies.ts';
import { KNOWN } from '../judge/php-words.ts';
import { withoutBlame } from '../site/saved-site.ts';
import { type KeepSite, keepSite } from './keep-site.ts';
import { explainNeeds } from './needed-plugins.ts';
import { checkUpdatedSite, versionOf } from './pages.ts';

/** The subject of what is said of an activation. */
export const ACTIVATION = 'The activation';

/** A new installation. */
interface Installed extends Judgement {
  /** The plugin as WordPress calls it. */
  readonly key: string;
  /** Everything on the site without the plugin. */
  readonly clean: Inventory;
}

/**
 * Installs the plugin on a site that never had it.
 *
 * @param cannotRun set if the previous version does not run here either
 * @throws SiteLost, Unreadable
 */
export async function installFirst(
  context: RehearsalContext,
  cannotRun: CannotRun | undefined,
  keep: KeepSite | undefined,
): Promise<Installed> {
  const { beside, next } = context;
  const clean = await takeInventory(context);
  const isActivated = explainNeeds(beside, next) === undefined;
  const { key, problems } = await install(context, undefined, isActivated);
  const old = excuse(context, problems, cannotRun);
  if (old !== undefined) return { key, clean, problems: [old], rest: 'The plugin is not active.' };
  const site = await keepSite(context, key, keep);
  return { key, clean, problems, message: versionOf(next).version, site };
}

/**
 * Installs the new version on a fresh site where the previous one is not, and deletes it there in the request that deactivates it.
 *
 * @throws SiteLost, Unreadable
 */
export async function installAnew(
  context: RehearsalContext,
  before: Before,
  isActive: boolean,
  old: OldPages,
): Promise<Judgement> {
  const { key, installedKey } = before;
  await context.site.restore('clean');
  const { problems } = await install(context, installedKey, isActive);
  if (findUnknown(problems) !== undefined) return { problems };
  const found = [...problems, ...(await checkUpdatedSite(context, key, isActive, old))];
  return { problems: found.length > 0 || !isActive ? found : await deleteAtOnce(context, before) };
}

/**
 * Installs the new version as `key`, and activates it.
 *
 * @param keyBefore the plugin that WordPress found when it installed the previous version
 */
async function install(
  { site, next, log }: RehearsalContext,
  keyBefore: string | undefined,
  isActivated: boolean,
): Promise<{ readonly key: string; readonly problems: readonly Problem[] }> {
  const reply = await site.run('install', { package: 'next.zip' });
  const installed = readInstalledKey(reply);
  const key = chooseKey(installed, next);
  const isUsual = key === installed || installed === keyBefore;
  const problems = [
    ...checkChange(reply, 'The installation'),
    ...(isUsual ? [] : [explainOtherKey(installed)]),
    ...log.check(reply.log, 'Installation'),
  ];
  if (key === '' || !isActivated) return { key, problems };
  const activated = await site.run('activate', { plugin: key });
  return {
    key,
    problems: [...problems, ...checkChange(activated, ACTIVATION, log.check(activated.log, 'Installation'))],
  };
}

/** WordPress treats a plugin header in a subfolder as another plugin, and may find that one first. */
function chooseKey(installed: string, { plugin }: RehearsedPackage): string {
  const isNested = plugin !== undefined && /^[^/]+\/.+\//.test(installed);
  return isNested && installed.startsWith(`${plugin.folder}/`) ? plugin.key : installed;
}

/** Source: WordPress core Plugin_Upgrader::plugin_info(). */
function explainOtherKey(installed: string): Problem {
  return {
    severity: 'warning',
    message: `After an upload, the link "Activate Plugin" leads to \`${installed}\`, which has a plugin header, too, and cannot be activated.`,
    file: installed.slice(installed.indexOf('/') + 1),
  };
}

const AT_ONCE = 'Deleting it in the request that deactivates it, as `wp plugin uninstall --deactivate` does,';

/** Deletes the plugin while its code runs: what it loads at the end of the request is not there any more. */
async function deleteAtOnce(context: RehearsalContext, { key }: Before): Promise<readonly Problem[]> {
  const { site, log } = context;
  const order = { plugin: key, cli: true };
  const reply = await site.run('delete', order);
  if (log.hasNews(reply.log, 'delete at once')) {
    await site.restore('before');
    log.remember((await withoutBlame(() => site.run('delete', order))).log, 'delete at once');
  }
  const problems = log
    .check(reply.log, 'delete at once')
    .filter(({ severity, message }) => severity === 'error' && !message.endsWith(KNOWN));
  return problems.map((one) => ({
    ...one,
    severity: 'warning',
    message: `${AT_ONCE} fails: ${one.message}`,
  }));
}

/** Excuses a failure that the previous version shares: another plugin, or a server, is missing here. */
function excuse(
  { next, beside }: RehearsalContext,
  problems: readonly Problem[],
  cannotRun: CannotRun | undefined,
): Problem | undefined {
  const isOld = (problem: Problem) => isAsBefore(problem, cannotRun?.problems ?? []);
  const unknown = findUnknown(problems);
  if (unknown !== undefined) return isOld(unknown) ? explainShared(unknown, beside) : unknown;
  const error = problems.find(isOld);
  if (error === undefined) return undefined;
  const fatal = problems.find(({ message }) => message.endsWith(KNOWN));
  // A missing file of the plugin itself has no excuse.
  if (fatal?.message.includes(`Failed opening required '${next.plugin?.folder ?? ''}/`) === true)
    return undefined;
  // The plugin's own words say more than PHP's.
  return explainShared(
    fatal !== undefined && error.message.endsWith('did not finish.') ? fatal : error,
    beside,
  );
}

/** Explains that a failure says nothing about the new version, because the previous one does the same here. */
export function explainShared({ message, ...problem }: Problem, { isNone }: BesidePlugins): Problem {
  const why = `${withoutFullStop(message.replace(KNOWN, ''))}. The previous version does the same here`;
  // It names the server that was asked.
  if (problem.severity === 'unknown') return { ...problem, message: `${why}. Nothing else of it was tried.` };
  const fix = isNone ? '' : ' Name the plugins that it needs in the input `plugins`.';
  return {
    ...problem,
    severity: 'unknown',
    message: `${why}: it may need another plugin, a newer WordPress, or a server. Nothing else of it was tried.${fix}`,
  };
}

/** The first `unknown` problem, unless there is an error. */
export function findUnknown(problems: readonly Problem[]): Problem | undefined {
  return hasError(problems) ? undefined : problems.find(({ severity }) => severity === 'unknown');
}

/** Whether one of the problems is an error. */
export function hasError(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
