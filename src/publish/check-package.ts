import {
  type Comparison,
  COMPARISON_CHECKS,
  describeBefore,
  type Finding,
  type Inspection,
  joinFindings,
  placeOf,
} from '../package/index.ts';
import { agree } from '../shared/format.ts';
import { acceptFindings, showAccepted } from '../action/accept.ts';
import type { Inputs } from '../action/inputs/read-inputs.ts';
import type { LiveVersion } from '../service/model.ts';
import { PublishError, type SourceLocation } from '../shared/publish-error.ts';
import { type Logger, writeLines } from '../shared/logger.ts';
import { listNames, quoteName } from '../shared/quote.ts';
import { versionOfTag } from '../shared/version-text.ts';
import type { FoundPackage } from '../source/found-package.ts';
import {
  countGroups,
  type FindingGroup,
  groupFindings,
  listSentences,
  type PackageReport,
  reportPackage,
} from './report/package-report.ts';
import type { RunParts } from './types.ts';

type CheckInputs = Pick<
  Inputs,
  | 'slug'
  | 'expectedVersion'
  | 'isAnyVersion'
  | 'expectedSha256'
  | 'packageChecks'
  | 'acceptedFindings'
  | 'release'
  | 'repository'
  | 'caller'
>;

/** The package to check, and what it is compared with. */
interface CheckSubject {
  /** `undefined` when the package was not opened. */
  readonly inspection: Inspection | undefined;
  /** The secrets of this run in a package that was not opened otherwise. */
  readonly keyFindings: readonly Finding[];
  /** The live version; `undefined` when the service was not asked. */
  readonly live: LiveVersion | undefined;
  /** The comparison with the previous version; `undefined` when there was nothing to compare. */
  readonly comparison: Comparison | undefined;
  readonly found: FoundPackage;
}

/**
 * Checks the package against every rule, and logs and reports the findings; does nothing when `package-checks` is
 * `off`.
 *
 * @throws AggregateError of PublishErrors `package`, one for each check with an error that is not accepted; none with
 * `package-checks: warn`
 */
export function checkPackage(
  { inspection, keyFindings, live, comparison, found }: CheckSubject,
  inputs: CheckInputs,
  { log, onReport, runner }: Pick<RunParts, 'log' | 'onReport' | 'runner'>,
): PackageReport | undefined {
  if (inspection === undefined) {
    log.info('The package is not opened, so its version is not checked.');
    noticeUnused(inputs.acceptedFindings, 'because `package-checks` is `off`', log);
    refuseUnopened(keyFindings, found, { log, onReport, runner });
    return undefined;
  }
  const directory = found.kind === 'local' ? found.directory : undefined;
  const { slug, packageChecks, acceptedFindings } = inputs;
  const tag = runner.triggeringTag;
  const names = {
    ...inputs,
    expectedVersion: findExpectedVersion(tag, inspection.facts.plugin?.slug, inputs),
  };
  const { expectedVersion: version } = names;
  const own = {
    slug,
    version,
    zipped: directory?.zipped,
    repository: inputs.repository?.name,
    workflow: inputs.caller.workflow,
  };
  const judged = joinFindings(
    inspection.check({
      ...own,
      served: live?.served,
      isFirst: live?.failure?.kind === 'missing',
      before: describeBefore(comparison),
    }),
    comparison?.isCompared === true ? comparison : { findings: [] },
    (finding) => acceptFindings([finding], acceptedFindings).findings.every(({ accepted }) => accepted),
  );
  const softened =
    packageChecks === 'warn' ? judged.map((finding) => (isKey(finding) ? finding : soften(finding))) : judged;
  // An unreadable package hides its other findings, so nothing is accepted.
  const isReadable = inspection.facts.contents !== undefined;
  const { findings, unused } = acceptFindings(softened, isReadable ? acceptedFindings : []);
  const expected = describeExpectedVersion(tag, names);
  const isOpen = tag !== '' && version === undefined;
  const report = {
    ...reportPackage(inspection.facts, findings, comparison, directory?.leftOut),
    expectedVersion: isOpen ? expected : undefined,
  };
  onReport(report);
  log.info(`Expected folder: ${slug ?? 'any'}`);
  log.info(`Expected version: ${expected}`);
  // The job that built the package has annotated the findings that do not depend on the service.
  const isBuilt = inputs.expectedSha256 !== undefined;
  const told = isBuilt
    ? inspection.check({ ...own, served: undefined, isFirst: false, before: undefined })
    : [];
  const lines = isBuilt ? writeLines(log) : log;
  remarkOnNames(tag, inspection.facts.plugin?.version ?? '', names, lines);
  const groups = groupFindings(findings);
  log.info(`Package checks: ${countGroups(groups)}.`);
  const locate = (finding: Finding) => {
    const { file, line } = placeOf(finding);
    return runner.locateSource(file, line, directory?.sourceFolder);
  };
  // That job has no key to look for.
  const isTold = ({ id, message }: Finding) =>
    told.some((finding) => !isKey(finding) && finding.id === id && finding.message === message);
  for (const group of groups) logGroup(group, locate, group.findings.every(isTold) ? lines : log);
  if (isReadable) noticeUnfound(unused, comparison, log);
  else noticeUnused(acceptedFindings, 'because the package could not be read completely', log);
  const errors = groups.filter(({ severity, accepted }) => severity === 'error' && !accepted);
  if (errors.length > 0) throw new AggregateError(errors.map(toError));
  return report;
}

