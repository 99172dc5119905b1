import type { GitHub } from '../github/api.ts';
import type { GitHubPorts, Repository } from '../github/ports.ts';
import type { Asset, Release } from '../github/responses.ts';
import type { RunTools } from '../http/run-tools.ts';
import { parseWebUrl } from '../http/urls.ts';
import type { Mark } from './marks.ts';

/** The package as it lies on this machine. */
export interface PackageFile {
  readonly path: string;
  readonly sizeBytes: number;
  /** In lower-case hex. */
  readonly sha256: string;
}

/** A release as this run would make it; one that exists is not changed. */
export interface ReleaseSpec {
  readonly tag: string;
  /** Markdown; `''` for the notes that GitHub generates. */
  readonly notes: string;
  readonly prerelease: boolean;
}

export interface HostingOrder extends ReleaseSpec {
  readonly assetName: string;
  /** Which URL the service gets; see the input `asset-url`. */
  readonly assetUrl: 'auto' | 'public' | 'signed';
  /** Replace an asset of the same name but other content. */
  readonly overwrite: boolean;
  readonly file: PackageFile;
}

export interface HostingPorts extends GitHubPorts, Pick<RunTools, 'randomHex' | 'mask'> {
  /** Answers to questions that were asked ahead. */
  readonly early?: readonly EarlyAnswers[];
}

/** Questions that GitHub is asked before it is certain that the run needs the answers. */
export interface EarlyQuestions {
  /** Whether the repository is private. */
  readonly privacy: boolean;
  /** For which tag: its published release, all its releases, and the tag itself; `undefined`: for none. */
  readonly tag: string | undefined;
}

/** Answers that are on their way. */
export interface EarlyAnswers {
  /** A GitHub that gives each of them, once, to the first who asks for it because of this tag. */
  readonly join: (github: GitHub, tag: string) => GitHub;
}

/** A release as outputs and logs name it. */
export interface HostedRelease {
  readonly id: number;
  readonly tag: string;
  readonly url: string;
}

/** A release as outputs and logs name it; what is no address of a page is left out. */
export function toHostedRelease({ id, tag, url }: Release): HostedRelease {
  return { id, tag, url: parseWebUrl(url) === null ? '' : url };
}

/** An asset, and the release that has it. */
export interface HostedAsset {
  readonly release: HostedRelease;
  readonly asset: { readonly id: number; readonly name: string };
}

/** An asset and its release as outputs and logs name them, without its URL: that of a draft ends. */
export function toHostedAsset({ release, asset: { id, name } }: Hosted): HostedAsset {
  return { release: toHostedRelease(release), asset: { id, name } };
}

/** A package that lies on GitHub, where the service can fetch it. */
export interface HostedPackage extends HostedAsset {
  /** Its URLs are short-lived and signed: nothing may show them. */
  readonly isSecret: boolean;
  /**
   * The URL for the service, proven to need no credentials; a signed one is made anew for each call, and hidden
   * before anything could print it.
   *
   * @throws PublishError `not-published`
   */
  readonly getUrl: () => Promise<string>;
  /**
   * The service has the version: publishes the draft that this run made, or that of another run for the same package.
   * That of a person stays a draft. Idempotent.
   *
   * @returns the release and the asset as they are then
   * @throws PublishError `after-publish`
   */
  readonly publishDraft: () => Promise<HostedAsset>;
  /**
   * The service certainly does not serve the package: takes back what this run made, but for what is public or used
   * by others. Never fails: what could not be taken back is in the log. Idempotent.
   *
   * @returns in a few words, what came of it
   */
  readonly rollback: () => Promise<string>;
}

/** The connection to GitHub for one repository. */
export interface HostingContext extends HostingPorts {
  readonly github: GitHub;
  readonly repository: Repository;
}

/** One package for the assets of a release: what, where, and with which tools. */
export interface AssetJob extends HostingContext {
  readonly order: HostingOrder;
  /** Ends an upload that nobody needs any more. */
  readonly stop?: AbortSignal;
}

/** The same, for a run that makes or joins a draft. */
export interface HostingJob extends AssetJob {
  /** Of this run, in the drafts that it makes and joins. */
  readonly mark: Mark;
}

/** The parts of a job that a function needs. */
export type Uses<Part extends keyof HostingJob> = Pick<HostingJob, Part>;

/** The release for the tag, and what it is to this run. */
export interface Target {
  readonly release: Release;
  /**
   * - `own`: this run has made it.
   * - `joined`: a draft that another run has made, with the marks of both.
   * - `foreign`: a draft without a mark, which is somebody's: it gets the package, and nothing else.
   * - `published`: it was public before this run came to it.
   */
  readonly role: 'own' | 'joined' | 'foreign' | 'published';
}

/** An asset that is uploaded, and by whom. */
export interface Uploaded {
  readonly asset: Asset;
  /**
   * Only what this run has certainly `uploaded` may be taken back; `unsure`: the answer to an upload was lost, and the
   * asset may be that of another run.
   */
  readonly origin: 'uploaded' | 'unsure' | 'found';
}

/** The package as an asset of the target. */
export interface Hosted extends Target, Uploaded {
  /** The asset that had its name before, and is deleted. */
  readonly replaced?: Asset;
}
