import { isMissing } from '../github/errors.ts';
import { hostingError, quoteCode } from '../github/explain.ts';
import type { PublishError } from '../shared/errors.ts';
import type { HostingJob } from './job.ts';
import type { Place } from './place.ts';
import type { Put } from './put-asset.ts';
import { readDraft } from './read-draft.ts';

/** GitHub says "not found" of what is gone as of what a token may not see: which of them it is, when a release is used. */
export async function explainMissing(error: unknown, { release }: Place, job: HostingJob): Promise<unknown> {
  const isGone = isMissing(error) && (await readDraft(release, job)) === undefined;
  return isGone ? goneError(job, error) : error;
}

/** The same when a URL of the asset is asked for. */
export async function explainMissingAsset(error: unknown, { asset }: Put, job: HostingJob): Promise<unknown> {
  const isGone = isMissing(error) && (await job.github.findAsset(asset.id)) === undefined;
  if (!isGone) return error;
  const { ports, order } = job;
  return hostingError(
    'Asset is gone',
    `The asset ${quoteCode(asset.name, ports.quote)} of the release \`${order.tag}\` was deleted on GitHub while this ran.`,
    'Run this again.',
    { remedy: 'rerun', cause: error },
  );
}

/** The release was deleted before the service was told anything. */
export function goneError({ order }: HostingJob, cause?: unknown): PublishError {
  return hostingError(
    'Release is gone',
    `The release \`${order.tag}\`, or its draft, was deleted on GitHub while this ran.`,
    'Run this again: it makes another one.',
    { remedy: 'rerun', cause },
  );
}
