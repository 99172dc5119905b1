import { formatAssetUrl } from '../asset-url.ts';
import { explainErrors } from '../explain-errors.ts';
import type { Repository } from '../ports.ts';
import { formatSize } from '../../shared/format.ts';
import { chooseTarget } from './choose-target.ts';
import { chooseUrl, readPrivacy } from './download-url.ts';
import type { HostingSpec, HostingPorts, Target, Uses } from './model.ts';
import { assertHostable, readHead } from './local-package.ts';
import { createMark } from './marks.ts';
import { planAsset } from './put-asset.ts';
import { connectForTag, describeNew, findReleases, MAY_HIDE_DRAFTS } from './releases.ts';

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
    await readHead(spec.file);
    const github = await connectForTag(spec.tag, repository, ports);
    const job = { ...ports, github, repository, spec, mark: createMark(spec, repository, ports) };
    const isPrivate = await readPrivacy(job);
    const choice = chooseTarget(await findReleases(github, spec.tag), job);
    if (choice.kind === 'create') {
      return [
        await describeNew(spec, 'A draft of the release', job),
        MAY_HIDE_DRAFTS,
        `The asset \`${spec.assetName}\` (${formatSize(spec.file.sizeBytes)}) would be uploaded.`,
        describeUrl(isPrivate || spec.assetUrl === 'signed' ? 'signed' : 'public', undefined, job),
      ];
    }
    const { target } = choice;
    const kind = chooseUrl(target, isPrivate, spec);
    const plan = await planAsset(target.release, await github.listAssets(target.release), job);
    return [describeTarget(target), describeAsset(plan, spec), describeUrl(kind, target, job)];
  });
}

function describeTarget({ release, role }: Target): string {
  return role === 'own' || role === 'taken-over'
    ? `The draft of the release \`${release.tag}\` exists; an earlier run left it, and this one would take it over.`
    : `The ${release.isDraft ? 'draft of the ' : ''}release \`${release.tag}\` exists; only its assets would change.`;
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
      return `The asset ${name} would replace the asset of the same name, which has other content.`;
    case 'clear':
      return `The asset ${name} would be uploaded; the remainder of a failed upload would be deleted.`;
  }
}

function describeUrl(
  kind: 'public' | 'signed',
  target: Target | undefined,
  { spec, repository }: Uses<'spec' | 'repository'>,
): string {
  if (kind === 'public') {
    const first = target?.release.isDraft === false ? '' : 'The release would be published. ';
    return `${first}The service would get the URL \`${formatAssetUrl(spec.tag, spec.assetName, repository)}\`.`;
  }
  return `The service would get a signed URL; ${describeEnd(target)}.`;
}

function describeEnd(target: Target | undefined): string {
  const then = 'would be published once the service accepts the package';
  if (target === undefined) return `the release ${then}`;
  const { release, role } = target;
  if (!release.isDraft) return 'the release is published already';
  return role === 'foreign' ? 'the draft would stay a draft' : `the draft ${then}`;
}
