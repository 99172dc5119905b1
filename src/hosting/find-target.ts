import { GitHubError, isCutShort, isUnclear } from '../github/github-error.ts';
import type { Release } from '../github/responses.ts';
import { chooseBackoffMs, poll } from '../shared/clock.ts';
import { beginEarly } from '../shared/together.ts';
import type { Hosted, HostingJob, Target, Uses } from './model.ts';
import { addMark, hasMark, isWithdrawn, readMarks, removeMarks } from './marks.ts';
import { putAsset } from './put-asset.ts';
import {
  changeRelease,
  createRelease,
  findReleases,
  findReleasesAtOnce,
  isOfTag,
  prepareRelease,
  readAgain,
  sortReleases,
} from './releases.ts';
import { rollback } from './rollback.ts';

/** When to look for a release whose creation may have counted. */
const LOOKS_AT_MS = [1_000, 4_000];

/** The release that gets the package. */
interface AssetPlace {
  readonly target: Target;
  /** Makes the package an asset of the target; see {@link putAsset}. */
  readonly put: () => Promise<Hosted>;
}

/** Finds the release of the tag, or creates a draft and starts uploading the package to it. */
export async function findOrCreateTarget(job: HostingJob): Promise<AssetPlace> {
  const passed = new Set<number>();
  for (;;) {
    const target = await findTarget(job, passed);
    if (target !== undefined) return toPlace(target, job);
    const place = await createDraft(job, passed);
    if (place !== undefined) return place;
  }
}

function toPlace(target: Target, job: HostingJob): AssetPlace {
  return { target, put: () => putAsset(target, job) };
}

/**
 * Creates a draft for a tag that has no release, and uploads the package while it checks whether others created one at
 * the same time. The first release counts; if it is not this run's draft, the draft is rolled back.
 *
 * @returns `undefined` when others have created one, and it is not known whether this run has
 */
async function createDraft(job: HostingJob, passed: Set<number>): Promise<AssetPlace | undefined> {
  const { spec, log } = job;
  const own = await createOnce(job);
  if (own === undefined) return undefined;
  log.info(`Created a draft of the release \`${spec.tag}\`.`);
  const target = { release: own, role: 'own' } as const;
  const upload = beginUpload(target, job);
  try {
    for (;;) {
      const first = await findFirst(own, job, passed);
      if (first.id === own.id) return { target, put: upload.finish };
      // Stop the upload first, because only one change is made at a time.
      const made = await upload.stop();
      // Delete this run's draft only once the other release is certain.
      const other = await joinRelease(first, job);
      if (other !== undefined) {
        log.info(`Another run created the release \`${spec.tag}\` first, so the package goes there.`);
        await rollback(made, job);
        return toPlace(other, job);
      }
      passed.add(first.id);
    }
  } catch (error) {
    await rollback(await upload.stop(), job);
    throw error;
  }
}

/** An upload to a draft that may turn out not to be the first. */
interface Upload {
  /** @throws what {@link putAsset} throws */
  readonly finish: () => Promise<Hosted>;
  /** @returns what has to be rolled back; never fails */
  readonly stop: () => Promise<Target | Hosted>;
}

function beginUpload(target: Target, job: HostingJob): Upload {
  const stopping = new AbortController();
  const hosted = beginEarly(() => putAsset(target, { ...job, stop: stopping.signal }));
  return {
    finish: () => (stopping.signal.aborted ? hosted.catch(() => putAsset(target, job)) : hosted),
    stop: () => {
      stopping.abort();
      return hosted.catch(() => target);
    },
  };
}

/** Finds the release that counts. The list may not contain this run's draft yet. */
async function findFirst(
  own: Release,
  { github, spec }: Uses<'github' | 'spec'>,
  passed: Set<number>,
): Promise<Release> {
  const found = await findReleasesAtOnce(github, spec.tag);
  const others = found.filter(({ id }) => id !== own.id && !passed.has(id));
  const [first = own] = sortReleases([own, ...others]);
  return first;
}

/**
 * Creates a draft, and tries again only after a look showed no such draft. Only the mark proves which draft belongs to
 * this run.
 *
 * @returns `undefined` when others have created one, and it is not known whether this run has
 */
async function createOnce(job: HostingJob): Promise<Release | undefined> {
  const { clock, log, spec, mark, random, retries } = job;
  const prepared = await prepareRelease(spec, job);
  // GitHub appends the notes that it generates to the body.
  const fields = { ...prepared, body: addMark(prepared.body ?? '', mark), draft: true };
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await createRelease(fields, job);
    } catch (error) {
      if (isCutShort(error)) await cleanUp(job);
      if (!isUnclear(error)) throw error;
      log.info(`No response from GitHub while ${error.task.doing}; checking whether that was done.`);
      const { own, hasOthers } = await waitForOwn(job);
      if (own !== undefined) return own;
      const isLast = hasOthers || repeats >= retries;
      if (isLast) warnOfDraft(job);
      if (hasOthers) return undefined;
      if (isLast) throw error;
      await clock.sleep(chooseBackoffMs(repeats, random));
    }
  }
}

