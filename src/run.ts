import * as core from '@actions/core';
import { deploy } from './deploy.ts';
import { toPublishErrors } from './errors.ts';
import { sendRequest } from './http.ts';
import { collectSecrets, readInputs } from './inputs.ts';
import { createLogger, createQuote, createSanitiser, maskSecrets } from './log.ts';
import { writeOutputs } from './outputs.ts';
import { renderFailure, renderSuccess } from './summary.ts';

/**
 * Runs the action: joins the recipe to the runner, and turns whatever it throws into annotations, a summary and a
 * failing exit code.
 */
export async function run(): Promise<void> {
  // First of all, and taken back last: a process that ends early, for whatever reason, must not end green.
  process.exitCode = 1;

  const secrets = collectSecrets(process.env);
  maskSecrets(secrets);
  const sanitise = createSanitiser(secrets);
  const log = createLogger(sanitise);

  try {
    const inputs = readInputs(process.env);
    const deployment = await deploy(inputs, { send: sendRequest, log, quote: createQuote(sanitise) });
    writeOutputs(deployment);
    await writeSummary(renderSuccess(deployment, sanitise)).catch(() => {
      log.warning('No job summary', 'The job summary could not be written; the release is not affected.');
    });
    process.exitCode = 0;
  } catch (thrown) {
    const errors = toPublishErrors(thrown);
    for (const { title, message, hint } of errors) log.error(title, `${message} ${hint}`);
    // The annotations have said it all already.
    await writeSummary(renderFailure(errors, sanitise)).catch(() => undefined);
  }
}

/** A runner without job summaries, or a person at a terminal, names no file for one. */
async function writeSummary(markdown: string): Promise<void> {
  if (process.env['GITHUB_STEP_SUMMARY']) await core.summary.addRaw(markdown).write();
}
