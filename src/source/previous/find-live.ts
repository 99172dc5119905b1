import type { SendRequest } from '../../http/message.ts';
import { TransportError } from '../../http/transport-error.ts';
import { isSafe, isThisMachine, parseWebUrl } from '../../http/urls.ts';
import { Cancelled } from '../../shared/clock.ts';
import { quoteName } from '../../shared/quote.ts';
import { UrlPackageError } from '../url/url-errors.ts';
import { type Download, type DownloadOptions, downloadPackage } from '../url/download.ts';
import { chooseAsset, nameLiveTag, readReleaseVersion, type ReleaseNames } from './release-names.ts';
import { type createLimits, LimitReached, MAX_DURATION_MS } from './request-limits.ts';

/** The package at a URL, on this machine. */
type OpenedPackage = Pick<Download, 'path' | 'file' | 'sha256' | 'finalUrl' | 'headers' | 'close'>;

/** Looks at an answer with a package before its body; an error that it throws ends the download, and is thrown unchanged. */
type Look = NonNullable<DownloadOptions['look']>;

/**
 * Downloads the package at a URL by one request, besides redirects, and without credentials. Throws {@link Missed} if there
 * is none.
 */
type OpenUrl = (url: URL, send: SendRequest, look: Look) => Promise<OpenedPackage>;

/** No package was found at a place. The message continues a sentence about the package. */
export class Missed extends Error {
  /** The place has the package that this run publishes. */
  readonly isSame: boolean;

  constructor(message: string, cause?: unknown, isSame = false) {
    super(message, { cause });
    this.name = 'Missed';
    this.isSame = isSame;
  }
}

/** The releases of the repository. Its functions throw {@link Missed}, or an error that ends the comparison. */
export interface ReleaseSource {
  /** Finds the published release of a tag, by one request. */
  readonly findByTag: (tag: string, send: SendRequest) => Promise<PublishedRelease | undefined>;
  /** Lists published releases without pre-releases, the newest first, by one request. */
  readonly listNewest: (send: SendRequest) => Promise<readonly PublishedRelease[]>;
  /** Finds a public or signed URL of an asset, by at most one request. */
  readonly locateAsset: (asset: PublishedAsset, send: SendRequest) => Promise<URL>;
}

interface PublishedRelease {
  readonly tag: string;
  readonly assets: readonly PublishedAsset[];
}

