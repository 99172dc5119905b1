import * as core from '@actions/core';
import type { Deployment } from '../publish/types.ts';
import { PublishError } from '../shared/errors.ts';
import type { Sanitise } from '../shared/logger.ts';
import { writeFindings } from './findings-output.ts';

/** The outputs that `action.yml` declares, each from the result of a green run; what does not apply is empty. */
export const OUTPUTS = {
  version: ({ version }: Deployment) => version,
  // Not of a red step whose version is live by others.
  success: ({ status, problem }: Deployment) =>
    status === 'already-published' && problem !== undefined ? '' : 'true',
  status: ({ status }: Deployment) => status,
  plugin_id: ({ pluginId }: Deployment) => pluginId,
  slug: ({ slug }: Deployment) => slug,
  zip_url: ({ zipUrl }: Deployment) => zipUrl,
  'previous-version': ({ previousVersion = '' }: Deployment) => previousVersion,
  verified: ({ isVerified }: Deployment) => String(isVerified),
  sha256: ({ digest }: Deployment) => digest?.sha256 ?? '',
  size: ({ digest }: Deployment) => String(digest?.sizeBytes ?? ''),
  changelog: ({ changelog }: Deployment) => changelog,
  findings: ({ report }: Deployment, sanitise: Sanitise) =>
    report === undefined ? '' : writeFindings(report.findings, sanitise),
  'package-path': ({ kept }: Deployment) => kept?.path ?? '',
  'release-tag': ({ release }: Deployment) => release?.tag ?? '',
  'release-id': ({ release }: Deployment) => String(release?.id ?? ''),
  'release-url': ({ release }: Deployment) => release?.url ?? '',
  'asset-id': ({ asset }: Deployment) => String(asset?.id ?? ''),
  'asset-name': ({ asset }: Deployment) => asset?.name ?? '',
} as const;

/**
 * Hands the result to the steps that follow.
 *
 * @throws PublishError `after-publish`, or `not-published` in a dry run: the runner's output file cannot be written, although the work is done
 */
export function writeOutputs(deployment: Deployment, sanitise: Sanitise): void {
  try {
    for (const [name, read] of Object.entries(OUTPUTS)) core.setOutput(name, read(deployment, sanitise));
  } catch (error) {
    const { status, pluginId, version } = deployment;
    const isDryRun = status === 'dry-run';
    throw new PublishError({
      code: isDryRun ? 'not-published' : 'after-publish',
      title: 'Outputs not written',
      message:
        (isDryRun ? 'The dry run is complete' : `${pluginId} ${version} is published`) +
        ', but the outputs for the next steps could not be written to the file that `GITHUB_OUTPUT` names.',
      hint: isDryRun
        ? 'Check disk space and permissions of the runner.'
        : 'Check disk space and permissions of the runner; do the next steps by hand instead of publishing again.',
      cause: error,
    });
  }
}
