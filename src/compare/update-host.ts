/** Both mean the plugin directory of WordPress, in which the plugin is also looked for without the header. */
const DIRECTORY: ReadonlySet<string> = new Set(['wordpress.org', 'w.org']);

/**
 * The host that a site asks for updates by the header `Update URI`; `undefined` when that names none, or the plugin
 * directory of WordPress. Source: WordPress core wp_update_plugins(), by the filter `update_plugins_{host}`.
 */
export function findUpdateHost(updateUri: string): string | undefined {
  const text = updateUri.trim();
  if (text === '' || text.toLowerCase() === 'false') return undefined;
  // As sanitize_url() completes it.
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `http://${text}`;
  const host = URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '';
  return host === '' || DIRECTORY.has(host) ? undefined : host;
}
