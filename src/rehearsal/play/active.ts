import { explainSelf } from '../judge/not-running.ts';
import { ACTIVATION, explainShared } from '../judge/shared-failure.ts';
import { checkFiles, checkState, explainGone, isAsBefore, isIdle } from '../judge/replies.ts';
import { showPage } from '../judge/html-text.ts';
import type { Before, CannotRun, Judgement, RehearsalContext } from '../model/context.ts';
import { versionOf } from '../model/packages.ts';
import { hasError, NOT_ACTIVE, type Problem, type StepResult } from '../model/results.ts';
import type { RedirectedReply } from '../model/site.ts';
import { hasAcceptedError } from './accept-problems.ts';
import { explainIdle, explainNeeds } from './needed-plugins.ts';

/** Compares the files on the site with those of the package. @throws SiteLost, Unreadable */
export async function compareFiles({ site, next }: RehearsalContext, key: string): Promise<Judgement> {
  const [folder = ''] = key.split('/');
  // In another folder, all files would be missing.
  if (folder !== (next.plugin?.folder ?? folder))
    return { problems: [], skipped: 'The package has another folder.' };
  const reply = await site.run('files', { plain: true, folder });
  return { problems: checkFiles(reply, next.files), message: `${next.files.length} files` };
}

/**
 * Checks whether the plugin is active, after it was updated or installed.
 *
 * @param earlier the steps before this one
 * @throws SiteLost, Unreadable
 */
export async function checkActive(
  context: RehearsalContext,
  key: string,
  {
    before,
    cannotRun,
    earlier,
  }: {
    readonly before: Before | undefined;
    readonly cannotRun: CannotRun | undefined;
    readonly earlier: readonly StepResult[];
  },
): Promise<Judgement> {
  const { next, log, beside } = context;
  const needs = explainNeeds(beside, next);
  // The step of the needed plugins reported it.
  if (needs !== undefined) return { problems: [], skipped: needs, rest: needs };
  if (before?.whyIdle !== undefined)
    return { problems: [explainIdle(beside, before.whyIdle)], rest: NOT_ACTIVE };
  const reply = await context.askState(key);
  const logged = log.check(reply.log, 'Plugin active');
  const hasFailed = earlier.some((step) => step.outcome === 'failed' || hasAcceptedError(step));
  if (before === undefined && isIdle(reply) && hasAcceptedStart(earlier))
    return { problems: logged, skipped: NOT_ACTIVATED, rest: NOT_ACTIVATED };
  if (before === undefined && !hasFailed && isIdle(reply)) {
    const why = explainSelf(versionOf(next), []);
    return { problems: [explainIdle(beside, why), ...logged], rest: NOT_ACTIVE };
  }
  const isNew = hasError(logged);
  const problems = checkState(reply, key, versionOf(next), before?.can).map((problem) =>
    !isNew && isAsBefore(problem, cannotRun?.problems ?? []) ? explainShared(problem, beside) : problem,
  );
  return { problems: [...problems, ...explainLed(reply, before), ...logged], rest: explainGone(reply) };
}

/** Explains that the plugin redirects every dashboard request to a page, such as its set-up. */
function explainLed(
  { result, ledTo }: RedirectedReply<unknown>,
  before: Before | undefined,
): readonly Problem[] {
  if (result === undefined || ledTo === undefined) return [];
  const message = `Every dashboard request is redirected to ${showPage(ledTo)}`;
  return before === undefined || before.ledTo !== undefined
    ? [{ severity: 'notice', message: `${message}.` }]
    : [{ severity: 'warning', message: `${message}. The previous version does not do this.` }];
}

const NOT_ACTIVATED = 'Its activation failed, which is accepted.';

/** Whether the author accepts that the activation of a new installation fails. */
function hasAcceptedStart(steps: readonly StepResult[]): boolean {
  const problems = steps.flatMap((step) => (step.name === 'Installation' ? step.problems : []));
  return problems.some(
    ({ isAccepted, severity, message }) =>
      isAccepted === true && severity === 'error' && message.startsWith(`${ACTIVATION} `),
  );
}
