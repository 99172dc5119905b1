import type { Inputs } from '../action/inputs/read-inputs.ts';
import { formatSize } from '../shared/format.ts';
import { quoteName } from '../shared/quote.ts';
import type { FoundPackage } from '../source/found-package.ts';
import type { assertDigest } from './assert-digest.ts';
import { completeOnHost } from './complete-on-host.ts';
import type { dryRun } from './report/dry-run.ts';
import { inspectPackage } from './inspect-package.ts';
import { keepBill, keepPackage } from './keep-package.ts';
import { type PlanOf, planRun, type RunPlan } from './plan-run.ts';
import { confirmIf, publishVersion, toOutcome } from './publish-version.ts';
import {
  type CheckedPlugin,
  type LiveResult,
  type RunEnd,
  type RunOutcome,
  type RunParts,
  showPackageUrl,
} from './types.ts';

/**
 * The recipe: finds the package, inspects it, plans, carries out the plan or reports it (dry run), and keeps the
 * package and its bill of materials for later steps. Changes nothing anywhere before the plan is complete.
 *
 * @throws PublishError with the cause and the fix; its code says whether anything can have been published
 */
export async function publishPlugin(inputs: Inputs, parts: RunParts): Promise<RunEnd> {
  await using found = await findPackage(parts);
  if (inputs.expectedSha256 !== undefined) await assertBuilt(found, inputs, parts);
  const plugin = await inspectPackage(found, inputs, parts);
  const plan = planRun(plugin, inputs);
  const outcome = inputs.isDryRun
    ? await reportPlan(plan, plugin, inputs, parts)
    : await carryOut(plan, plugin, parts);
  // First, because it reads the package where it is.
  const bill = await keepBill(outcome, parts);
  return { ...outcome, bill, kept: await keepPackage(found, outcome, parts) };
}

/** Compares the digest of the package. Loads the code for that only when needed. */
async function assertBuilt(...about: Parameters<typeof assertDigest>): ReturnType<typeof assertDigest> {
  return (await import('./assert-digest.ts')).assertDigest(...about);
}

/** Reports the plan. Loads the code for dry runs only when needed. */
async function reportPlan(...about: Parameters<typeof dryRun>): ReturnType<typeof dryRun> {
  return (await import('./report/dry-run.ts')).dryRun(...about);
}

async function findPackage({ step, source }: Pick<RunParts, 'step' | 'source'>): Promise<FoundPackage> {
  return step(
    'Find the package',
    source.find,
    ({ name, sizeBytes }) => `${quoteName(name)}, ${formatSize(sizeBytes)}`,
    'Still fetching or zipping the package',
  );
}

/**
 * Carries out the plan.
 *
 * @throws PublishError the errors of {@link publishVersion}; `not-published` when the package cannot be put on a
 * release
 */
async function carryOut(
  plan: RunPlan,
  plugin: CheckedPlugin,
  parts: RunParts,
): Promise<RunOutcome<LiveResult>> {
  switch (plan.kind) {
    case 'up-to-date':
      return completeUpToDate(plan, plugin, parts);
    case 'publish':
      return publishRemote(plan, plugin, parts);
    case 'send-and-publish':
      return sendAndPublish(plan, plugin, parts);
    case 'host-and-publish': {
      const { hostAndPublish } = await import('./host-and-publish.ts');
      return hostAndPublish(plan, plugin, parts);
    }
  }
}

async function completeUpToDate(
  { published, completion }: PlanOf<'up-to-date'>,
  plugin: CheckedPlugin,
  parts: RunParts,
): Promise<RunOutcome<LiveResult>> {
  const completed = await completeOnHost(completion, published, parts);
  return toOutcome(published, completed, plugin, showPackageUrl(plugin.package));
}

async function sendAndPublish(
  { file, completion, verify }: PlanOf<'send-and-publish'>,
  plugin: CheckedPlugin,
  parts: RunParts,
): Promise<RunOutcome<LiveResult>> {
  const objectKey = await parts.step(
    'Send the package to the service',
    () => parts.sendToService(file, plugin.identity, plugin.live ?? {}),
    () => `${quoteName(file.name)}, ${formatSize(file.sizeBytes)}`,
  );
  const published = await publishVersion({ objectKey }, plugin, parts);
  const confirmed = await confirmIf(verify, published, plugin, parts);
  const completed = await completeOnHost(completion, confirmed, parts);
  const { result, problem } = toOutcome(confirmed, completed, plugin, '');
  return { result: { ...result, isSent: true }, problem };
}

async function publishRemote(
  { url, completion, verify }: PlanOf<'publish'>,
  plugin: CheckedPlugin,
  parts: RunParts,
): Promise<RunOutcome<LiveResult>> {
  const published = await publishVersion({ getZipUrl: url.get }, plugin, parts);
  const confirmed = await confirmIf(verify, published, plugin, parts);
  const completed = await completeOnHost(completion, confirmed, parts);
  return toOutcome(confirmed, completed, plugin, showPackageUrl(plugin.package));
}
