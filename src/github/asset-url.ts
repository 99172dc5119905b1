import { collectUrlSecrets, isSafeFrom, isThisMachine, parseUrl, parseWebUrl } from '../http/urls.ts';
import type { PublishError } from '../shared/errors.ts';
import type { GitHub } from './api.ts';
import { hostingError } from './explain.ts';
import type { Repository } from './ports.ts';
import type { Asset, Release } from './responses.ts';

/** A URL of a release asset, read. */
type AssetAddress =
  | { readonly kind: 'id'; readonly id: number }
  | { readonly kind: 'latest'; readonly name: string }
  | { readonly kind: 'tag'; readonly tag: string; readonly name: string };

/** Reads the addresses under which GitHub has assets: those for browsers, and those of the API. */
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

/** The parts of a path below a folder, whose names GitHub takes in any case; `undefined` for a path elsewhere. */
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

/** The URL for browsers that an asset of a published release has. */
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
 * @param address what {@link parseAssetUrl} has read in it
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

/** A draft is called otherwise in its addresses than its tag. */
async function findTagged(tag: string, url: URL, github: GitHub): Promise<Release | undefined> {
  const isHere = ({ assets }: Release) => assets.some((asset) => parseUrl(asset.url)?.href === url.href);
  return (await github.findPublished(tag)) ?? (await github.listReleases(isHere))[0];
}

/**
 * Asks for a signed URL of an asset, and hides it before anything could print it.
 *
 * @throws PublishError `not-published`: it is no address that can be fetched without credentials
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

/** A signed URL of which nobody has use. */
export function signedUrlError(why: string): PublishError {
  return hostingError(
    'No usable signed URL',
    `The signed URL of the asset ${why}.`,
    'Run this again later; on GitHub Enterprise Server, check that its storage answers without a login.',
    { remedy: 'rerun' },
  );
}

/**
 * When a signed URL stops working, in milliseconds since 1970: the earliest of what it says of itself, in the `exp` of
 * a `jwt`, in Azure's `se`, or by date and duration as S3 and Google write them. `undefined` when it says nothing.
 */
export function readExpiryMs({ searchParams }: URL): number | undefined {
  const signatures = ['X-Amz', 'X-Goog'].map(
    (prefix) =>
      parseCompactDate(searchParams.get(`${prefix}-Date`)) +
      Number(searchParams.get(`${prefix}-Expires`) ?? NaN) * 1000,
  );
  const ends = [
    readTokenEnd(searchParams.get('jwt') ?? ''),
    Date.parse(searchParams.get('se') ?? ''),
    ...signatures,
  ];
  const known = ends.filter((endMs) => Number.isFinite(endMs));
  return known.length === 0 ? undefined : Math.min(...known);
}

/** The claims of a JSON Web Token stand between its dots (RFC 7519, section 3). */
function readTokenEnd(token: string): number {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      exp?: unknown;
    };
    return typeof claims.exp === 'number' ? claims.exp * 1000 : NaN;
  } catch {
    return NaN;
  }
}

/** `20261120T100000Z`. */
function parseCompactDate(text: string | null): number {
  const [, day = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(text ?? '') ?? [];
  const date = day.replace(/(....)(..)(..)/, '$1-$2-$3');
  return Date.parse(`${date}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`);
}

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
