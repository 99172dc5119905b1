import type { GitHub, ReleaseChanges, ReleaseFields } from '../github/api.ts';
import { isMissing, isTooLong } from '../github/errors.ts';
import { hostingError } from '../github/explain.ts';
import type { Asset, Release } from '../github/responses.ts';
import { Cancelled } from '../shared/clock.ts';
import type { PublishError } from '../shared/errors.ts';
import { beginEarly } from '../shared/together.ts';
import type { ReleaseSpec, Uses } from './job.ts';
import { cutNotes, isWithdrawn } from './marks.ts';

/** How long GitHub may take to show what is there. */
const LOOK_AGAIN_MS = 3_000;

/**
 * Finds the releases of a tag, the one to use first: the published one, else the draft that was made first. By tag
 * GitHub finds published releases only, so drafts are looked for in the list. A draft that is being taken back is none.
 */
export async function findReleases(github: GitHub, tag: string): Promise<readonly Release[]> {
  const published = await github.findPublished(tag);
  return published === undefined ? listOpen(github, tag) : [published];
}

/** The same where most likely none is published: the list is not asked for when that is known, but together with it. */
export async function findReleasesAtOnce(github: GitHub, tag: string): Promise<readonly Release[]> {
  const open = beginEarly(() => listOpen(github, tag));
  const published = await github.findPublished(tag);
  return published === undefined ? open : [published];
}

async function listOpen(github: GitHub, tag: string): Promise<readonly Release[]> {
  return sortReleases(await github.listReleases((release) => release.tag === tag && !isWithdrawn(release)));
}

/** All runs that race for a tag choose the same release by this order. */
export function sortReleases(releases: readonly Release[]): readonly Release[] {
  return [...releases].sort((a, b) => Number(a.isDraft) - Number(b.isDraft) || a.id - b.id);
}

/** Reads a release that was there a moment ago: what GitHub does not show at once is looked for a second time. */
export async function readAgain(
  { id }: Pick<Release, 'id'>,
  { github, clock }: Uses<'github' | 'clock'>,
): Promise<Release | undefined> {
  const found = await github.findRelease(id);
  if (found !== undefined) return found;
  await clock.sleep(LOOK_AGAIN_MS).catch((error: unknown) => {
    // A run that is cancelled has no time, but something to take back.
    if (!(error instanceof Cancelled)) throw error;
  });
  return github.findRelease(id);
}

/** Whether a failure means that a release is gone: GitHub says "not found" of what a token may not see, too. */
export async function isReleaseGone(
  error: unknown,
  release: Release,
  job: Uses<'github' | 'clock'>,
): Promise<boolean> {
  return isMissing(error) && (await readAgain(release, job)) === undefined;
}

/** The same of an asset. */
export async function isAssetGone(
  error: unknown,
  { id }: Asset,
  { github }: Uses<'github'>,
): Promise<boolean> {
  return isMissing(error) && (await github.findAsset(id)) === undefined;
}

/** The release was deleted before the service was told anything. */
export function goneError(tag: string, cause?: unknown): PublishError {
  return hostingError(
    'Release is gone',
    `The release \`${tag}\`, or its draft, was deleted on GitHub while this ran.`,
    'Run this again to create another one.',
    { remedy: 'rerun', cause },
  );
}

/** Prepares the fields of a new release. A commit is named only for a tag that does not exist. */
export async function prepareRelease(
  { tag, notes, prerelease }: ReleaseSpec,
  { github, repository, log }: Uses<'github' | 'repository' | 'log'>,
): Promise<Omit<ReleaseFields, 'draft'>> {
  const tagged = await github.findTag(tag);
  if (tagged !== undefined && tagged !== '' && repository.sha !== '' && tagged !== repository.sha) {
    log.warning(
      'Tag is on another commit',
      `The tag \`${tag}\` exists on another commit than this run's, and was not moved. Check that it is the right tag.`,
    );
  }
  return {
    tag_name: tag,
    // Outside of workflows no commit is known: GitHub takes the newest one of the default branch.
    ...(tagged === undefined && repository.sha !== '' && { target_commitish: repository.sha }),
    name: tag,
    ...(notes === '' ? { generate_release_notes: true as const } : { body: cutNotes(notes) }),
    prerelease,
  };
}

/**
 * Creates a release: without the notes that GitHub generates when they are longer than it takes, because it then refuses
 * all of it.
 */
export async function createRelease(
  fields: ReleaseFields,
  { github, log }: Uses<'github' | 'log'>,
): Promise<Release> {
  const { generate_release_notes: isGenerated, ...others } = fields;
  try {
    return await github.createRelease(fields);
  } catch (error) {
    if (isGenerated === undefined || !isTooLong(error)) throw error;
    log.warning(
      'No generated notes',
      `The notes that GitHub generates for the release \`${fields.tag_name}\` are longer than it takes, so it is created without them. Write them by hand, or set \`release-notes\`.`,
    );
    return github.createRelease(others);
  }
}

/** A pre-release is never the latest one, and GitHub may refuse to be told how to choose. */
export function chooseLatest(isPrerelease: boolean): Pick<ReleaseFields, 'make_latest'> {
  return isPrerelease ? {} : { make_latest: 'legacy' };
}

/** A dry run needs only `contents: read`, and GitHub lists no drafts for such a token. */
export const MAY_HIDE_DRAFTS =
  'GitHub shows drafts only to tokens with `contents: write`: without it, there may be a draft that a dry run cannot see.';

/** A release that would be made, as a sentence. */
export async function describeNew(
  { tag, notes, prerelease }: ReleaseSpec,
  what: string,
  { github, repository }: Uses<'github' | 'repository'>,
): Promise<string> {
  const isTagged = (await github.findTag(tag)) !== undefined;
  const commit =
    repository.sha === '' ? 'newest commit of the default branch' : `commit \`${repository.sha}\``;
  const where = isTagged ? 'for the tag that exists' : `on the ${commit}`;
  const content =
    notes === '' ? 'notes that GitHub generates' : `notes of ${cutNotes(notes).length} characters`;
  return `${what} \`${tag}\` would be created ${where}${prerelease ? ', as a pre-release' : ''}, with ${content}.`;
}

/**
 * Changes a release, or publishes it. Every change goes through here, because each has to name the tag: GitHub takes it
 * from a draft that is changed without it (cli/cli, `release edit`). The commit is named only while the tag does not
 * exist, because some tokens may not name every commit.
 *
 * @returns `undefined` when it is gone
 * @throws GitHubError, also when the answer has another tag
 */
export async function changeRelease(
  { id, isDraft, target }: Pick<Release, 'id' | 'isDraft' | 'target'>,
  changes: Omit<ReleaseChanges, 'tag_name' | 'target_commitish'>,
  { github, order }: Uses<'github' | 'order'>,
): Promise<Release | undefined> {
  const isTagged = !isDraft || (await github.findTag(order.tag)) !== undefined;
  return github.changeRelease(
    { id },
    {
      tag_name: order.tag,
      ...(!isTagged && target !== '' && { target_commitish: target }),
      ...changes,
    },
  );
}

/** Whether a release is still that of its tag: a draft that only has lost it gets it back when it is changed. */
export function isOfTag({ tag, isDraft }: Release, wanted: string): boolean {
  return tag === wanted || (isDraft && tag.startsWith('untagged-'));
}
