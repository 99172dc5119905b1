import { quoteName } from '../../shared/quote.ts';
import { compareData } from '../judge/compare-data.ts';
import type { Before, Judgement, RehearsalContext } from '../model/context.ts';
import type { Problem } from '../model/results.ts';
import { listData } from '../names/list-data.ts';

/** Reports what the update changed in the database, after all pages were visited with both versions. @throws SiteLost, Unreadable */
export async function compareSiteData(context: RehearsalContext, before: Before): Promise<Judgement> {
  const { alone, before: old } = before.data;
  const untold = listUntold(context.next);
  const now = await listData(context);
  if (alone === undefined || old === undefined || now === undefined)
    return { problems: [], skipped: 'The database could not be listed.' };
  const { changes, hasLost = false, ...compared } = compareData(alone, old, now, before.version);
  const problems = [...compared.problems, ...(hasLost ? untold : [])];
  const words = changes.map(({ what, change }) => `${what}: ${change}`).join('; ');
  return { problems, changes, message: words === '' ? 'nothing changed' : words };
}

/** Tells of an update that loses data, and does not say so where people read it before they update. */
function listUntold({ plugin }: RehearsalContext['next']): readonly Problem[] {
  if (plugin?.lacksUpgradeNotice !== true) return [];
  const message = `\`== Upgrade Notice ==\` of the readme has other versions, but nothing for ${quoteName(plugin.version)}: say in it what customers lose.`;
  return [{ severity: 'notice', message }];
}
