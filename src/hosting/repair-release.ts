import { explainErrors, explainErrorsAfterPublish, type Remedy } from '../github/explain-errors.ts';
import type { Repository } from '../github/ports.ts';
import type { Asset, Release } from '../github/responses.ts';
import { PublishError } from '../shared/publish-error.ts';
import { quoteName } from '../shared/quote.ts';
import { hasSameContent, matchesMetadata } from './compare.ts';
import { connectForRelease } from './early-answers.ts';
import { joinRelease } from './find-target.ts';
import {
  type Hosted,
  type HostedAsset,
  type HostingJob,
  type HostingPorts,
  type HostingSpec,
  toHostedAsset,
  type Uses,
} from './model.ts';
import { createMark, isWithdrawn, readMarks } from './marks.ts';
import { publishDraft } from './publish-draft.ts';
import { sortReleases } from './releases.ts';

/** A draft with the package that an earlier run left. */
interface LeftDraft {
  readonly draft: Release;
  readonly asset: Asset;
}

/**
 * The outcome of a repair; `none`: there was nothing to publish; `not-known`: GitHub could not be read, which was
 * logged as a warning.
 */
export type Repaired = HostedAsset | 'none' | 'not-known';

/**
 * Publishes the draft that an earlier run created for this very package and did not complete. The service has the
 * version already. If GitHub cannot be read, only warns.
 *
 * @throws PublishError `after-publish`: the draft exists, but could not be published
 */
export async function repairRelease(
  spec: HostingSpec,
  repository: Repository,
  ports: HostingPorts,
): Promise<Repaired> {
  const found = await findLeft(spec, repository, ports);
  if (typeof found === 'string') return found;
  const [left, job] = found;
  const advise = (hint: string, remedy: Remedy) =>
    remedy === 'none'
      ? `${hint} Do not publish this version again.`
      : `${hint} Do not publish the version again: publish the draft of the release \`${spec.tag}\` by hand.`;
  return (await explainErrorsAfterPublish(ports, advise, () => publishLeft(left, job))) ?? 'none';
}

/**
 * Plans what {@link repairRelease} would do, as lines for the log of a dry run; `undefined` when GitHub cannot be read.
 * Only reads.
 */
export async function planRepair(
  spec: HostingSpec,
  repository: Repository,
  ports: HostingPorts,
): Promise<readonly string[] | undefined> {
  const found = await findLeft(spec, repository, ports);
  if (found === 'not-known') return undefined;
  return found === 'none'
    ? []
    : [`The draft of the release \`${spec.tag}\` has this package; it would be published.`];
}

async function publishLeft({ draft, asset }: LeftDraft, job: HostingJob): Promise<HostedAsset | undefined> {
  const { spec } = job;
  // Joining the draft keeps the run that created it from rolling it back, if that run is still going on.
  const target = await joinRelease(draft, job);
  if (target === undefined || target.role === 'foreign') return undefined;
  const isAllowed = (now: Hosted) => now.role === 'joined' && matchesMetadata(now.asset, spec.file);
  const { release, role } = target;
  const done = await publishDraft({ release, role, asset, origin: 'found' }, job, {
    isAllowed,
    isServed: true,
  });
  return done === undefined || done.release.isDraft ? undefined : toHostedAsset(done);
}

/** Finds the draft to publish, and returns it with the job for it. */
async function findLeft(
  spec: HostingSpec,
  repository: Repository,
  ports: HostingPorts,
): Promise<readonly [LeftDraft, HostingJob] | 'none' | 'not-known'> {
  try {
    return await explainErrors(ports, async () => {
      const github = await connectForRelease(spec, repository, ports);
      const mark = createMark(spec.assetName, ports.randomHex);
      const job = { ...ports, github, repository, spec, mark };
      const published = await github.findPublished(spec.tag);
      const left = await listLeft(job);
      const open = published === undefined ? left.find(({ draft }) => !isWithdrawn(draft)) : undefined;
      const [other] = left;
      if (open === undefined && other !== undefined) logLeft(other.draft, published !== undefined, ports);
      return open === undefined ? 'none' : [open, job];
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

/** Lists the drafts of runs that have this very package, oldest first. */
async function listLeft(job: HostingJob): Promise<readonly LeftDraft[]> {
  const { github, spec } = job;
  const found = await github.listReleases(
    ({ tag, isDraft, body }) => tag === spec.tag && isDraft && readMarks(body).length > 0,
  );
  const left: LeftDraft[] = [];
  for (const draft of sortReleases(found)) {
    const asset = draft.assets.find(({ name }) => name === spec.assetName);
    if (asset !== undefined && (await hasSameContent(asset, spec.file, job))) left.push({ draft, asset });
  }
  return left;
}

/** Logs a draft that stays. The run that created it may still delete it. */
function logLeft({ name, tag }: Release, isPublished: boolean, { log, quote }: Uses<'log' | 'quote'>): void {
  const draft = `The draft ${quoteName(name, quote)}`;
  log.notice(
    'Draft left on GitHub',
    isPublished
      ? `${draft} has this package, too, but another release of the tag \`${tag}\` is published. If no run uses the draft, delete it.`
      : `${draft} has this package, but the run that created it was deleting it. If you want the release \`${tag}\`, publish that draft by hand; else delete it.`,
  );
}
