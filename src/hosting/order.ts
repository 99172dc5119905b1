import { hostingError } from '../github/explain.ts';
import { isAssetName } from '../github/names.ts';
import { PublishError } from '../shared/errors.ts';
import { formatSize } from '../shared/format.ts';
import type { HostingOrder } from './job.ts';

/** GitHub takes files below 2 GiB. */
const MAX_BYTES = 2 * 1024 ** 3;

/**
 * Refuses what GitHub would refuse or change, before anything is done.
 *
 * @throws PublishError `input` or `not-published`
 */
export function refuseOrder({ assetName, file }: HostingOrder): void {
  if (!isAssetName(assetName)) {
    throw new PublishError({
      code: 'input',
      title: 'Input asset-name',
      message: `The name of the asset, "${assetName}", has characters that GitHub changes, or does not begin with a letter or digit.`,
      hint: 'Set `asset-name` to a name of `A-Z a-z 0-9 . _ + -` that begins with a letter or digit.',
    });
  }
  if (file.sizeBytes < MAX_BYTES) return;
  throw hostingError(
    'Package too large for GitHub',
    `The package has ${formatSize(file.sizeBytes)}, and an asset of a release must be smaller than 2 GiB.`,
    'Make the package smaller, or put it somewhere else and give its URL as `zip_url`.',
  );
}
