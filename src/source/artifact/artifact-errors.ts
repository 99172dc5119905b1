import { describeUnreadable } from '../../http/proxy.ts';
import { PROXY_ADDRESS_HINT } from '../../http/transport-error.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { formatSize } from '../../shared/format.ts';
import { hideQueries } from '../../shared/hide-queries.ts';
import type { Sanitise } from '../../shared/logger.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import { createWriteError, explainWrite } from '../../shared/system-error.ts';
import type { LibraryFailure, ThreadEnd } from './thread.ts';

/** Creates the error for an artifact without a package; `what` continues a sentence about it. */
export type CreateError = (what: string, hint: string, cause?: unknown) => PublishError;

/** Creates a {@link CreateError} for one artifact. */
export function createErrorFactory(artifactName: string, quote: Sanitise): CreateError {
  return (what, hint, cause) =>
    packageError(`The artifact ${quoteName(artifactName, quote)} ${what}.`, hint, cause);
}

/**
 * Explains an error of the disk; returns every other error unchanged.
 *
 * @param subject the artifact's name, quoted
 */
export function explainStorage(error: unknown, subject: string): unknown {
  return explainWrite(error, `The artifact ${subject}`, STORAGE_ADVICE);
}

/** Like {@link explainStorage}, for the system's error code alone. */
function storageError(code: string, subject: string): PublishError {
  return createWriteError(code, `The artifact ${subject}`, STORAGE_ADVICE);
}

const STORAGE_ADVICE = { folder: 'If it does, check that the name of the artifact can be that of a file.' };

/** The error without access to artifacts, which the runner gives only to actions, and only while the job runs. */
export function accessError(subject: string): PublishError {
  return inputError(
    'No access to artifacts',
    `The artifact ${subject} cannot be fetched: the runner gave this step no valid access to the artifacts of its run.`,
    'Run this action by `uses:` in a job of a workflow: the runner gives `ACTIONS_RUNTIME_TOKEN` to actions, not to commands in `run:`.',
  );
}

/** @param variable the name of the variable for the proxy; its value may be secret */
export function proxyError(subject: string, variable: string): PublishError {
  return fetchError(
    `The artifact ${subject} cannot be fetched: ${describeUnreadable(variable)}.`,
    PROXY_ADDRESS_HINT,
  );
}

/** The error for an artifact of another run without a valid token. */
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

function packageError(message: string, hint: string, cause?: unknown): PublishError {
  return new PublishError({ code: 'package', title: 'Package cannot be published', message, hint, cause });
}

/** Bounds the list, because each job of a matrix may have uploaded an artifact. */
const MAX_LISTED = 10;

export const AGAIN = 'Check https://www.githubstatus.com and run this again later.';

/** Explains why an artifact of this run was not downloaded, or the download is not usable. */
export function explainThreadEnd(
  end: ThreadEnd,
  subject: string,
  { quote, maxBytes }: { readonly quote: Sanitise; readonly maxBytes: number },
): PublishError {
  if (end.kind === 'done') return digestError(subject);
  if (end.kind === 'stopped') return explainStop(end.why, subject, maxBytes);
  const { failure, isFound, reason } = end;
  return (
    explainMissing(failure, subject, quote) ??
    explainDownload(reason ?? failure.message, subject) ??
    explainStatus(failure, isFound, subject, quote) ??
    explainRest(reason ?? failure.message, subject, quote)
  );
}

export function digestError(subject: string): PublishError {
  return packageError(
    `The artifact ${subject} is not what was uploaded: its SHA-256 differs from the one that GitHub recorded.`,
    'Run this again; if that does not help, upload the artifact again.',
  );
}

export function sizeError(subject: string, maxBytes: number): PublishError {
  return packageError(
    `The artifact ${subject} is larger than ${formatSize(maxBytes)}.`,
    'Upload only the plugin, without what it does not need at run time.',
  );
}

function explainStop(
  why: Extract<ThreadEnd, { kind: 'stopped' }>['why'],
  subject: string,
  maxBytes: number,
): PublishError {
  switch (why) {
    case 'size':
      return sizeError(subject, maxBytes);
    case 'look-up-deadline':
      return fetchError(`The artifact ${subject} could not be looked up in time.`, AGAIN);
    case 'download-deadline':
      return fetchError(`The artifact ${subject} could not be downloaded in time.`, AGAIN);
    case 'vanished':
      return fetchError(
        `The artifact ${subject} cannot be fetched: a connection broke before the answer was complete.`,
        AGAIN,
      );
  }
}

