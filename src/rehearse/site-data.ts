import type { Site } from './site.ts';

/** The contents of a site's database, but for transients. */
export interface SiteData {
  readonly options: ReadonlyMap<string, SiteOption>;
  readonly tables: ReadonlyMap<string, SiteTable>;
  /** How many of each type, without drafts that WordPress makes and revisions. */
  readonly posts: ReadonlyMap<string, number>;
  /** How many of each hook. */
  readonly events: ReadonlyMap<string, number>;
  /** The capabilities of each. */
  readonly roles: ReadonlyMap<string, readonly string[]>;
  /** How many of each key. */
  readonly userMeta: ReadonlyMap<string, number>;
  readonly postMeta: ReadonlyMap<string, number>;
}

export interface SiteOption {
  /** 0 for an empty list, too. */
  readonly sizeBytes: number;
  readonly isAutoloaded: boolean;
  readonly digest: string;
}

export interface SiteTable {
  readonly rowCount: number;
  readonly columns: readonly string[];
}

/**
 * Asks a site what its database holds; `undefined` when that is not known.
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

function read<T>(list: unknown, parse: (value: unknown) => T | undefined): ReadonlyMap<string, T> {
  const entries = Object.entries(Object(list) as object).flatMap(([name, value]) => {
    const parsed = parse(value);
    return parsed === undefined ? [] : [[name, parsed] as const];
  });
  return new Map(entries);
}

/** Source: WordPress core wp_autoload_values_to_autoload(), and `no` of older versions. */
const NOT_AUTOLOADED = ['no', 'off', 'auto-off'];

function toOption(value: unknown): SiteOption | undefined {
  const [sizeBytes, autoload, digest] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (typeof sizeBytes !== 'number' || typeof autoload !== 'string' || typeof digest !== 'string')
    return undefined;
  return { sizeBytes, isAutoloaded: !NOT_AUTOLOADED.includes(autoload), digest };
}

function toTable(value: unknown): SiteTable | undefined {
  const [rowCount, columns] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return typeof rowCount === 'number' && areTexts(columns) ? { rowCount, columns } : undefined;
}

function toCount(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
