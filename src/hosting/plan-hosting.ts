import { formatAssetUrl } from '../github/asset-url.ts';
import { explainErrors } from '../github/explain-errors.ts';
import type { Repository } from '../github/ports.ts';
import type { Release } from '../github/responses.ts';
import { formatSize } from '../shared/format.ts';
import { chooseUrl, readPrivacy } from './download-url.ts';
import { connectForRelease } from './early-answers.ts';
import type { HostingSpec, HostingPorts, Target, Uses } from './model.ts';
import { assertHostable, readEnds } from './local-package.ts';
import { isCreatedFor, readMarks } from './marks.ts';
import { planAsset } from './put-asset.ts';
import { describeNew, findReleases, MAY_HIDE_DRAFTS } from './releases.ts';

/**
 * Plans what `hostPackage` would do, as lines for the log of a dry run. Only reads.
 *
 * @throws PublishError the errors of hosting that can be found by reading
 */
export async function planHosting(
  spec: HostingSpec,
  repository: Repository,
  ports: HostingPorts,
): Promise<readonly string[]> {
  return explainErrors(ports, async () => {
    assertHostable(spec);
    await readEnds(spec.file);
    const github = await connectForRelease(spec, repository, ports);
    const job = { ...ports, github, repository, spec };
    const isPrivate = await readPrivacy(job);
    const [release] = await findReleases(github, spec.tag);
    if (release === undefined) {
      return [
        await describeNew(spec, 'A draft of the release', job),
        MAY_HIDE_DRAFTS,
        `The asset \`${spec.assetName}\` (${formatSize(spec.file.sizeBytes)}) would be uploaded.`,
        describeUrl(isPrivate || spec.assetUrl === 'signed' ? 'signed' : 'public', undefined, job),
      ];
    }
    const target = { release, role: findRole(release) } as const;
    const kind = chooseUrl(target, isPrivate, spec);
    const plan = await planAsset(release, await github.listAssets(release), job);
    return [describeTarget(target), describeAsset(plan, spec), describeUrl(kind, target, job)];
  });
}

function findRole({ isDraft, body }: Release): Target['role'] {
  if (!isDraft) return 'published';
  return readMarks(body).length === 0 ? 'foreign' : 'joined';
}

function describeTarget({ release, role }: Target): string {
  return role === 'joined'
    ? `The draft of the release \`${release.tag}\` exists; another run created it, and this one would join it.`
    : `The ${release.isDraft ? 'draft of the ' : ''}release \`${release.tag}\` exists; it would not be changed but for its assets.`;
}

function describeAsset(
  plan: Awaited<ReturnType<typeof planAsset>>,
  { assetName, file }: HostingSpec,
): string {
  const name = `\`${assetName}\` (${formatSize(file.sizeBytes)})`;
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
  target: Target | undefined,
  { spec, repository }: Uses<'spec' | 'repository'>,
): string {
  if (kind === 'public') {
    const first = target === undefined ? 'The release would be published. ' : '';
    return `${first}The service would get the URL \`${formatAssetUrl(spec.tag, spec.assetName, repository)}\`.`;
  }
  return `The service would get a signed URL; ${describeEnd(target, spec)}.`;
}

function describeEnd(target: Target | undefined, { assetName }: HostingSpec): string {
  const then = 'would be published when the service has accepted the package';
  if (target === undefined) return `the release ${then}`;
  const { release, role } = target;
  if (!release.isDraft) return 'the release is published already';
  if (role === 'foreign') return 'the draft would stay a draft';
  return isCreatedFor(release.body, assetName)
    ? `the draft ${then}`
    : 'the run that created the draft would publish it';
}
