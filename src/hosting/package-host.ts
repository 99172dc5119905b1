import { HOST_NAME } from '../github/names.ts';
import type { Repository } from '../github/ports.ts';
import type { Release } from '../github/responses.ts';
import type { SendRequest } from '../http/message.ts';
import type { RunTools } from '../http/run-tools.ts';
import { PublishError } from '../shared/publish-error.ts';
import type { HostedPackage, HostedRelease, HostingSpec, HostingPorts, ReleaseSpec } from './model.ts';
import type { Repaired } from './repair-release.ts';

/** Hosts packages on the releases of one repository on GitHub. */
export interface PackageHost {
  /** The name that people use for it. */
  readonly name: string;
  /** Makes the package an asset of a release. */
  readonly host: (spec: HostingSpec, isLive: () => Promise<boolean>) => Promise<HostedPackage>;
  /** Finds the releases of a tag. */
  readonly find: (tag: string) => Promise<readonly Release[]>;
  /** Publishes the draft that an earlier run left with this package, among releases that `find` may have found. */
  readonly repair: (spec: HostingSpec, known: readonly Release[] | undefined) => Promise<Repaired>;
  /** Creates a release, and with it the tag, for a version that is live. */
  readonly tag: (spec: ReleaseSpec) => Promise<HostedRelease>;
  /** The three `plan…` functions describe in sentences what `host`, `repair` and `tag` would do. They only read. */
  readonly planHosting: (spec: HostingSpec) => Promise<readonly string[]>;
  /** `undefined`: not known. */
  readonly planRepair: (
    spec: HostingSpec,
    known: readonly Release[] | undefined,
  ) => Promise<readonly string[] | undefined>;
  readonly planTag: (spec: ReleaseSpec) => Promise<readonly string[]>;
  /** Prepares to sign URLs of an asset of the repository; `undefined` for every other URL. */
  readonly signAssetUrl: (url: URL) => Promise<(() => Promise<string>) | undefined>;
}

/**
 * Connects hosting with a repository. Loads the client for GitHub on first use.
 *
 * @param inputs without a repository every function but `signAssetUrl` throws a PublishError `input`
 */
export function createPackageHost(
  inputs: Pick<HostingPorts, 'retries' | 'timeoutMs'> & { readonly repository: Repository | undefined },
  tools: Pick<
    RunTools,
    'send' | 'sendAfterwards' | 'cancellation' | 'clock' | 'random' | 'randomHex' | 'log' | 'quote' | 'mask'
  >,
): PackageHost {
  const { repository, retries, timeoutMs } = inputs;
  // Sends also after the run was cancelled, because a rollback needs to.
  const send: SendRequest = (request) =>
    tools.cancellation.aborted ? tools.sendAfterwards(request) : tools.send(request);
  const ports: HostingPorts = { ...tools, retries, timeoutMs, send };
  /** Loads hosting and calls one of its functions. */
  const call = async <T>(
    work: (hosting: Hosting, place: Repository, ports: HostingPorts) => Promise<T>,
  ): Promise<T> => {
    if (repository === undefined) throw explainNoRepository();
    const hosting = await import('./host-package.ts');
    return work(hosting, repository, ports);
  };
  return {
    name: HOST_NAME,
    host: (spec, isLive) => call((hosting, ...place) => hosting.hostPackage(spec, ...place, isLive)),
    find: (tag) => call((hosting, ...place) => hosting.findReleasesOf(tag, ...place)),
    repair: (spec, known) => call((hosting, ...place) => hosting.repairRelease(spec, known, ...place)),
    tag: (spec) => call((hosting, ...place) => hosting.tagRelease(spec, ...place)),
    planHosting: (spec) => call((hosting, ...place) => hosting.planHosting(spec, ...place)),
    planRepair: (spec, known) => call((hosting, ...place) => hosting.planRepair(spec, known, ...place)),
    planTag: (spec) => call((hosting, ...place) => hosting.planTag(spec, ...place)),
    signAssetUrl: async (url) =>
      [repository?.serverUrl.origin, repository?.apiUrl.origin].includes(url.origin)
        ? call((hosting, ...place) => hosting.signAssetUrl(url, ...place))
        : undefined,
  };
}

type Hosting = typeof import('./host-package.ts');

function explainNoRepository(): PublishError {
  return new PublishError({
    code: 'input',
    title: 'Input github-token',
    message: 'The package needs a release on GitHub, but there is no token or no repository.',
    hint: 'Run this in a workflow, and leave `github-token` out or set it to `${{ github.token }}`.',
  });
}
