import type { OutputSink } from '../action/runner.ts';
import { PublishError } from '../shared/publish-error.ts';
import type { Live } from './read-live-plugin.ts';

/** The outputs that `live/action.yml` declares. Fields that the service does not name are empty. */
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
 * Sets the outputs for later steps.
 *
 * @throws PublishError `not-known`: they cannot be written
 */
export function writeLiveOutputs(live: Live, outputs: OutputSink): void {
  try {
    for (const [name, read] of Object.entries(LIVE_OUTPUTS)) outputs.set(name, read(live));
  } catch (error) {
    throw new PublishError({
      code: 'not-known',
      title: 'Outputs not written',
      message: `The live version was read, but the outputs for the next steps could not be written to ${outputs.name}.`,
      hint: 'Check disk space and permissions of the runner.',
      cause: error,
    });
  }
}
