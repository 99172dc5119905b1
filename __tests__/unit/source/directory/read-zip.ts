import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { openPromise } from 'yauzl';

/** A file in a ZIP: its headers and its content. */
export interface ReadEntry {
  readonly name: string;
  readonly content: Buffer;
  readonly method: number;
  readonly flags: number;
  readonly madeBy: number;
  readonly mode: number;
  /** As it stands there, read as if it were UTC. */
  readonly time: string;
}

/** Reads a ZIP with another's code, and checks that its two headers of each file agree with each other and the bytes. */
export async function readZip(path: string): Promise<readonly ReadEntry[]> {
  const archive = await openPromise(path, { autoClose: false });
  const entries: ReadEntry[] = [];
  try {
    for await (const entry of archive.eachEntry()) {
      const content = await buffer(await archive.openReadStreamPromise(entry));
      const local = await archive.readLocalFileHeaderPromise(entry);
      const sameInBoth = [
        [local.fileName.toString('utf8'), entry.fileName],
        [local.compressionMethod, entry.compressionMethod],
        [local.generalPurposeBitFlag, entry.generalPurposeBitFlag],
        [local.compressedSize, entry.compressedSize],
        [local.uncompressedSize, entry.uncompressedSize],
        [local.crc32, entry.crc32],
        [local.lastModFileTime, entry.lastModFileTime],
        [local.lastModFileDate, entry.lastModFileDate],
        [local.extraFieldLength, entry.extraFieldLength],
        [entry.crc32, crc32(content)],
        [entry.fileCommentLength, 0],
      ];
      const wrong = sameInBoth.find(([one, other]) => one !== other);
      if (wrong !== undefined)
        throw new Error(`${entry.fileName}: ${String(wrong[0])} ≠ ${String(wrong[1])}`);
      entries.push({
        name: entry.fileName,
        content,
        method: entry.compressionMethod,
        flags: entry.generalPurposeBitFlag,
        madeBy: entry.versionMadeBy,
        mode: entry.externalFileAttributes >>> 16,
        time: entry.getLastModDate({ timezone: 'UTC', forceDosFormat: true }).toISOString(),
      });
    }
    return entries;
  } finally {
    archive.close();
  }
}

/** The contents by their names, as text. */
export async function readTexts(path: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readZip(path);
  return Object.fromEntries(entries.map(({ name, content }) => [name, content.toString('utf8')]));
}
