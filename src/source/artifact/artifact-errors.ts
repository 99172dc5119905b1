import { PublishError } from '../../shared/publish-error.ts';
import { formatSize } from '../../shared/format.ts';
import { hideQueries } from '../../shared/hide-queries.ts';
import type { Sanitise } from '../../shared/logger.ts';
import { listNames } from '../../shared/quote.ts';
import type { LibraryFailure, ThreadEnd } from './thread.ts';

/** An artifact, for messages. */
export interface Subject {
  /** Its name, quoted. */
  readonly name: string;
  /** The run that uploaded it, after "of". */
  readonly run: string;
  readonly quote: Sanitise;
}

export const AGAIN = 'Check https://www.githubstatus.com and run this again later.';

export const DELIVERY_ADVICE =
  'Run this again. If that does not help, check that the runner can reach `*.blob.core.windows.net`, that its disk has room, and https://www.githubstatus.com.';

export function inputError(title: string, message: string, hint: string): PublishError {
  return new PublishError({ code: 'input', title, message, hint });
}

/** @param why the cause, in words that may be shown */
export function fetchError({ name, run }: Subject, why: string, hint: string): PublishError {
  const message = `The artifact ${name} of ${run} cannot be fetched: ${why}.`;
  return new PublishError({ code: 'package', title: 'Artifact cannot be fetched', message, hint });
}

/** The error for an artifact without a package; `what` continues a sentence about it. */
export function contentError(
  { name, run }: Subject,
  what: string,
  hint: string,
  cause?: unknown,
): PublishError {
  const message = `The artifact ${name} of ${run} ${what}.`;
  return new PublishError({ code: 'package', title: 'Package cannot be published', message, hint, cause });
}

export function digestError(subject: Subject): PublishError {
  return contentError(
    subject,
    'differs from the upload: its SHA-256 is not the one that GitHub recorded',
    'Run this again; if that does not help, upload the artifact again.',
  );
}

export function sizeError(subject: Subject, maxBytes: number): PublishError {
  return contentError(
    subject,
    `is larger than ${formatSize(maxBytes)}`,
    'Upload only the files that the plugin needs at run time.',
  );
}

/** The error without access to artifacts, which the runner gives only to actions, and only while the job runs. */
export function accessError({ name, run }: Subject): PublishError {
  return inputError(
    'No access to artifacts',
    `The artifact ${name} of ${run} cannot be fetched: the runner gave this step no valid access to artifacts.`,
    'Run this action by `uses:` in a job of a workflow: the runner gives `ACTIONS_RUNTIME_TOKEN` to actions, not to commands in `run:`.',
  );
}

/** Bounds the list, because each job of a matrix may have uploaded an artifact. */
const MAX_LISTED = 10;

/**
 * The error when no artifact has the name.
 *
 * @param names the names of existing artifacts; `undefined` when they are not known
 */
export function missingError(
  { name, run, quote }: Subject,
  names: readonly string[] | undefined,
  isOfThisRun: boolean,
): PublishError {
  const list = names && listNames(names, quote, MAX_LISTED);
  const others = list === undefined ? '' : `, which has ${list || 'no artifacts'}`;
  const choose =
    names?.length === 1 ? `Set \`artifact-name\` to ${list} if that is the plugin, or upload` : 'Upload';
  return inputError(
    'Artifact not found',
    `There is no artifact ${name} in ${run}${others}.`,
    isOfThisRun
      ? `${choose} it in an earlier step, or in a job that this one \`needs\`; for an artifact of another run, set \`artifact-run-id\`.`
      : 'Check `artifact-name` and `artifact-run-id`, and that the artifact has not expired.',
  );
}

/** Explains why an artifact of this run was not downloaded, or the download is not usable. */
export function explainThreadEnd(end: ThreadEnd, subject: Subject, maxBytes: number): PublishError {
  if (end.kind === 'done') return digestError(subject);
  if (end.kind === 'large') return sizeError(subject, maxBytes);
  const known = end.kind === 'failed' ? explainFailure(end.failure, subject) : undefined;
  if (known !== undefined) return known;
  if (end.found === undefined) {
    const why = end.kind === 'late' ? 'GitHub did not answer in time' : 'GitHub broke off its answer';
    return fetchError(subject, why, AGAIN);
  }
  const { sizeBytes, digest = '' } = end.found;
  const sha256 = /^sha256:[0-9a-f]{64}$/.test(digest) ? `, ${digest}` : '';
  const why = `GitHub's storage did not deliver it (${formatSize(sizeBytes)}${sha256})`;
  return fetchError(subject, why, DELIVERY_ADVICE);
}

/** Explains the cause as far as the library knows it: for the storage, only that all attempts failed. */
function explainFailure({ name, message, names }: LibraryFailure, subject: Subject) {
  if (name === 'GHESNotSupportedError') {
    return inputError(
      'Artifacts cannot be read here',
      'Input `artifact-name` works on GitHub.com only: GitHub Enterprise Server has another artifact service.',
      'Use `actions/download-artifact@v3` in an earlier step and give `zip-path`, or give `zip_url`.',
    );
  }
  if (name === 'ArtifactNotFoundError') return missingError(subject, names, true);
  if (NO_ACCESS.test(message)) return accessError(subject);
  if (message.startsWith('Unable to download and extract artifact')) return undefined;
  const [line = ''] = message.replace(/^(Failed to \w+: )?(Unable to make request: )?/, '').split('\n', 1);
  // Its message quotes unparsable text and signed URLs.
  const cause = / JSON\b/.test(line) ? 'an answer was not JSON' : hideQueries(line);
  return fetchError(subject, `GitHub's library failed (${subject.quote(cause)})`, AGAIN);
}

const NO_ACCESS = /ACTIONS_RESULTS_URL|backend IDs|Invalid token specified|Failed request: \(40[13]\)/;
