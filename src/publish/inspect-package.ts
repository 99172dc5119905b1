import type { Finding, Inspection, KeyFindings } from '../package/index.ts';
import { agree } from '../shared/format.ts';
import type { Inputs } from '../action/inputs/read-inputs.ts';
import type { LiveVersion, PublishIdentity } from '../service/model.ts';
import { describeLiveVersion, NOTHING_LIVE } from '../service/live-version.ts';
import { Cancelled } from '../shared/clock.ts';
import { PublishError } from '../shared/publish-error.ts';
import { type Logger, writeLines } from '../shared/logger.ts';
import { listNames, quoteName } from '../shared/quote.ts';
import { beginEarly } from '../shared/together.ts';
import { isVersion } from '../shared/version-text.ts';
import type { FoundPackage } from '../source/found-package.ts';
import { checkPackage } from './check-package.ts';
import { compareWithBefore } from './compare-with-before.ts';
import { countGroups, groupFindings, listFacts } from './report/package-report.ts';
import type { CheckedPlugin, PublishedFile, RunParts } from './types.ts';

/** The maximum length of a file name on common systems. The slug is sent to the service in a URL. */
const MAX_SLUG_BYTES = 255;

type InspectInputs = Omit<Inputs, 'retries' | 'timeoutMs' | 'verify'>;

/**
 * Collects the facts for the plan: inspects the package, asks what is live, compares the two, and checks the package
 * against the rules.
 *
 * @throws PublishError `package`; AggregateError of them; Cancelled
 */
export async function inspectPackage(
  found: FoundPackage,
  inputs: InspectInputs,
  parts: RunParts,
): Promise<CheckedPlugin> {
  // Hashing a large file takes as long as looking into it, and both often wait for the disk.
  void beginEarly(found.readSha256);
  const { inspection, keyFindings } = await inspectFound(found, inputs, parts);
  const identity = identifyPlugin(inspection, inputs);
  const { slug = '', version = '' } = inspection?.facts.plugin ?? {};
  parts.runner.declarePublic([slug, version, found.name]);
  assertNoSecret(identity, parts.runner);
  // Reading the changelog runs while the service is asked.
  const describing = beginEarly(() => describePlugin(found, inspection, inputs));
  const live = await fetchLiveVersion(identity, inputs, parts);
  const { comparison, releases } = await compareWithBefore(
    { found, inspection, identity, live },
    inputs,
    parts,
  );
  const plugin = await parts.step(
    'Check the package',
    async () => {
      const report = checkPackage({ inspection, keyFindings, live, comparison, found }, inputs, parts);
      const described = await describing;
      // For a changelog in the package, the check reports this.
      if (report?.findings.some(({ id }) => id === 'changelog-version') !== true)
        noticeNoNotes(described, inputs, toldAtBuild(inputs, parts.log));
      const takeSnapshot = () => inspection?.takeSnapshot();
      const writeBill = inspection?.writeBill;
      return { ...described, report, identity, live, releases, takeSnapshot, writeBill };
    },
    ({ report }) =>
      report === undefined ? { inconclusive: 'not opened' } : countGroups(groupFindings(report.findings)),
  );
  // Local work has to check for a cancellation.
  if (parts.cancellation.aborted) throw new Cancelled();
  return plugin;
}

interface Inspected {
  /** `undefined` when the package must not be opened, but to search it for the secrets of this run. */
  readonly inspection: Inspection | undefined;
  /** Which of these are in a package that must not be opened otherwise. */
  readonly keyFindings: readonly Finding[];
}

/** Reads the package, or only searches it for the secrets of this run. */
async function inspectFound(
  found: FoundPackage,
  { packageChecks, expectedSha256 }: Pick<Inputs, 'packageChecks' | 'expectedSha256'>,
  { step, log, source }: Pick<RunParts, 'step' | 'log' | 'source'>,
): Promise<Inspected> {
  if (packageChecks === 'off')
    return { inspection: undefined, keyFindings: (await searchForKeys()).findings };
  const seen = found.kind === 'local' ? found.directory?.seen : undefined;
  const inspection = await step(
    'Inspect the package',
    async () => {
      const inspection = await source.inspect(found.reader, seen);
      for (const [name, value] of listFacts(inspection.facts)) log.info(`${name}: ${value}`);
      noticeUnsearched(inspection, toldAtBuild({ expectedSha256 }, log));
      noticeUnsearchedForKeys(inspection, packageChecks, log);
      return inspection;
    },
    ({ facts: { plugin } }) => {
      if (plugin === undefined) return 'no plugin found';
      const { name, version } = plugin;
      return `${quoteName(name)} ${version === '' ? '(no version)' : quoteName(version)}`;
    },
  );
  return { inspection, keyFindings: [] };

  function searchForKeys(): Promise<KeyFindings> {
    return step(
      'Search the package for keys',
      async () => {
        const searched = await source.searchForKeys(found.reader);
        noticeUnsearchedForKeys(searched, packageChecks, log);
        return searched;
      },
      ({ keys, findings: { length } }) => {
        if (keys === undefined) return { inconclusive: 'not searched' };
        if (length > 0) return `${length} found`;
        const isWhole = keys.unread.length === 0 && keys.unsearched === 0;
        return isWhole ? 'none found' : { inconclusive: 'none found in the searched part' };
      },
    );
  }
}

const UNSEARCHED = 'Not all files were searched';

