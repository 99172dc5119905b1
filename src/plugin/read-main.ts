import { type ByteReader, NotFetched } from '../shared/bytes.ts';
import type { Layout, PlacedEntry } from './layout.ts';
import type { PhpFile } from './php-file.ts';
import { type Load, type MainCode, readMainCode } from './php/main-code.ts';
import type { Constants } from './php/paths.ts';
import { isSupported, readEntry } from './zip/entry.ts';

/** What the main file does when it is loaded, and the files that it always loads. */
export interface LoadedCode {
  /** `undefined` without a main file. */
  readonly code: MainCode | undefined;
  /** What the main file always loads, or a file that it always loads; in that order, of those that are at hand. */
  readonly loaded: readonly LoadedFile[];
}

/** A file that is loaded on every request. */
export interface LoadedFile extends Pick<MainCode, 'hasTag' | 'fault' | 'platform'> {
  readonly path: string;
  /** Its first bytes, as latin1 text. */
  readonly start: string;
  /** The main file loads it, not another file. */
  readonly isDirect: boolean;
  /** What it always loads. */
  readonly loads: readonly Load[];
}

const MAX_FILES = 200;
const START_BYTES = 512;
/** Hardly any file is larger; together they bound what a hostile package can cost. */
const MAX_FILE_BYTES = 256 * 1024;
const MAX_BYTES = 4 * 1024 * 1024;

/** Reads the code of the main file; what it loads is only looked at where nothing has to be fetched for it. */
export async function readLoadedCode(
  main: PhpFile | undefined,
  { entries, folder }: Layout,
  reader: ByteReader,
): Promise<LoadedCode> {
  if (main === undefined) return { code: undefined, loaded: [] };
  const code = readMainCode(main.path, main.bytes);
  const files = new Map(entries.filter(isReadable).map((entry) => [entry.path, entry]));
  const loaded: LoadedFile[] = [];
  const seen = new Set([main.path]);
  let leftBytes = MAX_BYTES;

  /** In the order in which PHP loads them: constants of one are known to the next. */
  const follow = async (loads: readonly Load[], known: Constants, isDirect: boolean): Promise<Constants> => {
    let constants = known;
    for (const { path } of loads) {
      const entry = files.get(path);
      if (entry === undefined || seen.has(path) || loaded.length >= MAX_FILES || leftBytes <= 0) continue;
      seen.add(path);
      const bytes = await readStart(entry, reader);
      if (bytes === undefined) continue;
      leftBytes -= bytes.length;
      const isWhole = bytes.length >= entry.sizeBytes;
      const { known: more, loads: all, ...facts } = readMainCode(path, bytes, { folder, constants });
      const certain = all.filter(isCertain);
      // What is cut off ends in the middle of something.
      const { fault, hasTag } = isWhole ? facts : { fault: undefined, hasTag: true };
      const start = bytes.toString('latin1', 0, START_BYTES);
      loaded.push({ path, start, isDirect, hasTag, fault, platform: facts.platform, loads: certain });
      constants = await follow(certain, more, false);
    }
    return constants;
  };

  await follow(code.loads.filter(isCertain), code.known, true);
  return { code, loaded };
}

function isCertain({ isUnconditional }: Load): boolean {
  return isUnconditional;
}

function isReadable(entry: PlacedEntry): boolean {
  return !entry.isFolder && !entry.isLink && isSupported(entry);
}

async function readStart(entry: PlacedEntry, reader: ByteReader): Promise<Buffer | undefined> {
  try {
    const read = { entry, packedBytes: MAX_FILE_BYTES, unpackedBytes: MAX_FILE_BYTES };
    const { bytes, damage } = await readEntry(read, reader);
    return damage === undefined ? bytes : undefined;
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error;
    return undefined;
  }
}
