import { GitHubError } from '../github/errors.ts';
import type { Release } from '../github/responses.ts';
import { findReleases, isWithdrawn } from './find-release.ts';
import type { HostingJob } from './job.ts';
import { addMark, hasMark, readMarks, removeMarks } from './mark.ts';
import { readDraft } from './read-draft.ts';

/** However few `retries` say: it is about what everyone sees. */
const MAX_TRIES = 3;

/**
 * The release for the tag, and what it is to this run:
 * - `own`: this run has made it.
 * - `joined`: a draft that another run has made, with the marks of both.
 * - `foreign`: a draft without a mark, which is somebody's: it gets the package, and nothing else.
 * - `published`: it was public before this run came to it.
 */
export interface Place {
  readonly release: Release;
  readonly role: 'own' | 'joined' | 'foreign' | 'published';
}

/**
 * Finds the release of the tag that counts, and joins it if it is the draft of another run.
 *
 * @param passed drafts that were found to be gone; they grow
 * @returns `undefined` when there is none
 * @throws GitHubError
 */
export async function findPlace(job: HostingJob, passed: Set<number>): Promise<Place | undefined> {
  for (;;) {
    const found = await findReleases(job.github, job.order.tag);
    const first = found.find(({ id }) => !passed.has(id));
    const place = first && (await enter(first, job));
    if (first === undefined || place !== undefined) return place;
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
export async function enter(release: Release, job: HostingJob): Promise<Place | undefined> {
  if (!release.isDraft) return { release, role: 'published' };
  const { github, mark } = job;
  // The answer to its creation was lost, and the list did not show it at once.
  if (hasMark(release.body, mark)) return { release, role: 'own' };
  if (readMarks(release.body).length === 0) return { release, role: 'foreign' };
  // The list may be old, and what others have written since must not be lost.
  const now = (await readDraft(release, job)) ?? release;
  if (isWithdrawn(now)) return undefined;
  if (!now.isDraft || readMarks(now.body).length === 0) return enter(now, job);
  const joined = await github.editRelease(now, { body: addMark(now.body, mark) });
  if (joined === undefined || isWithdrawn(joined)) return undefined;
  if (joined.isDraft) return { release: joined, role: 'joined' };
  return { release: await cleanPublished(joined, job), role: 'published' };
}

/** It was published between two requests of this run, which has brought the marks back. */
async function cleanPublished(release: Release, { github, ports }: HostingJob): Promise<Release> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await github.editRelease(release, { body: removeMarks(release.body) })) ?? release;
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      if (tries < MAX_TRIES) continue;
      ports.log.notice(
        'Comment left on GitHub',
        `The notes of the release \`${release.tag}\` have a comment of this action, which nobody sees; remove it by hand if you want to.`,
      );
      return release;
    }
  }
}