/** Explains an artifact that does not exist, or that this step cannot access. */
function explainMissing(
  { name, message, names }: LibraryFailure,
  subject: string,
  quote: Sanitise,
): PublishError | undefined {
  if (name === 'GHESNotSupportedError') {
    return inputError(
      'Artifacts cannot be read here',
      'Input `artifact-name` works on GitHub.com only: GitHub Enterprise Server has another artifact service.',
      'Use `actions/download-artifact@v3` in an earlier step and give `zip-path`, or give `zip_url`.',
    );
  }
  if (/ACTIONS_RESULTS_URL|backend IDs|Invalid token specified/.test(message)) return accessError(subject);
  return name === 'ArtifactNotFoundError' ? missingError(subject, names, undefined, quote) : undefined;
}

/**
 * The error when no artifact has the name.
 *
 * @param names the names of existing artifacts; `undefined` when they are not known
 * @param runId absent for this run
 */
export function missingError(
  subject: string,
  names: readonly string[] | undefined,
  runId: number | undefined,
  quote: Sanitise,
): PublishError {
  const place = runId === undefined ? 'this workflow run' : `the workflow run ${runId}`;
  const others =
    names === undefined
      ? ''
      : names.length === 0
        ? ', which has no artifacts'
        : `, which has ${listNames(names, quote, MAX_LISTED)}`;
  const [only, second] = names ?? [];
  const upload =
    only === undefined || second !== undefined
      ? 'Upload'
      : `Set \`artifact-name\` to ${quoteName(only, quote)} if that is the plugin, or upload`;
  return notFoundError(
    `There is no artifact ${subject} in ${place}${others}.`,
    runId === undefined
      ? `${upload} it in an earlier step, or in a job that this one \`needs\`; for an artifact of another run, set \`artifact-run-id\`.`
      : 'Check `artifact-name` and `artifact-run-id`, and that the artifact has not expired.',
  );
}

/** Explains an error of the storage or the disk. */
function explainDownload(reason: string, subject: string): PublishError | undefined {
  const [, code] =
    /^(?:Unable to download and extract artifact: )?(E(?:NOSPC|DQUOT|FBIG|ACCES|ROFS|ISDIR|NAMETOOLONG)): /.exec(
      reason,
    ) ?? [];
  if (code !== undefined) return storageError(code, subject);
  if (reason.endsWith('URI malformed')) {
    return fetchError(
      `The artifact ${subject} cannot be downloaded: GitHub's library cannot handle its name.`,
      'Rename the artifact without `%`.',
    );
  }
  const [, status] = /blob storage: (\d{3})/.exec(reason) ?? [];
  return status === undefined ? undefined : explainStorageStatus(Number(status), subject);
}

/** Explains a refusal by the storage. */
export function explainStorageStatus(status: number, subject: string): PublishError {
  return fetchError(
    `The artifact ${subject} cannot be downloaded: the storage returned ${status}.`,
    status === 403 ? 'Run this again: download addresses expire quickly.' : AGAIN,
  );
}

/** Explains a refusal by the artifact service. */
function explainStatus(
  { message }: LibraryFailure,
  isFound: boolean,
  subject: string,
  quote: Sanitise,
): PublishError | undefined {
  const status = Number(/Failed request: \((\d{3})\)/.exec(message)?.[1] ?? 0);
  if (status < 400) return undefined;
  if (status === 401 || status === 403) return accessError(subject);
  if (status === 404 && isFound) {
    return notFoundError(
      `The artifact ${subject} was deleted while this ran.`,
      'Run the workflow that uploads it again.',
    );
  }
  const said = quote(hideSecrets(message.replace(/^.*Failed request: \(\d{3}\) /s, '')));
  return fetchError(`The artifact ${subject} cannot be fetched: GitHub returned ${status} (${said}).`, AGAIN);
}

const NETWORK =
  /\bE(?:CONN[A-Z]+|AI_[A-Z]+|NOTFOUND|TIMEDOUT|HOSTUNREACH|NETUNREACH|PIPE|PROTO)\b|fetch failed|did not respond|[Tt]imeout|socket|certificate|tunnel/;

function explainRest(reason: string, subject: string, quote: Sanitise): PublishError {
  const [line = ''] = reason.split('\n', 1);
  const what = quote(hideSecrets(line.replace(/^(Failed to \w+: )?(Unable to make request: )?/, '')));
  return NETWORK.test(line)
    ? fetchError(
        `The artifact ${subject} cannot be fetched: the connection to GitHub failed (${what}).`,
        'Check that the runner can reach GitHub, and its proxy settings, then run this again.',
      )
    : fetchError(`The artifact ${subject} cannot be fetched: GitHub's library failed (${what}).`, AGAIN);
}

/**
 * Removes possible secrets from the library's messages, which quote signed URLs of the storage, and the beginning of
 * answers that are not JSON.
 */
export function hideSecrets(reason: string): string {
  return / JSON\b/.test(reason) ? 'an answer was not JSON' : hideQueries(reason);
}
