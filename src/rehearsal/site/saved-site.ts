import { type SavedSite, type Site, SiteLost } from '../model/site.ts';

/** Runs `work` on the site with the previous version, or on another saved site, then restores the current one. */
export async function onSiteBefore<T>(
  site: Site,
  work: () => Promise<T>,
  saved: SavedSite = 'before',
): Promise<T> {
  await site.save('meanwhile');
  await site.restore(saved);
  const done = await withoutBlame(work);
  await site.restore('meanwhile');
  return done;
}

/** Plays something without the new version: if that ends the site, nothing is known of the new version. @throws SiteLost */
export async function withoutBlame<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SiteLost) || error.isUnknown) throw error;
    throw new SiteLost(`${error.message} That was without the new version.`, true);
  }
}
