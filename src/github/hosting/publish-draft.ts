import { GitHubError, isMistagged, isTaken, type Task, toMistagged } from '../github-error.ts';
import { explainErrorsAfterPublish, hostingError, type Remedy } from '../explain-errors.ts';
import type { Release } from '../responses.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { quoteName } from '../../shared/quote.ts';
import { isForSamePackage, isOwn, otherRunError, raceError } from './choose-target.ts';
import { matchesMetadata } from './compare.ts';
import {
  type Hosted,
  type HostedAsset,
  type HostingJob,
  type HostingSpec,
  toHostedAsset,
  type Uses,
} from './model.ts';
import { readMark, removeMarks } from './marks.ts';
import { putAsset } from './put-asset.ts';
import { changeRelease, chooseLatest, isOfTag, isReleaseGone, readAgain } from './releases.ts';

/**
 * Publishes the draft that this run created or took over. A draft of somebody else stays a draft.
 *
 * @param isServed the service has the version: a draft of another run with the same package is published, too, and a
 * tag that GitHub did not keep is set once more
 * @returns still a draft when it is somebody else's; `undefined` when it is gone
 * @throws PublishError `not-published`: another run took over the draft, or published another release of the tag; and
 * as {@link putAsset}
 * @throws GitHubError
 */
export async function publishDraft(
  hosted: Hosted,
  job: HostingJob,
  isServed: boolean,
): Promise<Hosted | undefined> {
  const { github, log, spec } = job;
  // Asked before the read, so that no request comes between the read and the change.
  if (hosted.role !== 'foreign') await github.findTag(spec.tag);
  const seen = await readAgain(hosted.release, job);
  // Only an attempt to change a draft shows for certain that it is gone.
  const now = seen ?? (hosted.role === 'foreign' ? undefined : hosted.release);
  if (now === undefined) return undefined;
  if (!isOfTag(now, spec.tag)) throw toMistagged(toTask(spec), now.tag);
  const current = seen === undefined ? hosted : await refresh(hosted, seen, job);
  if (!now.isDraft) {
    log.info(`The release \`${spec.tag}\` is published already.`);
    return current;
  }
  if (current.role === 'foreign') {
    if (now.tag !== spec.tag) throw toMistagged(toTask(spec), now.tag);
    return current;
  }
  if (!mayPublish(current, job, isServed)) throw otherRunError(job);
  // The package was uploaded again, and the release may have changed in the meantime.
  if (current.asset.id !== hosted.asset.id) return publishDraft(current, job, isServed);
  const release = await publish(now, job, isServed);
  if (release === undefined) return undefined;
  log.info(`Published the release \`${spec.tag}\`.`);
  return refresh(current, release, job);
}

/** Whether a draft is this run's, or of another run for the very package that the service has. */
function mayPublish({ release, asset }: Hosted, { mark, spec }: HostingJob, isServed: boolean): boolean {
  if (isOwn(release, mark)) return true;
  return isServed && isForSamePackage(release, mark) && matchesMetadata(asset, spec.file);
}

/** Makes a draft public. */
async function publish(draft: Release, job: HostingJob, isServed: boolean): Promise<Release | undefined> {
  const { log, spec } = job;
  try {
    const changes = { draft: false, ...chooseLatest(draft.isPrerelease), ...toPublic(draft) } as const;
    return await changeRelease(draft, changes, job);
  } catch (error) {
    if (isTaken(error)) throw isServed ? otherReleaseError(job, error) : raceError(job, error);
    if (!isServed || !isMistagged(error)) throw error;
    log.info(`GitHub published the release \`${spec.tag}\` with another tag; naming its own once more.`);
    return changeRelease({ ...draft, isDraft: false }, {}, job).catch(() => {
      throw error;
    });
  }
}

/** The error for a release that somebody else published, when the service has the version. */
function otherReleaseError({ spec: { tag, assetName } }: Uses<'spec'>, cause: unknown): PublishError {
  return hostingError(
    'Two releases at once',
    `Somebody published another release \`${tag}\` while this ran, so the draft of this run cannot be published.`,
    `Add \`${assetName}\` of the draft to that release by hand, and delete the draft.`,
    { remedy: 'none', cause },
  );
}

const toTask = ({ tag }: HostingSpec): Task => ({ doing: `publishing the release \`${tag}\``, kind: 'tag' });

