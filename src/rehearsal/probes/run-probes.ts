import type { Judgement, RequestId, RehearsalContext } from '../model/context.ts';
import type { Problem, StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { lacksCode, readRefused } from '../site/php-log.ts';
import { onSiteBefore } from '../site/saved-site.ts';
import { explainRefused, listFaults, type Fault, isClosing, statusOf } from './judge-answer.ts';
import { MAX_ASKED, type Probe, type ProbeSet } from '../model/probe.ts';
import { cutWords, readWords } from './html-text.ts';

/** The new version's answer to a probe. */
export interface ProbeAnswer {
  readonly probe: Probe;
  readonly seen: Visit;
}

/** The result of the probes of one step. */
export interface ProbeRun {
  /** `undefined`: there is nothing to request. */
  readonly judgement: Judgement | undefined;
  /** Of the new version, without PHP's log. */
  readonly answers: readonly ProbeAnswer[];
}

/**
 * Probes the new version and, if something looks wrong, the previous version, which shows what is new. The second pass takes seconds, so it runs only when needed.
 *
 * @param old the saved site to compare with: `before` with the previous version, or `clean` with the plugins beside it
 * alone
 * @param earlier what changed the site before, which the saved site is asked first
 * @throws SiteLost, Cancelled
 */
export async function runProbes(
  context: RehearsalContext,
  { step, probes, asked }: ProbeSet,
  old: 'before' | 'clean' | undefined,
  earlier: readonly ProbeAnswer[] = [],
): Promise<ProbeRun> {
  if (probes.length === 0) return { judgement: undefined, answers: [] };
  const { log } = context;
  const answers = await askAll(context, probes);
  const isOdd = ({ probe, seen }: ProbeAnswer) =>
    hasFault({ probe, seen }) ||
    [...(seen.shown?.values() ?? [])].includes('') ||
    (probe.kind === 'action'
      ? lacksCode(seen.reply.log)
      : log.hasNews(seen.reply.log, identifyRequest(step, probe)));
  const odd = answers.some(isOdd) && CHANGING.includes(step) ? answers : answers.filter(isOdd);
  const known =
    old !== undefined && odd.length > 0
      ? await askOld(context, step, [...earlier, ...odd], old)
      : new Map<Probe, Visit>();
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
    const isExplained = logged.some(({ severity }) => severity === 'error' || severity === 'unknown');
    return isExplained
      ? logged
      : [
          ...checkProbe(probe, seen, known.get(probe), context.next.plugin?.closesSites),
          ...(hidden.get(probe) ?? []),
          ...logged,
        ];
  });
  // Nobody reads these logs again, and they may be long.
  const withoutLogs = answers.map(({ probe, seen }) => ({
    probe,
    seen: { ...seen, reply: { ...seen.reply, log: '' } },
  }));
  return { judgement: { problems, asked }, answers: withoutLogs };
}

function isUnscheduled({ reply: { result } }: Visit): boolean {
  return typeof result === 'object' && 'gone' in result && result.gone === true;
}

/** @param step that has unscheduled it */
function explainUnscheduled({ subject }: Probe, step: string | undefined): Problem {
  const who = step === undefined ? 'an earlier step' : `the step "${step}"`;
  return { severity: 'notice', message: `${subject} was not run: ${who} has unscheduled it.` };
}

/**
 * Lists the problems of an answer, without those in PHP's log. An answer that was as bad with the previous version is no
 * problem.
 *
 * @param before the answer with the previous version
 * @param closesSites whether the plugin says that it closes sites to visitors, which the front page shows
 */
export function checkProbe(
  probe: Probe,
  seen: Visit,
  before: Visit | undefined,
  closesSites = false,
): readonly Problem[] {
  const [fault] = listFaults(probe, seen);
  if (closesSites && fault !== undefined && isClosing(fault, seen)) return [];
  const problem = fault && weigh(fault, probe, seen, before);
  return problem === undefined ? [] : [problem];
}

