import { judgeAdditions } from '../judge/compare-inventories.ts';
import { takeInventory, withoutBaseline } from '../names/take-inventory.ts';
import type { Judgement, RehearsalContext } from '../model/context.ts';
import type { Inventory } from '../model/inventory.ts';
import { isLibraryOf } from '../model/packages.ts';

/** The site before the steps that create content. */
export const UNPROBED = 'unprobed';

/**
 * Lists what the new version adds, and what it lacks of what the previous one added. Keeps the site as it is before the steps that
 * create content.
 *
 * @param clean what the site has without the plugin
 * @param ownBefore what the previous version adds
 * @returns all that it adds, too
 * @throws SiteLost, Unreadable
 */
export async function listAdditions(
  context: RehearsalContext,
  clean: Inventory,
  ownBefore: Inventory | undefined,
): Promise<Judgement & { readonly own: Inventory }> {
  // With the previous version, the browser has not seen the content that is created from here on.
  await context.site.save(UNPROBED);
  const own = withoutBaseline(await takeInventory(context), clean);
  return { ...judgeAdditions(own, ownBefore, isLibraryOf(context.next)), own };
}
