import { GitHubError } from '../github/github-error.ts';
import type { Asset, Release } from '../github/responses.ts';
import { quoteName } from '../shared/quote.ts';
import { rollbackAsset } from './claim-asset.ts';
import { matchesMetadata } from './compare.ts';
import type { Hosted, HostingJob, Target, Uses } from './model.ts';
import { hasMark, readMarks, toOriginalName, toWithdrawnName } from './marks.ts';
import { changeRelease, isOfTag, readAgain } from './releases.ts';

const NOTHING = 'there is nothing';

/**
 * Rolls back what this run created: its draft, or its asset in another draft. Keeps what is published or used by
 * others. Never fails: the log says what could not be rolled back.
 *
 * @param made a target without an asset when nothing was uploaded
 * @returns the outcome in a few words
 */
export async function rollback(made: Target | Hosted, job: HostingJob): Promise<string> {
  const { release, role } = made;
  const hosted = 'asset' in made ? made : undefined;
  if (hosted?.replaced !== undefined) return warnOfReplaced(hosted.asset, hosted.replaced, job);
  if (hosted?.origin === 'unsure' && role !== 'own') return logUnsure(hosted.asset, role, job);
  if (role !== 'own' && hosted?.origin !== 'uploaded') return NOTHING;
  try {
    if (role === 'own' && release.isDraft) return await rollbackDraft(release, hosted, job);
    const now = await readAgain(release, job);
    const asset = now?.assets.find(({ id }) => id === hosted?.asset.id);
    if (now === undefined || asset === undefined) return NOTHING;
    return now.isDraft ? await rollbackAsset(asset, job) : warnOfPublished(role, job);
  } catch {
    job.log.warning(
      'Left on GitHub',
      `Not everything that this run created for the release \`${release.tag}\` could be deleted: check its drafts, and delete what is not needed.`,
    );
    return 'not complete';
  }
}

/** The outcome of rolling back a draft: deleted, or the reason why it stays. */
type DraftOutcome =
  | 'deleted'
  | 'not-deleted'
  | 'gone'
  | 'published'
  | 'retagged'
  | 'taken-over'
  | 'joined'
  | 'added-to';

/** Why a draft of this run stays, and what a person can do with it. */
const KEPT: Readonly<Record<Extract<DraftOutcome, 'taken-over' | 'joined' | 'added-to'>, string>> = {
  joined:
    'because another run uses it, too, and publishes it when the service accepts the package. If no run does, publish or delete it by hand',
  'added-to': 'because it has assets that this run did not upload. Publish or delete it by hand',
  'taken-over':
    'because somebody removed the mark of this action from its notes. Publish or delete it by hand',
};

async function rollbackDraft(draft: Release, hosted: Hosted | undefined, job: HostingJob): Promise<string> {
  const { log } = job;
  const outcome = await withdrawDraft(draft, hosted?.origin === 'found' ? undefined : hosted?.asset, job);
  switch (outcome) {
    case 'gone':
      return NOTHING;
    case 'deleted':
      log.info(`The draft of the release \`${draft.tag}\` was deleted again.`);
      return 'the draft is deleted';
    case 'not-deleted':
      return 'not complete';
    case 'published':
      return warnOfPublished('own', job);
    case 'retagged':
      return warnOfTag(job);
    default:
      log.warning(
        'Draft stays on GitHub',
        `The draft of the release \`${draft.tag}\` stays, ${KEPT[outcome]}.`,
      );
      // Another run is about to publish the draft, so it is not changed.
      return hosted?.origin === 'uploaded' && outcome !== 'joined'
        ? rollbackAsset(hosted.asset, job)
        : 'the draft stays';
  }
}

/** An asset that this run uploaded, with the label from then. */
type OwnAsset = Pick<Asset, 'id' | 'label'>;

/**
 * Deletes a draft of this run, unless somebody uses it. Renames it first, so that other runs do not join it; the answer
 * shows whether one of them left its mark before.
 *
 * @param asset the asset that this run has uploaded, or may have uploaded
 * @throws GitHubError
 */
