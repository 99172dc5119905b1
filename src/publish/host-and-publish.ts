import type { Repository } from '../github/ports.ts';
import { type HostedPackage, type HostingOrder, toHostingPorts } from '../hosting/job.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import type { RunStep } from '../runner/steps.ts';
import type { LookJob, Published } from '../service/job.ts';
import type { LiveVersion } from '../service/job.ts';
import { confirm, publish } from '../service/publish.ts';
import { Cancelled } from '../shared/clock.ts';
import { joinProblems, PublishError, toPublishErrors } from '../shared/errors.ts';
import { formatName } from '../shared/format.ts';
import type { FoundPackage } from '../source/found-package.ts';
import { isLive } from './is-live.ts';
import { planRelease, type ReleasePlan } from './release-plan.ts';
import type { DeployPorts, DescribedPlugin, Deployment } from './types.ts';

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
  job: LookJob,
  ports: DeployPorts,
): Promise<Hosting> {
  if (found.url !== undefined) return { getZipUrl: found.url.get, isSecret: found.url.isSecret };
  const { order, repository } = orderHosting(plugin, found, inputs);
  const hosted = await ports.step(
    'Put the package on a release',
    async () => {
      const { hostPackage: host } = await import('../hosting/host-package.ts');
      return host(order, repository, toHostingPorts(inputs, ports), () => isLive(job, ports));
    },
    ({ asset, release, isSecret }) =>
      `${formatName(asset.name)} of ${formatName(release.tag)}, behind a ${isSecret ? 'signed' : 'public'} URL`,
  );
  return { getZipUrl: hosted.getUrl, isSecret: hosted.isSecret, hosted };
}

/** A release that is live, and what went wrong: it was not seen in time, or this run did not publish it. */
export type ConfirmedRelease = Published;

type HostedOutcome = Omit<Published, 'problem'> &
  Pick<Deployment, 'zipUrl' | 'release' | 'asset' | 'problem'>;

/**
 * Has the package released once and waits for it, if wanted; then completes the release on GitHub, or takes back what
 * this run made there when the service certainly did not take the package.
 *
 * @throws PublishError what {@link publish} throws
 */
export async function publishHosted(
  hosting: Hosting,
  job: LookJob,
  before: LiveVersion,
  ports: DeployPorts,
): Promise<HostedOutcome> {
  const { step } = ports;
  const { getZipUrl, isSecret } = hosting;
  const order = { ...job.order, getZipUrl };
  const published: ConfirmedRelease = await step(
    'Publish',
    () => publish({ ...job, order }, before),
    ({ status, version, isVerified }) => {
      if (status === 'already-published') return `${formatName(version)} is live, not published by this run`;
      return `${formatName(version)}, ${isVerified ? 'seen live' : 'created by the service'}`;
    },
  ).catch((error: unknown) => giveUp(hosting, { job, before, error }, ports));
  const confirmed = await confirmIfWanted(published, job, step);
  const accepted = await accept(hosting, step);
  const problem = joinProblems(confirmed.problem, accepted.problem);
  return { ...confirmed, ...accepted, problem, zipUrl: isSecret ? '' : await getZipUrl() };
}

interface Failure {
  readonly job: LookJob;
  readonly before: LiveVersion;
  readonly error: unknown;
}

/**
 * Takes back what this run made, unless the service may need it: after an order whose outcome is unknown, and when the
 * version is live by another way.
 *
 * @throws PublishError the reason, unless the version is live
 */
