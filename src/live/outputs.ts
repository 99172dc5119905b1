import * as core from '@actions/core';
import { PublishError } from '../shared/errors.ts';
import type { Live } from './find-live.ts';

/** The outputs that `live/action.yml` declares; what the service does not tell is empty. */
export const LIVE_OUTPUTS = {
  found: ({ isFound }: Live) => String(isFound),
  'is-newer': ({ isNewer }: Live) => String(isNewer ?? ''),
  version: ({ version }: Live) => version,
  slug: ({ slug }: Live) => slug,
  'download-url': ({ downloadUrl }: Live) => downloadUrl,
  requires: ({ requires }: Live) => requires,
  'requires-php': ({ requiresPhp }: Live) => requiresPhp,
  tested: ({ tested }: Live) => tested,
  'last-updated': ({ lastUpdated }: Live) => lastUpdated,
  json: ({ json }: Live) => json,
} as const;

/**
 * Hands what is live to the steps that follow.
 *
 * @throws PublishError `not-known`: the runner's output file cannot be written
 */
export function writeLiveOutputs(live: Live): void {
  try {
    for (const [name, read] of Object.entries(LIVE_OUTPUTS)) core.setOutput(name, read(live));
  } catch (error) {
    throw new PublishError({
      code: 'not-known',
      title: 'Outputs not written',
      message:
        'The live version was read, but the outputs for the next steps could not be written to the file that `GITHUB_OUTPUT` names.',
      hint: 'Check disk space and permissions of the runner.',
      cause: error,
    });
  }
}
