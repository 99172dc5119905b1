import type { FolderMention } from '../read/folder-mentions.ts';
import type { Load } from '../php/index.ts';
import type { PackageSnapshot, SnapshotFile } from './snapshot.ts';
import type { PluginHeader } from '../wordpress/header.ts';
import { sortByBytes } from '../../shared/sorted.ts';

/**
 * The difference between two packages. Paths are below the plugin's folder, in the order of their bytes; every name and value in it is untrusted.
 */
export interface Difference extends FileChanges {
  readonly from: PackageSnapshot;
  readonly to: PackageSnapshot;
  /** The plugin's folders in which something differs; the files in no folder come first. */
  readonly parts: readonly PartDifference[];
  readonly headers: readonly HeaderChange[];
  /** Sizes of the ZIPs. */
  readonly packedBytes: NumberChange;
  /** Sizes of all files together. */
  readonly unpackedBytes: NumberChange;
}

/** Paths below the plugin's folder. */
interface FileChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Files with another size or checksum. */
  readonly changed: readonly string[];
}

/** A number before and after. */
interface NumberChange {
  readonly from: number;
  readonly to: number;
}

/** One of the folders directly in the plugin's folder. */
interface PartDifference extends FileChanges {
  /** Ends in a slash; `''` for the files in no folder. */
  readonly name: string;
  readonly files: NumberChange;
  readonly unpackedBytes: NumberChange;
}

type Files = Pick<PackageSnapshot, 'files'>;

/** Lists what differs, in the order of the packages: files with the same path, size and checksum are equal. Pure. */
export function findFileChanges(from: Files, to: Files): FileChanges {
  const [before, after] = [indexFiles(from.files), indexFiles(to.files)];
  return {
    added: to.files.filter(({ path }) => !before.has(path)).map(({ path }) => path),
    removed: from.files.filter(({ path }) => !after.has(path)).map(({ path }) => path),
    changed: to.files.filter((file) => isOther(before.get(file.path), file)).map(({ path }) => path),
  };
}

/** Compares two packages file by file. Pure. */
export function findDifference(from: PackageSnapshot, to: PackageSnapshot): Difference {
  const { added, removed, changed } = findFileChanges(from, to);
  const changes = { added: sortPaths(added), removed: sortPaths(removed), changed: sortPaths(changed) };
  return {
    from,
    to,
    ...changes,
    parts: groupByPart(from, to, changes),
    headers: listHeaderChanges(from, to),
    packedBytes: { from: from.sizeBytes, to: to.sizeBytes },
    unpackedBytes: { from: sumBytes(from.files), to: sumBytes(to.files) },
  };
}

/** Whether no file differs. */
export function isSame({ added, removed, changed }: FileChanges): boolean {
  return added.length + removed.length + changed.length === 0;
}

/** The part of a path, with a slash at its end; `''` for a file in no folder. */
export function partOf(path: string): string {
  return path.slice(0, path.indexOf('/') + 1);
}

/** Maps paths to files. */
export function indexFiles(files: readonly SnapshotFile[]): ReadonlyMap<string, SnapshotFile> {
  return new Map(files.map((file) => [file.path, file]));
}

/** Whether the file existed before with other content. */
function isOther(before: SnapshotFile | undefined, { sizeBytes, crc32 }: SnapshotFile): boolean {
  return before !== undefined && (before.sizeBytes !== sizeBytes || before.crc32 !== crc32);
}

function sumBytes(files: readonly SnapshotFile[]): number {
  return files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}

function sortPaths(paths: readonly string[]): readonly string[] {
  return sortByBytes(paths, (path) => path);
}

function groupByPart(
  from: PackageSnapshot,
  to: PackageSnapshot,
  { added, removed, changed }: FileChanges,
): readonly PartDifference[] {
  const [before, after] = [from, to].map(({ files }) => Map.groupBy(files, ({ path }) => partOf(path)));
  const [addedIn, removedIn, changedIn] = [added, removed, changed].map((paths) =>
    Map.groupBy(paths, partOf),
  );
  const names = new Set([...added, ...removed, ...changed].map(partOf));
  return sortPaths([...names]).map((name) => {
    const [old, current] = [before?.get(name) ?? [], after?.get(name) ?? []];
    return {
      name,
      added: addedIn?.get(name) ?? [],
      removed: removedIn?.get(name) ?? [],
      changed: changedIn?.get(name) ?? [],
      files: { from: old.length, to: current.length },
      unpackedBytes: { from: sumBytes(old), to: sumBytes(current) },
    };
  });
}

/** A header before and now; `''` if it is missing. */
interface HeaderChange {
  /** Its name in the plugin's header or readme, or its place in the package. */
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const FIELDS: readonly (readonly [keyof PluginHeader, string])[] = [
  ['version', 'Version'],
  ['name', 'Plugin Name'],
  ['requiresWordPress', 'Requires at least'],
  ['requiresPhp', 'Requires PHP'],
  ['requiresPlugins', 'Requires Plugins'],
  ['updateUri', 'Update URI'],
  ['textDomain', 'Text Domain'],
  ['domainPath', 'Domain Path'],
  ['network', 'Network'],
  ['pluginUri', 'Plugin URI'],
  ['author', 'Author'],
  ['authorUri', 'Author URI'],
  ['description', 'Description'],
];

/**
 * Lists changed headers of the main file and the readme, and changes of the names by which WordPress knows the plugin.
 */
function listHeaderChanges(from: PackageSnapshot, to: PackageSnapshot): readonly HeaderChange[] {
  const changes = [
    { label: 'Folder', from: from.folder, to: to.folder },
    { label: 'Main file', from: from.mainFile, to: to.mainFile },
    ...FIELDS.map(([field, label]) => ({ label, from: from.header[field], to: to.header[field] })),
    { label: 'Tested up to', from: from.readme?.tested ?? '', to: to.readme?.tested ?? '' },
  ];
  return changes.filter((change) => change.from !== change.to);
}

/** A folder of the previous version that is gone, or nearly empty. */
export interface VanishedPart {
  /** Ends in a slash. */
  readonly name: string;
  /** How many files with code or from a build it had, and how many of them are left. */
  readonly fileCount: number;
  readonly leftCount: number;
  /** It had translations and no other such files. */
  readonly isOnlyTranslations: boolean;
}

/** Facts that decide how severe a finding about a difference is. */
export interface FindingContext {
  /** The previous package in words, such as "the live version `1.4.1`". */
  readonly what: string;
  readonly vanished: readonly VanishedPart[];
  /** Places where the plugin's code still names vanished parts. */
  readonly mentions: readonly FolderMention[];
  /** PHP files of the previous version that are gone or empty now; paths below the plugin's folder. */
  readonly lost: { readonly gone: readonly string[]; readonly emptied: readonly string[] };
  /** Statements that still load them. */
  readonly lostLoads: readonly Load[];
  /** Statements that are new, and load files that neither version has. */
  readonly deadLoads: readonly Load[];
  /** The run publishes nothing, so the same version with other content is only worth a notice. */
  readonly isDryRun: boolean;
}
