import type { ByteReader } from '../shared/bytes.ts';
import { describeContent } from '../shared/file-type.ts';
import { groupBy } from '../shared/group-by.ts';
import {
  findChangelogBeside,
  type FoundChangelog,
  NO_CHANGELOG,
  type ReadFiles,
  readPackageChangelog,
} from './changelog/package-changelog.ts';
import { check } from './checks.ts';
import type { Expectations } from './checks/check.ts';
import { examine, type ExamineOptions, type PackageView } from './examine.ts';
import { type Finding, PackageProblem } from './finding.ts';
import { findFolderMentions, type FolderMention } from './folder-mentions.ts';
import { nameIn, prefixOf } from './layout.ts';
import { findLostLoads, type LostLoad } from './lost-loads.ts';
import { type PackageSnapshot, takeSnapshot } from './snapshot.ts';
import { unreadable } from './zip/directory.ts';

// Readers of ZIPs are one part of the bundle, also for those who need less of it.
export { examine } from './examine.ts';
export { nameIn } from './layout.ts';
export { createLibraryTest, isShown } from './layout.ts';
export { readListing, readSnapshot } from './read-snapshot.ts';
export { createOnlooker } from './read-contents.ts';
export { readRequiredPlugins } from './wordpress/header.ts';
export { openZip } from './zip/zip.ts';

/** A package that was looked into. */
export interface Inspection {
  readonly facts: PackageFacts;
  /** This version's section of the changelog, in the readme or a file of its own, as Markdown; `''` when there is none. */
  readonly changelog: string;
  /** Other versions have a section there, and this one has none. */
  readonly lacksSection: boolean;
  /** Both, among files that are not in the package. */
  readonly findChangelog: (readFiles: ReadFiles) => Promise<FoundChangelog>;
  /** Holds the package against every rule; what matters most comes first. */
  readonly judge: (expected: Expectations) => readonly Finding[];
  /** Takes what is compared with another package; `undefined` without a plugin. */
  readonly takeSnapshot: () => PackageSnapshot | undefined;
  /** Where code still names folders that are not there any more; `undefined` when that is not known. */
  readonly findMentions: (folders: readonly string[]) => Promise<readonly FolderMention[] | undefined>;
  /** Where code still loads files that are gone, or empty; `undefined` when that is not known. */
  readonly findLostLoads: (lost: ReadonlySet<string>) => Promise<readonly LostLoad[] | undefined>;
}

/** The facts about a package; `''` where it does not say. */
export interface PackageFacts {
  readonly sizeBytes: number;
  /** Its contents; `undefined` when it cannot be unpacked. */
  readonly contents: PackageContents | undefined;
  /** The plugin that WordPress reads from it; `undefined` when it finds none. */
  readonly plugin: PluginFacts | undefined;
}

export interface PackageContents {
  readonly files: number;
  readonly unpackedBytes: number;
  /** The folders directly in the plugin's folder, with a slash at their ends, by their files, the most first; then what lies beside them, as `''`. */
  readonly parts: readonly PackagePart[];
  /** By size, the largest first. */
  readonly largest: readonly { readonly path: string; readonly sizeBytes: number }[];
  /** PHP files that might matter and were not read. */
  readonly unread: number;
  /** All files were read, and not only what the most important checks need. */
  readonly isRead: boolean;
  /** Files that were not searched for secrets and the like, because that would have taken too long. */
  readonly unsearched: number;
}

interface PackagePart {
  readonly name: string;
  readonly files: number;
  readonly sizeBytes: number;
}

export interface PluginFacts {
  /** The plugin's folder; `''` when the files lie at the top of the ZIP. */
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  /** Name of the file with the plugin header, inside the folder. */
  readonly mainFile: string;
  readonly description: string;
  /** Lowest versions of WordPress and PHP, from the plugin header. */
  readonly requires: string;
  readonly requiresPhp: string;
  /** Where WordPress asks for updates; `''` is wordpress.org, which most services replace by code of the plugin. */
  readonly updateUri: string;
  /** Highest version of WordPress tested, from the readme. */
  readonly tested: string;
  /** The readme as text; `''` when there is none. */
  readonly readme: string;
}

const SHOWN_LARGEST = 3;

/**
 * Looks into a package, with WordPress's own rules. What is wrong with it is a finding, never an error.
 *
 * @throws PublishError what the reader throws, when the package cannot be fetched; Cancelled
 */
export async function inspect(reader: ByteReader, options: ExamineOptions = {}): Promise<Inspection> {
  const { sizeBytes } = reader;
  try {
    await assertZip(reader);
    const view = await examine(reader, options);
    return {
      facts: { sizeBytes, contents: describeContents(view), plugin: describePlugin(view) },
      ...(await readPackageChangelog(view, reader)),
      findChangelog: (readFiles) => findChangelogBeside(view, readFiles),
      judge: (expected) => check(view, expected),
      takeSnapshot: () => takeSnapshot(view),
      findMentions: (folders) => findFolderMentions(view, reader, folders, options.breathe),
      findLostLoads: (lost) => findLostLoads(view, reader, lost, options.breathe),
    };
  } catch (error) {
    if (!(error instanceof PackageProblem)) throw error;
    return {
      facts: { sizeBytes, contents: undefined, plugin: undefined },
      ...NO_CHANGELOG,
      findChangelog: () => Promise.resolve(NO_CHANGELOG),
      judge: () => [error.finding],
      takeSnapshot: () => undefined,
      findMentions: () => Promise.resolve(undefined),
      findLostLoads: () => Promise.resolve(undefined),
    };
  }
}

/** Scripts that send a ZIP send at most a few warnings before it. */
const HEAD_BYTES = 16 * 1024;

/** @throws PackageProblem it does not begin like a ZIP */
export async function assertZip(reader: ByteReader): Promise<void> {
  const head = await reader.read(0, Math.min(HEAD_BYTES, reader.sizeBytes));
  const other = describeContent(head);
  if (other !== undefined) throw unreadable(`The package is ${other.what}.`, other.fix);
}

function describeContents({ layout, unreadOwnPhp, isRead, unsearched }: PackageView): PackageContents {
  const files = layout.entries.filter(({ isFolder }) => !isFolder);
  return {
    files: files.length,
    unpackedBytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    parts: listParts(files, layout.folder),
    largest: [...files]
      .sort((a, b) => b.sizeBytes - a.sizeBytes)
      .slice(0, SHOWN_LARGEST)
      .map(({ path, sizeBytes }) => ({ path, sizeBytes })),
    unread: unreadOwnPhp.length,
    isRead,
    unsearched,
  };
}

function listParts(files: PackageView['layout']['entries'], folder: string): readonly PackagePart[] {
  const start = prefixOf(folder).length;
  const groups = groupBy(files, ({ path }) => path.slice(start, path.indexOf('/', start) + 1));
  return [...groups]
    .map(([name, some]) => {
      return { name, files: some.length, sizeBytes: some.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) };
    })
    .sort((a, b) => Number(a.name === '') - Number(b.name === '') || b.files - a.files);
}

function describePlugin({ layout, main, readme }: PackageView): PluginFacts | undefined {
  if (main === undefined) return undefined;
  const { name, version, description, requiresWordPress, requiresPhp, updateUri } = main.header;
  return {
    slug: layout.folder,
    name,
    version,
    mainFile: nameIn(layout.folder, main.path) ?? '',
    description,
    requires: requiresWordPress,
    requiresPhp,
    updateUri,
    tested: readme?.readme.tested ?? '',
    readme: readme?.readme.text ?? '',
  };
}
