import { setFlagsFromString } from 'node:v8';
import { type ByteReader, readFromBuffer } from '../../shared/bytes.ts';
import { doTogether } from '../../shared/together.ts';
import { PackageProblem } from '../finding.ts';
import { guessMain, type Layout, layOut } from './layout.ts';
import { findExcess } from './limits.ts';
import { NO_COMPOSER } from './made-paths.ts';
import type { PhpFile, ReadFile } from './php-file.ts';
import { type ReadPlan, planReading, type Reading } from './plan-reads.ts';
import { type Contents, type ContentsOptions, readContents, type SeenContents } from './read-contents.ts';
import { type LoadedCode, NO_CODE, type PhpIndex, readLoadedCode } from '../php/index.ts';
import { type Platform, readPlatforms } from './composer-platform.ts';
import { readPackagePhp } from './read-php.ts';
import { NO_CLIENTS } from './update-clients.ts';
import { assertNoKeyInNames, searchArchive } from './search-entries.ts';
import { findSecret } from '../secrets/contents.ts';
import { NO_KEYS } from '../secrets/own-keys.ts';
import {
  findHiddenHeader,
  findLostHeaders,
  HEADER_BYTES,
  type HiddenHeader,
  isPluginHeader,
  parsePluginHeader,
} from '../wordpress/header.ts';
import { parseReadme, type Readme } from '../wordpress/readme.ts';
import type { ArchiveEnd } from '../zip/directory.ts';
import { type Damage, isSupported, readEntry } from '../zip/entry.ts';
import { openZip, type ZipArchive, type ZipEntry } from '../zip/zip.ts';

/** Everything that the checks look at. */
export interface PackageView extends Contents, LoadedCode {
  readonly sizeBytes: number;
  /** Size of the archive's list of files. */
  readonly directoryBytes: number;
  /** Every entry of the archive. */
  readonly zipEntries: readonly ZipEntry[];
  readonly end: ArchiveEnd;
  readonly layout: Layout;
  readonly excess: ReturnType<typeof findExcess>;
  /** All files were read. If not, damage and secrets are known only for files that the other checks needed. */
  readonly isRead: boolean;
  /** PHP files directly in the plugin's folder, and one level deeper, sorted by bytes. */
  readonly ownPhp: readonly PhpFile[];
  readonly nestedPhp: readonly PhpFile[];
  /** The file from which WordPress reads the plugin's header. */
  readonly main: PhpFile | undefined;
  /** Headers of the main file that WordPress does not see, or only in part. */
  readonly lost: ReturnType<typeof findLostHeaders>;
  /** If there is no main file: the file that would be it if WordPress saw its header. */
  readonly hidden: { readonly file: PhpFile; readonly header: HiddenHeader } | undefined;
  /** If there is no main file: a plugin file nested too deep for WordPress to find. */
  readonly misplaced: PhpFile | undefined;
  readonly readme: (ReadFile & { readonly readme: Readme }) | undefined;
  readonly links: readonly Link[];
  /** PHP files directly in the plugin's folder that were not read, because there are too many. */
  readonly unreadOwnPhp: readonly string[];
  /** The versions of PHP that Composer's packages need. */
  readonly platforms: readonly Platform[];
  /** The plugin's code; `undefined` without a plugin, or if the package exceeds the limits. */
  readonly php: PhpIndex | undefined;
  /** ZIPs in the package that are plugins; only of a package within the limits. */
  readonly innerPlugins: readonly InnerPlugin[];
}

/** A ZIP in the package that is a plugin. */
interface InnerPlugin {
  readonly path: string;
  readonly name: string;
}

interface ViewOptions extends ContentsOptions {
  /** Facts that this run saw while it zipped the package: then the bytes are sound and need not be read again. */
  readonly seen?: SeenContents | undefined;
  /** The environment whose `PATH` may have `php`, which is asked about code that cannot be parsed here. */
  readonly programs?: NodeJS.ProcessEnv | undefined;
  /** Milliseconds, by which the time for reading code is limited. */
  readonly now?: (() => number) | undefined;
}

/**
 * Reads what the checks need: everything, unless the package exceeds the limits.
 *
 * @throws PackageProblem when the archive cannot be listed; Cancelled
 */
