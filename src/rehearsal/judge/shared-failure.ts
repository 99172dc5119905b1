import { withoutFullStop } from '../../shared/quote.ts';
import type { CannotRun, RehearsalContext } from '../model/context.ts';
import type { BesidePlugins } from '../model/packages.ts';
import { findUnknown, type Problem } from '../model/results.ts';
import { KNOWN } from './php-words.ts';
import { isAsBefore } from './replies.ts';

/** The subject of what is said of an activation. */
export const ACTIVATION = 'The activation';

/** Excuses a failure that the previous version shares: another plugin, or a server, is missing here. */
export function excuseShared(
  { next, beside }: Pick<RehearsalContext, 'next' | 'beside'>,
  problems: readonly Problem[],
  cannotRun: CannotRun | undefined,
): Problem | undefined {
  const isOld = (problem: Problem) => isAsBefore(problem, cannotRun?.problems ?? []);
  const unknown = findUnknown(problems);
  if (unknown !== undefined) return isOld(unknown) ? explainShared(unknown, beside) : unknown;
  const error = problems.find(isOld);
  if (error === undefined) return undefined;
  const fatal = problems.find(({ message }) => message.endsWith(KNOWN));
  // A missing file of the plugin itself has no excuse.
  if (fatal?.message.includes(`Failed opening required '${next.plugin?.folder ?? ''}/`) === true)
    return undefined;
  // The plugin's own words say more than PHP's.
  return explainShared(
    fatal !== undefined && error.message.endsWith('did not finish.') ? fatal : error,
    beside,
  );
}

/** Explains that a failure says nothing about the new version, because the previous one does the same here. */
export function explainShared({ message, ...problem }: Problem, { isNone }: BesidePlugins): Problem {
  const why = `${withoutFullStop(message.replace(KNOWN, ''))}. The previous version does the same here`;
  // It names the server that was asked.
  if (problem.severity === 'unknown') return { ...problem, message: `${why}. Nothing else of it was tried.` };
  const fix = isNone ? '' : ' Name the plugins that it needs in the input `plugins`.';
  return {
    ...problem,
    severity: 'unknown',
    message: `${why}: it may need another plugin, a newer WordPress, or a server. Nothing else of it was tried.${fix}`,
  };
}