async function giveUp(
  { hosted }: Hosting,
  { job, before, error }: Failure,
  ports: DeployPorts,
): Promise<ConfirmedRelease> {
  const { progress, log, cancellation, step } = ports;
  if (hosted === undefined) throw error;
  if (progress.stage !== 'not-published') {
    log.info(`The release ${hosted.release.tag} stays on GitHub as it is, because the service may use it.`);
    throw error;
  }
  const { version } = job.order;
  // Before a refusal was told, the service was asked already.
  const isOpen = cancellation.aborted || !(error instanceof PublishError);
  if (version !== undefined && isOpen && (await isLive(job, ports))) {
    const problem = cancellation.aborted ? explainLive(version) : toPublishErrors(error).at(0);
    const previousVersion = before.served?.version;
    return { status: 'already-published', version, previousVersion, isVerified: true, problem };
  }
  await step('Take back what this run made on GitHub', hosted.rollback, (outcome) => outcome);
  throw error;
}

function explainLive(version: string): PublishError {
  return new PublishError({
    code: 'already-published',
    title: 'Cancelled',
    message: `The run was cancelled before it published anything, but the service serves ${version} already.`,
    hint: 'Do not publish the version again; this run kept the release on GitHub.',
  });
}

/** With `verify`, waits until the service serves the version; what it has not seen is a problem of a release that is live. */
export async function confirmIfWanted(
  published: ConfirmedRelease,
  job: LookJob,
  step: RunStep,
): Promise<ConfirmedRelease> {
  if (!job.rules.verify || published.isVerified) return published;
  try {
    return await step(
      'Wait until it is live',
      () => confirm(published, job),
      () => 'seen live',
    );
  } catch (error) {
    return { ...published, problem: toProblem(error) };
  }
}

async function accept(
  { hosted, isSecret }: Hosting,
  step: RunStep,
): Promise<Pick<HostedOutcome, 'release' | 'asset' | 'problem'>> {
  if (hosted === undefined) return {};
  const { asset, publishDraft, release } = hosted;
  // What is public is complete.
  if (!isSecret) return { asset, release };
  try {
    return await step('Complete the release on GitHub', publishDraft, (done) => formatName(done.release.tag));
  } catch (error) {
    return { asset, release, problem: toProblem(error) };
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
  // What is live then may come from another commit.
  if (deployment.status === 'already-published' && deployment.problem !== undefined) return deployment;
  try {
    const plan = planRelease(inputs, { ...deployment, fileName: deployment.package.name });
    if (plan === undefined) return deployment;
    const release = await ports.step(
      'Tag the version',
      async () => {
        const { tagRelease } = await import('../hosting/host-package.ts');
        return tagRelease(plan, repository, toHostingPorts(inputs, ports));
      },
      ({ tag }) => formatName(tag),
    );
    return { ...deployment, release };
  } catch (error) {
    return { ...deployment, problem: joinProblems(deployment.problem, toProblem(error)) };
  }
}

/** What is thrown once the release is live, whatever it is, must not hide that it is live. */
export function toProblem(thrown: unknown): PublishError {
  const cause = thrown instanceof Cancelled ? CANCELLED : (toPublishErrors(thrown).at(0) ?? CANCELLED);
  if (cause.code === 'after-publish') return cause;
  return new PublishError({
    code: 'after-publish',
    title: `Published, but: ${cause.title}`,
    message: `The service has the version, but the release on GitHub is not complete. ${cause.message}`,
    hint: `Do not publish the version again; complete the release on GitHub by hand. ${cause.hint}`.trimEnd(),
    cause: thrown,
  });
}

const CANCELLED = new PublishError({
  code: 'not-published',
  title: 'Cancelled',
  message: 'The run was cancelled.',
  hint: 'Or run this again: with `if-published: skip` it completes the release.',
});

/** @throws PublishError `input`: a name cannot be completed */
export function orderHosting(
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

/** The package as it would go to a release. */
export function toHostingOrder(
  plan: ReleasePlan,
  { digest }: DescribedPlugin,
  { path }: FoundPackage,
  { release: { assetUrl, overwrite } }: Inputs,
): HostingOrder {
  // What lies on this machine can be read to its end.
  if (path === undefined || digest === undefined) throw new Error('The package is not on this machine.');
  return { ...plan, assetUrl, overwrite, file: { path, ...digest } };
}
