import type { ByteReader } from '../shared/bytes.ts';
import {
  findChangelogBeside,
  NO_CHANGELOG,
  type ReadFiles,
  readPackageChangelog,
} from './changelog/package-changelog.ts';
import { findUpgradeNotice } from './changelog/changelog.ts';
import { check } from './checks/check-package.ts';
import type { KeyReport } from './secrets/own-keys.ts';
import type { Expectations } from './checks/check.ts';
import { readPackageView, type PackageView } from './read/package-view.ts';
import { type Finding, PackageProblem } from './finding.ts';
import { findFolderMentions, type FolderMention } from './read/folder-mentions.ts';
import { nameIn, prefixOf } from './folder-paths.ts';
import { type PackageSnapshot, takeSnapshot } from './difference/snapshot.ts';
import { writeBill } from './libraries/write-bill.ts';
import { createLibraryReader } from './libraries/find-libraries.ts';
import type { Sanitise } from '../shared/logger.ts';
import { assertZip } from './zip/directory.ts';
import { explainUnsearched } from './search-keys.ts';

// Readers of ZIPs are one chunk of the bundle, even for callers that need less.
export { CHANGELOG_NAMES, findChangelog, findUpgradeNotice, hasSections } from './changelog/changelog.ts';
export { readOutline } from './read/package-view.ts';
export { createLibraryTest, isShown } from './read/layout.ts';
export { nameIn } from './folder-paths.ts';
export { readPackagePhp, readPhpTexts } from './read/read-php.ts';
export { compareSnapshots } from './difference/compare-snapshots.ts';
export { readListing, readSnapshot } from './difference/read-snapshot.ts';
export { createContentScanner } from './read/read-contents.ts';
export { listFiles } from './read/list-files.ts';
export { comparePhp, serveParsing } from './php/index.ts';
export {
  HEADER_BYTES,
  isPluginHeader,
  locateHeader,
  parsePluginHeader,
  readRequiredPlugins,
} from './wordpress/header.ts';
export { decodeText, parseReadme } from './wordpress/readme.ts';
export { compareVersions, hasUnknownWord } from './wordpress/version.ts';
export { assertZip } from './zip/directory.ts';
export { openZip } from './zip/zip.ts';

/** A package that was examined. */
export interface Inspection {
  readonly facts: PackageFacts;
  /**
   * This version's section of the changelog, from the readme or a file of its own, as Markdown; `''` if there is none.
   */
  readonly changelog: string;
  /** Other versions have a section, but this one has none. */
  readonly lacksSection: boolean;
  /** Finds both in files that are not in the package. */
  readonly findChangelog: (readFiles: ReadFiles) => ReturnType<typeof findChangelogBeside>;
  /** Where the secrets of this run are; `undefined` if the package could not be searched for them. */
  readonly keys: KeyReport | undefined;
  /** Runs every check; the most severe findings come first. */
  readonly check: (expected: Expectations) => readonly Finding[];
  /** Takes the facts that are compared with another package; `undefined` without a plugin. */
  readonly takeSnapshot: () => PackageSnapshot | undefined;
  /**
   * Writes the bill of materials; `undefined` without a plugin.
   *
   * @throws what the reader throws; Cancelled
   */
  readonly writeBill: (
    subject: { readonly sha256: string },
    sanitise: Sanitise,
  ) => Promise<WrittenBill | undefined>;
  /** Finds code that still names folders that are gone. */
  readonly findMentions: (folders: readonly string[]) => Promise<readonly FolderMention[]>;
}

/** A bill of materials. */
interface WrittenBill {
  /** CycloneDX, as JSON. */
  readonly text: string;
  /** How many libraries it lists. */
  readonly count: number;
}

/** Facts about a package; `''` for those that it does not state. */
interface PackageFacts {
  readonly sizeBytes: number;
  /** `undefined` if the package cannot be unpacked. */
  readonly contents: PackageContents | undefined;
  /** The plugin that WordPress finds in the package; `undefined` if it finds none. */
  readonly plugin: PluginFacts | undefined;
}

