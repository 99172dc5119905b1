import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { ZipFile } from 'yazl';

import { isPluginHeader, parsePluginHeader } from '../../src/package/wordpress/header.ts';

// ZIP files hold local time without a zone. Local parts and no UTC field make the same bytes in every zone.
const FIXED_MTIME = new Date(2020, 0, 1);

/**
 * Packs a plugin's source folder into a ZIP with that folder at its top. The same files give the same bytes.
 * `version` replaces the `Version` header of the main file and the readme's `Stable tag`; `leaveOut` names files that
 * are not packed.
 *
 * @throws when the directory cannot be read
 */
export async function zipDirectory(
  directory: string,
  { version, leaveOut = [] }: { readonly version?: string; readonly leaveOut?: readonly string[] } = {},
): Promise<Buffer> {
  const folder = basename(directory);
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !leaveOut.includes(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path) => {
      const name = relative(directory, path).split(sep).join('/');
      const bytes = await readFile(path);
      return [`${folder}/${name}`, version === undefined ? bytes : setVersion(name, bytes, version)] as const;
    }),
  );
  return zipFiles(
    Object.fromEntries(files.sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))),
  );
}

/**
 * Packs files, given by their names inside the ZIP and in that order; a name that ends in `/` adds a folder.
 *
 * @throws for a name that yazl refuses: empty, absolute or with `..`
 */
export async function zipFiles(files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> {
  const zip = new ZipFile();
  const attributes = { mtime: FIXED_MTIME, forceDosTimestamp: true };
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('/')) zip.addEmptyDirectory(name, { ...attributes, mode: 0o40755 });
    // Tools store what is empty; packing thousands of such files takes a second.
    else
      zip.addBuffer(Buffer.from(content), name, {
        ...attributes,
        mode: 0o100644,
        compress: content.length > 0,
      });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** The bytes of a file, below the plugin's folder, in a package of another version. */
export function setVersion(name: string, bytes: Buffer, version: string): Buffer {
  if (/^[^/]+\.php$/.test(name) && isPluginHeader(parsePluginHeader(bytes))) {
    return replaceValue(bytes, /^([ \t/*#@]*Version:[ \t]*).*$/im, version);
  }
  return /^readme\.txt$/i.test(name) ? replaceValue(bytes, /^(Stable tag:[ \t]*).*$/im, version) : bytes;
}

function replaceValue(bytes: Buffer, pattern: RegExp, value: string): Buffer {
  return Buffer.from(bytes.toString('utf8').replace(pattern, (_line, label: string) => label + value));
}
