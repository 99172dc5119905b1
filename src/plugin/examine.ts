import { setFlagsFromString } from 'node:v8';
import { type ByteReader, NotFetched } from '../shared/bytes.ts';
import { guessMain, type Layout, layOut } from './layout.ts';
import { type Excess, findExcess } from './limits.ts';
import { NO_COMPOSER } from './made-paths.ts';
import type { PhpFile, ReadFile } from './php-file.ts';
import { type Plan, planReading, type Reading } from './plan.ts';
import { type Contents, type ContentsOptions, readContents, type SeenContents } from './read-contents.ts';
import { type LoadedCode, readLoadedCode } from './read-main.ts';
import { findSecret } from './secrets/contents.ts';
import {
  findHiddenHeader,
  findLostHeaders,
  HEADER_BYTES,
  type HiddenHeader,
  isPluginHeader,
  type LostHeader,
  parsePluginHeader,
} from './wordpress/header.ts';
import { parseReadme, type Readme } from './wordpress/readme.ts';
import type { ArchiveEnd } from './zip/directory.ts';
import { type Damage, type EntryRead, isSupported, readFetched, spanOfEntry } from './zip/entry.ts';
import { openZip, type ZipArchive, type ZipEntry } from './zip/zip.ts';

/** All that the checks look at. */
export interface PackageView extends Contents, LoadedCode {
  readonly sizeBytes: number;
  /** Of the archive's list of files. */
  readonly directoryBytes: number;
  /** Everything that the archive lists. */
  readonly zipEntries: readonly ZipEntry[];
  readonly end: ArchiveEnd;
  readonly layout: Layout;
  readonly excess: Excess;
  /** All files were read; else damage and secrets are known only of those that the other checks needed. */
  readonly isRead: boolean;
  /** PHP files directly in the plugin's folder, and one level deeper, by bytes. */
  readonly ownPhp: readonly PhpFile[];
  readonly nestedPhp: readonly PhpFile[];
  /** The file from which WordPress reads the plugin. */
  readonly main: PhpFile | undefined;
  /** Headers of the main file that WordPress does not see, or not whole. */
  readonly lost: readonly LostHeader[];
  /** Without a main file: the one that would be it, if WordPress saw its header. */
  readonly hidden: { readonly file: PhpFile; readonly header: HiddenHeader } | undefined;
  /** Without a main file: the one that would be it, if it lay less deep. */
  readonly misplaced: PhpFile | undefined;
  readonly readme: (ReadFile & { readonly readme: Readme }) | undefined;
  readonly links: readonly Link[];
  /** PHP files directly in the plugin's folder that were not read, because that would have cost too much. */
  readonly unreadOwnPhp: readonly string[];
}

export interface ExamineOptions extends ContentsOptions {
  /** This run has zipped the package, and has seen all of it: then it is as it should be, and is not read again. */
  readonly seen?: SeenContents | undefined;
}

/**
 * Reads from a package what the checks need: all of it when it is at hand; over a network the list of files, the headers
 * of PHP files, the readme and the starts of what may hold secrets, the most important first.
 *
 * @throws PackageProblem when the archive cannot be listed; Cancelled
 */
