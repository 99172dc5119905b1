import { PROXY_ADDRESS_HINT, TransportError, type TransportFailure } from '../http/transport-error.ts';
import { PublishError, type PublishErrorDetails } from '../shared/publish-error.ts';
import type { Sanitise } from '../shared/logger.ts';
import { quoteText } from '../shared/quote.ts';
import { GitHubError, type Refusal, type Task } from './github-error.ts';

/**
 * The remedy for a failure: `rerun`, `change` what the hint says and then rerun, do that and the rest `by-hand`, or
 * `none`.
 */
export type Remedy = 'rerun' | 'change' | 'by-hand' | 'none';

interface Quoting {
  readonly quote: Sanitise;
}

interface HostingErrorDetails extends Omit<PublishErrorDetails, 'code'> {
  readonly remedy?: Remedy;
}

/** A failure of GitHub, explained to the plugin author. */
class HostingError extends PublishError {
  readonly remedy: Remedy;

  constructor({ remedy = 'change', ...details }: HostingErrorDetails) {
    super({ code: 'not-published', ...details });
    this.remedy = remedy;
  }
}

/** The permission for `contents` that the token needs. */
type Access = 'read' | 'write';

/**
 * Runs `work`, and explains GitHub's errors.
 *
 * @param access the permission that the whole run needs
 * @throws PublishError `not-published`
 */
export async function explainErrors<T>(
  { quote }: Quoting,
  work: () => Promise<T>,
  access: Access = 'write',
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof GitHubError ? explainGitHub(error, quote, access) : error;
  }
}

/**
 * Runs `work` after the service has published the version.
 *
 * @param advise adds to the hint what is left to do
 * @throws PublishError `after-publish`, whatever failed on GitHub
 */
export async function explainErrorsAfterPublish<T>(
  ports: Quoting,
  advise: (hint: string, remedy: Remedy) => string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await explainErrors(ports, work);
  } catch (error) {
    if (!(error instanceof PublishError) || error.code === 'after-publish') throw error;
    throw new PublishError({
      code: 'after-publish',
      title: `Published, but: ${error.title}`,
      message: `The version is published, but the release on GitHub is not complete. ${error.message}`,
      hint: advise(error.hint, error instanceof HostingError ? error.remedy : 'change'),
      cause: error,
    });
  }
}

/** Turns a GitHub error into a message and a fix. */
function explainGitHub(error: GitHubError, quote: Sanitise, access: Access): PublishError {
  const { task, refusal, otherTag, cause } = error;
  if (otherTag !== undefined) {
    const message = `After ${task.doing}, GitHub shows it with the tag ${quoteText(quote(otherTag))}.`;
    return new HostingError({ ...MISTAGGED_ADVICE, message, isMistagged: true, cause });
  }
  const advice = refusal === undefined ? adviseReach(error) : adviseRefusal(refusal, task, access);
  const message =
    refusal === undefined
      ? `${task.doing.charAt(0).toUpperCase()}${task.doing.slice(1)} on GitHub failed: ${error.message}.`
      : `GitHub returned ${refusal.status} while ${task.doing}${describe(refusal, quote)}.`;
  return new HostingError({ ...advice, message, cause });
}

/** The error for a failure before the service received an order. */
export function hostingError(
  title: string,
  message: string,
  hint: string,
  details: Pick<HostingErrorDetails, 'remedy' | 'cause'> = {},
): PublishError {
  return new HostingError({ title, message, hint, ...details });
}

function describe({ said, acceptedPermissions }: Refusal, quote: Sanitise): string {
  const text = said === '' ? '' : `: ${quoteText(quote(said))}`;
  // The hint names this permission.
  const isHinted = acceptedPermissions.startsWith('contents=');
  return acceptedPermissions === '' || isHinted
    ? text
    : `${text} (it asks for ${quoteText(quote(acceptedPermissions))})`;
}

type Advice = Pick<HostingErrorDetails, 'title' | 'hint' | 'remedy'>;

const REACH_ADVICE: Readonly<Partial<Record<TransportFailure, Omit<Advice, 'title'>>>> = {
  tls: { hint: 'Fix the certificate of that GitHub server, or add its CA to the runner.' },
  proxy: { hint: 'Check `https_proxy` and `no_proxy` of the runner.' },
  'proxy-address': { hint: PROXY_ADDRESS_HINT },
  deadline: { hint: 'Run this again; if the network is slow, raise `timeout`.', remedy: 'rerun' },
  cancelled: { hint: 'Run this again when you like.', remedy: 'rerun' },
};

