import { withoutFullStop } from '../../shared/quote.ts';
import type { Judgement, OldPages, RehearsalContext } from '../model/context.ts';
import { hasError, type Problem, type StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { checkPage, findCause } from '../judge/pages.ts';
import { PAGES } from '../model/probe.ts';
import type { Page } from '../model/probe.ts';
import type { Story } from './recorder.ts';

/** The pages of WordPress with the new version. */
export interface SitePages {
  readonly seen: ReadonlyMap<StepName, Visit>;
  /** Those that have an error. */
  readonly failed: ReadonlySet<StepName>;
  /** Those that were not asked for. */
  readonly skipped: readonly Page[];
}

/** Plays the pages of WordPress, until two in a row die of the same error. @throws SiteLost, Cancelled */
export async function playPages(story: Story, context: RehearsalContext, old: OldPages): Promise<SitePages> {
  const seen = new Map<StepName, Visit>();
  const failed = new Set<StepName>();
  const skipped: Page[] = [];
  let last = '';
  for (const page of PAGES) {
    if (story.isOver()) skipped.push(page);
    const cause = last;
    const played = await story.play(page.name, async () => {
      const visited = await checkVisit(context, page, old);
      last = findCause(visited.problems);
      const isSame = last !== '' && last === cause;
      return { ...visited, rest: isSame ? 'Same fatal error as on the pages before.' : undefined };
    });
    if (played === undefined) continue;
    seen.set(page.name, played.seen);
    if (hasError(played.problems)) failed.add(page.name);
  }
  return { seen, failed, skipped };
}

/** Visits and checks a page. For early output, takes the place from the log. @throws SiteLost, Unreadable */
export async function checkVisit(
  context: RehearsalContext,
  page: Page,
  old: OldPages,
): Promise<Judgement & { readonly seen: Visit }> {
  const seen = await context.visit(page);
  const { reply } = seen;
  const logged = context.log.check(reply.log, page.name);
  const place = reply.status === 200 ? context.log.findOutput(reply.log) : undefined;
  const alone = old.alone.get(page.name);
  const others = alone === undefined ? [] : checkPage(page, alone, undefined);
  const problems = checkPage(
    page,
    seen,
    old.before?.get(page.name) ?? alone,
    context.next.plugin?.closesSites,
  ).filter(
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