export async function examine(
  reader: ByteReader,
  { seen, ...options }: ExamineOptions = {},
): Promise<PackageView> {
  const archive = await listEntries(reader);
  const layout = layOut(archive.entries);
  limitGarbage(archive.entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  const plan = planReading(layout);
  await reader.prepare(
    plan.reads.map((read) => spanOfEntry(read, reader.sizeBytes)),
    archive.directoryBytes,
  );
  const excess = findExcess(archive.entries, reader.sizeBytes);
  const { directoryBytes, entries: zipEntries, end } = archive;
  const basis = { sizeBytes: reader.sizeBytes, directoryBytes, zipEntries, end, layout, excess };
  const links = await readLinks(layout, reader);
  const found = await readThriftily(reader, plan, { ...basis, links });
  const view = { ...found, ...(await readLoadedCode(found.main, layout, reader, options.breathe)) };
  const { bombs, large, isTooMuch, isBomb } = excess;
  const isWithinLimits = bombs.length === 0 && large.length === 0 && !isTooMuch && !isBomb;
  if (!isWithinLimits || !reader.isAtHand()) return view;
  const contents =
    seen === undefined ? await readContents({ archive, layout }, reader, options) : pickPlaced(seen, layout);
  return { ...view, ...contents, isRead: true };
}

/** Leaves out files that WordPress does not unpack. */
function pickPlaced({ secrets, spoiled, ...named }: SeenContents, { entries }: Layout): SeenContents {
  const paths = new Set(secrets.length + spoiled.length > 0 ? entries.map(({ path }) => path) : []);
  const isPlaced = ({ path }: { readonly path: string }) => paths.has(path);
  return { secrets: secrets.filter(isPlaced), spoiled: spoiled.filter(isPlaced), ...named };
}

async function readThriftily(reader: ByteReader, plan: Plan, basis: Basis): Promise<Planned> {
  const view = await readPlanned(reader, plan, basis);
  // Files that were skipped would be skipped again.
  if (view.main !== undefined || view.unreadOwnPhp.length <= plan.skippedPhp.length) return view;
  // The part that was left out may be the plugin: then thrift would be the wrong thing.
  await reader.fetchAll();
  return readPlanned(reader, plan, basis);
}

/**
 * Lists the entries. A list that is large, or that an odd archive scatters, may take more requests than there are.
 *
 * @throws PackageProblem
 */
export async function listEntries(reader: ByteReader): Promise<ZipArchive> {
  try {
    return await openZip(reader);
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error;
    await reader.fetchAll();
    return openZip(reader);
  }
}

/** Facts that are known before the code of the main file is looked at. */
type Planned = Omit<PackageView, keyof LoadedCode>;

type Basis = Pick<
  PackageView,
  'sizeBytes' | 'directoryBytes' | 'zipEntries' | 'end' | 'layout' | 'excess' | 'links'
>;

async function readPlanned(reader: ByteReader, plan: Plan, basis: Basis): Promise<Planned> {
  const damages = new Map<string, Damage>();

  const readFile = async ({ path, reads }: Reading): Promise<ReadFile | undefined> => {
    const content = await readFetched(reads, reader);
    if (content === undefined) return undefined;
    if (content.damage !== undefined) damages.set(path, content.damage);
    // WordPress installs a file whose checksum is wrong; from others there is nothing to read.
    return content.damage === undefined || content.damage === 'checksum' ? { path, ...content } : undefined;
  };

  const readAll = async (readings: readonly Reading[]): Promise<readonly ReadFile[]> => {
    const files: ReadFile[] = [];
    for (const reading of readings) {
      const file = await readFile(reading);
      if (file !== undefined) files.push(file);
    }
    return files;
  };

  const readPhp = async (readings: readonly Reading[]): Promise<readonly PhpFile[]> =>
    (await readAll(readings))
      .filter(({ bytes, isWhole }) => isWhole || bytes.length >= HEADER_BYTES)
      .map((file) => ({
        ...file,
        header: mayBePlugin(file.bytes) ? parsePluginHeader(file.bytes) : NO_HEADER,
      }));

  const ownPhp = await readPhp(plan.ownPhp);
  const main = ownPhp.find(({ header }) => isPluginHeader(header));
  const hidden = main === undefined ? findHidden(ownPhp) : undefined;
  const nestedPhp = await readPhp(plan.nestedPhp);
  const readme = plan.readme && (await readFile(plan.readme));
  const known = new Set([...ownPhp.map(({ path }) => path), ...damages.keys()]);
  const planned = plan.ownPhp.map(({ path }) => path);
  return {
    ...basis,
    ownPhp,
    nestedPhp,
    main,
    lost: main === undefined ? [] : findLostHeaders(main.bytes, main.header),
    hidden,
    misplaced:
      main === undefined && hidden === undefined
        ? (findMisplaced(nestedPhp) ?? findMisplaced(await readPhp(plan.deepPhp)))
        : undefined,
    readme: readme && { ...readme, readme: parseReadme(readme.bytes) },
    secrets: (await readAll(plan.suspects)).flatMap(
      ({ path, bytes, isWhole }) => findSecret(path, bytes, !isWhole) ?? [],
    ),
    damages: [...damages].map(([path, damage]) => ({ path, damage })),
    strictPaths: [],
    spoiled: [],
    builtPaths: [],
    setup: undefined,
    composer: NO_COMPOSER,
    namedFiles: [],
    devPackages: [],
    unsearched: 0,
    sharedPaths: [],
    isRead: false,
    unreadOwnPhp: [...planned.filter((path) => !known.has(path)), ...plan.skippedPhp],
  };
}

const NO_HEADER = parsePluginHeader(Buffer.alloc(0));

/** Most PHP files have no plugin header; then there is nothing to take apart. */
function mayBePlugin(bytes: Buffer): boolean {
  return /plugin name:/i.test(bytes.toString('latin1', 0, HEADER_BYTES));
}

/** People look at a few files, too. */
const MAX_HIDDEN_FILES = 50;

function findHidden(files: readonly PhpFile[]): PackageView['hidden'] {
  for (const file of byLikelihood(files).slice(0, MAX_HIDDEN_FILES)) {
    const header = findHiddenHeader(file.bytes);
    if (header !== undefined) return { file, header };
  }
  return undefined;
}

function findMisplaced(files: readonly PhpFile[]): PhpFile | undefined {
  return byLikelihood(files).find(({ header }) => isPluginHeader(header));
}

function byLikelihood(files: readonly PhpFile[]): readonly PhpFile[] {
  return [...files].sort((a, b) => guessMain(b.path) - guessMain(a.path));
}

/** A symbolic link of the package. */
export interface Link {
  readonly path: string;
  /** As it stands in the ZIP; `undefined` where that was not read. */
  readonly target: string | undefined;
}

const MAX_LINKS = 200;
/** As long as a path can be. */
const TARGET_BYTES = 4096;

/** The symbolic links of a package, with their targets as far as those are at hand. */
async function readLinks({ entries }: Layout, reader: ByteReader): Promise<readonly Link[]> {
  const links: Link[] = [];
  for (const entry of entries.filter(({ isLink }) => isLink)) {
    const isReadable = links.length < MAX_LINKS && isSupported(entry);
    const read = { entry, packedBytes: TARGET_BYTES, unpackedBytes: TARGET_BYTES };
    links.push({ path: entry.path, target: isReadable ? await readTarget(read, reader) : undefined });
  }
  return links;
}

async function readTarget(read: EntryRead, reader: ByteReader): Promise<string | undefined> {
  const content = await readFetched([read], reader);
  return content?.damage === undefined ? content?.bytes.toString() : undefined;
}

/** Work on fewer bytes makes little garbage. */
const BUSY_BYTES = 1024 * 1024;

/**
 * Keeps V8 from giving more and more room to what is garbage at once, as most is that work on many bytes makes. What has been
 * given stays, so this is called before that work.
 */
function limitGarbage(bytes: number): void {
  if (bytes > BUSY_BYTES) setFlagsFromString('--semi-space-growth-factor=1');
}
