import type { SiteData, SiteOption, SiteTable } from '../model/inventory.ts';
import type { Site } from '../model/site.ts';

/** Source: WordPress core wp_autoload_values_to_autoload(), and `no` of older versions. */
const NOT_AUTOLOADED = ['no', 'off', 'auto-off'];

function toCount(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function toOption(value: unknown): SiteOption | undefined {
  const [sizeBytes, autoload, digest, parts = []] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (typeof sizeBytes !== 'number' || typeof autoload !== 'string' || typeof digest !== 'string')
    return undefined;
  const isAutoloaded = !NOT_AUTOLOADED.includes(autoload);
  return { sizeBytes, isAutoloaded, digest, parts: areTexts(parts) ? parts : [] };
}

function toTable(value: unknown): SiteTable | undefined {
  const [rowCount, columns] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return typeof rowCount === 'number' && areTexts(columns) ? { rowCount, columns } : undefined;
}

function read<T>(list: unknown, parse: (value: unknown) => T | undefined): ReadonlyMap<string, T> {
  const entries = Object.entries(Object(list) as object).flatMap(([name, value]) => {
    const parsed = parse(value);
    return parsed === undefined ? [] : [[name, parsed] as const];
  });
  return new Map(entries);
}

/**
 * Lists what a site's database holds; `undefined` if that fails.
 *
 * @throws SiteLost
 */
export async function listData({ site }: { readonly site: Site }): Promise<SiteData | undefined> {
  const { result } = await site.run('data', { plain: true });
  // The plugin may have written it.
  const lists = Object(result) as Readonly<Record<string, unknown>>;
  const options = read(lists['options'], toOption);
  if (options.size === 0) return undefined;
  return {
    options,
    tables: read(lists['tables'], toTable),
    posts: read(lists['posts'], toCount),
    events: read(lists['events'], toCount),
    roles: read(lists['roles'], (value) => (areTexts(value) ? value : undefined)),
    userMeta: read(lists['usermeta'], toCount),
    postMeta: read(lists['postmeta'], toCount),
  };
}
