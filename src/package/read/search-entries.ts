import type { ByteReader } from '../../shared/bytes.ts';
import { assertNotCancelled } from '../../shared/clock.ts';
import { neverYield, type YieldToEventLoop } from '../../shared/yield-to-event-loop.ts';
import { PackageProblem } from '../finding.ts';
import { describeKeyInNames } from '../secrets/describe-keys.ts';
import {
  createKeySearch,
  type KeyReport,
  type KeySearch,
  NO_KEYS,
  type OwnKey,
} from '../secrets/own-keys.ts';
import { isSupported, readData, readForward } from '../zip/entry.ts';
import { readLocalHeader } from '../zip/local-header.ts';
import type { ZipArchive, ZipEntry } from '../zip/zip.ts';

/** How a package is searched. */
export interface SearchOptions {
  /** Ends the search with {@link Cancelled}. */
  readonly signal?: AbortSignal | undefined;
  /** Lets the process handle signals meanwhile. */
  readonly yieldToEventLoop?: YieldToEventLoop | undefined;
  /** The secrets of this run, which the package must not hold. */
  readonly ownKeys?: readonly OwnKey[] | undefined;
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

/**
 * Searches all entries for the secrets of this run.
 *
 * @throws Cancelled
 */
export async function searchArchive(
  { entries }: ZipArchive,
  reader: ByteReader,
  { ownKeys = [], ...options }: SearchOptions,
): Promise<KeyReport> {
  const search = createKeySearch(ownKeys);
  if (search === undefined) return NO_KEYS;
  await searchEntries(entries, reader, search, options);
  return search.report();
}

/**
 * Ends the examination, because all that is said of a package has names of files in it.
 *
 * @throws PackageProblem `api-key-in-package`
 */
export function assertNoKeyInNames(
  entries: readonly ZipEntry[],
  { ownKeys = [] }: Pick<SearchOptions, 'ownKeys'>,
): void {
  const [first, ...others] = createKeySearch(ownKeys)?.findInNames(entries.map(({ name }) => name)) ?? [];
  if (first !== undefined) throw new PackageProblem('api-key-in-package', describeKeyInNames(first, others));
}
