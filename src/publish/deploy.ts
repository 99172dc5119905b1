import { Cancelled } from '../shared/clock.ts';
import { findPackage } from '../source/find-package.ts';
import { formatName, formatSize } from '../shared/format.ts';
import type { FoundPackage } from '../source/found-package.ts';
import { hostPackage, publishHosted, tagPublished } from './host-and-publish.ts';
import type { HostedPackage, HostedRelease, HostingPorts } from '../hosting/job.ts';
import type { Environment } from '../inputs/environment.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import { judgePackage, lookInto, refuseSecretVersion } from './judge-package.ts';
import { keepPackage, type KeptPackage } from './keep-package.ts';
import { groupFindings } from './group-findings.ts';
import { countGroups, type PackageReport } from './package-report.ts';
import { refuseTag } from './release-plan.ts';
import type { Inspection } from '../plugin/inspect.ts';
import { type Rehearsal, rehearse } from './dry-run.ts';
import type { Progress, PublishIdentity, PublishPorts } from '../service/job.ts';
import { describeLook, readLive } from '../service/look.ts';
import { findLive, type Published } from '../service/publish.ts';
import type { Look } from '../service/served.ts';
import type { RunStep } from '../runner/steps.ts';
import { completeUpToDate } from './up-to-date.ts';
import { isVersion } from '../shared/version-text.ts';
import type { LocateSource } from '../runner/workspace.ts';

/** Longer than any folder that WordPress could make; it is sent to the service in a URL. */
const MAX_SLUG_BYTES = 255;

export interface DeployPorts extends PublishPorts, Pick<HostingPorts, 'mask' | 'randomHex'> {
  /** Where paths of the workflow start. */
  readonly workspace: string;
  /** Where a package may be kept while it is looked into. */
  readonly temporaryFolder: string;
  /** Seconds since 1970 that the files of a directory get when it is zipped. */
  readonly sourceTime: number | undefined;
  readonly locateSource: LocateSource;
  readonly step: RunStep;
  readonly progress: DeployProgress;
  readonly cancellation: AbortSignal;
  /** Sends what takes back what this run did, also after it was cancelled. */
  readonly sendAfterwards: PublishPorts['send'];
  /** What the runner set for this step. */
  readonly env: Environment;
  /** The file that Node.js runs, for work in a thread. */
  readonly mainFile: string;
}

/** What a run that ends early can still tell. */
export interface DeployProgress extends Progress {
  report?: PackageReport;
}

/** What a run did, or would do. */
export interface Deployment {
  readonly status: Published['status'] | 'dry-run';
  readonly pluginId: string;
  /** Where the service is. */
  readonly serviceUrl: URL;
  /** The plugin's folder; empty when it is not known. */
  readonly slug: string;
  /** As the service returned it; in a dry run the package's, empty when that could not be read. */
  readonly version: string;
  readonly previousVersion?: string | undefined;
  readonly isVerified: boolean;
  /** The URL given to the service; empty when it carries a credential, or when none was given. */
  readonly zipUrl: string;
  readonly package: Pick<FoundPackage, 'name' | 'sizeBytes'>;
  /** Of the package, when all its bytes were at hand. */
  readonly digest?: PackageDigest | undefined;
  /** This version's section of the changelog, as Markdown; empty when there is none. */
  readonly changelog: string;
  /** What was found in the package; absent when it was not opened. */
  readonly report?: PackageReport | undefined;
  /** The GitHub release that was used. */
  readonly release?: HostedRelease | undefined;
  readonly asset?: HostedPackage['asset'] | undefined;
  /** Of a dry run. */
  readonly rehearsal?: Rehearsal | undefined;
  /** Where later steps find the package; of a green run whose package was all at hand. */
  readonly kept?: KeptPackage | undefined;
  /** What failed although the release is live: the step is red, but its outputs are true. */
  readonly problem?: Error | undefined;
}

/** What is known of the package before anything is done with it. */
export type DescribedPlugin = Pick<
  Deployment,
  'pluginId' | 'serviceUrl' | 'slug' | 'version' | 'changelog' | 'package' | 'digest'
>;

export interface PackageDigest {
  /** In lower-case hex. */
  readonly sha256: string;
  readonly sizeBytes: number;
}

/**
 * Publishes the package: finds it, looks into it, compares it with what is live, puts it where the service can fetch
 * it, has it released once, and completes the release on GitHub.
 *
 * @param find finds the package that the inputs name
 * @throws PublishError with the cause and the fix; its code tells whether anything can have been published
 */
