import type { HttpAnswer, HttpRequest } from '../http/message.ts';
import { REPEAT_BUDGET_MS, sendWithRepeats } from '../http/retry.ts';
import { toGitHubError, toInvalidAnswer, toRefusal, type Task } from './errors.ts';
import type { GitHubPorts } from './ports.ts';
import { retryByMethod } from './rate-limit.ts';

/** A list of a hundred releases with long notes and many assets. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** A file that comes where a redirect was asked for is not read. */
const MAX_REDIRECT_BYTES = 64 * 1024;

/** Which answer a request is for: a value as JSON, or a redirect, which is not followed. */
export type Wish = 'json' | 'redirect';

/** Sends a request to GitHub, and again when that is safe; only the answer that is wished for comes back. */
export type Exchange = (
  request: Pick<HttpRequest, 'method' | 'url' | 'headers' | 'body' | 'upload'> & {
    readonly timeoutMs?: number;
  },
  task: Task,
  wish?: Wish,
) => Promise<HttpAnswer>;

/** Creates the function that everything sent to GitHub with the token goes through; it throws {@link GitHubError}. */
export function createExchange(ports: GitHubPorts): Exchange {
  const limits = { retries: ports.retries, budgetMs: REPEAT_BUDGET_MS };
  return async (request, task, wish = 'json') => {
    const whole = {
      timeoutMs: ports.timeoutMs,
      ...request,
      maxBytes: wish === 'json' ? MAX_ANSWER_BYTES : MAX_REDIRECT_BYTES,
    };
    const answer = await sendWithRepeats(whole, retryByMethod(request.method), ports, limits).catch(
      (error: unknown) => {
        throw toGitHubError(error, task);
      },
    );
    const { status, isCut } = answer;
    const isWanted = wish === 'json' ? status >= 200 && status < 300 : status === 302;
    if (!isWanted) throw toRefusal(answer, task, ports.clock.wallNow());
    if (wish === 'json' && isCut) throw toInvalidAnswer(task, 'its answer is too large');
    return answer;
  };
}
