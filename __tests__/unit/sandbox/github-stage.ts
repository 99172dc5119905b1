import { type GitHub, type GitHubOptions, startGitHub } from '../../../sandbox/github/github.ts';
import { checkAnswer } from '../../fixtures/github-exchange.ts';

/** The tests' tokens, with their permissions. */
export const TOKENS = {
  write: {
    value: 'ghs_write',
    permissions: { contents: 'write', actions: 'read', 'pull-requests': 'write' },
  },
  read: { value: 'ghs_read', permissions: { contents: 'read' } },
  app: { value: 'ghs_app', permissions: { contents: 'write', workflows: 'write' }, login: 'my-app[bot]' },
  other: { value: 'ghp_other', permissions: { contents: 'write' }, isForeign: true },
} as const;

/** When everything happens, until a test moves the clock. */
export const START = new Date('2026-11-20T10:00:00Z');

/** An answer; the body is `undefined` when it is not JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

interface CallOptions {
  /** Whose token the request carries; `undefined` for none. */
  readonly as?: keyof typeof TOKENS | 'nobody';
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A GitHub with a clock, and a client for it. */
export interface Stage extends AsyncDisposable {
  readonly github: GitHub;
  /** Moves the clock. */
  wait(seconds: number): void;
  /** Calls the API below the repository, with the token `write` unless told otherwise. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  upload(
    releaseId: number,
    name: string,
    bytes: Buffer | string,
    options?: Omit<CallOptions, 'json'>,
  ): Promise<Answer>;
  /** A GET without a token that follows nothing. */
  download(url: string, init?: RequestInit): Promise<Response>;
}

/** Starts a stage. When it ends, every answer must have fitted GitHub's description. */
export async function startStage(options: GitHubOptions = {}): Promise<Stage> {
  let elapsedS = 0;
  const now = (): Date => new Date(START.getTime() + elapsedS * 1000);
  const github = await startGitHub({ tokens: Object.values(TOKENS), now, ...options });
  const { owner = 'acme', repo = 'tidy-footer' } = options;

  async function send(
    url: string,
    init: RequestInit,
    { as = 'write', headers }: CallOptions,
  ): Promise<Answer> {
    const authorization = as === 'nobody' ? {} : { authorization: `Bearer ${TOKENS[as].value}` };
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { ...authorization, ...headers },
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : undefined,
    };
  }

  return {
    github,
    wait: (seconds) => {
      elapsedS += seconds;
    },
    call: (method, path, callOptions = {}) => {
      const { json } = callOptions;
      const body = json === undefined ? {} : { body: JSON.stringify(json) };
      return send(`${github.apiUrl}/repos/${owner}/${repo}${path}`, { method, ...body }, callOptions);
    },
    upload: (releaseId, name, bytes, callOptions = {}) => {
      const path = `/repos/${owner}/${repo}/releases/${releaseId}/assets`;
      const url = `${github.uploadsUrl}${path}?${new URLSearchParams({ name }).toString()}`;
      return send(url, { method: 'POST', body: bytes }, callOptions);
    },
    download: (url, init = {}) => fetch(url, { redirect: 'manual', ...init }),
    [Symbol.asyncDispose]: async () => {
      await github.close();
      const problems = github.requests.flatMap(checkAnswer);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}

/** Reads a refusal, without the fields that all of them share. */
export function readError({ status, body }: Answer): unknown {
  const { message, errors } = body as { readonly message: string; readonly errors?: unknown };
  return errors === undefined ? [status, message] : [status, message, errors];
}
