import type { Repository } from '../ports.ts';
import type { Release } from '../responses.ts';
import type { SendRequest } from '../../http/message.ts';
import type { RunTools } from '../../http/run-tools.ts';
import { PublishError } from '../../shared/publish-error.ts';
import type { HostingPorts, HostingSpec, ReleaseSpec } from './model.ts';

/** The functions of hosting, for one repository. */
export type Hosting = ReturnType<typeof connectHosting>;

/**
 * Connects hosting with a repository on GitHub, whose releases keep the packages. Loads the code, and the client for GitHub, on
 * first use.
 *
 * @param inputs without a repository every function but `signAssetUrl` throws a PublishError `input`
 */
export function connectHosting(
  inputs: Pick<HostingPorts, 'retries' | 'timeoutMs'> & { readonly repository: Repository | undefined },
  tools: Pick<
    RunTools,
    'send' | 'sendAfterwards' | 'cancellation' | 'clock' | 'random' | 'randomHex' | 'log' | 'quote' | 'mask'
  >,
) {
  const { repository, retries, timeoutMs } = inputs;
  // Sends also after the run was cancelled, because a rollback needs to.
  const send: SendRequest = (request) =>
    tools.cancellation.aborted ? tools.sendAfterwards(request) : tools.send(request);
  const ports: HostingPorts = { ...tools, retries, timeoutMs, send };
  /** Loads hosting and calls one of its functions. */
  const call = async <T>(
    work: (hosting: HostingCode, place: Repository, ports: HostingPorts) => Promise<T>,
  ): Promise<T> => {
    if (repository === undefined) throw explainNoRepository();
    const hosting = await import('./host-package.ts');
    return work(hosting, repository, ports);
  };
  return {
    /** Makes the package an asset of a release. */
    host: (spec: HostingSpec, isLive: () => Promise<boolean>) =>
      call((hosting, ...place) => hosting.hostPackage(spec, ...place, isLive)),
    /** Finds the releases of a tag. */
    find: (tag: string) => call((hosting, ...place) => hosting.findReleasesOf(tag, ...place)),
    /** Publishes the draft that an earlier run left with this package, among releases that `find` may have found. */
    repair: (spec: HostingSpec, known: readonly Release[] | undefined) =>
      call((hosting, ...place) => hosting.repairRelease(spec, known, ...place)),
    /** Creates a release, and with it the tag, for a version that is live. */
    tag: (spec: ReleaseSpec) => call((hosting, ...place) => hosting.tagRelease(spec, ...place)),
    /** The three `plan…` functions describe in sentences what `host`, `repair` and `tag` would do. They only read. */
    planHosting: (spec: HostingSpec) => call((hosting, ...place) => hosting.planHosting(spec, ...place)),
    /** `undefined`: not known. */
    planRepair: (spec: HostingSpec, known: readonly Release[] | undefined) =>
      call((hosting, ...place) => hosting.planRepair(spec, known, ...place)),
    planTag: (spec: ReleaseSpec) => call((hosting, ...place) => hosting.planTag(spec, ...place)),
    /** Prepares to sign URLs of an asset of the repository; `undefined` for every other URL. */
    signAssetUrl: async (url: URL) =>
      [repository?.serverUrl.origin, repository?.apiUrl.origin].includes(url.origin)
        ? call((hosting, ...place) => hosting.signAssetUrl(url, ...place))
        : undefined,
  };
}

type HostingCode = typeof import('./host-package.ts');

function explainNoRepository(): PublishError {
  return new PublishError({
    code: 'input',
    title: 'Input github-token',
    message: 'The package needs a release on GitHub, but there is no token or no repository.',
    hint: 'Run this in a workflow, and leave `github-token` out or set it to `${{ github.token }}`.',
  });
}
