import { explainErrors, explainErrorsAfterPublish, type Remedy } from '../explain-errors.ts';
import type { Repository } from '../ports.ts';
import type { Asset, Release } from '../responses.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { isForSamePackage } from './choose-target.ts';
import { hasSameContent } from './compare.ts';
import {
  type HostedAsset,
  type HostingJob,
  type HostingPorts,
  type HostingSpec,
  toHostedAsset,
} from './model.ts';
import { createMark } from './marks.ts';
import { publishDraft } from './publish-draft.ts';
import { connectForTag, findReleases } from './releases.ts';

/** A draft with the package that an earlier run left. */
interface LeftDraft {
  readonly draft: Release;
  readonly asset: Asset;
}

/**
 * The outcome of a repair; `none`: there was nothing to publish; `not-known`: GitHub could not be read, which was
 * logged as a warning.
 */
type Repaired = HostedAsset | 'none' | 'not-known';

/**
 * Publishes the draft that an earlier run created for this very package and did not complete. The service has the
 * version already. If GitHub cannot be read, only warns.
 *
 * @param known the releases of the tag, if they were read already
 * @throws PublishError `after-publish`: the draft exists, but could not be published
 */
export async function repairRelease(
  spec: HostingSpec,
  known: readonly Release[] | undefined,
  repository: Repository,
  ports: HostingPorts,
): Promise<Repaired> {
  const found = await findLeft(spec, known, repository, ports);
  if (typeof found === 'string') return found;
  const [{ draft, asset }, job] = found;
  const advise = (hint: string, remedy: Remedy) =>
    remedy === 'none'
      ? `${hint} Do not publish this version again.`
      : `${hint} Do not publish the version again: publish the draft of the release \`${spec.tag}\` by hand.`;
  return explainErrorsAfterPublish(ports, advise, async () => {
    const left = { release: draft, role: 'taken-over', asset, origin: 'found' } as const;
    const done = await publishDraft(left, job, true);
    return done === undefined || done.release.isDraft ? 'none' : toHostedAsset(done);
  });
}

/**
 * Plans what {@link repairRelease} would do, as lines for the log of a dry run; `undefined` when GitHub cannot be read.
 * Only reads.
 */
export async function planRepair(
  spec: HostingSpec,
  known: readonly Release[] | undefined,
  repository: Repository,
  ports: HostingPorts,
): Promise<readonly string[] | undefined> {
  const found = await findLeft(spec, known, repository, ports);
  if (found === 'not-known') return undefined;
  return found === 'none'
    ? []
    : [`The draft of the release \`${spec.tag}\` has this package; it would be published.`];
}

/** Finds the draft to publish, and returns it with the job for it. */
async function findLeft(
  spec: HostingSpec,
  known: readonly Release[] | undefined,
  repository: Repository,
  ports: HostingPorts,
): Promise<readonly [LeftDraft, HostingJob] | 'none' | 'not-known'> {
  try {
    return await explainErrors(ports, async () => {
      const github = await connectForTag(spec.tag, repository, ports);
      const job = { ...ports, github, repository, spec, mark: createMark(spec, repository, ports) };
      const left = await findWithPackage(known ?? (await findReleases(github, spec.tag)), job);
      return left === undefined ? 'none' : [left, job];
    });
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    ports.log.warning(
      'Release on GitHub not checked',
      `It is not known whether an earlier run left a draft of the release \`${spec.tag}\` to publish. ${error.message} ${error.hint}`,
    );
    return 'not-known';
  }
}

/** Finds the oldest draft of a run that has this very package. */
async function findWithPackage(
  releases: readonly Release[],
  job: HostingJob,
): Promise<LeftDraft | undefined> {
  for (const draft of releases) {
    const asset = draft.assets.find(({ name }) => name === job.spec.assetName);
    const isLeft = draft.isDraft && isForSamePackage(draft, job.mark);
    if (isLeft && asset !== undefined && (await hasSameContent(asset, job.spec.file, job)))
      return { draft, asset };
  }
  return undefined;
}
