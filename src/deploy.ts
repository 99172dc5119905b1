import { PublishError } from './errors.ts';
import { formatSize } from './format.ts';
import type { SendRequest } from './http.ts';
import type { Inputs } from './inputs.ts';
import { countFindings, type PackageReport, reportPackage } from './package-report.ts';
import type { Finding } from './plugin/finding.ts';
import type { Inspection } from './plugin/inspect.ts';
import { judgeRead, REPEAT_BUDGET_MS, sendWithRepeats } from './retry.ts';
import { buildReleaseRequest, describeRequest, isVersion, type Served } from './service/contract.ts';
import type { Progress, PublishJob, PublishOrder, PublishPorts } from './service/job.ts';
import { readLive } from './service/look.ts';
import { publish, type Published } from './service/publish.ts';
import { type Package, readUrlPackage } from './source/url.ts';
import { showUrl } from './urls.ts';
import type { LocateSource } from './workspace.ts';

/** Longer than any folder that WordPress could make; it is sent to the service in a URL. */
const MAX_SLUG_BYTES = 255;

export interface DeployPorts extends PublishPorts {
  /** Where a package may be kept while it is looked into. */
  readonly temporaryFolder: string;
  readonly locateSource: LocateSource;
  readonly progress: DeployProgress;
}

/** What a run that ends early can still tell. */
export interface DeployProgress extends Progress {
  report?: PackageReport;
}

/** What a run did, or would do. */
export interface Deployment {
  readonly status: Published['status'] | 'dry-run';
  readonly pluginId: string;
  /** The plugin's folder; empty when it is not known. */
  readonly slug: string;
  /** As the service returned it; in a dry run the package's, empty when that could not be read. */
  readonly version: string;
  readonly previousVersion?: string | undefined;
  readonly isVerified: boolean;
  /** The URL given to the service; empty when it carries a credential. */
  readonly zipUrl: string;
  readonly package: Pick<Package, 'name' | 'sizeBytes'>;
  /** Of the package, when all its bytes were at hand. */
  readonly digest?: PackageDigest | undefined;
  /** This version's section of the changelog, as Markdown; empty when there is none. */
  readonly changelog: string;
  /** What was found in the package; absent when it was not opened. */
  readonly report?: PackageReport | undefined;
  /** What failed although the release is live: the step is red, but its outputs are true. */
  readonly problem?: PublishError;
}

export interface PackageDigest {
  /** In lower-case hex. */
  readonly sha256: string;
  readonly sizeBytes: number;
}

/**
 * Publishes the package: proves that the service can fetch it, looks into it, compares it with what is live, and has
 * it released once.
 *
 * @throws PublishError with the cause and the fix; its code tells whether anything can have been published
 */
export async function deploy(inputs: Inputs, ports: DeployPorts): Promise<Deployment> {
  const found = await findPackage(inputs, ports);
  try {
    const inspection = await lookInto(found, ports);
    const job = prepareJob(inspection, inputs, ports);
    const live = inputs.apiKey === '' ? undefined : await readLive(job);
    const report = judge(inspection, live, inputs, ports);
    const deployment = {
      pluginId: inputs.pluginId,
      slug: inputs.slug ?? inspection?.facts.plugin?.slug ?? '',
      zipUrl: inputs.source.isSecret ? '' : inputs.source.text,
      package: found,
      digest: await readDigest(found),
      changelog: inspection?.changelog ?? '',
      report,
    };
    if (inputs.isDryRun) {
      showOrder(inputs, ports);
      const version = inspection?.facts.plugin?.version ?? '';
      return { ...deployment, status: 'dry-run', version, previousVersion: live?.version, isVerified: false };
    }
    const published = await publish(job, live?.version);
    // With a problem the last word is the error's.
    if (published.problem === undefined) ports.log.info(describe(published, inputs.pluginId));
    return { ...deployment, ...published };
  } finally {
    await found.close();
  }
}

function describe({ status, version }: Published, pluginId: string): string {
  return status === 'published'
    ? `Published: ${pluginId} ${version} is live.`
    : `Already published: ${pluginId} ${version} is live, and nothing was done.`;
}

