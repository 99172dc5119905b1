import { PROXY_ADDRESS_HINT, TransportError, type TransportFailure } from '../http/transport-error.ts';
import { PublishError } from '../shared/errors.ts';
import type { Sanitise } from '../shared/logger.ts';
import { GitHubError, type Refusal, type Task } from './errors.ts';
import type { GitHubPorts } from './ports.ts';

/**
 * Does a piece of work, and gives failures of GitHub words.
 *
 * @throws PublishError `not-published`
 */
export async function explaining<T>({ quote }: GitHubPorts, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof GitHubError ? explainGitHub(error, quote) : error;
  }
}

/**
 * Does a piece of work when the release of the service is live already.
 *
 * @param advise completes the hint with what is left to be done
 * @throws PublishError `after-publish`, whatever failed on GitHub
 */
export async function explainingAfterwards<T>(
  ports: GitHubPorts,
  advise: (hint: string) => string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await explaining(ports, work);
  } catch (error) {
    if (!(error instanceof PublishError) || error.code === 'after-publish') throw error;
    throw new PublishError({
      code: 'after-publish',
      title: `Published, but: ${error.title}`,
      message: `The service has the version, but the release on GitHub is not complete. ${error.message}`,
      hint: advise(error.hint),
      cause: error,
    });
  }
}

/** Why GitHub did not do it, and what helps. */
export function explainGitHub(error: GitHubError, quote: Sanitise): PublishError {
  const { task, refusal, cause } = error;
  const [title, hint] = refusal === undefined ? adviseReach(error) : adviseRefusal(refusal, task);
  const message =
    refusal === undefined
      ? `${task.doing.charAt(0).toUpperCase()}${task.doing.slice(1)} on GitHub failed: ${error.message}.`
      : `GitHub answered ${refusal.status} while ${task.doing}${describe(refusal, quote)}.`;
  return hostingError(title, message, hint, cause);
}

/** A failure before the service was told anything. */
export function hostingError(title: string, message: string, hint: string, cause?: unknown): PublishError {
  return new PublishError({ code: 'not-published', title, message, hint, cause });
}

/** A text that others wrote, as code: no link, mention or markup grows in it. */
export function quoteCode(text: string, quote: Sanitise): string {
  return `\`${quote(text).replaceAll('`', "'")}\``;
}

function describe({ said, acceptedPermissions }: Refusal, quote: Sanitise): string {
  const text = said === '' ? '' : `: ${quoteCode(said, quote)}`;
  // The hint names this permission.
  const isHinted = acceptedPermissions.startsWith('contents=');
  return acceptedPermissions === '' || isHinted
    ? text
    : `${text} (it asks for ${quoteCode(acceptedPermissions, quote)})`;
}

type Advice = readonly [title: string, hint: string];

const REACH_HINTS: Readonly<Partial<Record<TransportFailure, string>>> = {
  tls: 'Have the certificate of that GitHub mended, or made known to the runner.',
  proxy: 'Check `https_proxy` and `no_proxy` of the runner.',
  'proxy-address': PROXY_ADDRESS_HINT,
  deadline: 'Run this again; if the network is slow, raise `timeout`.',
  cancelled: 'Run this again when you want to.',
};

function adviseReach({ cause }: GitHubError): Advice {
  const failure = cause instanceof TransportError ? cause.failure : 'interrupted';
  return [
    'GitHub not reached',
    REACH_HINTS[failure] ?? 'Check https://www.githubstatus.com and run this again.',
  ];
}

const WRITE_HINT =
  'Give the job `permissions: contents: write`, which pull requests from forks and Dependabot cannot have.';

/** GitHub says the same for both causes. */
const TAG_HINT =
  'If it has that, the commit changes workflow files: push the tag before this step, or set `github-token` to that of ' +
  'a GitHub App that may write workflows.';

function adviseRefusal({ status, said, limitMs }: Refusal, { kind }: Task): Advice {
  if (limitMs !== undefined || status === 429) {
    const wait = limitMs === undefined ? 'later' : `in ${Math.ceil(limitMs / 1000)} s or later`;
    return ['Limit of GitHub reached', `Run this again ${wait}.`];
  }
  if (status >= 500) return ['GitHub in trouble', 'Check https://www.githubstatus.com and run this again.'];
  if (status < 400) return adviseRedirect(status);
  if (status === 401) {
    return [
      'GitHub token refused',
      'Leave `github-token` out, or set it to a token that is valid: a personal one may have expired.',
    ];
  }
  if (kind !== 'read' && (status === 403 || status === 404)) {
    return ['GitHub permission missing', kind === 'tag' ? `${WRITE_HINT} ${TAG_HINT}` : WRITE_HINT];
  }
  if (status === 403) return ['GitHub permission missing', WRITE_HINT];
  if (status === 404) {
    return ['Not found on GitHub', 'Check that `github-token` belongs to this repository and may read it.'];
  }
  if (/immutable release/i.test(said)) return adviseImmutable(said);
  return ['Refused by GitHub', 'Mend what GitHub says, then run this again.'];
}

function adviseRedirect(status: number): Advice {
  return status < 300
    ? [
        'No signed URL',
        'This GitHub sends files itself: if they are public, set `asset-url` to `public`; else put the package somewhere else, and give its URL as `zip_url`.',
      ]
    : ['Repository moved', 'The repository was renamed or moved while this ran: run this again.'];
}

function adviseImmutable(said: string): Advice {
  return /was used by/i.test(said)
    ? [
        'Tag used up',
        'A deleted immutable release had this tag, which can never be used again: raise the version, or set another `release-tag`.',
      ]
    : [IMMUTABLE_TITLE, IMMUTABLE_HINT];
}

export const IMMUTABLE_TITLE = 'Release is immutable';

export const IMMUTABLE_HINT =
  'Nothing can be added once it is published: raise the version. If the workflow runs on `release: published`, which is ' +
  'too late, run it when the tag is pushed, and let this action make the release.';
