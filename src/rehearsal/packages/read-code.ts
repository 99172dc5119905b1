import { loadReader, PackageProblem, type PhpIndex } from '../../package/index.ts';
import { openLocalFile } from '../../shared/local-file.ts';
import { once } from '../../shared/together.ts';
import type { ReadCode, RehearsedPackage } from '../model/packages.ts';

/** Files that PHP may load. */
const CODE = /\.(php|inc)$/i;

/**
 * Creates what reads the code of both packages, for all pairs together.
 *
 * @throws PublishError `package`: the file itself cannot be read; Cancelled
 */
export function createCodeReader(next: RehearsedPackage, previous: RehearsedPackage | undefined): ReadCode {
  return once(async () => {
    const current = await readCode(next, undefined);
    // Equal files are read once. The previous version comes second, so that it has read what the other has, if time ends.
    return current && { current, previous: previous && (await readCode(previous, current)) };
  });
}

async function readCode(
  { path, plugin }: RehearsedPackage,
  other: PhpIndex | undefined,
): Promise<PhpIndex | undefined> {
  if (plugin === undefined) return undefined;
  const { openZip, readEntry, isSupported, readPhp } = await loadReader();
  const file = await openLocalFile(path);
  try {
    const { folder, key, requiresPhp, requiresWordPress, requiresPlugins } = plugin;
    const entries = (await openZip(file)).entries
      .filter((entry) => !entry.isFolder && entry.path.startsWith(`${folder}/`))
      .map((entry) => ({ entry, name: entry.path.slice(folder.length + 1) }));
    const sources = entries
      .filter(({ entry, name }) => CODE.test(name) && isSupported(entry))
      .map(({ entry, name }) => ({
        path: name,
        sizeBytes: entry.sizeBytes,
        key: `${entry.crc32} ${entry.sizeBytes}`,
        read: async () => {
          const whole = { entry, packedBytes: entry.packedBytes, unpackedBytes: entry.sizeBytes };
          const { bytes, isWhole } = await readEntry(whole, file);
          return isWhole ? bytes : undefined;
        },
      }));
    return await readPhp(
      {
        folder,
        mainFile: key.slice(folder.length + 1),
        paths: new Set(entries.map(({ name }) => name)),
        ...{ requiresPhp, requiresWordPress, requiresPlugins },
        sources,
      },
      other,
    );
  } catch (error) {
    if (!(error instanceof PackageProblem)) throw error;
    return undefined;
  } finally {
    await file.close();
  }
}
