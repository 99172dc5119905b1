import { PublishError } from '../errors.ts';
import type { Asset, Release } from './answers.ts';
import { fits, hasContent } from './compare-asset.ts';
import { explaining, explainingAfterwards, quoteCode } from './explain.ts';
import { findAllReleases, isWithdrawn } from './find-release.ts';
import { createGitHub } from './github.ts';
import { connect } from './github-client.ts';
import type { HostedAsset, HostingOrder, HostingPorts, PlanJob, Repository } from './job.ts';
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
  return explainingAfterwards(ports, advise, () => publishLeft(left, ports));
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
    return await explaining(ports, async () => {
      const github = createGitHub(await connect(repository, ports));
      const job = { order, repository, ports, github };
      const found = await findAllReleases(github, order.tag);
      const marked = found.filter(({ isDraft, body }) => isDraft && readMarks(body).length > 0);
      const left: Left[] = [];
      for (const draft of marked) {
        const asset = draft.assets.find(({ name }) => name === order.assetName);
        if (asset !== undefined && (await hasContent(asset, order.file, job)))
          left.push({ job, draft, asset });
      }
      const kept = left.find(({ draft }) => !isWithdrawn(draft));
      if (kept === undefined && left[0] !== undefined) tellWithdrawn(left[0].draft, job);
      return kept;
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

/** The run that made it may still be about to delete it. */
function tellWithdrawn({ name }: Release, { ports, order }: PlanJob): void {
  ports.log.notice(
    'Draft left on GitHub',
    `The draft ${quoteCode(name, ports.quote)} has this package, but the run that made it was taking it back. If you want the release \`${order.tag}\`, publish that draft by hand; else delete it.`,
  );
}
