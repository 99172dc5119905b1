import type { SiteData, SiteOption, SiteTable } from '../model/inventory.ts';
import type { ResultOf } from '../model/scripts.ts';
import type { Site } from '../model/site.ts';

/** Source: WordPress core wp_autoload_values_to_autoload(), and `no` of older versions. */
const NOT_AUTOLOADED = ['no', 'off', 'auto-off'];

type Listed = ResultOf<'data'>;

function toOption([sizeBytes, autoload, digest, parts]: ItemOf<Listed['options']>): SiteOption {
  return { sizeBytes, isAutoloaded: !NOT_AUTOLOADED.includes(autoload), digest, parts };
}

function toTable([rowCount, columns]: ItemOf<Listed['tables']>): SiteTable {
  return { rowCount, columns };
}

type ItemOf<List> = List extends ReadonlyMap<string, infer Item> ? Item : never;

function convert<From, To>(items: ReadonlyMap<string, From>, toOther: (item: From) => To) {
  return new Map([...items].map(([name, item]) => [name, toOther(item)]));
}

/**
 * Lists what a site's database holds; `undefined` if that fails.
 *
 * @throws SiteLost, Unreadable
 */
export async function listData({ site }: { readonly site: Site }): Promise<SiteData | undefined> {
  const { result } = await site.run('data', { plain: true });
  if (result === undefined || result.options.size === 0) return undefined;
  const { options, tables, usermeta: userMeta, postmeta: postMeta, ...counts } = result;
  return {
    ...counts,
    userMeta,
    postMeta,
    options: convert(options, toOption),
    tables: convert(tables, toTable),
  };
}
