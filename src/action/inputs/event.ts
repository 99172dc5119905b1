import { parseWebUrl } from '../../http/urls.ts';
import type { Environment } from '../../shared/environment.ts';
import { readStart } from '../../shared/read-start.ts';

/** Values that GitHub withholds from a run, for the advice about missing inputs. */
export interface RunLimits {
  readonly isWithoutSecrets: boolean;
  readonly isWithoutVariables: boolean;
  /** Whether the step is in a reusable workflow of ours, which gets only the secrets that the calling workflow passes. */
  readonly isCalled: boolean;
}

/** Facts about the run that the parsers of inputs use. */
export interface RunFacts extends RunLimits {
  /** The tag that triggered the run; `''` without one. */
  readonly tag: string;
}

const CALLED_WORKFLOWS = ['build-and-publish.yml', 'publish-plugins.yml'] as const;

/** The reusable workflow of ours that a step is in. */
export interface Caller {
  /** `undefined`: none. */
  readonly workflow: (typeof CALLED_WORKFLOWS)[number] | undefined;
  /** Whether the job only makes and checks the package, for a later job that publishes it. */
  readonly isBuild: boolean;
}

/** Reads the variables that our reusable workflows set for their steps. */
export function readCaller(env: Environment): Caller {
  const workflow = CALLED_WORKFLOWS.find((name) => name === env['CALLED_WORKFLOW']);
  return { workflow, isBuild: workflow !== undefined && env['CALLED_JOB'] === 'build' };
}

/** The limits of a run in its own repository: none. */
export const NO_LIMITS: RunLimits = {
  isWithoutSecrets: false,
  isWithoutVariables: false,
  isCalled: false,
};

/**
 * Reads which values GitHub withholds: pull requests from forks get neither secrets nor variables of the repository,
 * and runs of Dependabot no secrets (GitHub, "Events that trigger workflows", `pull_request`, and "Store information in
 * variables"). An event that cannot be read counts as no fork.
 */
export function readLimits(env: Environment): RunLimits {
  const isWithoutVariables = isFromFork(env);
  return {
    isWithoutSecrets: isWithoutVariables || env['GITHUB_ACTOR'] === 'dependabot[bot]',
    isWithoutVariables,
    isCalled: readCaller(env).workflow !== undefined,
  };
}

function isFromFork(env: Environment): boolean {
  if (!/^pull_request(_review|_review_comment)?$/.test(env['GITHUB_EVENT_NAME'] ?? '')) return false;
  const { head, base } = readEvent(env)?.pull_request ?? {};
  return head?.repo?.full_name !== base?.repo?.full_name;
}

/** GitHub limits webhook events to 25 MB. */
const MAX_EVENT_BYTES = 32 * 1024 * 1024;

/** Reads the event that triggered the run; `undefined` when it cannot be read. */
function readEvent(env: Environment): WorkflowEvent | undefined {
  try {
    const bytes = readStart(env['GITHUB_EVENT_PATH'] ?? '', MAX_EVENT_BYTES);
    return (JSON.parse(bytes.toString()) as WorkflowEvent | null) ?? undefined;
  } catch {
    return undefined;
  }
}

interface WorkflowEvent {
  readonly action?: string;
  readonly pull_request?: { readonly head?: Branch; readonly base?: Branch; readonly merged?: boolean };
  readonly head_commit?: { readonly id?: string; readonly timestamp?: string } | null;
}

/** `repo` is null when the fork was deleted. */
interface Branch {
  readonly repo?: { readonly full_name?: string } | null;
}

const PULL_REQUEST = /^pull_request(_target)?$/;

/**
 * The name of the event if the run is for an unmerged pull request, whose code nobody may have reviewed; `undefined`
 * for any other run. A merged pull request publishes the code of the branch. Source: GitHub, "Events that trigger
 * workflows", `pull_request`.
 */
export function findUnmerged(env: Environment): string | undefined {
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  if (!PULL_REQUEST.test(name)) return undefined;
  const { action, pull_request: pull } = readEvent(env) ?? {};
  return action === 'closed' && pull?.merged === true ? undefined : name;
}

/** The branch of the run; `''` when it runs for a tag. */
export function readBranch(env: Environment): string {
  return env['GITHUB_REF_TYPE'] === 'branch' ? (env['GITHUB_REF_NAME'] ?? '') : '';
}

/** The tag that triggered the run; `''` without one. */
export function readTag(env: Environment): string {
  return env['GITHUB_REF_TYPE'] === 'tag' ? (env['GITHUB_REF_NAME'] ?? '') : '';
}

/** The repository and commit of the run. */
export interface RepositoryPlace {
  readonly apiUrl: URL;
  readonly serverUrl: URL;
  readonly owner: string;
  readonly name: string;
  /** The commit that triggered the run. */
  readonly sha: string;
  /** The id of the workflow run, the same in each attempt; `undefined` without one. */
  readonly runId?: string | undefined;
}

/** Reads the run's repository from the runner's variables; `undefined` outside of a workflow. */
export function readRepository(env: Environment): RepositoryPlace | undefined {
  const [owner = '', name = '', more] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  const apiUrl = parseWebUrl(env['GITHUB_API_URL'] ?? 'https://api.github.com');
  const serverUrl = parseWebUrl(env['GITHUB_SERVER_URL'] ?? 'https://github.com');
  const isKnown = owner !== '' && name !== '' && more === undefined && apiUrl !== null && serverUrl !== null;
  if (!isKnown) return undefined;
  const runId = /^\d{1,20}$/.exec(env['GITHUB_RUN_ID'] ?? '')?.[0];
  return { apiUrl, serverUrl, owner, name, sha: env['GITHUB_SHA'] ?? '', runId };
}

/**
 * The time of files in a ZIP, in seconds since 1970: `SOURCE_DATE_EPOCH`, else the time of the pushed commit, so that
 * the same commit always gives the same ZIP; `undefined` when neither is known.
 */
export function readSourceTime(env: Environment): number | undefined {
  const given = env['SOURCE_DATE_EPOCH']?.trim() ?? '';
  if (/^\d{1,12}$/.test(given)) return Number(given);
  const { id, timestamp } = readEvent(env)?.head_commit ?? {};
  const isPushed = typeof timestamp === 'string' && id !== undefined && id === env['GITHUB_SHA'];
  const timeMs = isPushed ? Date.parse(timestamp) : NaN;
  return Number.isNaN(timeMs) ? undefined : Math.floor(timeMs / 1000);
}
