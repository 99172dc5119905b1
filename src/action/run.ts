import { randomBytes } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { SendRequest } from '../http/message.ts';
import { requireReadableProxy } from '../http/proxy.ts';
import type { Machine, RunTools } from '../http/run-tools.ts';
import { createSender, traceRequests } from '../http/send.ts';
import { createClock } from '../shared/clock.ts';
import type { Environment } from '../shared/environment.ts';
import { describeCauses, type PublishError, toPublishErrors } from '../shared/publish-error.ts';
import type { Sanitise } from '../shared/logger.ts';
import { createGrowingSanitiser, createLogger, createQuote } from './log.ts';
import { createRunner, type Runner } from './runner.ts';
import { createSteps } from './steps.ts';

/** One run of an action. */
export interface Run extends Pick<Runner, 'outputs'> {
  readonly machine: Machine;
  readonly tools: RunTools;
  readonly steps: ReturnType<typeof createSteps>;
  readonly sanitise: Sanitise;
  /** Masks the parts of URLs that could have been a public name. Call it when all names are known. */
  readonly maskRest: () => void;
  /**
   * Removes from this process's environment what the workflow gave to this step, such as inputs and tokens; `machine` keeps
   * it. Call it before third-party code runs.
   */
  readonly clearEnvironment: () => void;
  /** Cancels the run, as a person who cancels the job does. Only the first reason counts. */
  readonly cancel: (reason: unknown) => void;
  /**
   * Ends requests that are still under way, such as an early one that nobody needed: they would keep the process alive.
   */
  readonly stop: () => void;
}

/** The texts of the environment that must never be printed, and those that may be. */
export interface KnownTexts {
  readonly secrets: readonly string[];
  /** URLs that may contain credentials. */
  readonly urls: readonly string[];
  readonly open: readonly string[];
}

/** Matches a possible identifier, version or name of a file. */
const NAME = /^[\w.+-]+$/;

/** Variables of the system, and the files in which a step leaves its results. */
const NEEDED_TO_END =
  /^(?:GITHUB_(?:OUTPUT|STEP_SUMMARY)|RUNNER_DEBUG|HOME|PATH|TMPDIR|TEMP|TMP|SystemRoot|windir)$/i;

/** The part of a run that differs from action to action. */
export interface RunningAction {
  /** Does what the action is for. */
  readonly work: () => Promise<void>;
  /** Returns the error for a run that somebody cancelled. */
  readonly explainCancellation: () => PublishError;
  /**
   * Reports what the work has done.
   *
   * @param errors why it ended early; empty when it did not
   */
  readonly report: (errors: readonly PublishError[]) => EndOfRun | Promise<EndOfRun>;
}

/**
 * Runs an action: turns its errors into annotations, a summary and a failing exit code.
 *
 * @param runner absent for GitHub's
 */
export async function runAction(
  collectTexts: (env: Environment) => KnownTexts,
  createAction: (run: Run) => RunningAction,
  runner: Runner = createRunner({ ...process.env }),
): Promise<void> {
  const run = startRun(collectTexts, runner);
  const { work, explainCancellation, report } = createAction(run);
  let errors: readonly PublishError[] = [];
  try {
    await work();
  } catch (thrown) {
    errors = explainEnd(thrown, run.tools.cancellation, explainCancellation);
    traceFailure(run.tools, thrown);
  }
  await endRun(run, runner, await report(errors));
}

/** Connects a run with the runner. Sets the exit code to failure, until {@link endRun} reports a success. */
function startRun(collectTexts: (env: Environment) => KnownTexts, runner: Runner): Run {
  // Set first and reset last: a process that ends early, for whatever reason, must not end green.
  process.exitCode = 1;
  // A dependency uses deprecated features of Node.js, and authors of workflows cannot change that.
  process.noDeprecation = true;

  const machine = readMachine(runner);
  const { env } = machine;
  const { secrets, urls, open } = collectTexts(env);
  const maskSecrets = (values: readonly string[]) => values.forEach(runner.mask);
  maskSecrets(secrets);
  const { sanitise, addSecret, addUrl, addPublic, listUrlSecrets } = createGrowingSanitiser(secrets, open);
  const maskUrl = (url: string) => {
    addUrl(url);
    maskSecrets(listUrlSecrets().filter((secret) => !NAME.test(secret)));
  };
  urls.forEach(maskUrl);
  const cancelling = listenForCancellation();
  const cancellation = cancelling.signal;
  const stopping = new AbortController();
  const ending = AbortSignal.any([cancellation, stopping.signal]);
  const clock = createClock(ending);
  const steps = createSteps(createLogger(sanitise, runner.printer), clock, () => isByPerson(cancellation));
  const { log } = steps;
  const tools: RunTools = {
    send: createTracedSender(ending, env, { log, clock }),
    sendAfterwards: createLastSender(env, { log, clock }),
    cancellation,
    clock,
    random: Math.random,
    randomHex: (bytes) => randomBytes(bytes).toString('hex'),
    log,
    quote: createQuote(sanitise),
    mask: (secret) => {
      addSecret(secret);
      maskSecrets([secret]);
    },
    maskUrl,
    declarePublic: addPublic,
  };
  return {
    machine,
    outputs: runner.outputs,
    tools,
    steps,
    sanitise,
    maskRest: () => maskSecrets(listUrlSecrets().filter((secret) => NAME.test(secret))),
    clearEnvironment: () => {
      for (const name of Object.keys(process.env))
        if (!NEEDED_TO_END.test(name)) Reflect.deleteProperty(process.env, name);
    },
    cancel: (reason) => cancelling.abort(reason),
    stop: () => stopping.abort(),
  };
}

