import { takeInventory } from '../names/take-inventory.ts';
import type { Before, CannotRun, Judgement, OldPages, RehearsalContext } from '../model/context.ts';
import type { Inventory } from '../model/inventory.ts';
import { type RehearsedPackage, versionOf } from '../model/packages.ts';
import { findUnknown, NOT_ACTIVE, type Problem } from '../model/results.ts';
import { checkChange, readInstalledKey } from '../judge/replies.ts';
import { ACTIVATION, excuseShared } from '../judge/shared-failure.ts';
import { KNOWN } from '../judge/php-words.ts';
import { withoutBlame } from '../site/saved-site.ts';
import { type KeepSite, keepSite } from './keep-site.ts';
import { explainNeeds } from './needed-plugins.ts';
import { checkUpdatedSite } from './updated-site.ts';

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
  const { key, problems } = await installNext(context, undefined, isActivated);
  const old = excuseShared(context, problems, cannotRun);
  if (old !== undefined) return { key, clean, problems: [old], rest: NOT_ACTIVE };
  const site = await keepSite(context, key, keep);
  return { key, clean, problems, message: versionOf(next), site };
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
  const { problems } = await installNext(context, installedKey, isActive);
  if (findUnknown(problems) !== undefined) return { problems };
  const found = [...problems, ...(await checkUpdatedSite(context, key, isActive, old))];
  return { problems: found.length > 0 || !isActive ? found : await deleteAtOnce(context, before) };
}

/**
 * Installs the new version as `key`, and activates it.
 *
 * @param keyBefore the plugin that WordPress found when it installed the previous version
 */
async function installNext(
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
