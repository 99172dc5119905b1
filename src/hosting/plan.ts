import { formatSize } from '../format.ts';
import type { Release } from './answers.ts';
import { chooseUrl, readPrivacy } from './choose-url.ts';
import { cutNotes } from './create-release.ts';
import { explaining } from './explain.ts';
import { findReleases } from './find-release.ts';
import { createGitHub } from './github.ts';
import { connect } from './github-client.ts';
import type {
  HostingContext,
  HostingJob,
  HostingOrder,
  HostingPorts,
  ReleaseOrder,
  Repository,
} from './job.ts';
import { readEnds } from './local-package.ts';
import { refuseOrder } from './order.ts';
import { type AssetPlan, planAsset } from './plan-asset.ts';

/**
 * What {@link hostPackage} would do, as lines for the log of a dry run. Only reads.
 *
 * @throws PublishError as hosting itself would, as far as reading can tell
 */
export async function planHosting(
  order: HostingOrder,
  repository: Repository,
  ports: HostingPorts,
): Promise<readonly string[]> {
  return explaining(ports, async () => {
    refuseOrder(order);
    await readEnds(order.file);
    const github = createGitHub(await connect(repository, ports));
    const job = { order, repository, ports, github };
    const isPrivate = await readPrivacy(job);
    const [release] = await findReleases(github, order.tag);
    if (release === undefined) {
      return [
        await describeNew(order, 'A draft of the release', job),
        `The asset \`${order.assetName}\` (${formatSize(order.file.sizeBytes)}) would be uploaded.`,
        describeUrl(isPrivate || order.assetUrl === 'signed' ? 'signed' : 'public', undefined, job),
      ];
    }
    const kind = chooseUrl({ release, isOwn: false }, isPrivate, job);
    const plan = await planAsset(release, await github.listAssets(release), job);
    return [
      `The ${release.isDraft ? 'draft of the ' : ''}release \`${order.tag}\` exists; it would not be changed but for its assets.`,
      describeAsset(plan, job),
      describeUrl(kind, release, job),
    ];
  });
}

/** A release that would be made, as a sentence. */
export async function describeNew(
  { tag, notes, prerelease }: ReleaseOrder,
  what: string,
  { github, repository }: HostingContext,
): Promise<string> {
  const isTagged = (await github.findTag(tag)) !== undefined;
  const where = isTagged ? 'for the tag that exists' : `on the commit \`${repository.sha}\``;
  const content =
    notes === '' ? 'notes that GitHub generates' : `notes of ${cutNotes(notes).length} characters`;
  return `${what} \`${tag}\` would be created ${where}${prerelease ? ', as a pre-release' : ''}, with ${content}.`;
}

function describeAsset(plan: AssetPlan, { order }: HostingJob): string {
  const name = `\`${order.assetName}\` (${formatSize(order.file.sizeBytes)})`;
  switch (plan.kind) {
    case 'upload':
      return `The asset ${name} would be uploaded.`;
    case 'reuse':
      return `The asset ${name} is there already and would be used.`;
    case 'replace':
      return `The asset ${name} would replace the one of the same name, whose content is another.`;
    case 'clear':
      return `The asset ${name} would be uploaded; what a broken upload left in its place would be deleted.`;
  }
}

function describeUrl(
  kind: 'public' | 'signed',
  release: Release | undefined,
  { order, repository }: HostingJob,
): string {
  if (kind === 'public') {
    const first = release === undefined ? 'The release would be published. ' : '';
    return `${first}The service would get the URL \`${predictUrl(order, repository)}\`.`;
  }
  return `The service would get a signed URL; ${describeEnd(release)}.`;
}

function describeEnd(release: Release | undefined): string {
  if (release === undefined)
    return 'the release would be published when the service has accepted the package';
  return release.isDraft ? 'the draft would stay a draft' : 'the release is published already';
}

/** Where GitHub has the assets of published releases. */
function predictUrl({ tag, assetName }: HostingOrder, { serverUrl, owner, name }: Repository): string {
  const path = [owner, name, 'releases', 'download', ...tag.split('/'), assetName];
  return `${serverUrl.href.replace(/\/+$/, '')}/${path.map(encodeURIComponent).join('/')}`;
}