/**
 * Without a comparison, its findings are not known, so entries for them are not reported as unused; nor are those that
 * depend on what is live when the version is published, as in a workflow for betas.
 */
function noticeUnfound(
  unused: Inputs['acceptedFindings'],
  comparison: Comparison | undefined,
  log: RunParts['log'],
): void {
  const isOpen = ({ id }: Inputs['acceptedFindings'][number]) =>
    id === 'prerelease-over-stable' ||
    (comparison?.isCompared !== true && COMPARISON_CHECKS.some((check) => check.id === id));
  const told = unused.filter((entry) => !isOpen(entry));
  noticeUnused(told, 'because the package checks did not find that', log);
}

/** Reports unused entries, because they could hide a mistake of a later release. */
function noticeUnused(unused: Inputs['acceptedFindings'], why: string, log: RunParts['log']): void {
  if (unused.length === 0) return;
  const names = listNames(unused.map(showAccepted));
  log.notice(
    'Nothing to accept',
    `${names} in \`accept-findings\` ${agree(unused, 'has', 'have')} no effect, ${why}. Remove ${agree(unused, 'it', 'them')} if no longer needed.`,
  );
}

/**
 * Reports the secrets of this run in a package that was not opened otherwise.
 *
 * @throws AggregateError of a PublishError `package`
 */
function refuseUnopened(
  keyFindings: readonly Finding[],
  { sizeBytes }: FoundPackage,
  { log, onReport, runner }: Pick<RunParts, 'log' | 'onReport' | 'runner'>,
): void {
  if (keyFindings.length === 0) return;
  const { findings } = acceptFindings(keyFindings, []);
  onReport(reportPackage({ sizeBytes, contents: undefined, plugin: undefined }, findings));
  const groups = groupFindings(findings);
  for (const group of groups)
    logGroup(group, ({ file, line }) => runner.locateSource(file, line, undefined), log);
  throw new AggregateError(groups.map(toError));
}

/** Whether a finding is one of the secrets of this run, which stop every run. */
function isKey({ id }: Finding): boolean {
  return id === 'api-key-in-package';
}

function soften(finding: Finding): Finding {
  return finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;
}

/** Writes one annotation for all files of a group, and a log line for each message if it does not name all. */
function logGroup(
  group: FindingGroup,
  locate: (finding: Finding) => SourceLocation | undefined,
  log: Logger,
): void {
  const { id, severity, accepted, findings, points } = group;
  if (accepted) {
    for (const { message } of findings) log.info(`Accepted: ${id}: ${message}`);
    return;
  }
  const text = points.flatMap((point) => [...listSentences(point), point.fix]).join(' ');
  const [place] = findings.flatMap((finding) => locate(finding) ?? []);
  log[severity](`Package: ${id}`, text, place);
  if (points.some(({ moreCount }) => moreCount > 0))
    for (const { message } of findings) log.info(`${id}: ${message}`);
}

function toError({ id, points }: FindingGroup): PublishError {
  return new PublishError({
    code: 'package',
    title: `Package: ${id}`,
    message: points.flatMap(listSentences).join(' '),
    hint: points.map(({ fix }) => fix).join(' '),
    isReported: true,
  });
}

