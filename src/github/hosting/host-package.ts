import { explainErrors, hostingError } from '../explain-errors.ts';
import type { Repository } from '../ports.ts';
import { quoteName } from '../../shared/quote.ts';
import { beginEarly, doTogether, once } from '../../shared/together.ts';
import { chooseUrl, provePublicUrl, proveSignedUrl, readPrivacy } from './download-url.ts';
import { prepareTarget } from './find-target.ts';
import {
  type Hosted,
  type HostedPackage,
  type HostingJob,
  type HostingSpec,
  type HostingPorts,
  type Target,
  toHostedAsset,
  type Uses,
} from './model.ts';
import { assertHostable, type PackageHead, readHead } from './local-package.ts';
import { createMark } from './marks.ts';
import { completeRelease, publishDraft } from './publish-draft.ts';
import { putAsset } from './put-asset.ts';
import { connectForTag, findReleases, isReleaseGone } from './releases.ts';
import { rollback } from './rollback.ts';
import { isMissing } from '../github-error.ts';
import type { Asset, Release } from '../responses.ts';
import type { PublishError } from '../../shared/publish-error.ts';

export { createProgress, openUpload, readHead } from './local-package.ts';

export { signAssetUrl } from './download-url.ts';
export { planHosting } from './plan-hosting.ts';
export { createReleaseReader } from './read-releases.ts';
export { findReleasesOf } from './releases.ts';
export { planRepair, repairRelease } from './repair-release.ts';
export { planTag, tagRelease } from './tag-release.ts';

/**
 * Makes the package an asset of the tag's release, so that the service can fetch it without credentials. If there is no
 * release, creates a draft, uploads the package and then publishes the draft; with a signed URL, only after the service
 * has accepted the package. On failure, rolls back what it created, except what is public or has files of others.
 *
 * @param isLive whether the service serves the version of the package; called before anything is rolled back
 * @throws PublishError `not-published`; `input` for an invalid name or token; `package` for a file that cannot be read
 * or is not a ZIP
 */
export async function hostPackage(
  spec: HostingSpec,
  repository: Repository,
  ports: HostingPorts,
  isLive: () => Promise<boolean>,
): Promise<HostedPackage> {
  return explainErrors(ports, async () => {
    assertHostable(spec);
    const head = await readHead(spec.file);
    const github = await connectForTag(spec.tag, repository, ports);
    const job = { ...ports, github, repository, spec, mark: createMark(spec, repository, ports) };
    const { isPrivate, releases } = await lookUp(job);
    const target = await prepareTarget(releases, job);
    const [kind, hosted] = await orRollback(target, job, isLive, async () => {
      const kind = chooseUrl(target, isPrivate, spec);
      return [kind, await putAsset(target, job)] as const;
    });
    return kind === 'signed' ? hostSigned(hosted, head, job) : hostPublic(hosted, head, job, isLive);
  });
}

interface LookedUp {
  readonly isPrivate: boolean;
  readonly releases: readonly Release[];
}

/** Asks GitHub at once what the run has to know before it changes anything. */
async function lookUp(job: HostingJob): Promise<LookedUp> {
  const { github, spec } = job;
  // Only a run that creates or changes a draft needs the answer, and remembers it.
  void beginEarly(() => github.findTag(spec.tag));
  const [isPrivate, releases] = await doTogether([readPrivacy(job), findReleases(github, spec.tag)]);
  return { isPrivate, releases };
}

/** Runs `work`; when it fails, rolls back what was created before it. */
async function orRollback<T>(
  made: Target | Hosted,
  job: HostingJob,
  isLive: () => Promise<boolean>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isGone = await isReleaseGone(error, made.release, job).catch(() => false);
    await rollbackUnlessLive(made, job, isLive);
    throw isGone ? goneError(job.spec.tag, error) : error;
  }
}

/** Keeps the package when the service serves this version, whoever published it, because sites may download it. */
async function rollbackUnlessLive(
  made: Target | Hosted,
  job: HostingJob,
  isLive: () => Promise<boolean>,
): Promise<void> {
  if (!('asset' in made) || !(await isLive())) await rollback(made, job);
  else {
    job.log.warning(
      'Left on GitHub',
      `Everything that this run created for the release \`${job.spec.tag}\` stays, because the service serves this version: run this again to complete the release.`,
    );
  }
}

/** Publishes the release before the service gets the URL. */
async function hostPublic(
  draft: Hosted,
  head: PackageHead,
  job: HostingJob,
  isLive: () => Promise<boolean>,
): Promise<HostedPackage> {
  const [kind, hosted] = await orRollback(draft, job, isLive, async () => {
    const published = await publishNow(draft, job);
    return [chooseUrl(published, false, job.spec), published] as const;
  });
  // Somebody took over the draft.
  if (kind === 'signed') return hostSigned(hosted, head, job);
  return orRollback(hosted, job, isLive, async () => {
    const url = await provePublicUrl(hosted.asset, head, job);
    const named = toHostedAsset(hosted);
    return {
      ...named,
      isSecret: false,
      getUrl: () => Promise.resolve(url),
      publishDraft: () => Promise.resolve(named),
      rollback: once(() => rollback(hosted, job)),
    };
  });
}

async function publishNow(draft: Hosted, job: HostingJob): Promise<Hosted> {
  const hosted = draft.release.isDraft ? await publishDraft(draft, job, false) : draft;
  if (hosted === undefined) throw goneError(job.spec.tag);
  if (hosted.role === 'foreign' && draft.role !== 'foreign') {
    job.log.notice(
      'Draft stays on GitHub',
      `The draft of the release \`${job.spec.tag}\` is not published, because somebody removed the mark of this action from its notes.`,
    );
  }
  return hosted;
}

/** Leaves the release unchanged until the service has accepted the package. */
function hostSigned(hosted: Hosted, head: PackageHead, job: HostingJob): HostedPackage {
  return {
    ...toHostedAsset(hosted),
    isSecret: true,
    getUrl: () => explainErrors(job, () => getSignedUrl(hosted, head, job)),
    publishDraft: once(() => completeRelease(hosted, job)),
    rollback: once(() => rollback(hosted, job)),
  };
}

async function getSignedUrl({ asset }: Hosted, head: PackageHead, job: HostingJob): Promise<string> {
  const { spec, quote } = job;
  try {
    return await proveSignedUrl(asset, head, job);
  } catch (error) {
    if (!(await isAssetGone(error, asset, job).catch(() => false))) throw error;
    throw hostingError(
      'Asset is gone',
      `The asset ${quoteName(asset.name, quote)} of the release \`${spec.tag}\` was deleted on GitHub while this ran.`,
      'Run this again.',
      { remedy: 'rerun', cause: error },
    );
  }
}

/** Whether an error means that an asset is gone. */
async function isAssetGone(error: unknown, { id }: Asset, { github }: Uses<'github'>): Promise<boolean> {
  return isMissing(error) && (await github.findAsset(id)) === undefined;
}

/** The error for a release that was deleted before the service received an order. */
function goneError(tag: string, cause?: unknown): PublishError {
  return hostingError(
    'Release is gone',
    `The release \`${tag}\`, or its draft, was deleted on GitHub while this ran.`,
    'Run this again to create another one.',
    { remedy: 'rerun', cause },
  );
}
