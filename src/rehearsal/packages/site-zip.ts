import { openWhole, PackageProblem } from '../../package/index.ts';
import { formatSize } from '../../shared/format.ts';
import { quoteName, withoutFullStop } from '../../shared/quote.ts';
import type { MemoryFile } from '../../source/directory/pack-files.ts';
import {
  list,
  object,
  oneOf,
  optional,
  read,
  type ReadBy,
  type Reader,
  text,
  Unreadable,
} from '../model/readers.ts';

/** The list of other plugins that `keep-site` adds to a site. */
const LIST_FILE = 'rehearsal-plugins.json';

const LISTED = list(
  object({ folder: text(200), name: text(200), version: text(60), origin: oneOf('wordpress.org', 'other') }),
  100,
);

/** Files that Playground's exporter writes beside the content, from its second format on. */
const EXPORT_FILE = 'playground-export.json';
const EXPORT = object({ siteUrl: optional(text(2_000)) });

/** The parts of a copy of a site, unpacked. */
interface SiteParts {
  /** The files of `wp-content`, without plugins in folders. */
  readonly content: readonly MemoryFile[];
  /** The plugins by folder, with which the names of their files begin. */
  readonly plugins: ReadonlyMap<string, readonly MemoryFile[]>;
  /** The plugins that were beside the rehearsed one. */
  readonly listed: ReadBy<typeof LISTED>;
  /** Where it was, as Playground's exporter says; its settings may have another address. */
  readonly address: string | undefined;
  /** Code that belongs to a host, by path in `wp-content`. */
  readonly leftOut: readonly string[];
}

/** A ZIP is not a copy that a rehearsal can start from; the message continues a sentence that begins with its name. */
export class SiteRefused extends Error {}

/** Half of what a rehearsal can save: it saves some states of the site. */
const MAX_UNPACKED_BYTES = 250_000_000;
const MAX_NAME_LENGTH = 500;

/** Source: the constant `FQDB` of SQLite Database Integration. */
const DATABASE = 'database/.ht.sqlite';

/** Source: WordPress core _get_dropins(). */
const DROP_INS =
  /^(?:object-cache|advanced-cache|db|sunrise|db-error|install|maintenance|php-error|fatal-error-handler|blog-(?:deleted|inactive|suspended))\.php$/;
/** Those of a rehearsal, and of Playground until 2024. */
const OUR_MUST_USE = /^(?:rehearsal\.php|0-playground\.php|playground-includes|sqlite-database-integration)$/;

type Entry = Awaited<ReturnType<typeof openWhole>>[number];

/**
 * Reads the ZIP of a site that WordPress Playground exported or `keep-site` kept. All names are checked before anything is unpacked.
 *
 * @throws SiteRefused
 */
export async function readSiteZip(archive: Buffer): Promise<SiteParts> {
  const entries = await listEntries(archive);
  const root = findRoot(entries);
  const content: MemoryFile[] = [];
  const plugins = new Map<string, MemoryFile[]>();
  const leftOut = new Set<string>();
  for (const entry of entries) {
    const name = entry.path.slice(`${root}wp-content/`.length);
    if (entry.isFolder || !entry.path.startsWith(`${root}wp-content/`)) continue;
    const [top = '', folder = '', ...rest] = name.split('/');
    if (top === 'mu-plugins') leftOut.add(`${top}/${folder}`);
    else if (DROP_INS.test(name)) leftOut.add(name);
    else if (top !== 'plugins' || rest.length === 0) content.push({ name, bytes: unpack(entry) });
    else {
      const files = plugins.get(folder) ?? [];
      plugins.set(folder, files);
      files.push({ name: `${folder}/${rest.join('/')}`, bytes: unpack(entry) });
    }
  }
  const find = (name: string) => entries.find(({ path }) => path === `${root}${name}`);
  const [list, exported] = [find(LIST_FILE), find(EXPORT_FILE)];
  return {
    content,
    plugins,
    listed: list === undefined ? [] : readFile(list, LISTED),
    address: exported && readFile(exported, EXPORT).siteUrl,
    leftOut: [...leftOut].filter((path) => !OUR_MUST_USE.test(path.replace('mu-plugins/', ''))),
  };
}

async function listEntries(archive: Buffer): Promise<readonly Entry[]> {
  const entries = await openWhole(archive).catch((error: unknown) => {
    if (!(error instanceof PackageProblem)) throw error;
    throw new SiteRefused(`cannot be read: ${withoutFullStop(error.message)}`);
  });
  const seen = new Set<string>();
  for (const { name, path, isLink, isSupported, isFolder } of entries) {
    const shown = quoteName(name);
    if (isOutside(name, path)) throw new SiteRefused(`has ${shown}, a path that leads out of the site`);
    if (isLink) throw new SiteRefused(`has ${shown}, a symbolic link`);
    if (!isSupported)
      throw new SiteRefused(`has ${shown}, which is encrypted or compressed in an unusual way`);
    if (!isFolder && seen.has(path)) throw new SiteRefused(`has ${shown} twice`);
    seen.add(path);
  }
  const sizeBytes = entries.reduce((sum, entry) => sum + entry.sizeBytes, 0);
  if (sizeBytes <= MAX_UNPACKED_BYTES) return entries;
  const [size, most] = [formatSize(sizeBytes), formatSize(MAX_UNPACKED_BYTES)];
  throw new SiteRefused(`unpacks to ${size}, but at most ${most} are played`);
}

function isOutside(name: string, path: string): boolean {
  const isOdd = /^[/\\]|^[a-z]:|\p{Cc}/iu.test(name) || name.length > MAX_NAME_LENGTH;
  return isOdd || path.split('/').includes('..');
}

/** The folder around the site, with its slash; `''` without one. */
function findRoot(entries: readonly Entry[]): string {
  const paths = entries.map(({ path }) => path);
  const roots = new Set(paths.flatMap((path) => /^((?:[^/]+\/)?)wp-content\//.exec(path)?.[1] ?? []));
  const root = [...roots].find((one) => paths.includes(`${one}wp-content/${DATABASE}`));
  if (root !== undefined) return root;
  const dump = paths.find((path) => /\.sql(?:\.gz)?$/i.test(path));
  if (dump !== undefined)
    throw new SiteRefused(`has its database as ${quoteName(dump)}, which WordPress Playground cannot read`);
  const missing = `has no database: \`wp-content/${DATABASE}\` is missing`;
  throw new SiteRefused(roots.size > 0 ? missing : 'has no folder `wp-content`');
}

function unpack(entry: Entry): Buffer {
  const bytes = entry.unpack();
  if (bytes !== undefined) return bytes;
  throw new SiteRefused(`is damaged, in ${quoteName(entry.path)}`);
}

function readFile<T>(entry: Entry, reader: Reader<T>): T {
  try {
    return read(reader, JSON.parse(unpack(entry).toString()));
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof SyntaxError)) throw error;
    throw new SiteRefused(`has another ${quoteName(entry.path)} than one that was exported or kept`);
  }
}
