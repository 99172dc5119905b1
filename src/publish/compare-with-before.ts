import type { Comparison, Inspection } from '../package/index.ts';
import { describeDifference, listChangeLines } from './compare/describe.ts';
import type { Inputs } from '../action/inputs/read-inputs.ts';
import type { LiveVersion, PublishIdentity } from '../service/model.ts';
import type { Release } from '../github/responses.ts';
import { Cancelled } from '../shared/clock.ts';
import type { Logger } from '../shared/logger.ts';
import { PublishError } from '../shared/publish-error.ts';
import { quoteName } from '../shared/quote.ts';
import type { FoundPackage } from '../source/found-package.ts';
import { fillAssetName, fillTag } from './release-template.ts';
import type { RunParts } from './types.ts';

type CompareInputs = Pick<Inputs, 'compare' | 'apiKey' | 'baseUrl' | 'isDryRun' | 'ifPublished' | 'release'>;

/** The package to compare, and what is known of the live version. */
interface CompareSubject {
  readonly found: FoundPackage;
  /** `undefined` when the package was not opened. */
  readonly inspection: Inspection | undefined;
  readonly identity: PublishIdentity;
  /** `undefined` when the service was not asked. */
  readonly live: LiveVersion | undefined;
}

/** The comparison, and the releases that had to be read for it. */
interface ComparedBefore {
  /** `undefined` when there is nothing to compare, or `compare` is `false`. */
  readonly comparison: Comparison | undefined;
  /** The releases of the tag; `undefined` unless they were read, because this version is live. */
  readonly releases: readonly Release[] | undefined;
}

const NOTHING: ComparedBefore = { comparison: undefined, releases: undefined };

/**
 * Compares the package with the live one; without a key, with that of the newest release on GitHub. If this version is
 * live, first with the asset on the release, whose digest GitHub knows.
 *
 * @throws Cancelled
 */
export async function compareWithBefore(
  subject: CompareSubject,
  inputs: CompareInputs,
  parts: Pick<RunParts, 'step' | 'log' | 'comparer' | 'cancellation' | 'host'>,
): Promise<ComparedBefore> {
  const { inspection, identity } = subject;
  if (!inputs.compare || inspection === undefined || identity.version === undefined) return NOTHING;
  const choice = chooseBefore(subject, inputs, parts.comparer);
  if (choice === undefined) return NOTHING;
  if (!('step' in choice)) {
    logComparison(choice, parts.log);
    return { comparison: choice, releases: undefined };
  }
  return parts.step(
    choice.step,
    async () => {
      const compared = isUpToDate(subject, inputs)
        ? await compareUpToDate(choice, { ...subject, inspection }, inputs, parts)
        : { ...NOTHING, comparison: await compare(choice, { ...subject, inspection }, inputs, parts) };
      // Local work has to check for a cancellation.
      if (parts.cancellation.aborted) throw new Cancelled();
      logComparison(compared.comparison, parts.log);
      return compared;
    },
    ({ comparison }) => {
      if (comparison.isCompared) return describeDifference(comparison.difference);
      return comparison.isSame === true ? 'the same package' : { inconclusive: 'not compared' };
    },
  );
}

/** Whether the run ends because this version is live. */
function isUpToDate(
  { identity, live }: CompareSubject,
  { ifPublished }: Pick<CompareInputs, 'ifPublished'>,
): boolean {
  return ifPublished !== 'publish' && live?.served?.version === identity.version;
}

type InspectedSubject = CompareSubject & { readonly inspection: Inspection };

/** Compares the package with the live one of the same version, which sites keep if it is another. */
async function compareUpToDate(
  choice: BaselineChoice,
  subject: InspectedSubject,
  inputs: CompareInputs,
  parts: Pick<RunParts, 'log' | 'comparer' | 'host'>,
): Promise<ComparedBefore & { readonly comparison: Comparison }> {
  const place = await nameAsset(subject, inputs);
  const releases = place && (await findReleases(place.tag, parts));
  const isOnRelease = place !== undefined && releases?.some((release) => hasAsset(release, place)) === true;
  if (isOnRelease) {
    const why = `${quoteName(place.name)} of the release ${quoteName(place.tag)} is identical to this package`;
    return { releases, comparison: { isCompared: false, isSame: true, why } };
  }
  const comparison = await compare(choice, subject, inputs, parts);
  if (!comparison.isCompared) {
    if (comparison.isSame !== true) noticeNotCompared(comparison.why, subject, parts.log);
    return { releases, comparison };
  }
  // The other findings only apply to an update.
  const findings = comparison.findings.filter(({ id }) => id === 'same-version-changed');
  return { releases, comparison: { ...comparison, findings } };
}

