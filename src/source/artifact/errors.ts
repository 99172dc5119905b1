import { describeUnreadable } from '../../http/proxy.ts';
import { PROXY_ADDRESS_HINT } from '../../http/transport-error.ts';
import { PublishError } from '../../shared/errors.ts';
import type { Sanitise } from '../../shared/logger.ts';
import { quoteName } from '../../shared/quote.ts';
import { createWriteError, explainWrite } from '../../shared/system-error.ts';

/** Says why an artifact holds no package; `what` continues a sentence about it. */
export type CreateError = (what: string, hint: string, cause?: unknown) => PublishError;

/** Creates the function that says why this artifact cannot be published. */
export function createErrorFactory(artifactName: string, quote: Sanitise): CreateError {
  return (what, hint, cause) =>
    packageError(`The artifact ${quoteName(artifactName, quote)} ${what}.`, hint, cause);
}

/**
 * Explains an error of the disk; returns every other error unchanged.
 *
 * @param subject the artifact's name as it is shown
 */
export function explainStorage(error: unknown, subject: string): unknown {
  return explainWrite(error, `The artifact ${subject}`, STORAGE_ADVICE);
}

/** Like {@link explainStorage}, of an error that told only the system's code. */
export function storageError(code: string, subject: string): PublishError {
  return createWriteError(code, `The artifact ${subject}`, STORAGE_ADVICE);
}

const STORAGE_ADVICE = { folder: 'If it does, check that the name of the artifact can be that of a file.' };

/** The runner gives access to artifacts only to actions, and only while the job runs. */
export function accessError(subject: string): PublishError {
  return inputError(
    'No access to artifacts',
    `The artifact ${subject} cannot be fetched: the runner gave this step no valid access to the artifacts of its run.`,
    'Run this action by `uses:` in a job of a workflow: the runner gives `ACTIONS_RUNTIME_TOKEN` to actions, not to commands in `run:`.',
  );
}

/** @param variable names the proxy, and its value may be secret */
export function proxyError(subject: string, variable: string): PublishError {
  return fetchError(
    `The artifact ${subject} cannot be fetched: ${describeUnreadable(variable)}.`,
    PROXY_ADDRESS_HINT,
  );
}

/** Without a token, artifacts of other runs are out of reach. */
export function tokenError(what: string): PublishError {
  return inputError(
    'Input github-token',
    `Input \`github-token\` ${what}, and the artifact of another run cannot be read without it.`,
    "Leave the input out to use the token of the job, and add `actions: read` to the job's `permissions`.",
  );
}

export function notFoundError(message: string, hint: string): PublishError {
  return inputError('Artifact not found', message, hint);
}

export function inputError(title: string, message: string, hint: string): PublishError {
  return new PublishError({ code: 'input', title, message, hint });
}

export function fetchError(message: string, hint: string): PublishError {
  return new PublishError({ code: 'package', title: 'Artifact cannot be fetched', message, hint });
}

export function packageError(message: string, hint: string, cause?: unknown): PublishError {
  return new PublishError({ code: 'package', title: 'Package cannot be published', message, hint, cause });
}
