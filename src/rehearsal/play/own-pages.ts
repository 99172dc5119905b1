import { type RehearsalContext, UNTOLD } from '../model/context.ts';
import type { ProbeSet } from '../model/probe.ts';
import type { Visit } from '../model/site.ts';
import { listTabProbes } from '../probes/plugin-probes.ts';
import { type Answered, type ProbeAnswer, runProbes } from '../probes/run-probes.ts';

/** Asks the probes of one step, and judges the answers. @throws SiteLost, Unreadable */
type Ask = (set: ProbeSet, earlier?: readonly ProbeAnswer[]) => Promise<Answered>;

/**
 * Creates what asks the site; the second one restores it afterwards, for probes that change it, such as the role of the user. Both take
 * the answers to what changed the site before.
 *
 * @param old the saved site to compare with: with the previous version, or with the plugins beside it alone
 */
export function createAsk(
  context: RehearsalContext,
  old: 'before' | 'clean' | undefined,
): { readonly ask: Ask; readonly askAndRestore: Ask } {
  const { site } = context;
  const ask: Ask = (set, earlier) => runProbes(context, set, old, earlier);
  const askAndRestore: Ask = async (set, earlier) => {
    if (set.probes.length === 0) return { ...UNTOLD, answers: [] };
    await site.save('unasked');
    const answered = await ask(set, earlier);
    await site.restore('unasked');
    return answered;
  };
  return { ask, askAndRestore };
}

/**
 * Asks for the plugin's own pages, then for the tabs of all pages so far.
 *
 * @param more the answers of the pages before them
 * @throws SiteLost, Unreadable
 */
export async function askOwnPages(ask: Ask, set: ProbeSet, more: readonly ProbeAnswer[]): Promise<OwnPages> {
  const pages = await ask(set);
  const tabs = await ask(listTabProbes(visitsOf([...more, ...pages.answers])));
  const answers = { pages: pages.answers, answers: [...pages.answers, ...tabs.answers] };
  if (pages.isUntold === true || tabs.isUntold === true) return { ...pages, ...answers };
  const asked = `${pages.asked ?? ''}, and ${tabs.asked ?? ''}`;
  return { problems: [...pages.problems, ...tabs.problems], asked, ...answers };
}

interface OwnPages extends Answered {
  /** Without the tabs. */
  readonly pages: readonly ProbeAnswer[];
}

/** The pages of answers. */
export function visitsOf(answers: readonly ProbeAnswer[]): readonly Visit[] {
  return answers.map(({ seen }) => seen);
}
