import type { getOctokit } from '@actions/github';
import { type HttpAnswer, type HttpRequest, type HttpUpload, isCredential } from '../http/message.ts';
import { REPEAT_BUDGET_MS, sendWithRepeats } from '../http/retry.ts';
import { isSafe } from '../http/urls.ts';
import { messageOf, PublishError } from '../shared/publish-error.ts';
import { retryByMethod, type Task, toGitHubError, toInvalidAnswer, toRefusal } from './github-error.ts';
import { hostingError } from './explain-errors.ts';
import type { GitHubPorts, Repository } from './ports.ts';

/** Enough for a list of a hundred releases with long notes and many assets. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** An answer that should be a redirect needs no body; a file that comes in its place is not read. */
const MAX_REDIRECT_BYTES = 64 * 1024;

/** The slowest upload that does not time out. */
const MIN_UPLOAD_BYTES_PER_S = 128 * 1024;

const HEADERS = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };

/** GitHub's answer to a request that it has carried out. */
interface Reply {
  readonly data: unknown;
  /** The target of a redirect; empty without one. */
  readonly location: string;
  /** Whether a list has another page. */
  readonly hasMore: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** Sends requests to GitHub with the token. All of it throws {@link GitHubError}. */
interface GitHubClient {
  /** Calls a route of the API, below the repository: `GET /releases/{release_id}`. */
  readonly call: (task: Task, route: string, values?: Values) => Promise<Reply>;
  /** Calls a route that redirects to a file of the type `accept`. Returns the file's address. */
  readonly findContent: (task: Task, route: string, values: Values, accept?: string) => Promise<string>;
  /** Sends a file, and the token, to an address that is trusted. */
  readonly upload: (task: Task, url: URL, upload: HttpUpload) => Promise<Reply>;
}

/**
 * Connects octokit, which writes the requests, to the action's own transport, which has deadlines, size limits and
 * proxies. It follows no redirects, so the token reaches only the API and trusted upload hosts.
 *
 * @throws PublishError `input`: the token is malformed; `not-published`: the runner's API address is not safe for it
 */
export async function connect(repository: Repository, ports: GitHubPorts): Promise<GitHubClient> {
  const { token, apiUrl, owner, name: repo } = repository;
  assertToken(token);
  assertSafeApi(apiUrl);
  const session = { ...ports, hasWritten: false };
  // As octokit writes it; a token of three parts is a JSON web token.
  const authorization = `${token.split('.').length === 3 ? 'bearer' : 'token'} ${token}`;
  const headers = { ...HEADERS, authorization };
  const octokit = (await loadOctokit())(token, { baseUrl: apiUrl.href.replace(/\/+$/, '') });

  const call = async (
    task: Task,
    route: string,
    values: Values,
    expected: ExpectedAnswer = 'json',
    accept = HEADERS.accept,
  ): Promise<Reply> => {
    const [verb = '', path = ''] = route.split(' ');
    const options = { owner, repo, ...values, headers: { ...headers, accept } };
    const written = octokit.request.endpoint(`${verb} /repos/{owner}/{repo}${path}`, options);
    const body: unknown = written.body;
    const request = {
      method: written.method as HttpRequest['method'],
      headers: written.headers as Readonly<Record<string, string>>,
      url: new URL(written.url),
      timeoutMs: ports.timeoutMs,
      ...(body !== undefined && { body: body === '' ? '' : JSON.stringify(body) }),
    };
    return toReply(await exchange(request, task, expected, session));
  };

  return {
    call: (task, route, values = {}) => call(task, route, values),
    findContent: async (task, route, values, accept) =>
      (await call(task, route, values, 'redirect', accept)).location,
    upload: async (task, url, upload) => {
      const timeoutMs = ports.timeoutMs + (upload.sizeBytes / MIN_UPLOAD_BYTES_PER_S) * 1000;
      const typed = { ...headers, 'content-type': 'application/zip' };
      return toReply(
        await exchange({ method: 'POST', url, headers: typed, upload, timeoutMs }, task, 'json', session),
      );
    },
  };
}

/** The ports of one token, and whether a write has succeeded with it. */
type Session = GitHubPorts & { hasWritten: boolean };

/** The answer that a request expects: JSON, or a redirect, which is not followed. */
type ExpectedAnswer = 'json' | 'redirect';

/**
 * Sends a request, and repeats it when that is safe.
 *
 * @throws GitHubError unless the answer is the expected one
 */
async function exchange(
  request: Omit<HttpRequest, 'maxBytes'>,
  task: Task,
  expected: ExpectedAnswer,
  session: Session,
): Promise<HttpAnswer> {
  const maxBytes = expected === 'json' ? MAX_ANSWER_BYTES : MAX_REDIRECT_BYTES;
  const limits = { retries: session.retries, budgetMs: REPEAT_BUDGET_MS };
  const answer = await sendWithRepeats(
    { ...request, maxBytes },
    retryByMethod(request.method),
    session,
    limits,
  ).catch((error: unknown) => {
    throw toGitHubError(error, task);
  });
  const { status, isCut } = answer;
  const isExpected = expected === 'json' ? status >= 200 && status < 300 : status === 302;
  if (!isExpected) throw toRefusal(answer, task, session.clock.wallNow(), session.hasWritten);
  if (request.method !== 'GET') session.hasWritten = true;
  if (expected === 'json' && isCut) throw toInvalidAnswer(task, 'its response is too large');
  return answer;
}

/** Loads octokit only when it is needed. Loading fails when the address of a proxy cannot be read. */
async function loadOctokit(): Promise<typeof getOctokit> {
  try {
    return (await import('@actions/github')).getOctokit;
  } catch (error) {
    throw hostingError(
      'GitHub client not loaded',
      `The client for GitHub cannot be used: ${messageOf(error)}.`,
      'Check that `https_proxy` and `http_proxy` of the runner are URLs.',
      { cause: error },
    );
  }
}

function toReply({ headers: { location = '', link }, body }: HttpAnswer): Reply {
  return { data: parseJson(body), location, hasMore: String(link).includes('rel="next"') };
}

/** `undefined` for text that is not JSON. */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function assertToken(token: string): void {
  if (isCredential(token)) return;
  throw new PublishError({
    code: 'input',
    title: 'Input github-token',
    message: `Input \`github-token\` is ${token === '' ? 'empty' : 'not a token: it has blanks or other characters that tokens cannot have'}.`,
    hint: 'Leave the input out, or set it to `${{ github.token }}`.',
  });
}

function assertSafeApi(apiUrl: URL): void {
  if (isSafe(apiUrl)) return;
  throw hostingError(
    'GitHub is not safe to call',
    `The API of GitHub is at \`${apiUrl.origin}\` (\`GITHUB_API_URL\`), which does not begin with \`https:\`, so the token was not sent.`,
    'Set up TLS on that GitHub Enterprise Server.',
  );
}
