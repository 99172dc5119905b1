import type { Release } from './answers.ts';
import type { Place } from './create-release.ts';
import { quoteCode } from './explain.ts';
import type { HostingJob } from './job.ts';
import type { Put } from './put-asset.ts';

const NOTHING = 'there is nothing';

/**
 * Takes back what this run made: its draft, or its asset in a draft of others. What is published stays, because others
 * may use it already. Never fails: what could not be taken back is in the log.
 *
 * @param put absent when nothing was uploaded
 * @returns in a few words, what came of it
 */
export async function takeBack(place: Place, put: Put | undefined, job: HostingJob): Promise<string> {
  const { release, isOwn } = place;
  const { github, ports } = job;
  if (!isOwn && put?.isOwn !== true) return NOTHING;
  try {
    // Others may have published a draft meanwhile.
    const now = release.isDraft ? await github.findRelease(release.id) : release;
    if (now === undefined) return NOTHING;
    if (!now.isDraft) return warnOfPublished(place, job);
    return isOwn && !isShared(now, put, job) ? await takeDraftBack(now, job) : await takeAssetBack(put, job);
  } catch {
    ports.log.warning(
      'Left on GitHub',
      `Not all that this run made for the release \`${release.tag}\` could be taken back: look at its drafts, and delete by hand what is not needed.`,
    );
    return 'not complete';
  }
}

/** Whether others have added to a draft of this run. */
function isShared({ assets }: Release, put: Put | undefined, { order }: HostingJob): boolean {
  const own = [order.assetName, put?.asset.name];
  return assets.some(({ state, name }) => state === 'uploaded' && !own.includes(name));
}

async function takeDraftBack(release: Release, { github, ports }: HostingJob): Promise<string> {
  await github.deleteRelease(release);
  ports.log.info(`The draft of the release \`${release.tag}\` was deleted again.`);
  return 'the draft is deleted';
}

async function takeAssetBack(put: Put | undefined, { github, ports }: HostingJob): Promise<string> {
  if (put?.isOwn !== true) return NOTHING;
  await github.deleteAsset(put.asset);
  ports.log.info(`The asset ${quoteCode(put.asset.name, ports.quote)} was deleted again; its draft stays.`);
  return 'the asset is deleted';
}

function warnOfPublished({ isOwn }: Place, { ports, order }: HostingJob): string {
  const what = isOwn ? `The release \`${order.tag}\`` : `The new asset of the release \`${order.tag}\``;
  ports.log.warning(
    'Release stays on GitHub',
    `${what} is published already, so it stays; another run with the same package uses it as it is.`,
  );
  return 'it is public, so it stays';
}
