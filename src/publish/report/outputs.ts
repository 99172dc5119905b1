import { writeChanges } from '../compare/describe.ts';
import type { ReportedFinding } from '../../action/accept.ts';
import type { OutputSink } from '../../action/runner.ts';
import { PublishError } from '../../shared/publish-error.ts';
import type { Sanitise } from '../../shared/logger.ts';
import type { PackageReport } from './package-report.ts';
import type { RunEnd } from '../types.ts';

/** Outputs about the package and its changes, which say nothing about a release. */
const FOUND = {
  findings: ({ findings }: PackageReport, sanitise: Sanitise) => writeFindings(findings, sanitise),
  changes: ({ comparison }: PackageReport, sanitise: Sanitise) => writeChanges(comparison, sanitise),
} as const;

/** The outputs that `action.yml` declares. Outputs that do not apply are empty. */
export const OUTPUTS = {
  version: ({ result }: RunEnd) => result.version,
  // Empty when others published the version and the step is red.
  success: ({ result, problem }: RunEnd) =>
    result.status === 'already-published' && problem !== undefined ? '' : 'true',
  status: ({ result }: RunEnd) => result.status,
  plugin_id: ({ result }: RunEnd) => result.plugin.pluginId,
  slug: ({ result }: RunEnd) => result.plugin.slug,
  zip_url: ({ result }: RunEnd) => result.zipUrl,
  'previous-version': ({ result }: RunEnd) => result.previousVersion ?? '',
  verified: ({ result }: RunEnd) => String(result.isVerified),
  served: ({ result }: RunEnd) => result.sitesGet?.verdict ?? '',
  sha256: ({ result }: RunEnd) => result.plugin.package.sha256,
  size: ({ result }: RunEnd) => String(result.plugin.package.sizeBytes),
  changelog: ({ result }: RunEnd) => result.plugin.changelog,
  findings: ({ result: { plugin } }: RunEnd, sanitise: Sanitise) =>
    plugin.report === undefined ? '' : FOUND.findings(plugin.report, sanitise),
  changes: ({ result: { plugin } }: RunEnd, sanitise: Sanitise) =>
    plugin.report === undefined ? '' : FOUND.changes(plugin.report, sanitise),
  'package-path': ({ kept }: RunEnd) => kept?.path ?? '',
  sbom: ({ bill }: RunEnd) => bill?.path ?? '',
  'release-tag': ({ result }: RunEnd) => result.onHost?.release.tag ?? '',
  'release-id': ({ result }: RunEnd) => String(result.onHost?.release.id ?? ''),
  'release-url': ({ result }: RunEnd) => result.onHost?.release.url ?? '',
  'asset-id': ({ result }: RunEnd) => String(result.onHost?.asset?.id ?? ''),
  'asset-name': ({ result }: RunEnd) => result.onHost?.asset?.name ?? '',
} as const;

/**
 * Sets the outputs for later steps.
 *
 * @throws PublishError `after-publish`, or `not-published` in a dry run: the outputs cannot be written,
 * although the work is done
 */
export function writeOutputs(end: RunEnd, sanitise: Sanitise, outputs: OutputSink): void {
  try {
    for (const [name, read] of Object.entries(OUTPUTS)) outputs.set(name, read(end, sanitise));
  } catch (error) {
    const { status, plugin, version } = end.result;
    const isDryRun = status === 'dry-run';
    throw new PublishError({
      code: isDryRun ? 'not-published' : 'after-publish',
      title: 'Outputs not written',
      message:
        (isDryRun ? 'The dry run is complete' : `${plugin.pluginId} ${version} is published`) +
        `, but the outputs for the next steps could not be written to ${outputs.name}.`,
      hint: isDryRun
        ? 'Check disk space and permissions of the runner.'
        : 'Check disk space and permissions of the runner; do not publish again, but run the next steps by hand.',
      cause: error,
    });
  }
}

/**
 * Sets the outputs about the package when a run ends early, for steps such as one that comments on a pull request. An
 * output file that cannot be written must not hide why the run ended.
 */
export function writeFound(report: PackageReport, sanitise: Sanitise, outputs: OutputSink): void {
  try {
    for (const [name, read] of Object.entries(FOUND)) outputs.set(name, read(report, sanitise));
  } catch {
    // The log and the job summary have them, too.
  }
}

/** Far below 128 KiB, which is Linux's limit for an environment variable. */
const MAX_BYTES = 64 * 1024;

/**
 * Writes the findings as one line of JSON; names in backticks are code. A last element with the id `left-out` counts
 * the findings that do not fit. A finding about several files has `files`.
 *
 * @param maxBytes maximum size of the JSON in UTF-8, without that last element
 */
function writeFindings(
  findings: readonly ReportedFinding[],
  sanitise: Sanitise,
  maxBytes: number = MAX_BYTES,
): string {
  const items = findings.map(({ id, severity, message, effect, fix, file, line, files, accepted }) => {
    const item = {
      id,
      severity,
      message: sanitise(`${message} ${effect}`),
      fix: sanitise(fix),
      file: file === undefined ? null : sanitise(file),
      line: line ?? null,
      accepted,
    };
    // Without this limit, one long list would push out all later findings.
    const whole = files && JSON.stringify({ ...item, files: files.map((path) => sanitise(path)) });
    return whole !== undefined && Buffer.byteLength(whole) <= maxBytes / 2 ? whole : JSON.stringify(item);
  });
  let bytes = 2;
  const left = items.findIndex((item) => (bytes += Buffer.byteLength(item) + 1) > maxBytes);
  if (left < 0) return `[${items.join(',')}]`;
  return `[${[...items.slice(0, left), describeRest(items.length - left)].join(',')}]`;
}

function describeRest(count: number): string {
  return JSON.stringify({
    id: 'left-out',
    severity: 'notice',
    message: `${count} more findings were left out here.`,
    fix: 'The log of the run has all of them.',
    file: null,
    line: null,
    accepted: false,
  });
}
