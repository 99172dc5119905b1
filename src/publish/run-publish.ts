import type { Environment } from '../shared/environment.ts';
import { inspectForKeys, loadReader, type OwnKey, prepareReader } from '../package/index.ts';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createComparer } from './compare/comparer.ts';
import { connectHosting, type Hosting } from '../github/hosting/connect-hosting.ts';
import type { Machine, RunTools } from '../http/run-tools.ts';
import { readBranch, readLimits, readSourceTime, readTag } from '../action/inputs/event.ts';
import { type Inputs, readInputs } from '../action/inputs/read-inputs.ts';
import { collectOpenTexts, collectSecrets, collectUrls } from '../action/inputs/table.ts';
import { type Run, runAction, type RunningAction } from '../action/run.ts';
import type { Runner } from '../action/runner.ts';
import { createSourceLocator } from '../action/workspace.ts';
import type { Progress } from '../service/model.ts';
import { createReleaseService } from '../service/release-service.ts';
import { createYieldToEventLoop } from '../shared/yield-to-event-loop.ts';
import type { PublishError } from '../shared/publish-error.ts';
import { findPackage } from '../source/find-package.ts';
import type { SourceContext } from '../source/found-package.ts';
import { publishPlugin } from './publish-plugin.ts';
import { describeOutcome, explainCancellation } from './report/outcome.ts';
import { writeFound, writeOutputs } from './report/outputs.ts';
import type { PackageReport } from './report/package-report.ts';
import { renderSummary } from './report/summary.ts';
import type { RunEnd, RunParts, RunResult, UsedRelease } from './types.ts';

/** Runs the action that publishes; see `runAction`. */
export function run(runner?: Runner): Promise<void> {
  const collectTexts = (env: Environment) => ({
    secrets: collectSecrets(env),
    urls: collectUrls(env),
    open: [...collectOpenTexts(env), ...STATUSES],
  });
  return runAction(collectTexts, createPublishAction, runner);
}

/** All values of the output `status`. */
const STATUSES: readonly RunResult['status'][] = ['published', 'already-published', 'dry-run'];

/** Connects the recipe with the runner. */
function createPublishAction(current: Run): RunningAction {
  const { machine, outputs, steps, sanitise } = current;
  const progress: Progress = { stage: 'not-published' };
  const tools: RunToolsWithProgress = { ...current.tools, progress };
  const { cancellation } = tools;

  let inputs: Inputs | undefined;
  let report: PackageReport | undefined;
  let left: UsedRelease | undefined;
  let end: RunEnd | undefined;
  const work = async () => {
    inputs = readInputs(machine.env, readLimits(machine.env));
    const onReport = (found: PackageReport) => void (report = found);
    const onLeft = (used: UsedRelease) => void (left = used);
    end = await publishPlugin(
      inputs,
      createParts(inputs, machine, tools, { step: steps.run, onReport, onLeft }),
    );
    tools.declarePublic(listNames(end.result));
    writeOutputs(end, sanitise, outputs);
    if (end.problem !== undefined) throw end.problem;
  };
  const tell = async (errors: readonly PublishError[]) => {
    if (end === undefined && report !== undefined) writeFound(report, sanitise, outputs);
    // Only a green run keeps the package.
    if (errors.length > 0 || cancellation.aborted) {
      for (const kept of [end?.kept, end?.bill]) await kept?.discard().catch(() => undefined);
    }
    const summary = {
      pluginId: inputs?.pluginId,
      serviceUrl: inputs?.baseUrl,
      isBuild: inputs?.caller.isBuild === true,
      isDryRun: inputs?.isDryRun === true,
      left,
      result: end?.result,
      report,
      errors,
      steps: steps.done,
    };
    const { mark, text } = describeOutcome(summary, (name) => name);
    return {
      errors,
      outcome: `${mark} ${text}.`,
      renderSummary: () => renderSummary(summary, sanitise),
      unaffected: 'The release is not affected.',
    };
  };
  return { work, explainCancellation: () => explainCancellation(progress), report: tell };
}

/** Lists the names in the outputs. */
function listNames({ version, previousVersion = '', plugin, onHost }: RunResult): readonly string[] {
  const { release, asset } = onHost ?? {};
  return [version, previousVersion, plugin.slug, release?.tag ?? '', asset?.name ?? ''];
}

type RunToolsWithProgress = RunTools & { readonly progress: Progress };

/** Connects the recipe with this machine, GitHub and the service. */
function createParts(
  inputs: Inputs,
  machine: Machine,
  tools: RunToolsWithProgress,
  { step, ...told }: Pick<RunParts, 'step' | 'onReport' | 'onLeft'>,
): RunParts {
  const { log, quote, declarePublic, cancellation } = tools;
  const { env, temporaryFolder } = machine;
  const host = connectHosting(inputs, tools);
  const service = createReleaseService(inputs, tools);
  const triggeringTag = readTag(env);
  const comparer = createComparer(inputs, { ...tools, temporaryFolder, triggeringTag });
  const source = createPackageSource(inputs, machine, tools, host);
  const sendToService: RunParts['sendToService'] = async (...about) =>
    (await import('./send-to-service.ts')).sendToService(inputs, tools, ...about);
  const locateSource = createSourceLocator(env['GITHUB_WORKSPACE']);
  const runner = {
    triggeringTag,
    branch: readBranch(env),
    temporaryFolder,
    locateSource,
    quote,
    declarePublic,
  };
  return { log, step, source, sendToService, host, service, comparer, runner, cancellation, ...told };
}

function createPackageSource(
  inputs: Inputs,
  { env, workspace, temporaryFolder, ownFiles }: Machine,
  tools: RunToolsWithProgress,
  { signAssetUrl }: Hosting,
): RunParts['source'] {
  const { clock, cancellation } = tools;
  const { retries, timeoutMs } = inputs;
  const distFolder = dirname(fileURLToPath(import.meta.url));
  const ownKeys: readonly OwnKey[] = [
    { input: 'api-key', value: inputs.apiKey },
    { input: 'github-token', value: inputs.token },
  ];
  const sourceContext: SourceContext = {
    ...tools,
    workspace,
    temporaryFolder,
    ownPaths: [dirname(distFolder), ...ownFiles],
    sourceTime: readSourceTime(env),
    signAssetUrl,
    loadContentScanner: async () => {
      const { createContentScanner } = await loadReader();
      return (paths, folder, options) => createContentScanner(paths, folder, { ...options, ownKeys });
    },
    downloadArtifact: async (order, folder) => {
      const { downloadArtifact } = await import('../source/artifact/download-artifact.ts');
      const threadFile = join(distFolder, 'thread.js');
      const ports = { ...tools, retries, timeoutMs, folder, env, threadFile };
      return downloadArtifact(order, ports);
    },
  };
  const yieldToEventLoop = createYieldToEventLoop(cancellation, () => clock.now());
  const options = { signal: cancellation, yieldToEventLoop, ownKeys, programs: env };
  return {
    find: () => {
      if (inputs.packageChecks !== 'off') prepareReader();
      return findPackage(inputs, sourceContext);
    },
    // Loads the ZIP reader only when there is something to read.
    inspect: async (reader, seen) => {
      const { inspect } = await loadReader();
      return inspect(reader, { ...options, seen });
    },
    searchForKeys: (reader) => inspectForKeys(reader, options),
  };
}
