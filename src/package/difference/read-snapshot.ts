import type { ByteReader } from '../../shared/bytes.ts';
import { PackageProblem } from '../finding.ts';
import type { PhpIndex } from '../php/index.ts';
import { layOut } from '../read/layout.ts';
import { nameIn } from '../folder-paths.ts';
import { createLibraryReader } from '../libraries/find-libraries.ts';
import { readOutline } from '../read/package-view.ts';
import { readPackagePhp } from '../read/read-php.ts';
import {
  createSnapshot,
  isEncrypted,
  listPackage,
  type PackageListing,
  type PackageSnapshot,
} from './snapshot.ts';
import { isPluginHeader } from '../wordpress/header.ts';
import { openZip, type ZipEntry } from '../zip/zip.ts';

/**
 * Reads the parts of a package that are compared: the list of entries, the main file and the readme.
 *
 * @param expectedMain likely names of the main file, in the plugin's folder
 * @throws PackageProblem the archive cannot be listed, is encrypted, or holds no plugin; also what the reader throws
 */
export async function readSnapshot(
  reader: ByteReader,
  expectedMain: readonly string[],
): Promise<PackageSnapshot> {
  const { ownPhp, main: first, ...outline } = await readOutline(reader);
  assertReadable(outline.zipEntries);
  const { folder } = outline.layout;
  const plugins = ownPhp.filter(({ header }) => isPluginHeader(header));
  const named = expectedMain.flatMap(
    (name) => plugins.find(({ path }) => nameIn(folder, path) === name) ?? [],
  );
  const [main = first] = named;
  if (main === undefined) throw unusable('no-plugin', 'No plugin was found in the ZIP.');
  const readPhp = (known: PhpIndex) => readPackagePhp(outline.layout, main, reader, known);
  const readLibraries = createLibraryReader({ ...outline, main }, reader);
  return { ...createSnapshot({ ...outline, main }), readPhp, readLibraries };
}

/**
 * Reads only the list of a package's entries.
 *
 * @throws PackageProblem the archive cannot be listed, or is encrypted; also what the reader throws
 */
export async function readListing(reader: ByteReader): Promise<PackageListing> {
  const { entries } = await openZip(reader);
  assertReadable(entries);
  return listPackage({ sizeBytes: reader.sizeBytes, layout: layOut(entries) });
}

function assertReadable(entries: readonly ZipEntry[]): void {
  if (isEncrypted(entries)) throw unusable('zip-method', 'The ZIP is encrypted.');
}

function unusable(id: 'zip-method' | 'no-plugin', message: string): PackageProblem {
  return new PackageProblem(id, { message, effect: '', fix: '' });
}
