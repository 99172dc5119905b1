import { closeSync, readSync } from 'node:fs';
import { promisify } from 'node:util';
import { constants, deflateRaw, deflateRawSync, type ZlibOptions } from 'node:zlib';
import { type Breathe, holdBreath } from '../../shared/breathe.ts';
import { checkUnchanged, hasChanged, openTreeFile, type TreeFile, tryRead } from './tree-file.ts';

/** Files are read and compressed in pieces of this size, so that memory and cores do not care how large they are. */
const PIECE_BYTES = 1024 * 1024;
/** A piece may refer to so many bytes of the one before it. */
const WINDOW_BYTES = 32 * 1024;
/** Up to here, handing a file to another thread takes longer than compressing it. */
const SMALL_BYTES = 8 * 1024;
/** Each of the pieces compressed at the same time costs about 270 KiB besides its bytes. */
const MAX_AHEAD = 128;
const MAX_AHEAD_BYTES = 16 * 1024 * 1024;
/** Smaller files are compressed in about the time that it takes to look whether that is worth it. */
const MIN_SAMPLED_BYTES = 32 * 1024;
const SAMPLE_BYTES = 4 * 1024;
/** A tenth faster than the usual 6, and not half a percent larger. */
const LEVEL = 5;

/** Consecutive bytes of a file; an empty file is one empty piece. */
export interface Piece {
  readonly file: TreeFile;
  readonly bytes: Buffer;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/**
 * Takes a piece and what it was compressed to: those of one file, one behind the other, are its deflate stream. The bytes
 * of both are good until the promise is kept, if there is one.
 */
type TakePiece = (piece: Piece, deflated: Buffer) => Promise<void> | undefined;

const deflate = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw);

/**
 * Compresses files and hands over their pieces in order, while later ones are being compressed on all cores by the threads
 * of Node.js. The bytes depend on the files, in their order, and on nothing else but the zlib of Node.js.
 *
 * @throws PublishError `package`: a file cannot be read, or is not the one that was listed; what `take` throws
 * @throws Cancelled
 */
export async function deflateAhead(
  files: readonly TreeFile[],
  take: TakePiece,
  breathe: Breathe = holdBreath,
): Promise<void> {
  const ahead: { readonly piece: Piece; readonly deflated: Buffer | Promise<Buffer> }[] = [];
  let aheadBytes = 0;
  let tail: Buffer | undefined;
  for (const piece of readPieces(files)) {
    // Small files are many, and promises of nothing would cost as much as reading them.
    const pause = breathe();
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
 * A file that does not become smaller is given as it is.
 *
 * @param tail the end of the piece before it, of the same file
 */
function deflatePiece({ bytes, isFirst, isLast }: Piece, tail: Buffer | undefined): Buffer | Promise<Buffer> {
  const isWhole = isFirst && isLast;
  const options: ZlibOptions = {
    level: LEVEL,
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    // Room for everything at once, also for what cannot be compressed: each refill would be a trip between threads.
    chunkSize: bytes.length + (bytes.length >> 9) + 64,
    ...(tail === undefined ? { windowBits: chooseWindowBits(bytes.length) } : { dictionary: tail }),
  };
  if (isWhole && bytes.length <= SMALL_BYTES) return deflateRawSync(bytes, options);
  return isWhole && isPacked(bytes) ? bytes : deflate(bytes, options);
}

/** Whether samples of a larger file show that it is packed already, as images, fonts and archives are. */
function isPacked(bytes: Buffer): boolean {
  if (bytes.length < MIN_SAMPLED_BYTES) return false;
  const last = bytes.length - SAMPLE_BYTES;
  const samples = [0, last >> 1, last].map((start) => bytes.subarray(start, start + SAMPLE_BYTES));
  return samples.every((sample) => deflateRawSync(sample, { level: 1 }).length > sample.length * 0.98);
}

/** Bytes that zlib keeps of its window for what it has not read yet (`MIN_LOOKAHEAD`). */
const LOOKAHEAD_BYTES = 262;

/** The smallest window that holds a whole piece, and needs least memory to be prepared. */
function chooseWindowBits(sizeBytes: number): number {
  const bits = 32 - Math.clz32(sizeBytes + LOOKAHEAD_BYTES);
  return Math.min(constants.Z_MAX_WINDOWBITS, bits);
}

/**
 * Reads files piece by piece. The bytes of a small piece are good until as many others were read as are compressed ahead.
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

/** Room for pieces; that of a small one is used again when so many more were read that nobody needs it any more. */
function createPlaces(): (sizeBytes: number) => Buffer {
  const small = Buffer.allocUnsafeSlow((MAX_AHEAD + 2) * SMALL_BYTES);
  let next = 0;
  return (sizeBytes) => {
    if (sizeBytes > SMALL_BYTES) return Buffer.allocUnsafeSlow(sizeBytes);
    next = (next + SMALL_BYTES) % small.length;
    return small.subarray(next, next + sizeBytes);
  };
}

/** Fewer bytes than wanted only where the file ends. */
function readPiece(descriptor: number, piece: Buffer): Buffer {
  let filled = 0;
  while (filled < piece.length) {
    const count = readSync(descriptor, piece, filled, piece.length - filled, null);
    if (count === 0) break;
    filled += count;
  }
  return filled === piece.length ? piece : piece.subarray(0, filled);
}
