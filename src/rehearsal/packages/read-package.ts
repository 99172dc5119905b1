import { loadReader } from '../../package/index.ts';
import { PackageProblem } from '../../package/index.ts';
import { openLocalFile } from '../../shared/local-file.ts';
import type { RehearsedPackage } from '../model/packages.ts';

/** How plugins describe that they show visitors something else, or send them to the log-in. */
const CLOSES =
  /coming[ -]soon|maintenance[ -]mode|under[ -]construction|\bmembers?[ -](?:only|area)|membership|private (?:site|blog|website)|(?:force|require)s? (?:users? )?(?:to )?log[ -]?in|(?:have|has|need) to log in|password[ -]protect|restrict(?:s|ed)? (?:site )?access|cookie consent|age (?:gate|verification)/i;

/**
 * Reads a package's list of files and its headers, as WordPress does. Leaves an unreadable package for WordPress to
 * judge.
 *
 * @throws PublishError `package`: the file itself cannot be read
 */
export async function readRehearsedPackage(path: string): Promise<RehearsedPackage> {
  const reader = await loadReader();
  const { createLibraryTest, readOutline, isShown, nameIn, readRequiredPlugins, readPackagePhp } = reader;
  const file = await openLocalFile(path);
  try {
    const { layout, main, readme } = await readOutline(file);
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
        testedUpTo: readme?.readme.tested ?? '',
        lacksUpgradeNotice:
          readme !== undefined &&
          reader.findUpgradeNotice(readme.readme.text, {
            version: main.header.version,
            names: [main.header.name, readme.readme.name],
          }) === '',
        // Source: WordPress core get_plugin_data().
        isForNetworks: main.header.network.toLowerCase() === 'true',
        closesSites: CLOSES.test(
          [main.header.name, main.header.description, readme?.readme.description].join('\n'),
        ),
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
      readTexts: async (paths) => {
        const again = await openLocalFile(path);
        try {
          return await reader.readPhpTexts(layout, again, paths);
        } finally {
          await again.close();
        }
      },
      readCode: async (other) => {
        if (main === undefined) return undefined;
        const again = await openLocalFile(path);
        try {
          return await readPackagePhp(layout, main, again, other);
        } finally {
          await again.close();
        }
      },
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
      readTexts: () => Promise.resolve(new Map()),
      readCode: () => Promise.resolve(undefined),
    };
  } finally {
    await file.close();
  }
}