async function withdrawDraft(
  draft: Release,
  asset: OwnAsset | undefined,
  job: HostingJob,
): Promise<DraftOutcome> {
  // Only an attempt to change the draft shows for certain that it is gone.
  const before = (await readAgain(draft, job)) ?? draft;
  const reason = findReason(before, asset, job);
  if (reason !== undefined) return reason;
  const after = await changeRelease(before, { name: toWithdrawnName({ ...before, tag: draft.tag }) }, job);
  const later = findReason(after, asset, job);
  if (after === undefined) return 'gone';
  if (later === undefined) return deleteDraft(after, job);
  return (await restoreDraftName({ ...after, name: before.name }, job)) ? later : 'gone';
}

async function deleteDraft(
  draft: Release,
  { github, log }: Uses<'github' | 'log'>,
): Promise<'deleted' | 'not-deleted'> {
  try {
    await github.deleteRelease(draft);
    return 'deleted';
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.warning(
      'Draft left on GitHub',
      `The draft \`${toWithdrawnName(draft)}\` could not be deleted: delete it. Later runs do not use it.`,
    );
    return 'not-deleted';
  }
}

/** Why a draft must not be deleted; `undefined` when it may be. */
function findReason(
  release: Release | undefined,
  asset: OwnAsset | undefined,
  { mark, spec }: Uses<'mark' | 'spec'>,
): DraftOutcome | undefined {
  if (release === undefined) return 'gone';
  if (!isOfTag(release, spec.tag)) return 'retagged';
  if (!release.isDraft) return 'published';
  if (!hasMark(release.body, mark)) return 'taken-over';
  if (readMarks(release.body).some(({ value }) => value !== mark.value)) return 'joined';
  const isOwn = (other: Asset): boolean => {
    if (other.id === asset?.id) return other.label === asset.label;
    // This run's upload may have broken off, or its answer may have been lost.
    const isLeft = other.state !== 'uploaded' || matchesMetadata(other, spec.file);
    return other.name === spec.assetName && isLeft && other.label === '';
  };
  return release.assets.every(isOwn) ? undefined : 'added-to';
}

/** Gives it its name again; `false` if somebody deleted it meanwhile. */
async function restoreDraftName(draft: Release, job: Uses<'github' | 'spec' | 'log'>): Promise<boolean> {
  try {
    return (await changeRelease(draft, { name: toOriginalName(draft) }, job)) !== undefined;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    job.log.warning(
      'Draft has another name',
      `The draft of the release \`${draft.tag}\` stays, but may still be called \`${toWithdrawnName(draft)}\`: rename it.`,
    );
    return true;
  }
}

function warnOfPublished(role: Target['role'], { log, spec }: Uses<'log' | 'spec'>): string {
  const what =
    role === 'own' ? `The release \`${spec.tag}\`` : `The new asset of the release \`${spec.tag}\``;
  log.warning(
    'Release stays on GitHub',
    `${what} is public already, so it stays: run this again to use it, or delete it.`,
  );
  return 'it is public, so it stays';
}

function warnOfTag({ log, spec }: Uses<'log' | 'spec'>): string {
  log.warning(
    'Left on GitHub',
    `The release that this run created for \`${spec.tag}\` has another tag now, so it stays: delete it if nothing needs it.`,
  );
  return 'it has another tag, so it stays';
}

function warnOfReplaced(
  asset: Asset,
  replaced: Asset,
  { log, quote, spec }: Uses<'log' | 'quote' | 'spec'>,
): string {
  const name = quoteName(asset.name, quote);
  const digest = replaced.digest === undefined ? '' : ` (${quoteName(replaced.digest, quote)})`;
  log.warning(
    'Replaced asset stays on GitHub',
    `The asset ${name} of the release \`${spec.tag}\` is still this run's package, which replaced the earlier one${digest}. ` +
      `To restore that, upload it as ${name}, or run this with it and \`overwrite: true\`.`,
  );
  return 'the replaced asset stays';
}

function logUnsure(
  { name }: Asset,
  role: Target['role'],
  { log, quote, spec }: Uses<'log' | 'quote' | 'spec'>,
): string {
  const text = `The asset ${quoteName(name, quote)} stays, because another run may have uploaded it.`;
  // Other runs report their own drafts; nobody else would report a person's.
  if (role !== 'foreign') log.info(text);
  else
    log.warning(
      'Perhaps left on GitHub',
      `${text} Delete it from the draft \`${spec.tag}\` unless it belongs there.`,
    );
  return 'the asset stays';
}
