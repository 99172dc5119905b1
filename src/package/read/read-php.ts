import type { ByteReader } from '../../shared/bytes.ts';
import { askPhp, readPhp, type PhpIndex, type PhpSource } from '../php/index.ts';
import type { PluginHeader } from '../wordpress/header.ts';
import { readRequiredPlugins } from '../wordpress/header.ts';
import { isSupported, readEntry } from '../zip/entry.ts';
import { type Layout, nameIn, prefixOf } from './layout.ts';

const PHP = /\.(?:php|inc)$/i;

interface PhpOptions {
  readonly signal?: AbortSignal | undefined;
  /** The environment whose `PATH` may have `php`; without it, PHP is not asked. */
  readonly programs?: NodeJS.ProcessEnv | undefined;
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
  { signal, programs }: PhpOptions = {},
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
  const index = await readPhp(plugin, previous, signal === undefined ? {} : { signal });
  return programs === undefined ? index : askPhp(index, sources, programs, signal);
}
