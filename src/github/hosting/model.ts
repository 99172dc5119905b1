import type { GitHub } from '../api.ts';
import type { GitHubPorts, Repository } from '../ports.ts';
import type { Asset, Release } from '../responses.ts';
import type { RunTools } from '../../http/run-tools.ts';
import { parseWebUrl } from '../../http/urls.ts';
import type { Mark } from './marks.ts';

/** The package file on this machine. */
export interface PackageFile {
  readonly path: string;
  readonly sizeBytes: number;
  /** In lower-case hex. */
  readonly sha256: string;
}

/** The release to create; an existing one is not changed. */
export interface ReleaseSpec {
  readonly tag: string;
  /** Markdown; `''` for the notes that GitHub generates. */
  readonly notes: string;
  readonly prerelease: boolean;
}

export interface HostingSpec extends ReleaseSpec {
  readonly assetName: string;
  /** The kind of URL for the service; see the input `asset-url`. */
  readonly assetUrl: 'auto' | 'public' | 'signed';
  /** Whether to replace an asset of the same name but other content. */
  readonly overwrite: boolean;
  /** Whether the service was seen serving this version. */
  readonly isLive: boolean;
  readonly file: PackageFile;
}

export type HostingPorts = GitHubPorts & Pick<RunTools, 'randomHex' | 'mask'>;

/** The parts of a release that outputs and logs show. */
export interface HostedRelease {
  readonly id: number;
  readonly tag: string;
  readonly url: string;
}

/** Converts a release to what outputs and logs show; leaves out an invalid page URL. */
export function toHostedRelease({ id, tag, url }: Release): HostedRelease {
  return { id, tag, url: parseWebUrl(url) === null ? '' : url };
}

/** An asset and its release, as outputs and logs show them. */
export interface HostedAsset {
  readonly release: HostedRelease;
  readonly asset: { readonly id: number; readonly name: string };
}

/**
 * Converts an asset and its release to what outputs and logs show, without the asset's URL, which changes when a draft
 * is published.
 */
export function toHostedAsset({ release, asset: { id, name } }: Hosted): HostedAsset {
  return { release: toHostedRelease(release), asset: { id, name } };
}

/** A package on GitHub, where the service can fetch it. */
export interface HostedPackage extends HostedAsset {
  /** Whether its URLs are short-lived and signed, so that nothing may show them. */
  readonly isSecret: boolean;
  /**
   * Returns a URL for the service, proven to need no credentials. A signed one is requested anew for each call, and
   * masked before anything can print it.
   *
   * @throws PublishError `not-published`
   */
  readonly getUrl: () => Promise<string>;
  /**
   * Publishes the draft that this run created or took over. Call it when the service has the version. A draft of a
   * person or for another plugin stays a draft. Idempotent.
   *
   * @returns the release and the asset afterwards
   * @throws PublishError `after-publish`
   */
  readonly publishDraft: () => Promise<HostedAsset>;
  /**
   * Rolls back what this run created, except what is public or has files of others. Call it when the service certainly
   * does not serve the package. Never fails: the log says what could not be rolled back. Idempotent.
   *
   * @returns the outcome in a few words
   */
  readonly rollback: () => Promise<string>;
}

/** One package to make an asset: what to host, the connection to GitHub and the tools. */
export interface HostingJob extends HostingPorts {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly spec: HostingSpec;
  /** The mark of this run. */
  readonly mark: Mark;
}

/** The parts of a job that a function uses. */
export type Uses<Part extends keyof HostingJob> = Pick<HostingJob, Part>;

/** The release of the tag, and its role for this run. */
export interface Target {
  readonly release: Release;
  /**
   * - `own`: a draft that this run created, in this attempt or an earlier one.
   * - `taken-over`: a draft that a run that has ended left with the same package; it has the mark of this run now.
   * - `foreign`: a draft of a person, or of a run that publishes another plugin: it gets the package, and nothing else
   *   changes.
   * - `published`: it was public before this run used it.
   */
  readonly role: 'own' | 'taken-over' | 'foreign' | 'published';
}

/** An asset that is uploaded, and where it came from. */
export interface Uploaded {
  readonly asset: Asset;
  /**
   * Only what this run has certainly `uploaded` may be rolled back. `unsure`: the answer to an upload was lost, so the
   * asset may be somebody else's.
   */
  readonly origin: 'uploaded' | 'unsure' | 'found';
}

/** The package as an asset of the target. */
export interface Hosted extends Target, Uploaded {
  /** The deleted asset that had its name before. */
  readonly replaced?: Asset;
}
