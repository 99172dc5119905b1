import type { Allowance } from '../model/budget.ts';
import type { LoadedClasses, LoadError } from '../model/inventory.ts';
import type { ResultOf } from '../model/scripts.ts';
import type { Site } from '../model/site.ts';

type Result = ResultOf<'classes'>;

/** Each takes two requests more. */
const MAX_DEATHS = 10;

/**
 * Loads classes on a site, all in one request as long as none ends it.
 *
 * @param allowance by default, there is time for all
 * @throws SiteLost, Unreadable
 */
export async function loadClasses(
  site: Site,
  own: ReadonlyMap<string, { readonly shown: string }>,
  allowance?: Allowance,
): Promise<LoadedClasses> {
  const loaded = new Set<string>();
  const errors = new Map<string, LoadError>();
  const load = async (classes: readonly string[]): Promise<Result | undefined> => {
    const { result } = await site.run('classes', { classes });
    for (const index of result?.loaded ?? []) loaded.add(classes[index] ?? '');
    for (const [index, error] of result?.errors ?? [])
      errors.set(classes[index] ?? '', toError(error, false));
    return result;
  };
  let rest: readonly string[] = [...own.values()].map(({ shown }) => shown);
  for (let deaths = 0; deaths < MAX_DEATHS && rest.length > 0; deaths += 1) {
    const result = await load(rest);
    const name = result && rest[result.tried];
    if (name === undefined) break;
    // After others, a file may declare what one of them did. A file that ends the request on purpose says nothing.
    const death = result?.death && (await load([name]))?.death;
    if (death !== undefined) errors.set(name, toError(death, true));
    rest = rest.slice(rest.indexOf(name) + 1);
    if (rest.length === 0 || allowance === undefined || allowance.leftMs() > 0) continue;
    allowance.leave(rest.length, own.size, 'classes');
    break;
  }
  return { loaded, errors };
}

function toError([message, file, line]: NonNullable<Result['death']>, isFatal: boolean): LoadError {
  return { message, file, line, isFatal };
}
