import type { ByteReader } from '../../shared/bytes.ts';
import { createPlaceTest, sortByBytes } from '../../shared/sorted.ts';
import type { Layout } from '../read/layout.ts';
import type { PhpFile } from '../read/php-file.ts';
import { parentOf, prefixOf } from '../folder-paths.ts';
import type { PluginHeader } from '../wordpress/header.ts';
import { isSupported, readEntry } from '../zip/entry.ts';
import { type ListedPackage, readInstalledJson, readInstalledPhp } from './composer-lists.ts';
import { joinLibraries, type Libraries, type Library } from './library.ts';
import { readScriptComments } from './script-comments.ts';
import type { ZipEntry } from '../zip/zip.ts';

/** Bounds of time, counted in bytes, so that the same package gives the same libraries on every machine. */
const MAX_LISTS = 40;
const MAX_LIST_BYTES = 4 * 1024 * 1024;
const MAX_SCRIPT_BYTES = 4 * 1024 * 1024;
const MAX_SCRIPTS_BYTES = 24 * 1024 * 1024;

interface Source {
  readonly layout: Layout;
  /** The plugin's own, which no library is called. */
  readonly header: Pick<PluginHeader, 'name' | 'version'>;
}

/**
 * Creates the reader of a package's libraries, which looks for them once, when they are needed, while the package is open; `undefined`
 * without a plugin.
 */
export function createLibraryReader(
  { layout, main }: { readonly layout: Layout; readonly main: PhpFile | undefined },
  reader: ByteReader,
): () => Promise<Libraries | undefined> {
  let found: Promise<Libraries> | undefined;
  return async () =>
    main === undefined ? undefined : (found ??= findLibraries({ layout, header: main.header }, reader));
}

/**
 * Finds the libraries in a package: in Composer's lists of installed packages, also in those that Strauss and PHP-Scoper leave, and
 * in the comments of scripts. Guesses nothing, and never throws because of the package's content.
 *
 * @throws what the reader throws; Cancelled
 */
async function findLibraries({ layout, header }: Source, reader: ByteReader): Promise<Libraries> {
  const files = new Map(layout.entries.filter(isReadable).map((entry) => [entry.path, entry]));
  const sorted = sortByBytes([...files.values()], ({ path }) => path);
  const composer = await readLists(sorted, reader);
  const scripts = await readScripts(sorted, reader);
  const { placed, withoutFiles } = placePackages(composer.packages, layout.entries);
  const own = createOwnNameTest(layout.folder, header);
  return {
    found: joinLibraries([...placed, ...scripts.found.filter((library) => !own(library))]),
    withoutFiles,
    unread: [
      ...(composer.isWhole ? [] : ['composer' as const]),
      ...(scripts.isWhole ? [] : ['script' as const]),
    ],
  };
}

function isReadable(entry: ZipEntry): boolean {
  return !entry.isFolder && !entry.isLink && isSupported(entry);
}

type Listed = ListedPackage & { readonly vendor: string };

async function readLists(entries: readonly ZipEntry[], reader: ByteReader) {
  const lists = entries.filter(({ path }) => /(^|\/)composer\/installed\.(json|php)$/.test(path));
  const packages: Listed[] = [];
  const done = new Set<string>();
  let isWhole = lists.length <= MAX_LISTS;
  // `installed.json` comes first, and has the licenses, too.
  for (const entry of lists.slice(0, MAX_LISTS)) {
    const folder = parentOf(entry.path);
    if (done.has(folder)) continue;
    const { bytes, ...content } = await readEntry(entry, reader, { maxBytes: MAX_LIST_BYTES });
    const read = entry.path.endsWith('.json') ? readInstalledJson : readInstalledPhp;
    const found = content.isWhole ? read(bytes.toString(), entry.path) : [];
    isWhole &&= content.isWhole;
    if (found.length > 0) done.add(folder);
    packages.push(...found.map((one) => ({ ...one, vendor: parentOf(folder) })));
  }
  return { packages, isWhole };
}

/** Finds the folder of each package: where its list says, or one that is named after it, as where a tool has moved it. */
function placePackages(packages: readonly Listed[], entries: readonly ZipEntry[]) {
  const paths = entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path);
  const isThere = createPlaceTest(paths);
  const isPlaced = ({ folder }: Listed) => folder !== undefined && isThere(folder);
  // The plugin itself is in `installed.php`, too: its folder is around that of the packages.
  const others = packages.filter(
    ({ folder, vendor }) => folder === undefined || !`${vendor}/`.startsWith(prefixOf(folder)),
  );
  const moved = findMoved(new Set(others.filter((one) => !isPlaced(one)).map(({ name }) => name)), paths);
  // A folder that one list places is not that of a package which another list has lost.
  const taken = new Set(others.filter(isPlaced).map(({ folder }) => folder));
  const placed: Library[] = [];
  const without: string[] = [];
  for (const one of others) {
    const { name, version, licenses, folder } = one;
    const places = isPlaced(one)
      ? [folder ?? '']
      : (moved.get(name) ?? []).filter((place) => !taken.has(place));
    if (places.length > 0) placed.push({ kind: 'composer', name, version, licenses, paths: places });
    // Without a version it is a name that another package replaces or provides.
    else if (version !== '') without.push(`${name} ${version}`);
  }
  const names = new Set(placed.map(({ name, version }) => `${name} ${version}`));
  const withoutFiles = sortByBytes([...new Set(without)], (name) => name).filter((name) => !names.has(name));
  return { placed, withoutFiles };
}

/** Finds folders whose last two names are those of a package, which tools that prefix namespaces keep. */
function findMoved(
  names: ReadonlySet<string>,
  paths: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  if (names.size === 0) return new Map();
  for (const path of paths) {
    const parts = path.split('/');
    for (let at = 2; at < parts.length; at += 1) {
      const name = `${parts[at - 2] ?? ''}/${parts[at - 1] ?? ''}`.toLowerCase();
      if (names.has(name)) found.set(name, (found.get(name) ?? new Set()).add(parts.slice(0, at).join('/')));
    }
  }
  return new Map([...found].map(([name, places]) => [name, [...places]]));
}

async function readScripts(entries: readonly ZipEntry[], reader: ByteReader) {
  const found: Library[] = [];
  let left = MAX_SCRIPTS_BYTES;
  let isWhole = true;
  for (const entry of entries.filter(({ path }) => /\.([cm]?js|LICENSE\.txt)$/i.test(path))) {
    const maxBytes = Math.min(left, MAX_SCRIPT_BYTES);
    if (maxBytes === 0) return { found, isWhole: false };
    const { bytes, ...content } = await readEntry(entry, reader, { maxBytes });
    left -= bytes.length;
    isWhole &&= content.isWhole;
    for (const named of readScriptComments(bytes.toString('latin1')))
      found.push({ kind: 'script', ...named, paths: [entry.path] });
  }
  return { found, isWhole };
}

/** Creates a test for the plugin's own name and version, which its build writes into its scripts. */
function createOwnNameTest(folder: string, header: Source['header']): (library: Library) => boolean {
  const reduce = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const own = [folder, header.name].map(reduce).filter((text) => text !== '');
  return ({ name, version }) => {
    const text = reduce(name);
    const isAlike = own.some((one) => one.includes(text) || text.includes(one));
    return own.includes(text) || (version === header.version && isAlike);
  };
}
