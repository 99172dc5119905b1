/** One run of the action in a world of its own: the recipe as it is, with ports that wait for their turn. */
import { setImmediate } from 'node:timers/promises';
import { createComparer } from '../../../src/publish/compare/comparer.ts';
import { connectHosting } from '../../../src/github/hosting/connect-hosting.ts';
import type { HttpAnswer, HttpRequest, SendRequest } from '../../../src/http/message.ts';
import { TransportError } from '../../../src/http/transport-error.ts';
import { type Inputs, readInputs } from '../../../src/action/inputs/read-inputs.ts';
import { explainEnd } from '../../../src/action/run.ts';
import { describeOutcome, explainCancellation } from '../../../src/publish/report/outcome.ts';
import type { PackageReport } from '../../../src/publish/report/package-report.ts';
import { publishPlugin } from '../../../src/publish/publish-plugin.ts';
import type { RunEnd, RunResult } from '../../../src/publish/types.ts';
import { createSteps } from '../../../src/action/steps.ts';
import type { Progress } from '../../../src/service/model.ts';
import { createReleaseService } from '../../../src/service/release-service.ts';
import { Cancelled } from '../../../src/shared/clock.ts';
import type { PublishError } from '../../../src/shared/publish-error.ts';
import type { Logger } from '../../../src/shared/logger.ts';
import { searchForKeys } from '../publish/in-memory.ts';
import { COMMIT, TOKEN, toWallMs } from './github-side.ts';
import { URLS } from './github-wire.ts';
import type { Actor } from './history.ts';
import { ASSET, type Build, TAG } from './package-file.ts';
import type { Setting } from './schedule.ts';
import { SERVICE_URL } from './service-side.ts';

/** The runner kills a cancelled step after some seconds. */
const LAST_TIMEOUT_MS = 5_000;

