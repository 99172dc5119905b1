import type { Clock } from '../shared/clock.ts';
import { messageOf } from '../shared/errors.ts';
import { formatDuration, formatSize } from '../shared/format.ts';
import type { Logger } from '../shared/logger.ts';
import type { SendRequest } from './message.ts';
import { showUrl } from './urls.ts';

/** Tells of each request, without its headers and its query, in the log that debugging shows. */
export function traceRequests(
  send: SendRequest,
  { log, clock }: { readonly log: Logger; readonly clock: Pick<Clock, 'now'> },
): SendRequest {
  return async (request) => {
    const startMs = clock.now();
    const tell = (what: string) =>
      log.debug(
        `${request.method} ${showUrl(request.url)}: ${what} after ${formatDuration(clock.now() - startMs)}`,
      );
    try {
      const answer = await send(request);
      tell(`${answer.status}, ${describeBody(answer)},`);
      return answer;
    } catch (error) {
      tell(messageOf(error));
      throw error;
    }
  };
}

function describeBody({ body, headers }: Awaited<ReturnType<SendRequest>>): string {
  const length = headers['content-length'];
  const sizeBytes = body.length === 0 && length !== undefined ? Number(length) : body.length;
  return formatSize(Number.isNaN(sizeBytes) ? undefined : sizeBytes);
}
