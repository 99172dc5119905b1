import { describeUnreadable } from '../../http/proxy.ts';
import { PROXY_ADDRESS_HINT } from '../../http/transport-error.ts';
import { PublishError } from '../../shared/errors.ts';
import type { Sanitise } from '../../shared/logger.ts';
import { showName } from './text.ts';

/** Says why an artifact holds no package; `what` continues a sentence about it. */
export type Refuse = (what: string, hint: string, cause?: unknown) => PublishError;

/** Creates the function that says why this artifact cannot be published. */
export function createRefuse(artifactName: string, quote: Sanitise): Refuse {
  return (what, hint, cause) =>
    packageError(`The artifact ${showName(artifactName, quote)} ${what}.`, hint, cause);
}

/**
 * What the disk refuses gets words; everything else stays itself.
 *
 * @param subject the artifact's name as it is shown
 */
export function explainDisk(error: unknown, subject: string): unknown {
  const { code, syscall } = Object(error) as { code?: unknown; syscall?: unknown };
  const isOfSystem = typeof code === 'string' && typeof syscall === 'string';
  return isOfSystem ? diskError(subject, code, error) : error;
}

export function diskError(subject: string, code: string, cause?: unknown): PublishError {
  const isFull = /^(ENOSPC|EDQUOT|EFBIG)$/.test(code);
  return new PublishError({
    code: 'not-published',
    title: isFull ? 'Disk is full' : 'Disk cannot be written to',
    message: `The artifact ${subject} could not be stored on the runner: ${
      isFull ? 'its disk is full' : 'a temporary file cannot be written'
    } (${code}).`,
    hint: isFull
      ? 'Free space on the runner before this step.'
      : 'Check that `RUNNER_TEMP` names a folder of the runner that can be written to, and that the name of the artifact is one for a file.',
    cause,
  });
}

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
    'Leave the input out, so that it is the token of the job, and add `actions: read` to the `permissions` of the job.',
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
