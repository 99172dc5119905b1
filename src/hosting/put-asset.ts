import { quoteCode } from '../github/explain.ts';
import type { Asset, Release } from '../github/responses.ts';
import { claimAsset } from './claim-asset.ts';
import type { HostingJob } from './job.ts';
import type { Place } from './place.ts';
import { type AssetPlan, planAsset } from './plan-asset.ts';
import { replaceAsset } from './replace-asset.ts';
import { settleName, type Uploaded, uploadAsset } from './upload-asset.ts';

/** Longer ago, no upload is still under way. */
const FRESH_MS = 600_000;

/** The package as an asset of a release. */
export interface Put {
  readonly asset: Asset;
  /**
   * Only what this run has certainly `uploaded` may be taken back; `unsure`: the answer to an upload was lost, and the
   * asset may be that of another run.
   */
  readonly origin: 'uploaded' | 'unsure' | 'found';
  /** What had its name before, and is gone. */
  readonly replaced?: Asset;
}

/**
 * Makes the package an asset of a release: uploads it, uses what is there already, or replaces it.
 *
 * @throws PublishError `not-published` or `package`
 * @throws GitHubError
 */
export async function putAsset(place: Place, job: HostingJob): Promise<Put> {
  const { release, role } = place;
  // The draft that this run has just made is empty.
  const assets = role === 'own' && release.assets.length === 0 ? [] : await job.github.listAssets(release);
  const plan = await planAsset(release, assets, job);
  // What was found may be taken back just now by the run that uploaded it.
  return (await carryOut(plan, release, job)) ?? putAsset(place, job);
}

/** @returns `undefined`: look again */
async function carryOut(plan: AssetPlan, release: Release, job: HostingJob): Promise<Put | undefined> {
  const { ports, order } = job;
  switch (plan.kind) {
    case 'upload':
      return rely(await uploadAsset(release, order.assetName, job), release, job);
    case 'reuse':
      ports.log.info(`The release \`${order.tag}\` has ${quoteCode(plan.asset.name, ports.quote)} already.`);
      return rely({ asset: plan.asset, origin: 'found' }, release, job);
    case 'replace':
      return { asset: await replaceAsset(release, plan.asset, job), origin: 'found', replaced: plan.asset };
    case 'clear': {
      // Another run may be uploading it at this very moment.
      const isFresh = ports.clock.wallNow() - plan.asset.createdMs < FRESH_MS;
      const found = await settleName(release, order.assetName, isFresh, job);
      return found === undefined
        ? rely(await uploadAsset(release, order.assetName, job), release, job)
        : undefined;
    }
  }
}

async function rely(put: Uploaded, release: Release, job: HostingJob): Promise<Put | undefined> {
  if (put.origin === 'uploaded') return put;
  const asset = await claimAsset(release, put.asset, job);
  return asset && { ...put, asset };
}