type NameInputs = Pick<Inputs, 'expectedVersion' | 'isAnyVersion' | 'release'>;

/**
 * Finds the version that the package must have: also that of a tag with the plugin's own name in front, such as
 * `my-plugin-v1.2.3`, `my-plugin@1.2.3` or `my-plugin/1.2.3`.
 *
 * @param tag the tag that triggered the run; `''` without one
 * @param folder the folder of the package; `undefined` without one
 */
function findExpectedVersion(
  tag: string,
  folder: string | undefined,
  { slug = folder, expectedVersion, isAnyVersion }: CheckInputs,
): CheckInputs['expectedVersion'] {
  if (expectedVersion !== undefined || isAnyVersion || slug === undefined || slug === '')
    return expectedVersion;
  const isOwn = tag.startsWith(slug) && /^[-@/]/.test(tag.slice(slug.length));
  const version = isOwn ? versionOfTag(tag.slice(slug.length + 1)) : undefined;
  return version === undefined ? undefined : { version, origin: `the tag \`${tag}\`` };
}

/**
 * Describes which version the package must have, and why, as the end of a sentence.
 *
 * @param tag the tag that triggered the run; `''` without one
 */
function describeExpectedVersion(
  tag: string,
  { expectedVersion: expected, isAnyVersion }: NameInputs,
): string {
  if (expected !== undefined) return `${expected.version}, from ${expected.origin}`;
  if (isAnyVersion) return 'any, because the input `expected-version` is `any`';
  return `any, because ${tag === '' ? 'no tag triggered this run' : `the tag ${quoteName(tag)} is not a version`}`;
}

/**
 * Reports a tag or an asset name that the author most likely did not intend.
 *
 * @param tag the tag that triggered the run; `''` without one
 * @param version the version of the package; `''` without one
 */
function remarkOnNames(tag: string, version: string, inputs: NameInputs, log: Logger): void {
  warnOfOtherTag(tag, inputs, log);
  warnOfOtherEnd(tag, version, inputs, log);
  warnOfAssetName(inputs, log);
}

/** Warns, because a forgotten `expected-version` would publish an old package under a new tag. */
function warnOfOtherTag(tag: string, { expectedVersion, release }: NameInputs, log: Logger): void {
  const named = versionOfTag(tag);
  if (named === undefined || expectedVersion === undefined || named === expectedVersion.version) return;
  const where = release.tag === undefined ? '' : `, in the release \`${release.tag.text}\``;
  log.warning(
    'Tag and version differ',
    `The tag \`${tag}\` triggered this run, but ${expectedVersion.origin} says \`${expectedVersion.version}\`: that version is published${where}. Leave out \`expected-version\` to compare the package with the tag.`,
  );
}

/** A version at the end of a name, such as `1.2.3-beta.1` in `release-1.2.3-beta.1`. */
const END = /(?<!\d|\d\.)\d+(?:\.\d+)+(?:[-._]?(?:dev|alpha|beta|rc|pl)[-._]?\d*)?$/i;

/**
 * Warns of a tag that ends in another version. It is not an error, because the tag may be about something other than the
 * plugin.
 */
function warnOfOtherEnd(
  tag: string,
  version: string,
  { expectedVersion, isAnyVersion }: NameInputs,
  log: Logger,
): void {
  if (expectedVersion !== undefined || isAnyVersion || version === '') return;
  const [end = version] = END.exec(tag) ?? [];
  if (end === version) return;
  log.warning(
    'Tag and version differ',
    `The tag ${quoteName(tag)} ends in \`${end}\`, but the package has version ${quoteName(version)}. If that is a mistake, correct the tag or \`Version:\`. If the tag is about something else, set \`expected-version: any\`.`,
  );
}

/** Warns of a name without `.zip`: GitHub serves the same ZIP, but programs may rely on the name. */
function warnOfAssetName({ release: { assetName } }: NameInputs, log: Logger): void {
  if (assetName === undefined || /\.zip$/i.test(assetName.text)) return;
  log.warning(
    'Asset name without .zip',
    `Input \`asset-name\` is \`${assetName.text}\`, so services and sites may not take the asset for a ZIP. Set it to \`${assetName.text}.zip\`.`,
  );
}
