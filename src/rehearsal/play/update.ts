import type { Before, Judgement, OldPages, RehearsalContext } from '../model/context.ts';
import { type AuthorFiles, versionOf } from '../model/packages.ts';
import { EARLIER, findUnknown, hasError, isDoubtful, type Problem } from '../model/results.ts';
import { checkChange, checkVersion } from '../judge/replies.ts';
import { showPage } from '../judge/html-text.ts';
import { hasDied } from '../model/log.ts';
import { withoutBlame } from '../site/saved-site.ts';
import { visitAndCheck } from './author-files.ts';
import { type KeepSite, keepSite } from './keep-site.ts';
import { checkUpdatedSite } from './updated-site.ts';

/** Updates the plugin by the button of the dashboard, and keeps the site for whoever wants it. @throws SiteLost, Unreadable */
export async function updateByButton(
  context: RehearsalContext,
  before: Before,
  { isPullRequest, keep }: { readonly isPullRequest: boolean; readonly keep: KeepSite | undefined },
): Promise<Judgement> {
  const { key } = before;
  const version = versionOf(context.next);
  const updated = await update(context, 'The update', { key });
  const problems = [...updated, ...checkVersion(version, before.version, isPullRequest)];
  if (isDoubtful(problems)) return { problems, message: version, rest: EARLIER };
  return { problems, message: version, site: await keepSite(context, key, keep) };
}

/** Updates the plugin on a fresh site as WordPress does it by itself, at night. @throws SiteLost, Unreadable */
export async function updateAtNight(
  context: RehearsalContext,
  before: Before,
  {
    isActive,
    authored,
    old,
  }: { readonly isActive: boolean; readonly authored: AuthorFiles; readonly old: OldPages },
): Promise<Judgement> {
  const { key, version } = before;
  await context.site.restore('before');
  const updated = await update(context, 'The automatic update', { key, cron: true });
  if (findUnknown(updated) !== undefined) return { problems: updated };
  if (hasError(updated) && (await diesAtNight(context))) {
    const message = `Sites with ${version} do not update by themselves: it stops with a fatal error whenever WordPress runs scheduled tasks. Tell your customers to update by the button.`;
    return { problems: [{ severity: 'warning', message }] };
  }
  const problems = [...updated, ...(await checkUpdatedSite(context, key, isActive, old))];
  return { problems: isActive ? [...problems, ...(await visitAndCheck(context, authored))] : problems };
}

/**
 * Updates the plugin to the new version, and lists the problems. The code of the version before carries it out: a redirect that ends it
 * each time is none of the new version.
 *
 * @param what a noun with its article: `The update`
 * @param cron whether WordPress does it by itself, at night
 * @throws SiteLost, Unreadable
 */
export async function update(
  context: RehearsalContext,
  what: string,
  { key, cron = false }: { readonly key: string; readonly cron?: boolean },
): Promise<readonly Problem[]> {
  const { next, log } = context;
  const order = { plugin: key, package: 'next.zip', version: versionOf(next), cron };
  const reply = await context.runFollowing('update', order);
  const logged = log.checkUpdate(reply.log);
  if (reply.result !== undefined || reply.ledTo === undefined || logged.length > 0)
    return checkChange(reply, what, logged);
  const message = `${what} did not run: the previous version redirects every dashboard request to ${showPage(reply.ledTo)}, so it is not known whether sites get it.`;
  return [{ severity: 'unknown', message }];
}

/** Whether the previous version dies in scheduled tasks anyway, so that no update can run there. */
async function diesAtNight({ site }: RehearsalContext): Promise<boolean> {
  await site.restore('before');
  const { result, log } = await withoutBlame(() => site.run('context', { task: '' }));
  return result === undefined && hasDied(log);
}
