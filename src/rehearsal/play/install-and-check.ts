import type { RehearsalContext } from '../model/context.ts';
import type { RehearsedPackage } from '../model/packages.ts';
import type { Problem, StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { checkChange, checkFiles, checkState, readInstalledKey } from '../judge/replies.ts';
import { KNOWN } from '../judge/php-words.ts';
import { showPage } from '../judge/html-text.ts';
import { checkPage } from '../judge/pages.ts';
import { PAGES, type Page } from '../model/probe.ts';
import { withoutFullStop } from '../../shared/quote.ts';
import { askState, runFollowing, visit } from '../site/visit.ts';

/** Explains why a plugin is not active here: WordPress activates it only with the plugins that it needs. */
export function explainNeeds({ beside }: RehearsalContext, { plugin }: RehearsedPackage): string | undefined {
  const here = new Set(beside.packages.map(({ plugin: { folder } }) => folder));
  const needs = plugin?.requiresPlugins.filter((slug) => !here.has(slug)) ?? [];
  return needs.length === 0
    ? undefined
    : `It needs other plugins, which are missing here: ${needs.join(', ')}.`;
}

/**
 * Explains a plugin that does not run here through no fault of its own. The author has to name the plugins that it
 * needs, unless the input `plugins` is `none`.
 */
export function explainIdle({ beside }: RehearsalContext, whyIdle: string): Problem {
  return beside.isNone
    ? { severity: 'warning', message: `${whyIdle} It was installed and compared, not run.` }
    : { severity: 'unknown', message: `${whyIdle} ${FIX}` };
}

const FIX =
  'Nothing of it ran, so it is not known whether it works. Name the plugins that it needs in the input `plugins`.';

/** The subject of what is said of an activation. */
export const ACTIVATION = 'The activation';

/**
 * Installs the new version as `key`, and activates it.
 *
 * @param keyBefore the plugin that WordPress found when it installed the previous version
 */
export async function install(
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

/**
 * Updates the plugin to the new version, and lists the problems. The code of the version before carries it out: a redirect that ends it
 * each time is none of the new version.
 *
 * @param what a noun with its article: `The update`
 * @param cron whether WordPress does it by itself, at night
 */
export async function update(
  context: RehearsalContext,
  what: string,
  { key, cron = false }: { readonly key: string; readonly cron?: boolean },
): Promise<readonly Problem[]> {
  const { next, log } = context;
  const order = { plugin: key, package: 'next.zip', ...versionOf(next), cron };
  const reply = await runFollowing(context, 'update', order);
  const logged = log.checkUpdate(reply.log);
  if (reply.result !== undefined || reply.ledTo === undefined || logged.length > 0)
    return checkChange(reply, what, logged);
  const message = `${what} did not run: the previous version redirects every dashboard request to ${showPage(reply.ledTo)}, so it is not known whether sites get it.`;
  return [{ severity: 'unknown', message }];
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

/**
 * Runs the most telling checks: the files, the plugin's state and the front page.
 *
 * @param before the pages with the previous version
 */
export async function checkUpdatedSite(
  context: RehearsalContext,
  key: string,
  isActive: boolean,
  before: ReadonlyMap<StepName, Visit>,
): Promise<readonly Problem[]> {
  const { site, next, log } = context;
  const [folder = ''] = key.split('/');
  const files = checkFiles(await site.run('files', { plain: true, folder }), next.files);
  if (!isActive) return files;
  const state = await askState(context, key);
  const problems = [
    ...files,
    ...checkState(state, key, versionOf(next)),
    ...log.check(state.log, 'Plugin active'),
  ];
  const [page] = PAGES;
  if (page === undefined) return problems;
  return [...problems, ...(await checkVisit(context, page, before.get(page.name))).problems];
}

/** Visits and checks a page. For early output, takes the place from the log. */
export async function checkVisit(
  context: RehearsalContext,
  page: Page,
  before: Visit | undefined,
): Promise<{ readonly problems: readonly Problem[]; readonly seen: Visit }> {
  const seen = await visit(context, page);
  const { reply } = seen;
  const logged = context.log.check(reply.log, page.name);
  const place = reply.status === 200 ? context.log.findOutput(reply.log) : undefined;
  const alone = context.alone.get(page.name);
  const others = alone === undefined ? [] : checkPage(page, alone, undefined);
  const problems = checkPage(page, seen, before ?? alone, context.next.plugin?.closesSites).filter(
    (problem) =>
      !isExcused(problem, logged) &&
      !others.some((other) => problem.message.startsWith(withoutFullStop(other.message))),
  );
  return { problems: [...problems.map((problem) => ({ ...problem, ...place })), ...logged], seen };
}

/** Whether the log says why a page is broken, and that it may be so only here. */
function isExcused({ severity }: Problem, logged: readonly Problem[]): boolean {
  const worst = ['error', 'unknown'].find((one) => logged.some((each) => each.severity === one));
  return worst === 'unknown' && (severity === 'error' || severity === 'unknown');
}

/** Explains that a failure says nothing about the new version, because the previous one does the same here. */
export function explainShared(
  { message, ...problem }: Problem,
  { beside }: Pick<RehearsalContext, 'beside'>,
): Problem {
  const why = `${withoutFullStop(message.replace(KNOWN, ''))}. The previous version does the same here`;
  const fix = beside.isNone ? '' : ' Name the plugins that it needs in the input `plugins`.';
  return {
    ...problem,
    severity: 'unknown',
    message: `${why}: it may need another plugin, or a server. Nothing else of it was tried.${fix}`,
  };
}

/** The version in the package's header. */
export function versionOf({ plugin }: RehearsedPackage): { readonly version: string } {
  return { version: plugin?.version ?? '' };
}