export async function deploy(
  inputs: Inputs,
  ports: DeployPorts,
  find: typeof findPackage = findPackage,
): Promise<Deployment> {
  const { log, step } = ports;
  const found = await step('Find the package', () => find(inputs, ports), describeFound);
  const { reader } = found;
  try {
    const inspection =
      reader &&
      (await step('Look into the package', () => lookInto(reader, found, ports), describeInspection));
    const order = identify(inspection, inputs);
    refuseSecretVersion(order, ports);
    const job = { order, access: inputs, rules: inputs, ports };
    const canAsk = inputs.apiKey !== '' && order.version !== undefined;
    const look = canAsk ? await step('Ask what is live', () => readLive(job), describeLook) : undefined;
    const { served: live, trouble } = look ?? {};
    const { plugin, report } = await step(
      'Check the package',
      async () => {
        const judged = judgePackage({ inspection, served: live, found, inputs }, ports);
        return { report: judged, plugin: await describePlugin(inspection, found, inputs, ports) };
      },
      ({ report: judged }) =>
        judged === undefined ? 'not opened' : countGroups(groupFindings(judged.findings)),
    );
    const deployment = { ...plugin, report, previousVersion: live?.version };
    refuseTag(inputs, { ...plugin, fileName: found.name });
    const upToDate = findUpToDate(order, look, found, inputs);
    // What is done on this machine does not end by itself.
    if (ports.cancellation.aborted) throw new Cancelled();
    const cautious = trouble?.isLasting === true ? withholdRelease(inputs) : inputs;
    if (inputs.isDryRun) {
      const rehearsed = { plugin, found, inputs: cautious, isUpToDate: upToDate !== undefined, look };
      return await keepPackage({ ...deployment, ...(await rehearse(rehearsed, ports)) }, found, ports);
    }

    const published = upToDate
      ? await completeUpToDate(upToDate, plugin, found, inputs, ports)
      : await publishHosted(await hostPackage(plugin, found, cautious, job, ports), job, look ?? {}, ports);
    const completed = await tagPublished({ ...deployment, ...published }, inputs, ports);
    return await keepPackage(completed, found, ports);
  } finally {
    // Whatever came of the run, it is not undone by a file that stays.
    await found.close().catch(() => {
      log.warning('Left on this machine', 'The temporary files of this run could not be deleted.');
    });
  }
}

function describeFound({ name, sizeBytes }: FoundPackage): string {
  return `${formatName(name)}, ${formatSize(sizeBytes)}`;
}

function describeInspection({ facts: { plugin } }: Inspection): string {
  if (plugin === undefined) return 'no plugin found';
  const { name, version } = plugin;
  return `${formatName(name)} ${version === '' ? '(no version)' : formatName(version)}`;
}

/**
 * For a service that will refuse the package, too: a release that is a draft until the package is accepted leaves
 * nothing behind.
 */
function withholdRelease(inputs: Inputs): Inputs {
  const { release } = inputs;
  return release.assetUrl === 'auto' ? { ...inputs, release: { ...release, assetUrl: 'signed' } } : inputs;
}

/** The outcome when there is nothing to do, because this very version is live. */
function findUpToDate(
  { version }: PublishIdentity,
  look: Look = {},
  { url }: FoundPackage,
  inputs: Inputs,
): (Published & Pick<Deployment, 'zipUrl'>) | undefined {
  const published = findLive(version, look, inputs);
  return published && { ...published, zipUrl: url?.isSecret === false ? url.shown : '' };
}

/** What the service can be asked about. Without a folder and a version, nothing can be compared or proven. */
function identify(inspection: Inspection | undefined, { pluginId, slug: expected }: Inputs): PublishIdentity {
  const { slug = '', version = '' } = inspection?.facts.plugin ?? {};
  const isKnown = isVersion(version) && slug !== '' && Buffer.byteLength(slug) <= MAX_SLUG_BYTES;
  return isKnown
    ? { pluginId, slug: expected ?? slug, version }
    : { pluginId, slug: undefined, version: undefined };
}

/** All that the outputs say of the package. */
async function describePlugin(
  inspection: Inspection | undefined,
  found: FoundPackage,
  { pluginId, slug, baseUrl }: Inputs,
  { cancellation }: DeployPorts,
): Promise<DescribedPlugin> {
  const { facts } = inspection ?? {};
  const sha256 = await found.readSha256(cancellation);
  const { sizeBytes } = found;
  return {
    pluginId,
    serviceUrl: baseUrl,
    slug: slug ?? facts?.plugin?.slug ?? found.slug ?? '',
    version: facts?.plugin?.version ?? '',
    changelog: await readChangelog(inspection, found),
    package: found,
    digest: sha256 === undefined || sizeBytes === undefined ? undefined : { sha256, sizeBytes },
  };
}

/** From the package; else from what it was made of, where a changelog may be that is not shipped. */
async function readChangelog(
  inspection: Inspection | undefined,
  { readFiles }: FoundPackage,
): Promise<string> {
  const { changelog = '' } = inspection ?? {};
  if (inspection === undefined || changelog !== '' || readFiles === undefined) return changelog;
  return inspection.findChangelog(readFiles);
}
