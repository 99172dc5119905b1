import { isCutShort, isUnclear } from '../github/errors.ts';
import type { Release } from '../github/responses.ts';
import { chooseBackoffMs, poll } from '../shared/poll.ts';
import { beginEarly } from '../shared/together.ts';
import type { Hosted, HostingJob, Target, Uses } from './job.ts';
import { findTarget, joinRelease } from './join-draft.ts';
import { addMark, hasMark, isWithdrawn } from './marks.ts';
import { putAsset } from './put-asset.ts';
import { createRelease, findReleasesAtOnce, prepareRelease, sortReleases } from './releases.ts';
import { rollback } from './rollback.ts';

/** When to look for a release whose creation may have counted. */
const LOOKS_AT_MS = [1_000, 4_000];

/** Where the package goes. */
export interface Place {
  readonly target: Target;
  /** Makes the package an asset of the target; see {@link putAsset}. */
  readonly put: () => Promise<Hosted>;
}

/** Finds the release of the tag, or makes a draft of one, to which the package is then on its way already. */
export async function findOrCreateTarget(job: HostingJob): Promise<Place> {
  const passed = new Set<number>();
  for (;;) {
    const target = await findTarget(job, passed);
    if (target !== undefined) return toPlace(target, job);
    const place = await createDraft(job, passed);
    if (place !== undefined) return place;
  }
}

function toPlace(target: Target, job: HostingJob): Place {
  return { target, put: () => putAsset(target, job) };
}

/**
 * Makes a draft for a tag that has no release. When others made one at the same time, the first one counts: the draft of
 * this run is taken back. While it is not known which one that is, the package is uploaded.
 *
 * @returns `undefined` when it is not known to be made, but others have made one
 */
async function createDraft(job: HostingJob, passed: Set<number>): Promise<Place | undefined> {
  const { order, log } = job;
  const own = await createOnce(job);
  if (own === undefined) return undefined;
  log.info(`Created a draft of the release \`${order.tag}\`.`);
  const target = { release: own, role: 'own' } as const;
  const upload = beginUpload(target, job);
  try {
    for (;;) {
      const first = await findFirst(own, job, passed);
      if (first.id === own.id) return { target, put: upload.finish };
      // Changes are made one at a time.
      const made = await upload.stop();
      // The own draft goes only when this run is sure of the other one.
      const other = await joinRelease(first, job);
      if (other !== undefined) {
        log.info(`Others created the release \`${order.tag}\` first; the package goes there.`);
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

/** The package on its way to a draft that may turn out to be one too many. */
interface Upload {
  /** @throws what {@link putAsset} throws */
  readonly finish: () => Promise<Hosted>;
  /** @returns what there is to be taken back; it never fails */
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

/** The release that counts. A list may not have the one of this run yet. */
async function findFirst(
  own: Release,
  { github, order }: Uses<'github' | 'order'>,
  passed: Set<number>,
): Promise<Release> {
  const found = await findReleasesAtOnce(github, order.tag);
  const others = found.filter(({ id }) => id !== own.id && !passed.has(id));
  const [first = own] = sortReleases([own, ...others]);
  return first;
}

/**
 * Creates a draft, and again only when looking has shown that it was not created. Nothing but the mark proves which
 * draft is the one of this run.
 *
 * @returns `undefined` when it is not known to be made, but others have made one
 */
async function createOnce(job: HostingJob): Promise<Release | undefined> {
  const { clock, log, order, mark, random, retries } = job;
  const prepared = await prepareRelease(order, job);
  // GitHub puts the notes that it generates behind a body.
  const fields = { ...prepared, body: addMark(prepared.body ?? '', mark), draft: true };
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await createRelease(fields, job);
    } catch (error) {
      if (isCutShort(error)) await cleanUp(job);
      if (!isUnclear(error)) throw error;
      log.info(`No response from GitHub while ${error.task.doing}; checking whether it did it.`);
      const { own, hasOthers } = await lookForOwn(job);
      if (own !== undefined) return own;
      const isLast = hasOthers || repeats >= retries;
      if (isLast) warnOfDraft(job);
      if (hasOthers) return undefined;
      if (isLast) throw error;
      await clock.sleep(chooseBackoffMs(repeats, random));
    }
  }
}

interface Found {
  readonly own: Release | undefined;
  readonly hasOthers: boolean;
}

async function lookForOwn(job: HostingJob): Promise<Found> {
  let found: Found = { own: undefined, hasOthers: false };
  try {
    await poll(LOOKS_AT_MS, job.clock, async () => {
      found = await look(job);
      return found.own;
    });
    return found;
  } catch (error) {
    await cleanUp(job);
    throw error;
  }
}

async function look({ github, order, mark }: Uses<'github' | 'order' | 'mark'>): Promise<Found> {
  const found = await github.listReleases(({ tag }) => tag === order.tag);
  return {
    own: found.find(({ isDraft, body }) => isDraft && hasMark(body, mark)),
    hasOthers: found.some((release) => !isWithdrawn(release)),
  };
}

/** The run ends while GitHub may have made its draft, which nobody needs. */
async function cleanUp(job: HostingJob): Promise<void> {
  const { own } = await look(job).catch(() => ({ own: undefined }));
  if (own === undefined) warnOfDraft(job);
  else await rollback({ release: own, role: 'own' }, job);
}

function warnOfDraft({ order, log }: Uses<'order' | 'log'>): void {
  log.warning(
    'Perhaps left on GitHub',
    `It is not known whether GitHub created a draft of the release \`${order.tag}\` for this run: check its drafts, and delete what is not needed.`,
  );
}
