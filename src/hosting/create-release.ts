import type { Release } from './answers.ts';
import { backOff } from './back-off.ts';
import { findReleases, sortReleases } from './find-release.ts';
import type { ReleaseFields } from './github.ts';
import { isCutShort, isUnclear } from './github-error.ts';
import type { HostingContext, ReleaseOrder } from './job.ts';

/** GitHub's limit. */
const MAX_NOTES = 125_000;
const CUT_MARK = '\n\n…';

/** When to look for a release whose creation may have counted, in milliseconds since the last look. */
const LOOK_AFTER_MS = [1_000, 3_000];

/** The release for a tag, and whether this run has made it. */
export interface Place {
  readonly release: Release;
  readonly isOwn: boolean;
}

/**
 * Makes a draft for a tag that has no release. When another run made one at the same time, the first one counts: the
 * draft of this run is deleted again.
 */
export async function createDraft(order: ReleaseOrder, context: HostingContext): Promise<Place> {
  const { github, ports } = context;
  const fields = { ...(await prepareRelease(order, context)), draft: true };
  const created = await createOnce(fields, context);
  if (!created.isOwn) return created;
  const own = created.release;
  try {
    const found = await findReleases(github, order.tag);
    // A list may not have it yet.
    const [first = own] = sortReleases([own, ...found.filter(({ id }) => id !== own.id)]);
    if (first.id === own.id) {
      ports.log.info(`Created a draft of the release \`${order.tag}\`.`);
      return { release: own, isOwn: true };
    }
    ports.log.info(`Another run created the release \`${order.tag}\` first; the package goes there.`);
    await deleteEmpty(own, context);
    return { release: first, isOwn: false };
  } catch (error) {
    await deleteEmpty(own, context);
    throw error;
  }
}

/** What a new release says. A commit is named only for a tag that does not exist. */
export async function prepareRelease(
  { tag, notes, prerelease }: ReleaseOrder,
  { github, repository, ports }: HostingContext,
): Promise<Omit<ReleaseFields, 'draft'>> {
  const tagged = await github.findTag(tag);
  if (tagged !== undefined && tagged !== '' && tagged !== repository.sha) {
    ports.log.warning(
      'Tag is on another commit',
      `The tag \`${tag}\` exists and is not on the commit of this run; it stays where it is.`,
    );
  }
  return {
    tag_name: tag,
    ...(tagged === undefined && { target_commitish: repository.sha }),
    name: tag,
    ...(notes === '' ? { generate_release_notes: true as const } : { body: cutNotes(notes) }),
    prerelease,
  };
}

/** Notes that GitHub takes. */
export function cutNotes(notes: string): string {
  if (notes.length <= MAX_NOTES) return notes;
  // Half a character at the cut would be replaced by another one.
  return notes.slice(0, MAX_NOTES - CUT_MARK.length).replace(/[\ud800-\udbff]$/, '') + CUT_MARK;
}

/** Creates a release, and again only when looking has shown that it was not created. */
async function createOnce(fields: ReleaseFields, context: HostingContext): Promise<Place> {
  const { github, ports } = context;
  for (let repeats = 0; ; repeats += 1) {
    try {
      return { release: await github.createRelease(fields), isOwn: true };
    } catch (error) {
      if (isCutShort(error)) {
        ports.log.warning(
          'Perhaps left on GitHub',
          `The run was cancelled while the release \`${fields.tag_name}\` was created: look at its drafts, and delete by hand what is not needed, because another run would take it for that of others.`,
        );
      }
      if (!isUnclear(error)) throw error;
      ports.log.info(`GitHub was not heard while ${error.task.doing}; looking whether it did it.`);
      const found = await lookFor(fields, context);
      if (found !== undefined) return found;
      if (repeats >= ports.retries) throw error;
      await backOff(repeats, ports);
    }
  }
}

/**
 * What there is now for the tag. One empty release that is as this run wanted it is taken for its own; nothing in it
 * could prove that. Of two, the first counts, and as that of another run.
 */
async function lookFor(fields: ReleaseFields, { github, ports }: HostingContext): Promise<Place | undefined> {
  for (const waitMs of LOOK_AFTER_MS) {
    await ports.clock.sleep(waitMs);
    const [release, ...others] = await findReleases(github, fields.tag_name);
    if (release !== undefined) return { release, isOwn: others.length === 0 && isAsWanted(release, fields) };
  }
  return undefined;
}

function isAsWanted(release: Release, fields: ReleaseFields): boolean {
  const { target_commitish: target = release.target, body = release.body } = fields;
  return (
    release.isDraft === fields.draft &&
    release.isPrerelease === fields.prerelease &&
    release.name === fields.name &&
    release.target === target &&
    release.body === body &&
    release.assets.length === 0
  );
}

/** Deletes a draft of this run, unless somebody has used it. */
async function deleteEmpty(own: Release, { github, ports }: HostingContext): Promise<void> {
  try {
    const now = await github.findRelease(own.id);
    if (now !== undefined && now.isDraft && now.assets.length === 0) await github.deleteRelease(own);
  } catch {
    ports.log.warning(
      'Draft left on GitHub',
      `The empty draft release \`${own.tag}\` with the number ${own.id} could not be deleted: delete it by hand.`,
    );
  }
}
