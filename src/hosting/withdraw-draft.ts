import { GitHubError } from '../github/errors.ts';
import type { Asset, Release } from '../github/responses.ts';
import { fits } from './compare-asset.ts';
import { nameKept, nameWithdrawn } from './find-release.ts';
import type { HostingJob } from './job.ts';
import { hasMark, readMarks } from './mark.ts';
import { readDraft } from './read-draft.ts';

/** What became of a draft that its run wants to take back: why it stays, or that it does not. */
export type Withdrawal =
  'deleted' | 'not-deleted' | 'gone' | 'published' | 'taken-over' | 'joined' | 'added-to';

/** What this run has uploaded, with the label that it has given it. */
type OwnAsset = Pick<Asset, 'id' | 'label'>;

/**
 * Deletes a draft of this run, unless somebody relies on it. First it gets a name that tells other runs to look for
 * another one; the answer to that shows whether one of them has left its mark before.
 *
 * @param asset what this run has uploaded there, or may have
 * @throws GitHubError
 */
export async function withdrawDraft(
  draft: Release,
  asset: OwnAsset | undefined,
  job: HostingJob,
): Promise<Withdrawal> {
  const { github } = job;
  // Whether it is gone shows for certain when it is changed.
  const before = (await readDraft(draft, job)) ?? draft;
  const reason = findReason(before, asset, job);
  if (reason !== undefined) return reason;
  const after = await github.editRelease(before, { name: nameWithdrawn(before) });
  const later = findReason(after, asset, job);
  if (after === undefined || later !== undefined) {
    if (after !== undefined) await giveNameBack(before, job);
    return later ?? 'gone';
  }
  return deleteDraft(after, job);
}

async function deleteDraft(draft: Release, { github, ports }: HostingJob): Promise<Withdrawal> {
  try {
    await github.deleteRelease(draft);
    return 'deleted';
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    ports.log.warning(
      'Draft left on GitHub',
      `The draft \`${nameWithdrawn(draft)}\` could not be deleted: delete it by hand; later runs do not use it.`,
    );
    return 'not-deleted';
  }
}

/** Why a draft is not to be deleted. */
function findReason(
  release: Release | undefined,
  asset: OwnAsset | undefined,
  { mark, order }: HostingJob,
): Withdrawal | undefined {
  if (release === undefined) return 'gone';
  if (!release.isDraft) return 'published';
  if (!hasMark(release.body, mark)) return 'taken-over';
  if (readMarks(release.body).some(({ value }) => value !== mark.value)) return 'joined';
  const isOwn = (other: Asset): boolean => {
    // An upload may have broken off, or its answer may have been lost.
    const isLeft = other.name === order.assetName && (other.state !== 'uploaded' || fits(other, order.file));
    return other.id === asset?.id ? other.label === asset.label : isLeft && other.label === '';
  };
  return release.assets.every(isOwn) ? undefined : 'added-to';
}

async function giveNameBack(release: Release, { github, ports }: HostingJob): Promise<void> {
  const name = nameKept(release);
  try {
    await github.editRelease(release, { name });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    ports.log.warning(
      'Draft has another name',
      `The draft of the release \`${release.tag}\` stays, but may still be called \`${nameWithdrawn(release)}\`: name it back by hand.`,
    );
  }
}
