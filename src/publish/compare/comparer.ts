import { loadReader } from '../../package/index.ts';
import type { Repository } from '../../github/ports.ts';
import type { HttpRequest } from '../../http/message.ts';
import type { Machine, RunTools } from '../../http/run-tools.ts';
import type { Inputs } from '../../action/inputs/read-inputs.ts';
import type { Baseline, ComparedPackage, ReadBefore } from './compare-packages.ts';
import type { Comparison } from '../../package/index.ts';
import type { BuiltPackage } from './check-served.ts';
import type { ReleaseNames } from '../../source/previous/release-names.ts';
import { createDownloadBudget } from '../../source/previous/request-limits.ts';
import type { InspectServed } from './served.ts';

/** Compares the run's package with the previous one. */
export interface Comparer {
  /** The run puts packages on releases, so the previous one may be there, too. */
  readonly hasReleases: boolean;
  /**
   * Finds the previous package and compares it with this one. If that fails, returns the reason instead of throwing.
   *
   * @throws Cancelled
   */
  readonly compare: (given: ComparedPackage, before: Baseline, place: PackagePlace) => Promise<Comparison>;
  /** Starts looking at the package that sites get; see {@link createServedLook}. */
  readonly inspectServed: (built: BuiltPackage) => Promise<InspectServed>;
}

/** The package's names and locations. */
interface PackagePlace extends Pick<ReleaseNames, 'fileName' | 'slug' | 'version'> {
  /** Its URLs, which may hold secrets; none for a package on this machine. */
  readonly urls: readonly URL[];
}

type ComparerInputs = Pick<Inputs, 'source' | 'repository' | 'release'> & Pick<HttpRequest, 'timeoutMs'>;

/**
 * Creates the comparer of one run. Loads the code that compares when it is needed, and the client for GitHub only if
 * releases there may be read.
 */
export function createComparer(
  { source, repository, release, timeoutMs }: ComparerInputs,
  tools: Pick<RunTools, 'send' | 'clock' | 'random' | 'log' | 'quote' | 'mask' | 'maskUrl'> &
    Pick<Machine, 'temporaryFolder'> & {
      /** The tag that triggered the run; `''` for another event. */
      readonly triggeringTag: string;
    },
): Comparer {
  const place = source.kind === 'url' || release.uploadTo === 'service' ? undefined : repository;
  const downloads = createDownloadBudget();
  let liveBefore: ReadBefore | undefined;
  return {
    hasReleases: place !== undefined,
    compare: async (given, before, { urls, ...names }) => {
      const { comparePackages, createOpener, Missed } = await import('./comparison-code.ts');
      const loadReleases = async (repository: Repository) => {
        // Code that a run loads anyway if it puts its package on a release.
        const { createReleaseReader } = await import('../../github/hosting/host-package.ts');
        return createReleaseReader(
          repository,
          { ...tools, timeoutMs },
          (why, cause) => new Missed(why, cause),
        );
      };
      // Loaded already, because this package was examined.
      const reader = await loadReader();
      const { send, clock, maskUrl, triggeringTag } = tools;
      return comparePackages(given, before, {
        send,
        clock,
        maskUrl,
        downloads,
        onRead: (read) => (liveBefore = read),
        reader,
        openUrl: createOpener(tools),
        releases: place && (await loadReleases(place)),
        names: { tag: release.tag, assetName: release.assetName, triggeringTag, ...names },
        isOwnUrl: ({ href }) => urls.some((own) => own.href === href),
      });
    },
    inspectServed: async (built) => {
      const { createServedInspection, createOpener } = await import('./comparison-code.ts');
      const reader = await loadReader();
      const openUrl = createOpener(tools);
      const context = { ...tools, downloads, reader, openUrl };
      return createServedInspection(built, context, liveBefore);
    },
  };
}
