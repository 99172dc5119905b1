/** Some runs and somebody at work on one GitHub and one service, in an order that a schedule decides. */
import type { HttpAnswer, HttpRequest } from '../../../src/http/message.ts';
import { TransportError } from '../../../src/http/transport-error.ts';
import { createGitHubSide, type GitHubSide } from './github-side.ts';
import type { Actor, ReleaseView } from './history.ts';
import type { Builds } from './package-file.ts';
import { type Run, startRun, type Wait } from './run.ts';
import {
  type Deed,
  type Kind,
  type Schedule,
  type Setting,
  type Step,
  type Trap,
  type Twist,
  isDeed,
} from './schedule.ts';
import { createServiceSide, type ServiceSide } from './service-side.ts';

/** Far more requests, sleeps and deeds than any schedule leads to. */
const MAX_TURNS = 600;

/** A request of a run, and what came of it. */
export interface Exchange {
  readonly turn: number;
  /** The turn in which the run sent it: only what was answered until then can have told the run something. */
  readonly sentTurn: number;
  readonly by: Actor;
  readonly request: HttpRequest;
  readonly isForGitHub: boolean;
  /** Absent when none arrived. */
  readonly answer?: HttpAnswer;
}

/** The history of a schedule, and the state at its end. */
export interface Outcome {
  readonly runs: readonly Run[];
  readonly github: GitHubSide;
  readonly service: ServiceSide;
  readonly exchanges: readonly Exchange[];
  /** The releases after each turn. */
  readonly releases: readonly (readonly ReleaseView[])[];
  /** Where the run that was repeated after all others begins; the last run is that one. */
  readonly repeatTurn: number;
  /** Who did what, line by line. */
  readonly story: readonly string[];
  /** The runs did not end. */
  readonly isEndless: boolean;
}

interface Chosen {
  readonly run: Run;
  readonly wait: Wait;
  readonly trap: Trap | undefined;
}

const WELL: Step = { who: 0, what: 'well' };

/**
 * Plays a schedule to its end, and then one of its runs once more, with nothing in its way.
 *
 * @param isTold whether the story is written down, which takes time
 */