/** A pending wait of a run, for an answer or until a moment. */
export interface Wait {
  readonly request?: HttpRequest;
  readonly sinceMs: number;
  /** When it ends, if all is well. */
  readonly dueMs: number;
  /** It goes on after the run was cancelled. */
  readonly isLast: boolean;
  readonly resolve: (answer: HttpAnswer | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** A line that a run has shown. */
export interface Line {
  readonly turn: number;
  readonly kind: 'info' | 'notice' | 'warning' | 'error';
  readonly title: string;
  readonly text: string;
}

export interface End {
  readonly turn: number;
  readonly result: RunResult | undefined;
  readonly errors: readonly PublishError[];
  /** The last line of its log. */
  readonly text: string;
}

export interface Run {
  readonly name: Actor;
  readonly build: Build;
  readonly setting: Setting;
  readonly lines: readonly Line[];
  /** All that it waits for now, the oldest first; nothing when it has ended. */
  readonly waits: ReadonlySet<Wait>;
  end: End | undefined;
  isCancelled: boolean;
  isKilled: boolean;
  /** Something went wrong with a request of its own. */
  isTroubled: boolean;
  /** Ends when the run does nothing but wait, or has ended. */
  readonly settle: () => Promise<void>;
  /** It no longer waits for this. */
  readonly endWait: (wait: Wait) => void;
  readonly cancel: () => void;
  /** Ends the run without a word. */
  readonly kill: () => void;
}

export interface RunPlan {
  readonly name: Actor;
  readonly build: Build;
  readonly setting: Setting;
  readonly now: () => number;
  readonly turn: () => number;
  readonly tell: (write: () => string) => void;
}

/** Begins a run, which waits before it does anything. */
export function startRun({ name, build, setting, now, turn, tell }: RunPlan): Run {
  const cancellation = new AbortController();
  const lines: Line[] = [];
  const waits = new Set<Wait>();
  const run: Run = {
    ...{ name, build, setting, lines, waits, end: undefined },
    ...{ isCancelled: false, isKilled: false, isTroubled: false },
    settle: async () => {
      do await becomeIdle();
      while (waits.size === 0 && run.end === undefined);
    },
    endWait: (wait) => void waits.delete(wait),
    cancel: () => {
      run.isCancelled = true;
      cancellation.abort();
      rejectAll(({ isLast }) => !isLast, cutShort);
    },
    kill: () => {
      run.isKilled = true;
      run.end = { turn: turn(), result: undefined, errors: [], text: 'killed' };
      rejectAll(
        () => true,
        () => new Killed(),
      );
    },
  };

  function rejectAll(isMeant: (wait: Wait) => boolean, why: (wait: Wait) => Error): void {
    for (const wait of [...waits].filter(isMeant)) {
      waits.delete(wait);
      wait.reject(why(wait));
    }
  }

  function wait(details: Pick<Wait, 'dueMs' | 'isLast'> & { request?: HttpRequest }) {
    if (run.end !== undefined) return Promise.reject(new Killed());
    return new Promise<HttpAnswer | undefined>((resolve, reject) => {
      waits.add({ ...details, sinceMs: now(), resolve, reject });
    });
  }

  /** With its end everything ends that is still under way; that nobody may miss. */
  function endAll(): void {
    if ([...waits].some(({ request }) => request !== undefined && request.method !== 'GET'))
      throw new Error('A run ends before a change that it has begun.');
    rejectAll(() => true, cutShort);
  }

  let hasAsked = false;
  const sender =
    (isLast: boolean): SendRequest =>
    async (request) => {
      if (run.isCancelled && !isLast && !run.isKilled)
        throw new TransportError('cancelled', 'the run was cancelled', false);
      hasAsked = true;
      const answer = await wait({ request, dueMs: now() + ANSWER_MS, isLast });
      if (answer === undefined) throw new Error('A request is answered.');
      return answer;
    };
  const sendLast = sender(true);
  const clock = {
    now,
    wallNow: () => toWallMs(now()),
    sleep: async (durationMs: number) => {
      if (run.isCancelled && !run.isKilled) throw new Cancelled();
      await wait({ dueMs: now() + durationMs, isLast: false });
    },
  };
  const show =
    (kind: Line['kind']): Logger['warning'] =>
    (title, text) => {
      if (run.isKilled) return;
      lines.push({ turn: turn(), kind, title, text });
      if (kind !== 'info') tell(() => `${name} says (${kind}) ${title}: ${text}`);
      // Before its first request, a run only tells what it finds in the package, which is always the same.
      else if (hasAsked && !USUAL.test(text)) tell(() => `${name} says: ${text}`);
    };
  const info = (text: string) => show('info')('', text);
  const steps = createSteps(
    {
      ...{ info, repeat: info, debug: () => undefined, startGroup: () => undefined, endGroup: info },
      ...{ notice: show('notice'), warning: show('warning'), error: show('error') },
    },
    clock,
  );
  const progress: Progress = { stage: 'not-published' };
  let seed = name.charCodeAt(0);
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed - 1) / 2_147_483_646;
  };

  const { log, run: step } = steps;
  const quote = (text: string) => text;
  const tools = {
    send: sender(false),
    sendAfterwards: (request: HttpRequest) =>
      sendLast({ ...request, timeoutMs: Math.min(request.timeoutMs, LAST_TIMEOUT_MS) }),
    cancellation: cancellation.signal,
    clock,
    random,
    randomHex: (bytes: number) =>
      Array.from({ length: bytes }, () => toHex(Math.floor(random() * 256))).join(''),
    log,
    quote,
    mask: () => undefined,
    maskUrl: () => undefined,
    progress,
  };

