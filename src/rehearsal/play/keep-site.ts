import type { RehearsalContext } from '../model/context.ts';
import { hasDied } from '../model/log.ts';
import type { KeptSite } from '../model/results.ts';
import { listNames } from './needed-plugins.ts';

/** Where the site is packed, for a moment. */
const SITE_ZIP = 'wp-content/rehearsal-site.zip';

/** An updated site, for people who want to open it. */
export interface PackedSite {
  /** Of a ZIP. */
  readonly bytes: Uint8Array;
  /** The plugins beside this one whose files it has. */
  readonly withOthers: readonly string[];
  /** Those whose files it does not have. */
  readonly without: readonly string[];
  /** The plugin is not active there, because it does not run without these. */
  readonly isIdle: boolean;
}

/** How a site is kept. */
export interface KeepSite {
  /** With the files of the plugins beside this one. */
  readonly isWhole: boolean;
  readonly store: (site: PackedSite) => Promise<KeptSite>;
}

/**
 * Packs the updated site for people who want to open it, or start a rehearsal from it, with a list of the plugins beside this one. These
 * may not be passed on, so unless the author wants them, it has neither their files, nor this plugin as an active one where it does not
 * run without them. What they have stored stays.
 *
 * @param key the plugin as WordPress calls it
 * @param keep `undefined`: nobody wants it
 * @returns the kept site; `undefined`: there is none
 * @throws SiteLost, Unreadable
 */
export async function keepSite(
  { site, cookie, beside }: Pick<RehearsalContext, 'site' | 'cookie' | 'beside'>,
  key: string,
  keep: KeepSite | undefined,
): Promise<KeptSite | undefined> {
  if (keep === undefined) return undefined;
  await site.save('packed');
  const others = beside.packages.map(({ plugin }) => plugin);
  const left = keep.isWhole ? [] : others;
  const leave = async (plugins: readonly string[], folders: readonly string[]) =>
    (await site.run('leave', { plain: true, plugins, folders })).result === true;
  const keys = left.map((plugin) => plugin.key);
  const folders = left.map((plugin) => plugin.folder);
  let isDone = left.length === 0 || (await leave(keys, folders));
  const isIdle = left.length > 0 && !(await runs({ site, cookie }));
  if (isIdle) isDone = (await leave([key], [])) && isDone;
  const list = beside.packages.map(({ isPublic = false, plugin: { folder, name, version } }) => {
    return { folder, name, version, origin: isPublic ? 'wordpress.org' : 'other' };
  });
  const { result } = await site.run('export', { file: SITE_ZIP, list });
  const packed = { method: 'GET', url: `/${SITE_ZIP}`, headers: {}, body: new Uint8Array() };
  const { response } = await site.exchange(packed);
  const names = listNames(beside);
  const [without, withOthers] = keep.isWhole ? [[], names] : [names, []];
  const isPacked = isDone && result === true && response?.status === 200;
  const kept = isPacked ? await keep.store({ bytes: response.body, withOthers, without, isIdle }) : undefined;
  await site.restore('packed');
  return kept;
}

/** Whether visitors get a page, and an administrator the one on which plugins are installed. */
async function runs({ site, cookie }: Pick<RehearsalContext, 'site' | 'cookie'>): Promise<boolean> {
  for (const [url, as] of [
    ['/', ''],
    ['/wp-admin/plugins.php', cookie],
  ] as const) {
    const { failure, status = 0, log } = await site.request(url, as);
    if (failure !== undefined || status >= 500 || hasDied(log)) return false;
  }
  return true;
}
