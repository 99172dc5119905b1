import type { ZippedSource } from '../plugin/checks/check.ts';
import type { ByteReader } from '../shared/bytes.ts';

/** The package, wherever it is. */
export interface FoundPackage {
  /** As a person would call it: the name of the file. */
  readonly name: string;
  /** Absent when the package was not opened and its server does not tell. */
  readonly sizeBytes?: number | undefined;
  /** Absent when the package must not be opened. */
  readonly reader?: ByteReader | undefined;
  /** Where the service can fetch it; absent while it is only on this machine. */
  readonly url?: PackageUrl;
  /** Where it lies on this machine, when it has no URL yet. */
  readonly path?: string;
  /** The file there is this run's own, and goes with `close`. */
  readonly isTemporary?: boolean;
  /** The directory that was zipped, relative to the workspace. */
  readonly sourceFolder?: string | undefined;
  /** The plugin's folder in it, when this run zipped it. */
  readonly slug?: string;
  /** What the directory was that this run zipped. */
  readonly zipped?: ZippedSource;
  /** Of the whole file, in lower-case hex; `undefined` when not all of it is at hand. Throws `Cancelled` by the signal. */
  readonly readSha256: (signal?: AbortSignal) => Promise<string | undefined>;
  /** What lies in the directory that was zipped under some names, in any case, shipped or not. */
  readonly readFiles?: (names: readonly string[]) => Promise<readonly Buffer[]>;
  /** Ends all reading and deletes what was stored on this machine. */
  readonly close: () => Promise<void>;
}

export interface PackageUrl {
  /** It carries a credential and must not be shown. */
  readonly isSecret: boolean;
  /** What may be shown of it; the URL as it was given when it is not secret. */
  readonly shown: string;
  /** For one request to the service. */
  readonly get: () => Promise<string>;
}
