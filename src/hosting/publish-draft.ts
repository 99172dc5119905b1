import { GitHubError, isMistagged, isTaken, type Task, toMistagged } from '../github/github-error.ts';
import { explainErrorsAfterPublish, type Remedy } from '../github/explain-errors.ts';
import type { Release } from '../github/responses.ts';
import { poll } from '../shared/clock.ts';
import { PublishError } from '../shared/publish-error.ts';
import { restoreClaimed } from './claim-asset.ts';
import { matchesMetadata } from './compare.ts';
import {
  type Hosted,
  type HostedAsset,
  type HostingJob,
  type HostingSpec,
  type Target,
  toHostedAsset,
  type Uses,
} from './model.ts';
import { hasMark, isCreatedFor, readMarks, removeMarks, toOriginalName } from './marks.ts';
import { putAsset } from './put-asset.ts';
import { changeRelease, chooseLatest, isOfTag, isReleaseGone, readAgain } from './releases.ts';
import { rollback } from './rollback.ts';

/** When to look for a release that is known to be published. */
const LOOKS_AT_MS = [0, 1_000, 3_000, 7_000];

/**
 * Publishes the draft that this run, or another run with the same package, created. If another release of the tag was
 * published in the meantime, moves the package there and rolls back this run's draft.
 *
 * @param rules `isAllowed`: whether this run may publish the draft in its current state. `isServed`: the service has
 * the version, so a tag that GitHub did not keep is set once more.
 * @returns still a draft when this run may not publish it; `undefined` when it is gone
 * @throws PublishError and GitHubError as {@link putAsset} does
 */
export async function publishDraft(
  hosted: Hosted,
  job: HostingJob,
  rules: { readonly isAllowed: typeof mayPublish; readonly isServed: boolean },
): Promise<Hosted | undefined> {
  const { github, log, clock, spec } = job;
  const seen = await readAgain(hosted.release, job);
  // Only an attempt to change a draft shows for certain that it is gone.
  const now = seen ?? (hosted.role === 'foreign' ? undefined : hosted.release);
  if (now === undefined) return moveOn(hosted, await github.findPublished(spec.tag), job);
  if (!isOfTag(now, spec.tag)) throw toMistagged(toTask(spec), now.tag);
  const current = seen === undefined ? hosted : await refresh(hosted, seen, job);
  if (!now.isDraft) {
    log.info(`The release \`${spec.tag}\` is published already.`);
    return current;
  }
  if (!rules.isAllowed(current, spec)) {
    if (now.tag !== spec.tag) throw toMistagged(toTask(spec), now.tag);
    return current;
  }
  // The package was uploaded again, and the release may have changed in the meantime.
  if (current.asset.id !== hosted.asset.id) return publishDraft(current, job, rules);
  try {
    const release = await publish(now, job, rules.isServed);
    if (release === undefined) return await moveOn(hosted, await github.findPublished(spec.tag), job);
    log.info(`Published the release \`${spec.tag}\`.`);
    return await refresh(current, release, job);
  } catch (error) {
    if (!isTaken(error)) throw error;
    const other = await poll(LOOKS_AT_MS, clock, () => github.findPublished(spec.tag));
    if (other === undefined) throw error;
    return moveOn(hosted, other, job);
  }
}

/** Makes a draft public. */
async function publish(draft: Release, job: HostingJob, isServed: boolean): Promise<Release | undefined> {
  const { log, spec } = job;
  try {
    const changes = { draft: false, ...chooseLatest(draft.isPrerelease), ...toPublic(draft) } as const;
    return await changeRelease(draft, changes, job);
  } catch (error) {
    if (!isServed || !isMistagged(error)) throw error;
    log.info(`GitHub published the release \`${spec.tag}\` with another tag; naming its own once more.`);
    return changeRelease({ ...draft, isDraft: false }, {}, job).catch(() => {
      throw error;
    });
  }
}

