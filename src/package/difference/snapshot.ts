import { findUpgradeNotice, listChangelogLines, showLine } from '../changelog/changelog.ts';
import type { PackageView } from '../read/package-view.ts';
import type { Layout } from '../read/layout.ts';
import { nameIn, prefixOf } from '../folder-paths.ts';
import type { Libraries } from '../libraries/library.ts';
import type { PhpFile, ReadFile } from '../read/php-file.ts';
import type { PhpIndex } from '../php/index.ts';
import type { PluginHeader } from '../wordpress/header.ts';
import { parseReadme, type Readme, splitLines } from '../wordpress/readme.ts';
import type { ZipEntry } from '../zip/zip.ts';

/** Facts from the list of a package's entries, all of them untrusted. */
export interface PackageListing {
  /** Size of the ZIP. */
  readonly sizeBytes: number;
  /** The plugin's folder; `''` when the files lie at the top of the ZIP. */
  readonly folder: string;
  /** Files in the plugin's folder, each path once, with the sizes and checksums that the ZIP states. */
  readonly files: readonly SnapshotFile[];
  /** Names of files that lie beside that folder, or lead out of it. */
  readonly outside: readonly string[];
}

/** The part of a package that is compared with another one. */
export interface PackageSnapshot extends PackageListing {
  /** Below the plugin's folder. */
  readonly mainFile: string;
  readonly header: PluginHeader;
  /** The main file's text, if it was read whole and is not larger than {@link MAX_TEXT_BYTES}. */
  readonly mainText: string | undefined;
  readonly readme: SnapshotReadme | undefined;
  /** Its code, if that was read already. */
  readonly php?: PhpIndex | undefined;
  /** Reads its code while the package is open; equal files are not read again. */
  readonly readPhp?: (known: PhpIndex) => Promise<PhpIndex>;
  /** Reads the libraries while the package is open. */
  readonly readLibraries?: () => Promise<Libraries | undefined>;
}

export interface SnapshotFile {
  /** Below the plugin's folder. */
  readonly path: string;
  readonly sizeBytes: number;
  readonly crc32: number;
}

interface SnapshotReadme extends Pick<Readme, 'tested'> {
  /** Below the plugin's folder. */
  readonly path: string;
  /** If it was read whole and is not larger than {@link MAX_TEXT_BYTES}; without invisible characters. */
  readonly lines: readonly string[] | undefined;
  /** The lines of this version's changelog among them. */
  readonly changelog: readonly string[];
  /** Of this version; `''` if only other versions have one, `undefined` if none has. */
  readonly upgradeNotice: string | undefined;
}

/** Larger texts are not compared line by line. */
const MAX_TEXT_BYTES = 256 * 1024;

interface SnapshotSource {
  readonly sizeBytes: number;
  readonly zipEntries: readonly ZipEntry[];
  readonly layout: Layout;
  readonly main: PhpFile;
  readonly readme: ReadFile | undefined;
}

/** Takes the snapshot of an examined package; `undefined` without a plugin, or if it is encrypted. */
export function takeSnapshot(view: PackageView): PackageSnapshot | undefined {
  const { main, zipEntries } = view;
  if (main === undefined || isEncrypted(zipEntries)) return undefined;
  return { ...createSnapshot({ ...view, main }), php: view.php };
}

/** Whether an entry needs a password; then checksums may be missing, too. */
export function isEncrypted(entries: readonly ZipEntry[]): boolean {
  return entries.some((entry) => entry.isEncrypted);
}

/** Creates a snapshot of the read parts of a package. */
export function createSnapshot({ main, readme, ...source }: SnapshotSource): PackageSnapshot {
  const { folder } = source.layout;
  return {
    ...listPackage(source),
    mainFile: nameIn(folder, main.path) ?? '',
    header: main.header,
    mainText: keepText(main),
    readme: readme && describeReadme(readme, folder, main.header),
  };
}

/** Reads the facts about a package from its list of entries. */
export function listPackage({
  sizeBytes,
  layout: { folder, entries, unsafe },
}: Pick<SnapshotSource, 'sizeBytes' | 'layout'>): PackageListing {
  const beside = entries.filter(({ isFolder, path }) => !isFolder && !isBelow(folder, path));
  return {
    sizeBytes,
    folder,
    files: listFiles(entries, folder),
    outside: [...beside.map(({ path }) => path), ...unsafe],
  };
}

function isBelow(folder: string, path: string): boolean {
  return path.startsWith(prefixOf(folder));
}

/** Lists files; of two entries with one path, the later is unpacked over the earlier. */
function listFiles(entries: readonly ZipEntry[], folder: string): readonly SnapshotFile[] {
  const start = prefixOf(folder).length;
  const files = new Map<string, SnapshotFile>();
  for (const entry of entries) {
    if (entry.isFolder || !isBelow(folder, entry.path)) continue;
    const path = entry.path.slice(start);
    files.set(path, { path, sizeBytes: entry.sizeBytes, crc32: entry.crc32 });
  }
  return [...files.values()];
}

function describeReadme(file: ReadFile, folder: string, header: PluginHeader): SnapshotReadme {
  const { name, tested, text } = parseReadme(file.bytes);
  const place = { path: nameIn(folder, file.path) ?? '', tested };
  if (keepText(file) === undefined)
    return { ...place, lines: undefined, changelog: [], upgradeNotice: undefined };
  const release = { version: header.version, names: [header.name, name] };
  const changelog = listChangelogLines(text, release);
  const upgradeNotice = findUpgradeNotice(text, release);
  return { ...place, lines: splitLines(text).map(showLine), changelog, upgradeNotice };
}

function keepText({ bytes, isWhole, damage }: ReadFile): string | undefined {
  return isWhole && damage === undefined && bytes.length <= MAX_TEXT_BYTES ? bytes.toString() : undefined;
}
