import type { Deployment } from './deploy.ts';
import type { PublishError } from './errors.ts';
import { formatDuration, formatSize } from './format.ts';
import type { HostedRelease } from './hosting/job.ts';
import type { Sanitise } from './log.ts';
import {
  renderCode,
  renderFacts,
  renderFolded,
  renderLines,
  renderLink,
  renderName,
  renderProse,
  renderTable,
} from './markdown.ts';
import { describeOutcome, type RunStory } from './outcome.ts';
import { countFindings, type PackageReport } from './package-report.ts';
import type { Step } from './steps.ts';

/**
 * The job summary as GitHub-flavoured Markdown: a receipt of what was done. When the step is red, causes and fixes come
 * first, the same as in its annotations.
 */
export function renderSummary(story: RunStory, sanitise: Sanitise): string {
  const { deployment, errors, steps } = story;
  const report = deployment?.report ?? story.report;
  const { mark, text } = describeOutcome(story, (name) => renderName(sanitise(name)));
  const blocks = [
    `### ${mark} ${text}`,
    ...renderErrors(errors, sanitise),
    ...(deployment === undefined ? [] : [renderFacts(listFacts(deployment, sanitise))]),
    ...renderRehearsal(deployment, sanitise),
    ...renderFindings(report, sanitise),
    ...renderPackage(report, sanitise),
    ...renderSteps(steps, sanitise),
    // Last, because others wrote its Markdown.
    ...renderChangelog(deployment, sanitise),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function renderErrors(errors: readonly PublishError[], sanitise: Sanitise): readonly string[] {
  // What the findings below say is not said twice.
  return errors
    .filter(({ isReported }) => !isReported)
    .flatMap(({ title, message, hint }) => [
      `**${renderProse(sanitise(title))}**: ${renderProse(sanitise(message))}`,
      `**What to do:** ${renderProse(sanitise(hint))}`,
    ]);
}

type Fact = readonly [name: string, html: string];

function listFacts(deployment: Deployment, sanitise: Sanitise): readonly Fact[] {
  const { pluginId, slug, serviceUrl, package: found, digest, release, asset } = deployment;
  const code = (text: string) => renderCode(sanitise(text));
  const folder = slug === '' ? '' : `, folder ${code(slug)}`;
  const facts: readonly (Fact | undefined)[] = [
    ['Version', describeVersions(deployment, code)],
    ['Plugin', `${code(pluginId)}${folder}`],
    ['Service', code(`${serviceUrl.host}${serviceUrl.pathname.replace(/\/$/, '')}`)],
    ['Package', `${code(found.name)}, ${formatSize(digest?.sizeBytes ?? found.sizeBytes)}`],
    digest && ['SHA-256', code(digest.sha256)],
    ['Fetched from', describeUrl(deployment, code)],
    release && ['Release', renderLink(release.url, code(release.tag))],
    release && asset && ['Asset', renderLink(locateAsset(release, asset.name), code(asset.name))],
  ];
  return facts.filter((fact) => fact !== undefined);
}

function describeVersions(
  { status, version, previousVersion, isVerified }: Deployment,
  code: Sanitise,
): string {
  if (status === 'already-published') return `${code(version)}, live already`;
  const before = previousVersion === undefined ? 'not known' : code(previousVersion);
  const after = version === '' ? 'not known' : `<strong>${code(version)}</strong>`;
  return `${before} → ${after}${isVerified ? ', seen live' : ''}`;
}

function describeUrl({ status, zipUrl, asset }: Deployment, code: Sanitise): string {
  if (zipUrl !== '') return code(zipUrl);
  if (status === 'published') return 'a signed URL, which is secret';
  return asset === undefined ? 'nowhere, nothing was sent' : 'the asset of the release';
}

/** Where GitHub has the assets of a release, also those of a draft. */
function locateAsset({ url }: HostedRelease, name: string): string {
  return `${url.replace('/releases/tag/', '/releases/download/')}/${encodeURIComponent(name)}`;
}

function renderRehearsal(deployment: Deployment | undefined, sanitise: Sanitise): readonly string[] {
  const { onGitHub, request } = deployment?.rehearsal ?? { onGitHub: [], request: [] };
  const changes = onGitHub.map((line) => `- ${renderProse(sanitise(line))}`);
  return [
    ...(changes.length === 0 ? [] : ['#### On GitHub', changes.join('\n')]),
    ...(request.length === 0 ? [] : ['#### The request', renderLines(request.map(sanitise))]),
  ];
}

const SEVERITIES = { error: '❌ error', warning: '⚠️ warning', notice: 'ℹ️ notice' } as const;

function renderFindings(report: PackageReport | undefined, sanitise: Sanitise): readonly string[] {
  if (report === undefined || report.findings.length === 0) return [];
  const prose = (text: string) => renderProse(sanitise(text));
  const rows = report.findings.map(({ id, severity, message, effect, fix, file, line }) => [
    `${SEVERITIES[severity]}<br>${renderCode(id)}`,
    `${prose(message)} ${prose(effect)}`,
    file === undefined ? '' : renderCode(sanitise(line === undefined ? file : `${file}:${line}`)),
    prose(fix),
  ]);
  return [
    `#### Package checks: ${countFindings(report.findings)}`,
    renderTable(['Check', 'What', 'Where', 'Fix'], rows),
  ];
}

function renderPackage(report: PackageReport | undefined, sanitise: Sanitise): readonly string[] {
  if (report === undefined || report.facts.length === 0) return [];
  const facts = report.facts.map(([name, value]) => [name, renderProse(sanitise(value))] as const);
  return [renderFolded('What is in the package', [renderFacts(facts)])];
}

/** Characters of the line of time. */
const LINE_LENGTH = 24;

function renderSteps(steps: readonly Step[], sanitise: Sanitise): readonly string[] {
  const last = steps.at(-1);
  if (last === undefined) return [];
  const totalMs = last.startMs + last.durationMs;
  const rows = steps.map((step) => [
    `${step.result === undefined ? '✘' : '✔'} ${step.title}`,
    step.result === undefined ? 'failed' : renderProse(sanitise(step.result)),
    `<code>${drawStep(step, totalMs)}</code>`,
    formatDuration(step.durationMs),
    step.repeats === 0 ? '' : String(step.repeats),
  ]);
  const hasRepeats = steps.some(({ repeats }) => repeats > 0);
  const head = ['Step', 'Result', 'When', 'Time', ...(hasRepeats ? ['Repeats'] : [])];
  return [
    renderFolded(`Steps: ${formatDuration(totalMs)}`, [
      renderTable(
        head,
        rows.map((cells) => cells.slice(0, head.length)),
      ),
    ]),
  ];
}

/** A step on the line of time of the whole run. */
function drawStep({ startMs, durationMs }: Step, totalMs: number): string {
  const scale = totalMs === 0 ? 0 : LINE_LENGTH / totalMs;
  const start = Math.min(LINE_LENGTH - 1, Math.floor(startMs * scale));
  const end = Math.min(LINE_LENGTH, Math.max(start + 1, Math.round((startMs + durationMs) * scale)));
  return '░'.repeat(start) + '█'.repeat(end - start) + '░'.repeat(LINE_LENGTH - end);
}

function renderChangelog(deployment: Deployment | undefined, sanitise: Sanitise): readonly string[] {
  const { changelog = '', version = '' } = deployment ?? {};
  if (changelog === '') return [];
  // Sanitised line by line, because line ends are part of it.
  const lines = changelog.split('\n').map(sanitise);
  return [renderFolded(`Changelog of ${renderCode(sanitise(version))}`, [lines.join('\n')])];
}
