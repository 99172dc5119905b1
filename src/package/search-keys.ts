import type { ByteReader } from '../shared/bytes.ts';
import { type Finding, PackageProblem } from './finding.ts';
import { assertNoKeyInNames, searchArchive, type SearchOptions } from './read/search-entries.ts';
import { describeKeys } from './secrets/describe-keys.ts';
import { createKeySearch, type KeyReport, NO_KEYS } from './secrets/own-keys.ts';
import { openZip } from './zip/zip.ts';

/** The result of a search for the secrets of this run. */
export interface KeyFindings {
  /** Where they are; `undefined` if the package could not be searched for them. */
  readonly keys: KeyReport | undefined;
  readonly findings: readonly Finding[];
}

/**
 * Searches a package for the secrets of this run, and for nothing else. Problems of the package are not errors.
 *
 * @throws PublishError what the reader throws; Cancelled
 */
export async function inspectForKeys(reader: ByteReader, options: SearchOptions): Promise<KeyFindings> {
  try {
    const archive = await openZip(reader);
    assertNoKeyInNames(archive.entries, options);
    const keys = await searchArchive(archive, reader, options);
    const about = { id: 'api-key-in-package', severity: 'error' } as const;
    return { keys, findings: describeKeys(keys).map((fault) => ({ ...fault, ...about })) };
  } catch (error) {
    if (!(error instanceof PackageProblem)) throw error;
    const isKey = error.finding.id === 'api-key-in-package';
    return { keys: explainUnsearched(error, options), findings: isKey ? [error.finding] : [] };
  }
}

/** A name that has a key in it ends the search, as it ends everything else. */
export function explainUnsearched(
  { finding }: PackageProblem,
  { ownKeys = [] }: SearchOptions,
): KeyReport | undefined {
  const isOver = finding.id === 'api-key-in-package' || createKeySearch(ownKeys) === undefined;
  return isOver ? NO_KEYS : undefined;
}
