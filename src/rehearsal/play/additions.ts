import { listGone, listStale } from '../judge/compare-inventories.ts';
import { takeInventory, withoutBaseline } from '../names/take-inventory.ts';
import { type Judgement, type RehearsalContext, UNTOLD } from '../model/context.ts';
import type { Inventory, RegistrationKind } from '../model/inventory.ts';
import type { RehearsedPackage } from '../model/packages.ts';
import type { Problem } from '../model/results.ts';

/** The site before the steps that create content. */
export const UNPROBED = 'unprobed';

/** All that the new version adds to the site. */
interface Additions extends Judgement {
  readonly own: Inventory;
}

/**
 * Lists what the new version adds, and what it lacks of what the previous one added. Keeps the site as it is before the steps that
 * create content.
 *
 * @param clean what the site has without the plugin
 * @param old what the previous version adds
 * @throws SiteLost, Unreadable
 */
export async function listAdditions(
  context: RehearsalContext,
  clean: Inventory,
  old: Inventory | undefined,
): Promise<Additions> {
  // With the previous version, the browser has not seen the content that is created from here on.
  await context.site.save(UNPROBED);
  const own = withoutBaseline(await takeInventory(context), clean);
  const gone =
    old === undefined ? [] : [...listGone(old, own, isLibraryOf(context.next)), ...listStale(old, own)];
  return { ...describe(own, gone), own };
}

/** Whether a file of the plugin, by its path in the plugin's folder, belongs to a library. */
export function isLibraryOf({ plugin, isLibrary }: RehearsedPackage): (file: string) => boolean {
  return (file) => isLibrary(`${plugin?.folder ?? ''}/${file}`);
}

const NOUNS: Readonly<Partial<Record<RegistrationKind, readonly [one: string, many: string]>>> = {
  pages: ['page', 'pages'],
  tasks: ['scheduled task', 'scheduled tasks'],
  routes: ['REST route', 'REST routes'],
  shortcodes: ['shortcode', 'shortcodes'],
  blocks: ['block', 'blocks'],
  widgets: ['widget', 'widgets'],
  types: ['post type', 'post types'],
  taxonomies: ['taxonomy', 'taxonomies'],
  rules: ['address', 'addresses'],
  fields: ['REST field', 'REST fields'],
  actions: ['AJAX action or form', 'AJAX actions and forms'],
};

function describe(own: Inventory, gone: readonly Problem[]): Judgement {
  const counts = Object.entries(NOUNS).flatMap(([kind, [one, many]]) => {
    const count = own.kinds.get(kind as RegistrationKind)?.length ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const isWhole = own.kinds.has('routes');
  if (counts.length === 0 && gone.length === 0 && isWhole) return UNTOLD;
  const open: Problem = {
    severity: 'warning',
    message: 'WordPress could not list all that the plugin adds, so some of it was not requested.',
  };
  return { problems: isWhole ? gone : [open, ...gone], message: counts.join(', ') };
}
