import type { OutputSink } from '../../action/runner.ts';
import { PublishError } from '../../shared/publish-error.ts';
import type { Sanitise } from '../../shared/logger.ts';
import type { Rehearsal } from '../model/rehearsal.ts';
import { type PairResult, toId } from '../model/results.ts';
import { describeTested, findUpdater, findWayBack, isFinished, judgeResults } from './verdict.ts';

/** The outputs that `rehearse/action.yml` declares; unknown ones are empty. */
export const REHEARSE_OUTPUTS = {
  passed: ({ results, planned }: Rehearsal) => {
    const verdict = judgeResults(results, planned.length);
    return verdict === 'not-known' ? '' : String(verdict === 'passed');
  },
  version: ({ next }: Rehearsal, quote: Sanitise) => quote(next?.plugin?.version ?? ''),
  'previous-version': ({ previous }: Rehearsal, quote: Sanitise) => quote(previous?.plugin?.version ?? ''),
  tested: ({ results }: Rehearsal, quote: Sanitise) => quote(describeTested(results)),
  reversible: ({ results }: Rehearsal) => String(findWayBack(results)?.isReversible ?? ''),
  results: ({ results }: Rehearsal, quote: Sanitise) =>
    JSON.stringify(results.filter(isFinished).map((result) => toOutput(result, quote))),
  updater: ({ results }: Rehearsal) => findUpdater(results) ?? '',
  pictures: ({ pictures }: Rehearsal) => pictures?.folder ?? '',
  site: ({ site }: Rehearsal) => site?.path ?? '',
} as const;

/**
 * Sets the outputs, even if the rehearsal failed.
 *
 * @param quote sanitises what the plugin, or another party, wrote
 * @throws PublishError `not-known`: they cannot be written
 */
export function writeRehearseOutputs(rehearsal: Rehearsal, quote: Sanitise, outputs: OutputSink): void {
  try {
    for (const [name, read] of Object.entries(REHEARSE_OUTPUTS)) outputs.set(name, read(rehearsal, quote));
  } catch (error) {
    throw new PublishError({
      code: 'not-known',
      title: 'Outputs not written',
      message: `The outputs for the next steps could not be written to ${outputs.name}.`,
      hint: 'Check disk space and permissions of the runner.',
      cause: error,
    });
  }
}

function toOutput({ php, wordpress, note, site, beside = [], steps }: PairResult, quote: Sanitise): object {
  return {
    php,
    wordpress: quote(wordpress),
    note,
    site: site === undefined ? undefined : quote(site),
    plugins: beside.map(quote),
    steps: steps.map(({ name, outcome, message, problems: [worst] }) => ({
      id: toId(name),
      name,
      outcome,
      message: quote(message),
      file: worst?.file === undefined ? undefined : quote(worst.file),
      line: worst?.line,
    })),
  };
}