const toTask = ({ tag }: HostingSpec): Task => ({ doing: `publishing the release \`${tag}\``, kind: 'tag' });

/** Removes this action's marks, which nobody needs once the release is published. */
function toPublic(draft: Release): Partial<Pick<Release, 'name' | 'body'>> {
  const [body, name] = [removeMarks(draft.body), toOriginalName(draft)];
  return {
    ...(body !== draft.body && { body }),
    // A run may have stopped while it was rolling the draft back.
    ...(name !== draft.name && { name }),
  };
}

/**
 * Whether this run may publish a draft: one of its own, or one that another run created for the same package, because
 * that run may have ended.
 */
export function mayPublish({ release, role, asset }: Hosted, spec: HostingSpec): boolean {
  if (role === 'own') return true;
  return role === 'joined' && isCreatedFor(release.body, spec.assetName) && matchesMetadata(asset, spec.file);
}

/** Updates the release and its asset, whose URL changes and which may have been deleted by hand. */
async function refresh(hosted: Hosted, release: Release, job: HostingJob): Promise<Hosted> {
  const { asset } = hosted;
  const now = { ...hosted, release, role: findRole(hosted.role, release, job) };
  const listed = release.assets.find(({ id }) => id === asset.id);
  // The owner of a draft decides which assets it has, but a name that a run changed is no decision.
  if (now.role === 'foreign') {
    const named = listed && (await restoreClaimed(listed, asset.name, job));
    return { ...now, asset: named ?? listed ?? asset };
  }
  const found = listed ?? (await job.github.findAsset(asset.id));
  const claimed = found && (await restoreClaimed(found, asset.name, job));
  return claimed === undefined ? putAsset(now, job) : { ...now, asset: claimed };
}

/** Returns the current role: a draft without the mark belongs to the person who removed it. */
function findRole(role: Target['role'], { isDraft, body }: Release, { mark }: Uses<'mark'>): Target['role'] {
  if (!isDraft || role === 'published') return role;
  const isMarked = role === 'own' ? hasMark(body, mark) : readMarks(body).length > 0;
  return isMarked ? role : 'foreign';
}

async function moveOn(
  from: Hosted,
  release: Release | undefined,
  job: HostingJob,
): Promise<Hosted | undefined> {
  if (release === undefined) return undefined;
  job.log.info(`Another release \`${job.spec.tag}\` was published first; the package goes there.`);
  const hosted = await putAsset({ release, role: 'published' }, job);
  await rollback(from, job);
  return hosted;
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
      const done = await publishDraft(hosted, job, { isAllowed: mayPublish, isServed: true });
      if (done === undefined) throw draftGoneError(release.tag);
      if (done.release.isDraft) logWhyDraft(role, done, job);
      return toHostedAsset(done);
    } catch (error) {
      if (await isReleaseGone(error, release, job)) throw draftGoneError(release.tag);
      if (role !== 'foreign' || !(error instanceof GitHubError)) throw error;
      // The draft belongs to somebody else, so it is no failure when GitHub cannot be read.
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

function logWhyDraft(before: Target['role'], { release, role }: Target, { log }: Uses<'log'>): void {
  const draft = `the draft of the release \`${release.tag}\``;
  if (role === 'joined') {
    log.notice(
      'Release left to another run',
      `Another run created ${draft}, and publishes it. If that run failed, run this again, or publish the draft by hand.`,
    );
    return;
  }
  const why =
    before === 'foreign'
      ? `This run did not create ${draft}`
      : `Somebody removed the mark of this action from the notes of ${draft}`;
  log.notice('Release is still a draft', `${why}, so it stays a draft. Publish it when you like.`);
}

function draftGoneError(tag: string): PublishError {
  return new PublishError({
    code: 'after-publish',
    title: 'Published, but: Draft is gone',
    message: `The version is published, but the draft of the release \`${tag}\` was deleted on GitHub while this ran.`,
    hint: 'Do not publish the version again. If you want the release, create it by hand, with the package as its asset.',
  });
}
