import type { HttpAnswer, SendRequest } from '../http/message.ts';
import { REPEAT_BUDGET_MS, type RetryPorts, retryIdempotent, sendWithRepeats } from '../http/retry.ts';
import { TransportError } from '../http/transport-error.ts';
import type { Sanitise } from '../shared/logger.ts';
import { buildEndpoint, buildReadRequest, findMessage } from './api.ts';
import { type LiveDetails, parseDetails } from './api-v1-details.ts';
import { readServed } from './client.ts';
import { explainRead } from './explain-read.ts';
import type { LiveVersion, PluginQuery, Served, ServiceAccess } from './job.ts';
import { parseObject } from './json.ts';

/** The question, the service and the tools. */
export interface ReadJob {
  readonly query: PluginQuery;
  readonly access: ServiceAccess;
  /** How often a request is repeated. */
  readonly retries: number;
  readonly ports: RetryPorts & { readonly quote: Sanitise };
}

/** The service's record of a plugin. */
export interface LiveRecord {
  /** `undefined`: nothing is live yet, or the service does not know the plugin. */
  readonly served: Served | undefined;
  readonly details: LiveDetails;
  /** The whole answer; not safe to show. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** Of the answer as it came. */
  readonly sizeBytes: number;
  /** Its message, quoted. */
  readonly said: string;
  /** The service did not know the plugin by its folder, only by its identifier. */
  readonly isFolderUnknown: boolean;
}

/**
 * Reads what is live, for a run that does nothing else: by identifier and folder, and after a 404 by the identifier
 * alone. Unlike before a release, what is not known is a failure: whoever took it for "nothing" would publish.
 *
 * @throws PublishError `not-known`: anything but an answer that names a version, or a 404 in JSON that describes none
 * @throws Cancelled when the run is
 */
export async function readLiveRecord(job: ReadJob): Promise<LiveRecord> {
  const { query } = job;
  const first = await ask(query, job);
  const isAskedAgain = query.slug !== undefined && first.live.failure?.kind === 'missing';
  const read = isAskedAgain ? await ask({ ...query, slug: undefined }, job) : first;
  const record = toRecord(read, job);
  return { ...record, isFolderUnknown: isAskedAgain && record.served !== undefined };
}

interface Read {
  readonly live: LiveVersion;
  /** `undefined` when the run was cut short. */
  readonly outcome: HttpAnswer | TransportError | undefined;
}

async function ask(query: PluginQuery, { access, retries, ports }: ReadJob): Promise<Read> {
  let outcome: Read['outcome'];
  const send: SendRequest = async (request) => {
    try {
      const limits = { retries, budgetMs: REPEAT_BUDGET_MS };
      return (outcome = await sendWithRepeats(request, retryIdempotent, ports, limits));
    } catch (error) {
      if (error instanceof TransportError) outcome = error;
      throw error;
    }
  };
  const live = await readServed(buildReadRequest(access, query), send, query.pluginId, ports.quote);
  return { live, outcome };
}

function toRecord({ live, outcome }: Read, { access, ports: { quote } }: ReadJob): LiveRecord {
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
