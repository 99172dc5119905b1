import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as core from '@actions/core';
import { createComparer } from './compare/comparer.ts';
import { createPackageHost, type PackageHost, type PackageHostTools } from './hosting/package-host.ts';
import type { SendRequest } from './http/message.ts';
import { requireReadableProxy } from './http/proxy.ts';
import { createSender } from './http/send.ts';
import { traceRequests } from './http/trace.ts';
import { readLimits, readSourceTime, readTag } from './inputs/event.ts';
import { type Inputs, readInputs } from './inputs/read-inputs.ts';
import { collectOpenTexts, collectSecrets } from './inputs/secrets.ts';
import { Crash, explainEnd } from './publish/explain-end.ts';
import type { PackageReport } from './publish/package-report.ts';
import type { PackageSource, RunParts } from './publish/parts.ts';
import { deploy } from './publish/deploy.ts';
import type { RunEnd } from './publish/types.ts';
import { describeOutcome, type RunSummary } from './report/outcome.ts';
import { writeOutputs } from './report/outputs.ts';
import { renderSummary } from './report/summary.ts';
import { createGrowingSanitiser, createLogger, createQuote, maskSecrets } from './runner/log.ts';
import { createSteps } from './runner/steps.ts';
import { createSourceLocator } from './runner/workspace.ts';
import type { Progress } from './service/job.ts';
import { createReleaseService, type ReleaseServiceTools } from './service/release-service.ts';
import { createClock } from './shared/clock.ts';
import type { Environment } from './shared/environment.ts';
import { describeCauses, type PublishError } from './shared/errors.ts';
import type { Sanitise } from './shared/logger.ts';
import type { LocalTools } from './source/find-local-package.ts';
import { findPackage } from './source/find-package.ts';
import type { UrlTools } from './source/find-url-package.ts';

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
  const progress: Progress = { stage: 'not-published' };
  const tools: RunTools = {
    send: createTracedSender(cancellation, env, { log, clock }),
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
    progress,
  };

  let inputs: Inputs | undefined;
  let report: PackageReport | undefined;
  let end: RunEnd | undefined;
  let errors: readonly PublishError[] = [];
  try {
    inputs = readInputs(env, readLimits(env));
    const onReport = (found: PackageReport) => void (report = found);
    end = await deploy(inputs, createParts(inputs, env, tools, { step: steps.run, onReport }));
    writeOutputs(end, sanitise);
    if (end.problem !== undefined) throw end.problem;
  } catch (thrown) {
    errors = explainEnd(thrown, cancellation, progress);
    const reason: unknown = cancellation.reason;
    log.debug(describeCauses(reason instanceof Crash ? reason.error : thrown));
  }

  // Only a green run leaves something on this machine.
  if (errors.length > 0 || cancellation.aborted) await end?.kept?.discard().catch(() => undefined);
  for (const { title, message, hint } of errors.filter(({ isReported }) => !isReported)) {
    log.error(title, `${message} ${hint}`);
  }
  const summary = {
    pluginId: inputs?.pluginId,
    result: end?.result,
    report,
    errors,
    steps: steps.done,
  };
  await writeSummary(summary, sanitise).catch(() => {
    // When the step is red, the annotations have said it all already.
    if (errors.length === 0)
      log.warning('No job summary', 'The job summary could not be written; the release is not affected.');
  });
  const { mark, text } = describeOutcome(summary, (name) => name);
  log.info(`${mark} ${text}.`);
  if (errors.length === 0) process.exitCode = 0;
}

type RunTools = PackageHostTools & ReleaseServiceTools;

/** Joins the recipe to this machine, to GitHub and to the service. */
function createParts(
  inputs: Inputs,
  env: Environment,
  tools: RunTools,
  { step, onReport }: Pick<RunParts, 'step' | 'onReport'>,
): RunParts {
  const { log, quote, cancellation } = tools;
  const { temporaryFolder } = readFolders(env);
  const host = createPackageHost(inputs, tools);
  const service = createReleaseService(inputs, tools);
  const triggeringTag = readTag(env);
  const comparer = createComparer(inputs, { ...tools, temporaryFolder, triggeringTag });
  const source = createPackageSource(inputs, env, tools, host);
  const locateSource = createSourceLocator(env['GITHUB_WORKSPACE']);
  const runner = { triggeringTag, temporaryFolder, locateSource, quote };
  return { log, step, source, host, service, comparer, runner, cancellation, onReport };
}

function createPackageSource(
  inputs: Inputs,
  env: Environment,
  { send, clock, random, log, quote, cancellation }: RunTools,
  { signAssetUrl }: PackageHost,
): PackageSource {
  const mainFile = fileURLToPath(import.meta.url);
  const { workspace, temporaryFolder } = readFolders(env);
  const tools: UrlTools & LocalTools = {
    send,
    clock,
    random,
    log,
    quote,
    cancellation,
    workspace,
    temporaryFolder,
    // The main file is in the folder `dist` of the action.
    actionFolder: dirname(dirname(mainFile)),
    sourceTime: readSourceTime(env),
    signAssetUrl,
    downloadArtifact: async (order, folder) => {
      const { downloadArtifact } = await import('./source/artifact/download-artifact.ts');
      const ports = { temporaryFolder: folder, log, quote, cancellation, env, threadFile: mainFile };
      return downloadArtifact(order, ports);
    },
  };
  return {
    find: () => findPackage(inputs, tools),
    // The ZIP reader is loaded when there is something to read.
    inspect: async (reader, isOwn) => {
      const { inspect } = await import('./plugin/inspect.ts');
      return inspect(reader, { signal: cancellation, isOwn });
    },
  };
}

/** Where paths of the workflow start, and where the runner wants temporary files. */
function readFolders({ GITHUB_WORKSPACE: workspace = '', RUNNER_TEMP: temporaryFolder = '' }: Environment) {
  return {
    workspace: workspace === '' ? process.cwd() : workspace,
    temporaryFolder: temporaryFolder === '' ? tmpdir() : temporaryFolder,
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

/** A runner without job summaries, or a person at a terminal, names no file for one. */
async function writeSummary(summary: RunSummary, sanitise: Sanitise): Promise<void> {
  if (process.env['GITHUB_STEP_SUMMARY']) await core.summary.addRaw(renderSummary(summary, sanitise)).write();
}
