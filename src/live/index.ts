import { showUrl } from '../http/urls.ts';
import { readLimits } from '../action/inputs/event.ts';
import { collectOpenTexts, collectSecrets, collectUrls } from '../action/inputs/table.ts';
import { type Run, runAction, type RunningAction } from '../action/run.ts';
import type { Runner } from '../action/runner.ts';
import { buildEndpoint } from '../service/api.ts';
import { noticeLacks } from '../service/client-fields.ts';
import { PublishError } from '../shared/publish-error.ts';
import type { Environment } from '../shared/environment.ts';
import { quoteText } from '../shared/quote.ts';
import { readLivePlugin, type Live } from './read-live-plugin.ts';
import { type LiveInputs, readLiveInputs } from './inputs.ts';
import { writeLiveOutputs } from './outputs.ts';
import { describeLive, renderLiveSummary } from './summary.ts';

export { LIVE_INPUTS as INPUTS } from './inputs.ts';

/** Runs the action `live`: reads and reports the live version, or fails with the reason why it is not known. */
export function run(runner?: Runner): Promise<void> {
  const collectTexts = (env: Environment) => ({
    secrets: collectSecrets(env),
    urls: collectUrls(env),
    open: collectOpenTexts(env),
  });
  return runAction(collectTexts, createLiveAction, runner);
}

function createLiveAction({ machine, outputs, tools, steps, sanitise }: Run): RunningAction {
  let inputs: LiveInputs | undefined;
  let live: Live | undefined;
  const work = async () => {
    inputs = readLiveInputs(machine.env, readLimits(machine.env));
    const { log } = tools;
    const given = inputs;
    live = await steps.run(
      'Read what is live',
      () => {
        log.info(`GET ${showUrl(buildEndpoint(given))}`);
        return readLivePlugin(given, { ...tools, log, sanitise });
      },
      describeFound,
    );
    if (live.isFolderUnknown) {
      log.info(
        `The service knows the plugin by its \`plugin_id\`, but not by the folder ${quoteText(inputs.slug ?? '')}.`,
      );
    }
    noticeLacks(live.lacks, log);
    if (live.otherFolder !== undefined) {
      log.warning(
        'Another folder',
        `The service says that the plugin's folder is ${quoteText(live.otherFolder)}, but \`slug\` is ${quoteText(inputs.slug ?? '')}: this may be the live version of another plugin. Check \`plugin_id\` and \`slug\`: a package in that folder would be refused as \`folder-mismatch\`.`,
      );
    }
    writeLiveOutputs(live, outputs);
  };
  const report = (errors: readonly PublishError[]) => {
    const summary = { inputs, live, errors };
    return {
      errors,
      outcome: `${describeLive(summary, (name) => name)}.`,
      renderSummary: () => renderLiveSummary(summary, sanitise),
      unaffected: 'The outputs are not affected.',
    };
  };
  return { work, explainCancellation, report };
}

function describeFound({ isFound, version, said }: Live): string {
  return isFound ? version : `nothing yet, or the service does not know this plugin: ${quoteText(said)}`;
}

function explainCancellation(): PublishError {
  return new PublishError({
    code: 'not-known',
    title: 'Cancelled',
    message: 'The run was cancelled before it read the live version.',
    hint: 'It changed nothing; run it again when you like.',
  });
}
