import { closeSync, readSync } from 'node:fs';
import { promisify } from 'node:util';
import { constants, deflateRaw, deflateRawSync, type ZlibOptions } from 'node:zlib';
import { type YieldToEventLoop, neverYield } from '../../shared/yield-to-event-loop.ts';
import { checkUnchanged, hasChanged, openTreeFile, type TreeFile, tryRead } from './tree-file.ts';

/**
 * Files are read and compressed in pieces of this size, so that large files do not take more memory, and use all cores.
 */
const PIECE_BYTES = 1024 * 1024;
/** Number of bytes of the previous piece that a piece may refer to. */
const WINDOW_BYTES = 32 * 1024;
/** Smaller files are faster to compress than to pass to another thread. */
const SMALL_BYTES = 8 * 1024;
/** Each piece that is being compressed takes about 270 KiB besides its bytes. */
const MAX_AHEAD = 128;
const MAX_AHEAD_BYTES = 16 * 1024 * 1024;
/** For smaller files, sampling takes about as long as compressing. */
const MIN_SAMPLED_BYTES = 32 * 1024;
const SAMPLE_BYTES = 4 * 1024;
/** Ten percent faster than the default 6, and less than half a percent larger. */
const LEVEL = 5;

/** Consecutive bytes of a file; an empty file is one empty piece. */
export interface Piece {
  readonly file: TreeFile;
  readonly bytes: Buffer;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/**
 * Receives a piece and its compressed bytes, which together form the deflate stream of the file. Both buffers are valid
 * until the returned promise settles, if there is one.
 */
type TakePiece = (piece: Piece, deflated: Buffer) => Promise<void> | undefined;

const deflate = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw);

/**
 * Compresses files and passes their pieces to `take` in order, while Node's threads compress later ones on all cores.
 * The bytes depend only on the files, their order, and Node's zlib.
 *
 * @throws PublishError `package`: a file cannot be read, or is not the one that was listed; the errors of `take`
 * @throws Cancelled
 */
export async function deflateAhead(
  files: readonly TreeFile[],
  take: TakePiece,
  yieldToEventLoop: YieldToEventLoop = neverYield,
): Promise<void> {
  const ahead: { readonly piece: Piece; readonly deflated: Buffer | Promise<Buffer> }[] = [];
  let aheadBytes = 0;
  let tail: Buffer | undefined;
  for (const piece of readPieces(files)) {
    // Avoids promises, which would cost as much as reading thousands of small files.
    const pause = yieldToEventLoop();
    if (pause !== undefined) await pause;
    const deflated = deflatePiece(piece, tail);
    tail = piece.isLast ? undefined : piece.bytes.subarray(-WINDOW_BYTES);
    if (ahead.length === 0 && Buffer.isBuffer(deflated)) {
      const taking = take(piece, deflated);
      if (taking !== undefined) await taking;
      continue;
    }
    ahead.push({ piece, deflated });
    aheadBytes += piece.bytes.length;
    if (ahead.length > MAX_AHEAD || aheadBytes > MAX_AHEAD_BYTES) await takeFirst();
  }
  while (ahead.length > 0) await takeFirst();

  async function takeFirst(): Promise<void> {
    const first = ahead.shift();
    if (first === undefined) throw new Error('nothing was compressed ahead');
    aheadBytes -= first.piece.bytes.length;
    await take(first.piece, await first.deflated);
  }
}

/**
 * Compresses a piece; returns a packed file unchanged.
 *
 * @param tail the end of the previous piece of the same file
 */
function deflatePiece({ bytes, isFirst, isLast }: Piece, tail: Buffer | undefined): Buffer | Promise<Buffer> {
  const isWhole = isFirst && isLast;
  const options: ZlibOptions = {
    level: LEVEL,
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    // Enough for the whole result, even if it cannot be compressed, because each refill would switch threads.
    chunkSize: bytes.length + (bytes.length >> 9) + 64,
    ...(tail === undefined ? { windowBits: chooseWindowBits(bytes.length) } : { dictionary: tail }),
  };
  if (isWhole && bytes.length <= SMALL_BYTES) return deflateRawSync(bytes, options);
  return isWhole && isPacked(bytes) ? bytes : deflate(bytes, options);
}

/** Whether samples of a file show that it is compressed already, like images, fonts and archives. */
function isPacked(bytes: Buffer): boolean {
  if (bytes.length < MIN_SAMPLED_BYTES) return false;
  const last = bytes.length - SAMPLE_BYTES;
  const samples = [0, last >> 1, last].map((start) => bytes.subarray(start, start + SAMPLE_BYTES));
  return samples.every((sample) => deflateRawSync(sample, { level: 1 }).length > sample.length * 0.98);
}

/** Bytes that zlib reserves in its window for its lookahead (`MIN_LOOKAHEAD`). */
const LOOKAHEAD_BYTES = 262;

/** Chooses the smallest window that holds a whole piece, because it needs the least memory. */
function chooseWindowBits(sizeBytes: number): number {
  const bits = 32 - Math.clz32(sizeBytes + LOOKAHEAD_BYTES);
  return Math.min(constants.Z_MAX_WINDOWBITS, bits);
}

/**
 * Reads files in pieces. The buffer of a small piece is valid until `MAX_AHEAD` more pieces have been read.
 *
 * @throws PublishError `package`: a file cannot be read, or is not the one that was listed
 */
export function* readPieces(files: readonly TreeFile[]): Generator<Piece> {
  const places = createPlaces();
  for (const file of files) {
    const descriptor = openTreeFile(file);
    try {
      let start = 0;
      do {
        const bytes = tryRead(file, () =>
          readPiece(descriptor, places(Math.min(PIECE_BYTES, file.sizeBytes - start))),
        );
        const end = start + bytes.length;
        const isLast = end === file.sizeBytes;
        const isWhole = bytes.length === Math.min(PIECE_BYTES, file.sizeBytes - start);
        if (!isWhole) throw hasChanged(file.name);
        if (isLast) checkUnchanged(file, descriptor);
        yield { file, bytes, isFirst: start === 0, isLast };
        start = end;
      } while (start < file.sizeBytes);
    } finally {
      closeSync(descriptor);
    }
  }
}

/** Allocates buffers for pieces, and reuses small ones that are no longer in use. */
function createPlaces(): (sizeBytes: number) => Buffer {
  const small = Buffer.allocUnsafeSlow((MAX_AHEAD + 2) * SMALL_BYTES);
  let next = 0;
  return (sizeBytes) => {
    if (sizeBytes > SMALL_BYTES) return Buffer.allocUnsafeSlow(sizeBytes);
    next = (next + SMALL_BYTES) % small.length;
    return small.subarray(next, next + sizeBytes);
  };
}

/** Fills the piece; returns fewer bytes only at the end of the file. */
function readPiece(descriptor: number, piece: Buffer): Buffer {
  let filled = 0;
  while (filled < piece.length) {
    const count = readSync(descriptor, piece, filled, piece.length - filled, null);
    if (count === 0) break;
    filled += count;
  }
  return filled === piece.length ? piece : piece.subarray(0, filled);
}
