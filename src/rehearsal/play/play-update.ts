import { compareVersions } from '../../package/index.ts';
import { takeInventory } from '../names/take-inventory.ts';
import type { Before, RehearsalContext, Step, CannotRun } from '../model/context.ts';
import type { Problem } from '../model/results.ts';
import { isAsBefore } from '../judge/replies.ts';
import { KNOWN } from '../judge/php-words.ts';
import { hasDied } from '../model/log.ts';
import { hasAcceptedError } from './accept-problems.ts';
import { withoutBlame } from '../site/saved-site.ts';
import type { Eyes } from './browse.ts';
import { keepSite } from './keep-site.ts';
import { listUpdateSteps } from './update-steps.ts';
import { visitAndCheck } from './play-author.ts';
import {
  checkUpdatedSite,
  explainNeeds,
  explainShared,
  install,
  update,
  versionOf,
} from './install-and-check.ts';
import { listNetwork } from './play-network.ts';
import { listOlder } from './play-older.ts';
import { listUpdater } from './updater/play-updater.ts';
import type { Inventory } from '../model/inventory.ts';

const EARLIER = 'An earlier step failed.';

/** Plays the update by the button, its checks, the automatic update and a new installation. */
export async function playUpdate(context: RehearsalContext, before: Before, eyes?: Eyes): Promise<void> {
  const { site, recorder, next } = context;
  const { key, whyIdle, installedKey } = before;
  const { version } = versionOf(next);
  const isActive = (explainNeeds(context, next) ?? whyIdle) === undefined;
  const updateByButton = async () => {
    const problems = [...(await update(context, 'The update', { key })), ...checkVersion(context, before)];
    const isUpdated = !hasError(problems) && findUnknown(problems) === undefined;
    if (isUpdated) await keepSite(context, key);
    return { problems, message: version, rest: isUpdated ? undefined : EARLIER };
  };
  const updateAtNight = async () => {
    await site.restore('before');
    const updated = await update(context, 'The automatic update', { key, cron: true });
    if (findUnknown(updated) !== undefined) return { problems: updated };
    if (hasError(updated) && (await diesAtNight(context))) {
      const message = `Sites with ${before.version} do not update by themselves: it stops with a fatal error whenever WordPress runs scheduled tasks. Tell your customers to update by the button.`;
      return { problems: [{ severity: 'warning' as const, message }] };
    }
    const problems = [...updated, ...(await checkUpdatedSite(context, key, isActive, before.pages))];
    return { problems: isActive ? [...problems, ...(await visitAndCheck(context))] : problems };
  };
  const installAnew = async () => {
    await site.restore('clean');
    const { problems } = await install(context, installedKey, isActive);
    if (findUnknown(problems) !== undefined) return { problems };
    const found = [...problems, ...(await checkUpdatedSite(context, key, isActive, before.pages))];
    return { problems: found.length > 0 || !isActive ? found : await deleteAtOnce(context, before) };
  };
  await recorder.play(eyes?.listBefore(before) ?? []);
  await recorder.play([
    { name: 'Update', play: updateByButton },
    ...listUpdateSteps(context, key, before, before.clean, eyes),
  ]);
  // It keeps as much memory as WordPress.
  await eyes?.close();
  const others: readonly Step[] = [
    { name: 'Automatic update', play: updateAtNight },
    { name: 'New installation', play: installAnew },
    ...(isActive ? [...listOlder(context, context.older), ...listNetwork(context, context.previous)] : []),
    ...(isActive ? listUpdater(context, key, before.clean, true) : []),
  ];
  await recorder.play(others, hasStopped(recorder.steps) ? EARLIER : undefined);
}

/** Whether a step failed, or an accepted error kept the last ones from being played: it would only fail again. */
function hasStopped(steps: RehearsalContext['recorder']['steps']): boolean {
  const isCut = steps.at(-1)?.outcome === 'skipped' && steps.some(hasAcceptedError);
  return isCut || steps.some(({ outcome }) => outcome === 'failed');
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

/** Whether the previous version dies in scheduled tasks anyway, so that no update can run there. */
async function diesAtNight({ site }: RehearsalContext): Promise<boolean> {
  await site.restore('before');
  const { result, log } = await withoutBlame(() => site.run('context', { task: '' }));
  return result === undefined && hasDied(log);
}

/** Sites are offered only newer versions. Source: WordPress core wp_update_plugins(), by version_compare(). */
function checkVersion(
  { next, isPullRequest }: RehearsalContext,
  { version: before }: Before,
): readonly Problem[] {
  const { version } = versionOf(next);
  if (version === '' || before === '' || compareVersions(version, before) > 0) return [];
  const severity = isPullRequest ? 'notice' : 'warning';
  const message = `Sites are not offered this update: the package has version ${version}, and the previous version is ${before}. Raise the version before you publish.`;
  return [{ severity, message }];
}

/**
 * Installs the plugin on a site that never had it.
 *
 * @param stuck set if the previous version does not run here either
 */
export async function playInstallation(
  context: RehearsalContext,
  stuck: CannotRun | undefined,
  eyes?: Eyes,
): Promise<void> {
  const { recorder, next } = context;
  let key = '';
  let rest: string | undefined;
  let clean = EMPTY_INVENTORY;
  const play = async () => {
    clean = await takeInventory(context);
    const isActivated = explainNeeds(context, next) === undefined;
    const installed = await install(context, undefined, isActivated);
    key = installed.key;
    const { version } = versionOf(next);
    const old = excuse(context, installed.problems, stuck);
    if (old === undefined) {
      await keepSite(context, key);
      return { problems: installed.problems, message: version };
    }
    rest = 'The plugin is not active.';
    return { problems: [old], rest };
  };
  await recorder.play([{ name: 'Installation', play }]);
  await recorder.play(
    listUpdateSteps(context, key, undefined, clean, eyes, stuck),
    key === '' ? EARLIER : rest,
  );
  const isActive = explainNeeds(context, next) === undefined;
  const isPlayed = recorder.steps.at(-1)?.outcome !== 'skipped' && !hasStopped(recorder.steps);
  if (isActive && isPlayed) await recorder.play(listUpdater(context, key, clean, false));
}

const EMPTY_INVENTORY: Inventory = { kinds: new Map(), nonce: '', beat: '' };

/** Excuses a failure that the previous version shares: another plugin, or a server, is missing here. */
function excuse(
  context: RehearsalContext,
  problems: readonly Problem[],
  stuck: CannotRun | undefined,
): Problem | undefined {
  const unknown = findUnknown(problems);
  if (unknown !== undefined) return unknown;
  const error = problems.find((problem) => isAsBefore(problem, stuck?.problems ?? []));
  if (error === undefined) return undefined;
  const fatal = problems.find(({ message }) => message.endsWith(KNOWN));
  // A missing file of the plugin itself has no excuse.
  if (fatal?.message.includes(`Failed opening required '${context.next.plugin?.folder ?? ''}/`) === true)
    return undefined;
  // The plugin's own words say more than PHP's.
  return explainShared(
    fatal !== undefined && error.message.endsWith('did not finish.') ? fatal : error,
    context,
  );
}

/** The first `unknown` problem, unless there is an error. */
function findUnknown(problems: readonly Problem[]): Problem | undefined {
  return hasError(problems) ? undefined : problems.find(({ severity }) => severity === 'unknown');
}

function hasError(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
