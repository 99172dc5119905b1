import { createGitHub, type GitHub } from '../github/api.ts';
import { connect } from '../github/client.ts';
import { explainErrors, hostingError } from '../github/explain.ts';
import type { Repository } from '../github/ports.ts';
import type { Asset, Release } from '../github/responses.ts';
import { parseUrl } from '../http/urls.ts';
import type { HostingPorts } from './job.ts';
import { type Ends, ZIP_START } from './local-package.ts';
import { provideSignedUrl } from './signed-url.ts';

/** What a URL of a release asset says. */
type AssetAddress =
  | { readonly kind: 'id'; readonly id: number }
  | { readonly kind: 'latest'; readonly name: string }
  | { readonly kind: 'tag'; readonly tag: string; readonly name: string };

/**
 * For a `zip_url` that names an asset of a release of this repository, which only its members can download because the
 * repository is private: what makes signed URLs for it, a new one for each call. `undefined` for every other URL, and
 * without a token; then nothing is asked of GitHub but, at most, whether the repository is private.
 *
 * @throws PublishError `not-published`: there is no such asset, or GitHub does not say
 */
export async function signAssetUrl(
  zipUrl: URL,
  repository: Repository,
  ports: HostingPorts,
): Promise<(() => Promise<string>) | undefined> {
  const address = repository.token === '' ? undefined : parseAssetUrl(zipUrl, repository);
  if (address === undefined) return undefined;
  return explainErrors(ports, async () => {
    const github = createGitHub(await connect(repository, ports));
    if (!(await github.isPrivate())) return undefined;
    const asset = await findAsset(address, zipUrl, github);
    if (asset?.state !== 'uploaded') throw missingError();
    // Its content is not known here, but that it is a ZIP of that size.
    const ends: Ends = {
      sizeBytes: asset.sizeBytes,
      head: Buffer.from(ZIP_START, 'latin1'),
      tail: Buffer.alloc(0),
    };
    return () => explainErrors(ports, () => provideSignedUrl(asset, ends, { github, repository, ports }));
  });
}

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

async function findAsset(address: AssetAddress, url: URL, github: GitHub): Promise<Asset | undefined> {
  if (address.kind === 'id') return github.findAsset(address.id);
  const release =
    address.kind === 'latest' ? await github.findLatest() : await findRelease(address.tag, url, github);
  const assets = release === undefined ? [] : await github.listAssets(release);
  return assets.find(({ name }) => name === address.name);
}

/** A draft is called otherwise in its addresses than its tag. */
async function findRelease(tag: string, url: URL, github: GitHub): Promise<Release | undefined> {
  const isHere = ({ assets }: Release) => assets.some((asset) => parseUrl(asset.url)?.href === url.href);
  return (await github.findPublished(tag)) ?? (await github.listReleases(isHere))[0];
}

function missingError(): Error {
  return hostingError(
    'Asset not found',
    'The release asset that `zip_url` names is not in this repository, or its upload has not ended.',
    'Check the tag and the file name in `zip_url`; a draft needs a token with `permissions: contents: write`.',
  );
}
