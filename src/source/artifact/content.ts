import { writeFileSync } from 'node:fs';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { assertNotCancelled } from '../../shared/clock.ts';
import { describeContent } from '../../shared/file-type.ts';
import type { Sanitise } from '../../shared/logger.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import { readSystemCode } from '../../shared/system-error.ts';
import { createErrorFactory, explainStorage, type CreateError } from './artifact-errors.ts';
import { isFileName, openArtifactZip, type ArtifactFile, type UnpackLimits } from './zip.ts';

/** A downloaded artifact, before it is unpacked. */
interface ArtifactDownload {
  readonly path: string;
  /**
   * The name that the storage gives it: the artifact's name with `.zip`, or the name of a file that was uploaded
   * unzipped.
   */
  readonly fileName: string;
  readonly artifactName: string;
}

/** The package on this machine. */
export interface TakenPackage {
  /** `file`: a ZIP; `directory`: the plain files of the artifact, not checked yet. */
  readonly kind: 'file' | 'directory';
  readonly path: string;
  /** The name of the ZIP, or the artifact's; written by others. */
  readonly name: string;
}

interface TakeOptions {
  /** The folder to unpack into. */
  readonly folder: string;
  readonly quote: Sanitise;
  readonly cancellation: AbortSignal;
  readonly limits: UnpackLimits;
}

/** Enough to recognise a file that is not a ZIP. */
const HEAD_BYTES = 4096;

const UPLOAD_PLUGIN =
  "Upload the plugin's ZIP, or the files of the plugin, and nothing else in that artifact.";

/**
 * Finds the package in an artifact: a ZIP that was uploaded directly, a ZIP inside, or plain files. Deletes the
 * download after unpacking it.
 *
 * @throws PublishError `package`: it holds no package; `not-published`: it cannot be written to the disk
 * @throws Cancelled
 */
export async function takePackage(download: ArtifactDownload, options: TakeOptions): Promise<TakenPackage> {
  const { path, fileName, artifactName } = download;
  const createError = createErrorFactory(artifactName, options.quote);
  try {
    await assertZip(path, createError);
    // With `archive: false` an artifact has the name of its file; GitHub adds a suffix to the name of one that it
    // zipped.
    if (fileName === artifactName) return { kind: 'file', path, name: fileName };
    return await unpack(download, createError, options);
  } catch (error) {
    assertNotCancelled(options.cancellation);
    throw explainStorage(error, quoteName(artifactName, options.quote));
  }
}

async function assertZip(path: string, createError: CreateError): Promise<void> {
  const other = describeContent(await readHead(path));
  if (other !== undefined) throw createError(`is ${other.what}`, other.fix);
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function unpack(
  { path, artifactName }: ArtifactDownload,
  createError: CreateError,
  options: TakeOptions,
): Promise<TakenPackage> {
  const zip = await openArtifactZip(path, { ...options, createError });
  try {
    const packed = choosePackage(zip.files);
    if (packed !== undefined) return await takeFile(packed, createError, options);
    if (!hasCode(zip.files)) throw explainLack(zip.files, createError, options.quote);
    return await takeFiles(zip.files, artifactName, createError, options);
  } finally {
    zip.close();
    await rm(path, { force: true });
  }
}

/** Files that operating systems leave in folders, and signatures and checksums beside a ZIP. */
const COMPANION =
  /(^|\/)(__MACOSX\/.*|\.DS_Store|Thumbs\.db|desktop\.ini|[^/]*\.(asc|sig|minisig|md5|sha\d+)|(md5|sha\d+)sums?(\.txt)?)$/i;

/** Returns the ZIP if it is all that the artifact holds. */
function choosePackage(files: readonly ArtifactFile[]): ArtifactFile | undefined {
  const [only, ...others] = files.filter(({ name }) => !COMPANION.test(name));
  return others.length === 0 && only !== undefined && isZip(only) ? only : undefined;
}

function isZip({ name }: ArtifactFile): boolean {
  return /\.zip$/i.test(name);
}

/** Whether there is a PHP file where a main plugin file can be: at the top, or directly in a folder. */
function hasCode(files: readonly ArtifactFile[]): boolean {
  return files.some(({ name }) => /^([^/]+\/)?[^/]+\.php$/.test(name));
}

function explainLack(files: readonly ArtifactFile[], createError: CreateError, quote: Sanitise): Error {
  const zips = files.filter(isZip).map(({ name }) => name);
  if (files.length === 0) return createError('holds no files', UPLOAD_PLUGIN);
  if (zips.length > 1) {
    return createError(
      `holds ${zips.length} ZIP files, but only one can be published: ${listNames(zips, quote)}`,
      'Upload each of them as an artifact of its own.',
    );
  }
  const top = [...new Set(files.map(({ name }) => name.replace(/\/.*/s, '/')))];
  return createError(
    `holds neither a ZIP nor a folder with a PHP file, but ${listNames(top, quote)}`,
    UPLOAD_PLUGIN,
  );
}

async function takeFile(
  file: ArtifactFile,
  createError: CreateError,
  { folder, quote, cancellation }: TakeOptions,
): Promise<TakenPackage> {
  const path = join(folder, 'package.zip');
  const name = basename(file.name);
  await writeNew(path, file, cancellation);
  await assertZip(path, (what, hint) =>
    createError(`holds only ${quoteName(name, quote)}, which ${what}`, hint),
  );
  return { kind: 'file', path, name };
}

async function takeFiles(
  files: readonly ArtifactFile[],
  artifactName: string,
  createError: CreateError,
  { folder, quote, cancellation }: TakeOptions,
): Promise<TakenPackage> {
  // Named after the artifact, because messages show the name of the directory.
  const path = join(folder, 'files', isFileName(artifactName) ? artifactName : 'artifact');
  const made = new Set<string>();
  for (const file of files) {
    const target = join(path, file.name);
    try {
      if (!made.has(dirname(target))) await mkdir(dirname(target), { recursive: true });
      made.add(dirname(target));
      await writeNew(target, file, cancellation);
    } catch (error) {
      if (!isConflict(error)) throw error;
      throw createError(
        `holds ${quoteName(file.name, quote)} twice, or as a file and a folder`,
        'Upload the artifact again; on Windows and macOS, names that differ only in case are the same.',
        error,
      );
    }
  }
  return { kind: 'directory', path, name: artifactName };
}

/** Refuses to write through a link or over another file, and keeps the file private. */
const NEW_FILE = { flag: 'wx', mode: 0o600 } as const;

const SMALL_BYTES = 1024 * 1024;

async function writeNew(path: string, file: ArtifactFile, cancellation: AbortSignal): Promise<void> {
  cancellation.throwIfAborted();
  if (file.sizeBytes > SMALL_BYTES)
    return writeFile(path, file.read(), { ...NEW_FILE, signal: cancellation });
  const chunks: Buffer[] = [];
  for await (const chunk of file.read()) chunks.push(chunk);
  // Synchronous, because thousands of small files take twice as long over the thread pool.
  writeFileSync(path, Buffer.concat(chunks), NEW_FILE);
}

function isConflict(error: unknown): boolean {
  return ['EEXIST', 'ENOTDIR', 'EISDIR'].includes(readSystemCode(error) ?? '');
}
