import type { Inputs } from '../inputs/read-inputs.ts';
import type { Inspection } from '../plugin/inspect.ts';
import type { PublishIdentity, Published } from '../service/job.ts';
import type { LiveVersion } from '../service/job.ts';
import { describeLiveVersion, fetchLiveVersion } from '../service/live-version.ts';
import { findLive } from '../service/publish.ts';
import { Cancelled } from '../shared/clock.ts';
import { formatName, formatSize } from '../shared/format.ts';
import { isVersion } from '../shared/version-text.ts';
import { findPackage } from '../source/find-package.ts';
import type { FoundPackage } from '../source/found-package.ts';
import { rehearse } from './dry-run.ts';
import { groupFindings } from './group-findings.ts';
import { hostPackage, publishHosted, tagPublished } from './host-and-publish.ts';
import { judgePackage, lookInto, refuseSecretVersion } from './judge-package.ts';
import { keepPackage } from './keep-package.ts';
import { countGroups } from './package-report.ts';
import { refuseTag } from './release-plan.ts';
import type { DeployPorts, Deployment, DescribedPlugin } from './types.ts';
import { completeUpToDate } from './up-to-date.ts';

/** Longer than any folder that WordPress could make; it is sent to the service in a URL. */
const MAX_SLUG_BYTES = 255;

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
    const look = canAsk
      ? await step('Ask what is live', () => fetchLiveVersion(job), describeLiveVersion)
      : undefined;
    const { served: live, failure } = look ?? {};
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
    const cautious = failure?.isLasting === true ? withholdRelease(inputs) : inputs;
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
  look: LiveVersion = {},
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
