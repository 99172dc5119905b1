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
   */
  read(start: number, lengthBytes: number, target?: Buffer): Promise<Buffer>;
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
  };
}
