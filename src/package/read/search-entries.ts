import type { ByteReader } from '../../shared/bytes.ts';
import { assertNotCancelled } from '../../shared/clock.ts';
import { neverYield, type YieldToEventLoop } from '../../shared/yield-to-event-loop.ts';
import type { KeySearch } from '../secrets/own-keys.ts';
import { isSupported, readData, readForward } from '../zip/entry.ts';
import { readLocalHeader } from '../zip/local-header.ts';
import type { ZipEntry } from '../zip/zip.ts';

interface SearchOptions {
  /** Ends the search with {@link Cancelled}. */
  readonly signal?: AbortSignal | undefined;
  /** Lets the process handle signals meanwhile. */
  readonly yieldToEventLoop?: YieldToEventLoop | undefined;
}

/**
 * Searches entries for keys, whatever else is wrong with them.
 *
 * @throws Cancelled
 */
export async function searchEntries(
  entries: readonly ZipEntry[],
  reader: ByteReader,
  search: KeySearch,
  { signal, yieldToEventLoop = neverYield }: SearchOptions,
): Promise<void> {
  const forward = readForward(reader);
  for (const entry of [...entries].sort((a, b) => a.start - b.start)) {
    assertNotCancelled(signal);
    await yieldToEventLoop();
    if (entry.sizeBytes === 0) continue;
    const header = isSupported(entry) ? await readLocalHeader(entry, forward) : undefined;
    const look = header && search.begin(entry.path, entry.sizeBytes);
    const content =
      header && (await readData(entry, header.dataStart, forward, { keep: () => 0, look, signal }));
    if (content === undefined || content.damage !== undefined) search.addUnread(entry.path);
  }
}
