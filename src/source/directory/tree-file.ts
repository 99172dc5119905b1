import { type BigIntStats, constants, fstatSync, openSync, statSync } from 'node:fs';
import { quoteName } from '../../shared/quote.ts';
import { isSameDisk } from '../../shared/read-start.ts';
import { createLocalError, explainFileRead } from '../local-errors.ts';

/** A file to publish. */
export interface TreeFile {
  /** The path relative to the top of the tree, with `/` between its parts. */
  readonly name: string;
  /** The path to open it. */
  readonly path: string;
  /** The size when it was listed. */
  readonly sizeBytes: number;
  readonly identity: FileIdentity;
}

/** Identifies a file on a disk, whatever its name. */
interface FileIdentity {
  /** `0` when the system does not provide it. */
  readonly dev: bigint;
  readonly ino: bigint;
}

/** @throws errors of the system */
export function identify(path: string): FileIdentity {
  return toIdentity(statSync(path, { bigint: true }));
}

/** Drops the other fields of the stats. */
export function toIdentity({ dev, ino }: BigIntStats): FileIdentity {
  return { dev, ino };
}

function isSame(one: FileIdentity, other: FileIdentity): boolean {
  return one.ino === other.ino && isSameDisk(one.dev, other.dev);
}

/** Creates the record of a listed file. */
export function createTreeFile(name: string, path: string, { size, dev, ino }: BigIntStats): TreeFile {
  return { name, path, sizeBytes: Number(size), identity: { dev, ino } };
}

/**
 * Opens a file for reading, without blocking if a pipe has replaced it. {@link checkUnchanged} detects replacements.
 *
 * @throws PublishError `package`: it cannot be read
 */
export function openTreeFile(file: TreeFile): number {
  // Windows has neither the flag nor such pipes.
  return tryRead(file, () => openSync(file.path, constants.O_RDONLY | constants.O_NONBLOCK));
}

/**
 * Checks that the open file is the listed one: a link in its place could publish a file of the build machine.
 *
 * @throws PublishError `package`: it is another file, or has another size
 */
export function checkUnchanged(file: TreeFile, descriptor: number): void {
  const { dev, ino, size } = tryRead(file, () => fstatSync(descriptor, { bigint: true }));
  const { identity, sizeBytes } = file;
  if (!isSame(identity, { dev, ino }) || Number(size) !== sizeBytes) throw hasChanged(file.name);
}

/**
 * Checks that a folder is the one that its parent listed: a link in its place could publish files of the build machine.
 * Call it after listing the folder's content; {@link checkUnchanged} covers the files afterwards.
 *
 * @throws PublishError `package`: it is another folder, or cannot be read
 */
export function checkSameFolder({
  path,
  name,
  identity,
}: Pick<TreeFile, 'path' | 'name' | 'identity'>): void {
  const shown = name === '' ? path : name;
  if (
    !isSame(
      tryRead({ name: shown }, () => identify(path)),
      identity,
    )
  )
    throw hasChanged(shown);
}

/** The error for a file that was replaced since it was listed or read. */
export function hasChanged(name: string) {
  return createLocalError(
    `${quoteName(name)} changed while it was zipped.`,
    'Run the steps that write files before this one, and zip a directory that nothing writes to.',
  );
}

/** @throws PublishError `package`: it cannot be read */
export function tryRead<T>({ name }: Pick<TreeFile, 'name'>, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw explainFileRead(error, name);
  }
}
