import { toHostingPorts } from '../hosting/job.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import { buildReleaseRequest, describeRequest } from '../service/api.ts';
import type { LiveVersion } from '../service/job.ts';
import { formatName } from '../shared/format.ts';
import type { FoundPackage } from '../source/found-package.ts';
import { toHostingOrder } from './host-and-publish.ts';
import { planRelease } from './release-plan.ts';
import { type Remark, remarkOnService } from './service-remarks.ts';
import type { DeployPorts, DescribedPlugin, Deployment } from './types.ts';

/** What a run has found out before it would change anything. */
interface Rehearsed {
  readonly plugin: DescribedPlugin;
  readonly found: FoundPackage;
  readonly inputs: Inputs;
  /** The service serves this very version, and that is fine. */
  readonly isUpToDate: boolean;
  /** What the service told; `undefined` when it was not asked. */
  readonly look: LiveVersion | undefined;
}

/**
 * What would be done, in a dry run: only reads, and says what would be created, uploaded and sent, and what was not
 * checked.
 */
export async function rehearse(
  rehearsed: Rehearsed,
  ports: DeployPorts,
): Promise<Pick<Deployment, 'status' | 'isVerified' | 'zipUrl' | 'rehearsal'>> {
  const { found, plugin, inputs, isUpToDate, look } = rehearsed;
  const onGitHub = await planOnGitHub(rehearsed, ports);
  const request = isUpToDate ? [] : describeOrder(rehearsed);
  const { outlook, remarks } = remarkOnService({ look, inputs, slug: plugin.slug, isUpToDate });
  const { log } = ports;
  for (const line of onGitHub) log.info(line);
  if (!isUpToDate) log.info('This request would be sent:');
  for (const line of request) log.info(`  ${line}`);
  // Last, where people look first.
  for (const remark of remarks) tell(remark, log);
  return {
    status: 'dry-run',
    isVerified: false,
    zipUrl: found.url?.isSecret === false ? found.url.shown : '',
    rehearsal: { isUpToDate, outlook, remarks: remarks.map(({ text }) => text), onGitHub, request },
  };
}

function tell({ severity, title, text }: Remark, log: DeployPorts['log']): void {
  if (severity === 'info') log.info(text);
  else log[severity](title, text);
}

function describeOrder({ found, inputs: { pluginId, ...access } }: Rehearsed): readonly string[] {
  const zipUrl = found.url?.shown ?? 'the URL of the release asset';
  const lines = describeRequest(buildReleaseRequest({ ...access, apiKey: '***' }, { pluginId, zipUrl }));
  if (access.apiKey !== '') return lines;
  return lines.map((line) =>
    line.startsWith('Authorization:') ? 'Authorization: missing, because `api-key` is empty' : line,
  );
}

async function planOnGitHub(
  { plugin, found, inputs, isUpToDate }: Rehearsed,
  ports: DeployPorts,
): Promise<readonly string[]> {
  const { repository, release } = inputs;
  const isNamedLater = release.tag?.placeholders.includes('version') === true && plugin.version === '';
  if (found.url !== undefined && isNamedLater)
    return [`The release ${release.tag.text} would be created, with the version that the service returns.`];
  const plan = planRelease(inputs, { ...plugin, fileName: found.name });
  if (plan === undefined) return [];
  if (repository === undefined) {
    return [
      `The release ${plan.tag} on GitHub is not looked at, because there is no token or no repository.`,
    ];
  }
  return ports.step(
    'Plan the release on GitHub',
    async () => {
      const { planHosting, planRepair, planTag } = await import('../hosting/host-package.ts');
      const hostingPorts = toHostingPorts(inputs, ports);
      if (found.url !== undefined) return planTag(plan, repository, hostingPorts);
      const order = toHostingOrder(plan, plugin, found, inputs);
      return (isUpToDate ? planRepair : planHosting)(order, repository, hostingPorts);
    },
    () => formatName(plan.tag),
  );
}
