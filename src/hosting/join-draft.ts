import { GitHubError } from '../github/errors.ts';
import type { Release } from '../github/responses.ts';
import { changeRelease, isOfTag } from './change-release.ts';
import type { Target, Uses } from './job.ts';
import { addMark, hasMark, isWithdrawn, readMarks, removeMarks } from './marks.ts';
import { findReleases, readAgain } from './releases.ts';

/** However few `retries` say: it is about what everyone sees. */
const MAX_TRIES = 3;

type JoinTools = Uses<'github' | 'mark' | 'clock' | 'log' | 'order'>;

/**
 * Finds the release of the tag that counts, and joins it if it is the draft of another run.
 *
 * @param passed drafts that were found to be gone; they grow
 * @returns `undefined` when there is none
 * @throws GitHubError
 */
export async function findTarget(job: JoinTools, passed: Set<number>): Promise<Target | undefined> {
  for (;;) {
    const found = await findReleases(job.github, job.order.tag);
    const first = found.find(({ id }) => !passed.has(id));
    const target = first && (await joinRelease(first, job));
    if (first === undefined || target !== undefined) return target;
    passed.add(first.id);
  }
}

/**
 * Takes a release for that of this run, too. In the draft of another run the mark of this one is the claim that keeps it
 * from being taken back: the run that takes it back changes its name and reads the marks in the answer, this one writes
 * its mark and reads the name in the answer, so one of them sees the other.
 *
 * @returns `undefined` when it is gone, or being taken back
 * @throws GitHubError
 */
export async function joinRelease(release: Release, job: JoinTools): Promise<Target | undefined> {
  if (!release.isDraft) return { release, role: 'published' };
  const { github, mark, order } = job;
  // The answer to its creation was lost, and the list did not show it at once.
  if (hasMark(release.body, mark)) return { release, role: 'own' };
  if (readMarks(release.body).length === 0) return { release, role: 'foreign' };
  // Nothing is to come between what is read and its change.
  await github.findTag(order.tag);
  // The list may be old, and what others have written since must not be lost.
  const now = (await readAgain(release, job)) ?? release;
  if (isWithdrawn(now) || !isOfTag(now, order.tag)) return undefined;
  if (!now.isDraft || readMarks(now.body).length === 0) return joinRelease(now, job);
  const joined = await changeRelease(now, { body: addMark(now.body, mark) }, job);
  if (joined === undefined || isWithdrawn(joined)) return undefined;
  if (joined.isDraft) return { release: joined, role: 'joined' };
  return { release: await cleanPublished(joined, job), role: 'published' };
}

/** It was published between two requests of this run, which has brought the marks back. */
async function cleanPublished(release: Release, job: JoinTools): Promise<Release> {
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
