import type { Comparison, Inspection } from '../package/index.ts';
import { describeDifference, listChangeLines } from '../compare/describe.ts';
import type { Inputs } from '../action/inputs/read-inputs.ts';
import type { LiveVersion, PublishIdentity } from '../service/model.ts';
import { Cancelled } from '../shared/clock.ts';
import type { FoundPackage } from '../source/found-package.ts';
import { fillAssetName } from './release-template.ts';
import type { RunParts } from './types.ts';

type CompareInputs = Pick<Inputs, 'compare' | 'apiKey' | 'baseUrl' | 'isDryRun' | 'ifPublished'>;

/** The package to compare, and what is known of the live version. */
interface CompareSubject {
  readonly found: FoundPackage;
  /** `undefined` when the package was not opened. */
  readonly inspection: Inspection | undefined;
  readonly identity: PublishIdentity;
  /** `undefined` when the service was not asked. */
  readonly live: LiveVersion | undefined;
}

/**
 * Compares the package with the live one; without a key, with that of the newest release on GitHub.
 *
 * @returns `undefined` when there is nothing to compare, or `compare` is `false`
 * @throws Cancelled
 */
export async function compareWithBefore(
  subject: CompareSubject,
  inputs: CompareInputs,
  parts: Pick<RunParts, 'step' | 'log' | 'comparer' | 'cancellation'>,
): Promise<Comparison | undefined> {
  const { inspection, identity } = subject;
  if (!inputs.compare || inspection === undefined || identity.version === undefined) return undefined;
  const choice = chooseBefore(subject, inputs, parts.comparer);
  if (choice === undefined) return undefined;
  if (!('step' in choice)) {
    logComparison(choice, parts.log);
    return choice;
  }
  const comparison = await parts.step(
    choice.step,
    async () => {
      const compared = await compare(choice, { ...subject, inspection }, inputs, parts);
      // Local work does not notice a cancellation by itself.
      if (parts.cancellation.aborted) throw new Cancelled();
      logComparison(compared, parts.log);
      return compared;
    },
    (compared) =>
      compared.isCompared ? describeDifference(compared.difference) : { inconclusive: 'not compared' },
  );
  return comparison;
}

/** The comparison to make: with the live version (`served`), else with the newest release on GitHub. */
interface BaselineChoice {
  /** The name of the step. */
  readonly step: string;
  readonly served?: LiveVersion['served'];
}

function chooseBefore(
  { identity, live }: CompareSubject,
  { apiKey, isDryRun, ifPublished }: CompareInputs,
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
  // A run that ends because this version is live compares nothing; a dry run does, to show what was forgotten.
  const goesOn = ifPublished === 'publish' || (isDryRun && ifPublished === 'skip');
  if (served.version === identity.version && !goesOn) return undefined;
  return { step: 'Compare with the live version', served };
}

async function compare(
  { served }: BaselineChoice,
  { inspection, found, identity }: CompareSubject & { readonly inspection: Inspection },
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
      findLostLoads: inspection.findLostLoads,
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
