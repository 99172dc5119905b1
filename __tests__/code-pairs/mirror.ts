import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import type { PhpFileFacts, PhpIndex, PhpPackage, PhpSource } from '../../src/package/php/model.ts';
import { parsePhp } from '../../src/package/php/parse.ts';
import { isReadInPart } from '../../src/package/php/places.ts';
import { isMainFile, parsePluginHeader, readRequiredPlugins } from '../../src/package/wordpress/header.ts';

/** A release in a mirror: a bare clone, with the plugin in a folder, or at the top. */
export interface Release {
  readonly clone: string;
  readonly commit: string;
  /** The folder that sites have. */
  readonly slug: string;
  /** Where the plugin is in the clone; `''` for all of it. */
  readonly folder: string;
}

/** Their names begin so: mirrors that add what a new version has, and never delete what it lacks. */
const NEVER_DELETES = 'WordPressBugBounty+';

/** Where a repository is below a folder of clones: `OWNER+NAME/repo`, with or without a work tree. */
export function findClone(mirrors: string, repository: string): string | undefined {
  const base = join(mirrors, repository.replace('/', '+'), 'repo');
  return [join(base, '.git'), base].find((path) => existsSync(join(path, 'objects')));
}

const isCode = (path: string) => /\.(php\d?|phtml|inc)$/i.test(path);

interface Code {
  readonly path: string;
  readonly key: string;
  readonly bytes: Buffer;
}

function describe(slug: string, paths: readonly string[], code: readonly Code[]): PhpPackage {
  const main = code.find(
    ({ path, bytes }) => !path.includes('/') && path.endsWith('.php') && isMainFile(bytes),
  );
  if (main === undefined) throw new Error(`${slug} is no plugin.`);
  const { requiresPhp, requiresWordPress, requiresPlugins, updateUri } = parsePluginHeader(main.bytes);
  return {
    folder: slug,
    mainFile: main.path,
    paths: new Set(paths),
    links: [],
    requiresPhp,
    requiresWordPress,
    updateUri,
    requiresPlugins: readRequiredPlugins(requiresPlugins).slugs,
    sources: code.map(({ path, key, bytes }): PhpSource => {
      return { path, key, sizeBytes: bytes.length, read: () => Promise.resolve(bytes) };
    }),
  };
}

/** Takes a release that is checked out. */
export function readFolder(folder: string, slug: string): PhpPackage {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
  const code = paths.filter(isCode).map((path): Code => {
    const bytes = readFileSync(join(folder, path));
    return { path, bytes, key: createHash('sha256').update(bytes).digest('hex') };
  });
  return describe(slug, paths, code);
}

interface Blob {
  readonly id: string;
  readonly sizeBytes: number;
}

/**
 * Takes a release as its ZIP had it. Where a mirror never deletes, files that a class map of Composer listed once, and no
 * longer lists, are taken away; other left-over files stay, and may hide that something lost its definition.
 */
export function readRelease({ clone, commit, slug, folder }: Release): PhpPackage {
  const git = (...parameters: readonly string[]): Buffer =>
    execFileSync('git', [`--git-dir=${clone}`, ...parameters], { maxBuffer: 2 ** 30 });
  const list = (tree: string): Map<string, Blob> => {
    const rows = git('ls-tree', '-r', '-l', '-z', tree, ...(folder === '' ? [] : [`${folder}/`]))
      .toString()
      .split('\0');
    return new Map(
      rows.flatMap((row): [string, Blob][] => {
        const [, kind = '', id = '', size = '', path = ''] =
          /^\d+ (\w+) (\w+) +(\S+)\t([^]*)$/.exec(row) ?? [];
        if (kind !== 'blob') return [];
        return [[folder === '' ? path : path.slice(folder.length + 1), { id, sizeBytes: Number(size) }]];
      }),
    );
  };
  const files = list(commit);
  if (basename(dirname(clone)).startsWith(NEVER_DELETES))
    for (const path of listLeftOver()) files.delete(path);

  const code = [...files].filter(([path]) => isCode(path));
  const contents = readBlobs(code.map(([, { id }]) => id));
  const read = code.map(([path, { id }]) => ({ path, key: id, bytes: contents.get(id) ?? Buffer.of() }));
  return describe(slug, [...files.keys()], read);

  /** All in one process: one for each file takes longer than parsing it. */
  function readBlobs(ids: readonly string[]): ReadonlyMap<string, Buffer> {
    const out = execFileSync('git', [`--git-dir=${clone}`, 'cat-file', '--batch'], {
      input: ids.map((id) => `${id}\n`).join(''),
      maxBuffer: 2 ** 30,
    });
    const blobs = new Map<string, Buffer>();
    for (let at = 0; at < out.length;) {
      const start = out.indexOf('\n', at) + 1;
      const [id = '', , size = ''] = out
        .subarray(at, start - 1)
        .toString()
        .split(' ');
      blobs.set(id, out.subarray(start, start + Number(size)));
      at = start + Number(size) + 1;
    }
    return blobs;
  }

  function listLeftOver(): readonly string[] {
    return [...files.keys()]
      .filter((path) => path.endsWith('composer/autoload_classmap.php'))
      .flatMap((map) => {
        const place = posix.join(folder, map);
        const commits = git('log', '--format=%H', commit, '--', place).toString().trim().split('\n');
        const [now = [], ...before] = commits.map((one) =>
          listMapped(git('show', `${one}:${place}`).toString(), map),
        );
        const kept = new Set(now);
        // Where it lists nothing any more, classes may be found by their names instead.
        const folders = new Set(now.map((path) => posix.dirname(path)));
        return before.flat().filter((path) => !kept.has(path) && folders.has(posix.dirname(path)));
      });
  }
}

/** Files in a class map of Composer, as they are named below the plugin's folder. */
function listMapped(code: string, map: string): readonly string[] {
  const vendor = posix.dirname(posix.dirname(map));
  return [...code.matchAll(/=> \$(vendorDir|baseDir) \. '\/([^']+)'/g)].map(([, base, path = '']) =>
    posix.normalize(posix.join(base === 'vendorDir' ? vendor : posix.dirname(vendor), path)),
  );
}

/** Reads all of a package, as long as it takes: what a busy machine leaves unread is silent, and tables are to stay. */
export async function readWhole({ sources, ...plugin }: PhpPackage, previous?: PhpIndex): Promise<PhpIndex> {
  const known = new Map<string, PhpFileFacts>();
  const keyOf = (key: string, path: string, paths: ReadonlySet<string>) =>
    `${isReadInPart(path, paths) ? 'l' : 'o'}${key}`;
  for (const [path, facts] of previous?.files ?? [])
    known.set(keyOf(facts.key, path, previous?.paths ?? new Set()), facts);
  const files = new Map<string, PhpFileFacts>();
  const unread: string[] = [];
  for (const { path, key, sizeBytes, read } of sources) {
    const reading = keyOf(key, path, plugin.paths);
    const bytes = sizeBytes > MAX_BYTES ? undefined : await read();
    if (bytes === undefined) {
      unread.push(path);
      continue;
    }
    const facts = known.get(reading) ?? {
      key,
      ...parsePhp(Buffer.from(bytes).toString('latin1'), isReadInPart(path, plugin.paths)),
    };
    known.set(reading, facts);
    files.set(path, facts);
  }
  return { ...plugin, files, unread };
}

/** Larger files are not read. */
const MAX_BYTES = 1024 * 1024;
