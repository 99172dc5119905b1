import type { ReleaseChanges } from '../github/api.ts';
import type { Release } from '../github/responses.ts';
import type { Uses } from './job.ts';

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
