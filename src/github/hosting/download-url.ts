import { connectGitHub } from '../api.ts';
import {
  findAssetOf,
  parseAssetUrl,
  parsePublicUrl,
  requestSignedUrl,
  signedUrlError,
} from '../asset-url.ts';
import { explainErrors, hostingError } from '../explain-errors.ts';
import type { Repository } from '../ports.ts';
import type { Asset } from '../responses.ts';
import { readExpiryMs } from '../../http/url-expiry.ts';
import { poll } from '../../shared/clock.ts';
import type { PublishError } from '../../shared/publish-error.ts';
import { checkDownload } from './compare.ts';
import type { HostingSpec, HostingPorts, Target, Uses } from './model.ts';
import { type PackageHead, ZIP_START } from './local-package.ts';

/** Whether the repository is private. Does not ask GitHub when every URL is signed anyway. */
export async function readPrivacy({ github, spec }: Uses<'github' | 'spec'>): Promise<boolean> {
  if (spec.assetUrl === 'signed') return false;
  const isPrivate = await github.isPrivate();
  if (isPrivate && spec.assetUrl === 'public') {
    throw hostingError(
      'No public URL',
      'Input `asset-url` is `public`, but the repository is private, so its assets cannot be downloaded without credentials.',
      'Set `asset-url` to `auto` or `signed`.',
    );
  }
  return isPrivate;
}

/**
 * Chooses the kind of URL for the service. For somebody else's draft it is signed, because this run does not publish
 * it.
 *
 * @throws PublishError `not-published`: `asset-url` is `public`, but there is no public URL
 */
export function chooseUrl(
  { release, role }: Target,
  isPrivate: boolean,
  { assetUrl, tag }: HostingSpec,
): 'public' | 'signed' {
  if (assetUrl === 'signed' || isPrivate) return 'signed';
  if (!release.isDraft || role !== 'foreign') return 'public';
  if (assetUrl === 'auto') return 'signed';
  throw hostingError(
    'No public URL',
    `Input \`asset-url\` is \`public\`, but the release \`${tag}\` is a draft that this run did not create, so it stays a draft.`,
    'Publish or delete that draft, or set `asset-url` to `auto` or `signed`.',
  );
}

/** When to check a new public URL: GitHub may need some seconds before everyone can download it. */
const LOOKS_AT_MS = [0, 1_000, 3_000, 7_000, 15_000, 30_000, 60_000];

/**
 * Proves that anyone can download an asset of a published release, and returns its permanent URL.
 *
 * @throws PublishError `not-published`
 */
export async function provePublicUrl(
  { url: text }: Asset,
  head: PackageHead,
  context: HostingPorts & Uses<'github' | 'repository'>,
): Promise<string> {
  const { clock, log, repository } = context;
  const url = parsePublicUrl(text, repository.apiUrl);
  if (url === undefined) throw publicUrlError('is not a plain `https:` address');
  let problem: Awaited<ReturnType<typeof checkDownload>>;
  await poll(LOOKS_AT_MS, clock, async ({ index }) => {
    problem = await checkDownload(url, head, context);
    if (problem === undefined || problem.isLasting) return true;
    if (index === 0) log.info(`The public URL of the asset ${problem.why}; waiting for GitHub.`);
    return undefined;
  });
  if (problem !== undefined) throw publicUrlError(problem.why);
  return url.href;
}

function publicUrlError(why: string): PublishError {
  return hostingError(
    'Asset is not public',
    `The public URL of the asset ${why}.`,
    'Run this again: it uses the uploaded asset. If this GitHub asks everyone to log in, set `asset-url` to `signed`.',
    { remedy: 'rerun' },
  );
}

/** Minimum validity of a signed URL: the service may fetch the package some time after it got the URL. */
const MIN_LEFT_MS = 60_000;

/** Waits between two requests for a signed URL. */
const WAITS_MS = [1_000, 2_000, 4_000];

/**
 * Requests a signed URL of an asset, masks it, and proves that it leads to the package without credentials and is valid
 * for at least a minute by the runner's clock. After three retries for more validity, accepts a shorter one.
 *
 * @throws PublishError `not-published`
 * @throws GitHubError
 */
export async function proveSignedUrl(
  asset: Pick<Asset, 'id' | 'name'>,
  head: PackageHead,
  context: HostingPorts & Uses<'github' | 'repository'>,
): Promise<string> {
  const { clock, log, repository } = context;
  for (let tries = 0; ; tries += 1) {
    const url = await requestSignedUrl(asset, repository, context);
    const problem = await checkDownload(url, head, context);
    const leftMs = (readExpiryMs(url) ?? Infinity) - clock.wallNow();
    const waitMs = WAITS_MS[tries];
    if (problem === undefined && leftMs >= MIN_LEFT_MS) return url.href;
    if (problem === undefined && waitMs === undefined) {
      log.info("By this runner's clock the signed URL expires within a minute; using it anyway.");
      return url.href;
    }
    if (problem !== undefined && (problem.isLasting || waitMs === undefined))
      throw signedUrlError(problem.why);
    if (problem !== undefined) await clock.sleep(waitMs ?? 0);
  }
}

/**
 * Returns a function that signs a `zip_url` anew for each call, when it names a release asset of this repository and
 * the repository is private, so that the service could not download it. `undefined` for every other URL, and without a
 * token; then GitHub is asked at most whether the repository is private.
 *
 * @throws PublishError `not-published`: the asset does not exist, or GitHub cannot be read
 */
export async function signAssetUrl(
  zipUrl: URL,
  repository: Repository,
  ports: HostingPorts,
): Promise<(() => Promise<string>) | undefined> {
  const address = repository.token === '' ? undefined : parseAssetUrl(zipUrl, repository);
  if (address === undefined) return undefined;
  const explain = <T>(work: () => Promise<T>): Promise<T> => explainErrors(ports, work, 'read');
  return explain(async () => {
    const github = await connectGitHub(repository, ports);
    if (!(await github.isPrivate())) return undefined;
    const asset = await findAssetOf(zipUrl, address, github);
    if (asset?.state !== 'uploaded') throw missingError();
    // Only its size is known, and that it must be a ZIP.
    const head = { sizeBytes: asset.sizeBytes, head: Buffer.from(ZIP_START, 'latin1') };
    const context = { ...ports, github, repository };
    return () => explain(() => proveSignedUrl(asset, head, context));
  });
}

function missingError(): PublishError {
  return hostingError(
    'Asset not found',
    'The release asset that `zip_url` names is not in this repository, or its upload is not complete.',
    'Check the tag and the file name in `zip_url`; a draft needs a token with `permissions: contents: write`.',
  );
}
