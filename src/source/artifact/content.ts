import { closeSync, openSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { loadReader, PackageProblem, type PackedFile } from '../../package/index.ts';
import { assertNotCancelled } from '../../shared/clock.ts';
import { describeFile } from '../../shared/file-type.ts';
import { type LocalFile, openLocalFile } from '../../shared/local-file.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import { explainWrite, readSystemCode } from '../../shared/system-error.ts';
import { contentError, type Subject } from './artifact-errors.ts';

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
  readonly subject: Subject;
  readonly cancellation: AbortSignal;
}

/** Longer paths, or parts of them, do not work on every file system. */
const MAX_PATH_LENGTH = 1024;
const MAX_PART_BYTES = 255;

const UPLOAD_AGAIN = 'Upload the artifact again with `actions/upload-artifact`.';
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
  try {
    const file = await openLocalFile(path);
    try {
      const other = await describeFile(file);
      if (other !== undefined) throw contentError(options.subject, `is ${other.what}`, other.fix);
      // With `archive: false` an artifact has the name of its file; GitHub adds a suffix to the name of one that it
      // zipped.
      if (fileName === artifactName) return { kind: 'file', path, name: fileName };
      return await unpack(file, artifactName, options);
    } finally {
      await file.close();
      if (fileName !== artifactName) await rm(path, { force: true });
    }
  } catch (error) {
    assertNotCancelled(options.cancellation);
    if (!(error instanceof PackageProblem)) throw explainWrite(error, `The artifact ${options.subject.name}`);
    const { message, fix } = error.finding;
    const why = message.replace(/^The/, 'the').replace(/\.$/, '');
    throw contentError(options.subject, `cannot be unpacked: ${why}`, fix, error);
  }
}

async function unpack(reader: LocalFile, artifactName: string, options: TakeOptions): Promise<TakenPackage> {
  const { listFiles } = await loadReader();
  const entries = await listFiles(reader);
  for (const entry of entries) assertSafe(entry, options);
  const files = entries.filter(({ isFolder }) => !isFolder);
  const [only, ...others] = files.filter(({ name }) => !COMPANION.test(name));
  if (only !== undefined && others.length === 0 && isZip(only)) return takeFile(only, options);
  if (!files.some(isCode)) throw explainLack(files, options.subject);
  return takeFiles(files, artifactName, options);
}

/**
 * Refuses files that are unsafe on some system. Source of the characters: those that `actions/upload-artifact` refuses.
 *
 * @throws PublishError `package`
 */
function assertSafe({ name, isLink, isSupported }: PackedFile, { subject }: TakeOptions): void {
  const path = name.replace(/\/$/, '');
  const isSafe = path.length <= MAX_PATH_LENGTH && path.split('/').every(isFileName);
  const fault = (what: string): Error =>
    contentError(subject, `holds ${quoteName(name, subject.quote)}, which ${what}`, UPLOAD_AGAIN);
  if (!isSafe) throw fault('is not a valid name for a file inside a folder');
  if (isLink) throw fault('is a symbolic link');
  if (!isSupported) throw fault('is encrypted, or compressed in an unusual way');
}

/** Whether a file or folder can have this name on every system. */
function isFileName(name: string): boolean {
  const isOdd = /["*/:<>?\\|\p{Cc}]/u.test(name) || ['', '.', '..'].includes(name);
  return !isOdd && Buffer.byteLength(name) <= MAX_PART_BYTES;
}

/** Files that operating systems leave in folders, and signatures and checksums beside a ZIP. */
const COMPANION =
  /(^|\/)(__MACOSX\/.*|\.DS_Store|Thumbs\.db|desktop\.ini|[^/]*\.(asc|sig|minisig|md5|sha\d+)|(md5|sha\d+)sums?(\.txt)?)$/i;

const isZip = ({ name }: PackedFile): boolean => /\.zip$/i.test(name);

/** Whether a main plugin file can be here: at the top, or directly in a folder. */
const isCode = ({ name }: PackedFile): boolean => /^([^/]+\/)?[^/]+\.php$/.test(name);

function explainLack(files: readonly PackedFile[], subject: Subject): Error {
  const zips = files.filter(isZip).map(({ name }) => name);
  if (files.length === 0) return contentError(subject, 'holds no files', UPLOAD_PLUGIN);
  if (zips.length > 1) {
    const list = listNames(zips, subject.quote);
    const what = `holds ${zips.length} ZIP files, but only one can be published: ${list}`;
    return contentError(subject, what, 'Upload each of them as an artifact of its own.');
  }
  const top = listNames([...new Set(files.map(({ name }) => name.replace(/\/.*/s, '/')))], subject.quote);
  return contentError(subject, `holds neither a ZIP nor a folder with a PHP file, but ${top}`, UPLOAD_PLUGIN);
}

async function takeFile(packed: PackedFile, options: TakeOptions): Promise<TakenPackage> {
  const path = join(options.folder, 'package.zip');
  await writeNew(path, packed, options);
  return { kind: 'file', path, name: basename(packed.name) };
}

async function takeFiles(
  files: readonly PackedFile[],
  artifactName: string,
  options: TakeOptions,
): Promise<TakenPackage> {
  // Named after the artifact, because messages show the name of the directory.
  const path = join(options.folder, 'files', isFileName(artifactName) ? artifactName : 'artifact');
  const made = new Set<string>();
  for (const file of files) {
    const target = join(path, file.name);
    try {
      if (!made.has(dirname(target))) await mkdir(dirname(target), { recursive: true });
      made.add(dirname(target));
      await writeNew(target, file, options);
    } catch (error) {
      if (!['EEXIST', 'ENOTDIR', 'EISDIR'].includes(readSystemCode(error) ?? '')) throw error;
      throw contentError(
        options.subject,
        `holds ${quoteName(file.name, options.subject.quote)} twice, or as a file and a folder`,
        'Upload the artifact again; on Windows and macOS, names that differ only in case are the same.',
        error,
      );
    }
  }
  return { kind: 'directory', path, name: artifactName };
}

/** Refuses to write through a link or over another file, and keeps the file private. */
async function writeNew(
  path: string,
  file: PackedFile,
  { subject, cancellation }: TakeOptions,
): Promise<void> {
  cancellation.throwIfAborted();
  const target = openSync(path, 'wx', 0o600);
  try {
    // Synchronous, because thousands of small files take twice as long over the thread pool.
    const damage = await file.unpack((piece) => writeFileSync(target, piece), cancellation);
    const name = quoteName(file.name, subject.quote);
    if (damage !== undefined)
      throw contentError(subject, `is damaged: ${name} ${DAMAGES[damage]}`, UPLOAD_AGAIN);
  } finally {
    closeSync(target);
  }
}

const DAMAGES = {
  lost: 'is not where its list of files says',
  headers: 'has two headers that contradict each other',
  stream: 'cannot be unpacked',
  checksum: 'does not match its checksum or its size',
} as const;
