import { type Judgement, type RehearsalContext, type RequestId, UNTOLD } from '../model/context.ts';
import { type Capped, inTime, nameAsked } from '../model/budget.ts';
import { isDoubtful, type Problem, type StepName } from '../model/results.ts';
import type { SavedSite, Visit } from '../model/site.ts';
import { hasLackedCode, lacksCode } from '../judge/php-log.ts';
import { listFaults } from '../judge/answer.ts';
import { MAX_ASKED, type Probe, type ProbeSet } from '../model/probe.ts';
import { explainHidden, listEmptied, listHidden } from '../judge/hidden.ts';
import { checkProbe, explainUnscheduled, isUnscheduled } from '../judge/probes.ts';

/** The new version's answer to a probe. */
export interface ProbeAnswer {
  readonly probe: Probe;
  readonly seen: Visit;
}

/** The result of the probes of one step. */
export interface Answered extends Judgement {
  /** Of the new version, without PHP's log. */
  readonly answers: readonly ProbeAnswer[];
}

/** The pages of answers. */
export function visitsOf(answers: readonly ProbeAnswer[]): readonly Visit[] {
  return answers.map(({ seen }) => seen);
}

/** Asks the probes of one step, and judges the answers. @throws SiteLost, Unreadable */
export type Ask = (set: ProbeSet, earlier?: readonly ProbeAnswer[]) => Promise<Answered>;

/**
 * Creates what asks the site; the second one restores it afterwards, for probes that change it, such as the role of the user. Both take
 * the answers to what changed the site before.
 *
 * @param saved the site to compare with: with the previous version, or with the plugins beside it alone
 */
export function createAsk(
  context: RehearsalContext,
  saved: SavedSite | undefined,
): { readonly ask: Ask; readonly askAndRestore: Ask } {
  const { site } = context;
  const ask: Ask = (set, earlier) => runProbes(context, set, saved, earlier);
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
 * Probes the new version and, if something looks wrong, the previous version, which shows what is new. The second pass takes seconds, so it runs only when needed.
 *
 * @param old the saved site to compare with: `before` or `in use` with the previous version, or `clean` with the plugins beside it
 * alone; or the answers of the previous version
 * @param earlier what changed the site before, which the saved site is asked first
 * @throws SiteLost, Cancelled
 */
export async function runProbes(
  context: RehearsalContext,
  { step, probes, asked, changesSite = CHANGING.includes(step), what = nameAsked(step), share = 1 }: ProbeSet,
  old: SavedSite | ReadonlyMap<Probe, Visit> | undefined,
  earlier: readonly ProbeAnswer[] = [],
): Promise<Answered> {
  if (probes.length === 0) return { ...UNTOLD, answers: [] };
  const { log } = context;
  const allowance = context.budget.allow(CAPPED[step], { share });
  const answers: ProbeAnswer[] = [];
  let count = 0;
  for (const probe of inTime(allowance, what, probes)) {
    answers.push(...(await askAll(context, [probe])));
    count += 1;
  }
  if (count === 0) return { ...UNTOLD, answers: [] };
  const isOdd = ({ probe, seen }: ProbeAnswer) =>
    hasFault({ probe, seen }) ||
    [...(seen.shown?.values() ?? []), ...(seen.fields?.values() ?? [])].includes('') ||
    (probe.kind === 'action'
      ? hasLackedCode(seen.reply.log)
      : log.hasNews(seen.reply.log, identifyRequest(step, probe)));
  const odd = answers.some(isOdd) && changesSite ? answers : answers.filter(isOdd);
  const askAgain = async (saved: SavedSite) =>
    odd.length > 0 ? askOld(context, step, [...earlier, ...odd], saved) : undefined;
  const known: ReadonlyMap<Probe, Visit> =
    (typeof old === 'string' ? await askAgain(old) : old) ?? new Map<Probe, Visit>();
  // Counts what the previous version took.
  allowance.leftMs();
  const hidden = new Map<Probe, readonly Problem[]>();
  for (const { probe, seen } of answers)
    hidden.set(probe, await checkHidden(context, probe, seen, known.get(probe)));
  const problems = answers.flatMap(({ probe, seen }) => {
    const logged = log
      .check(seen.reply.log, identifyRequest(step, probe))
      .filter(
        ({ severity, message }) => probe.kind !== 'action' || (severity === 'error' && lacksCode(message)),
      )
      .map((problem) => ({ ...problem, subject: probe.subject }));
    if (isUnscheduled(seen)) return [...logged, explainUnscheduled(probe, log.findUnscheduler(probe.name))];
    const isExplained = isDoubtful(logged);
    return isExplained
      ? logged
      : [
          ...checkProbe(probe, seen, known.get(probe), context.next.plugin?.closesSites),
          ...(hidden.get(probe) ?? []),
          ...listEmptied(probe, seen, known.get(probe)),
          ...logged,
        ];
  });
  // Nobody reads these logs again, and they may be long.
  const withoutLogs = answers.map(({ probe, seen }) => ({
    probe,
    seen: { ...seen, reply: { ...seen.reply, log: [] } },
  }));
  return { problems, asked: count === probes.length ? asked : String(count), answers: withoutLogs };
}

/** Checks parts that showed something and show nothing now, also alone: some appear only once on a page. */
async function checkHidden(
  context: RehearsalContext,
  probe: Probe,
  seen: Visit,
  before: Visit | undefined,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const subject of listHidden(seen.shown, before?.shown).slice(0, MAX_ASKED)) {
    const one = partsOf(probe).find((part) => part.subject === subject) ?? probe;
    const alone = one.kind === 'page' ? await one.askAgain?.(context) : undefined;
    const isHidden = (alone?.shown?.get(subject) ?? '') === '';
    if (isHidden) problems.push(explainHidden(subject, before?.shown?.get(subject) ?? ''));
  }
  return problems;
}

