import type { ByteReader } from '../../shared/bytes.ts';

/** Entries that fit are read together; few are larger. */
const WINDOW_BYTES = 256 * 1024;

/**
 * Reads a file that is at hand from its start to its end in few steps and with little memory. What was read is good only
 * until the next read but one.
 */
export function readForward(reader: ByteReader): ByteReader {
  // In turns, so that a header can still be read when what follows it is there.
  const buffers = [Buffer.allocUnsafeSlow(WINDOW_BYTES), Buffer.allocUnsafeSlow(WINDOW_BYTES)];
  let window: { readonly start: number; readonly bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };
  return {
    ...reader,
    read: async (start, lengthBytes) => {
      if (lengthBytes > WINDOW_BYTES) return reader.read(start, lengthBytes);
      const isInside = start >= window.start && start + lengthBytes <= window.start + window.bytes.length;
      if (!isInside) {
        buffers.reverse();
        const windowBytes = Math.max(lengthBytes, Math.min(WINDOW_BYTES, reader.sizeBytes - start));
        window = { start, bytes: await reader.read(start, windowBytes, buffers[0]) };
      }
      return window.bytes.subarray(start - window.start, start - window.start + lengthBytes);
    },
  };
}
