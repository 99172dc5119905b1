import { toHostingPorts } from '../hosting/job.ts';
import type { SendRequest } from '../http/message.ts';
import { retryIdempotent, REPEAT_BUDGET_MS, sendWithRepeats } from '../http/retry.ts';
import { showUrl } from '../http/urls.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import type { UrlSource } from '../inputs/source.ts';
import { PublishError } from '../shared/errors.ts';
import type { FoundPackage } from './found-package.ts';
import type { SourcePorts } from './ports.ts';
import { readUrlPackage } from './url/read-url.ts';

/**
 * Finds the package behind a URL that the workflow gives; one in this private repository is given a signed one.
 *
 * @throws PublishError `package`, `not-published`
 */
export async function findUrl(source: UrlSource, inputs: Inputs, ports: SourcePorts): Promise<FoundPackage> {
  const { url, text, isSecret } = source;
  ports.log.info(`Package: ${showUrl(url)}`);
  try {
    const found = await readUrl(url, inputs, ports);
    ports.log.info('Anyone can download it.');
    const shown = isSecret ? showUrl(url) : text;
    return { ...found, url: { isSecret, shown, get: () => Promise.resolve(text) } };
  } catch (error) {
    // Only who may read a private repository can say that it is one.
    const sign = isRefused(error) ? await findSigner(url, inputs, ports) : undefined;
    if (sign === undefined) throw error;
    const found = await readUrl(new URL(await sign()), inputs, ports);
    ports.log.info('It is in this private repository; the service gets a signed URL.');
    // The signed URL has another name, which nobody knows.
    const name = url.pathname.split('/').at(-1) ?? found.name;
    return { ...found, name, url: { isSecret: true, shown: showUrl(url), get: sign } };
  }
}

/** Whether a host answered, and did not give the package to just anyone. */
function isRefused(error: unknown): boolean {
  return error instanceof PublishError && error.code === 'package';
}

async function findSigner(
  url: URL,
  inputs: Inputs,
  ports: SourcePorts,
): Promise<(() => Promise<string>) | undefined> {
  const { repository } = inputs;
  if (repository?.serverUrl.origin !== url.origin) return undefined;
  const { signAssetUrl } = await import('../hosting/host-package.ts');
  return signAssetUrl(url, repository, toHostingPorts(inputs, ports));
}

async function readUrl(url: URL, inputs: Inputs, ports: SourcePorts): Promise<FoundPackage> {
  const { timeoutMs, retries, packageChecks } = inputs;
  const { log, quote, temporaryFolder } = ports;
  const limits = { retries, budgetMs: REPEAT_BUDGET_MS };
  const send: SendRequest = (request) => sendWithRepeats(request, retryIdempotent, ports, limits);
  const isOpened = packageChecks !== 'off';
  const reading = readUrlPackage(url, { send, timeoutMs, temporaryFolder, log, quote, isOpened });
  // While the host answers, there is time to load what looks into the package. A failure shows when it is used.
  if (isOpened) void import('../plugin/inspect.ts').catch(() => undefined);
  const found = await reading;
  return { ...found, readSha256: (signal) => found.reader?.readSha256(signal) ?? Promise.resolve(undefined) };
}
