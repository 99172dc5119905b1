import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as core from '@actions/core';
import type { SendRequest } from './http/message.ts';
import { requireReadableProxy } from './http/proxy.ts';
import { createSender } from './http/send.ts';
import { traceRequests } from './http/trace.ts';
import { readLimits, readSourceTime } from './inputs/event.ts';
import { type Inputs, readInputs } from './inputs/read-inputs.ts';
import { collectOpenTexts, collectSecrets } from './inputs/secrets.ts';
import { deploy } from './publish/deploy.ts';
import type { DeployProgress, Deployment } from './publish/types.ts';
import { describeOutcome, type RunStory } from './report/outcome.ts';
import { writeOutputs } from './report/outputs.ts';
import { renderSummary } from './report/summary.ts';
import { createGrowingSanitiser, createLogger, createQuote, maskSecrets } from './runner/log.ts';
import { createSteps } from './runner/steps.ts';
import { createSourceLocator } from './runner/workspace.ts';
import type { Progress } from './service/job.ts';
import { createClock } from './shared/clock.ts';
import type { Environment } from './shared/environment.ts';
import { describeCauses, PublishError, toPublishErrors } from './shared/errors.ts';
import type { Sanitise } from './shared/logger.ts';

/**
 * Runs the action: joins the recipe to the runner, and turns whatever it throws into annotations, a summary and a
 * failing exit code.
 */
export async function run(): Promise<void> {
  // First of all, and taken back last: a process that ends early, for whatever reason, must not end green.
  process.exitCode = 1;
  // A dependency uses what Node.js calls deprecated, which is nothing that the author of a workflow can change.
  process.noDeprecation = true;

  const env = { ...process.env };
  const secrets = collectSecrets(env);
  maskSecrets(secrets);
  const { sanitise, addSecret } = createGrowingSanitiser(secrets, collectOpenTexts(env));
  const cancellation = listenForCancellation();
  const clock = createClock(cancellation);
  const steps = createSteps(createLogger(sanitise), clock);
  const { log } = steps;
  const progress: DeployProgress = { stage: 'not-published' };
  const send = createTracedSender(cancellation, env, { log, clock });

  let inputs: Inputs | undefined;
  let deployment: Deployment | undefined;
  let errors: readonly PublishError[] = [];
  try {
    inputs = readInputs(env, readLimits(env));
    deployment = await deploy(inputs, {
      ...readMachine(env),
      send,
      sendAfterwards: createLastSender(env, { log, clock }),
      cancellation,
      clock,
      random: Math.random,
      randomHex: (bytes) => randomBytes(bytes).toString('hex'),
      log,
      step: steps.run,
      quote: createQuote(sanitise),
      mask: (secret) => {
        addSecret(secret);
        maskSecrets([secret]);
      },
      progress,
    });
    writeOutputs(deployment, sanitise);
    if (deployment.problem !== undefined) throw deployment.problem;
  } catch (thrown) {
    errors = explainEnd(thrown, cancellation, progress);
    const reason: unknown = cancellation.reason;
    log.debug(describeCauses(reason instanceof Crash ? reason.error : thrown));
  }

  if (errors.length > 0 || cancellation.aborted) await discardPackage(deployment);
  for (const { title, message, hint } of errors.filter(({ isReported }) => !isReported)) {
    log.error(title, `${message} ${hint}`);
  }
  const { pluginId } = inputs ?? {};
  const story = { pluginId, deployment, report: progress.report, errors, steps: steps.done };
  await writeSummary(story, sanitise).catch(() => {
    // When the step is red, the annotations have said it all already.
    if (errors.length === 0)
      log.warning('No job summary', 'The job summary could not be written; the release is not affected.');
  });
  const { mark, text } = describeOutcome(story, (name) => name);
  log.info(`${mark} ${text}.`);
  if (errors.length === 0) process.exitCode = 0;
}

/** Only a green run leaves something on this machine. */
async function discardPackage(deployment: Deployment | undefined): Promise<void> {
  await deployment?.kept?.discard().catch(() => undefined);
}

/** What the runner set, and where the run takes place. */
function readMachine(env: Environment) {
  const { RUNNER_TEMP: temporaryFolder = '', GITHUB_WORKSPACE: workspace = '' } = env;
  return {
    env,
    mainFile: fileURLToPath(import.meta.url),
    workspace: workspace === '' ? process.cwd() : workspace,
    temporaryFolder: temporaryFolder === '' ? tmpdir() : temporaryFolder,
    locateSource: createSourceLocator(workspace),
    sourceTime: readSourceTime(env),
  };
}

type TracePorts = Parameters<typeof traceRequests>[1];

function createTracedSender(cancellation: AbortSignal, env: Environment, ports: TracePorts): SendRequest {
  return traceRequests(requireReadableProxy(createSender(cancellation), env), ports);
}

/** The runner kills a cancelled step after some seconds. */
const LAST_TIMEOUT_MS = 5_000;

/** Sends what is still to be sent when the run was cancelled: what takes back what it did. */
function createLastSender(env: Environment, ports: TracePorts): SendRequest {
  const send = createTracedSender(new AbortController().signal, env, ports);
  return (request) => send({ ...request, timeoutMs: Math.min(request.timeoutMs, LAST_TIMEOUT_MS) });
}

/**
 * The runner sends SIGINT, and SIGTERM some seconds later, when a person cancels the job. An error that nobody caught
 * ends the run in the same way, with itself as the reason.
 */
function listenForCancellation(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => controller.abort());
  process.on('uncaughtException', (error) => controller.abort(new Crash(error)));
  return controller.signal;
}

class Crash {
  readonly error: unknown;

  constructor(error: unknown) {
    this.error = error;
  }
}

/** Once the run is cancelled, what is thrown is only a consequence, unless it tells of a release that is live. */
export function explainEnd(
  thrown: unknown,
  { aborted, reason }: AbortSignal,
  progress: Progress,
): readonly PublishError[] {
  const errors = toPublishErrors(thrown);
  const isLive = errors.every(({ code }) => code === 'after-publish' || code === 'already-published');
  if (!aborted || isLive) return errors;
  return reason instanceof Crash ? toPublishErrors(reason.error) : [explainCancellation(progress)];
}

function explainCancellation({ stage }: Progress): PublishError {
  switch (stage) {
    case 'not-published':
      return new PublishError({
        code: 'not-published',
        title: 'Cancelled',
        message: 'The run was cancelled before it created a release.',
        hint: 'This run published nothing; run it again when you want to.',
      });
    case 'ordered':
      return new PublishError({
        code: 'unknown-outcome',
        title: 'Cancelled, outcome unknown',
        message:
          'The run was cancelled after the release was ordered and before it was known what came of it.',
        hint: 'Look at the dashboard of the service before you run this again: the release may have been created.',
      });
    case 'published':
      return new PublishError({
        code: 'after-publish',
        title: 'Cancelled after publishing',
        message: 'The run was cancelled when the release was live already.',
        hint: 'Do not publish it again; do the next steps by hand.',
      });
  }
}

/** A runner without job summaries, or a person at a terminal, names no file for one. */
async function writeSummary(story: RunStory, sanitise: Sanitise): Promise<void> {
  if (process.env['GITHUB_STEP_SUMMARY']) await core.summary.addRaw(renderSummary(story, sanitise)).write();
}
