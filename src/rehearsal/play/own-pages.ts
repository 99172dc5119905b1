import type { ProbeSet } from '../model/probe.ts';
import { listTabProbes } from '../probes/plugin-probes.ts';
import { type Answered, type Ask, type ProbeAnswer, visitsOf } from '../probes/run-probes.ts';

/**
 * Asks for the plugin's own pages, then for the tabs of all pages so far.
 *
 * @param more the answers of the pages before them
 * @returns the answers, of which `pages` are those without the tabs
 * @throws SiteLost, Unreadable
 */
export async function askOwnPages(
  ask: Ask,
  set: ProbeSet,
  more: readonly ProbeAnswer[],
): Promise<Answered & { readonly pages: readonly ProbeAnswer[] }> {
  const pages = await ask(set);
  const tabs = await ask(listTabProbes(visitsOf([...more, ...pages.answers])));
  const answers = { pages: pages.answers, answers: [...pages.answers, ...tabs.answers] };
  if (tabs.isUntold === true) return { ...pages, ...answers };
  // Also where it has no page of its own: it adds tabs to others.
  const asked = pages.isUntold === true ? tabs.asked : `${pages.asked ?? ''}, and ${tabs.asked ?? ''}`;
  return { problems: [...pages.problems, ...tabs.problems], asked, ...answers };
}
