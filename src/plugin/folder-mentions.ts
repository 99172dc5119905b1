import { holdBreath } from '../shared/breathe.ts';
import type { ByteReader } from '../shared/bytes.ts';
import { createLineCounter } from '../shared/line-counter.ts';
import { createPlaceTest } from '../shared/sorted.ts';
import { parseJson, readComposerJson } from './composer-json.ts';
import type { PackageView } from './examine.ts';
import { createLibraryTest, type PlacedEntry, prefixOf } from './layout.ts';
import { isSupported, readFetched } from './zip/entry.ts';

/** Where the plugin's own code names a file, or a folder, that is not in the package. */
export interface FolderMention {
  /** Directly in the plugin's folder, with a slash at its end. */
  readonly folder: string;
  /** As the code names it, below the plugin's folder. */
  readonly named: string;
  /** The file with the code, in the package, and the line in it, from 1. */
  readonly file: string;
  readonly line: number;
  /** The `composer.json` in the package needs what was there: the plugin has not given Composer up. */
  readonly isNeeded?: boolean;
}

/** People read one; the rest bounds what a hostile package can cost. */
const MAX_FILES = 2000;
const MAX_FILE_BYTES = 256 * 1024;
export const MAX_CODE_BYTES = 16 * 1024 * 1024;
/** Characters of paths that are compared with what code names: a second or two. */
const MAX_STEPS = 500_000_000;

const OTHERS = /(^|\/)(tests?|phpunit)\//i;

/**
 * Looks, for each of some folders that are gone, for the first place in the plugin's own PHP code that still names it.
 *
 * @param folders directly in the plugin's folder, with a slash at their ends
 * @returns `undefined` when not all of the package is at hand
 * @throws Cancelled
 */
export async function findFolderMentions(
  { layout }: Pick<PackageView, 'layout'>,
  reader: ByteReader,
  folders: readonly string[],
  breathe = holdBreath,
): Promise<readonly FolderMention[] | undefined> {
  if (!reader.isAtHand()) return undefined;
  const prefix = prefixOf(layout.folder);
  const paths = layout.entries.flatMap(({ path, isFolder }) => (isFolder ? [] : [path.slice(prefix.length)]));
  const isThere = createPathTest(paths);
  const entries = listOwnCode(layout);
  const mentions = new Map<string, FolderMention>();
  const wanted = new Set(folders);
  const isWanted = (folder: string) => wanted.has(folder) && !mentions.has(folder);
  let leftBytes = MAX_CODE_BYTES;
  for (const entry of entries) {
    await breathe();
    if (leftBytes <= 0 || mentions.size === folders.length) break;
    const code = await readCode(entry, reader);
    leftBytes -= code.length;
    for (const mention of findMentions(code, isWanted, isThere)) {
      mentions.set(mention.folder, { file: entry.path, ...mention });
    }
  }
  const found = [...mentions.values()];
  const needed = found.some(({ named }) => AUTOLOADER.test(named))
    ? await findNeeded({ paths, prefix, entries, all: layout.entries }, reader)
    : [];
  return found.map((mention) =>
    AUTOLOADER.test(mention.named) && needed.includes(mention.folder)
      ? { ...mention, isNeeded: true }
      : mention,
  );
}

const AUTOLOADER = /(^|\/)autoload[\w-]*\.php$/;
const PHP_FILE = /\.php$/i;
/** Where plugins keep packages to which they have given a prefix of their own, or that they have copied. */
const PREFIXED =
  /(^|\/)((autoload[\w-]*|[\w-]+-autoload)\.php$|(vendor|\w*[-_]?prefixed|dependencies|third[-_]party|scoped|libs?|libraries|packages)[-_]?\w*\/)/i;

interface OwnFiles {
  /** Below the plugin's folder. */
  readonly paths: readonly string[];
  readonly prefix: string;
  readonly entries: readonly PlacedEntry[];
  readonly all: readonly PlacedEntry[];
}

/** The folders that `composer install` would fill, if the plugin cannot do without: nothing else stands in for it. */
async function findNeeded(
  { paths, prefix, entries, all }: OwnFiles,
  reader: ByteReader,
): Promise<readonly string[]> {
  const file = all.find(({ path, isLink }) => path === `${prefix}composer.json` && !isLink);
  if (file === undefined || paths.some((path) => PHP_FILE.test(path) && PREFIXED.test(path))) return [];
  const isThere = createPlaceTest(paths);
  const needs = readComposerJson(parseJson(await readCode(file, reader)), isThere);
  if (needs === undefined) return [];
  const folders = needs.folders.map((folder) => `${folder.split('/')[0] ?? ''}/`);
  if (needs.packages.length > 0) return folders;
  if (!needs.classes.some((path) => path !== '' && isThere(path))) return [];
  for (const entry of entries)
    if ((await readCode(entry, reader)).includes('spl_autoload_register')) return [];
  return folders;
}

/** The PHP files that the plugin's author has written, as many as can be looked into. */
export function listOwnCode(layout: PackageView['layout']): readonly PlacedEntry[] {
  const isOfLibrary = createLibraryTest(layout);
  const isOwn = ({ path, isFolder, isLink }: PlacedEntry) =>
    path.endsWith('.php') && !isFolder && !isLink && !isOfLibrary(path) && !OTHERS.test(path);
  return layout.entries.filter((entry) => isOwn(entry) && isSupported(entry)).slice(0, MAX_FILES);
}

/** The start of a file, as latin1 text. */
export async function readCode(entry: PlacedEntry, reader: ByteReader): Promise<string> {
  const wish = { entry, packedBytes: MAX_FILE_BYTES, unpackedBytes: MAX_FILE_BYTES };
  return (await readFetched([wish], reader))?.bytes.toString('latin1') ?? '';
}

/**
 * A path in quotes, with its first part; what stands in front of it is mostly the plugin's own folder. The look-ahead lets
 * a path begin inside of what looked like another one.
 */
const PATH = /['"}](?=(\.?\/)?([^/'"}\r\n]{1,255})(?:\/([\w./-]*)|['"]))/g;

/** The first mention of each folder that leads to nothing. */
function* findMentions(
  code: string,
  isWanted: (folder: string) => boolean,
  isThere: (path: string) => boolean,
): Iterable<Omit<FolderMention, 'file'>> {
  const countLine = createLineCounter(code);
  for (const { index, 1: dots, 2: first = '', 3: rest } of code.matchAll(PATH)) {
    if (rest === undefined && dots === undefined) continue;
    const folder = `${Buffer.from(first, 'latin1').toString()}/`;
    if (!isWanted(folder)) continue;
    const named = `${folder}${rest ?? ''}`;
    if (named.length > MAX_PATH_LENGTH || isThere(named)) continue;
    yield { folder, named, line: countLine(index) };
  }
}

/** A longer path is in no package. */
const MAX_PATH_LENGTH = 1024;

/** Tells whether a file, or the folder of what is only the beginning of a name, is anywhere in the package. */
function createPathTest(paths: readonly string[]): (named: string) => boolean {
  const text = `\n/${paths.join('\n/')}\n`;
  const known = new Map<string, boolean>();
  let leftSteps = MAX_STEPS;
  return (named) => {
    const isFile = /\.\w+$/.test(named);
    const wanted = isFile ? `/${named}\n` : `/${named.slice(0, named.lastIndexOf('/') + 1)}`;
    const told = known.get(wanted);
    if (told !== undefined) return told;
    leftSteps -= text.length;
    // Nothing is said to be missing that was not looked for.
    const isKnown = leftSteps < 0 || text.includes(wanted);
    known.set(wanted, isKnown);
    return isKnown;
  };
}