interface PublishedAsset {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

export interface FindContext {
  readonly limits: ReturnType<typeof createLimits>;
  readonly openUrl: OpenUrl;
  /** `undefined` if this run does not put packages on releases. */
  readonly releases: ReleaseSource | undefined;
  readonly names: ReleaseNames;
  /** Hides credentials in the URL from now on. */
  readonly maskUrl: (url: string) => void;
  /** Whether a URL leads to the package that this run publishes. */
  readonly isOwnUrl: (url: URL) => boolean;
  readonly look?: Look;
}

type OpenContext = Pick<FindContext, 'limits' | 'openUrl' | 'maskUrl' | 'isOwnUrl' | 'look'>;

export interface LivePackage {
  readonly version: string;
  /** As stated by the service. */
  readonly packageUrl?: string | undefined;
  /** URL of the service. Its packages may come from where it is, but from nowhere else inside a network. */
  readonly baseUrl: URL;
}

/** A package that was found, and its name in a sentence. */
export interface FoundBefore {
  readonly opened: OpenedPackage;
  readonly name: string;
}

/**
 * Finds the package of the version that is live: at the service's URL for it, else on the release of that version.
 *
 * @throws Missed whose message says why there is none; LimitReached
 */
export async function findLivePackage(live: LivePackage, context: FindContext): Promise<FoundBefore> {
  try {
    return await findNamed(live, context);
  } catch (error) {
    if (!(error instanceof Missed) || context.releases === undefined) throw error;
    return await findOnRelease(live.version, context, context.releases).catch((other: unknown) => {
      if (other instanceof Missed) throw new Missed(`${error.message}; ${other.message}`);
      if (other instanceof LimitReached) throw new LimitReached(`${error.message}; ${other.message}`);
      throw other;
    });
  }
}

/**
 * Finds the package at the service's URL for it.
 *
 * @throws Missed whose message says why there is none; LimitReached
 */
export async function findNamed(
  live: LivePackage,
  { limits, ...context }: OpenContext,
): Promise<FoundBefore> {
  const name = 'the package that the service names';
  const url = readServiceUrl(live);
  const read: SendRequest = (request) => limits.read({ ...request, namedBy: live.baseUrl });
  return { opened: await open(url, name, { ...context, limits: { ...limits, read } }), name };
}

/**
 * Finds the package of the newest release, for runs that may not ask the service.
 *
 * @throws Missed whose message says why there is none; LimitReached
 */
export async function findNewest(context: FindContext): Promise<FoundBefore & { readonly tag: string }> {
  const { releases, names, limits } = context;
  if (releases === undefined) throw new Missed('without `api-key`, the service was not asked');
  for (const { tag, assets } of await releases.listNewest(limits.find)) {
    const asset = chooseAsset(assets, names, readReleaseVersion(names, tag));
    if (asset !== undefined) return { ...(await openAsset(asset, tag, context, releases)), tag };
  }
  throw new Missed('no release on GitHub has a package yet');
}

async function findOnRelease(
  version: string,
  context: FindContext,
  releases: ReleaseSource,
): Promise<FoundBefore> {
  const { names, limits } = context;
  const tag = nameLiveTag(names, version);
  const release = await releases.findByTag(tag, limits.find);
  if (release === undefined) throw new Missed(`there is no release ${quoteName(tag)} on GitHub`);
  const asset = chooseAsset(release.assets, names, version);
  if (asset === undefined)
    throw new Missed(`the release ${quoteName(tag)} has no asset that is certainly its package`);
  return openAsset(asset, tag, context, releases);
}

async function openAsset(
  asset: PublishedAsset,
  tag: string,
  context: FindContext,
  releases: ReleaseSource,
): Promise<FoundBefore> {
  const name = `${quoteName(asset.name)} of the release ${quoteName(tag)}`;
  const url = await releases.locateAsset(asset, context.limits.find);
  return { opened: await open(url, name, context), name };
}

function readServiceUrl({ packageUrl, baseUrl }: LivePackage): URL {
  if (packageUrl === undefined) throw new Missed('the service does not say where its package is');
  const url = parseWebUrl(packageUrl);
  const isPlain = url !== null && isSafe(url) && (url.protocol === 'https:' || isThisMachine(baseUrl));
  if (!isPlain) throw new Missed('the service gives no plain `https:` URL for its package');
  return url;
}

async function open(
  url: URL,
  name: string,
  { openUrl, limits, maskUrl, isOwnUrl, look }: OpenContext,
): Promise<OpenedPackage> {
  maskUrl(url.href);
  const own = `${name} is the one to be published`;
  if (isOwnUrl(url)) throw new Missed(own, undefined, true);
  try {
    const opened = await openUrl(url, limits.read, (...answer) => {
      look?.(...answer);
      limits.beginDownload();
    });
    if (!isOwnUrl(opened.finalUrl)) return opened;
    await opened.close();
  } catch (error) {
    if (!(error instanceof Missed)) throw error;
    limits.countMiss();
    throw new Missed(`${name} ${error.message}`, error);
  }
  limits.countMiss();
  throw new Missed(own, undefined, true);
}

const MAX_BYTES = 200 * 1024 ** 2;

type OpenerOptions = Pick<DownloadOptions, 'clock' | 'log' | 'random' | 'quote' | 'temporaryFolder'> &
  Partial<Pick<DownloadOptions, 'maxBytes' | 'maxMs' | 'timeoutMs' | 'retries'>>;

/**
 * Creates the function that downloads packages at URLs, with the same code that downloads the published one. Without other
 * limits: 200 MiB in 30 seconds, by requests that are not repeated.
 */
export function createOpener(options: OpenerOptions): OpenUrl {
  const limits = { maxBytes: MAX_BYTES, maxMs: MAX_DURATION_MS, timeoutMs: MAX_DURATION_MS, retries: 0 };
  return async (url, send, look) => {
    try {
      return await downloadPackage(url, { ...limits, ...options, send, look });
    } catch (error) {
      if (!(error instanceof UrlPackageError)) throw error;
      const { cause } = error;
      if (cause instanceof TransportError && cause.failure === 'cancelled') throw new Cancelled();
      throw new Missed(error.what, error);
    }
  };
}