export async function simulate(
  { setting, steps, traps }: Schedule,
  builds: Builds,
  isTold = false,
): Promise<Outcome> {
  let nowMs = 0;
  let turn = 0;
  const story: string[] = [];
  const exchanges: Exchange[] = [];
  const releases: (readonly ReleaseView[])[] = [];
  const counts = new Map<Kind | undefined, number>();
  const found = new Map<HttpRequest, Trap | undefined>();
  const sentTurns = new Map<HttpRequest, number>();
  /** Until which turn something else comes first. */
  const held = new Map<Wait, number>();
  const later: { readonly dueMs: number; readonly work: () => Promise<unknown> }[] = [];
  const moment = { now: () => nowMs, turn: () => turn };
  const tell = (write: () => string) => {
    if (isTold) story.push(`${(nowMs / 1000).toFixed(2).padStart(7)} s  ${write()}`);
  };
  const github = createGitHubSide(setting, builds.first, moment);
  const service = createServiceSide(setting, github, moment, (delayMs, work) =>
    later.push({ dueMs: nowMs + delayMs, work }),
  );
  const start = (name: Actor, index: number, changes: Partial<Setting> = {}): Run => {
    const build = setting.hasOtherBuild && index > 0 ? builds.other : builds.first;
    return startRun({ name, build, setting: { ...setting, ...changes }, ...moment, tell });
  };

  const runs = (['A', 'B', 'C'] as const).slice(0, setting.runs).map((name, index) => start(name, index));
  await Promise.all(runs.map((run) => run.settle()));
  let next = 0;
  let isRepeating = false;
  while (turn < MAX_TURNS && runs.some(({ end }) => end === undefined)) await take(steps[next++] ?? WELL);
  while (later.length > 0) await passOn(Infinity);
  nowMs += setting.repeat === 'rerun' ? 600_000 : 7_200_000;
  const repeatTurn = turn;
  isRepeating = true;
  const again = start('again', 0, { ifPublished: 'skip' });
  runs.push(again);
  await again.settle();
  while (turn < repeatTurn + MAX_TURNS && again.end === undefined) await take(WELL);
  const isEndless = runs.some(({ end }) => end === undefined);
  return { runs, github, service, exchanges, releases, repeatTurn, story, isEndless };

  /** The next thing that happens. */
  async function take({ who, what }: Step): Promise<void> {
    if (isDeed(what)) {
      act(what, who);
      return;
    }
    const { run, wait, trap } = choose(who);
    await passOn(Math.max(nowMs, wait.dueMs));
    await goOn(run, wait, trap?.what ?? what);
    endTurn();
    if (trap?.then !== undefined) act(trap.then, who);
  }

  function endTurn(): void {
    releases[turn] = github.view();
    turn += 1;
  }

  /** Chooses the wait that ends next, with the trap set for it. */
  function choose(who: number): Chosen {
    const waiting = runs
      .flatMap((run) => [...run.waits].map((wait) => ({ run, wait })))
      .sort((a, b) => a.wait.dueMs - b.wait.dueMs);
    const free = waiting.filter(({ wait }) => (held.get(wait) ?? 0) <= turn);
    const candidates = free.length === 0 ? waiting : free;
    const chosen = candidates[who % candidates.length];
    if (chosen === undefined) throw new Error('A run that has not ended waits for something.');
    const trap = findTrap(chosen.wait);
    if (trap === undefined || trap.hold === 0 || held.has(chosen.wait)) return { ...chosen, trap };
    held.set(chosen.wait, turn + trap.hold);
    return choose(who);
  }

  function findTrap({ request }: Wait): Trap | undefined {
    if (request === undefined || isRepeating) return undefined;
    if (found.has(request)) return found.get(request);
    const kind = classify(request);
    const nth = counts.get(kind) ?? 0;
    counts.set(kind, nth + 1);
    const trap = traps.find((other) => other.on === kind && other.nth === nth);
    found.set(request, trap);
    return trap;
  }

  function act(deed: Deed, which: number): void {
    if (deed === 'releases on the dashboard') {
      if (!service.isLive()) tell(() => `somebody ${deed}`);
      service.release();
    } else {
      const what = github.act(deed, which);
      if (what !== undefined) tell(() => `somebody ${deed}: ${what}`);
    }
    endTurn();
  }

  /** Lets time pass, and what is due happen. */
  async function passOn(untilMs: number): Promise<void> {
    for (const { dueMs, work } of later.filter((entry) => entry.dueMs <= untilMs)) {
      later.splice(0, 1);
      nowMs = Math.max(nowMs, dueMs);
      await work();
      tell(() => 'the service carries out what it had put off');
    }
    if (untilMs !== Infinity) nowMs = untilMs;
  }

  /** Ends what a run waits for, and waits until it waits again. */
  async function goOn(run: Run, wait: Wait, twist: Twist): Promise<void> {
    const { request } = wait;
    run.isTroubled ||= twist !== 'well';
    if (twist === 'kill-before' || twist === 'kill-after') {
      if (twist === 'kill-after') await cutOffAll(run, true, true);
      tell(
        () =>
          `${run.name} is killed${request === undefined ? '' : ` during ${describe(request)}`} (${twist})`,
      );
      run.kill();
      return;
    }
    const isCancel = (twist === 'cancel-before' || twist === 'cancel-after') && !wait.isLast;
    if (isCancel) {
      const during = request === undefined ? '' : ` during ${describe(request)} (${twist})`;
      await cutOffAll(run, twist === 'cancel-after');
      tell(() => `${run.name} is cancelled${during}`);
      run.cancel();
    } else if (request === undefined) {
      run.endWait(wait);
      wait.resolve(undefined);
    } else {
      run.endWait(wait);
      await deliver(run, wait, request, twist);
    }
    await run.settle();
    for (const { request: sent } of run.waits) {
      if (sent !== undefined && !sentTurns.has(sent)) sentTurns.set(sent, turn);
    }
  }

  /** All that is under way is cut short; nobody gets the answers. */
  async function cutOffAll(run: Run, isCarriedOut: boolean, isDying = false): Promise<void> {
    for (const { request, isLast } of run.waits)
      if (request !== undefined && (isDying || !isLast))
        await answer(run, request, isCarriedOut ? 'lost-after' : 'lost-before').catch(() => undefined);
  }

  async function deliver(run: Run, wait: Wait, request: HttpRequest, twist: Twist): Promise<void> {
    const isSlow = nowMs > wait.sinceMs + request.timeoutMs;
    run.isTroubled ||= isSlow;
    const effective = twist.startsWith('cancel') ? 'well' : twist;
    const sentTurn = sentTurns.get(request) ?? -1;
    const entry = { turn, sentTurn, by: run.name, request, isForGitHub: github.takes(request) };
    const mark = effective === 'well' ? '' : ` (${effective})`;
    try {
      const arrived = await answer(run, request, isSlow ? 'lost-before' : effective);
      exchanges.push({ ...entry, answer: arrived });
      tell(() => `${run.name}: ${describe(request)} → ${describeAnswer(arrived)}${mark}`);
      wait.resolve(arrived);
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      exchanges.push(entry);
      tell(() => `${run.name}: ${describe(request)} → no answer${isSlow ? ' in time' : mark}`);
      wait.reject(isSlow ? new TransportError('deadline', 'there was no answer in time', true) : error);
    }
  }

  function answer({ name, build }: Run, request: HttpRequest, twist: Twist): Promise<HttpAnswer> {
    return github.takes(request)
      ? github.answer(request, name, build, twist)
      : service.answer(request, name, twist);
  }
}