/** Reports files that were not searched for this run's secrets, so that nobody assumes they contain none. */
function noticeUnsearchedForKeys(
  { keys }: Pick<Inspection, 'keys'>,
  packageChecks: Inputs['packageChecks'],
  log: Logger,
): void {
  const tell = (what: string) =>
    log.notice(UNSEARCHED, `${what} for the values of \`api-key\` and \`github-token\`.`);
  // Otherwise a finding explains why such a package is an error.
  const isLetThrough = packageChecks !== 'error';
  if (keys === undefined && isLetThrough) tell('The package cannot be unpacked, so it was not searched');
  const { unread, unsearched } = keys ?? NOTHING_LEFT;
  if (unread.length > 0 && isLetThrough)
    tell(`${listNames(unread)} could not be unpacked completely, so the missing part was not searched`);
  if (unsearched > 0)
    tell(
      `${unsearched} ${agree({ length: unsearched }, 'file was', 'files were')} not searched, because that would take too long,`,
    );
}

const NOTHING_LEFT = { found: [], unread: [], unsearched: 0 };

/** The log for findings that do not depend on the service: the job that built the package has reported these. */
function toldAtBuild({ expectedSha256 }: Pick<Inputs, 'expectedSha256'>, log: Logger): Logger {
  return expectedSha256 === undefined ? log : writeLines(log);
}

/** Reports files that were not searched, so that nobody assumes that they have no secrets. */
function noticeUnsearched({ facts }: Inspection, log: Logger): void {
  const count = facts.contents?.unsearched ?? 0;
  if (count === 0) return;
  const what = `${count} ${agree({ length: count }, 'file was', 'files were')} not searched`;
  log.notice(
    UNSEARCHED,
    `${what} for secrets and merge conflicts, because that would take too long. Leave files that sites do not need out of the package.`,
  );
}

/** Identifies the plugin for the service. Without a folder and a version, nothing can be compared or proven. */
function identifyPlugin(
  inspection: Inspection | undefined,
  { pluginId, slug: expected }: InspectInputs,
): PublishIdentity {
  const { slug = '', version = '' } = inspection?.facts.plugin ?? {};
  const isKnown = isVersion(version) && slug !== '' && Buffer.byteLength(slug) <= MAX_SLUG_BYTES;
  return isKnown
    ? { pluginId, slug: expected ?? slug, version }
    : { pluginId, slug: undefined, version: undefined };
}

/**
 * Refuses a version that contains a secret: the runner would hide it everywhere, and drop it from the outputs.
 *
 * @throws PublishError `package`
 */
function assertNoSecret({ version }: PublishIdentity, { quote }: RunParts['runner']): void {
  if (version === undefined || quote(version) === version) return;
  throw new PublishError({
    code: 'package',
    title: 'Version contains a secret',
    message:
      "The version in the plugin's header contains a secret: `api-key`, `github-token` or part of a signed URL. The runner would hide the version everywhere.",
    hint: 'Check that `api-key` holds the key and nothing else; if it does, create another key.',
  });
}

/** Reports a changelog without a section for this version, because its author expects one in the release. */
function noticeNoNotes(
  { version, lacksSection }: Pick<CheckedPlugin, 'version' | 'lacksSection'>,
  { release: { tag, notes } }: InspectInputs,
  log: Logger,
): void {
  if (!lacksSection || tag === undefined || notes !== undefined) return;
  log.notice(
    'Version not in the changelog',
    `The changelog has other versions, but not ${quoteName(version)}: GitHub generates the notes of a new release. Add the section, or set \`release-notes\`.`,
  );
}

/** Reads the live version; `undefined` when the service cannot be asked. */
async function fetchLiveVersion(
  identity: PublishIdentity,
  { apiKey, isDryRun }: InspectInputs,
  { step, service }: Pick<RunParts, 'step' | 'service'>,
): Promise<LiveVersion | undefined> {
  if (apiKey === '' || identity.version === undefined) return undefined;
  return step(
    'Check what is live',
    () => service.fetchLiveVersion(identity),
    (live) => {
      const text = describeLiveVersion(live);
      // A dry run gives the reason and the advice at its end.
      if (live.failure?.kind === 'missing') return isDryRun ? NOTHING_LIVE : text;
      return live.served !== undefined ? text : { inconclusive: text };
    },
  );
}

/** Describes the package for the outputs. */
async function describePlugin(
  found: FoundPackage,
  inspection: Inspection | undefined,
  { pluginId, baseUrl, slug }: Pick<Inputs, 'pluginId' | 'baseUrl' | 'slug'>,
): Promise<Omit<CheckedPlugin, 'report' | 'identity' | 'live' | 'releases' | 'takeSnapshot' | 'writeBill'>> {
  const file = await describeFile(found);
  const { plugin } = inspection?.facts ?? {};
  const zippedAs = found.kind === 'local' ? found.directory?.slug : undefined;
  return {
    pluginId,
    serviceUrl: baseUrl,
    slug: slug ?? plugin?.slug ?? zippedAs ?? '',
    version: plugin?.version ?? '',
    ...(await readChangelog(found, inspection)),
    package: file,
  };
}

async function describeFile(found: FoundPackage): Promise<PublishedFile> {
  const { name, sizeBytes } = found;
  const file = { name, sizeBytes, sha256: await found.readSha256() };
  return found.kind === 'local'
    ? { ...file, kind: found.kind, path: found.path }
    : { ...file, kind: found.kind, url: found.url };
}

/** Reads the changelog from the package, else from the source directory, which may have one that is not shipped. */
async function readChangelog(
  found: FoundPackage,
  inspection: Inspection | undefined,
): Promise<Pick<CheckedPlugin, 'changelog' | 'lacksSection'>> {
  if (inspection === undefined) return { changelog: '', lacksSection: false };
  const { changelog, lacksSection, findChangelog } = inspection;
  const directory = found.kind === 'local' ? found.directory : undefined;
  if (changelog !== '' || directory === undefined) return { changelog, lacksSection };
  const beside = await findChangelog(directory.readFiles);
  return { ...beside, lacksSection: beside.changelog === '' && (lacksSection || beside.lacksSection) };
}
