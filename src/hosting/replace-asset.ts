import { isRefused, mayHaveCounted } from '../github/errors.ts';
import type { Asset, Release } from '../github/responses.ts';
import { quoteName } from '../shared/quote.ts';
import type { AssetJob, Uses } from './job.ts';
import { uploadAsset } from './upload-asset.ts';

/**
 * Puts the package in the place of another asset, so that one of them is there at every moment: it is uploaded under
 * another name, the old one is renamed away, the new one is renamed in, and only then the old one is deleted. When a
 * step fails, the old one gets its name back.
 *
 * @throws PublishError and GitHubError as {@link uploadAsset} does
 */
export async function replaceAsset(release: Release, old: Asset, job: AssetJob): Promise<Asset> {
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

async function uploadAside(release: Release, name: string, job: AssetJob): Promise<Asset> {
  try {
    return (await uploadAsset(release, name, job)).asset;
  } catch (error) {
    // A refusal leaves nothing.
    if (!isRefused(error)) await deleteLeft(release, name, job);
    throw error;
  }
}

/** Nobody else uploads under this name, so what is there is taken back. */
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
    // First of all, because it may have the name; mostly it has another, so that the old one gets it back all the same.
    const isDeleted = await isDone(github.deleteAsset(fresh));
    const isBack = !mayBeAside || (await isDone(github.editAsset(old, { name: old.name })));
    if (!isBack) {
      log.warning(
        'Assets left on GitHub',
        `The asset ${quoteName(old.name, quote)} of the release \`${release.tag}\` could not be replaced: if it is now called \`${aside}\`, rename it back.`,
      );
    }
    if (!isDeleted) {
      log.warning(
        'Assets left on GitHub',
        `The asset ${quoteName(fresh.name, quote)} of the release \`${release.tag}\` is of no use: delete it.`,
      );
    }
    throw error;
  };
  await github.editAsset(old, { name: aside }).catch((error: unknown) => undo(error, mayHaveCounted(error)));
  return github.editAsset(fresh, { name: old.name }).catch((error: unknown) => undo(error, true));
}

async function isDone(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
