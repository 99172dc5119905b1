import type { ByteReader } from '../../shared/bytes.ts';
import { askPhp, readPhp, type PhpIndex, type PhpSource } from '../php/index.ts';
import type { PluginHeader } from '../wordpress/header.ts';
import { readRequiredPlugins } from '../wordpress/header.ts';
import { isSupported, readEntry } from '../zip/entry.ts';
import type { Layout } from './layout.ts';
import { nameIn, prefixOf } from '../folder-paths.ts';

const PHP = /\.(?:php|inc)$/i;

interface PhpOptions {
  readonly signal?: AbortSignal | undefined;
  /** The environment whose `PATH` may have `php`; without it, PHP is not asked. */
  readonly programs?: NodeJS.ProcessEnv | undefined;
  /** Milliseconds, by which the time for reading is limited. */
  readonly now?: (() => number) | undefined;
}

/**
 * Reads the PHP of a package.
 *
 * @param previous the reading of the other version: equal files are not read again
 * @throws Cancelled; also what the reader throws
 */
export async function readPackagePhp(
  { entries, folder }: Layout,
  main: { readonly path: string; readonly header: PluginHeader },
  reader: ByteReader,
  previous?: PhpIndex,
  { signal, programs, now }: PhpOptions = {},
): Promise<PhpIndex> {
  const start = prefixOf(folder).length;
  const files = entries.filter(({ isFolder, path }) => !isFolder && path.startsWith(prefixOf(folder)));
  const sources = files
    .filter((entry) => PHP.test(entry.path) && !entry.isLink && isSupported(entry))
    .map((entry): PhpSource => {
      const { sizeBytes, crc32, path } = entry;
      const read = async () => {
        const found = await readEntry(entry, reader, { maxBytes: sizeBytes });
        return found.damage === undefined ? found.bytes : undefined;
      };
      return { path: path.slice(start), sizeBytes, key: `${sizeBytes}:${crc32}`, read };
    });
  const { requiresPhp, requiresWordPress, updateUri } = main.header;
  const plugin = {
    folder,
    mainFile: nameIn(folder, main.path) ?? '',
    paths: new Set(files.map(({ path }) => path.slice(start))),
    // A link may lead to anything.
    links: files.filter(({ isLink }) => isLink).map(({ path }) => path.slice(start)),
    requiresPhp,
    requiresWordPress,
    updateUri,
    requiresPlugins: readRequiredPlugins(main.header.requiresPlugins).slugs,
    sources,
  };
  const index = await readPhp(plugin, previous, { ...(signal && { signal }), ...(now && { now }) });
  return programs === undefined ? index : askPhp(index, sources, programs, signal);
}

/** Larger files hold data rather than code. */
const MAX_TEXT_BYTES = 2_000_000;
const MAX_TEXTS_BYTES = 40_000_000;

/**
 * Reads the texts of some PHP files of a package, as latin1, up to a bound.
 *
 * @param paths in the plugin's folder
 * @throws what the reader throws
 */
export async function readPhpTexts(
  { entries, folder }: Layout,
  reader: ByteReader,
  paths: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  let left = MAX_TEXTS_BYTES;
  for (const entry of entries) {
    const path = entry.path.slice(prefixOf(folder).length);
    const isWanted = paths.has(path) && PHP.test(path) && !entry.isLink && isSupported(entry);
    if (!isWanted || entry.sizeBytes > Math.min(left, MAX_TEXT_BYTES)) continue;
    left -= entry.sizeBytes;
    const { bytes, damage } = await readEntry(entry, reader, { maxBytes: entry.sizeBytes });
    if (damage === undefined) texts.set(path, bytes.toString('latin1'));
  }
  return texts;
}
