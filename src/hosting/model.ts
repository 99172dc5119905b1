import type { GitHub } from '../github/api.ts';
import type { GitHubPorts, Repository } from '../github/ports.ts';
import type { Asset, Release } from '../github/responses.ts';
import type { RunTools } from '../http/run-tools.ts';
import { parseWebUrl } from '../http/urls.ts';
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
  readonly file: PackageFile;
}

export interface HostingPorts extends GitHubPorts, Pick<RunTools, 'randomHex' | 'mask'> {
  /** Answers that were requested early. */
  readonly early?: readonly EarlyAnswers[];
}

/** Questions to ask GitHub before it is certain that the run needs the answers. */
export interface EarlyQuestions {
  /** Ask whether the repository is private. */
  readonly privacy: boolean;
  /** Ask for this tag, its published release and all its releases; `undefined`: for no tag. */
  readonly tag: string | undefined;
}

/** Answers that were requested early, and may still be pending. */
export interface EarlyAnswers {
  /** Returns a client that uses each early answer once, for the first request about this tag. */
  readonly join: (github: GitHub, tag: string) => GitHub;
}

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
   * Publishes the draft that this run, or another run with the same package, created. Call it when the service has the
   * version. A person's draft stays a draft. Idempotent.
   *
   * @returns the release and the asset afterwards
   * @throws PublishError `after-publish`
   */
  readonly publishDraft: () => Promise<HostedAsset>;
  /**
   * Rolls back what this run created, except what is public or used by others. Call it when the service certainly does
   * not serve the package. Never fails: the log says what could not be rolled back. Idempotent.
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
  /** Aborts an upload that nobody needs any more. */
  readonly stop?: AbortSignal;
  /** The mark of this run, in the drafts that it creates and joins. */
  readonly mark: Mark;
}

/** The parts of a job that a function uses. */
export type Uses<Part extends keyof HostingJob> = Pick<HostingJob, Part>;

/** The release of the tag, and its role for this run. */
export interface Target {
  readonly release: Release;
  /**
   * - `own`: this run created it.
   * - `joined`: a draft that another run created, with the marks of both.
   * - `foreign`: a draft without a mark, which belongs to a person: it gets the package, and nothing else changes.
   * - `published`: it was public before this run used it.
   */
  readonly role: 'own' | 'joined' | 'foreign' | 'published';
}

/** An asset that is uploaded, and where it came from. */
export interface Uploaded {
  readonly asset: Asset;
  /**
   * Only what this run has certainly `uploaded` may be rolled back. `unsure`: the answer to an upload was lost, and the
   * asset may belong to another run.
   */
  readonly origin: 'uploaded' | 'unsure' | 'found';
}

/** The package as an asset of the target. */
export interface Hosted extends Target, Uploaded {
  /** The deleted asset that had its name before. */
  readonly replaced?: Asset;
}
