import type { SavedSite, Site } from '../../src/rehearsal/model/site.ts';

/** A name that neither a rehearsal nor a play saves a site as. */
const UNUSED = 'unused' as SavedSite;

/** Sites that are lent to one play after the other, because to start WordPress takes 3 s of processor time. */
export interface SitePool {
  /** A site as it was when it had started. To close it gives it back. */
  readonly lend: () => Promise<Site>;
  readonly close: () => Promise<void>;
}

export function createSitePool(open: () => Promise<Site>): SitePool {
  const unused: Site[] = [];
  const start = async (): Promise<Site> => {
    const site = await open();
    await site.save(UNUSED);
    return site;
  };
  return {
    lend: async () => {
      const site = unused.pop() ?? (await start());
      let isBack = false;
      const close = async () => {
        if (isBack) return;
        isBack = true;
        try {
          await site.restore(UNUSED);
          unused.push(site);
        } catch {
          // The play has ended its process.
          await site.close();
        }
      };
      return { ...site, close };
    },
    close: async () => {
      await Promise.all(unused.map((site) => site.close()));
    },
  };
}
