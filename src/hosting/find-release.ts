import type { Release } from './answers.ts';
import type { GitHub } from './github.ts';

/**
 * Finds the releases of a tag, the one to use first: the published one, else the draft that was made first. By tag
 * GitHub finds published releases only, so drafts are looked for in the list.
 */
export async function findReleases(github: GitHub, tag: string): Promise<readonly Release[]> {
  const published = await github.findPublished(tag);
  if (published !== undefined) return [published];
  return sortReleases(await github.listReleases((release) => release.tag === tag));
}

/** All runs that race for a tag choose the same release by this order. */
export function sortReleases(releases: readonly Release[]): readonly Release[] {
  return [...releases].sort((a, b) => Number(a.isDraft) - Number(b.isDraft) || a.id - b.id);
}