async function findPackage(inputs: Inputs, ports: DeployPorts): Promise<Package> {
  const { source, timeoutMs, retries, packageChecks } = inputs;
  const { log, temporaryFolder } = ports;
  log.info(`Package: ${showUrl(source.url)}`);
  const limits = { retries, budgetMs: REPEAT_BUDGET_MS };
  const send: SendRequest = (request) => sendWithRepeats(request, judgeRead, ports, limits);
  const isOpened = packageChecks !== 'off';
  const found = await readUrlPackage(source.url, { send, timeoutMs, temporaryFolder, log, isOpened });
  log.info(`${found.name} (${formatSize(found.sizeBytes)}) can be downloaded by anyone.`);
  return found;
}

/** What is in the package; nothing when `package-checks` is `off`. */
async function lookInto({ reader }: Package, { log }: DeployPorts): Promise<Inspection | undefined> {
  if (reader === undefined) {
    log.info('The package is not opened, and its version is not compared with anything.');
    return undefined;
  }
  // The ZIP reader is loaded when there is something to read.
  const { inspect } = await import('./plugin/inspect.ts');
  return inspect(reader);
}

/** The release to order. Without a folder and a version that can be asked for, nothing can be compared or proven. */
function prepareJob(inspection: Inspection | undefined, inputs: Inputs, ports: DeployPorts): PublishJob {
  const { pluginId, source } = inputs;
  const { slug = '', version = '' } = inspection?.facts.plugin ?? {};
  const isKnown = isVersion(version) && slug !== '' && Buffer.byteLength(slug) <= MAX_SLUG_BYTES;
  const known: Pick<PublishOrder, 'slug' | 'version'> = isKnown
    ? { slug: inputs.slug ?? slug, version }
    : { slug: undefined, version: undefined };
  return { order: { pluginId, zipUrl: source.text, ...known }, access: inputs, rules: inputs, ports };
}

/**
 * Holds the package against every rule and shows what was found.
 *
 * @throws AggregateError of PublishErrors `package`, one for each error that was found, unless errors are only warned of
 */
function judge(
  inspection: Inspection | undefined,
  served: Served | undefined,
  { slug, expectedVersion: version, packageChecks }: Inputs,
  { log, progress, locateSource }: DeployPorts,
): PackageReport | undefined {
  if (inspection === undefined) return undefined;
  const found = inspection.judge({ slug, version, served });
  const findings = packageChecks === 'warn' ? found.map(soften) : found;
  const report = reportPackage(inspection.facts, findings);
  progress.report = report;
  log.group('Package', () => report.facts.forEach(([name, value]) => log.info(`${name}: ${value}`)));
  log.info(`Package checks: ${countFindings(findings)}.`);
  for (const { id, severity, message, effect, fix, file, line } of findings) {
    log[severity](`Package: ${id}`, `${message} ${effect} ${fix}`, locateSource(file, line));
  }
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new AggregateError(errors.map(toError));
  return report;
}

function soften(finding: Finding): Finding {
  return finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;
}

function toError({ id, message, effect, fix }: Finding): PublishError {
  return new PublishError({
    code: 'package',
    title: `Package: ${id}`,
    message: `${message} ${effect}`,
    hint: fix,
    isReported: true,
  });
}

async function readDigest({ reader }: Package): Promise<PackageDigest | undefined> {
  const sha256 = await reader?.readSha256();
  return reader === undefined || sha256 === undefined ? undefined : { sha256, sizeBytes: reader.sizeBytes };
}

/** The request of a dry run, made of what may be shown, so that there is nothing to hide when it is printed. */
function showOrder({ source, pluginId, ...access }: Inputs, { log }: PublishPorts): void {
  const zipUrl = source.isSecret ? showUrl(source.url) : source.text;
  const request = buildReleaseRequest({ ...access, apiKey: '***' }, { pluginId, zipUrl });
  log.info('Dry run, nothing is published. This request would be sent:');
  for (const line of describeRequest(request)) log.info(`  ${line}`);
}
