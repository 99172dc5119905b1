import { isUnclear } from '../github/errors.ts';
import { hostingError, IMMUTABLE_HINT, IMMUTABLE_TITLE } from '../github/explain.ts';
import type { Asset, Release } from '../github/responses.ts';
import { quoteName } from '../shared/quote.ts';
import { claimAsset } from './claim-asset.ts';
import { conflictError, hasSameContent } from './compare.ts';
import type { AssetJob, Hosted, Target, Uploaded, Uses } from './job.ts';
import { uploadAsset, waitForAssetName } from './upload-asset.ts';

/** Longer ago, no upload is still under way. */
const FRESH_MS = 600_000;

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
  job: AssetJob,
): Promise<AssetPlan> {
  const { order } = job;
  const asset = assets.find(({ name }) => name === order.assetName);
  if (asset?.state === 'uploaded' && (await hasSameContent(asset, order.file, job)))
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

/**
 * Makes the package an asset of a release: uploads it, uses what is there already, or replaces it.
 *
 * @throws PublishError `not-published` or `package`
 * @throws GitHubError
 */
export async function putAsset(target: Target, job: AssetJob): Promise<Hosted> {
  const { release, role } = target;
  // The draft that this run has just made is empty.
  const assets = role === 'own' && release.assets.length === 0 ? [] : await job.github.listAssets(release);
  const put = await carryOut(await planAsset(release, assets, job), release, job);
  // What was found may be taken back just now by the run that uploaded it.
  return put === undefined ? putAsset(target, job) : { release, role, ...put };
}

/** @returns `undefined`: look again */
async function carryOut(
  plan: AssetPlan,
  release: Release,
  job: AssetJob,
): Promise<Omit<Hosted, keyof Target> | undefined> {
  const { log, quote, clock, order } = job;
  switch (plan.kind) {
    case 'upload':
      return claim(await uploadAsset(release, order.assetName, job), release, job);
    case 'reuse':
      log.info(`The release \`${order.tag}\` has ${quoteName(plan.asset.name, quote)} already.`);
      return claim({ asset: plan.asset, origin: 'found' }, release, job);
    case 'replace':
      return { asset: await replaceAsset(release, plan.asset, job), origin: 'found', replaced: plan.asset };
    case 'clear': {
      // Another run may be uploading it at this very moment.
      const isFresh = clock.wallNow() - plan.asset.createdMs < FRESH_MS;
      const found = await waitForAssetName(release, order.assetName, isFresh, job);
      return found === undefined
        ? claim(await uploadAsset(release, order.assetName, job), release, job)
        : undefined;
    }
  }
}

async function claim(
  uploaded: Uploaded,
  release: Release,
  job: Uses<'github'>,
): Promise<Uploaded | undefined> {
  if (uploaded.origin === 'uploaded') return uploaded;
  const asset = await claimAsset(release, uploaded.asset, job);
  return asset && { ...uploaded, asset };
}

/**
 * Puts the package in the place of another asset, so that one of them is there at every moment: it is uploaded under
 * another name, the old one is renamed away, the new one is renamed in, and only then the old one is deleted. When a
 * step fails, the old one gets its name back.
 *
 * @throws PublishError and GitHubError as {@link uploadAsset} does
 */
async function replaceAsset(release: Release, old: Asset, job: AssetJob): Promise<Asset> {
  const { github, log, quote } = job;
  const suffix = job.randomHex(4);
  const aside = `${old.name}.old-${suffix}`;
  const { asset: fresh } = await uploadAsset(release, `${old.name}.new-${suffix}`, job);
  const placed = await swap(old, fresh, aside, job);
  try {
    await github.deleteAsset(old);
    log.info(`Replaced the asset ${quoteName(placed.name, quote)}.`);
  } catch {
    log.warning(
      'Old asset left on GitHub',
      `The replaced asset could not be deleted: delete \`${aside}\` of the release \`${release.tag}\` by hand.`,
    );
  }
  return placed;
}

async function swap(
  old: Asset,
  fresh: Asset,
  aside: string,
  { github, log, quote }: Uses<'github' | 'log' | 'quote'>,
): Promise<Asset> {
  const undo = async (error: unknown, mayBeAside: boolean): Promise<never> => {
    try {
      // First of all, because it may have the name.
      await github.deleteAsset(fresh);
      if (mayBeAside) await github.editAsset(old, { name: old.name });
    } catch {
      log.warning(
        'Assets left on GitHub',
        `An asset could not be replaced: check \`${aside}\` and ${quoteName(fresh.name, quote)}, and rename or delete what is not needed.`,
      );
    }
    throw error;
  };
  await github.editAsset(old, { name: aside }).catch((error: unknown) => undo(error, isUnclear(error)));
  return github.editAsset(fresh, { name: old.name }).catch((error: unknown) => undo(error, true));
}
