import { createHash } from 'node:crypto';

/** Part of a file: from its byte `start` up to, but not including, its byte `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A file of known size that can be read in pieces, wherever it is stored. */
export interface ByteReader {
  readonly sizeBytes: number;
  /**
   * Exactly these bytes, which the caller must not change.
   *
   * @param target may be used for the result, to save memory; at least `lengthBytes` long
   * @throws RangeError when they are not all inside the file
   * @throws NotFetched when they would cost more than this reader may fetch
   */
  read(start: number, lengthBytes: number, target?: Buffer): Promise<Buffer>;
  /**
   * Announces what will be read, the most important first. A reader over a network fetches what fits into its limits,
   * neighbours together, and from then on fetches nothing else.
   *
   * @param freeBytes bytes read so far that do not count: the central directory of a ZIP
   */
  prepare(spans: readonly Span[], freeBytes: number): Promise<void>;
  /** Makes every byte readable at any cost, for when the pieces do not suffice. */
  fetchAll(): Promise<void>;
  /** Whether every byte can be read without fetching anything. */
  isAtHand(): boolean;
  /**
   * Of the whole file, in lower-case hex; `undefined` when not all of it is at hand.
   *
   * @throws Cancelled by the signal
   */
  readSha256(signal?: AbortSignal): Promise<string | undefined>;
}

/** A piece of a file that its reader may not fetch, or no longer. */
export class NotFetched extends Error {
  constructor() {
    super('this part of the file was not fetched');
    this.name = 'NotFetched';
  }
}

/**
 * The span of a read.
 *
 * @throws RangeError when it is not inside the file
 */
export function spanOf(start: number, lengthBytes: number, sizeBytes: number): Span {
  const end = start + lengthBytes;
  const isInside = Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && end <= sizeBytes;
  if (!isInside || lengthBytes < 0) throw new RangeError('these bytes are not inside the file');
  return { start, end };
}

/** Reads a file that is in memory. */
export function readFromBuffer(bytes: Buffer): ByteReader {
  return {
    sizeBytes: bytes.length,
    // A promise, so that a wrong span rejects as it does with every other reader.
    read: (start, lengthBytes) =>
      Promise.resolve().then(() => {
        const { end } = spanOf(start, lengthBytes, bytes.length);
        return bytes.subarray(start, end);
      }),
    prepare: () => Promise.resolve(),
    fetchAll: () => Promise.resolve(),
    isAtHand: () => true,
    readSha256: () => Promise.resolve(createHash('sha256').update(bytes).digest('hex')),
  };
}
