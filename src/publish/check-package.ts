import { COMPARISON_CHECKS } from '../compare/checks.ts';
import { type Comparison, describeBefore } from '../compare/comparison.ts';
import { joinFindings } from '../compare/join-findings.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import { acceptFindings, showAccepted } from '../plugin/accept.ts';
import { agree, type Finding, placeOf } from '../plugin/finding.ts';
import type { Inspection } from '../plugin/inspect.ts';
import type { LiveVersion } from '../service/job.ts';
import { PublishError, type SourceLocation } from '../shared/errors.ts';
import { listNames } from '../shared/quote.ts';
import type { FoundPackage } from '../source/found-package.ts';
import { type FindingGroup, groupFindings, listSentences } from './group-findings.ts';
import { countGroups, type PackageReport, reportPackage } from './package-report.ts';
import type { RunParts } from './parts.ts';
import { describeExpectedVersion, remarkOnNames } from './remark-on-names.ts';

export type CheckInputs = Pick<
  Inputs,
  'slug' | 'expectedVersion' | 'isAnyVersion' | 'packageChecks' | 'acceptedFindings' | 'release'
>;

/** The package that is checked. */
interface CheckSubject {
  /** `undefined` when the package was not opened. */
  readonly inspection: Inspection | undefined;
  /** The live version; `undefined` when the service was not asked. */
  readonly live: LiveVersion | undefined;
  /** The comparison with the version before; `undefined` when there was nothing to compare. */
  readonly comparison: Comparison | undefined;
  readonly found: FoundPackage;
}

/**
 * Holds the package against every rule and shows what was found; nothing when `package-checks` is `off`.
 *
 * @throws AggregateError of PublishErrors `package`, one for each check that found an error, unless it is accepted, or errors are only warned of
 */
export function checkPackage(
  { inspection, live, comparison, found }: CheckSubject,
  inputs: CheckInputs,
  { log, onReport, runner }: Pick<RunParts, 'log' | 'onReport' | 'runner'>,
): PackageReport | undefined {
  if (inspection === undefined) {
    log.info('The package is not opened, so its version is not checked.');
    noticeUnused(inputs.acceptedFindings, 'because `package-checks` is `off`', log);
    return undefined;
  }
  const directory = found.kind === 'local' ? found.directory : undefined;
  const { slug, expectedVersion: version, packageChecks, acceptedFindings } = inputs;
  const judged = joinFindings(
    inspection.judge({
      slug,
      version,
      served: live?.served,
      isFirst: live?.failure?.kind === 'missing',
      before: describeBefore(comparison),
      zipped: directory?.zipped,
    }),
    comparison?.isCompared === true ? comparison.findings : [],
    (finding) => acceptFindings([finding], acceptedFindings).findings.every(({ accepted }) => accepted),
  );
  const softened = packageChecks === 'warn' ? judged.map(soften) : judged;
  // An error that stops the reader hides everything else, so nobody can have looked at the rest.
  const isReadable = inspection.facts.contents !== undefined;
  const { findings, unused } = acceptFindings(softened, isReadable ? acceptedFindings : []);
  const tag = runner.triggeringTag;
  const expected = describeExpectedVersion(tag, inputs);
  const isOpen = tag !== '' && version === undefined;
  const report = {
    ...reportPackage(inspection.facts, findings, comparison, directory?.leftOut),
    expectedVersion: isOpen ? expected : undefined,
  };
  onReport(report);
  log.info(`Expected folder: ${slug ?? 'any'}`);
  log.info(`Expected version: ${expected}`);
  remarkOnNames(tag, inspection.facts.plugin?.version ?? '', inputs, log);
  const groups = groupFindings(findings);
  log.info(`Package checks: ${countGroups(groups)}.`);
  const locate = (finding: Finding) => {
    const { file, line } = placeOf(finding);
    return runner.locateSource(file, line, directory?.sourceFolder);
  };
  for (const group of groups) tellGroup(group, locate, log);
  if (isReadable) noticeUnfound(unused, comparison, log);
  else noticeUnused(acceptedFindings, 'because the package could not be read completely', log);
  const errors = groups.filter(({ severity, accepted }) => severity === 'error' && !accepted);
  if (errors.length > 0) throw new AggregateError(errors.map(toError));
  return report;
}

/** A finding of the comparison may occur again when there is one. */
function noticeUnfound(
  unused: Inputs['acceptedFindings'],
  comparison: Comparison | undefined,
  log: RunParts['log'],
): void {
  const isOpen = ({ id }: Inputs['acceptedFindings'][number]) =>
    comparison?.isCompared !== true && COMPARISON_CHECKS.some((check) => check.id === id);
  const told = unused.filter((entry) => !isOpen(entry));
  noticeUnused(told, 'because the package checks did not find that', log);
}

/** A finding that stays accepted could hide a mistake of a later release. */
function noticeUnused(unused: Inputs['acceptedFindings'], why: string, log: RunParts['log']): void {
  if (unused.length === 0) return;
  const names = listNames(unused.map(showAccepted));
  log.notice(
    'Nothing to accept',
    `${names} in \`accept-findings\` ${agree(unused, 'has', 'have')} no effect, ${why}. Remove ${agree(unused, 'it', 'them')} if no longer needed.`,
  );
}

function soften(finding: Finding): Finding {
  return finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;
}

/** One annotation for all files; those that it does not name stand in the log. */
function tellGroup(
  group: FindingGroup,
  locate: (finding: Finding) => SourceLocation | undefined,
  log: RunParts['log'],
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
