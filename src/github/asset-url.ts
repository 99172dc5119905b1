import { collectUrlSecrets, isSafeFrom, isThisMachine, parseUrl, parseWebUrl } from '../http/urls.ts';
import type { PublishError } from '../shared/publish-error.ts';
import type { GitHub } from './api.ts';
import { hostingError } from './explain-errors.ts';
import type { Repository } from './ports.ts';
import type { Asset, Release } from './responses.ts';

/** The parts of a release asset's URL. */
type AssetAddress =
  | { readonly kind: 'id'; readonly id: number }
  | { readonly kind: 'latest'; readonly name: string }
  | { readonly kind: 'tag'; readonly tag: string; readonly name: string };

/** Reads an asset's URL for browsers or for the API; `undefined` for every other URL. */
export function parseAssetUrl(
  url: URL,
  { serverUrl, apiUrl, owner, name }: Pick<Repository, 'serverUrl' | 'apiUrl' | 'owner' | 'name'>,
): AssetAddress | undefined {
  const inBrowser = readBelow(url, serverUrl, [owner, name, 'releases']);
  const inApi = readBelow(url, apiUrl, ['repos', owner, name, 'releases']);
  const [kind, ...rest] = inBrowser ?? inApi ?? [];
  const file = rest.at(-1) ?? '';
  if (inBrowser === undefined) {
    return kind === 'assets' && rest.length === 1 && /^\d{1,15}$/.test(file)
      ? { kind: 'id', id: Number(file) }
      : undefined;
  }
  if (kind === 'latest' && rest.length === 2 && rest[0] === 'download') return { kind, name: file };
  if (kind === 'download' && rest.length >= 2)
    return { kind: 'tag', tag: rest.slice(0, -1).join('/'), name: file };
  return undefined;
}

/** The parts of a path below a folder, which GitHub matches in any case; `undefined` for a path elsewhere. */
function readBelow(url: URL, base: URL, folder: readonly string[]): readonly string[] | undefined {
  const root = base.pathname.split('/').filter(Boolean);
  const parts = url.pathname.slice(1).split('/');
  const expected = [...root, ...folder];
  const isBelow = expected.every((part, index) => parts[index]?.toLowerCase() === part.toLowerCase());
  if (url.origin !== base.origin || !isBelow) return undefined;
  try {
    return parts.slice(expected.length).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The URL for browsers of an asset of a published release. */
export function formatAssetUrl(
  tag: string,
  assetName: string,
  { serverUrl, owner, name }: Pick<Repository, 'serverUrl' | 'owner' | 'name'>,
): string {
  const path = [owner, name, 'releases', 'download', ...tag.split('/'), assetName];
  return `${serverUrl.href.replace(/\/+$/, '')}/${path.map(encodeURIComponent).join('/')}`;
}

/**
 * The asset that a URL names.
 *
 * @param address the parts that {@link parseAssetUrl} read
 * @throws GitHubError
 */
export async function findAssetOf(
  url: URL,
  address: AssetAddress,
  github: GitHub,
): Promise<Asset | undefined> {
  if (address.kind === 'id') return github.findAsset(address.id);
  const release =
    address.kind === 'latest' ? await github.findLatest() : await findTagged(address.tag, url, github);
  const assets = release === undefined ? [] : await github.listAssets(release);
  return assets.find(({ name }) => name === address.name);
}

/** Asset URLs of a draft do not contain its tag, so drafts are searched by URL. */
async function findTagged(tag: string, url: URL, github: GitHub): Promise<Release | undefined> {
  const isHere = ({ assets }: Release) => assets.some((asset) => parseUrl(asset.url)?.href === url.href);
  return (await github.findPublished(tag)) ?? (await github.listReleases(isHere))[0];
}

/**
 * Requests a signed URL of an asset, and masks it before anything can print it.
 *
 * @throws PublishError `not-published`: the URL cannot be fetched without credentials
 * @throws GitHubError
 */
export async function requestSignedUrl(
  asset: Pick<Asset, 'id' | 'name'>,
  { apiUrl }: Pick<Repository, 'apiUrl'>,
  { github, mask }: { readonly github: GitHub; readonly mask: (secret: string) => void },
): Promise<URL> {
  const text = await github.signAsset(asset);
  const url = parsePublicUrl(text, apiUrl);
  const query = text.replace(/^[^?#]*[?#]?/, '');
  const secrets = new Set([query, ...collectUrlSecrets(text)]);
  for (const secret of secrets) if (secret !== '') mask(secret);
  if (url === undefined) throw signedUrlError('is not a plain `https:` address');
  if (url.origin === apiUrl.origin) throw signedUrlError('points back to the API, which asks for a token');
  return url;
}

/** The error for a signed URL that nobody can use. */
export function signedUrlError(why: string): PublishError {
  return hostingError(
    'No usable signed URL',
    `The signed URL of the asset ${why}.`,
    'Run this again later; on GitHub Enterprise Server, check that its storage answers without a login.',
    { remedy: 'rerun' },
  );
}

/** Parses an address from GitHub that is requested without the token; `undefined` when it is not safe to request. */
export function parsePublicUrl(text: string, apiUrl: URL): URL | undefined {
  const url = parseWebUrl(text);
  return url !== null && isSafeFrom(url, apiUrl) ? url : undefined;
}

/**
 * The upload address in a release's `upload_url`, without its template `{?name,label}`; `undefined` when it must not
 * get the token. Trusts the API's host without `api.` and the hosts below it: for `api.github.com` that is
 * `uploads.github.com`, for `api.acme.ghe.com` `uploads.acme.ghe.com`, and for GitHub Enterprise Server its own host.
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
