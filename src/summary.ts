import type { Deployment } from './deploy.ts';
import type { ErrorCode, PublishError } from './errors.ts';
import { formatSize } from './format.ts';
import type { HostedRelease } from './hosting/job.ts';
import type { Sanitise } from './log.ts';
import { escapeMarkdown, renderCode, renderProse, renderTable } from './markdown.ts';
import type { PackageReport } from './package-report.ts';

/** The job summary of a green run, as GitHub-flavoured Markdown. */
export function renderSuccess(deployment: Deployment, sanitise: Sanitise): string {
  const { status, pluginId, version, previousVersion, isVerified, package: found } = deployment;
  const { digest, release, asset } = deployment;
  const code = (text: string) => renderCode(sanitise(text));
  const headline = {
    published: `✅ ${code(pluginId)} ${code(version)} is published`,
    'already-published': `✅ ${code(pluginId)} ${code(version)} was published already`,
    'dry-run': `🧪 Dry run: ${code(pluginId)} could be published`,
  }[status];
  const outcome = [
    ['Plugin', code(pluginId)],
    ['Version', version === '' ? 'not known' : code(version)],
    ['Before', previousVersion === undefined ? 'not known' : code(previousVersion)],
    ['Status', `${code(status)}${isVerified ? ', seen live' : ''}`],
    ['Package', `${code(found.name)}, ${formatSize(found.sizeBytes)}`],
    ...(digest === undefined ? [] : [['SHA-256', code(digest.sha256)]]),
    ['Served from', describeUrl(deployment, code)],
    ...(release === undefined ? [] : [['Release', linkRelease(release, code)]]),
    ...(asset === undefined ? [] : [['Asset', code(asset.name)]]),
  ];
  return joinBlocks([
    `### ${headline}`,
    renderTable(['', ''], outcome),
    ...renderReport(deployment.report, sanitise),
  ]);
}

function describeUrl({ status, zipUrl, asset }: Deployment, code: Sanitise): string {
  if (zipUrl !== '') return code(zipUrl);
  if (status === 'published') return 'a signed URL, which is secret';
  return asset === undefined ? 'nothing was sent' : 'the asset of the release';
}

/** A link only where nothing in the address can end it. */
function linkRelease({ tag, url }: HostedRelease, code: Sanitise): string {
  return /^https?:\/\/[\w.:/%+~-]+$/.test(url) ? `[${code(tag)}](${url})` : code(tag);
}

/** Where it is not certain that nothing was published; the first that fits. */
const HEADLINES: readonly (readonly [ErrorCode, string])[] = [
  ['after-publish', '⚠️ Published, but the step failed afterwards'],
  ['unknown-outcome', '⚠️ It is not known whether the plugin was published'],
  ['internal', '⚠️ The step failed in an unexpected way'],
];

/** The job summary of a red run: for each error the same title, cause and fix as in its annotation. */
export function renderFailure(
  errors: readonly PublishError[],
  report: PackageReport | undefined,
  sanitise: Sanitise,
): string {
  const codes = errors.map(({ code }) => code);
  const headline = HEADLINES.find(([code]) => codes.includes(code))?.[1] ?? '❌ The plugin was not published';
  // What the package's findings say already is not said twice.
  const others = errors.filter(({ isReported }) => !isReported);
  const paragraphs = others.map(
    ({ title, message, hint }) =>
      `**${escapeMarkdown(sanitise(title))}**: ${renderProse(sanitise(message))}\n\n**What to do:** ${renderProse(sanitise(hint))}`,
  );
  return joinBlocks([`### ${headline}`, ...paragraphs, ...renderReport(report, sanitise)]);
}

const SEVERITIES = { error: '❌ error', warning: '⚠️ warning', notice: 'ℹ️ notice' } as const;

function renderReport(report: PackageReport | undefined, sanitise: Sanitise): readonly string[] {
  if (report === undefined) return [];
  const prose = (text: string) => renderProse(sanitise(text));
  const findings = report.findings.map(({ id, severity, message, effect, fix, file, line }) => [
    `${SEVERITIES[severity]}<br>${renderCode(id)}`,
    `${prose(message)} ${prose(effect)}`,
    file === undefined ? '' : renderCode(sanitise(line === undefined ? file : `${file}:${line}`)),
    prose(fix),
  ]);
  const facts = report.facts.map(([name, value]) => [name, prose(value)]);
  return [
    ...(findings.length > 0
      ? ['#### Package checks', renderTable(['Severity', 'What', 'Where', 'Fix'], findings)]
      : []),
    ...(facts.length > 0 ? ['#### Package', renderTable(['', ''], facts)] : []),
  ];
}

function joinBlocks(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}
