import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import { readSystemCode } from './system-error.ts';

/**
 * Why a file is not read: it does not exist, it is a folder, pipe or device, or a link leads out of the allowed folder.
 */
type ReadRefusal = 'absent' | 'no-file' | 'outside';

/**
 * Reads the first bytes of a file that others wrote, such as a configuration in the workspace. Follows links, but not
 * out of a folder: `/proc/self/environ` holds the secrets of a run. Never waits for a named pipe, and never reads more
 * than `maxBytes`, whatever size the file states.
 *
 * @param inside the folder that must contain the file after links are followed; absent if the path is trusted
 * @throws errors of the system
 */
export function readStart(path: string, maxBytes: number, inside?: string): Buffer | ReadRefusal {
  try {
    return readReal(realpathSync(path), maxBytes, inside);
  } catch (error) {
    if (readSystemCode(error) === 'ENOENT' && isAbsent(path)) return 'absent';
    throw error;
  }
}

/** Larger texts are none that a person wrote. */
const MAX_TEXT_BYTES = 1024 * 1024;

/**
 * Reads the beginning of a text file; `undefined` if there is none, or it cannot be read.
 *
 * @param inside see {@link readStart}
 */
export function readText(path: string, inside: string): string | undefined {
  try {
    const bytes = readStart(path, MAX_TEXT_BYTES, inside);
    return typeof bytes === 'string' ? undefined : bytes.toString().replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}

function readReal(real: string, maxBytes: number, inside: string | undefined): Buffer | ReadRefusal {
  if (inside !== undefined && findInside(realpathSync(inside), real) === undefined) return 'outside';
  // Opening some devices has side effects.
  if (!lstatSync(real).isFile()) return 'no-file';
  // Windows has no such flag, and no such pipes.
  const descriptor = openSync(real, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const opened = fstatSync(descriptor, { bigint: true });
    const listed = lstatSync(real, { bigint: true });
    // Somebody may put a link in place of the file, or of one of its folders, while it is opened.
    const isSame = opened.ino === listed.ino && isSameDisk(opened.dev, listed.dev);
    if (!isSame || realpathSync(real) !== real) return 'outside';
    return opened.isFile() ? readUpTo(descriptor, maxBytes) : 'no-file';
  } finally {
    closeSync(descriptor);
  }
}

/** Some versions of Node.js on Windows report no disk when they are given a path. */
export function isSameDisk(one: bigint, other: bigint): boolean {
  return one === other || one === 0n || other === 0n;
}

const BLOCK_BYTES = 64 * 1024;

function readUpTo(descriptor: number, maxBytes: number): Buffer {
  const blocks: Buffer[] = [];
  for (let left = maxBytes; left > 0;) {
    const block = Buffer.allocUnsafe(Math.min(BLOCK_BYTES, left));
    // All arguments, because graceful-fs, with which libraries replace it, reads nothing without them.
    const bytes = readSync(descriptor, block, 0, block.length, null);
    if (bytes === 0) break;
    blocks.push(block.subarray(0, bytes));
    left -= bytes;
  }
  return Buffer.concat(blocks);
}

/** A dangling link does not count as absent, because somebody wanted a file there. */
function isAbsent(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) === undefined;
}

/**
 * The path of something relative to a folder: `''` for the folder itself, `undefined` for paths outside of it.
 *
 * @param top the real path of the folder
 * @param path the other real path
 */
export function findInside(top: string, path: string): string | undefined {
  const inside = relative(top, path);
  const isOutside = isAbsolute(inside) || inside === '..' || inside.startsWith(`..${sep}`);
  return isOutside ? undefined : inside.split(sep).join('/');
}
