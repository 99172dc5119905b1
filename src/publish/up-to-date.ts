import { toHostingPorts } from '../hosting/job.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import type { Published } from '../service/job.ts';
import { joinProblems, PublishError } from '../shared/errors.ts';
import { formatName } from '../shared/format.ts';
import type { FoundPackage } from '../source/found-package.ts';
import { orderHosting, toProblem } from './host-and-publish.ts';
import type { DeployPorts, DescribedPlugin, Deployment } from './types.ts';

/** A release that is live already, and what this run has completed of it on GitHub. */
type UpToDate = Omit<Published, 'problem'> & Pick<Deployment, 'zipUrl' | 'release' | 'asset' | 'problem'>;

/**
 * Completes what an earlier run has left on GitHub of a version that is live: its draft of the release, with this very
 * package. What goes wrong is a problem of a release that is live.
 */
export async function completeUpToDate(
  published: UpToDate,
  plugin: DescribedPlugin,
  found: FoundPackage,
  inputs: Inputs,
  ports: DeployPorts,
): Promise<UpToDate> {
  // The release of a package with a URL has no asset; `tagPublished` makes it.
  const hosting = found.url === undefined ? tryOrder(plugin, found, inputs, ports) : undefined;
  if (hosting === undefined) return published;
  const { order, repository } = hosting;
  try {
    const repaired = await ports.step(
      'Complete the release on GitHub',
      async () => {
        const { repairRelease } = await import('../hosting/host-package.ts');
        return repairRelease(order, repository, toHostingPorts(inputs, ports));
      },
      (done) => (done === undefined ? 'no draft with this package found' : formatName(done.release.tag)),
    );
    return { ...published, ...repaired };
  } catch (error) {
    return { ...published, problem: joinProblems(published.problem, toProblem(error)) };
  }
}

/** A tag that cannot be completed is a mistake of the next release, not of this one, which is live. */
function tryOrder(
  ...[plugin, found, inputs, { log }]: [...Parameters<typeof orderHosting>, DeployPorts]
): ReturnType<typeof orderHosting> | undefined {
  try {
    return orderHosting(plugin, found, inputs);
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    log.warning('Release on GitHub not checked', `${error.message} ${error.hint}`);
    return undefined;
  }
}