  async function publish(): Promise<void> {
    let end: RunEnd | undefined;
    let report: PackageReport | undefined;
    let errors: readonly PublishError[] = [];
    try {
      await wait({ dueMs: now(), isLast: false });
      const inputs = readSetting(setting, name);
      end = await publishPlugin(inputs, {
        log,
        step,
        source: {
          find: () => Promise.resolve(build.found),
          searchForKeys,
          inspect: () => Promise.resolve(build.inspection),
        },
        sendToService: () => Promise.reject(new Error('This run uses a release.')),
        host: connectHosting(inputs, tools),
        service: createReleaseService(inputs, tools),
        comparer: createComparer(inputs, { ...tools, temporaryFolder: '', triggeringTag: TAG }),
        runner: {
          triggeringTag: TAG,
          branch: '',
          temporaryFolder: '',
          locateSource: () => undefined,
          quote,
          declarePublic: () => undefined,
        },
        cancellation: cancellation.signal,
        onReport: (found) => void (report = found),
      });
      if (end.problem !== undefined) throw end.problem;
    } catch (thrown) {
      errors = explainEnd(thrown, cancellation.signal, () => explainCancellation(progress));
    }
    if (run.isKilled) return;
    for (const { title, message, hint } of errors) show('error')(title, `${message} ${hint}`);
    const result = end?.result;
    const summary = { pluginId: 'plugin_a', result, report, errors, steps: steps.done };
    const { mark, text } = describeOutcome(summary, (shown) => shown);
    tell(() => `${name} ends: ${mark} ${text}.`);
    run.end = { turn: turn(), result, errors, text };
    endAll();
  }
  void publish();
  return run;
}

/** Returns the error that ends a pending wait when its run is cancelled or ends. */
function cutShort({ request }: Wait): Error {
  return request === undefined
    ? new Cancelled()
    : new TransportError('cancelled', 'the run was cancelled', true);
}

/** Waits until nothing goes on any more on this machine: what a run does next may hang on its files. */
async function becomeIdle(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_TURNS;) {
    await setImmediate();
    quiet = process.getActiveResourcesInfo().some(isAboutFile) ? 0 : quiet + 1;
  }
}

const QUIET_TURNS = 2;

function isAboutFile(resource: string): boolean {
  return resource.startsWith('FSReq') || resource.startsWith('FileHandle');
}

/** Lines that every story would have. */
const USUAL = /^(Live now|Expected \w+|Package checks): |^[✔–] (Check what is live|Check the package) /;

/** How long an answer takes when all is well. */
const ANSWER_MS = 50;

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

class Killed extends Error {}

/** Reading inputs takes a while, and gives the same each time. */
const known = new Map<string, Inputs>();

function readSetting(setting: Setting, name: Actor): Inputs {
  const env = { ...describeEnv(setting), GITHUB_RUN_ID: findRunId(name, setting) };
  const key = Object.values(env).join();
  const inputs = known.get(key) ?? readInputs(env);
  known.set(key, inputs);
  return inputs;
}

const RUN_IDS = { A: '7001', B: '7002', C: '7003', again: '7004', person: '' } as const;

/** The id of a run, by which it knows its own drafts. */
export function findRunId(name: Actor, { repeat }: Pick<Setting, 'repeat'>): string {
  return RUN_IDS[name === 'again' && repeat === 'rerun' ? 'A' : name];
}

function describeEnv({ assetUrl, ifPublished, verify, retries, overwrite }: Setting) {
  return {
    INPUT_PLUGIN_ID: 'plugin_a',
    'INPUT_API-KEY': 'a-key-for-the-model',
    'INPUT_BASE-URL': SERVICE_URL,
    'INPUT_ZIP-PATH': ASSET,
    'INPUT_ASSET-URL': assetUrl,
    'INPUT_IF-PUBLISHED': ifPublished,
    // It only reads, and decides nothing.
    INPUT_COMPARE: 'false',
    INPUT_VERIFY: String(verify),
    INPUT_RETRIES: String(retries),
    INPUT_OVERWRITE: String(overwrite),
    'INPUT_GITHUB-TOKEN': TOKEN,
    GITHUB_REPOSITORY: 'acme/tidy-footer',
    GITHUB_SHA: COMMIT,
    GITHUB_API_URL: URLS.api,
    GITHUB_SERVER_URL: URLS.web,
    GITHUB_REF: `refs/tags/${TAG}`,
    GITHUB_REF_TYPE: 'tag',
    GITHUB_REF_NAME: TAG,
  };
}
