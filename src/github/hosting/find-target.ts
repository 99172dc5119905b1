import { isCutShort, isUnclear } from '../github-error.ts';
import type { Release } from '../responses.ts';
import { chooseBackoffMs, poll } from '../../shared/clock.ts';
import { chooseTarget, isOwn, raceError } from './choose-target.ts';
import type { HostingJob, Target, Uses } from './model.ts';
import { addMark } from './marks.ts';
import {
  changeRelease,
  createRelease,
  findReleases,
  isOfTag,
  prepareRelease,
  readAgain,
} from './releases.ts';
import { rollback } from './rollback.ts';

/** When to look for a release whose creation may have counted. */
const LOOKS_AT_MS = [1_000, 4_000];

/**
 * Makes the release that gets the package ready: uses one that exists, or creates a draft.
 *
 * @param releases the releases of the tag, from `findReleases`
 * @throws PublishError `not-published`: another run is publishing this package; somebody created a release meanwhile
 * @throws GitHubError
 */
export async function prepareTarget(releases: readonly Release[], job: HostingJob): Promise<Target> {
  const choice = chooseTarget(releases, job);
  switch (choice.kind) {
    case 'create':
      return createDraft(job);
    case 'use':
      return choice.target;
    case 'mark':
      return markDraft(choice.target, job);
  }
}

/** Writes the mark of this run into a draft that an earlier attempt or an ended run left. */
async function markDraft({ release, role }: Target, job: HostingJob): Promise<Target> {
  const { github, log, mark, spec } = job;
  // Asked before the read, so that no request comes between the read and the change.
  await github.findTag(spec.tag);
  // The list may be out of date, and the change must not overwrite newer notes of others.
  const before = await readAgain(release, job);
  const isSame = before?.isDraft === true && before.body === release.body && isOfTag(before, spec.tag);
  const marked = isSame ? await changeRelease(before, { body: addMark(before.body, mark) }, job) : undefined;
  if (marked?.isDraft !== true || !isOwn(marked, mark)) throw raceError(job);
  log.info(
    role === 'own'
      ? `Found the draft of the release \`${spec.tag}\` that an earlier attempt of this run left.`
      : `Took over the draft of the release \`${spec.tag}\` that a run with the same package left.`,
  );
  return { release: marked, role };
}

/**
 * Creates a draft for a tag that has no release. If somebody created a release at the same time, the later one gives
 * way: deletes its draft and ends.
 */
async function createDraft(job: HostingJob): Promise<Target> {
  const { github, spec, log } = job;
  const target = { release: await createOnce(job), role: 'own' } as const;
  log.info(`Created a draft of the release \`${spec.tag}\`.`);
  try {
    const found = await findReleases(github, spec.tag);
    const isFirst = found.every(({ id, isDraft }) => isDraft && id >= target.release.id);
    if (isFirst) return target;
    throw raceError(job);
  } catch (error) {
    await rollback(target, job);
    throw error;
  }
}

/** Creates a draft, and tries again only after a look showed no such draft. Only the mark proves whose draft it is. */
async function createOnce(job: HostingJob): Promise<Release> {
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
      if (hasOthers || repeats >= retries) {
        warnOfDraft(job);
        throw hasOthers ? raceError(job, error) : error;
      }
      await clock.sleep(chooseBackoffMs(repeats, random));
    }
  }
}

interface FoundDraft {
  readonly own: Release | undefined;
  readonly hasOthers: boolean;
}

async function waitForOwn(job: HostingJob): Promise<FoundDraft> {
  let found: FoundDraft = { own: undefined, hasOthers: false };
  try {
    await poll(LOOKS_AT_MS, job.clock, async () => {
      found = await findOwn(job);
      return found.own;
    });
    return found;
  } catch (error) {
    await cleanUp(job);
    throw error;
  }
}

async function findOwn({ github, spec, mark }: Uses<'github' | 'spec' | 'mark'>): Promise<FoundDraft> {
  const found = await github.listReleases(({ tag }) => tag === spec.tag);
  return {
    own: found.find((release) => release.isDraft && isOwn(release, mark)),
    hasOthers: found.length > 0,
  };
}

/** Deletes the draft that GitHub may have created for a run that ends. */
async function cleanUp(job: HostingJob): Promise<void> {
  const { own } = await findOwn(job).catch(() => ({ own: undefined }));
  if (own === undefined) warnOfDraft(job);
  else await rollback({ release: own, role: 'own' }, job);
}

function warnOfDraft({ spec, log }: Uses<'spec' | 'log'>): void {
  log.warning(
    'Perhaps left on GitHub',
    `GitHub may have created a draft of the release \`${spec.tag}\` for this run: check its drafts, and delete those that you do not need.`,
  );
}
