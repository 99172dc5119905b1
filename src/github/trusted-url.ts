import { isSafeFrom, isThisMachine } from '../http/safe-url.ts';
import { parseWebUrl } from '../http/urls.ts';

/** An address that GitHub names and that the token does not go to; `undefined` when it is not to be used. */
export function parsePublicUrl(text: string, apiUrl: URL): URL | undefined {
  const url = parseWebUrl(text);
  return url !== null && isSafeFrom(url, apiUrl) ? url : undefined;
}

/**
 * The address for uploads in a release's own `upload_url`, whose template `{?name,label}` is dropped; `undefined` when
 * it may not be given the token. Trusted is who runs the API: its host without `api.`, and what is below that:
 * `api.github.com` and `uploads.github.com`, `api.acme.ghe.com` and `uploads.acme.ghe.com`, or GitHub Enterprise
 * Server itself.
 */
export function findUploadUrl(template: string, apiUrl: URL): URL | undefined {
  const url = parsePublicUrl(template.replace(/\{.*$/s, ''), apiUrl);
  if (url === undefined) return undefined;
  const home = apiUrl.hostname.replace(/^api\./, '');
  const isHome =
    url.hostname === home || url.hostname === apiUrl.hostname || url.hostname.endsWith(`.${home}`);
  const isSameDoor = url.protocol === apiUrl.protocol && url.port === apiUrl.port;
  return isThisMachine(url) || (isHome && isSameDoor) ? url : undefined;
}
