import type { Asset, Release } from '../responses.ts';
import { quoteName } from '../../shared/quote.ts';
import { isOwn } from './choose-target.ts';
import { matchesMetadata } from './compare.ts';
import type { Hosted, HostingJob, Target, Uses } from './model.ts';
import { readMark } from './marks.ts';
import { isOfTag, readAgain } from './releases.ts';

const NOTHING = 'there is nothing';

/**
 * Rolls back what this run created: its draft, or its asset in the draft of somebody else. Keeps what is published or
 * has files of others. Never fails: the log says what could not be rolled back.
 *
 * @param made a target without an asset when nothing was uploaded
 * @returns the outcome in a few words
 */
export async function rollback(made: Target | Hosted, job: HostingJob): Promise<string> {
  const { release, role } = made;
  const hosted = 'asset' in made ? made : undefined;
  if (hosted?.replaced !== undefined) return warnOfReplaced(hosted.asset, hosted.replaced, job);
  if (hosted?.origin === 'unsure' && role !== 'own') return logUnsure(hosted.asset, role, job);
  const asset = hosted?.origin === 'uploaded' ? hosted.asset : undefined;
  if (role === 'taken-over' && asset === undefined) return warnOfKept('taken-over', job);
  if (role !== 'own' && asset === undefined) return NOTHING;
  try {
    const now = await readAgain(release, job);
    if (now !== undefined) return await rollbackIn(now, { ...made, asset }, job);
    // Only an attempt to delete a draft shows for certain that it is gone.
    if (isOfRuns(role) && release.isDraft) await job.github.deleteRelease(release);
    return NOTHING;
  } catch {
    job.log.warning(
      'Left on GitHub',
      `Not everything that this run created for the release \`${release.tag}\` could be deleted: check its drafts, and delete those that you do not need.`,
    );
    return 'not complete';
  }
}

interface Made extends Pick<Target, 'role'> {
  /** The asset that this run certainly uploaded. */
  readonly asset: Asset | undefined;
}

/** @param now the release as it is now */
async function rollbackIn(now: Release, { role, asset }: Made, job: HostingJob): Promise<string> {
  const { github, log, quote, spec, mark } = job;
  const isThere = asset !== undefined && now.assets.some(({ id }) => id === asset.id);
  if (!isOfTag(now, spec.tag)) return isOfRuns(role) ? warnOfTag(job) : NOTHING;
  if (!now.isDraft) return isOfRuns(role) || isThere ? warnOfPublished(role, job) : NOTHING;
  if (isOfRuns(role)) {
    const reason = isOwn(now, mark) ? findOthers(now, asset, job) : findOwner(now);
    if (reason === undefined) {
      await github.deleteRelease(now);
      log.info(`The draft of the release \`${spec.tag}\` was deleted again.`);
      return 'the draft is deleted';
    }
    warnOfKept(reason, job);
  }
  if (!isThere) return isOfRuns(role) ? 'the draft stays' : NOTHING;
  await github.deleteAsset(asset);
  log.info(`The asset ${quoteName(asset.name, quote)} was deleted again; its draft stays.`);
  return 'the asset is deleted';
}

/** Whether the target is a draft with the mark of this run, rather than a release of somebody else. */
function isOfRuns(role: Target['role']): boolean {
  return role === 'own' || role === 'taken-over';
}

/** Why a draft stays, and what a person can do with it. */
const KEPT = {
  'added-to': 'because it has assets that this run did not upload. Publish or delete it by hand',
  'taken-over': 'because a run that was cut off created it. Run this again, or delete it by hand',
  'of-other-run': 'because another run took it over. Check that run',
  'of-person':
    'because somebody removed the mark of this action from its notes. Publish or delete it by hand',
} as const;

type Kept = keyof typeof KEPT;

function findOwner(release: Release): Kept {
  return readMark(release) === undefined ? 'of-person' : 'of-other-run';
}

/** Whether a draft of this run has files that this run did not upload. */
function findOthers({ assets }: Release, asset: Asset | undefined, { spec }: Uses<'spec'>): Kept | undefined {
  const isOfRun = (other: Asset): boolean => {
    if (other.id === asset?.id) return true;
    // The upload may have broken off, its answer may have been lost, or an earlier attempt made it.
    return other.name === spec.assetName && (other.state !== 'uploaded' || matchesMetadata(other, spec.file));
  };
  return assets.every(isOfRun) ? undefined : 'added-to';
}

function warnOfKept(reason: Kept, { log, spec }: Uses<'log' | 'spec'>): string {
  log.warning('Draft stays on GitHub', `The draft of the release \`${spec.tag}\` stays, ${KEPT[reason]}.`);
  return 'the draft stays';
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
  if (role !== 'foreign') log.info(text);
  else
    log.warning(
      'Perhaps left on GitHub',
      `${text} Delete it from the draft \`${spec.tag}\` unless it belongs there.`,
    );
  return 'the asset stays';
}