interface FoundReleases {
  readonly own: Release | undefined;
  readonly hasOthers: boolean;
}

async function waitForOwn(job: HostingJob): Promise<FoundReleases> {
  let found: FoundReleases = { own: undefined, hasOthers: false };
  try {
    await poll(LOOKS_AT_MS, job.clock, async () => {
      found = await findOwnAndOthers(job);
      return found.own;
    });
    return found;
  } catch (error) {
    await cleanUp(job);
    throw error;
  }
}

async function findOwnAndOthers({
  github,
  spec,
  mark,
}: Uses<'github' | 'spec' | 'mark'>): Promise<FoundReleases> {
  const found = await github.listReleases(({ tag }) => tag === spec.tag);
  return {
    own: found.find(({ isDraft, body }) => isDraft && hasMark(body, mark)),
    hasOthers: found.some((release) => !isWithdrawn(release)),
  };
}

/** Deletes the draft that GitHub may have created for a run that ends. */
async function cleanUp(job: HostingJob): Promise<void> {
  const { own } = await findOwnAndOthers(job).catch(() => ({ own: undefined }));
  if (own === undefined) warnOfDraft(job);
  else await rollback({ release: own, role: 'own' }, job);
}

function warnOfDraft({ spec, log }: Uses<'spec' | 'log'>): void {
  log.warning(
    'Perhaps left on GitHub',
    `GitHub may have created a draft of the release \`${spec.tag}\` for this run: check its drafts, and delete what is not needed.`,
  );
}

/** Independent of `retries`, because the release is public. */
const MAX_TRIES = 3;

/**
 * Finds the release of the tag that counts, and joins it if it is the draft of another run.
 *
 * @param passed drafts that turned out to be gone; this function adds to them
 * @returns `undefined` when there is none
 * @throws GitHubError
 */
async function findTarget(
  job: Uses<'github' | 'mark' | 'clock' | 'log' | 'spec'>,
  passed: Set<number>,
): Promise<Target | undefined> {
  for (;;) {
    const found = await findReleases(job.github, job.spec.tag);
    const first = found.find(({ id }) => !passed.has(id));
    const target = first && (await joinRelease(first, job));
    if (first === undefined || target !== undefined) return target;
    passed.add(first.id);
  }
}

/**
 * Makes a release the target of this run, too. A mark in another run's draft keeps that run from deleting it: the run
 * that rolls the draft back changes its name and reads the marks in the answer; this one writes its mark and reads the
 * name in the answer, so at least one of them notices the other.
 *
 * @returns `undefined` when it is gone, or being rolled back
 * @throws GitHubError
 */
export async function joinRelease(
  release: Release,
  job: Uses<'github' | 'mark' | 'clock' | 'log' | 'spec'>,
): Promise<Target | undefined> {
  if (!release.isDraft) return { release, role: 'published' };
  const { github, mark, spec } = job;
  // This run created it, but the answer was lost, and the list did not show it at once.
  if (hasMark(release.body, mark)) return { release, role: 'own' };
  if (readMarks(release.body).length === 0) return { release, role: 'foreign' };
  // Ask before the read, so that no request comes between the read and the change.
  await github.findTag(spec.tag);
  // Read it again: the list may be out of date, and the change must not overwrite newer notes of others.
  const now = (await readAgain(release, job)) ?? release;
  if (isWithdrawn(now) || !isOfTag(now, spec.tag)) return undefined;
  if (!now.isDraft || readMarks(now.body).length === 0) return joinRelease(now, job);
  const joined = await changeRelease(now, { body: addMark(now.body, mark) }, job);
  if (joined === undefined || isWithdrawn(joined)) return undefined;
  if (joined.isDraft) return { release: joined, role: 'joined' };
  return { release: await cleanPublished(joined, job), role: 'published' };
}

/** Removes the marks that this run wrote back into a release that was published between two of its requests. */
async function cleanPublished(
  release: Release,
  job: Uses<'github' | 'mark' | 'clock' | 'log' | 'spec'>,
): Promise<Release> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await changeRelease(release, { body: removeMarks(release.body) }, job)) ?? release;
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      if (tries < MAX_TRIES) continue;
      job.log.notice(
        'Comment left on GitHub',
        `The notes of the release \`${release.tag}\` have a comment of this action, which readers do not see. Remove it if you like.`,
      );
      return release;
    }
  }
}
