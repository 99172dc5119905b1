import type { Comparer } from '../compare/comparer.ts';
import type { PackageHost } from '../hosting/package-host.ts';
import type { Machine, RunTools } from '../http/run-tools.ts';
import type { Inspection } from '../plugin/inspect.ts';
import type { SeenContents } from '../plugin/seen-contents.ts';
import type { RunStep } from '../runner/steps.ts';
import type { LocateSource } from '../runner/workspace.ts';
import type { ReleaseService } from '../service/release-service.ts';
import type { ByteReader } from '../shared/bytes.ts';
import type { FoundPackage } from '../source/found-package.ts';
import type { PackageReport } from './package-report.ts';
import type { UsedRelease } from './types.ts';

/** The parts of the recipe; each of its steps names those that it uses. */
export interface RunParts extends Pick<RunTools, 'log' | 'cancellation'> {
  readonly step: RunStep;
  readonly source: PackageSource;
  readonly host: PackageHost;
  readonly service: ReleaseService;
  readonly comparer: Comparer;
  readonly runner: Runner;
  /** Is told what was found in the package, for a run that ends early. */
  readonly onReport: (report: PackageReport) => void;
  /** Is told which release stays on GitHub although the run ends early. */
  readonly onLeft?: (left: UsedRelease) => void;
}

/** Where the package comes from. */
export interface PackageSource {
  /** @throws PublishError `package`, `input`, `not-published` */
  readonly find: () => Promise<FoundPackage>;
  /**
   * Reads what is in a package.
   *
   * @param seen what this run saw in it while it zipped it
   * @throws PublishError `package`; Cancelled
   */
  readonly inspect: (reader: ByteReader, seen: SeenContents | undefined) => Promise<Inspection>;
}

/** The machine and the workflow, as the recipe sees them. */
interface Runner extends Pick<RunTools, 'quote' | 'tellPublic'>, Pick<Machine, 'temporaryFolder'> {
  /** The tag that triggered the run; `''` when it was something else. */
  readonly triggeringTag: string;
  /** The branch that the run is for; `''` when it is for a tag. */
  readonly branch: string;
  readonly locateSource: LocateSource;
}
