import type { PublishError } from './errors.ts';
import { formatSize } from './format.ts';
import type { SendRequest } from './http.ts';
import type { Inputs } from './inputs.ts';
import { judgeRead, REPEAT_BUDGET_MS, sendWithRepeats } from './retry.ts';
import { buildReleaseRequest, describeRequest, isVersion } from './service/contract.ts';
import { publish, type Published, type PublishPorts } from './service/publish.ts';
import { type Package, readUrlPackage } from './source/url.ts';
import { showUrl } from './urls.ts';

/** Longer than any folder that WordPress could make; it is sent to the service in a URL. */
const MAX_SLUG_LENGTH = 200;

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
  const plugin = await identifyPlugin(found, ports);
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

/** What the service's answers are compared with. */
interface Identity {
  readonly slug: string;
  readonly version: string;
}

/** Folder and version of the package. Without them the run goes on, but can compare and prove nothing. */
async function identifyPlugin(found: Package, ports: PublishPorts): Promise<Identity | undefined> {
  const identity = await readIdentity(found, ports);
  if (typeof identity !== 'string') return identity;
  const effect = '`if-published` has no effect, and a lost answer cannot be looked up';
  ports.log.warning('Not compared', `${identity} Therefore ${effect}.`);
  return undefined;
}

/** Reads the identity, or says in a sentence why there is none. */
async function readIdentity({ bytes }: Package, { log, quote }: PublishPorts): Promise<Identity | string> {
  if (bytes === undefined) return 'The package is too large to be looked into.';
  // The ZIP reader is loaded when there is something to read.
  const { readPlugin, UnreadablePackage } = await import('./plugin/read-plugin.ts');
  try {
    const { slug, header } = await readPlugin(bytes);
    log.info(`Plugin: ${quote(header.name)} ${quote(header.version)}, folder ${quote(slug)}`);
    if (slug.length > MAX_SLUG_LENGTH) return 'The name of the plugin folder is too long.';
    if (!isVersion(header.version))
      return 'The version in the plugin header is none that the service can return.';
    return { slug, version: header.version };
  } catch (error) {
    if (!(error instanceof UnreadablePackage)) throw error;
    return `WordPress may not be able to install this package. ${quote(error.message)}`;
  }
}

/** The request of a dry run, made of what may be shown, so that there is nothing to hide when it is printed. */
function showOrder({ source, pluginId, ...access }: Inputs, { log }: PublishPorts): void {
  const zipUrl = source.isSecret ? showUrl(source.url) : source.text;
  const request = buildReleaseRequest({ ...access, apiKey: '***' }, { pluginId, zipUrl });
  log.info('Dry run, nothing is published. This request would be sent:');
  for (const line of describeRequest(request)) log.info(`  ${line}`);
}
