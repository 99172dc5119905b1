import { neverYield } from '../../shared/yield-to-event-loop.ts';
import type { ByteReader } from '../../shared/bytes.ts';
import { assertNotCancelled } from '../../shared/clock.ts';
import { createPlaceTest } from '../../shared/sorted.ts';
import { createBlockSearch, type LostBlockFiles } from './block-files.ts';
import { type BuildSetup, readComposerJson } from './composer-json.ts';
import { createOwnTest, type Layout } from './layout.ts';
import { prefixOf } from '../folder-paths.ts';
import { createNameSearch, listDevPackages, MAX_DEV_PACKAGES } from './left-overs.ts';
import { createSearchBudget, type SearchBudget } from '../search-budget.ts';
import { searchEntries, type SearchOptions } from './search-entries.ts';
import { type ComposerUse, createMadeSearch } from './made-paths.ts';
import { createClientSearch, type UpdateClients } from './update-clients.ts';
import { createHandedSearch } from '../secrets/handed-secrets.ts';
import { findSecretInText, type FoundSecret, readText, SEARCHED_BYTES } from '../secrets/contents.ts';
import { isText } from '../secrets/text.ts';
import {
  createKeySearch,
  type KeyReport,
  type LookAtPiece,
  NO_KEYS,
  type OwnKey,
} from '../secrets/own-keys.ts';
import { findGitDamage, type GitDamage } from './git-damage.ts';
import { type Damage, isSupported, readData, readEntry, readForward } from '../zip/entry.ts';
import { readLocalHeader } from '../zip/local-header.ts';
import type { ZipArchive, ZipEntry } from '../zip/zip.ts';

/** Facts that require reading the whole package. */
export interface Contents extends SeenContents {
  readonly damages: readonly DamagedEntry[];
  /** Sound entries that ZipArchive still refuses. */
  readonly strictPaths: readonly string[];
  /** Entries that share data with others. */
  readonly sharedPaths: readonly string[];
  /**
   * The build that should have run before another tool made the ZIP, judging by files in it; `undefined` if they need
   * none.
   */
  readonly setup: BuildSetup | undefined;
}

interface DamagedEntry {
  readonly path: string;
  readonly damage: Damage;
}

export interface ContentsOptions extends SearchOptions {
  readonly budget?: SearchBudget | undefined;
}

function keepText(start: Buffer): number {
  return isText(start) ? SEARCHED_BYTES : 0;
}

/**
 * Reads a package once and in the order of the file: compares each entry with its checksum and size,
 * and searches texts for secrets. Needs little memory, whatever sizes the package declares.
 *
 * @throws Cancelled
 */
export async function readContents(
  { archive, layout }: { readonly archive: ZipArchive; readonly layout: Layout },
  reader: ByteReader,
  { budget, ownKeys = [], ...options }: ContentsOptions,
): Promise<Contents> {
  const { signal, yieldToEventLoop = neverYield } = options;
  const keySearch = createKeySearch(ownKeys);
  /** Entries that nobody but the search for keys has to read. */
  const others: ZipEntry[] = [];
  const damages: DamagedEntry[] = [];
  const strictPaths: string[] = [];
  const sharedPaths: string[] = [];
  const allPaths = layout.entries.map(({ path }) => path);
  const setup = await readPackedSetup(layout, reader);
  const isBuilt = setup !== undefined;
  const placed = setup?.composer?.placed;
  const scanner = createContentScanner(allPaths, layout.folder, { budget, isBuilt, placed });
  // WordPress does not unpack other entries, but their local headers still count.
  const paths = new Map(layout.entries.map(({ name, path }) => [name, path]));
  const forward = readForward(reader);
  const entries = [...archive.entries].sort((a, b) => a.start - b.start);

  for (const [index, entry] of entries.entries()) {
    assertNotCancelled(signal);
    await yieldToEventLoop();
    const path = paths.get(entry.name) ?? entry.name;
    const header = await readLocalHeader(entry, forward);
    if (header === undefined) {
      damages.push({ path, damage: 'lost' });
      others.push(entry);
      continue;
    }
    if (header.match === 'other') damages.push({ path, damage: 'headers' });
    if (header.match === 'strict') strictPaths.push(path);
    const end = header.dataStart + entry.packedBytes;
    const isShared = end > (entries[index + 1]?.start ?? archive.directoryStart);
    if (isShared) sharedPaths.push(path);
    const isPlaced = paths.has(entry.name) && !entry.isFolder && isSupported(entry);
    // Shared data is not read repeatedly, but for the search for keys, which has bounds of its own.
    if (!isPlaced || isShared || header.match === 'other') {
      others.push(entry);
      continue;
    }
    const look = keySearch?.begin(path, entry.sizeBytes);
    const content = await readData(entry, header.dataStart, forward, { keep: keepText, look, signal });
    if (content.damage !== undefined) {
      damages.push({ path, damage: content.damage });
      keySearch?.addUnread(path);
    }
    if (!entry.isLink) scanner.show(path, content.bytes, Math.max(entry.sizeBytes, content.bytes.length));
  }
  if (keySearch !== undefined) await searchEntries(others, reader, keySearch, options);
  const keys = keySearch?.report() ?? NO_KEYS;
  return { damages, strictPaths, sharedPaths, setup, ...scanner.collect(), keys };
}

