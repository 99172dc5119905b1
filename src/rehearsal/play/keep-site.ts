import type { RehearsalContext } from '../model/context.ts';
import { hasDied } from '../model/log.ts';
import type { KeptSite } from '../model/results.ts';

/** Where the site is packed, for a moment. */
const SITE_ZIP = 'wp-content/rehearsal-site.zip';

/** An updated site, for people who want to open it. */
export interface PackedSite {
  /** Of a ZIP. */
  readonly bytes: Uint8Array;
  /** The plugins beside this one, whose files it does not have. */
  readonly without: readonly string[];
  /** The plugin is not active there, because it does not run without these. */
  readonly isIdle: boolean;
}

/** Stores a packed site. */
export type KeepSite = (site: PackedSite) => Promise<KeptSite>;

/**
 * Packs the updated site for people who want to open it. The plugins beside this one may not be passed on, so it has neither their
 * files, nor this plugin as an active one where it does not run without them. What they have stored stays.
 *
 * @param key the plugin as WordPress calls it
 * @param keep stores it; `undefined`: nobody wants it
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
  const leave = async (plugins: readonly string[], folders: readonly string[]) =>
    (await site.run('leave', { plain: true, plugins, folders })).result === true;
  const keys = others.map((plugin) => plugin.key);
  const folders = others.map((plugin) => plugin.folder);
  let isDone = others.length === 0 || (await leave(keys, folders));
  const isIdle = others.length > 0 && !(await runs({ site, cookie }));
  if (isIdle) isDone = (await leave([key], [])) && isDone;
  const { result } = await site.run('export', { file: SITE_ZIP });
  const packed = { method: 'GET', url: `/${SITE_ZIP}`, headers: {}, body: new Uint8Array() };
  const { response } = await site.exchange(packed);
  const without = others.map(({ name, version }) => `${name} ${version}`.trim());
  const isWhole = isDone && result === true && response?.status === 200;
  const kept = isWhole ? await keep({ bytes: response.body, without, isIdle }) : undefined;
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
