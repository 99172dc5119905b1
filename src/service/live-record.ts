import type { HttpAnswer, SendRequest } from '../http/message.ts';
import { REPEAT_BUDGET_MS, retryIdempotent, sendWithRepeats } from '../http/retry.ts';
import type { RunTools } from '../http/run-tools.ts';
import { TransportError } from '../http/transport-error.ts';
import { showUrl } from '../http/urls.ts';
import { PublishError } from '../shared/publish-error.ts';
import type { Sanitise } from '../shared/logger.ts';
import { buildEndpoint, buildReadRequest, findMessage, parseDetails } from './api.ts';
import { BLOCKED_HINT } from './bad-answer.ts';
import { readServed } from './client.ts';
import { REACH_HINTS } from './explain-answers.ts';
import type {
  LiveVersion,
  LiveVersionFailure,
  PluginQuery,
  PublishRules,
  Served,
  ServiceAccess,
} from './model.ts';
import { parseObject } from './json.ts';
import { describeRedirect, isRefusedByRedirect, LOG_IN_HINT } from './redirect.ts';

/** The service's record of a plugin. */
export interface LiveRecord {
  /** `undefined`: nothing is live yet, or the service does not know the plugin. */
  readonly served: Served | undefined;
  readonly details: ReturnType<typeof parseDetails>;
  /** The whole answer; not safe to show. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** Size of the answer's body. */
  readonly sizeBytes: number;
  /** The answer's message, quoted. */
  readonly said: string;
  /** Whether the service knows the plugin only by its identifier, not by its folder. */
  readonly isFolderUnknown: boolean;
}

/**
 * Reads what is live, for a run that does nothing else: by identifier and folder, and after a 404 by the identifier
 * alone. Unlike before a release, "not known" is an error: a later step that took it for "nothing" would publish.
 *
 * @throws PublishError `not-known`: anything but an answer that names a version, or a 404 in JSON that describes none
 * @throws Cancelled when the run is
 */
export async function readLiveRecord(
  query: PluginQuery,
  access: ServiceAccess & Pick<PublishRules, 'retries'>,
  ports: Pick<RunTools, 'send' | 'clock' | 'log' | 'random' | 'quote'>,
): Promise<LiveRecord> {
  const first = await ask(query, access, ports);
  const isAskedAgain = query.slug !== undefined && first.live.failure?.kind === 'missing';
  const read = isAskedAgain ? await ask({ ...query, slug: undefined }, access, ports) : first;
  const record = toRecord(read, access, ports.quote);
  return { ...record, isFolderUnknown: isAskedAgain && record.served !== undefined };
}

interface Read {
  readonly live: LiveVersion;
  /** `undefined` when the run was cut short. */
  readonly outcome: HttpAnswer | TransportError | undefined;
}

async function ask(...[query, access, ports]: Parameters<typeof readLiveRecord>): Promise<Read> {
  let outcome: Read['outcome'];
  const send: SendRequest = async (request) => {
    try {
      const limits = { retries: access.retries, budgetMs: REPEAT_BUDGET_MS };
      return (outcome = await sendWithRepeats(request, retryIdempotent, ports, limits));
    } catch (error) {
      if (error instanceof TransportError) outcome = error;
      throw error;
    }
  };
  const live = await readServed(buildReadRequest(access, query), send, query.pluginId, ports.quote);
  return { live, outcome };
}

function toRecord({ live, outcome }: Read, access: ServiceAccess, quote: Sanitise): LiveRecord {
  const { served, failure } = live;
  const body = outcome instanceof TransportError ? Buffer.alloc(0) : (outcome?.body ?? Buffer.alloc(0));
  const text = body.toString('utf8');
  const { object: answer } = parseObject(text);
  if (answer !== undefined && (served !== undefined || failure?.kind === 'missing')) {
    return {
      served,
      details: served === undefined ? {} : parseDetails(answer),
      answer,
      sizeBytes: body.length,
      said: quote(findMessage(text)),
      isFolderUnknown: false,
    };
  }
  const known = failure ?? { kind: 'unclear', why: 'its answer is not understood', isLasting: false };
  const why = known.kind === 'missing' ? `${known.why}, which is not JSON` : known.why;
  throw explainRead({ url: buildEndpoint(access), failure: { ...known, why }, outcome, quote });
}

/** A request whose answer did not return the live version. */
interface FailedRead {
  /** The URL without its query. */
  readonly url: URL;
  readonly failure: LiveVersionFailure;
  /** The outcome of the last request; `undefined` when there was none. */
  readonly outcome: HttpAnswer | TransportError | undefined;
  readonly quote: Sanitise;
}

const UNKNOWN = 'Live version not known';

/** The error when the live version is not known. */
function explainRead({ url, failure, outcome, quote }: FailedRead): PublishError {
  const { kind, why, status } = failure;
  if (outcome instanceof TransportError) return explainNoAnswer(outcome, url);
  if (kind === 'redirect' && outcome !== undefined) {
    const { message, hint } = describeRedirect('GET', { url, quote, ...outcome });
    return notKnown(
      'Redirect not followed',
      message,
      isRefusedByRedirect(outcome, url) ? hint : `${hint} ${LOG_IN_HINT}`,
    );
  }
  const message = `GET ${showUrl(url)} did not return the live version: ${why}.`;
  if (kind === 'key') return notKnown('API key refused', message, KEY_HINT);
  if (kind === 'blocked') return notKnown('Request blocked', message, BLOCKED_HINT);
  if (kind === 'page') return notKnown('Not the service', message, PAGE_HINT);
  if (status === 429)
    return notKnown('Too many requests', message, 'Run this again when its rate limit allows it.');
  if (kind === 'passing')
    return notKnown('Service busy', message, 'Run this again when the service is back.');
  return notKnown(UNKNOWN, message, SERVICE_HINT);
}

const KEY_HINT =
  'Copy the key again from the dashboard of the service into the secret for `api-key`, and check that it belongs to the account of this plugin.';
const PAGE_HINT = 'Check `base-url`: it seems to be the address of a website, not of the service.';
const SERVICE_HINT =
  'Check that `base-url` is the address of the service, and `plugin_id` the identifier from its dashboard. If both are right, the service answers in a way that this action does not understand.';

function explainNoAnswer(error: TransportError, url: URL): PublishError {
  const message = `GET ${showUrl(url)} failed: ${error.message}.`;
  if (!error.mayHaveArrived)
    return notKnown('Service not reached', message, REACH_HINTS[error.failure], error);
  const slow = error.failure === 'deadline' ? ' If it is slow, raise `timeout`.' : '';
  return notKnown(UNKNOWN, message, `Check that the service is up, and run this again.${slow}`, error);
}

function notKnown(title: string, message: string, hint: string, cause?: unknown): PublishError {
  return new PublishError({ code: 'not-known', title, message, hint, cause });
}