/** No plugin has larger ones, but for lockfiles, of which the beginning is enough. */
const MAX_SETUP_BYTES = 64 * 1024;

async function readPackedSetup(
  { entries, folder }: Layout,
  reader: ByteReader,
): Promise<BuildSetup | undefined> {
  const prefix = prefixOf(folder);
  const isThere = (name: string) => entries.some(({ path }) => path === prefix + name);
  if (!isThere('composer.json') && !isThere('package.json')) return undefined;
  const { BUILD_FILES, keysOf, planComposer, planScripts, readManifests, showCommands } =
    await import('../../build/index.ts');
  const texts = new Map<string, string>();
  for (const name of BUILD_FILES) {
    const entry = entries.find(({ path, isLink }) => path === prefix + name && !isLink);
    if (entry === undefined || !isSupported(entry)) continue;
    const { bytes } = await readEntry(entry, reader, { maxBytes: MAX_SETUP_BYTES });
    texts.set(name, bytes.toString());
  }
  const project = { read: (name: string) => texts.get(name), folder: '.', isLockOptional: true };
  const isPlace = createPlaceTest(entries.map(({ path }) => path));
  const [composer] = readManifests(project.read, ['composer.json']);
  const [manifest] = readManifests(project.read, ['package.json']);
  const needs = readComposerJson(composer, (place) => isPlace(prefix + place));
  const hasScript = keysOf(manifest?.['scripts']).includes('build');
  if (needs === undefined && !hasScript) return undefined;
  return {
    composer: needs && { ...needs, command: showCommands(planComposer(project).commands), folder: '' },
    script: hasScript ? { command: showCommands(planScripts(project).commands), folder: '' } : undefined,
    isIgnored: (path) => BUILT.test(path),
  };
}

/** Names that git usually ignores, because builds make these files. */
const BUILT = /(^|\/)(build|dist)\/|\.asset\.php$|\.min\.(js|css)$/;

/** Facts from the texts of a package. A run collects them while it zips, so that the files need not be read again. */
export interface SeenContents {
  readonly secrets: readonly FoundSecret[];
  readonly gitDamage: readonly GitDamage[];
  /** Paths in the plugin's own PHP code that only a build makes; known only if there is a build. */
  readonly builtPaths: readonly string[];
  /** The same for Composer. */
  readonly composer: ComposerUse;
  /** Archives and programs that the plugin's own PHP code names. */
  readonly namedFiles: readonly string[];
  /** Of the plugin's own blocks. */
  readonly lostBlockFiles: readonly LostBlockFiles[];
  /** By which the plugin, or what it brings along, asks for updates. */
  readonly updateClients: UpdateClients;
  /** Folders of packages that Composer has installed for development only. */
  readonly devPackages: readonly string[];
  /** Where the secrets of this run are. */
  readonly keys: KeyReport;
  /** How many files were not searched completely, because that would have taken too long. */
  readonly unsearched: number;
}