/** The asset that a run which publishes the package makes of it. */
interface AssetPlace {
  readonly tag: string;
  readonly name: string;
  readonly sha256: string;
}

/** Names the package on its release; `undefined` when it has none, or the names are not valid. */
async function nameAsset(
  { found, identity: { slug = '', version = '' } }: CompareSubject,
  { release: { tag, assetName, uploadTo } }: CompareInputs,
): Promise<AssetPlace | undefined> {
  if (found.kind !== 'local' || tag === undefined || uploadTo === 'service') return undefined;
  const known = { slug, version };
  try {
    const name = fillAssetName(assetName, found.name, known);
    return { tag: fillTag(tag, known), name, sha256: await found.readSha256() };
  } catch (error) {
    // The plan mentions it.
    if (error instanceof PublishError && error.code === 'input') return undefined;
    throw error;
  }
}

/** Finds the releases of a tag; `undefined` if GitHub cannot be read, which the completion of the release reports. */
async function findReleases(
  tag: string,
  { host }: Pick<RunParts, 'host'>,
): Promise<readonly Release[] | undefined> {
  try {
    return await host.find(tag);
  } catch (error) {
    if (error instanceof PublishError) return undefined;
    throw error;
  }
}

function hasAsset({ isDraft, assets }: Release, { name, sha256 }: AssetPlace): boolean {
  const asset = assets.find((other) => other.name === name);
  return !isDraft && asset?.state === 'uploaded' && asset.digest === `sha256:${sha256}`;
}

function noticeNotCompared(why: string, { identity }: CompareSubject, log: Logger): void {
  log.notice(
    'Live package not compared',
    `Version ${quoteName(identity.version ?? '')} is live already, and it is not known whether with this content: ${why}.`,
  );
}

/** The comparison to make: with the live version (`served`), else with the newest release on GitHub. */
interface BaselineChoice {
  /** The name of the step. */
  readonly step: string;
  readonly served?: LiveVersion['served'];
}

function chooseBefore(
  { live }: CompareSubject,
  { apiKey }: CompareInputs,
  { hasReleases }: RunParts['comparer'],
): BaselineChoice | Comparison | undefined {
  if (apiKey === '') {
    return hasReleases
      ? { step: 'Compare with the newest release' }
      : { isCompared: false, why: 'without `api-key`, the service was not asked' };
  }
  const { served, failure } = live ?? {};
  if (served === undefined) {
    return failure?.kind === 'missing' ? undefined : { isCompared: false, why: 'what is live is not known' };
  }
  return { step: 'Compare with the live version', served };
}

async function compare(
  { served }: BaselineChoice,
  { inspection, found, identity }: InspectedSubject,
  { isDryRun, baseUrl }: CompareInputs,
  { comparer }: Pick<RunParts, 'comparer'>,
): Promise<Comparison> {
  const { slug = '', version = '' } = identity;
  const live = served && {
    version: served.version,
    packageUrl: served.packageUrl,
    mainFile: served.pluginFile?.split('/')[1],
    baseUrl,
  };
  const snapshot = inspection.takeSnapshot();
  return comparer.compare(
    {
      snapshot,
      readSha256: found.readSha256,
      findMentions: inspection.findMentions,
    },
    { live, isDryRun },
    {
      fileName: fillAssetName(undefined, found.name, { slug, version }),
      slug,
      version,
      urls: found.kind === 'remote' ? found.urls : [],
    },
  );
}

function logComparison(comparison: Comparison, log: RunParts['log']): void {
  for (const line of listChangeLines(comparison)) log.info(line);
}
