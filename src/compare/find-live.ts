import type { SendRequest } from '../http/message.ts';
import type { Machine, RunTools } from '../http/run-tools.ts';
import { TransportError } from '../http/transport-error.ts';
import { isSafe, isThisMachine, parseWebUrl } from '../http/urls.ts';
import type { ByteReader } from '../shared/bytes.ts';
import { Cancelled } from '../shared/clock.ts';
import type { Logger } from '../shared/logger.ts';
import { quoteName } from '../shared/quote.ts';
import { UrlPackageError } from '../source/url/explain.ts';
import { readUrlPackage } from '../source/url/read-url.ts';
import { chooseAsset, nameLiveTag, readReleaseVersion, type ReleaseNames } from './release-names.ts';
import { LimitReached, type RequestLimits } from './request-limits.ts';

/** A package that can be read, piece by piece. */
interface OpenedPackage {
  readonly reader: ByteReader;
  /** Where the redirects ended. */
  readonly finalUrl: URL;
  readonly close: () => Promise<void>;
}

/** Opens the package at a URL by one request without credentials, but for redirects. It throws {@link Missed} when there is none. */
type OpenUrl = (url: URL, send: SendRequest) => Promise<OpenedPackage>;

/** There is no package at a place. Its message continues a sentence about the package. */
export class Missed extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'Missed';
  }
}

/** The releases of the repository. What they throw is a {@link Missed}, or ends the comparison. */
export interface ReleaseSource {
  /** Their host, as people call it. */
  readonly host: string;
  /** The published release of a tag, by one request. */
  readonly findByTag: (tag: string, send: SendRequest) => Promise<PublishedRelease | undefined>;
  /** Published releases without pre-releases, the newest first, by one request. */
  readonly listNewest: (send: SendRequest) => Promise<readonly PublishedRelease[]>;
  /** A URL of an asset for everyone, or a signed one, by at most one request. */
  readonly locateAsset: (asset: PublishedAsset, send: SendRequest) => Promise<URL>;
}

export interface PublishedRelease {
  readonly tag: string;
  readonly assets: readonly PublishedAsset[];
}