const PATTERNS: readonly (readonly [RegExp, Kind])[] = [
  [/^GET .*\/plugin\/update\?/, 'look'],
  [/^POST .*\/plugin\/update$/, 'order'],
  [/^POST .*\/releases$/, 'create'],
  [/^POST .*\/assets\?/, 'upload'],
  [/^PATCH .*\/releases\/\d+$/, 'change release'],
  [/^DELETE .*\/releases\/\d+$/, 'delete release'],
  [/^GET .*\/releases\?/, 'list'],
  [/^GET .*\/releases\/tags\//, 'find by tag'],
  [/^GET .*\/releases\/\d+$/, 'read release'],
  [/^GET .*\/assets\?/, 'list assets'],
  [/^PATCH .*\/assets\/\d+$/, 'change asset'],
  [/^DELETE .*\/assets\/\d+$/, 'delete asset'],
  [/^GET .*\/assets\/\d+$/, 'sign'],
  [/^GET .*(\/download\/|sig=)/, 'download'],
];

function classify({ method, url }: HttpRequest): Kind | undefined {
  const line = `${method} ${url.pathname}${url.search}`;
  return PATTERNS.find(([pattern]) => pattern.test(line))?.[1];
}

function describe({ method, url, body = '' }: HttpRequest): string {
  const isSigned = url.searchParams.has('sig');
  const path = isSigned
    ? 'a signed URL'
    : `${url.pathname.replace('/repos/acme/tidy-footer', '')}${url.search}`;
  const { zip_url: zipUrl, ...fields } = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
  const shown = Object.keys(fields).length === 0 ? '' : ` ${JSON.stringify(fields)}`;
  return `${method} ${path}${shown}${zipUrl === undefined ? '' : ' with a package'}`;
}

function describeAnswer({ status, body }: HttpAnswer): string {
  const text = body.toString('latin1');
  if (!text.startsWith('{') && !text.startsWith('[')) return String(status);
  const value = JSON.parse(text) as unknown;
  return `${status} ${Array.isArray(value) ? `[${value.map(describeValue).join(', ')}]` : describeValue(value)}`;
}

function describeValue(value: unknown): string {
  const { id, draft, name, state, message, version, success, errors } = value as Partial<Shown>;
  const kind = draft === undefined ? state : draft ? 'draft' : 'release';
  return id === undefined || kind === undefined
    ? JSON.stringify({ success, version, message, errors })
    : `${kind} ${id} ${JSON.stringify(name)}`;
}

/** Fields of an answer that the story shows. */
interface Shown {
  readonly id: number;
  readonly draft: boolean;
  readonly name: string;
  readonly state: string;
  readonly message: unknown;
  readonly version: unknown;
  readonly success: unknown;
  readonly errors: unknown;
}
