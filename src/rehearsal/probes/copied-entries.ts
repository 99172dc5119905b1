import { cutText, showInvisible } from '../../shared/quote.ts';
import { readAddress } from '../model/address.ts';
import type { RehearsalContext } from '../model/context.ts';
import type { Probe } from '../model/probe.ts';
import { visitProbe } from './plugin-probes.ts';

/** Each takes up to a second, before and after the update. */
const MAX_ENTRIES = 60;
const MAX_TITLE = 60;

/** The pages of a copied site. */
interface Entries {
  readonly probes: readonly Probe[];
  /** How many these are, and how many more are not requested, in words. */
  readonly asked: string;
}

/**
 * Lists what people have made on a site: the newest entries of each type, and the pages to which its menus lead.
 *
 * @throws SiteLost, Unreadable
 */
export async function listEntries({ site }: Pick<RehearsalContext, 'site'>): Promise<Entries> {
  const { result = [] } = await site.run('entries');
  const probes = result.flatMap(([name, title, address, isForAdmins]) => {
    const url = readAddress(address);
    if (url === undefined) return [];
    const words = cutText(showInvisible(title), MAX_TITLE);
    const subject = words === '' ? `The page ${url}` : `The page "${words}" (${url})`;
    return [visitProbe('page', name, subject, url, isForAdmins)];
  });
  const left = probes.length - MAX_ENTRIES;
  const asked = left > 0 ? `${MAX_ENTRIES}, and ${left} more, not asked for` : String(probes.length);
  return { probes: probes.slice(0, MAX_ENTRIES), asked };
}