interface PublishedAsset {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

/** The parts of a search for a package. */
export interface FindParts {
  readonly limits: RequestLimits;
  readonly openUrl: OpenUrl;
  /** `undefined` when this run does not put packages on releases. */
  readonly releases: ReleaseSource | undefined;
  readonly names: ReleaseNames;
  /** From now on what in the URL is a credential is hidden. */
  readonly maskUrl: (url: string) => void;
  /** Whether a URL is that of the package that is to be published. */
  readonly isOwnUrl: (url: URL) => boolean;
}

export interface LiveVersion {
  readonly version: string;
  /** As the service tells it. */
  readonly packageUrl?: string | undefined;
  /** Of the service: its packages may be where it is, and no further inside a network. */
  readonly baseUrl: URL;
}

/** A package that was found, and what it is called in a sentence. */
export interface FoundBefore {
  readonly opened: OpenedPackage;
  readonly name: string;
}

/**
 * Finds the package of the version that is live: at the URL that the service tells, else on the release of that version.
 *
 * @throws Missed whose message says why there is none; LimitReached
 */
export async function findLive(live: LiveVersion, parts: FindParts): Promise<FoundBefore> {
  try {
    return await findNamed(live, parts);
  } catch (error) {
    if (!(error instanceof Missed) || parts.releases === undefined) throw error;
    return await findOnRelease(live.version, parts, parts.releases).catch((other: unknown) => {
      if (other instanceof Missed) throw new Missed(`${error.message}; ${other.message}`);
      if (other instanceof LimitReached) throw new LimitReached(`${error.message}; ${other.message}`);
      throw other;
    });
  }
}

/** The parts that open a package at a URL. */
type OpenParts = Pick<FindParts, 'limits' | 'openUrl' | 'maskUrl' | 'isOwnUrl'>;

/**
 * Finds the package at the URL that the service tells.
 *
 * @throws Missed whose message says why there is none; LimitReached
 */
export async function findNamed(live: LiveVersion, { limits, ...parts }: OpenParts): Promise<FoundBefore> {
  const name = 'the package that the service names';
  const url = readServiceUrl(live);
  const read: SendRequest = (request) => limits.read({ ...request, namedBy: live.baseUrl });
  return { opened: await open(url, name, { ...parts, limits: { ...limits, read } }), name };
}

/**
 * Finds the package of the newest release, for runs that may not ask the service.
 *
 * @throws Missed whose message says why there is none; LimitReached
 */
export async function findNewest(
  parts: FindParts,
): Promise<FoundBefore & { readonly tag: string } & Pick<ReleaseSource, 'host'>> {
  const { releases, names, limits } = parts;
  if (releases === undefined) throw new Missed('without `api-key`, the service was not asked');
  for (const { tag, assets } of await releases.listNewest(limits.find)) {
    const asset = chooseAsset(assets, names, readReleaseVersion(names, tag));
    if (asset !== undefined)
      return { ...(await openAsset(asset, tag, parts, releases)), tag, host: releases.host };
  }
  throw new Missed(`no release on ${releases.host} has a package yet`);
}

async function findOnRelease(
  version: string,
  parts: FindParts,
  releases: ReleaseSource,
): Promise<FoundBefore> {
  const { names, limits } = parts;
  const tag = nameLiveTag(names, version);
  const release = await releases.findByTag(tag, limits.find);
  if (release === undefined) throw new Missed(`there is no release ${quoteName(tag)} on ${releases.host}`);
  const asset = chooseAsset(release.assets, names, version);
  if (asset === undefined)
    throw new Missed(`the release ${quoteName(tag)} has no asset that is certainly its package`);
  return openAsset(asset, tag, parts, releases);
}

async function openAsset(
  asset: PublishedAsset,
  tag: string,
  parts: FindParts,
  releases: ReleaseSource,
): Promise<FoundBefore> {
  const name = `${quoteName(asset.name)} of the release ${quoteName(tag)}`;
  const url = await releases.locateAsset(asset, parts.limits.find);
  return { opened: await open(url, name, parts), name };
}

function readServiceUrl({ packageUrl, baseUrl }: LiveVersion): URL {
  if (packageUrl === undefined) throw new Missed('the service does not say where its package is');
  const url = parseWebUrl(packageUrl);
  const isPlain = url !== null && isSafe(url) && (url.protocol === 'https:' || isThisMachine(baseUrl));
  if (!isPlain) throw new Missed('the service gives no plain `https:` URL for its package');
  return url;
}

async function open(
  url: URL,
  name: string,
  { openUrl, limits, maskUrl, isOwnUrl }: OpenParts,
): Promise<OpenedPackage> {
  maskUrl(url.href);
  const own = `${name} is the one to be published`;
  if (isOwnUrl(url)) throw new Missed(own);
  try {
    const opened = await openUrl(url, limits.read);
    if (!isOwnUrl(opened.finalUrl)) return opened;
    await opened.close();
  } catch (error) {
    if (!(error instanceof Missed)) throw error;
    limits.countMiss();
    throw new Missed(`${name} ${error.message}`, error);
  }
  limits.countMiss();
  throw new Missed(own);
}

/** From a host without ranges, which sends only the whole package. */
const MAX_WHOLE_BYTES = 1024 * 1024;
/** Far beyond what is allowed for the whole comparison. */
const TIMEOUT_MS = 60_000;

interface OpenerOptions extends Pick<RunTools, 'quote' | 'log'>, Pick<Machine, 'temporaryFolder'> {
  /** Of a package that has to be fetched whole: 1 MiB, if not given. */
  readonly maxBytes?: number;
}

/** Creates the function that opens packages at URLs, as the action opens the one that it publishes. */
export function createOpener({
  maxBytes = MAX_WHOLE_BYTES,
  temporaryFolder,
  quote,
  log,
}: OpenerOptions): OpenUrl {
  const options = {
    timeoutMs: TIMEOUT_MS,
    temporaryFolder,
    quote,
    maxBytes,
    isOpened: true,
  };
  // Messages about a package are understood to be about the one that is published.
  const aside: Logger = { ...log, info: (text) => log.debug(text) };
  return async (url, send) => {
    try {
      const { reader, finalUrl, close } = await readUrlPackage(url, { ...options, log: aside, send });
      if (reader === undefined) throw new Missed('was not opened');
      return { reader, finalUrl, close };
    } catch (error) {
      if (!(error instanceof UrlPackageError)) throw error;
      const { cause } = error;
      if (cause instanceof TransportError && cause.failure === 'cancelled') throw new Cancelled();
      throw new Missed(error.what, error);
    }
  };
}
