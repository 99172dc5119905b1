import { Cancelled } from './clock.ts';
import type { DeployPorts, DescribedPlugin, Deployment } from './deploy.ts';
import { joinProblems, PublishError, toPublishErrors } from './errors.ts';
import type { FoundPackage } from './find-package.ts';
import type { HostedPackage, HostingOrder, HostingPorts, Repository } from './hosting/job.ts';
import type { Inputs } from './inputs.ts';
import { planRelease, type ReleasePlan } from './release-plan.ts';
import { buildReleaseRequest, describeRequest } from './service/contract.ts';
import type { LookJob } from './service/job.ts';
import { publish, type Published } from './service/publish.ts';

/** Where the service fetches the package from. */
export interface Hosting {
  /** For one request; a URL that lives for a short time is made anew for each. */
  readonly getZipUrl: () => Promise<string>;
  readonly isSecret: boolean;
  /** The asset of a release that this run uses; `undefined` when the workflow gave the URL. */
  readonly hosted?: HostedPackage;
}

/** Puts a package that has no URL yet on a release on GitHub. */
export async function hostPackage(
  plugin: DescribedPlugin,
  found: FoundPackage,
  inputs: Inputs,
  ports: DeployPorts,
): Promise<Hosting> {
  if (found.url !== undefined) return { getZipUrl: found.url.get, isSecret: found.url.isSecret };
  const { order, repository } = orderHosting(plugin, found, inputs);
  const { hostPackage: host } = await import('./hosting/host-package.ts');
  const hosted = await host(order, repository, toHostingPorts(inputs, ports));
  return { getZipUrl: hosted.getUrl, isSecret: hosted.isSecret, hosted };
}

type HostedOutcome = Omit<Published, 'problem'> &
  Pick<Deployment, 'zipUrl' | 'release' | 'asset' | 'problem'>;

/**
 * Has the package released once; then completes the release on GitHub, or takes back what this run made there when the
 * service certainly did not take the package.
 *
 * @throws PublishError what {@link publish} throws
 */
export async function publishHosted(
  { getZipUrl, isSecret, hosted }: Hosting,
  job: LookJob,
  before: string | undefined,
): Promise<HostedOutcome> {
  const { progress, log } = job.ports;
  try {
    const published = await publish({ ...job, order: { ...job.order, getZipUrl } }, before);
    const zipUrl = isSecret ? '' : await getZipUrl();
    return { ...published, zipUrl, ...(await accept(hosted, published)) };
  } catch (error) {
    if (progress.stage === 'not-published') await hosted?.withdraw();
    else if (hosted !== undefined) {
      log.info(`The release ${hosted.release.tag} stays on GitHub as it is, because the service may use it.`);
    }
    throw error;
  }
}

async function accept(
  hosted: HostedPackage | undefined,
  { problem }: Published,
): Promise<Pick<HostedOutcome, 'release' | 'asset' | 'problem'>> {
  if (hosted === undefined) return {};
  const { asset } = hosted;
  try {
    return { asset, release: await hosted.accept() };
  } catch (error) {
    return { asset, release: hosted.release, problem: joinProblems(problem, toProblem(error)) };
  }
}

/** With a URL and `release-tag`: creates the release, and with it the tag, of the version that is live now. */
export async function tagPublished(
  deployment: Deployment,
  inputs: Inputs,
  ports: DeployPorts,
): Promise<Deployment> {
  const { source, repository } = inputs;
  if (source.kind !== 'url' || repository === undefined) return deployment;
  try {
    const plan = planRelease(inputs, { ...deployment, fileName: deployment.package.name });
    if (plan === undefined) return deployment;
    const { tagRelease } = await import('./hosting/host-package.ts');
    return { ...deployment, release: await tagRelease(plan, repository, toHostingPorts(inputs, ports)) };
  } catch (error) {
    return { ...deployment, problem: joinProblems(deployment.problem, toProblem(error)) };
  }
}

