import type { Asset } from './answers.ts';
import type { Place } from './create-release.ts';
import { quoteCode } from './explain.ts';
import type { HostingJob } from './job.ts';
import { planAsset } from './plan-asset.ts';
import { replaceAsset } from './replace-asset.ts';
import { settleName, uploadAsset } from './upload-asset.ts';

/** Longer ago, no upload is still under way. */
const FRESH_MS = 600_000;

/** The package as an asset of a release. */
export interface Put {
  readonly asset: Asset;
  /** Only what this run has added may be taken back. */
  readonly isOwn: boolean;
}

/**
 * Makes the package an asset of a release: uploads it, uses what is there already, or replaces it.
 *
 * @throws PublishError `not-published` or `package`
 * @throws GitHubError
 */
export async function putAsset({ release, isOwn }: Place, job: HostingJob): Promise<Put> {
  const { github, ports, order } = job;
  const plan = await planAsset(release, isOwn ? [] : await github.listAssets(release), job);
  switch (plan.kind) {
    case 'upload':
      return uploadAsset(release, order.assetName, job);
    case 'reuse':
      ports.log.info(`The release \`${order.tag}\` has ${quoteCode(plan.asset.name, ports.quote)} already.`);
      return { asset: plan.asset, isOwn: false };
    case 'replace':
      // What was there before is gone, so there is nothing to take back.
      return { asset: await replaceAsset(release, plan.asset, job), isOwn: false };
    case 'clear': {
      // Another run may be uploading it at this very moment.
      const isFresh = ports.clock.wallNow() - plan.asset.createdMs < FRESH_MS;
      const found = await settleName(release, order.assetName, isFresh, job);
      return found === undefined
        ? uploadAsset(release, order.assetName, job)
        : putAsset({ release, isOwn }, job);
    }
  }
}