/** Steps that change the site, so that each probe meets what those before it changed. */
const CHANGING: readonly StepName[] = ['Saving', 'Scheduled tasks', 'AJAX and forms', 'Settings'];

/** The caps of steps that have one. */
const CAPPED: Readonly<Partial<Record<StepName, Capped>>> = { 'Site in use': 'entries', Scenes: 'scene' };

async function askAll(context: RehearsalContext, probes: readonly Probe[]): Promise<readonly ProbeAnswer[]> {
  const answers: ProbeAnswer[] = [];
  for (const probe of probes) {
    const { isRedirected = false, ...seen } = await probe.ask(context);
    const parts = partsOf(probe);
    const isBroken = hasFault({ probe, seen });
    const ones =
      (isBroken || isRedirected) && parts.length > 0 ? await askAll(context, parts.slice(0, MAX_ASKED)) : [];
    // Only some parts are requested alone: the one that breaks them all may be among the others.
    const isFound = ones.some(hasFault);
    answers.push(...ones, ...(ones.length > 0 && (isFound || !isBroken) ? [] : [{ probe, seen }]));
  }
  return answers;
}

function partsOf(probe: Probe): readonly Probe[] {
  return probe.kind === 'page' ? (probe.parts ?? []) : [];
}

function hasFault({ probe, seen }: ProbeAnswer): boolean {
  return listFaults(probe, seen).length > 0;
}

async function askOld(
  context: RehearsalContext,
  step: StepName,
  answers: readonly ProbeAnswer[],
  saved: SavedSite,
): Promise<ReadonlyMap<Probe, Visit>> {
  const { log } = context;
  const old = new Map<Probe, Visit>();
  const ask = async () => {
    for (const { probe } of answers) {
      const seen = await probe.ask(context);
      if (saved === 'clean') log.rememberOthers(seen.reply.log);
      else log.remember(seen.reply.log, identifyRequest(step, probe));
      old.set(probe, seen);
    }
  };
  await context.onSiteBefore(ask, saved);
  return old;
}

function identifyRequest(step: StepName, { name }: Probe): RequestId {
  return `${step}: ${name}`;
}
