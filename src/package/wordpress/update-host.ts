/** Source: WordPress core wp_allowed_protocols(). */
const PROTOCOLS = new Set(
  'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn'.split(
    ' ',
  ),
);

/** Characters that sanitize_url() drops. Source: WordPress core esc_url(). */
const DROPPED = /[^a-z0-9\-~+_.?#=!&;,/:%@$|*'()[\]\x80-\u{10FFFF}]/giu;

/**
 * The host that a site asks for updates because of the header `Update URI`, as it is written; `undefined` if the header
 * names none. `false` is a host like others. Source: WordPress core wp_update_plugins(), by the filter
 * `update_plugins_{host}`, sanitize_url() and PHP's parse_url().
 */
export function findUpdateHost(updateUri: string): string | undefined {
  const url = completeUrl(updateUri);
  const [, scheme, authority] = /^(?:([a-z0-9+.-]+):)?\/\/([^/?#]*)/i.exec(url) ?? [];
  if (authority === undefined) return undefined;
  if (scheme !== undefined && !PROTOCOLS.has(scheme.toLowerCase())) return undefined;
  const [, host = '', port = ''] =
    /^(\[.*\]|.*?)(?::([^:]*))?$/.exec(authority.slice(authority.lastIndexOf('@') + 1)) ?? [];
  const isPort = port === '' || (/^\+?\d.{0,4}$/.test(port) && Number.parseInt(port, 10) <= 65_535);
  return host === '' || !isPort ? undefined : host;
}

/** A URL as sanitize_url() completes it: in front of a name without a colon, it writes `http://`. */
function completeUrl(text: string): string {
  let url = text.trimStart().replaceAll(' ', '%20').replaceAll(DROPPED, '');
  for (let last = ''; last !== url;) {
    last = url;
    url = url.replaceAll(/%0[da]/gi, '');
  }
  url = url.replaceAll(';//', '://');
  const isRelative = /^[/#?]/.test(url) || /^[a-z0-9-]+\.php/i.test(url);
  return url === '' || url.includes(':') || isRelative ? url : `http://${url}`;
}
