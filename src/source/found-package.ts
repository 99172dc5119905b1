import type { Expectations, SeenContents } from '../package/index.ts';
import type { RunTools } from '../http/run-tools.ts';
import type { ByteReader } from '../shared/bytes.ts';
import type { Logger } from '../shared/logger.ts';
import type { TakenPackage } from './artifact/content.ts';
import type { ArtifactRequest } from './artifact/download-artifact.ts';
import type { zipPlugin } from './zip-plugin.ts';

/** Ports for finding a package, wherever it is. */
export interface SourceContext extends Pick<
  RunTools,
  'send' | 'clock' | 'log' | 'random' | 'quote' | 'cancellation'
> {
  /** The folder that relative paths in inputs start from. */
  readonly workspace: string;
  readonly temporaryFolder: string;
  /** The folder of this action, and files that the run writes: never part of a plugin, even in the workspace. */
  readonly ownPaths: readonly string[];
  /** The time of zipped files, in seconds since 1970. */
  readonly sourceTime: number | undefined;
  /** Prepares to sign URLs of an asset of this repository; `undefined` for every other URL. */
  readonly signAssetUrl: (url: URL) => Promise<(() => Promise<string>) | undefined>;
  /** Downloads an artifact into a folder, which the caller deletes. */
  readonly downloadArtifact: (order: ArtifactRequest, folder: string) => Promise<TakenPackage>;
  /** Loads the reader of contents while a directory is zipped; absent if they are not needed. */
  readonly loadContentScanner?: () => Promise<Parameters<typeof zipPlugin>[1]['createContentScanner']>;
}

/** The package, wherever it comes from. Disposing it ends all reading, and deletes temporary files. */
export type FoundPackage = RemotePackage | LocalPackage;

/** A ZIP on this machine. */
interface PackageFile extends AsyncDisposable {
  /** The file name, for messages. */
  readonly name: string;
  readonly path: string;
  readonly reader: ByteReader;
  readonly sizeBytes: number;
  /** Whether the file belongs to this run, and is deleted with it. */
  readonly isTemporary: boolean;
  /** In lower-case hex. Throws `Cancelled`. */
  readonly readSha256: () => Promise<string>;
}

/** A package that was downloaded, and that the service can fetch from its URL. */
export interface RemotePackage extends PackageFile {
  readonly kind: 'remote';
  readonly url: PackageUrl;
  /** The given URL, and the URL after redirects. They may contain secrets. */
  readonly urls: readonly URL[];
}

/** A package that is only on this machine. */
export interface LocalPackage extends PackageFile {
  readonly kind: 'local';
  /** The directory that this run zipped; `undefined` for a ZIP file. */
  readonly directory: PackageDirectory | undefined;
}

export interface PackageUrl {
  /** Whether the URL contains a credential and must not be shown. */
  readonly isSecret: boolean;
  /** A form that may be shown; the URL itself when it is not secret. */
  readonly shown: string;
  /**
   * Returns the URL for one request to the service.
   *
   * @throws PublishError `not-published`: it cannot be signed, or expires too soon
   */
  readonly get: () => Promise<string>;
}

/** A directory that this run zipped. */
export interface PackageDirectory {
  /** The plugin's folder in the ZIP. */
  readonly slug: string;
  /** Relative to the workspace; `undefined` for the files of an artifact, which have no source there. */
  readonly sourceFolder: string | undefined;
  readonly zipped: NonNullable<Expectations['zipped']>;
  /** The files that are not in the ZIP: the first names, their number, and the file with the rules. */
  readonly leftOut: {
    readonly names: readonly string[];
    readonly count: number;
    readonly rulesFile: string | undefined;
  };
  /** The contents of its files; `undefined` when nobody read them while they were zipped. */
  readonly seen: SeenContents | undefined;
  /** Reads the files with these names, in any case, even if they are not shipped. */
  readonly readFiles: (names: readonly string[]) => Promise<readonly Buffer[]>;
}

/** Deletes temporary files. Only warns on failure, because a leftover file does not change the outcome of the run. */
export async function cleanUp(remove: () => Promise<void>, log: Logger): Promise<void> {
  await remove().catch(() => {
    log.warning(
      'Temporary files left',
      'The temporary files of this run could not be deleted: check the permissions of `RUNNER_TEMP`.',
    );
  });
}
