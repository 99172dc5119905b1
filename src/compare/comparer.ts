import type { Repository } from '../github/ports.ts';
import type { ReleaseReader, ReleaseReaderPorts } from '../hosting/read-releases.ts';
import type { HttpRequest } from '../http/message.ts';
import type { Machine, RunTools } from '../http/run-tools.ts';
import type { Inputs } from '../runner/inputs/read-inputs.ts';
import type { Before, ComparedPackage } from './compare-packages.ts';
import type { Comparison } from './comparison.ts';
import type { BuiltPackage } from './judge-served.ts';
import type { ReleaseNames } from './release-names.ts';
import type { LookAtServed } from './served.ts';

/** Compares the package of a run with the one before. */
export interface Comparer {
  /** This run puts packages on releases, where the one before may be, too. */
  readonly hasReleases: boolean;
  /**
   * Finds the package before and compares it with this one. Why that failed is told, not thrown.
   *
   * @throws Cancelled
   */
  readonly compare: (given: ComparedPackage, before: Before, place: PackagePlace) => Promise<Comparison>;
  /** Begins to look at what sites get; see {@link createServedLook}. */
  readonly lookAtServed: (built: BuiltPackage) => Promise<LookAtServed>;
}

/** How the package is called, and where it is. */
interface PackagePlace extends Pick<ReleaseNames, 'fileName' | 'slug' | 'version'> {
  /** Addresses under which it was found; none for one on this machine. They may hold secrets. */
  readonly urls: readonly URL[];
}

interface ComparerTools
  extends
    Pick<RunTools, 'send' | 'clock' | 'random' | 'log' | 'quote' | 'mask' | 'maskUrl'>,
    Pick<Machine, 'temporaryFolder'> {
  /** The tag that triggered the run; `''` for another event. */
  readonly triggeringTag: string;
}

type ComparerInputs = Pick<Inputs, 'source' | 'repository' | 'release'> & Pick<HttpRequest, 'timeoutMs'>;

/**
 * Joins the comparison to one run. It is loaded when something is compared, and what speaks to GitHub when the releases
 * there may be asked.
 */
export function createComparer(
  { source, repository, release, timeoutMs }: ComparerInputs,
  tools: ComparerTools,
): Comparer {
  const place = source.kind === 'url' ? undefined : repository;
  return {
    hasReleases: place !== undefined,
    compare: async (given, before, { urls, ...names }) => {
      const { comparePackages, createOpener, Missed } = await import('./lazy.ts');
      // Loaded already: it has looked into this package.
      const { readSnapshot } = await import('../plugin/inspect.ts');
      const { send, clock, maskUrl, triggeringTag } = tools;
      const toError = (why: string, cause: unknown) => new Missed(why, cause);
      return comparePackages(given, before, {
        send,
        clock,
        maskUrl,
        readSnapshot,
        openUrl: createOpener(tools),
        releases: place && (await loadReleases(place, { ...tools, timeoutMs, toError })),
        names: { tag: release.tag, assetName: release.assetName, triggeringTag, ...names },
        isOwnUrl: ({ href }) => urls.some((own) => own.href === href),
      });
    },
    lookAtServed: async (built) => {
      const { createServedLook, createOpener } = await import('./lazy.ts');
      const { readListing, readSnapshot } = await import('../plugin/inspect.ts');
      return createServedLook(built, { ...tools, readListing, readSnapshot, openUrl: createOpener(tools) });
    },
  };
}

/** From what a run loads anyway that puts its package on a release. */
async function loadReleases(repository: Repository, ports: ReleaseReaderPorts): Promise<ReleaseReader> {
  const { createReleaseReader } = await import('../hosting/host-package.ts');
  return createReleaseReader(repository, ports);
}
