import { createGitHub } from '../github/api.ts';
import { connect } from '../github/client.ts';
import { explainErrors } from '../github/explain.ts';
import type { Repository } from '../github/ports.ts';
import { acceptHosted } from './accept-hosted.ts';
import { chooseUrl, readPrivacy } from './choose-url.ts';
import { providePlace } from './create-release.ts';
import { explainMissing, explainMissingAsset, goneError } from './explain-gone.ts';
import type { HostedAsset, HostedPackage, HostingJob, HostingOrder, HostingPorts } from './job.ts';
import { type Ends, readEnds } from './local-package.ts';
import { createMark } from './mark.ts';
import { nameAsset } from './name-release.ts';
import { refuseOrder } from './order.ts';
import { provePublicUrl } from './public-url.ts';
import { type Hosted, mayPublish, publishDraft } from './publish-draft.ts';
import { type Put, putAsset } from './put-asset.ts';
import { provideSignedUrl } from './signed-url.ts';
import { type Made, takeBack } from './take-back.ts';

export { planHosting } from './plan.ts';
export { planRepair, repairRelease } from './repair-release.ts';
export { signAssetUrl } from './sign-asset-url.ts';
export { planTag, tagRelease } from './tag-release.ts';

/**
 * Makes the package an asset of the tag's release, so that the service can fetch it without credentials. A release that
 * does not exist is made: a draft first, then the upload, and publishing last, which for a signed URL waits until the
 * service has accepted the package. When it fails, what it made is taken back, but for what is public or used by others.
 *
 * @param isLive whether the service serves the version of the package; asked before anything is taken back
 * @throws PublishError `not-published`; `input` for a name or a token that cannot be one; `package` for a file that
 * cannot be read or is no ZIP
 */
export async function hostPackage(
  order: HostingOrder,
  repository: Repository,
  ports: HostingPorts,
  isLive: () => Promise<boolean>,
): Promise<HostedPackage> {
  return explainErrors(ports, async () => {
    refuseOrder(order);
    const ends = await readEnds(order.file);
    const github = createGitHub(await connect(repository, ports));
    const job = { order, repository, ports, github, mark: createMark(order, ports), isLive };
    const isPrivate = await readPrivacy(job);
    const place = await providePlace(job);
    const hosted = await orRollBack({ place }, job, async () => {
      const kind = chooseUrl(place, isPrivate, job);
      return { kind, place, put: await putAsset(place, job) };
    });
    return hosted.kind === 'signed' ? hostSigned(hosted, ends, job) : hostPublic(hosted, ends, job);
  });
}

/** Does a piece of work; when it fails, takes back what was made before it. */
async function orRollBack<T>(made: Made, job: HostingJob, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = await explainMissing(error, made.place, job).catch(() => error);
    await rollBack(made, job);
    throw reason;
  }
}

/** What the service serves may need the package, whoever has published it; a draft without it is of no use. */
async function rollBack(made: Made, job: HostingJob): Promise<void> {
  const { log } = job.ports;
  if (made.put === undefined || !(await job.isLive())) await takeBack(made, job);
  else {
    log.warning(
      'Left on GitHub',
      `What this run made for the release \`${job.order.tag}\` stays, because the service serves this version: run this again to complete the release.`,
    );
  }
}

/** The release is published before the service is asked to fetch from it. */
async function hostPublic(draft: Hosted, ends: Ends, job: HostingJob): Promise<HostedPackage> {
  const hosted = await orRollBack(draft, job, () => publishNow(draft, job));
  // Somebody has taken the draft over.
  if (hosted.kind === 'signed') return hostSigned(hosted, ends, job);
  return orRollBack(hosted, job, async () => {
    const url = await provePublicUrl(hosted.put.asset, ends, job);
    const named = nameAsset(hosted);
    return {
      ...describe(hosted, job),
      isSecret: false,
      getUrl: () => Promise.resolve(url),
      publishDraft: () => Promise.resolve(named),
    };
  });
}

async function publishNow(
  draft: Hosted,
  job: HostingJob,
): Promise<Hosted & { readonly kind: ReturnType<typeof chooseUrl> }> {
  const hosted = draft.place.release.isDraft ? await publishDraft(draft, job, mayPublish) : draft;
  if (hosted === undefined) throw goneError(job);
  if (hosted.place.role === 'foreign' && draft.place.role === 'own') {
    job.ports.log.notice(
      'Draft stays on GitHub',
      `The draft of the release \`${job.order.tag}\` is not published, because somebody has made it their own: the mark of this action is gone from its notes.`,
    );
  }
  return { ...hosted, kind: chooseUrl(hosted.place, false, job) };
}

/** The release stays what it is until the service has taken the package. */
function hostSigned(hosted: Hosted, ends: Ends, job: HostingJob): HostedPackage {
  let published: Promise<HostedAsset> | undefined;
  return {
    ...describe(hosted, job),
    isSecret: true,
    getUrl: () => explainErrors(job.ports, () => provideUrl(hosted.put, ends, job)),
    publishDraft: () => (published ??= acceptHosted(hosted, job)),
  };
}

async function provideUrl(put: Put, ends: Ends, job: HostingJob): Promise<string> {
  try {
    return await provideSignedUrl(put.asset, ends, job);
  } catch (error) {
    throw await explainMissingAsset(error, put, job).catch(() => error);
  }
}

function describe(hosted: Hosted, job: HostingJob): HostedAsset & Pick<HostedPackage, 'rollback'> {
  let rolledBack: Promise<string> | undefined;
  return { ...nameAsset(hosted), rollback: () => (rolledBack ??= takeBack(hosted, job)) };
}
