import type { HostedPackage } from '../github/hosting/model.ts';
import { parseWebUrl } from '../http/urls.ts';
import type { LiveVersion, Published } from '../service/model.ts';
import { Cancelled } from '../shared/clock.ts';
import { PublishError, toPublishErrors } from '../shared/publish-error.ts';
import { quoteName } from '../shared/quote.ts';
import { completeHosted } from './complete-on-host.ts';
import type { PlanOf } from './plan-run.ts';
import { confirmIf, publishVersion, toOutcome } from './publish-version.ts';
import type { CheckedPlugin, LiveResult, RunOutcome, RunParts } from './types.ts';

/**
 * Puts the package on a release of the host and lets the service release it. Then completes the release on the host, or
 * rolls back what this run created there when the service certainly did not accept the package.
 *
 * @throws PublishError the errors of {@link publishVersion}; `not-published` and `package` when the package cannot be
 * hosted
 */
export async function hostAndPublish(
  plan: PlanOf<'host-and-publish'>,
  plugin: CheckedPlugin,
  parts: RunParts,
): Promise<RunOutcome<LiveResult>> {
  const hosted = await hostPackage(plan, plugin, parts);
  let sentUrl = '';
  const getZipUrl = async () => (sentUrl = await hosted.getUrl());
  const published = await publishVersion({ getZipUrl }, plugin, parts).catch((error: unknown) =>
    rollbackUnlessNeeded(hosted, error, plugin, parts),
  );
  const confirmed = await confirmIf(plan.verify, published, plugin, parts);
  const completed = await completeHosted(hosted, parts);
  // Where earlier versions are live, the service is known to keep packages.
  const isFirst = plugin.live?.failure?.kind === 'missing' && published.status === 'published';
  const problem =
    hosted.isSecret && isFirst && completed.problem === undefined
      ? await findShortLived(sentUrl, plugin, parts)
      : completed.problem;
  return toOutcome(
    confirmed,
    { ...completed, problem },
    plugin,
    hosted.isSecret ? '' : await hosted.getUrl(),
  );
}

/** The error for a service that sends sites to the signed URL itself; `undefined` when it was not seen to. */
async function findShortLived(
  sentUrl: string,
  { identity }: CheckedPlugin,
  { service }: Pick<RunParts, 'service'>,
): Promise<PublishError | undefined> {
  const { served } = await service.readLive(identity).catch((error: unknown): LiveVersion => {
    if (error instanceof Cancelled) return {};
    throw error;
  });
  const [sent, named] = [sentUrl, served?.packageUrl ?? ''].map((url) => parseWebUrl(url));
  if (!sent || sent.origin !== named?.origin || sent.pathname !== named.pathname) return undefined;
  return new PublishError({
    code: 'after-publish',
    title: 'Published, but sites get a URL that expires',
    message:
      'The service keeps no packages: it sends sites to the signed URL that it got, which is valid for minutes.',
    hint: 'Set `asset-url: public`, and once `if-published: publish`; then run this again. In a private repository, put the package on a public server, and set `zip_url`.',
  });
}

async function hostPackage(
  { spec }: PlanOf<'host-and-publish'>,
  { identity }: CheckedPlugin,
  { step, host, service }: Pick<RunParts, 'step' | 'host' | 'service'>,
): Promise<HostedPackage> {
  return step(
    'Put the package on a release',
    () => host.host(spec, () => service.isLive(identity)),
    ({ asset, release, isSecret }) =>
      `${quoteName(asset.name)} of ${quoteName(release.tag)}, behind a ${isSecret ? 'signed' : 'public'} URL`,
  );
}

/**
 * Rolls back what this run created, unless the service may need it: after an order with unknown outcome, or when
 * another run or a person published the version.
 *
 * @throws the given error, unless the version is live
 */
async function rollbackUnlessNeeded(
  { release, asset, isSecret, rollback }: HostedPackage,
  error: unknown,
  { identity, live }: CheckedPlugin,
  { log, step, service, cancellation, onLeft }: RunParts,
): Promise<Published> {
  if (service.progress.stage !== 'not-published') {
    onLeft?.({ release, asset });
    log.info(`The release ${release.tag} stays on GitHub as it is, because the service may use it.`);
    throw error;
  }
  const { version } = identity;
  // After a refusal, the service was already asked what is live.
  const isOpen = cancellation.aborted || !(error instanceof PublishError);
  if (version !== undefined && isOpen && (await service.isLive(identity))) {
    const problem = cancellation.aborted ? explainLive(version) : toPublishErrors(error).at(0);
    const previousVersion = live?.served?.version;
    return { status: 'already-published', version, previousVersion, isVerified: true, problem };
  }
  // A draft that stays counts as open, not as done.
  const describe = (outcome: string) => (outcome.endsWith(' deleted') ? outcome : { inconclusive: outcome });
  await step('Undo the changes on GitHub', rollback, describe);
  if (!isSecret) onLeft?.({ release, asset });
  throw error;
}

function explainLive(version: string): PublishError {
  return new PublishError({
    code: 'already-published',
    title: 'Cancelled',
    message: `The run was cancelled before it published anything, but the service serves ${version} already.`,
    hint: `Do not publish the version again; this run kept the release on GitHub. If it is still a draft, run this again with \`if-published: skip\`, which completes it.`,
    cause: new Cancelled(),
  });
}
