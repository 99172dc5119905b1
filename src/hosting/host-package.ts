import { chooseUrl, readPrivacy } from './choose-url.ts';
import { createDraft, type Place } from './create-release.ts';
import { explaining, explainingAfterwards } from './explain.ts';
import { findReleases } from './find-release.ts';
import { createGitHub } from './github.ts';
import { GitHubError } from './github-error.ts';
import { connect } from './github-client.ts';
import type {
  HostedPackage,
  HostedRelease,
  HostingJob,
  HostingOrder,
  HostingPorts,
  Repository,
} from './job.ts';
import { type Ends, readEnds } from './local-package.ts';
import { nameRelease } from './name-release.ts';
import { refuseOrder } from './order.ts';
import { provePublicUrl } from './public-url.ts';
import { type Hosted, publishDraft } from './publish-draft.ts';
import { putAsset } from './put-asset.ts';
import { provideSignedUrl } from './signed-url.ts';
import { takeBack } from './take-back.ts';

export type { HostedPackage, HostedRelease, HostingOrder, HostingPorts, Repository } from './job.ts';
export { planHosting } from './plan.ts';
export { signAssetUrl } from './sign-asset-url.ts';
export { planTag, tagRelease } from './tag-release.ts';

/**
 * Makes the package an asset of the tag's release, so that the service can fetch it without credentials. A release that
 * does not exist is made: a draft first, then the upload, and publishing last, which for a signed URL waits until the
 * service has accepted the package. When it fails, what it made is deleted again, but for what is public.
 *
 * @throws PublishError `not-published`; `input` for a name or a token that cannot be one; `package` for a file that
 * cannot be read or is no ZIP
 */
export async function hostPackage(
  order: HostingOrder,
  repository: Repository,
  ports: HostingPorts,
): Promise<HostedPackage> {
  return explaining(ports, async () => {
    refuseOrder(order);
    const ends = await readEnds(order.file);
    const github = createGitHub(await connect(repository, ports));
    const job = { order, repository, ports, github };
    const isPrivate = await readPrivacy(job);
    const place = await findPlace(job);
    const kind = chooseUrl(place, isPrivate, job);
    const hosted = await putOrTakeBack(place, job);
    return kind === 'signed' ? hostSigned(hosted, ends, job) : hostPublic(hosted, ends, job);
  });
}

async function findPlace(job: HostingJob): Promise<Place> {
  const [release] = await findReleases(job.github, job.order.tag);
  return release === undefined ? createDraft(job.order, job) : { release, isOwn: false };
}

async function putOrTakeBack(place: Place, job: HostingJob): Promise<Hosted> {
  try {
    return { place, put: await putAsset(place, job) };
  } catch (error) {
    await takeBack(place, undefined, job);
    throw error;
  }
}

/** The release is published before the service is asked to fetch from it. */
async function hostPublic(draft: Hosted, ends: Ends, job: HostingJob): Promise<HostedPackage> {
  let hosted = draft;
  try {
    if (draft.place.release.isDraft) hosted = await publishDraft(draft, job);
    const url = await provePublicUrl(hosted.put.asset, ends, job);
    const release = nameRelease(hosted.place.release);
    return {
      ...describe(hosted, job),
      isSecret: false,
      getUrl: () => Promise.resolve(url),
      accept: () => Promise.resolve(release),
    };
  } catch (error) {
    await takeBack(hosted.place, hosted.put, job);
    throw error;
  }
}

/** The release stays what it is until the service has taken the package. */
function hostSigned(hosted: Hosted, ends: Ends, job: HostingJob): HostedPackage {
  const { release, isOwn } = hosted.place;
  const rest = `Do not publish the version again: publish the draft of the release \`${release.tag}\` by hand.`;
  // Another run would find the version live, and leave the draft.
  const advise = (hint: string) => (/\bthis again\b/.test(hint) ? rest : `${hint} ${rest}`);
  let accepted: Promise<HostedRelease> | undefined;
  const accept = async () => {
    if (!release.isDraft) return nameRelease(release);
    if (!isOwn) return leaveDraft(hosted, job);
    return nameRelease((await publishDraft(hosted, job)).place.release);
  };
  return {
    ...describe(hosted, job),
    isSecret: true,
    getUrl: () => explaining(job.ports, () => provideSignedUrl(hosted.put.asset, ends, job)),
    accept: () => (accepted ??= explainingAfterwards(job.ports, advise, accept)),
  };
}

function describe(
  { place, put }: Hosted,
  job: HostingJob,
): Pick<HostedPackage, 'release' | 'asset' | 'withdraw'> {
  let withdrawn: Promise<string> | undefined;
  return {
    release: nameRelease(place.release),
    asset: { id: put.asset.id, name: put.asset.name },
    withdraw: () => (withdrawn ??= takeBack(place, put, job)),
  };
}

/** Who made the draft may have published it meanwhile, which gives it another address. */
async function leaveDraft(
  { place: { release } }: Hosted,
  { github, ports }: HostingJob,
): Promise<HostedRelease> {
  const now = await github.findRelease(release.id).catch((error: unknown) => {
    if (error instanceof GitHubError) return undefined;
    throw error;
  });
  if (now?.isDraft !== false) {
    ports.log.notice(
      'Release is still a draft',
      `This run has not made the draft of the release \`${release.tag}\`, so it is left as it is: publish it when you want to.`,
    );
  }
  return nameRelease(now ?? release);
}
