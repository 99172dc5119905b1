import { createGitHub } from '../github/api.ts';
import { connect } from '../github/client.ts';
import { explainErrors } from '../github/explain.ts';
import type { Repository } from '../github/ports.ts';
import type { Release } from '../github/responses.ts';
import { formatSize } from '../shared/format.ts';
import { chooseUrl, readPrivacy } from './choose-url.ts';
import { findReleases } from './find-release.ts';
import type { HostingContext, PlanJob, HostingOrder, HostingPorts, ReleaseOrder } from './job.ts';
import { readEnds } from './local-package.ts';
import { cutNotes, isCreatedFor, readMarks } from './mark.ts';
import { refuseOrder } from './order.ts';
import type { Place } from './place.ts';
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
  return explainErrors(ports, async () => {
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
    const place = { release, role: findRole(release) } as const;
    const kind = chooseUrl(place, isPrivate, job);
    const plan = await planAsset(release, await github.listAssets(release), job);
    return [describePlace(place), describeAsset(plan, job), describeUrl(kind, place, job)];
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

function findRole({ isDraft, body }: Release): Place['role'] {
  if (!isDraft) return 'published';
  return readMarks(body).length === 0 ? 'foreign' : 'joined';
}

function describePlace({ release, role }: Place): string {
  return role === 'joined'
    ? `The draft of the release \`${release.tag}\` exists; another run made it, and this one would join it.`
    : `The ${release.isDraft ? 'draft of the ' : ''}release \`${release.tag}\` exists; it would not be changed but for its assets.`;
}

function describeAsset(plan: AssetPlan, { order }: PlanJob): string {
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

function describeUrl(kind: 'public' | 'signed', place: Place | undefined, job: PlanJob): string {
  if (kind === 'public') {
    const first = place === undefined ? 'The release would be published. ' : '';
    return `${first}The service would get the URL \`${predictUrl(job)}\`.`;
  }
  return `The service would get a signed URL; ${describeEnd(place, job)}.`;
}

function describeEnd(place: Place | undefined, { order }: PlanJob): string {
  const then = 'would be published when the service has accepted the package';
  if (place === undefined) return `the release ${then}`;
  const { release, role } = place;
  if (!release.isDraft) return 'the release is published already';
  if (role === 'foreign') return 'the draft would stay a draft';
  return isCreatedFor(release, order) ? `the draft ${then}` : 'the run that made the draft would publish it';
}

/** Where GitHub has the assets of published releases. */
function predictUrl({ order: { tag, assetName }, repository }: PlanJob): string {
  const { serverUrl, owner, name } = repository;
  const path = [owner, name, 'releases', 'download', ...tag.split('/'), assetName];
  return `${serverUrl.href.replace(/\/+$/, '')}/${path.map(encodeURIComponent).join('/')}`;
}