/** Looks at files while they are zipped or read. */
export interface ContentScanner {
  /**
   * Shows a file, in the order of the ZIP.
   *
   * @param path in the ZIP
   * @param start its first bytes: all, or at least as many as are searched; valid only until this returns
   * @returns a function to which all bytes of the file are to be shown; `undefined` when nobody needs them
   */
  readonly show: (path: string, start: Buffer, sizeBytes: number) => LookAtPiece | undefined;
  /** Returns the facts seen so far. */
  readonly collect: () => SeenContents;
}

interface ScannerOptions {
  readonly budget?: SearchBudget | undefined;
  /** The package should have been built before this. */
  readonly isBuilt?: boolean;
  /** The packages that Composer installs into folders of their own. */
  readonly placed?: NonNullable<BuildSetup['composer']>['placed'] | undefined;
  readonly ownKeys?: readonly OwnKey[];
}

/**
 * Creates a scanner for the files of a plugin: it looks for secrets, for damage by git, and for files that the
 * plugin's own code expects from a build, if there is one.
 */
export function createContentScanner(
  paths: readonly string[],
  folder: Layout['folder'],
  { budget = createSearchBudget(), isBuilt = true, placed, ownKeys = [] }: ScannerOptions = {},
): ContentScanner {
  const isOwn = createOwnTest({ entries: paths.map((path) => ({ path })), folder });
  const keySearch = createKeySearch(ownKeys);
  const secrets: FoundSecret[] = [];
  const handed = createHandedSearch();
  const gitDamage: GitDamage[] = [];
  const made = createMadeSearch(placed?.map((one) => one.folder));
  const names = createNameSearch(paths, folder);
  const clients = createClientSearch();
  const devPackages: string[] = [];
  const blocks = createBlockSearch(paths);
  const scan = (path: string, start: Buffer, sizeBytes: number): void => {
    const text = readText(start);
    if (text === undefined) return;
    const spend = budget.spendOn(path);
    const secret = findSecretInText(path, text, text.length < sizeBytes, spend);
    if (secret !== undefined) secrets.push(secret);
    const damage = findGitDamage(path, text, isOwn(path), spend);
    if (damage !== undefined) gitDamage.push(damage);
    const [, root] = INSTALLED.exec(path) ?? [];
    const isFull = devPackages.length >= MAX_DEV_PACKAGES;
    if (root !== undefined && !isFull && isOwn(root) && spend(text.length))
      devPackages.push(...listDevPackages(path, text));
    if (isOwn(path)) blocks.search(path, text, text.length === sizeBytes, spend);
    if (!path.endsWith('.php')) return;
    handed.search(path, text, isOwn(path), spend);
    clients.search(path, text, isOwn(path), spend);
    if (!isOwn(path)) return;
    if (isBuilt) made.search(path, text, spend);
    names.search(path, text, spend);
  };
  return {
    show(path, start, sizeBytes) {
      scan(path, start, sizeBytes);
      return keySearch?.begin(path, sizeBytes);
    },
    collect: () => ({
      secrets: joinSecrets(secrets, handed.collect()),
      gitDamage,
      ...made.collect(),
      namedFiles: names.collect(),
      updateClients: clients.collect(),
      lostBlockFiles: blocks.collect(),
      devPackages,
      keys: keySearch?.report() ?? NO_KEYS,
      unsearched: budget.countUnsearched(),
    }),
  };
}

/** Only one secret per file is reported. */
function joinSecrets(
  secrets: readonly FoundSecret[],
  others: readonly FoundSecret[],
): readonly FoundSecret[] {
  const paths = new Set(secrets.map(({ path }) => path));
  return [...secrets, ...others.filter(({ path }) => !paths.has(path))];
}

/** Composer's list of installed packages, inside the folder of packages. */
const INSTALLED = /^(.*\/)[^/]+\/composer\/installed\.php$/;
