import { type BigIntStats, constants, fstatSync, openSync, statSync } from 'node:fs';
import { quoteName } from '../../shared/quote.ts';
import { isSameDisk } from '../../shared/read-start.ts';
import { createLocalError, explainFileRead } from '../local-errors.ts';

/** A file to be published. */
export interface TreeFile {
  /** Relative to the top of the tree, with `/` between its parts. */
  readonly name: string;
  /** Where it can be opened. */
  readonly path: string;
  /** When it was listed. */
  readonly sizeBytes: number;
  readonly identity: FileIdentity;
}

/** Which file of which disk it is, whatever its name. */
export interface FileIdentity {
  /** `0` where the system does not tell. */
  readonly dev: bigint;
  readonly ino: bigint;
}

/** @throws errors of the system */
export function identify(path: string): FileIdentity {
  return toIdentity(statSync(path, { bigint: true }));
}

/** Without everything else that the system tells of it. */
export function toIdentity({ dev, ino }: BigIntStats): FileIdentity {
  return { dev, ino };
}

function isSame(one: FileIdentity, other: FileIdentity): boolean {
  return one.ino === other.ino && isSameDisk(one.dev, other.dev);
}

/** A file as it was listed. */
export function createTreeFile(name: string, path: string, { size, dev, ino }: BigIntStats): TreeFile {
  return { name, path, sizeBytes: Number(size), identity: { dev, ino } };
}

/**
 * Opens a file for reading. What has taken its place since it was listed is found by {@link checkUnchanged}; a pipe, for
 * one, does not make us wait until then.
 *
 * @throws PublishError `package`: it cannot be read
 */
export function openTreeFile(file: TreeFile): number {
  // Windows has no such flag, and no such pipes.
  return tryRead(file, () => openSync(file.path, constants.O_RDONLY | constants.O_NONBLOCK));
}

/**
 * Makes sure that what was opened is what was listed: with a link in its place, a file of the build machine would be
 * published.
 *
 * @throws PublishError `package`: it is another file, or has another size
 */
export function checkUnchanged(file: TreeFile, descriptor: number): void {
  const { dev, ino, size } = tryRead(file, () => fstatSync(descriptor, { bigint: true }));
  const { identity, sizeBytes } = file;
  if (!isSame(identity, { dev, ino }) || Number(size) !== sizeBytes) throw hasChanged(file.name);
}

/**
 * Makes sure that a folder is the one that was listed in the folder around it: a link in its place would bring files of the
 * build machine. It is called behind the list of what is in it, which {@link checkUnchanged} holds files against.
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

/** The file is not the one that was listed, or read before. */
export function hasChanged(name: string) {
  return createLocalError(
    `${quoteName(name)} changed while it was zipped.`,
    'Run the steps that write files before this one, and zip a directory that nothing writes to.',
  );
}

/** @throws PublishError `package`: the system does not let us read it */
export function tryRead<T>({ name }: Pick<TreeFile, 'name'>, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw explainFileRead(error, name);
  }
}
