import type { LoggedStep } from '../../action/steps.ts';
import type { Progress } from '../../service/model.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { cutName } from '../../shared/quote.ts';
import type { PackageReport } from './package-report.ts';
import type { RunResult, UsedRelease } from '../types.ts';

/** The facts about an ended run for the log and the job summary. */
export interface RunSummary {
  /** `undefined` when the inputs have a mistake. */
  readonly pluginId: string | undefined;
  /** The service's address; `undefined` when the inputs have a mistake. */
  readonly serviceUrl?: URL | undefined;
  /** Whether a later job publishes the package, and reports on the service. */
  readonly isBuild?: boolean;
  readonly isDryRun?: boolean;
  /** The release that stays on the host although the run ended early. */
  readonly left?: UsedRelease | undefined;
  /** `undefined` when the run ended early. */
  readonly result: RunResult | undefined;
  /** The report on the package; `undefined` when the run ended before it. */
  readonly report: PackageReport | undefined;
  /** Empty when the step is green. */
  readonly errors: readonly PublishError[];
  readonly steps: readonly LoggedStep[];
}

/** The outcome of a run in a few words. */
interface Outcome {
  /** An emoji. */
  readonly mark: string;
  readonly text: string;
}

/** Outcomes other than "not published"; the first one that matches counts. */
const FAILURES: readonly (readonly [PublishError['code'], (plugin: string) => string])[] = [
  ['already-published', (plugin) => `${plugin} is live, but this run did not publish it`],
  ['after-publish', (plugin) => `${plugin} is published, but the step failed afterwards`],
  ['unknown-outcome', (plugin) => `It is not known whether ${plugin} was published`],
  ['internal', () => 'The step failed in an unexpected way'],
];

/**
 * Describes the outcome for the log's last line and the receipt's headline.
 *
 * @param show renders what another party wrote
 */
export function describeOutcome(summary: RunSummary, show: (text: string) => string): Outcome {
  const { result, errors } = summary;
  const plugin = namePlugin(summary, show);
  const codes = errors.map(({ code }) => code);
  const [, fail] = FAILURES.find(([code]) => codes.includes(code)) ?? [];
  const isCancelled = errors.some(({ title }) => /\bCancelled\b/.test(title));
  if (isCancelled && codes.includes('after-publish'))
    return { mark: '⚠️', text: `${plugin} is published, but the run was cancelled afterwards` };
  if (fail !== undefined) return { mark: '⚠️', text: fail(plugin) };
  const isRefused = codes.length > 0 && codes.every((code) => code === 'package');
  if (summary.isBuild === true && isRefused)
    return { mark: '❌', text: `${plugin} is built, and cannot be published as it is` };
  if (summary.isDryRun === true && codes.length > 0)
    return {
      mark: '❌',
      text: isRefused ? `Dry run: ${plugin} cannot be published as it is` : `The dry run of ${plugin} failed`,
    };
  if (errors.length > 0 || result === undefined)
    return { mark: '❌', text: `${plugin} was not published by this run` };
  switch (result.status) {
    case 'published':
      return { mark: '✅', text: `${plugin} is published` };
    case 'already-published':
      return { mark: '✅', text: `${plugin} was published already` };
    case 'dry-run':
      if (summary.isBuild === true) return { mark: '📦', text: `${plugin} ${result.dryRun.outlook}` };
      return { mark: '🧪', text: `Dry run: ${plugin} ${result.dryRun.outlook}` };
  }
}

/** Names the plugin by its own name, else by its identifier, with its version. */
function namePlugin({ result, report, pluginId }: RunSummary, show: (text: string) => string): string {
  const { plugin } = report ?? {};
  const name = plugin?.name ?? pluginId;
  // The version from the service has priority.
  const version = result?.version ?? plugin?.version ?? '';
  if (name === undefined) return 'The plugin';
  const names = version === '' ? [name] : [name, version];
  return names.map((text) => show(cutName(text))).join(' ');
}

/** States what is certain after a cancelled run. */
export function explainCancellation({ stage }: Progress): PublishError {
  switch (stage) {
    case 'not-published':
      return new PublishError({
        code: 'not-published',
        title: 'Cancelled',
        message: 'The run was cancelled before it published the version.',
        hint: 'This run published nothing; run it again when you like.',
      });
    case 'ordered':
      return new PublishError({
        code: 'unknown-outcome',
        title: 'Cancelled, outcome unknown',
        message: 'The run was cancelled after it asked for the release and before its outcome was known.',
        hint: 'Check the dashboard of the service before you run this again: the release may have been created.',
      });
    case 'published':
      return new PublishError({
        code: 'after-publish',
        title: 'Cancelled after publishing',
        message: 'The run was cancelled after the release went live.',
        hint: 'Do not publish it again; run the next steps by hand.',
      });
  }
}