function weigh(fault: Fault, probe: Probe, seen: Visit, before: Visit | undefined): Problem | undefined {
  const { kind, message } = fault;
  const isChosen = probe.isComparable !== undefined && (before === undefined || !probe.isComparable());
  if (isChosen && kind !== 'crash' && kind !== 'died') return undefined;
  const old = before && listFaults(probe, before);
  const wasFine = old?.length === 0;
  switch (kind) {
    case 'crash':
      return before?.reply.failure === undefined ? { severity: 'error', message } : undefined;
    case 'redirect':
    case 'redirect-loop':
    case 'died':
    case 'server-error':
    case 'status':
      return before?.reply.status === seen.reply.status
        ? undefined
        : weighStatus(fault, probe, seen, wasFine);
    case 'elsewhere':
    case 'no-handler':
    case 'ended':
      return wasFine ? { severity: 'warning', message } : undefined;
    case 'cut': {
      const wasCut =
        before?.reply.status === statusOf(probe) && old?.some((one) => one.kind === 'cut') === true;
      const isBegun = /<html/i.test(seen.reply.output);
      return wasCut || !(wasFine || isBegun) ? undefined : { severity: 'error', message };
    }
    default:
      return wasFine ? { severity: 'error', message } : undefined;
  }
}

/** Weighs an answer with another status than the expected one, and than the previous version has. */
function weighStatus(fault: Fault, probe: Probe, seen: Visit, wasFine: boolean): Problem | undefined {
  const { kind, message } = fault;
  const { reply, target } = seen;
  const { status = 0, log } = reply;
  if (kind === 'died' || kind === 'server-error') {
    const excuse = explainRefused(fault, seen);
    if (excuse !== undefined) return wasFine ? { severity: 'unknown', message: excuse } : undefined;
    const isDead = kind === 'died' || seen.reply.output === '';
    return { severity: isDead || wasFine ? 'error' : 'warning', message };
  }
  if (!wasFine) return undefined;
  if (kind === 'redirect') return { severity: 'warning', message };
  if (kind === 'redirect-loop') return { severity: 'error', message };
  if (probe.kind === 'not-found') return undefined;
  // A hidden log-in page was already reported.
  if (probe.kind === 'form') return status === 404 ? undefined : { severity: 'error', message };
  // Plugins may lock out visitors on purpose, but not administrators, unless a server that was not reached decides.
  const isKeeper =
    target.startsWith('/wp-admin/') || (target.includes('_wpnonce=') && [401, 403].includes(status));
  const isLockedOut = isKeeper && readRefused(log) === undefined;
  const isMissing = status === 404 && (probe.kind === 'public' || probe.kind === 'post');
  return { severity: isLockedOut || isMissing ? 'error' : 'warning', message };
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

/** Lists the subjects of parts that showed something with the previous version, and show nothing now. */
function listHidden(
  now: ReadonlyMap<string, string> = new Map(),
  before: ReadonlyMap<string, string> = new Map(),
): readonly string[] {
  return [...now].flatMap(([subject, text]) =>
    text === '' && (before.get(subject) ?? '') !== '' ? [subject] : [],
  );
}

/** @param before what the part showed */
function explainHidden(subject: string, before: string): Problem {
  const words = readWords(before);
  const isBare = words === '' ? !FULL.test(before) : EMPTY.test(words);
  const what = words === '' ? cutWords(before) : `"${words}"`;
  return {
    severity: isBare ? 'warning' : 'error',
    message: `${subject} without attributes shows nothing now; the previous version shows ${what}.`,
  };
}

/** Words of a part that has nothing to show, or lacks an attribute. */
const EMPTY =
  /\b(?:no|nothing|none|not|yet|empty|missing|required|invalid|please|specify|provide|choose|select|error|sorry|deprecated|log[ -]?in)\b/i;

/** Tags that show something without words, or that scripts fill. */
const FULL =
  /<(?:audio|button|canvas|embed|iframe|img|input|object|select|svg|textarea|video|\w+-[\w-]+)\b|\s(?:id|data-[\w-]+)=/i;

/** Steps that change the site, so that each probe meets what those before it changed. */
const CHANGING: readonly StepName[] = ['Saving', 'Scheduled tasks', 'AJAX and forms', 'Settings'];

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
  saved: 'before' | 'clean',
): Promise<ReadonlyMap<Probe, Visit>> {
  const { log } = context;
  const old = new Map<Probe, Visit>();
  const ask = async () => {
    for (const { probe } of answers) {
      const seen = await probe.ask(context);
      if (saved === 'before') log.remember(seen.reply.log, identifyRequest(step, probe));
      else log.rememberOthers(seen.reply.log);
      old.set(probe, seen);
    }
  };
  await onSiteBefore(context, ask, saved);
  return old;
}

function identifyRequest(step: StepName, { name }: Probe): RequestId {
  return `${step}: ${name}`;
}
