import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HttpAnswer, HttpHead, HttpRequest, HttpUpload, Receiver } from './message.ts';

/** The size of a part of an upload, which the connection takes at once. */
const PART_BYTES = 64 * 1024;

/**
 * Reads the body to send. Reports an error of its stream, or a size other than the announced one. Where progress counts,
 * reads it in small parts, and lets an answer come between two of them: a server that refuses early and closes breaks the
 * pipe, and a write into that loses the answer.
 *
 * @param onPart called when the connection has taken the part before
 */
export async function* readUpload(
  { silence }: Pick<HttpRequest, 'silence'>,
  { sizeBytes, open }: HttpUpload,
  report: (failure: CallerFailure) => void,
  onPart: () => void,
): AsyncGenerator<Buffer> {
  let sentBytes = 0;
  try {
    for await (const chunk of open() as AsyncIterable<Buffer>) {
      sentBytes += chunk.length;
      if (sentBytes > sizeBytes) break;
      if (silence === undefined) yield chunk;
      else {
        for (let start = 0; start < chunk.length; start += PART_BYTES) {
          onPart();
          await nextTurn();
          yield chunk.subarray(start, start + PART_BYTES);
        }
      }
    }
    if (sentBytes !== sizeBytes) throw new Error(`the body to be sent does not have its ${sizeBytes} bytes`);
  } catch (error) {
    report(new CallerFailure(error));
    throw error;
  }
}

/**
 * Reads an answer to its end or its limit. A broken connection is an error only for a 2xx status: any other status says
 * enough.
 *
 * @param onBytes called when bytes of the body have come
 */
export async function readAnswer(
  response: IncomingMessage,
  request: HttpRequest,
  ending: AbortSignal,
  onBytes: () => void,
): Promise<HttpAnswer> {
  const { statusCode: status = 0, headers } = response;
  const receiver = chooseReceiver(response, request, { status, headers });
  const { maxBytes } = receiver ?? request;
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  try {
    // Leaving the loop destroys the response, and with it the connection: an endless body ends here.
    for await (const chunk of response as AsyncIterable<Buffer>) {
      onBytes();
      if (receiver === undefined) chunks.push(chunk);
      else await passOn(receiver, chunk.subarray(0, maxBytes - sizeBytes));
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) break;
    }
  } catch (error) {
    if (error instanceof CallerFailure) throw error;
    // A refusal stays a refusal when its text breaks off; a success must be complete.
    const isSuccess = status >= 200 && status < 300;
    if (isSuccess || ending.reason === 'cancelled') throw error;
    return { status, headers, body: Buffer.concat(chunks), isCut: true };
  }
  const isCut = sizeBytes > maxBytes;
  return { status, headers, body: Buffer.concat(chunks).subarray(0, maxBytes), isCut };
}

/** Marks an error of a receiver or an upload, because a full disk has an error code just as the network has. */
export class CallerFailure extends Error {
  constructor(cause: unknown) {
    super('a body could not be read or taken', { cause });
  }
}

function chooseReceiver(
  response: IncomingMessage,
  { receive }: HttpRequest,
  head: HttpHead,
): Receiver | undefined {
  try {
    return receive?.(head);
  } catch (error) {
    response.destroy();
    throw new CallerFailure(error);
  }
}

async function passOn({ write }: Receiver, chunk: Buffer): Promise<void> {
  try {
    await write(chunk);
  } catch (error) {
    throw new CallerFailure(error);
  }
}
