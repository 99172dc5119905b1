import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

import { HEADER_BYTES, isPluginHeader, parsePluginHeader, type PluginHeader } from './header.ts';
import { messageOf } from '../errors.ts';

const MAX_ENTRIES = 20_000;
const MAX_README_BYTES = 1024 * 1024;

/** What a package says about its plugin; `''` where it says nothing. */
export interface Plugin {
  /** Name of the plugin's folder. */
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  /** Lowest WordPress version. */
  readonly requires: string;
  /** Lowest PHP version. */
  readonly requiresPhp: string;
  /** Highest WordPress version tested, from readme.txt. */
  readonly tested: string;
  readonly description: string;
  /** The text below `== Changelog ==` in readme.txt. */
  readonly changelog: string;
}

/**
 * Reads a plugin's package. The main file is the first `*.php` by bytes, directly in the top folder, that has a
 * Plugin Name. Source: WordPress core Plugin_Upgrader::check_package().
 *
 * @throws an Error with one sentence for the plugin's author when this is not a ZIP with one folder that holds a
 * plugin with a version
 */
export async function readPlugin(zip: Buffer): Promise<Plugin> {
  const { archive, entries } = await openArchive(zip);
  const slug = findFolder([...entries.keys()]);
  const header = await findHeader(archive, entries, slug);
  if (!header) {
    throw new Error(`No PHP file directly in the folder "${slug}" has a "Plugin Name" header.`);
  }
  if (header.version === '') throw new Error(`The plugin "${header.name}" has no "Version" header.`);

  const readme = await readReadme(archive, entries, slug);
  return {
    slug,
    name: header.name,
    version: header.version,
    requires: header.requiresWordPress,
    requiresPhp: header.requiresPhp,
    tested: readme.tested,
    description: header.description,
    changelog: readme.changelog,
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
    throw new Error(`The ZIP file has ${archive.entryCount} entries, more than the ${MAX_ENTRIES} allowed.`);
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
  if (names.every((name) => name.endsWith('/'))) throw new Error('The ZIP file holds no files.');
  const looseFile = names.find((name) => !name.includes('/'));
  if (looseFile !== undefined) {
    throw new Error(
      `The file "${looseFile}" must be inside the plugin's folder, not at the top of the ZIP file.`,
    );
  }
  const [folder = '', other] = new Set(names.map((name) => name.slice(0, name.indexOf('/'))));
  if (other !== undefined) {
    throw new Error(`The ZIP file must hold one folder at its top, but it has "${folder}" and "${other}".`);
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
  for (const [, entry] of candidates) {
    const header = parsePluginHeader(await readStart(archive, entry, HEADER_BYTES));
    if (isPluginHeader(header)) return header;
  }
  return undefined;
}

async function readReadme(archive: ZipFile, entries: ReadonlyMap<string, Entry>, folder: string) {
  const found = childrenOf(folder, entries).find(([name]) => name.toLowerCase() === 'readme.txt');
  if (!found) return { tested: '', changelog: '' };
  const lines = (await readStart(archive, found[1], MAX_README_BYTES)).toString('utf8').split(/\r\n|\r|\n/);
  const sections = lines.flatMap((line, index) => (/^==(?!=)/.test(line) ? [index] : []));
  const changelog = sections.find((index) => /^==\s*changelog\s*=*\s*$/i.test(lines[index] ?? ''));
  const afterChangelog = sections.find((index) => changelog !== undefined && index > changelog);
  const tested = lines.slice(0, sections[0]).findLast((line) => /^tested up to:/i.test(line));
  return {
    tested: tested?.slice(tested.indexOf(':') + 1).trim() ?? '',
    changelog:
      changelog === undefined
        ? ''
        : lines
            .slice(changelog + 1, afterChangelog)
            .join('\n')
            .trim(),
  };
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
    throw new Error(`${problem} (${reason}).`, { cause: error });
  }
}
