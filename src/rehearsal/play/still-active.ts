import type { Loss } from '../judge/compare-inventories.ts';
import { checkLoaded, explainSelf, listNewBoxes } from '../judge/not-running.ts';
import { checkState, isIdle } from '../judge/replies.ts';
import type { Before, Judgement, OldPages, RehearsalContext } from '../model/context.ts';
import { versionOf } from '../model/packages.ts';
import { NOT_ACTIVE, type Problem, type StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { explainIdle } from './needed-plugins.ts';

/** The new version, when what it adds was asked for. */
interface Used {
  readonly before: Before | undefined;
  /** The pages of WordPress, without it and with it. */
  readonly old: OldPages;
  readonly seen: ReadonlyMap<StepName, Visit>;
  readonly loss: Loss;
}

/**
 * Checks the plugin after its pages: if something is missing, it may say so, load nothing, or deactivate itself.
 *
 * @throws SiteLost, Unreadable
 */
export async function checkStillActive(
  context: RehearsalContext,
  key: string,
  { before, old, seen, loss }: Used,
): Promise<Judgement> {
  const { log, next, beside } = context;
  const reply = await context.askState(key);
  const logged = log.check(reply.log, 'Still active');
  const version = versionOf(next);
  const why = isIdle(reply) ? explainSelf(version, [...seen.values()]) : undefined;
  if (why !== undefined && before === undefined)
    return { problems: [explainIdle(beside, why), ...logged], rest: NOT_ACTIVE };
  const { hasLost, isBare } = loss;
  const boxes = listNewBoxes(next, old, seen);
  const hasSign = boxes.length > 0 || why !== undefined || hasLost;
  const problems: readonly Problem[] = [
    ...(why === undefined
      ? checkState(reply, key, version, before?.can)
      : [{ severity: 'error' as const, message: why }]),
    ...checkLoaded(next.plugin?.folder ?? '', old.before, seen, hasSign),
    ...boxes.map((text) => ({
      severity: isBare ? ('error' as const) : ('warning' as const),
      message: `The dashboard shows an error: "${text}"${isBare ? ' All that the previous version added is gone.' : ''}`,
    })),
    ...logged,
  ];
  return { problems, rest: why === undefined ? undefined : NOT_ACTIVE };
}
