import { messageOf } from '../../src/shared/publish-error.ts';

/** Bounds of a download; `signal` ends it early. */
export interface FetchLimits {
  /** For the whole download, redirects included. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/**
 * Downloads a package without credentials, following redirects.
 *
 * @throws an Error with one sentence for the plugin's author
 */
export async function fetchPackage(url: URL, { timeoutMs, maxBytes, signal }: FetchLimits): Promise<Buffer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.any([timeout, signal]) });
    if (response.ok) return await readBounded(response, maxBytes);
    await response.body?.cancel();
    throw new Error(`the server answered with status ${response.status}`);
  } catch (error) {
    const reason = timeout.aborted ? `it took longer than ${timeoutMs} ms` : describe(error);
    throw new Error(`The ZIP file could not be fetched: ${reason}.`, { cause: error });
  }
}

async function readBounded(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) throw new Error(`it is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads the reason from the cause, because `fetch` reports only "fetch failed"; at best it is a code such as
 * ECONNREFUSED.
 */
function describe(error: unknown): string {
  const { cause = error } = error as Error;
  const { code } = cause as NodeJS.ErrnoException;
  return code ?? messageOf(cause);
}
