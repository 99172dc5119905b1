import { PackageProblem } from '../../package/finding.ts';
import { openLocalFile } from '../../shared/local-file.ts';
import type { RehearsedPackage } from '../model/packages.ts';

/**
 * Reads a package's list of files and its headers, as WordPress does. Leaves an unreadable package for WordPress to
 * judge.
 *
 * @throws PublishError `package`: the file itself cannot be read
 */
export async function readRehearsedPackage(path: string): Promise<RehearsedPackage> {
  const { createLibraryTest, readPackageView, isShown, nameIn, readRequiredPlugins } =
    await import('../../package/inspect.ts');
  const file = await openLocalFile(path);
  try {
    const { layout, main, readme } = await readPackageView(file);
    const { folder, entries } = layout;
    const prefix = Buffer.byteLength(folder) + 1;
    return {
      path,
      plugin: main && {
        folder,
        key: `${folder}/${nameIn(folder, main.path) ?? ''}`,
        version: main.header.version,
        name: main.header.name,
        requiresPhp: main.header.requiresPhp || (readme?.readme.requiresPhp ?? ''),
        requiresWordPress: main.header.requiresWordPress || (readme?.readme.requires ?? ''),
        requiresPlugins: readRequiredPlugins(main.header.requiresPlugins).slugs,
      },
      problem: main === undefined ? 'No file in the package has a plugin header.' : undefined,
      files: entries
        .filter(({ isFolder, path: inZip }) => !isFolder && inZip.startsWith(`${folder}/`))
        .map(({ nameBytes, path: inZip, sizeBytes, crc32 }) => ({
          name: nameBytes.subarray(prefix).toString('base64'),
          shown: inZip.slice(folder.length + 1),
          sizeBytes,
          crc32: crc32.toString(16).padStart(8, '0'),
          isAscii: nameBytes.every((byte) => byte < 0x80),
        })),
      isLibrary: createLibraryTest(layout),
      isShown,
    };
  } catch (error) {
    if (!(error instanceof PackageProblem)) throw error;
    const { message } = error.finding;
    return {
      path,
      plugin: undefined,
      problem: message,
      files: [],
      isLibrary: () => false,
      isShown: () => false,
    };
  } finally {
    await file.close();
  }
}
