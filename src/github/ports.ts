import type { RunTools } from '../http/run-tools.ts';

/** A repository, and who acts there. */
export interface Repository {
  /** `GITHUB_API_URL`. */
  readonly apiUrl: URL;
  /** `GITHUB_SERVER_URL`. */
  readonly serverUrl: URL;
  readonly owner: string;
  readonly name: string;
  readonly token: string;
  /** The commit that a new tag is put on. */
  readonly sha: string;
}

/** Needed by every request to GitHub. */
export interface GitHubPorts extends Pick<RunTools, 'send' | 'clock' | 'random' | 'log' | 'quote'> {
  /** How often a request that is safe to repeat is repeated. */
  readonly retries: number;
  /** Milliseconds that one request may take; an upload may take longer, by its size. */
  readonly timeoutMs: number;
}
