import { GitHubError } from '../github/errors.ts';
import type { Asset, Release } from '../github/responses.ts';
import { quoteName } from '../shared/quote.ts';
import { rollbackAsset } from './claim-asset.ts';
import { matchesMetadata } from './compare.ts';
import type { Hosted, HostingJob, Target, Uses } from './job.ts';
import { hasMark, readMarks, toOriginalName, toWithdrawnName } from './marks.ts';
import { changeRelease, isOfTag, readAgain } from './releases.ts';

const NOTHING = 'there is nothing';

/**
 * Takes back what this run made: its draft, or its asset in a draft of others. What is published stays, because others
 * may use it already, and so does what others rely on. Never fails: what could not be taken back is in the log.
 *
 * @param made a target without an asset when nothing was uploaded
 * @returns in a few words, what came of it
 */
export async function rollback(made: Target | Hosted, job: HostingJob): Promise<string> {
  const { release, role } = made;
  const hosted = 'asset' in made ? made : undefined;
  if (hosted?.replaced !== undefined) return warnOfReplaced(hosted.asset, hosted.replaced, job);
  if (hosted?.origin === 'unsure' && role !== 'own') return tellUnsure(hosted.asset, role, job);
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

/** The outcome of taking back a draft: deleted, or the reason why it stays. */
type DraftOutcome =
  'deleted' | 'not-deleted' | 'gone' | 'published' | 'retagged' | 'taken-over' | 'joined' | 'added-to';

/** Why a draft of this run stays, and what a person does with it. */
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
      // A draft that another run is about to publish is not touched.
      return hosted?.origin === 'uploaded' && outcome !== 'joined'
        ? rollbackAsset(hosted.asset, job)
        : 'the draft stays';
  }
}

/** An asset that this run has uploaded, with the label that it has given it. */
type OwnAsset = Pick<Asset, 'id' | 'label'>;

/**
 * Deletes a draft of this run, unless somebody relies on it. First it gets a name that tells other runs to look for
 * another one; the answer to that shows whether one of them has left its mark before.
 *
 * @param asset what this run has uploaded there, or may have
 * @throws GitHubError
 */
async function withdrawDraft(
  draft: Release,
  asset: OwnAsset | undefined,
  job: HostingJob,
): Promise<DraftOutcome> {
  // Whether it is gone shows for certain when it is changed.
  const before = (await readAgain(draft, job)) ?? draft;
  const reason = findReason(before, asset, job);
  if (reason !== undefined) return reason;
  const after = await changeRelease(before, { name: toWithdrawnName({ ...before, tag: draft.tag }) }, job);
  const later = findReason(after, asset, job);
  if (after === undefined || later !== undefined) {
    if (after !== undefined) await restoreDraftName({ ...after, name: before.name }, job);
    return later ?? 'gone';
  }
  return deleteDraft(after, job);
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

/** Why a draft is not to be deleted. */
function findReason(
  release: Release | undefined,
  asset: OwnAsset | undefined,
  { mark, order }: Uses<'mark' | 'order'>,
): DraftOutcome | undefined {
  if (release === undefined) return 'gone';
  if (!isOfTag(release, order.tag)) return 'retagged';
  if (!release.isDraft) return 'published';
  if (!hasMark(release.body, mark)) return 'taken-over';
  if (readMarks(release.body).some(({ value }) => value !== mark.value)) return 'joined';
  const isOwn = (other: Asset): boolean => {
    if (other.id === asset?.id) return other.label === asset.label;
    // An upload may have broken off, or its answer may have been lost.
    const isLeft = other.state !== 'uploaded' || matchesMetadata(other, order.file);
    return other.name === order.assetName && isLeft && other.label === '';
  };
  return release.assets.every(isOwn) ? undefined : 'added-to';
}

async function restoreDraftName(draft: Release, job: Uses<'github' | 'order' | 'log'>): Promise<void> {
  try {
    await changeRelease(draft, { name: toOriginalName(draft) }, job);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    job.log.warning(
      'Draft has another name',
      `The draft of the release \`${draft.tag}\` stays, but may still be called \`${toWithdrawnName(draft)}\`: rename it.`,
    );
  }
}

function warnOfPublished(role: Target['role'], { log, order }: Uses<'log' | 'order'>): string {
  const what =
    role === 'own' ? `The release \`${order.tag}\`` : `The new asset of the release \`${order.tag}\``;
  log.warning(
    'Release stays on GitHub',
    `${what} is public already, so it stays: run this again to use it, or delete it.`,
  );
  return 'it is public, so it stays';
}

function warnOfTag({ log, order }: Uses<'log' | 'order'>): string {
  log.warning(
    'Left on GitHub',
    `The release that this run created for \`${order.tag}\` has another tag now, so it stays: delete it if nothing needs it.`,
  );
  return 'it has another tag, so it stays';
}

function warnOfReplaced(
  asset: Asset,
  replaced: Asset,
  { log, quote, order }: Uses<'log' | 'quote' | 'order'>,
): string {
  const name = quoteName(asset.name, quote);
  const digest = replaced.digest === undefined ? '' : ` (${quoteName(replaced.digest, quote)})`;
  log.warning(
    'Replaced asset stays on GitHub',
    `The asset ${name} of the release \`${order.tag}\` is now this run's package instead of the earlier one${digest}. ` +
      `To get that back, upload it as ${name}, or run this with it and \`overwrite: true\`.`,
  );
  return 'the replaced asset stays';
}

function tellUnsure(
  { name }: Asset,
  role: Target['role'],
  { log, quote, order }: Uses<'log' | 'quote' | 'order'>,
): string {
  const text = `The asset ${quoteName(name, quote)} stays, because another run may have uploaded it.`;
  // Other runs report their own drafts; nobody else would report a person's.
  if (role !== 'foreign') log.info(text);
  else
    log.warning(
      'Perhaps left on GitHub',
      `${text} Delete it from the draft \`${order.tag}\` unless it belongs there.`,
    );
  return 'the asset stays';
}