/** What is thrown once the release is live, whatever it is, must not hide that it is live. */
function toProblem(thrown: unknown): PublishError {
  const cause = thrown instanceof Cancelled ? CANCELLED : (toPublishErrors(thrown).at(0) ?? CANCELLED);
  if (cause.code === 'after-publish') return cause;
  return new PublishError({
    code: 'after-publish',
    title: `Published, but: ${cause.title}`,
    message: `The service has the version, but the release on GitHub is not complete. ${cause.message}`,
    hint: `Do not publish the version again; complete the release on GitHub by hand, or run this again. ${cause.hint}`.trimEnd(),
    cause: thrown,
  });
}

const CANCELLED = new PublishError({
  code: 'not-published',
  title: 'Cancelled',
  message: 'The run was cancelled.',
  hint: '',
});

/** What would be done, in a dry run: only reads, and says what would be created, uploaded and sent. */
export async function rehearse(
  plugin: DescribedPlugin,
  found: FoundPackage,
  inputs: Inputs,
  ports: DeployPorts,
): Promise<Pick<Deployment, 'status' | 'isVerified' | 'zipUrl'>> {
  const { log } = ports;
  log.info('Dry run, nothing is published.');
  for (const line of await planOnGitHub(plugin, found, inputs, ports)) log.info(line);
  const { pluginId, ...access } = inputs;
  const zipUrl = found.url?.shown ?? 'the URL of the release asset';
  const request = buildReleaseRequest({ ...access, apiKey: '***' }, { pluginId, zipUrl });
  log.info('This request would be sent:');
  for (const line of describeRequest(request)) log.info(`  ${line}`);
  return {
    status: 'dry-run',
    isVerified: false,
    zipUrl: found.url?.isSecret === false ? found.url.shown : '',
  };
}

async function planOnGitHub(
  plugin: DescribedPlugin,
  found: FoundPackage,
  inputs: Inputs,
  ports: DeployPorts,
): Promise<readonly string[]> {
  const { repository, release } = inputs;
  const isNamedLater = release.tag?.placeholders.includes('version') === true && plugin.version === '';
  if (found.url !== undefined && isNamedLater)
    return [`The release ${release.tag.text} would be created, with the version that the service returns.`];
  const plan = planRelease(inputs, { ...plugin, fileName: found.name });
  if (plan === undefined) return [];
  if (repository === undefined) {
    return [
      `The release ${plan.tag} on GitHub is not looked at, because there is no token or no repository.`,
    ];
  }
  const { planHosting, planTag } = await import('./hosting/host-package.ts');
  const hostingPorts = toHostingPorts(inputs, ports);
  return found.url === undefined
    ? planHosting(toHostingOrder(plan, plugin, found, inputs), repository, hostingPorts)
    : planTag(plan, repository, hostingPorts);
}

function orderHosting(
  plugin: DescribedPlugin,
  found: FoundPackage,
  inputs: Inputs,
): { readonly order: HostingOrder; readonly repository: Repository } {
  const plan = planRelease(inputs, { ...plugin, fileName: found.name });
  const { repository } = inputs;
  // The inputs give a tag and a repository to every package that has no URL.
  if (plan === undefined || repository === undefined) throw new Error('There is no release to upload to.');
  return { order: toHostingOrder(plan, plugin, found, inputs), repository };
}

function toHostingOrder(
  plan: ReleasePlan,
  { digest }: DescribedPlugin,
  { path }: FoundPackage,
  { release: { assetUrl, overwrite } }: Inputs,
): HostingOrder {
  // What lies on this machine can be read to its end.
  if (path === undefined || digest === undefined) throw new Error('The package is not on this machine.');
  return { ...plan, assetUrl, overwrite, file: { path, ...digest } };
}

/** Once the run is cancelled, what is still sent takes back what it did. */
export function toHostingPorts(
  { retries, timeoutMs }: Pick<Inputs, 'retries' | 'timeoutMs'>,
  { send, sendAfterwards, cancellation, ...ports }: DeployPorts,
): HostingPorts {
  return {
    ...ports,
    retries,
    timeoutMs,
    send: (request) => (cancellation.aborted ? sendAfterwards(request) : send(request)),
  };
}
