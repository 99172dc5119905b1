import { isUnclear } from '../github/errors.ts';
import { quoteCode } from '../github/explain.ts';
import type { Asset, Release } from '../github/responses.ts';
import type { HostingJob } from './job.ts';
import { uploadAsset } from './upload-asset.ts';

/**
 * Puts the package in the place of another asset, so that one of them is there at every moment: it is uploaded under
 * another name, the old one is renamed away, the new one is renamed in, and only then the old one is deleted. When a
 * step fails, the old one gets its name back.
 *
 * @throws PublishError and GitHubError as {@link uploadAsset} does
 */
export async function replaceAsset(release: Release, old: Asset, job: HostingJob): Promise<Asset> {
  const { github, ports } = job;
  const mark = ports.randomHex(4);
  const { asset: fresh } = await uploadAsset(release, `${old.name}.new-${mark}`, job);
  const placed = await swap(old, fresh, `${old.name}.old-${mark}`, job);
  try {
    await github.deleteAsset(old);
    ports.log.info(`Replaced the asset ${quoteCode(placed.name, ports.quote)}.`);
  } catch {
    ports.log.warning(
      'Old asset left on GitHub',
      `The asset that was replaced could not be deleted: delete \`${old.name}.old-${mark}\` of the release \`${release.tag}\` by hand.`,
    );
  }
  return placed;
}

async function swap(old: Asset, fresh: Asset, aside: string, { github, ports }: HostingJob): Promise<Asset> {
  let mayBeAside = true;
  try {
    await github.editAsset(old, { name: aside }).catch((error: unknown) => {
      mayBeAside = isUnclear(error);
      throw error;
    });
    return await github.editAsset(fresh, { name: old.name });
  } catch (error) {
    const isRolledBack = await succeeds(async () => {
      // First of all, because it may have the name.
      await github.deleteAsset(fresh);
      if (mayBeAside) await github.editAsset(old, { name: old.name });
    });
    if (!isRolledBack) {
      ports.log.warning(
        'Assets left on GitHub',
        `An asset could not be replaced: look for \`${aside}\` and ${quoteCode(fresh.name, ports.quote)}, and rename or delete them by hand.`,
      );
    }
    throw error;
  }
}

async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}