const MISTAGGED_ADVICE = {
  title: 'Release has another tag',
  hint: 'On GitHub, edit the release and set its tag. If nothing needs the release, delete it and the other tag.',
  remedy: 'none',
} as const;

const STATUS_ADVICE = {
  hint: 'Check https://www.githubstatus.com and run this again.',
  remedy: 'rerun',
} as const;

function adviseReach({ cause }: GitHubError): Advice {
  const failure = cause instanceof TransportError ? cause.failure : 'interrupted';
  return { title: 'GitHub not reached', ...(REACH_ADVICE[failure] ?? STATUS_ADVICE) };
}

const PERMISSION_HINTS: Readonly<Record<Access, string>> = {
  read: 'Give the job `permissions: contents: read`; for a draft, `contents: write`.',
  write: 'Give the job `permissions: contents: write`, which pull requests from forks cannot get.',
};

/**
 * GitHub gives the same answer for a token that may not write contents and for one that may not write workflow files.
 */
function advisePermission(
  { hasWritten, acceptedPermissions }: Refusal,
  { kind }: Task,
  access: Access,
): Advice {
  const hint = PERMISSION_HINTS[acceptedPermissions.startsWith('contents=write') ? 'write' : access];
  const title = 'GitHub permission missing';
  if (kind !== 'tag') return { title, hint };
  const why = "the workflow files of the commit differ from the default branch's";
  const way = 'push the tag before this step, or use the token of a GitHub App that may write workflows.';
  const told = hasWritten
    ? `The token may write contents, so ${why}: ${way}`
    : `${hint} If it has it, ${why}: ${way}`;
  return { title, hint: told, remedy: 'by-hand' };
}

function adviseRefusal(refusal: Refusal, task: Task, access: Access): Advice {
  const { status, limitMs, immutable } = refusal;
  if (limitMs !== undefined || status === 429) {
    const wait = limitMs === undefined ? 'later' : `in ${Math.ceil(limitMs / 1000)} s or later`;
    return { title: 'GitHub rate limit reached', hint: `Run this again ${wait}.`, remedy: 'rerun' };
  }
  if (status >= 500) return { title: 'GitHub unavailable', ...STATUS_ADVICE };
  if (status < 400) return adviseRedirect(status);
  if (status === 401) {
    return {
      title: 'GitHub token refused',
      hint: 'Leave `github-token` out, or set it to a valid token: a personal one may have expired.',
    };
  }
  if (status === 403 || (status === 404 && task.kind !== 'read'))
    return advisePermission(refusal, task, access);
  if (status === 404) {
    return {
      title: 'Not found on GitHub',
      hint: 'Check that `github-token` can read this repository.',
    };
  }
  if (immutable !== undefined) return adviseImmutable(immutable);
  if (refusal.isTagRestricted) return RESTRICTED_ADVICE;
  return { title: 'Refused by GitHub', hint: 'Fix what GitHub says, then run this again.' };
}

const RESTRICTED_ADVICE = {
  title: 'Tag not allowed',
  hint: 'A ruleset does not let this token create the tag: push the tag first, or allow it in the ruleset.',
  remedy: 'by-hand',
} as const;

function adviseRedirect(status: number): Advice {
  return status < 300
    ? {
        title: 'No signed URL',
        hint: 'This GitHub server has no signed URLs. If its files are public, set `asset-url` to `public`; else put the package elsewhere and use `zip_url`.',
      }
    : {
        title: 'Repository moved',
        hint: 'The repository was renamed or moved while this ran: run this again.',
        remedy: 'rerun',
      };
}

function adviseImmutable(immutable: 'release' | 'tag'): Advice {
  return immutable === 'tag'
    ? {
        title: 'Tag used up',
        hint: 'A deleted immutable release had this tag, so it cannot be used again: raise the version, or set another `release-tag`.',
        remedy: 'none',
      }
    : { title: IMMUTABLE_TITLE, hint: IMMUTABLE_HINT };
}

export const IMMUTABLE_TITLE = 'Release is immutable';

export const IMMUTABLE_HINT =
  'Raise the version. If the workflow runs on `release: published`, run it on `push` of the tag instead, and let ' +
  'this action create the release.';
