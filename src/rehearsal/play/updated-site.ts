import { checkFiles, checkState } from '../judge/replies.ts';
import type { OldPages, RehearsalContext } from '../model/context.ts';
import { versionOf } from '../model/packages.ts';
import { PAGES } from '../model/probe.ts';
import type { Problem } from '../model/results.ts';
import { checkVisit } from './pages.ts';

/**
 * Runs the most telling checks: the files, the plugin's state and the front page.
 *
 * @throws SiteLost, Unreadable
 */
export async function checkUpdatedSite(
  context: RehearsalContext,
  key: string,
  isActive: boolean,
  old: OldPages,
): Promise<readonly Problem[]> {
  const { site, next, log } = context;
  const [folder = ''] = key.split('/');
  const files = checkFiles(await site.run('files', { plain: true, folder }), next.files);
  if (!isActive) return files;
  const state = await context.askState(key);
  const problems = [
    ...files,
    ...checkState(state, key, versionOf(next)),
    ...log.check(state.log, 'Plugin active'),
  ];
  const [page] = PAGES;
  if (page === undefined) return problems;
  return [...problems, ...(await checkVisit(context, page, old)).problems];
}
