import { GitHubError, isMissing, isRefused, isTaken } from '../github/github-error.ts';
import type { Asset, Release } from '../github/responses.ts';
import { quoteName } from '../shared/quote.ts';
import type { Uses } from './model.ts';

/**
 * Claims an asset that this run uses but did not upload, by setting its label to its name, which looks the same. The
 * run that rolls an asset back renames it and reads the label in the answer; this one writes the label and reads the
 * name in the answer, so at least one of them notices the other. An existing label is a claim made in time.
 *
 * @returns `undefined` when the asset is gone, or being rolled back
 * @throws GitHubError
 */
export async function claimAsset(
  { id, isDraft }: Pick<Release, 'id' | 'isDraft'>,
  asset: Asset,
  { github }: Uses<'github'>,
): Promise<Asset | undefined> {
  // Nothing is rolled back from a public release.
  if (!isDraft || asset.label !== '') return asset;
  try {
    const claimed = await github.editAsset(asset, { label: asset.name });
    return claimed.name === asset.name ? claimed : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    // The release may have been published in the meantime, and be immutable.
    if (isRefused(error) && (await github.findRelease(id))?.isDraft === false) return asset;
    throw error;
  }
}

/** Suffix of the name of an asset that is being rolled back. */
const WITHDRAWN = '.withdrawn-';

/**
 * Restores the name of an asset that this run uses, when another run stopped while rolling it back.
 *
 * @param name its original name
 * @returns `undefined` when another asset has that name now
 * @throws GitHubError
 */
export async function restoreClaimed(
  asset: Asset,
  name: string,
  tools: Uses<'github' | 'log' | 'quote'>,
): Promise<Asset | undefined> {
  if (!asset.name.startsWith(`${name}${WITHDRAWN}`)) return asset;
  try {
    return await tools.github.editAsset(asset, { name });
  } catch (error) {
    if (isTaken(error) || isMissing(error)) return undefined;
    if (!isRefused(error)) throw error;
    // The release is immutable by now.
    warnOfName(asset, name, tools);
    return asset;
  }
}

/**
 * Deletes an asset that this run uploaded to a draft, unless another run uses it.
 *
 * @returns the outcome in a few words
 * @throws GitHubError
 */
export async function rollbackAsset(
  asset: Asset,
  tools: Uses<'github' | 'log' | 'quote' | 'randomHex'>,
): Promise<string> {
  const { github, log, quote, randomHex } = tools;
  try {
    if (asset.label !== '') return logClaimed(asset, tools);
    const renamed = await github.editAsset(asset, { name: `${asset.name}${WITHDRAWN}${randomHex(4)}` });
    if (renamed.label !== '') {
      await restoreName(renamed, asset.name, tools);
      return logClaimed(asset, tools);
    }
    await github.deleteAsset(renamed);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  log.info(`The asset ${quoteName(asset.name, quote)} was deleted again; its draft stays.`);
  return 'the asset is deleted';
}

function logClaimed({ name }: Asset, { log, quote }: Uses<'log' | 'quote'>): string {
  log.info(`The asset ${quoteName(name, quote)} stays, because another run uses it.`);
  return 'the asset stays, because another run uses it';
}

async function restoreName(
  asset: Asset,
  name: string,
  tools: Uses<'github' | 'log' | 'quote'>,
): Promise<void> {
  try {
    await tools.github.editAsset(asset, { name });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    warnOfName(asset, name, tools);
  }
}

function warnOfName(asset: Asset, name: string, { log, quote }: Uses<'log' | 'quote'>): void {
  log.warning(
    'Asset has another name',
    `The asset ${quoteName(name, quote)} stays, because it is in use, but it may now be called ${quoteName(asset.name, quote)}: rename it, unless the release is immutable.`,
  );
}
