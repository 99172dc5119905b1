import type { GitHub } from '../github/api.ts';
import type { Release } from '../github/responses.ts';
import { readMarks } from './mark.ts';

/** At the end of a draft's name: the run that made it takes it back. */
const WITHDRAWN = ' (withdrawn)';

/**
 * Finds the releases of a tag, the one to use first: the published one, else the draft that was made first. By tag
 * GitHub finds published releases only, so drafts are looked for in the list. A draft that is being taken back is none.
 */
export async function findReleases(github: GitHub, tag: string): Promise<readonly Release[]> {
  const published = await github.findPublished(tag);
  if (published !== undefined) return [published];
  return sortReleases(await github.listReleases((release) => release.tag === tag && !isWithdrawn(release)));
}

/** All runs that race for a tag choose the same release by this order. */
export function sortReleases(releases: readonly Release[]): readonly Release[] {
  return [...releases].sort((a, b) => Number(a.isDraft) - Number(b.isDraft) || a.id - b.id);
}

/** Whether the run that made a draft takes it back. Only a draft with a mark is one of a run. */
export function isWithdrawn({ isDraft, name, body }: Release): boolean {
  return isDraft && name.endsWith(WITHDRAWN) && readMarks(body).length > 0;
}

/** The name by which other runs see that a draft is being taken back. */
export function nameWithdrawn({ name, tag }: Pick<Release, 'name' | 'tag'>): string {
  return name.endsWith(WITHDRAWN) ? name : `${name === '' ? tag : name}${WITHDRAWN}`;
}

/** The name without what says that the draft is being taken back. */
export function nameKept({ name }: Pick<Release, 'name'>): string {
  return name.endsWith(WITHDRAWN) ? name.slice(0, -WITHDRAWN.length) : name;
}
