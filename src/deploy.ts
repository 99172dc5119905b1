import { formatSize } from './format.ts';
import type { SendRequest } from './http.ts';
import type { Inputs } from './inputs.ts';
import type { Logger, Sanitise } from './log.ts';
import { createRelease } from './service/client.ts';
import { buildReleaseRequest, describeRequest } from './service/contract.ts';
import { type Package, readUrlPackage } from './source/url.ts';
import { showUrl } from './urls.ts';

/** What the recipe needs from the world. */
export interface Ports {
  readonly send: SendRequest;
  readonly log: Logger;
  readonly quote: Sanitise;
}

/** What a green run did. */
export interface Deployment {
  readonly status: 'published' | 'dry-run';
  readonly pluginId: string;
  /** As the service returned it; empty in a dry run. */
  readonly version: string;
  /** The URL given to the service; empty when it carries a credential. */
  readonly zipUrl: string;
  readonly package: Package;
}

/**
 * Publishes the package: proves that the service can fetch it, then asks the service for the release.
 *
 * @throws PublishError with the cause and the fix; its code tells whether anything can have been published
 */
export async function deploy(inputs: Inputs, { send, log, quote }: Ports): Promise<Deployment> {
  const { pluginId, source, timeoutMs } = inputs;
  log.info(`Package: ${showUrl(source.url)}`);
  const found = await readUrlPackage(source.url, { send, timeoutMs });
  log.info(`${found.name} (${formatSize(found.sizeBytes)}) can be downloaded by anyone and is a ZIP.`);

  const deployment = { pluginId, package: found, zipUrl: source.isSecret ? '' : source.text };
  if (inputs.isDryRun) {
    // Made of what may be shown, so there is nothing to hide when it is printed.
    const zipUrl = source.isSecret ? showUrl(source.url) : source.text;
    const request = buildReleaseRequest({ ...inputs, apiKey: '***' }, { pluginId, zipUrl });
    log.info('Dry run, nothing is published. This request would be sent:');
    for (const line of describeRequest(request)) log.info(`  ${line}`);
    return { ...deployment, status: 'dry-run', version: '' };
  }

  const request = buildReleaseRequest(inputs, { pluginId, zipUrl: source.text });
  log.info(`Service: POST ${showUrl(request.url)}`);
  const version = await createRelease(request, send, quote);
  log.info(`Published: ${pluginId} ${version} is live.`);
  return { ...deployment, status: 'published', version };
}
