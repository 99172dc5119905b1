import { readFileSync } from 'node:fs';
import { openWhole } from '../../../package/index.ts';
import type { FileNode, Php } from './playground.ts';
import { SITE } from './protocol.ts';

/**
 * Puts a ZIP of WordPress, with or without a folder around it, into a site. Each file is unpacked when it is first read,
 * because a rehearsal reads one in four of them.
 *
 * @param onDamage called with the reason when a file that PHP reads is not as it was packed; PHP can then read no more
 * @throws Error its list of files is damaged, or an entry cannot be unpacked at all
 */
export async function unpackWordPress(
  path: string,
  site: Pick<Php, 'mkdirTree' | 'mount'>,
  onDamage: (why: string) => void,
): Promise<void> {
  const entries = await openWhole(readFileSync(path));
  const found = entries.map(({ path: inZip }) => /^([^/]+\/)?wp-includes\/version\.php$/.exec(inZip));
  const prefix = found.find((match) => match !== null)?.[1] ?? '';
  const files = new Map<string, (typeof entries)[number]>();
  for (const entry of entries)
    if (!entry.isFolder && entry.path.startsWith(prefix))
      files.set(`${SITE.root}/${entry.path.slice(prefix.length)}`, entry);
  for (const folder of new Set([...files.keys()].map((file) => file.slice(0, file.lastIndexOf('/')))))
    site.mkdirTree(folder);
  // The only way to Emscripten's file system. It is not mounted for longer: a PHP that is started anew gets copies.
  const unmount = await site.mount(SITE.root, (_site, { create }) => {
    for (const [target, entry] of files) {
      const damage = `The ZIP of WordPress is damaged, in ${entry.path}.`;
      if (!entry.isSupported) throw new Error(damage);
      fillLater(create(target), entry.sizeBytes, () => {
        const bytes = entry.unpack();
        if (bytes !== undefined) return bytes;
        onDamage(damage);
        throw new Error(damage);
      });
    }
    return () => undefined;
  });
  await unmount();
}

/** Gives a file its content when something first opens it. Its properties stay those of other files, which V8 then finds at once. */
function fillLater(node: FileNode, sizeBytes: number, read: () => Uint8Array): void {
  const { stream_ops: operations } = node;
  node.usedBytes = sizeBytes;
  node.stream_ops = {
    ...operations,
    open: () => {
      node.stream_ops = operations;
      // A file that is opened to be overwritten is empty by now.
      if (node.usedBytes > 0) node.contents = read();
    },
  };
}
