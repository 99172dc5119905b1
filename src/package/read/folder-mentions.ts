import { neverYield } from '../../shared/yield-to-event-loop.ts';
import type { ByteReader } from '../../shared/bytes.ts';
import { createLineCounter } from '../../shared/line-counter.ts';
import { createPlaceTest } from '../../shared/sorted.ts';
import { parseJson, readComposerJson } from './composer-json.ts';
import type { PackageView } from './package-view.ts';
import { createLibraryTest } from './layout.ts';
import { prefixOf } from '../folder-paths.ts';
import { isSupported, readEntry } from '../zip/entry.ts';
import type { ZipEntry } from '../zip/zip.ts';

/** A place where the plugin's own code names a file or folder that is not in the package. */
export interface FolderMention {
  /** Directly in the plugin's folder, with a slash at its end. */
  readonly folder: string;
  /** Below the plugin's folder, as the code spells it. */
  readonly named: string;
  /** The file with the code, as a path in the package; lines count from 1. */
  readonly file: string;
  readonly line: number;
  /** The package's `composer.json` still needs the folder's content, so the plugin has not stopped using Composer. */
  readonly isNeeded?: boolean;
}

/** Bounds the cost of a hostile package; a finding shows only one mention. */
const MAX_FILES = 2000;
const MAX_FILE_BYTES = 256 * 1024;
const MAX_CODE_BYTES = 16 * 1024 * 1024;
/** Characters of paths compared with names in code: a second or two. */
const MAX_STEPS = 150_000_000;

const OTHERS = /(^|\/)(tests?|phpunit)\//i;

/**
 * For each folder that is gone, finds the first place in the plugin's own PHP code that still names it.
 *
 * @param folders directly in the plugin's folder, with a slash at their ends
 * @throws Cancelled
 */
export async function findFolderMentions(
  { layout }: Pick<PackageView, 'layout'>,
  reader: ByteReader,
  folders: readonly string[],
  yieldToEventLoop = neverYield,
): Promise<readonly FolderMention[]> {
  const prefix = prefixOf(layout.folder);
  const paths = layout.entries.flatMap(({ path, isFolder }) => (isFolder ? [] : [path.slice(prefix.length)]));
  const isThere = createPathTest(paths);
  const entries = listOwnCode(layout);
  const mentions = new Map<string, FolderMention>();
  const wanted = new Set(folders);
  const isWanted = (folder: string) => wanted.has(folder) && !mentions.has(folder);
  let leftBytes = MAX_CODE_BYTES;
  for (const entry of entries) {
    await yieldToEventLoop();
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
/** Where plugins keep packages that they have copied, or given a prefix of the plugin's own. */
const PREFIXED =
  /(^|\/)((autoload[\w-]*|[\w-]+-autoload)\.php$|(vendor|\w*[-_]?prefixed|dependencies|third[-_]party|scoped|libs?|libraries|packages)[-_]?\w*\/)/i;

interface OwnFiles {
  /** Below the plugin's folder. */
  readonly paths: readonly string[];
  readonly prefix: string;
  readonly entries: readonly ZipEntry[];
  readonly all: readonly ZipEntry[];
}

/**
 * Lists the folders that `composer install` would fill, if the plugin cannot work without them and no other code
 * replaces them.
 */
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

/** The PHP files that the plugin's author has written, up to the number that is searched. */
function listOwnCode(layout: PackageView['layout']): readonly ZipEntry[] {
  const isOfLibrary = createLibraryTest(layout);
  const isOwn = ({ path, isFolder, isLink }: ZipEntry) =>
    path.endsWith('.php') && !isFolder && !isLink && !isOfLibrary(path) && !OTHERS.test(path);
  return layout.entries.filter((entry) => isOwn(entry) && isSupported(entry)).slice(0, MAX_FILES);
}

/** The start of a file, as latin1 text. */
async function readCode(entry: ZipEntry, reader: ByteReader): Promise<string> {
  return (await readEntry(entry, reader, { maxBytes: MAX_FILE_BYTES })).bytes.toString('latin1');
}

/**
 * A quoted path with its first part; the text before it usually is the plugin's own folder. The look-ahead lets a path
 * begin within another match.
 */
const PATH = /['"}](?=(\.?\/)?([^/'"}\r\n]{1,255})(?:\/([\w./-]*)|['"]))/g;

/** Finds mentions of missing paths in folders that are wanted. */
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

/** No package has a longer path. */
const MAX_PATH_LENGTH = 1024;

/**
 * Creates a test for a file, or, if a name has no extension, for the folder it begins with, anywhere in the package.
 */
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
    // Reports nothing as missing that was not searched for.
    const isKnown = leftSteps < 0 || text.includes(wanted);
    known.set(wanted, isKnown);
    return isKnown;
  };
}
