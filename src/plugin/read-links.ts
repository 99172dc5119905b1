import type { ByteReader } from '../shared/bytes.ts';
import type { Layout } from './layout.ts';
import { isSupported, type EntryRead, readFetched } from './zip/entry.ts';

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
export async function readLinks({ entries }: Layout, reader: ByteReader): Promise<readonly Link[]> {
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