interface PackageContents {
  readonly files: number;
  readonly unpackedBytes: number;
  /**
   * The folders directly in the plugin's folder, with a slash at their ends, those with the most files first; then `''`
   * for the files beside them.
   */
  readonly parts: readonly PackagePart[];
  /** The largest files, by size. */
  readonly largest: readonly { readonly path: string; readonly sizeBytes: number }[];
  /** How many PHP files were not read although they might matter. */
  readonly unread: number;
  /** All files were read; `false` for a package that exceeds the limits. */
  readonly isRead: boolean;
  /** How many files were not fully searched for secrets and the like, because that would have taken too long. */
  readonly unsearched: number;
}

interface PackagePart {
  readonly name: string;
  readonly files: number;
  readonly sizeBytes: number;
}

interface PluginFacts {
  /** The plugin's folder; `''` when the files lie at the top of the ZIP. */
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  /** The file with the plugin header, by its name inside the folder. */
  readonly mainFile: string;
  readonly description: string;
  /** The lowest versions of WordPress and PHP, from the plugin header. */
  readonly requires: string;
  readonly requiresPhp: string;
  /** Where WordPress asks for updates; `''` is wordpress.org, which most services replace with code in the plugin. */
  readonly updateUri: string;
  /** The highest version of WordPress tested, from the readme. */
  readonly tested: string;
  /** This version's entry in `== Upgrade Notice ==` of the readme, on one line; `''` when there is none. */
  readonly upgradeNotice: string;
  /** The readme as text; `''` when there is none. */
  readonly readme: string;
}

const SHOWN_LARGEST = 3;

/**
 * Examines a package by WordPress's own rules. Problems of the package are findings, never errors.
 *
 * @throws PublishError what the reader throws; Cancelled
 */
export async function inspect(
  reader: ByteReader,
  options: Parameters<typeof readPackageView>[1] = {},
): Promise<Inspection> {
  const { sizeBytes } = reader;
  try {
    await assertZip(reader);
    const view = await readPackageView(reader, options);
    const { lackingFile: lackingChangelog, ...changelog } = await readPackageChangelog(view, reader);
    const readLibraries = createLibraryReader(view, reader);
    return {
      facts: { sizeBytes, contents: describeContents(view), plugin: describePlugin(view) },
      ...changelog,
      findChangelog: (readFiles) => findChangelogBeside(view, readFiles),
      keys: view.keys,
      check: (expected) => check({ ...view, lackingChangelog }, expected),
      takeSnapshot: () => addLibraries(takeSnapshot(view), readLibraries),
      writeBill: (subject, sanitise) => writeBillOf(view, { ...subject, sanitise }, readLibraries),
      findMentions: (folders) => findFolderMentions(view, reader, folders, options.yieldToEventLoop),
    };
  } catch (error) {
    if (!(error instanceof PackageProblem)) throw error;
    return {
      facts: { sizeBytes, contents: undefined, plugin: undefined },
      ...NO_CHANGELOG,
      findChangelog: () => Promise.resolve(NO_CHANGELOG),
      keys: explainUnsearched(error, options),
      check: () => [error.finding],
      takeSnapshot: () => undefined,
      writeBill: () => Promise.resolve(undefined),
      findMentions: () => Promise.resolve([]),
    };
  }
}

function addLibraries(
  snapshot: PackageSnapshot | undefined,
  readLibraries: ReturnType<typeof createLibraryReader>,
): PackageSnapshot | undefined {
  return snapshot && { ...snapshot, readLibraries };
}

async function writeBillOf(
  { main, layout }: PackageView,
  { sha256, sanitise }: { readonly sha256: string; readonly sanitise: Sanitise },
  readLibraries: ReturnType<typeof createLibraryReader>,
): Promise<WrittenBill | undefined> {
  const libraries = await readLibraries();
  if (main === undefined || libraries === undefined) return undefined;
  const { name, version } = main.header;
  const text = writeBill({ slug: layout.folder, name, version, sha256 }, libraries, sanitise);
  return { text, count: libraries.found.length };
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
  const groups = Map.groupBy(files, ({ path }) => path.slice(start, path.indexOf('/', start) + 1));
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
    upgradeNotice: (readme && findUpgradeNotice(readme.readme.text, { version, names: [name] })) ?? '',
    readme: readme?.readme.text ?? '',
  };
}
