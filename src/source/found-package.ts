import type { ZippedSource } from '../plugin/checks/check.ts';
import type { SeenContents } from '../plugin/read-contents.ts';
import type { ByteReader } from '../shared/bytes.ts';
import type { Logger } from '../shared/logger.ts';

/** The package, wherever it is. To dispose of it ends all reading, and deletes what was stored on this machine. */
export type FoundPackage = RemotePackage | LocalPackage;

interface ReadablePackage extends AsyncDisposable {
  /** As a person would call it: the name of the file. */
  readonly name: string;
  /** `undefined` when the package must not be opened. */
  readonly reader: ByteReader | undefined;
}

/** A package that the service can fetch where it is. */
export interface RemotePackage extends ReadablePackage {
  readonly kind: 'remote';
  readonly url: PackageUrl;
  /** Where it was found: as it was given, and where the redirects ended. They may hold secrets. */
  readonly urls: readonly URL[];
  /** `undefined` when the package was not opened and its server does not tell. */
  readonly sizeBytes: number | undefined;
  /** In lower-case hex; `undefined` when not all of the package is at hand. Throws `Cancelled`. */
  readonly readSha256: () => Promise<string | undefined>;
}

/** A package that is only on this machine. */
export interface LocalPackage extends ReadablePackage {
  readonly kind: 'local';
  readonly path: string;
  readonly sizeBytes: number;
  /** The file is this run's own, and goes with it. */
  readonly isTemporary: boolean;
  /** The directory that this run has zipped; `undefined` when it found a ZIP file. */
  readonly directory: PackageDirectory | undefined;
  /** In lower-case hex. Throws `Cancelled`. */
  readonly readSha256: () => Promise<string>;
}

export interface PackageUrl {
  /** It carries a credential and must not be shown. */
  readonly isSecret: boolean;
  /** A form that may be shown; the URL as it was given when it is not secret. */
  readonly shown: string;
  /** For one request to the service. */
  readonly get: () => Promise<string>;
}

/** A directory that this run has zipped. */
export interface PackageDirectory {
  /** The plugin's folder in the ZIP. */
  readonly slug: string;
  /** Relative to the workspace; `undefined` for the files of an artifact, which have no source there. */
  readonly sourceFolder: string | undefined;
  readonly zipped: ZippedSource;
  /** The files that are not in the ZIP: the first names, how many there are, and the file with the rules. */
  readonly leftOut: {
    readonly names: readonly string[];
    readonly count: number;
    readonly rulesFile: string | undefined;
  };
  /** The contents of its files; `undefined` when nobody looked into them while they were zipped. */
  readonly seen: SeenContents | undefined;
  /** Reads the files with these names, in any case, shipped or not. */
  readonly readFiles: (names: readonly string[]) => Promise<readonly Buffer[]>;
}

/** Deletes what a run has stored on this machine. Whatever came of the run, it is not undone by a file that stays. */
export async function cleanUp(remove: () => Promise<void>, log: Logger): Promise<void> {
  await remove().catch(() => {
    log.warning(
      'Temporary files left',
      'The temporary files of this run could not be deleted: check the permissions of `RUNNER_TEMP`.',
    );
  });
}
