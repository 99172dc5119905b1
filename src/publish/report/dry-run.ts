import type { Inputs } from '../../action/inputs/read-inputs.ts';
import { BRANCH_FIX, isBranchName } from '../../action/inputs/release.ts';
import { NO_SERVICE } from '../../action/inputs/service.ts';
import {
  buildConfirmRequest,
  buildReleaseRequest,
  buildUploadUrlRequest,
  describeRequest,
} from '../../service/api.ts';
import { formatSize } from '../../shared/format.ts';
import type { ServiceAccess } from '../../service/model.ts';
import { quoteName } from '../../shared/quote.ts';
import { warnNotChecked } from '../complete-on-host.ts';
import type { RunPlan } from '../plan-run.ts';
import { fillRelease } from '../release-template.ts';
import { remarkOnService } from './service-remarks.ts';
import {
  type CheckedPlugin,
  type DryRunResult,
  type RunOutcome,
  type RunParts,
  showPackageUrl,
} from '../types.ts';

type DryRunInputs = Pick<
  Inputs,
  'pluginId' | 'apiKey' | 'baseUrl' | 'timeoutMs' | 'repository' | 'release' | 'caller'
>;

/**
 * Reports the plan of a dry run: what would be created, uploaded and sent, and what was not checked. Only reads.
 *
 * @throws PublishError the errors of a run that can be found by reading
 */
export async function dryRun(
  plan: RunPlan,
  plugin: CheckedPlugin,
  inputs: DryRunInputs,
  parts: Pick<RunParts, 'log' | 'step' | 'host' | 'runner'>,
): Promise<RunOutcome<DryRunResult>> {
  const { log, runner } = parts;
  const isUpToDate = plan.kind === 'up-to-date';
  const onHost = await describeReleases(plan, plugin, inputs, parts);
  const request = describeOrder(plan, inputs);
  const { slug, live } = plugin;
  const { outlook, remarks } = remarkOnService({ live, inputs, slug, isUpToDate });
  for (const line of onHost) log.info(line);
  if (request.length > 0)
    log.info(
      plan.kind === 'send-and-publish' ? 'These requests would be sent:' : 'This request would be sent:',
    );
  for (const line of request) log.info(`  ${line}`);
  if (isBranchName(inputs.release.tag, runner.branch)) {
    log.warning(
      'Tag named like the branch',
      `Input \`release-tag\` is ${quoteName(runner.branch)}, the branch of this run: a run that publishes would refuse it. ${BRANCH_FIX}`,
    );
  }
  // Logged last, where people look first.
  for (const remark of remarks) logRemark(remark, log);
  return {
    result: {
      status: 'dry-run',
      plugin,
      version: plugin.version,
      previousVersion: live?.served?.version,
      isVerified: false,
      zipUrl: showPackageUrl(plugin.package),
      onHost: undefined,
      dryRun: { isUpToDate, outlook, remarks: remarks.map(({ text }) => text), onHost, request },
    },
    problem: undefined,
  };
}

function logRemark(
  { severity, title, text }: ReturnType<typeof remarkOnService>['remarks'][number],
  log: RunParts['log'],
): void {
  if (severity === 'info') log.info(text);
  else log[severity](title, text);
}

/** Describes the request to the service, without its key; empty when none would be sent. */
function describeOrder(plan: RunPlan, { pluginId, repository, ...access }: DryRunInputs): readonly string[] {
  if (plan.kind === 'up-to-date') return [];
  const hosted = repository === undefined ? 'the URL of the package' : 'the URL of the release asset';
  const lines = describeRequests(plan, pluginId, { ...access, apiKey: '***' }, hosted);
  if (access.apiKey !== '') return lines;
  if (access.baseUrl === NO_SERVICE) return [];
  return lines.map((line) =>
    line.startsWith('Authorization:') ? 'Authorization: missing, because `api-key` is empty' : line,
  );
}

function describeRequests(
  plan: Exclude<RunPlan, { kind: 'up-to-date' }>,
  pluginId: string,
  access: ServiceAccess,
  hosted: string,
): readonly string[] {
  if (plan.kind === 'send-and-publish') {
    const objectKey = 'the key that comes with the upload URL';
    return [
      ...describeRequest(buildUploadUrlRequest(access, pluginId)),
      'PUT to the upload URL that the service returns',
      'Content-Type: application/zip',
      `the package, ${formatSize(plan.file.sizeBytes)}`,
      '',
      ...describeRequest(buildConfirmRequest(access, { pluginId, objectKey })),
    ];
  }
  const zipUrl = plan.kind === 'publish' ? plan.url.shown : hosted;
  return describeRequest(buildReleaseRequest(access, { pluginId, zipUrl }));
}

/** Describes the planned work on the host in sentences. */
async function describeReleases(
  plan: RunPlan,
  { version }: CheckedPlugin,
  { repository }: DryRunInputs,
  { step, host, log }: Pick<RunParts, 'log' | 'step' | 'host' | 'runner'>,
): Promise<readonly string[]> {
  const look = async (
    tag: string,
    read: () => Promise<readonly string[] | undefined>,
  ): Promise<readonly string[]> => {
    if (repository !== undefined) {
      const lines = await step('Plan the release on GitHub', read, (known) =>
        known === undefined ? { inconclusive: 'not known' } : quoteName(tag),
      );
      return lines ?? [];
    }
    return [
      `The release ${tag} is not checked: this is not a workflow on GitHub, or it has no token. Elsewhere, publish with \`zip_url\`, or set \`upload-to\` to \`service\`.`,
    ];
  };
  if (plan.kind === 'host-and-publish') return look(plan.spec.tag, () => host.planHosting(plan.spec));
  const { completion } = plan;
  switch (completion.kind) {
    case 'none':
      return [];
    case 'tag': {
      const { tag } = completion.template;
      if (version === '' && tag.placeholders.includes('version'))
        return [`The release ${tag.text} would be created, with the version that the service returns.`];
      const spec = fillRelease(completion.template, version);
      return look(spec.tag, () => host.planTag(spec));
    }
    case 'repair':
      return look(completion.spec.tag, () => host.planRepair(completion.spec, completion.releases));
    case 'not-checked':
      warnNotChecked(completion.why, log);
      return [];
  }
}
