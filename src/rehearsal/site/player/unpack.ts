import { readEntry, readForward } from '../../../package/zip/entry.ts';
import { openZip } from '../../../package/zip/zip.ts';
import { openLocalFile } from '../../../shared/local-file.ts';
import { SITE } from './protocol.ts';
import type { Php } from './playground.ts';

/**
 * Unpacks a ZIP of WordPress, with or without a folder around it, into a site. PHP in WebAssembly takes four times as long.
 *
 * @throws Error it is damaged
 */
export async function unpackWordPress(
  path: string,
  site: Pick<Php, 'mkdirTree' | 'writeFile'>,
): Promise<void> {
  const file = await openLocalFile(path);
  try {
    const { entries } = await openZip(file);
    const found = entries.map(({ path: inZip }) => /^([^/]+\/)?wp-includes\/version\.php$/.exec(inZip));
    const prefix = found.find((match) => match !== null)?.[1] ?? '';
    const reader = readForward(file);
    const folders = new Set<string>();
    for (const entry of entries) {
      if (entry.isFolder || !entry.path.startsWith(prefix)) continue;
      const read = { entry, packedBytes: Infinity, unpackedBytes: Infinity };
      const { bytes, damage } = await readEntry(read, reader);
      if (damage !== undefined) throw new Error(`The ZIP of WordPress is damaged, in ${entry.path}.`);
      const target = `${SITE.root}/${entry.path.slice(prefix.length)}`;
      const folder = target.slice(0, target.lastIndexOf('/'));
      if (!folders.has(folder)) site.mkdirTree(folder);
      folders.add(folder);
      site.writeFile(target, bytes);
    }
  } finally {
    await file.close();
  }
}
