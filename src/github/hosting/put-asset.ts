import { isRefused, mayHaveCounted } from '../github-error.ts';
import { hostingError, IMMUTABLE_HINT, IMMUTABLE_TITLE } from '../explain-errors.ts';
import type { Asset, Release } from '../responses.ts';
import { quoteName } from '../../shared/quote.ts';
import { conflictError, hasSameContent } from './compare.ts';
import type { HostingJob, Hosted, Target, Uploaded, Uses } from './model.ts';
import { uploadAsset, waitForAssetName } from './upload-asset.ts';

/** Older uploads have ended. */
const FRESH_MS = 600_000;

/** The way to make the package an asset of a release. */
type AssetPlan =
  | { readonly kind: 'upload' }
  /** The release has it already. */
  | { readonly kind: 'reuse'; readonly asset: Asset }
  /** An asset with other content has the name, and may be replaced. */
  | { readonly kind: 'replace'; readonly asset: Asset }
  /** The remainder of a broken upload has the name. */
  | { readonly kind: 'clear'; readonly asset: Asset };

/**
 * Chooses how to make the package an asset, depending on the assets of the release.
 *
 * @throws PublishError `not-published`: the release is immutable, or an asset with other content has the name
 * @throws GitHubError
 */
export async function planAsset(
  release: Release,
  assets: readonly Asset[],
  job: Omit<HostingJob, 'mark'>,
): Promise<AssetPlan> {
  const { spec } = job;
  const asset = assets.find(({ name }) => name === spec.assetName);
  if (asset?.state === 'uploaded' && (await hasSameContent(asset, spec.file, job)))
    return { kind: 'reuse', asset };
  if (release.isImmutable) {
    throw hostingError(
      IMMUTABLE_TITLE,
      `The release \`${spec.tag}\` is published and immutable, and has no asset \`${spec.assetName}\` with this content.`,
      IMMUTABLE_HINT,
    );
  }
  if (asset === undefined) return { kind: 'upload' };
  if (asset.state !== 'uploaded') return { kind: 'clear', asset };
  if (!spec.overwrite) throw conflictError(asset, job);
  return { kind: 'replace', asset };
}

/**
 * Makes the package an asset of a release: uploads it, reuses the same content, or replaces other content.
 *
 * @throws PublishError `not-published` or `package`
 * @throws GitHubError
 */
export async function putAsset(target: Target, job: HostingJob): Promise<Hosted> {
  const { release, role } = target;
  const { github, log, quote, clock, spec } = job;
  // A draft that this run has just created is empty.
  const assets = role === 'own' && release.assets.length === 0 ? [] : await github.listAssets(release);
  const plan = await planAsset(release, assets, job);
  switch (plan.kind) {
    case 'upload':
      return { ...target, ...(await upload(target, job)) };
    case 'reuse':
      log.info(`The release \`${spec.tag}\` has ${quoteName(plan.asset.name, quote)} already.`);
      return { ...target, asset: plan.asset, origin: 'found' };
    case 'replace': {
      const asset = await replaceAsset(release, plan.asset, job);
      return { ...target, asset, origin: 'found', replaced: plan.asset };
    }
    case 'clear': {
      // Another job may still be uploading it.
      const isFresh = clock.wallNow() - plan.asset.createdMs < FRESH_MS;
      const found = await waitForAssetName(release, spec.assetName, isFresh, job);
      return found === undefined ? { ...target, ...(await upload(target, job)) } : putAsset(target, job);
    }
  }
}

/** Uploads the package. Warns if a failed upload may have left a remainder on somebody else's release. */
async function upload({ release, role }: Target, job: HostingJob): Promise<Uploaded> {
  try {
    return await uploadAsset(release, job.spec.assetName, job);
  } catch (error) {
    if (role !== 'own' && mayHaveCounted(error)) await warnOfLeft(release, job);
    throw error;
  }
}

async function warnOfLeft(
  release: Release,
  { github, log, spec: { assetName } }: Uses<'github' | 'log' | 'spec'>,
): Promise<void> {
  const assets = await github.listAssets(release).catch(() => undefined);
  if (assets?.some(({ name }) => name === assetName) === false) return;
  log.warning(
    'Perhaps left on GitHub',
    `The upload of \`${assetName}\` did not complete, and may have left an asset on the release \`${release.tag}\`: run this again to use or replace it, or delete it.`,
  );
}

/**
 * Replaces an asset without losing it on failure: uploads the package under another name, renames the old asset away,
 * gives the new one its name, and only then deletes the old one. When a step fails, the old one gets its name back.
 *
 * @throws PublishError and GitHubError as {@link uploadAsset} does
 */
async function replaceAsset(release: Release, old: Asset, job: HostingJob): Promise<Asset> {
  const { github, log, quote } = job;
  const suffix = job.randomHex(4);
  const aside = `${old.name}.old-${suffix}`;
  const fresh = await uploadAside(release, `${old.name}.new-${suffix}`, job);
  const placed = await swap(release, old, fresh, aside, job);
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

async function uploadAside(release: Release, name: string, job: HostingJob): Promise<Asset> {
  try {
    return (await uploadAsset(release, name, job)).asset;
  } catch (error) {
    // A refused upload leaves nothing.
    if (!isRefused(error)) await deleteLeft(release, name, job);
    throw error;
  }
}

/** Deletes what a failed upload left. Only this run uses the name. */
async function deleteLeft(
  release: Release,
  name: string,
  { github, log }: Uses<'github' | 'log'>,
): Promise<void> {
  try {
    const left = (await github.listAssets(release)).find((asset) => asset.name === name);
    if (left !== undefined) await github.deleteAsset(left);
  } catch {
    log.warning(
      'Perhaps left on GitHub',
      `The upload of \`${name}\` did not complete, and may have left an asset on the release \`${release.tag}\`: delete it.`,
    );
  }
}

async function swap(
  release: Release,
  old: Asset,
  fresh: Asset,
  aside: string,
  { github, log, quote }: Uses<'github' | 'log' | 'quote'>,
): Promise<Asset> {
  const undo = async (error: unknown, mayBeAside: boolean): Promise<never> => {
    // Delete the new asset first, because it may have the name. If that fails, it mostly has another name, so the old
    // asset can still get its name back.
    const isDeleted = await isDone(github.deleteAsset(fresh));
    const isBack = !mayBeAside || (await isDone(github.renameAsset(old, old.name)));
    if (!isBack) {
      log.warning(
        'Assets left on GitHub',
        `The asset ${quoteName(old.name, quote)} of the release \`${release.tag}\` could not be replaced: if it is now called \`${aside}\`, rename it back.`,
      );
    }
    if (!isDeleted) {
      log.warning(
        'Assets left on GitHub',
        `The asset ${quoteName(fresh.name, quote)} of the release \`${release.tag}\` is not needed: delete it.`,
      );
    }
    throw error;
  };
  await github.renameAsset(old, aside).catch((error: unknown) => undo(error, mayHaveCounted(error)));
  return github.renameAsset(fresh, old.name).catch((error: unknown) => undo(error, true));
}

async function isDone(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
