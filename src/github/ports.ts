import type { RunTools } from '../http/run-tools.ts';

/** A repository, and the token for it. */
export interface Repository {
  /** `GITHUB_API_URL`. */
  readonly apiUrl: URL;
  /** `GITHUB_SERVER_URL`. */
  readonly serverUrl: URL;
  readonly owner: string;
  readonly name: string;
  readonly token: string;
  /** The commit that a new tag points to. */
  readonly sha: string;
  /** `GITHUB_RUN_ID`, the same in each attempt of a run; `undefined` outside of workflows. */
  readonly runId?: string | undefined;
}

/** Tools and limits that every request to GitHub needs. */
export interface GitHubPorts extends Pick<RunTools, 'send' | 'clock' | 'random' | 'log' | 'quote'> {
  /** Maximum number of repeats of a request that is safe to repeat. */
  readonly retries: number;
  /** Timeout of one request in milliseconds; an upload gets more time, depending on its size. */
  readonly timeoutMs: number;
}