export async function readPackageView(
  reader: ByteReader,
  { seen, ...options }: ViewOptions = {},
): Promise<PackageView> {
  const archive = await openZip(reader);
  assertNoKeyInNames(archive.entries, options);
  limitGarbage(archive.entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  const basis = describeArchive(archive, reader);
  const { layout, excess } = basis;
  const links = await readLinks(layout, reader);
  const view = await readPlanned(reader, planReading(layout), { ...basis, links });
  const { bombs, large, isTooMuch, isBomb } = excess;
  const isWithinLimits = bombs.length === 0 && large.length === 0 && !isTooMuch && !isBomb;
  if (!isWithinLimits)
    return { ...view, ...NO_CODE, platforms: [], keys: await searchArchive(archive, reader, options) };
  const { main } = view;
  // The thread that parses PHP has another processor.
  const [contents, php] = await doTogether([
    seen === undefined
      ? readContents({ archive, layout }, reader, options)
      : Promise.resolve(pickPlaced(seen, layout)),
    main === undefined
      ? Promise.resolve(undefined)
      : readPackagePhp(layout, main, reader, undefined, options),
  ]);
  const code = php === undefined ? NO_CODE : readLoadedCode(php);
  const platforms = await readPlatforms(code, layout, reader);
  const innerPlugins = await readInnerPlugins(layout, reader);
  return { ...view, ...contents, php, ...code, platforms, innerPlugins, isRead: true };
}

/** Bounds the work: a ZIP beside others is found as well by its ending. */
const MAX_INNER_ZIPS = 4;
const MAX_INNER_BYTES = 16 * 1024 * 1024;
const MAX_INNER_ENTRIES = 10_000;

async function readInnerPlugins({ entries }: Layout, reader: ByteReader): Promise<readonly InnerPlugin[]> {
  const zips = entries.filter(
    (entry) => /\.zip$/i.test(entry.path) && entry.sizeBytes <= MAX_INNER_BYTES && isSupported(entry),
  );
  const found: InnerPlugin[] = [];
  for (const entry of zips.slice(0, MAX_INNER_ZIPS)) {
    const content = await readEntry(entry, reader);
    if (content.damage !== undefined) continue;
    const name = await readPluginName(readFromBuffer(content.bytes));
    if (name !== undefined) found.push({ path: entry.path, name });
  }
  return found;
}

function describeArchive({ entries, ...archive }: ZipArchive, { sizeBytes }: ByteReader) {
  const excess = findExcess(entries, sizeBytes);
  return { ...archive, sizeBytes, zipEntries: entries, layout: layOut(entries), excess };
}

/**
 * Reads the PHP files directly in the plugin's folder and the readme of a package, and nothing else.
 *
 * @throws PackageProblem when the archive cannot be listed
 */
export async function readOutline(reader: ByteReader, archive?: ZipArchive): Promise<PackageOutline> {
  const basis = describeArchive(archive ?? (await openZip(reader)), reader);
  const plan = { ...planReading(basis.layout), nestedPhp: [], deepPhp: [], suspects: [] };
  return readPlanned(reader, plan, { ...basis, links: [] });
}

/** Reads the name of the plugin in a ZIP; `undefined` if it is none. */
async function readPluginName(reader: ByteReader): Promise<string | undefined> {
  try {
    const archive = await openZip(reader);
    if (archive.entries.length > MAX_INNER_ENTRIES) return undefined;
    return (await readOutline(reader, archive)).main?.header.name;
  } catch (error) {
    if (!(error instanceof PackageProblem)) throw error;
    return undefined;
  }
}

/** Leaves out files that WordPress does not unpack. */
function pickPlaced({ secrets, gitDamage, ...named }: SeenContents, { entries }: Layout): SeenContents {
  const paths = new Set(secrets.length + gitDamage.length > 0 ? entries.map(({ path }) => path) : []);
  const isPlaced = ({ path }: { readonly path: string }) => paths.has(path);
  return { secrets: secrets.filter(isPlaced), gitDamage: gitDamage.filter(isPlaced), ...named };
}

/** Facts known before the plugin's code is read. */
type Planned = Omit<PackageView, keyof LoadedCode | 'platforms'>;

type PackageOutline = Pick<Planned, 'sizeBytes' | 'zipEntries' | 'layout' | 'ownPhp' | 'main' | 'readme'>;

type Basis = Pick<
  PackageView,
  'sizeBytes' | 'directoryBytes' | 'zipEntries' | 'end' | 'layout' | 'excess' | 'links'
>;

async function readPlanned(reader: ByteReader, plan: ReadPlan, basis: Basis): Promise<Planned> {
  const damages = new Map<string, Damage>();

  const readFile = async (reading: Reading): Promise<ReadFile | undefined> => {
    const { path } = reading.entry;
    const content = await readEntry(reading.entry, reader, reading);
    if (content.damage !== undefined) damages.set(path, content.damage);
    // WordPress installs files with a wrong checksum; other damaged files have no content to read.
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
  const planned = plan.ownPhp.map(({ entry }) => entry.path);
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
    gitDamage: [],
    builtPaths: [],
    setup: undefined,
    composer: NO_COMPOSER,
    namedFiles: [],
    updateClients: NO_CLIENTS,
    lostBlockFiles: [],
    devPackages: [],
    unsearched: 0,
    keys: NO_KEYS,
    sharedPaths: [],
    innerPlugins: [],
    isRead: false,
    php: undefined,
    unreadOwnPhp: [...planned.filter((path) => !known.has(path)), ...plan.skippedPhp],
  };
}

const NO_HEADER = parsePluginHeader(Buffer.alloc(0));

/** Most PHP files have no plugin header, and need no parsing. */
function mayBePlugin(bytes: Buffer): boolean {
  return /plugin name:/i.test(bytes.toString('latin1', 0, HEADER_BYTES));
}

/** Bounds the search: a person, too, would look at a few files only. */
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
  /** The link's content in the ZIP; `undefined` if it was not read. */
  readonly target: string | undefined;
}

const MAX_LINKS = 200;
/** The maximum length of a path. */
const TARGET_BYTES = 4096;

/** Lists the symbolic links of a package, with their targets if these can be read. */
async function readLinks({ entries }: Layout, reader: ByteReader): Promise<readonly Link[]> {
  const links: Link[] = [];
  for (const entry of entries.filter(({ isLink }) => isLink)) {
    const isReadable = links.length < MAX_LINKS && isSupported(entry);
    links.push({ path: entry.path, target: isReadable ? await readTarget(entry, reader) : undefined });
  }
  return links;
}

async function readTarget(entry: ZipEntry, reader: ByteReader): Promise<string | undefined> {
  const { damage, bytes } = await readEntry(entry, reader, { maxBytes: TARGET_BYTES });
  return damage === undefined ? bytes.toString() : undefined;
}

/** Work on fewer bytes makes little garbage. */
const BUSY_BYTES = 1024 * 1024;

/**
 * Keeps V8 from growing the space for short-lived objects, because most objects here become garbage at once. V8 keeps a
 * space that has grown, so call this before the work.
 */
function limitGarbage(bytes: number): void {
  if (bytes > BUSY_BYTES) setFlagsFromString('--semi-space-growth-factor=1');
}