/** The report of a run that has ended. */
interface EndOfRun {
  /** Empty when the run succeeded. */
  readonly errors: readonly PublishError[];
  /** The log's last line. */
  readonly outcome: string;
  /** The job summary as Markdown, safe to show. */
  readonly renderSummary: () => string;
  /** Says that the outcome is valid although the summary could not be written. */
  readonly unaffected: string;
}

/** Reports how a run ended, and then sets the exit code to success if it succeeded. */
async function endRun(
  { tools: { log }, maskRest, stop }: Run,
  { writeSummary }: Runner,
  { errors, outcome, renderSummary, unaffected }: EndOfRun,
): Promise<void> {
  stop();
  maskRest();
  for (const { title, message, hint } of errors.filter(({ isReported }) => !isReported)) {
    log.error(title, `${message} ${hint}`);
  }
  const summarise = async () => writeSummary?.(renderSummary());
  await summarise().catch(() => {
    // When the step is red, the annotations already say everything.
    if (errors.length === 0)
      log.warning(
        'No job summary',
        `The job summary could not be written: check the disk space of the runner. ${unaffected}`,
      );
  });
  log.info(outcome);
  if (errors.length === 0) process.exitCode = 0;
}

/** Writes the causes of a failure to the debug log. */
function traceFailure({ log, cancellation }: RunTools, thrown: unknown): void {
  const reason: unknown = cancellation.reason;
  log.debug(describeCauses(reason instanceof Crash ? reason.error : thrown));
}

function readMachine({ env, files }: Runner): Machine {
  const { GITHUB_WORKSPACE: workspace = '', RUNNER_TEMP: temporaryFolder = '' } = env;
  return {
    env,
    workspace: workspace === '' ? process.cwd() : workspace,
    temporaryFolder: temporaryFolder === '' ? tmpdir() : temporaryFolder,
    ownFiles: files.flatMap((path) => findRealPath(path) ?? []),
  };
}

function findRealPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    // A missing file cannot end up in a package.
    return undefined;
  }
}

function createTracedSender(
  cancellation: AbortSignal,
  env: Environment,
  tools: Pick<RunTools, 'log' | 'clock'>,
): SendRequest {
  return traceRequests(requireReadableProxy(createSender(cancellation), env), tools);
}

/** The runner kills a cancelled step after some seconds. */
const LAST_TIMEOUT_MS = 5_000;

/** Creates the sender for requests after a cancellation, such as those of a rollback. */
function createLastSender(env: Environment, tools: Pick<RunTools, 'log' | 'clock'>): SendRequest {
  const send = createTracedSender(new AbortController().signal, env, tools);
  return (request) => send({ ...request, timeoutMs: Math.min(request.timeoutMs, LAST_TIMEOUT_MS) });
}

/**
 * Listens for a cancellation. When a person cancels the job, the runner sends SIGINT, and SIGTERM some seconds later,
 * which Node.js on Windows reports as SIGBREAK. An uncaught error ends the run in the same way, with the error as the
 * reason.
 */
function listenForCancellation(): AbortController {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const)
    process.on(signal, () => controller.abort());
  process.on('uncaughtException', (error) => controller.abort(new Crash(error)));
  return controller;
}

/** Whether a person cancelled the run. Errors and deadlines abort with other reasons. */
function isByPerson({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof DOMException;
}

/** The reason of a run that an uncaught error cancelled. */
class Crash {
  readonly error: unknown;

  constructor(error: unknown) {
    this.error = error;
  }
}

/**
 * Explains the end of a run. After a cancellation, errors are only its consequences, unless they report a live release.
 *
 * @param explainCancellation returns the error for a run that somebody cancelled
 */
export function explainEnd(
  thrown: unknown,
  { aborted, reason }: AbortSignal,
  explainCancellation: () => PublishError,
): readonly PublishError[] {
  const errors = toPublishErrors(thrown);
  const isLive = errors.every(({ code }) => code === 'after-publish' || code === 'already-published');
  if (!aborted || isLive) return errors;
  return reason instanceof Crash ? toPublishErrors(reason.error) : [explainCancellation()];
}
