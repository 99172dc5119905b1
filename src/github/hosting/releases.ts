import { connectGitHub, type GitHub, type ReleaseChanges, type ReleaseFields } from '../api.ts';
import { explainErrors } from '../explain-errors.ts';
import { isMissing, isTooLong } from '../github-error.ts';
import type { GitHubPorts, Repository } from '../ports.ts';
import type { Release } from '../responses.ts';
import { Cancelled } from '../../shared/clock.ts';
import { beginEarly, once } from '../../shared/together.ts';
import type { ReleaseSpec, Uses } from './model.ts';
import { cutNotes } from './marks.ts';

/** How long GitHub may take to show a release. */
const LOOK_AGAIN_MS = 3_000;

/**
 * Finds the releases of a tag, starting with the one to use: the published one alone, else the drafts, oldest first.
 * GitHub finds only published releases by tag, so drafts are searched in the list at the same time; once a published
 * one is known, the rest of a long list is not needed.
 */
export async function findReleases(
  github: Pick<GitHub, 'findPublished' | 'listReleases'>,
  tag: string,
): Promise<readonly Release[]> {
  let isPublished = false;
  const listing = beginEarly(() =>
    github.listReleases(
      (release) => release.tag === tag,
      () => !isPublished,
    ),
  );
  const published = await github.findPublished(tag);
  isPublished = published !== undefined;
  if (published !== undefined) return [published];
  const found = [...(await listing)].sort((a, b) => a.id - b.id);
  // It may have been published between the two answers.
  const listed = found.find(({ isDraft }) => !isDraft);
  return listed === undefined ? found : [listed];
}

/**
 * Connects to GitHub for the release of one tag. Asks only once whether the tag exists: every change of a release
 * depends on it, and asking again would leave time for others between a read and the change.
 *
 * @throws PublishError what `connectGitHub` throws
 */
export async function connectForTag(
  tag: string,
  repository: Repository,
  ports: GitHubPorts,
): Promise<GitHub> {
  const github = await connectGitHub(repository, ports);
  const findOnce = once(() => github.findTag(tag));
  return { ...github, findTag: (name) => (name === tag ? findOnce() : github.findTag(name)) };
}

/**
 * Finds the releases of a tag, for a run whose version is live already.
 *
 * @throws PublishError `not-published`: GitHub cannot be read
 */
export async function findReleasesOf(
  tag: string,
  repository: Repository,
  ports: GitHubPorts,
): Promise<readonly Release[]> {
  return explainErrors(ports, async () => findReleases(await connectGitHub(repository, ports), tag));
}

/** Reads a release that existed before. If GitHub does not show it, looks a second time. */
export async function readAgain(
  { id }: Pick<Release, 'id'>,
  { github, clock }: Uses<'github' | 'clock'>,
): Promise<Release | undefined> {
  const found = await github.findRelease(id);
  if (found !== undefined) return found;
  await clock.sleep(LOOK_AGAIN_MS).catch((error: unknown) => {
    // A cancelled run does not wait, but still has to roll back.
    if (!(error instanceof Cancelled)) throw error;
  });
  return github.findRelease(id);
}

/** Whether an error means that a release is gone. GitHub also answers "not found" for what a token may not see. */
export async function isReleaseGone(
  error: unknown,
  release: Release,
  job: Uses<'github' | 'clock'>,
): Promise<boolean> {
  return isMissing(error) && (await readAgain(release, job)) === undefined;
}

/** Prepares the fields of a new release. Names a commit only if the tag does not exist. */
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
    // Outside of workflows no commit is known: GitHub uses the newest one of the default branch.
    ...(tagged === undefined && repository.sha !== '' && { target_commitish: repository.sha }),
    name: tag,
    ...(notes === '' ? { generate_release_notes: true as const } : { body: cutNotes(notes) }),
    prerelease,
  };
}

/**
 * Creates a release. If the notes that GitHub generates exceed its own limit, it refuses the whole release, so creates
 * it without them.
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
      `GitHub's generated notes for the release \`${fields.tag_name}\` are longer than it accepts, so the release has none. Write them by hand, or set \`release-notes\`.`,
    );
    return github.createRelease(others);
  }
}

/** A pre-release is never the latest, and GitHub may refuse `make_latest` for one. */
export function chooseLatest(isPrerelease: boolean): Pick<ReleaseFields, 'make_latest'> {
  return isPrerelease ? {} : { make_latest: 'legacy' };
}

/** A dry run needs only `contents: read`, and GitHub does not say what a token may do before it refuses a change. */
export const MAY_HIDE_DRAFTS =
  'Publishing needs a token with `contents: write`, which a dry run cannot check. Without it, GitHub shows no drafts, so there may be one.';

/** Describes a release that would be created, as a sentence. */
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
 * Changes a release, or publishes it. Every change goes through here, because each has to name the tag: without it,
 * GitHub removes the tag from a draft (cli/cli, `release edit`). Names the commit only while the tag does not exist,
 * because some tokens may not name every commit.
 *
 * @returns `undefined` when it is gone
 * @throws GitHubError, also when the answer has another tag
 */
export async function changeRelease(
  { id, isDraft, target }: Pick<Release, 'id' | 'isDraft' | 'target'>,
  changes: Omit<ReleaseChanges, 'tag_name' | 'target_commitish'>,
  { github, spec }: Uses<'github' | 'spec'>,
): Promise<Release | undefined> {
  const isTagged = !isDraft || (await github.findTag(spec.tag)) !== undefined;
  return github.changeRelease(
    { id },
    {
      tag_name: spec.tag,
      ...(!isTagged && target !== '' && { target_commitish: target }),
      ...changes,
    },
  );
}

/**
 * Whether a release still belongs to the tag. A draft that lost its tag does: it gets it back with the next change.
 */
export function isOfTag({ tag, isDraft }: Release, wanted: string): boolean {
  return tag === wanted || (isDraft && tag.startsWith('untagged-'));
}