/** Removes this action's mark, which nobody needs once the release is published. */
function toPublic(draft: Release): Partial<Pick<Release, 'body'>> {
  const body = removeMarks(draft.body);
  return body === draft.body ? {} : { body };
}

/** Updates the release, its role and its asset, whose URL changes and which may have been deleted by hand. */
async function refresh(hosted: Hosted, release: Release, job: HostingJob): Promise<Hosted> {
  const { asset } = hosted;
  // A draft without a mark belongs to the person who removed it.
  const isLost = release.isDraft && readMark(release) === undefined;
  const now = { ...hosted, release, ...(isLost && { role: 'foreign' as const }) };
  const listed = release.assets.find(({ id }) => id === asset.id);
  // The owner of a draft decides which assets it has.
  if (now.role === 'foreign') return { ...now, asset: listed ?? asset };
  const found = listed ?? (await job.github.findAsset(asset.id));
  return found === undefined ? putAsset(now, job) : { ...now, asset: found };
}

/**
 * Completes the release when the service has the version: publishes the draft, or leaves it to its owner and logs why.
 *
 * @throws PublishError `after-publish`
 */
export async function completeRelease(hosted: Hosted, job: HostingJob): Promise<HostedAsset> {
  const { release, role } = hosted;
  const rest = `Do not publish the version again: run this again with \`if-published: skip\`, which completes the release, or publish the draft of the release \`${release.tag}\` by hand.`;
  const advise = (hint: string, remedy: Remedy) => {
    // A person cannot publish it either.
    if (remedy === 'none') return `${hint} Do not publish this version again.`;
    if (remedy === 'by-hand')
      return `${hint} Then publish the draft of the release \`${release.tag}\` by hand, and not the version again.`;
    return remedy === 'rerun' ? rest : `${hint} ${rest}`;
  };
  return explainErrorsAfterPublish(job, advise, async () => {
    if (!release.isDraft) return toHostedAsset(hosted);
    try {
      const done = await publishDraft(hosted, job, true);
      if (done === undefined) throw draftGoneError(release.tag);
      if (done.release.isDraft) logWhyDraft(hosted, done, job);
      if (done.release.isDraft && (await isAssetGone(done, job))) warnOfGone(done, job);
      return toHostedAsset(done);
    } catch (error) {
      if (await isReleaseGone(error, release, job)) throw draftGoneError(release.tag);
      if (role !== 'foreign' || !(error instanceof GitHubError)) throw error;
      // The draft belongs to somebody else, so it is not a failure when GitHub cannot be read.
      job.log.notice(
        'Release not checked',
        `This run did not create the draft of the release \`${release.tag}\`, and GitHub did not say whether it still is a draft. If so, publish it when you like.`,
      );
      const known = toHostedAsset(hosted);
      // The URL of a draft is no longer valid when somebody has published it.
      return { ...known, release: { ...known.release, url: '' } };
    }
  });
}

function logWhyDraft({ role: before }: Hosted, { release }: Hosted, { log }: Uses<'log'>): void {
  const draft = `the draft of the release \`${release.tag}\``;
  if (readMark(release) !== undefined) {
    log.notice(
      'Release left to another run',
      `Another run created ${draft}, for another plugin, and publishes it. If that run failed, run it again, or publish the draft by hand.`,
    );
    return;
  }
  const why =
    before === 'foreign'
      ? `This run did not create ${draft}`
      : `Somebody removed the mark of this action from the notes of ${draft}`;
  log.notice('Release is still a draft', `${why}, so it stays a draft. Publish it when you like.`);
}

async function isAssetGone({ release, asset: { id } }: Hosted, { github }: Uses<'github'>): Promise<boolean> {
  return release.assets.every((asset) => asset.id !== id) && (await github.findAsset(id)) === undefined;
}

/** Somebody took it from the draft: its owner, or a run with the same package that was not accepted. */
function warnOfGone({ release, asset }: Hosted, { log, quote }: Uses<'log' | 'quote'>): void {
  log.warning(
    'Asset is gone from the draft',
    `The asset ${quoteName(asset.name, quote)} is no longer on the draft of the release \`${release.tag}\`. Upload the package again before you publish the draft.`,
  );
}

function draftGoneError(tag: string): PublishError {
  return new PublishError({
    code: 'after-publish',
    title: 'Published, but: Draft is gone',
    message: `The version is published, but the draft of the release \`${tag}\` was deleted on GitHub while this ran.`,
    hint: 'Do not publish the version again. If you want the release, create it by hand, with the package as its asset.',
  });
}
