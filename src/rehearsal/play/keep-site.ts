import type { RehearsalContext } from '../model/context.ts';
import { hasDied } from '../model/log.ts';

/** Where the site is packed, for a moment. */
const SITE_ZIP = 'wp-content/rehearsal-site.zip';

/**
 * Packs the updated site for people who want to open it. The plugins beside this one may not be passed on, so it has neither their
 * files, nor this plugin as an active one where it does not run without them. What they have stored stays.
 *
 * @param key the plugin as WordPress calls it
 * @throws SiteLost, Unreadable
 */
export async function keepSite(
  { site, cookie, beside, keep }: Pick<RehearsalContext, 'site' | 'cookie' | 'beside' | 'keep'>,
  key: string,
): Promise<void> {
  if (keep === undefined) return;
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
  if (isDone && result === true && response?.status === 200)
    await keep({ bytes: response.body, without, isIdle });
  await site.restore('packed');
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
