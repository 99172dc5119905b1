import { createGitHub } from '../github/api.ts';
import { connect } from '../github/client.ts';
import { explainErrors, explainErrorsAfterPublish, quoteCode } from '../github/explain.ts';
import type { Repository } from '../github/ports.ts';
import type { Asset, Release } from '../github/responses.ts';
import { PublishError } from '../shared/errors.ts';
import { fits, hasContent } from './compare-asset.ts';
import { isWithdrawn, sortReleases } from './find-release.ts';
import type { HostedAsset, HostingOrder, HostingPorts, PlanJob } from './job.ts';
import { createMark, readMarks } from './mark.ts';
import { nameAsset } from './name-release.ts';
import { enter } from './place.ts';
import { type Hosted, publishDraft } from './publish-draft.ts';

/** A draft with the package of this run in it, which another run has left. */
interface Left {
  readonly job: PlanJob;
  readonly draft: Release;
  readonly asset: Asset;
}

/**
 * Publishes the draft that an earlier run made for this very package, and could not complete. The service has the
 * version already. Not to be able to look is only warned of.
 *
 * @returns `undefined` when no such draft was found
 * @throws PublishError `after-publish`: there is one, and it could not be published
 */
export async function repairRelease(
  order: HostingOrder,
  repository: Repository,
  ports: HostingPorts,
): Promise<HostedAsset | undefined> {
  const left = await lookForDraft(order, repository, ports);
  if (left === undefined) return undefined;
  const advise = (hint: string) =>
    `${hint} Do not publish the version again: publish the draft of the release \`${order.tag}\` by hand.`;
  return explainErrorsAfterPublish(ports, advise, () => publishLeft(left, ports));
}

/** What {@link repairRelease} would do, as lines for the log of a dry run. Only reads. */
export async function planRepair(
  order: HostingOrder,
  repository: Repository,
  ports: HostingPorts,
): Promise<readonly string[]> {
  const left = await lookForDraft(order, repository, ports);
  return left === undefined
    ? []
    : [`The draft of the release \`${order.tag}\` has this package; it would be published.`];
}

async function publishLeft(
  { draft, asset, ...left }: Left,
  ports: HostingPorts,
): Promise<HostedAsset | undefined> {
  const job = {
    ...left.job,
    mark: createMark(left.job.order, ports),
    isLive: () => Promise.resolve(true),
  };
  // To join it keeps the run that made it, should it still go on, from taking it back.
  const place = await enter(draft, job);
  if (place === undefined || place.role === 'foreign') return undefined;
  const isAllowed = ({ place: { role }, put }: Hosted) =>
    role === 'joined' && fits(put.asset, job.order.file);
  const done = await publishDraft({ place, put: { asset, origin: 'found' } }, job, isAllowed);
  return done === undefined || done.place.release.isDraft ? undefined : nameAsset(done);
}

async function lookForDraft(
  order: HostingOrder,
  repository: Repository,
  ports: HostingPorts,
): Promise<Left | undefined> {
  try {
    return await explainErrors(ports, async () => {
      const github = createGitHub(await connect(repository, ports));
      const job = { order, repository, ports, github };
      const published = await github.findPublished(order.tag);
      const left = await listLeft(job);
      const open = published === undefined ? left.find(({ draft }) => !isWithdrawn(draft)) : undefined;
      const [other] = left;
      if (open === undefined && other !== undefined) tellLeft(other.draft, published !== undefined, job);
      return open && { job, ...open };
    });
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    ports.log.warning(
      'Release on GitHub not checked',
      `It was not checked whether an earlier run left a draft of the release \`${order.tag}\` to be published. ${error.message} ${error.hint}`,
    );
    return undefined;
  }
}

/** Drafts of runs with this very package, the oldest first. */
async function listLeft(job: PlanJob): Promise<readonly Omit<Left, 'job'>[]> {
  const { github, order } = job;
  const found = await github.listReleases(
    ({ tag, isDraft, body }) => tag === order.tag && isDraft && readMarks(body).length > 0,
  );
  const left: Omit<Left, 'job'>[] = [];
  for (const draft of sortReleases(found)) {
    const asset = draft.assets.find(({ name }) => name === order.assetName);
    if (asset !== undefined && (await hasContent(asset, order.file, job))) left.push({ draft, asset });
  }
  return left;
}

/** The run that made it may still be about to delete it. */
function tellLeft({ name, tag }: Release, isPublished: boolean, { ports }: PlanJob): void {
  const draft = `The draft ${quoteCode(name, ports.quote)}`;
  ports.log.notice(
    'Draft left on GitHub',
    isPublished
      ? `${draft} has this package, too, but another release of the tag \`${tag}\` is published. If no run uses the draft, delete it by hand.`
      : `${draft} has this package, but the run that made it was taking it back. If you want the release \`${tag}\`, publish that draft by hand; else delete it.`,
  );
}
