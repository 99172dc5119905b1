import { completeOnGitHub } from './complete-on-github.ts';
import type { RunParts } from './parts.ts';
import type { PublishPlan, RunPlan, UpToDatePlan } from './plan.ts';
import { confirmIf, publishVersion, toOutcome } from './publish-version.ts';
import { type CheckedPlugin, type LiveResult, type RunOutcome, showPackageUrl } from './types.ts';

/**
 * Does what is planned.
 *
 * @throws PublishError what {@link publishVersion} throws; `not-published` when the package cannot be put on a release
 */
export async function carryOut(
  plan: RunPlan,
  plugin: CheckedPlugin,
  parts: RunParts,
): Promise<RunOutcome<LiveResult>> {
  switch (plan.kind) {
    case 'up-to-date':
      return completeUpToDate(plan, plugin, parts);
    case 'publish':
      return publishRemote(plan, plugin, parts);
    case 'host-and-publish': {
      const { hostAndPublish } = await import('./host-and-publish.ts');
      return hostAndPublish(plan, plugin, parts);
    }
  }
}

async function completeUpToDate(
  { published, completion }: UpToDatePlan,
  plugin: CheckedPlugin,
  parts: RunParts,
): Promise<RunOutcome<LiveResult>> {
  const completed = await completeOnGitHub(completion, published, parts);
  return toOutcome(published, completed, plugin, showPackageUrl(plugin.package));
}

async function publishRemote(
  { url, completion, verify }: PublishPlan,
  plugin: CheckedPlugin,
  parts: RunParts,
): Promise<RunOutcome<LiveResult>> {
  const published = await publishVersion(url.get, plugin, parts);
  const confirmed = await confirmIf(verify, published, plugin, parts);
  const completed = await completeOnGitHub(completion, confirmed, parts);
  return toOutcome(confirmed, completed, plugin, showPackageUrl(plugin.package));
}
