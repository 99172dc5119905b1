import { GitHubError, isMissing, isRefused, isTaken } from '../github/errors.ts';
import type { Asset, Release } from '../github/responses.ts';
import { quoteName } from '../shared/quote.ts';
import type { Uses } from './job.ts';

type NameTools = Uses<'github' | 'log' | 'quote'>;

/**
 * Says that this run relies on an asset that it has not uploaded: its label becomes its name, which looks the same. The
 * run that takes an asset back renames it and reads the label in the answer, this one writes the label and reads the
 * name in the answer, so one of them sees the other. A label that is there already is a claim that was in time.
 *
 * @returns `undefined` when it is gone, or being taken back
 * @throws GitHubError
 */
export async function claimAsset(
  { id, isDraft }: Pick<Release, 'id' | 'isDraft'>,
  asset: Asset,
  { github }: Uses<'github'>,
): Promise<Asset | undefined> {
  // From a public release nothing is taken back.
  if (!isDraft || asset.label !== '') return asset;
  try {
    const claimed = await github.editAsset(asset, { label: asset.name });
    return claimed.name === asset.name ? claimed : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    // It may have been published meanwhile, and be immutable.
    if (isRefused(error) && (await github.findRelease(id))?.isDraft === false) return asset;
    throw error;
  }
}

/** Follows the name of an asset that is being taken back. */
const WITHDRAWN = '.withdrawn-';

/**
 * Gives an asset that this run relies on its name back, when the run that was taking it back was stopped on its way.
 *
 * @param name the name that it had
 * @returns `undefined` when another asset has that name now
 * @throws GitHubError
 */
export async function restoreClaimed(
  asset: Asset,
  name: string,
  tools: NameTools,
): Promise<Asset | undefined> {
  if (!asset.name.startsWith(`${name}${WITHDRAWN}`)) return asset;
  try {
    return await tools.github.editAsset(asset, { name });
  } catch (error) {
    if (isTaken(error) || isMissing(error)) return undefined;
    if (!isRefused(error)) throw error;
    // It is immutable by now.
    warnOfName(asset, name, tools);
    return asset;
  }
}

/**
 * Deletes an asset that this run has uploaded to a draft, unless another run relies on it.
 *
 * @returns in a few words, what came of it
 * @throws GitHubError
 */
export async function rollbackAsset(
  asset: Asset,
  tools: Uses<'github' | 'log' | 'quote' | 'randomHex'>,
): Promise<string> {
  const { github, log, quote, randomHex } = tools;
  try {
    if (asset.label !== '') return tellClaimed(asset, tools);
    const renamed = await github.editAsset(asset, { name: `${asset.name}${WITHDRAWN}${randomHex(4)}` });
    if (renamed.label !== '') {
      await restoreName(renamed, asset.name, tools);
      return tellClaimed(asset, tools);
    }
    await github.deleteAsset(renamed);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  log.info(`The asset ${quoteName(asset.name, quote)} was deleted again; its draft stays.`);
  return 'the asset is deleted';
}

function tellClaimed({ name }: Asset, { log, quote }: Uses<'log' | 'quote'>): string {
  log.info(`The asset ${quoteName(name, quote)} stays, because another run uses it.`);
  return 'the asset stays, because another run uses it';
}

async function restoreName(asset: Asset, name: string, tools: NameTools): Promise<void> {
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
