import { NO_SERVICE } from '../../action/inputs/service.ts';
import { countLibraries, renderChanges, renderChangesLine } from '../compare/describe.ts';
import type { HostedRelease } from '../../github/hosting/model.ts';
import { placeOf } from '../../package/index.ts';
import { describeRepeats, type LoggedStep, STEP_MARKS } from '../../action/steps.ts';
import { formatDuration, formatSize } from '../../shared/format.ts';
import type { Sanitise } from '../../shared/logger.ts';
import {
  renderCode,
  renderErrors,
  renderFacts,
  renderFolded,
  renderLines,
  renderLink,
  renderName,
  renderProse,
  renderTable,
} from '../../shared/markdown.ts';
import { cutName } from '../../shared/quote.ts';
import { describeOutcome, type RunSummary } from './outcome.ts';
import {
  countGroups,
  type FindingGroup,
  groupFindings,
  listSentences,
  type PackageReport,
} from './package-report.ts';
import type { DryRunReport, RunResult, UsedRelease } from '../types.ts';

/**
 * Renders the job summary as GitHub-flavoured Markdown: a receipt of what was done. In a red step, causes and fixes
 * come first, the same as in the annotations.
 */
export function renderSummary(summary: RunSummary, sanitise: Sanitise): string {
  const { result, errors, steps, isBuild = false } = summary;
  const report = isBuild ? leaveOutUncompared(summary.report) : summary.report;
  const findings = renderFindings(report, sanitise);
  const { mark, text } = describeOutcome(summary, (name) => renderName(sanitise(name)));
  const blocks = [
    `### ${mark} ${text}`,
    ...renderErrors(errors, sanitise),
    // Findings may be the reason of a failure, so they come first.
    ...(result === undefined
      ? [...findings, ...renderRed({ ...summary, report }, sanitise)]
      : [...renderResult(result, isBuild, sanitise), ...findings]),
    ...(report?.comparison === undefined ? [] : renderChanges(report.comparison, sanitise)),
    ...renderDetails(summary, sanitise),
    ...renderPackage(report, sanitise),
    ...renderSteps(steps, errors.length === 0, sanitise),
    // Last, because others wrote its Markdown.
    ...(result === undefined ? [] : renderChangelog(result, sanitise)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

type Fact = readonly [name: string, html: string];

/** Without a key, what is live is not known, and the job that publishes compares. */
function leaveOutUncompared(report: PackageReport | undefined): PackageReport | undefined {
  return report?.comparison?.isCompared === false ? { ...report, comparison: undefined } : report;
}

function renderResult(result: RunResult, isBuild: boolean, sanitise: Sanitise): readonly string[] {
  const facts = renderFacts(listFacts(result, isBuild, sanitise));
  return result.status === 'dry-run' && !isBuild
    ? [facts, ...renderDryRun(result.dryRun, sanitise)]
    : [facts];
}

/** Lists the facts that people look for first, few and short enough for a phone. */
function listFacts(result: RunResult, isBuild: boolean, sanitise: Sanitise): readonly Fact[] {
  const { plugin, onHost, sitesGet, version } = result;
  const { pluginId, slug } = plugin;
  const report = isBuild ? leaveOutUncompared(plugin.report) : plugin.report;
  const code = (text: string) => renderCode(sanitise(text));
  const folder = slug === '' ? '' : `, folder ${code(slug)}`;
  const facts: readonly (Fact | undefined)[] = [
    ['Version', isBuild && version !== '' ? code(version) : describeVersions(result, code)],
    ...listChanges(report, sanitise),
    report?.expectedVersion === undefined
      ? undefined
      : ['Expected version', renderProse(sanitise(report.expectedVersion))],
    report === undefined ? undefined : ['Checks', countGroups(groupFindings(report.findings))],
    ['Plugin', `${code(pluginId)}${folder}`],
    sitesGet && ['Sites get', renderProse(sanitise(sitesGet.text))],
    onHost?.release.tag ? ['Release', describeRelease(onHost, code)] : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}

/** Renders the proof of which package was published where; folded, because a digest is wider than a phone. */
function renderDetails({ result, isBuild = false }: RunSummary, sanitise: Sanitise): readonly string[] {
  if (result === undefined) return [];
  const { serviceUrl, package: file } = result.plugin;
  const code = (text: string) => renderCode(sanitise(text));
  // The live package may come from another build.
  const built = result.status === 'already-published' && file.kind === 'local' ? ', built now' : '';
  const facts: readonly (Fact | undefined)[] = [
    [`Package${built}`, `${code(file.name)}, ${formatSize(file.sizeBytes)}`],
    [`SHA-256${built}`, code(file.sha256)],
    ...describeOrigin(result, code),
    isBuild ? undefined : ['Service', showService(serviceUrl, code)],
  ];
  return [renderFolded('Details', [renderFacts(facts.filter((fact) => fact !== undefined))])];
}

/** Renders the facts of a run without a result: the plugin, the service, and a release that stays. */
function renderRed(
  { report, pluginId, serviceUrl, left, isBuild = false }: RunSummary,
  sanitise: Sanitise,
): readonly string[] {
  if (serviceUrl === undefined) return [];
  const code = (text: string) => renderCode(sanitise(text));
  const { version = '' } = report?.plugin ?? {};
  const facts: readonly (Fact | undefined)[] = [
    version === '' ? undefined : ['Version', code(cutName(version))],
    ...listChanges(report, sanitise),
    pluginId === undefined ? undefined : ['Plugin', code(pluginId)],
    isBuild ? undefined : ['Service', showService(serviceUrl, code)],
    left && ['Release', `${describeRelease(left, code)}, which stays as it is`],
  ];
  return [renderFacts(facts.filter((fact) => fact !== undefined))];
}

function showService(url: URL, code: Sanitise): string {
  return url === NO_SERVICE
    ? `none, because ${code('base-url')} is empty`
    : code(`${url.host}${url.pathname.replace(/\/$/, '')}`);
}

function listChanges(report: PackageReport | undefined, sanitise: Sanitise): readonly Fact[] {
  if (report?.comparison === undefined) return [];
  const libraries = report.comparison.isCompared ? countLibraries(report.comparison) : '';
  return [
    ['Changes', renderChangesLine(report.comparison, sanitise)],
    ...(libraries === '' ? [] : [['Libraries', libraries] as const]),
  ];
}

function describeVersions(
  { status, version, previousVersion, isVerified, plugin }: RunResult,
  code: Sanitise,
): string {
  if (status === 'already-published')
    return `${code(version)}, live already: to publish something new, raise the version`;
  const isFirst = previousVersion === undefined && plugin.live?.failure?.kind === 'missing';
  const before = previousVersion === undefined ? 'not known' : code(previousVersion);
  const after = version === '' ? 'not known' : `<strong>${code(version)}</strong>`;
  const seen = isVerified ? ', seen live' : '';
  if (!isFirst || version === '') return `${before} → ${after}${seen}`;
  return `${after}, the first release${status === 'dry-run' ? ' if the service knows the plugin' : seen}`;
}

/** Describes where the service fetched the package; if it did not fetch it in this run, where the package is. */
function describeOrigin({ status, zipUrl, isSent }: RunResult, code: Sanitise): readonly Fact[] {
  if (status === 'published' && isSent === true) return [['Origin', 'Sent to the service']];
  if (status !== 'published') return zipUrl === '' ? [] : [['Found at', code(zipUrl)]];
  return [['Fetched from', zipUrl === '' ? 'a signed URL, which is secret' : code(zipUrl)]];
}

function describeRelease({ release, asset }: UsedRelease, code: Sanitise): string {
  const link = renderLink(release.url, code(release.tag));
  if (asset === undefined) return link;
  return `${link} with ${renderLink(locateAsset(release, asset.name), code(asset.name))}`;
}

/** The download URL of an asset, also in a draft. */
function locateAsset({ url }: HostedRelease, name: string): string {
  return `${url.replace('/releases/tag/', '/releases/download/')}/${encodeURIComponent(name.toWellFormed())}`;
}

function renderDryRun({ remarks, onHost, request }: DryRunReport, sanitise: Sanitise): readonly string[] {
  const list = (lines: readonly string[]) => lines.map((line) => `- ${renderProse(sanitise(line))}`);
  const changes = list(onHost);
  return [
    ...(remarks.length === 0 ? [] : ['#### The service', list(remarks).join('\n')]),
    ...(changes.length === 0 ? [] : ['#### On GitHub', changes.join('\n')]),
    ...(request.length === 0 ? [] : ['#### The request', renderLines(request.map(sanitise))]),
  ];
}

/** The page that explains each check, with a heading for each. */
const CHECKS_PAGE = 'https://github.com/OWNER/publish-wordpress-plugin/blob/v1/docs/checks.md';

const MARKS = { error: '❌', warning: '⚠️', notice: 'ℹ️' } as const;

/** Renders the findings: folded, but for errors that are not accepted. */
function renderFindings(report: PackageReport | undefined, sanitise: Sanitise): readonly string[] {
  if (report === undefined || report.findings.length === 0) return [];
  const groups = groupFindings(report.findings);
  const title = `Package checks: ${countGroups(groups)}`;
  const isOpen = ({ severity, accepted }: FindingGroup) => severity === 'error' && !accepted;
  const list = (some: readonly FindingGroup[]) =>
    some.map((group) => renderGroup(group, sanitise)).join('\n');
  const [open, others] = [groups.filter(isOpen), groups.filter((group) => !isOpen(group))];
  if (open.length === 0) return [renderFolded(title, [list(others)])];
  const folded = others.length === 0 ? [] : [renderFolded(countGroups(others), [list(others)])];
  return [`#### ${title}`, list(open), ...folded];
}

function renderGroup(group: FindingGroup, sanitise: Sanitise): string {
  const { id, severity, accepted, points } = group;
  const prose = (text: string) => renderProse(sanitise(text));
  const mark = accepted ? '☑️' : MARKS[severity];
  const texts = points.flatMap((point) => {
    const sentences = listSentences(point)
      .map(prose)
      .join(point.messages.length > 1 ? '<br>' : ' ');
    return accepted ? [sentences] : [sentences, `**Fix:** ${prose(point.fix)}`];
  });
  const head = `${mark} **<a href="${CHECKS_PAGE}#${id}">${id}</a>**${describePlace(group, sanitise)}${accepted ? ', accepted' : ''}`;
  return `- ${[head, ...texts].join('<br>')}`;
}

/** Describes the place of a finding, or the number of files. */
function describePlace({ findings, fileCount }: FindingGroup, sanitise: Sanitise): string {
  if (fileCount > 1) return ` in ${fileCount} files`;
  const [first, ...others] = findings;
  const { file, line } = first === undefined ? {} : placeOf(first);
  if (file === undefined) return '';
  return ` in ${renderCode(sanitise(line === undefined || others.length > 0 ? file : `${file}:${line}`))}`;
}

function renderPackage(report: PackageReport | undefined, sanitise: Sanitise): readonly string[] {
  if (report === undefined || report.facts.length === 0) return [];
  const facts = report.facts.map(([name, value]) => [name, renderProse(sanitise(value))] as const);
  return [renderFolded('Package contents', [renderFacts(facts)])];
}

function renderSteps(steps: readonly LoggedStep[], isGreen: boolean, sanitise: Sanitise): readonly string[] {
  const last = steps.at(-1);
  if (last === undefined) return [];
  const totalMs = last.startMs + last.durationMs;
  const rows = steps.map((step) => [
    `${STEP_MARKS[step.outcome]} ${step.title}`,
    step.result === undefined ? 'failed' : renderProse(sanitise(step.result)),
    describeTime(step).replaceAll(' ', '&nbsp;'),
  ]);
  const heading = `Steps: ${formatDuration(totalMs)}`;
  const table = renderTable(['Step', 'Result', 'Time'], rows);
  return isGreen ? [renderFolded(heading, [table])] : [`#### ${heading}`, table];
}

function describeTime({ durationMs, repeats }: LoggedStep): string {
  return formatDuration(durationMs) + (repeats === 0 ? '' : `<br>${describeRepeats(repeats)}`);
}

function renderChangelog({ plugin, version }: RunResult, sanitise: Sanitise): readonly string[] {
  const { changelog } = plugin;
  if (changelog === '') return [];
  // Line ends and tabs belong to Markdown, and joiners to letters and emojis.
  const markdown = changelog.replace(/[^\n\t\u200c\u200d]+/g, (text) => sanitise(text));
  return [renderFolded(`Changelog of ${renderCode(sanitise(version))}`, [markdown])];
}
