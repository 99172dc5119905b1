import type { Clock } from '../../shared/clock.ts';
import { type Budget, CAPS_MS, type Capped, nameAsked } from '../model/budget.ts';
import type { Judgement } from '../model/context.ts';
import { type Problem, STEP_NAMES, type StepName } from '../model/results.ts';
import type { Site } from '../model/site.ts';

/** From this part of its time on, a pair asks for nothing more. */
const ASKING = 0.85;

/** Whether the verdict needs a step. The others are played if there is time. */
function isOfVerdict(step: StepName): boolean {
  return STEP_NAMES.indexOf(step) <= STEP_NAMES.indexOf('After update');
}

/**
 * Requests of a step: without how many it says nothing, and how many are usual. Steps that are not here look at the time before each
 * request, and name themselves what is left.
 */
const REQUESTS: Readonly<Partial<Record<StepName, readonly [least: number, usual: number]>>> = {
  'What it adds': [1, 1],
  'Scripts and styles': [1, 1],
  Browser: [40, 140],
  'Scripts: dashboard': [20, 140],
  'Still active': [1, 1],
  'Way back': [10, 16],
  'Deactivate and activate': [3, 4],
  Uninstall: [3, 4],
  'Automatic update': [4, 4],
  'New installation': [6, 6],
  'Older versions': [10, 20],
  'Network of sites': [10, 12],
  'Site in use': [4, 40],
  Updater: [10, 20],
};

const USUAL = [0, 8] as const;

/** The time of one pair, for what plays it. */
export interface PairBudget extends Budget {
  /** Counts the requests to a site, and how long they take. */
  readonly watch: (site: Site) => Site;
  readonly isOver: PairTime['isOver'];
  /** Whether the verdict needs a step, or there is time for it. Names it, if not. */
  readonly admit: (step: StepName) => boolean;
  /** Names a step that was ended before its own end. @returns whether the verdict is there without it */
  readonly giveUp: (step: StepName) => boolean;
  /** The row of what was not asked; `undefined` if nothing was left. */
  readonly tellLeft: () => Judgement | undefined;
}

/** The time that a pair may take. */
interface PairTime {
  readonly roomMs: number;
  /** How many pairs are played one after the other from this one on, each with as much time. */
  readonly rounds: number;
  /** Of the whole rehearsal. */
  readonly timeoutMs: number;
  /** Whether what still runs is ended. */
  readonly isOver: () => boolean;
}

const UNBOUNDED: PairTime = { roomMs: Infinity, rounds: 1, timeoutMs: Infinity, isOver: () => false };

/** Begins to count the time of one pair; by default, only the caps bound it. */
export function createBudget(clock: Pick<Clock, 'now'>, time: PairTime = UNBOUNDED): PairBudget {
  const { roomMs, isOver } = time;
  const startMs = clock.now();
  const left = new Map<string, Left>();
  const spent = new Map<Capped, number>();
  const asked = { count: 0, ms: 0 };
  let readSpent = () => 0;
  const meanMs = () => (asked.count === 0 ? 0 : asked.ms / asked.count);
  const usedMs = () => clock.now() - startMs;
  const fits = (costMs: number, untilMs = ASKING * roomMs) => !isOver() && usedMs() + costMs <= untilMs;
  const leaveStep = (step: StepName) => {
    const [, usual] = REQUESTS[step] ?? USUAL;
    left.set(nameAsked(step), { costMs: usual * meanMs() });
  };
  const count = async <T>(work: () => Promise<T>): Promise<T> => {
    const beginMs = clock.now();
    try {
      return await work();
    } finally {
      asked.count += 1;
      asked.ms += clock.now() - beginMs;
    }
  };
  const allow: Budget['allow'] = (cap, { share = 1, spentMs = () => 0 } = {}) => {
    const beginMs = clock.now();
    const untilMs = shareOf(share, usedMs(), ASKING * roomMs);
    const read = () => readSpent() + spentMs();
    const capMs = cap === undefined ? Infinity : shareOf(share, spent.get(cap) ?? 0, CAPS_MS[cap]);
    let [lastMs, turns] = [read(), 0];
    const costMs = () => (turns === 0 ? meanMs() : (clock.now() - beginMs) / turns);
    const leftMs = () => {
      if (cap === undefined) return Infinity;
      const nowMs = read();
      const all = (spent.get(cap) ?? 0) + nowMs - lastMs;
      lastMs = nowMs;
      spent.set(cap, all);
      return capMs - all;
    };
    return {
      leftMs,
      mayGoOn: () => {
        const may = leftMs() > 0 && fits(costMs(), untilMs);
        if (may) turns += 1;
        return may;
      },
      leave: (some, of, what) => {
        const isCapped = leftMs() <= 0;
        const words = some === of ? what : `${some} of ${of} ${what}`;
        left.set(words, { costMs: some * costMs(), cap: isCapped ? cap : undefined });
      },
    };
  };
  return {
    allow,
    isOver,
    watch: (site) => {
      readSpent = () => site.spentMs();
      return {
        ...site,
        run: ((...order: Parameters<Site['run']>) => count(() => site.run(...order))) as Site['run'],
        request: (...order) => count(() => site.request(...order)),
        exchange: (...order) => count(() => site.exchange(...order)),
      };
    },
    admit: (step) => {
      const [least] = REQUESTS[step] ?? USUAL;
      if (isOfVerdict(step) || least === 0 || fits(least * meanMs())) return true;
      leaveStep(step);
      return false;
    },
    giveUp: (step) => {
      if (isOfVerdict(step)) return false;
      leaveStep(step);
      return true;
    },
    tellLeft: () => tellLeft(left, usedMs(), time),
  };
}

/** Where a part ends that takes a share of what is left. */
function shareOf(share: number, usedMs: number, allMs: number): number {
  return usedMs + share * (allMs - usedMs);
}

/** A part that was not asked. */
interface Left {
  /** How long it might take, by what was asked. */
  readonly costMs: number;
  /** The cap that it has reached. */
  readonly cap?: Capped | undefined;
}

function tellLeft(left: ReadonlyMap<string, Left>, usedMs: number, time: PairTime): Judgement | undefined {
  const byCap = Map.groupBy(left, ([, { cap }]) => cap);
  const problems = [...byCap].map(([cap, list]): Problem => {
    const words = list.map(([what]) => what).join(', ');
    const restMs = list.reduce((sum, [, { costMs }]) => sum + costMs, 0);
    const message =
      cap === undefined
        ? `Not asked, for lack of time: ${words}; ${adviseOn(usedMs + restMs, time)}.`
        : `Not asked, because it would take more than ${CAPS_MS[cap] / 1_000} s of processor time: ${words}.`;
    return { severity: 'notice', message };
  });
  const [first] = problems;
  return first && { problems, skipped: first.message };
}

/** The highest `timeout`. */
const MAX_SECONDS = 3_600;

/** @param wantedMs what the pair takes with all that was left */
function adviseOn(wantedMs: number, { roomMs, rounds, timeoutMs }: PairTime): string {
  const seconds = (timeoutMs + rounds * (wantedMs / ASKING - roomMs)) / 1_000;
  const unit = seconds < 600 ? 60 : 300;
  const enough = Math.ceil(Math.max(seconds, timeoutMs / 1_000 + 1) / unit) * unit;
  return enough > MAX_SECONDS
    ? `\`timeout: ${MAX_SECONDS}\`, the highest, may have room for more`
    : `\`timeout: ${enough}\` should have room`;
}
