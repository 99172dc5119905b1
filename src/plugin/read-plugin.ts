import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

import { HEADER_BYTES, isPluginHeader, parsePluginHeader, type PluginHeader } from './header.ts';
import { messageOf } from '../errors.ts';

const MAX_ENTRIES = 20_000;
/** WordPress looks through all of them; more than this in one folder is no plugin, and takes long to read. */
const MAX_MAIN_FILES = 500;

/** A package from which no plugin can be read; the message is one sentence for the plugin's author. */
export class UnreadablePackage extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnreadablePackage';
  }
}

/** What a package says about its plugin. */
export interface Plugin {
  /** Name of the plugin's folder. */
  readonly slug: string;
  readonly header: PluginHeader;
  /** The start of a file directly in the plugin's folder, by its name in any case; `undefined` when there is none. */
  readonly readFile: (name: string, maxBytes: number) => Promise<Buffer | undefined>;
}

/**
 * Reads a plugin's package. The main file is the first `*.php` by bytes, directly in the top folder, that has a
 * Plugin Name. Source: WordPress core Plugin_Upgrader::check_package().
 *
 * @throws UnreadablePackage when this is not a ZIP with one folder that holds a plugin with a version
 */
export async function readPlugin(zip: Buffer): Promise<Plugin> {
  const { archive, entries } = await openArchive(zip);
  const slug = findFolder([...entries.keys()]);
  const header = await findHeader(archive, entries, slug);
  if (!header) {
    throw new UnreadablePackage(`No PHP file directly in the folder "${slug}" has a "Plugin Name" header.`);
  }
  if (header.version === '')
    throw new UnreadablePackage(`The plugin "${header.name}" has no "Version" header.`);
  return {
    slug,
    header,
    readFile: async (wanted, maxBytes) => {
      const found = childrenOf(slug, entries).find(([name]) => name.toLowerCase() === wanted.toLowerCase());
      return found && readStart(archive, found[1], maxBytes);
    },
  };
}

interface Archive {
  readonly archive: ZipFile;
  /** By name; of two entries of one name the later counts, as if it had been unpacked over the first. */
  readonly entries: ReadonlyMap<string, Entry>;
}

async function openArchive(zip: Buffer): Promise<Archive> {
  const archive = await explain(
    fromBufferPromise(zip, { lazyEntries: true, strictFileNames: true }),
    'The file is not a ZIP file, or only a part of one',
  );
  if (archive.entryCount > MAX_ENTRIES) {
    throw new UnreadablePackage(
      `The ZIP file has ${archive.entryCount} entries, more than the ${MAX_ENTRIES} allowed.`,
    );
  }
  return {
    archive,
    entries: await explain(collectEntries(archive), 'The list of files in the ZIP file cannot be read'),
  };
}

async function collectEntries(archive: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) {
    if (!entry.fileName.startsWith('__MACOSX/')) entries.set(entry.fileName, entry);
  }
  return entries;
}

function findFolder(names: readonly string[]): string {
  if (names.every((name) => name.endsWith('/'))) throw new UnreadablePackage('The ZIP file holds no files.');
  const looseFile = names.find((name) => !name.includes('/'));
  if (looseFile !== undefined) {
    throw new UnreadablePackage(
      `The file "${looseFile}" must be inside the plugin's folder, not at the top of the ZIP file.`,
    );
  }
  const [folder = '', other] = new Set(names.map((name) => name.slice(0, name.indexOf('/'))));
  if (other !== undefined) {
    throw new UnreadablePackage(
      `The ZIP file must hold one folder at its top, but it has "${folder}" and "${other}".`,
    );
  }
  return folder;
}

async function findHeader(
  archive: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  folder: string,
): Promise<PluginHeader | undefined> {
  const candidates = childrenOf(folder, entries)
    .filter(([name]) => name.endsWith('.php') && !name.startsWith('.'))
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  if (candidates.length > MAX_MAIN_FILES) {
    throw new UnreadablePackage(`The folder "${folder}" holds more than ${MAX_MAIN_FILES} PHP files.`);
  }
  for (const [, entry] of candidates) {
    const header = parsePluginHeader(await readStart(archive, entry, HEADER_BYTES));
    if (isPluginHeader(header)) return header;
  }
  return undefined;
}

function childrenOf(folder: string, entries: ReadonlyMap<string, Entry>) {
  return [...entries].flatMap(([path, entry]) => {
    const name = path.slice(folder.length + 1);
    return name === '' || name.includes('/') ? [] : [[name, entry] as const];
  });
}

/** Inflates no more than is asked for, whatever size the entry declares. */
async function readStart(archive: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  return explain(
    collectStart(archive, entry, maxBytes),
    `"${entry.fileName}" cannot be read from the ZIP file`,
  );
}

async function collectStart(archive: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  const stream = await archive.openReadStreamPromise(entry);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    sizeBytes += chunk.length;
    if (sizeBytes >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

async function explain<T>(reading: Promise<T>, problem: string): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    // Messages of yauzl can have a second sentence of advice for developers.
    const [reason] = messageOf(error).split('. ', 1);
    throw new UnreadablePackage(`${problem} (${reason}).`, error);
  }
}
