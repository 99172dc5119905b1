import { withoutFullStop } from '../../shared/quote.ts';
import type { Before, Judgement, RehearsalContext } from '../model/context.ts';
import { hasError, isDoubtful, type Problem } from '../model/results.ts';
import type { ResultOf } from '../model/scripts.ts';
import type { PlayerReply } from '../model/site.ts';
import { checkChange, isAsBefore } from '../judge/replies.ts';

/** The scripts that end a plugin's life on a site, and the words for them in problems. */
const ENDINGS = {
  deactivate: 'The deactivation',
  activate: 'The activation',
  delete: 'The uninstall',
} as const;

type Ending = keyof typeof ENDINGS;

/** The judgement, and the problems of the previous version, if it was asked. */
interface Ended extends Judgement {
  readonly old: readonly Problem[] | undefined;
}

/** Deactivates and activates the plugin. @throws SiteLost, Unreadable */
export function turnOffAndOn(
  context: RehearsalContext,
  key: string,
  before: Before | undefined,
): Promise<Ended> {
  return end(context, key, before, { scripts: ['deactivate', 'activate'], old: undefined });
}

/**
 * Deactivates and deletes the plugin, and visits the front page without it.
 *
 * @param old what the previous version did, if it was asked
 * @throws SiteLost, Unreadable
 */
export async function uninstall(
  context: RehearsalContext,
  key: string,
  before: Before | undefined,
  old: readonly Problem[] | undefined,
): Promise<Judgement> {
  const { problems } = await end(context, key, before, { scripts: ['deactivate', 'delete'], old });
  if (hasError(problems)) return { problems };
  const { reply } = await context.visit({ url: '/', isForAdmins: true });
  const broken: readonly Problem[] =
    reply.status === 200 ? [] : [{ severity: 'error', message: 'Without the plugin the front page fails.' }];
  return { problems: [...problems, ...broken, ...context.log.check(reply.log, 'delete')] };
}

async function end(
  context: RehearsalContext,
  key: string,
  before: Before | undefined,
  { scripts, old: known }: { readonly scripts: readonly Ending[]; readonly old: Ended['old'] },
): Promise<Ended> {
  const { log } = context;
  const problems: Problem[] = [];
  let old = known;
  for (const script of scripts) {
    const reply = await runEnding(context, script, key);
    const isOdd = log.hasNews(reply.log, script) || checkChange(reply, ENDINGS[script]).length > 0;
    if (isOdd) old ??= before === undefined ? [] : await endBefore(context, before);
    const logged = log.check(reply.log, script);
    const wrong = checkChange(reply, ENDINGS[script], logged);
    const isNamed = isDoubtful(logged);
    problems.push(
      ...(isNamed ? wrong : wrong.map((problem) => softenOld(problem, isOdd ? (old ?? []) : []))),
    );
  }
  return { problems, old };
}

/** A plugin may end a request on purpose, such as with a page that asks why it is deactivated. */
function softenOld(problem: Problem, old: readonly Problem[]): Problem {
  if (!isAsBefore(problem, old)) return problem;
  const message = `${withoutFullStop(problem.message)}. The previous version does the same.`;
  return { ...problem, severity: 'notice', message };
}

/**
 * Deactivates, activates and deletes the previous version, then restores the site. Only this shows which messages and problems of
 * the new version are new. Takes seconds, so it runs only if something is odd there with the new version.
 */
async function endBefore(context: RehearsalContext, { key }: Before): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  await context.onSiteBefore(async () => {
    for (const script of ['deactivate', 'activate', 'deactivate', 'delete'] as const) {
      const reply = await runEnding(context, script, key);
      context.log.remember(reply.log, script);
      problems.push(...checkChange(reply, ENDINGS[script]));
    }
  });
  return problems;
}

/** Deactivates, activates or deletes the plugin, as a button does: a page to which it leads after its activation is visited first. */
async function runEnding(
  context: RehearsalContext,
  script: Ending,
  key: string,
): Promise<PlayerReply<ResultOf<Ending>>> {
  const args = { plugin: key, low: true };
  if (script === 'delete') return context.site.run(script, args);
  const reply = await context.runAgain(script, args);
  return { ...reply, log: [...reply.log, ...reply.logBehind] };
}
