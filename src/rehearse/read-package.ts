import { PackageProblem } from '../plugin/finding.ts';
import { openLocalFile } from '../shared/local-file.ts';

/** The facts about a package that need no WordPress. */
export interface RehearsedPackage {
  /** The ZIP on this machine. */
  readonly path: string;
  /** The plugin that WordPress finds in it; `undefined` if it cannot be read, or has none. */
  readonly plugin: RehearsedPlugin | undefined;
  /** Why there is no plugin. */
  readonly problem: string | undefined;
  readonly files: readonly PackageFile[];
  /** Whether a file belongs to a library, by its path in the ZIP. */
  readonly isLibrary: (path: string) => boolean;
  /** Whether a file is a test or an example. */
  readonly isShown: (path: string) => boolean;
}

export interface RehearsedPlugin {
  readonly folder: string;
  /** As WordPress calls it: `folder/main.php`. */
  readonly key: string;
  readonly version: string;
  /** As people call it. */
  readonly name: string;
  /** From the header, or else from the readme; `''` if neither has it. */
  readonly requiresPhp: string;
  readonly requiresWordPress: string;
  /** Slugs of WordPress.org. */
  readonly requiresPlugins: readonly string[];
}

/** A file as the package lists it. */
export interface PackageFile {
  /** The bytes of its name inside the plugin's folder, in base64. */
  readonly name: string;
  readonly shown: string;
  readonly sizeBytes: number;
  /** CRC-32 in lower-case hex. */
  readonly crc32: string;
  readonly isAscii: boolean;
}

/**
 * Reads a package's list of files and its headers, as WordPress does. Leaves an unreadable package for WordPress to
 * judge.
 *
 * @throws PublishError `package`: the file itself cannot be read
 */
export async function readRehearsedPackage(path: string): Promise<RehearsedPackage> {
  const { createLibraryTest, examine, isShown, nameIn, readRequiredPlugins } =
    await import('../plugin/inspect.ts');
  const file = await openLocalFile(path);
  try {
    const { layout, main, readme } = await examine(file);
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
