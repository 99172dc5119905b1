import { hostingError, IMMUTABLE_HINT, IMMUTABLE_TITLE, quoteCode } from '../github/explain.ts';
import type { Asset, Release } from '../github/responses.ts';
import type { PublishError } from '../shared/errors.ts';
import { hasContent } from './compare-asset.ts';
import type { PlanJob } from './job.ts';

/** What is to be done so that the package is an asset of a release. */
export type AssetPlan =
  | { readonly kind: 'upload' }
  /** It is there already. */
  | { readonly kind: 'reuse'; readonly asset: Asset }
  /** Other content has its name, and may be replaced. */
  | { readonly kind: 'replace'; readonly asset: Asset }
  /** What a broken upload left has its name. */
  | { readonly kind: 'clear'; readonly asset: Asset };

/**
 * Decides by what a release has.
 *
 * @throws PublishError `not-published`: the release takes no assets any more, or other content has the name
 * @throws GitHubError
 */
export async function planAsset(
  release: Release,
  assets: readonly Asset[],
  job: PlanJob,
): Promise<AssetPlan> {
  const { order } = job;
  const asset = assets.find(({ name }) => name === order.assetName);
  if (asset?.state === 'uploaded' && (await hasContent(asset, order.file, job)))
    return { kind: 'reuse', asset };
  if (release.isImmutable) {
    throw hostingError(
      IMMUTABLE_TITLE,
      `The release \`${order.tag}\` is published and immutable, and has no asset \`${order.assetName}\` with this content.`,
      IMMUTABLE_HINT,
    );
  }
  if (asset === undefined) return { kind: 'upload' };
  if (asset.state !== 'uploaded') return { kind: 'clear', asset };
  if (!order.overwrite) throw conflictError(asset, job);
  return { kind: 'replace', asset };
}

/** The name is taken by something else. */
export function conflictError({ name }: Asset, { order, ports }: PlanJob): PublishError {
  return hostingError(
    'Asset exists with other content',
    `The release \`${order.tag}\` has an asset ${quoteCode(name, ports.quote)} already, and its content is not that of the package.`,
    'Raise the version, set another `asset-name`, or set `overwrite: true` to replace it.',
  );
}
