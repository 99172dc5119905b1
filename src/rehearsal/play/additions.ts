import { compareUse, judgeAdditions, type Loss, NO_LOSS } from '../judge/compare-inventories.ts';
import { takeInventory, withoutBaseline } from '../names/take-inventory.ts';
import type { Judgement, RehearsalContext } from '../model/context.ts';
import { type Inventory, NOTHING } from '../model/inventory.ts';
import { isLibraryOf } from '../model/packages.ts';

/** The site before the steps that create content. */
export const UNPROBED = 'unprobed';

/** Parts that the new version adds. */
export interface Additions {
  readonly own: Inventory;
  readonly loss: Loss;
}

/** It was not asked for. */
export const NO_ADDITIONS: Additions = { own: NOTHING, loss: NO_LOSS };

/**
 * Lists what the new version adds, and what it lacks of what the previous one added. Keeps the site as it is before the steps that
 * create content.
 *
 * @param clean what the site has without the plugin
 * @param ownBefore what the previous version adds
 * @throws SiteLost, Unreadable
 */
export async function listAdditions(
  context: RehearsalContext,
  clean: Inventory,
  ownBefore: Inventory | undefined,
): Promise<Judgement & Additions> {
  // With the previous version, the browser has not seen the content that is created from here on.
  await context.site.save(UNPROBED);
  const own = withoutBaseline(await takeInventory(context), clean);
  const isLibrary = isLibraryOf(context.next);
  const loss = compareUse(ownBefore, own, isLibrary);
  return { ...judgeAdditions(own, ownBefore, isLibrary), own, loss };
}
