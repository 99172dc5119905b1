import type { Repository } from '../github/ports.ts';
import type { HttpRequest, SendRequest } from '../http/message.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import type { Clock } from '../shared/clock.ts';
import type { Logger, Sanitise } from '../shared/logger.ts';
import type { Before, ComparedPackage } from './compare-packages.ts';
import type { Comparison } from './comparison.ts';
import type { ReleaseNames } from './release-names.ts';

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
}

/** How the package is called, and where it is. */
export interface PackagePlace extends Pick<ReleaseNames, 'fileName' | 'slug' | 'version'> {
  /** Addresses under which it was found; none for one on this machine. They may hold secrets. */
  readonly urls: readonly URL[];
}

export interface ComparerTools {
  /** Sends a request once, without repeats. */
  readonly send: SendRequest;
  readonly clock: Clock;
  /** From 0 up to, but without, 1. */
  readonly random: () => number;
  readonly log: Logger;
  readonly quote: Sanitise;
  /** From now on the value is hidden. */
  readonly mask: (secret: string) => void;
  readonly temporaryFolder: string;
  /** The tag that triggered the run; `''` for another event. */
  readonly triggeringTag: string;
}

export type ComparerInputs = Pick<Inputs, 'source' | 'repository' | 'release'> &
  Pick<HttpRequest, 'timeoutMs'>;

/** Joins the comparison to one run. It is loaded when something is compared, and what speaks to GitHub when that is asked. */
export function createComparer(
  { source, repository, release, timeoutMs }: ComparerInputs,
  tools: ComparerTools,
): Comparer {
  const place = source.kind === 'url' ? undefined : repository;
  return {
    hasReleases: place !== undefined,
    compare: async (given, before, { urls, ...names }) => {
      const { comparePackages } = await import('./compare-packages.ts');
      const { createOpener } = await import('./open-url.ts');
      const { send, clock, mask, triggeringTag } = tools;
      return comparePackages(given, before, {
        send,
        clock,
        mask,
        openUrl: createOpener(tools),
        releases: place && (await loadReleases(place, timeoutMs, tools)),
        names: { tag: release.tag, assetName: release.assetName, triggeringTag, ...names },
        isOwnUrl: ({ href }) => urls.some((own) => own.href === href),
      });
    },
  };
}

async function loadReleases(repository: Repository, timeoutMs: number, tools: ComparerTools) {
  const { createReleaseSource } = await import('./release-source.ts');
  return createReleaseSource(repository, { ...tools, timeoutMs });
}
