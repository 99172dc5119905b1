import type { PublishError } from './errors.ts';
import { messageOf } from './errors.ts';
import { formatSize } from './format.ts';
import type { SendRequest } from './http.ts';
import type { Inputs } from './inputs.ts';
import type { Plugin } from './plugin/read-plugin.ts';
import { judgeRead, REPEAT_BUDGET_MS, sendWithRepeats } from './retry.ts';
import { buildReleaseRequest, describeRequest } from './service/contract.ts';
import { publish, type Published, type PublishPorts } from './service/publish.ts';
import { type Package, readUrlPackage } from './source/url.ts';
import { showUrl } from './urls.ts';

/** What a run did, or would do. */
export interface Deployment {
  readonly status: Published['status'] | 'dry-run';
  readonly pluginId: string;
  /** As the service returned it; in a dry run the package's, empty when that could not be read. */
  readonly version: string;
  readonly previousVersion?: string | undefined;
  readonly isVerified: boolean;
  /** The URL given to the service; empty when it carries a credential. */
  readonly zipUrl: string;
  readonly package: Package;
  /** What failed although the release is live: the step is red, but its outputs are true. */
  readonly problem?: PublishError;
}

/**
 * Publishes the package: proves that the service can fetch it, reads what it is, and has it released once.
 *
 * @throws PublishError with the cause and the fix; its code tells whether anything can have been published
 */
export async function deploy(inputs: Inputs, ports: PublishPorts): Promise<Deployment> {
  const { pluginId, source } = inputs;
  const { log } = ports;
  const found = await findPackage(inputs, ports);
  const plugin = await readPlugin(found, ports);
  const deployment = { pluginId, package: found, zipUrl: source.isSecret ? '' : source.text };
  if (inputs.isDryRun) {
    showOrder(inputs, ports);
    return { ...deployment, status: 'dry-run', version: plugin?.version ?? '', isVerified: false };
  }

  const order = { pluginId, zipUrl: source.text, slug: plugin?.slug, version: plugin?.version };
  const published = await publish({ order, access: inputs, rules: inputs, ports });
  // With a problem the last word is the error's.
  if (published.problem === undefined) log.info(describe(published, pluginId));
  return { ...deployment, ...published };
}

function describe({ status, version }: Published, pluginId: string): string {
  return status === 'published'
    ? `Published: ${pluginId} ${version} is live.`
    : `Already published: ${pluginId} ${version} is live, and nothing was done.`;
}

async function findPackage({ source, timeoutMs, retries }: Inputs, ports: PublishPorts): Promise<Package> {
  ports.log.info(`Package: ${showUrl(source.url)}`);
  const limits = { retries, budgetMs: REPEAT_BUDGET_MS };
  const send: SendRequest = (request) => sendWithRepeats(request, judgeRead, ports, limits);
  const found = await readUrlPackage(source.url, { send, timeoutMs });
  ports.log.info(`${found.name} (${formatSize(found.sizeBytes)}) can be downloaded by anyone.`);
  return found;
}

/** What the package says about itself; without it the run goes on, but can prove less. */
async function readPlugin({ bytes }: Package, { log }: PublishPorts): Promise<Plugin | undefined> {
  if (bytes === undefined) {
    log.info('The package is too large to be read; what the service serves now is not compared with it.');
    return undefined;
  }
  try {
    // The ZIP reader is loaded when there is something to read.
    const reader = await import('./plugin/read-plugin.ts');
    const plugin = await reader.readPlugin(bytes);
    log.info(`Plugin: ${plugin.name} ${plugin.version}, folder ${plugin.slug}`);
    return plugin;
  } catch (error) {
    log.warning(
      'Package not understood',
      `WordPress may not be able to install this package. ${messageOf(error)}`,
    );
    return undefined;
  }
}

/** The request of a dry run, made of what may be shown, so that there is nothing to hide when it is printed. */
function showOrder({ source, pluginId, ...access }: Inputs, { log }: PublishPorts): void {
  const zipUrl = source.isSecret ? showUrl(source.url) : source.text;
  const request = buildReleaseRequest({ ...access, apiKey: '***' }, { pluginId, zipUrl });
  log.info('Dry run, nothing is published. This request would be sent:');
  for (const line of describeRequest(request)) log.info(`  ${line}`);
}
