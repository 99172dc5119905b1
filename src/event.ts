import { readFileSync } from 'node:fs';
import type { Environment } from './inputs.ts';

/**
 * Whether this run belongs to a pull request from a fork, or was started by Dependabot: such runs are given no
 * secrets (GitHub, "Events that trigger workflows", `pull_request`). What cannot be read is no such run.
 */
export function isRunWithoutSecrets(env: Environment): boolean {
  if (env['GITHUB_ACTOR'] === 'dependabot[bot]') return true;
  if (!/^pull_request(_review|_review_comment)?$/.test(env['GITHUB_EVENT_NAME'] ?? '')) return false;
  try {
    const event = JSON.parse(readFileSync(env['GITHUB_EVENT_PATH'] ?? '', 'utf8')) as PullRequestEvent | null;
    const { head, base } = event?.pull_request ?? {};
    return head?.repo?.full_name !== base?.repo?.full_name;
  } catch {
    return false;
  }
}

interface PullRequestEvent {
  readonly pull_request?: { readonly head?: Branch; readonly base?: Branch };
}

/** `repo` is null when the fork was deleted. */
interface Branch {
  readonly repo?: { readonly full_name?: string } | null;
}
